"""The Treant at play: faces 1 to 3 are branches, 4 and 5 leaves, 6 is the spirit."""

from __future__ import annotations

import pytest

from pygame_rules.games.dice_throne.content import CARDS, HEROES
from pygame_rules.games.dice_throne.effects.texts import Source
from pygame_rules.games.dice_throne.events import (
    CompanionGrew,
    DamageTaken,
    DiceRolled,
    TargetSet,
    TokenActed,
    TokenStopped,
)
from pygame_rules.games.dice_throne.words.printed import card_text

from ..positions import Battle, duel, king_of_the_hill, teams

HERO = HEROES["treant"]

THREE_BRANCHES = (1, 2, 3, 4, 6)
TEND = (4, 5, 6, 6, 1)
OVERGROWTH = (1, 2, 4, 4, 5)
SMALL_STRAIGHT = (1, 2, 3, 4, 6)
LARGE_STRAIGHT = (2, 3, 4, 5, 6)
FOUR_SPIRITS = (6, 6, 6, 6, 1)
FIVE_SPIRITS = (6, 6, 6, 6, 6)
NO_ABILITY = (1, 1, 4, 4, 6)


def treant(*upgrades: str, against: str = "barbarian", **spirits: int) -> Battle:
    """The Treant's first Main Phase, with these spirits."""
    return duel("treant", against).upgrades(0, *upgrades).tokens(0, **spirits)


def grow(t: Battle, *stages: str) -> Battle:
    """Grow where there is a choice; a step with one possibility makes itself."""
    return t.play(*[f"grow {stage}" for stage in stages])


# What is in the box


@pytest.mark.rule("DT-1.4", "DT-1.6", "DT-11.1")
def test_the_board_the_dice_and_the_deck():
    assert HERO.dice == ("branch", "branch", "branch", "leaf", "leaf", "spirit")
    assert (len(HERO.board), len(HERO.upgrades), len(HERO.cards), len(CARDS["treant"])) == (9, 8, 6, 32)
    assert {token.id: token.limit for token in HERO.tokens} == {
        "seedling": 3,
        "sapling": 2,
        "dryad": 1,
        "barbed_vine": 1,
        "wellspring": 1,
    }
    assert [token.id for token in HERO.tokens if token.polarity == "companion"] == ["seedling", "sapling", "dryad"]
    assert [card.number for card in (*HERO.upgrades, *HERO.cards)] == list(range(19, 33))
    kinds = sorted(ability.kind for ability in HERO.board)
    assert kinds == ["defensive"] + ["offensive"] * 6 + ["passive", "ultimate"]


def test_the_promotional_card_is_known_but_in_no_deck():
    assert [(card.id, card.type, card.cost, card.number) for card in HERO.promo] == [("mother_tree", "main", 0, 33)]
    assert card_text(HERO.promo[0]) == "Roll 1 die. On spirit: Grow 4 spirit. Otherwise: Draw 1 card."
    assert "mother_tree" not in CARDS["treant"]


def test_what_the_cards_cost():
    assert [(upgrade.id, upgrade.level, upgrade.cost) for upgrade in HERO.upgrades] == [
        ("splinter_ii", 2, 1),
        ("splinter_iii", 3, 2),
        ("tend_ii", 2, 2),
        ("overgrowth_ii", 2, 2),
        ("vengeful_vines_ii", 2, 2),
        ("call_of_the_wild_ii", 2, 2),
        ("natures_grasp_ii", 2, 2),
        ("rooted_ii", 2, 3),
    ]
    assert [(card.id, card.type, card.cost) for card in HERO.cards] == [
        ("harvest", "main", 0),
        ("cultivate_card", "main", 3),
        ("will_o_wisp", "main", 1),
        ("down_pour", "main", 2),
        ("stomp", "roll", 1),
        ("drink_deep", "instant", 1),
    ]


def test_disputed_readings_are_kept():
    entries = (*HERO.tokens, *HERO.board, *HERO.upgrades, *HERO.cards)
    assert {entry.provenance.confidence for entry in entries} == {"high"}
    assert [entry.id for entry in entries if entry.provenance.disputed] == [
        "overgrowth",
        "call_of_the_wild",
        "wake_the_forest",
        "rooted",
        "harvest",
    ]


