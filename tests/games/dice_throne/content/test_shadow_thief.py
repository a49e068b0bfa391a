"""The Shadow Thief at play: faces 1 and 2 are daggers, 3 and 4 bags, 5 a card, 6 a shadow."""

from __future__ import annotations

import pytest

from pygame_rules.games.dice_throne.content import CARDS, HEROES
from pygame_rules.games.dice_throne.events import DamageAvoided, DefenseChosen, ExtraPhaseBegan
from pygame_rules.games.dice_throne.words.measures import activation_text
from pygame_rules.games.dice_throne.words.printed import card_text

from ..positions import Battle, duel, king_of_the_hill, teams

HERO = HEROES["shadow_thief"]

THREE_DAGGERS = (1, 1, 2, 5, 5)
SMALL_STRAIGHT = (1, 2, 3, 4, 4)
LARGE_STRAIGHT = (2, 3, 4, 5, 6)
THREE_SHADOWS = (6, 6, 6, 1, 3)
SMACK = (1, 1, 1, 4, 6)


def thief(*upgrades: str, against: str = "barbarian") -> Battle:
    """The Shadow Thief's first Main Phase, with these upgrades and 2 combat points."""
    return duel("shadow_thief", against).upgrades(0, *upgrades)


def attacked(*upgrades: str) -> Battle:
    """The Barbarian attacks the Shadow Thief with Smack for 4; the thief is about to choose a defense."""
    return duel("barbarian", "shadow_thief").upgrades(1, *upgrades).attack("smack", *SMACK)


# What is in the box


@pytest.mark.rule("DT-1.4", "DT-1.6")
def test_the_board_the_dice_and_the_deck():
    assert HERO.dice == ("dagger", "dagger", "bag", "bag", "card", "shadow")
    assert (len(HERO.board), len(HERO.upgrades), len(HERO.cards), len(CARDS["shadow_thief"])) == (9, 8, 6, 32)
    assert {token.id: token.limit for token in HERO.tokens} == {"shadows": 1, "sneak_attack": 1, "poison": 3}
    assert [card.number for card in (*HERO.upgrades, *HERO.cards)] == list(range(19, 33))
    assert sorted(ability.kind for ability in HERO.board) == ["defensive"] * 2 + ["offensive"] * 6 + ["ultimate"]
    assert {upgrade.id: upgrade.level for upgrade in HERO.upgrades} == {
        upgrade.id: len(upgrade.name.split()[-1]) for upgrade in HERO.upgrades
    }
    assert HERO.complexity == 5
    assert [ability.dice for ability in HERO.board if ability.dice] == [4, 5]
    assert [upgrade.ability.dice for upgrade in HERO.upgrades if upgrade.ability.dice] == [5, 5]


@pytest.mark.rule("DT-8.1", "DT-7.4")
def test_what_the_dice_must_show():
    board = {ability.id: [activation_text(tier.when) for tier in ability.tiers] for ability in HERO.board}
    assert board == {
        "dagger_strike": ["3 × dagger", "4 × dagger", "5 × dagger"],
        "pickpocket": ["2 × bag", "3 × bag", "4 × bag"],
        "shifty_strike": ["small straight"],
        "insidious_strike": ["large straight"],
        "shadow_dance": ["3 × shadow"],
        "carducopia": ["2 × card"],
        "shadow_shank": ["5 × shadow"],
        "shadow_defense": [],
        "counter_strike": [],
    }
    for upgrade in HERO.upgrades:
        more = ["5 × bag"] if upgrade.id == "pickpocket_ii" else []
        assert [activation_text(tier.when) for tier in upgrade.ability.tiers] == board[upgrade.ability.id] + more
    second = {
        ability.id: [activation_text(tier.when) for tier in ability.tiers]
        for upgrade in HERO.upgrades
        for ability in upgrade.adds
    }
    assert second == {
        "shadow_strike": ["2 × dagger + 2 × shadow"],
        "shank_attack": ["1 × dagger + 1 × bag + 1 × card + 1 × shadow"],
    }


