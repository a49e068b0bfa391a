"""The Paladin at play: faces 1 and 2 are swords, 3 and 4 helmets, 5 is life, 6 is prayer.

Figures of medium confidence are read from the content, so that a correction there needs none here.
"""

from __future__ import annotations

import pytest

from pygame_rules.core.texts import walk
from pygame_rules.games.dice_throne.content import CARDS, HEROES
from pygame_rules.games.dice_throne.content.kinds import Ability
from pygame_rules.games.dice_throne.effects.vocabulary import Deal, Effect, GainCp, Heal, Roll
from pygame_rules.games.dice_throne.events import (
    AttackMadeUndefendable,
    CpGained,
    DamageTaken,
    DefeatAverted,
    DefenseChosen,
    DiceRolled,
    PlayerDefeated,
    TokenGained,
)
from pygame_rules.games.dice_throne.words.printed import card_text

from ..positions import Battle, duel, king_of_the_hill, teams

HERO = HEROES["paladin"]
BOARD = {ability.id: ability for ability in HERO.board}
UPGRADES = {upgrade.id: upgrade for upgrade in HERO.upgrades}
ADDED = {ability.id: ability for upgrade in HERO.upgrades for ability in upgrade.adds}

RETALIATE = (3, 3, 4, 6, 1)
RIGHTEOUS_COMBAT = (1, 1, 2, 3, 4)
MIGHTY_PRAYER = (1, 1, 2, 6, 5)
SMALL_STRAIGHT = (1, 2, 3, 4, 6)
LARGE_STRAIGHT = (2, 3, 4, 5, 6)
FOUR_PRAYERS = (6, 6, 6, 6, 1)
FIVE_PRAYERS = (6, 6, 6, 6, 6)
TWO_LIVES = (5, 5, 1, 3, 3)


def figure(ability: Ability, kind: type[Effect], tier: int = 0) -> int:
    """The figure of the first effect of a kind in an ability."""
    effects = ability.tiers[tier].does if ability.tiers else ability.does
    effect = next(effect for effect in walk(effects) if isinstance(effect, kind))
    found = effect.dice if isinstance(effect, Roll) else effect.amount  # type: ignore[attr-defined]
    assert isinstance(found, int)
    return found


def paladin(*upgrades: str, cp: int = 0, against: str = "barbarian") -> Battle:
    """The Paladin's first Main Phase, without combat points, so that Tithe is no answer."""
    return duel("paladin", against).upgrades(0, *upgrades).set_cp(0, cp)


def attacked(*upgrades: str, damage: tuple[int, ...] = (1, 1, 2, 2, 3), cp: int = 0) -> Battle:
    """The Barbarian attacks the Paladin with Smack, for 8 unless other dice are given."""
    t = duel("barbarian", "paladin").upgrades(1, *upgrades).set_cp(1, cp)
    return t.attack("smack", *damage)


# What is in the box


@pytest.mark.rule("DT-1.4", "DT-1.6")
def test_the_board_the_dice_and_the_deck():
    assert HERO.dice == ("sword", "sword", "helmet", "helmet", "life", "prayer")
    assert (len(HERO.board), len(HERO.upgrades), len(HERO.cards), len(CARDS["paladin"])) == (9, 10, 4, 32)
    assert {token.id: token.limit for token in HERO.tokens} == {
        "retribution": 1,
        "crit": 1,
        "protect": 1,
        "accuracy": 1,
        "blessing_of_divinity": 1,
    }
    assert [card.number for card in (*HERO.upgrades, *HERO.cards)] == list(range(19, 33))
    kinds = sorted(ability.kind for ability in HERO.board)
    assert kinds == ["defensive"] + ["offensive"] * 6 + ["passive", "ultimate"]


def test_the_promotional_card_is_known_but_in_no_deck():
    assert [(card.id, card.type, card.cost, card.number) for card in HERO.promo] == [("divine_favor", "main", 0, 33)]
    assert card_text(HERO.promo[0]) == "Roll 1 die. On prayer: Gain 4 CP. Otherwise: Draw 1 card."
    assert "divine_favor" not in CARDS["paladin"]