# Growing


@pytest.mark.rule("DT-3.1.1", "DT-8.10")
def test_fertilize_grows_a_spirit_in_every_upkeep():
    t = duel("treant", "barbarian", at="upkeep").begin()
    assert t.held(0) == {"seedling": 1}
    assert t.asked == (0, "main")
    assert TokenActed(0, Source("ability", "fertilize")) in t.happened(TokenActed)
    t = duel("treant", "barbarian", at="upkeep").tokens(0, seedling=1, sapling=1).begin()
    assert t.actions == ["grow dryad", "grow sapling", "grow seedling"]
    grow(t, "dryad")
    assert t.held(0) == {"seedling": 1, "dryad": 1}


def test_a_new_seedling_can_become_a_dryad_in_three_steps():
    t = treant().hand(0, "cultivate_card").set_cp(0, 3).play("play cultivate_card")
    grow(t, "sapling", "dryad")
    assert t.held(0) == {"dryad": 1}
    assert t.happened(CompanionGrew) == [
        CompanionGrew(0, "", "seedling"),
        CompanionGrew(0, "seedling", "sapling"),
        CompanionGrew(0, "sapling", "dryad"),
    ]


@pytest.mark.rule("DT-10.2")
def test_a_step_is_lost_when_all_kinds_are_full():
    t = treant(seedling=3, sapling=2, dryad=1).hand(0, "cultivate_card").set_cp(0, 3).play("play cultivate_card")
    assert t.held(0) == {"seedling": 3, "sapling": 2, "dryad": 1}


def test_a_full_kind_is_grown_past():
    t = treant(seedling=3, sapling=2).hand(0, "cultivate_card").set_cp(0, 3).play("play cultivate_card")
    assert t.held(0) == {"seedling": 3, "sapling": 2, "dryad": 1}, "a dryad, then a sapling, then a seedling: no choice"


# Abilities of the board


@pytest.mark.rule("DT-8.2")
@pytest.mark.parametrize(("dice", "damage"), [((1, 2, 3, 4, 6), 5), ((1, 1, 2, 3, 6), 6), ((1, 1, 2, 3, 3), 7)])
def test_splinter_strikes_and_may_spend_a_spirit_for_a_vine(dice, damage):
    t = treant(seedling=1, dryad=1).attack("splinter", *dice)
    assert t.actions == ["give dryad", "give seedling", "stop"]
    t.play("give seedling").finish()
    assert t.health(1) == 50 - damage
    assert (t.held(0), t.held(1)) == ({"dryad": 1}, {"barbed_vine": 1})


def test_splinter_without_a_spirit_spent_brings_no_vine():
    t = treant(seedling=1).attack("splinter", *THREE_BRANCHES).play("stop").finish()
    assert (t.held(0), t.held(1)) == ({"seedling": 1}, {})
    t = treant().attack("splinter", *THREE_BRANCHES)
    assert t.asked == (1, "defense"), "without spirits nothing is asked"


def test_tend():
    t = treant().on_top(0, "six_it").attack("tend", *TEND)
    grow(t, "seedling", "seedling").play("choose 1").finish()
    assert t.held(0) == {"seedling": 3, "wellspring": 1}
    assert t.held(1) == {"barbed_vine": 1}
    assert t.cards(0) == ["six_it"]
    assert t.health(1) == 50


@pytest.mark.rule("DT-3.5.1", "DT-8.7")
def test_tend_chooses_a_player_and_an_opponent_without_a_target():
    t = teams("treant", "barbarian", "monk", "ninja").attack("tend", *TEND)
    grow(t, "seedling", "seedling").play("choose 3")
    assert t.actions == ["choose 2", "choose 4"]
    t.play("choose 4").finish()
    assert (t.held(2), t.held(3)) == ({"wellspring": 1}, {"barbed_vine": 1})
    assert not t.happened(TargetSet)


