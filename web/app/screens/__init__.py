"""The screens: pure functions that give `Markup`.

A game's screen is a module (or package) named in `GAME_SCREENS`, imported when its game is opened. It offers

- `table(view, catalogue, ui) -> Markup`: the whole screen while the game runs;
- `scoring(view, catalogue, names, ui) -> Markup`: the end;
- `cues(events, ui) -> list[dict]`: what to animate (see `app.motion`);
- `keys(key, view, ui) -> str | None`: the action text for a key, or `do:<command>` or `do:<command> <argument>`;
- `summary(view, catalogue, names) -> dict`: for the home page and the list of saves: `title` (one line), `line`
  (a sentence), `players` (dicts with `name`, `sub`, `score`, and `pic`: an icon for the score, if it is no star),
  `rows` (dicts with `icon` and `dice`: [colour, value] or None);
- `preview(view) -> list[Fact]`, if the setup form shall tell what will lie on the table: figures of a fresh one;
- `ICONS: dict[str, str]`, if it wants other symbols in the log than a plain dot: event class name to icon.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

GAME_SCREENS = {
    "dice_throne": "app.screens.dice_throne",
    "platformer": "app.screens.platformer",
    "roll_player": "app.screens.roll_player",
}


def game_screen(game: str) -> ModuleType:
    """The screen of a game; importing it late keeps the start-up of the page short."""
    return import_module(GAME_SCREENS[game])