def test_what_the_cards_cost():
    assert [(upgrade.id, upgrade.level, upgrade.cost) for upgrade in HERO.upgrades] == [
        ("tithe_ii", 2, 3),
        ("retaliate_ii", 2, 1),
        ("holy_attack_ii", 2, 2),
        ("righteous_prayer_ii", 2, 2),
        ("righteous_combat_ii", 2, 2),
        ("righteous_combat_iii", 3, 4),
        ("mighty_prayer_ii", 2, 2),
        ("holy_light_ii", 2, 2),
        ("divine_defense_ii", 2, 3),
        ("divine_defense_iii", 3, 4),
    ]
    assert [(card.id, card.type, card.cost) for card in HERO.cards] == [
        ("mighty", "main", 1),
        ("consecration", "main", 4),
        ("blessed", "main", 1),
        ("absolution", "roll", 1),
    ]


def test_what_is_not_sure_says_so():
    unsure = [entry.id for entry in (*HERO.tokens, *HERO.board, *HERO.cards) if entry.provenance.confidence != "high"]
    assert unsure == ["retaliate"]
    assert {upgrade.provenance.confidence for upgrade in HERO.upgrades} == {"medium"}
    disputed = [entry.id for entry in (*HERO.board, *HERO.upgrades) if entry.provenance.disputed]
    assert disputed == [
        "retaliate",
        "holy_attack",
        "holy_light",
        "divine_defense",
        "tithe_ii",
        "mighty_prayer_ii",
    ]


# Tithe


@pytest.mark.rule("DT-8.10")
def test_tithe_rerolls_an_own_die_for_one_as_often_as_it_can_be_paid():
    t = paladin(cp=2).roll(1, 1, 3, 5, 6).dice(4, 2)
    t.play("use tithe reroll", "reroll 3", "use tithe reroll", "reroll 3")
    assert t.state.trays[-1].values == (1, 1, 2, 5, 6)
    assert t.cp(0) == 0
    assert t.state.attempts == 2, "no attempt was used"
    assert "use tithe reroll" not in t.actions


def test_tithe_draws_a_card_for_three():
    t = paladin(cp=7).on_top(0, "six_it", "so_wild").play("use tithe draw", "use tithe draw")
    assert t.cards(0) == ["six_it", "so_wild"]
    assert t.cp(0) == 1
    assert "use tithe draw" not in t.actions


def test_tithe_rerolls_a_die_of_the_defense():
    t = attacked(cp=1).dice(3, 4, 1).play("defend divine_defense")
    assert t.asked == (1, "window:defense")
    t.dice(5).play("use tithe reroll", "reroll 3").finish()
    assert t.health(1) == 50 - 8 + 1 + 1 + 2


def test_tithe_rerolls_dice_of_an_ability_and_of_a_card():
    t = paladin(cp=1).attack("righteous_combat", *RIGHTEOUS_COMBAT, 6, 6)
    assert t.asked == (0, "window:roll")
    t.dice(1).play("use tithe reroll", "reroll 1").finish()
    assert t.health(1) == 50 - 5 - 2
    t = paladin(cp=2).hand(0, "blessed").dice(3).play("play blessed")
    assert t.asked == (0, "window:roll")
    t.dice(6).play("use tithe reroll", "reroll 1")
    assert t.cp(0) == 3


# Abilities of the board


def test_retaliate_gives_retribution_and_combat_points():
    t = paladin().attack("retaliate", *RETALIATE).play("choose 1").finish()
    assert t.held(0) == {"retribution": 1}
    assert t.cp(0) == figure(BOARD["retaliate"], GainCp)
    assert t.health(1) == 50


def test_retaliate_can_help_a_partner():
    t = teams("paladin", "barbarian", "monk", "ninja").set_cp(0, 0).attack("retaliate", *RETALIATE)
    assert t.actions == ["choose 1", "choose 2", "choose 3", "choose 4"]
    t.play("choose 3").finish()
    assert t.held(2) == {"retribution": 1}


