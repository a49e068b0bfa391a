"""Groups of choices: one stop for the keyboard, a name, and what choosing sends."""

from markup_reader import check_page, commands, fields, read

from app.components.choices import lever, picks, radio_switch, stepper
from app.components.frame import languages, memory_notice, page_bar, update_button
from app.components.games import SCENES, scene, sign
from app.html import fragment, h
from app.models import Shell

OPTIONS = [("a", "First", None), ("b", "Second", "dice")]


def test_a_radio_switch_sends_its_prefix_and_value():
    tree = read(radio_switch("Which", OPTIONS, "b", do="choose", prefix="x:"))
    check_page(tree)
    assert commands(tree) == {("choose", "x:a"), ("choose", "x:b")}
    assert tree.one(aria_checked="true").text == "Second"


def test_a_radio_switch_can_be_reached_when_nothing_is_chosen():
    tree = read(radio_switch("Which", OPTIONS, "gone", do="choose"))
    check_page(tree)
    assert not tree.all(aria_checked="true")


def test_native_choices_tell_their_field():
    tree = read(picks("Theme", OPTIONS, "a", field="setting:theme"))
    check_page(tree)
    assert fields(tree) == {"setting:theme"}
    assert [box.attrs["value"] for box in tree.all("input")] == ["a", "b"]


def test_a_lever_is_a_switch_with_a_name():
    made = fragment(h("b", "Letters", id="n"), lever(True, field="setting:letters", id="letters", named_by="n"))
    tree = read(made)
    check_page(tree)
    assert "checked" in tree.one(role="switch").attrs


def test_a_stepper_stops_at_its_ends():
    def made(value):
        return read(stepper("Health", value, low=1, high=3, do="option", prefix="hp:", field="option:hp", id="hp"))

    assert commands(made(2)) == {("option", "hp:1"), ("option", "hp:3")}
    assert commands(made(1)) == {("option", "hp:2")}
    assert commands(made(3)) == {("option", "hp:2")}
    check_page(made(3))
    assert made(2).one("input").attrs["min"] == "1"


def test_one_language_needs_no_switch():
    assert languages(Shell()) is None
    tree = read(languages(Shell(language="pl", languages=("en", "pl"))))
    assert commands(tree) == {("language", "en"), ("language", "pl")}
    assert tree.one(aria_pressed="true").name == "PL Polski"


def test_notices_come_only_where_they_are_true():
    assert memory_notice(Shell()) is None
    assert "keeps no games" in read(memory_notice(Shell(refused=True))).text
    assert update_button(Shell()) is None
    assert commands(read(update_button(Shell(update=True)))) == {("update", "")}


def test_a_bar_leaves_out_the_tool_that_leads_nowhere_else():
    assert ("settings", "") not in commands(read(page_bar(Shell(), "Settings", leave="settings")))
    assert ("settings", "") in commands(read(page_bar(Shell(), "Rules", leave="rules")))
    assert ("home", "") in commands(read(page_bar(Shell(), "Rules", leave="rules")))


def test_every_game_has_a_sign_and_a_picture_and_an_unknown_one_gets_plain_dice():
    for game in SCENES:
        check_page(read(scene(game)))
        assert sign(game) != "dice"
    assert sign("chess") == "dice"
    assert not read(scene("chess")).all("img")
