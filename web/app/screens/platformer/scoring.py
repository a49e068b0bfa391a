"""The end of a game: who climbed and won, or how the climb ended, with what everyone had."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.components.button import button
from app.components.log import Entry, log
from app.components.topbar import topbar
from app.html import Markup, h, icon
from app.screens.platformer.art import bust, hero_colour, sprite, standee
from app.screens.platformer.people import hearts, mini, purse
from app.screens.platformer.scene import Scene
from app.screens.platformer.top import tools
from pygame_rules import tr, trn

if TYPE_CHECKING:
    from app.ui import UI
    from pygame_rules.games.platformer.view_types import Catalogue, PlayerView, View

LAST_LINES = 12


def scoring(view: View, catalogue: Catalogue, names: Sequence[str], ui: UI) -> Markup:
    """The last screen."""
    scene = Scene(view, catalogue, ui)
    winners = view["result"]["winners"] if view["result"] else []
    main = h(
        "main",
        _hero(scene, winners),
        h(
            "section",
            [_line(scene, player, winners) for player in scene.players],
            class_="pf-end__all",
            aria_label=tr("The heroes"),
        ),
        _score(view) if scene.board["solo"] and winners else None,
        _last_lines(ui),
        class_="pf-end__main",
    )
    bar = topbar(tr("Platformer"), pic="white-tower", home_label=tr("Home"), tools=tools(can_undo=None), cls="pf-top")
    return h(
        "div",
        bar,
        main,
        sprite(),
        class_="page-table pf-page pf-finale",
        data_game="platformer",
        data_labyrinth=scene.labyrinth,
    )


def _hero(scene: Scene, winners: list[int]) -> Markup:
    boss = scene.figure_name(scene.boss["id"])
    if winners:
        seat = winners[0]
        hero = scene.players[seat]["hero"]
        title = tr("{name} has felled {boss}", name=scene.name(seat), boss=boss)
        note = tr("{hero} stands on top of the tower.", hero=scene.hero_name(seat))
        pic, figure, colour = "trophy", hero, hero_colour(hero)
    else:
        events = scene.board["events"]
        title = tr("{boss} still rules the tower", boss=boss)
        if scene.board["solo"]:
            note = tr("The events have run out.") if events and not events["left"] else tr("The climb has ended.")
        else:
            note = tr("Nobody felled the boss in {n} rounds: a draw.", n=scene.board["rounds"])
        pic, figure, colour = "hourglass", scene.boss["id"], "#7e2423"
    buttons = [
        button(tr("New game"), kind="brass", pic="dice", do="new-game"),
        button(tr("Same seed"), kind="quiet", pic="undo", do="same-seed", data_tip=tr("Same seats, same dice")),
        button(tr("Save replay"), kind="quiet", pic="save", do="save-replay"),
        button(tr("Copy link"), kind="quiet", pic="link", do="copy-link"),
        button(tr("Home"), kind="quiet", pic="left", do="home"),
    ]
    return h(
        "section",
        h("i", class_="pf-finale__sky", aria_hidden=True),
        h("span", standee(figure), class_="pf-finale__fig", style={"--base": colour}),
        h(
            "div",
            h("span", icon(pic), tr("The end"), class_="eyebrow"),
            h("h1", title),
            h("p", note),
            h("div", buttons, class_="pf-finale__b"),
            class_="pf-finale__words",
        ),
        class_=["pf-finale__top", not winners and "pf-finale__top--lost"],
    )


def _line(scene: Scene, player: PlayerView, winners: list[int]) -> Markup:
    seat = player["seat"]
    beaten = trn("{n} enemy defeated", "{n} enemies defeated", player["defeated"])
    level = tr("level {n}", n=player["level"]) if player["level"] else tr("off the map")
    cards = [mini(scene, card["id"], card["exhausted"]) for card in (*player["artifacts"], *player["items"])]
    cards += [mini(scene, card, False) for card in player["potions"]]
    return h(
        "article",
        bust(player["hero"], "s"),
        h(
            "div",
            h("h2", scene.hero_name(seat), class_="seat__name"),
            h("div", scene.name(seat), " · ", level, class_="seat__sub"),
        ),
        h("div", hearts(player), purse(player), class_="pf-rival__row"),
        h("div", h("span", icon("swords"), beaten, class_="pf-end__n"), cards, class_="pf-rival__row"),
        seat in winners and icon("trophy", tr("winner"), "pf-end__cup"),
        class_=["seat", "pf-end__line", seat in winners and "seat--turn"],
        style=scene.colour(seat),
    )


def part_name(part: str) -> str:
    """A part of a solo score."""
    return {
        "events": tr("Events left, 3 each"),
        "enemies": tr("Enemies defeated, 2 each"),
        "surplus": tr("Wounds beyond the boss’s health, 2 each"),
        "gems": tr("Gems"),
        "coins": tr("Coins and cards, 1 for each 3 coins"),
    }.get(part, part)


PART_ICONS = {"events": "book", "enemies": "swords", "surplus": "pow", "gems": "pf-gem", "coins": "coin"}


def _score(view: View) -> Markup | None:
    result = view["result"]
    if result is None:
        return None
    parts = result["breakdown"][0] if result["breakdown"] else {}
    rows = [
        h("tr", h("th", icon(PART_ICONS.get(part, "star")), part_name(part), scope="row"), h("td", value))
        for part, value in parts.items()
    ]
    total = h("tfoot", h("tr", h("th", tr("Score"), scope="row"), h("td", result["scores"][0])))
    table = h("table", h("tbody", rows), total, class_="pf-score")
    return h("section", h("h2", tr("Score")), table, class_="panel pf-end__score")


def _last_lines(ui: UI) -> Markup | None:
    if not ui.log:
        return None
    entries = [Entry(sentence, pic=pic, rule=rule or None) for pic, sentence, rule in reversed(ui.log[-LAST_LINES:])]
    return h(
        "section",
        h("h2", tr("How it ended")),
        log(entries, label=tr("The last events, newest first")),
        class_="panel pf-end__log",
    )