@pytest.mark.rule("DT-8.4", "DT-8.5")
@pytest.mark.parametrize(
    ("dice", "damage", "healing", "cp"),
    [((1, 2), 9, 0, 0), ((1, 3), 8, 0, 0), ((3, 4), 7, 0, 0), ((5, 5), 5, 4, 0), ((5, 6), 5, 2, 1), ((6, 6), 5, 0, 2)],
)
def test_righteous_combat_rolls_two_more_dice(dice, damage, healing, cp):
    t = paladin().attack("righteous_combat", *RIGHTEOUS_COMBAT, *dice).finish()
    assert t.health(1) == 50 - damage
    assert t.health(0) == 50 + healing
    assert t.cp(0) == cp


@pytest.mark.rule("DT-8.6")
def test_mighty_prayer_deals_three_and_then_gains_crit_and_accuracy():
    t = paladin().attack("mighty_prayer", *MIGHTY_PRAYER)
    assert t.state.phase == "main2", "undefendable, and the Crit came too late for this attack"
    assert t.health(1) == 47
    assert t.held(0) == {"crit": 1, "accuracy": 1}


@pytest.mark.parametrize(("dice", "healing", "damage"), [(SMALL_STRAIGHT, 1, 6), (LARGE_STRAIGHT, 2, 8)])
def test_holy_attack_heals_and_strikes(dice, healing, damage):
    t = paladin().set_health(0, 20).attack("holy_attack", *dice)
    assert t.asked == (1, "defense")
    t.finish()
    assert (t.health(0), t.health(1)) == (20 + healing, 50 - damage)


@pytest.mark.rule("DT-8.6")
def test_righteous_prayer_deals_eight_and_then_gains_crit():
    t = paladin().attack("righteous_prayer", *FOUR_PRAYERS)
    assert t.asked == (1, "defense")
    t.finish()
    assert t.health(1) == 42
    assert t.held(0) == {"crit": 1}
    assert t.cp(0) == 2


@pytest.mark.rule("DT-8.5")
@pytest.mark.parametrize(
    ("dice", "tokens", "cards", "cp"),
    [
        ((1, 3), {"crit": 1, "protect": 1}, 0, 0),
        ((1, 2), {"crit": 1}, 0, 0),
        ((5, 5), {}, 1, 0),
        ((5, 6), {}, 1, 2),
        ((6, 6), {}, 0, 2),
        ((4, 6), {"protect": 1}, 0, 2),
    ],
)
def test_holy_light_heals_and_brings_what_two_dice_show_once_each(dice, tokens, cards, cp):
    t = paladin().set_health(0, 20).attack("holy_light", *TWO_LIVES, *dice).finish()
    assert t.health(0) == 22, "1 for each life of the five dice"
    assert t.held(0) == tokens
    assert len(t.cards(0)) == cards
    assert t.cp(0) == cp
    assert t.health(1) == 50


def test_holy_light_heals_for_every_life_rolled():
    t = paladin().set_health(0, 20).attack("holy_light", 5, 5, 5, 5, 1, 3, 3).finish()
    assert t.health(0) == 24


@pytest.mark.rule("DT-9.2")
def test_resolute_faith_blesses_heals_and_strikes():
    t = paladin().set_health(0, 20).attack("resolute_faith", *FIVE_PRAYERS)
    assert t.state.phase == "main2"
    assert (t.health(0), t.health(1)) == (25, 40)
    assert t.held(0) == {"blessing_of_divinity": 1}


@pytest.mark.rule("DT-3.6.4", "DT-6.2")
@pytest.mark.parametrize(
    ("dice", "own", "theirs", "cp"),
    [
        ((1, 2, 1), 42, 49, 0),
        ((3, 4, 5), 46, 50, 0),
        ((5, 5, 5), 48, 50, 0),
        ((6, 6, 1), 42, 49, 2),
        ((1, 3, 6), 43, 49, 1),
    ],
)
def test_divine_defense(dice, own, theirs, cp):
    t = attacked().dice(*dice).play("defend divine_defense").finish()
    assert t.happened(DiceRolled)[-1].dice == dice
    assert (t.health(1), t.health(0)) == (own, theirs)
    assert t.cp(1) == cp


