"""The sprite holds what is listed, the credits name everyone, the style sheets are all joined."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tools import sprite, styles

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
LISTED = json.loads((WEB / "icons.json").read_text(encoding="utf-8"))
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def node_modules(tmp_path):
    """A collection of simple icons under the names that are listed, and the packages that the credits read."""
    icons = {
        entry["icon"]: {"body": '<path fill="currentColor" d="M0 0h8"/>'}
        for entry in LISTED.values()
        if "icon" in entry
    }
    collection = tmp_path / "@iconify-json" / "game-icons" / "icons.json"
    collection.parent.mkdir(parents=True)
    collection.write_text(json.dumps({"icons": icons, "width": 512, "height": 512}), encoding="utf-8")
    for name in sprite.BROWSER_LIBRARIES:
        package = tmp_path / name / "package.json"
        package.parent.mkdir(parents=True)
        package.write_text(json.dumps({"version": "1.0.0", "license": "MIT"}), encoding="utf-8")
    return tmp_path


def test_the_sprite_has_a_symbol_for_every_listed_icon_and_no_other(node_modules, tmp_path):
    out = tmp_path / "site" / "icons.svg"
    sprite.build(node_modules, out)
    symbols = [symbol.attrib["id"] for symbol in ElementTree.parse(out).getroot().iter(f"{SVG}symbol")]
    assert sorted(symbols) == sorted(sprite.PREFIX + name for name, entry in LISTED.items() if "in" not in entry)
    sword = out.read_text(encoding="utf-8").split('id="i-sword"')[1].split("</symbol>")[0]
    assert "fill=" not in sword, "CSS colours it"


def test_an_icon_that_the_source_lacks_stops_the_build(node_modules, tmp_path):
    collection = node_modules / "@iconify-json" / "game-icons" / "icons.json"
    collection.write_text(json.dumps({"icons": {}}), encoding="utf-8")
    with pytest.raises(sprite.SpriteError):
        sprite.build(node_modules, tmp_path / "icons.svg")


@pytest.mark.parametrize(
    ("path", "short"),
    [
        ("M1.234 5.678L-.04-10.06", "M1.2 5.7L0-10.1"),
        ("m0 0h8v-8z", "m0 0h8v-8z"),
        ("M0 0a53 53 0 0 0-16.027-2.477", "M0 0a53 53 0 0 0-16-2.5"),
        ("M0 0a5 5 0 015.55 5.05z", "M0 0a5 5 0 0 1 5.5 5z"),
        ("M1e2 .5.25 1,2 3", "M100 .5 .2 1 2 3"),
    ],
)
def test_paths_keep_their_shape_with_one_decimal(path, short):
    assert sprite.shorter(path) == short


def test_broken_paths_are_told():
    with pytest.raises(sprite.SpriteError):
        sprite.shorter("M1 x")


def test_every_icon_that_a_view_names_is_listed():
    """A misspelt icon would show as nothing; so would one that was forgotten in the list."""
    named = set()
    for path in (WEB / "app").rglob("*.py"):
        named.update(re.findall(r'\b(?:icon|icon_button)\(\s*"([a-z0-9_-]+)"', path.read_text(encoding="utf-8")))
        named.update(re.findall(r'\bpic="([a-z0-9_-]+)"', path.read_text(encoding="utf-8")))
    assert named, "the pattern finds the views' icons"
    assert sorted(named.difference(LISTED)) == []


def test_the_credits_file_names_every_author_and_icon(node_modules):
    text = (ROOT / "CREDITS.md").read_text(encoding="utf-8")
    credits = sprite.credits(node_modules)
    for row in credits["icons"]["authors"]:
        assert f"| {row['author']} | {', '.join(row['icons'])} |" in text
    for font in credits["fonts"]:
        assert font["author"] in text
    for library in credits["libraries"]:
        assert f"| {library['name']} |" in text


def test_pictures_are_self_contained():
    for path in (WEB / "static").rglob("*.svg"):
        text = path.read_text(encoding="utf-8")
        ElementTree.fromstring(text)
        assert not re.search(r"<script|\son\w+=|href=\"(?!#)", text), path.name


def test_style_sheets_join_in_the_listed_order(tmp_path):
    out = tmp_path / "static" / "app.css"
    styles.build(WEB / "static" / "css", out)
    text = out.read_text(encoding="utf-8")
    heads = re.findall(r"^/\* ([\w/]+\.css) \*/$", text, re.MULTILINE)
    assert heads == [
        path.relative_to(WEB / "static" / "css").as_posix() for path in styles.order(WEB / "static" / "css")
    ]
    assert text.count("{") == text.count("}")
    assert "!important" not in text, "specificity does it"


def test_a_style_sheet_that_is_missing_or_not_listed_is_told(tmp_path):
    (tmp_path / "order.txt").write_text("# first\na.css\n", encoding="utf-8")
    with pytest.raises(styles.StyleError, match=r"a\.css"):
        styles.order(tmp_path)
    (tmp_path / "a.css").touch()
    (tmp_path / "b.css").touch()
    with pytest.raises(styles.StyleError, match=r"b\.css"):
        styles.order(tmp_path)


def test_custom_properties_that_are_used_are_defined():
    """`var(--x)` without a fallback must name something that a style sheet or a view sets."""
    text = "".join(path.read_text(encoding="utf-8") for path in styles.order(WEB / "static" / "css"))
    views = "".join(path.read_text(encoding="utf-8") for path in (WEB / "app").rglob("*.py"))
    scripts = "".join(path.read_text(encoding="utf-8") for path in WEB.glob("*.js"))
    used = set(re.findall(r"var\((--[\w-]+)\)", text))
    defined = set(re.findall(r"(--[\w-]+)\s*:", text)) | set(re.findall(r'"(--[\w-]+)"', views + scripts))
    assert sorted(used - defined) == []
