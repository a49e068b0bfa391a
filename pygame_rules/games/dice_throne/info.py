"""What the lobby shows of Dice Throne, without its engine."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, field_validator

from ...core.game import GameInfo, Mode, Options
from ...core.words import mark

# The ids of all heroes; `content` has what belongs to them.
HERO_IDS = ("barbarian", "moon_elf", "pyromancer", "shadow_thief", "monk", "paladin", "ninja", "treant")


class DiceThroneOptions(Options):
    """How the heroes are found."""

    hero_choice: Literal["choose", "random", "draft"] = Field(
        default="choose",
        title=mark("Heroes"),
        description=mark("Everyone chooses freely, draws at random, or picks from a few that are laid out."),
        json_schema_extra={
            "rule": "DT-14.1",
            "choices": {"choose": mark("Free choice"), "random": mark("At random"), "draft": mark("Draft")},
        },
    )
    heroes: str = Field(
        default="",
        max_length=80,
        title=mark("Heroes by seat"),
        description=mark("Heroes for the seats in order, such as barbarian, paladin. Empty: as chosen above."),
        json_schema_extra={"rule": "DT-14.4"},
    )

    @field_validator("heroes")
    @classmethod
    def _known(cls, text: str) -> str:
        for name in seats_of(text):
            if name and name not in HERO_IDS:
                raise ValueError(f"no hero is called {name}")
        return ", ".join(name or "-" for name in seats_of(text))

    @property
    def preset(self) -> tuple[str, ...]:
        """The hero of each seat, "" where it is open."""
        return seats_of(self.heroes)


def seats_of(text: str) -> tuple[str, ...]:
    """The heroes that a text names, seat by seat; `-` leaves a seat open."""
    names = [name.strip().lower().replace(" ", "_") for name in text.split(",")] if text.strip() else []
    return tuple("" if name == "-" else name for name in names)


INFO = GameInfo(
    id="dice_throne",
    title=mark("Dice Throne"),
    summary=mark("Roll your hero's dice, trigger abilities and answer blow with blow. The last one standing wins."),
    players=(2, 3, 4),
    modes=(
        Mode("duel", mark("Duel"), (2,)),
        Mode("king", mark("King of the Hill"), (3,)),
        Mode("teams", mark("Two against two"), (4,)),
    ),
    options=DiceThroneOptions,
    secrets=True,
    rule_prefixes=("DT",),
)
