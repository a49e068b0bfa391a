"""The sums: what is coming to whom, in the three steps of DT-6."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from ..content import TOKENS
from ..effects.texts import Text
from ..effects.vocabulary import PURE, TARGET, ULTIMATE, Deal, Untouchable
from ..state import NOBODY, ROLL_PHASES, Hit, State, opposed

UNTOUCHABLE = tuple(
    token.id for token in TOKENS.values() if any(isinstance(static, Untouchable) for static in token.holds)
)


@dataclass(slots=True)
class Total:
    """What comes to one player: the base damage, the subtotal after fixed amounts, the final damage, the healing."""

    base: int = 0
    subtotal: int = 0
    final: int = 0
    heal: int = 0


def half(amount: int) -> int:
    """Half, rounded up (DT-1.7)."""
    return (amount + 1) // 2


def totals(hits: Sequence[Hit], players: int, shielded: Sequence[int] = ()) -> list[Total]:
    """The final damage of every player (DT-6). `shielded` players receive nothing of others but ultimate damage.

    Subtotals come first, without what is returned; then what is returned joins the damage of the one it is returned to,
    and every halving is worked out from the subtotal.
    """
    found = [Total() for _ in range(players)]
    flat = [0] * players
    halves = [0] * players
    avoided = [False] * players
    certain = [0] * players  # ultimate damage, which nothing lowers
    dealing = NOBODY
    later = []
    for hit in hits:
        seat, op = hit.target, hit.op
        if seat < 0:
            continue
        if op == "damage" or op == "add":
            found[seat].base += hit.amount
            if hit.type == ULTIMATE:
                certain[seat] += hit.amount
            elif seat in shielded and hit.by != seat:
                continue
            else:
                flat[seat] += hit.amount
            if hit.attack:
                dealing = seat
        elif op == "prevent":
            flat[seat] -= hit.amount
        elif op == "half":
            halves[seat] += 1
        elif op == "avoid":
            avoided[seat] = True
        elif op == "heal":
            found[seat].heal += hit.amount
        else:
            later.append(hit)
    returned = [0] * players
    for hit in later:
        if hit.op == "return":
            returned[hit.target] += half(max(0, flat[hit.by]))
    for seat in range(players):
        _finish(found[seat], flat[seat] + returned[seat], halves[seat], avoided[seat], certain[seat])
        found[seat].base += returned[seat]
    for hit in later:
        # Recoil looks at damage really dealt (DT-5.7).
        if hit.op == "recoil" and dealing >= 0 and found[dealing].final >= hit.least:
            seat = hit.target
            found[seat].base += hit.amount
            _finish(found[seat], flat[seat] + returned[seat] + hit.amount, halves[seat], avoided[seat], certain[seat])
    return found


def _finish(total: Total, flat: int, halves: int, avoided: bool, certain: int) -> None:
    """Steps 2 and 3 for one player."""
    subtotal = max(0, flat)
    total.subtotal = subtotal + certain
    rest = 0 if avoided else max(0, subtotal - halves * half(subtotal))
    total.final = rest + certain


def current_hits(state: State) -> list[Hit]:
    """The contributions to the damage that is being summed now."""
    pot = state.pot
    return [hit for hit in state.hits if hit.pot == pot] if pot or any(hit.pot for hit in state.hits) else state.hits


def shielded(state: State) -> list[int]:
    """The players whom an opponent's Offensive Roll Phase cannot hurt now; an ultimate ignores it (DT-9.2)."""
    if not UNTOUCHABLE or state.phase not in ROLL_PHASES or (state.attack is not None and state.attack.ultimate):
        return []
    return [
        seat
        for seat, player in enumerate(state.players)
        if player.tokens and opposed(state, seat, state.active) and any(token in player.tokens for token in UNTOUCHABLE)
    ]


def current(state: State) -> list[Total]:
    """The sums as they stand now."""
    return totals(current_hits(state), len(state.players), shielded(state))


def attack_damage(state: State) -> int:
    """The damage of the attack as it stands, before anything is prevented."""
    return sum([hit.amount for hit in state.hits if hit.attack and (hit.op == "damage" or hit.op == "add")])


def is_attack(state: State) -> bool:
    """Whether the activated ability is an attack: it deals at least 1 damage to its target (DT-5.1)."""
    return state.attack is not None and state.attack.type != "" and attack_damage(state) > 0


def enhanceable(state: State) -> bool:
    """Whether attack modifiers can still raise the attack (DT-5.3, DT-5.4)."""
    attack = state.attack
    return (
        attack is not None and not attack.settled and attack.type != PURE and (is_attack(state) or attack_ahead(state))
    )


@cache
def _sure_attack(text: Text) -> bool:
    """Whether a text certainly deals damage to its target that can be enhanced."""
    return any(
        isinstance(effect, Deal) and effect.to == TARGET and effect.type != PURE and isinstance(effect.amount, int)
        for effect in text.effects
    )


def attack_ahead(state: State) -> bool:
    """Whether the ability that is taking effect has yet to come to its damage: it is an attack already (DT-5.4)."""
    attack = state.attack
    return (
        attack is not None
        and attack.type == ""
        and _sure_attack(attack.text)
        and any(step.does(attack.text) for step in state.stack)
    )


def threatened(state: State) -> list[int]:
    """The players to whom something is coming that could still be prevented or avoided."""
    hits = current_hits(state)
    targets = {hit.target for hit in hits if hit.op == "damage" or hit.op == "add" or hit.op == "return"}
    if not targets:
        return []
    certain = [0] * len(state.players)
    for hit in hits:
        if hit.type == ULTIMATE and hit.target >= 0 and (hit.op == "damage" or hit.op == "add"):
            certain[hit.target] += hit.amount
    sums = totals(hits, len(state.players), shielded(state))
    return [seat for seat, total in enumerate(sums) if seat in targets and total.final > certain[seat]]
