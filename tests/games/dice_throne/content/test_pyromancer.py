"""The Pyromancer at play: faces 1 to 3 are flames, 4 a blaze, 5 a fiery soul, 6 a meteor."""

from __future__ import annotations

import pytest

from pygame_rules.games.dice_throne.content import CARDS, HEROES
from pygame_rules.games.dice_throne.events import DefenseChosen, ExtraPhaseBegan, PlayerDefeated
from pygame_rules.games.dice_throne.words.measures import activation_text
from pygame_rules.games.dice_throne.words.printed import card_text

from ..positions import Battle, duel, king_of_the_hill, teams

HERO = HEROES["pyromancer"]

# Fireball, Pyroblast, Combustion and so on as dice.
THREE_FLAMES = (1, 1, 2, 4, 5)
PYROBLAST = (1, 1, 2, 6, 4)
COMBUSTION = (1, 4, 5, 6, 6)
SMALL_STRAIGHT = (1, 2, 3, 4, 6)
LARGE_STRAIGHT = (2, 3, 4, 5, 6)
FOUR_METEORS = (6, 6, 6, 6, 1)


def pyromancer(mastery: int = 0, against: str = "barbarian") -> Battle:
    """The Pyromancer's first Main Phase, with this much Fire Mastery from earlier turns."""
    t = duel("pyromancer", against)
    return t.tokens(0, fire_mastery=mastery) if mastery else t


def defending(*upgrades: str) -> Battle:
    """The Barbarian attacks the Pyromancer with Smack for 4; the Pyromancer is about to choose a defense."""
    return duel("barbarian", "pyromancer").upgrades(1, *upgrades).attack("smack", 1, 1, 1, 4, 6)


# What is in the box


@pytest.mark.rule("DT-1.4", "DT-1.6")
def test_the_board_the_dice_and_the_deck():
    assert HERO.dice == ("flame", "flame", "flame", "blaze", "fiery_soul", "meteor")
    assert (len(HERO.board), len(HERO.upgrades), len(HERO.cards), len(CARDS["pyromancer"])) == (9, 10, 4, 32)
    assert {token.id: token.limit for token in HERO.tokens} == {
        "knockdown": 1,
        "burn": 1,
        "fire_mastery": 5,
        "stun": 1,
    }
    assert [card.number for card in (*HERO.upgrades, *HERO.cards)] == list(range(19, 33))
    assert sorted(ability.kind for ability in HERO.board) == ["defensive"] + ["offensive"] * 7 + ["ultimate"]
    assert {upgrade.id: upgrade.level for upgrade in HERO.upgrades} == {
        upgrade.id: len(upgrade.name.split()[-1]) for upgrade in HERO.upgrades
    }
    assert HERO.complexity == 3
    assert [ability.dice for ability in HERO.board if ability.dice] == [5]
    assert [upgrade.ability.dice for upgrade in HERO.upgrades if upgrade.ability.dice] == [5, 5]


@pytest.mark.rule("DT-8.1", "DT-7.4")
def test_what_the_dice_must_show():
    board = {ability.id: [activation_text(tier.when) for tier in ability.tiers] for ability in HERO.board}
    assert board == {
        "fireball": ["3 × flame", "4 × flame", "5 × flame"],
        "burning_soul": ["2 × fiery soul"],
        "pyroblast": ["3 × flame + 1 × meteor"],
        "combustion": ["1 × flame + 1 × blaze + 1 × fiery soul + 1 × meteor"],
        "hot_streak": ["small straight"],
        "meteorite": ["4 × meteor"],
        "ignite": ["large straight"],
        "scorch_the_earth": ["5 × meteor"],
        "molten_armor": [],
    }
    for upgrade in HERO.upgrades:
        assert [activation_text(tier.when) for tier in upgrade.ability.tiers] == board[upgrade.ability.id]
    second = {
        ability.id: [activation_text(tier.when) for tier in ability.tiers]
        for upgrade in HERO.upgrades
        for ability in upgrade.adds
    }
    assert second == {
        "scorch": ["2 × flame + 2 × blaze"],
        "blazing_soul": ["2 × blaze + 2 × fiery soul"],
        "meteoroid": ["3 × meteor"],
    }


def test_the_promotional_card_is_known_but_in_no_deck():
    (card,) = HERO.promo
    assert (card.id, card.type, card.cost, card.number) == ("infernal_infusion", "main", 0, 33)
    assert "infernal_infusion" not in CARDS["pyromancer"]
    assert card_text(card) == "Roll 1 die. On meteor: Gain Fire Mastery up to the stack limit. Otherwise: Draw 1 card."


