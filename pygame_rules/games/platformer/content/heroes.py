"""The six heroes."""

from __future__ import annotations

from ....core.words import mark
from ..effects.vocabulary import QuietStep, ReduceWounds, Reroll, Strengthen, StrengthenNext, Trophy
from .kinds import ALL_DESIGNED, DESIGNED, INFERRED, RULEBOOK, Hero, by_id

HEROES: dict[str, Hero] = by_id(
    Hero(
        "sweety",
        mark("Sweety"),
        health=6,
        star_as=("force", "sword"),
        ability=mark("Sugar Rush"),
        does=(Strengthen("force", 1),),
        once=False,
        provenance={
            "name": RULEBOOK,
            "does": RULEBOOK,
            "star_as sword": INFERRED,
            "star_as force": DESIGNED,
            "health": DESIGNED,
            "ability": DESIGNED,
        },
    ),
    Hero(
        "etorn",
        mark("Etorn"),
        health=5,
        star_as=("sword",),
        ability=mark("Trophy Hunter"),
        does=(Trophy(1),),
        once=False,
        provenance={
            "name": RULEBOOK,
            "a gain on a defeat": RULEBOOK,
            "the gain is a gem": DESIGNED,
            "star_as": DESIGNED,
            "health": DESIGNED,
            "ability": DESIGNED,
        },
    ),
    Hero(
        "borko",
        mark("Borko"),
        health=7,
        star_as=("coin", "sword"),
        ability=mark("Stone Skin"),
        does=(ReduceWounds(1, "leave"),),
        once=False,
        provenance=ALL_DESIGNED,
    ),
    Hero(
        "mirella",
        mark("Mirella"),
        health=5,
        star_as=("coin", "force"),
        ability=mark("Double Jump"),
        does=(StrengthenNext("move", 1),),
        once=True,
        provenance=ALL_DESIGNED,
    ),
    Hero(
        "fizz",
        mark("Fizz"),
        health=6,
        star_as=("coin", "move"),
        ability=mark("Volatile Mixture"),
        does=(Reroll(1),),
        once=True,
        provenance=ALL_DESIGNED,
    ),
    Hero(
        "nox",
        mark("Nox"),
        health=5,
        star_as=("force", "move"),
        ability=mark("Shadow Step"),
        does=(QuietStep(),),
        once=True,
        provenance=ALL_DESIGNED,
    ),
)
