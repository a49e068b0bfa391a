"""Saved tables: a small JSON envelope with version and checksum around a packed body."""

from __future__ import annotations

import base64
import binascii
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
from .table import Table, codec_of
from .words import tr

SCHEMA = 1
MAX_TEXT = 1_000_000
MAX_BODY = 4_000_000

# From an older schema to the next one: envelope body in, envelope body out.
MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}


class Envelope(BaseModel):
    """What stands around a save: enough to say what it is without opening it."""

    model_config = ConfigDict(extra="forbid", strict=True)

    format: Literal["rulebound-save"] = "rulebound-save"
    schema_version: int = Field(alias="schema")
    game: str = Field(max_length=40)
    content: str = Field(max_length=64)
    check: str = Field(max_length=64)
    body: str


class Body(BaseModel):
    """The table itself."""

    model_config = ConfigDict(extra="forbid", strict=True)

    players: int
    seed: str = Field(max_length=200)
    options: dict[str, Any]
    version: int
    state: Any
    history: str
    floor: int = Field(ge=0)


@cache
def content_hash(game: Game[Any]) -> str:
    """Tells whether a save was made with the same cards and figures; these do not change while a program runs."""
    return sha256(game.content_text().encode()).hexdigest()[:12]


def checksum(schema: int, game: str, content: str, body: str) -> str:
    return sha256(f"{schema}|{game}|{content}|{body}".encode()).hexdigest()[:16]


def write(table: Table) -> str:
    """The save of a table."""
    game = table.game
    body = Body(
        players=table.players,
        seed=table.seed,
        options=table.options.model_dump(mode="json", exclude_defaults=True),
        version=game.state_version,
        state=codec_of(game.state_type).encode(table.state),
        history="\n".join(f"{action.player} {action.text}" for action in table.history),
        floor=table.floor,
    )
    packed = zlib.compress(json.dumps(body.model_dump(), separators=(",", ":")).encode(), 9)
    text = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    content = content_hash(game)
    envelope = {
        "format": "rulebound-save",
        "schema": SCHEMA,
        "game": game.info.id,
        "content": content,
        "check": checksum(SCHEMA, game.info.id, content, text),
        "body": text,
    }
    return json.dumps(envelope, separators=(",", ":"))


def read(text: str, find_game: Callable[[str], Game[Any]]) -> Table:
    """The table of a save; BadSave says in a sentence what is wrong, and nothing else is ever raised."""
    envelope = _envelope(text)
    try:
        game = find_game(envelope.game)
    except BadSetup as error:
        raise BadSave(tr("This save is of a game that is not here: {game}.", game=envelope.game)) from error
    body = _body(envelope)
    try:
        options = game.info.options.model_validate(body.options)
        if body.players not in game.info.players:
            raise ValueError("players")
        if body.version > game.state_version:
            raise BadSave(tr("This save was made by a newer version of Rulebound. Update, then open it again."))
        data = body.state if body.version == game.state_version else game.migrate(body.version, body.state)
        state = codec_of(game.state_type).decode(data)
        game.check(state)
        history = body.history.split("\n") if body.history else []
        if body.floor > len(history):
            raise ValueError("floor")
        table = Table.restore(game, body.players, body.seed, options, state, history, body.floor)
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
        fits = envelope.check == checksum(envelope.schema_version, envelope.game, envelope.content, envelope.body)
    except ValueError as error:  # pydantic's and Unicode's refusals alike
        raise BadSave(tr("This save is damaged: a part of it is missing or of the wrong kind.")) from error
    if not fits:
        raise BadSave(tr("This save is damaged: its checksum does not fit."))
    return envelope


def _body(envelope: Envelope) -> Body:
    try:
        packed = base64.b64decode(envelope.body + "=" * (-len(envelope.body) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj()
        raw = unpacker.decompress(packed, MAX_BODY)
        if unpacker.unconsumed_tail or not unpacker.eof:
            raise ValueError("too long or cut off")
        data = read_json(raw)
        for schema in range(envelope.schema_version, SCHEMA):
            data = MIGRATIONS[schema](data)
        return Body.model_validate(data)
    except (ValueError, KeyError, TypeError, zlib.error, binascii.Error) as error:
        raise BadSave(tr("This save is damaged and cannot be unpacked.")) from error
