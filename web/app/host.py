"""The page that embeds a game: what it asks for, by address and by hostile messages, and what it is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame_rules as pr
from pygame_rules import BadSetup, Event, RulesError, tr

from .links import export_text
from .lobby import ready_games
from .session import Session

if TYPE_CHECKING:
    from .app import App

SETUP_KEYS = {"game", "players", "seed", "options"}
MAX_SAVE = 1_500_000


class Host:
    """Speaks with the host page. Where there is none, nothing is told."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.messages = {"newGame": self._new_game, "load": self._load, "setLanguage": self._set_language}

    def begin(self) -> bool:
        """Do what the address says; False where this is no embedded page or it names no game."""
        query = self.app.around.query
        if not self.app.around.embedded:
            return False
        if query.get("lang"):
            self.app.preferences.speak(query["lang"])
        self.app.preferences.host_theme(query.get("theme", ""))
        if query.get("wait"):
            self.app.show_waiting()
        elif query.get("game"):
            try:
                self._start({name: query[name] for name in ("game", "players", "seed") if query.get(name)})
            except RulesError as error:
                self._refuse(error)
                return False
        else:
            return False
        return True

    def ready(self) -> None:
        """The first screen is there: the host may send messages from now on."""
        self.post("ready", version=pr.__version__, games=list(ready_games()), language=pr.language())

    def hear(self, data: dict[str, Any]) -> None:
        """A message of the host page. What is not understood is answered with an error and changes nothing."""
        handler = self.messages.get(data.get("type", "")) if isinstance(data.get("type"), str) else None
        try:
            if handler is None:
                raise BadSetup(tr("This message is not known."))
            handler(data)
        except RulesError as error:
            self._refuse(error)

    def _refuse(self, error: RulesError) -> None:
        self.post("error", message=str(error))
        self.app.notices.tell(str(error), kind="bad")

    def _new_game(self, data: dict[str, Any]) -> None:
        setup = data.get("setup")
        if not isinstance(setup, dict) or not set(setup) <= SETUP_KEYS:
            raise BadSetup(tr("This message is not known."))
        current = self.app.play.session
        default = current.game if current else self.app.around.query.get("game", "")
        self._start({"game": default} | setup)

    def _start(self, setup: dict[str, Any]) -> None:
        game, players, seed = setup.get("game"), setup.get("players"), setup.get("seed", "")
        options = setup.get("options", {})
        if not isinstance(game, str) or not isinstance(options, dict):
            raise BadSetup(tr("This message is not known."))
        if isinstance(players, str):
            players = int(players) if players.isdecimal() and len(players) < 3 else -1
        if players is not None and type(players) is not int:
            players = -1  # no game is for that many, which is what the host hears
        if type(seed) is int:
            seed = str(seed)
        if not isinstance(seed, str):
            raise BadSetup(tr("A seed is a number or a short text."))
        seed = seed if seed.strip() else self.app.desk.random_seed()
        session = self.app.desk.new_session(game, players, seed, options, None)
        # Stored only once something has been played: every visit of the host page starts a game.
        self.app.play_session(session, write=False)

    def _load(self, data: dict[str, Any]) -> None:
        save = data.get("save")
        if not isinstance(save, str) or len(save) > MAX_SAVE or not save.strip():
            raise BadSetup(tr("This save is empty."))
        self.app.shelf.bring(save)

    def _set_language(self, data: dict[str, Any]) -> None:
        name = data.get("language")
        if not isinstance(name, str) or not self.app.preferences.speak(name or self.app.around.language):
            raise BadSetup(tr("This language is not there."))

    # What the host is told

    def post(self, kind: str, **data: Any) -> None:
        if self.app.around.embedded:
            self.app.page.post({"type": kind, **data})

    def played(self, session: Session, events: Sequence[Event], text: str) -> None:
        """Tell what happened, as an onlooker may know it, and the result at the end."""
        if not self.app.around.embedded:
            return
        table = session.table
        history = table.history
        hides = table.game.info.secrets
        said = [table.describe(event.seen_by(None), session.names) for event in events]
        self.post(
            "event",
            game=session.game,
            player=history[-1].player if text and history else None,
            action="" if hides else text,
            log=[sentence for sentence in said if sentence],
            moves=len(history),
            asked=[] if table.decision is None else list(table.decision.players),
        )
        result = table.result
        if result is not None:
            scores, winners = list(result.scores), list(result.winners)
            self.post("result", game=session.game, winners=winners, scores=scores, breakdown=list(result.breakdown))

    def saved(self, session: Session, text: str) -> None:
        """Offer the game to the host page, which may keep it where this frame may not."""
        self.post("save", game=session.game, save=export_text(session.name, session.seats, text))
