"""Puts the app together in the browser and starts it."""

from __future__ import annotations

from js import location, rulebound_shell

from .app import App
from .bots import BotClient
from .dom import BrowserPage
from .page import Surroundings
from .platform import BotWorker, browser_storage

QUERY = ("game", "players", "seed", "lang", "theme", "wait")


def start() -> None:
    """Draw the first screen and listen from then on."""
    query = {name: str(rulebound_shell.query(name)) for name in QUERY}
    around = Surroundings(query, bool(rulebound_shell.embedded()), str(rulebound_shell.language()))
    page = BrowserPage()
    app = App(page, browser_storage(), BotClient(BotWorker), around)
    page.listen(app.hear)
    app.begin(str(location.hash))
    page.command("ready")
