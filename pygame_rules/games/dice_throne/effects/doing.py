"""What each effect does. Effects that only change something are in `SIMPLE`; those that ask, roll or hold other effects
inside are in `COMPLEX` and put frames on the stack.

A `do` frame is a text that is being done: `player` owns it, `code` and `at` are the place in it, `n` is the chosen
player (or -1), `m` what was spent, `word` where it comes from, such as `card:get_some`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .. import events as ev
from ..state import Frame, State, Tray
from ..turn.boards import family_of
from ..turn.changes import Events, remove_token, roll_tray
from ..turn.plays import interrupt_choice
from ..turn.situations import REMOVABLE, bits_of, situation
from ..turn.windows import open_window
from . import vocabulary as v
from .gains import GAINS
from .impacts import IMPACTS, deal
from .overflow import spends_first
from .reckoning import holds, symbols_at_hand, value
from .texts import PROGRAMS, child
from .vocabulary import ALL, Effect
from .whom import candidates, seats_for


def run(state: State, frame: Frame, events: Events) -> bool:
    """Do a text from where it stands, up to an effect that has something to ask or to do first."""
    stack = state.stack
    if state.players[frame.player].out:
        stack.pop()
        return False
    effects = PROGRAMS[frame.code]
    at, count = frame.at, len(effects)
    while at < count:
        effect = effects[at]
        at += 1
        simple = SIMPLE.get(type(effect))
        if simple is not None:
            # `items` tells that room could already be made for the tokens gained here.
            if type(effect) is v.Gain and at not in frame.items and spends_first(state, frame, effect):
                stack[-1] = Frame("do", frame.player, frame.code, at - 1, frame.n, frame.m, frame.word, (at,))
                open_window(state, "full", frame.player)
                return False
            simple(state, frame, effect, events)
            continue
        if at < count:
            stack[-1] = Frame("do", frame.player, frame.code, at, frame.n, frame.m, frame.word)
        else:
            stack.pop()
        COMPLEX[type(effect)](state, frame, effect, at - 1, events)
        return False
    stack.pop()
    return False


def do(state: State, frame: Frame, code: str, chosen: int | None = None, spent: int | None = None) -> None:
    """Put a text inside another one on the stack."""
    state.stack.append(
        Frame(
            "do",
            frame.player,
            code,
            0,
            frame.n if chosen is None else chosen,
            frame.m if spent is None else spent,
            frame.word,
        )
    )


# The course of things


def _deal_any(state: State, frame: Frame, effect: v.Deal, at: int, events: Events) -> None:
    """Deal damage; a separate source gets a pot of its own, which is settled at once (DTM-8)."""
    if not effect.separate:
        deal(state, frame, effect, events)
        return
    state.pot += 1
    deal(state, frame, effect, events)
    state.stack.append(Frame("settle", frame.player, n=state.pot))


def _more_attempts(state: State, frame: Frame, effect: v.OneMoreAttempt, events: Events) -> None:
    if effect.roll == "offense":
        state.attempts += 1
        # Whoever has declared something may go back to rolling (DT-3.4.3).
        state.changed = True
    else:
        state.defense_attempts += 1
    events.append(ev.AttemptAdded(frame.player, effect.roll))


def _skip(state: State, frame: Frame, effect: v.SkipPhase, events: Events) -> None:
    state.skip = True


def _fail(state: State, frame: Frame, effect: v.FailPhase, events: Events) -> None:
    if state.attack is not None:
        state.attack.failed = True


def _extra(state: State, frame: Frame, effect: v.ExtraRollPhase, events: Events) -> None:
    state.extra = (*state.extra, frame.player)


# Effects with others inside


def _if(state: State, frame: Frame, effect: v.If, at: int, events: Events) -> None:
    if holds(state, frame, effect.condition):
        do(state, frame, child(frame.code, at))
    elif effect.otherwise:
        do(state, frame, child(frame.code, at, 1))


def _for_each(state: State, frame: Frame, effect: v.ForEach, at: int, events: Events) -> None:
    for _ in range(symbols_at_hand(state, frame.player).count(effect.symbol)):
        do(state, frame, child(frame.code, at))


def _roll(state: State, frame: Frame, effect: v.Roll, at: int, events: Events) -> None:
    """Roll own dice; when nobody wants to change them any more, the effects happen with them (DT-8.4)."""
    state.stack.append(Frame("untray", frame.player))
    do(state, frame, child(frame.code, at))
    roll_tray(state, frame.player, "roll", effect.dice, events)
    open_window(state, "roll", frame.player)


def untray(state: State, frame: Frame, events: Events) -> bool:
    """The dice of an extra roll go back."""
    state.stack.pop()
    state.trays.pop()
    return False


def _then(state: State, frame: Frame, effect: v.Then, at: int, events: Events) -> None:
    """A window; after damage of the ability itself, what follows waits for the end of the Roll Phase (DT-8.6)."""
    attack = state.attack
    if attack is not None and not attack.settled and attack.type and frame.code == attack.code:
        attack.resume, attack.resume_at = frame.code, at + 1
        if at + 1 < len(PROGRAMS[frame.code]):
            state.stack.pop()
        return
    open_window(state, "then", frame.player)


def _may(state: State, frame: Frame, effect: v.May, at: int, events: Events) -> None:
    """Ask, if there is anything to it."""
    if bits_of(effect.does) & situation(state, frame.player):
        state.stack.append(Frame("may", frame.player, frame.code, at, frame.n, frame.m, frame.word))


def _ask(step: str) -> Callable[[State, Frame, Any, int, Events], None]:
    """A handler that puts a question on the stack; the step's `run` drops it if there is nothing to choose."""

    def handler(state: State, frame: Frame, effect: Any, at: int, events: Events) -> None:
        state.stack.append(Frame(step, frame.player, frame.code, at, frame.n, frame.m, frame.word))

    return handler


