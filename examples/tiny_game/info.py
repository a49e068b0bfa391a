"""What the lobby shows of Tiny Race, without its engine."""

from __future__ import annotations

from pydantic import Field

from pygame_rules.core.game import GameInfo, Mode, Options
from pygame_rules.core.words import mark


class TinyOptions(Options):
    """The variants of a table. The setup form and the command line are made from this model."""

    long_track: bool = Field(
        default=False,
        title=mark("Long track"),
        description=mark("30 steps instead of 20."),
        json_schema_extra={"rule": "TG-1.1"},
    )


INFO = GameInfo(
    id="tiny_game",
    title=mark("Tiny Race"),
    summary=mark("Roll, dare and trip the others. First at the end of the track wins."),
    players=(2, 3, 4),
    modes=(Mode("race", mark("Race"), (2, 3, 4)),),
    options=TinyOptions,
    # A hand is for its holder only, so the page hands over between people.
    secrets=True,
    rule_prefixes=("TG",),
)
