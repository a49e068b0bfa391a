"""The content of the game as the screens want it: panels, cards and tokens with their words and pictures."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import replace
from functools import cached_property
from typing import Any

from app.html import Markup, fragment, icon
from app.screens.dice_throne.ability import Panel, mini
from app.screens.dice_throne.art import DAMAGE_ICONS, look, picture, symbol_icon, token_colour, token_icon, token_kind
from app.screens.dice_throne.hand import CardLook
from app.screens.dice_throne.lexicon import Lexicon, rich, seen_length
from app.screens.dice_throne.plates import TokenLook
from app.screens.dice_throne.provenance import unsure_words
from app.screens.dice_throne.symbols import need_of
from pygame_rules import tr
from pygame_rules.games.dice_throne.view_types import AbilityEntry, AbilityView, CardEntry, Catalogue

GIST_ICONS = {
    "die": ("die", ""),
    "cp": ("dt-cp", "c-energy"),
    "heal": ("dt-heal", "c-heal"),
    "hurt": ("heart", "c-damage"),
    "card": ("card-draw", ""),
    "prevent": ("shield", "c-block"),
    "status": ("dt-skull", ""),
    "again": ("dt-again", ""),
}


class Content:
    """Looks things up in the catalogue. What is made of it never changes, so it is made once and kept."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.heroes = catalogue["heroes"]
        self.cards = catalogue["cards"]
        self.tokens = catalogue["tokens"]
        self.damage = catalogue["damage"]
        self._lexicons: dict[str, Lexicon] = {}
        self._panels: dict[tuple[str, str, int], Panel] = {}
        self._looks: dict[tuple[str, str], CardLook] = {}
        self._minis: dict[tuple[str, str, int, str, bool], Markup] = {}
        self._owner = {token: hero for hero, known in self.heroes.items() for token in known["tokens"]}

    # Names

    @cached_property
    def abilities(self) -> Mapping[str, AbilityEntry]:
        """The abilities of all boards, not upgraded, and the second ones of upgrade cards."""
        added = {ability["id"]: ability for card in self.cards.values() for ability in card.get("adds", ())}
        return added | {ability["id"]: ability for hero in self.heroes.values() for ability in hero["board"]}

    def ability_name(self, ability: str) -> str:
        """The name of an ability without its level."""
        return self.abilities[ability]["name"]

    def token_name(self, token: str) -> str:
        return self.tokens[token]["name"]

    def face(self, hero: str | None, value: int) -> str:
        """The symbol on a side of a hero's die."""
        return self.heroes[hero]["dice"][value - 1] if hero else ""

    def symbol_name(self, hero: str | None, value: int) -> str:
        return self.heroes[hero]["symbols"][self.face(hero, value)] if hero else ""

    def damage_words(self, kind: str | None) -> str:
        """What can be done about a type of damage."""
        return self.damage[kind]["text"] if kind else ""

    # Words with pictures

    def lexicon(self, hero: str | None) -> Lexicon:
        """Which words are drawn in texts of a hero: its symbols, all tokens, damage and combat points."""
        key = hero or ""
        if key not in self._lexicons:
            drawn: dict[str, tuple[str, str, bool]] = {
                tr("damage"): (DAMAGE_ICONS["normal"], "c-damage", False),
                tr("undefendable damage"): (DAMAGE_ICONS["undefendable"], "c-damage", False),
                tr("pure damage"): (DAMAGE_ICONS["pure"], "c-damage", False),
                tr("collateral damage"): (DAMAGE_ICONS["collateral"], "c-damage", False),
                tr("ultimate damage"): (DAMAGE_ICONS["ultimate"], "c-damage", True),
                tr("CP"): ("dt-cp", "c-energy", True),
            }
            for token, known in self.tokens.items():
                tone = "c-energy" if known["polarity"] == "positive" else ""
                drawn[known["name"]] = (token_icon(token), tone, True)
            if hero:
                for symbol, name in self.heroes[hero]["symbols"].items():
                    drawn[name] = (symbol_icon(symbol), "", False)
            self._lexicons[key] = Lexicon.of(drawn)
        return self._lexicons[key]

    def gist(self, parts: Sequence[Sequence[str]]) -> Markup | None:
        """Figures and pictures in place of sentences; nothing where the rules give none."""
        if not parts:
            return None
        out: list[Any] = []
        for kind, value in parts:
            if kind == "text":
                out.append(value)
            elif kind == "damage":
                out.append(icon(DAMAGE_ICONS.get(value, "swords"), None, "icon--inline c-damage"))
            elif kind == "token":
                out.append(icon(token_icon(value), None, "icon--inline"))
            elif kind == "symbol":
                out.append(icon(symbol_icon(value), None, "icon--inline"))
            else:
                pic, tone = GIST_ICONS.get(kind, ("star", ""))
                out.append(icon(pic, None, f"icon--inline {tone}".strip()))
        return fragment(out)

    def rich(self, text: str, hero: str | None) -> Markup:
        """A text with its pictures."""
        return rich(text, self.lexicon(hero))

    def use_words(self, token: str, use: int) -> str:
        """What spending a token does, in one of its uses."""
        return self.tokens[token]["uses"][use]["text"]

    # Abilities

    def panels(self, hero: str | None, lying: Sequence[AbilityView] = ()) -> list[Panel]:
        """The abilities of a board as they lie, in the order of the board; second abilities belong to their card."""
        if not hero:
            return []
        cards = {ability["id"]: ability["card"] for ability in lying}
        out = []
        for ability in self.heroes[hero]["board"]:
            card = cards.get(ability["id"])
            if card is None:
                out.append(self.panel(hero, ability))
                continue
            upgrade = self.cards[card]
            made = self.panel(hero, upgrade["ability"], upgrade["level"])
            made.second = [self.panel(hero, added) for added in upgrade["adds"]]
            out.append(made)
        return out

    def panel(self, hero: str, ability: AbilityEntry, level: int = 1) -> Panel:
        """One ability with its words and pictures; each call gives one of its own to write on."""
        key = hero, ability["id"], level
        if key not in self._panels:
            self._panels[key] = self._panel(hero, ability, level)
        made = copy(self._panels[key])
        made.second = []
        return made

    def mini(self, hero: str, panel: Panel, arg: str) -> Markup:
        """The mini panel of an ability that nothing but the hero's upgrades changes."""
        key = hero, panel.id, panel.level, arg, panel.chosen
        if key not in self._minis:
            self._minis[key] = mini(panel, arg=arg)
        return self._minis[key]

    def _panel(self, hero: str, ability: AbilityEntry, level: int) -> Panel:
        text = ability_words(ability)
        lexicon = self.lexicon(hero)
        return Panel(
            id=ability["id"],
            # The level stands on a pill beside the name.
            name=self.ability_name(ability["id"]),
            kind=ability["kind"],
            text=rich(text, lexicon),
            words=text,
            letters=seen_length(text, lexicon),
            names=dict(self.heroes[hero]["symbols"]),
            level=level,
            tiers=[need_of(tier["activation"]) for tier in ability["tiers"]],
            dice=ability["dice"],
            gist=self.gist(ability["gist"]),
            unsure=unsure_words(ability["provenance"]),
        )

    # Cards

    def card_look(self, card: str, hero: str | None, **state: Any) -> CardLook:
        """A card with its words and picture, and with what can be done with it now."""
        key = card, hero or ""
        if key not in self._looks:
            self._looks[key] = self._look(card, hero)
        return replace(self._looks[key], **state) if state else self._looks[key]

    def _look(self, card: str, hero: str | None) -> CardLook:
        known = self.cards[card]
        lexicon = self.lexicon(hero)
        text = upgrade_words(known) if known["type"] == "upgrade" else known["text"]
        return CardLook(
            id=card,
            key=card,
            name=known["name"],
            type=known["type"],
            cost=known["cost"],
            # An upgrade looks like the ability that it lies on.
            art=picture(known.get("upgrades", card), look(hero).emblem),
            text=rich(text, lexicon),
            words=known["text"],
            letters=seen_length(text, lexicon),
            unsure=unsure_words(known["provenance"]),
        )

    # Tokens

    def token_look(
        self, token: str, count: int, limit: int = 0, *, action: str | None = None, pick: str | None = None
    ) -> TokenLook:
        known = self.tokens[token]
        return TokenLook(
            id=token,
            name=known["name"],
            icon=token_icon(token),
            count=count,
            kind=token_kind(known["polarity"]),
            colour=token_colour(token, self._owner.get(token)),
            words=known["text"],
            limit=limit or known["limit"],
            action=action,
            pick=pick,
        )


