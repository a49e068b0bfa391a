"""The Market: offers with price, whether they can be had, and what they would bring; the piles; solo's nemesis."""

from __future__ import annotations

from typing import Any

from app.components.button import text_button
from app.components.token import price as price_tag
from app.html import Markup, h, icon
from app.screens.roll_player import words
from app.screens.roll_player.art import card_icon
from app.screens.roll_player.scene import Scene, head
from pygame_rules import tr, trn

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
    wanted = {
        text.split()[1] for text in scene.legal if text.split()[0] in ("restore", "buy") and len(text.split()) > 1
    }
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
    if board.get("nemesis") is not None or board["trash"]:
        value = board["nemesis"] if board.get("nemesis") is not None else "–"
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
        h("span", h("span", subtitle(scene, card)), _dots(known.get("dots", 0)), class_="offer__sub"),
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
    cost = cost_of(scene, card)
    return [
        price_tag(cost, afford != "no"),
        h("span", icon(signs[afford]), sentence, class_="afford"),
        worth(scene, f"buy {card}"),
    ]


def worth(scene: Scene, text: str) -> Markup | None:
    """The stars that an action brings if the game ended now."""
    hint = scene.hint(text)
    if "stars" not in hint:
        return None
    label = tr("{stars} stars for you, as things stand", stars=words.signed(hint["stars"]))
    return h(
        "span", words.signed(hint["stars"]), icon("star"), class_="worth", role="img", aria_label=label, data_tip=label
    )


def _deals(scene: Scene, card: str) -> list[Any]:
    """The buttons of an offer: buy, buy without the token, discard, restore."""
    out: list[Any] = []
    name = scene.cards[card]["name"]
    for text in (f"buy {card}", f"buy {card} gold"):
        if scene.is_legal(text):
            cost = scene.hint(text).get("cost", cost_of(scene, card))
            with_token = scene.is_legal(f"buy {card} gold") and not text.endswith(" gold")
            only_gold = text.endswith(" gold")
            says = icon("charisma") if with_token else None if only_gold else tr("Buy")
            label = tr("Buy {card} for {cost} gold", card=name, cost=cost)
            if with_token:
                label = tr("Buy {card} with tokens and {cost} gold", card=name, cost=cost)
            elif only_gold:
                label = tr("Buy {card} for {cost} gold and keep the tokens", card=name, cost=cost)
            out.append(_deal(scene, text, [says, " ", icon("coin"), cost, worth(scene, text)], label, "btn--brass"))
    if scene.is_legal(f"restore {card}"):
        out.append(
            _deal(
                scene, f"restore {card}", [icon("undo"), tr("Restore")], tr("Restore {card}", card=name), "btn--brass"
            )
        )
    if scene.is_legal(f"discard {card}"):
        gain = scene.hint(f"discard {card}").get("gold", 2)
        out.append(
            _deal(
                scene,
                f"discard {card}",
                [icon("card-discard"), icon("coin"), words.signed(gain)],
                tr("Discard {card} for {gold} gold", card=name, gold=gain),
                "btn--quiet offer__away",
            )
        )
    if out and not any(scene.is_legal(f"{verb} {card}") for verb in ("buy", "restore")):
        out.insert(0, price_tag(cost_of(scene, card), False))
    return out


def _deal(scene: Scene, text: str, body: list[Any], label: str, css: str) -> Markup:
    named = scene.offer(text) | {"aria-label": label, "data-tip": label}
    return h("button", named, body, class_=["btn", "offer__deal", css, "is-legal"])


def cost_of(scene: Scene, card: str) -> int:
    """What the card costs this seat: the printed price, or the price that the rules have worked out."""
    return int(scene.hint(f"buy {card}").get("cost", scene.cards[card]["cost"]))


def affordability(scene: Scene, card: str) -> tuple[str, str]:
    """Whether the seat can pay for a card: now, after the pending placement, only if it pays well, or not."""
    if scene.is_legal(f"buy {card}"):
        return "yes", tr("you can buy it")
    cost = cost_of(scene, card)
    purse = scene.me["gold"] + scene.me["tokens"]
    gains = [scene.hint(text).get("gold", 0) for text in scene.legal if text.startswith("place ")] or [0]
    if cost <= purse:
        return "yes", tr("enough gold")
    if cost <= purse + min(gains):
        return "yes", tr("after placing")
    if cost <= purse + max(gains):
        return "maybe", tr("by the right row")
    return "no", trn("{n} gold short", "{n} gold short", cost - purse - max(gains))


def subtitle(scene: Scene, card: str) -> list[Any]:
    """The kind of a card with its hands, set or arrow."""
    known = scene.cards[card]
    kind = words.kind_name(known["type"])
    arrow = known.get("arrow")
    if known.get("hands"):
        return [trn("{kind} · {n} hand", "{kind} · {n} hands", known["hands"], kind=kind)]
    if known.get("set"):
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
    if known.get("set"):
        return _armor(scene, known["set"], card)
    return str(known["text"])


def _armor(scene: Scene, name: str, card: str) -> str:
    stars = scene.catalogue["armor_sets"][name]["stars"]
    owned = [own["id"] for own in scene.me["cards"] if scene.cards[own["id"]].get("set") == name]
    have = len(owned) + (card not in owned)
    pays = stars[min(have, len(stars)) - 1]
    return trn(
        "{set}, {cards} of {full}: the set pays {n} star",
        "{set}, {cards} of {full}: the set pays {n} stars",
        pays,
        set=words.set_name(name),
        cards=have,
        full=len(stars),
    )