def test_the_promotional_card_is_known_but_in_no_deck():
    (card,) = HERO.promo
    assert (card.id, card.type, card.cost, card.number) == ("shadow_meld", "main", 0, 33)
    assert "shadow_meld" not in CARDS["shadow_thief"]
    assert card_text(card) == "Roll 1 die. On shadow: Gain Sneak Attack. Gain 2 CP. Otherwise: Draw 1 card."


# Abilities of the board


@pytest.mark.rule("DT-8.2", "DT-8.5")
@pytest.mark.parametrize(
    ("dice", "damage", "gained", "theirs"),
    [
        ((1, 1, 2, 5, 5), 4, 0, {}),
        ((1, 1, 2, 3, 6), 4, 1, {"poison": 1}),
        ((1, 1, 2, 3, 4), 4, 1, {}),
        ((1, 1, 2, 6, 6), 4, 0, {"poison": 1}),
        ((1, 1, 2, 2, 6), 6, 0, {"poison": 1}),
        ((1, 1, 1, 2, 2), 8, 0, {}),
    ],
    ids=["plain", "bag and shadow", "two bags count once", "two shadows count once", "four", "five"],
)
def test_dagger_strike(dice, damage, gained, theirs):
    t = thief().attack("dagger_strike", *dice).finish()
    assert (t.health(1), t.cp(0), t.held(1)) == (50 - damage, 2 + gained, theirs)


@pytest.mark.rule("DT-8.2")
@pytest.mark.parametrize(
    ("dice", "gained"),
    [((3, 3, 1, 1, 5), 2), ((3, 3, 4, 1, 5), 3), ((3, 3, 4, 4, 5), 4), ((3, 3, 4, 4, 4), 4)],
    ids=["two", "three", "four", "five use the row for four"],
)
def test_pickpocket_without_a_shadow_only_gains(dice, gained):
    t = thief().attack("pickpocket", *dice).finish()
    assert (t.cp(0), t.cp(1), t.health(1)) == (2 + gained, 2, 50)


@pytest.mark.rule("DT-8.8")
def test_pickpocket_with_a_shadow_may_steal_one_of_it():
    t = thief().attack("pickpocket", 3, 3, 4, 1, 6)
    assert t.actions == ["take gain", "take steal"]
    t.play("take steal").finish()
    assert (t.cp(0), t.cp(1)) == (2 + 3, 1)


def test_pickpocket_with_a_shadow_may_leave_the_opponent_alone():
    t = thief().attack("pickpocket", 3, 3, 4, 1, 6).play("take gain").finish()
    assert (t.cp(0), t.cp(1)) == (2 + 3, 2)


@pytest.mark.rule("DT-8.8")
def test_nothing_can_be_stolen_from_who_has_nothing():
    t = thief().set_cp(1, 0).attack("pickpocket", 3, 3, 4, 1, 6).play("take steal").finish()
    assert (t.cp(0), t.cp(1)) == (2 + 2, 0)


@pytest.mark.rule("DT-3.5.1")
def test_pickpocket_steals_from_the_target():
    t = king_of_the_hill("shadow_thief", "barbarian", "paladin").attack("pickpocket", 3, 3, 4, 1, 6)
    t.play("take steal", "target 3").finish()
    assert [t.cp(seat) for seat in range(3)] == [5, 2, 1]


@pytest.mark.rule("DT-1.3")
def test_combat_points_stop_at_fifteen():
    t = thief().set_cp(0, 13).attack("pickpocket", 3, 3, 4, 4, 5).finish()
    assert t.cp(0) == 15


@pytest.mark.rule("DT-1.7", "DT-8.9")
def test_shifty_strike_deals_half_of_the_combat_points_rounded_up():
    t = thief().attack("shifty_strike", *SMALL_STRAIGHT).finish()
    assert (t.cp(0), t.health(1)) == (5, 50 - 3)


