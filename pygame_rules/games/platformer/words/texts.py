"""Effects and names in words; every sentence is a whole one of the catalogue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....core.words import mark, tr, trn
from ..content.bosses import BOSS_CARDS, BOSS_TOKENS, BOSSES
from ..content.cards import CARDS
from ..content.enemies import KINDS, TOKEN_NUMBERS, TOKENS
from ..content.heroes import HEROES
from ..content.kinds import BossCard, BossToken, Card, Enemy, EventCard, Hero
from ..content.solo_events import EVENTS
from ..effects import conditions as on
from ..effects import vocabulary as fx
from ..effects.conditions import Condition
from ..effects.vocabulary import ALL, Effect

SYMBOL_NAMES = {
    "coin": mark("Coin"),
    "force": mark("Force"),
    "move": mark("Move"),
    "star": mark("Star"),
    "sword": mark("Sword"),
}
SYMBOL_TEXTS = {
    "coin": mark("Gain 1 coin."),
    "force": mark("Move one enemy 1 field, in any direction, however far away it is."),
    "move": mark("Move 1 field."),
    "star": mark("Counts as another symbol, by hero."),
    "sword": mark("Attack: Swords used together must deal the enemy's health in wounds."),
}
WAY_NAMES = {"down": mark("down"), "left": mark("left"), "right": mark("right"), "up": mark("up")}
ENEMY_DIE_NAMES = {"attack": mark("attack"), "left": mark("left"), "right": mark("right")}
ENEMY_DIE_TEXTS = {
    "attack": mark("Each enemy attacks every hero next to it."),
    "left": mark("Each enemy moves 1 field to the left, if it stays on a platform."),
    "right": mark("Each enemy moves 1 field to the right, if it stays on a platform."),
}
RANGE_NAMES = {
    "row": mark("the boss's row"),
    "adjacent": mark("the 4 fields beside the boss"),
    "surrounding": mark("the 8 fields around the boss"),
    "tile": mark("the boss's tile"),
    "unlimited": mark("the whole boss level"),
}
TIMING_NAMES = {
    "immediate": mark("At once"),
    "whole_turn": mark("This turn"),
    "end_of_turn": mark("At the end of the turn"),
}


def symbol_name(symbol: str) -> str:
    return tr(SYMBOL_NAMES[symbol])


def way_name(way: str) -> str:
    return tr(WAY_NAMES[way])


def card_name(card: str) -> str:
    return tr(CARDS[card].name)


def hero_name(hero: str) -> str:
    return tr(HEROES[hero].name)


def token_name(token: str) -> str:
    """The name of a boss token."""
    return tr(BOSS_TOKENS[token].name)


def figure_name(figure: str) -> str:
    """The name of a hero, an enemy token or the boss."""
    if figure in TOKENS:
        return tr("{enemy} {number}", enemy=tr(TOKENS[figure].name), number=TOKEN_NUMBERS[figure])
    return hero_name(figure) if figure in HEROES else tr(BOSSES[figure].name)


def source_name(source: str) -> str:
    """The name of what asks: a card, an event, a boss card or a hero's ability."""
    for entries in (CARDS, EVENTS, BOSS_CARDS):
        if source in entries:
            return tr(entries[source].name)
    return tr(HEROES[source].ability)


# Effects


def _move(e: fx.MoveFields) -> str:
    if e.through:
        return tr("Move 1 field straight up, through a platform too.")
    if e.straight:
        return tr(
            "Move straight up, up to {n} fields, ending before a platform or a figure. "
            "Enemies attack you for leaving only at the first step.",
            n=e.fields,
        )
    if e.up:
        return trn("Move 1 field up.", "Move up to {n} fields up.", e.fields)
    return trn("Move 1 field.", "Move up to {n} fields.", e.fields)


def _strengthen_next(e: fx.StrengthenNext) -> str:
    if e.symbol:
        return tr(
            "A {symbol} symbol that you use is {n} stronger, without gems.", symbol=symbol_name(e.symbol), n=e.amount
        )
    return tr("A symbol that you use is {n} stronger, without gems.", n=e.amount)


