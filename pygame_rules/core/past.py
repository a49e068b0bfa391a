"""The past of a table: what was played, what came of it, how far it can be taken back, and positions on the way."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import Any

from .errors import BadSave
from .game import Game
from .play import Action, Event, LogEntry
from .shorthand import Shorthand
from .words import tr

# A position is kept every so many actions; where there would be more than so many positions, every other one goes.
SPACING = 64
KEPT = 64
# Finished chapters are written in shorthand from so many actions on; fewer lines are shorter as they are.
MANY = 256
# The text of an action is short; a forged one must not grow into a giant of a replay.
LONGEST_LINE = 200


@dataclass(frozen=True, slots=True)
class SavedAction(Action):
    """An action of a saved game of which only seat and text are known."""

    words: str

    def spell(self) -> str:
        return self.words


class Past:
    """What led to the position of a table.

    Of a fresh table everything is known. Of a loaded one the actions are known, but what came of them only since it was
    loaded: `start` actions came before that, and to know more the whole game must be played through.
    """

    __slots__ = (
        "_chapters", "_finished", "_floor", "_next", "_positions", "_reveals", "_seen", "_spacing",
        "actions", "game", "log", "lost", "start", "whole",
    )  # fmt: skip

    def __init__(self, game: Game[Any], state: Any, events: list[Event]) -> None:
        """The past of a table that has just been laid, and what happened while it was laid."""
        self.game = game
        self.actions: list[Action] = []
        # The first entry of the log is no action: it stands for all that was before.
        self.log = [LogEntry(None, events)]
        self.start = 0
        self.whole = True  # whether the log begins with the setup
        self.lost = False  # whether it is known that the actions no longer lead here
        self._floor = 0  # how many of the actions before `start` cannot be taken back
        self._reveals: list[int] = []
        self._chapters: list[int] = []
        self._seen = 1  # how many entries of the log have been looked at for the two above
        self._finished = Shorthand()
        self._positions = [game.copy(state)]  # after `start` actions, and every `_spacing` actions from there
        self._spacing = SPACING
        self._next = SPACING  # the count of actions at which a position is kept

    @classmethod
    def loaded(cls, game: Game[Any], state: Any, finished: Shorthand, lines: list[str], floor: int) -> Past:
        """The past of a loaded table: what is in shorthand, and all its lines, with a blank one after each chapter."""
        past = cls(game, state, [])
        known = {line: SavedAction(*seat_and_text(line)) for line in {*lines} - {""}}
        for line, before in zip(lines, ["", *lines], strict=False):
            if line:
                past.actions.append(known[line])
            elif before:
                past._chapters.append(len(past.actions))
            else:
                raise ValueError("a chapter without actions")
        past.start = len(past.actions)
        past.whole = False
        past._floor = floor
        past._finished = finished
        past._next += past.start
        return past

    def add(self, action: Action, events: list[Event], state: Any) -> None:
        """An action, what came of it, and the position that it led to; what that means is found when it is asked."""
        self.actions.append(action)
        self.log.append(LogEntry(action, events))
        if len(self.actions) == self._next:
            self._keep(state)

    def _keep(self, state: Any) -> None:
        self._positions.append(self.game.copy(state))
        if len(self._positions) > KEPT:
            self._positions = self._positions[::2]
            self._spacing *= 2
        self._next = self.start + self._spacing * len(self._positions)

    def _look(self) -> None:
        """Note what the new entries of the log have revealed and ended."""
        for count, entry in enumerate(self.log[self._seen :], self.start + self._seen):
            if any(event.reveals for event in entry.events):
                self._reveals.append(count)
            if any(event.ends_chapter for event in entry.events):
                self._chapters.append(count)
        self._seen = len(self.log)

    @property
    def floor(self) -> int:
        """How many actions can no longer be taken back."""
        self._look()
        return self._reveals[-1] if self._reveals else self._floor

    @property
    def chapters(self) -> list[int]:
        """How many actions there were at the end of each chapter."""
        self._look()
        return self._chapters

    @property
    def finished(self) -> Shorthand:
        """The chapters that have ended, in shorthand; none as long as they are short. Each is written once."""
        finished, end = self._finished, max(self.chapters, default=0)
        if end >= MANY:
            finished.add(self.lines(finished.count, end))
        return finished

    def lines(self, begin: int, end: int | None = None) -> list[str]:
        """The actions as lines, with a blank one after each chapter."""
        chapters, lines = self.chapters, []
        ends = {*chapters[bisect_right(chapters, begin) :]}
        for count, action in enumerate(self.actions[begin:end], begin + 1):
            lines.append(line_of(action))
            if count in ends:
                lines.append("")
        return lines

    def position(self, count: int) -> Any:
        """The position after so many actions, not fewer than `start`: a new one each time."""
        index = (count - self.start) // self._spacing
        state = self.game.copy(self._positions[index])
        for action in self.actions[self.start + index * self._spacing : count]:
            self.game.play(state, action)
        return state

    def cut(self, count: int) -> None:
        """Forget what came after so many actions, not fewer than `start`."""
        del self.actions[count:]
        del self.log[count - self.start + 1 :]
        self._seen = min(self._seen, len(self.log))
        del self._reveals[bisect_right(self._reveals, count) :]
        del self._chapters[bisect_right(self._chapters, count) :]
        del self._positions[(count - self.start) // self._spacing + 1 :]
        self._next = self.start + self._spacing * len(self._positions)
        if self._finished.count > count:
            self._finished = Shorthand()

    def copy(self) -> Past:
        """An independent past of the same actions. The positions are shared: they are never changed."""
        other = object.__new__(Past)
        other.game, other.start, other.whole, other.lost = self.game, self.start, self.whole, self.lost
        other.actions, other.log, other._seen = list(self.actions), list(self.log), self._seen
        other._floor, other._reveals, other._chapters = self._floor, list(self._reveals), list(self._chapters)
        other._finished = Shorthand()  # chapters are written where they are first saved
        other._positions, other._spacing, other._next = list(self._positions), self._spacing, self._next
        return other

    def lose(self) -> None:
        """The actions before `start` no longer lead here: they stay, but cannot be taken back."""
        self.lost, self._floor = True, self.start

    def recall(self, whole: Past) -> Past:
        """The whole past of the same actions in place of this one; what has been written in shorthand is kept."""
        written = bisect_right(self.chapters, self._finished.count)
        if whole.chapters[:written] == self.chapters[:written]:
            whole._finished = self._finished
        return whole


def line_of(action: Action) -> str:
    """An action as saves and replays write it, such as `1 place con`."""
    return f"{action.player} {action.text}"


def seat_and_text(line: str) -> tuple[int, str]:
    """A line such as `1 place con`, taken apart."""
    seat, _, text = line.partition(" ")
    if not (seat.isascii() and seat.isdigit() and len(seat) < 3 and text) or len(line) > LONGEST_LINE:
        raise BadSave(tr("This save has a line in its history that is no action."))
    return int(seat), text
