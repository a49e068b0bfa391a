"""How the player likes the page: theme, motion, pace, language. A host page may set two of them for its frame."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame_rules as pr
from pygame_rules import tr

from .models import Shell
from .ui import SETTING_NAMES, THEMES, Settings

if TYPE_CHECKING:
    from .app import App

PSEUDO = "en-XA"


class Preferences:
    """The settings, kept in the storage, and what of them shows on the document."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.settings: Settings = app.store.settings()
        self.theme = ""  # of the host page, for this frame only
        self.commands = {"setting": self._command, "language": self.choose_language}
        self.fields = {"setting": self.change}

    def begin(self) -> None:
        """Speak the player's language: the chosen one, else the browser's."""
        self.speak(self.settings.language or self.app.around.language)

    def speak(self, name: str) -> bool:
        """Speak a language from now on; False if there is no such language, and nothing changes."""
        found = known_language(name)
        if not found:
            return False
        pr.set_language(found)
        self.app.forget_words()
        return True

    def choose_language(self, name: str) -> None:
        """The player's choice, which is remembered."""
        if self.speak(name or self.app.around.language) or not name:
            self.settings.language = known_language(name)
            self.app.store.write_settings(self.settings)

    def _command(self, argument: str) -> None:
        name, _, value = argument.partition(":")
        self.change(name, value)

    def change(self, name: str, value: Any) -> None:
        """Set one setting; a value that it cannot have changes nothing."""
        if name not in SETTING_NAMES:
            return None
        if name == "language":
            return self.choose_language(value if isinstance(value, str) else "")
        if name == "letters":
            value = value in (True, "true", "1", "on")
        changed = Settings.read(self.settings.values() | {name: value})
        if getattr(changed, name) != value:
            return None
        if name == "theme":
            self.theme = ""
        self.settings = changed
        self.app.store.write_settings(self.settings)
        return None

    def reload(self) -> None:
        """Another tab has changed the settings."""
        before = self.settings.language
        self.settings = self.app.store.settings()
        if self.settings.language != before:
            self.begin()

    def host_theme(self, theme: str) -> None:
        """What the host page wants its frame to look like."""
        self.theme = theme if theme in THEMES else ""

    def attributes(self) -> dict[str, str]:
        """The attributes of the document that the style sheets go by."""
        return {
            "lang": pr.language(),
            "data-theme": self.theme or self.settings.theme,
            "data-motion": "" if self.settings.motion == "auto" else self.settings.motion,
            "data-letters": "" if self.settings.letters else "off",
            "data-embed": "1" if self.app.around.embedded else "",
        }

    def shell(self) -> Shell:
        """What the bars of all screens show."""
        known = self.app.known
        return Shell(
            language=pr.language(),
            languages=pr.languages(),
            installable=known["installable"],
            offline=known["offline"],
            update=known["update"],
            refused=self.app.storage.refused,
            embedded=self.app.around.embedded,
        )


def known_language(name: str) -> str:
    """The language that a tag such as `pl-PL` asks for; empty where there is none."""
    if name == PSEUDO:
        return name
    short = name.replace("_", "-").split("-")[0].lower()
    return short if short in pr.languages() else ""


def storage_refused_words() -> str:
    """What the player hears once when nothing can be stored."""
    return tr("This browser keeps nothing more: the game lives only as long as this tab. Export it to be safe.")