@pytest.mark.rule("DT-8.9")
def test_insidious_strike_deals_all_combat_points():
    t = thief().set_cp(0, 6).attack("insidious_strike", *LARGE_STRAIGHT).finish()
    assert (t.cp(0), t.health(1)) == (9, 50 - 9)


@pytest.mark.rule("DT-8.9")
def test_spending_combat_points_later_does_not_weaken_the_strike():
    t = thief().tokens(0, sneak_attack=1).hand(0, "poison_wound").attack("insidious_strike", *LARGE_STRAIGHT)
    while t.asked != (0, "window:last"):
        t.play("waive" if "waive" in t.actions else "pass")
    t.play("play poison_wound").finish()
    assert (t.cp(0), t.health(1), t.held(1)) == (3, 50 - 5, {"poison": 1})


@pytest.mark.rule("DT-8.6")
def test_combat_points_gained_at_then_strengthen_the_strike():
    t = thief().hand(0, "shadow_coin").attack("insidious_strike", *LARGE_STRAIGHT)
    assert t.asked == (0, "window:then")
    t.play("play shadow_coin").finish()
    assert (t.cp(0), t.health(1)) == (7, 50 - 7)


@pytest.mark.rule("DT-5.3")
@pytest.mark.parametrize(("die", "damage"), [(1, 1), (2, 1), (5, 3), (6, 3)])
def test_shadow_dance_deals_half_a_die_that_cannot_be_defended(die, damage):
    t = thief().attack("shadow_dance", *THREE_SHADOWS, die).finish()
    assert t.health(1) == 50 - damage
    assert t.held(0) == {"shadows": 1, "sneak_attack": 1}
    assert not t.happened(DefenseChosen)


@pytest.mark.rule("DT-5.3", "DT-5.4")
def test_shadow_dance_cannot_be_enhanced():
    t = thief().tokens(0, sneak_attack=1).tokens(1, targeted=1).attack("shadow_dance", *THREE_SHADOWS, 6)
    assert t.state.phase == "main2", "nobody was asked for a modifier"
    assert t.health(1) == 47
    assert t.held(0) == {"sneak_attack": 1, "shadows": 1}


@pytest.mark.rule("DT-5.3")
def test_shadow_dance_can_be_avoided():
    t = thief(against="moon_elf").tokens(1, evasive=1).attack("shadow_dance", *THREE_SHADOWS, 6)
    t.dice(1).play("spend evasive").finish()
    assert t.health(1) == 50


@pytest.mark.parametrize(("dice", "drawn"), [((5, 5, 1, 1, 3), 2), ((5, 5, 5, 5, 5), 5)])
def test_carducopia_draws_a_card_for_each_card(dice, drawn):
    t = thief().attack("carducopia", *dice).finish()
    assert len(t.cards(0)) == drawn


@pytest.mark.rule("DT-2.6")
def test_carducopia_makes_a_new_deck_from_the_discard_pile():
    t = thief()
    player = t.player(0)
    player.discard, player.deck = player.deck[1:], player.deck[:1]
    t.attack("carducopia", 5, 5, 5, 1, 3).finish()
    assert (len(t.cards(0)), len(player.discard), len(player.deck)) == (3, 0, 28)


@pytest.mark.rule("DT-8.9", "DT-9.2")
def test_shadow_shank_deals_the_combat_points_and_five():
    t = thief(against="moon_elf").tokens(1, evasive=3).attack("shadow_shank", 6, 6, 6, 6, 6).finish()
    assert (t.cp(0), t.held(0), t.health(1)) == (5, {"shadows": 1}, 50 - 10)
    assert t.held(1) == {"evasive": 3}


def test_shadow_shank_leaves_the_own_negative_tokens():
    t = thief().tokens(0, poison=1).attack("shadow_shank", 6, 6, 6, 6, 6).finish()
    assert t.held(0) == {"poison": 1, "shadows": 1}


