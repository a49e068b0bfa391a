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
from app.screens.dice_throne.plates import TokenLook
from app.screens.dice_throne.symbols import Lexicon, Need, rich, seen_length
from pygame_rules import tr

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
LEVELS = (" III", " II")


class Content:
    """Looks things up in the catalogue. What is made of it never changes, so it is made once and kept."""

    def __init__(self, catalogue: Mapping[str, Any]) -> None:
        self.catalogue = catalogue
        self.heroes: Mapping[str, Any] = catalogue.get("heroes", {})
        self.cards: Mapping[str, Any] = catalogue.get("cards", {})
        self.tokens: Mapping[str, Any] = catalogue.get("tokens", {})
        self._lexicons: dict[str, Lexicon] = {}
        self._panels: dict[tuple[str, str, int], Panel] = {}
        self._looks: dict[tuple[str, str], CardLook] = {}
        self._minis: dict[tuple[str, str, int, str, bool], Markup] = {}
        self._owner = {token: hero for hero, known in self.heroes.items() for token in known["tokens"]}

    # Names

    def hero_name(self, hero: str) -> str:
        return self.heroes[hero]["name"] if hero in self.heroes else hero

    def ability_name(self, ability: str) -> str:
        """The name of an ability without its level."""
        found = self._abilities.get(ability)
        return found["name"] if found else ability.replace("_", " ")

    @cached_property
    def _abilities(self) -> dict[str, Any]:
        found = {ability["id"]: ability for card in self.cards.values() for ability in card.get("adds", ())}
        found.update({ability["id"]: ability for hero in self.heroes.values() for ability in hero["board"]})
        return found

    def ability(self, ability: str) -> Mapping[str, Any]:
        """What the catalogue says of an ability of a board or of a second one; empty where it is unknown."""
        return self._abilities.get(ability, {})

    def is_ability(self, ability: str) -> bool:
        return ability in self._abilities

    def card_name(self, card: str) -> str:
        return self.cards[card]["name"] if card in self.cards else card.replace("_", " ")

    def token_name(self, token: str) -> str:
        return self.tokens[token]["name"] if token in self.tokens else token.replace("_", " ")

    def token_words(self, token: str) -> str:
        return self.tokens[token]["text"] if token in self.tokens else ""

    def card_words(self, card: str) -> str:
        return self.cards[card]["text"] if card in self.cards else ""

    def face(self, hero: str | None, value: int) -> str:
        """The symbol on a side of a hero's die."""
        return self.heroes[hero]["dice"][value - 1] if hero in self.heroes else ""

    def symbol_name(self, hero: str | None, value: int) -> str:
        symbol = self.face(hero, value)
        return self.heroes[hero]["symbols"][symbol] if hero in self.heroes else symbol

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
            if hero in self.heroes:
                for symbol, name in self.heroes[hero]["symbols"].items():
                    drawn[name] = (symbol_icon(symbol), "", False)
            self._lexicons[key] = Lexicon.of(drawn)
        return self._lexicons[key]

    def gist(self, parts: Sequence[Sequence[str]] | None) -> Markup | None:
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

    def use_words(self, token: str, more: Sequence[str]) -> str:
        """What spending a token does; `more` names the use where there are several."""
        uses = self.tokens.get(token, {}).get("uses") or ()
        for use in uses:
            if use["name"] and use["name"] in more:
                return str(use["text"])
        return str(uses[0]["text"]) if uses else self.token_words(token)

    # Abilities

    def panels(self, hero: str | None, upgrades: Sequence[str] = ()) -> list[Panel]:
        """The abilities of a board as they lie, in the order of the board; second abilities belong to their card."""
        if hero not in self.heroes:
            return []
        lying: dict[str, Mapping[str, Any]] = {}
        for card in upgrades:
            known = self.cards[card]
            lying[known["upgrades"]] = known
        out = []
        for ability in self.heroes[hero]["board"]:
            card = lying.get(ability["id"])
            if card is None:
                out.append(self.panel(hero, ability))
                continue
            made = self.panel(hero, card["ability"], card["level"])
            made.second = [self.panel(hero, added) for added in card["adds"]]
            out.append(made)
        return out

    def panel(self, hero: str, ability: Mapping[str, Any], level: int = 1) -> Panel:
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

    def _panel(self, hero: str, ability: Mapping[str, Any], level: int) -> Panel:
        text = ability_words(ability)
        lexicon = self.lexicon(hero)
        return Panel(
            id=ability["id"],
            name=bare_name(ability["name"]) if level > 1 else ability["name"],
            kind=ability["kind"],
            text=rich(text, lexicon),
            words=text,
            letters=seen_length(text, lexicon),
            names=dict(self.heroes[hero]["symbols"]),
            level=level,
            tiers=[need_of(tier["activation"]) for tier in ability["tiers"]],
            dice=ability["dice"],
            gist=self.gist(ability.get("gist")),
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
        text = known["text"]
        if known["type"] == "upgrade":
            text = self._upgrade_words(known)
        return CardLook(
            id=card,
            key=card,
            name=known["name"],
            type=known["type"],
            cost=known["cost"],
            art=picture(card, look(hero).emblem),
            text=rich(text, lexicon),
            words=known["text"],
            letters=seen_length(text, lexicon),
            unsure=unsure_words(known["provenance"]),
        )

    def _upgrade_words(self, known: Mapping[str, Any]) -> str:
        """What an upgrade makes of its ability, in short."""
        text = ability_words(known["ability"])
        if known["adds"]:
            added = ", ".join(ability["name"] for ability in known["adds"])
            return tr("{text} Adds {abilities}.", text=text, abilities=added)
        return text

    def card_when(self, card: str) -> str:
        """When a card that cannot be played now may be."""
        kind = self.cards[card]["type"]
        if self.cards[card].get("modifier"):
            return tr("in your attack")
        return {"main": tr("main phase"), "upgrade": tr("main phase"), "roll": tr("roll phase")}.get(kind, tr("later"))

    def card_cost(self, card: str, player: Mapping[str, Any]) -> int:
        """What a card costs a player now: an upgrade on an upgrade costs the difference (DT-7.3)."""
        known = self.cards[card]
        cost = int(known["cost"])
        if known["type"] != "upgrade":
            return cost
        lower = [self.cards[other] for other in player["upgrades"]]
        paid = [int(other["cost"]) for other in lower if other["upgrades"] == known["upgrades"]]
        return max(0, cost - max(paid, default=0))

    # Tokens

    def token_look(
        self, token: str, count: int, limit: int = 0, *, action: str | None = None, pick: str | None = None
    ) -> TokenLook:
        known = self.tokens.get(token, {})
        return TokenLook(
            id=token,
            name=self.token_name(token),
            icon=token_icon(token),
            count=count,
            kind=token_kind(known),
            colour=token_colour(token, self._owner.get(token)),
            words=known.get("text", ""),
            limit=limit or known.get("limit", 0),
            action=action,
            pick=pick,
        )


_latest: list[Content] = []


def content_of(catalogue: Mapping[str, Any]) -> Content:
    """The content of a catalogue; the same catalogue gets the same content, until another one comes."""
    if not _latest or _latest[0].catalogue is not catalogue:
        _latest[:] = [Content(catalogue)]
    return _latest[0]


def bare_name(name: str) -> str:
    """The name of an upgraded ability without its level, which stands on a pill beside it."""
    for level in LEVELS:
        if name.endswith(level):
            return name.removesuffix(level)
    return name


def need_of(activation: Mapping[str, Any]) -> Need:
    """What an activation needs of the dice."""
    if activation.get("straight"):
        return Need(straight=activation["straight"])
    return Need(symbols=tuple((need["symbol"], need["n"]) for need in activation.get("symbols", ())))


def ability_words(ability: Mapping[str, Any]) -> str:
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


def unsure_words(source: Mapping[str, Any]) -> str | None:
    """Why a figure is not certain, for the mark that explains itself."""
    if not source.get("unsure"):
        return None
    readings = "; ".join(
        tr("{value} ({source})", value=reading["value"], source=reading["source"].removeprefix("public:"))
        for reading in source.get("disputed", ())
    )
    note = source.get("note", "")
    if readings:
        return " ".join(part for part in (tr("Sources differ: {readings}.", readings=readings), note) if part)
    sure = tr("Not certain: known from {source} alone.", source=source["origin"].removeprefix("public:"))
    return " ".join(part for part in (sure, note) if part)
