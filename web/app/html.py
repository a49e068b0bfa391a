"""The one builder of markup: everything the page shows is made with `h`, which escapes by default.

Attribute names are written as Python keywords: `class_` (or `cls`) takes a string, a list or a dict of conditions,
`data_a` becomes `data-a`, `aria_label` becomes `aria-label`, `for_` becomes `for`. What could run as code is refused
with `UnsafeMarkup`: event-handler attributes, script-like elements, `javascript:` addresses, free-form styles.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache, partial
from typing import Any

# The sprite lies in the page itself, where every symbol is at hand at once; its ids begin so that they meet no other.
SYMBOL = "#i-"

VOID = frozenset(("area", "br", "col", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr"))
# SVG shapes are written self-closing: they never have children here, and it halves their length.
SELF_CLOSING = frozenset(("circle", "ellipse", "line", "path", "polygon", "polyline", "rect", "stop", "use"))
REFUSED_TAGS = frozenset(
    ("applet", "base", "embed", "frame", "frameset", "iframe", "link", "meta", "object", "script", "style")
)
URL_ATTRIBUTES = frozenset(
    ("action", "background", "cite", "data", "formaction", "href", "poster", "src", "srcset", "xlink:href")
)
SAFE_SCHEMES = frozenset(("http", "https", "mailto", "blob"))
SAFE_IMAGES = ("data:image/png", "data:image/jpeg", "data:image/webp")
# Enumerated attributes say "true" and "false" in words; a bare attribute would mean something else.
WORDED_BOOLEANS = frozenset(("contenteditable", "draggable", "spellcheck", "translate"))
STYLE_PROPERTIES = frozenset(
    (
        "left",
        "top",
        "right",
        "bottom",
        "inset",
        "width",
        "height",
        "min-width",
        "max-width",
        "min-height",
        "max-height",
        "translate",
        "rotate",
        "scale",
        "transform",
        "grid-column",
        "grid-row",
        "grid-area",
        "grid-template-columns",
        "grid-template-rows",
        "order",
        "z-index",
        "animation-delay",
        "transition-delay",
        "view-transition-name",
    )
)

_TAG = re.compile(r"[a-zA-Z][a-zA-Z0-9-]*\Z")
_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9:.-]*\Z")
_CUSTOM_PROPERTY = re.compile(r"--[a-zA-Z0-9-]+\Z")
_STYLE_VALUE = re.compile(r"[\w\s.,%()#+*/-]*\Z")
_STYLE_CALLS = re.compile(r"(url|image|image-set|expression|element|attr|src|paint)\s*\(", re.IGNORECASE)
_SCHEME = re.compile(r"([a-zA-Z][a-zA-Z0-9+.-]*):")
_INVISIBLE = re.compile(r"[\x00-\x20\x7f-\x9f\u200b-\u200f\u2028-\u202e\ufeff]")
_ICON = re.compile(r"[a-z0-9_-]+\Z")
_NEEDS_ESCAPE = re.compile(r"[&<>\"']").search
_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})


class UnsafeMarkup(ValueError):
    """Raised when markup is asked for that could run as code or break out of its place."""


class Markup(str):
    """Text that is already markup and passes through `h` unescaped."""

    __slots__ = ()

    def __add__(self, other: str) -> Markup:
        return Markup(str.__add__(self, other if isinstance(other, Markup) else escape(other)))


EMPTY = Markup("")


def escape(value: object) -> Markup:
    """Give any value as markup that shows it literally, in text and in quoted attributes."""
    return Markup(_escaped(value))


def _escaped(value: object) -> str:
    text = value if value.__class__ is str else str(value)
    return text.translate(_ESCAPES) if _NEEDS_ESCAPE(text) else text


def h(tag: str, attrs_or_child: Any = None, *children: Any, **attrs: Any) -> Markup:
    """Build one element; a mapping as second argument is attributes, everything else is a child.

    None and False children vanish, lists are flattened, text is escaped, `Markup` passes through.
    """
    name = _tag_name(tag)
    out = ["<", name]
    if attrs_or_child is None or attrs_or_child.__class__ is Markup:
        children = (attrs_or_child, *children) if attrs_or_child else children
    elif attrs_or_child.__class__ is dict or isinstance(attrs_or_child, Mapping):
        _write_attributes(out, attrs_or_child)
    else:
        children = (attrs_or_child, *children)
    if attrs:
        _write_attributes(out, attrs)
    if name in VOID:
        if children:
            raise UnsafeMarkup(f"<{name}> takes no children")
        out.append(">")
        return Markup("".join(out))
    if not children and name in SELF_CLOSING:
        out.append("/>")
        return Markup("".join(out))
    out.append(">")
    if children:
        _write_children(out, children)
    out.append("</")
    out.append(name)
    out.append(">")
    return Markup("".join(out))


def fragment(*children: Any) -> Markup:
    """Join children into markup without an element around them."""
    out: list[str] = []
    _write_children(out, children)
    return Markup("".join(out))


@lru_cache(maxsize=1024)
def icon(name: str, label: str | None = None, cls: str = "") -> Markup:
    """Show a symbol of the sprite; without a label it is decoration that screen readers skip.

    `cls` adds classes, such as `icon--inline` inside a sentence or `c-energy` for its colour.
    """
    if not _ICON.match(name):
        raise UnsafeMarkup(f"not an icon name: {name!r}")
    use = h("use", href=f"{SYMBOL}{name}")
    css = f"icon {cls}" if cls else "icon"
    if label is None:
        return h("svg", use, class_=css, aria_hidden=True)
    return h("svg", use, class_=css, role="img", aria_label=label)


def classes(value: Any) -> str:
    """Give a class attribute from a string, nested lists with falsy gaps, or a dict of name to condition."""
    if isinstance(value, str):
        return value
    if isinstance(value, Mapping):
        return " ".join(name for name, wanted in value.items() if wanted)
    parts = [item if item.__class__ is str else classes(item) for item in value if item]
    return " ".join(filter(None, parts))


def _write_children(out: list[str], children: Iterable[Any]) -> None:
    for child in children:
        if child.__class__ is Markup:
            out.append(child)
        elif child is None or child is False or child is True:
            continue
        elif child.__class__ is str:
            out.append(_escaped(child))
        elif isinstance(child, str):
            out.append(child if isinstance(child, Markup) else _escaped(child))
        elif isinstance(child, (int, float)):
            out.append(str(child))
        elif isinstance(child, Mapping):
            raise TypeError("a mapping is attributes and goes second, not among the children")
        elif isinstance(child, Iterable):
            _write_children(out, child)
        else:
            out.append(_escaped(child))


def _write_attributes(out: list[str], attrs: Mapping[str, Any]) -> None:
    for key, value in attrs.items():
        name = _attribute_name(key)
        if value is None:
            continue
        if value is True or value is False:
            if name.startswith("aria-") or name in WORDED_BOOLEANS:
                out.append(f' {name}="{"true" if value else "false"}"')
            elif value:
                out.append(f" {name}")
            continue
        if name in _TREATED:
            value = _TREATED[name](value)
            if not value and name not in URL_ATTRIBUTES:
                continue
        out.append(f' {name}="{_escaped(value)}"')


@lru_cache(maxsize=256)
def _tag_name(tag: str) -> str:
    if not _TAG.match(tag) or tag.lower() in REFUSED_TAGS:
        raise UnsafeMarkup(f"refused element: {tag!r}")
    return tag


@lru_cache(maxsize=512)
def _attribute_name(key: str) -> str:
    name = "class" if key == "cls" else key.rstrip("_").replace("_", "-")
    if not _NAME.match(name):
        raise UnsafeMarkup(f"not an attribute name: {key!r}")
    if name.lower().startswith("on") or name.lower() == "srcdoc":
        raise UnsafeMarkup(f"refused attribute: {key!r}")
    return name


def _address(name: str, value: object) -> str:
    """Give the address back if its scheme cannot run code; browsers ignore blanks inside a scheme, so these are cut."""
    text = str(value)
    candidates = text.split(",") if name == "srcset" else (text,)
    for candidate in candidates:
        bare = _INVISIBLE.sub("", candidate)
        scheme = _SCHEME.match(bare)
        if scheme is None or scheme[1].lower() in SAFE_SCHEMES:
            continue
        if name in ("src", "href", "poster") and bare.lower().startswith(SAFE_IMAGES):
            continue
        raise UnsafeMarkup(f"refused address: {text[:40]!r}")
    return text


def _style(value: object) -> str:
    if not isinstance(value, Mapping):
        raise UnsafeMarkup("style takes a dict of custom properties and positions; looks belong in the style sheets")
    parts = []
    for key, item in value.items():
        if item is None:
            continue
        name = key if key.startswith("--") else key.replace("_", "-")
        if name not in STYLE_PROPERTIES and not _CUSTOM_PROPERTY.match(name):
            raise UnsafeMarkup(f"refused style property: {key!r}")
        text = str(item)
        if not _STYLE_VALUE.match(text) or _STYLE_CALLS.search(text):
            raise UnsafeMarkup(f"refused style value: {text[:40]!r}")
        parts.append(f"{name}:{text}")
    return ";".join(parts)


# The attributes whose values are made or checked before they are written.
_TREATED: dict[str, Callable[[Any], str]] = {"class": classes, "style": _style}
_TREATED |= {name: partial(_address, name) for name in URL_ATTRIBUTES}
