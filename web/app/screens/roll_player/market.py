"""The Market: offers with cost, whether they can be had, and what they would bring; the piles; solo's nemesis."""

from __future__ import annotations

from typing import Any

from app.components.button import text_button
from app.components.token import price as price_tag
from app.html import Markup, h, icon
from app.screens.roll_player import words
from app.screens.roll_player.art import card_icon
from app.screens.roll_player.scene import Scene, changes_of, head
from pygame_rules import ActionView, tr, trn

# From so many things on, they are drawn smaller.
CROWDED = 5
MANY_DEALS = 3


def shelf(scene: Scene) -> Markup:
    """The Market section."""
    board = scene.board
    extra = _from_discards(scene)
    offers = [_offer(scene, card) for card in board["market"]]
    rows: list[Any] = offers
    if extra:
        line = h("h4", icon("card-discard"), tr("Discard pile"), class_="shelf__split")
        rows = [*offers, line, *(_offer(scene, card) for card in extra)]
    css = ["shelf__row", extra and "shelf__row--long", len(rows) >= CROWDED and "shelf__row--tight"]
    body = h("div", rows, class_=css, style={"--cards": max(len(offers), 1)}, data_at="market")
    if not rows:
        body = h("p", tr("The Market is empty."), class_="shelf__none muted")
    top = head("shop", tr("Market"), h("small", _note(scene)), _piles(scene))
    return h("section", top, body, class_="shelf", aria_label=tr("Market"))


def _from_discards(scene: Scene) -> list[str]:
    """Cards of the discard pile that can be restored or bought now, newest first."""
    wanted = {action["args"]["card"] for action in scene.of("buy", "restore")}
    return [card for card in reversed(scene.board["discard"]) if card in wanted and card not in scene.board["market"]]


def _note(scene: Scene) -> str:
    order = scene.board["market_order"]
    if scene.board["phase"] == "setup" or not order or len(scene.players) == 1:
        return ""
    if scene.board["phase"] != "market":
        return ""
    if scene.board["turn"] == scene.seat:
        return tr("your turn to shop")
    return tr("{name} shops", name=scene.name(scene.board["turn"]))


def _piles(scene: Scene) -> Markup:
    board = scene.board
    discards = text_button(
        trn("{n} discard", "{n} discards", len(board["discard"])),
        pic="card-discard",
        do="open",
        arg="discards",
        data_at="discard",
    )
    parts: list[Any] = []
    if board["nemesis"] is not None or board["trash"]:
        value = board["nemesis"] if board["nemesis"] is not None else "–"
        parts.append(
            h(
                "span",
                icon("die"),
                h("b", value),
                data_tip=tr("Nemesis die: the last roll"),
                data_at="nemesis",
                class_="shelf__nem",
            )
        )
        parts.append(
            text_button(tr("{n} trashed", n=len(board["trash"])), pic="trash", do="open", arg="trash", data_at="trash")
        )
    deck = h(
        "span",
        icon("deck", tr("Market deck")),
        h("b", board["deck"]),
        data_at="deck",
        data_tip=trn("{n} card in the deck", "{n} cards in the deck", board["deck"]),
    )
    return h("span", deck, discards, *parts, class_="shelf__piles")


def _offer(scene: Scene, card: str) -> Markup:
    known = scene.cards[card]
    kind = known["type"]
    afford, sentence = affordability(scene, card)
    deals = _deals(scene, card)
    css = ["offer", f"offer--{afford}", deals and "offer--lit"]
    title = h(
        "button",
        {
            "type": "button",
            "data-do": "open",
            "data-arg": f"card:{card}",
            "aria-label": tr("Look at {card}", card=known["name"]),
        },
        known["name"],
        class_="offer__title",
    )
    foot = ["offer__foot", len(deals) >= MANY_DEALS and "offer__foot--many"]
    parts = [
        title,
        h("span", icon(card_icon(card)), class_="offer__pic"),
        h("p", brief(scene, card), class_="offer__text"),
        h("span", h("span", subtitle(scene, card)), _dots(known["dots"]), class_="offer__sub"),
        h("div", deals or _standing(scene, card, afford, sentence), class_=foot),
    ]
    return h(
        "article",
        parts,
        class_=css,
        data_kind=kind,
        id=f"offer-{card}",
        data_at=f"market-{card}",
        data_tip=known["text"],
    )


def _dots(count: int) -> Markup | None:
    if not count:
        return None
    return h("span", [h("i")] * count, class_="dots", role="img", aria_label=trn("{n}-dot card", "{n}-dot card", count))


