"""Buttons and the small links that act like them."""

from __future__ import annotations

from typing import Any

from app.html import Markup, fragment, h, icon
from pygame_rules import tr

KINDS = ("primary", "brass", "danger", "quiet", "ghost")


def acts(action: str | None = None, do: str | None = None, arg: object = None) -> dict[str, Any]:
    """Give the attributes that make an element play an action, or do a command of the page."""
    attrs: dict[str, Any] = {}
    if action is not None:
        attrs["data-a"] = action
    if do is not None:
        attrs["data-do"] = do
    if arg is not None:
        attrs["data-arg"] = arg
    return attrs


def key_cap(name: str) -> Markup:
    """Show which key does the same; the adapter binds the key, so screen readers skip the drawing."""
    return h("span", name, class_="key", aria_hidden=True)


def button(
    label: Any,
    *,
    kind: str = "",
    pic: str | None = None,
    key: str | None = None,
    big: bool = False,
    cls: Any = None,
    action: str | None = None,
    do: str | None = None,
    arg: object = None,
    refused: str | None = None,
    **attrs: Any,
) -> Markup:
    """A button with its words, an icon before them and a key cap after them.

    `refused` says why it cannot be pressed now: the button stays reachable, looks off and tells the reason.
    """
    if kind and kind not in KINDS:
        raise ValueError(f"unknown kind of button: {kind}")
    css = ["btn", kind and f"btn--{kind}", big and "btn--big", cls]
    named = acts(None, None) if refused else acts(action, do, arg)
    if refused:
        named |= {"aria-disabled": "true", "data-tip": refused}
    words = label if isinstance(label, Markup) else h("span", label)
    return h("button", {"type": "button"} | named, pic and icon(pic), words, key and key_cap(key), class_=css, **attrs)


def icon_button(
    pic: str,
    label: str,
    *,
    kind: str = "ghost",
    action: str | None = None,
    do: str | None = None,
    arg: object = None,
    **attrs: Any,
) -> Markup:
    """A square button of one icon; its name is read out and shown as the tooltip."""
    css = ["btn", kind and f"btn--{kind}", "btn--icon", attrs.pop("cls", None)]
    named: dict[str, Any] = {"type": "button", "aria-label": label, "data-tip": label} | acts(action, do, arg)
    return h("button", named, icon(pic), class_=css, **attrs)


def text_button(
    label: Any,
    *,
    pic: str | None = None,
    action: str | None = None,
    do: str | None = None,
    arg: object = None,
    **attrs: Any,
) -> Markup:
    """A button that reads as part of a line of text."""
    css = ["link", attrs.pop("cls", None)]
    return h("button", {"type": "button"} | acts(action, do, arg), pic and icon(pic), label, class_=css, **attrs)


def why(rule: str | None, *, short: bool = False) -> Markup | None:
    """The link from a prompt, refusal or entry to the rule it comes from; nothing where no rule is named."""
    if not rule:
        return None
    words = rule if short else tr("Why? {rule}", rule=rule)
    label = tr("Open rule {rule}", rule=rule)
    body = fragment(None if short else icon("rules"), words)
    return h(
        "a",
        {"href": f"#rule/{rule}", "data-do": "rule", "data-arg": rule},
        body,
        class_="why",
        aria_label=label if short else None,
    )


def rule_link(rule: str | None) -> Markup | None:
    """A rule's number, small, at the end of a line."""
    if not rule:
        return None
    label = tr("Open rule {rule}", rule=rule)
    return h(
        "a", {"href": f"#rule/{rule}", "data-do": "rule", "data-arg": rule}, rule, class_="log__rule", aria_label=label
    )
