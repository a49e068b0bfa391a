"""What the keys do at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.screens.dice_throne.choices import Choices
from app.screens.dice_throne.picks import (
    OPEN_LOG,
    open_board,
    pick_ability,
    pick_card,
    pick_die,
    pick_hero,
    read_opened,
)
from pygame_rules import ActionView, TableView

if TYPE_CHECKING:
    from app.ui import UI


def keys(key: str, view: TableView, ui: UI) -> str | None:
    """The action text for a key, or a command of the page as `do:<command> <argument>`; None if it means nothing."""
    decision = view["decision"]
    if decision is None:
        return {"Enter": "do:new-game", "Escape": "do:close" if ui.open else None}.get(key)
    choices = Choices(view, ui)
    letter = key.lower()
    if key == "Escape":
        return _back(choices)
    if key == "?":
        return f"do:rule {decision['rule']}" if decision["rule"] else None
    if letter == "l":
        return _open(OPEN_LOG)
    if letter == "o" and choices.phase != "setup":
        return _boards(choices)
    if not choices.mine or ui.open:
        return None
    return _pick(choices, key) or _text(_action(choices, key))


def _open(what: str) -> str:
    return f"do:open {what}"


def _select(pick: str) -> str:
    return f"do:select {pick}"


def _text(action: ActionView | None) -> str | None:
    return action["text"] if action else None


def _back(choices: Choices) -> str | None:
    if choices.ui.open:
        return "do:close"
    if choices.ui.selected:
        return "do:select"
    return "do:undo" if choices.ui.can_undo else None


def _boards(choices: Choices) -> str:
    """The next board, then the table again."""
    seats = [*choices.others, choices.seat]
    opened = read_opened(choices.ui.open)
    if opened.what != "board":
        return _open(open_board(seats[0]))
    place = seats.index(opened.seat) + 1 if opened.seat in seats else len(seats)
    return _open(open_board(seats[place])) if place < len(seats) else "do:close"


def _pick(choices: Choices, key: str) -> str | None:
    """The command that picks something with a key."""
    if key.isdigit():
        return _pick_die(choices, int(key))
    if key in ("ArrowLeft", "ArrowRight"):
        return _walk_cards(choices, 1 if key == "ArrowRight" else -1)
    if key in ("ArrowUp", "ArrowDown") and choices.die is None:
        return _walk_abilities(choices, 1 if key == "ArrowDown" else -1)
    return None


def _action(choices: Choices, key: str) -> ActionView | None:
    """The action that a key plays."""
    if key == "Enter":
        return choices.primary
    if key == " ":
        return choices.find("pass", until="") or choices.find("stop") or choices.find("done")
    if key.lower() == "r":
        return choices.roll
    if key.lower() == "s":
        return choices.find("sell", card=choices.card)
    if key.isdigit():
        return _numbered(choices, int(key))
    if key in ("ArrowUp", "ArrowDown") and choices.die is not None:
        return _turn(choices, choices.die, 1 if key == "ArrowUp" else -1)
    return None


def _pick_die(choices: Choices, number: int) -> str | None:
    """Keep or free a die, or pick it to be turned."""
    if choices.tray is None or not 1 <= number <= len(choices.tray["values"]):
        return None
    if choices.can_keep:
        return _select(choices.toggled(number - 1))
    return _select(pick_die(number)) if number in choices.turns else None


def _numbered(choices: Choices, number: int) -> ActionView | None:
    """Roll a single die again; else the answer, ability or player with that number."""
    single = choices.find("reroll", numbers=[number])
    if single is not None and not choices.can_keep:
        return single
    return choices.numbered[number - 1] if 0 < number <= len(choices.numbered) else None


def _walk_cards(choices: Choices, step: int) -> str | None:
    """Walk through the cards of the hand."""
    cards = choices.me["hand"]
    if not cards:
        return None
    place = cards.index(choices.card) + step if choices.card in cards else 0 if step > 0 else -1
    return _select(pick_card(cards[place % len(cards)]))


def _turn(choices: Choices, die: int, step: int) -> ActionView | None:
    """Turn a die: to the next higher or lower value that is allowed."""
    assert choices.tray is not None, "a die is picked"
    now = choices.tray["values"][die - 1]
    ways = [action for action in choices.turns[die] if (action["changes"]["value"] - now) * step > 0]
    return min(ways, key=lambda action: abs(action["changes"]["value"] - now), default=None)


def _walk_abilities(choices: Choices, step: int) -> str | None:
    """Walk through the heroes of the picker, or through the abilities that can be declared."""
    abilities = [action["args"]["ability"] for action in choices.declarable]
    if abilities:
        place = abilities.index(choices.ability) + step if choices.ability else 0 if step > 0 else -1
        return _select(pick_ability(abilities[place % len(abilities)]))
    heroes = [action["args"]["hero"] for action in choices.of("hero")]
    if not heroes:
        return None
    now = choices.hero_looked_at
    place = heroes.index(now) + step if now in heroes else 0
    return _select(pick_hero(heroes[place % len(heroes)]))
