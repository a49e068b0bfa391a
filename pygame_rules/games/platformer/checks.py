"""Whether a position can be: what no sequence of legal play ever breaks."""

from __future__ import annotations

from ...core.flow import check_stack, expect
from .content.bosses import BOSS_CARDS, BOSS_TOKENS, BOSSES, cards_of
from .content.cards import ARTIFACTS, CARDS, ITEMS, POTIONS
from .content.dice import BLANK, ENEMY_RESULTS, MOVE, POOL_DICE, STAR, SYMBOLS
from .content.enemies import TOKENS, kinds_of
from .content.heroes import HEROES
from .content.solo_events import EVENTS
from .content.tiles import LABYRINTHS, tiles_of
from .effects.boss_cards import Warding
from .effects.dice_questions import Rerolling, TurningDie
from .setup import ARTIFACTS_IN_PLAY
from .state import COINS, GEMS, HEARTS, ROUNDS, STAGES, Player, State, Step, boss_revealed, on_boss_level, solo
from .tower.fields import LEVEL, OFF
from .turn.acting import Acting, Respawning
from .turn.boss_turn import PlayBossCard
from .turn.primitives import field_token, token_supply
from .turn.shop import PLACES
from .turn.stages import ApplyGravity, EndTurn, Falling, PassTurn, ResolveEnemyDie, SettingSpecial, SpecialDie, Stage
from .view import tier_of

VARIANTS = ("artifacts", "larger_map", "random_boss")
PRIMED = ("any", "brew", "brew_limit", "move", "push", "quiet", "quiet_step", "wounds")
WAYS = ("", "up", "hook", "rocket", "glide", "level")
# More than this of anything in a turn cannot be had: the gems for it are not there.
MANY = 50
# What a step lies on; a stage of the turn lies below all else.
CARDS_OF_THE_BOSS = (PassTurn, PlayBossCard)
BELOW: dict[type[Step], tuple[type[Step], ...]] = {
    Acting: (SpecialDie,),
    Respawning: (Acting,),
    Rerolling: (Acting,),
    TurningDie: (Acting, ResolveEnemyDie),
    SettingSpecial: (ApplyGravity,),
    Falling: (EndTurn,),
    PlayBossCard: CARDS_OF_THE_BOSS,
    Warding: CARDS_OF_THE_BOSS,
}


def check(state: State) -> None:
    """Raise ValueError if the position cannot come about."""
    _check_table(state)
    _check_tower(state)
    for seat, player in enumerate(state.players):
        _check_player(state, player, seat)
    _check_figures(state)
    _check_supplies(state)
    _check_pool(state)
    _check_cards(state)
    _check_stack(state)


def _check_table(state: State) -> None:
    count = len(state.players)
    expect(1 <= count <= 4, "1 to 4 players")
    expect(state.labyrinth in LABYRINTHS and state.boss in BOSSES, "a labyrinth and a boss")
    expect(all(name in VARIANTS for name in state.variants), "known variants")
    expect(0 <= state.first < count and 0 <= state.turn <= ROUNDS * count, "a turn")
    expect(state.active == (state.first + min(state.turn, ROUNDS * count - 1)) % count, "the active player of the turn")
    expect(0 <= state.stage < len(STAGES), "a stage of the turn")
    expect(-1 <= state.winner < count and (state.winner < 0 or state.over), "a winner only at the end")
    expect(state.surplus >= 0, "wounds beyond the boss's health")
    expect(len({player.hero for player in state.players}) == count, "each hero once")


def _check_tower(state: State) -> None:
    levels = 5 if "larger_map" in state.variants else 4
    expect(len(state.tiles) == 2 * levels and len(state.foes) == levels - 1, "a tower of the right height")
    expect(len(set(state.tiles)) == len(state.tiles), "each tile once")
    ordinary, boss = tiles_of(state.labyrinth, False), tiles_of(state.labyrinth, True)
    expect(all(tile in ordinary for tile in state.tiles[:-2]), "tiles of the labyrinth")
    expect(all(tile in boss for tile in state.tiles[-2:]), "tiles of the boss level")
    expect(all(kind in kinds_of(tier_of(level)) for level, kind in enumerate(state.foes)), "enemies of the right tier")
    expect(len(set(state.foes)) == len(state.foes), "each enemy card once")
    expect(0 <= state.lowest <= state.highest < levels, "revealed levels")


def _check_player(state: State, player: Player, seat: int) -> None:
    expect(player.hero in HEROES, "a hero")
    expect(1 <= player.hearts <= HEROES[player.hero].health, "hearts up to the starting health")
    expect(player.coins >= 0 and player.gems >= 0, "no debts")
    expect(BLANK <= player.special < len(SYMBOLS), "a special die")
    expect(player.at == OFF or _on_map(state, player.at), "a hero on a revealed level")
    expect(player.at == OFF or player.arrived == on_boss_level(state, player.at), "a hero where he has arrived")
    expect(not player.arrived or boss_revealed(state), "arrival after the boss level was revealed")
    expect(len(set(player.tokens)) == len(player.tokens), "each boss token once")
    expect(all(token in BOSSES[state.boss].tokens for token in player.tokens), "tokens of the boss")
    owned = [*player.items, *(card for card, owner in state.artifacts.items() if owner == seat)]
    expect(len(set(player.exhausted)) == len(player.exhausted), "each card exhausted once")
    expect(all(card in owned and CARDS[card].exhausts for card in player.exhausted), "own cards exhausted")
    expect(0 <= player.hover <= 3 and player.wounds >= 0 and player.defeated >= 0, "counts")


