"""What lies under the thumb beside the dice: the ladder of gems, gravity, and the end of the actions."""

from __future__ import annotations

from typing import Any

from app.components.button import button, why
from app.html import Markup, h, icon
from app.screens.platformer import words
from app.screens.platformer.scene import Scene
from pygame_rules import tr, trn

RAISES = 4


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
    """The price of making the symbol in use stronger (PF-5.10)."""
    using = scene.pool["using"]
    gems = scene.active["gems"]
    raises = using["raises"] if using and using["cost"] is not None else 0
    legal = scene.is_legal("boost")
    title = tr("Strengthen")
    if using and using["cost"] is not None:
        title = tr("Strengthen {symbol}", symbol=words.symbol_name(using["symbol"]))
    items: list[Markup] = []
    start = max(0, raises - RAISES + 1)
    for step in range(start + 1, start + RAISES + 1):
        total = step * (step + 1) // 2
        body = [h("b", tr("+{n}", n=step)), h("span", total, icon("pf-gem"))]
        if step <= raises:
            items.append(h("li", body, class_="pf-gems__on"))
        elif step == raises + 1 and legal:
            label = trn("Strengthen once more for {n} gem", "Strengthen once more for {n} gems", step)
            items.append(
                h(
                    "li",
                    h(
                        "button",
                        scene.offer("boost") | {"aria-label": label, "data-tip": label},
                        body,
                        class_="pf-gems__b",
                    ),
                )
            )
        else:
            paid = raises * (raises + 1) // 2
            items.append(h("li", body, class_="pf-gems__off" if total - paid > gems else None))
    return h(
        "div",
        h(
            "header",
            h("span", title, " · ", trn("{n} gem", "{n} gems", gems), class_="pf-gems__t"),
            why("PF-5.10", short=True),
        ),
        h("ol", items, class_="pf-gems__l", aria_label=tr("What gems buy on one symbol")),
        class_=["pf-gems", not legal and "pf-gems--idle"],
    )


def falls_words(scene: Scene, text: str) -> str:
    """Who would fall where, in words."""
    said = []
    for fall in scene.hint(text).get("falls", ()):
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
    for text in scene.starting("gravity"):
        key: Any = tr("G") if text == "gravity" else None
        tip = falls_words(scene, text) or None
        out.append(button(scene.label(text), kind="quiet", pic="down", key=key, action=text, data_tip=tip))
        scene.cover(text)
    if not out and scene.mine:
        nobody = tr("Nobody would fall now.")
        out.append(button(tr("Gravity"), kind="quiet", pic="down", key=tr("G"), refused=nobody))
    if scene.is_legal("end"):
        scene.cover("end")
        out.append(button(tr("End actions"), key=tr("E"), action="end", data_tip=_end_tip(scene), cls="pf-end"))
    return out


def _end_tip(scene: Scene) -> str | None:
    said = [falls_words(scene, "end")]
    if scene.hint("end").get("boss_turn"):
        said.append(tr("then it is the boss’s turn"))
    return "; ".join(one for one in said if one) or None
