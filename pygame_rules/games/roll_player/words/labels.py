"""Actions as words for their buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....core.play import Action
from ....core.words import mark, tr, trn
from .. import actions as act
from ..content.races import RACES
from ..state import COLOURS, DIE_TEXT, ROWS, Player, State
from .names import ROW_SHORT, card_name, class_name, colour_name, die_name

ARROWS = {"good": "↑", "evil": "↓", "lawful": "←", "chaotic": "→"}
WAYS = {"good": mark("Good"), "evil": mark("Evil"), "lawful": mark("Lawful"), "chaotic": mark("Chaotic")}


def label(state: State, action: Action) -> str:
    """The words on the button of an action."""
    if isinstance(action, act.Skip):
        return tr("No action") if state.stack[-1].name == "act" else tr("Stay")
    return LABELS[type(action)](action, state.players[action.player])


def _row(row: int) -> str:
    return tr(ROW_SHORT[ROWS[row]])


def _die(player: Player, space: int) -> str:
    """A die of the sheet with its row, such as `gold 4 in CON`."""
    return tr("{die} in {row}", die=die_name(DIE_TEXT[player.sheet[space]]), row=_row(space // 3))


def _use(action: act.UseSkill, player: Player) -> str:
    card, way = card_name(action.card), action.direction
    if not action.copied:
        if not way:
            return tr("Use {card}", card=card)
        return tr("Use {card} {arrow} {direction}", card=card, arrow=ARROWS[way], direction=tr(WAYS[way]))
    copied = card_name(action.copied)
    if not way:
        return tr("Use {card} as {copied}", card=card, copied=copied)
    return tr(
        "Use {card} as {copied} {arrow} {direction}",
        card=card,
        copied=copied,
        arrow=ARROWS[way],
        direction=tr(WAYS[way]),
    )


def _adjust(action: act.Adjust, player: Player) -> str:
    die = _die(player, action.space)
    if action.amount > 0:
        return tr("Raise {die} by {n}", die=die, n=action.amount)
    return tr("Lower {die} by {n}", die=die, n=-action.amount)


def _reroll_pool(action: act.RerollPool, player: Player) -> str:
    numbers = action.numbers
    return trn("Reroll card {cards}", "Reroll cards {cards}", len(numbers), cards=", ".join(map(str, numbers)))


def _buy(action: act.Buy, player: Player) -> str:
    if action.keep_token:
        return tr("Buy {card} with gold alone", card=card_name(action.card))
    return tr("Buy {card}", card=card_name(action.card))


LABELS: dict[type[Action], Callable[[Any, Player], str]] = {
    act.ChooseRace: lambda a, player: tr("Play as {name}", name=tr(RACES[a.race].name)),
    act.ChooseClass: lambda a, player: tr("Play as {name}", name=class_name(a.klass)),
    act.PlaceStart: lambda a, player: tr("Place {die} in {row}", die=die_name(DIE_TEXT[a.die]), row=_row(a.row)),
    act.OrderFirst: lambda a, player: tr("{die} on the lower card", die=die_name(DIE_TEXT[a.die])),
    act.UseSkill: _use,
    act.Pass: lambda a, player: tr("Don’t ask this round") if a.whole_round else tr("Pass"),
    act.TakeCard: lambda a, player: tr("Take card {n}", n=a.number),
    act.Exchange: lambda a, player: tr("Exchange with card {n}", n=a.number),
    act.Keep: lambda a, player: tr("Keep my die"),
    act.PlaceDie: lambda a, player: tr("Place in {row}", row=_row(a.row)),
    act.Flip: lambda a, player: tr("Flip {die}", die=_die(player, a.space)),
    act.Swap: lambda a, player: tr("Swap {one} and {other}", one=_die(player, a.first), other=_die(player, a.second)),
    act.Adjust: _adjust,
    act.Reroll: lambda a, player: tr("Reroll {die}", die=_die(player, a.space)),
    act.KeepValue: lambda a, player: tr("Keep the new value") if a.new else tr("Keep the old value"),
    act.MoveMarker: lambda a, player: tr(
        "Move {arrow} {direction}", arrow=ARROWS[a.direction], direction=tr(WAYS[a.direction])
    ),
    act.TakeToken: lambda a, player: tr("Take a Charisma token"),
    act.Buy: _buy,
    act.Discard: lambda a, player: tr("Discard {card}", card=card_name(a.card)),
    act.Drop: lambda a, player: tr("Put {card} away", card=card_name(a.card)),
    act.Done: lambda a, player: tr("Done"),
    act.Restore: lambda a, player: tr("Restore {card}", card=card_name(a.card)),
    act.Fetch: lambda a, player: tr(
        "Fetch {colour} for {die}", colour=colour_name(COLOURS[a.colour]), die=_die(player, a.space)
    ),
    act.Trade: lambda a, player: tr("Trade {die} for the die on card {n}", die=_die(player, a.space), n=a.number),
    act.Turn: lambda a, player: tr("Turn the die on card {n}", n=a.number),
    act.RerollPool: _reroll_pool,
    act.Shift: lambda a, player: tr("Move {die} to {row}", die=_die(player, a.space), row=_row(a.row)),
    act.Unlock: lambda a, player: tr("Buy the top card unseen"),
    act.Decline: lambda a, player: tr("Do nothing"),
    act.Refresh: lambda a, player: tr("Refresh {card}", card=card_name(a.card)),
}