def _on_map(state: State, field: int) -> bool:
    return state.lowest * LEVEL <= field < (state.highest + 1) * LEVEL


def _check_figures(state: State) -> None:
    """One figure a field, nobody off the revealed levels (PF-1.3)."""
    fields = [player.at for player in state.players if player.at != OFF] + list(state.enemies.values())
    expect(len(set(fields)) == len(fields), "one figure a field")
    expect(all(_on_map(state, at) for at in state.enemies.values()), "enemies on revealed levels")
    expect(all(token in TOKENS or token == state.boss for token in state.enemies), "known enemies")
    expect((state.boss in state.enemies) == (boss_revealed(state) and state.winner < 0), "the boss on its level")
    for token, at in state.enemies.items():
        enemy = TOKENS.get(token)
        helper = enemy is None or enemy.boss == state.boss
        expect(on_boss_level(state, at) == helper, "enemies on their side of the boss level's floor")
        expect(enemy is None or bool(enemy.boss) or enemy.id in state.foes, "enemies of this tower")
    expect(all(token in state.enemies and token in TOKENS for token in state.asleep), "sleepers on the map")
    expect(all(0 <= seat < len(state.players) for seat in state.asleep.values()), "a seat for each sleeper")


def _check_supplies(state: State) -> None:
    """Coins, gems, hearts and boss tokens are limited (PF-1.2)."""
    tower = state.tower
    for fields, known, what in (
        (state.coins, tower.coins, "coins"), (state.gems, tower.gems, "gems"), (state.specials, tower.special, "tokens")
    ):  # fmt: skip
        expect(len(set(fields)) == len(fields) and all(field in known for field in fields), f"{what} on their fields")
    coins = state.coin_supply + len(state.coins) + sum(player.coins for player in state.players)
    gems = state.gem_supply + len(state.gems) + sum(player.gems for player in state.players)
    expect(coins == COINS and state.coin_supply >= 0, "all coins are there")
    expect(gems == GEMS and state.gem_supply >= 0, "all gems are there")
    expect(sum(player.hearts for player in state.players) <= HEARTS, "hearts for all")
    expect(all(token_supply(state, token) >= 0 for token in BOSSES[state.boss].tokens), "enough boss tokens")
    expect(field_token(state) in BOSS_TOKENS, "a token for the special fields")


def _check_pool(state: State) -> None:
    expect(len(state.dice) <= POOL_DICE and all(0 <= face < 5 for face in state.dice), "a pool of dice")
    expect(0 <= state.used < 1 << POOL_DICE, "used dice")
    expect(len(state.ready) == 5 and 0 <= min(state.ready) <= max(state.ready) <= MANY, "ready symbols")
    expect(state.ready[STAR] == 0, "no Star made ready")
    expect(state.enemy_die in ("", *ENEMY_RESULTS) and state.selector in ("", *ENEMY_RESULTS), "an enemy die")
    expect(all(name in PRIMED and 0 < amount <= MANY for name, amount in state.primed.items()), "known bonuses")
    expect(min(state.moves_used, state.kills, state.bought) >= 0, "counts of the turn")
    using = state.using
    if using is not None:
        expect(0 <= using.kind <= MOVE and 0 <= using.steps <= MANY, "a symbol in use")
        expect(-1 <= using.raises <= MANY, "raises of the symbol in use")
        expect(using.way in WAYS and (using.target in TOKENS or using.target in ("", state.boss)), "how it is used")


def _check_cards(state: State) -> None:
    """All cards are somewhere, each once (PF-1.1)."""
    items = [*state.shop_items, *state.item_deck, *(card for player in state.players for card in player.items)]
    potions = [
        *state.shop_potions, *state.potion_deck, *(card for player in state.players for card in player.potions)
    ]  # fmt: skip
    expect(sorted(items) == sorted(ITEMS), "all items are there")
    expect(sorted(potions) == sorted(POTIONS), "all potions are there")
    expect(max(len(state.shop_items), len(state.shop_potions)) <= PLACES, "a shop of three and three")
    expect(sorted([*state.boss_deck, *state.boss_discard]) == sorted(cards_of(state.boss)), "all boss cards are there")
    expect(all(card in BOSS_CARDS for card in (*state.boss_drawn, *state.boss_played)), "known boss cards")
    events = sorted([*state.event_deck, *state.event_pile])
    expect(events == (sorted(EVENTS) if solo(state) else []), "events in a solo game only")
    count = ARTIFACTS_IN_PLAY if "artifacts" in state.variants else 0
    expect(len(state.artifacts) == count and all(card in ARTIFACTS for card in state.artifacts), "artifacts")
    expect(all(-1 <= owner < len(state.players) for owner in state.artifacts.values()), "owners of artifacts")


def _check_stack(state: State) -> None:
    expect(bool(state.stack) != state.over, "something to do until the end")
    expect(len(state.stack) <= 4, "a shallow stack")
    below: type[Step] | None = None
    for step in state.stack:
        kind = type(step)
        expect(issubclass(kind, Stage) if below is None else below in BELOW.get(kind, ()), "a step where it belongs")
        below = kind
    check_stack(state)
