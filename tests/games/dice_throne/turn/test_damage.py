"""Damage types, modifiers and the final sum (DT-5, DT-6)."""

from __future__ import annotations

import pytest

from pygame_rules.games.dice_throne import events as ev
from pygame_rules.games.dice_throne.effects.texts import Source
from pygame_rules.games.dice_throne.effects.vocabulary import NORMAL, ULTIMATE
from pygame_rules.games.dice_throne.state import Hit
from pygame_rules.games.dice_throne.turn.damage import half, totals

from ..positions import duel, king_of_the_hill, teams


def hit(op: str, amount: int = 0, target: int = 1, by: int = 0, type: str = NORMAL, **more) -> Hit:
    return Hit(op, target, by, amount, type, Source("card", "x"), op in ("damage", "add"), **more)


@pytest.mark.rule("DT-1.7")
def test_divisions_round_up():
    assert [half(amount) for amount in (0, 1, 4, 7)] == [0, 1, 2, 4]


@pytest.mark.rule("DT-5.1")
def test_an_attack_deals_at_least_one_damage_to_a_target():
    t = duel("barbarian", "paladin").attack("smack", 1, 2, 3, 4, 6)
    assert t.table.view(0)["board"]["attack"]["is_attack"] is True
    nothing = duel("treant", "paladin").upgrades(0, "vengeful_vines_ii").attack("bitterroot", 4, 4, 4, 1, 6)
    # No spirits, no damage: nothing to defend against.
    assert nothing.state.phase == "main2"
    assert nothing.health(1) == 50


@pytest.mark.rule("DT-5.1")
def test_collateral_damage_is_no_attack():
    t = duel("pyromancer", "shadow_thief").hand(0, "red_hot").attack("burning_soul", 5, 5, 1, 1, 4)
    assert t.health(1) == 48
    assert not t.happened(ev.DefenseChosen)
    assert "red_hot" in t.cards(0)


@pytest.mark.rule("DT-5.2")
def test_incoming_damage_counts_from_any_source():
    t = duel("monk", "pyromancer", at="upkeep").tokens(0, burn=1, chi=2).begin()
    assert t.asked == (0, "window:settle")
    t.play("spend chi prevent 2")
    assert t.health(0) == 50


@pytest.mark.rule("DT-5.3")
@pytest.mark.parametrize(
    ("hero", "upgrade", "ability", "dice", "defendable"),
    [
        ("barbarian", (), "smack", (1, 2, 3, 4, 6), True),
        ("barbarian", (), "sturdy_blow", (1, 2, 6, 6, 4), False),
        ("shadow_thief", (), "shadow_dance", (6, 6, 6, 1, 3), False),
        ("pyromancer", (), "burning_soul", (5, 5, 1, 1, 4), False),
        ("barbarian", (), "rage", (6, 6, 6, 6, 6), False),
    ],
)
def test_only_normal_damage_is_defended(hero, upgrade, ability, dice, defendable):
    t = duel(hero, "paladin").upgrades(0, *upgrade).attack(ability, *dice).let_pass()
    assert (t.asked == (1, "defense")) is defendable


@pytest.mark.rule("DT-5.3")
@pytest.mark.parametrize(
    ("hero", "ability", "dice", "avoidable"),
    [
        ("barbarian", "smack", (1, 2, 3, 4, 6), True),
        ("barbarian", "sturdy_blow", (1, 2, 6, 6, 4), True),
        ("shadow_thief", "shadow_dance", (6, 6, 6, 1, 3), True),
        ("pyromancer", "burning_soul", (5, 5, 1, 1, 4), True),
        ("barbarian", "rage", (6, 6, 6, 6, 6), False),
    ],
)
def test_all_but_ultimate_damage_is_avoided(hero, ability, dice, avoidable):
    t = duel(hero, "moon_elf").tokens(1, evasive=1).roll(*dice).play(f"declare {ability}")
    if not avoidable:
        assert "spend evasive" not in t.actions
        return
    assert t.asked[0] == 1
    t.dice(1).play("spend evasive").finish()
    assert t.health(1) == 50


