"""What happened, in a sentence for the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....core.play import Event
from ....core.words import tr, trn
from .. import events as ev
from ..content.heroes import HEROES
from .texts import (
    ENEMY_DIE_NAMES,
    ENEMY_DIE_TEXTS,
    card_name,
    figure_name,
    hero_name,
    kind_name,
    source_name,
    symbol_name,
    token_name,
)

Names = Sequence[str]


def describe(event: Event, names: Names) -> str:
    """The event in words; `names` are the players' names by seat."""
    return SENTENCES[type(event)](event, names)


def _who(event: Any, names: Names) -> str:
    return str(names[event.player])


def _place(place: tuple[int, int]) -> str:
    """A field by column and row, both from 1, as they are written beside the tower."""
    return tr("{column}/{row}", column=place[0] + 1, row=place[1] + 1)


def _symbols(symbols: Sequence[str]) -> str:
    return ", ".join(symbol_name(symbol) for symbol in symbols)


def _cards(cards: Sequence[str]) -> str:
    return ", ".join(source_name(card) for card in cards)


def _level(e: ev.LevelRevealed, names: Names) -> str:
    if not e.enemy:
        return tr("The boss level is revealed.")
    return tr("Level {level} is revealed, with {enemy}.", level=e.level, enemy=kind_name(e.enemy))


def _special_set(e: ev.SpecialSet, names: Names) -> str:
    who, symbol = names[e.player], symbol_name(e.symbol)
    if e.way == "die":
        return tr("{who} keeps a {symbol} on the special die.", who=who, symbol=symbol)
    if e.way == "fusion":
        return tr("{who} fuses two dice and turns the special die to {symbol}.", who=who, symbol=symbol)
    return tr("{who} fuses a die with the special die and turns it to {symbol}.", who=who, symbol=symbol)


def _placed(e: ev.HeroPlaced, names: Names) -> str:
    who, place = names[e.player], _place(e.target)
    if e.why == "displaced":
        return tr("{who} is thrown to {place}.", who=who, place=place)
    if e.why == "swap":
        return tr("{who} changes places and is on {place}.", who=who, place=place)
    return tr("{who} blinks to {place}.", who=who, place=place)


def _walked(e: ev.EnemiesWalked, names: Names) -> str:
    if not e.walks:
        return tr("No enemy can walk that way.")
    if e.way == "left":
        return trn("1 enemy walks to the left.", "{n} enemies walk to the left.", len(e.walks))
    return trn("1 enemy walks to the right.", "{n} enemies walk to the right.", len(e.walks))


def _attacked(e: ev.EnemyAttacked, names: Names) -> str:
    enemy, who = figure_name(e.enemy), names[e.player]
    if not e.wounds:
        return tr("{enemy} attacks {who} in vain.", enemy=enemy, who=who)
    return trn("{enemy} attacks {who}: 1 wound.", "{enemy} attacks {who}: {n} wounds.", e.wounds, enemy=enemy, who=who)


def _wounded(e: ev.HeroWounded, names: Names) -> str:
    who = names[e.player]
    if e.why == "trap":
        return trn("{who} is caught in a trap: 1 wound.", "{who} is caught in a trap: {n} wounds.", e.wounds, who=who)
    if e.why == "token":
        return tr("{who} holds that token already and suffers a wound instead.", who=who)
    if e.why == "card":
        return trn("{who} suffers 1 wound.", "{who} suffers {n} wounds.", e.wounds, who=who)
    return trn(
        "{token} costs {who} 1 heart.", "{token} costs {who} {n} hearts.", e.wounds, token=token_name(e.why), who=who
    )


def _coins(e: ev.CoinsGained, names: Names) -> str:
    return trn("{who} gains 1 coin.", "{who} gains {n} coins.", e.amount, who=names[e.player])


def _gems(e: ev.GemsGained, names: Names) -> str:
    return trn("{who} gains 1 gem.", "{who} gains {n} gems.", e.amount, who=names[e.player])


def _defeated(e: ev.EnemyDefeated, names: Names) -> str:
    return trn(
        "{who} defeats {enemy} with 1 wound.", "{who} defeats {enemy} with {n} wounds.", e.wounds,
        who=names[e.player], enemy=figure_name(e.enemy),
    )  # fmt: skip