@pytest.mark.parametrize(("given", "damage"), [((), 2), (("seedling",), 6), (("seedling", "dryad"), 10)])
def test_overgrowth_adds_four_for_each_of_up_to_two_spirits(given, damage):
    t = treant(seedling=2, dryad=1).attack("overgrowth", *OVERGROWTH)
    t.play(*[f"give {stage}" for stage in given])
    if len(given) < 2:
        t.play("stop")
    assert t.asked == ((1, "defense") if "dryad" in given else (0, "window:attack"))
    assert t.finish().health(1) == 50 - damage
    assert sum(t.held(0).values()) == 3 - len(given)


@pytest.mark.rule("DT-5.4")
def test_overgrowth_may_spend_a_wellspring_to_become_undefendable():
    t = treant(wellspring=1).attack("overgrowth", *OVERGROWTH)
    assert t.actions == ["pay 0", "pay 1"]
    t.play("pay 1")
    assert t.state.phase == "main2"
    assert t.health(1) == 48
    assert t.held(0) == {}
    t = treant(wellspring=1).attack("overgrowth", *OVERGROWTH).play("pay 0")
    assert t.asked == (1, "defense")


@pytest.mark.rule("DT-3.6.1")
def test_vengeful_vines():
    t = treant().attack("vengeful_vines", *SMALL_STRAIGHT)
    assert t.asked == (1, "defense")
    assert t.held(1) == {"barbed_vine": 1}
    assert t.finish().health(1) == 43


@pytest.mark.rule("DT-8.4", "DT-8.5")
@pytest.mark.parametrize(
    ("dice", "damage", "held"),
    [
        ((1, 2, 3, 3), 12, {}),
        ((4, 5, 4, 1), 9, {"wellspring": 1}),
        ((6, 1, 1, 4), 10, {"seedling": 1, "wellspring": 1}),
    ],
)
def test_call_of_the_wild_rolls_four_more_dice(dice, damage, held):
    t = treant().attack("call_of_the_wild", *LARGE_STRAIGHT, *dice).finish()
    assert t.happened(DiceRolled)[-1].dice == dice
    assert t.health(1) == 50 - damage
    assert t.held(0) == held


def test_call_of_the_wild_grows_a_step_for_each_spirit():
    t = grow(treant().attack("call_of_the_wild", *LARGE_STRAIGHT, 6, 6, 6, 6), "seedling", "sapling", "dryad")
    t.finish()
    assert t.held(0) == {"seedling": 1, "dryad": 1}
    assert t.health(1) == 42


@pytest.mark.rule("DT-8.6")
def test_natures_grasp_counts_the_spirits_after_growing():
    t = grow(treant(seedling=1).attack("natures_grasp", *FOUR_SPIRITS), "seedling", "seedling")
    assert t.finish().health(1) == 50 - 5 - 3
    t = grow(treant(seedling=1).attack("natures_grasp", *FOUR_SPIRITS), "sapling", "dryad")
    assert t.finish().health(1) == 50 - 5 - 1, "one spirit grew twice"


def test_a_spirit_spent_after_natures_grasp_still_counts():
    t = grow(treant(dryad=1).attack("natures_grasp", *FOUR_SPIRITS), "seedling")
    assert t.asked == (0, "window:attack")
    t.play("spend dryad strengthen").finish()
    assert t.health(1) == 50 - (5 + 3) - 3
    assert t.held(0) == {"seedling": 2}


@pytest.mark.rule("DT-9.2")
def test_wake_the_forest():
    t = grow(treant().attack("wake_the_forest", *FIVE_SPIRITS), "seedling", "seedling", "dryad")
    assert t.held(0) == {"wellspring": 1, "seedling": 2, "dryad": 1}
    t.finish()
    assert t.held(1) == {"barbed_vine": 1}
    assert t.health(1) == 40


@pytest.mark.rule("DT-9.4")
def test_wake_the_forest_gives_a_partner_a_wellspring_too():
    t = teams("treant", "barbarian", "monk", "ninja").attack("wake_the_forest", *FIVE_SPIRITS)
    assert (t.held(0), t.held(2)) == ({"wellspring": 1, "seedling": 1}, {"wellspring": 1})
    grow(t.dice(1), "seedling", "seedling", "sapling").finish()
    assert t.health(1) == 40
    assert t.held(1) == {"barbed_vine": 1}, "the die chose the left opponent"


