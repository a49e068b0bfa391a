"""The questions of the table in words, for the steps that ask them."""

from __future__ import annotations

from ....core.words import tr, trn
from ..effects.texts import Source
from ..state import State
from ..turn.damage import attack_damage, current
from .names import ability_name, hero_name, source_name


def _hero(state: State, seat: int) -> str:
    return hero_name(state.players[seat].hero)


def _attack_words(state: State) -> str:
    """The attack in a sentence: `Paladin attacks with Righteous Combat: 12 damage.`"""
    attack = state.attack
    if attack is None:
        return ""
    name, ability = _hero(state, attack.attacker), ability_name(attack.ability)
    damage = attack_damage(state)
    if damage:
        return trn(
            "{hero} attacks with {ability}: {n} damage.",
            "{hero} attacks with {ability}: {n} damage.",
            damage,
            hero=name,
            ability=ability,
        )
    return tr("{hero} uses {ability}.", hero=name, ability=ability)


# The Roll Phase


def offense(state: State) -> str:
    if state.attempts:
        return trn(
            "Roll again ({n} attempt left), declare an ability, or stop.",
            "Roll again ({n} attempts left), declare an ability, or stop.",
            state.attempts,
        )
    return tr("Declare an ability, or none.")


def target(state: State, seat: int) -> str:
    attack = state.attack
    if attack is not None and attack.attacker != seat:
        return tr("{attack} Whom does it hit?", attack=_attack_words(state))
    return tr("Whom do you attack?")


def defend(state: State) -> str:
    return tr("{attack} Defend yourself?", attack=_attack_words(state))


# Answers to what others do


def about_to_reroll(state: State, numbers: tuple[int, ...]) -> str:
    return trn(
        "{hero} is about to roll die {dice} again. Respond, or pass?",
        "{hero} is about to roll dice {dice} again. Respond, or pass?",
        len(numbers),
        hero=_hero(state, state.active),
        dice=", ".join(map(str, numbers)),
    )


def declares(state: State, ability: str) -> str:
    return tr(
        "{hero} declares {ability}. Change dice, or let it pass?",
        hero=_hero(state, state.active),
        ability=ability_name(ability),
    )


def partner_stops() -> str:
    return tr("Your partner declares no ability. Change dice, or pass?")


def dice(state: State) -> str:
    tray = state.trays[-1]
    return tr(
        "{hero} rolled {dice}. Change dice, or pass?",
        hero=_hero(state, tray.owner),
        dice=", ".join(map(str, tray.values)),
    )


def attack(state: State) -> str:
    return tr("{attack} Respond, or pass?", attack=_attack_words(state))


def last_chance(state: State, seat: int) -> str:
    total = current(state)[seat].final
    if total:
        return trn(
            "{n} damage is coming to you. Last chance to respond.",
            "{n} damage is coming to you. Last chance to respond.",
            total,
        )
    return tr("Last chance to respond before the damage is applied.")


def aftermath(state: State) -> str:
    attack = state.attack
    return trn(
        "Your attack dealt {n} damage. Respond, or pass?",
        "Your attack dealt {n} damage. Respond, or pass?",
        attack.dealt if attack else 0,
    )


def settle(state: State, seat: int) -> str:
    total = current(state)[seat].final
    if total:
        return trn(
            "You are about to receive {n} damage. Respond, or pass?",
            "You are about to receive {n} damage. Respond, or pass?",
            total,
        )
    return tr("Damage is about to be applied. Respond, or pass?")


# Questions of effects


def which_token(state: State, source: Source, holder: int) -> str:
    return tr("{source}: which token of {hero} is removed?", source=source_name(source), hero=_hero(state, holder))


def steps_of_growth(left: int) -> str:
    return trn("Grow: {n} step left.", "Grow: {n} steps left.", left)
