"""What the app shows: its state handed to the views, which know nothing of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame_rules as pr
from pygame_rules import tr

from .html import EMPTY, Markup
from .lobby import game_of_rule, home_model, ready_games, title_of
from .text import ago

if TYPE_CHECKING:
    from .app import App

# How many rules before and after one are shown with it.
NEARBY = 2


def content(app: App) -> Markup:
    """The screen that the address stands for."""
    from .screens import about, home, overlays, rules, saves, settings, setup  # only when something is drawn

    shell = app.preferences.shell()
    route = app.route
    if route.screen == "play":
        return app.play.markup()
    form = app.desk.form
    if route.screen == "setup" and form is not None:
        desk = app.desk
        words = {"problem": desk.problem, "today": app.page.today(), "link": desk.link()}
        return setup.setup(form, shell, **words, facts=desk.facts())
    if route.screen == "rules":
        session = app.play.session
        return rules.rules(
            route.game,
            title_of(route.game),
            pr.rules(route.game),
            shell,
            focus=route.rule,
            query=app.rules_query,
            games={game: title_of(game) for game in ready_games()},
            back=session.id if session is not None and session.game == route.game else "",
        )
    if route.screen == "saves":
        games = {game: title_of(game) for game in ready_games()}
        return saves.saves(app.shelf.all_lines(), shell, games=games, renaming=app.shelf.renaming)
    if route.screen == "settings":
        return settings.settings(app.preferences.settings, shell, as_dialog=False)
    if route.screen == "about":
        return about.about(shell, app.credits)
    if route.screen == "wait":
        return overlays.waiting()
    lines = app.shelf.all_lines()
    return home.home(home_model(shell, lines, app.shelf.recent(lines)))


def dialog(app: App) -> Markup:
    """What lies over the screen, if anything."""
    from .screens import overlays, rules, settings

    conflict = app.play.conflict
    if conflict is not None and app.route.screen == "play":
        return overlays.conflict_dialog(conflict.name, ago(conflict.saved, app.page.now()))
    shown = app.dialog
    if shown is None:
        return EMPTY
    if shown.kind == "save":
        return overlays.name_dialog(app.shelf.typed)
    if shown.kind == "copy":
        return overlays.copy_dialog(shown.about)
    if shown.kind == "settings":
        return settings.settings(app.preferences.settings, app.preferences.shell(), as_dialog=True)
    game = game_of_rule(shown.about)
    known = pr.rules(game)
    place = next(number for number, rule in enumerate(known) if rule.id == shown.about)
    near = [rule for rule in known[max(0, place - NEARBY) : place + NEARBY + 1] if rule.id != shown.about]
    return rules.dialog(known[place], near, game)


def title(app: App) -> str:
    """The title of the document."""
    route = app.route
    if route.screen == "play":
        return app.play.title()
    words = {
        "saves": tr("Saved games"),
        "settings": tr("Settings"),
        "about": tr("About"),
    }.get(route.screen, "")
    if route.screen in ("setup", "rules"):
        words = title_of(route.game)
    return tr("{page} · Rulebound", page=words) if words else tr("Rulebound")