_latest: list[Content] = []


def content_of(catalogue: Catalogue) -> Content:
    """The content of a catalogue; the same catalogue gets the same content, until another one comes."""
    if not _latest or _latest[0].catalogue is not catalogue:
        _latest[:] = [Content(catalogue)]
    return _latest[0]


def upgrade_words(card: CardEntry) -> str:
    """What an upgrade makes of its ability, in short."""
    text = ability_words(card["ability"])
    if card["adds"]:
        added = ", ".join(ability["name"] for ability in card["adds"])
        return tr("{text} Adds {abilities}.", text=text, abilities=added)
    return text


def ability_words(ability: AbilityEntry) -> str:
    """What an ability does, without what it needs: tiers that differ in figures alone as 4/6/8."""
    texts = [tier["text"] for tier in ability["tiers"]]
    if texts:
        return merged(texts) or ability["text"]
    return ability["does"] or ability["text"]


def merged(texts: Sequence[str]) -> str | None:
    """Several texts as one, where only their figures differ."""
    split = [re.split(r"(\d+)", text) for text in texts]
    if any(len(parts) != len(split[0]) or parts[::2] != split[0][::2] for parts in split):
        return None
    return "".join(
        "/".join(dict.fromkeys(parts[index] for parts in split)) if index % 2 else split[0][index]
        for index in range(len(split[0]))
    )