def _artifact(e: ev.ArtifactTaken, names: Names) -> str:
    if e.previous is None:
        return tr("{who} takes {card}.", who=names[e.player], card=card_name(e.card))
    return tr("{who} takes {card} from {other}.", who=names[e.player], card=card_name(e.card), other=names[e.previous])


def _drawn(e: ev.BossCardsDrawn, names: Names) -> str:
    if e.selector:
        return tr(
            "The boss turn: the enemy die shows {die}. Cards: {cards}.",
            die=tr(ENEMY_DIE_NAMES[e.selector]), cards=_cards(e.cards),
        )  # fmt: skip
    return tr("The boss turn. Cards: {cards}.", cards=_cards(e.cards))


def _token_removed(e: ev.TokenRemoved, names: Names) -> str:
    if e.why == "used":
        return tr("{who} uses a token: {token}.", who=names[e.player], token=token_name(e.token))
    return tr("{who} is rid of a token: {token}.", who=names[e.player], token=token_name(e.token))


def _lost(e: ev.GameLost, names: Names) -> str:
    if e.why == "fainted":
        return tr("The hero has fainted: the game is lost.")
    return tr("The last event has passed: the game is lost.")


def _used(e: ev.SymbolUsed, names: Names) -> str:
    if e.source == "special":
        return tr("{who} uses a {symbol} of the special die.", who=names[e.player], symbol=symbol_name(e.symbol))
    return tr("{who} uses a {symbol}.", who=names[e.player], symbol=symbol_name(e.symbol))


