"""The first screen: go on with the last game, open a saved one, or start a new one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.components.button import acts, button, icon_button, text_button
from app.components.die import COLOURS, die_chip, die_gap
from app.components.empty import empty
from app.components.frame import languages, memory_notice, page, update_button
from app.components.games import game_sign, scene
from app.components.seat import emblem
from app.components.topbar import topbar
from app.html import Markup, h, icon
from app.models import Home, HomeGame, SaveLine, Shell
from pygame_rules import tr, trn

# So many saved games fit beside the last one; the rest is on the page of saves.
SHOWN_SAVES = 3


def home(model: Home) -> Markup:
    """The whole screen."""
    titles = {game.id: game.title for game in model.games}
    main = h(
        "main",
        h("h1", tr("Rulebound"), class_="visually-hidden"),
        memory_notice(model.shell),
        _last_game(model, titles),
        _saves(model, titles),
        _shelf(model.games),
        _doors(model),
        class_="home",
    )
    return page(_bar(model), main, cls="page-home", game=model.recent.game if model.recent else None)


def _bar(model: Home) -> Markup:
    shell = model.shell
    say = tr("Tabletop games. No server, no account, no waiting.")
    tools = [
        _offline(shell),
        shell.installable
        and not shell.embedded
        and button(tr("Install"), kind="quiet", pic="cloud", do="install", cls="home-inst"),
        update_button(shell),
        languages(shell),
        icon_button("cog", tr("Settings"), do="settings"),
    ]
    return topbar(
        tr("Rulebound"), pic="dice", middle=h("p", say, class_="flavour home-top__say"), tools=tools, cls="home-top"
    )


def _offline(shell: Shell) -> Markup | None:
    if not shell.offline:
        return None
    tip = tr("Everything is stored on this device: it works without a network.")
    words = h("span", tr("Offline ready"))
    return h("span", icon("check", None, "c-heal"), words, class_="chip home-off", data_tip=tip, tabindex="0")


# The last game


def _last_game(model: Home, titles: Mapping[str, str]) -> Markup:
    recent = model.recent
    if recent is None:
        return _welcome(model)
    return h(
        "section",
        {"aria-label": tr("Your last game"), "data-game": recent.game},
        mini_sheet(recent),
        h(
            "div",
            _eyebrow(recent),
            h("h2", _heading(recent, titles)),
            recent.line and h("p", recent.line),
            h("div", _go_on(recent), class_="cont__b"),
            class_="cont__t",
        ),
        standings(recent),
        class_="cont mat",
    )


def _eyebrow(line: SaveLine) -> Markup:
    if line.over:
        state = tr("Finished")
    elif line.your_move:
        state = tr("Your move")
    else:
        state = tr("Your last game")
    when = line.when and h("span", " · ", line.when)
    return h("span", state, when, class_="eyebrow")


def _heading(line: SaveLine, titles: Mapping[str, str]) -> str:
    name = line.name or titles.get(line.game, line.game)
    return tr("{name}, {state}", name=name, state=line.title) if line.title else name


def _go_on(line: SaveLine) -> list[Any]:
    if line.over:
        words = tr("See the result")
    else:
        words = tr("Continue")
    return [
        button(words, kind="brass", big=True, pic="play", key=tr("Enter"), do="continue"),
        button(tr("Save the replay"), kind="quiet", pic="download", do="replay", arg=line.id),
    ]


def mini_sheet(line: SaveLine) -> Markup:
    """The dice of a saved game in small, or the game's picture where it has none."""
    if not line.rows:
        return h("div", scene(line.game, cls="cont__scene"), class_="cont__pic", aria_hidden=True)
    rows = [h("li", icon(row["icon"]), [_chip(die) for die in row["dice"]]) for row in line.rows]
    # It repeats what the sentence beside it says, in a picture.
    return h("ol", rows, class_="cont__sheet panel--parchment", aria_hidden=True)


def _chip(die: Any) -> Markup:
    if not die or die[0] not in COLOURS:
        return die_gap()
    return die_chip(die[0], die[1])


def standings(line: SaveLine) -> Markup | None:
    """Who plays and how they stand; nothing where nobody is known."""
    if not line.players:
        return None
    items = []
    for player in line.players:
        score = player.get("score")
        figure = score is not None and h("b", score, icon(player.get("pic", "star")))
        who = h("span", player["name"], player.get("sub") and h("small", player["sub"]))
        sign = emblem(player.get("emblem", "person"), small=True)
        items.append(h("li", sign, who, figure, style={"--hero": player.get("colour")}))
    return h("ol", items, class_="cont__st", aria_label=tr("How it stands"))