@pytest.mark.rule("DT-3.6.2")
def test_one_of_two_defenses_is_chosen_before_rolling():
    t = attacked()
    assert (t.asked, t.actions) == ((1, "defense"), ["defend counter_strike", "defend shadow_defense", "waive"])
    t.dice(1, 1, 1, 1, 1).play("defend counter_strike").finish()
    assert [event.ability for event in t.happened(DefenseChosen)] == ["counter_strike"]


@pytest.mark.rule("DT-3.6.3", "DT-8.5")
@pytest.mark.parametrize(
    ("dice", "mine", "theirs", "health"),
    [
        ((1, 3, 4, 5), {}, {}, 46),
        ((1, 2, 3, 5), {}, {"poison": 1}, 46),
        ((1, 1, 2, 2), {}, {"poison": 1}, 46),
        ((1, 3, 4, 6), {"sneak_attack": 1}, {}, 46),
        ((1, 2, 6, 6), {"sneak_attack": 1, "shadows": 1}, {"poison": 1}, 50),
    ],
    ids=["nothing", "two daggers", "four daggers poison once", "a shadow", "two shadows hide at once"],
)
def test_shadow_defense(dice, mine, theirs, health):
    t = attacked().dice(*dice).play("defend shadow_defense").finish()
    assert (t.held(1), t.held(0), t.health(1)) == (mine, theirs, health)


@pytest.mark.rule("DT-5.6")
@pytest.mark.parametrize(
    ("dice", "damage", "theirs"),
    [((1, 2, 2, 3, 5), 3, {}), ((1, 3, 4, 5, 6), 1, {"poison": 1}), ((3, 4, 5, 6, 6), 0, {})],
    ids=["daggers", "dagger and shadow", "shadows alone"],
)
def test_counter_strike(dice, damage, theirs):
    t = attacked().dice(*dice).play("defend counter_strike").finish()
    assert (t.health(0), t.held(0), t.health(1)) == (50 - damage, theirs, 46)


# Upgrades


@pytest.mark.rule("DT-7.1", "DT-7.2")
@pytest.mark.parametrize(
    ("upgrade", "cost"),
    [
        ("dagger_strike_ii", 0),
        ("pickpocket_ii", 1),
        ("shifty_strike_ii", 2),
        ("insidious_strike_ii", 2),
        ("shadow_dance_ii", 1),
        ("carducopia_ii", 2),
        ("shadow_defense_ii", 3),
        ("counter_strike_ii", 4),
    ],
)
def test_every_upgrade_has_its_price(upgrade, cost):
    t = thief().hand(0, upgrade).set_cp(0, 5).play(f"play {upgrade}")
    assert t.cp(0) == 5 - cost
    assert t.player(0).upgrades == [upgrade]


@pytest.mark.parametrize(
    ("dice", "damage", "theirs", "drawn"),
    [
        ((1, 1, 2, 3, 4), 4, {}, 0),
        ((1, 1, 2, 5, 6), 4, {"poison": 1}, 1),
        ((1, 1, 2, 2, 5), 6, {}, 1),
        ((1, 1, 2, 2, 2), 8, {}, 0),
    ],
)
def test_dagger_strike_ii_always_gains_a_combat_point_and_draws_on_a_card(dice, damage, theirs, drawn):
    t = thief("dagger_strike_ii").attack("dagger_strike", *dice).finish()
    assert (t.health(1), t.cp(0), t.held(1), len(t.cards(0))) == (50 - damage, 3, theirs, drawn)


@pytest.mark.parametrize(
    ("dice", "gained"),
    [((3, 3, 1, 1, 5), 3), ((3, 3, 4, 1, 5), 4), ((3, 3, 4, 4, 5), 5), ((3, 3, 4, 4, 4), 6)],
)
def test_pickpocket_ii_gains_one_more_and_has_a_row_for_five(dice, gained):
    t = thief("pickpocket_ii").attack("pickpocket", *dice).finish()
    assert (t.cp(0), t.cp(1)) == (2 + gained, 2)


