"""The short notices in the corner: at most a few, each gone after a while or when it is waved away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame_rules import IllegalAction, RulesError

from .components.button import button
from .components.toast import toast, toasts
from .html import Markup
from .page import Page

MOST = 3
SECONDS = 6.0
# What can be undone or must be decided stays longer.
SECONDS_WITH_ACTION = 14.0


@dataclass(frozen=True, slots=True)
class Notice:
    """One notice; `action` is (words, command, argument) of a button in it. It stays until waved away if `stays`."""

    id: str
    text: str
    kind: str = ""
    rule: str = ""
    action: tuple[str, str, str] | None = None
    stays: bool = False

    @property
    def fleeting(self) -> bool:
        """Whether it is about the last action only."""
        return self.kind == "bad" and not self.stays


class Notices:
    """The notices that are up."""

    def __init__(self, page: Page, changed: Callable[[], None]) -> None:
        self.page = page
        self.changed = changed
        self.items: list[Notice] = []
        self.number = 0

    def tell(
        self,
        text: str,
        *,
        kind: str = "",
        rule: str = "",
        action: tuple[str, str, str] | None = None,
        stays: bool = False,
    ) -> None:
        """Put a notice up; the same words said twice are one notice."""
        self.number += 1
        notice = Notice(f"notice-{self.number}", text, kind, rule, action, stays)
        kept = [item for item in self.items if item.text != text and not (kind == "bad" and item.fleeting)]
        self.items = [*kept, notice][-MOST:]
        if not stays:
            self.page.later(SECONDS_WITH_ACTION if action else SECONDS, lambda: self._expire(notice.id))

    def refuse(self, error: RulesError) -> None:
        """Say why something is not possible, with the rule where there is one."""
        self.tell(str(error), kind="bad", rule=error.rule if isinstance(error, IllegalAction) else "")

    def dismiss(self, notice_id: str = "") -> None:
        """Take a notice down; without an id the refusals, which a next action makes stale."""
        self.items = [item for item in self.items if (item.id != notice_id if notice_id else not item.fleeting)]

    def drop(self, command: str) -> None:
        """Take down the notices whose button does a command that has been done."""
        self.items = [item for item in self.items if not item.action or item.action[1] != command]

    def markup(self) -> Markup:
        """The corner with all notices."""
        return toasts(self._toast(item) for item in self.items)

    def _toast(self, notice: Notice) -> Markup:
        act = None
        if notice.action:
            words, command, argument = notice.action
            act = button(words, kind="quiet", do=command, arg=argument)
        return toast(notice.text, kind=notice.kind, rule=notice.rule or None, action=act, id=notice.id, close=True)

    def _expire(self, notice_id: str) -> None:
        if any(item.id == notice_id for item in self.items):
            self.dismiss(notice_id)
            self.changed()
