"""A table: one game in progress, as pages, bots, the command line and tests use it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from .codec import Codec
from .errors import BadSetup, IllegalAction, Reason
from .game import Game, Options
from .past import Past, SavedAction
from .play import Action, Decision, Event, LogEntry, Result
from .rng import Rng, seed_number
from .shorthand import Shorthand
from .views import ActionView, SeatActions, TableView, action_view, decision_view, result_view
from .words import tr

_CODECS: dict[type, Codec[Any]] = {}


def codec_of(kind: type) -> Codec[Any]:
    """The codec of a game's positions, made once."""
    if kind not in _CODECS:
        _CODECS[kind] = Codec(kind)
    return _CODECS[kind]


class Table:
    """One game in progress."""

    def __init__(self, game: Game[Any], players: int, seed: int | str, options: Options) -> None:
        if type(players) is not int or players not in game.info.players:
            counts = ", ".join(map(str, game.info.players))
            raise BadSetup(tr("{game} is for {counts} players.", game=game.info.title, counts=counts))
        self.game = game
        self.players = players
        self.seed = seed_text(seed)
        self.options = options
        self._state, events = game.new(players, options, Rng(seed_number(self.seed)))
        self._actions: tuple[Action, ...] | None = None
        self.past = Past(game, self._state, events)

    # What is asked

    @property
    def decision(self) -> Decision | None:
        """Who is asked what, or None when the game is over."""
        return self.game.decision(self._state)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The legal actions, sorted by seat and text; empty only when the game is over."""
        if self._actions is None:
            self._actions = tuple(self.game.actions(self._state))
        return self._actions

    @property
    def result(self) -> Result | None:
        return self.game.result(self._state)

    @property
    def state(self) -> Any:
        """The position itself, for tests and tools; pages and bots use `view`."""
        return self._state

    # What is done

    def play(self, action: Action | str, player: int | None = None) -> list[Event]:
        """Carry out an action (or its text) and return what happened. IllegalAction leaves the table as it was."""
        if isinstance(action, str):
            action = self._find(action, player)
        elif isinstance(action, SavedAction):
            action = self._find(action.text, action.player)
        elif not self._is_legal(action):
            raise IllegalAction(self._why(str(action), action.player))
        events = self.game.play(self._state, action)
        self.past.add(action, events, self._state)
        self._actions = None
        return events

    def _is_legal(self, action: Action) -> bool:
        # Nearly always it is one of the listed objects, and telling that is quicker than comparing.
        for listed in self.actions:
            if listed is action:
                return True
        return action in self.actions

    def explain(self, text: str, player: int | None = None) -> Reason | None:
        """None if the text is a legal action, else the reason why not."""
        try:
            self._find(text, player)
        except IllegalAction as error:
            return error.reason
        return None

    def _find(self, text: str, player: int | None) -> Action:
        wanted = " ".join(text.split())
        found = [a for a in self.actions if a.text == wanted and player in (None, a.player)]
        if len({a.player for a in found}) > 1:
            raise IllegalAction(Reason(tr("Several players may do that now; name the seat.")))
        if not found:
            raise IllegalAction(self._why(wanted, player))
        return found[0]

    def _why(self, text: str, player: int | None) -> Reason:
        if not self.actions:
            return Reason(tr("The game is over."))
        if player is None or not 0 <= player < self.players:
            return self.game.explain(self._state, text)
        return self.game.explain_to(self._state, text, player)

    @property
    def can_undo(self) -> bool:
        """Whether the last action can be taken back: nothing was revealed by it or since."""
        before = len(self.past.actions) - 1
        if before < self.past.floor:
            return False
        # Recalling a saved past may raise the floor, so it is asked twice.
        return before >= self.past.start or (self._remember() and before >= self.past.floor)

    def undo(self) -> None:
        """Back to before the last action."""
        if not self.can_undo:
            raise IllegalAction(Reason(self._why_no_undo()))
        before = len(self.past.actions) - 1
        self._state = self.past.position(before)
        self.past.cut(before)
        self._actions = None

    def at(self, count: int) -> Table:
        """Another table, as this one stood after so many actions, with its past: to look, or to branch off.

        Chance is part of the position: who plays the same from there sees the same come up.
        """
        if type(count) is not int or not 0 <= count <= len(self.past.actions):
            raise BadSetup(tr("This game has no such moment."))
        if count < self.past.start and not self._remember():
            raise BadSetup(tr("The rules of this game have changed since, and its past can no longer be played."))
        table = self._same()
        table._state = self.past.position(count)
        table._actions = None
        table.past = self.past.copy()
        table.past.cut(count)
        return table

    def _why_no_undo(self) -> str:
        if not self.past.actions:
            return tr("There is nothing to take back yet.")
        return tr("This cannot be taken back: something has been revealed since.")

    # What is known

    def view(self, seat: int | None = None, *, worded: bool = True) -> TableView:
        """All that a seat (None: an onlooker) may know, as JSON-able values.

        Not `worded`, the actions lack their words and what they would change: bots need neither.
        """
        if seat is not None and not (type(seat) is int and 0 <= seat < self.players):
            raise BadSetup(tr("There is no seat {seat} at this table.", seat=seat))
        decision, result = self.decision, self.result
        return {
            "game": self.game.info.id,
            "seat": seat,
            "players": self.players,
            "options": self.options.model_dump(mode="json"),
            "decision": None if decision is None else decision_view(decision),
            "actions": [] if seat is None else self._offers(seat, worded),
            "others": self._offers_of_others(seat, decision, worded),
            "board": self.game.view(self._state, seat),
            "result": None if result is None else result_view(result),
        }

    def _offers(self, seat: int, worded: bool) -> list[ActionView]:
        own = [action for action in self.actions if action.player == seat]
        if not own or not worded:
            return [action_view(action) for action in own]
        changes, game, state = self.hints(seat), self.game, self._state
        return [action_view(action, game.label(state, action), changes.get(action.text, {})) for action in own]

    def _offers_of_others(self, seat: int | None, decision: Decision | None, worded: bool) -> list[SeatActions]:
        """What the other seats may do, in a game that is played together and in which nobody hides anything."""
        info = self.game.info
        if decision is None or info.secrets or not (info.cooperative or len(decision.asks) > 1):
            return []
        return [
            {"player": other, "actions": self._offers(other, worded)} for other in decision.players if other != seat
        ]

    def hints(self, seat: int) -> dict[str, Any]:
        """Per legal action text of a seat: what it would certainly change."""
        return self.game.hints(self._state, seat)

    def log(self, seat: int | None = None, since: int = 0) -> list[LogEntry]:
        """What happened so far, or since so many actions, as a seat (None: an onlooker) may know it."""
        self._remember()
        entries = self.past.log if self.past.whole else self.past.log[1:]
        return [entry.seen_by(seat) for entry in entries[since:]]

    def describe(self, event: Event, names: Sequence[str] | None = None) -> str:
        """An event in a sentence."""
        return self.game.describe(event, names or [tr("Player {n}", n=seat + 1) for seat in range(self.players)])

    # What is kept

    @property
    def digest(self) -> str:
        """A short hash of the whole position: equal positions, equal hash, on every platform."""
        data = codec_of(self.game.state_type).encode(self._state)
        return sha256(json.dumps(data, separators=(",", ":")).encode()).hexdigest()[:16]

    @property
    def replay(self) -> str:
        """The game as a text that plays to the very same position anywhere."""
        from .replay import write  # the two modules need each other

        return write(self)

    @property
    def transcript(self) -> str:
        """The replay with remarks on what came of each action: a game to read, which plays as well."""
        from .replay import tell  # the two modules need each other

        return tell(self)

    @property
    def history(self) -> tuple[Action, ...]:
        """The actions so far."""
        return tuple(self.past.actions)

    @property
    def floor(self) -> int:
        """How many actions can no longer be taken back."""
        return self.past.floor

    @property
    def chapters(self) -> tuple[int, ...]:
        """How many actions there were at the end of each chapter, such as a round; `at` takes such a count."""
        return tuple(self.past.chapters)

    def save(self) -> str:
        """The table as a text with a schema version and a checksum."""
        from .save import write  # the two modules need each other

        return write(self)

    def copy(self) -> Table:
        """An independent table in the same position, with the same past."""
        table = self._same()
        table._state = self.game.copy(self._state)
        table._actions = self._actions
        table.past = self.past.copy()
        return table

    def _same(self) -> Table:
        """A table of the same game, without a position yet."""
        table = object.__new__(Table)
        table.game, table.players, table.seed, table.options = self.game, self.players, self.seed, self.options
        return table

    @classmethod
    def restore(
        cls,
        game: Game[Any],
        players: int,
        seed: str,
        options: Options,
        state: Any,
        history: list[str],
        floor: int,
        finished: Shorthand | None = None,
    ) -> Table:
        """A table from the parts of a save. Its past is played through only when it is asked for."""
        table = object.__new__(cls)
        table.game, table.players, table.seed, table.options = game, players, seed, options
        table._state = state
        table._actions = None
        table.past = Past.loaded(game, state, finished or Shorthand(), history, floor)
        return table

    def _remember(self) -> bool:
        """Make sure that log and undo have the past; False if it no longer leads here (the content has changed)."""
        if self.past.whole or self.past.lost:
            return self.past.whole
        table = Table(self.game, self.players, self.seed, self.options)
        try:
            for action in self.past.actions:
                table.play(action.text, action.player)
            leads_here = table.digest == self.digest
        except IllegalAction:
            leads_here = False
        if leads_here:
            self.past = self.past.recall(table.past)
        else:
            self.past.lose()
        return leads_here


def seed_text(seed: int | str) -> str:
    """A seed as it is kept: one line of at most 200 characters; BadSetup for anything else."""
    text = " ".join(str(seed).split())
    try:
        text.encode()
    except UnicodeEncodeError:
        text = ""
    if len(text) > 200 or (not text and str(seed).strip()):
        raise BadSetup(tr("A seed is a number or a short text."))
    return text