def test_disputed_readings_are_kept_with_the_chosen_one_first():
    disputed = {upgrade.id: upgrade.provenance.disputed for upgrade in HERO.upgrades if upgrade.provenance.disputed}
    assert sorted(disputed) == [
        "burning_soul_ii",
        "combustion_ii",
        "hot_streak_ii",
        "ignite_ii",
        "molten_armor_iii",
        "pyroblast_iii",
    ]
    assert all(upgrade.provenance.note for upgrade in HERO.upgrades if upgrade.provenance.disputed)
    assert all(readings[0][0] == "public:powhell/DiceThrone-Simulator" for readings in disputed.values())


# Abilities of the board


@pytest.mark.rule("DT-8.1", "DT-8.2")
@pytest.mark.parametrize(("dice", "damage"), [((1, 1, 2, 4, 5), 4), ((1, 2, 3, 3, 6), 6), ((1, 1, 2, 2, 3), 8)])
def test_fireball_hits_harder_with_more_flames_and_brings_fire_mastery(dice, damage):
    t = pyromancer().attack("fireball", *dice).finish()
    assert t.health(1) == 50 - damage
    assert t.held(0) == {"fire_mastery": 1}


@pytest.mark.rule("DT-3.6.2")
def test_fireball_can_be_defended():
    t = pyromancer().attack("fireball", *THREE_FLAMES)
    assert t.asked == (1, "defense")
    t.dice(4, 5, 1).play("defend thick_skin").finish()
    assert t.health(1) == 50


@pytest.mark.rule("DT-10.2")
def test_fire_mastery_beyond_five_is_lost():
    t = pyromancer(5).attack("fireball", *THREE_FLAMES).finish()
    assert t.held(0) == {"fire_mastery": 5}


@pytest.mark.parametrize(
    ("dice", "mastery", "damage"), [((5, 5, 1, 1, 4), 4, 2), ((5, 5, 5, 1, 4), 5, 3), ((5, 5, 5, 5, 5), 5, 5)]
)
def test_burning_soul_counts_every_fiery_soul(dice, mastery, damage):
    t = pyromancer().attack("burning_soul", *dice)
    assert not t.happened(DefenseChosen)
    t.finish()
    assert t.held(0) == {"fire_mastery": mastery}
    assert t.health(1) == 50 - damage


@pytest.mark.rule("DT-3.5.1", "DT-5.5")
def test_burning_soul_strikes_each_opposing_hero_without_a_target():
    t = teams("pyromancer", "barbarian", "moon_elf", "paladin").attack("burning_soul", 5, 5, 1, 1, 4).finish()
    assert t.health(1) == 50 - 2 * 2, "two heroes of the team, 2 each, from the shared health"
    assert t.health(0) == 50


def test_burning_soul_strikes_both_rivals_on_the_hill():
    t = king_of_the_hill("pyromancer", "barbarian", "paladin").attack("burning_soul", 5, 5, 5, 1, 4).finish()
    assert [t.health(seat) for seat in range(3)] == [35, 32, 32]


@pytest.mark.rule("DT-8.4", "DT-8.5")
@pytest.mark.parametrize(
    ("die", "damage", "mine", "theirs"),
    [
        (2, 9, {}, {}),
        (4, 6, {}, {"burn": 1}),
        (5, 6, {"fire_mastery": 2}, {}),
        (6, 6, {}, {"knockdown": 1}),
    ],
)
def test_pyroblast_rolls_one_more_die(die, damage, mine, theirs):
    t = pyromancer().attack("pyroblast", *PYROBLAST, die).finish()
    assert t.health(1) == 50 - damage
    assert (t.held(0), t.held(1)) == (mine, theirs)


@pytest.mark.rule("DT-4.7")
def test_the_extra_die_of_pyroblast_can_be_changed_while_its_roll_lasts():
    t = pyromancer().hand(0, "six_it").attack("pyroblast", *PYROBLAST, 1)
    assert t.asked == (0, "window:roll")
    t.play("play six_it", "set 1 6").finish()
    assert t.health(1) == 44
    assert t.held(1) == {"knockdown": 1}


