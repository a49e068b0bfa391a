"""Effects, names and questions in words; every sentence is a whole one of the catalogue."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ....core.play import Ask, Decision
from ....core.words import mark, tr, trn
from ..content.classes import CLASSES
from ..content.kinds import OPEN, Card, Klass
from ..content.market import CARDS, SETS, SKILLS
from ..effects import vocabulary as fx
from ..effects.vocabulary import Effect
from ..state import COLOURS, DIE_TEXT, ROWS, SPACES, Frame, State, colour_of, value_of

ROW_NAMES = {
    "str": mark("Strength"),
    "dex": mark("Dexterity"),
    "con": mark("Constitution"),
    "int": mark("Intelligence"),
    "wis": mark("Wisdom"),
    "cha": mark("Charisma"),
}
ROW_SHORT = {
    "str": mark("STR"),
    "dex": mark("DEX"),
    "con": mark("CON"),
    "int": mark("INT"),
    "wis": mark("WIS"),
    "cha": mark("CHA"),
}
ROW_ACTIONS = {
    "str": mark("Turn one die to its opposite face."),
    "dex": mark("Swap two dice."),
    "con": mark("Raise or lower one die by 1."),
    "int": mark("Reroll one die and keep the old or the new value."),
    "wis": mark("Move your alignment marker one step."),
    "cha": mark("Take a Charisma token: 1 gold towards a purchase this round."),
}
COLOUR_NAMES = {
    "red": mark("red"),
    "blue": mark("blue"),
    "green": mark("green"),
    "purple": mark("purple"),
    "black": mark("black"),
    "white": mark("white"),
    "gold": mark("gold"),
}
COLOUR_LETTERS = {"red": "R", "blue": "B", "green": "G", "purple": "P", "black": "K", "white": "W", "gold": "A"}
DIRECTION_NAMES = {"good": mark("good"), "evil": mark("evil"), "lawful": mark("lawful"), "chaotic": mark("chaotic")}
TYPE_NAMES = {"weapon": mark("weapons"), "armor": mark("armor"), "skill": mark("skills"), "trait": mark("traits")}


def row_name(row: str) -> str:
    return tr(ROW_NAMES[row])


def colour_name(colour: str) -> str:
    return tr(COLOUR_NAMES[colour])


def direction_name(direction: str) -> str:
    return tr(DIRECTION_NAMES[direction])


def card_name(card: str) -> str:
    return tr(CARDS[card].name)


def die_name(die: str) -> str:
    """A die text such as gold4 in words."""
    index = DIE_TEXT.index(die)
    return tr("{colour} {value}", colour=colour_name(colour_of(index)), value=value_of(index))


def dice_names(dice: Any) -> str:
    return ", ".join(die_name(die) for die in dice if die)


def card_names(cards: Any) -> str:
    return ", ".join(card_name(card) for card in cards)


def space_name(space: str) -> str:
    return tr("{row} {column}", row=row_name(space[:3]), column=space[3])


def goal_text(low: int, high: int) -> str:
    """A goal as it is printed: 18, 14-15 or 14+."""
    if high == OPEN:
        return f"{low}+"
    return str(low) if low == high else f"{low}-{high}"


# Effects

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


# Questions


def _place(state: State, frame: Frame) -> str:
    die = state.players[frame.player].die
    return tr("Place the {die} in a row.", die=die_name(DIE_TEXT[die]))


def _act(state: State, frame: Frame) -> str:
    rows = [row for row in range(6) if any(slot >> row & 1 for slot in frame.items)]
    if frame.m:
        return tr("Do it once more, or skip.")
    if len(rows) == 1:
        return tr("Take the action of {row}, or skip it.", row=row_name(ROWS[rows[0]]))
    return tr("Take an attribute action, or skip it.")


def _keep(state: State, frame: Frame) -> str:
    old = value_of(state.players[frame.player].sheet[frame.n])
    return tr("{space}: keep the {old} or the {new}?", space=space_name(SPACES[frame.n]), old=old, new=frame.m)


def _class(state: State, frame: Frame) -> str:
    if frame.n < 0:
        return tr("Choose your class.")
    return tr("The {colour} card is yours: choose its side.", colour=colour_name(COLOURS[frame.n]))


def _skill(state: State, frame: Frame) -> str:
    return tr("{card}: {text}", card=card_name(frame.card), text=text_of(SKILLS[frame.card]))


def _refresh(state: State, frame: Frame) -> str:
    return trn("Refresh a skill.", "Refresh skills: {n} to go.", frame.n)


def _market(state: State, frame: Frame) -> str:
    return tr("Buy another card, or be done.") if frame.n else tr("Buy a card, or discard one for gold.")


Prompt = Callable[[State, Frame], str]
PROMPTS: Mapping[str, tuple[Prompt, str]] = {
    "race": (lambda state, frame: tr("Choose your race."), "RP-2.2"),
    "class": (_class, "RP-2.4"),
    "start": (lambda state, frame: tr("Place your starting dice, each in a row."), "RP-2.13"),
    "tie": (lambda state, frame: tr("Which of the equal dice goes on the lower card?"), "RP-4.3"),
    "window": (lambda state, frame: tr("Use a skill now, or pass."), "RP-9.6"),
    "take": (lambda state, frame: tr("Take an initiative card with its die."), "RP-5.2"),
    "exchange": (lambda state, frame: tr("Exchange your die for another, or keep it."), "RP-16.16"),
    "place": (_place, "RP-5.3"),
    "act": (_act, "RP-5.5"),
    "keep": (_keep, "RP-6.5"),
    "market": (_market, "RP-7.3"),
    "restore": (lambda state, frame: tr("Add a card of the discard pile to the market, or pass."), "RP-16.1"),
    "move": (lambda state, frame: tr("Move your alignment marker, or skip."), "RP-10.3"),
    "fit": (lambda state, frame: tr("Your hands are full: which weapon goes?"), "RP-12.1"),
    "skill": (_skill, "RP-9.1"),
    "refresh": (_refresh, "RP-8.2"),
    "final": (lambda state, frame: tr("Discard cards that hurt your score, or be done."), "RP-13.3"),
}


def decision(state: State) -> Decision | None:
    """The question that the table waits on, in words."""
    if not state.stack:
        return None
    frame = state.stack[-1]
    prompt, rule = PROMPTS[frame.step]
    if frame.step == "class" and frame.n < 0:
        rule = "RP-2.5"
    return Decision((Ask(frame.player, prompt(state, frame), rule),))


def class_name(klass: str) -> str:
    return tr(CLASSES[klass].name)
