"""One style sheet for the site, joined from the design system's files in the order that `order.txt` lists."""

from __future__ import annotations

import shutil
from fnmatch import fnmatch
from pathlib import Path

from tools.steps import BuildError

ORDER = "order.txt"
# The boot screen is styled by a sheet of its own, so that it shows before the large one is there.
SEPARATE = ("boot.css",)


class StyleError(BuildError):
    """A style sheet is listed but missing, or there but not listed."""


def order(css_dir: Path) -> list[Path]:
    """Give the style sheets in cascade order; every file must be listed once, and every listed file must be there.

    A line with a star stands for all files that fit it and have no line of their own, by name.
    """
    names = [line.strip() for line in (css_dir / ORDER).read_text(encoding="utf-8").splitlines()]
    names = [name for name in names if name and not name.startswith("#")]
    present = {path.relative_to(css_dir).as_posix() for path in css_dir.rglob("*.css")}.difference(SEPARATE)
    names = [match for name in names for match in (_others(name, names, present) if "*" in name else [name])]
    if missing := [name for name in names if name not in present]:
        raise StyleError(f"{ORDER} lists files that are not there: {', '.join(missing)}")
    if unlisted := sorted(present.difference(names)):
        raise StyleError(f"{ORDER} does not list: {', '.join(unlisted)}")
    if len(set(names)) != len(names):
        raise StyleError(f"{ORDER} lists a file twice")
    return [css_dir / name for name in names]


def _others(pattern: str, names: list[str], present: set[str]) -> list[str]:
    return sorted(name for name in present.difference(names) if fnmatch(name, pattern))


def build(css_dir: Path, out: Path) -> None:
    """Write the joined style sheet to `out`, each part headed by its file name, and the separate ones beside it."""
    parts = []
    for path in order(css_dir):
        parts.append(f"/* {path.relative_to(css_dir).as_posix()} */\n{path.read_text(encoding='utf-8').strip()}\n")
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text("\n".join(parts), encoding="utf-8")
    for name in SEPARATE:
        shutil.copy(css_dir / name, out.parent / name)