# Upgrades


def test_tithe_ii_draws_for_less():
    price = UPGRADES["tithe_ii"].ability.uses[1].cp
    t = paladin("tithe_ii", cp=price).on_top(0, "six_it").play("use tithe draw")
    assert t.cards(0) == ["six_it"]
    assert t.cp(0) == 0
    assert price < BOARD["tithe"].uses[1].cp


@pytest.mark.parametrize(
    ("ability", "dice", "uses_prayer"),
    [
        ("mighty_prayer", MIGHTY_PRAYER, True),
        ("retaliate", RETALIATE, True),
        ("righteous_combat", (*RIGHTEOUS_COMBAT, 1, 1), False),
        ("holy_attack", SMALL_STRAIGHT, False),
    ],
)
def test_tithe_ii_pays_for_abilities_that_ask_for_prayer(ability, dice, uses_prayer):
    gain = figure_of_trigger()
    t = paladin("tithe_ii").attack(ability, *dice)
    paid = [event.amount for event in t.happened(CpGained) if event.source.id == "tithe"]
    assert paid == ([gain] if uses_prayer else []), "a prayer among the dice of a straight does not count"


def figure_of_trigger() -> int:
    """What Tithe II brings by itself."""
    effect = UPGRADES["tithe_ii"].ability.on[0].does[0]
    assert isinstance(effect, GainCp) and isinstance(effect.amount, int)
    return effect.amount


def test_tithe_ii_still_rerolls_for_one():
    t = paladin("tithe_ii", cp=1).roll(1, 1, 3, 5, 5).dice(2).play("use tithe reroll", "reroll 3")
    assert t.state.trays[-1].values == (1, 1, 2, 5, 5)


def test_retaliate_ii_brings_more():
    t = paladin("retaliate_ii").attack("retaliate", *RETALIATE).play("choose 1").finish()
    assert t.held(0) == {"retribution": 1}
    assert t.cp(0) == figure(UPGRADES["retaliate_ii"].ability, GainCp) > figure(BOARD["retaliate"], GainCp)


@pytest.mark.rule("DT-7.4")
def test_requital_comes_with_retaliate_ii():
    dice = (1, 3, 5, 6, 1)
    assert "declare requital" not in paladin().roll(*dice).actions
    t = paladin("retaliate_ii").set_health(0, 20).attack("requital", *dice)
    assert t.state.phase == "main2", "undefendable"
    assert t.held(0) == {"retribution": 1}
    assert t.health(0) == 20 + figure(ADDED["requital"], Heal)
    assert t.health(1) == 50 - figure(ADDED["requital"], Deal)


@pytest.mark.parametrize(("dice", "tier"), [(SMALL_STRAIGHT, 0), (LARGE_STRAIGHT, 1)])
def test_holy_attack_ii(dice, tier):
    ability = UPGRADES["holy_attack_ii"].ability
    t = paladin("holy_attack_ii").set_health(0, 20).attack("holy_attack", *dice)
    assert t.asked == (1, "defense")
    t.finish()
    assert t.health(0) == 20 + figure(ability, Heal, tier)
    assert t.health(1) == 50 - figure(ability, Deal, tier)


def test_righteous_prayer_ii_cannot_be_defended():
    ability = UPGRADES["righteous_prayer_ii"].ability
    t = paladin("righteous_prayer_ii").attack("righteous_prayer", *FOUR_PRAYERS)
    assert t.state.phase == "main2"
    assert t.health(1) == 50 - figure(ability, Deal)
    assert t.held(0) == {"crit": 1}
    assert t.cp(0) == figure(ability, GainCp)


@pytest.mark.rule("DT-7.4")
def test_prosperity_comes_with_righteous_prayer_ii():
    dice = (6, 6, 6, 1, 3)
    assert "declare prosperity" not in paladin().roll(*dice).actions
    t = paladin("righteous_prayer_ii").attack("prosperity", *dice).finish()
    assert t.cp(0) == figure(ADDED["prosperity"], GainCp)
    assert t.health(1) == 50


