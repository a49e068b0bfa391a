"""The words of the screens: phases, mottos, teams, and the pictures on buttons."""

from __future__ import annotations

from pygame_rules import tr


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