@pytest.mark.rule("DT-3.6.4")
@pytest.mark.parametrize(
    ("dice", "prevented", "held"),
    [((1, 2, 3), 3, {}), ((1, 6, 6), 3, {}), ((4, 1, 6), 2, {}), ((4, 5, 6), 1, {"seedling": 1})],
)
def test_rooted(dice, prevented, held):
    t = duel("barbarian", "treant").attack("smack", 1, 1, 2, 2, 3).dice(*dice).play("defend rooted").finish()
    assert t.happened(DiceRolled)[-1].dice == dice
    assert t.health(1) == 50 - 8 + prevented
    assert t.held(1) == held


# Upgrades


@pytest.mark.parametrize("upgrade", ["splinter_ii", "splinter_iii"])
@pytest.mark.parametrize(("dice", "damage"), [((1, 2, 3, 4, 6), 5), ((1, 1, 2, 3, 6), 6), ((1, 1, 2, 3, 3), 7)])
def test_better_splinters_bring_the_vine_for_nothing(upgrade, dice, damage):
    t = treant(upgrade, seedling=1).attack("splinter", *dice)
    assert t.held(1) == {"barbed_vine": 1}
    assert t.finish().health(1) == 50 - damage
    assert t.held(0) == {"seedling": 1}


@pytest.mark.rule("DT-8.3")
def test_splinter_iii_grows_with_three_of_a_kind():
    t = treant("splinter_iii").attack("splinter", 2, 2, 2, 4, 6).finish()
    assert t.held(0) == {"seedling": 1}
    assert t.held(1) == {"barbed_vine": 1}
    t = treant("splinter_ii").attack("splinter", 2, 2, 2, 4, 6).finish()
    assert t.held(0) == {}


def test_tend_ii_grows_four():
    t = grow(treant("tend_ii").attack("tend", *TEND), "seedling", "seedling").play("choose 1").finish()
    assert t.held(0) == {"seedling": 2, "sapling": 1, "wellspring": 1}
    assert t.held(1) == {"barbed_vine": 1}
    assert len(t.cards(0)) == 1


@pytest.mark.rule("DT-7.4")
def test_cultivate_comes_with_tend_ii():
    dice = (1, 2, 6, 6, 4)
    assert "declare cultivate" not in treant().roll(*dice).actions
    t = treant("tend_ii").attack("cultivate", *dice)
    grow(t, "seedling", "seedling", "sapling", "dryad").finish()
    assert t.held(0) == {"seedling": 1, "sapling": 1, "dryad": 1}
    assert t.health(1) == 50


def test_overgrowth_ii_strikes_harder():
    t = treant("overgrowth_ii", seedling=1, wellspring=1).attack("overgrowth", *OVERGROWTH)
    t.play("give seedling", "pay 1")
    assert t.state.phase == "main2", "undefendable"
    assert t.health(1) == 50 - 4 - 4


@pytest.mark.rule("DT-7.4")
def test_plant_comes_with_overgrowth_ii():
    dice = (1, 4, 5, 6, 1)
    assert "declare plant" not in treant().roll(*dice).actions
    t = grow(treant("overgrowth_ii").attack("plant", *dice), "seedling", "seedling").finish()
    assert t.held(0) == {"seedling": 3}


def test_vengeful_vines_ii():
    t = treant("vengeful_vines_ii").attack("vengeful_vines", *SMALL_STRAIGHT)
    assert t.held(1) == {"barbed_vine": 1}
    assert t.finish().health(1) == 42


@pytest.mark.rule("DT-7.4", "DT-5.3")
def test_bitterroot_deals_a_pure_damage_for_each_spirit():
    dice = (4, 4, 5, 1, 6)
    assert "declare bitterroot" not in treant().roll(*dice).actions
    t = treant("vengeful_vines_ii", seedling=2, dryad=1).attack("bitterroot", *dice)
    assert t.state.phase == "main2", "no defense, and no dryad on pure damage"
    assert t.health(1) == 47


