"""Setting up a table: who plays, by which rules, from which seed. The form of any game, made from its options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame_rules as pr
from app.components.button import button, icon_button, why
from app.components.choices import radio, radio_switch, stepper
from app.components.field import text_field
from app.components.frame import languages, memory_notice, page, update_button
from app.components.games import sign
from app.components.prompt import prompt
from app.components.switch import toggle
from app.components.topbar import crumbs, topbar
from app.html import Markup, h, icon
from app.models import Fact, Shell
from app.setup_form import SetupForm, option_fields
from app.text import NAME_LENGTH, SEED_LENGTH
from app.ui import COLOURS, EMBLEMS
from pygame_rules import tr, trn


def setup(
    form: SetupForm,
    shell: Shell,
    *,
    problem: str = "",
    today: str = "",
    link: str = "",
    facts: Sequence[Fact] | None = None,
) -> Markup:
    """The whole form. `problem` says why the table cannot be laid, `facts` what will lie on it."""
    facts = facts or ()
    info = pr.game(form.game)
    title = tr(info.title)
    main = h(
        "main",
        h("h1", tr("Set up {game}", game=title), class_="visually-hidden"),
        memory_notice(shell),
        _seats(form, info),
        _variants(form, today, link),
        _facts(facts),
        _ready(form, problem),
        class_=["setup", not facts and "setup--plain"],
    )
    return page(_bar(form, shell, title), main, cls="page-setup", game=form.game)


def _bar(form: SetupForm, shell: Shell, title: str) -> Markup:
    trail = crumbs([(tr("Home"), "home"), (tr("Set up a table"), None)], label=tr("Where you are"))
    tools = [
        languages(shell),
        update_button(shell),
        icon_button("rules", tr("Rules of {game}", game=title), do="rules", arg=form.game),
        icon_button("cog", tr("Settings"), do="settings"),
    ]
    return topbar(title, pic=sign(form.game), home_label=tr("Home"), middle=trail, tools=tools, cls="page-top")


# Seats


def _seats(form: SetupForm, info: pr.GameInfo) -> Markup:
    rows = [_seat(form, number, seat) for number, seat in enumerate(form.seated())]
    more = next((count for count in info.players if count > form.players), None)
    add = more is not None and h(
        "li",
        button(_add_words(more), kind="ghost", pic="person", do="players", arg=more),
        class_="seatrow seatrow--empty",
    )
    return h(
        "section",
        h("h2", tr("Who sits at the table?"), id="seats-title"),
        _counts(form, info),
        h("ol", rows, add, class_="seats", aria_label=tr("Seats")),
        h(
            "p",
            icon("info", None, "icon--inline"),
            " ",
            tr("Seats go clockwise. Several people can share this screen; whatever is secret stays covered."),
            class_="setup__note",
        ),
        class_="mat setup__seats",
        aria_labelledby="seats-title",
    )


def _add_words(count: int) -> str:
    words = {2: tr("Add a second seat"), 3: tr("Add a third seat"), 4: tr("Add a fourth seat")}
    return words.get(count) or tr("Play with {n} seats", n=count)


def _counts(form: SetupForm, info: pr.GameInfo) -> Markup:
    choices = []
    for count in info.players:
        mode = next((tr(mode.title) for mode in info.modes if count in mode.players), "")
        on = count == form.players
        body = [
            h("span", [icon("person")] * count, class_="count__p", aria_hidden=True),
            h("b", count),
            mode and h("small", mode),
        ]
        label = tr("{n}: {mode}", n=trn("{n} player", "{n} players", count), mode=mode) if mode else None
        choices.append(radio(body, on, do="players", arg=count, class_=["count", on and "on"], aria_label=label))
    attrs = {"role": "radiogroup", "aria-label": tr("Number of players"), "style": {"--n": len(info.players)}}
    return h("div", attrs, choices, class_="counts")


def _seat(form: SetupForm, number: int, seat: dict[str, Any]) -> Markup:
    opened = form.open_seat == number
    shown = number + 1
    grip = h(
        "span",
        {"data-drag": f"seat:{number}", "data-tip": tr("Drag to another place at the table")},
        h("b", shown),
        class_="seatrow__n",
        aria_hidden=True,
    )
    pennant = h(
        "button",
        {"type": "button", "data-do": "seat-open", "data-arg": number, "aria-expanded": opened},
        icon(seat["emblem"]),
        class_="seat__emblem",
        aria_label=tr("Emblem, colour and place of {name}", name=seat["name"]),
        aria_controls=f"pick-{number}" if opened else None,
    )
    name = text_field(
        tr("Name of seat {n}", n=shown),
        seat["name"],
        hidden_label=True,
        data_field=f"seat-name:{number}",
        id=f"seat-name-{number}",
        maxlength=NAME_LENGTH,
        spellcheck=False,
    )
    # A place takes every seat but its own; the first word is the place.
    others = " ".join(f"seat:{other}" for other in range(form.players) if other != number)
    return h(
        "li",
        {"style": {"--hero": seat["colour"]}, "data-drop": f"seat-place:{number} {others}".strip()},
        grip,
        pennant,
        name,
        _kind(number, seat),
        _bot(number, seat),
        opened and _picker(form, number, seat),
        class_=["seatrow", opened and "seatrow--open"],
        id=f"seat-{number}",
    )


def _kind(number: int, seat: dict[str, Any]) -> Markup:
    human = seat["kind"] == "human"
    bot = _bots()[0] if human else seat["kind"]
    return radio_switch(
        tr("Who plays seat {n}", n=number + 1),
        [("human", tr("Person"), "person"), (bot, tr("Bot"), "bot")],
        seat["kind"],
        do="seat-kind",
        prefix=f"{number}:",
    )


def _bots() -> list[str]:
    """The bots, the one to begin with first: whoever was added last to the rules plays best."""
    return list(reversed(pr.bots()))


def bot_name(kind: str) -> str:
    """What a bot is called at the table."""
    names = {"random": tr("Random"), "greedy": tr("Greedy"), "planner": tr("Planner")}
    return names.get(kind, kind.replace("_", " ").capitalize())


def _bot(number: int, seat: dict[str, Any]) -> Markup:
    if seat["kind"] == "human":
        return h("span", tr("at this screen"), class_="seatrow__hint")
    return radio_switch(
        tr("How the bot of seat {n} plays", n=number + 1),
        [(kind, bot_name(kind), None) for kind in _bots()],
        seat["kind"],
        do="seat-kind",
        prefix=f"{number}:",
        cls="seatrow__bot",
    )


def emblem_name(emblem: str) -> str:
    """What an emblem shows."""
    names = {
        "stag": tr("stag"),
        "fox": tr("fox"),
        "bear": tr("bear"),
        "raven": tr("raven"),
        "wolf": tr("wolf"),
        "wisdom": tr("owl"),
        "dragon": tr("dragon"),
        "crown": tr("crown"),
    }
    return names.get(emblem, emblem)


def seat_colour(colour: str) -> tuple[str, str]:
    """The letter and the name of a seat colour."""
    names = {
        "green": tr("green"),
        "purple": tr("purple"),
        "rust": tr("rust"),
        "blue": tr("blue"),
        "amber": tr("amber"),
        "slate": tr("slate"),
    }
    name = names.get(colour, colour)
    return name[:1].upper(), name


def _picker(form: SetupForm, number: int, seat: dict[str, Any]) -> Markup:
    others = [other for place, other in enumerate(form.seated()) if place != number]
    taken = {other["emblem"] for other in others} | {other["colour"] for other in others}
    emblems = [
        radio(
            icon(emblem),
            emblem == seat["emblem"],
            do="seat-emblem",
            arg=f"{number}:{emblem}",
            off=emblem in taken and emblem != seat["emblem"],
            class_=["pick__e", emblem == seat["emblem"] and "on"],
            aria_label=emblem_name(emblem),
        )
        for emblem in EMBLEMS
    ]
    colours = []
    for colour, value in COLOURS.items():
        letter, name = seat_colour(colour)
        on = value == seat["colour"]
        attrs: dict[str, Any] = {"class_": ["pick__c", on and "on"], "aria_label": name, "style": {"--c": value}}
        off = value in taken and not on
        colours.append(radio(letter, on, do="seat-colour", arg=f"{number}:{colour}", off=off, **attrs))
    up = icon_button(
        "up", tr("Move {name} up", name=seat["name"]), kind="", do="seat-up", arg=number, disabled=not number
    )
    last = number == form.players - 1
    down = icon_button(
        "down", tr("Move {name} down", name=seat["name"]), kind="", do="seat-down", arg=number, disabled=last
    )
    return h(
        "div",
        h("div", {"role": "radiogroup", "aria-label": tr("Emblem")}, emblems, class_="pick__row"),
        h("div", {"role": "radiogroup", "aria-label": tr("Colour")}, colours, class_="pick__row"),
        form.players > 1 and h("div", up, down, class_="pick__row pick__move"),
        class_="pick",
        id=f"pick-{number}",
    )


# Variants


def _variants(form: SetupForm, today: str, link: str) -> Markup:
    specs = option_fields(form.game)
    head = h(
        "header",
        h("h2", tr("Rules of this table"), id="rules-title"),
        specs and h("small", tr("any mix is legal"), class_="muted"),
        class_="panel__head",
    )
    rows = [_option(spec, form.options.get(spec["name"], spec["default"])) for spec in specs]
    body = h("div", rows, class_="togs") if rows else h("p", tr("This game has one set of rules."), class_="muted")
    return h("section", head, body, _seed(form, today, link), class_="panel setup__var", aria_labelledby="rules-title")


def _option(spec: dict[str, Any], value: Any) -> Markup:
    name, title, note, rule = spec["name"], spec["title"], spec["text"], spec["rule"] or None
    if spec["kind"] == "boolean":
        arg = f"{name}:{0 if value else 1}"
        return toggle(title, bool(value), do="option", arg=arg, note=note, rule=rule, id=f"option-{name}")
    if spec["kind"] == "integer":
        control = stepper(
            title,
            int(value or 0),
            low=spec["low"],
            high=spec["high"],
            do="option",
            prefix=f"{name}:",
            field=f"option:{name}",
            id=f"option-{name}",
        )
    elif spec["kind"] == "choice":
        labels = spec.get("labels") or {}
        options = [(str(choice), _choice_words(choice, labels), None) for choice in spec["choices"]]
        control = radio_switch(title, options, str(value), do="option", prefix=f"{name}:", cls="optrow__choice")
    else:
        control = text_field(title, str(value or ""), hidden_label=True, data_field=f"option:{name}", maxlength=80)
    words = h("span", h("b", title), note and h("small", note))
    return h("div", words, why(rule, short=True), control, class_="optrow", id=f"row-{name}")


def _choice_words(choice: Any, labels: dict[str, str]) -> str:
    words = labels.get(str(choice))
    return tr(words) if words else tr(str(choice).replace("_", " ").capitalize())


def _seed(form: SetupForm, today: str, link: str) -> Markup:
    daily = bool(today) and today in form.seed
    tip = tr("Same seed, same dice, same cards: the link brings others to this very table.")
    # An address that a browser would not open is left out; the command copies it all the same.
    href = link if link.startswith(("#", "http://", "https://")) else "#"
    copy = h(
        "a",
        {"href": href, "data-do": "copy-setup-link", "data-tip": tip},
        icon("link"),
        h("span", tr("Copy link")),
        class_="btn btn--quiet",
    )
    return h(
        "div",
        text_field(
            tr("Seed"), form.seed, data_field="seed", id="seed", maxlength=SEED_LENGTH, spellcheck=False,
            autocapitalize="off",
        ),
        icon_button("dice", tr("Roll a new seed"), kind="", do="seed-random"),
        button(
            tr("Today’s"),
            kind="quiet",
            pic="calendar",
            do="seed-daily",
            aria_pressed=daily,
            cls="seed__daily",
            data_tip=tr("The same game for everyone who plays it on {date}", date=today) if today else None,
        ),
        copy,
        class_="seed",
    )  # fmt: skip


# What it comes to


def _facts(facts: Sequence[Fact]) -> Markup | None:
    if not facts:
        return None
    head = h(
        "header",
        h("h2", tr("On the table"), id="facts-title"),
        h("small", tr("changes with seats and variants"), class_="muted"),
        class_="panel__head",
    )
    items = [h("li", icon(fact.pic), h("b", fact.value), h("small", fact.words)) for fact in facts]
    return h(
        "section", head, h("ul", items, class_="facts"), class_="panel setup__facts", aria_labelledby="facts-title"
    )


def _ready(form: SetupForm, problem: str) -> Markup:
    on = [
        spec["title"] for spec in option_fields(form.game) if form.options.get(spec["name"]) not in (spec["default"],)
    ]
    variants = [title for title in on if title]
    if problem:
        note: Any = h("span", icon("cross", None, "icon--inline"), " ", problem, class_="setup__bad", role="alert")
    elif variants:
        note = tr("Variants: {variants}. Saved from the first move.", variants=", ".join(variants))
    else:
        note = tr("Saved from the first move; you can leave at any time.")
    return prompt(
        company(form.seated()),
        eyebrow=tr("Not yet") if problem else tr("Ready"),
        note=note,
        actions=[
            button(tr("Back"), kind="quiet", key=tr("Esc"), do="home"),
            button(tr("Start"), kind="brass", big=True, pic="play", key=tr("Enter"), do="start", id="start"),
        ],
        cls="setup__go",
    )


def company(seats: Sequence[dict[str, Any]]) -> str:
    """Who plays whom, in a sentence."""
    people = [seat["name"] for seat in seats if seat["kind"] == "human"]
    bots = len(seats) - len(people)
    if not people:
        return trn("A bot plays, you watch", "{n} bots play, you watch", bots)
    if len(people) == 1:
        if not bots:
            return tr("{name} alone", name=people[0])
        return trn("{name} against a bot", "{name} against {n} bots", bots, name=people[0])
    names = tr("{names} and {last}", names=", ".join(people[:-1]), last=people[-1])
    if not bots:
        return tr("{names} at one screen", names=names)
    return trn("{names} and a bot", "{names} and {n} bots", bots, names=names)
