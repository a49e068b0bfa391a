"""The words on the buttons of actions."""

from __future__ import annotations

import pytest

from pygame_rules.games.platformer import actions as act
from pygame_rules.games.platformer.content.dice import COIN, MOVE, STAR
from pygame_rules.games.platformer.tower.fields import DOWN, LEFT, UP, field_at
from pygame_rules.games.platformer.words.labels import LABELS, label

WORDS = {
    act.move_hero(0, LEFT, (), False): "Step left",
    act.move_hero(0, LEFT, (), True): "Step left with the special die",
    act.move_hero(0, act.PORTAL, (), False): "Step through the portal",
    act.move_hero(0, LEFT, (UP,), False): "Push up",
    act.move_hero(0, LEFT, (UP, LEFT), True): "Push up, then left with the special die",
    act.boost(0): "Strengthen with gems",
    act.force(0, "werewolf2", DOWN, False): "Force Werewolf 2 down",
    act.force(0, "medusa", DOWN, True): "Force Medusa down with the special die",
    act.take_coin(0, False): "Take a coin",
    act.take_coin(0, True): "Take a coin with the special die",
    act.turn_star(0, MOVE): "Use a Star as Move",
    act.fuse(0, COIN, MOVE): "Fuse two Coin dice into Move",
    act.attack(0, "slime1", False, 0): "Attack Slime 1",
    act.attack(0, "slime1", True, 0): "Attack Slime 1 with the special die",
    act.attack(0, "slime1", False, 1): "Attack Slime 1 with 1 gem",
    act.attack(0, "slime1", True, 3): "Attack Slime 1 with the special die and 3 gems",
    act.use_ability(0): "Use the ability",
    act.use_card(0, "prism", None): "Use Prism",
    act.use_card(0, "blink_ring", 3): "Use Blink Ring: column 4",
    act.use_card(0, "healing", None): "Drink Healing Potion",
    act.use_card(0, "swap", "etorn"): "Drink Swap Serum: Etorn",
    act.use_card(0, "sleeping_dust", "ent3"): "Drink Sleeping Dust: Ent 3",
    act.buy(0, "whip"): "Buy Whip",
    act.remove_token(0, "stone", True): "Be rid of Stone with the special die",
    act.apply_gravity(0, act.HOLD): "Gravity",
    act.apply_gravity(0, act.LET_GO): "Let go and fall",
    act.apply_gravity(0, field_at(4, 6)): "Catch the ladder in row 7",
    act.end_actions(0): "End actions",
    act.respawn(0, STAR): "Come back for a Star",
    act.enter(0, field_at(4, 6)): "Come back at column 5, row 7",
    act.reroll_dice(0, (0,)): "Reroll die 1",
    act.reroll_dice(0, (0, 3)): "Reroll dice 1, 4",
    act.keep(0): "Leave it",
    act.turn_die(0, 2, COIN): "Turn die 3 to Coin",
    act.bank(0, COIN): "Set it to Coin",
    act.use_mirror(0, "mirror"): "Give back: Mirror",
}  # fmt: skip


@pytest.mark.parametrize("action", WORDS, ids=lambda action: action.text)
def test_the_words_on_a_button(action):
    assert label(action) == WORDS[action]


def test_every_kind_of_action_has_words():
    assert {type(action) for action in WORDS} == set(LABELS)
