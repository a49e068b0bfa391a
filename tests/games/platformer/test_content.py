"""The content against the component list of the rulebook, and its words (PF-1.1)."""

from __future__ import annotations

import pytest

from pygame_rules.core.words import PSEUDO, set_language
from pygame_rules.games.platformer import events as ev
from pygame_rules.games.platformer.catalogue import catalogue, content_text
from pygame_rules.games.platformer.content.bosses import BOSS_CARDS, BOSS_TOKENS, BOSSES
from pygame_rules.games.platformer.content.cards import ARTIFACTS, CARDS, ITEMS, POTIONS
from pygame_rules.games.platformer.content.dice import DICE, SYMBOLS
from pygame_rules.games.platformer.content.enemies import ENEMIES, TOKENS, kinds_of
from pygame_rules.games.platformer.content.heroes import HEROES
from pygame_rules.games.platformer.content.solo_events import EVENTS
from pygame_rules.games.platformer.content.tiles import TILES, tiles_of
from pygame_rules.games.platformer.effects import conditions as on
from pygame_rules.games.platformer.effects import vocabulary as fx
from pygame_rules.games.platformer.effects.by_hand import BY_HAND, OFFERS
from pygame_rules.games.platformer.effects.doing import Doing
from pygame_rules.games.platformer.effects.places import Text
from pygame_rules.games.platformer.state import HEARTS
from pygame_rules.games.platformer.words import texts as wording
from pygame_rules.games.platformer.words.sentences import SENTENCES


def kinds_in(module, base):
    """The classes of a module that stem from one."""
    return {kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, base)}


@pytest.mark.rule("PF-1.1")
def test_the_box_holds_what_the_rulebook_lists():
    assert (len(HEROES), len(ENEMIES), len(TOKENS), len(BOSSES), len(BOSS_CARDS)) == (6, 6, 28, 2, 11)
    assert (len(ITEMS), len(POTIONS), len(ARTIFACTS), len(EVENTS)) == (15, 15, 10, 12)
    assert [DICE[die].copies for die in ("action_die", "special_die", "enemy_die")] == [5, 4, 1]
    assert all(len(die.faces) == 6 for die in DICE.values())
    assert sum(token.copies for token in BOSS_TOKENS.values()) == 20
    assert all(len(kinds_of(tier)) == 2 for tier in ("I", "II", "III"))
    assert len(TILES) == 32
    for labyrinth in ("forest", "void"):
        assert (len(tiles_of(labyrinth, False)), len(tiles_of(labyrinth, True))) == (12, 4)


@pytest.mark.rule("PF-1.1", "PF-1.2")
def test_hearts_are_enough_for_any_four_heroes():
    assert sum(sorted(hero.health for hero in HEROES.values())[-4:]) <= HEARTS


@pytest.mark.rule("PF-1.1")
def test_all_symbols_are_on_the_action_and_the_special_die():
    assert set(DICE["action_die"].faces) == set(SYMBOLS)
    assert sorted(DICE["special_die"].faces) == sorted([*SYMBOLS, "blank"])


@pytest.mark.rule("PF-13.6", "PF-13.7")
def test_every_face_finds_a_boss_card():
    by_boss = {boss: {card.symbol for card in BOSS_CARDS.values() if card.boss == boss} for boss in BOSSES}
    assert by_boss == {"medusa": {"attack", "left", "right"}, "ikee": set(SYMBOLS)}


def test_every_entry_says_where_it_comes_from():
    shown = catalogue()
    for part in ("heroes", "enemies", "bosses", "boss_tokens", "boss_cards", "cards", "events", "tiles", "dice"):
        for entry in shown[part].values():
            assert entry["provenance"]
    assert shown["heroes"]["sweety"]["provenance"]["does"] == "rulebook"
    assert "health" in shown["heroes"]["sweety"]["unsure"]
    assert shown["cards"]["whip"]["unsure"] == ["all"]


def test_every_effect_and_condition_has_words():
    assert set(wording.EFFECTS) == kinds_in(fx, fx.Effect) - {fx.Effect}
    assert set(wording.CONDITIONS) == kinds_in(on, on.Condition) - {on.Condition}


def test_every_event_has_a_sentence():
    assert set(SENTENCES) == kinds_in(ev, ev.Event) - {ev.Event, ev.Final}


def test_every_card_used_by_hand_has_a_handler():
    for card in CARDS.values():
        if BY_HAND[card.id]:
            assert type(card.does[0]) in OFFERS and len(card.does) == 1
    by_itself = sorted(card for card, by_hand in BY_HAND.items() if not by_hand)
    assert by_itself == [
        "buckler", "climbers_crown", "dice_pouch", "icarus_feather", "iron_soles", "long_spear", "merchant_seal",
        "riders_saddle", "slayers_fang", "traders_scales",
    ]  # fmt: skip


def test_every_text_can_be_done():
    cards_of_bosses, used_by_hand, abilities, events = 11, 30, 3, 8
    assert len(Text.known) == cards_of_bosses + used_by_hand + abilities + events
    for text in Text.known.values():
        assert all((type(effect) in Doing.changes) != (type(effect) in Doing.courses) for effect in text.effects)


def test_a_card_is_worded_from_what_it_does():
    shown = catalogue()
    assert shown["cards"]["rage"]["text"] == "Your next attack this turn deals 2 more wounds."
    assert shown["cards"]["greed_hammer"]["text"] == "Exhaust: Your next attack this turn deals 1 more wound."
    assert shown["enemies"]["werewolf"]["ability"]["text"] == "Who loses a heart to it turns the special die to blank."
    assert shown["cards"]["gem_heart"]["condition"] == "Discard 3 or more gems on one symbol."
    assert shown["events"]["lull"]["text"] == "The enemy die is not resolved."


def test_all_words_go_through_the_catalogue_of_messages():
    try:
        set_language(PSEUDO)
        shown = catalogue()
    finally:
        set_language("en")
    texts = [entry["text"] for part in ("cards", "events", "boss_cards") for entry in shown[part].values()]
    names = [entry["name"] for part in ("heroes", "enemies", "tiles", "cards") for entry in shown[part].values()]
    assert all(text.startswith("[") for text in (*texts, *names))


def test_tiles_are_drawn_from_the_catalogue():
    cell = catalogue()["tiles"]["F04"]["cells"][1][2]
    assert cell == {"features": ["ladder"], "floor": "ladder", "wall_left": True, "wall_right": True}


def test_the_figures_of_the_content_are_one_stable_text():
    assert content_text() == content_text()
    assert "werewolf" in content_text()
