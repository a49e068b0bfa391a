"""The position of the drawings: three players, round 6 of 11, a gold 4 in hand. Views are made without the engine."""

from __future__ import annotations

import copy
from typing import Any

from app.ui import UI

ROWS = ("str", "dex", "con", "int", "wis", "cha")


def die(text: str) -> dict[str, Any]:
    return {"colour": text[:-1], "value": int(text[-1])}


def rows(*texts: str) -> dict[str, list[dict[str, Any]]]:
    return {row: [die(word) for word in text.split()] for row, text in zip(ROWS, texts, strict=True)}


def card(name: str, kind: str, cost: int, text: str, **more: Any) -> dict[str, Any]:
    base = {"name": name, "type": kind, "cost": cost, "dots": 1, "text": text, "provenance": "designed"}
    return base | {"unsure": {"cost": "designed"}} | more


def klass(name: str, colour: str, pair: str, goals: str, ability: str) -> dict[str, Any]:
    stars = {"18": 4, "17": 3, "18+": 3, "14+": 1}
    wanted = {row: {"text": text, "stars": stars.get(text, 2)} for row, text in zip(ROWS, goals.split(), strict=True)}
    return {
        "name": name, "colour": colour, "pair": pair, "goals": wanted, "provenance": "designed", "unsure": ["ability"],
        "ability": {"name": ability, "text": f"What {ability} does."},
    }  # fmt: skip


def story(name: str, spaces: str) -> dict[str, Any]:
    return {"name": name, "spaces": dict(pair.split("=") for pair in spaces.split()), "provenance": "public"}


def modifiers(**changes: int) -> dict[str, int]:
    return dict.fromkeys(ROWS, 0) | changes


CATALOGUE: dict[str, Any] = {
    "races": {
        "dragonkin": {"name": "Dragonkin", "modifiers": modifiers(str=2, dex=-2), "provenance": "public"},
        "dwarf": {"name": "Dwarf", "modifiers": modifiers(con=2, cha=-2), "provenance": "public"},
        "elf": {"name": "Elf", "modifiers": modifiers(dex=2, con=-2), "provenance": "public"},
        "halfling": {"name": "Halfling", "modifiers": modifiers(str=-2, cha=2), "provenance": "public"},
        "human": {"name": "Human", "modifiers": modifiers(), "provenance": "public"},
        "orc": {"name": "Orc", "modifiers": modifiers(str=2, int=-2), "provenance": "public"},
    },
    "classes": {
        "ranger": klass("Ranger", "green", "druid", "14-15 16-17 18 14+ 15-16 14+", "Skilled"),
        "druid": klass("Druid", "green", "ranger", "14+ 14+ 15-16 16-17 18 14-15", "Attuned"),
        "bard": klass("Bard", "purple", "monk", "14+ 17 14+ 16-17 14+ 18", "Charming"),
        "warrior": klass("Warrior", "red", "barbarian", "18 16-17 17 14+ 14+ 14+", "Prepared"),
    },
    "backstories": {
        "hunter": story("Hunter", "str3=purple dex2=black con1=red int3=blue wis2=white cha3=green"),
        "street_urchin": story("Street Urchin", "str2=purple dex3=blue con2=white int1=black wis3=red cha3=green"),
        "brawler": story("Brawler", "str2=green dex3=red con2=blue int3=purple wis3=black cha1=white"),
    },
    "alignments": {
        "truth_seeker": {"name": "Truth Seeker", "grid": [[3, 1, 0], [1, 0, -1], [0, -1, -3]], "provenance": "public"},
        "renegade": {"name": "Renegade", "grid": [[-1, 0, 1], [-1, 0, 3], [-1, 0, 0]], "provenance": "public"},
        "rebel": {"name": "Rebel", "grid": [[0, 1, 3], [-1, 0, 1], [-3, -1, 0]], "provenance": "public"},
    },
    "cards": {
        "leather_boots": card("Leather Boots", "armor", 3, "Armor of the leather set.", set="leather"),
        "leather_gloves": card("Leather Gloves", "armor", 2, "Armor of the leather set.", set="leather"),
        "mystic_cloak": card("Mystic Cloak", "armor", 3, "Armor of the mystic set.", set="mystic"),
        "chain_helm": card("Chain Helm", "armor", 3, "Armor of the chain set.", set="chain"),
        "pickpocket": card("Pickpocket", "skill", 3, "Gain 2 gold.", arrow="evil", timing="any"),
        "climb": card("Climb", "skill", 3, "Turn an open die to its opposite face.", arrow="good", timing="pool"),
        "sleight_of_hand": card("Sleight of Hand", "skill", 3, "Move a die to another row.", arrow="chaotic"),
        "acrobatics": card("Acrobatics", "skill", 4, "Swap two of your dice.", arrow="chaotic"),
        "diplomacy": card("Diplomacy", "skill", 3, "Use another player's Skill.", arrow="target"),
        "envious": card("Envious", "trait", 4, "1 star per gold die, at most 4.", arrow="evil", dots=2),
        "dedicated": card("Dedicated", "trait", 4, "1 star per two class dice, at most 4.", arrow="lawful"),
        "loyal": card("Loyal", "trait", 4, "1 star per two matches, at most 3.", arrow="lawful"),
        "longsword": card("Longsword", "weapon", 5, "Class dice count 1 more for goals.", hands=1),
        "longbow": card("Longbow", "weapon", 3, "You may make a second swap.", hands=2),
        "jeweled_dagger": card("Jeweled Dagger", "weapon", 4, "Gold dice count 1 more for goals.", hands=1),
    },
    "armor_sets": {
        "chain": {"name": "Chain", "stars": [1, 2, 4, 7, 10]},
        "leather": {"name": "Leather", "stars": [1, 3, 5, 8]},
        "mystic": {"name": "Mystic", "stars": [1, 3, 6]},
    },
    "rows": {row: {"name": row, "short": row.upper(), "action": ""} for row in ROWS},
    "colours": {},
}  # fmt: skip