@pytest.mark.rule("DT-5.3")
@pytest.mark.parametrize(
    ("ability", "dice", "enhanceable"),
    [
        ("dagger_strike", (1, 1, 2, 4, 5), True),
        ("shadow_dance", (6, 6, 6, 1, 3), False),
        ("shadow_shank", (6, 6, 6, 6, 6), True),
    ],
)
def test_pure_damage_is_not_enhanced_but_ultimate_damage_is(ability, dice, enhanceable):
    t = duel("shadow_thief", "barbarian").tokens(0, sneak_attack=1).attack(ability, *dice)
    assert (t.asked == (0, "window:attack") and "spend sneak_attack" in t.actions) is enhanceable


@pytest.mark.rule("DT-5.4")
def test_a_modifier_takes_the_type_of_the_attack_before_or_after_the_defense():
    t = duel("barbarian", "paladin").hand(0, "get_some").attack("smack", 1, 2, 3, 4, 6).play("pass")
    t.dice(1, 1, 1).play("defend divine_defense", "pass")
    assert t.asked == (0, "window:last")
    t.dice(1, 2, 3, 4, 5).play("play get_some").finish()
    added = [event for event in t.happened(ev.HitAdded) if event.op == "add"]
    assert [(event.amount, event.type) for event in added] == [(3, "normal")]
    assert t.health(1) == 43


@pytest.mark.rule("DT-5.4")
def test_modifiers_are_for_own_attacks_only():
    t = duel("barbarian", "moon_elf").hand(1, "volley").tokens(1, evasive=1).attack("smack", 1, 2, 3, 4, 6)
    assert t.asked == (1, "window:attack")
    assert t.why_not("play volley").rule == "DT-5.4"


@pytest.mark.rule("DT-5.4")
def test_an_attack_becomes_undefendable_only_before_the_defense():
    t = duel("paladin", "barbarian").tokens(0, accuracy=1).attack("righteous_prayer", 6, 6, 6, 6, 1)
    assert t.asked == (0, "window:attack")
    t.play("spend accuracy")
    assert t.health(1) == 42
    late = duel("paladin", "barbarian").tokens(0, accuracy=1, crit=1).attack("righteous_prayer", 6, 6, 6, 6, 1)
    late.play("pass").dice(1, 1, 1).play("defend thick_skin")
    assert late.asked == (0, "window:last")
    assert "spend crit" in late.actions
    assert "spend accuracy" not in late.actions


@pytest.mark.rule("DT-5.5", "DT-12.3")
def test_collateral_hits_every_opponent_and_a_shared_dial_loses_the_sum():
    t = teams("pyromancer", "moon_elf", "monk", "barbarian").tokens(1, evasive=1).attack("burning_soul", 5, 5, 5, 1, 4)
    assert t.asked == (1, "window:attack")
    t.dice(1).play("spend evasive")
    assert t.health(1) == 47
    both = teams("pyromancer", "moon_elf", "monk", "barbarian").attack("burning_soul", 5, 5, 5, 1, 4)
    assert both.health(1) == 44
    three = king_of_the_hill("pyromancer", "moon_elf", "monk").attack("burning_soul", 5, 5, 5, 1, 4)
    assert three.state.health == [35, 32, 32]


@pytest.mark.rule("DT-5.6")
def test_damage_of_a_defense_is_not_defended_nor_an_attack():
    t = duel("barbarian", "monk").attack("smack", 1, 2, 3, 4, 6).dice(1, 1, 2, 2).play("defend serenity").finish()
    assert t.health(0) == 46
    assert [event.player for event in t.happened(ev.DefenseChosen)] == [1]


@pytest.mark.rule("DT-5.7")
def test_recoil_looks_at_damage_really_dealt():
    t = duel("barbarian", "paladin").attack("reckless", 1, 2, 3, 4, 5)
    t.dice(1, 1, 1).play("defend divine_defense").finish()
    assert (t.health(0), t.health(1)) == (45, 35)
    avoided = duel("barbarian", "moon_elf").tokens(1, evasive=1).attack("reckless", 1, 2, 3, 4, 5)
    avoided.dice(1).play("spend evasive").finish()
    assert (avoided.health(0), avoided.health(1)) == (50, 50)


@pytest.mark.rule("DT-6.1", "DT-6.2")
def test_the_subtotal_adds_and_subtracts_in_any_order():
    parts = [hit("damage", 12), hit("prevent", 4), hit("add", 2), hit("prevent", 3)]
    for order in (parts, parts[::-1]):
        found = totals(order, 2)[1]
        assert (found.base, found.subtotal, found.final) == (14, 7, 7)
    assert totals([hit("damage", 3), hit("prevent", 9)], 2)[1].subtotal == 0


