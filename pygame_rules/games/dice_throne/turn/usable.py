"""Cards, tokens and passives that a seat can use now (DT-4, DT-7, DT-10.4)."""

from __future__ import annotations

from ....core.play import Action, by_text
from .. import actions as act
from ..effects.reckoning import all_hold
from ..effects.texts import Text
from ..effects.vocabulary import Use
from ..state import Player, State
from .boards import board_of
from .situations import FUEL, GENERIC, PLAYABLE, USABLE, WHEN, Playable, Usable, bits_of_text, may_act, situation


def cost_of(player: Player, card: Playable) -> int:
    """The cost of a card; level III on level II costs the difference (DT-7.3). Negative: it cannot be played."""
    upgrade = card.upgrade
    if upgrade is None:
        return card.cost
    slot = board_of(player).slots[upgrade.ability.id]
    if slot.level >= upgrade.level:
        return -1
    if slot.level == 1:
        return card.cost
    return max(0, card.cost - PLAYABLE[player.hero][slot.card].cost)


def _playable_now(state: State, seat: int, card: Playable, sit: int) -> bool:
    if card.required & ~sit or not card.bits & sit:
        return False
    player = state.players[seat]
    if card.upgrade is not None:
        return 0 <= cost_of(player, card) <= player.cp
    return card.cost <= player.cp and (not card.needs or all_hold(state, seat, card.needs))


def _usable_now(state: State, seat: int, usable: Usable, sit: int) -> int:
    """How many of a token can be spent in this way now."""
    if usable.required & ~sit or not usable.bits & sit:
        return 0
    player, use = state.players[seat], usable.use
    if use.cp > player.cp or (usable.once and usable.token in player.used):
        return 0
    count = player.tokens[usable.token]
    if use.aged:
        count -= player.fresh.get(usable.token, 0)
    if count <= 0 or (use.needs and not all_hold(state, seat, use.needs)):
        return 0
    return count if use.any_number else 1


def cards_to_play(state: State, seat: int, sit: int) -> list[Action]:
    player = state.players[seat]
    known = PLAYABLE[player.hero]
    return [act.play_card(seat, card) for card in sorted(player.hand) if _playable_now(state, seat, known[card], sit)]


def tokens_to_spend(state: State, seat: int, sit: int) -> list[Action]:
    found: list[Action] = []
    for token in state.players[seat].tokens:
        for usable in USABLE.get(token, ()):
            count = _usable_now(state, seat, usable, sit)
            if count and usable.use.any_number:
                found += [
                    act.spend_token(seat, token, usable.index, usable.use.name, number)
                    for number in range(1, count + 1)
                ]
            elif count:
                found.append(act.spend_token(seat, token, usable.index, usable.use.name))
    if len(found) > 1:
        found.sort(key=by_text)
    return found


def passives_to_use(state: State, seat: int, sit: int) -> list[Action]:
    player = state.players[seat]
    found: list[Action] = []
    for ability, use, text in board_of(player).uses:
        required, bits = _passive_bits(use, text)
        if not required & ~sit and bits & sit and use.cp <= player.cp and all_hold(state, seat, use.needs):
            found.append(act.use_passive(seat, ability, text.source.index, use.name))
    if len(found) > 1:
        found.sort(key=by_text)
    return found


_PASSIVE_BITS: dict[Text, tuple[int, int]] = {}


def _passive_bits(use: Use, text: Text) -> tuple[int, int]:
    """What a use of a passive needs, and what it has to do with."""
    found = _PASSIVE_BITS.get(text)
    if found is None:
        found = _PASSIVE_BITS[text] = (WHEN[use.when], bits_of_text(text))
    return found


def can_spend(state: State, seat: int, token: str) -> bool:
    """Whether a token can be spent now, in one way or another."""
    sit = situation(state, seat)
    return any(_usable_now(state, seat, usable, sit) for usable in USABLE.get(token, ()))


def plays(state: State, seat: int, main: bool = False) -> tuple[list[Action], list[Action], list[Action]]:
    """All that a seat can play, spend and use now, each list sorted by text."""
    if not may_act(state, seat):
        return [], [], []
    sit = situation(state, seat, main)
    return cards_to_play(state, seat, sit), tokens_to_spend(state, seat, sit), passives_to_use(state, seat, sit)


def has_answer(state: State, seat: int, mask: int, tokens_only: bool = False) -> bool:
    """Whether a seat has something to play that has to do with what a window is about."""
    player = state.players[seat]
    cp = player.cp
    # First what could answer at all; the situation is only worked out if there is anything.
    cards: list[Playable] = []
    if player.hand and not tokens_only:
        known = PLAYABLE[player.hero]
        cards = [
            card for name in player.hand if (card := known[name]).bits & mask and card.cost <= cp and not card.main
        ]
    tokens = [usable for token in player.tokens if token in USABLE for usable in USABLE[token] if usable.bits & mask]
    # A passive that is always there is no reason to stop the game for.
    wanted = mask & ~(GENERIC | FUEL)
    passives = [
        bits
        for _ability, use, text in board_of(player).uses
        if use.cp <= cp and (bits := _passive_bits(use, text))[1] & wanted
    ]
    if not (cards or tokens or passives) or not may_act(state, seat):
        return False
    sit = situation(state, seat)
    if not sit & mask:
        return False
    for card in cards:
        if card.bits & sit & mask and _playable_now(state, seat, card, sit):
            return True
    for usable in tokens:
        if usable.bits & sit & mask and _usable_now(state, seat, usable, sit):
            return True
    return any(not required & ~sit and bits & sit & wanted for required, bits in passives)
