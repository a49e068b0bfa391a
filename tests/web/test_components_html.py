"""The builder escapes what people type and refuses what could run."""

import pytest

from app.html import EMPTY, Markup, UnsafeMarkup, classes, escape, fragment, h, icon

HOSTILE = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '" onmouseover="alert(1)',
    "' onfocus='alert(1)",
    "</button><svg/onload=alert(1)>",
    "&lt;script&gt;",
    "\u202egnp.exe",
    "a\x00b",
    "]]><!--",
]


def test_an_element_with_attributes_and_children():
    made = h(
        "button",
        {"type": "button"},
        "Keep ",
        h("b", 3),
        class_=["btn", "btn--primary"],
        data_a="keep 3",
        aria_label="Keep three",
    )
    assert made == (
        '<button type="button" class="btn btn--primary" data-a="keep 3" aria-label="Keep three">Keep <b>3</b></button>'
    )
    assert isinstance(made, Markup)


def test_the_second_argument_may_be_a_child():
    assert h("p", "one", " two") == "<p>one two</p>"
    assert h("p", h("i", "x")) == "<p><i>x</i></p>"
    assert h("p") == "<p></p>"


def test_nothing_is_shown_for_none_and_booleans_and_lists_are_flattened():
    assert h("ul", None, False, True, [h("li", 1), [h("li", 2), None]], (h("li", n) for n in (3,)), 0) == (
        "<ul><li>1</li><li>2</li><li>3</li>0</ul>"
    )


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_stays_text(text):
    made = h("p", text, title=text, data_x=text)
    inside = made.removeprefix("<p ").removesuffix("</p>")
    assert "<" not in inside
    assert made.count('"') == 4, "only the quotes of the two attributes"
    assert "'" not in made


def test_markup_passes_and_text_added_to_it_is_escaped():
    assert h("p", Markup("<b>x</b>")) == "<p><b>x</b></p>"
    assert Markup("<b>") + "<i>" == "<b>&lt;i&gt;"
    assert isinstance(Markup("a") + "b", Markup)
    assert escape("<\"&'>") == "&lt;&quot;&amp;&#39;&gt;"


def test_void_elements_have_no_end_and_no_children():
    assert (
        h("input", type="text", value="<x>", disabled=True, required=False)
        == '<input type="text" value="&lt;x&gt;" disabled>'
    )
    assert h("br") == "<br>"
    with pytest.raises(UnsafeMarkup):
        h("img", "text")


def test_svg_shapes_close_themselves():
    assert h("svg", h("path", d="M0 0h8", stroke_width=2), viewBox="0 0 8 8") == (
        '<svg viewBox="0 0 8 8"><path d="M0 0h8" stroke-width="2"/></svg>'
    )


def test_boolean_attributes_and_worded_ones():
    assert h("button", hidden=True, disabled=False) == "<button hidden></button>"
    assert h("button", aria_pressed=False, aria_expanded=True, draggable=True) == (
        '<button aria-pressed="false" aria-expanded="true" draggable="true"></button>'
    )
    assert h("a", href=None, class_=[None, False]) == "<a></a>"


def test_classes_from_lists_and_conditions():
    assert classes(["a", None, ["b", False], {"c": True, "d": 0}]) == "a b c"
    assert h("i", cls={"on": True, "off": False}) == '<i class="on"></i>'


def test_reserved_words_get_their_underscore_cut():
    assert h("label", for_="name") == '<label for="name"></label>'


@pytest.mark.parametrize("name", ["onclick", "onerror", "ONLOAD", "on_click", "srcdoc", 'x" y', "a>b", "", "data x"])
def test_handlers_and_broken_attribute_names_are_refused(name):
    with pytest.raises(UnsafeMarkup):
        h("p", {name: "alert(1)"})


@pytest.mark.parametrize("tag", ["script", "SCRIPT", "style", "iframe", "object", "base", "p onload=x", "p>", "", "1p"])
def test_script_like_and_broken_elements_are_refused(tag):
    with pytest.raises(UnsafeMarkup):
        h(tag)


@pytest.mark.parametrize(
    "address",
    [
        "javascript:alert(1)",
        "JaVaScRiPt:alert(1)",
        " javascript:alert(1)",
        "java\nscript:alert(1)",
        "java\tscript:alert(1)",
        "\x01javascript:alert(1)",
        "\u200bjavascript:alert(1)",
        "vbscript:msgbox",
        "data:text/html,<script>alert(1)</script>",
        "data:image/svg+xml,<svg onload=alert(1)>",
        "file:///etc/passwd",
    ],
)
@pytest.mark.parametrize("attribute", ["href", "src", "action", "formaction", "xlink:href"])
def test_addresses_that_run_code_are_refused(address, attribute):
    with pytest.raises(UnsafeMarkup):
        h("a", {attribute: address})


@pytest.mark.parametrize(
    "address", ["#rules/RP-5.3", "static/icons.svg#sword", "?a=b:c", "https://example.org/", "blob:abc", "./x"]
)
def test_ordinary_addresses_pass(address):
    assert h("a", href=address) == f'<a href="{address}"></a>'


def test_one_bad_address_spoils_a_srcset():
    with pytest.raises(UnsafeMarkup):
        h("img", srcset="a.png 1x, javascript:alert(1) 2x")


def test_styles_are_values_only():
    assert h("i", style={"--v": 0.5, "left": "12.5%", "grid_column": "1 / -1", "--c": None}) == (
        '<i style="--v:0.5;left:12.5%;grid-column:1 / -1"></i>'
    )
    assert h("i", style={"--c": "var(--attr-colour)"}) == '<i style="--c:var(--attr-colour)"></i>'
    assert h("i", style={}) == "<i></i>"


@pytest.mark.parametrize(
    "style",
    [
        "color:red",
        {"color": "red"},
        {"background": "url(x)"},
        {"--x": "url(evil)"},
        {"--x": "URL (evil)"},
        {"--x": "1;color:red"},
        {"--x": "}</style>"},
        {"--x": "\\75rl(x)"},
        {"--x;color": "1"},
        {"--x": "image-set(evil)"},
    ],
)
def test_other_styles_are_refused(style):
    with pytest.raises(UnsafeMarkup):
        h("i", style=style)


def test_attributes_among_the_children_are_a_mistake_that_is_told():
    with pytest.raises(TypeError):
        h("p", "text", {"class": "x"})


def test_icons_are_decoration_unless_named():
    assert icon("sword") == '<svg class="icon" aria-hidden="true"><use href="#i-sword"/></svg>'
    assert 'role="img" aria-label="1 &lt; 2"' in icon("sword", "1 < 2")
    with pytest.raises(UnsafeMarkup):
        icon('x"><script>')


def test_fragments_join_without_an_element():
    assert fragment("a<", h("br"), None, ["b"]) == "a&lt;<br>b"
    assert fragment() == EMPTY