@pytest.mark.rule("DT-8.6")
@pytest.mark.parametrize(("spent", "damage"), [(4, 12), (2, 6), (1, 3)])
def test_combustion_burns_fire_mastery_for_three_undefendable_damage_each(spent, damage):
    t = pyromancer(3).attack("combustion", *COMBUSTION)
    assert t.held(0) == {"fire_mastery": 4}, "the one that it gains can be spent as well"
    t.play(f"pay {spent}").finish()
    assert t.health(1) == 50 - damage
    assert t.held(0).get("fire_mastery", 0) == 4 - spent
    assert not t.happened(DefenseChosen)


def test_combustion_never_burns_more_than_four():
    t = pyromancer(5).attack("combustion", *COMBUSTION)
    assert t.actions == ["pay 0", "pay 1", "pay 2", "pay 3", "pay 4"]


@pytest.mark.rule("DT-5.1")
def test_combustion_without_burning_anything_is_no_attack():
    t = pyromancer(3).hand(0, "red_hot").attack("combustion", *COMBUSTION).play("pay 0").finish()
    assert t.health(1) == 50
    assert t.held(0) == {"fire_mastery": 4}
    assert "red_hot" in t.cards(0), "there was no attack to modify"


@pytest.mark.rule("DT-8.6")
def test_hot_streak_counts_the_fire_mastery_that_it_has_just_brought():
    t = pyromancer(1).attack("hot_streak", *SMALL_STRAIGHT).finish()
    assert t.health(1) == 50 - 8
    assert t.held(0) == {"fire_mastery": 3}, "counting does not spend"


def test_ignite_counts_fire_mastery_twice():
    t = pyromancer(1).attack("ignite", *LARGE_STRAIGHT).finish()
    assert t.health(1) == 50 - 10
    assert t.held(0) == {"fire_mastery": 3}


@pytest.mark.rule("DT-3.6.7", "DT-5.3")
def test_meteorite_stuns_strikes_and_gives_another_roll_phase():
    t = pyromancer(1).attack("meteorite", *FOUR_METEORS, 1, 1, 2, 4, 5)
    assert t.happened(ExtraPhaseBegan)
    assert t.health(1) == 50 - 3 - 2, "one for each Fire Mastery, and 2 collateral"
    assert t.held(1) == {}, "Stun is gone when the extra phase begins"
    t.play("declare fireball")
    assert t.asked == (1, "defense"), "no longer stunned"


def test_the_collateral_damage_of_meteorite_strikes_the_others_too():
    t = king_of_the_hill("pyromancer", "barbarian", "paladin").attack("meteorite", *FOUR_METEORS, 1, 1, 4, 4, 5)
    t.play("target 3")
    assert [t.health(seat) for seat in range(3)] == [35, 33, 31]


@pytest.mark.rule("DT-9.1", "DT-9.2")
def test_scorch_the_earth_cannot_be_answered():
    t = duel("pyromancer", "moon_elf").tokens(1, evasive=3).hand(1, "not_this_time")
    t.roll(6, 6, 6, 6, 6).play("declare scorch_the_earth").finish()
    assert t.held(0) == {"fire_mastery": 3}
    assert t.held(1) == {"evasive": 3, "knockdown": 1, "burn": 1}
    assert t.health(1) == 50 - 14, "12, and the target also receives the 2 collateral damage"


def test_scorch_the_earth_sends_two_to_everyone_else():
    t = king_of_the_hill("pyromancer", "barbarian", "paladin").attack("scorch_the_earth", 6, 6, 6, 6, 6)
    t.play("target 2").finish()
    assert [t.health(seat) for seat in range(3)] == [35, 35 - 14, 33]


@pytest.mark.rule("DT-3.6.4", "DT-5.6")
def test_molten_armor_strikes_back_and_brings_fire_mastery():
    t = defending().dice(1, 2, 5, 5, 6).play("defend molten_armor").finish()
    assert t.held(1) == {"fire_mastery": 2}
    assert (t.health(0), t.health(1)) == (48, 46)


@pytest.mark.rule("DT-5.6")
def test_nobody_defends_against_the_damage_of_a_defense():
    t = defending().dice(1, 1, 1, 1, 1).play("defend molten_armor").finish()
    assert [event.ability for event in t.happened(DefenseChosen)] == ["molten_armor"]
    assert t.health(0) == 45


# Upgrades


