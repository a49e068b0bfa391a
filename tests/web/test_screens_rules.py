"""The rules companion, and the rule over a running game."""

import pytest
from markup_reader import check_page, check_screen, commands, fields, read

import pygame_rules as pr
from app.models import Shell
from app.screens import rules as screen
from pygame_rules import Rule

RULES = pr.rules("roll_player")
HOSTILE = '"><script>alert(1)</script>'


def shown(rules=RULES, **more):
    return read(screen.rules("roll_player", "Roll Player", rules, Shell(), **more))


def test_every_rule_stands_in_its_place_with_its_number():
    tree = shown(focus="", query="")
    check_screen(tree)
    assert [one.attrs["id"] for one in tree.with_class("rl")] == [rule.id for rule in RULES]
    assert not tree.with_class("rl--cited")
    assert "rules-query" in fields(tree)


def test_the_contents_list_every_chapter_once():
    entries = shown().all("ol", class_="toc__l")[0].all("a")
    assert [one.one("b").text for one in entries] == list(dict.fromkeys(rule.section_id[3:] for rule in RULES))
    assert entries[4].attrs["data-arg"] == "RP-5.1"


def test_the_rule_it_was_opened_for_is_lit_and_explained():
    tree = shown(focus="RP-7.5")
    check_screen(tree)
    cited = tree.one(class_="rl rl--cited")
    assert cited.attrs["id"] == "RP-7.5" and cited.attrs["aria-current"] == "true"
    aside = tree.one("aside")
    assert ("rule", "RP-6.7") in commands(aside), "a rule that refers to it"
    assert ("rule", "RP-7.4") in commands(aside) and ("rule", "RP-7.6") in commands(aside)
    assert tree.all("ol", class_="toc__l")[0].one(aria_current="true").one("b").text == "7"


def test_a_chapter_can_be_opened_too():
    tree = shown(focus="RP-5")
    assert not tree.with_class("rl--cited")
    assert tree.all("ol", class_="toc__l")[0].one(aria_current="true").one("b").text == "5"


@pytest.mark.parametrize("focus", ["RP-99.1", "XX-1.1", HOSTILE])
def test_an_unknown_rule_lights_nothing(focus):
    tree = shown(focus=focus)
    check_screen(tree)
    assert not tree.with_class("rl--cited") and not tree.all(class_="toc__l", aria_current="true")


def test_search_lists_the_rules_that_hold_all_words_and_marks_them():
    tree = shown(query="leftmost  EMPTY", focus="RP-5.3")
    check_screen(tree)
    hits = tree.with_class("hits")[0]
    assert [one.attrs["data-arg"] for one in hits.all("a")] == ["RP-2.13", "RP-5.3", "RP-16.12"]
    assert "3 rules found" in hits.text
    assert {one.text.lower() for one in tree.one("article").all("mark")} >= {"leftmost", "empty"}
    assert hits.one("li", aria_current="true").one("b").text == "RP-5.3"
    assert all("leftmost" in one.text for one in hits.all("a")), "the excerpt shows the hit"


def test_a_number_can_be_searched_for():
    assert ("rule", "RP-6.2") in commands(shown(query="rp-6.2").with_class("hits")[0])


def test_a_search_without_hits_says_so():
    tree = shown(query="zeppelin")
    assert "No rule holds all of these words." in tree.text
    assert "0 rules found" in tree.text


def test_many_hits_are_counted_and_cut():
    hits = shown(query="a").with_class("hits")[0]
    assert len(hits.all("a")) == screen.SHOWN_HITS
    assert "Type more" in hits.text


@pytest.mark.parametrize("query", [HOSTILE, "(((", "\\", "*", "[R]", "x" * 500])
def test_hostile_queries_stay_words(query):
    tree = shown(query=query)
    check_screen(tree)
    assert tree.one(data_field="rules-query").attrs["value"] == query


def test_the_marks_in_use_are_explained_in_the_margin():
    tree = shown()
    marks = tree.one("aside").with_class("marks")[0]
    assert [one.text for one in marks.all("dt")] == ["R", "F"]


def test_other_games_and_the_way_back_are_offered_where_there_are_any():
    tree = shown(games={"roll_player": "Roll Player", "dice_throne": "Dice Throne"}, back="game1")
    check_screen(tree)
    bar = tree.one("nav", aria_label="Game")
    assert [one.attrs["href"] for one in bar.all("a")] == ["#/rules/roll_player", "#/rules/dice_throne"]
    assert bar.one(aria_current="page").text == "Roll Player"
    assert ("resume", "game1") in commands(tree)
    assert not [one for one in commands(shown()) if one[0] == "resume"]


def test_no_rules_at_all():
    tree = shown(rules=())
    check_screen(tree)
    assert "No rules yet" in tree.text


def test_rules_without_numbers_for_their_sections():
    bare = [
        Rule("ZZ-1.1", "One.", "Begin", ""),
        Rule("ZZ-1.2", "Two.", "Begin", ""),
        Rule("ZZ-2.1", "Three", "End", ""),
    ]
    tree = shown(rules=bare, focus="ZZ-1.2")
    check_screen(tree)
    assert [one.text for one in tree.one("article").all("h2")][-1].endswith("End")


def test_hostile_rules_stay_words():
    nasty = [Rule("RP-1.1", HOSTILE, HOSTILE, "RP-1")]
    check_screen(read(screen.rules("roll_player", HOSTILE, nasty, Shell(), focus="RP-1.1", query="script")))


# Over a running game


def dialog(rule_id, around=2):
    place = next(number for number, rule in enumerate(RULES) if rule.id == rule_id)
    near = [rule for rule in RULES[max(0, place - around) : place + around + 1] if rule.id != rule_id]
    return read(screen.dialog(RULES[place], near, "roll_player"))


def test_why_shows_the_rule_lit_among_its_neighbours():
    tree = dialog("RP-5.3")
    check_page(tree)
    box = tree.one(role="dialog")
    assert box.attrs["aria-modal"] == "true"
    assert [one.one(class_="rl__id").text for one in tree.with_class("rl")] == [
        "RP-5.1", "RP-5.2", "RP-5.3", "RP-5.4", "RP-5.5",
    ]  # fmt: skip
    assert tree.with_class("rl--cited")[0].one(class_="rl__id").text == "RP-5.3"
    assert ("close", "") in commands(tree)
    assert "#/rules/roll_player/RP-5.3" in [one.attrs["href"] for one in tree.all("a")]


def test_why_links_other_rules_and_explains_marks():
    tree = dialog("RP-6.7", around=0)
    assert ("rule", "RP-7.5") in commands(tree)
    assert "A ruling of this engine" in dialog("RP-1.6").text


def test_why_of_the_first_rule_and_of_a_long_one():
    check_page(dialog("RP-1.1"))
    assert dialog("RP-18.7").with_class("rl--cited")[0].all("li")


def test_ten_comes_after_nine():
    found = [one.one(class_="rl__id").text for one in dialog("RP-2.10").with_class("rl")]
    assert found == ["RP-2.8", "RP-2.9", "RP-2.10", "RP-2.11", "RP-2.12"]
