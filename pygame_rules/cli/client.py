"""The terminal client: tells what happens, lists the legal actions by number, and does what is typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pygame_rules as pr
from pygame_rules import tr

from .board import board_lines, inline
from .common import outcome, seat_names
from .rules import worded

Player = Callable[[pr.Table], pr.Action]


class Quit(Exception):
    """The player leaves the table."""


class Client:
    """One table in the terminal, with people and bots on its seats."""

    def __init__(self, table: pr.Table, bots: Mapping[int, Player]) -> None:
        self.table, self.bots = table, bots
        self.names = seat_names(table.players)
        self.people = [seat for seat in range(table.players) if seat not in bots]
        # The seat at the keyboard, and how much of the log it has been told.
        self.seat: int | None = self.people[0] if len(self.people) == 1 else None
        self.told = 0

    def run(self) -> int:
        """Play to the end, or until the player leaves."""
        print(tr("Seed {seed}. Type a number or an action; `help` for more.", seed=self.table.seed))
        try:
            while (decision := self.table.decision) is not None:
                if decision.player in self.bots:
                    self.table.play(self.bots[decision.player](self.table))
                else:
                    self.hand_over(decision.player)
                    self.ask(decision)
        except (Quit, EOFError):
            print(tr("Goodbye."))
            return 0
        self.tell()
        print("\n".join(outcome(self.table, self.names)))
        return 0

    def hand_over(self, seat: int) -> None:
        """Give the keyboard to another person; where something is hidden, only when that person says so."""
        if seat != self.seat and len(self.people) > 1 and self.table.game.info.secrets:
            input("\n" * 40 + tr("{name}, press Enter when only you can see this.", name=self.names[seat]))
        self.seat = seat

    def tell(self) -> None:
        """Say what has happened since it was told last."""
        log = self.table.log(self.seat)
        for entry in log[self.told :]:
            for event in entry.events:
                if words := self.table.describe(event, self.names):
                    print(f"  {words}")
        self.told = len(log)

    def ask(self, decision: pr.Decision) -> None:
        """Ask until something is played or taken back."""
        self.tell()
        self.show_actions(decision)
        while not self.obey(input("> ").strip(), decision):
            pass

    def show_actions(self, decision: pr.Decision) -> None:
        print(f"\n{self.names[decision.player]}: {decision.prompt} [{decision.rule}]")
        hints = self.table.hints(decision.player)
        for number, action in enumerate(self.own_actions(decision), 1):
            print(f"{number:4}  {action.text}{hint_words(hints.get(action.text))}")

    def own_actions(self, decision: pr.Decision) -> list[pr.Action]:
        return [action for action in self.table.actions if action.player == decision.player]

    def obey(self, line: str, decision: pr.Decision) -> bool:
        """Do what was typed; True if the position is another one now."""
        actions = self.own_actions(decision)
        if line.isascii() and line.isdigit() and 0 < int(line[:9]) <= len(actions):
            self.table.play(actions[int(line[:9]) - 1])
            return True
        if any(action.text == line for action in actions):
            self.table.play(line, decision.player)
            return True
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word)
        if command is not None:
            return command(self, rest.strip(), decision)
        if line:
            reason = self.table.explain(line, decision.player)
            print(f"{reason} [{reason.rule}]" if reason and reason.rule else reason)
        return False

    # The commands

    def help(self, rest: str, decision: pr.Decision) -> bool:
        print(tr("Type the number of an action, or its text. Besides:"))
        for line in (
            tr("  view         the whole table as you may see it"),
            tr("  actions      the list of actions once more"),
            tr("  why TEXT     why an action is not possible now"),
            tr("  rule [ID]    the rule of this decision, or another one"),
            tr("  log          all that has happened"),
            tr("  undo         take back, as far as nothing was revealed"),
            tr("  save FILE    keep the game; `play --load FILE` goes on with it"),
            tr("  replay FILE  write the game as a transcript"),
            tr("  quit         leave the table"),
        ):
            print(line)
        return False

    def view(self, rest: str, decision: pr.Decision) -> bool:
        print("\n".join(board_lines(self.table.view(decision.player)["board"])))
        return False

    def actions(self, rest: str, decision: pr.Decision) -> bool:
        self.show_actions(decision)
        return False

    def why(self, rest: str, decision: pr.Decision) -> bool:
        reason = self.table.explain(rest, decision.player)
        print(tr("That is possible now.") if reason is None else f"{reason} [{reason.rule}]" if reason.rule else reason)
        return False

    def rule(self, rest: str, decision: pr.Decision) -> bool:
        wanted = rest.upper() or decision.rule
        found = [rule for rule in pr.rules(self.table.game.info.id) if rule.id == wanted]
        print(worded(found[0]) if found else tr("There is no rule {id} in this game.", id=wanted))
        return False

    def log(self, rest: str, decision: pr.Decision) -> bool:
        self.told = 0
        self.tell()
        return False

    def undo(self, rest: str, decision: pr.Decision) -> bool:
        try:
            self.table.undo()
        except pr.IllegalAction as error:
            print(error)
            return False
        # What bots did since is taken back with it: they would only do it again.
        while (now := self.table.decision) and now.player in self.bots and self.table.can_undo:
            self.table.undo()
        self.told = min(self.told, len(self.table.history) + 1)
        return True

    def save(self, rest: str, decision: pr.Decision) -> bool:
        return self.write(rest, self.table.save())

    def replay(self, rest: str, decision: pr.Decision) -> bool:
        return self.write(rest, self.table.replay)

    def write(self, name: str, text: str) -> bool:
        if not name:
            print(tr("Name a file to write to."))
            return False
        try:
            Path(name).write_text(text, encoding="utf-8")
        except OSError as error:
            print(tr("{file}: {problem}.", file=name, problem=error.strerror))
        else:
            print(tr("Written to {file}.", file=name))
        return False

    def quit(self, rest: str, decision: pr.Decision) -> bool:
        raise Quit


COMMANDS: dict[str, Callable[[Client, str, pr.Decision], bool]] = {
    "help": Client.help,
    "?": Client.help,
    "view": Client.view,
    "actions": Client.actions,
    "why": Client.why,
    "rule": Client.rule,
    "log": Client.log,
    "undo": Client.undo,
    "save": Client.save,
    "replay": Client.replay,
    "quit": Client.quit,
}


def hint_words(hint: dict[str, Any] | None) -> str:
    """What an action would certainly change, in short: numbers with their sign, the rest as it is."""
    if not hint:
        return ""
    parts = []
    for name, value in hint.items():
        if isinstance(value, bool | str):
            parts.append(f"{name} {inline(value)}")
        elif isinstance(value, int) and value:
            parts.append(f"{name} {value:+}" if name not in ("score", "cost") else f"{name} {value}")
    return f"   ({', '.join(parts)})" if parts else ""