def _welcome(model: Home) -> Markup:
    ready = [game for game in model.games if game.ready]
    first = ready[0] if ready else None
    start = first and button(
        tr("Play {game}", game=first.title), kind="brass", big=True, pic="play", do="open-setup", arg=first.id
    )
    read = first and button(tr("Read the rules"), kind="quiet", pic="rules", do="rules", arg=first.id)
    return h(
        "section",
        {"aria-label": tr("Welcome"), "data-game": first.id if first else None},
        first and h("div", scene(first.id, cls="cont__scene"), class_="cont__pic", aria_hidden=True),
        h(
            "div",
            h("span", tr("Welcome"), class_="eyebrow"),
            h("h2", tr("The table is laid")),
            h(
                "p",
                tr("Play alone, with friends at this screen or against bots. Every rule can be looked up as you go."),
            ),
            h("div", start, read, class_="cont__b"),
            class_="cont__t",
        ),
        class_="cont cont--new mat",
    )


# Saved games


def _saves(model: Home, titles: Mapping[str, str]) -> Markup:
    head = h(
        "header",
        h("h2", tr("Saved games")),
        text_button(tr("Import a file or link"), pic="save", do="import"),
        class_="panel__head",
    )
    others = [line for line in model.saves if model.recent is None or line.id != model.recent.id]
    if not others:
        title = tr("Nothing else is saved") if model.saves else tr("Nothing is saved yet")
        body = empty(title, tr("Games are saved by themselves, at every move."), pic="chest")
    else:
        body = h("ol", [_save(line, titles) for line in others[:SHOWN_SAVES]], class_="sv")
    more = h("div", text_button(tr("All saved games"), do="saves"), class_="saves__more")
    return h("section", {"aria-label": tr("Saved games")}, head, body, model.saves and more, class_="panel saves")


def _save(line: SaveLine, titles: Mapping[str, str]) -> Markup:
    name = line.name or titles.get(line.game, line.game)
    return h(
        "li",
        {"data-game": line.game or None, "data-key": f"save-{line.id}"},
        game_sign(line.game),
        h("span", h("b", name), h("small", line.broken or line.title or line.line), class_="sv__t"),
        h("time", line.when),
        h("span", _save_tools(line, name), class_="sv__b"),
    )


def _save_tools(line: SaveLine, name: str) -> list[Any]:
    if line.broken:
        return [button(tr("Look"), do="saves", cls="sv__go", aria_label=tr("Look at {name}", name=name))]
    words = tr("Result") if line.over else tr("Resume")
    label = tr("See the result of {name}", name=name) if line.over else tr("Resume {name}", name=name)
    return [
        icon_button("link", tr("Copy a link to {name}", name=name), do="link", arg=line.id),
        button(words, do="resume", arg=line.id, cls="sv__go", aria_label=label),
    ]


# The shelf


def _shelf(games: Any) -> Markup:
    cards = [_card(game, number) for number, game in enumerate(games, 1)]
    return h("section", {"aria-label": tr("Games")}, cards, class_="gcards", style={"--n": len(cards)})


def _card(game: HomeGame, number: int) -> Markup:
    badge = None
    if not game.ready:
        badge = h("span", icon("hourglass"), tr("Coming"), class_="gcard__badge gcard__badge--coming")
    elif game.badge:
        badge = h("span", icon("hourglass"), game.badge, class_="gcard__badge")
    # The picture does what the button does, for those who point; the button is the one that is read out.
    opens = acts(do="open-setup", arg=game.id) if game.ready else {}
    facts = [
        game.players and h("li", icon("person", tr("Players")), game.players),
        game.facts and h("li", icon("book"), game.facts),
    ]
    plate = h(
        "div",
        h("h2", game.title),
        h("p", game.summary),
        h("ul", facts, class_="gcard__facts"),
        h("div", _card_tools(game, number), class_="gcard__go"),
        class_="gcard__plate",
    )
    css = ["gcard", not game.ready and "gcard--coming"]
    picture = h("div", opens, scene(game.id), badge, class_="gcard__art")
    return h("article", picture, plate, class_=css, data_game=game.id, id=f"game-{game.id}")


def _card_tools(game: HomeGame, number: int) -> Any:
    if not game.ready:
        return h("p", tr("Not playable yet"), class_="gcard__wait")
    words = h("span", tr("New game"), " ", h("span", game.title, class_="visually-hidden"))
    return [
        button(words, kind="primary", do="open-setup", arg=game.id, key=str(number)),
        icon_button("rules", tr("Rules of {game}", game=game.title), kind="", do="rules", arg=game.id),
    ]


# The doors to the rest


def _doors(model: Home) -> Markup:
    known = sum(1 for game in model.games if game.ready)
    if model.rules:
        rules = trn("{n} numbered rule, searchable", "{n} numbered rules, searchable", model.rules)
    else:
        rules = trn("the rules of a game", "the rules of {n} games", known)
    doors = [
        ("rules", "rules", tr("Rules companion"), rules),
        ("saves", "save", tr("Saved games"), tr("rename, share, export, import")),
        ("settings", "cog", tr("Settings"), tr("theme, motion, dice letters, bots’ speed")),
        ("about", "info", tr("About and credits"), tr("unofficial fan work, openly licensed art")),
    ]
    links = [
        h(
            "a",
            {"href": f"#/{command}", "data-do": command},
            icon(pic),
            h("span", h("b", title), h("small", text)),
        )
        for command, pic, title, text in doors
    ]
    return h("nav", {"aria-label": tr("More")}, links, class_="doors")