@pytest.mark.parametrize("upgrade", ["righteous_combat_ii", "righteous_combat_iii"])
def test_better_righteous_combats_roll_more_dice(upgrade):
    ability = UPGRADES[upgrade].ability
    count = figure(ability, Roll)
    assert count > figure(BOARD["righteous_combat"], Roll)
    swords = paladin(upgrade).attack("righteous_combat", *RIGHTEOUS_COMBAT, *[1] * count).finish()
    assert swords.health(1) == 50 - figure(ability, Deal) - 2 * count
    lives = paladin(upgrade).attack("righteous_combat", *RIGHTEOUS_COMBAT, *[5] * count).finish()
    assert lives.health(0) == 50 + 2 * count
    prayers = paladin(upgrade).attack("righteous_combat", *RIGHTEOUS_COMBAT, *[6] * count).finish()
    assert prayers.cp(0) == count


@pytest.mark.rule("DT-7.4")
@pytest.mark.parametrize("upgrade", ["righteous_combat_ii", "righteous_combat_iii"])
def test_steadfast_comes_with_both_better_righteous_combats(upgrade):
    dice = (1, 2, 3, 5, 6)
    assert "declare steadfast" not in paladin().roll(*dice).actions
    t = paladin(upgrade).set_health(0, 20).attack("steadfast", *dice)
    assert t.state.phase == "main2", "undefendable"
    assert t.health(0) == 20 + figure(ADDED["steadfast"], Heal)
    assert t.health(1) == 50 - figure(ADDED["steadfast"], Deal)


@pytest.mark.rule("DT-7.3")
def test_righteous_combat_iii_on_ii_costs_the_difference():
    difference = UPGRADES["righteous_combat_iii"].cost - UPGRADES["righteous_combat_ii"].cost
    t = paladin("righteous_combat_ii", cp=difference).hand(0, "righteous_combat_iii")
    t.play("play righteous_combat_iii")
    assert t.cp(0) == 0


def test_mighty_prayer_ii_strikes_harder():
    t = paladin("mighty_prayer_ii").attack("mighty_prayer", *MIGHTY_PRAYER)
    assert t.state.phase == "main2"
    assert t.health(1) == 50 - figure(UPGRADES["mighty_prayer_ii"].ability, Deal) < 47
    assert t.held(0) == {"crit": 1, "accuracy": 1}


@pytest.mark.rule("DT-7.4", "DT-8.7")
@pytest.mark.parametrize("token", ["crit", "accuracy"])
def test_offensive_stance_comes_with_mighty_prayer_ii(token):
    dice = (1, 2, 5, 3, 3)
    assert "declare offensive_stance" not in paladin().roll(*dice).actions
    t = paladin("mighty_prayer_ii").attack("offensive_stance", *dice)
    assert t.health(1) == 50 - figure(ADDED["offensive_stance"], Deal), "the choice comes after the damage"
    t.play(f"take {token}")
    assert t.held(0) == {token: 1}


def test_holy_light_ii_rolls_more_dice():
    count = figure(UPGRADES["holy_light_ii"].ability, Roll)
    assert count > figure(BOARD["holy_light"], Roll)
    t = paladin("holy_light_ii").attack("holy_light", *TWO_LIVES, *(1, 3, 5, 6)[:count]).finish()
    assert t.health(0) == 52
    assert t.held(0) == {"crit": 1, "protect": 1}
    assert len(t.cards(0)) == 1


@pytest.mark.parametrize("upgrade", ["divine_defense_ii", "divine_defense_iii"])
def test_better_divine_defenses_strike_for_each_sword(upgrade):
    count = UPGRADES[upgrade].ability.dice
    t = attacked(upgrade).dice(*[1] * count).play("defend divine_defense").finish()
    assert (t.health(0), t.health(1)) == (50 - count, 42)
    t = attacked(upgrade).dice(3, *[5] * (count - 1)).play("defend divine_defense").finish()
    assert t.health(1) == 50 - max(0, 8 - 1 - 2 * (count - 1))
    t = attacked(upgrade).dice(*[6] * count).play("defend divine_defense").finish()
    assert t.cp(1) == count


