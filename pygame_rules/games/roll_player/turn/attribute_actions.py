"""The attribute actions that a placed die allows (RP-5.5, RP-6)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from ....core.flow import Events, expect
from ....core.play import Action, Ask, Move
from ....core.words import tr
from .. import actions as act
from .. import events as ev
from ..effects.carriers import passives
from ..effects.uses import uses
from ..effects.vocabulary import AdjustRange, ExtraAction, RepeatAction, RerollDice
from ..state import CHA, CON, DEX, INT, ROWS, STR, WIS, Player, Seated, State
from ..view_types import SubjectView
from ..words.names import row_name
from .primitives import adjust_die, flip_die, move, swap_dice
from .purchases import drops
from .rolled_dice import reroll_die
from .windows import SkillMoment

ALL_ROWS = (STR, DEX, CON, INT, WIS, CHA)
ROW_OF: dict[type[Action], int] = {
    act.Flip: STR,
    act.Swap: DEX,
    act.Adjust: CON,
    act.Reroll: INT,
    act.MoveMarker: WIS,
    act.TakeToken: CHA,
}


@dataclass(slots=True)
class Acting(SkillMoment):
    """After placing a die its player may take attribute actions (RP-5.5)."""

    name = "act"
    in_turn = True

    # The row of the placed die, until the first action is taken.
    placed: int | None
    # The actions that are left: for each the rows whose action it may be.
    left: tuple[tuple[int, ...], ...]

    def actions(self, state: State) -> Sequence[Move]:
        seat = self.player
        rows = self.left[0] if len(self.left) == 1 else self.rows
        return [*drops(state, seat), *row_actions(state, seat, rows), *uses(state, seat, self)]

    @property
    def rows(self) -> list[int]:
        """The rows whose action may be taken now."""
        return [row for row in ALL_ROWS if any(row in rows for rows in self.left)]

    def answer(self, state: State, action: Action, events: Events) -> None:
        """Take an attribute action, or skip what is left of them (RP-5.5, RP-5.6)."""
        stack = state.stack
        stack.pop()
        if type(action) is act.Skip:
            return
        row = ROW_OF[type(action)]
        if len(self.left) > 1:
            left = list(self.left)
            left.remove(min([rows for rows in left if row in rows], key=len))
            stack.append(Acting(self.player, None, tuple(left)))
        if repeats(state.players[self.player], row) > 1:
            stack.append(ActingAgain(self.player, row, 1, _rerolled(action)))
        attribute_action(state, self.player, action, events)

    def is_moment(self, timing: str) -> bool:
        return timing == "own_dice_turn_after_place" and self.placed is not None

    def any_row(self) -> Acting:
        left = tuple(ALL_ROWS if rows == (self.placed,) else rows for rows in self.left)
        return Acting(self.player, self.placed, left)

    def asks(self, state: State) -> Ask:
        rows = self.rows
        if len(rows) == 1:
            prompt = tr("Take the action of {row}, or skip it.", row=row_name(ROWS[rows[0]]))
        else:
            prompt = tr("Take an attribute action, or skip it.")
        return Ask(self.player, prompt, "RP-5.5")

    def subject(self, state: State) -> SubjectView:
        return {"rows": [ROWS[row] for row in self.rows]}

    def check(self, state: State) -> None:
        Seated.check(self, state)
        expect(self.placed is None or self.placed in ALL_ROWS, "the row of the placed die")
        expect(0 < len(self.left) <= 2, "an action or two")
        expect(all(rows and set(rows) <= set(ALL_ROWS) for rows in self.left), "rows with an action each")


@dataclass(slots=True)
class ActingAgain(Seated):
    """The action of a row may be done once more, each reroll with another die (RP-16.16)."""

    name = "act"
    in_turn = True

    row: int
    # How often it was done, and the spaces of the dice that were rerolled.
    done: int
    rerolled: tuple[int, ...] = ()

    def actions(self, state: State) -> Sequence[Move]:
        return row_actions(state, self.player, (self.row,), self.rerolled)

    def play(self, state: State, action: Action, events: Events) -> None:
        state.stack.pop()
        if type(action) is act.Skip:
            return
        done = self.done + 1
        if done < repeats(state.players[self.player], self.row):
            state.stack.append(ActingAgain(self.player, self.row, done, (*self.rerolled, *_rerolled(action))))
        attribute_action(state, self.player, action, events)

    def asks(self, state: State) -> Ask:
        return Ask(self.player, tr("Do it once more, or skip."), "RP-5.5")

    def subject(self, state: State) -> SubjectView:
        return {"rows": [ROWS[self.row]]}

    def check(self, state: State) -> None:
        Seated.check(self, state)
        expect(self.row in ALL_ROWS and 1 <= self.done < 4, "an action to do again")
        expect(all(0 <= space < 18 for space in self.rerolled), "rerolled dice of the sheet")


def _rerolled(action: Action) -> tuple[int, ...]:
    return (action.space,) if isinstance(action, act.Reroll) else ()


def after_placing(player: Player, seat: int, row: int) -> Acting:
    """The actions that a die placed in a row allows: its own, and for some classes that of another row (RP-16.16)."""
    left: list[tuple[int, ...]] = [(row,)]
    for effect in passives(player, ExtraAction):
        if effect.row == ROWS[row]:
            left.append(OTHER_ROWS[row])
    return Acting(seat, row, tuple(left))


OTHER_ROWS: dict[int, tuple[int, ...]] = {row: tuple(other for other in ALL_ROWS if other != row) for row in ALL_ROWS}


def row_actions(state: State, seat: int, rows: Collection[int], rerolled: tuple[int, ...] = ()) -> list[Move]:
    """The actions of some rows, or to skip them, sorted by text (RP-6.2 to RP-6.7)."""
    player = state.players[seat]
    sheet = player.sheet
    filled = act.filled_spaces(sheet)
    reach = max([1] + [effect.amount for effect in passives(player, AdjustRange)]) if CON in rows else 0
    offers: list[Move] = []
    if STR in rows:
        offers += act.flips(seat, filled)
    if reach:
        offers += act.adjustments(seat, sheet, reach, -1)
    if WIS in rows:
        offers += act.moves(seat, player.marker)
    if reach:
        offers += act.adjustments(seat, sheet, reach, 1)
    if INT in rows:
        spaces = tuple([space for space in filled if space not in rerolled]) if rerolled else filled
        offers += act.rerolls(seat, spaces)
    offers.append(act.skip(seat))
    if DEX in rows:
        offers += act.swaps(seat, filled)
    if CHA in rows:
        offers.append(act.take_token(seat))
    return offers


def repeats(player: Player, row: int) -> int:
    """How often the action of a row may be done at once."""
    times = [1] + [effect.times for effect in passives(player, RepeatAction) if effect.row == ROWS[row]]
    if row == INT:
        times += [effect.count for effect in passives(player, RerollDice)]
    return max(times)


def attribute_action(state: State, seat: int, action: Action, events: Events) -> None:
    """What the action of a row does (RP-6.2 to RP-6.7)."""
    if isinstance(action, act.Flip):
        flip_die(state, seat, action.space, events)
    elif isinstance(action, act.Swap):
        swap_dice(state, seat, action.first, action.second, events)
    elif isinstance(action, act.Adjust):
        adjust_die(state, seat, action.space, action.amount, events)
    elif isinstance(action, act.Reroll):
        reroll_die(state, seat, action.space, events)
    elif isinstance(action, act.MoveMarker):
        move(state, seat, action.direction, events)
    else:
        state.players[seat].tokens += 1
        events.append(ev.TokenGained(seat))