def _standing(scene: Scene, card: str, afford: str, sentence: str) -> list[Any]:
    signs = {"yes": "check", "maybe": "dice", "no": "lock"}
    return [
        price_tag(cost_of(scene, card), afford != "no"),
        h("span", icon(signs[afford]), sentence, class_="afford"),
    ]


def worth(action: ActionView) -> Markup | None:
    """The stars that an action brings if the game ended now."""
    stars = changes_of(action).get("stars")
    if stars is None:
        return None
    label = tr("{stars} stars for you, as things stand", stars=words.signed(stars))
    return h("span", words.signed(stars), icon("star"), class_="worth", role="img", aria_label=label, data_tip=label)


def _deals(scene: Scene, card: str) -> list[Any]:
    """The buttons of an offer: buy, buy without the token, discard, restore."""
    name = scene.cards[card]["name"]
    buys = [action for action in scene.of("buy") if action["args"]["card"] == card]
    restore, discard = scene.find("restore", card=card), scene.find("discard", card=card)
    out: list[Any] = [_buy(scene, action, name, choice=len(buys) > 1) for action in buys]
    if restore is not None:
        label = tr("Restore {card}", card=name)
        out.append(_deal(scene, restore, [icon("undo"), tr("Restore")], label, "btn--brass"))
    if discard is not None:
        gold = changes_of(discard)["gold"]
        label = tr("Discard {card} for {gold} gold", card=name, gold=gold)
        body = [icon("card-discard"), icon("coin"), words.signed(gold)]
        out.append(_deal(scene, discard, body, label, "btn--quiet offer__away"))
    if out and not buys and restore is None:
        out.insert(0, price_tag(cost_of(scene, card), False))
    return out


def _buy(scene: Scene, action: ActionView, name: str, *, choice: bool) -> Markup:
    """A purchase; where there is the choice, with tokens or without."""
    cost = changes_of(action)["cost"]
    says: Any = tr("Buy")
    label = tr("Buy {card} for {cost} gold", card=name, cost=cost)
    if action["args"]["keep_token"]:
        says = None
        label = tr("Buy {card} for {cost} gold and keep the tokens", card=name, cost=cost)
    elif choice:
        says = icon("charisma")
        label = tr("Buy {card} with tokens and {cost} gold", card=name, cost=cost)
    return _deal(scene, action, [says, " ", icon("coin"), cost, worth(action)], label, "btn--brass")


def _deal(scene: Scene, action: ActionView, body: list[Any], label: str, css: str) -> Markup:
    named = scene.offer(action) | {"aria-label": label, "data-tip": label}
    return h("button", named, body, class_=["btn", "offer__deal", css, "is-legal"])


def cost_of(scene: Scene, card: str) -> int:
    """What the card costs this seat."""
    return scene.me["offers"][card]["cost"]


def affordability(scene: Scene, card: str) -> tuple[str, str]:
    """Whether the seat can pay for a card: now, after the pending placement, only if it pays well, or not."""
    offer = scene.me["offers"][card]
    match offer["afford"]:
        case "now":
            return "yes", tr("you can buy it")
        case "gold":
            return "yes", tr("enough gold")
        case "placing":
            return "yes", tr("after placing")
        case "row":
            return "maybe", tr("by the right row")
        case "no":
            return "no", trn("{n} gold short", "{n} gold short", offer["short"])


def subtitle(scene: Scene, card: str) -> list[Any]:
    """The kind of a card with its hands, set or arrow."""
    known = scene.cards[card]
    kind = words.kind_name(known["type"])
    arrow = known.get("arrow")
    if "hands" in known:
        return [trn("{kind} · {n} hand", "{kind} · {n} hands", known["hands"], kind=kind)]
    if "set" in known:
        return [tr("{kind} · {set}", kind=kind, set=words.set_name(known["set"]))]
    if arrow in words.ARROWS:
        return [
            tr(
                "{kind} · {arrow} {direction}",
                kind=kind,
                arrow=words.ARROWS[arrow],
                direction=words.direction_name(arrow),
            )
        ]
    return [kind]


def brief(scene: Scene, card: str) -> str:
    """What a card does, short; armor tells how its set would stand."""
    known = scene.cards[card]
    return _armor(scene, known["set"], card) if "set" in known else known["text"]


def _armor(scene: Scene, name: str, card: str) -> str:
    held = scene.me["sets"][name]
    owned = any(own["id"] == card for own in scene.me["cards"])
    return trn(
        "{set}, {cards} of {full}: the set pays {n} star",
        "{set}, {cards} of {full}: the set pays {n} stars",
        held["stars"] if owned else held["next_stars"],
        set=words.set_name(name),
        cards=held["cards"] + (not owned),
        full=len(scene.catalogue["armor_sets"][name]["stars"]),
    )