@pytest.mark.rule("DT-3.6.4")
def test_the_protect_of_divine_defense_iii_can_be_spent_against_the_same_attack():
    t = attacked("divine_defense_iii").dice(3, 4, 6, 1).play("defend divine_defense")
    assert t.held(1) == {"protect": 1}
    assert t.asked == (1, "window:last")
    t.play("spend protect").finish()
    assert t.health(1) == 47, "8 less 2 is 6, less half"
    assert t.held(1) == {}


@pytest.mark.rule("DT-5.2", "DT-5.3")
def test_an_attacker_may_protect_against_what_retribution_returns():
    t = duel("paladin", "paladin").set_cp(0, 0).set_cp(1, 0).tokens(0, protect=1).tokens(1, retribution=1)
    t.attack("righteous_prayer", *FOUR_PRAYERS)
    assert t.asked[0] == 1
    t.play("spend retribution")
    assert (t.asked[0], "spend protect" in t.actions) == (0, True)
    t.play("spend protect").play("waive").finish()
    # 8 damage; half of it comes back, and half of that is prevented.
    assert (t.health(0), t.health(1)) == (50 - 2, 50 - 8)


@pytest.mark.rule("DT-8.5")
@pytest.mark.parametrize(
    ("dice", "protect"),
    [
        ((3, 4, 6, 1), 1),
        ((4, 4, 4, 6), 1),
        ((3, 6, 1, 5), 0),  # one helmet
        ((4, 6, 6, 6), 0),
        ((3, 3, 4, 4), 0),  # no prayer
        ((6, 6, 6, 6), 0),
    ],
)
def test_the_protect_of_divine_defense_iii_needs_two_helmets_and_a_prayer(dice, protect):
    t = attacked("divine_defense_iii").dice(*dice).play("defend divine_defense").finish()
    assert [event.token for event in t.happened(TokenGained)] == ["protect"] * protect
    assert t.held(1).get("protect", 0) == protect


def test_divine_defense_ii_brings_no_protect():
    t = attacked("divine_defense_ii").dice(3, 4, 6, 1).play("defend divine_defense")
    assert t.held(1) == {}


@pytest.mark.rule("DT-6.5")
def test_the_worked_example_of_the_rules():
    t = duel("barbarian", "paladin").upgrades(1, "divine_defense_iii").hand(0, "get_some").hand(1, "absolution")
    t.tokens(1, retribution=1, protect=1).set_cp(1, 1)
    t.attack("overpower", 1, 2, 3, 6, 6, 3, 4, 5)
    while t.asked != (1, "window:attack"):
        t.play("pass")
    t.play("spend retribution")
    while t.asked[0] != 1:
        t.play("pass")
    t.play("spend protect").let_pass()
    t.dice(3, 4, 5, 6).play("defend divine_defense")
    while t.asked != (0, "window:last"):
        t.play("pass")
    t.dice(1, 2, 4, 5, 6).play("play get_some")
    while t.asked[0] != 1:
        t.play("pass")
    t.dice(3).play("play absolution")
    while "spend protect" not in t.actions:
        t.play("pass")
    t.play("spend protect").finish()
    assert t.health(1) == 50
    assert t.health(0) == 46
    assert t.held(1) == {"concussion": 1}


# Tokens


@pytest.mark.rule("DT-6.3")
@pytest.mark.parametrize(("dice", "damage", "back"), [((1, 1, 2, 2, 3), 8, 4), ((1, 1, 2, 4, 6), 4, 2)])
def test_retribution_returns_half_and_lowers_nothing(dice, damage, back):
    t = duel("barbarian", "paladin").tokens(1, retribution=1).set_cp(1, 0).attack("smack", *dice)
    t.play("spend retribution", "waive").finish()
    assert (t.health(0), t.health(1)) == (50 - back, 50 - damage)
    assert t.held(1) == {}


@pytest.mark.rule("DT-6.3")
def test_protect_does_not_lessen_what_retribution_returns():
    t = duel("barbarian", "paladin").tokens(1, retribution=1, protect=1).set_cp(1, 0)
    t.attack("mighty_blow", 1, 2, 3, 4, 4).play("spend protect", "spend retribution", "waive").finish()
    assert (t.health(0), t.health(1)) == (45, 46), "half of 9 is 5, both times"


