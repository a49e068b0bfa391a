"""The words of the screens: phases, steps, and each action as a sentence for its button."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame_rules import tr, trn

# Such a function gives the name of something by its id.
Namer = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Names:
    """How the things of a table are called; `seat` takes a number from 1 as actions do, `die` as well."""

    hero: Namer
    ability: Namer
    card: Namer
    token: Namer
    seat: Namer
    die: Namer
    option: Namer


def phase_name(phase: str) -> str:
    """A phase of the turn."""
    return {
        "setup": tr("Setup"),
        "upkeep": tr("Upkeep"),
        "income": tr("Income"),
        "main1": tr("Main 1"),
        "offense": tr("Offensive roll"),
        "targeting": tr("Targeting"),
        "defense": tr("Defence"),
        "main2": tr("Main 2"),
        "discard": tr("Discard"),
        "over": tr("The end"),
    }.get(phase, phase)


def damage_words(kind: str) -> str:
    """What can be done about a type of damage."""
    return {
        "normal": tr("normal damage: it can be defended, prevented and raised"),
        "undefendable": tr("undefendable: no defensive roll, but it can be prevented and raised"),
        "pure": tr("pure: no defensive roll and no raising, but it can be prevented"),
        "collateral": tr("collateral: no defensive roll and no raising, but it can be prevented"),
        "ultimate": tr("ultimate: nothing lowers it"),
    }.get(kind, "")


def motto(hero: str) -> str:
    """Three words on how a hero plays; nothing for a hero that is not known here."""
    return {
        "barbarian": tr("Smash. Heal. Stun."),
        "moon_elf": tr("Snipe. Blind. Evade."),
        "pyromancer": tr("Stoke. Burn. Explode."),
        "shadow_thief": tr("Steal. Hide. Poison."),
        "monk": tr("Gather. Dodge. Strike."),
        "paladin": tr("Bless. Guard. Avenge."),
        "ninja": tr("Stalk. Poison. Vanish."),
        "treant": tr("Grow. Shelter. Entwine."),
    }.get(hero, "")


def team_name(side: int) -> str:
    """A team in the game of two against two."""
    return tr("Crimson team") if side == 0 else tr("Silver team")


def label(text: str, names: Names) -> str:
    """An action text as words for a button; every text gets some, also one that this page does not know."""
    verb, *rest = text.split()
    try:
        return _LABELS[verb](rest, names)
    except (KeyError, IndexError, ValueError):
        return text


def _spend(rest: list[str], names: Names) -> str:
    token, *more = rest
    name = names.token(token)
    if not more:
        return tr("Spend {token}", token=name)
    if more[-1].isdigit():
        count = int(more[-1])
        if len(more) == 1:
            return tr("Spend {n} × {token}", n=count, token=name)
        return tr("Spend {n} × {token}: {use}", n=count, token=name, use=names.option(more[0]))
    return tr("Spend {token}: {use}", token=name, use=names.option(more[0]))


def _use(rest: list[str], names: Names) -> str:
    if len(rest) == 1:
        return tr("Use {ability}", ability=names.ability(rest[0]))
    return tr("Use {ability}: {use}", ability=names.ability(rest[0]), use=names.option(rest[1]))


def _pass(rest: list[str], names: Names) -> str:
    if not rest:
        return tr("Pass")
    return tr("Pass this phase") if rest[0] == "phase" else tr("Pass this turn")


def _reroll(rest: list[str], names: Names) -> str:
    return trn("Roll {n} die", "Roll {n} dice", len(rest))


def _pay(rest: list[str], names: Names) -> str:
    amount = int(rest[0])
    return tr("Pay nothing") if amount == 0 else tr("Pay {n}", n=amount)


_LABELS: dict[str, Callable[[list[str], Names], str]] = {
    "hero": lambda r, n: tr("Play as {hero}", hero=n.hero(r[0])),
    "declare": lambda r, n: tr("Use {ability}", ability=n.ability(r[0])),
    "stop": lambda r, n: tr("Stop"),
    "reroll": _reroll,
    "keep": lambda r, n: tr("Keep the dice"),
    "play": lambda r, n: tr("Play {card}", card=n.card(r[0])),
    "sell": lambda r, n: tr("Sell {card}", card=n.card(r[0])),
    "spend": _spend,
    "use": _use,
    "pass": _pass,
    "done": lambda r, n: tr("Done"),
    "target": lambda r, n: tr("Target {name}", name=n.seat(r[0])),
    "defend": lambda r, n: tr("Defend with {ability}", ability=n.ability(r[0])),
    "waive": lambda r, n: tr("No defence"),
    "raise": lambda r, n: tr("{die}: one up", die=n.die(r[0])),
    "lower": lambda r, n: tr("{die}: one down", die=n.die(r[0])),
    "set": lambda r, n: tr("{die}: turn to {value}", die=n.die(r[0]), value=r[1]),
    "copy": lambda r, n: tr("{die}: like {other}", die=n.die(r[0]), other=n.die(r[1])),
    "choose": lambda r, n: tr("Choose {name}", name=n.seat(r[0])),
    "take": lambda r, n: n.option(r[0]),
    "yes": lambda r, n: tr("Yes"),
    "no": lambda r, n: tr("No"),
    "pay": _pay,
    "discard": lambda r, n: tr("Discard {card}", card=n.card(r[0])),
    "give": lambda r, n: tr("Give up {token}", token=n.token(r[0])),
    "remove": lambda r, n: tr("Remove {token}", token=n.token(r[0])),
    "move": lambda r, n: tr(
        "Move {token} from {giver} to {receiver}", token=n.token(r[0]), giver=n.seat(r[1]), receiver=n.seat(r[2])
    ),
    "block": lambda r, n: tr("Stop {token}", token=n.token(r[0])),
    "grow": lambda r, n: tr("Grow: {token}", token=n.token(r[0])),
    "resolve": lambda r, n: tr("First: {effect}", effect=n.option(r[0])),
}

VERB_ICONS = {
    "declare": "swords",
    "stop": "cross",
    "reroll": "dice",
    "keep": "check",
    "play": "card-play",
    "sell": "coin",
    "spend": "star",
    "use": "star",
    "pass": "check",
    "done": "right",
    "target": "target",
    "defend": "shield",
    "waive": "cross",
    "raise": "plus",
    "lower": "minus",
    "set": "die",
    "copy": "link",
    "choose": "person",
    "yes": "check",
    "no": "cross",
    "pay": "dt-cp",
    "discard": "card-discard",
    "give": "dt-seedling",
    "remove": "dt-broom",
    "move": "swap",
    "block": "dt-block",
    "grow": "dt-sapling",
    "resolve": "hourglass",
}