@pytest.mark.rule("DT-7.2", "DT-7.3")
@pytest.mark.parametrize(
    ("upgrade", "cost"),
    [
        ("fireball_ii", 1),
        ("pyroblast_ii", 2),
        ("pyroblast_iii", 3),
        ("burning_soul_ii", 1),
        ("combustion_ii", 2),
        ("hot_streak_ii", 2),
        ("ignite_ii", 2),
        ("meteorite_ii", 2),
        ("molten_armor_ii", 1),
        ("molten_armor_iii", 3),
    ],
)
def test_every_upgrade_has_its_price(upgrade, cost):
    t = pyromancer().hand(0, upgrade).set_cp(0, 5).play(f"play {upgrade}")
    assert t.cp(0) == 5 - cost
    assert t.player(0).upgrades == [upgrade]


@pytest.mark.rule("DT-7.3")
def test_molten_armor_iii_on_level_ii_costs_the_difference():
    t = pyromancer().upgrades(0, "molten_armor_ii").hand(0, "molten_armor_iii").play("play molten_armor_iii")
    assert t.cp(0) == 0


@pytest.mark.parametrize(("dice", "damage"), [((1, 1, 2, 4, 5), 4), ((1, 2, 3, 3, 6), 6), ((1, 1, 2, 2, 3), 8)])
def test_fireball_ii_brings_two_fire_mastery(dice, damage):
    t = pyromancer().upgrades(0, "fireball_ii").attack("fireball", *dice).finish()
    assert (t.health(1), t.held(0)) == (50 - damage, {"fire_mastery": 2})


@pytest.mark.parametrize(
    ("dice", "damage", "mine", "theirs"),
    [
        ((1, 3), 12, {}, {}),
        ((2, 4), 9, {}, {"burn": 1}),
        ((4, 4), 6, {}, {"burn": 1}),
        ((5, 5), 6, {"fire_mastery": 4}, {}),
        ((5, 6), 6, {"fire_mastery": 2}, {"knockdown": 1}),
    ],
)
def test_each_die_of_pyroblast_ii_counts_on_its_own(dice, damage, mine, theirs):
    t = pyromancer().upgrades(0, "pyroblast_ii").attack("pyroblast", *PYROBLAST, *dice).finish()
    assert t.health(1) == 50 - damage
    assert (t.held(0), t.held(1)) == (mine, theirs)


def test_pyroblast_iii_may_roll_one_of_its_dice_again():
    t = pyromancer().upgrades(0, "pyroblast_iii").attack("pyroblast", *PYROBLAST, 6, 4)
    assert t.actions == ["keep", "reroll 1", "reroll 2"]
    t.dice(1).play("reroll 2").finish()
    assert (t.health(1), t.held(1)) == (50 - 9, {"knockdown": 1})


def test_pyroblast_iii_may_keep_its_dice():
    t = pyromancer().upgrades(0, "pyroblast_iii").attack("pyroblast", *PYROBLAST, 1, 1).play("keep").finish()
    assert t.health(1) == 50 - 12


@pytest.mark.parametrize(
    ("dice", "mastery", "limit", "burn"),
    [((5, 5, 1, 1, 4), 4, 0, {}), ((5, 5, 5, 1, 4), 5, 0, {"burn": 1}), ((5, 5, 5, 5, 4), 6, 1, {"burn": 1})],
)
def test_burning_soul_ii_burns_from_three_souls_and_raises_the_limit_from_four(dice, mastery, limit, burn):
    t = pyromancer().upgrades(0, "burning_soul_ii").attack("burning_soul", *dice).finish()
    assert t.held(0) == {"fire_mastery": mastery}, "the higher limit comes before the gain"
    assert t.player(0).raised.get("fire_mastery", 0) == limit
    assert t.held(1) == burn
    assert t.health(1) == 50 - dice.count(5)


def test_combustion_ii_deals_four_for_each():
    t = pyromancer(3).upgrades(0, "combustion_ii").attack("combustion", *COMBUSTION)
    assert t.actions == ["pay 0", "pay 1", "pay 2", "pay 3", "pay 4"]
    t.play("pay 4").finish()
    assert t.health(1) == 50 - 16


def test_hot_streak_ii_deals_one_more():
    t = pyromancer(1).upgrades(0, "hot_streak_ii").attack("hot_streak", *SMALL_STRAIGHT).finish()
    assert t.health(1) == 50 - 9


