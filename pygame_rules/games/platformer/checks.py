"""Whether a position can be: what no sequence of legal play ever breaks."""

from __future__ import annotations

from .content.bosses import BOSS_CARDS, BOSS_TOKENS, BOSSES, cards_of
from .content.cards import ARTIFACTS, CARDS, ITEMS, POTIONS
from .content.dice import BLANK, ENEMY_RESULTS, MOVE, POOL_DICE, STAR, SYMBOLS
from .content.enemies import TOKENS, kinds_of
from .content.heroes import HEROES
from .content.solo_events import EVENTS
from .content.tiles import LABYRINTHS, tiles_of
from .setup import ARTIFACTS_IN_PLAY
from .state import COINS, GEMS, HEARTS, ROUNDS, Player, State, boss_level, boss_revealed, on_boss_level, solo
from .tower.fields import LEVEL, OFF
from .turn.boss_turn import shield
from .turn.primitives import field_token, token_supply
from .turn.shop import PLACES
from .view import tier_of
from .words.texts import PROMPTS

VARIANTS = ("artifacts", "larger_map", "random_boss")
PRIMED = ("any", "brew", "brew_limit", "move", "push", "quiet", "quiet_step", "wounds")
WAYS = ("", "up", "hook", "rocket", "glide", "level")
# More than this of anything in a turn cannot be had: the gems for it are not there.
MANY = 50
# Steps that go on by themselves and may wait below a question.
WAITING = ("turn", "next", "boss_card")


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


def _need(fact: bool, what: str) -> None:
    if not fact:
        raise ValueError(what)


def _check_table(state: State) -> None:
    count = len(state.players)
    _need(1 <= count <= 4, "1 to 4 players")
    _need(state.labyrinth in LABYRINTHS and state.boss in BOSSES, "a labyrinth and a boss")
    _need(all(name in VARIANTS for name in state.variants), "known variants")
    _need(0 <= state.first < count and 0 <= state.turn <= ROUNDS * count, "a turn")
    _need(state.active == (state.first + min(state.turn, ROUNDS * count - 1)) % count, "the active player of the turn")
    _need(0 <= state.stage <= 9, "a step of the turn")
    _need(-1 <= state.winner < count and (state.winner < 0 or state.over), "a winner only at the end")
    _need(state.surplus >= 0, "wounds beyond the boss's health")
    _need(len({player.hero for player in state.players}) == count, "each hero once")


def _check_tower(state: State) -> None:
    levels = 5 if "larger_map" in state.variants else 4
    _need(len(state.tiles) == 2 * levels and len(state.foes) == levels - 1, "a tower of the right height")
    _need(len(set(state.tiles)) == len(state.tiles), "each tile once")
    ordinary, boss = tiles_of(state.labyrinth, False), tiles_of(state.labyrinth, True)
    _need(all(tile in ordinary for tile in state.tiles[:-2]), "tiles of the labyrinth")
    _need(all(tile in boss for tile in state.tiles[-2:]), "tiles of the boss level")
    _need(all(kind in kinds_of(tier_of(level)) for level, kind in enumerate(state.foes)), "enemies of the right tier")
    _need(len(set(state.foes)) == len(state.foes), "each enemy card once")
    _need(0 <= state.lowest <= state.highest < levels, "revealed levels")


def _check_player(state: State, player: Player, seat: int) -> None:
    _need(player.hero in HEROES, "a hero")
    _need(1 <= player.hearts <= HEROES[player.hero].health, "hearts up to the starting health")
    _need(player.coins >= 0 and player.gems >= 0, "no debts")
    _need(BLANK <= player.special < len(SYMBOLS), "a special die")
    _need(player.at == OFF or _on_map(state, player.at), "a hero on a revealed level")
    _need(player.at == OFF or player.arrived == on_boss_level(state, player.at), "a hero where he has arrived")
    _need(not player.arrived or boss_revealed(state), "arrival after the boss level was revealed")
    _need(len(set(player.tokens)) == len(player.tokens), "each boss token once")
    _need(all(token in BOSSES[state.boss].tokens for token in player.tokens), "tokens of the boss")
    owned = [*player.items, *(card for card, owner in state.artifacts.items() if owner == seat)]
    _need(len(set(player.exhausted)) == len(player.exhausted), "each card exhausted once")
    _need(all(card in owned and CARDS[card].exhausts for card in player.exhausted), "own cards exhausted")
    _need(0 <= player.hover <= 3 and player.wounds >= 0 and player.defeated >= 0, "counts")


def _on_map(state: State, field: int) -> bool:
    return state.lowest * LEVEL <= field < (state.highest + 1) * LEVEL


def _check_figures(state: State) -> None:
    """One figure a field, nobody off the revealed levels (PF-1.3)."""
    fields = [player.at for player in state.players if player.at != OFF] + list(state.enemies.values())
    _need(len(set(fields)) == len(fields), "one figure a field")
    _need(all(_on_map(state, at) for at in state.enemies.values()), "enemies on revealed levels")
    _need(all(token in TOKENS or token == state.boss for token in state.enemies), "known enemies")
    _need((state.boss in state.enemies) == (boss_revealed(state) and state.winner < 0), "the boss on its level")
    for token, at in state.enemies.items():
        enemy = TOKENS.get(token)
        helper = enemy is None or enemy.boss == state.boss
        _need(on_boss_level(state, at) == helper, "enemies on their side of the boss level's floor")
        _need(enemy is None or bool(enemy.boss) or enemy.id in state.foes, "enemies of this tower")
    _need(all(token in state.enemies and token in TOKENS for token in state.asleep), "sleepers on the map")
    _need(all(0 <= seat < len(state.players) for seat in state.asleep.values()), "a seat for each sleeper")


