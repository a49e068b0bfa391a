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

Player = Callable[[pr.Table, int], pr.Action]

# A bot that is still at it after so many actions will never finish its turn.
LONGEST_TURN = 500


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
                seat = decision.unattended(self.people)
                if seat is not None:
                    self.let_play(seat)
                else:
                    self.hand_over(self.at_keyboard(decision))
                    self.ask(decision)
        except (Quit, EOFError):
            print(tr("Goodbye."))
            return 0
        self.tell()
        print("\n".join(outcome(self.table, self.names)))
        return 0

    def let_play(self, seat: int) -> None:
        """Let the bot of a seat do one thing."""
        self.table.play(self.bots[seat](self.table, seat))

    # Who is asked

    def asked(self, decision: pr.Decision) -> list[pr.Ask]:
        """The questions to people that can be shown now: where something is hidden, only to who is at the keyboard."""
        asks = [ask for ask in decision.asks if ask.player in self.people]
        if self.table.game.info.secrets:
            return [ask for ask in asks if ask.player == self.at_keyboard(decision)]
        return asks

    def at_keyboard(self, decision: pr.Decision) -> int:
        """Whoever sits there already, if still asked; else the first person who is."""
        if self.seat is not None and decision.of(self.seat) is not None:
            return self.seat
        return next(ask.player for ask in decision.asks if ask.player in self.people)

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
        """Each question with its actions, numbered through."""
        number = 0
        for ask in self.asked(decision):
            print(f"\n{self.names[ask.player]}: {ask.prompt} [{ask.rule}]")
            hints = self.table.hints(ask.player)
            for action in self.actions_of(ask.player):
                number += 1
                print(f"{number:4}  {action.text}{hint_words(hints.get(action.text))}")
        for seat in decision.players:
            if seat in self.bots:
                name, n = self.names[seat], seat + 1
                print(tr("{name} waits: `bot {n}` lets it do one thing, `finish {n}` its whole turn.", name=name, n=n))

    def actions_of(self, seat: int) -> list[pr.Action]:
        return [action for action in self.table.actions if action.player == seat]

    # What is typed

    def obey(self, line: str, decision: pr.Decision) -> bool:
        """Do what was typed; True if the position is another one now."""
        offers = [action for ask in self.asked(decision) for action in self.actions_of(ask.player)]
        if line.isascii() and line.isdigit() and 0 < int(line[:9]) <= len(offers):
            self.table.play(offers[int(line[:9]) - 1])
            return True
        seat, text = self.addressed(line)
        word, _, rest = text.partition(" ")
        if seat is None:
            matching = [action for action in offers if action.text == text]
            if len(matching) > 1:
                print(tr("Several players may do that now; name the seat, as in `{n} {text}`.", n=1, text=text))
                return False
            seat = matching[0].player if matching else self.at_keyboard(decision)
        if not self.is_person(seat):
            return False
        if any(action.text == text for action in self.actions_of(seat)):
            self.table.play(text, seat)
            return True
        command = COMMANDS.get(word)
        if command is not None:
            return command(self, rest.strip(), seat)
        if text:
            self.refuse(text, seat)
        return False

    def addressed(self, line: str) -> tuple[int | None, str]:
        """The seat that a line such as `2 play bash` is for, and what remains of it."""
        number, _, rest = line.partition(" ")
        if number.isascii() and number.isdigit() and rest.strip():
            return int(number[:9]) - 1, rest.strip()
        return None, line

    def is_person(self, seat: int) -> bool:
        """Whether a person sits there; says so if not."""
        if seat in self.people:
            return True
        print(
            tr("{name} is a bot; `bot {n}` lets it play.", name=self.names[seat], n=seat + 1)
            if seat in self.bots
            else tr("There is no player {n} at this table.", n=seat + 1)
        )
        return False

    def refuse(self, text: str, seat: int) -> None:
        reason = self.table.explain(text, seat)
        print(f"{reason} [{reason.rule}]" if reason and reason.rule else reason)

    # The commands

    def help(self, rest: str, seat: int) -> bool:
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
            tr("Where several players may act, a number in front says who, as in `2 pass` or `2 why pass`:"),
            tr("  bot 2        let the bot that plays as player 2 do one thing"),
            tr("  finish 2     let it finish its turn"),
            tr("  seat 2       give the keyboard to player 2"),
        ):
            print(line)
        return False

    def view(self, rest: str, seat: int) -> bool:
        print("\n".join(board_lines(self.table.view(seat)["board"])))
        return False

    def actions(self, rest: str, seat: int) -> bool:
        if (decision := self.table.decision) is not None:
            self.show_actions(decision)
        return False

    def why(self, rest: str, seat: int) -> bool:
        if self.table.explain(rest, seat) is None:
            print(tr("That is possible now."))
        else:
            self.refuse(rest, seat)
        return False

    def rule(self, rest: str, seat: int) -> bool:
        decision = self.table.decision
        ask = None if decision is None else decision.of(seat) or decision.asks[0]
        wanted = rest.upper() or ("" if ask is None else ask.rule)
        rules = [rule for rule in pr.rules(self.table.game.info.id) if rule.id == wanted]
        print(worded(rules[0]) if rules else tr("There is no rule {id} in this game.", id=wanted))
        return False

    def log(self, rest: str, seat: int) -> bool:
        self.told = 0
        self.tell()
        return False

    def undo(self, rest: str, seat: int) -> bool:
        try:
            self.table.undo()
        except pr.IllegalAction as error:
            print(error)
            return False
        # What bots did by themselves is taken back with it: they would only do it again.
        while (now := self.table.decision) and now.unattended(self.people) is not None and self.table.can_undo:
            self.table.undo()
        self.told = min(self.told, len(self.table.history) + 1)
        return True

    def bot(self, rest: str, seat: int) -> bool:
        """Let a bot do one thing in a turn that it shares with people."""
        waiting = self.waiting_bot(rest)
        if waiting is None:
            return False
        self.let_play(waiting)
        return True

    def finish(self, rest: str, seat: int) -> bool:
        """Let a bot finish its part of a shared turn."""
        waiting, before = self.waiting_bot(rest), self.table.decision
        if waiting is None or before is None:
            return False
        for _ in range(LONGEST_TURN):
            self.let_play(waiting)
            now = self.table.decision
            if now is None or not now.continues(before, waiting, self.people):
                break
        return True

    def waiting_bot(self, rest: str) -> int | None:
        """The bot that is named, if it may act now; or the only one that may, if none is. Says what is wrong."""
        decision = self.table.decision
        waiting = [] if decision is None else [seat for seat in decision.players if seat in self.bots]
        named = [seat for seat in waiting if rest == str(seat + 1)] if rest else waiting
        if len(named) == 1:
            return named[0]
        print(tr("Name a bot that may act now, as in `bot 2`.") if waiting else tr("No bot may act now."))
        return None

    def give(self, rest: str, seat: int) -> bool:
        """Give the keyboard to another person who may act now."""
        decision = self.table.decision
        for person in self.people:
            if rest == str(person + 1) and decision is not None and decision.of(person) is not None:
                self.hand_over(person)
                return True
        print(tr("Name a player who may act now, as in `seat 2`."))
        return False

    def save(self, rest: str, seat: int) -> bool:
        return self.write(rest, self.table.save())

    def replay(self, rest: str, seat: int) -> bool:
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

    def quit(self, rest: str, seat: int) -> bool:
        raise Quit


COMMANDS: dict[str, Callable[[Client, str, int], bool]] = {
    "help": Client.help,
    "?": Client.help,
    "view": Client.view,
    "actions": Client.actions,
    "why": Client.why,
    "rule": Client.rule,
    "log": Client.log,
    "undo": Client.undo,
    "bot": Client.bot,
    "finish": Client.finish,
    "seat": Client.give,
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