@pytest.mark.rule("DT-5.1")
def test_bitterroot_without_spirits_is_no_attack():
    t = king_of_the_hill("treant", "barbarian", "monk").upgrades(0, "vengeful_vines_ii")
    t.attack("bitterroot", 4, 4, 5, 1, 6).play("target 2")
    assert [t.health(seat) for seat in range(3)] == [35, 35, 35]
    assert t.cards(0) == [], "no card for an attack on a king, since it is none"


def test_call_of_the_wild_ii_rolls_five_dice():
    t = treant("call_of_the_wild_ii").attack("call_of_the_wild", *LARGE_STRAIGHT, 1, 2, 3, 4, 6).finish()
    assert t.health(1) == 50 - 8 - 3
    assert t.held(0) == {"wellspring": 1, "seedling": 1}


@pytest.mark.rule("DT-7.4")
def test_enrapture_comes_with_call_of_the_wild_ii():
    dice = (1, 2, 6, 6, 4)
    assert "declare enrapture" not in treant().roll(*dice).actions
    t = treant("call_of_the_wild_ii").attack("enrapture", *dice)
    assert t.state.phase == "main2", "undefendable"
    assert t.health(1) == 46
    assert t.held(1) == {"barbed_vine": 1}


def test_natures_grasp_ii():
    t = grow(treant("natures_grasp_ii").attack("natures_grasp", *FOUR_SPIRITS), "seedling").finish()
    assert t.health(1) == 50 - 6 - 2


@pytest.mark.rule("DT-7.4")
def test_natures_blessing_comes_with_natures_grasp_ii():
    dice = (6, 6, 6, 1, 4)
    assert "declare natures_blessing" not in treant().roll(*dice).actions
    t = treant("natures_grasp_ii").attack("natures_blessing", *dice).finish()
    assert (t.health(0), t.cp(0), len(t.cards(0))) == (51, 3, 1)
    assert t.held(0) == {"seedling": 1}


def test_rooted_ii_rolls_four_dice_and_may_bring_a_wellspring():
    t = duel("barbarian", "treant").upgrades(1, "rooted_ii").attack("smack", 1, 1, 2, 2, 3)
    t.dice(4, 5, 6, 6).play("defend rooted", "choose 2").finish()
    assert t.happened(DiceRolled)[-1].dice == (4, 5, 6, 6)
    assert t.health(1) == 50 - 8 + 2
    assert t.held(1) == {"seedling": 1, "wellspring": 1}


# Tokens and companions


@pytest.mark.rule("DT-10.4")
def test_a_seedling_rerolls_an_own_die():
    t = treant(seedling=2).roll(*NO_ABILITY).dice(2).play("spend seedling", "reroll 3")
    assert t.state.trays[-1].values == (1, 1, 2, 4, 6)
    assert t.state.attempts == 2
    assert t.held(0) == {"seedling": 1}
    assert "spend seedling" not in t.actions, "each kind only once in a turn"


def test_a_seedling_rerolls_a_die_of_the_defense_in_another_turn():
    t = treant(seedling=2).roll(*NO_ABILITY).dice(2).play("spend seedling", "reroll 3", "stop", "done")
    assert t.state.active == 1
    t.let_pass().attack("smack", 1, 1, 2, 2, 3).let_pass().dice(4, 1, 1).play("defend rooted")
    assert t.asked == (0, "window:defense")
    t.dice(6).play("spend seedling", "reroll 1").finish()
    assert t.held(0) == {}
    assert t.health(0) == 50 - 8 + 3


def test_a_sapling_heals_and_pays_or_draws():
    t = treant(sapling=2).set_health(0, 20).play("spend sapling heal")
    assert (t.health(0), t.cp(0)) == (21, 3)
    assert t.held(0) == {"sapling": 1}
    assert not any(text.startswith("spend sapling") for text in t.actions), "once in a turn, whichever way"
    t = treant(sapling=1).on_top(0, "six_it").play("spend sapling draw")
    assert (t.cards(0), t.cp(0)) == (["six_it"], 1)
    assert "spend sapling draw" not in treant(sapling=1).set_cp(0, 0).actions