def player(
    seat: int, race: str, kind: str, past: str, alignment: str, marker: list[int], gold: int, dice: dict[str, Any],
    sums: str, met: str, stars: str, cards: str, **more: Any,
) -> dict[str, Any]:  # fmt: skip
    goals = CATALOGUE["classes"][kind]["goals"]
    totals = {}
    for row, total in zip(ROWS, map(int, sums.split()), strict=True):
        plain = sum(thing["value"] for thing in dice[row])
        bonus = CATALOGUE["races"][race]["modifiers"][row]
        totals[row] = {
            "score": total, "dice": plain, "race": bonus, "weapon": total - plain - bonus, "goal": goals[row]["text"],
            "met": row in met.split(), "stars": goals[row]["stars"],
        }  # fmt: skip
    parts = dict(
        zip(("goals", "class_dice", "alignment", "backstory", "armor", "traits"), map(int, stars.split()), strict=True)
    )
    owned = [{"id": name.strip("~"), "exhausted": name.startswith("~")} for name in cards.split()]
    wishes = CATALOGUE["backstories"][past]["spaces"]
    matches = sum(
        len(dice[space[:3]]) >= int(space[3]) and dice[space[:3]][int(space[3]) - 1]["colour"] == colour
        for space, colour in wishes.items()
    )
    base = {
        "seat": seat, "race": race, "class": kind, "backstory": past, "alignment": alignment, "marker": marker,
        "gold": gold, "tokens": 0, "rows": dice, "cards": owned, "die": None, "initiative": None, "quiet": False,
        "totals": totals, "matches": matches, "hands": [1, 2], "stars": parts | {"total": sum(parts.values())},
    }  # fmt: skip
    return base | more


