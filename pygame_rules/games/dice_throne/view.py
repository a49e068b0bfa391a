"""What a seat may know, as JSON-able values: hands of others, the order of decks and the coming rolls are hidden.

With four players partners see each other's hands (DT-12.1).
"""

from __future__ import annotations

import copy as copying
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

from ...core.codec import Codec
from ...core.rng import Rng
from .effects.reckoning import HERO_DICE
from .effects.vocabulary import Activation, Straight, Symbols
from .state import Hit, Player, State, Step, around, copy_state, health_cap, health_of, side_of
from .turn.boards import Board, Slot, board_of, declarable, limit_of, met
from .turn.damage import Total, attack_damage, current, current_hits, half, is_attack, shielded
from .turn.offense import OffenseDeclared, OffenseReroll, OffenseStopped, kings
from .turn.windows import Window
from .words.names import source_name

MODES = {2: "duel", 3: "king", 4: "teams"}
# In which of the three steps of DT-6 a contribution counts.
STEP = {"damage": 1, "recoil": 1, "return": 1, "add": 2, "prevent": 2, "half": 3, "avoid": 3, "heal": 4}


@cache
def state_codec() -> Codec[State]:
    return Codec(State)


def board(state: State, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it."""
    step = state.stack[-1] if state.stack else None
    return {
        "mode": MODES[len(state.players)],
        "phase": state.phase,
        "turn": state.turn,
        "start": state.start,
        "active": state.active,
        "order": around(state, state.active),
        "step": step.name if step else "over",
        "window": _window(step),
        "subject": {} if step is None or isinstance(step, Window) else step.subject(state),
        "attempts": {"left": state.attempts if state.phase == "offense" else 0, "made": state.attempted},
        "intent": _intent(state),
        "trays": [_tray(state, index) for index in range(len(state.trays))],
        "attack": _attack(state),
        "damage": _damage(state),
        "kings": kings(state) if len(state.players) == 3 and state.phase not in ("setup", "over") else [],
        "players": [_player(state, other, seat) for other in range(len(state.players))],
        "pool": list(state.pool),
        "curve": [list(healths) for healths in state.curve],
        "flow": _flow(state, seat),
    }


def may_see(state: State, seat: int | None, other: int) -> bool:
    """Whether a seat sees another's hand."""
    return seat is not None and (seat == other or other in _partners(state, seat))


def _partners(state: State, seat: int) -> tuple[int, ...]:
    return ((seat + 2) % 4,) if len(state.players) == 4 else ()


def _window(step: Step | None) -> dict[str, Any] | None:
    """The response window that is open: its kind, whom it is about, who is still to be asked."""
    if not isinstance(step, Window):
        return None
    return {
        "kind": step.kind.name,
        "about": step.concerns if step.concerns >= 0 else None,
        "seats": list(step.seats),
    }


def _intent(state: State) -> dict[str, Any] | None:
    """What the active player has announced and others may answer."""
    for step in reversed(state.stack):
        if isinstance(step, OffenseDeclared):
            return {"declares": step.ability}
        if isinstance(step, OffenseReroll):
            return {"rerolls": list(step.numbers)}
        if isinstance(step, OffenseStopped):
            return {"stops": True}
    return None


def _tray(state: State, index: int) -> dict[str, Any]:
    tray = state.trays[index]
    faces = HERO_DICE[state.players[tray.owner].hero]
    return {
        "owner": tray.owner,
        "purpose": tray.purpose,
        "values": list(tray.values),
        "symbols": [faces[value - 1] for value in tray.values],
        # Only the dice that were rolled last can be changed.
        "open": tray.open and index == len(state.trays) - 1,
    }


def _attack(state: State) -> dict[str, Any] | None:
    attack = state.attack
    if attack is None:
        return None
    return {
        "attacker": attack.attacker,
        "target": attack.target if attack.target >= 0 else None,
        "ability": attack.ability,
        "tier": attack.text.source.index,
        "type": "undefendable" if attack.undefendable and attack.type == "normal" else attack.type or None,
        "ultimate": attack.ultimate,
        "is_attack": is_attack(state) or attack.dealt > 0,
        "damage": attack_damage(state),
        "defended": attack.defended,
        "settled": attack.settled,
        "dealt": attack.dealt if attack.settled else None,
        "waiting": [
            {"kind": waiting.kind, "token": waiting.token or None, "n": waiting.amount}
            for waiting in attack.queue
            if waiting.amount > 0
        ],
        "inflicted": list(attack.inflicted),
    }


def _damage(state: State) -> list[dict[str, Any]]:
    """What is coming to each player, with each contribution named; the step in which it counts, and its amount."""
    if not state.hits:
        return []
    hits, totals = current_hits(state), current(state)
    safe = shielded(state)
    found = []
    for seat, total in enumerate(totals):
        own = [hit for hit in hits if hit.target == seat]
        if not own:
            continue
        health = health_of(state, seat)
        found.append(
            {
                "player": seat,
                "base": total.base,
                "subtotal": total.subtotal,
                "total": total.final,
                "heal": total.heal,
                "health": health,
                "after": max(0, min(health_cap(state), health - total.final + total.heal)),
                "shielded": seat in safe,
                "lines": [_line(hit, totals) for hit in sorted(own, key=lambda hit: STEP[hit.op])],
            }
        )
    waiting = [hit for hit in hits if hit.target < 0]
    if waiting:
        amount = sum(hit.amount for hit in waiting)
        lines = [_line(hit, totals) for hit in waiting]
        found.append({"player": None, "base": amount, "subtotal": amount, "total": amount, "heal": 0, "lines": lines})
    return found


def _line(hit: Hit, totals: list[Total]) -> dict[str, Any]:
    amount = hit.amount
    if hit.op == "prevent":
        amount = -amount
    elif hit.op == "half":
        amount = -half(totals[hit.target].subtotal)
    elif hit.op == "avoid":
        amount = -totals[hit.target].subtotal
    elif hit.op == "return":
        amount = half(totals[hit.by].subtotal)
    return {
        "op": hit.op,
        "step": STEP[hit.op],
        "by": hit.by,
        "source": {"kind": hit.source.kind, "id": hit.source.id},
        "name": source_name(hit.source),
        "amount": amount,
        "type": hit.type or None,
        "attack": hit.attack,
    }


# Players


def _player(state: State, seat: int, viewer: int | None) -> dict[str, Any]:
    player = state.players[seat]
    found: dict[str, Any] = {
        "seat": seat,
        "side": side_of(state, seat),
        "partner": next(iter(_partners(state, seat)), None),
        "hero": player.hero or None,
        "health": health_of(state, seat),
        "cap": health_cap(state),
        "cp": player.cp,
        "out": player.out,
        "quiet": player.quiet or None,
        "hand": list(player.hand) if may_see(state, viewer, seat) else None,
        "hand_count": len(player.hand),
        "deck": len(player.deck),
        "discard": list(player.discard),
        "upgrades": list(player.upgrades),
        "tokens": [
            {
                "id": token,
                "n": count,
                "limit": limit_of(player, token),
                "fresh": player.fresh.get(token, 0),
                "used": token in player.used,
            }
            for token, count in player.tokens.items()
        ],
        "limits": {token: limit_of(player, token) for token in player.raised},
        "abilities": [],
    }
    if player.hero:
        found["abilities"] = _abilities(state, seat, player)
    return found


def _abilities(state: State, seat: int, player: Player) -> list[dict[str, Any]]:
    lying = board_of(player)
    dice: tuple[int, ...] = ()
    if state.trays and state.trays[0].purpose == "offense" and state.trays[0].owner == seat:
        dice = state.trays[0].values
    usable: dict[str, int] = dict(declarable(lying, dice)) if dice else {}
    return [_ability(lying, slot, dice, usable) for slot in lying.slots.values()]


def _ability(lying: Board, slot: Slot, dice: tuple[int, ...], usable: dict[str, int]) -> dict[str, Any]:
    ability = slot.ability
    return {
        "id": ability.id,
        "kind": ability.kind,
        "level": slot.level,
        "card": slot.card or None,
        "dice": ability.dice,
        "tier": usable.get(ability.id),
        "tiers": [
            {
                "met": bool(dice) and met(tier.when, lying.hero, dice),
                "missing": missing(tier.when, lying.hero.dice, dice) if dice else None,
            }
            for tier in ability.tiers
        ],
    }


def missing(activation: Activation, faces: tuple[str, ...], dice: tuple[int, ...]) -> int:
    """How many dice would have to show something else to meet an activation."""
    if isinstance(activation, Straight):
        runs = range(1, 8 - activation.length)
        return min(sum(value not in dice for value in range(low, low + activation.length)) for low in runs)
    assert isinstance(activation, Symbols)
    shown = Counter(faces[value - 1] for value in dice)
    return sum(max(0, count - shown[symbol]) for symbol, count in activation.needs)


# What bots stand on


def _flow(state: State, seat: int | None) -> Any:
    """The position without what is hidden: unknown hands lie in their decks, decks in the order of names."""
    known = copy_state(state)
    hidden = []
    for other, player in enumerate(known.players):
        if may_see(state, seat, other):
            hidden.append(0)
        else:
            hidden.append(len(player.hand))
            player.deck += player.hand
            player.hand = []
        player.deck.sort()
    known.rng = Rng(0)
    return {"state": state_codec().encode(known), "hidden": hidden}


def imagine(view: Mapping[str, Any], rng: Rng) -> State:
    """A position that fits a view: hidden hands and decks dealt at random, the coming rolls unknown."""
    flow = copying.deepcopy(view["board"]["flow"])
    state = state_codec().decode(flow["state"])
    state.rng = Rng(rng.below(1 << 62))
    for player, count in zip(state.players, flow["hidden"], strict=True):
        state.rng.shuffle(player.deck)
        if count:
            player.hand = player.deck[-count:]
            del player.deck[-count:]
    return state
