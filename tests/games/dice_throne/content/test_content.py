"""The content keeps its own rules: ids, symbols, tokens, counts, sources, and words for everything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from pygame_rules.core.texts import walk
from pygame_rules.games.dice_throne.catalogue import catalogue, content_text
from pygame_rules.games.dice_throne.content import CARDS, COMMON, HEROES, SEASON_ONE, TOKENS
from pygame_rules.games.dice_throne.content.kinds import (
    DEFENSIVE,
    HIGH,
    LOW,
    MEDIUM,
    OFFENSIVE,
    PASSIVE,
    ULTIMATE,
    Ability,
    Hero,
)
from pygame_rules.games.dice_throne.effects import vocabulary as v
from pygame_rules.games.dice_throne.effects.handlers import CHANGES, COURSES
from pygame_rules.games.dice_throne.effects.reckoning import AMOUNTS, CONDITIONS
from pygame_rules.games.dice_throne.effects.texts import TEXTS, TextKind
from pygame_rules.games.dice_throne.info import HERO_IDS
from pygame_rules.games.dice_throne.turn.boards import FAMILIES
from pygame_rules.games.dice_throne.words.printed import ability_text, card_text, token_text

# The component list: tokens in the box by kind, board abilities, upgrades and action cards of each hero.
COUNTS = {
    "barbarian": (2, 9, 10, 4),
    "moon_elf": (4, 9, 10, 4),
    "pyromancer": (4, 9, 10, 4),
    "shadow_thief": (3, 9, 8, 6),
    "monk": (4, 9, 10, 4),
    "paladin": (5, 9, 10, 4),
    "ninja": (3, 9, 8, 6),
    "treant": (5, 9, 8, 6),
}


def abilities(hero: Hero) -> Iterator[Ability]:
    yield from hero.board
    for upgrade in hero.upgrades:
        yield upgrade.ability
        yield from upgrade.adds


def values(entry: Any) -> Iterator[Any]:
    """All values inside a value: the effects, amounts, conditions and activations of an entry."""
    yield entry
    if isinstance(entry, tuple):
        for part in entry:
            yield from values(part)
    elif hasattr(entry, "__dataclass_fields__"):
        for name in entry.__dataclass_fields__:
            yield from values(getattr(entry, name))


def test_all_heroes_of_the_box_are_there():
    assert tuple(HEROES) == SEASON_ONE == HERO_IDS


@pytest.mark.parametrize("hero", HEROES.values(), ids=HEROES)
def test_a_hero_has_what_the_component_list_says(hero):
    found = (len(hero.tokens), len(hero.board), len(hero.upgrades), len(hero.cards))
    assert found == COUNTS[hero.id]
    assert len(hero.promo) == 1
    assert 1 <= hero.complexity <= 6
    assert sorted(card.number for card in (*hero.upgrades, *hero.cards)) == list(range(19, 33))
    assert hero.promo[0].number == 33
    kinds = [ability.kind for ability in hero.board]
    assert kinds.count(ULTIMATE) == 1
    assert DEFENSIVE in kinds


@pytest.mark.rule("DT-1.4")
def test_the_common_cards_are_numbered_in_order():
    assert [card.number for card in COMMON] == list(range(1, 19))


@pytest.mark.parametrize("hero", HEROES.values(), ids=HEROES)
def test_abilities_have_the_shape_of_their_kind(hero):
    for ability in abilities(hero):
        assert bool(ability.tiers) == (ability.kind in (OFFENSIVE, ULTIMATE))
        assert bool(ability.dice) == bool(ability.does) == (ability.kind == DEFENSIVE)
        assert bool(ability.uses or ability.on) == (ability.kind == PASSIVE)
    board = {ability.id: ability.kind for ability in hero.board}
    for upgrade in hero.upgrades:
        assert board[upgrade.ability.id] == upgrade.ability.kind
        assert upgrade.level in (2, 3)
        assert upgrade.id == f"{upgrade.ability.id}_{'i' * upgrade.level}"
        assert not {added.id for added in upgrade.adds} & set(board)


@pytest.mark.parametrize("hero", HEROES.values(), ids=HEROES)
def test_symbols_and_tokens_that_are_named_exist(hero):
    own = set(hero.symbols)
    known = set(TOKENS) | set(FAMILIES)
    for value in values((hero.board, hero.upgrades, hero.cards, hero.promo, hero.tokens)):
        if isinstance(value, v.Symbols | v.Shows):
            assert {symbol for symbol, _ in value.needs} <= own
        elif isinstance(value, v.Per | v.AbilityUses):
            assert value.symbol in own
        elif isinstance(value, v.Gain | v.Inflict | v.Discard | v.RaiseLimit | v.GainToLimit):
            assert value.token in TOKENS
            if not isinstance(value, v.Inflict):
                assert value.token in {token.id for token in hero.tokens}
        elif isinstance(value, v.Held | v.Holding):
            assert value.token in known
        elif isinstance(value, v.Spend):
            assert value.what in known | {v.CP, v.CARD}


def test_no_card_id_means_two_cards():
    seen: dict[str, str] = {}
    common = {card.id for card in COMMON}
    for hero, cards in CARDS.items():
        for card in cards:
            assert card in common or seen.setdefault(card, hero) == hero


def test_every_word_of_the_vocabulary_has_a_handler():
    words = {name for name, kind in vars(v).items() if isinstance(kind, type) and issubclass(kind, v.Effect)}
    assert {kind.__name__ for kind in (*CHANGES, *COURSES)} == words - {"Effect"}
    for text in TEXTS.values():
        for effect in walk(text.effects):
            assert type(effect) in CHANGES or type(effect) in COURSES, text
        for value in values(text.effects):
            if isinstance(value, v.Amount):
                assert type(value) in AMOUNTS
            elif isinstance(value, v.Condition):
                assert type(value) in CONDITIONS


@pytest.mark.parametrize("hero", HEROES.values(), ids=HEROES)
def test_everything_has_words(hero):
    texts = [ability_text(ability) for ability in abilities(hero)]
    texts += [card_text(card) for card in (*COMMON, *hero.upgrades, *hero.cards, *hero.promo)]
    texts += [token_text(token) for token in hero.tokens]
    for text in texts:
        assert len(text) > 5
        assert "{" not in text
        assert "  " not in text


@pytest.mark.parametrize("hero", HEROES.values(), ids=HEROES)
def test_every_entry_says_where_it_is_known_from(hero):
    entries = [*abilities(hero), *hero.cards, *hero.promo, *hero.tokens]
    for entry in entries:
        provenance = entry.provenance
        assert provenance.origin
        assert provenance.confidence in (HIGH, MEDIUM, LOW)
        assert len(provenance.disputed) != 1
    assert all(ruling.text and ruling.origin for ruling in hero.faq)


def test_uncertain_entries_are_marked_in_the_catalogue():
    known = catalogue()
    assert known["cards"]["fist_strike_ii"]["provenance"]["unsure"] is True
    assert known["cards"]["smack_ii"]["provenance"]["unsure"] is False
    assert known["cards"]["tip_it"]["text"] == "Change a die by +1 or −1."
    assert content_text() == content_text()


@pytest.mark.rule("DT-8.6")
def test_what_follows_the_damage_of_an_attack_waits_for_it_and_nothing_else_does():
    for text in TEXTS.values():
        dealt = False
        for effect in text.effects:
            if isinstance(effect, v.AfterDamage):
                assert dealt and text.source.kind is TextKind.TIER, text
            elif isinstance(effect, v.Then):
                assert not dealt, text
            dealt |= any(isinstance(inner, v.Deal) and inner.to == v.TARGET for inner in walk((effect,)))
        inside = [inner for effect in text.effects for part in effect.inner() for inner in walk(part)]
        assert not any(isinstance(effect, v.AfterDamage) for effect in inside), text


@pytest.mark.rule("DT-5.3")
def test_the_catalogue_says_what_can_be_done_about_each_type_of_damage():
    kinds = catalogue()["damage"]
    assert {kind: (one["can_defend"], one["can_prevent"], one["can_raise"]) for kind, one in kinds.items()} == {
        "normal": (True, True, True),
        "undefendable": (False, True, True),
        "pure": (False, True, False),
        "collateral": (False, True, False),
        "ultimate": (False, False, True),
    }
    assert kinds["pure"]["text"].startswith("pure: no defensive roll")


@pytest.mark.rule("DT-4.2")
def test_the_catalogue_says_in_short_when_a_card_can_be_played():
    cards = catalogue()["cards"]
    said = {card: cards[card]["when"] for card in ("vegas_baby", "smack_ii", "not_this_time", "tip_it", "get_some")}
    assert said == {
        "vegas_baby": "main phase",
        "smack_ii": "main phase",
        "not_this_time": "roll phase",
        "tip_it": "later",
        "get_some": "in your attack",
    }
