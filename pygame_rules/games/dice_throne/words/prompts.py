"""The questions of the table in words, each with the rule that it comes from."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....core.play import Ask, Decision
from ....core.words import tr, trn
from ..effects.texts import PROGRAMS
from ..state import Frame, State
from ..turn.damage import attack_damage, current
from .names import ability_name, card_name, hero_name, source_name
from .wording import text_of_effects

Prompt = Callable[[State, Frame], str]


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


def _declared(state: State, frame: Frame) -> str:
    for below in reversed(state.stack):
        if below.step == "offense_declared":
            return tr(
                "{hero} declares {ability}. Change dice, or let it pass?",
                hero=_hero(state, below.player),
                ability=ability_name(below.word),
            )
    return tr("Respond, or pass?")


def _rolled(state: State, frame: Frame) -> str:
    for below in reversed(state.stack):
        if below.step == "offense_reroll":
            return trn(
                "{hero} is about to roll die {dice} again. Respond, or pass?",
                "{hero} is about to roll dice {dice} again. Respond, or pass?",
                len(below.items),
                hero=_hero(state, below.player),
                dice=", ".join(map(str, below.items)),
            )
    return tr("Respond, or pass?")


def _respond_to_attack(state: State, frame: Frame) -> str:
    return tr("{attack} Respond, or pass?", attack=_attack_words(state))


def _last(state: State, frame: Frame) -> str:
    total = current(state)[frame.player].final
    if total:
        return trn(
            "{n} damage is coming to you. Last chance to respond.",
            "{n} damage is coming to you. Last chance to respond.",
            total,
        )
    return tr("Last chance to respond before the damage is applied.")


def _settle(state: State, frame: Frame) -> str:
    total = current(state)[frame.player].final
    if total:
        return trn(
            "You are about to receive {n} damage. Respond, or pass?",
            "You are about to receive {n} damage. Respond, or pass?",
            total,
        )
    return tr("Damage is about to be applied. Respond, or pass?")


def _dice(state: State, frame: Frame) -> str:
    tray = state.trays[-1]
    return tr(
        "{hero} rolled {dice}. Change dice, or pass?",
        hero=_hero(state, tray.owner),
        dice=", ".join(map(str, tray.values)),
    )


def _aftermath(state: State, frame: Frame) -> str:
    attack = state.attack
    return trn(
        "Your attack dealt {n} damage. Respond, or pass?",
        "Your attack dealt {n} damage. Respond, or pass?",
        attack.dealt if attack else 0,
    )


def _interrupt(state: State, frame: Frame) -> str:
    for below in reversed(state.stack):
        if below.step == "put_away":
            return tr(
                "{hero} plays {card}. Respond before it takes effect, or pass?",
                hero=_hero(state, below.player),
                card=card_name(below.word),
            )
    return tr("Respond, or pass?")


WINDOWS: Mapping[str, tuple[Prompt, str]] = {
    "rolled": (_rolled, "DT-3.4.0"),
    "declared": (_declared, "DT-3.4.2"),
    "stopped": (lambda s, f: tr("Your partner declares no ability. Change dice, or pass?"), "DT-12.6"),
    "roll": (_dice, "DT-4.6"),
    "target": (_dice, "DT-3.5.3"),
    "defense": (_dice, "DT-4.6"),
    "then": (lambda s, f: tr("Respond before the rest takes effect, or pass?"), "DT-8.6"),
    "attack": (_respond_to_attack, "DT-4.6"),
    "inflicted": (lambda s, f: tr("Tokens were inflicted. Respond, or pass?"), "DT-4.6"),
    "full": (lambda s, f: tr("There is no room for all tokens that you gain. Spend some first, or pass?"), "DT-10.2"),
    "last": (_last, "DT-3.6.5"),
    "aftermath": (_aftermath, "DT-3.6.7"),
    "settle": (_settle, "DT-3.1.2"),
    "upkeep": (lambda s, f: tr("Tokens are about to act. Respond, or pass?"), "DT-4.6"),
    "interrupt": (_interrupt, "DT-4.3"),
}


def _offense(state: State, frame: Frame) -> str:
    if state.attempts:
        return trn(
            "Roll again ({n} attempt left), declare an ability, or stop.",
            "Roll again ({n} attempts left), declare an ability, or stop.",
            state.attempts,
        )
    return tr("Declare an ability, or none.")


def _effect(state: State, frame: Frame) -> str:
    """The effect that asks, with what it comes from."""
    effect = PROGRAMS[frame.code][frame.at]
    return tr("{source}: {text}", source=source_name(frame.word), text=text_of_effects((effect,)))


def _remove(state: State, frame: Frame) -> str:
    return tr(
        "{source}: which token of {hero} is removed?",
        source=source_name(frame.word),
        hero=_hero(state, frame.n),
    )


def _grow(state: State, frame: Frame) -> str:
    return trn("Grow: {n} step left.", "Grow: {n} steps left.", frame.n)


def _block(state: State, frame: Frame) -> str:
    return tr("Which token of the attack do you stop?")


def _target(state: State, frame: Frame) -> str:
    attack = state.attack
    if attack is not None and attack.attacker != frame.player:
        return tr("{attack} Whom does it hit?", attack=_attack_words(state))
    return tr("Whom do you attack?")


def _defense(state: State, frame: Frame) -> str:
    return tr("{attack} Defend yourself?", attack=_attack_words(state))


PROMPTS: Mapping[str, tuple[Prompt, str]] = {
    "hero": (lambda s, f: tr("Choose your hero."), "DT-2.1"),
    "main": (lambda s, f: tr("Play cards, sell cards, or be done."), "DT-3.3.1"),
    "sell_down": (lambda s, f: tr("Sell cards until you have 6."), "DT-3.8.1"),
    "triggers": (lambda s, f: tr("What comes next?"), "DT-3.1.1"),
    "offense": (_offense, "DT-3.4.1"),
    "target": (_target, "DT-3.5.2"),
    "defense": (_defense, "DT-3.6.2"),
    "defense_rolled": (lambda s, f: tr("Roll defense dice again, or keep them."), "DT-3.6.3"),
    "may": (_effect, "DT-8.7"),
    "or": (_effect, "DT-8.7"),
    "choose": (_effect, "DT-8.7"),
    "spend": (_effect, "DT-10.4"),
    "remove": (_remove, "DT-10.6"),
    "move": (_effect, "DT-10.6"),
    "block": (_block, "DT-10.9"),
    "grow": (_grow, "DT-11.2"),
    "grow_each": (_effect, "DT-11.2"),
    "reroll_these": (_effect, "DT-8.4"),
    "reroll_dice": (_effect, "DT-4.2"),
    "set_dice": (_effect, "DT-4.2"),
    "nudge": (_effect, "DT-4.2"),
    "copy": (_effect, "DT-4.2"),
}


def decision(state: State) -> Decision | None:
    """The question that the table waits on, in words."""
    if not state.stack:
        return None
    frame = state.stack[-1]
    prompt, rule = WINDOWS[frame.word] if frame.step == "window" else PROMPTS[frame.step]
    return Decision((Ask(frame.player, prompt(state, frame), rule),))
