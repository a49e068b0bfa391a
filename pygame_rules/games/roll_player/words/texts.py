"""What classes and cards do, in words made from their effects; every sentence is a whole one of the catalogue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....core.words import tr, trn
from ..content.kinds import Card, Klass
from ..content.market import SETS
from ..effects import vocabulary as fx
from ..effects.vocabulary import Effect
from .names import TYPE_NAMES, colour_name, direction_name, row_name

EFFECTS: dict[type[Effect], Callable[[Any], str]] = {
    fx.DiscardGold: lambda e: tr("The market discard pays you {gold} gold.", gold=e.gold),
    fx.TraitMoveOptional: lambda e: tr("Traits that you buy move your marker only if you wish."),
    fx.MoveOnPurchase: lambda e: tr(
        "When you buy {type}, you may move your marker one step in any direction.", type=tr(TYPE_NAMES[e.type])
    ),
    fx.MoveOnDiscard: lambda e: tr("After the market discard you may move your marker one step in any direction."),
    fx.RestoreCard: lambda e: tr("Before each Market Phase you may add a card of the discard pile to the market."),
    fx.RefreshLimit: lambda e: tr("In Cleanup you refresh up to {count} skills.", count=e.count),
    fx.ExtraAction: lambda e: tr(
        "A die that you place in {row} also allows you the action of one other row.", row=row_name(e.row)
    ),
    fx.Purchases: lambda e: tr("You may buy up to {count} cards in your market turn.", count=e.count),
    fx.ExchangePoolDie: lambda e: tr(
        "When you have chosen an initiative card, you may pay {cost} gold to exchange its die with an unchosen one.",
        cost=e.cost,
    ),
    fx.GoldDieGold: lambda e: tr("Each gold die that you place pays {gold} gold.", gold=e.gold),
    fx.RerollDice: lambda e: tr("The Intelligence action lets you reroll up to {count} different dice.", count=e.count),
    fx.AnyDirection: lambda e: tr("Your skills may move your marker in any direction."),
    fx.Discount: lambda e: tr(
        "You pay {gold} gold less for {types}.", gold=e.gold, types=", ".join(tr(TYPE_NAMES[t]) for t in e.types)
    ),
    fx.HandLimit: lambda e: tr("You have {hands} hands for weapons.", hands=e.hands),
    fx.RepeatAction: lambda e: tr(
        "You may do the action of {row} up to {times} times.", row=row_name(e.row), times=e.times
    ),
    fx.AdjustRange: lambda e: tr("The Constitution action changes a die by up to {amount}.", amount=e.amount),
    fx.BonusGold: lambda e: tr(
        "{gold} more gold whenever your die fills a row and whenever your initiative card brings gold.", gold=e.gold
    ),
    fx.DieBonus: lambda e: (
        tr("For your goals each die of your class colour counts {amount} higher.", amount=e.amount)
        if e.colour == "class"
        else tr(
            "For your goals each {colour} die counts {amount} higher.", colour=colour_name(e.colour), amount=e.amount
        )
    ),
    fx.ExtraArmor: lambda e: tr(
        "In the scoring it counts as {pieces} piece more of an incomplete armor set that you have.", pieces=e.pieces
    ),
    fx.ArmorPiece: lambda e: _armor_text(e.set),
    fx.AtMost: lambda e: tr(
        "{stars} stars if your {row} is {value} or less.", stars=e.stars, row=row_name(e.row), value=e.value
    ),
    fx.AtLeast: lambda e: tr(
        "{stars} stars if your {row} is {value} or more.", stars=e.stars, row=row_name(e.row), value=e.value
    ),
    fx.MarkerIn: lambda e: tr(
        "{stars} stars if your marker ends on the {side} side.", stars=e.stars, side=direction_name(e.side)
    ),
    fx.PerClassDie: lambda e: trn(
        "1 star for each die of your class colour, at most {limit}.",
        "1 star for each {n} dice of your class colour, at most {limit}.",
        e.per,
        limit=e.limit,
    ),
    fx.PerGoldDie: lambda e: trn(
        "1 star for each gold die, at most {limit}.",
        "1 star for each {n} gold dice, at most {limit}.",
        e.per,
        limit=e.limit,
    ),
    fx.PerMatch: lambda e: trn(
        "1 star for each match with your backstory, at most {limit}.",
        "1 star for each {n} matches with your backstory, at most {limit}.",
        e.per,
        limit=e.limit,
    ),
    fx.PerGoal: lambda e: trn(
        "1 star for each attribute goal that you meet, at most {limit}.",
        "1 star for each {n} attribute goals that you meet, at most {limit}.",
        e.per,
        limit=e.limit,
    ),
    fx.PerGold: lambda e: trn(
        "1 star for each gold that you have left, at most {limit}.",
        "1 star for each {n} gold that you have left, at most {limit}.",
        e.per,
        limit=e.limit,
    ),
    fx.PerTriple: lambda e: tr(
        "{stars} stars for each row of three equal values, at most {limit}.", stars=e.stars, limit=e.limit
    ),
    fx.GainGold: lambda e: tr("Gain {gold} gold.", gold=e.gold),
    fx.RerollOwn: lambda e: tr("Reroll up to {count} of your dice; keep old or new values.", count=e.count),
    fx.SwapOwn: lambda e: tr("Swap two of your dice."),
    fx.AdjustOwn: lambda e: tr("Raise or lower one of your dice by {amount}.", amount=e.amount),
    fx.ShiftOwn: lambda e: tr("Move one of your dice to the next free space of another row."),
    fx.FetchFromBag: lambda e: tr("Exchange one of your dice with a die of the bag; it shows the same value."),
    fx.TradeWithPool: lambda e: tr("Exchange one of your dice with an unchosen die, then sort those anew."),
    fx.FlipPool: lambda e: tr("Turn an unchosen die to its opposite face, then sort the unchosen dice anew."),
    fx.RollPool: lambda e: tr("Reroll any unchosen dice, then sort them anew."),
    fx.BuyTopOfDeck: lambda e: tr("Buy the top card of the deck, unseen, for {cost} gold.", cost=e.cost),
    fx.BuyFromDiscard: lambda e: tr("Buy from the discard pile instead of the market."),
    fx.AnyRowAction: lambda e: tr("Take the action of any row instead of your die's row."),
    fx.CopySkill: lambda e: tr("Use a skill of another player as if it were yours; it is not exhausted."),
}


def _armor_text(name: str) -> str:
    armor = SETS[name]
    return tr(
        "{set} armor: {stars} stars for 1 to {full} pieces; 1 star more for a {colours} class.",
        set=tr(armor.name),
        stars="/".join(map(str, armor.stars)),
        full=len(armor.stars),
        colours="/".join(map(colour_name, armor.colours)),
    )


def text_of(entry: Card | Klass) -> str:
    """What a card or class does, rendered from its effects."""
    return " ".join(EFFECTS[type(effect)](effect) for effect in entry.does)