def _reroll(e: fx.Reroll) -> str:
    if e.dice == ALL:
        return tr("Reroll any of your unused dice, once, all together.")
    return trn("Reroll 1 unused die.", "Reroll up to {n} unused dice.", e.dice)


def _reduce(e: fx.ReduceWounds) -> str:
    if e.cause == "leave":
        return tr("Attacks for Moving away wound you {n} less.", n=e.amount)
    return tr("By itself, in any turn: the first enemy attack that would wound you deals {n} less.", n=e.amount)


def _gain(e: fx.Gain) -> str:
    if e.gems:
        return trn("Gain 1 gem.", "Gain {n} gems.", e.gems)
    return trn("Gain 1 coin.", "Gain {n} coins.", e.coins)


def _heal(e: fx.Heal) -> str:
    if e.hearts == ALL:
        return tr("Recover all your hearts.")
    return trn("Recover 1 heart.", "Recover up to {n} hearts.", e.hearts)


def _hover(e: fx.Hover) -> str:
    if e.through_next:
        return tr("Until your next turn ends you may stay in the air as on a ladder.")
    return tr("Until your next turn starts you may stay in the air as on a ladder.")


def _displace(e: fx.Displace) -> str:
    if e.way == "left":
        return tr("Heroes who were hit are moved 1 field to the left, if it is free.")
    return tr("Heroes who were hit are moved 1 field away from the boss, if it is free.")


def _times(e: fx.EnemyDieTimes) -> str:
    if e.times:
        return trn("The enemy die is resolved once.", "The enemy die is resolved {n} times in a row.", e.times)
    return tr("The enemy die is not resolved.")


