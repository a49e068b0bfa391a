"""The own market cards with what can be done with them, the star estimate, and the log."""

from __future__ import annotations

from typing import Any, cast

from app.components.log import Entry, log
from app.html import Markup, h, icon
from app.screens.roll_player import words
from app.screens.roll_player.art import PART_ICONS, PART_SCALE, card_icon
from app.screens.roll_player.market import brief
from app.screens.roll_player.scene import Scene, changes_of, head
from pygame_rules import ActionView, tr, trn
from pygame_rules.games.roll_player.view_types import OwnCard, PlayerView

ORDER = {"skill": 0, "weapon": 1, "armor": 2, "trait": 3}
PARTS = ("goals", "class_dice", "alignment", "backstory", "armor", "traits", "gold")
MOST_LINES = 100


def own_cards(scene: Scene) -> Markup:
    """The seat's cards, Skills first: they are the ones that can be used."""
    used, limit = scene.me["hands"]
    cards = sorted(scene.me["cards"], key=lambda own: ORDER.get(scene.cards[own["id"]]["type"], 9))
    items = [_own(scene, own) for own in cards]
    hands = h("small", tr("hands {used}/{limit}", used=used, limit=limit))
    body = h("ul", items, class_="own__list") if items else h("p", tr("Nothing bought yet."), class_="own__none muted")
    return h(
        "section",
        head("chest-open", tr("Your cards"), hands),
        body,
        class_="panel cards",
        aria_label=tr("Your market cards"),
        data_at=f"cards-{scene.seat}",
    )


def _own(scene: Scene, own: OwnCard) -> Markup:
    card, spent = own["id"], own["exhausted"]
    known = scene.cards[card]
    buttons = _buttons(scene, card)
    name = h(
        "button",
        {
            "type": "button",
            "data-do": "open",
            "data-arg": f"card:{card}",
            "aria-label": tr("Look at {card}", card=known["name"]),
        },
        known["name"],
        class_="own__name",
    )
    text = h("span", name, h("small", _sub(scene, card)), class_="own__t")
    end: Any = _end(scene, own)
    if len(buttons) == 1:
        end = buttons[0]
    many = len(buttons) > 1 and h("span", buttons, class_="own__many")
    css = ["own", buttons and "own--ready", spent and "own--spent"]
    return h(
        "li",
        h("span", icon(card_icon(card)), class_="own__pic"),
        text,
        end,
        many,
        class_=css,
        data_kind=known["type"],
        id=f"own-{card}",
        data_at=f"card-{card}",
        data_tip=known["text"],
    )


def _sub(scene: Scene, card: str) -> list[Any]:
    known = scene.cards[card]
    arrow = known.get("arrow")
    kind = words.kind_name(known["type"])
    if known.get("set"):
        return [brief(scene, card)]
    if known["type"] == "skill" and arrow in words.ARROWS:
        return [kind, " ", h("i", words.ARROWS[arrow], class_="arw"), " ", known["text"]]
    return [tr("{kind}: {text}", kind=kind, text=known["text"])]


def _end(scene: Scene, own: OwnCard) -> Markup | None:
    known = scene.cards[own["id"]]
    if own["exhausted"]:
        return h("span", icon("hourglass"), tr("exhausted"), class_="own__tag")
    if known.get("hands"):
        return h("span", icon("hand"), trn("{n} hand", "{n} hands", known["hands"]), class_="own__tag")
    if known["type"] == "skill":
        return h("span", icon("check"), tr("ready"), class_="own__tag")
    return None


def _buttons(scene: Scene, card: str) -> list[Markup]:
    """Use (with each way to use it), refresh, put away."""
    out = []
    for action in scene.of("drop", "refresh", "use"):
        if action["args"]["card"] == card:
            out.append(_button(scene, action, _short_words(scene, action)))
    return out


def _short_words(scene: Scene, action: ActionView) -> str:
    """What an action with a card is called beside the name of the card."""
    if action["verb"] == "refresh":
        return tr("Refresh")
    if action["verb"] == "drop":
        return tr("Put away")
    copied, direction = action["args"]["copied"], action["args"]["direction"]
    if copied is None:
        return tr("Use") if direction is None else tr("Use {arrow}", arrow=words.ARROWS[direction])
    name = scene.cards[copied]["name"]
    if direction is None:
        return tr("As {card}", card=name)
    return tr("{card} {arrow}", card=name, arrow=words.ARROWS[direction])


def _button(scene: Scene, action: ActionView, says: str) -> Markup:
    stars = changes_of(action).get("stars")
    css = ["own__cost", (stars or 0) > 0 and "own__cost--up"]
    cost = h("span", words.signed(stars), icon("star"), class_=css) if stars else None
    named = scene.offer(action) | {"aria-label": action["label"]}
    return h("button", named, says, cost, class_="btn own__use is-legal")


def parts_of(player: PlayerView) -> dict[str, int]:
    """The stars of a player by part, in the order in which they are shown; gold counts in solo games only."""
    stars = cast(dict[str, int], player["stars"])
    return {part: stars[part] for part in PARTS if part in stars}


def estimate(scene: Scene) -> Markup:
    """Stars as if the game ended now, part by part, with what the picked action would change."""
    stars = parts_of(scene.me)
    changes = changes_of(scene.preview)
    items = []
    for part, now in stars.items():
        after = now + changes.get("parts", {}).get(part, 0)
        scale = PART_SCALE[part]
        low, high = sorted((_share(now, scale), _share(after, scale)))
        figure = h("b", now, after != now and h("em", tr("→{n}", n=after)), class_="num")
        items.append(
            h(
                "li",
                h("span", icon(PART_ICONS[part]), words.part_name(part)),
                h("span", class_="est__bar", style={"--a": f"{low:.3f}", "--b": f"{high:.3f}"}),
                figure,
                class_="up" if after > now else "down" if after < now else None,
            )
        )
    total = scene.me["stars"]["total"]
    more = changes.get("stars")
    change = h("em", tr("→ {n}", n=total + more)) if more else None
    return h(
        "section",
        head("star", tr("Stars now"), h("b", total, " ", change, class_="est__t")),
        h("ol", items, class_="est__l"),
        class_="panel est",
        aria_label=tr("Star estimate"),
    )


def _share(value: int, scale: int) -> float:
    return max(0.0, min(1.0, value / scale))


def logbook(scene: Scene) -> Markup:
    """What happened, newest first, as far back as one scrolls; `copy` gives the whole of it."""
    entries = []
    lines = list(enumerate(scene.ui.log))[-MOST_LINES:]
    for number, (pic, sentence, rule) in lines:
        entries.append(Entry(sentence, pic=pic or "info", rule=rule or None, heading=not pic, key=f"log-{number}"))
    entries.reverse()
    body = log(entries, label=tr("Log"))
    copy = h("button", {"type": "button", "data-do": "copy-log"}, tr("copy"), class_="link")
    return h("section", head("scroll", tr("Log"), h("small", copy)), body, class_="panel logbox", aria_label=tr("Log"))
