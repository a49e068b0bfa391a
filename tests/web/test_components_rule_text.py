"""Rule texts: a small part of Markdown becomes markup, everything else stays text."""

import pytest
from markup_reader import check_page, read

import pygame_rules as pr
from app.components.rule_text import explain_mark, found_in, marks_in, plain_text, rule_text, search_pattern


def test_bold_italic_and_code():
    made = rule_text("**Place.** Put it in *any* row, `left` first.")
    assert made == "<p><b>Place.</b> Put it in <i>any</i> row, <code>left</code> first.</p>"


@pytest.mark.parametrize("text", ["2 * 3 * 4", "a*b*c", "**", "* ", "5 ** 6", "`", "[", "[]", "**open"])
def test_signs_that_are_no_markup_stay_as_they_are(text):
    assert read(rule_text(text)).text == text.strip()


def test_a_rule_with_a_list():
    made = read(rule_text("By chosen card:\n- card 1: nothing;\n- card 2: **one** gold.\nThen go on."))
    assert [one.tag for one in made.children] == ["p", "ul", "p"]
    assert [item.text for item in made.all("li")] == ["card 1: nothing;", "card 2: one gold."]
    assert made.all("p")[1].text == "Then go on."


def test_a_numbered_list():
    made = read(rule_text("Steps:\n1. roll;\n2. place."))
    assert [item.text for item in made.one("ol").all("li")] == ["roll;", "place."]


def test_lines_that_follow_each_other_are_one_paragraph():
    assert rule_text("One\ntwo\n\nthree") == "<p>One two three</p>"


def test_a_table_has_a_head_and_can_be_reached_by_keyboard():
    made = read(rule_text("Target:\n| die | target |\n|---|---|\n| 1-2 | on the **left** |\n| 6 | any |"))
    assert [cell.text for cell in made.all("th")] == ["die", "target"]
    assert [[cell.text for cell in row.all("td")] for row in made.one("tbody").all("tr")] == [
        ["1-2", "on the left"],
        ["6", "any"],
    ]
    assert made.with_class("rl__table")[0].attrs["tabindex"] == "0"
    check_page(made)


def test_a_table_without_a_ruler_has_no_head():
    assert not read(rule_text("| a | b |\n| c | d |")).all("th")


@pytest.mark.parametrize("text", ["Unlimited. **[R]**", "Unlimited. [R]", "Unlimited. `[R]`"])
def test_a_mark_is_explained(text):
    sign = read(rule_text(text)).with_class("rl__mark")[0]
    assert sign.attrs["data-tip"] == "A ruling of this engine where the rulebook is silent."
    assert sign.attrs["data-tip"] in sign.text, "read out as well"


def test_a_mark_may_mean_something_else_in_another_game():
    assert explain_mark("R", "PF") == "Stated by the rulebook."
    assert explain_mark("R", "RP") != explain_mark("R", "PF")


def test_a_mark_that_nobody_explains_stays_text():
    assert read(rule_text("see [XYZ]")).text == "see [XYZ]"
    assert not read(rule_text("see [XYZ]")).with_class("rl__mark")


def test_marks_in_use_are_listed_once_in_their_order():
    found = marks_in(["a [F] b", "**[R]** c [R]", "[ZZZ]"], "RP")
    assert [name for name, _ in found] == ["R", "F"]


def test_numbers_link_to_known_rules_and_chapters_to_their_first():
    known = {"RP-7.5": "RP-7.5", "RP-16": "RP-16.1"}
    made = read(rule_text("See RP-7.5, RP-16 and RP-99.1.", known=known))
    links = [(one.text, one.attrs["data-do"], one.attrs["data-arg"]) for one in made.all("a")]
    assert links == [("RP-7.5", "rule", "RP-7.5"), ("RP-16", "rule", "RP-16.1")]


def test_without_known_rules_every_full_number_of_the_game_links():
    made = read(rule_text("See RP-7.5, RP-16 and DT-1.1.", prefix="RP"))
    assert [one.attrs["data-arg"] for one in made.all("a")] == ["RP-7.5"]


def test_hits_are_marked_in_every_part():
    made = read(rule_text("The **Leftmost** space;\n- a leftmost row", hits=search_pattern("leftmost")))
    assert [one.text for one in made.all("mark")] == ["Leftmost", "leftmost"]


@pytest.mark.parametrize("query", ["<b>", "(", "[a-z]+", "\\", "a|b", "&amp;", '"', "*" * 40, ""])
def test_a_query_is_words_and_no_pattern(query):
    text = 'A <b>bold</b> "text" &amp; (more)'
    made = read(rule_text(text, hits=search_pattern(query)))
    assert made.text == text, "what is searched for changes no letter"


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "**<img src=x onerror=alert(1)>**",
        "*</p><script>*",
        "`<svg/onload=alert(1)>`",
        "| <b>x</b> | y |\n|---|---|\n| <script> | z |",
        "- <iframe src=javascript:alert(1)>",
        "[R]<b>",
        'RP-1.1" onclick="x',
    ],
)
def test_hostile_text_stays_text(text):
    made = rule_text(text, known={"RP-1.1": "RP-1.1"})
    check_page(read(made))
    for bad in ("<script", "<img", "<svg", "<iframe", "<b>x"):
        assert bad not in made


def test_search_wants_every_word_wherever_it_stands():
    assert found_in("gold die", "a die that is Gold")
    assert not found_in("gold die", "a golden egg")
    assert not found_in("  ", "anything")


def test_the_plain_text_has_no_signs():
    assert (
        plain_text("**Place** it. **[R]**\n- see `RP-1`\n| a | b |\n|--|--|\n| *c* | d |")
        == "Place it. see RP-1 a b c d"
    )


def test_every_shipped_rule_becomes_closed_markup():
    for info in pr.games():
        for rule in pr.rules(info.id):
            made = read(rule_text(rule.text, prefix=info.rule_prefixes[0]))
            check_page(made)
            assert made.text, rule.id
            assert "**" not in made.text, rule.id