@pytest.mark.rule("DT-7.4")
def test_scorch_stands_on_the_card_of_hot_streak_ii():
    assert "declare scorch" not in pyromancer().roll(1, 1, 4, 4, 6).actions
    t = pyromancer().upgrades(0, "hot_streak_ii").attack("scorch", 1, 1, 4, 4, 6).finish()
    assert (t.health(1), t.held(0), t.held(1)) == (44, {"fire_mastery": 2}, {"burn": 1})


def test_ignite_ii_burns_and_deals_one_more():
    t = pyromancer(1).upgrades(0, "ignite_ii").attack("ignite", *LARGE_STRAIGHT).finish()
    assert (t.health(1), t.held(1)) == (50 - 11, {"burn": 1})


@pytest.mark.rule("DT-10.3")
def test_blazing_soul_raises_the_limit_for_the_rest_of_the_game():
    t = pyromancer(3).upgrades(0, "ignite_ii").attack("blazing_soul", 4, 4, 5, 5, 1).finish()
    assert (t.held(0), t.held(1)) == ({"fire_mastery": 6}, {"knockdown": 1})
    assert t.health(1) == 50
    t = pyromancer().upgrades(0, "ignite_ii").attack("blazing_soul", 4, 4, 5, 5, 1).finish()
    assert t.held(0) == {"fire_mastery": 5}


def test_meteorite_ii_sends_three_collateral_damage():
    t = pyromancer(1).upgrades(0, "meteorite_ii").attack("meteorite", *FOUR_METEORS, 1, 1, 4, 4, 5)
    assert t.health(1) == 50 - 3 - 3


@pytest.mark.rule("DT-3.6.7")
def test_meteoroid_afflicts_without_damage_and_gives_another_roll_phase():
    t = pyromancer().upgrades(0, "meteorite_ii").attack("meteoroid", 6, 6, 6, 1, 4, 1, 1, 1, 4, 5)
    assert t.health(1) == 50
    assert t.held(1) == {"knockdown": 1, "burn": 1}
    assert t.happened(ExtraPhaseBegan)


@pytest.mark.parametrize(("dice", "burn"), [((1, 2, 4, 5, 6), {"burn": 1}), ((1, 2, 3, 5, 6), {})])
def test_molten_armor_ii_burns_with_a_flame_and_a_blaze(dice, burn):
    t = defending("molten_armor_ii").dice(*dice).play("defend molten_armor").finish()
    assert (t.held(0), t.held(1)) == (burn, {"fire_mastery": 1})
    assert t.health(0) == 50 - sum(value <= 3 for value in dice)


def test_molten_armor_iii_counts_meteors_as_well():
    t = defending("molten_armor_iii").dice(1, 4, 5, 6, 6).play("defend molten_armor").finish()
    assert (t.held(0), t.held(1)) == ({"burn": 1}, {"fire_mastery": 3})
    assert t.health(0) == 47


# Tokens


@pytest.mark.rule("DT-3.1.1", "DT-10.5")
def test_burn_hurts_in_every_upkeep_and_stays():
    t = duel("barbarian", "pyromancer", at="upkeep").tokens(0, burn=1).begin()
    assert (t.health(0), t.held(0)) == (48, {"burn": 1})


@pytest.mark.rule("DT-2.3")
def test_burn_can_end_a_game():
    t = duel("barbarian", "pyromancer", at="upkeep").tokens(0, burn=1).set_health(0, 2).begin()
    assert [event.player for event in t.happened(PlayerDefeated)] == [0]


def test_fire_mastery_cools_by_one_in_the_own_upkeep():
    t = duel("pyromancer", "barbarian", at="upkeep").tokens(0, fire_mastery=4).begin()
    assert t.held(0) == {"fire_mastery": 3}


def test_fire_mastery_does_not_cool_in_the_upkeep_of_others():
    t = duel("barbarian", "pyromancer", at="upkeep").tokens(1, fire_mastery=4).begin()
    assert t.held(1) == {"fire_mastery": 4}


@pytest.mark.rule("DT-3.1.1")
def test_the_active_player_picks_the_order_of_burn_and_cooling():
    t = duel("pyromancer", "barbarian", at="upkeep").tokens(0, fire_mastery=1, burn=1).begin()
    assert t.actions == ["resolve burn", "resolve fire_mastery"]
    t.play("resolve fire_mastery")
    assert (t.health(0), t.held(0)) == (48, {"burn": 1})