@pytest.mark.rule("DT-1.7", "DT-6.3")
def test_protect_prevents_half_rounded_up():
    t = duel("barbarian", "paladin").tokens(1, protect=1).set_cp(1, 0).attack("mighty_blow", 1, 2, 3, 4, 4)
    t.play("spend protect", "waive").finish()
    assert t.health(1) == 46


@pytest.mark.rule("DT-6.3")
def test_two_protects_stop_all_of_it():
    t = duel("barbarian", "paladin").upgrades(1, "divine_defense_iii").tokens(1, protect=1).set_cp(1, 0)
    t.attack("smack", 1, 1, 2, 2, 3).play("spend protect")
    t.dice(3, 4, 6, 6).play("defend divine_defense").play("spend protect").finish()
    assert t.health(1) == 50


def test_protect_works_on_damage_of_tokens():
    t = duel("paladin", "ninja").tokens(0, delayed_poison=2, protect=1).set_cp(0, 0)
    t.roll(1, 1, 3, 3, 5).play("stop", "done")
    assert t.asked == (0, "window:settle")
    t.play("spend protect")
    assert t.health(0) == 47


@pytest.mark.rule("DT-9.2")
def test_protect_and_retribution_are_no_answer_to_an_ultimate():
    t = duel("barbarian", "paladin").tokens(1, protect=1, retribution=1).dice(6, 6, 6, 6, 6, 1, 1, 1, 4, 4)
    t.play("done", "declare rage")
    assert (t.health(0), t.health(1)) == (50, 35)
    assert t.held(1) == {"protect": 1, "retribution": 1}


@pytest.mark.rule("DT-5.4")
def test_crit_adds_four_to_an_attack_of_five_or_more():
    t = paladin().tokens(0, crit=1).attack("holy_attack", *SMALL_STRAIGHT)
    assert t.asked == (0, "window:attack")
    t.play("spend crit").finish()
    assert t.health(1) == 50 - 6 - 4
    assert t.held(0) == {}


def test_five_damage_are_enough_for_crit():
    t = paladin().tokens(0, crit=1).attack("righteous_combat", *RIGHTEOUS_COMBAT, 5, 5)
    assert t.asked == (0, "window:attack")
    assert t.play("spend crit").finish().health(1) == 50 - 5 - 4


def test_crit_is_not_for_an_attack_of_less():
    t = paladin().tokens(0, crit=1).attack("mighty_prayer", *MIGHTY_PRAYER)
    assert t.state.phase == "main2"
    assert t.health(1) == 47
    assert t.held(0) == {"crit": 1, "accuracy": 1}


@pytest.mark.rule("DT-9.3")
def test_crit_strengthens_an_ultimate():
    t = paladin().tokens(0, crit=1).attack("resolute_faith", *FIVE_PRAYERS).play("spend crit")
    assert t.health(1) == 36


@pytest.mark.rule("DT-5.3")
def test_crit_adds_to_no_pure_damage():
    t = duel("ninja", "paladin").upgrades(0, "walk_the_line_ii").tokens(0, crit=1)
    t.attack("tip_of_the_blade", 4, 4, 5, 1, 1, 6).finish()
    assert t.health(1) == 44
    assert t.held(0) == {"crit": 1}


@pytest.mark.rule("DT-5.4")
def test_accuracy_makes_an_attack_undefendable():
    t = paladin().tokens(0, accuracy=1).attack("holy_attack", *LARGE_STRAIGHT)
    assert t.asked == (0, "window:attack")
    t.play("spend accuracy")
    assert t.state.phase == "main2"
    assert t.health(1) == 42
    assert t.happened(AttackMadeUndefendable)


@pytest.mark.rule("DT-5.4")
def test_accuracy_is_too_late_once_the_defense_is_rolled():
    t = paladin().tokens(0, accuracy=1, crit=1).attack("holy_attack", *LARGE_STRAIGHT).play("pass")
    t.dice(1, 1, 1).play("defend thick_skin")
    assert t.asked == (0, "window:last")
    assert "spend crit" in t.actions
    assert "spend accuracy" not in t.actions