@pytest.mark.rule("DT-5.4")
def test_a_dryad_adds_three_to_an_own_attack():
    t = treant(dryad=1).attack("vengeful_vines", *SMALL_STRAIGHT)
    assert t.asked == (0, "window:attack")
    t.play("spend dryad strengthen").finish()
    assert t.health(1) == 40
    assert t.held(0) == {}


@pytest.mark.rule("DT-10.9")
def test_a_dryad_stops_a_negative_token_of_an_attack():
    t = duel("ninja", "treant").tokens(1, dryad=1).attack("poison_blade", *SMALL_STRAIGHT)
    assert t.asked == (1, "window:attack")
    t.play("spend dryad shield").finish()
    assert t.happened(TokenStopped) == [TokenStopped(1, "delayed_poison")]
    assert t.held(1) == {}
    assert t.health(1) == 45


def test_a_dryad_is_no_answer_to_an_attack_without_tokens():
    t = duel("barbarian", "treant").tokens(1, dryad=1).attack("smack", 1, 1, 2, 2, 3)
    assert t.asked == (1, "defense")


def test_each_kind_of_spirit_counts_for_itself_and_prices_do_not_count():
    t = treant(seedling=3, sapling=1, dryad=1).roll(*THREE_BRANCHES).dice(3)
    t.play("spend seedling", "reroll 3", "spend sapling heal", "declare splinter")
    t.play("give seedling")
    assert t.asked == (0, "window:attack")
    t.play("spend dryad strengthen").finish()
    assert t.held(0) == {"seedling": 1}
    assert t.health(1) == 50 - 5 - 3


@pytest.mark.rule("DT-11.1", "DT-11.2")
def test_spirits_are_no_status_effects():
    t = duel("barbarian", "treant").tokens(1, seedling=2, dryad=1).set_cp(0, 9)
    t.hand(0, "transference", "what_status_effects", "get_that_outta_here", "buh_bye")
    assert not [text for text in t.actions if text.startswith("play") and text != "play vegas_baby"]


@pytest.mark.rule("DT-3.6.7")
@pytest.mark.parametrize(("rerolls", "damage"), [(0, 0), (1, 1), (2, 2)])
def test_barbed_vine_hurts_for_each_further_attempt_and_goes(rerolls, damage):
    t = duel("barbarian", "treant").tokens(0, barbed_vine=1).roll(*NO_ABILITY)
    for _ in range(rerolls):
        t.dice(4).play("reroll 3")
    t.play("stop")
    assert t.health(0) == 50 - damage
    assert t.held(0) == {}


def test_barbed_vine_hurts_at_most_two():
    t = duel("barbarian", "treant").tokens(0, barbed_vine=1).hand(0, "one_more_time").roll(*NO_ABILITY)
    t.dice(4, 4).play("reroll 3", "reroll 3", "play one_more_time").dice(4).play("reroll 3", "stop")
    assert t.health(0) == 48


@pytest.mark.rule("DT-3.6.7")
def test_the_damage_of_barbed_vine_is_no_part_of_the_attack():
    t = duel("barbarian", "treant").tokens(0, barbed_vine=1).roll(1, 2, 4, 4, 6).dice(3)
    t.play("reroll 3", "declare smack").finish()
    assert t.happened(DamageTaken) == [DamageTaken(1, 4, 46), DamageTaken(0, 1, 49)]


@pytest.mark.rule("DT-1.7")
@pytest.mark.parametrize(("die", "healing"), [(1, 1), (2, 1), (5, 3), (6, 3)])
def test_wellspring_heals_half_a_die_in_the_own_main_phase(die, healing):
    t = treant(wellspring=1).set_health(0, 20).dice(die).play("spend wellspring")
    assert t.health(0) == 20 + healing
    assert t.held(0) == {}


def test_wellspring_is_for_the_own_main_phase_only():
    assert "spend wellspring" not in treant(wellspring=1).roll(*NO_ABILITY).actions
    t = duel("barbarian", "treant").tokens(1, wellspring=1).attack("smack", 1, 1, 2, 2, 3)
    assert t.asked == (1, "defense")


def test_any_hero_can_spend_a_wellspring():
    t = duel("barbarian", "treant").tokens(0, wellspring=1).set_health(0, 20).dice(6).play("spend wellspring")
    assert t.health(0) == 23


