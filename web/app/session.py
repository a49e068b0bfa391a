"""A table with people and bots around it: who is asked, whose view is shown, what can be taken back."""

from __future__ import annotations

from typing import Any

from pygame_rules import Event, IllegalAction, Table, TableView, tr

from .ui import PartySeat


class Session:
    """One running game. Pure: what it needs of time, storage and page comes from outside."""

    def __init__(self, table: Table, seats: list[dict[str, Any]], id: str, name: str = "", revision: int = 0) -> None:
        self.table = table
        self.seats = seats
        self.id = id
        self.name = name or table.game.info.title
        self.revision = revision
        self.origin = ""  # the named save that this game was continued from
        # The person who has confirmed that they hold the device; only asked for where something is hidden.
        self.ready: int | None = None
        self.shown = self._first_person()
        # The bot that was asked to play in a shared turn, and whether it is to finish its turn.
        self.called: int | None = None
        self.finishes = False
        # After how many actions a person could act, as far as this session has seen it.
        self._open: set[int] = set()
        # Per seat: of how many actions the log is worded, and its lines.
        self._worded: dict[int | None, tuple[int, list[tuple[str, str, str]]]] = {}
        self.follow()

    @property
    def game(self) -> str:
        return self.table.game.info.id

    @property
    def names(self) -> list[str]:
        return [seat["name"] for seat in self.seats]

    @property
    def people(self) -> list[int]:
        """The seats that persons play."""
        return [number for number, seat in enumerate(self.seats) if seat["kind"] == "human"]

    @property
    def over(self) -> bool:
        return self.table.decision is None

    def is_person(self, seat: int) -> bool:
        return bool(self.seats[seat]["kind"] == "human")

    @property
    def shared(self) -> bool:
        """Whether several seats may act now, in any order."""
        decision = self.table.decision
        return decision is not None and len(decision.asks) > 1

    def may_act(self, seat: int) -> bool:
        """Whether a seat is asked now, alone or among others."""
        decision = self.table.decision
        return decision is not None and decision.of(seat) is not None

    @property
    def bot_to_move(self) -> int | None:
        """The seat of the bot that plays now: it was asked to, or no person may act; None if a person is waited for."""
        decision = self.table.decision
        if decision is None:
            return None
        if self.called is not None and decision.of(self.called) is not None:
            return self.called
        if any(self.is_person(seat) for seat in decision.players):
            return None
        return decision.player

    def call(self, seat: int, *, finish: bool) -> None:
        """Ask a bot to play one action of a shared turn, or all it still wants to; IllegalAction if it may not."""
        if not 0 <= seat < len(self.seats) or self.is_person(seat) or not self.may_act(seat):
            raise IllegalAction(tr("Nobody there can do anything now."))
        self.called, self.finishes = seat, finish

    def turn_to(self, seat: int) -> None:
        """Show the table of another seat; where something is hidden, only that of a person."""
        if 0 <= seat < len(self.seats) and (self.is_person(seat) or not self.table.game.info.secrets):
            self.shown = seat

    def next_seat(self) -> int | None:
        """The next seat clockwise whose table can be shown."""
        count = len(self.seats)
        around = [((self.shown or 0) + step) % count for step in range(1, count)]
        return next((s for s in around if self.is_person(s) or not self.table.game.info.secrets), None)

    def follow(self) -> None:
        """Show the view of the person who is asked; while bots play, whoever was shown stays."""
        decision = self.table.decision
        if decision is None:
            return
        asked = [seat for seat in decision.players if self.is_person(seat)]
        if asked:
            self._open.add(len(self.table.history))
        if asked and self.shown not in asked:
            self.shown = decision.player if decision.player in asked else asked[0]

    def needs_handover(self, setting: str = "auto") -> bool:
        """Whether the device must change hands, unseen, before the next view may be shown."""
        if len(self.people) < 2 or setting == "never" or self.over:
            return False
        if not (self.table.game.info.secrets or setting == "always"):
            return False
        return self.bot_to_move is None and self.ready != self.shown and self.shown in self.people

    def take_over(self) -> None:
        """The person shown says that they hold the device now."""
        self.ready = self.shown

    def play(self, text: str, seat: int | None = None) -> list[Event]:
        """An action of a person: of the seat it was offered to, or of the one shown. IllegalAction says why not."""
        seat = self.shown if seat is None else seat
        if seat is None or not 0 <= seat < len(self.seats) or not self.is_person(seat) or self.bot_to_move is not None:
            raise IllegalAction(tr("It is not your turn."))
        events = self.table.play(text, seat)
        self.follow()
        return events

    def play_for_bot(self, text: str) -> list[Event]:
        """What a bot has chosen."""
        seat = self.bot_to_move
        events = self.table.play(text, seat)
        if seat is not None and seat == self.called and not (self.finishes and self.shared and self.may_act(seat)):
            self.called = None
        self.follow()
        return events

    # Taking back

    def _steps_back(self) -> int:
        """How many actions lead back to the last decision of a person; 0 if that is out of reach."""
        history = self.table.history
        for steps in range(1, len(history) - self.table.floor + 1):
            # A bot's action in a shared turn is taken back alone, where a person could have acted instead.
            if self.is_person(history[-steps].player) or len(history) - steps in self._open:
                return steps
        return 0

    @property
    def can_undo(self) -> bool:
        return bool(self._steps_back()) and self.table.can_undo

    def undo(self) -> None:
        """Back to the last decision of a person; IllegalAction if something was revealed since."""
        steps = self._steps_back() if self.table.can_undo else 0
        if not steps:
            raise IllegalAction(tr("There is nothing to take back: something has been revealed since."))
        for _ in range(steps):
            self.table.undo()
        self.called = None
        self._open = {count for count in self._open if count <= len(self.table.history)}
        self.forget_words()
        self.follow()

    # What is seen

    def view(self) -> TableView:
        """The view of the seat shown; it offers actions only to persons."""
        view = self.table.view(self.shown)
        if self.shown is None or not self.is_person(self.shown):
            view["actions"] = []
        return view

    def party(self) -> list[PartySeat]:
        """Who sits around a game that is played together, or around a shared turn; empty in all other games."""
        if self.over or not (self.shared or self.table.game.info.cooperative):
            return []
        return [
            PartySeat(
                number,
                seat["name"],
                seat["emblem"],
                seat["colour"],
                self.may_act(number),
                not self.is_person(number),
                number == self.shown,
            )
            for number, seat in enumerate(self.seats)
        ]

    def log(self, icons: dict[str, str]) -> list[tuple[str, str, str]]:
        """What happened, in lines of icon, sentence and rule. Lines once worded are kept: a log grows long."""
        done, lines = self._worded.get(self.shown, (0, []))
        entries = self.table.log(self.shown, since=done)
        for entry in entries:
            for event in entry.events:
                sentence = self.table.describe(event, self.names)
                if sentence:
                    lines.append((type(event).__name__, sentence, getattr(event, "rule", "")))
        self._worded[self.shown] = (done + len(entries), lines)
        return [(icons.get(kind, "dice"), sentence, rule) for kind, sentence, rule in lines]

    def forget_words(self) -> None:
        """The log is worded anew when it is asked for."""
        self._worded = {}

    def bot_request(self) -> dict[str, Any]:
        """What a bot must know to choose: only the view of its own seat. The seed makes its choice repeatable."""
        seat = self.bot_to_move
        assert seat is not None, "a bot is asked"
        seed = f"{self.table.seed} {seat} {len(self.table.history)}"
        return {
            "game": self.game,
            "view": self.table.view(seat, worded=False),
            "bot": self.seats[seat]["kind"],
            "seed": seed,
        }

    def _first_person(self) -> int | None:
        if self.people:
            return self.people[0]
        # Onlookers of bots may look over the first one's shoulder, where nothing is hidden.
        return None if self.table.game.info.secrets else 0