def view(step: str = "place", actions: list[str] | None = None, **board: Any) -> dict[str, Any]:
    """What Zofia (seat 0) sees; by default the gold 4 is hers to place."""
    zofia = player(
        0, "dwarf", "ranger", "hunter", "truth_seeker", [0, 0], 1,
        rows("green5 blue4 purple6", "white6 black5", "red5 gold5", "gold4 red3", "green6", "purple4 gold6"),
        "15 11 13 8 6 9", "str", "2 2 3 1 2 1",
        "sleight_of_hand ~climb jeweled_dagger leather_gloves dedicated", die=die("gold4"), initiative=4,
    )  # fmt: skip
    juniper = player(
        1, "halfling", "bard", "street_urchin", "renegade", [1, 0], 6,
        rows("black6 purple5", "purple6 gold5 blue6", "green4 white5 white5", "black5 gold6", "purple3",
             "purple6 gold5"),
        "9 17 14 11 3 13", "dex con", "4 4 -1 3 2 2", "mystic_cloak ~acrobatics loyal", initiative=3,
    )  # fmt: skip
    flint = player(
        2, "orc", "warrior", "brawler", "rebel", [0, 1], 4,
        rows("red6 green5 red5", "black6 blue5", "red6 blue6", "white4", "gold3 red4", "white5 green4"),
        "18 11 12 2 7 9", "str", "4 4 1 1 3 3", "chain_helm longbow",
    )  # fmt: skip
    base = {
        "round": 6, "rounds": 11, "phase": "dice", "step": step, "start": 1, "order": [1, 0, 2], "turn": 0,
        "market_order": [1, 2, 0],
        "initiative": [
            {"number": 1, "die": die("red2"), "gold": 0, "holder": None},
            {"number": 2, "die": die("blue3"), "gold": 1, "holder": None},
            {"number": 3, "die": None, "gold": 0, "holder": 1},
            {"number": 4, "die": None, "gold": 0, "holder": 0},
        ],
        "rolled": [], "bag": {"red": 3, "blue": 5, "green": 5, "purple": 4, "black": 6, "white": 5, "gold": 5},
        "market": ["leather_boots", "pickpocket", "envious", "longsword"], "deck": 23,
        "discard": ["diplomacy", "acrobatics"], "trash": [], "nemesis": None, "players": [zofia, juniper, flint],
        "subject": {}, "curve": [[2, 3, 2], [5, 6, 7], [11, 14, 16]], "flow": None,
    }  # fmt: skip
    texts = actions if actions is not None else [f"place {row}" for row in ROWS[1:]] + ["use sleight_of_hand"]
    decision = {"player": 0, "players": [0], "prompt": "Place the gold 4 in a row", "rule": "RP-5.3"}
    return {
        "game": "roll_player", "seat": 0, "players": 3, "options": {}, "decision": decision, "actions": sorted(texts),
        "board": copy.deepcopy(base | board), "result": None,
    }  # fmt: skip


HINTS: dict[str, Any] = {
    "place dex": {"gold": 3, "stars": 2, "parts": {"goals": 2}, "row": "dex", "score": 16, "met": True, "fills": True},
    "place con": {"gold": 3, "stars": 4, "parts": {"goals": 4}, "row": "con", "score": 18, "met": True, "fills": True},
    "place int": {"gold": 3, "stars": 0, "parts": {}, "row": "int", "score": 13, "met": False, "fills": True},
    "place wis": {"gold": 2, "stars": 0, "parts": {}, "row": "wis", "score": 11, "met": False, "fills": False},
    "place cha": {"gold": 3, "stars": 1, "parts": {"goals": 1}, "row": "cha", "score": 14, "met": True, "fills": True},
    "use sleight_of_hand": {"gold": 0, "stars": -2, "parts": {"alignment": -2}},
}

LOG = [
    ("", "Round 6 · Dice", ""),
    ("dice", "Juniper rolls 2, 3, 3, 4", "RP-4.2"),
    ("card-play", "Zofia uses Climb: gold 3 → 4", "RP-16.5"),
    ("hand", "Juniper takes card 3, white 4 to CON", "RP-5.2"),
    ("coin", "Juniper fills CON, +2 gold", "RP-5.4"),
    ("hand", "Zofia takes card 4, gold 4", "RP-5.2"),
]


def ui(**changes: Any) -> UI:
    names = ["Zofia", "Juniper", "Flint"]
    looks = (("stag", "#2f7a55"), ("fox", "#8a4fb0"), ("bear", "#b0452c"))
    seats = [
        {"name": name, "kind": "greedy" if seat else "human", "emblem": emblem, "colour": colour}
        for seat, (name, (emblem, colour)) in enumerate(zip(names, looks, strict=True))
    ]
    base: dict[str, Any] = {"names": names, "seats": seats, "seat": 0, "log": list(LOG), "can_undo": True}
    return UI(**(base | changes))
