"""Tiny Race: a whole small game to copy. `docs/adding-a-game.md` walks through it, file by file."""