@pytest.mark.parametrize(
    ("choice", "mine", "theirs"),
    [("take gain", 2 + 4, 2), ("take steal_one", 2 + 4, 1), ("take steal_two", 2 + 4, 0)],
)
def test_pickpocket_ii_may_steal_up_to_two_of_it(choice, mine, theirs):
    t = thief("pickpocket_ii").attack("pickpocket", 3, 3, 4, 1, 6)
    assert t.actions == ["take gain", "take steal_one", "take steal_two"]
    t.play(choice).finish()
    assert (t.cp(0), t.cp(1)) == (mine, theirs)


@pytest.mark.rule("DT-8.8")
def test_pickpocket_ii_steals_no_more_than_the_opponent_has():
    t = thief("pickpocket_ii").set_cp(1, 1).attack("pickpocket", 3, 3, 4, 1, 6).play("take steal_two").finish()
    assert (t.cp(0), t.cp(1)) == (2 + 2 + 1, 0)


def test_shifty_strike_ii_gains_four():
    t = thief("shifty_strike_ii").set_cp(0, 3).attack("shifty_strike", *SMALL_STRAIGHT).finish()
    assert (t.cp(0), t.health(1)) == (7, 50 - 4)


@pytest.mark.rule("DT-7.4")
def test_shadow_strike_deals_half_of_the_combat_points_and_poisons():
    t = thief("shifty_strike_ii").set_cp(0, 7).attack("shadow_strike", 1, 2, 6, 6, 3).finish()
    assert (t.cp(0), t.health(1), t.held(1)) == (7, 50 - 4, {"poison": 1})


@pytest.mark.rule("DT-5.1")
def test_shadow_strike_without_combat_points_only_poisons():
    t = thief("shifty_strike_ii").set_cp(0, 0).attack("shadow_strike", 1, 2, 6, 6, 3).finish()
    assert (t.health(1), t.held(1)) == (50, {"poison": 1})
    assert not t.happened(DefenseChosen)


def test_insidious_strike_ii_gains_four():
    t = thief("insidious_strike_ii").attack("insidious_strike", *LARGE_STRAIGHT).finish()
    assert (t.cp(0), t.health(1)) == (6, 50 - 6)


def test_shank_attack_brings_a_little_of_everything():
    t = thief("insidious_strike_ii").attack("shank_attack", 1, 3, 5, 6, 1).finish()
    assert (t.cp(0), t.held(0), len(t.cards(0))) == (3, {"sneak_attack": 1}, 1)
    assert (t.health(1), t.held(1)) == (50, {"poison": 1})


@pytest.mark.rule("DT-3.5.1")
def test_shank_attack_deals_no_damage_but_still_rolls_for_a_target():
    t = teams("shadow_thief", "barbarian", "monk", "paladin").upgrades(0, "insidious_strike_ii")
    t.attack("shank_attack", 1, 3, 5, 6, 1, 4).finish()
    assert (t.held(1), t.held(3)) == ({}, {"poison": 1})


def test_shadow_dance_ii_also_draws():
    t = thief("shadow_dance_ii").attack("shadow_dance", *THREE_SHADOWS, 5).finish()
    assert (t.health(1), t.held(0), len(t.cards(0))) == (47, {"shadows": 1, "sneak_attack": 1}, 1)


def test_carducopia_ii_makes_the_opponent_discard_and_gains_a_combat_point():
    t = thief("carducopia_ii").hand(1, "six_it", "tip_it").attack("carducopia", 5, 5, 6, 3, 1).finish()
    assert (len(t.cards(0)), t.cp(0)) == (2, 3)
    assert (len(t.player(1).hand), len(t.player(1).discard)) == (2, 1)