def _choose(state: State, frame: Frame, effect: v.Choose, at: int, events: Events) -> None:
    found = candidates(state, frame.player, effect)
    if effect.up_to == 1 and len(found) == 1:
        do(state, frame, child(frame.code, at), chosen=found[0])
        interrupt_choice(state, frame, child(frame.code, at))
    elif found:
        state.stack.append(Frame("choose", frame.player, frame.code, at, frame.n, frame.m, frame.word, tuple(found)))


def _remove_status(state: State, frame: Frame, effect: v.RemoveStatus, at: int, events: Events) -> None:
    for seat in seats_for(state, frame, effect.who):
        if effect.amount >= ALL:
            for token in sorted(state.players[seat].tokens):
                if token in REMOVABLE:
                    remove_token(state, seat, token, ALL, frame.player, events)
        else:
            state.stack.append(Frame("remove", frame.player, frame.code, at, seat, effect.amount, frame.word))


def _grow(state: State, frame: Frame, effect: v.Grow, at: int, events: Events) -> None:
    steps = value(state, frame, effect.amount)
    if steps > 0:
        state.stack.append(Frame("grow", frame.player, frame.code, at, steps, 0, frame.word))


def _grow_each(state: State, frame: Frame, effect: v.GrowEach, at: int, events: Events) -> None:
    tokens = state.players[frame.player].tokens
    held = tuple([tokens.get(stage.id, 0) for stage in family_of(effect.family)])
    state.stack.append(Frame("grow_each", frame.player, frame.code, at, 0, 0, frame.word, held))


def reopen_dice(state: State) -> None:
    """Dice at hand that were rolled again can be changed again; the window for that kind of roll opens."""
    tray = state.trays[-1]
    if not tray.open:
        state.trays[-1] = Tray(tray.owner, tray.purpose, tray.values, True)
    open_window(state, "defense" if tray.purpose == "defense" else "roll", tray.owner)


SIMPLE: dict[type[Effect], Callable[[State, Frame, Any, Events], None]] = {
    **IMPACTS,
    **GAINS,
    v.OneMoreAttempt: _more_attempts,
    v.SkipPhase: _skip,
    v.FailPhase: _fail,
    v.ExtraRollPhase: _extra,
}

COMPLEX: dict[type[Effect], Callable[[State, Frame, Any, int, Events], None]] = {
    v.Deal: _deal_any,
    v.If: _if,
    v.ForEach: _for_each,
    v.Roll: _roll,
    v.Then: _then,
    v.May: _may,
    v.Or: _ask("or"),
    v.Choose: _choose,
    v.Spend: _ask("spend"),
    v.RemoveStatus: _remove_status,
    v.MoveStatus: _ask("move"),
    v.PreventStatus: _ask("block"),
    v.Grow: _grow,
    v.GrowEach: _grow_each,
    v.RerollThese: _ask("reroll_these"),
    v.Reroll: _ask("reroll_dice"),
    v.SetDice: _ask("set_dice"),
    v.NudgeDie: _ask("nudge"),
    v.CopyDie: _ask("copy"),
}
