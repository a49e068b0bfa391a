"""The words on the buttons of actions."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import pygame_rules as pr
from pygame_rules.core import effects
from pygame_rules.core.play import Move
from pygame_rules.core.texts import walk
from pygame_rules.core.words import PSEUDO
from pygame_rules.games.dice_throne import actions as act
from pygame_rules.games.dice_throne.content import HEROES, TOKENS
from pygame_rules.games.dice_throne.effects import vocabulary as v
from pygame_rules.games.dice_throne.effects.texts import TEXTS
from pygame_rules.games.dice_throne.words.labels import LABELS, SHORT_WORDS
from pygame_rules.games.dice_throne.words.names import ABILITIES

from ..positions import Battle, duel, king_of_the_hill


def labels(t: Battle) -> dict[str, str]:
    """What is on the buttons of whoever is asked, by the text of the action."""
    assert t.table.decision is not None
    return {offer["text"]: offer["label"] for offer in t.table.view(t.table.decision.player)["actions"]}


def short_names() -> Iterator[str]:
    """The short words of the content: the sides of either-ors, and the uses of tokens and passives."""
    for text in TEXTS.values():
        for effect in walk(text.effects):
            if isinstance(effect, v.Or):
                yield from (side.name for side in effect.sides)
    for token in TOKENS.values():
        yield from (use.name for use in token.uses)
    for hero in HEROES.values():
        for ability in (*hero.board, *(upgrade.ability for upgrade in hero.upgrades)):
            yield from (use.name for use in ability.uses)


def test_every_kind_of_action_has_words():
    named = (*vars(act).values(), *vars(effects).values())
    kinds = {kind for kind in named if isinstance(kind, type) and issubclass(kind, Move)}
    assert set(LABELS) == kinds - {Move}


def test_every_short_word_of_the_content_has_words():
    unnamed = {name for name in short_names() if name and name not in TOKENS and name not in ABILITIES}
    assert set(SHORT_WORDS) == unnamed


@pytest.fixture
def pseudo() -> Iterator[None]:
    """A language in which all words that go through the catalogue stand in brackets."""
    pr.set_language(PSEUDO)
    yield
    pr.set_language("en")


def test_every_label_goes_through_the_catalogue(pseudo):
    # Which token an attack may not bring is asked too seldom for games at random: it has a test of its own.
    seen: set[type] = {act.Block}
    for number in range(40):
        heroes = {"hero_choice": "random" if number else "choose"}
        table = pr.new_game("dice_throne", 2 + number % 3, f"labels {number}", heroes)
        dice = random.Random(number)
        while table.decision is not None:
            for action in table.actions:
                seen.add(type(action))
                label = table.game.label(table.state, action)
                assert label.startswith("[") and label.endswith("]"), action.text
            table.play(dice.choice(table.actions))
        if seen == set(LABELS):
            return
    pytest.fail(f"nobody could do any of {set(LABELS) - seen}")


def test_the_main_phase_leads_to_the_dice_and_the_second_to_the_end():
    t = duel("barbarian", "paladin").hand(0, "tip_it")
    assert labels(t)["done"] == "To the dice"
    assert labels(t)["sell tip_it"] == "Sell Tip It!"
    t.roll(1, 2, 3, 4, 6)
    assert labels(t)["stop"] == "Stop, use nothing"
    assert labels(t)["declare smack"] == "Use Smack"
    assert labels(t)["reroll 2"] == "Roll 1 die"
    assert labels(t)["reroll 1 2 5"] == "Roll 3 dice"
    t.play("stop").finish()
    assert labels(t)["done"] == "End the turn"


def test_the_last_pass_says_what_it_costs():
    t = duel("barbarian", "monk").tokens(1, chi=2).attack("smack", 1, 2, 3, 4, 6)
    assert labels(t)["pass"] == "Pass"
    assert labels(t)["pass phase"] == "Pass this phase"
    while t.asked != (1, "window:last"):
        t.play("pass" if "pass" in t.actions else "waive")
    assert labels(t)["pass"] == "Pass, take 4"
    assert labels(t)["pass turn"] == "Pass this turn"


def test_dice_are_told_by_what_they_show():
    t = duel("barbarian", "paladin").hand(0, "tip_it").set_cp(0, 5).roll(1, 2, 3, 4, 6).play("play tip_it")
    assert labels(t)["raise 4"] == "life 4: one up"
    assert labels(t)["lower 5"] == "pow 6: one down"


def test_the_token_to_be_stopped_is_named(pseudo):
    t = duel("moon_elf", "treant").tokens(1, dryad=1).attack("eclipse", 6, 6, 6, 6, 1)
    t.play("spend dryad shield")
    assert labels(t)["block blind"] == "[Stóp [Blíñd]]"


def test_players_are_told_by_their_heroes_unless_two_have_the_same():
    t = king_of_the_hill("moon_elf", "barbarian", "monk").attack("entangling_shot", 1, 2, 3, 4, 4)
    assert labels(t) == {"target 2": "Target Barbarian", "target 3": "Target Monk"}
    twins = king_of_the_hill("moon_elf", "monk", "monk").attack("entangling_shot", 1, 2, 3, 4, 4)
    assert labels(twins) == {"target 2": "Target Player 2", "target 3": "Target Player 3"}


def test_several_uses_of_a_token_are_told_apart():
    t = duel("monk", "paladin").tokens(0, chi=2).attack("fist_strike", 1, 1, 2, 5, 6)
    said = labels(t)
    assert said["spend chi strengthen 2"] == "Spend 2 × Chi: strengthen"
