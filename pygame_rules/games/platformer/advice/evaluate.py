"""How good a position is for a seat: the hero's place, purse, cards and hearts, and the chance to fell the boss."""

from __future__ import annotations

from ..content.bosses import BOSS_CARDS, BOSS_TOKENS, BOSSES
from ..content.cards import CARDS
from ..content.dice import BLANK, COIN, FORCE, MOVE, POOL_DICE, STAR, SWORD
from ..effects.boss_cards import RANGES, shield
from ..effects.carriers import health_of, passives
from ..effects.vocabulary import (
    BossAttack,
    BossBonus,
    FewerDice,
    GiveToken,
    NextAttack,
    NextAttackPerSword,
    PayOrWound,
    Wound,
)
from ..scoring import outcome
from ..state import STAGES, State, boss_level, occupied, solo
from ..tower.fields import LEVEL, OFF, UP, WIDTH
from ..tower.gravity import landing
from ..turn.attacks import expected_wounds
from ..turn.symbols import STAR_AS, bankable
from .odds import chance

# What is on the special die is worth this much below the boss level, and on it.
SPECIAL_BELOW = {BLANK: 0.0, COIN: 0.3, FORCE: 0.3, MOVE: 1.8, STAR: 1.2, SWORD: 2.2}
SPECIAL_ABOVE = {BLANK: 0.0, COIN: 0.3, FORCE: 0.3, MOVE: 1.6, STAR: 1.6, SWORD: 6.0}
# The stages in which the special die may still be set this turn.
BANKING = (STAGES.index("actions"), STAGES.index("special"))
ROW = 3.8
ARRIVED, READY = 6.0, 2.0
WIN = 1000.0
# A turn of the solo game in which a hero cannot be late costs this much for each turn that will be missing.
LATE = 14.0


def evaluate(state: State, seat: int) -> float:
    """The worth of a position, as if the turn ended now."""
    if state.over:
        return _ended(state, seat)
    player = state.players[seat]
    value = _purse(state, seat) + _cards(state, seat)
    value += _special(state, seat)
    if player.at == OFF:
        top = boss_level(state) * LEVEL // WIDTH
        row = top if player.arrived else state.lowest * LEVEL // WIDTH
        return value + ROW * row - 9.0 - (_late(state, row) if solo(state) else 0.0)
    where = occupied(state)
    where.pop(player.at, None)
    field = landing(state, where, player.at, seat)
    row = field // WIDTH
    value += ROW * row
    value -= _danger(state, seat, field)
    if player.arrived:
        # There is no way back to the gems below, so who comes with few is not much better off.
        value += ARRIVED + READY * min(player.gems, 6) + 70.0 * win_chance(state, seat, field)
    else:
        value += _way_up(state, field, where)
        if solo(state):
            value -= _late(state, row)
    for token in player.tokens:
        value += 2.5 if BOSS_TOKENS[token].good else -4.0
    return value


def _ended(state: State, seat: int) -> float:
    if state.winner == seat:
        result = outcome(state)
        return WIN + (result.scores[0] if result and solo(state) else 0)
    return -WIN


def _purse(state: State, seat: int) -> float:
    """Gems and coins; the first ones count most."""
    player = state.players[seat]
    gems, coins = player.gems, player.coins
    # On the boss level coins are there to be spent.
    worth = 0.3 * min(coins, 12) if player.arrived else 0.8 * min(coins, 8)
    return 3.0 * min(gems, 8) + 1.6 * min(max(gems - 8, 0), 6) + 0.5 * max(gems - 14, 0) + worth


def _cards(state: State, seat: int) -> float:
    player = state.players[seat]
    value = sum([0.75 * CARDS[card].cost + 1.0 for card in player.items])
    value += sum([0.7 * CARDS[card].cost + 0.6 for card in player.potions])
    if state.artifacts:
        value += sum([3.0 for owner in state.artifacts.values() if owner == seat])
    return value + 1.1 * player.hearts + 0.5 * min(player.hearts, 3)


def _special(state: State, seat: int) -> float:
    """The special die as it is, or as it can be set in this turn."""
    player = state.players[seat]
    worth = SPECIAL_ABOVE if player.arrived else SPECIAL_BELOW
    best = special_worth(state, seat, player.special, worth)
    if seat == state.active and state.stage in BANKING:
        for symbol in bankable(state, seat):
            best = max(best, special_worth(state, seat, symbol, worth))
    return best


def special_worth(state: State, seat: int, symbol: int, worth: dict[int, float] | None = None) -> float:
    """What a face of the special die is worth to a seat."""
    player = state.players[seat]
    if worth is None:
        worth = SPECIAL_ABOVE if player.arrived else SPECIAL_BELOW
    if symbol == STAR:
        return max([worth[kind] for kind in STAR_AS[player.hero]]) + 0.3
    return worth[symbol]