@pytest.mark.rule("DT-3.4.0")
def test_knockdown_costs_two_combat_points_or_the_phase():
    paid = duel("pyromancer", "barbarian").tokens(0, knockdown=1).roll(*THREE_FLAMES)
    assert paid.actions == ["pay 0", "pay 2"]
    paid.play("pay 2")
    assert (paid.cp(0), paid.held(0), paid.state.phase) == (0, {}, "offense")
    skipped = duel("pyromancer", "barbarian").tokens(0, knockdown=1).play("done", "pay 0")
    assert (skipped.cp(0), skipped.held(0), skipped.state.phase) == (2, {}, "main2")


@pytest.mark.rule("DT-3.4.0")
def test_who_cannot_pay_for_knockdown_skips_the_phase():
    t = duel("pyromancer", "barbarian").tokens(0, knockdown=1).set_cp(0, 1).play("done")
    assert (t.cp(0), t.held(0), t.state.phase) == (1, {}, "main2")


def test_a_stunned_player_can_do_nothing():
    t = duel("pyromancer", "moon_elf").tokens(1, evasive=3).hand(1, "not_this_time", "evade").set_cp(1, 5)
    t.roll(*FOUR_METEORS)
    t.play("declare meteorite")
    while t.asked[0] == 1 and not t.held(1).get("stun"):
        t.play("pass")
    t.dice(1, 1, 4, 4, 5).finish()
    assert t.health(1) == 50 - 2 - 2
    assert t.held(1) == {"evasive": 3}


# Cards


@pytest.mark.rule("DT-8.6")
def test_warm_up_turns_combat_points_into_fire_mastery():
    t = pyromancer().set_cp(0, 3).hand(0, "warm_up").play("play warm_up")
    assert t.held(0) == {"fire_mastery": 1}
    assert t.actions == ["pay 0", "pay 1", "pay 2", "pay 3"]
    t.play("pay 2")
    assert (t.cp(0), t.held(0)) == (1, {"fire_mastery": 3})


def test_warm_up_is_worth_one_fire_mastery_without_paying():
    t = pyromancer().hand(0, "warm_up").play("play warm_up", "pay 0")
    assert (t.cp(0), t.held(0)) == (2, {"fire_mastery": 1})


@pytest.mark.rule("DT-10.3")
def test_fire_up_raises_the_limit_before_it_brings_two():
    t = pyromancer(5).set_cp(0, 3).hand(0, "fire_up").play("play fire_up")
    assert (t.cp(0), t.held(0)) == (0, {"fire_mastery": 6})
    t = pyromancer(1).set_cp(0, 3).hand(0, "fire_up").play("play fire_up")
    assert t.held(0) == {"fire_mastery": 3}


@pytest.mark.rule("DT-5.4")
def test_red_hot_adds_one_for_each_fire_mastery_and_spends_none():
    t = pyromancer(2).hand(0, "red_hot").attack("fireball", *THREE_FLAMES)
    assert t.asked[0] == 0
    t.play("play red_hot").finish()
    assert (t.health(1), t.held(0), t.cp(0)) == (50 - 4 - 3, {"fire_mastery": 3}, 1)


@pytest.mark.rule("DT-5.4")
def test_red_hot_needs_an_own_attack():
    t = duel("barbarian", "pyromancer").tokens(1, fire_mastery=3).hand(1, "red_hot").attack("smack", 1, 1, 1, 4, 6)
    t.finish()
    assert "red_hot" in t.cards(1)


@pytest.mark.parametrize(
    ("die", "damage", "mine", "theirs"),
    [
        (1, 7, {"fire_mastery": 1}, {}),
        (4, 4, {"fire_mastery": 1}, {"burn": 1}),
        (5, 4, {"fire_mastery": 3}, {}),
        (6, 4, {"fire_mastery": 1}, {"knockdown": 1}),
    ],
)
def test_huzzah_rolls_a_die_for_the_attack(die, damage, mine, theirs):
    t = pyromancer().hand(0, "huzzah").attack("fireball", *THREE_FLAMES).dice(die).play("play huzzah").finish()
    assert (t.health(1), t.held(0), t.held(1)) == (50 - damage, mine, theirs)
    assert t.cp(0) == 1


@pytest.mark.rule("DT-9.3")
def test_an_ultimate_can_be_made_stronger():
    t = pyromancer(2).hand(0, "red_hot").attack("scorch_the_earth", 6, 6, 6, 6, 6).play("play red_hot").finish()
    assert t.health(1) == 50 - 14 - 5