def test_carducopia_ii_without_shadow_and_bag_only_draws():
    t = thief("carducopia_ii").attack("carducopia", 5, 5, 1, 1, 1).finish()
    assert (len(t.cards(0)), t.cp(0), len(t.player(1).hand)) == (2, 2, 1)


def test_shadow_defense_ii_rolls_five_dice():
    t = attacked("shadow_defense_ii").dice(1, 2, 3, 6, 6).play("defend shadow_defense").finish()
    assert (t.held(0), t.held(1)) == ({"poison": 1}, {"sneak_attack": 1, "shadows": 1})
    assert t.health(1) == 50


def test_counter_strike_ii_deals_two_for_each_dagger():
    t = attacked("counter_strike_ii").dice(1, 2, 3, 5, 6).play("defend counter_strike").finish()
    assert (t.health(0), t.held(0)) == (46, {"poison": 1})


# Tokens


@pytest.mark.rule("DT-6.4")
def test_who_hides_in_the_shadows_receives_nothing_and_does_not_defend():
    t = duel("barbarian", "shadow_thief").tokens(1, shadows=1).attack("smack", *SMACK)
    assert t.state.phase == "main2"
    assert (t.health(1), t.held(1)) == (50, {"shadows": 1}), "an attack does not remove it"
    assert t.happened(DamageAvoided)


@pytest.mark.rule("DT-5.3")
def test_shadows_keeps_undefendable_and_collateral_damage_away():
    t = duel("barbarian", "shadow_thief").tokens(1, shadows=1).attack("sturdy_blow", 1, 1, 6, 6, 4).finish()
    assert t.health(1) == 50
    t = duel("pyromancer", "shadow_thief").tokens(1, shadows=1).attack("burning_soul", 5, 5, 5, 1, 4).finish()
    assert t.health(1) == 50


def test_what_comes_with_the_damage_reaches_into_the_shadows():
    t = duel("moon_elf", "shadow_thief").tokens(1, shadows=1).attack("entangling_shot", 1, 2, 3, 4, 4).finish()
    assert (t.health(1), t.held(1)) == (50, {"shadows": 1, "entangle": 1})


@pytest.mark.rule("DT-9.2")
def test_an_ultimate_ignores_shadows():
    t = duel("moon_elf", "shadow_thief").tokens(1, shadows=1).attack("lunar_eclipse", 6, 6, 6, 6, 6).finish()
    assert t.health(1) == 50 - 14


def test_shadows_does_not_help_against_the_own_poison():
    t = duel("shadow_thief", "barbarian", at="upkeep").tokens(0, shadows=1, poison=2).begin()
    assert t.health(0) == 48


@pytest.mark.rule("DT-3.6.7")
def test_shadows_protects_the_stunned_and_the_extra_phase_still_comes():
    t = duel("barbarian", "shadow_thief").tokens(1, shadows=1).attack("crit_bash", 6, 6, 6, 6, 1, 1, 1, 1, 4, 4)
    assert t.happened(ExtraPhaseBegan)
    assert (t.health(1), t.held(1)) == (50, {"shadows": 1})
    t.play("declare smack").finish()
    assert t.health(1) == 50


@pytest.mark.rule("DT-3.8.1")
def test_shadows_is_for_the_roll_phases_of_opponents():
    # Outside the Roll Phase a card strikes as usual.
    t = duel("ninja", "shadow_thief").tokens(1, shadows=1).hand(0, "fan_of_knives").play("play fan_of_knives")
    assert (t.health(1), t.held(1)) == (47, {"shadows": 1})
    # In the own Roll Phase the defense strikes back.
    t = duel("shadow_thief", "monk").tokens(0, shadows=1).attack("dagger_strike", 1, 1, 2, 4, 5)
    t.dice(1, 2, 4, 4).play("defend serenity").finish()
    assert (t.health(0), t.held(0)) == (48, {"shadows": 1})


