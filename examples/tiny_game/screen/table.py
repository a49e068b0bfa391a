"""The table while the race runs: the runners on their tracks, the own hand, the question of the moment, the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from app.components.button import button, icon_button
from app.components.hand import hand
from app.components.log import Entry, log
from app.components.prompt import prompt
from app.components.seat import seat
from app.components.topbar import topbar
from app.components.track import bar
from app.html import Markup, h
from pygame_rules import tr

if TYPE_CHECKING:
    from app.ui import UI

LINES_OF_LOG = 12
# Where a seat has chosen neither.
COLOUR, EMBLEM = "#4a4f63", "dt-run"
CARD_ART = {"breather": "hourglass", "dash": "dt-run", "feint": "swap", "trip": "dt-foot"}


def table(view: Mapping[str, Any], catalogue: Mapping[str, Any], ui: UI) -> Markup:
    """The whole screen; each legal action is a card or a button, with the words that the engine gave it."""
    main = h(
        "main",
        h("h1", tr("Tiny Race"), class_="visually-hidden"),
        h("section", runners(view, ui), aria_label=tr("The race"), class_="panel"),
        h("section", own_hand(view, catalogue, ui), aria_label=tr("Your hand")),
        question(view, ui),
        log([Entry(words, pic) for pic, words, _rule in reversed(ui.log[-LINES_OF_LOG:])], label=tr("What happened")),
        class_="tiny",
    )
    return h("div", top(view, ui), main, class_="page-table", data_game="tiny_game")


def top(view: Mapping[str, Any], ui: UI | None = None) -> Markup:
    """The bar with the round and the tools; without undo where the race is over."""
    rounds = view["board"]["rounds"]
    now = tr("Round {n} of {rounds}", n=min(view["board"]["round"], rounds), rounds=rounds)
    tools = [
        ui is not None and ui.can_undo and icon_button("undo", tr("Undo"), do="undo"),
        icon_button("save", tr("Save"), do="save"),
        icon_button("rules", tr("Rules"), do="rules"),
        icon_button("cog", tr("Settings"), do="settings"),
    ]
    middle = h("span", now, class_="chip")
    return topbar(tr("Tiny Race"), pic="dt-run", home_label=tr("Home"), middle=middle, tools=tools)


def runners(view: Mapping[str, Any], ui: UI) -> list[Markup]:
    """Each runner's plate with the way that is behind, in the order of the seats."""
    board = view["board"]
    plates = []
    for number, runner in enumerate(board["players"]):
        chair = ui.seats[number] if number < len(ui.seats) else {}
        name = ui.names[number]
        way = bar(runner["steps"], board["goal"], tr("{name}: steps", name=name), colour=chair.get("colour", COLOUR))
        plates.append(
            seat(
                name,
                pic=chair.get("emblem") or EMBLEM,
                colour=chair.get("colour", COLOUR),
                row=way,
                turn=board["turn"] == number and view["decision"] is not None,
                data_at=f"runner-{number}",
            )
        )
    return plates


def own_hand(view: Mapping[str, Any], catalogue: Mapping[str, Any], ui: UI) -> Markup | None:
    """The cards of the seat that is shown; those that can be played now are buttons."""
    if view["seat"] is None:
        return None
    playable = {offer["args"]["card"]: offer["text"] for offer in offered(view, ui) if offer["verb"] == "play"}
    cards = []
    for card in view["board"]["players"][view["seat"]]["hand"]:
        shown = catalogue["cards"][card]
        cards.append(
            {
                "title": shown["name"],
                "type": "skill",
                "type_label": tr("Card"),
                "art": CARD_ART[card],
                "text": shown["text"],
                "action": playable.get(card),
            }
        )
    return hand(cards, label=tr("Your hand"), data_at="hand")


def question(view: Mapping[str, Any], ui: UI) -> Markup:
    """What is asked, and the answers that are no cards; or whom the table waits for."""
    decision, offers = view["decision"], offered(view, ui)
    if not offers:
        return prompt(tr("{name} is to move.", name=ui.names[decision["player"]]), pic="hourglass", waiting=True)
    answers = [offer for offer in offers if offer["verb"] != "play"]
    buttons = [button(offer["label"], kind="primary", action=offer["text"]) for offer in answers]
    return prompt(decision["prompt"], rule=decision["rule"], actions=buttons)


def offered(view: Mapping[str, Any], ui: UI) -> list[Any]:
    """What can be pressed now: nothing while a bot is thinking."""
    return [] if ui.waiting else list(view["actions"])