@pytest.mark.rule("DT-6.3")
def test_every_half_is_worked_out_from_the_subtotal():
    assert totals([hit("damage", 11), hit("half")], 2)[1].final == 5
    assert totals([hit("half"), hit("damage", 11), hit("half")], 2)[1].final == 0
    returned = totals([hit("damage", 7), hit("half"), hit("half"), hit("return", target=0, by=1)], 2)
    assert [total.final for total in returned] == [4, 0]
    # Three halves never turn into healing.
    assert totals([hit("damage", 8), *[hit("half")] * 3], 2)[1].final == 0


@pytest.mark.rule("DT-6.3")
def test_the_other_rulebooks_example_comes_out_as_well():
    flat = [hit("damage", 6), hit("add", 2), hit("prevent", 2), hit("add", 2), hit("add", 3)]
    found = totals([*flat, hit("half"), hit("half"), hit("damage", 2, target=0, by=1)], 2)
    assert (found[1].subtotal, found[1].final, found[0].final) == (11, 0, 2)


@pytest.mark.rule("DT-6.4")
def test_avoidance_sets_the_total_to_nothing_whatever_is_added_later():
    assert totals([hit("damage", 9), hit("avoid"), hit("add", 5)], 2)[1].final == 0
    assert totals([hit("damage", 9, type=ULTIMATE), hit("avoid"), hit("prevent", 9)], 2)[1].final == 9


@pytest.mark.rule("DT-6.5")
def test_the_rulebook_example_of_a_sum_event_by_event():
    t = duel("barbarian", "paladin").upgrades(1, "divine_defense_iii").tokens(1, retribution=1, protect=1)
    t.hand(0, "get_some").hand(1, "absolution").set_cp(1, 2)
    # 1. Overpower: 12 incoming.
    t.roll(1, 2, 3, 6, 6).dice(3, 4, 5).play("declare overpower")
    assert t.asked == (0, "window:attack")
    t.play("pass")
    # 2. and 3. Retribution and Protect.
    t.play("spend retribution").play("pass").play("spend protect").let_pass()
    # 4. Divine Defense III: helmet, helmet, life, prayer prevent 4 and bring a new Protect.
    assert t.asked == (1, "defense")
    t.dice(3, 3, 5, 6).play("defend divine_defense").play("pass")
    assert t.held(1) == {"protect": 1}
    assert t.cp(1) == 3
    # 5. Get Some!: two swords and Concussion.
    assert t.asked == (0, "window:last")
    t.dice(1, 2, 4, 5, 6).play("play get_some").let_roll_windows_pass()
    assert t.held(1) == {"protect": 1, "concussion": 1}
    # 6. Absolution: a helmet prevents 3.
    assert t.asked == (1, "window:last")
    t.dice(4).play("play absolution").let_roll_windows_pass()
    # 7. The new Protect.
    t.play("spend protect")
    assert (t.health(0), t.health(1)) == (46, 50)
    ops = [(event.op, event.amount) for event in t.happened(ev.HitAdded)]
    assert ops == [
        ("damage", 12),
        ("return", 0),
        ("half", 0),
        ("prevent", 4),
        ("add", 2),
        ("prevent", 3),
        ("half", 0),
    ]
    assert t.held(1) == {"concussion": 1}
    assert [event.player for event in t.happened(ev.DamageAvoided)] == [1]
    assert [(event.player, event.amount) for event in t.happened(ev.DamageTaken)] == [(0, 4)]


@pytest.mark.rule("DT-6.2")
def test_the_view_names_every_contribution_with_its_step():
    t = duel("barbarian", "paladin").tokens(1, protect=1).hand(0, "get_some").attack("mighty_blow", 1, 2, 3, 4, 4)
    t.dice(1, 2, 4, 4, 4).play("play get_some").play("spend protect")
    (coming,) = t.table.view(1)["board"]["damage"]
    assert [(line["name"], line["step"], line["amount"]) for line in coming["lines"]] == [
        ("Mighty Blow", 1, 9),
        ("Get Some!", 2, 2),
        ("Protect", 3, -6),
    ]
    assert (coming["base"], coming["subtotal"], coming["total"], coming["after"]) == (11, 11, 5, 45)