def test_shadows_of_the_second_player_leaves_like_that_of_the_first():
    t = duel("barbarian", "shadow_thief").finish_of(0).attack("shadow_dance", *THREE_SHADOWS, 1).finish()
    assert t.held(1)["shadows"] == 1
    t.finish_of(1)
    assert (t.asked[0], t.held(1)["shadows"]) == (0, 1)
    t.attack("smack", *SMACK).finish_of(0)
    assert (t.asked[0], t.health(1), t.held(1)["shadows"]) == (1, 50, 1)
    t.finish_of(1)
    assert "shadows" not in t.held(1)


def test_shadows_that_was_lost_and_gained_anew_stays():
    t = thief().tokens(0, shadows=1).hand(0, "get_that_outta_here").set_cp(0, 1).play("play get_that_outta_here")
    assert t.held(0) == {}
    t.attack("shadow_dance", *THREE_SHADOWS, 1).finish().finish_of(0)
    assert (t.asked[0], t.held(0)["shadows"]) == (1, 1)


def test_shadows_leaves_at_the_end_of_a_turn_that_began_with_it():
    t = duel("shadow_thief", "barbarian").tokens(0, shadows=1).roll(1, 3, 4, 5, 1).play("stop").finish()
    assert t.held(0) == {"shadows": 1}
    t.play("done")
    assert (t.state.active, t.held(0)) == (1, {})


@pytest.mark.rule("DT-3.8.1")
def test_shadows_gained_in_a_turn_stays_to_the_end_of_the_next_own_turn():
    t = thief().attack("shadow_dance", *THREE_SHADOWS, 1).finish().play("done")
    assert (t.state.active, t.held(0)["shadows"]) == (1, 1)
    t.roll(*SMACK).play("declare smack").finish().play("done")
    assert (t.state.active, t.health(0), t.held(0)["shadows"]) == (0, 50, 1)
    t.roll(1, 3, 4, 5, 1).play("stop").finish().play("done")
    assert "shadows" not in t.held(0)


@pytest.mark.rule("DT-10.2")
def test_gaining_shadows_again_does_not_make_it_stay_longer():
    t = thief().tokens(0, shadows=1).attack("shadow_dance", *THREE_SHADOWS, 1).finish()
    assert t.held(0)["shadows"] == 1
    t.play("done")
    assert "shadows" not in t.held(0)


@pytest.mark.rule("DT-5.4", "DT-10.4")
def test_sneak_attack_adds_a_die_to_an_attack():
    t = thief().tokens(0, sneak_attack=1).attack("dagger_strike", *THREE_DAGGERS)
    assert t.asked == (0, "window:attack")
    t.dice(5).play("spend sneak_attack").finish()
    assert (t.health(1), t.held(0)) == (50 - 4 - 5, {})


@pytest.mark.rule("DT-5.4")
def test_sneak_attack_may_wait_until_the_defense_is_over():
    t = thief().tokens(0, sneak_attack=1).attack("dagger_strike", *THREE_DAGGERS).play("pass")
    t.dice(1, 1, 1).play("defend thick_skin")
    assert t.asked == (0, "window:last")
    t.dice(6).play("spend sneak_attack").finish()
    assert t.health(1) == 50 - 10


@pytest.mark.rule("DT-10.8")
def test_the_die_of_sneak_attack_can_be_changed():
    t = thief().tokens(0, sneak_attack=1).hand(0, "six_it").attack("dagger_strike", *THREE_DAGGERS)
    t.dice(1).play("spend sneak_attack", "play six_it", "set 1 6").finish()
    assert t.health(1) == 50 - 10


@pytest.mark.rule("DT-5.4")
def test_sneak_attack_needs_an_own_attack():
    t = duel("barbarian", "shadow_thief").tokens(1, sneak_attack=1).attack("smack", *SMACK).finish()
    assert t.held(1) == {"sneak_attack": 1}


@pytest.mark.rule("DT-3.1.2", "DT-10.5")
@pytest.mark.parametrize("tokens", [1, 3])
def test_poison_hurts_for_each_token_and_stays(tokens):
    t = duel("barbarian", "shadow_thief", at="upkeep").tokens(0, poison=tokens).begin()
    assert (t.health(0), t.held(0)) == (50 - tokens, {"poison": tokens})


