"""Events as sentences of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....core.play import Event
from ....core.words import mark, tr, trn
from .. import events as ev
from ..effects.vocabulary import NORMAL
from .names import ability_name, card_name, damage_name, hero_name, phase_name, source_name, token_name

ROLLED = {
    "offense": mark("{name} rolls {dice}."),
    "roll": mark("{name} rolls {dice}."),
    "target": mark("{name} rolls {dice} for the target."),
    "defense": mark("{name} rolls {dice} for the defense."),
}
GAINED = {
    "income": mark("{name} gains {n} CP of income."),
    "sale": mark("{name} gains {n} CP for the card."),
}
HITS = {
    "prevent": mark("{source}: {amount} damage to {target} is prevented."),
    "half": mark("{source}: half of the damage to {target} is prevented."),
    "avoid": mark("{source}: {target} receives none of the damage."),
    "return": mark("{source}: half of the damage comes back to {target}."),
    "recoil": mark("{source}: {target} will receive {amount} damage if the attack deals any."),
    "heal": mark("{source}: {target} will heal {amount}."),
    "add": mark("{source}: {amount} more {type} damage to {target}."),
    "damage": mark("{source}: {amount} {type} damage to {target}."),
}
NO_TARGET = {
    "add": mark("{source}: {amount} more {type} damage."),
    "damage": mark("{source}: {amount} {type} damage."),
}
# Normal damage is simply damage.
NORMAL_HITS = {
    "add": mark("{source}: {amount} more damage to {target}."),
    "damage": mark("{source}: {amount} damage to {target}."),
}
NORMAL_NO_TARGET = {
    "add": mark("{source}: {amount} more damage."),
    "damage": mark("{source}: {amount} damage."),
}

Words = Callable[[Any, Sequence[str]], str]


def _start(e: ev.StartPlayerChosen, names: Sequence[str]) -> str:
    rolls = " / ".join(
        ", ".join(f"{names[seat]} {value}" for seat, value in enumerate(roll) if value) for roll in e.rolls
    )
    return tr("Rolls for the start: {rolls}. {name} begins.", rolls=rolls, name=names[e.player])


def _rolled(e: ev.DiceRolled, names: Sequence[str]) -> str:
    if len(e.which) < len(e.dice):
        return trn(
            "{name} rolls die {which} again: {dice}.",
            "{name} rolls dice {which} again: {dice}.",
            len(e.which),
            name=names[e.player],
            which=", ".join(map(str, e.which)),
            dice=", ".join(map(str, e.dice)),
        )
    return tr(ROLLED[e.purpose], name=names[e.player], dice=", ".join(map(str, e.dice)))


def _hit(e: ev.HitAdded, names: Sequence[str]) -> str:
    source = source_name(e.source)
    normal = e.type == NORMAL and e.op in NORMAL_HITS
    kind = damage_name(e.type) if e.type and not normal else ""
    if e.target < 0:
        return tr((NORMAL_NO_TARGET if normal else NO_TARGET)[e.op], source=source, amount=e.amount, type=kind)
    table = NORMAL_HITS if normal else HITS
    return tr(table[e.op], source=source, amount=e.amount, type=kind, target=names[e.target])


def _cp_gained(e: ev.CpGained, names: Sequence[str]) -> str:
    if e.source.kind == "rule":
        return tr(GAINED[e.source.id], name=names[e.player], n=e.amount)
    return tr("{name} gains {n} CP from {source}.", name=names[e.player], n=e.amount, source=source_name(e.source))


def _token_gained(e: ev.TokenGained, names: Sequence[str]) -> str:
    if e.by == e.player:
        return tr("{name} gains {n} {token}.", name=names[e.player], n=e.n, token=token_name(e.token))
    return tr(
        "{name} gets {n} {token} from {other}.",
        name=names[e.player],
        n=e.n,
        token=token_name(e.token),
        other=names[e.by],
    )


def _drawn(e: ev.CardsDrawn, names: Sequence[str]) -> str:
    if e.cards:
        return tr("{name} draws {cards}.", name=names[e.player], cards=", ".join(card_name(card) for card in e.cards))
    return trn("{name} draws {n} card.", "{name} draws {n} cards.", e.n, name=names[e.player])


def _grew(e: ev.CompanionGrew, names: Sequence[str]) -> str:
    if e.before:
        return tr(
            "{name}: {before} grows into {after}.",
            name=names[e.player],
            before=token_name(e.before),
            after=token_name(e.after),
        )
    return tr("{name} grows a {after}.", name=names[e.player], after=token_name(e.after))


def _ended(e: ev.GameEnded, names: Sequence[str]) -> str:
    if not e.winners:
        return tr("All fall at the same moment: the game is a draw.")
    return tr("The battle is over. Victory for {names}!", names=", ".join(names[seat] for seat in e.winners))


def _attempt(e: ev.AttemptAdded, names: Sequence[str]) -> str:
    return tr("One more attempt for the defense.") if e.roll == "defense" else tr("One more roll attempt.")


SENTENCES: dict[type[Event], Words] = {
    ev.StartPlayerChosen: _start,
    ev.HeroesLaidOut: lambda e, n: tr("To choose from: {heroes}.", heroes=", ".join(map(hero_name, e.heroes))),
    ev.HeroChosen: lambda e, n: tr("{name} is the {hero}.", name=n[e.player], hero=hero_name(e.hero)),
    ev.HeroDrawn: lambda e, n: tr("{name} draws the {hero}.", name=n[e.player], hero=hero_name(e.hero)),
    ev.TurnBegan: lambda e, n: tr("Turn {turn}: {name}.", turn=e.turn, name=n[e.player]),
    ev.PhaseBegan: lambda e, n: tr("{name}: {phase}.", name=n[e.player], phase=phase_name(e.phase)),
    ev.PhaseSkipped: lambda e, n: tr("{name} skips the {phase}.", name=n[e.player], phase=phase_name(e.phase)),
    ev.ExtraPhaseBegan: lambda e, n: tr(
        "{name} has another Offensive Roll Phase against {target}.", name=n[e.player], target=n[e.target]
    ),
    ev.DiceRolled: _rolled,
    ev.DieChanged: lambda e, n: tr(
        "{name} turns die {number} of {owner} from {old} to {new}.",
        name=n[e.player],
        owner=n[e.owner],
        number=e.number,
        old=e.old,
        new=e.new,
    ),
    ev.AttemptAdded: _attempt,
    ev.AbilityDeclared: lambda e, n: tr(
        "{name} declares {ability}.", name=n[e.player], ability=ability_name(e.ability)
    ),
    ev.NothingDeclared: lambda e, n: tr("{name} declares no ability.", name=n[e.player]),
    ev.AbilityActivated: lambda e, n: tr(
        "{name} activates {ability}.", name=n[e.player], ability=ability_name(e.ability)
    ),
    ev.OffenseFailed: lambda e, n: tr("The Offensive Roll Phase of {name} fails.", name=n[e.player]),
    ev.TargetSet: lambda e, n: tr("The target is {name}.", name=n[e.target]),
    ev.KingAttacked: lambda e, n: tr("{name} attacks a king and draws a bonus card.", name=n[e.player]),
    ev.DefenseChosen: lambda e, n: tr(
        "{name} defends with {ability}.", name=n[e.player], ability=ability_name(e.ability)
    ),
    ev.DefenseWaived: lambda e, n: tr("{name} does not defend.", name=n[e.player]),
    ev.HitAdded: _hit,
    ev.AttackMadeUndefendable: lambda e, n: tr(
        "{source}: the attack becomes undefendable.", source=source_name(e.source)
    ),
    ev.DamageTaken: lambda e, n: trn(
        "{name} loses {n} health: {health} left.",
        "{name} loses {n} health: {health} left.",
        e.amount,
        name=n[e.player],
        health=e.health,
    ),
    ev.DamageAvoided: lambda e, n: tr("{name} receives no damage.", name=n[e.player]),
    ev.Healed: lambda e, n: tr("{name} heals {n}: {health} health.", name=n[e.player], n=e.amount, health=e.health),
    ev.DefeatAverted: lambda e, n: tr(
        "{token} saves {name}: {health} health.", token=token_name(e.token), name=n[e.player], health=e.health
    ),
    ev.PlayerDefeated: lambda e, n: tr("{name} is defeated.", name=n[e.player]),
    ev.CpGained: _cp_gained,
    ev.CpLost: lambda e, n: tr("{name} loses {n} CP.", name=n[e.player], n=e.amount),
    ev.CpStolen: lambda e, n: tr(
        "{name} steals {n} CP from {victim}.", name=n[e.player], n=e.amount, victim=n[e.victim]
    ),
    ev.CardsDrawn: _drawn,
    ev.DeckShuffled: lambda e, n: tr("{name} shuffles the discard pile into a new deck.", name=n[e.player]),
    ev.CardPlayed: lambda e, n: tr(
        "{name} plays {card} for {cost} CP.", name=n[e.player], card=card_name(e.card), cost=e.cost
    ),
    ev.CardSold: lambda e, n: tr("{name} sells {card}.", name=n[e.player], card=card_name(e.card)),
    ev.CardDiscarded: lambda e, n: tr("{name} discards {card}.", name=n[e.player], card=card_name(e.card)),
    ev.CardLost: lambda e, n: tr("{name} loses {card}.", name=n[e.player], card=card_name(e.card)),
    ev.AbilityUpgraded: lambda e, n: tr(
        "{name} plays the upgrade {card} for {cost} CP.", name=n[e.player], card=card_name(e.card), cost=e.cost
    ),
    ev.TokenGained: _token_gained,
    ev.TokenRefused: lambda e, n: tr(
        "{name} has no room for another {token}.", name=n[e.player], token=token_name(e.token)
    ),
    ev.TokenSpent: lambda e, n: tr("{name} spends {n} {token}.", name=n[e.player], n=e.n, token=token_name(e.token)),
    ev.TokenRemoved: lambda e, n: tr(
        "{name} no longer has {n} {token}.", name=n[e.player], n=e.n, token=token_name(e.token)
    ),
    ev.TokenMoved: lambda e, n: tr(
        "{token} moves from {giver} to {receiver}.",
        token=token_name(e.token),
        giver=n[e.giver],
        receiver=n[e.receiver],
    ),
    ev.TokenStopped: lambda e, n: tr("{name} stops {token}.", name=n[e.player], token=token_name(e.token)),
    ev.LimitRaised: lambda e, n: tr(
        "{name} may now hold {limit} {token}.", name=n[e.player], limit=e.limit, token=token_name(e.token)
    ),
    ev.CompanionGrew: _grew,
    ev.PassiveUsed: lambda e, n: tr(
        "{name} uses {ability} for {cp} CP.", name=n[e.player], ability=ability_name(e.ability), cp=e.cp
    ),
    ev.TokenActed: lambda e, n: tr("{source} acts on {name}.", source=source_name(e.source), name=n[e.player]),
    ev.GameEnded: _ended,
}


def describe(event: Event, names: Sequence[str]) -> str:
    """An event in a sentence."""
    return SENTENCES[type(event)](event, names)