def _check_supplies(state: State) -> None:
    """Coins, gems, hearts and boss tokens are limited (PF-1.2)."""
    tower = state.tower
    for fields, known, what in (
        (state.coins, tower.coins, "coins"), (state.gems, tower.gems, "gems"), (state.specials, tower.special, "tokens")
    ):  # fmt: skip
        _need(len(set(fields)) == len(fields) and all(field in known for field in fields), f"{what} on their fields")
    coins = state.coin_supply + len(state.coins) + sum(player.coins for player in state.players)
    gems = state.gem_supply + len(state.gems) + sum(player.gems for player in state.players)
    _need(coins == COINS and state.coin_supply >= 0, "all coins are there")
    _need(gems == GEMS and state.gem_supply >= 0, "all gems are there")
    _need(sum(player.hearts for player in state.players) <= HEARTS, "hearts for all")
    _need(all(token_supply(state, token) >= 0 for token in BOSSES[state.boss].tokens), "enough boss tokens")
    _need(field_token(state) in BOSS_TOKENS, "a token for the special fields")


def _check_pool(state: State) -> None:
    _need(len(state.dice) <= POOL_DICE and all(0 <= face < 5 for face in state.dice), "a pool of dice")
    _need(0 <= state.used < 1 << POOL_DICE, "used dice")
    _need(len(state.ready) == 5 and 0 <= min(state.ready) <= max(state.ready) <= MANY, "ready symbols")
    _need(state.ready[STAR] == 0, "no Star made ready")
    _need(state.enemy_die in ("", *ENEMY_RESULTS) and state.selector in ("", *ENEMY_RESULTS), "an enemy die")
    _need(all(name in PRIMED and 0 < amount <= MANY for name, amount in state.primed.items()), "known bonuses")
    _need(min(state.moves_used, state.kills, state.bought) >= 0, "counts of the turn")
    using = state.using
    if using is not None:
        _need(0 <= using.kind <= MOVE and 0 <= using.steps <= MANY, "a symbol in use")
        _need(-1 <= using.raises <= MANY, "raises of the symbol in use")
        _need(using.way in WAYS and (using.target in TOKENS or using.target in ("", state.boss)), "how it is used")


def _check_cards(state: State) -> None:
    """All cards are somewhere, each once (PF-1.1)."""
    items = [*state.shop_items, *state.item_deck, *(card for player in state.players for card in player.items)]
    potions = [
        *state.shop_potions, *state.potion_deck, *(card for player in state.players for card in player.potions)
    ]  # fmt: skip
    _need(sorted(items) == sorted(ITEMS), "all items are there")
    _need(sorted(potions) == sorted(POTIONS), "all potions are there")
    _need(max(len(state.shop_items), len(state.shop_potions)) <= PLACES, "a shop of three and three")
    _need(sorted([*state.boss_deck, *state.boss_discard]) == sorted(cards_of(state.boss)), "all boss cards are there")
    _need(all(card in BOSS_CARDS for card in (*state.boss_drawn, *state.boss_played)), "known boss cards")
    events = sorted([*state.event_deck, *state.event_pile])
    _need(events == (sorted(EVENTS) if solo(state) else []), "events in a solo game only")
    count = ARTIFACTS_IN_PLAY if "artifacts" in state.variants else 0
    _need(len(state.artifacts) == count and all(card in ARTIFACTS for card in state.artifacts), "artifacts")
    _need(all(-1 <= owner < len(state.players) for owner in state.artifacts.values()), "owners of artifacts")


def _check_stack(state: State) -> None:
    _need(bool(state.stack) != state.over, "something to do until the end")
    _need(len(state.stack) <= 8, "a shallow stack")
    if not state.stack:
        return
    for index, frame in enumerate(state.stack):
        _need(frame.step in PROMPTS or frame.step in WAITING, "known steps")
        _need(0 <= frame.player < len(state.players), "a seat for each step")
        _need((index == 0) == (frame.step in ("turn", "next")), "the turn below all else")
        _need(frame.step == "mirror" or frame.player == state.active, "the active player acts")
        _need(0 <= frame.safe < 16 and 0 <= frame.asked < 16, "seats that were asked")
        _need(all(0 <= seat < len(state.players) for seat in frame.items), "seats that were met")
        if frame.step == "turn":
            _need(0 <= frame.n <= 9, "a step of the turn")
        elif frame.step == "boss_card":
            _need(frame.card in BOSS_CARDS and 0 <= frame.n <= len(BOSS_CARDS[frame.card].does), "a boss card")
            _need(boss_revealed(state) and BOSS_CARDS[frame.card].boss == state.boss, "a card of the boss")
        elif frame.step == "mirror":
            _need(state.stack[index - 1].step == "boss_card" and frame.card in BOSS_CARDS, "a card to ward off")
            _need(bool(shield(state, frame.player)), "a token to ward it off")
        elif frame.step in ("reroll", "turn_die"):
            _need(frame.card in CARDS or frame.card in EVENTS or frame.card in HEROES, "a card in use")
            _need(len(state.dice) > 0 and state.used != (1 << len(state.dice)) - 1, "dice to choose from")
            _need(frame.step == "turn_die" or frame.n > 0, "dice to reroll")
        elif frame.step == "respawn":
            _need(state.players[frame.player].at == OFF and 0 <= frame.n < 5, "a hero to come back")
    _need(state.stack[-1].step in PROMPTS, "a question on top")
    _need(boss_level(state) >= state.highest, "a tower")