@pytest.mark.rule("DT-10.2")
def test_a_fourth_poison_is_lost():
    t = thief().tokens(1, poison=3).attack("dagger_strike", 1, 1, 2, 5, 6).finish()
    assert t.held(1) == {"poison": 3}


@pytest.mark.rule("DT-3.1.2")
def test_one_evasive_avoids_all_poison_of_an_upkeep():
    t = duel("moon_elf", "shadow_thief", at="upkeep").tokens(0, poison=3, evasive=1).begin()
    t.dice(1).play("spend evasive")
    assert t.health(0) == 50


# Cards


def test_sneaky():
    t = thief().hand(0, "sneaky").play("play sneaky")
    assert (t.cp(0), t.held(0)) == (1, {"sneak_attack": 1})


@pytest.mark.rule("DT-8.7")
def test_poison_wound_poisons_a_chosen_opponent():
    t = king_of_the_hill("shadow_thief", "barbarian", "paladin").hand(0, "poison_wound").play("play poison_wound")
    assert t.actions == ["choose 2", "choose 3"]
    t.play("choose 2")
    assert (t.cp(0), t.held(1), t.held(2)) == (0, {"poison": 1}, {})


def test_wild_shadow_turns_one_die():
    t = thief().set_cp(0, 4).hand(0, "wild_shadow").roll(1, 1, 3, 5, 5).play("play wild_shadow", "set 3 2")
    assert t.state.trays[0].values == (1, 1, 2, 5, 5)
    assert t.asked == (0, "offense"), "there is no second die"
    assert t.cp(0) == 0


def test_wild_shadow_turns_two_dice_from_the_shadows():
    t = thief().tokens(0, shadows=1).set_cp(0, 4).hand(0, "wild_shadow").roll(6, 6, 6, 5, 5)
    t.play("play wild_shadow", "set 4 6", "set 5 6", "declare shadow_shank").finish()
    assert t.health(1) == 50 - 8


@pytest.mark.rule("DT-3.4.3")
def test_wild_shadow_spoils_the_declaration_of_an_opponent():
    t = duel("barbarian", "shadow_thief").set_cp(1, 4).hand(1, "wild_shadow").attack("smack", 1, 1, 1, 4, 4)
    assert t.asked == (1, "window:declared")
    t.play("play wild_shadow", "set 1 4")
    assert t.asked == (0, "offense")
    assert "declare smack" not in t.actions


def test_shadow_coin_pays_more_in_the_shadows():
    t = thief().hand(0, "shadow_coin").play("play shadow_coin")
    assert t.cp(0) == 4
    t = thief().tokens(0, shadows=1).hand(0, "shadow_coin").play("play shadow_coin")
    assert t.cp(0) == 5


@pytest.mark.rule("DT-3.6.5", "DT-4.2")
def test_enter_the_shadows_stops_the_damage_of_an_attack_in_the_last_window():
    t = duel("barbarian", "shadow_thief").set_cp(1, 4).hand(1, "enter_the_shadows").attack("smack", *SMACK)
    t.play("waive")
    assert t.asked == (1, "window:last")
    t.play("play enter_the_shadows").finish()
    assert (t.health(1), t.cp(1), t.held(1)) == (50, 0, {"shadows": 1})


def test_card_trick():
    t = thief().hand(1, "six_it").hand(0, "card_trick").play("play card_trick")
    assert (t.cp(0), len(t.cards(0))) == (0, 1)
    assert (len(t.player(1).hand), len(t.player(1).discard)) == (1, 1)


def test_card_trick_draws_two_in_the_shadows():
    t = thief().tokens(0, shadows=1).hand(0, "card_trick").play("play card_trick")
    assert len(t.cards(0)) == 2
    assert t.player(1).hand == []
