"""What each effect does. Effects that only change something are in `SIMPLE`; those that ask, roll or hold other effects
inside are in `COMPLEX` and put frames on the stack.

A `do` frame is a text that is being done: `player` owns it, `code` and `at` are the place in it, `n` is the chosen
player (or -1), `m` what was spent, `word` where it comes from, such as `card:get_some`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import events as ev
from . import vocabulary as v
from .amounts import holds, symbols_at_hand, value
from .boards import family_of, limit_of
from .damage import avoidable
from .plays import interrupt_choice
from .primitives import (
    Events,
    add_hit,
    add_token,
    draw,
    gain_cp,
    heal_now,
    lose_cards,
    lose_cp,
    remove_token,
    roll_tray,
    steal_cp,
)
from .programs import PROGRAMS, child
from .situations import INCOMING_ANY, REMOVABLE, STATUS_ANY, bits_of, situation
from .state import NOBODY, Attack, Frame, Hit, State, Tray, opponents, teammates
from .vocabulary import ALL, ALL_OPPONENTS, CHOSEN, NORMAL, SELF, Effect
from .windows import open_window

# In these phases healing is summed with the damage and comes at the end (DT-3.1.2, DT-3.6.6, DT-3.8.1).
SUMMED = ("upkeep", "defense", "discard")


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


# Whom it concerns


def other_side(state: State, seat: int) -> int:
    """The other side of the attack under way, or nobody."""
    attack = state.attack
    if attack is None:
        return NOBODY
    if seat == attack.attacker:
        return attack.target
    return attack.attacker if seat == attack.target else NOBODY


def seats_for(state: State, frame: Frame, who: str) -> list[int]:
    """The players whom an effect concerns; only those who are still in the game."""
    if who == ALL_OPPONENTS:
        return opponents(state, frame.player)
    seat = frame.player if who == SELF else frame.n if who == CHOSEN else other_side(state, frame.player)
    return [seat] if seat >= 0 and not state.players[seat].out else []


def waits_for_target(state: State, frame: Frame, who: str) -> Attack | None:
    """The attack whose target an effect has to wait for (DT-3.4.4, DT-3.6.1)."""
    attack = state.attack
    if who == v.TARGET and frame.code[0] == "a" and attack is not None and not attack.settled:
        return attack
    return None


# Damage


def _deal(state: State, frame: Frame, effect: v.Deal, events: Events) -> None:
    amount = value(state, frame, effect.amount)
    attack = waits_for_target(state, frame, effect.to)
    if attack is not None:
        if not attack.type:
            attack.type = effect.type
        if amount > 0:
            hit = Hit("damage", attack.target, frame.player, amount, effect.type, frame.word, True)
            add_hit(state, hit, events)
        return
    if amount > 0:
        for seat in seats_for(state, frame, effect.to):
            add_hit(
                state, Hit("damage", seat, frame.player, amount, effect.type, frame.word, False, state.pot), events
            )


def _deal_any(state: State, frame: Frame, effect: v.Deal, at: int, events: Events) -> None:
    """Deal damage; a separate source gets a pot of its own, which is settled at once (DTM-8)."""
    if not effect.separate:
        _deal(state, frame, effect, events)
        return
    state.pot += 1
    _deal(state, frame, effect, events)
    state.stack.append(Frame("settle", frame.player, n=state.pot))


def _add_damage(state: State, frame: Frame, effect: v.AddDamage, events: Events) -> None:
    attack = state.attack
    amount = value(state, frame, effect.amount)
    if attack is not None and not attack.settled and amount > 0:
        hit = Hit("add", attack.target, frame.player, amount, attack.type or NORMAL, frame.word, True)
        add_hit(state, hit, events)


def _receive(state: State, frame: Frame, effect: v.Receive, events: Events) -> None:
    amount = value(state, frame, effect.amount)
    if amount > 0:
        seat = frame.player
        add_hit(state, Hit("damage", seat, seat, amount, NORMAL, frame.word, False, state.pot), events)


def _recoil(state: State, frame: Frame, effect: v.Recoil, events: Events) -> None:
    seat = frame.player
    hit = Hit("recoil", seat, seat, effect.amount, NORMAL, frame.word, False, state.pot, effect.at_least)
    add_hit(state, hit, events)


def _prevent(state: State, frame: Frame, effect: v.Prevent, events: Events) -> None:
    amount = value(state, frame, effect.amount)
    if amount > 0:
        for seat in seats_for(state, frame, effect.who):
            add_hit(state, Hit("prevent", seat, frame.player, amount, "", frame.word, False, state.pot), events)


def _prevent_half(state: State, frame: Frame, effect: v.PreventHalf, events: Events) -> None:
    for seat in seats_for(state, frame, effect.who):
        add_hit(state, Hit("half", seat, frame.player, 0, "", frame.word, False, state.pot), events)


def _prevent_all(state: State, frame: Frame, effect: v.PreventAll, events: Events) -> None:
    for seat in seats_for(state, frame, effect.who):
        add_hit(state, Hit("avoid", seat, frame.player, 0, "", frame.word, False, state.pot), events)


def _return_half(state: State, frame: Frame, effect: v.ReturnHalf, events: Events) -> None:
    seat = other_side(state, frame.player)
    if seat >= 0:
        add_hit(state, Hit("return", seat, frame.player, 0, "", frame.word, False, state.pot), events)


def _undefendable(state: State, frame: Frame, effect: v.BecomeUndefendable, events: Events) -> None:
    attack = state.attack
    if attack is not None and not attack.defended and not attack.undefendable and attack.type in ("", NORMAL):
        attack.undefendable = True
        events.append(ev.AttackMadeUndefendable(frame.player, frame.word))


# Health, combat points, cards


def _heal(state: State, frame: Frame, effect: v.Heal, events: Events) -> None:
    amount = value(state, frame, effect.amount)
    if amount <= 0:
        return
    for seat in seats_for(state, frame, effect.who):
        if state.phase in SUMMED:
            add_hit(state, Hit("heal", seat, frame.player, amount, "", frame.word, False, state.pot), events)
        else:
            heal_now(state, seat, amount, events)


def _gain_cp(state: State, frame: Frame, effect: v.GainCp, events: Events) -> None:
    for seat in seats_for(state, frame, effect.who):
        gain_cp(state, seat, value(state, frame, effect.amount), frame.word, events)


def _draw(state: State, frame: Frame, effect: v.Draw, events: Events) -> None:
    for seat in seats_for(state, frame, effect.who):
        draw(state, seat, value(state, frame, effect.amount), events)


def _on_target(kind: str) -> Callable[[State, Frame, Any, Events], None]:
    """A handler for what is done to someone: at once, or when an offensive ability has its target."""

    def handler(state: State, frame: Frame, effect: Any, events: Events) -> None:
        amount = value(state, frame, effect.amount)
        if amount <= 0:
            return
        token = effect.token if kind == "inflict" else ""
        attack = waits_for_target(state, frame, effect.who)
        if attack is not None:
            attack.queue.append((kind, token, amount))
            return
        for seat in seats_for(state, frame, effect.who):
            afflict(state, frame.player, seat, kind, token, amount, frame.word, events)

    return handler


def afflict(
    state: State, by: int, seat: int, kind: str, token: str, amount: int, source: str, events: Events
) -> None:
    """Do something to a player that is not damage: put tokens, take combat points or cards."""
    if kind == "inflict":
        added = add_token(state, seat, token, amount, by, events)
        attack = state.attack
        if added and attack is not None and attack.attacker == by and attack.target == seat and not attack.settled:
            attack.inflicted += [token] * added
    elif kind == "lose_cp":
        lose_cp(state, seat, amount, source, events)
    elif kind == "steal_cp":
        steal_cp(state, by, seat, amount, events)
    else:
        lose_cards(state, seat, amount, events)


# Tokens and companions


def _gain(state: State, frame: Frame, effect: v.Gain, events: Events) -> None:
    amount = value(state, frame, effect.amount)
    if amount > 0:
        for seat in seats_for(state, frame, effect.who):
            add_token(state, seat, effect.token, amount, frame.player, events)


def _gain_to_limit(state: State, frame: Frame, effect: v.GainToLimit, events: Events) -> None:
    player = state.players[frame.player]
    room = limit_of(player, effect.token) - player.tokens.get(effect.token, 0)
    if room > 0:
        add_token(state, frame.player, effect.token, room, frame.player, events)


def _raise_limit(state: State, frame: Frame, effect: v.RaiseLimit, events: Events) -> None:
    player = state.players[frame.player]
    player.raised[effect.token] = player.raised.get(effect.token, 0) + effect.by
    events.append(ev.LimitRaised(frame.player, effect.token, limit_of(player, effect.token)))


def _discard(state: State, frame: Frame, effect: v.Discard, events: Events) -> None:
    remove_token(state, frame.player, effect.token, effect.amount, frame.player, events)


# The course of things


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


def candidates(state: State, seat: int, effect: v.Choose) -> list[int]:
    """Whom a `Choose` can choose, as far as it would do anything."""
    if effect.whom == v.AN_OPPONENT:
        found = opponents(state, seat)
    elif effect.whom == v.A_TEAMMATE:
        found = teammates(state, seat)
    else:
        found = [other for other, player in enumerate(state.players) if not player.out]
    bits = bits_of(effect.does)
    if bits & INCOMING_ANY:
        found = [other for other in found if avoidable(state, other)]
    elif bits & STATUS_ANY:
        found = [other for other in found if any(t in REMOVABLE for t in state.players[other].tokens)]
    return sorted(found)


def _choose(state: State, frame: Frame, effect: v.Choose, at: int, events: Events) -> None:
    found = candidates(state, frame.player, effect)
    if effect.up_to == 1 and len(found) == 1:
        do(state, frame, child(frame.code, at), chosen=found[0])
        interrupt_choice(state, frame, child(frame.code, at))
    elif found:
        state.stack.append(
            Frame("choose", frame.player, frame.code, at, frame.n, frame.m, frame.word, tuple(found))
        )


def _remove_status(state: State, frame: Frame, effect: v.RemoveStatus, at: int, events: Events) -> None:
    for seat in seats_for(state, frame, effect.who):
        if effect.amount >= ALL:
            for token in sorted(state.players[seat].tokens):
                if token in REMOVABLE:
                    remove_token(state, seat, token, ALL, frame.player, events)
        else:
            state.stack.append(
                Frame("remove", frame.player, frame.code, at, seat, effect.amount, frame.word)
            )


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
    v.AddDamage: _add_damage,
    v.Receive: _receive,
    v.Recoil: _recoil,
    v.Prevent: _prevent,
    v.PreventHalf: _prevent_half,
    v.PreventAll: _prevent_all,
    v.ReturnHalf: _return_half,
    v.BecomeUndefendable: _undefendable,
    v.Heal: _heal,
    v.GainCp: _gain_cp,
    v.LoseCp: _on_target("lose_cp"),
    v.StealCp: _on_target("steal_cp"),
    v.Draw: _draw,
    v.DiscardRandom: _on_target("lose_cards"),
    v.Gain: _gain,
    v.GainToLimit: _gain_to_limit,
    v.Inflict: _on_target("inflict"),
    v.RaiseLimit: _raise_limit,
    v.Discard: _discard,
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
