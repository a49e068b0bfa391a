"""What can go wrong in a way that a player should hear about."""

from __future__ import annotations


class Reason(str):
    """Why something is refused: a sentence for the player, with the rule it comes from."""

    rule: str

    def __new__(cls, text: str, rule: str = "") -> Reason:
        self = super().__new__(cls, text)
        self.rule = rule
        return self


class RulesError(Exception):
    """Base of the errors that the package raises on purpose."""


class IllegalAction(RulesError):
    """An action that the rules do not allow now; says why and cites a rule."""

    def __init__(self, reason: str, rule: str = "") -> None:
        super().__init__(str(reason))
        self.reason = reason if isinstance(reason, Reason) else Reason(reason, rule)

    @property
    def rule(self) -> str:
        return self.reason.rule


class BadSave(RulesError):
    """A text that is no save of ours, or no longer readable; the message is for the player."""


class BadSetup(RulesError):
    """A table that cannot be laid: unknown game, wrong player count, wrong options."""
