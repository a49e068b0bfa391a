"""What the lobby shows of Platformer, without its engine."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from ...core.game import GameInfo, Mode, Options
from ...core.words import mark


class PlatformerOptions(Options):
    """The labyrinth, the boss and the variants of the rulebook."""

    labyrinth: Literal["forest", "void", "mixed"] = Field(
        default="forest",
        title=mark("Labyrinth"),
        description=mark("Whose tiles the tower is built from."),
        json_schema_extra={
            "rule": "PF-3.1",
            "choices": {"forest": mark("Forest"), "void": mark("Void"), "mixed": mark("Mixed")},
        },
    )
    boss: Literal["random", "medusa", "ikee"] = Field(
        default="random",
        title=mark("Boss"),
        description=mark("Who waits at the top."),
        json_schema_extra={
            "rule": "PF-3.3",
            "choices": {"random": mark("Drawn"), "medusa": mark("Medusa"), "ikee": mark("Hegemon Ikee")},
        },
    )
    artifacts: bool = Field(
        default=False,
        title=mark("Artifacts"),
        description=mark("Two artifacts lie ready for whoever meets their conditions."),
        json_schema_extra={"rule": "PF-14.1"},
    )
    larger_map: bool = Field(
        default=False,
        title=mark("Larger map"),
        description=mark("One more level, and a boss with more health."),
        json_schema_extra={"rule": "PF-14.3"},
    )


INFO = GameInfo(
    id="platformer",
    title=mark("Platformer"),
    summary=mark("Climb the tower, gather gems and fell the boss in one blow, before gravity and rivals get you."),
    players=(1, 2, 3, 4),
    modes=(Mode("solo", mark("Solo"), (1,)), Mode("rivals", mark("Rivals"), (2, 3, 4))),
    options=PlatformerOptions,
    secrets=False,
    rule_prefixes=("PF",),
)
