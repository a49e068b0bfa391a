"""What every part of the table is drawn from: the view, read once, with what is legal and what is picked."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from app.screens.dice_throne import words
from app.screens.dice_throne.art import PHASES, look
from app.screens.dice_throne.content import Content, content_of
from pygame_rules import tr

if TYPE_CHECKING:
    from app.ui import UI

# Where nothing better is picked, Enter does the first of these that is legal.
GO_ON = ("done", "keep", "stop", "pass", "waive", "no", "pay 0")
DICE_VERBS = ("raise", "lower", "set", "copy")


class Scene:
    """One view with the page's own state, and the tally of legal actions that have found a place on the table."""

    def __init__(self, view: Mapping[str, Any], hints: Mapping[str, Any], catalogue: Mapping[str, Any], ui: UI) -> None:
        self.view = view
        self.board: dict[str, Any] = view["board"]
        self.content = content_of(catalogue) if catalogue else Content({})
        self.ui = ui
        self.seat: int = view["seat"] if view.get("seat") is not None else ui.seat or 0
        self.players: list[dict[str, Any]] = self.board["players"]
        self.me = self.players[self.seat]
        self.phase: str = self.board["phase"]
        self.step: str = self.board["step"]
        self.window: dict[str, Any] = self.board["window"] or {}
        self.active: int = self.board["active"]
        self.decision: dict[str, Any] | None = view["decision"]
        self.legal: list[str] = [] if ui.waiting else [offer["text"] for offer in view["actions"]]
        self.mine = bool(self.legal)
        self.hints = hints if self.mine else {}
        self.shown: set[str] = set()
        self.trays: list[dict[str, Any]] = self.board["trays"]
        self.attack: dict[str, Any] | None = self.board["attack"]

    # What is legal, and whether it has a place

    def is_legal(self, text: str | None) -> bool:
        return text is not None and text in self.legal

    def starting(self, *heads: str) -> list[str]:
        """The legal actions with one of these verbs."""
        return [text for text in self.legal if text.split()[0] in heads]

    def offer(self, text: str) -> dict[str, Any]:
        """The attributes that make an element play this action; the action counts as shown."""
        self.shown.add(text)
        return {"type": "button", "data-a": text}

    def shows(self, text: str) -> str:
        """The same action, which counts as shown now."""
        self.shown.add(text)
        return text

    def cover(self, *texts: str) -> None:
        """Note actions that are reached by picking something that is lit."""
        self.shown.update(texts)

    @property
    def rest(self) -> list[str]:
        """The legal actions that have no place on the table yet."""
        return [text for text in self.legal if text not in self.shown]

    # What is picked

    def _picked(self, head: str) -> str:
        chosen = self.ui.selected or ""
        return chosen.removeprefix(head) if chosen.startswith(head) else ""

    @cached_property
    def card(self) -> str:
        """The card of the hand that is picked."""
        card = self._picked("card:")
        return card if card in (self.me["hand"] or ()) else ""

    @cached_property
    def token(self) -> str:
        """The token that is picked, where it can be spent in several ways."""
        token = self._picked("token:")
        return token if any(text.split()[1] == token for text in self.starting("spend")) else ""

    @cached_property
    def passive(self) -> str:
        """The passive ability that is picked, where it can be used in several ways."""
        ability = self._picked("use:")
        return ability if any(text.split()[1] == ability for text in self.starting("use")) else ""

    @cached_property
    def ability(self) -> str:
        """The ability that is walked to with the keys, where it can be declared."""
        ability = self._picked("declare:")
        return ability if self.is_legal(f"declare {ability}") else ""

    @cached_property
    def die(self) -> int | None:
        """The die that is to be turned, from 1: the picked one, else the first that can be."""
        numbers = [text.split()[1] for text in self.starting(*DICE_VERBS)]
        if not numbers:
            return None
        picked = self._picked("die:")
        return int(picked if picked in numbers else numbers[0])

    @cached_property
    def hero_looked_at(self) -> str:
        """The hero whose board the picker shows."""
        hero = self._picked("hero:")
        if hero and (not self.content.heroes or hero in self.content.heroes):
            return hero
        choices = [text.split()[1] for text in self.starting("hero")]
        chosen = [player["hero"] for player in self.players if player["hero"]]
        return next(iter([*choices, *chosen, *self.content.heroes]), "")

    # Dice

    @property
    def rerolls(self) -> list[str]:
        return self.starting("reroll")

    @cached_property
    def tray(self) -> dict[str, Any] | None:
        """The dice at hand."""
        return self.trays[-1] if self.trays else None

    @cached_property
    def can_keep(self) -> bool:
        """Whether dice are kept and the others rolled: several at once can be rolled again."""
        return any(len(text.split()) > 2 for text in self.rerolls)

    @cached_property
    def kept(self) -> frozenset[int]:
        """The places (from 0) of the dice that stay when the others are rolled."""
        chosen = self.ui.selected or ""
        if chosen.startswith("keep"):
            return frozenset(int(word) for word in chosen.split()[1:] if word.isdigit())
        return frozenset()

    def toggled(self, place: int) -> str:
        """What is picked when a die changes between loose and kept."""
        kept = self.kept ^ {place}
        return " ".join(["keep", *map(str, sorted(kept))])

    @cached_property
    def roll(self) -> str | None:
        """The action that rolls the loose dice."""
        if self.tray is None:
            return None
        loose = [place + 1 for place in range(len(self.tray["values"])) if place not in self.kept]
        text = " ".join(["reroll", *map(str, loose)])
        return text if loose and self.is_legal(text) else None

    # The large button

    @cached_property
    def primary(self) -> str | None:
        """What Enter and the large button do."""
        if self.card:
            for verb in ("play", "sell", "discard"):
                if self.is_legal(f"{verb} {self.card}"):
                    return f"{verb} {self.card}"
        if self.ability:
            return f"declare {self.ability}"
        if self.starting("hero"):
            text = f"hero {self.hero_looked_at}"
            return text if self.is_legal(text) else None
        if self.roll and self.can_keep:
            return self.roll
        if len(self.legal) == 1:
            return self.legal[0]
        declared = self.starting("declare")
        if declared and not self.rerolls:
            return declared[0] if len(declared) == 1 else None
        defended = self.starting("defend")
        if len(defended) == 1:
            return defended[0]
        if self.is_legal("yes"):
            return "yes"
        return next((text for text in GO_ON if text in self.legal), None)

    # Keys

    @cached_property
    def declarable(self) -> list[str]:
        """The abilities that can be declared, in the order of the board."""
        order = [ability["id"] for ability in self.me["abilities"]]
        texts = self.starting("declare")
        return sorted((text.split()[1] for text in texts), key=lambda name: order.index(name) if name in order else 99)

    @cached_property
    def numbered(self) -> list[str]:
        """What the numbers on the keyboard stand for, in the order in which it is shown; dice come before all else."""
        if self.tray is not None and (self.rerolls or self.starting(*DICE_VERBS)):
            return []
        whom = self.starting("target", "choose")
        if whom:
            return whom
        if self.declarable:
            return [f"declare {ability}" for ability in self.declarable]
        if self.step in ("window", "defense"):
            cards = [f"play {card}" for card in self.me["hand"] or () if self.is_legal(f"play {card}")]
            return [*cards, *self.starting("spend"), *self.starting("use", "defend")]
        return self.starting("take", "pay", "remove", "move", "block", "grow", "give", "resolve")

    def key_of(self, text: str) -> str | None:
        """The number that stands for an action."""
        return str(self.numbered.index(text) + 1) if text in self.numbered[:9] else None

    def hint(self, text: str | None) -> dict[str, Any]:
        """What is certain to come of an action."""
        return self.hints.get(text) or {} if text else {}

    def label(self, text: str) -> str:
        """An action in words."""
        return words.label(text, self.names)

    @cached_property
    def names(self) -> words.Names:
        content = self.content
        return words.Names(
            hero=content.hero_name,
            ability=content.ability_name,
            card=content.card_name,
            token=content.token_name,
            seat=lambda number: self.name(int(number) - 1),
            die=self.die_name,
            option=self.option_name,
        )

    def die_name(self, number: str) -> str:
        """A die of the dice at hand, by its number from 1."""
        tray = self.tray
        if tray is None:
            return tr("Die {n}", n=number)
        value = tray["values"][int(number) - 1]
        symbol = self.content.symbol_name(self.players[tray["owner"]]["hero"], value)
        return tr("{symbol} {value}", symbol=symbol, value=value)

    def option_name(self, option: str) -> str:
        """A choice by its short word: a token, an ability, a card, or the word itself."""
        kind, _, name = option.partition(":")
        if name:
            return {
                "token": self.content.token_name,
                "ability": self.names.ability,
                "passive": self.names.ability,
                "card": self.names.card,
            }.get(kind, str)(name)
        if option in self.content.tokens:
            return self.content.token_name(option)
        return self.content.ability_name(option) if self.content.is_ability(option) else option.replace("_", " ")

    # Who is who

    def name(self, seat: int) -> str:
        names = self.ui.names
        return names[seat] if 0 <= seat < len(names) else tr("Player {n}", n=seat + 1)

    def is_bot(self, seat: int) -> bool:
        chair = self.ui.seats[seat] if seat < len(self.ui.seats) else {}
        return bool(chair.get("kind", "human") != "human")

    def colour(self, seat: int) -> str:
        return look(self.players[seat]["hero"]).colour

    def hero_style(self, seat: int) -> dict[str, str]:
        return {"--hero": self.colour(seat)}

    @property
    def others(self) -> list[int]:
        """The other seats, clockwise."""
        count = len(self.players)
        return [(self.seat + n) % count for n in range(1, count)]

    @property
    def teams(self) -> bool:
        return len(self.players) == 4

    def side(self, seat: int) -> int:
        return int(self.players[seat]["side"])

    @property
    def opponents(self) -> list[int]:
        """Those who play against oneself, clockwise; in the team game the left one first."""
        return [seat for seat in self.others if self.side(seat) != self.side(self.seat)]

    @cached_property
    def asked(self) -> int | None:
        """The seat that decides now."""
        return self.decision["player"] if self.decision else None

    @property
    def round(self) -> int:
        """How often it has been everyone's turn, counted from 1; 0 before the first turn."""
        if self.phase not in PHASES:
            return 0
        return max(0, self.board["turn"] - 1) // len(self.players) + 1

    @property
    def skipped(self) -> tuple[str, ...]:
        """Phases that do not happen in this turn."""
        return ("targeting",) if len(self.players) == 2 else ()

    # Chances

    @cached_property
    def odds(self) -> dict[str, float]:
        """The chance of each ability with the dice that are kept now; empty where nothing is to be rolled."""
        found: dict[str, float] = self.hint(self.roll or "stop").get("odds") or {}
        return found

    def chance(self, ability: str) -> float | None:
        """The chance to have an ability when the rolls are used up; None where nothing is to be rolled."""
        return self.odds.get(ability)

    @cached_property
    def best_keep(self) -> frozenset[int]:
        """The places of the dice to keep for the best line."""
        return frozenset((self.hint("stop").get("best") or {}).get("keep") or ())