def _danger(state: State, seat: int, field: int) -> float:
    """Wounds to be expected where the hero will stand, until the own next turn; fainting is dear."""
    player = state.players[seat]
    near = state.tower.near[field]
    wounds = 0
    for token, at in state.enemies.items():
        if at in near and token not in state.asleep:
            wounds += expected_wounds(state, token, seat, "die")
    rolls = len(state.players)
    chance_hit = 1 - (2 / 3) ** rolls
    loss = 1.5 * wounds * chance_hit
    faint = chance_hit if wounds >= player.hearts else 0.0
    if player.arrived or field // LEVEL == boss_level(state):
        more, worst = _boss_danger(state, seat, field)
        loss += 1.5 * more
        faint = min(1.0, faint + worst)
    return loss + faint * (160.0 if solo(state) else 14.0)


def _boss_danger(state: State, seat: int, field: int) -> tuple[float, float]:
    """The wounds that the boss's next turn deals on average, and how likely it is that they are too many."""
    at = state.enemies.get(state.boss)
    if at is None:
        return 0.0, 0.0
    player, boss = state.players[seat], BOSSES[state.boss]
    cards = [BOSS_CARDS[card] for card in BOSS_CARDS if BOSS_CARDS[card].boss == boss.id]
    share = 1.2 / len(cards)
    shielded = bool(shield(state, seat))
    mean = worst = 0.0
    for card in cards:
        wounds = 0.0
        if RANGES[card.range](at, field):
            for effect in card.does:
                if isinstance(effect, BossAttack):
                    wounds += boss.power
                elif isinstance(effect, Wound):
                    wounds += effect.wounds
                elif isinstance(effect, PayOrWound):
                    wounds += max(0, effect.coins - player.coins)
                elif isinstance(effect, GiveToken):
                    mean += share * 1.0
                    wounds += effect.token in player.tokens
        if shielded:
            wounds = 0.0
        mean += share * wounds
        worst += share * (wounds >= player.hearts)
    return mean, worst


def _way_up(state: State, field: int, where: dict[int, str | int]) -> float:
    """A place from which a jump leads on is better than one below a platform."""
    tower = state.tower
    up = max(tower.to[UP][field], tower.above[field])
    return 0.8 if up >= 0 and up not in where else 0.0


def _late(state: State, row: int) -> float:
    """The solo game ends with the events: who is too low for the turns that are left is in trouble (PF-15.2)."""
    rows = boss_level(state) * LEVEL // WIDTH - row
    if rows <= 0:
        return 0.0
    needed = rows / 1.6 + 1.5
    return LATE * max(0.0, needed - len(state.event_deck))


# The boss


def win_chance(state: State, seat: int, field: int) -> float:
    """The chance to fell the boss in the own next turn from a field."""
    moves = steps_to_boss(state, field)
    if moves > 4:
        return 0.0
    player = state.players[seat]
    stars = STAR_AS[player.hero]
    special = player.special
    if seat == state.active and state.stage in BANKING:
        options = bankable(state, seat)
        if SWORD in options:
            special = SWORD
        elif STAR in options and SWORD in stars and special != SWORD:
            special = STAR
    banked = int(special == SWORD or (special == STAR and SWORD in stars))
    if moves and (special == MOVE or (special == STAR and MOVE in stars)):
        moves -= 1
    need = health_of(state, state.boss) - bonus(state, seat)
    dice = POOL_DICE - sum([effect.count for effect in passives(state, seat, FewerDice)])
    return chance(dice, need, player.gems, banked, moves, SWORD in stars, MOVE in stars)


def bonus(state: State, seat: int) -> int:
    """Wounds that cards and tokens add to an attack on the boss in the own next turn."""
    player = state.players[seat]
    found = sum([effect.wounds for effect in passives(state, seat, BossBonus)])
    for card in (*player.items, *player.potions):
        for effect in CARDS[card].does:
            if isinstance(effect, NextAttack):
                found += effect.wounds
            elif isinstance(effect, NextAttackPerSword):
                found += 2 * effect.wounds
    return found


def steps_to_boss(state: State, field: int) -> int:
    """How many Moves lead from a field to one beside the boss."""
    boss = state.enemies.get(state.boss)
    if boss is None:
        return 99
    near = state.tower.near
    goal = near[boss]
    layer, seen = [field], {field}
    for steps in range(5):
        if any(at in goal for at in layer):
            return steps
        further = []
        for at in layer:
            for other in near[at]:
                if other not in seen and other != boss:
                    seen.add(other)
                    further.append(other)
        layer = further
    return 99
