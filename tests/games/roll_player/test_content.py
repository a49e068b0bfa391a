"""The content against the component list and the numbers of the rules (RP-1, RP-19)."""

from __future__ import annotations

from collections import Counter

import pytest

import pygame_rules as pr
from pygame_rules.games.roll_player.content.alignments import ALIGNMENTS
from pygame_rules.games.roll_player.content.backstories import BACKSTORIES
from pygame_rules.games.roll_player.content.classes import CLASSES
from pygame_rules.games.roll_player.content.kinds import DESIGNED, MEMORY, OPEN, RULEBOOK, SHEETS, TOME
from pygame_rules.games.roll_player.content.market import CARDS, SETS
from pygame_rules.games.roll_player.content.races import RACES
from pygame_rules.games.roll_player.effects.abilities import CHOICES
from pygame_rules.games.roll_player.effects.vocabulary import ArmorPiece
from pygame_rules.games.roll_player.scoring import TRAIT_STARS
from pygame_rules.games.roll_player.state import COLOURS, DICE, ROWS

from .positions import fresh, pool

EVERYTHING = [*RACES.values(), *CLASSES.values(), *BACKSTORIES.values(), *ALIGNMENTS.values(), *CARDS.values()]


@pytest.mark.rule("RP-1.1", "RP-1.2")
def test_the_box_is_complete():
    assert (len(RACES), len(CLASSES), len(BACKSTORIES), len(ALIGNMENTS), len(CARDS)) == (6, 12, 16, 17, 53)
    assert sum(DICE) == 73
    assert len(fresh(4).view()["board"]["initiative"]) == 5


@pytest.mark.rule("RP-1.2")
def test_a_class_card_has_two_sides_of_one_colour():
    assert Counter(klass.colour for klass in CLASSES.values()) == dict.fromkeys(COLOURS[:6], 2)
    for klass in CLASSES.values():
        pair = CLASSES[klass.pair]
        assert pair.pair == klass.id != pair.id and pair.colour == klass.colour


@pytest.mark.rule("RP-19.1")
def test_the_market_by_kind_and_by_dots():
    assert Counter(card.type for card in CARDS.values()) == {"weapon": 8, "armor": 12, "skill": 13, "trait": 20}
    assert Counter(card.dots for card in CARDS.values()) == {1: 26, 2: 27}
    assert Counter((card.dots, card.type) for card in CARDS.values()) == {
        (1, "weapon"): 6, (1, "armor"): 5, (1, "skill"): 6, (1, "trait"): 9,
        (2, "weapon"): 2, (2, "armor"): 7, (2, "skill"): 7, (2, "trait"): 11,
    }  # fmt: skip


@pytest.mark.rule("RP-19.1", "RP-14.5")
def test_armor_sets_have_as_many_cards_as_steps():
    pieces = Counter(e.set for card in CARDS.values() for e in card.does if isinstance(e, ArmorPiece))
    assert pieces == {"chain": 5, "leather": 4, "mystic": 3}
    for name, armor in SETS.items():
        assert len(armor.stars) == pieces[name] and list(armor.stars) == sorted(armor.stars)
    assert sorted(colour for armor in SETS.values() for colour in armor.colours) == sorted(COLOURS[:6])


@pytest.mark.rule("RP-19.2")
@pytest.mark.parametrize("seed", range(3))
def test_four_players_place_72_of_73_dice_and_the_last_roll_empties_the_bag(seed):
    t = fresh(4, seed)
    while t.state.round < 10 or t.state.phase == "roll":
        t.play(t.actions[0])
    assert sum(t.state.bag) == 0
    while t.decision:
        t.play(t.actions[0])
    assert sum(die >= 0 for player in t.state.players for die in player.sheet) == 72
    assert len([die for die in pool(t) if die]) == 1


