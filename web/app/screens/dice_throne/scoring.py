"""The end of a game: who stands, who fell, and how the fight went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from app.components.button import button
from app.components.chart import Line, lines
from app.components.seat import emblem
from app.components.topbar import topbar
from app.html import Markup, h, icon
from app.screens.dice_throne.art import picture
from app.screens.dice_throne.people import person
from app.screens.dice_throne.plates import Person, cp, health, tokens
from app.screens.dice_throne.scene import Scene
from app.screens.dice_throne.side import logbook
from app.screens.dice_throne.top import tools
from app.screens.dice_throne.words import team_name
from pygame_rules import TableView, tr, trn
from pygame_rules.games.dice_throne.view_types import Catalogue

if TYPE_CHECKING:
    from app.ui import UI


def scoring(view: TableView, catalogue: Catalogue, names: Sequence[str], ui: UI) -> Markup:
    """The end screen: victory, defeat or draw, as the seat shown saw it."""
    scene = Scene(view, catalogue, ui)
    winners = view["result"]["winners"] if view["result"] else []
    top = topbar(tr("Dice Throne"), pic="dice", home_label=tr("Home"), tools=tools(can_undo=None), cls="dt-top")
    body = h(
        "main",
        _banner(scene, winners),
        h("div", [_player(scene, seat, winners) for seat in _order(scene, winners)], class_="dt-end__players"),
        h("aside", _curve(scene), logbook(scene), class_="dt-end__side"),
        _again(),
        class_="dt-end",
    )
    return h("div", top, body, class_="page-table dt-page dt-page--end", data_game="dice_throne")


def _order(scene: Scene, winners: Sequence[int]) -> list[int]:
    seats = range(len(scene.players))
    return sorted(seats, key=lambda seat: (seat not in winners, -scene.players[seat]["health"], seat))


def _banner(scene: Scene, winners: Sequence[int]) -> Markup:
    human = not scene.is_bot(scene.seat)
    kind = "draw" if not winners else "won" if scene.seat in winners else "lost"
    people = [person(scene, seat) for seat in winners]
    if kind == "draw":
        title, line, pic = tr("A draw"), tr("All who were left fell at the same moment."), "dt-skull"
    else:
        title = tr("Victory") if kind == "won" and human else tr("Defeat") if human else tr("The end")
        line, pic = _won(scene, people), "throne" if kind == "won" else "dt-skull"
    colour = people[0].colour if people else "#5a4634"
    return h(
        "section",
        icon(pic, None, "dt-end__mark"),
        h("div", [emblem(who.emblem, colour=who.colour) for who in people], class_="dt-end__emblems"),
        h(
            "div",
            h("h1", title),
            h("p", line, class_="dt-end__line"),
            h("p", trn("after {n} round", "after {n} rounds", scene.board["round"]), class_="flavour"),
        ),
        class_=["dt-end__banner", f"dt-end__banner--{kind}"],
        style={"--hero": colour},
    )


def _won(scene: Scene, people: Sequence[Person]) -> str:
    first = people[0]
    if scene.teams:
        names = tr("{one} and {other}", one=people[0].name, other=people[-1].name) if len(people) > 1 else first.name
        team = team_name(first.team or 0)
        return tr("{names} won for the {team} with {n} health left.", names=names, team=team, n=first.health)
    return trn(
        "{name} won as the {hero} with {n} health left.",
        "{name} won as the {hero} with {n} health left.",
        first.health,
        name=first.name,
        hero=first.hero,
    )


def _player(scene: Scene, seat: int, winners: Sequence[int]) -> Markup:
    """A player as the game left them: dials, tokens, upgrades on the board."""
    who = person(scene, seat)
    player = scene.players[seat]
    made = [one for one in scene.content.panels(player["hero"], player["abilities"]) if one.upgraded]
    upgrades = [
        h("li", icon(picture(one.id)), h("span", one.name), h("b", "I" * one.level), data_tip=one.words) for one in made
    ]
    flag = tr("winner") if seat in winners else tr("defeated") if who.out else None
    return h(
        "section",
        {"style": who.style, "aria-label": who.name},
        flag and h("span", flag, class_="seat__flag"),
        emblem(who.emblem),
        h("div", h("b", who.name, class_="title"), h("small", who.hero), class_="dt-end__who"),
        h("div", health(who), cp(who), class_="dt-end__dials"),
        h("div", tokens(who), class_="dt-toks"),
        h("ul", upgrades or [h("li", tr("no upgrades"), class_="muted")], class_="dt-end__ups"),
        class_=["dt-end__player", seat in winners and "dt-end__player--won", who.out and "dt-end__player--out"],
    )


def _curve(scene: Scene) -> Markup | None:
    """Health over the turns, one line a side."""
    curve = scene.board["curve"]
    if len(curve) < 2:
        return None
    last = [player["health"] for player in scene.players[: len(curve[0])]]
    points = [*curve, last]
    sides = []
    for side in range(len(curve[0])):
        name = team_name(side) if scene.teams else scene.name(side)
        sides.append(Line(name, [values[side] for values in points]))
    label = tr("Health by turn")
    head = h("div", icon("heart"), h("h2", label), h("small", tr("at the start of each turn")), class_="panel__head")
    return h("section", head, lines(sides, label=label), class_="panel", aria_label=label)


def _again() -> Markup:
    body: list[Any] = [
        h("div", tr("Play again?"), class_="prompt__title"),
        h(
            "div",
            h("span", tr("The replay holds every move; keep it as a file or send it as a link.")),
            class_="prompt__note",
        ),
    ]
    actions = h(
        "div",
        button(tr("Save replay"), kind="quiet", pic="save", do="save-replay"),
        button(tr("Copy link"), kind="quiet", pic="link", do="copy-link"),
        button(tr("Same seed"), kind="quiet", pic="undo", do="same-seed", data_tip=tr("Same seats, same dice")),
        button(tr("Home"), kind="quiet", pic="left", do="home"),
        button(tr("New game"), kind="brass", pic="dice", key=tr("Enter"), do="new-game"),
        class_="prompt__actions",
    )
    sign = h("span", icon("trophy"), class_="prompt__emblem")
    return h("section", sign, h("div", body, class_="prompt__body"), actions, class_="prompt dt-end__go", id="prompt")
