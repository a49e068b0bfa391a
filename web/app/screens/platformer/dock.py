"""What lies under the thumb beside the dice: the ladder of gems, gravity, and the end of the actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.components.button import button, why
from app.html import Markup, h, icon
from app.screens.platformer import words
from app.screens.platformer.scene import Scene
from pygame_rules import tr, trn

if TYPE_CHECKING:
    from pygame_rules.games.platformer.view_types import Offer


def dockside(scene: Scene) -> Markup:
    """Gems and the ways on."""
    buttons = _buttons(scene)
    return h(
        "section",
        _ladder(scene),
        h("div", buttons, class_=["pf-ways", len(buttons) > 2 and "pf-ways--many"]),
        class_="pf-dockside",
        aria_label=tr("Gems and gravity"),
    )


def _ladder(scene: Scene) -> Markup:
    """The cost of making the symbol in use stronger (PF-5.10)."""
    using = scene.pool["using"]
    boost = scene.find("boost")
    title = tr("Strengthen")
    if using and using["cost"] is not None:
        title = tr("Strengthen {symbol}", symbol=words.symbol_name(using["symbol"]))
    items: list[Markup] = []
    next_raise = next((rung["raises"] for rung in scene.pool["ladder"] if not rung["paid"]), 0)
    for rung in scene.pool["ladder"]:
        body = [h("b", tr("+{n}", n=rung["raises"])), h("span", rung["gems"], icon("pf-gem"))]
        if rung["paid"]:
            items.append(h("li", body, class_="pf-gems__on"))
        elif rung["raises"] == next_raise and boost:
            cost = boost["changes"]["gems"]
            label = trn("Strengthen once more for {n} gem", "Strengthen once more for {n} gems", cost)
            attrs = scene.offer(boost) | {"aria-label": label, "data-tip": label}
            items.append(h("li", h("button", attrs, body, class_="pf-gems__b")))
        else:
            items.append(h("li", body, class_=None if rung["affordable"] else "pf-gems__off"))
    return h(
        "div",
        h(
            "header",
            h("span", title, " · ", trn("{n} gem", "{n} gems", scene.active["gems"]), class_="pf-gems__t"),
            why("PF-5.10", short=True),
        ),
        h("ol", items, class_="pf-gems__l", aria_label=tr("What gems buy on one symbol")),
        class_=["pf-gems", not boost and "pf-gems--idle"],
    )


def falls_words(scene: Scene, offer: Offer | None) -> str:
    """Who would fall where, in words."""
    said = []
    for fall in offer["changes"]["falls"] if offer else ():
        name = scene.figure_name(fall["figure"])
        if fall["wounds"]:
            said.append(
                trn(
                    "{figure} falls to row {row}: {n} wound",
                    "{figure} falls to row {row}: {n} wounds",
                    fall["wounds"],
                    figure=name,
                    row=fall["to"][1] + 1,
                )
            )
        else:
            said.append(tr("{figure} falls to row {row}", figure=name, row=fall["to"][1] + 1))
    return "; ".join(said)


def _buttons(scene: Scene) -> list[Markup]:
    if scene.step != "act":
        return []
    out = []
    for offer in scene.of("gravity"):
        key = tr("G") if offer["args"]["hero"] == "holds" else None
        tip = falls_words(scene, offer) or None
        out.append(button(offer["label"], kind="quiet", pic="down", key=key, action=offer["text"], data_tip=tip))
        scene.cover(offer)
    if not out and scene.mine:
        nobody = tr("Nobody would fall now.")
        out.append(button(tr("Gravity"), kind="quiet", pic="down", key=tr("G"), refused=nobody))
    end = scene.find("end")
    if end:
        scene.cover(end)
        tip = _end_tip(scene, end)
        out.append(button(end["label"], key=tr("E"), action=end["text"], data_tip=tip, cls="pf-end"))
    return out


def _end_tip(scene: Scene, end: Offer) -> str | None:
    said = [falls_words(scene, end)]
    if end["changes"]["boss_turn"]:
        said.append(tr("then it is the boss’s turn"))
    return "; ".join(one for one in said if one) or None
