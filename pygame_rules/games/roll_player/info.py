"""What the lobby shows of Roll Player, without its engine."""

from __future__ import annotations

from pydantic import Field

from ...core.game import GameInfo, Mode, Options
from ...core.words import mark


class RollPlayerOptions(Options):
    """The variants of the rulebook, each on its own switch."""

    free_classes: bool = Field(
        default=False,
        title=mark("Free choice of class"),
        description=mark("Players choose their class cards in reverse order instead of drawing a die."),
        json_schema_extra={"rule": "RP-2.5"},
    )
    less_random_setup: bool = Field(
        default=False,
        title=mark("Less random setup"),
        description=mark("Everyone starts with one die of each colour; with 3 or 4 players also gold dice."),
        json_schema_extra={"rule": "RP-17.1"},
    )
    random_market: bool = Field(
        default=False,
        title=mark("Random market deck"),
        description=mark("All market cards are shuffled together instead of the one-dot cards first."),
        json_schema_extra={"rule": "RP-17.2"},
    )
    shorter_game: bool = Field(
        default=False,
        title=mark("Shorter game"),
        description=mark("Two more starting dice each, two rounds less."),
        json_schema_extra={"rule": "RP-17.3"},
    )
    friendly_market: bool = Field(
        default=False,
        title=mark("Friendly market"),
        description=mark("Who discards for gold leaves the card in the market."),
        json_schema_extra={"rule": "RP-17.4"},
    )


INFO = GameInfo(
    id="roll_player",
    title=mark("Roll Player"),
    summary=mark("Draft dice, shape six attributes and outfit a hero. The most reputation stars win."),
    players=(1, 2, 3, 4),
    modes=(Mode("solo", mark("Solo"), (1,)), Mode("rivals", mark("Rivals"), (2, 3, 4))),
    options=RollPlayerOptions,
    secrets=False,
    rule_prefixes=("RP",),
)