@pytest.mark.rule("DT-2.3")
def test_blessing_of_divinity_saves_from_defeat_once():
    t = duel("barbarian", "paladin").tokens(1, blessing_of_divinity=1).set_health(1, 3).set_cp(1, 0)
    t.attack("sturdy_blow", 1, 2, 6, 6, 4)
    assert t.health(1) == 1
    assert t.happened(DefeatAverted) == [DefeatAverted(1, "blessing_of_divinity", 1)]
    assert not t.happened(PlayerDefeated)
    assert t.held(1) == {}


@pytest.mark.rule("DT-9.2")
def test_blessing_of_divinity_saves_from_an_ultimate():
    t = duel("ninja", "paladin").tokens(1, blessing_of_divinity=1).set_health(1, 5).set_cp(1, 0)
    t.attack("assassinate", 6, 6, 6, 6, 6)
    assert t.health(1) == 1
    assert not t.happened(PlayerDefeated)


@pytest.mark.rule("DT-12.3")
def test_blessing_of_divinity_saves_the_whole_team():
    t = teams("barbarian", "ninja", "monk", "paladin").tokens(3, blessing_of_divinity=1).set_health(1, 3)
    t.set_cp(3, 0).attack("sturdy_blow", 1, 2, 6, 6, 4, 1).finish()
    assert t.happened(DamageTaken)[0].player == 1, "the partner was hit"
    assert t.health(3) == 1
    assert t.held(3) == {}


def test_one_blessing_is_the_limit():
    t = paladin().tokens(0, blessing_of_divinity=1).attack("resolute_faith", *FIVE_PRAYERS)
    assert t.held(0) == {"blessing_of_divinity": 1}


# Cards


def test_mighty_gives_crit_to_a_chosen_player():
    t = paladin(cp=1).hand(0, "mighty").play("play mighty", "choose 1")
    assert t.held(0) == {"crit": 1}
    t = teams("paladin", "barbarian", "monk", "ninja").hand(0, "mighty").play("play mighty", "choose 3")
    assert t.held(2) == {"crit": 1}


def test_consecration_gives_all_four_to_one_player():
    t = king_of_the_hill("paladin", "barbarian", "monk").set_cp(0, 4).hand(0, "consecration")
    t.play("play consecration", "choose 1")
    assert t.held(0) == {"protect": 1, "retribution": 1, "crit": 1, "accuracy": 1}
    assert t.cp(0) == 0


@pytest.mark.parametrize(
    ("die", "healing", "cards", "cp"), [(1, 0, 2, 0), (2, 0, 2, 0), (3, 3, 0, 0), (5, 4, 0, 0), (6, 0, 0, 3)]
)
def test_blessed(die, healing, cards, cp):
    t = paladin(cp=1).hand(0, "blessed").dice(die).play("play blessed")
    assert t.health(0) == 50 + healing
    assert len(t.cards(0)) == cards
    assert t.cp(0) == cp


@pytest.mark.rule("DT-7.6")
@pytest.mark.parametrize(
    ("die", "own", "theirs", "cp"), [(1, 42, 47, 0), (4, 45, 50, 0), (5, 47, 50, 0), (6, 44, 50, 2)]
)
def test_absolution(die, own, theirs, cp):
    t = duel("barbarian", "paladin").hand(1, "absolution").set_cp(1, 1).attack("smack", 1, 1, 2, 2, 3)
    assert t.asked == (1, "window:attack")
    t.dice(die).play("play absolution", "waive").finish()
    assert (t.health(1), t.health(0)) == (own, theirs)
    assert t.cp(1) == cp


@pytest.mark.rule("DT-7.6")
def test_absolution_is_only_for_one_who_is_attacked():
    t = paladin(cp=3).hand(0, "absolution")
    assert "play absolution" not in t.actions
    t.attack("holy_attack", *SMALL_STRAIGHT)
    assert "play absolution" not in t.actions
    assert not t.happened(DefenseChosen)
