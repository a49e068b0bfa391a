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
from .state import (
    ATTEMPTS,
    HAND_LIMIT,
    MAX_CP,
    START_CP,
    START_HAND,
    START_HEALTH,
    Hit,
    Player,
    State,
    Step,
    around,
    copy_state,
    health_cap,
    health_of,
    side_of,
)
from .turn.boards import Board, Slot, board_of, declarable, limit_of
from .turn.damage import Total, attack_damage, current, current_hits, half, is_attack, shielded
from .turn.offense import OffenseDeclared, OffenseReroll, OffenseStopped, Target, kings
from .turn.situations import PLAYABLE
from .turn.usable import cost_of
from .turn.windows import Window
from .view_types import (
    AbilityView,
    AimView,
    AttackView,
    BoardView,
    CostView,
    DamageLine,
    DamageView,
    FiguresView,
    FlowView,
    IntentView,
    PlayerView,
    TierView,
    TrayView,
    WindowView,
)
from .words.names import source_name

MODES = {2: "duel", 3: "king", 4: "teams"}
# In which of the three steps of DT-6 a contribution counts.
STEP = {"damage": 1, "recoil": 1, "return": 1, "add": 2, "prevent": 2, "half": 3, "avoid": 3, "heal": 4}


@cache
def state_codec() -> Codec[State]:
    return Codec(State)


def board(state: State, seat: int | None) -> BoardView:
    """The table as a seat sees it."""
    step = state.stack[-1] if state.stack else None
    return {
        "mode": MODES[len(state.players)],
        "figures": _figures(state),
        "phase": state.phase,
        # With one opponent there is no target to be found (DT-3.5).
        "skipped": ["targeting"] if len(state.players) == 2 else [],
        "turn": state.turn,
        "round": (state.turn + len(state.players) - 1) // len(state.players),
        "start": state.start,
        "active": state.active,
        "order": around(state, state.active),
        "step": step.name if step else "over",
        "window": _window(step),
        "subject": {} if step is None or isinstance(step, Window) else step.subject(state),
        "attempts": {"left": state.attempts if state.phase == "offense" else 0, "made": state.attempted},
        "intent": _intent(state),
        "trays": [_tray(state, index) for index in range(len(state.trays))],
        "aim": _aim(state, step),
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


def _figures(state: State) -> FiguresView:
    return {
        "full_health": START_HEALTH[len(state.players)],
        "start_cp": START_CP,
        "cp_limit": MAX_CP,
        "start_hand": START_HAND,
        "hand_limit": HAND_LIMIT,
        "attempts": ATTEMPTS,
    }


def _window(step: Step | None) -> WindowView | None:
    """The response window that is open: its kind, whom it is about, who is still to be asked."""
    if not isinstance(step, Window):
        return None
    return {
        "kind": step.kind.name,
        "about": step.concerns if step.concerns >= 0 else None,
        "seats": list(step.seats),
    }


def _intent(state: State) -> IntentView | None:
    """What the active player has announced and others may answer."""
    for step in reversed(state.stack):
        if isinstance(step, OffenseDeclared):
            return {"declares": step.ability}
        if isinstance(step, OffenseReroll):
            return {"rerolls": list(step.numbers)}
        if isinstance(step, OffenseStopped):
            return {"stops": True}
    return None


def _tray(state: State, index: int) -> TrayView:
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


def _aim(state: State, step: Step | None) -> AimView | None:
    """The targeting die and its table (DT-3.5.2); only teams roll it."""
    if len(state.players) != 4:
        return None
    attacker = state.attack.attacker if state.attack else state.active
    value = next((tray.values[0] for tray in state.trays if tray.purpose == "target"), None)
    if value is None and isinstance(step, Target):
        # The die is off the table by then: it let the attacker choose, or the opponents.
        value = 6 if step.player == attacker else 5
    return {
        "attacker": attacker,
        "value": value,
        "rows": [
            {"values": [1, 2], "means": "left", "target": (attacker + 1) % 4},
            {"values": [3, 4], "means": "right", "target": (attacker + 3) % 4},
            {"values": [5], "means": "opponents", "target": None},
            {"values": [6], "means": "attacker", "target": None},
        ],
    }


def _attack(state: State) -> AttackView | None:
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


def _damage(state: State) -> list[DamageView]:
    """What is coming to each player, with each contribution named; the step in which it counts, and its amount."""
    if not state.hits:
        return []
    hits, totals = current_hits(state), current(state)
    safe = shielded(state)
    sums: list[DamageView] = []
    for seat, total in enumerate(totals):
        own = [hit for hit in hits if hit.target == seat]
        if not own:
            continue
        health = health_of(state, seat)
        sums.append(
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
        sums.append({"player": None, "base": amount, "subtotal": amount, "total": amount, "heal": 0, "lines": lines})
    return sums


def _line(hit: Hit, totals: list[Total]) -> DamageLine:
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


def _player(state: State, seat: int, viewer: int | None) -> PlayerView:
    player = state.players[seat]
    seen = may_see(state, viewer, seat)
    return {
        "seat": seat,
        "side": side_of(state, seat),
        "partner": next(iter(_partners(state, seat)), None),
        "hero": player.hero or None,
        "health": health_of(state, seat),
        "cap": health_cap(state),
        "cp": player.cp,
        "out": player.out,
        "quiet": player.quiet or None,
        "hand": list(player.hand) if seen else None,
        "costs": {card: _cost(player, card) for card in player.hand} if seen else None,
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
        "abilities": _abilities(state, seat, player) if player.hero else [],
    }


def _cost(player: Player, card: str) -> CostView:
    cost = cost_of(player, PLAYABLE[player.hero][card])
    return {"cost": cost if cost >= 0 else None, "affordable": cost <= player.cp}


def _abilities(state: State, seat: int, player: Player) -> list[AbilityView]:
    lying = board_of(player)
    dice: tuple[int, ...] = ()
    if state.trays and state.trays[0].purpose == "offense" and state.trays[0].owner == seat:
        dice = state.trays[0].values
    usable: dict[str, int] = dict(declarable(lying, dice)) if dice else {}
    return [_ability(lying, slot, dice, usable) for slot in lying.slots.values()]


def _ability(lying: Board, slot: Slot, dice: tuple[int, ...], usable: dict[str, int]) -> AbilityView:
    ability = slot.ability
    return {
        "id": ability.id,
        "kind": ability.kind,
        "level": slot.level,
        "card": slot.card or None,
        "dice": ability.dice,
        "tier": usable.get(ability.id),
        "tiers": [_tier(tier.when, lying.hero.dice, dice) for tier in ability.tiers],
    }


def _tier(activation: Activation, faces: tuple[str, ...], dice: tuple[int, ...]) -> TierView:
    """Which places of an activation the dice fill, and how many dice would have to show something else."""
    if not dice:
        return {"met": False, "missing": None, "start": None, "there": None}
    start = None
    if isinstance(activation, Straight):
        length = activation.length
        start = max(range(1, 8 - length), key=lambda low: sum(low + step in dice for step in range(length)))
        there = [start + step in dice for step in range(length)]
    else:
        assert isinstance(activation, Symbols)
        shown = Counter(faces[value - 1] for value in dice)
        there = [place < shown[symbol] for symbol, count in activation.needs for place in range(count)]
    return {"met": all(there), "missing": there.count(False), "start": start, "there": there}


# What bots stand on


def _flow(state: State, seat: int | None) -> FlowView:
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
