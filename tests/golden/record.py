"""Records the golden games anew, after a change of the rules that is meant: `python -m tests.golden.record`.

The bots play; what they did and what came of it is written down. The tests only replay it, so a better bot changes
nothing here. Look at the difference before you commit it: it should show the changed rule and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pygame_rules as pr

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Recorded:
    """A game to record: `file` is its place below this folder, the first part the id of the game."""

    file: str
    bots: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        return FOLDER / self.file


EVERY_VARIANT = dict.fromkeys(
    ("free_classes", "less_random_setup", "random_market", "shorter_game", "friendly_market"), True
)
GAMES = (
    Recorded("roll_player/solo.txt", ("greedy",)),
    Recorded("roll_player/two.txt", ("greedy", "random")),
    Recorded("roll_player/three.txt", ("random", "greedy", "random")),
    Recorded("roll_player/four.txt", ("random", "greedy", "random", "random")),
    Recorded("roll_player/every_variant.txt", ("random", "random", "greedy"), EVERY_VARIANT),
    Recorded("roll_player/every_variant_solo.txt", ("random",), EVERY_VARIANT),
    Recorded("dice_throne/duel.txt", ("greedy", "greedy"), {"heroes": "barbarian, paladin"}),
    Recorded("dice_throne/second_duel.txt", ("greedy", "greedy"), {"heroes": "ninja, treant"}),
    Recorded("dice_throne/king_of_the_hill.txt", ("greedy",) * 3, {"heroes": "pyromancer, monk, moon_elf"}),
    Recorded("dice_throne/teams.txt", ("greedy",) * 4, {"hero_choice": "draft"}),
    Recorded("platformer/solo.txt", ("greedy",)),
    Recorded("platformer/two.txt", ("greedy", "greedy"), {"artifacts": True}),
    Recorded("platformer/three.txt", ("greedy",) * 3, {"labyrinth": "void"}),
    Recorded("platformer/four.txt", ("greedy",) * 4, {"labyrinth": "mixed", "larger_map": True}),
)


def record(game: Recorded) -> str:
    """The transcript of a game between bots; the file's name is its seed."""
    table = pr.new_game(game.path.parent.name, players=len(game.bots), seed=game.path.stem, options=game.options)
    bots = [pr.bot(name, f"{game.file} {seat}") for seat, name in enumerate(game.bots)]
    while table.decision:
        table.play(bots[table.decision.player](table))
    return table.transcript


def main() -> None:
    for game in GAMES:
        game.path.parent.mkdir(parents=True, exist_ok=True)
        game.path.write_text(record(game), encoding="utf-8", newline="\n")
        print(game.file)


if __name__ == "__main__":
    main()
