"""Who sits at the table: dials, tokens, counts of cards, and the plates that hold them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from app.components.button import key_cap
from app.components.dial import dial
from app.components.seat import emblem
from app.components.token import chip, token
from app.html import Markup, h, icon
from app.screens.dice_throne.art import CP_COLOUR, HEALTH_COLOUR
from app.screens.dice_throne.picks import open_discard
from pygame_rules import tr, trn


@dataclass(frozen=True, slots=True)
class TokenLook:
    """A stack of tokens on a board. `action` spends one; `kind` is its shape as in `components.token`."""

    id: str
    name: str
    icon: str
    count: int
    kind: str
    colour: str
    words: str
    limit: int = 0
    action: str | None = None
    # What is picked by choosing it, where there are several ways to spend it.
    pick: str | None = None


@dataclass(frozen=True, slots=True)
class Person:
    """What a plate shows of a player."""

    seat: int
    name: str
    hero: str
    colour: str
    emblem: str
    bot: bool
    health: int
    full_health: int
    cp: int
    cp_limit: int
    hand: int
    deck: int
    used: int
    tokens: Sequence[TokenLook]
    # Such as "attacks", "teammate", "left".
    role: str = ""
    turn: bool = False
    asked: bool = False
    king: bool = False
    out: bool = False
    me: bool = False
    # In a team game the dial of health is the team's.
    team: int | None = None

    @property
    def style(self) -> dict[str, str]:
        return {"--hero": self.colour}


def health(person: Person, *, label: str | None = None) -> Markup:
    """The dial of health."""
    words = label or tr("Health of {name}", name=person.name)
    made = dial(person.health, person.full_health, words, pic="heart", words=person.full_health, colour=HEALTH_COLOUR)
    return h("span", made, class_="dt-hp", data_at=f"health-{person.seat}")


def cp(person: Person) -> Markup:
    """The dial of combat points."""
    words = tr("Combat points of {name}", name=person.name)
    made = dial(person.cp, person.cp_limit, words, pic="dt-cp", words=person.cp_limit, colour=CP_COLOUR)
    return h("span", made, class_="dt-cp", data_at=f"cp-{person.seat}")


def token_piece(look: TokenLook, seat: int) -> Markup:
    """A stack of tokens; lit and pressable where one can be spent."""
    at = {"data-at": f"token-{seat}-{look.id}"}
    tip = tr("{token}: {words}", token=look.name, words=look.words) if look.words else look.name
    count = look.count if look.count != 1 or look.limit > 1 else None
    piece = token(look.icon, look.name, count, kind=look.kind, colour=look.colour, tip=tip)
    if look.action is None and look.pick is None:
        return h("span", at, piece, class_="dt-token")
    attrs: dict[str, Any] = {"type": "button", "aria-label": tr("Spend {token}", token=look.name), "data-tip": tip}
    attrs |= {"data-a": look.action} if look.action is not None else {"data-do": "select", "data-arg": look.pick}
    return h("button", at | attrs, piece, class_="dt-token dt-token--lit is-legal")


def tokens(person: Person) -> list[Markup]:
    """All tokens of a player; those that harm come last."""
    ordered = sorted(person.tokens, key=lambda look: look.kind == "bad")
    return [token_piece(look, person.seat) for look in ordered]


def counts(person: Person, *, still: bool = False) -> list[Markup | None]:
    """Cards in hand, in the deck, and used ones, which can be looked at unless this stands inside a button."""
    cards = trn("{n} card in hand", "{n} cards in hand", person.hand)
    deck = trn("{n} card in the deck", "{n} cards in the deck", person.deck)
    return [
        chip(h("b", person.hand), pic="card-draw", data_tip=cards, data_at=f"hand-{person.seat}"),
        chip(h("b", person.deck), pic="deck", data_tip=deck, data_at=f"deck-{person.seat}"),
        None if still else used_chip(person),
    ]


def used_chip(person: Person) -> Markup:
    """How many cards are used; opens the pile."""
    label = trn("Look at the {n} used card", "Look at the {n} used cards", person.used)
    attrs = {"type": "button", "data-do": "open", "data-arg": open_discard(person.seat), "aria-label": label}
    return h("button", attrs | {"data-tip": label}, icon("card-discard"), h("b", person.used), class_="chip dt-used",
             data_at=f"discard-{person.seat}")  # fmt: skip


def name_lines(person: Person) -> Markup:
    """The name, and under it what they are: bot or person, hero, role."""
    what = [tr("Bot") if person.bot else tr("You") if person.me else None, person.hero, person.role or None]
    crown = person.king and icon("crown", tr("King of the Hill"), "dt-king")
    return h(
        "span",
        h("span", person.name, crown, class_="seat__name"),
        h(
            "span",
            icon("bot" if person.bot else "person"),
            h("span", " · ".join(word for word in what if word)),
            class_="seat__sub",
        ),
        class_="dt-names",
    )


def who(person: Person, *, row: Any = None, flag: str | None = None, cls: Any = None, **attrs: Any) -> Markup:
    """A player in a strip: emblem, names, tokens, both dials."""
    css = ["dt-who", (person.turn or person.asked) and "dt-who--turn", person.out and "dt-who--out", cls]
    return h(
        "div",
        {"style": person.style, "data-at": f"seat-{person.seat}"},
        flag and h("span", flag, class_="seat__flag"),
        emblem(person.emblem),
        name_lines(person),
        health(person),
        cp(person),
        row,
        class_=css,
        **attrs,
    )


def duel(person: Person, *, flag: str | None = None) -> Markup:
    """One side of an attack: everything in one line."""
    css = ["dt-who", flag and "dt-who--turn", person.out and "dt-who--out"]
    return h(
        "div",
        {"style": person.style, "data-at": f"seat-{person.seat}"},
        flag and h("span", flag, class_="seat__flag"),
        emblem(person.emblem),
        name_lines(person),
        h("span", tokens(person), class_="dt-toks"),
        health(person),
        cp(person),
        class_=css,
    )


def plate(
    person: Person,
    *,
    own_health: bool,
    defence: Any = None,
    peek: Any = None,
    flag: str | None = None,
    action: str | None = None,
    key: str | None = None,
    open_arg: str | None = None,
) -> Markup:
    """A player among several; with an action the whole plate chooses them as the target."""
    css = ["dt-seat", person.turn and "dt-seat--turn", person.out and "dt-seat--out", action and "is-legal"]
    pick = action and h("span", icon("target"), tr("Target"), key and key_cap(key), class_="dt-seat__pick")
    attrs: dict[str, Any] = {"style": person.style, "data-at": f"seat-{person.seat}", "id": f"seat-{person.seat}"}
    dials = h("span", own_health and health(person), cp(person), class_="dt-seat__dials")
    looks = [token_piece(look, person.seat) for look in person.tokens] if action is None else _still_tokens(person)
    body = [
        flag and h("span", flag, class_="seat__flag"),
        pick,
        emblem(person.emblem),
        name_lines(person),
        dials,
        h("span", looks, counts(person, still=action is not None), peek, class_="dt-seat__row"),
        defence and h("span", defence, class_="dt-seat__def"),
    ]
    if action is not None:
        return h("button", attrs | {"type": "button", "data-a": action}, body, class_=css)
    if open_arg is not None:
        label = tr("Open the board of {name}", name=person.name)
        body[3] = h("button", {"type": "button", "data-do": "open", "data-arg": open_arg, "data-tip": label},
                    name_lines(person), class_="dt-seat__open")  # fmt: skip
    return h("section", attrs | {"aria-label": person.name}, body, class_=css)


def _still_tokens(person: Person) -> list[Markup]:
    """Tokens inside a button: nothing in them can be pressed."""
    return [
        h("span", token(look.icon, look.name, look.count, kind=look.kind, colour=look.colour), class_="dt-token")
        for look in person.tokens
    ]


def team_dial(name: str, health: int, full: int, *, seats: Sequence[int], note: Any = None) -> Markup:
    """The one dial of a team."""
    label = tr("Shared health of the {team}", team=name)
    made = dial(health, full, label, pic="heart", words=full, colour=HEALTH_COLOUR)
    return h(
        "div",
        h("span", made, class_="dt-hp", data_at=f"health-{seats[0]}"),
        h("span", icon("dt-team"), name, class_="dt-team__name"),
        note and h("small", note),
        class_="dt-team__hp",
    )
