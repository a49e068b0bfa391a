"""What a seat may know, as JSON-able values. Hidden are face-down levels, the order of the decks and coming rolls."""

from __future__ import annotations

import copy as copying
from collections.abc import Iterable, Mapping
from typing import Any

from ...core.rng import Rng
from ...core.table import codec_of
from .content.bosses import BOSS_CARDS, BOSSES
from .content.dice import BLANK, SWORD, SYMBOLS
from .content.enemies import TIERS, TOKEN_NUMBERS, TOKENS, kinds_of
from .content.heroes import HEROES
from .content.tiles import tiles_of
from .effects.boss_cards import range_fields
from .effects.carriers import cost_of, damage_of, health_of, is_boss
from .effects.dice_questions import Rerolling
from .effects.places import InText
from .state import (
    ROUNDS,
    STAGES,
    Player,
    State,
    Step,
    Using,
    boss_level,
    boss_revealed,
    copy_state,
    rounds_played,
    solo,
)
from .tower.fields import LEVEL, WIDTH, xy
from .turn.acting import Acting
from .turn.fighting import bonus_wounds, most_wounds
from .turn.primitives import field_token, token_supply
from .turn.symbols import gem_cost, pool_count, special_as, strength_bonus
from .view_types import (
    AttackSum,
    Board,
    BossView,
    EnemyView,
    EventsView,
    LevelView,
    Place,
    PlayerView,
    PoolView,
    RaiseView,
    ShopView,
    Subject,
    TowerView,
    UsingView,
    WareView,
)

# A level whose tiles are face down.
HIDDEN = ""
# So many raises of a symbol are told with what they cost.
RAISES_SHOWN = 4


def place(field: int) -> Place | None:
    return list(xy(field)) if field >= 0 else None


def places(fields: Iterable[int]) -> list[Place]:
    return [list(xy(field)) for field in sorted(fields)]


def board(state: State) -> Board:
    """The table as everyone sees it."""
    step = state.stack[-1] if state.stack else None
    return {
        "round": rounds_played(state),
        "rounds": ROUNDS,
        "turn": state.turn + 1,
        "first": state.first,
        "active": state.active,
        "stage": STAGES[state.stage],
        "step": step.name if step else "over",
        "subject": _subject(step),
        "solo": solo(state),
        "labyrinth": state.labyrinth,
        "tower": tower_view(state),
        "tokens": {"coins": places(state.coins), "gems": places(state.gems), "specials": places(state.specials)},
        "enemies": [enemy_view(state, token, at) for token, at in sorted(state.enemies.items())],
        "boss": boss_view(state),
        "pool": pool_view(state),
        "shop": shop_view(state),
        "artifacts": [
            {"id": card, "owner": owner if owner >= 0 else None} for card, owner in sorted(state.artifacts.items())
        ],
        "events": _events(state),
        "players": [player_view(state, player, seat) for seat, player in enumerate(state.players)],
        "supply": {
            "coins": state.coin_supply,
            "gems": state.gem_supply,
            "tokens": {token: token_supply(state, token) for token in BOSSES[state.boss].tokens},
        },
        "flow": _flow(state),
    }


def _subject(step: Step | None) -> Subject:
    """What the question is about: the card that asks, and how many dice it lets one reroll."""
    if not isinstance(step, InText):
        return {}
    if isinstance(step, Rerolling):
        return {"dice": step.effect.dice, "card": step.text.name}
    return {"card": step.text.name}


def tower_view(state: State) -> TowerView:
    last = boss_level(state)
    levels: list[LevelView] = []
    for level in range(last + 1):
        known = level <= state.highest
        levels.append(
            {
                "level": level + 1,
                "rows": [3 * level, 3 * level + 2],
                "boss": level == last,
                "tier": None if level == last else tier_of(level),
                "status": "hidden" if not known else "removed" if level < state.lowest else "open",
                "tiles": list(state.tiles[2 * level : 2 * level + 2]) if known else None,
                "enemy": state.foes[level] if known and level < last else None,
            }
        )
    return {
        "columns": WIDTH,
        "rows": (last + 1) * LEVEL // WIDTH,
        "lowest": state.lowest + 1,
        "highest": state.highest + 1,
        "levels": levels,
    }


def tier_of(level: int) -> str:
    """The tier of the enemies of a level counted from 0 (PF-3.2, PF-14.3)."""
    return TIERS[min(level, 2)]


def enemy_view(state: State, token: str, at: int) -> EnemyView:
    return {
        "id": token,
        "kind": token if is_boss(token) else TOKENS[token].id,
        "number": TOKEN_NUMBERS.get(token, 0),
        "boss": is_boss(token),
        "at": list(xy(at)),
        "health": health_of(state, token),
        "damage": damage_of(token),
        "asleep": state.asleep.get(token),
        "reach": places(state.tower.near[at]),
        "attack": _attack_sum(state, token),
    }


def _attack_sum(state: State, token: str) -> AttackSum | None:
    """What the active hero has against an enemy, whether it is enough and in reach or not."""
    seat = state.active
    if not (state.stack and isinstance(state.stack[-1], Acting)):
        return None
    swords, special = pool_count(state, SWORD), special_as(state, seat, SWORD)
    symbols = swords + special
    wounds = symbols + bonus_wounds(state, seat, token, symbols) if symbols else 0
    return {"swords": swords, "special": special, "wounds": wounds, "most": most_wounds(state, seat, token)}


