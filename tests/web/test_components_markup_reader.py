"""The checks that the tests of screens lean on do find what is wrong."""

import pytest
from markup_reader import check_page, check_screen, commands, fields, read

from app.html import Markup, h

WRONG = {
    "a button without a name": h("button", {"type": "button"}),
    "an input without a label": h("input", {"type": "text"}),
    "one id twice": Markup('<p id="a"></p><p id="a"></p>'),
    "a reference to nothing": h("p", "x", aria_labelledby="gone"),
    "an icon that is not listed": Markup('<svg><use href="#i-no-such"/></svg>'),
    "a list item on its own": h("div", h("li", "x")),
    "a button in a link": Markup('<a href="#"><button type="button">x</button></a>'),
    "a heading too deep": h("div", h("h1", "a"), h("h3", "b")),
    "an event handler": Markup('<p onclick="x">x</p>'),
    "a script": Markup("<script></script>"),
    "a picture without a text": Markup('<img src="x">'),
    "a radio group without a stop": Markup(
        '<div role="radiogroup" aria-label="x">'
        '<button type="button" role="radio" aria-checked="false" tabindex="-1">a</button></div>'
    ),
}


@pytest.mark.parametrize("markup", WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_found(markup):
    with pytest.raises(AssertionError):
        check_page(read(markup))


def test_markup_that_is_not_closed_is_found():
    with pytest.raises(AssertionError):
        read("<p><b>x</p>")


def test_a_screen_has_one_main_part_and_one_first_heading():
    with pytest.raises(AssertionError):
        check_screen(read(h("main", h("h1", "a"), h("h1", "b"))))
    check_screen(read(h("div", h("header", "x"), h("main", h("h1", "a")))))


def test_commands_and_fields_are_gathered():
    tree = read(Markup('<button type="button" data-do="go" data-arg="1">x</button><input data-field="name">'))
    assert commands(tree) == {("go", "1")}
    assert fields(tree) == {"name"}
