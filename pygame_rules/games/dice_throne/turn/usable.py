"""Cards, tokens and passives that a seat can use now (DT-4, DT-7, DT-10.4)."""

from __future__ import annotations

from typing import NamedTuple

from ....core.play import Action, by_text
from .. import actions as act
from ..effects.reckoning import all_hold
from ..effects.texts import Text
from ..effects.vocabulary import Use
from ..state import Player, State
from .boards import WITH_USES, board_of
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


def _cards(state: State, seat: int, cards: list[Playable], sit: int) -> list[Action]:
    found: list[Action] = [act.play_card(seat, card.id) for card in cards if _playable_now(state, seat, card, sit)]
    if len(found) > 1:
        found.sort(key=by_text)
    return found


def _tokens(state: State, seat: int, usables: list[Usable], sit: int) -> list[Action]:
    found: list[Action] = []
    for usable in usables:
        count = _usable_now(state, seat, usable, sit)
        if count and usable.use.any_number:
            found += [
                act.spend_token(seat, usable.token, usable.index, usable.use.name, number)
                for number in range(1, count + 1)
            ]
        elif count:
            found.append(act.spend_token(seat, usable.token, usable.index, usable.use.name))
    if len(found) > 1:
        found.sort(key=by_text)
    return found


def _passives(state: State, seat: int, passives: list[Passive], sit: int) -> list[Action]:
    found: list[Action] = []
    for ability, use, text, required, bits in passives:
        if not required & ~sit and bits & sit and all_hold(state, seat, use.needs):
            found.append(act.use_passive(seat, ability, text.source.index, use.name))
    if len(found) > 1:
        found.sort(key=by_text)
    return found


class Passive(NamedTuple):
    """What a passive ability offers, with what it needs and what it has to do with."""

    ability: str
    use: Use
    text: Text
    required: int
    bits: int


_PASSIVES: dict[Text, Passive] = {}


def _passive(ability: str, use: Use, text: Text) -> Passive:
    passive = _PASSIVES.get(text)
    if passive is None:
        passive = _PASSIVES[text] = Passive(ability, use, text, WHEN[use.when], bits_of_text(text))
    return passive


def _affordable_passives(player: Player) -> list[Passive]:
    return [_passive(*offer) for offer in board_of(player).uses if offer.use.cp <= player.cp]


def can_spend(state: State, seat: int, token: str) -> bool:
    """Whether a token can be spent now, in one way or another."""
    sit = situation(state, seat)
    return any(_usable_now(state, seat, usable, sit) for usable in USABLE.get(token, ()))


def plays(state: State, seat: int, main: bool = False) -> tuple[list[Action], list[Action], list[Action]]:
    """All that a seat can play, spend and use now, each list sorted by text."""
    if not may_act(state, seat):
        return [], [], []
    player = state.players[seat]
    known, cp = PLAYABLE[player.hero], player.cp
    # First what there is, and what it has to do with; only so much of the situation is worked out.
    if main:
        # An upgrade may cost less than is printed on it.
        cards = [card for name in player.hand if (card := known[name]).cost <= cp or card.upgrade is not None]
    else:
        cards = [card for name in player.hand if (card := known[name]).cost <= cp and not card.main]
    usables = [usable for token in player.tokens if token in USABLE for usable in USABLE[token]]
    passives = _affordable_passives(player) if player.hero in WITH_USES else []
    wanted = 0
    for card in cards:
        wanted |= card.concerns
    for usable in usables:
        wanted |= usable.concerns
    for passive in passives:
        wanted |= passive.required | passive.bits
    if not wanted:
        return [], [], []
    sit = situation(state, seat, wanted, main)
    return (
        _cards(state, seat, cards, sit) if cards else [],
        _tokens(state, seat, usables, sit) if usables else [],
        _passives(state, seat, passives, sit) if passives else [],
    )


def has_answer(state: State, seat: int, mask: int, tokens_only: bool = False) -> bool:
    """Whether a seat has something to play that has to do with what a window is about."""
    player = state.players[seat]
    # First what could answer at all; the situation is only worked out if there is anything.
    cards: list[Playable] = []
    if not tokens_only:
        known, cp = PLAYABLE[player.hero], player.cp
        cards = [card for name in player.hand if (card := known[name]).answers & mask and card.cost <= cp]
    usables: list[Usable] = []
    if player.tokens:
        usables = [
            usable for token in player.tokens if token in USABLE for usable in USABLE[token] if usable.bits & mask
        ]
    passives: list[Passive] = []
    # A passive that is always there is no reason to stop the game for.
    of_passives = mask & ~(GENERIC | FUEL)
    if player.hero in WITH_USES:
        passives = [passive for passive in _affordable_passives(player) if passive.bits & of_passives]
    if not (cards or usables or passives) or not may_act(state, seat):
        return False
    wanted = mask
    for card in cards:
        wanted |= card.required
    for usable in usables:
        wanted |= usable.required
    for passive in passives:
        wanted |= passive.required
    sit = situation(state, seat, wanted)
    for card in cards:
        if card.bits & sit & mask and _playable_now(state, seat, card, sit):
            return True
    for usable in usables:
        if usable.bits & sit & mask and _usable_now(state, seat, usable, sit):
            return True
    return any(not passive.required & ~sit and passive.bits & sit & of_passives for passive in passives)
