"""A screen for the shared toy: what a turn that players share needs of a page, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.components.button import button
from app.components.party import party
from app.components.prompt import prompt
from app.html import Markup, h
from app.ui import UI


def table(view: Mapping[str, Any], catalogue: Mapping[str, Any], ui: UI) -> Markup:
    board, seat = view["board"], view["seat"] or 0
    warden = board["players"][seat]
    ask = next((ask for ask in view["decision"]["asks"] if ask["player"] == seat), view["decision"])
    figures = (
        f"storm {board['storm']}, health {warden['health']}, energy {warden['energy']}, pile {len(warden['pile'])}"
    )
    buttons = [button(offer["label"], action=offer["text"], big=True) for offer in view["actions"]]
    # The passes of the other persons stand here too: their buttons carry their own seat.
    for other in view["others"]:
        chair = ui.seats[other["player"]]
        if chair["kind"] == "human":
            passes = next(offer for offer in other["actions"] if offer["text"] == "pass")
            label = f"{chair['name']}: {passes['label']}"
            buttons.append(button(label, kind="quiet", action="pass", data_by=str(other["player"])))
    if ui.can_undo:
        buttons.append(button("Undo", kind="quiet", do="undo"))
    return h(
        "main",
        h("h1", f"Table of {ui.names[seat]}", id="whose"),
        party(ui.party),
        h("p", figures, id="figures"),
        h("p", ", ".join(warden["hand"]), id="hand"),
        prompt(ask["prompt"], rule=ask["rule"], actions=buttons, id="prompt"),
        h("ol", [h("li", sentence) for _, sentence, _ in ui.log[-8:]], id="log"),
    )


def scoring(view: Mapping[str, Any], catalogue: Mapping[str, Any], names: Sequence[str], ui: UI) -> Markup:
    return h("main", h("h1", "All win." if view["result"]["winners"] else "All lose.", id="whose"))


def cues(events: Sequence[Any], ui: UI) -> list[dict[str, Any]]:
    return []


def keys(key: str, view: Mapping[str, Any], ui: UI) -> str | None:
    offers = [] if ui.waiting else view["actions"]
    return offers[int(key) - 1]["text"] if key.isdecimal() and 0 < int(key) <= len(offers) else None


def summary(view: Mapping[str, Any], catalogue: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    return {"title": f"Round {view['board']['round']}", "line": "", "players": [], "rows": []}