EFFECTS: dict[type[Effect], Callable[[Any], str]] = {
    fx.Strengthen: lambda e: tr(
        "Every {symbol} symbol that you use is {n} stronger, without gems.", symbol=symbol_name(e.symbol), n=e.amount
    ),
    fx.StrengthenFirst: lambda e: tr(
        "Your first {symbol} symbol of each turn is {n} stronger, without gems.",
        symbol=symbol_name(e.symbol),
        n=e.amount,
    ),
    fx.StrengthenNext: _strengthen_next,
    fx.Reroll: _reroll,
    fx.RerollUnused: lambda e: tr("Reroll all your unused dice."),
    fx.TurnDie: lambda e: tr("Turn 1 unused die to a symbol of your choice."),
    fx.AddSymbols: lambda e: trn(
        "1 more {symbol} symbol this turn.",
        "{n} more {symbol} symbols this turn.",
        e.count,
        symbol=symbol_name(e.symbol),
    ),  # fmt: skip
    fx.BankAnyRolled: lambda e: tr("You may set your special die to the face of any die that you rolled, used or not."),
    fx.FewerDice: lambda e: trn("You roll 1 die less.", "You roll {n} dice less.", e.count),
    fx.ForbidSpecial: lambda e: tr("The special die can neither be used nor set; it keeps its face."),
    fx.ResetSpecial: lambda e: tr("The special die turns to blank."),
    fx.MoveFields: _move,
    fx.ForceOnLevel: lambda e: trn(
        "Force an enemy on your level 1 field.", "Force an enemy on your level up to {n} fields.", e.fields
    ),
    fx.Blink: lambda e: tr("Go to any free field of your row."),
    fx.SwapPlaces: lambda e: tr("Change places with another hero or an enemy on your level, not with the boss."),
    fx.PushFurther: lambda e: tr("Your next push moves the figure {n} fields.", n=e.fields),
    fx.ForbidUp: lambda e: tr("You cannot Move up but from or onto a ladder."),
    fx.QuietStep: lambda e: tr("No enemy attacks you because of your next Move step."),
    fx.QuietMoves: lambda e: tr("No enemy attacks you because of your Moves for the rest of this turn."),
    fx.Hover: _hover,
    fx.CatchLadders: lambda e: tr("While falling you may stop on any ladder that you reach."),
    fx.Flies: lambda e: tr("Does not fall, and walks on where there is no platform."),
    fx.BurstsFalling: lambda e: tr("Bursts when it falls {n} or more fields; nobody gets its loot.", n=e.fields),
    fx.Quake: lambda e: tr("Everyone falls at once; ladders hold nobody."),
    fx.NextAttack: lambda e: trn(
        "Your next attack this turn deals 1 more wound.", "Your next attack this turn deals {n} more wounds.", e.wounds
    ),
    fx.NextAttackPerSword: lambda e: tr(
        "Your next attack this turn deals {n} more for each Sword in it, at most {limit}.", n=e.wounds, limit=e.limit
    ),
    fx.HunterBonus: lambda e: trn(
        "Your attacks deal 1 more wound, but not to the boss.",
        "Your attacks deal {n} more wounds, but not to the boss.",
        e.wounds,
    ),
    fx.BossBonus: lambda e: trn(
        "Your attack on the boss deals 1 more wound.", "Your attack on the boss deals {n} more wounds.", e.wounds
    ),
    fx.Reach: lambda e: tr(
        "You may also attack an enemy {n} columns away in your row if nothing is between.", n=e.fields
    ),
    fx.Blast: lambda e: tr("{n} wounds to each enemy next to you, not to the boss; the loot is yours.", n=e.wounds),
    fx.Trophy: lambda e: trn(
        "1 more gem for each enemy that you defeat.", "{n} more gems for each enemy that you defeat.", e.gems
    ),
    fx.Sleep: lambda e: tr(
        "An enemy on your level within {n} fields, not the boss, neither attacks nor walks until your next turn.",
        n=e.distance,
    ),
    fx.ReduceWounds: _reduce,
    fx.Backstab: lambda e: trn(
        "1 more wound to a hero who Moves away from it.", "{n} more wounds to a hero who Moves away from it.", e.wounds
    ),
    fx.Ambush: lambda e: tr("Attacks a hero who Moves next to it."),
    fx.EnemyDamage: lambda e: trn(
        "Every enemy attack deals 1 more wound, but not the boss's.",
        "Every enemy attack deals {n} more wounds, but not the boss's.",
        e.amount,
    ),
    fx.SafeFromBelow: lambda e: tr("The enemy directly below you does not attack you."),
    fx.Bodyguard: lambda e: tr("While it is next to the boss, the boss has {n} more health.", n=e.health),
    fx.Gain: _gain,
    fx.GainPerEnemy: lambda e: tr("Gain 1 coin for each enemy on your level, at most {n}.", n=e.limit),
    fx.LoseGems: lambda e: trn("The hero loses 1 gem.", "The hero loses {n} gems.", e.gems),
    fx.LoseShare: lambda e: tr("You lose 1 coin of each {n} that you have.", n=e.divisor),
    fx.Heal: _heal,
    fx.Wound: lambda e: trn("1 wound.", "{n} wounds.", e.wounds),
    fx.PayOrWound: lambda e: tr("Heroes in range pay {n} coins, and suffer 1 wound for each coin missing.", n=e.coins),
    fx.IgnoreTraps: lambda e: tr("Traps do not wound you."),
    fx.TakeToken: lambda e: tr("Take a gem or coin of your row at most {n} columns away.", n=e.distance),
    fx.Discount: lambda e: trn(
        "Cards of the shop cost 1 coin less, at least 1.", "Cards of the shop cost {n} coins less, at least 1.", e.coins
    ),
    fx.RefreshShop: lambda e: tr("The shop is dealt anew."),
    fx.RefillGems: lambda e: tr("Up to {n} empty gem fields of your level get a gem.", n=e.limit),
    fx.Reinforce: lambda e: tr("Up to {n} enemies come back to your level.", n=e.limit),
    fx.Crumble: lambda e: tr("The lowest level is removed if you stand on a higher one."),
    fx.EnemyDieTimes: _times,
    fx.BossAttack: lambda e: tr("The boss attacks heroes in range."),
    fx.GiveToken: lambda e: tr("Heroes who are hit receive a token: {token}.", token=token_name(e.token)),
    fx.Displace: _displace,
    fx.BossSlides: lambda e: tr(
        "The boss goes up to {n} fields {way}, off platforms too.", n=e.fields, way=way_name(e.way)
    ),
    fx.BossPursues: lambda e: tr("The boss goes up to {n} fields towards you, through everything.", n=e.fields),
    fx.Summon: lambda e: tr("Helpers come to all free spawn fields."),
    fx.PlaceTokens: lambda e: tr("Empty special fields get a token: {token}.", token=token_name(e.token)),
    fx.IgnoreCard: lambda e: tr("When a card of the boss is about to affect you, you may ignore it."),
    fx.SpendSymbol: lambda e: tr("Spend a {symbol} symbol to be rid of it.", symbol=symbol_name(e.symbol)),
    fx.PayAtShop: lambda e: trn(
        "Pay 1 coin at a shop to be rid of it.", "Pay {n} coins at a shop to be rid of it.", e.coins
    ),
    fx.WhenHealed: lambda e: tr("It goes when you recover a heart."),
    fx.WhenUsed: lambda e: tr("It goes when it is used."),
}