def boss_view(state: State) -> BossView:
    boss = BOSSES[state.boss]
    at = state.enemies.get(boss.id, -1)
    last = next(iter([*state.boss_played[-1:], *state.boss_drawn[-1:]]), None)
    return {
        "id": boss.id,
        "revealed": boss_revealed(state),
        "at": place(at),
        "health": health_of(state, boss.id),
        "power": boss.power,
        "token": field_token(state),
        "deck": sorted(state.boss_deck),
        "discard": list(state.boss_discard),
        "drawn": list(state.boss_drawn),
        "played": list(state.boss_played),
        "selector": state.selector or None,
        "last": last,
        "reach": places(range_fields(state, BOSS_CARDS[last].range)) if last is not None and at >= 0 else [],
    }


def pool_view(state: State) -> PoolView:
    return {
        "dice": [
            {"number": index + 1, "face": SYMBOLS[face], "used": bool(state.used >> index & 1)}
            for index, face in enumerate(state.dice)
        ],
        "ready": {SYMBOLS[kind]: count for kind, count in enumerate(state.ready) if count},
        "usable": {symbol: pool_count(state, kind) for kind, symbol in enumerate(SYMBOLS)},
        "enemy": state.enemy_die or None,
        "using": _using(state.using),
        "ladder": _ladder(state),
        "primed": dict(sorted(state.primed.items())),
    }


def _using(using: Using | None) -> UsingView | None:
    if using is None:
        return None
    return {
        "symbol": SYMBOLS[using.kind],
        "steps": using.steps,
        "raises": max(0, using.raises),
        "cost": using.raises + 1 if using.raises >= 0 else None,
        "way": using.way,
        "target": using.target or None,
    }


def _ladder(state: State) -> list[RaiseView]:
    """What gems buy on one symbol: the raises of the one in use, and the next ones (PF-5.10)."""
    done = max(0, state.using.raises) if state.using else 0
    paid, gems = gem_cost(1, done), state.players[state.active].gems
    first = max(0, done - RAISES_SHOWN + 1) + 1
    return [
        {
            "raises": raises,
            "gems": gem_cost(1, raises),
            "paid": raises <= done,
            "affordable": gem_cost(1, raises) - paid <= gems,
        }
        for raises in range(first, first + RAISES_SHOWN)
    ]


def shop_view(state: State) -> ShopView:
    seat = state.active

    def ware(card: str) -> WareView:
        cost = cost_of(state, seat, card)
        return {"id": card, "cost": cost, "affordable": cost <= state.players[seat].coins}

    return {
        "items": [ware(card) for card in state.shop_items],
        "potions": [ware(card) for card in state.shop_potions],
        "item_deck": len(state.item_deck),
        "potion_deck": len(state.potion_deck),
    }


def _events(state: State) -> EventsView | None:
    if not solo(state):
        return None
    pile = state.event_pile
    return {"left": len(state.event_deck), "pile": list(pile), "current": pile[-1] if pile else None}


def player_view(state: State, player: Player, seat: int) -> PlayerView:
    hero = HEROES[player.hero]
    owned = [card for card, owner in sorted(state.artifacts.items()) if owner == seat]
    return {
        "seat": seat,
        "hero": player.hero,
        "at": place(player.at),
        "level": player.at // LEVEL + 1 if player.at >= 0 else None,
        "arrived": player.arrived,
        "hearts": player.hearts,
        "health": hero.health,
        "coins": player.coins,
        "gems": player.gems,
        "special": SYMBOLS[player.special] if player.special != BLANK else None,
        "star_as": list(hero.star_as),
        "items": [{"id": card, "exhausted": card in player.exhausted} for card in player.items],
        "artifacts": [{"id": card, "exhausted": card in player.exhausted} for card in owned],
        "potions": list(player.potions),
        "tokens": list(player.tokens),
        "ability": None if not hero.once else "used" if player.tired else "ready",
        "hover": player.hover > 0,
        "defeated": player.defeated,
        "bonus": {symbol: strength_bonus(state, seat, kind) for kind, symbol in enumerate(SYMBOLS)},
    }


def _flow(state: State) -> Any:
    """The position without what is hidden: face-down levels blank, decks in the order of names, the generator at 0."""
    known = copy_state(state)
    for deck in (known.item_deck, known.potion_deck, known.boss_deck, known.event_deck):
        deck.sort()
    shown = state.highest + 1
    known.tiles = known.tiles[: 2 * shown] + (HIDDEN,) * (len(known.tiles) - 2 * shown)
    known.foes = known.foes[:shown] + (HIDDEN,) * (len(known.foes) - shown)
    known.rng = Rng(0)
    return codec_of(State).encode(known)


def imagine(view: Mapping[str, Any], rng: Rng) -> State:
    """A position that fits a view: hidden levels and decks as they may be, the coming rolls unknown."""
    state: State = codec_of(State).decode(copying.deepcopy(view["board"]["flow"]))
    state.rng = own = Rng(rng.below(1 << 62))
    for deck in (state.item_deck, state.potion_deck, state.boss_deck, state.event_deck):
        own.shuffle(deck)
    last = boss_level(state)
    tiles = list(state.tiles)
    for boss in (False, True):
        unseen = [tile for tile in tiles_of(state.labyrinth, boss) if tile not in tiles]
        own.shuffle(unseen)
        for index, tile in enumerate(tiles):
            if tile == HIDDEN and (index // 2 == last) == boss:
                tiles[index] = unseen.pop()
    foes = list(state.foes)
    for level, kind in enumerate(foes):
        if kind == HIDDEN:
            foes[level] = own.choice([other for other in kinds_of(tier_of(level)) if other not in foes])
    state.tiles, state.foes = tuple(tiles), tuple(foes)
    return state