SENTENCES: dict[type[Event], Callable[[Any, Names], str]] = {
    ev.HeroDealt: lambda e, n: tr("{who} plays {hero}.", who=_who(e, n), hero=hero_name(e.hero)),
    ev.FirstPlayerChosen: lambda e, n: tr("{who} begins.", who=_who(e, n)),
    ev.TurnBegan: lambda e, n: tr("Round {round}: the turn of {who}.", round=e.round, who=_who(e, n)),
    ev.EventDrawn: lambda e, n: trn(
        "Event: {card}. 1 is left.", "Event: {card}. {n} are left.", e.left, card=source_name(e.card)
    ),
    ev.CardsRecharged: lambda e, n: tr("{who} recharges {cards}.", who=_who(e, n), cards=_cards(e.cards)),
    ev.DiceRolled: lambda e, n: tr(
        "{who} rolls {dice}. The enemy die: {enemy}",
        who=_who(e, n), dice=_symbols(e.dice), enemy=tr(ENEMY_DIE_TEXTS[e.enemy]),
    ),
    ev.DiceRerolled: lambda e, n: tr("{who} rerolls: {dice}.", who=_who(e, n), dice=_symbols(e.dice)),
    ev.DieTurned: lambda e, n: tr(
        "{who} turns a {before} to {after}.",
        who=_who(e, n), before=symbol_name(e.before), after=symbol_name(e.after),
    ),
    ev.LevelRevealed: _level,
    ev.LevelRemoved: lambda e, n: tr("Level {level} is removed.", level=e.level),
    ev.SymbolUsed: _used,
    ev.SymbolRaised: lambda e, n: trn(
        "{who} raises the {symbol} for 1 gem.", "{who} raises the {symbol} for {n} gems.", e.gems,
        who=_who(e, n), symbol=symbol_name(e.symbol),
    ),
    ev.DiceFused: lambda e, n: tr(
        "{who} fuses two dice with {face} into a {symbol}.",
        who=_who(e, n), face=symbol_name(e.face), symbol=symbol_name(e.symbol),
    ),
    ev.StarTurned: lambda e, n: tr("{who} uses a Star as {symbol}.", who=_who(e, n), symbol=symbol_name(e.symbol)),
    ev.SymbolsAdded: lambda e, n: trn(
        "{who} has 1 more {symbol}.", "{who} has {n} more of {symbol}.", e.count,
        who=_who(e, n), symbol=symbol_name(e.symbol),
    ),
    ev.SpecialSet: _special_set,
    ev.SpecialReset: lambda e, n: tr("The special die of {who} turns to blank.", who=_who(e, n)),
    ev.HeroMoved: lambda e, n: tr("{who} moves to {place}.", who=_who(e, n), place=_place(e.target)),
    ev.PortalTaken: lambda e, n: tr("{who} steps through a portal to {place}.", who=_who(e, n), place=_place(e.target)),
    ev.HeroPlaced: _placed,
    ev.HeroRespawned: lambda e, n: tr("{who} comes back on {place}.", who=_who(e, n), place=_place(e.target)),
    ev.FigurePushed: lambda e, n: tr(
        "{who} pushes {figure} to {place}.", who=_who(e, n), figure=figure_name(e.figure), place=_place(e.path[-1])
    ),
    ev.EnemyForced: lambda e, n: tr(
        "{who} forces {enemy} to {place}.", who=_who(e, n), enemy=figure_name(e.enemy), place=_place(e.target)
    ),
    ev.EnemyPlaced: lambda e, n: tr("{enemy} is on {place}.", enemy=figure_name(e.enemy), place=_place(e.target)),
    ev.EnemiesWalked: _walked,
    ev.FigureFell: lambda e, n: tr("{figure} falls to {place}.", figure=figure_name(e.figure), place=_place(e.target)),
    ev.GravityApplied: lambda e, n: tr("Gravity acts."),
    ev.EnemyBurst: lambda e, n: tr("{enemy} bursts.", enemy=figure_name(e.enemy)),
    ev.EnemyLulled: lambda e, n: tr("{who} puts {enemy} to sleep.", who=_who(e, n), enemy=figure_name(e.enemy)),
    ev.EnemyAttacked: _attacked,
    ev.HeroWounded: _wounded,
    ev.HeroFainted: lambda e, n: tr("{who} faints.", who=_who(e, n)),
    ev.HeartsHealed: lambda e, n: trn(
        "{who} recovers 1 heart.", "{who} recovers {n} hearts.", e.hearts, who=_who(e, n)
    ),
    ev.EnemyDefeated: _defeated,
    ev.BossDefeated: _defeated,
    ev.CoinsGained: _coins,
    ev.GemsGained: _gems,
    ev.CoinsLost: lambda e, n: trn("{who} loses 1 coin.", "{who} loses {n} coins.", e.amount, who=_who(e, n)),
    ev.GemsLost: lambda e, n: trn("{who} loses 1 gem.", "{who} loses {n} gems.", e.amount, who=_who(e, n)),
    ev.CardBought: lambda e, n: trn(
        "{who} buys {card} for 1 coin.", "{who} buys {card} for {n} coins.", e.cost,
        who=_who(e, n), card=card_name(e.card),
    ),
    ev.ShopRefilled: lambda e, n: tr("New in the shop: {card}.", card=card_name(e.card)),
    ev.ShopRenewed: lambda e, n: tr("The shop has new goods: {cards}.", cards=_cards(e.cards)),
    ev.CardUsed: lambda e, n: tr("{who} uses {card}.", who=_who(e, n), card=card_name(e.card)),
    ev.AbilityUsed: lambda e, n: tr("{who} uses {ability}.", who=_who(e, n), ability=tr(HEROES[e.hero].ability)),
    ev.ArtifactTaken: _artifact,
    ev.GemsPlaced: lambda e, n: trn("1 gem appears.", "{n} gems appear.", len(e.places)),
    ev.EnemiesPlaced: lambda e, n: trn(
        "{enemies} appears.", "{enemies} appear.", len(e.enemies),
        enemies=", ".join(figure_name(token) for token, _ in e.enemies),
    ),
    ev.BossAppeared: lambda e, n: tr("{boss} appears.", boss=figure_name(e.boss)),
    ev.BossCardsDrawn: _drawn,
    ev.BossCardPlayed: lambda e, n: tr("The boss acts: {card}.", card=source_name(e.card)),
    ev.BossMoved: lambda e, n: tr("{boss} goes to {place}.", boss=figure_name(e.boss), place=_place(e.target)),
    ev.TokensPlaced: lambda e, n: tr("Special fields get a token: {token}.", token=token_name(e.token)),
    ev.TokenReceived: lambda e, n: tr("{who} receives a token: {token}.", who=_who(e, n), token=token_name(e.token)),
    ev.TokenRemoved: _token_removed,
    ev.GameWon: lambda e, n: tr("{who} has defeated the boss and wins.", who=_who(e, n)),
    ev.GameLost: _lost,
    ev.GameDrawn: lambda e, n: tr("After {rounds} rounds the game is a draw.", rounds=e.rounds),
}  # fmt: skip
