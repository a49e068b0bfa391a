"""The sixteen backstories: which colour each of six spaces wants."""

from __future__ import annotations

from ....core.words import mark
from .kinds import SHEETS, TOME, Backstory, by_id

BACKSTORIES: dict[str, Backstory] = by_id(
    Backstory(
        "aristocrat",
        mark("Aristocrat"),
        {"str3": "blue", "dex2": "green", "con1": "purple", "int3": "red", "wis2": "black", "cha3": "white"},
        {"name": TOME, "spaces": SHEETS},
    ),
    Backstory(
        "brawler",
        mark("Brawler"),
        {"str2": "green", "dex3": "red", "con2": "blue", "int3": "purple", "wis3": "black", "cha1": "white"},
        {"name": TOME, "spaces": SHEETS},
    ),
    Backstory(
        "chosen_one",
        mark("Chosen One"),
        {"str3": "white", "dex1": "green", "con2": "black", "int3": "blue", "wis3": "red", "cha2": "purple"},
        {"name": TOME, "spaces": SHEETS},
    ),
    Backstory(
        "craftsman",
        mark("Craftsman"),
        {"str1": "white", "dex3": "blue", "con3": "green", "int2": "black", "wis3": "purple", "cha2": "red"},
        {"name": TOME, "spaces": SHEETS},
    ),
    Backstory(
        "devoted",
        mark("Devoted"),
        {"str2": "black", "dex3": "green", "con3": "red", "int1": "white", "wis3": "purple", "cha2": "blue"},
        {"name": TOME, "spaces": SHEETS},
    ),
    Backstory(
        "exonerated",
        mark("Exonerated"),
        {"str1": "blue", "dex3": "black", "con3": "white", "int3": "purple", "wis2": "red", "cha2": "green"},
        {"name": TOME, "spaces": SHEETS},
    ),
    Backstory(
        "hunter",
        mark("Hunter"),
        {"str3": "purple", "dex2": "black", "con1": "red", "int3": "blue", "wis2": "white", "cha3": "green"},
        {"name": TOME, "spaces": SHEETS},
    ),
    Backstory(
        "lost_soul",
        mark("Lost Soul"),
        {"str2": "purple", "dex1": "red", "con2": "white", "int3": "black", "wis3": "blue", "cha3": "green"},
        {"name": TOME, "spaces": SHEETS},
    ),
    Backstory(
        "mentor",
        mark("Mentor"),
        {"str2": "black", "dex3": "white", "con2": "blue", "int3": "red", "wis1": "purple", "cha3": "green"},
        {"name": TOME, "spaces": SHEETS},
    ),
    Backstory(
        "patrician",
        mark("Patrician"),
        {"str3": "black", "dex2": "blue", "con3": "green", "int3": "white", "wis1": "red", "cha2": "purple"},
        {"name": TOME, "spaces": SHEETS},
    ),
    Backstory(
        "persecuted",
        mark("Persecuted"),
        {"str3": "red", "dex2": "purple", "con2": "white", "int3": "green", "wis3": "black", "cha1": "blue"},
        {"name": TOME, "spaces": SHEETS},
    ),
    Backstory(
        "resilient",
        mark("Resilient"),
        {"str3": "green", "dex3": "white", "con1": "black", "int2": "purple", "wis2": "blue", "cha3": "red"},
        {"name": TOME, "spaces": SHEETS},
    ),
    Backstory(
        "rift_walker",
        mark("Rift Walker"),
        {"str3": "red", "dex2": "white", "con3": "purple", "int1": "green", "wis3": "black", "cha2": "blue"},
        {"name": TOME, "spaces": SHEETS},
    ),
    Backstory(
        "savage",
        mark("Savage"),
        {"str3": "blue", "dex1": "black", "con2": "green", "int3": "red", "wis3": "white", "cha2": "purple"},
        {"name": TOME, "spaces": SHEETS},
    ),
    Backstory(
        "savant",
        mark("Savant"),
        {"str2": "red", "dex3": "green", "con2": "blue", "int3": "white", "wis3": "black", "cha1": "purple"},
        {"name": TOME, "spaces": SHEETS},
    ),
    Backstory(
        "street_urchin",
        mark("Street Urchin"),
        {"str2": "purple", "dex3": "blue", "con2": "white", "int1": "black", "wis3": "red", "cha3": "green"},
        {"name": TOME, "spaces": SHEETS},
    ),
)