# Cards


def test_harvest_turns_spirits_into_combat_points():
    t = treant(seedling=2).hand(0, "harvest").play("play harvest", "give seedling", "stop")
    assert t.cp(0) == 3
    assert t.held(0) == {"seedling": 1}


def test_harvest_of_two_or_more_brings_wellsprings():
    t = treant(seedling=2, sapling=1).hand(0, "harvest")
    t.play("play harvest", "give seedling", "give seedling", "give sapling")
    assert t.cp(0) == 5
    t.play("choose 1", "stop")
    assert (t.held(0), t.held(1)) == ({"wellspring": 1}, {})


def test_harvest_may_bring_a_wellspring_to_two_players():
    t = teams("treant", "barbarian", "monk", "ninja").tokens(0, seedling=2).hand(0, "harvest")
    t.play("play harvest", "give seedling", "give seedling", "choose 1", "choose 3")
    assert (t.held(0), t.held(2)) == ({"wellspring": 1}, {"wellspring": 1})
    assert t.asked == (0, "main")


def test_cultivate_card_grows_three():
    t = grow(treant().hand(0, "cultivate_card").set_cp(0, 3).play("play cultivate_card"), "seedling", "seedling")
    assert t.held(0) == {"seedling": 3}
    assert t.cp(0) == 0


@pytest.mark.rule("DT-8.5", "DT-5.5")
@pytest.mark.parametrize(
    ("dice", "damage", "held"),
    [((1, 2, 3), 1, {}), ((4, 5, 4), 0, {"wellspring": 1}), ((1, 4, 6), 1, {"wellspring": 1, "seedling": 1})],
)
def test_will_o_wisp(dice, damage, held):
    t = treant().hand(0, "will_o_wisp").dice(*dice).play("play will_o_wisp")
    assert t.happened(DiceRolled)[-1].dice == dice
    assert t.health(1) == 50 - damage
    assert t.held(0) == held


@pytest.mark.rule("DT-5.5")
def test_will_o_wisp_hurts_every_opponent():
    t = king_of_the_hill("treant", "barbarian", "monk").hand(0, "will_o_wisp").dice(1, 1, 1).play("play will_o_wisp")
    assert [t.health(seat) for seat in range(3)] == [35, 34, 34]


def test_down_pour_grows_each_spirit_once():
    t = treant(seedling=2, sapling=1).hand(0, "down_pour").play("play down_pour")
    assert t.actions == ["grow dryad", "grow sapling", "stop"], "no new seedling"
    grow(t, "dryad", "sapling", "sapling")
    assert t.held(0) == {"sapling": 2, "dryad": 1}
    assert t.asked == (0, "main"), "those that grew just now do not grow again"


def test_down_pour_may_leave_some_as_they_are():
    t = treant(seedling=2).hand(0, "down_pour").play("play down_pour", "grow sapling", "stop")
    assert t.held(0) == {"seedling": 1, "sapling": 1}


@pytest.mark.rule("DT-5.4")
@pytest.mark.parametrize(
    ("dice", "more", "tokens"), [((1, 2, 4, 5, 6), 2, {}), ((1, 2, 3, 5, 6), 3, {"barbed_vine": 1})]
)
def test_stomp_adds_a_damage_for_each_branch_and_a_vine_from_three(dice, more, tokens):
    t = treant().hand(0, "stomp").attack("splinter", *THREE_BRANCHES).dice(*dice).play("play stomp")
    assert t.happened(DiceRolled)[-1].dice == dice
    assert t.held(1) == tokens
    assert t.finish().health(1) == 50 - 5 - more


@pytest.mark.rule("DT-4.2")
def test_drink_deep_gives_a_wellspring_at_any_time():
    t = treant().hand(0, "drink_deep").play("play drink_deep", "choose 1")
    assert t.held(0) == {"wellspring": 1}
    assert t.cp(0) == 1
    t = teams("treant", "barbarian", "monk", "ninja").hand(0, "drink_deep").play("play drink_deep", "choose 3")
    assert t.held(2) == {"wellspring": 1}
