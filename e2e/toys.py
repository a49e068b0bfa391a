"""Games that only tests have, in a copy of the built site: the page loads their modules beside the app."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.paths import ROOT

# Runs before the app starts: tells the rules and the screens of a game that the site itself does not know.
REGISTER = """
import pygame_rules
from app.screens import GAME_SCREENS
GAME_SCREENS[pygame_rules.add_game({package!r}).id] = {screen!r}
"""


def with_game(site: Path, target: Path, package: str, screen: str, files: dict[Path, str]) -> Path:
    """A copy of a site that also has a game; `files` are its modules with the places where Python finds them."""
    shutil.copytree(site, target)
    toys = target / "toys"
    lines = ["", "[files]"]
    for number, (source, place) in enumerate(files.items()):
        name = f"{number}-{source.name}"
        toys.mkdir(exist_ok=True)
        shutil.copy(source, toys / name)
        lines.append(f'"./toys/{name}" = "./{place}"')
    settings = target / "app.toml"
    settings.write_text(settings.read_text(encoding="utf-8") + "\n".join(lines) + "\n", encoding="utf-8")
    main = target / "main.py"
    main.write_text(
        REGISTER.format(package=package, screen=screen) + main.read_text(encoding="utf-8"), encoding="utf-8"
    )
    return target


def package_files(folder: Path) -> dict[Path, str]:
    """The files of a package below the project, to be found under its own name; not its tests."""
    paths = [path for path in sorted(folder.rglob("*")) if path.suffix in (".py", ".md")]
    tests = folder / "tests"
    return {path: path.relative_to(ROOT).as_posix() for path in paths if tests not in path.parents}


SHARED_TOY = {
    ROOT / "tests" / "core" / "shared_toy.py": "shared_toy.py",
    ROOT / "tests" / "web" / "shared_toy_screen.py": "shared_toy_screen.py",
}
