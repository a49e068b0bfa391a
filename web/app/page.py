"""What the app asks of the page around it: the browser offers it in `app.dom`, tests bring their own."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any, Protocol

from .html import Markup


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Where the page is shown: what its address asks for, whether in a frame, and the browser's language."""

    query: dict[str, str] = field(default_factory=dict)
    embedded: bool = False
    language: str = "en"


class Page(Protocol):
    """The page, as far as the app knows it."""

    def show(self, content: Markup, overlay: Markup) -> None:
        """Put these into place; what did not change stays as it is."""

    def dress(self, attributes: dict[str, str], title: str) -> None:
        """Set attributes of the whole document (an empty one goes away) and its title."""

    def cues(self, text: str) -> None:
        """Take in what will move; called before `show`."""

    async def moved(self) -> None:
        """Play the cues; returns when all is at rest."""

    def hurry(self) -> None:
        """End what is moving."""

    async def pause(self, seconds: float) -> None:
        """Let time pass."""

    def later(self, seconds: float, call: Any) -> None:
        """Call something after a while."""

    def once_painted(self, call: Any) -> None:
        """Call something as soon as what was shown is on the screen: work that nobody waits for."""

    def go(self, address: str, *, replace: bool = False) -> None:
        """Change the part of the address after `#`; tells nobody."""

    def announce(self, text: str) -> None:
        """Tell screen readers."""

    def download(self, name: str, text: str) -> None:
        """Offer a text as a file."""

    def upload(self) -> None:
        """Ask for a file; it arrives as a message of the kind `file`."""

    async def copy(self, text: str) -> bool:
        """Put a text into the clipboard; False if that was not possible."""

    def focus(self, selector: str) -> None:
        """Give the focus to an element."""

    def scroll_to(self, selector: str) -> None:
        """Bring an element into sight; an empty selector is the top of the page."""

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Start some work that goes on beside."""

    def here(self) -> str:
        """The address of the page without query and fragment."""

    def now(self) -> float:
        """The time in seconds since 1970."""

    def today(self) -> str:
        """The date where the player is, as 2026-11-18."""

    def random_id(self) -> str:
        """A new id: twelve letters and digits."""

    def post(self, message: dict[str, Any]) -> None:
        """Tell the page that embeds us; nothing happens where there is none."""

    async def read_json(self, path: str) -> dict[str, Any]:
        """A file of the site; empty where it cannot be had."""

    def complain(self, error: BaseException) -> None:
        """Write a fault of ours to the browser's console."""

    def command(self, name: str) -> None:
        """Ask the browser for something of its own: `install` or `update`."""
