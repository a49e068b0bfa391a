"""The words of cards and abilities are made from what they do; these are read as a player reads them."""

from __future__ import annotations

import pytest

from pygame_rules.games.dice_throne.content import CARDS, HEROES, TOKENS
from pygame_rules.games.dice_throne.effects.texts import Source
from pygame_rules.games.dice_throne.events import HitAdded
from pygame_rules.games.dice_throne.words.printed import ability_text, card_text, token_text
from pygame_rules.games.dice_throne.words.sentences import describe
from pygame_rules.games.dice_throne.words.wording import text_of_effects


@pytest.mark.parametrize(
    ("hero", "card", "text"),
    [
        ("barbarian", "get_some", "During your attack: Roll 5 dice. Add 1 × sword damage. Inflict Concussion."),
        (
            "barbarian",
            "head_bash",
            "After the damage of your attack: Inflict Concussion. Only if your attack really dealt 8 damage or more.",
        ),
        ("ninja", "smoke_offering", "Discard 1 card from your hand: Choose a player. That player gains Smoke Bomb."),
        (
            "treant",
            "harvest",
            "You may spend up to 3 spirit: Gain CP equal to the number spent. If you spent 2 or more: Choose up to "
            "2 players. For each of them: That player gains Wellspring.",
        ),
        ("treant", "vegas_baby", "Roll 1 die. Gain CP equal to half of the total rolled, rounded up."),
    ],
)
def test_cards(hero, card, text):
    assert card_text(CARDS[hero][card]) == text


def test_what_follows_a_condition_and_does_not_depend_on_it_says_so():
    assert card_text(CARDS["ninja"]["poison_blade_ii"]) == (
        "Small straight: Roll 1 die. On ninjato: Inflict Delayed Poison. On shuriken: Inflict 2 Delayed Poison. "
        "On mask: Inflict 2 Delayed Poison. In any case: Deal 5 damage."
    )
    splinter = CARDS["treant"]["splinter_iii"].ability
    assert text_of_effects(splinter.tiers[0].does) == (
        "Deal 5 damage. On 3 of a kind: Grow 1 spirit. In any case: Inflict Barbed Vine."
    )
    assert ability_text(HEROES["paladin"].board[-1]) == (
        "Defend with 3 dice. On sword: Deal 1 damage. In any case: Prevent 1 × helmet + 2 × life damage. "
        "Gain 1 × prayer CP."
    )


def test_conditions_in_a_row_and_then_need_no_such_word():
    holy_light = next(ability for ability in HEROES["paladin"].board if ability.id == "holy_light")
    assert "In any case" not in ability_text(holy_light)
    assert card_text(CARDS["barbarian"]["overpower_ii"]) == (
        "3 × sword + 2 × pow: Roll 3 dice. Deal damage equal to the total rolled. If the dice add up to 10 or more: "
        "Inflict Concussion. War Cry: 2 × sword + 2 × life: Heal 2. Deal 2 undefendable damage."
    )


@pytest.mark.parametrize(
    ("token", "text"),
    [
        ("crit", "During your attack: Spend it. Add 4 damage. Only if your attack deals 5 damage or more."),
        (
            "barbed_vine",
            "At the end of your Roll Phase: Receive damage equal to the number of your roll attempts beyond the first "
            "(at most 2). Remove Barbed Vine.",
        ),
        (
            "seedling",
            "At any time: Spend it. Reroll one of your dice. To grow is to take one of these, or to turn one into its "
            "next stage. At most one of its kind in each turn.",
        ),
    ],
)
def test_tokens(token, text):
    assert token_text(TOKENS[token]) == text


def test_what_may_be_done_is_one_sentence():
    assert card_text(CARDS["barbarian"]["thick_skin_ii"]) == (
        "Defend with 4 dice. Heal 2 × life. On 2 × life: You may stop a status effect token of this attack."
    )


@pytest.mark.parametrize(
    ("hit", "text"),
    [
        (HitAdded("damage", 1, 0, 4, "normal", Source("ability", "smack")), "Smack: 4 damage to Bob."),
        (HitAdded("add", 1, 0, 2, "normal", Source("card", "get_some")), "Get Some!: 2 more damage to Bob."),
        (HitAdded("damage", -1, 0, 4, "normal", Source("ability", "smack")), "Smack: 4 damage."),
        (HitAdded("damage", 1, 0, 15, "ultimate", Source("ability", "rage")), "Rage!: 15 ultimate damage to Bob."),
        (HitAdded("prevent", 1, 1, 3, "", Source("ability", "rooted")), "Rooted: 3 damage to Bob is prevented."),
    ],
)
def test_damage_in_the_log_names_its_type_unless_it_is_plain(hit, text):
    assert describe(hit, ("Ann", "Bob")) == text
