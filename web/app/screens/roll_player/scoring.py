"""The end: who won, the table of parts, stars by round, and where the stars came from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from app.components.button import button, rule_link, why
from app.components.chart import Line, Part, lines, stacked
from app.components.die import die_chip, die_dot, die_name
from app.components.seat import emblem
from app.components.topbar import topbar
from app.html import Markup, h, icon
from app.screens.roll_player import words
from app.screens.roll_player.art import PART_COLOURS, PART_ICONS, ROW_ICONS, ROWS
from app.screens.roll_player.cards import parts_of
from app.screens.roll_player.dialogs import dialog
from app.screens.roll_player.scene import Scene, class_colour, head
from app.screens.roll_player.sheet import wanted
from app.screens.roll_player.top import tools
from pygame_rules import TableView, tr, trn
from pygame_rules.games.roll_player.view_types import Catalogue, PlayerView, TotalView

if TYPE_CHECKING:
    from app.ui import UI

RULES = {
    "goals": "RP-14.1",
    "class_dice": "RP-14.2",
    "alignment": "RP-14.3",
    "backstory": "RP-14.4",
    "armor": "RP-14.5",
    "traits": "RP-14.6",
    "gold": "RP-18.11",
}


def scoring(view: TableView, catalogue: Catalogue, names: Sequence[str], ui: UI) -> Markup:
    """The screen of a finished game."""
    scene = Scene(view, catalogue, ui)
    order = _order(scene)
    main = h("main", _victor(scene, order), _parts(scene, order), _side(scene, order), _again(), class_="score")
    rounds = trn("Game over · {n} round", "Game over · {n} rounds", scene.board["round"])
    top = topbar(
        tr("Roll Player"),
        pic="class",
        home_label=tr("Home"),
        middle=h("span", rounds, class_="chip"),
        tools=tools(can_undo=None),
        cls="rp-top",
    )
    return h("div", top, main, dialog(scene), class_="page-score", data_game="roll_player")


def _winners(scene: Scene) -> list[int]:
    return scene.view["result"]["winners"] if scene.view["result"] else []


def _order(scene: Scene) -> list[int]:
    """The seats, winners first, then by stars."""
    seats, winners = range(len(scene.players)), _winners(scene)
    return sorted(seats, key=lambda seat: (seat not in winners, -scene.players[seat]["stars"]["total"], seat))


def rating(scene: Scene) -> str:
    """What a solo score is worth (RP-18.12)."""
    names = {
        "hero": tr("Hero"),
        "champion": tr("Champion"),
        "clan_leader": tr("Clan Leader"),
        "traveller": tr("Traveller"),
        "mercenary": tr("Mercenary"),
        "npc": tr("NPC"),
    }
    result = scene.view["result"]
    return names[result["breakdown"][0]["rating"]] if result else ""


def _victor(scene: Scene, order: list[int]) -> Markup:
    best = order[0]
    player = scene.players[best]
    stars = player["stars"]["total"]
    winners = _winners(scene)
    if len(scene.players) == 1:
        eyebrow, title, rule = (
            tr("Your rating"),
            tr("{rating}: {stars} stars", rating=rating(scene), stars=stars),
            "RP-18.12",
        )
    elif len(winners) > 1:
        both = ", ".join(scene.name(seat) for seat in winners)
        eyebrow, title, rule = (
            tr("A shared victory"),
            tr("{names} win with {stars}", names=both, stars=stars),
            "RP-15.1",
        )
    else:
        eyebrow = tr("The greatest hero of the realm")
        title, rule = tr("{name} wins with {stars}", name=scene.name(best), stars=stars), "RP-15.1"
    text = h(
        "div",
        h("span", eyebrow, class_="eyebrow"),
        h("h1", h("span", title), icon("star", tr("stars"))),
        h("p", _story(scene, order), " ", why(rule, short=True)),
        class_="victor__t",
    )
    sign = h("div", icon("trait"), emblem(scene.emblem(best)), class_="victor__l")
    return h("section", sign, text, _small_sheet(scene, best), class_="victor mat", style=scene.hero(best))


def _story(scene: Scene, order: list[int]) -> str:
    best = scene.players[order[0]]
    backstory = scene.backstory(best)
    story = backstory["name"] if backstory else ""
    title = scene.title(order[0])
    said = tr(
        "{title} with the past of {story}: {n} of 6 backstory spaces match.",
        title=title,
        story=story,
        n=best["matches"],
    )
    if len(order) == 1:
        return said
    second = order[1]
    lead = best["stars"]["total"] - scene.players[second]["stars"]["total"]
    if lead == 0:
        return said + " " + tr("Level with {name}; gold and class dice decided.", name=scene.name(second))
    return said + " " + trn("{n} star ahead of {name}.", "{n} stars ahead of {name}.", lead, name=scene.name(second))


def _small_sheet(scene: Scene, seat: int) -> Markup:
    player = scene.players[seat]
    wishes = wanted(scene, player)
    items = []
    for row in ROWS:
        total = player["totals"][row]
        chips = [
            die_chip(thing["colour"], thing["value"], match=wishes.get(f"{row}{n}") == thing["colour"])
            for n, thing in enumerate(player["rows"][row], 1)
        ]
        mark = icon("check", tr("goal met"), "c-heal") if total["met"] else icon("cross", tr("missed"), "c-damage")
        items.append(
            h("li", icon(ROW_ICONS[row], words.row_name(row)), chips, h("b", total["score"], class_="num"), mark)
        )
    label = tr("Final sheet of {name}", name=scene.name(seat))
    return h("ol", items, class_="victor__sheet panel--parchment", aria_label=label)


def _parts(scene: Scene, order: list[int]) -> Markup:
    winners = _winners(scene)
    parts = {seat: parts_of(scene.players[seat]) for seat in order}
    tops = [
        h(
            "th",
            h(
                "span",
                emblem(scene.emblem(seat), small=True),
                h(
                    "button",
                    {"type": "button", "data-do": "open", "data-arg": f"seat:{seat}"},
                    h("b", scene.name(seat)),
                    h("small", scene.title(seat)),
                    class_="sc__who",
                ),
                class_="sc__p",
            ),
            scope="col",
            class_="win" if seat in winners else None,
            style=scene.hero(seat),
        )
        for seat in order
    ]
    body = []
    for part in parts_of(scene.me):
        best = max(parts[seat][part] for seat in order)
        cells = []
        for seat in order:
            stars = parts[seat][part]
            css = [seat in winners and "win", stars == best and len(order) > 1 and "best"]
            detail = h("span", _detail(scene, seat, part), class_="sc__d")
            cells.append(h("td", h("b", words.signed(stars).lstrip("+"), class_="num"), detail, class_=css))
        name = h("span", words.part_name(part, long=True), rule_link(RULES[part]))
        body.append(h("tr", h("th", icon(PART_ICONS[part]), name, scope="row"), cells))
    totals = [
        h(
            "td",
            h("b", scene.players[seat]["stars"]["total"], icon("star"), class_="num"),
            h(
                "span",
                h(
                    "small",
                    icon("coin", None, "icon--inline"),
                    " ",
                    trn("{n} gold left", "{n} gold left", scene.players[seat]["gold"]),
                ),
                class_="sc__d",
            ),
            class_="win" if seat in winners else None,
        )
        for seat in order
    ]
    foot = h("tfoot", h("tr", h("th", icon("star"), h("span", tr("Total")), scope="row"), totals))
    title = h("th", tr("Final scoring"), scope="col", class_="sc__h")
    table = h("table", h("thead", h("tr", title, tops)), h("tbody", body), foot)
    return h("section", table, class_=["panel", "sc", f"sc--{len(order)}"], aria_label=tr("Final scoring"))


def _detail(scene: Scene, seat: int, part: str) -> Any:
    player = scene.players[seat]
    if part == "goals":
        return [_pip(row, player["totals"][row]) for row in ROWS]
    if part == "class_dice":
        colour = class_colour(player, scene.catalogue)
        if colour is None:
            return None
        count = sum(thing["colour"] == colour for dice in player["rows"].values() for thing in dice)
        # Translators: a number of dice and their colour, such as “5 green”
        return [[die_dot(colour)] * count, h("small", tr("{n} {colour}", n=count, colour=die_name(colour, None)))]
    if part == "alignment":
        card, (down, right) = scene.alignment(player), player["marker"]
        name = card["name"] if card else ""
        return h("small", tr("{card}: {cell}", card=name, cell=words.cell_name(down, right)))
    if part == "backstory":
        story = scene.backstory(player)
        return h("small", tr("{story}, {n} of 6", story=story["name"] if story else "", n=player["matches"]))
    if part == "gold":
        return h("small", trn("{n} gold", "{n} gold", player["gold"]))
    return h("small", _cards_of(scene, player, "armor" if part == "armor" else "trait"))


def _cards_of(scene: Scene, player: PlayerView, kind: str) -> str:
    """The cards that a part is made of: armor as counts by set, traits by name."""
    owned = [scene.cards[own["id"]] for own in player["cards"] if scene.cards[own["id"]]["type"] == kind]
    if not owned:
        return tr("none")
    if kind == "trait":
        return ", ".join(card["name"] for card in owned)
    sets: dict[str, int] = {}
    for card in owned:
        sets[card["set"]] = sets.get(card["set"], 0) + 1
    # Translators: a number of armor cards and their set, such as “3 Leather”
    return ", ".join(tr("{n} {set}", n=count, set=words.set_name(name)) for name, count in sets.items())


def _pip(row: str, total: TotalView) -> Markup:
    tip = tr(
        "{row}: {score} of {goal}",
        row=words.row_name(row),
        score=total["score"],
        goal=words.goal_text(total["goal"] or "–"),
    )
    return h("i", icon(ROW_ICONS[row], tip), class_=["pip", total["met"] and "on"], data_tip=tip)


def _side(scene: Scene, order: list[int]) -> Markup:
    curve = scene.board["curve"]
    players = [Line(scene.name(seat), [stars[seat] for stars in curve]) for seat in order]
    finish = ", ".join(f"{scene.name(seat)} {scene.players[seat]['stars']['total']}" for seat in order)
    chart = lines(players, label=tr("Stars by round; at the end: {finish}", finish=finish))
    shown = parts_of(scene.me)
    pieces = [Part(words.part_name(part, long=True), PART_ICONS[part], PART_COLOURS[part]) for part in shown]
    bars = stacked(
        pieces,
        [(scene.name(seat), list(parts_of(scene.players[seat]).values())) for seat in order],
        label=tr("Stars by part"),
    )
    sheets = [
        h(
            "div",
            h("b", scene.name(seat), class_="title"),
            " ",
            h("small", scene.title(seat), class_="muted"),
            _small_sheet(scene, seat),
        )
        for seat in order[1:]
    ]
    return h(
        "aside",
        h(
            "section",
            head("star", tr("Stars by round"), h("small", tr("as if it ended then"))),
            chart,
            class_="panel",
            aria_label=tr("Stars by round"),
        ),
        h(
            "section",
            head("target", tr("Where they came from")),
            bars,
            class_="panel",
            aria_label=tr("Where they came from"),
        ),
        sheets
        and h(
            "section",
            head("class", tr("The others’ sheets")),
            h("div", sheets, class_="finals__l"),
            class_="panel finals",
            aria_label=tr("The others’ sheets"),
        ),
        class_="score__side",
    )


def _again() -> Markup:
    body = h(
        "div",
        h("div", tr("Play again?"), class_="prompt__title"),
        h(
            "div",
            h("span", tr("The replay holds every move; keep it as a file or send it as a link.")),
            class_="prompt__note",
        ),
        class_="prompt__body",
    )
    actions = h(
        "div",
        button(tr("Save replay"), kind="quiet", pic="save", do="save-replay"),
        button(tr("Copy link"), kind="quiet", pic="link", do="copy-link"),
        button(tr("Same seed"), kind="quiet", pic="undo", do="same-seed", data_tip=tr("Same seats, same dice")),
        button(tr("Home"), kind="quiet", pic="left", do="home"),
        button(tr("New game"), kind="brass", pic="dice", key=tr("Enter"), do="new-game"),
        class_="prompt__actions",
    )
    return h("section", h("span", icon("trophy"), class_="prompt__emblem"), body, actions, class_="prompt score__go")