CONDITIONS: dict[type[Condition], Callable[[Any], str]] = {
    on.RevealsLevel: lambda c: tr("Reveal a new level."),
    on.Defeats: lambda c: tr("Defeat {n} enemies in one turn.", n=c.count),
    on.OwnsCoins: lambda c: tr("Gain a coin and have {n} or more, and more than the owner of this card.", n=c.count),
    on.SpendsGems: lambda c: tr("Discard {n} or more gems on one symbol.", n=c.count),
    on.PushesHero: lambda c: tr("Push another hero."),
    on.Falls: lambda c: tr("Fall {n} or more fields at once without fainting.", n=c.fields),
    on.SuffersWounds: lambda c: tr("Suffer {n} wounds in one turn without fainting.", n=c.count),
    on.Buys: lambda c: tr("Buy {n} cards in one turn.", n=c.count),
    on.Rolls: lambda c: tr(
        "Roll {equal} or more equal symbols, or {different} different ones.", equal=c.equal, different=c.different
    ),
    on.EndsOnFigure: lambda c: tr("End your turn standing on an enemy or another hero."),
}


def effect_text(effect: Effect) -> str:
    return EFFECTS[type(effect)](effect)


def text_of(entry: Card | Hero | Enemy | BossToken | BossCard | EventCard) -> str:
    """What a card, hero, enemy or token does, rendered from its effects."""
    parts = [effect_text(effect) for effect in entry.does]
    if isinstance(entry, Enemy):
        parts += [_on_wounding(effect) for effect in entry.on_wounding]
    if isinstance(entry, Card) and entry.exhausts and _by_hand(entry):
        parts.insert(0, tr("Exhaust:"))
    if isinstance(entry, Hero) and entry.once:
        parts.insert(0, tr("Once a turn:"))
    if isinstance(entry, BossToken) and any(isinstance(effect, fx.Wound) for effect in entry.does):
        parts.insert(0, tr("At the end of your turn:"))
    return " ".join(parts)


def _by_hand(card: Card) -> bool:
    return not isinstance(card.does[0], fx.ReduceWounds)


def _on_wounding(effect: Effect) -> str:
    if isinstance(effect, fx.ResetSpecial):
        return tr("Who loses a heart to it turns the special die to blank.")
    if isinstance(effect, fx.LoseGems):
        return trn(
            "Who loses a heart to it loses 1 gem too.", "Who loses a heart to it loses {n} gems too.", effect.gems
        )
    assert isinstance(effect, fx.GiveToken)
    return tr("Who loses a heart to it receives a token: {token}.", token=token_name(effect.token))


def removal_text(token: BossToken) -> str:
    return " ".join(effect_text(effect) for effect in token.removal)


def condition_text(condition: Condition) -> str:
    return CONDITIONS[type(condition)](condition)


def kind_name(kind: str) -> str:
    """The name of an enemy kind or a boss."""
    return tr(KINDS[kind].name) if kind in KINDS else tr(BOSSES[kind].name)