@pytest.mark.rule("RP-19.3")
def test_the_goals_of_every_class_are_worth_twelve_stars_by_their_form():
    for klass in CLASSES.values():
        assert tuple(klass.goals) == ROWS
        assert sum(stars for _low, _high, stars in klass.goals.values()) == 12, klass.id
        for low, high, stars in klass.goals.values():
            if high == OPEN:
                assert (low, stars) in ((14, 1), (18, 3))
            elif low == high:
                assert (low, stars) in ((17, 3), (18, 4))
            else:
                assert high == low + 1 and stars == 2


@pytest.mark.rule("RP-19.4")
def test_every_backstory_wants_each_colour_once_and_one_space_of_each_row():
    for story in BACKSTORIES.values():
        assert sorted(story.spaces.values()) == sorted(COLOURS[:6]), story.id
        assert sorted(space[:3] for space in story.spaces) == sorted(ROWS), story.id
        assert Counter(space[3] for space in story.spaces) == {"1": 1, "2": 2, "3": 3}, story.id


@pytest.mark.rule("RP-19.5")
def test_alignment_cards_balance_and_have_one_best_space():
    for card in ALIGNMENTS.values():
        values = [value for row in card.grid for value in row]
        assert [len(row) for row in card.grid] == [3, 3, 3]
        assert sum(values) == (-1 if card.id == "hermit" else 0), card.id
        assert max(values) == 3 and values.count(3) == 1, card.id


def test_races_give_and_take_two():
    for race in RACES.values():
        assert sorted(value for value in race.modifiers.values() if value) in ([], [-2, 2]), race.id
        assert set(race.modifiers) <= set(ROWS)


def test_every_card_has_what_its_kind_needs():
    for card in CARDS.values():
        assert card.does and card.cost > 0, card.id
        assert (card.type == "weapon") == (card.hands in (1, 2)), card.id
        assert (card.type == "skill") == bool(card.timing), card.id
        assert bool(card.arrow) == (card.type == "trait" or (card.type == "skill" and card.timing != "as_target"))
        if card.type == "trait":
            assert all(type(effect) in TRAIT_STARS for effect in card.does), card.id
    arrows = Counter((card.type, card.arrow) for card in CARDS.values() if card.arrow)
    assert set(arrows.values()) == {3, 5}


def test_every_effect_of_a_skill_has_its_choices_or_works_at_once():
    at_once = {"GainGold", "AnyRowAction", "CopySkill"}
    for card in CARDS.values():
        if card.type == "skill":
            (effect,) = card.does
            assert (type(effect) in CHOICES) != (type(effect).__name__ in at_once), card.id


# Where the figures come from


def test_every_entry_says_where_each_of_its_figures_is_known_from():
    known = {RULEBOOK, TOME, SHEETS, MEMORY, DESIGNED}
    for entry in EVERYTHING:
        assert entry.provenance, entry.id
        assert set(entry.provenance.values()) <= known, entry.id
    assert [sum(DESIGNED in e.provenance.values() for e in part.values()) for part in (CARDS, CLASSES)] == [53, 8]
    assert {k.id for k in CLASSES.values() if k.provenance["ability"] == RULEBOOK} == {
        "druid", "bard", "thief", "barbarian",
    }  # fmt: skip


def test_the_only_cost_known_from_the_rulebook_is_that_of_reckless():
    assert [card.id for card in CARDS.values() if card.provenance["cost"] != DESIGNED] == ["reckless"]
    assert CARDS["reckless"].cost == 6


def test_the_catalogue_keeps_the_doubt():
    """What is designed or from memory is told to whoever shows the card."""
    catalogue = pr.catalogue("roll_player")
    for card in CARDS.values():
        shown = catalogue["cards"][card.id]
        assert shown["provenance"] == dict(card.provenance)
        assert set(shown["unsure"]) == {name for name, by in card.provenance.items() if by in (DESIGNED, MEMORY)}
    assert catalogue["classes"]["cleric"]["unsure"] == ["ability"]
    assert catalogue["classes"]["druid"]["unsure"] == []
