"""Games that travel: the text of an exported file, and the same text packed into a link."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from typing import Any

import pygame_rules as pr
from pygame_rules import BadSave, Table, tr

from .setup_form import read_seats
from .text import TITLE_LENGTH, clean

FORMAT = "rulebound-game"
MAX_TEXT = 1_500_000


def export_text(name: str, seats: list[dict[str, Any]], save: str) -> str:
    """A game as the text of a file: the save, with the name and who sat where."""
    return json.dumps({"format": FORMAT, "version": 1, "name": name, "seats": seats, "save": save}, ensure_ascii=False)


def read_game(text: str) -> tuple[Table, str, list[dict[str, Any]]]:
    """The table, name and seats of an exported game, a bare save or a replay; BadSave says what is wrong."""
    if len(text) > MAX_TEXT:
        raise BadSave(tr("This is too large to be a save of Rulebound."))
    if text.startswith("# Rulebound replay"):
        table = pr.replay(text)
        return table, "", read_seats(None, table.players)
    try:
        data = pr.read_json(text)
    except ValueError:
        data = None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        table = pr.load(text)
        return table, "", read_seats(None, table.players)
    save = data.get("save")
    table = pr.load(save if isinstance(save, str) else "")
    return table, clean(data.get("name"), TITLE_LENGTH), read_seats(data.get("seats"), table.players)


def pack(text: str) -> str:
    """A text in letters that may stand in an address."""
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpack(packed: str) -> str:
    """The text of `pack`; BadSave if it is damaged or grows beyond measure."""
    try:
        raw = base64.b64decode(packed + "=" * (-len(packed) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(raw, MAX_TEXT)
        if unpacker.unconsumed_tail or not unpacker.eof:
            raise ValueError("too long or cut off")
        return data.decode()
    except (ValueError, zlib.error, binascii.Error) as error:
        raise BadSave(tr("This link is damaged: part of it is missing.")) from error
