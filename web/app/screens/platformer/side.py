"""The column of threats and wares: the enemy die, the event, the enemies in play, the shop, artifacts, and the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.components.button import why
from app.components.log import Entry, log
from app.components.token import price
from app.html import Markup, h, icon
from app.screens.platformer import words
from app.screens.platformer.art import ENEMY_DIE_ICONS, EVENT_ICONS, bust, card_icon
from app.screens.platformer.boss import boss_panel, legend
from app.screens.platformer.scene import Scene, head
from pygame_rules import tr, trn

if TYPE_CHECKING:
    from pygame_rules.games.platformer.view_types import WareView

MOST_LINES = 100


def side(scene: Scene) -> list[Any]:
    """All of it; on the boss level the boss comes first."""
    boss = scene.boss["revealed"]
    return [
        boss and boss_panel(scene),
        event(scene),
        enemy_die(scene),
        boss and legend(scene),
        enemies(scene),
        artifacts(scene),
        shop(scene),
        logbook(scene),
    ]


def enemy_die(scene: Scene) -> Markup:
    """What the enemy die said this turn."""
    result = scene.pool["enemy"]
    face = h("span", icon(ENEMY_DIE_ICONS[result]) if result else None, class_="die__face")
    die = h(
        "span",
        face,
        class_="die pf-edie__die",
        data_colour="black",
        data_lip=words.enemy_die_short(result),
        aria_hidden=True,
        data_at="enemy-die",
    )
    text = scene.catalogue["enemy_die"][result]["text"] if result else tr("It is rolled with the action dice.")
    rule = "PF-9.2" if result == "attack" else "PF-9.3" if result else None
    return h(
        "section",
        die,
        h("div", h("h2", words.enemy_die(result)), h("p", text, " ", why(rule, short=True))),
        class_="panel pf-edie",
        id="enemy-die",
    )


def event(scene: Scene) -> Markup | None:
    """The event of this turn, and how many are left (solo)."""
    events = scene.board["events"]
    if events is None:
        return None
    left = trn("{n} event left", "{n} events left", events["left"])
    current = events["current"]
    if current is None:
        return h("section", head("book", tr("Events"), h("small", left)), class_="panel pf-event")
    known = scene.catalogue["events"][current]
    return h(
        "section",
        h("span", icon(EVENT_ICONS.get(current, "book")), class_="pf-event__art"),
        h(
            "div",
            h("h2", known["name"], h("small", left)),
            h("p", h("b", known["timing_name"]), " ", known["text"]),
        ),
        class_="panel pf-event",
        id="event",
        data_at="event",
    )


def enemies(scene: Scene) -> Markup | None:
    """The kinds of enemies in play, strongest first."""
    count: dict[str, int] = {}
    for enemy in scene.board["enemies"]:
        if not enemy["boss"]:
            count[enemy["kind"]] = count.get(enemy["kind"], 0) + 1
    if not count:
        return None
    kinds = sorted(count, key=lambda kind: (-len(scene.kind(kind)["tier"] or "IIII"), kind))
    return h(
        "section",
        [_kind(scene, kind, count[kind]) for kind in kinds],
        class_="panel pf-kinds",
        aria_label=tr("Enemies in play"),
    )


def _kind(scene: Scene, kind: str, count: int) -> Markup:
    known = scene.kind(kind)
    figures = [
        h("span", icon("heart", tr("health")), h("b", known["health"])),
        h("span", icon("pf-claws", tr("damage")), h("b", known["damage"])),
        h(
            "span",
            icon("chest", tr("loot")),
            known["coins"] > 0 and h("b", known["coins"], icon("coin", tr("coins"), "icon--inline pf-c-coin")),
            known["gems"] > 0 and h("b", known["gems"], icon("pf-gem", tr("gems"), "icon--inline pf-c-gem")),
        ),
    ]
    where = (
        tr("{tier} · {n} on the map", tier=known["tier"], n=count) if known["tier"] else tr("{n} on the map", n=count)
    )
    return h(
        "article",
        bust(kind, "s", True),
        h(
            "div",
            h("h2", known["name"], " ", h("small", where)),
            h("div", figures, class_="pf-kind__n"),
            h("p", known["ability"]["text"]),
        ),
        class_="pf-kind",
    )


def shop(scene: Scene) -> Markup:
    """What is for sale; a hero on a shop field buys."""
    stock = scene.board["shop"]
    wares = [_ware(scene, ware, False) for ware in stock["items"]]
    wares += [_ware(scene, ware, True) for ware in stock["potions"]]
    open_ = bool(scene.of("buy"))
    note = tr("you may buy") if open_ else tr("stand on a stall to buy")
    decks = tr("Decks: {items} items, {potions} potions", items=stock["item_deck"], potions=stock["potion_deck"])
    return h(
        "section",
        head("shop", tr("Shop"), h("small", note)),
        h("ul", [h("li", ware) for ware in wares], class_="pf-wares", data_tip=decks),
        class_=["panel", "pf-shop", open_ and "pf-shop--open"],
        id="shop",
        data_at="shop",
        aria_label=tr("Shop"),
    )


def _ware(scene: Scene, ware: WareView, potion: bool) -> Markup:
    card, affordable = ware["id"], ware["affordable"]
    known = scene.catalogue["cards"][card]
    buy = scene.find("buy", card=card)
    body = [icon(card_icon(card)), price(ware["cost"], affordable), h("span", known["name"], class_="pf-ware__n")]
    css = ["pf-ware", potion and "pf-ware--potion", not affordable and "pf-ware--off", buy and "is-legal"]
    tip = f"{known['name']}: {known['text']}"
    if buy:
        attrs = scene.offer(buy) | {"aria-label": buy["label"]}
    else:
        attrs = {"type": "button", "data-do": "open", "data-arg": f"card:{card}"}
        attrs["aria-label"] = tr("{card}, {n} coins", card=known["name"], n=ware["cost"])
    return h("button", attrs | {"data-tip": tip}, body, class_=css, id=f"ware-{card}", data_at=f"ware-{card}")


def artifacts(scene: Scene) -> Markup | None:
    """The artifacts of this game: who has them, or how to get them."""
    found = scene.board["artifacts"]
    if not found:
        return None
    items = []
    for one in found:
        known = scene.catalogue["cards"][one["id"]]
        owner = one["owner"]
        who = tr("with {hero}", hero=scene.hero_name(owner)) if owner is not None else tr("free")
        items.append(
            h(
                "li",
                h("span", icon(card_icon(one["id"])), class_="pf-artifact__art"),
                h("div", h("b", known["name"]), " ", h("small", who), h("p", known["condition"])),
                class_="pf-artifact",
                data_tip=known["text"],
                data_at=f"artifact-{one['id']}",
            )
        )
    return h("section", head("crown", tr("Artifacts")), h("ul", items), class_="panel pf-artifacts")


def logbook(scene: Scene) -> Markup:
    """What happened, newest first."""
    lines = scene.ui.log[-MOST_LINES:]
    first = len(scene.ui.log) - len(lines)
    entries = [
        Entry(sentence, pic=pic, rule=rule or None, key=f"log-{first + number}")
        for number, (pic, sentence, rule) in enumerate(lines)
    ]
    return h(
        "section",
        head("scroll", tr("Log")),
        log(reversed(entries), label=tr("Log, newest first")),
        class_="panel pf-log",
        id="log",
        tabindex="0",
        aria_label=tr("Log"),
    )
