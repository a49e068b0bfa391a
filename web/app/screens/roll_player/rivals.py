"""The other players: small sheets beside the table, one-line strips on a phone, and the full sheet in a dialog."""

from __future__ import annotations

from app.components.die import die_chip, die_gap
from app.components.seat import emblem, strip
from app.html import Markup, h, icon
from app.memo import remembered
from app.screens.roll_player import words
from app.screens.roll_player.art import ROWS, card_icon
from app.screens.roll_player.scene import Scene, class_colour
from app.screens.roll_player.sheet import wanted
from pygame_rules import tr
from pygame_rules.games.roll_player.view_types import PlayerView


def rivals(scene: Scene) -> Markup | None:
    """The small sheets of the others; solo has none."""
    if not scene.others:
        return None
    plates = [plate(scene, seat) for seat in scene.others]
    css = ["rp__rivals", f"rp__rivals--{len(plates)}"]
    return h("aside", plates, class_=css, id="rivals", aria_label=tr("Opponents"), data_later=True)


def strips(scene: Scene) -> Markup:
    """The others in a line each, for phones."""
    items = []
    for seat in scene.others:
        player = scene.players[seat]
        figures = [player["stars"]["total"], icon("star", tr("stars")), player["gold"], icon("coin", tr("gold"))]
        items.append(
            strip(
                scene.name(seat),
                pic=scene.emblem(seat),
                colour=scene.colour(seat),
                sub=scene.title(seat),
                figures=figures,
                do="open",
                arg=f"seat:{seat}",
            )
        )
    return h("div", items, class_=["rp__strips", f"rp__strips--{len(items)}"], data_later=True)


def plate(scene: Scene, seat: int) -> Markup:
    """One rival: the same reading order as the own sheet, small."""
    player = scene.players[seat]
    colour = class_colour(player, scene.catalogue)
    name = h(
        "button",
        {"type": "button", "data-do": "open", "data-arg": f"seat:{seat}", "data-tip": tr("Open the whole sheet")},
        scene.name(seat),
        scene.is_bot(seat) and icon("bot", tr("bot")),
        class_="rv__name",
    )
    head = h(
        "header",
        emblem(scene.emblem(seat), small=True),
        h("div", name, h("div", h("span", scene.title(seat)), colour and die_chip(colour), class_="rv__sub")),
        h(
            "div",
            h("b", player["stars"]["total"], icon("star", tr("stars")), class_="rv__star"),
            h("span", icon("coin", tr("gold")), player["gold"], data_at=f"purse-{seat}"),
            class_="rv__nums",
        ),
        class_="rv__head",
    )
    flag = _flag(scene, seat)
    # Nearly all of a rival's plate is the same from move to move, and it is the largest part of the page.
    body = remembered(
        ("rival", repr(player)), lambda: h("div", rows(scene, player), _side(scene, player), class_="rv__body")
    )
    turn = scene.decision is not None and scene.decision["player"] == seat
    return h(
        "article",
        head,
        body,
        flag and h("span", flag, class_="rv__flag"),
        class_=["rv", "panel", turn and "rv--turn"],
        style=scene.hero(seat),
        id=f"rival-{seat}",
        aria_label=scene.name(seat),
    )


def _flag(scene: Scene, seat: int) -> str:
    board = scene.board
    parts = []
    if board["start"] == seat:
        parts.append(tr("Start Player"))
    if scene.decision and scene.decision["player"] == seat:
        parts.append(tr("deciding"))
    elif board["phase"] in ("dice", "market"):
        order = board["market_order"] if board["phase"] == "market" else board["order"]
        if seat in order and board["turn"] in order:
            gap = order.index(seat) - order.index(board["turn"])
            parts += [tr("done")] if gap < 0 else [tr("next")] if gap == 1 else []
    return " · ".join(parts)


def rows(scene: Scene, player: PlayerView) -> Markup:
    """The six rows of a player as chips, sums and goals."""
    wishes = wanted(scene, player)
    items = []
    for row in ROWS:
        dice = player["rows"][row]
        total = player["totals"][row]
        chips = []
        for column in range(1, 4):
            space = f"{row}{column}"
            at = f"sheet-{player['seat']}-{space}"
            if column <= len(dice):
                thing = dice[column - 1]
                chips.append(
                    die_chip(thing["colour"], thing["value"], match=wishes.get(space) == thing["colour"], data_at=at)
                )
            else:
                chips.append(die_gap(wishes.get(space), data_at=at))
        met, stars = total["met"], total["stars"]
        end = (
            icon("check", tr("goal met"), "rv__ok")
            if met
            else h("i", tr("{n}★", n=stars) if stars else "", class_="rv__st")
        )
        items.append(
            h(
                "li",
                h("span", words.row_short(row), class_="rv__a"),
                chips,
                h("b", total["score"], class_="num"),
                h("span", words.goal_text(total["goal"]), class_="rv__g"),
                end,
                class_=["rv__row", "rv__row--met" if met else "rv__row--open"],
            )
        )
    return h("ol", items, class_="rv__rows")


def _side(scene: Scene, player: PlayerView) -> Markup:
    return h("div", small_grid(scene, player), matches(scene, player), _cards(scene, player), class_="rv__side")


def small_grid(scene: Scene, player: PlayerView) -> Markup | None:
    """The alignment as nine cells with the value under the marker."""
    card = scene.alignment(player)
    if not card:
        return None
    row, col = player["marker"]
    cells = [
        h(
            "i",
            words.signed(card["grid"][i][j]) if (i, j) == (row, col) else None,
            class_="on" if (i, j) == (row, col) else None,
        )
        for i in range(3)
        for j in range(3)
    ]
    tip = tr("Alignment: {name}, {cell}", name=card["name"], cell=words.cell_name(row, col))
    return h("span", cells, class_="a9", role="img", aria_label=tip, data_tip=tip, data_at=f"marker-{player['seat']}")


def matches(scene: Scene, player: PlayerView) -> Markup | None:
    """How many backstory spaces match."""
    story = scene.backstory(player)
    if not story:
        return None
    tip = tr("Backstory: {name}", name=story["name"])
    return h("span", icon("backstory", tip), tr("{n}/6", n=player["matches"]), class_="rv__bk", data_tip=tip)


def _cards(scene: Scene, player: PlayerView) -> Markup:
    items = []
    for own in player["cards"]:
        known = scene.cards[own["id"]]
        tip = tr("{card}, exhausted", card=known["name"]) if own["exhausted"] else known["name"]
        attrs = {
            "type": "button",
            "data-do": "open",
            "data-arg": f"card:{own['id']}",
            "aria-label": tip,
            "data-tip": tip,
        }
        items.append(
            h(
                "button",
                attrs,
                icon(card_icon(own["id"])),
                data_kind=known["type"],
                class_=["rv__card", own["exhausted"] and "rv__card--spent"],
            )
        )
    return h("div", items, class_="rv__cards", data_at=f"cards-{player['seat']}")
