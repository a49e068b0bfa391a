"""Saved tables: a small JSON envelope with version and checksum around a packed body and a packed past.

The body holds the position and the lines of what was played, with a blank line after each chapter. In a long game only
those since the last chapter: the finished ones are packed once, the past is their shorthand, and the body has each of
their lines once.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from .errors import BadSave, BadSetup
from .game import Game
from .reading import read_json
from .shorthand import MOST, Shorthand
from .table import Table, codec_of
from .words import tr

SCHEMA = 2
MAX_TEXT = 500_000
# What is unpacked; a game of 7,000 actions has less than a fifth of either, as 0.1.0 saved it too.
MAX_BODY = 500_000
MAX_PAST = 4 * MOST

# From an older schema to the next one: envelope body in, envelope body out.
MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {
    1: lambda body: body,  # all actions stood in the body, without chapters
}


class Envelope(BaseModel):
    """What stands around a save: enough to say what it is without opening it."""

    model_config = ConfigDict(extra="forbid", strict=True)

    format: Literal["rulebound-save"] = "rulebound-save"
    schema_version: int = Field(alias="schema")
    game: str = Field(max_length=40)
    content: str = Field(max_length=64)
    check: str = Field(max_length=64)
    body: str
    past: str = ""


class Body(BaseModel):
    """The table itself."""

    model_config = ConfigDict(extra="forbid", strict=True)

    players: int
    seed: str = Field(max_length=200)
    options: dict[str, Any] = {}
    version: int
    state: Any
    history: str
    floor: int = Field(ge=0)
    lines: str = ""


@cache
def content_hash(game: Game[Any]) -> str:
    """Tells whether a save was made with the same cards and figures; these do not change while a program runs."""
    return sha256(game.content_text().encode()).hexdigest()[:12]


def checksum(schema: int, game: str, content: str, body: str, past: str = "") -> str:
    parts = [str(schema), game, content, body, *([past] if past else [])]
    return sha256("|".join(parts).encode()).hexdigest()[:16]


def write(table: Table) -> str:
    """The save of a table."""
    game = table.game
    finished, floor = table.past.finished, table.floor
    history = table.past.lines(finished.count)
    if len(table.history) > MOST:
        # More than any save is read with: what counts is the position.
        finished, floor, history = Shorthand(), 0, []
    body = Body(
        players=table.players,
        seed=table.seed,
        options=table.options.model_dump(mode="json", exclude_defaults=True),
        version=game.state_version,
        state=codec_of(game.state_type).encode(table.state),
        history="\n".join(history),
        floor=floor,
        lines=finished.lines,
    )
    return seal(game.info.id, content_hash(game), body.model_dump(exclude_defaults=True), finished.letters)


def seal(game: str, content: str, body: Any, letters: str) -> str:
    """The envelope around a body and the letters of the finished chapters."""
    envelope = {"format": "rulebound-save", "schema": SCHEMA, "game": game, "content": content}
    packed = _pack(json.dumps(body, separators=(",", ":")), zlib.Z_DEFAULT_STRATEGY)
    # Letters that stand for places repeat by accident only: to look for repetitions makes them longer.
    past = _pack(letters, zlib.Z_HUFFMAN_ONLY) if letters else ""
    envelope |= {"check": checksum(SCHEMA, game, content, packed, past), "body": packed}
    return json.dumps(envelope | ({"past": past} if past else {}), separators=(",", ":"))


def _pack(text: str, strategy: int) -> str:
    packer = zlib.compressobj(9, zlib.DEFLATED, zlib.MAX_WBITS, 9, strategy)
    packed = packer.compress(text.encode()) + packer.flush()
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def read(text: str, find_game: Callable[[str], Game[Any]]) -> Table:
    """The table of a save; BadSave says in a sentence what is wrong, and nothing else is ever raised."""
    envelope = _envelope(text)
    try:
        game = find_game(envelope.game)
    except BadSetup as error:
        raise BadSave(tr("This save is of a game that is not here: {game}.", game=envelope.game)) from error
    body, letters = _body(envelope)
    try:
        options = game.info.options.model_validate(body.options)
        if body.players not in game.info.players:
            raise ValueError("players")
        if body.version > game.state_version:
            raise BadSave(tr("This save was made by a newer version of Rulebound. Update, then open it again."))
        data = body.state if body.version == game.state_version else game.migrate(body.version, body.state)
        state = codec_of(game.state_type).decode(data)
        game.check(state)
        finished, history = Shorthand.read(body.lines, letters)
        history += body.history.split("\n") if body.history else []
        table = Table.restore(game, body.players, body.seed, options, state, history, body.floor, finished)
        if not body.floor <= len(table.history) <= MOST:
            raise ValueError("floor")
        _try_out(table)
    except BadSave:
        raise
    except Exception as error:  # a hostile body may trip any rule on the way; the player hears one sentence
        raise BadSave(tr("The position in this save makes no sense; it may have been edited.")) from error
    return table


def _try_out(table: Table) -> None:
    """Ask a loaded table all that a page asks at once; what cannot answer is no position."""
    if not table.game.fits(table.state, table.players, table.options):
        raise ValueError("another table")
    if (table.decision is None) != (table.result is not None) or (table.decision is None) != (not table.actions):
        raise ValueError("neither running nor over")
    if not all(0 <= action.player < table.players for action in table.actions):
        raise ValueError("seats")
    for seat in range(table.players):
        json.dumps(table.view(seat))


def _envelope(text: str) -> Envelope:
    if not isinstance(text, str) or not text.strip():
        raise BadSave(tr("This save is empty."))
    if len(text) > MAX_TEXT:
        raise BadSave(tr("This is too large to be a save of Rulebound."))
    try:
        data = read_json(text)
    except ValueError as error:
        raise BadSave(tr("This is not a save of Rulebound, or part of it is missing.")) from error
    if not isinstance(data, dict) or data.get("format") != "rulebound-save":
        raise BadSave(tr("This is not a save of Rulebound."))
    schema = data.get("schema")
    if type(schema) is int and schema > SCHEMA:
        raise BadSave(tr("This save was made by a newer version of Rulebound. Update, then open it again."))
    if type(schema) is not int or (schema != SCHEMA and schema not in MIGRATIONS):
        raise BadSave(tr("This save is of a version that cannot be read."))
    try:
        envelope = Envelope.model_validate(data)
        parts = (envelope.schema_version, envelope.game, envelope.content, envelope.body, envelope.past)
        fits = envelope.check == checksum(*parts)
    except ValueError as error:  # pydantic's and Unicode's refusals alike
        raise BadSave(tr("This save is damaged: a part of it is missing or of the wrong kind.")) from error
    if not fits:
        raise BadSave(tr("This save is damaged: its checksum does not fit."))
    return envelope


def _body(envelope: Envelope) -> tuple[Body, str]:
    """The body and the letters of the past."""
    try:
        data = read_json(_unpack(envelope.body, MAX_BODY))
        for schema in range(envelope.schema_version, SCHEMA):
            data = MIGRATIONS[schema](data)
        letters = _unpack(envelope.past, MAX_PAST).decode() if envelope.past else ""
        return Body.model_validate(data), letters
    except (ValueError, KeyError, TypeError, zlib.error) as error:  # what base64 refuses is a ValueError, too
        raise BadSave(tr("This save is damaged and cannot be unpacked.")) from error


def _unpack(text: str, limit: int) -> bytes:
    packed = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    unpacker = zlib.decompressobj()
    raw = unpacker.decompress(packed, limit)
    if unpacker.unconsumed_tail or not unpacker.eof:
        raise ValueError("too long or cut off")
    return raw
