"""Which files hold the rules of a game, how much they weigh, and which tests can notice a change in them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

# Rooms that are no rules, as a folder or as a module of that name, wherever they lie. Words are looked at by people and
# by the message catalogue, advice may be better or worse but not wrong.
NOT_RULES = frozenset(
    {
        *("words", "wording", "sentences", "prompts", "names", "texts", "measures", "gist", "reasons"),
        *("advice", "bot", "bots", "odds", "chances", "hints", "foresight", "evaluate", "estimate", "reach"),
        *("catalogue", "view_types", "conformance"),
    }
)
# Data of cards and heroes: there is much of it, one figure is like another, and so it is picked less often.
LIGHT_ROOMS = frozenset({"content"})
LIGHT_WEIGHT = 0.25
# Tests of how well a bot plays: slow, and no witness of a rule.
NO_WITNESSES = ("test_bot",)
# Whole games of all kinds: of the slow tests these notice most.
BEST_WITNESSES = ("tests/golden/",)


@dataclass(frozen=True)
class Target:
    """What is mutated and what is run: folders of sources, and of tests in which everything counts (`tests`) or what
    has the name of the target in its id (`shared`). Paths are relative to the project."""

    name: str
    sources: str
    tests: tuple[str, ...]
    shared: tuple[str, ...] = ()

    def rule_files(self, root: Path) -> list[str]:
        """The modules that may be mutated, sorted."""
        paths = (path.relative_to(root) for path in (root / self.sources).rglob("*.py"))
        below = len(Path(self.sources).parts)
        return sorted(path.as_posix() for path in paths if not NOT_RULES & {*path.parts[below:-1], path.stem})

    def test_folders(self, root: Path) -> list[str]:
        """The files and folders of tests that are there; a star in a path stands for anything."""
        paths = (path for pattern in (*self.tests, *self.shared) for path in sorted(root.glob(pattern)))
        return [path.relative_to(root).as_posix() for path in paths]

    def is_witness(self, test: str) -> bool:
        """Whether a test, by its id, may say something about this target."""
        file = test.split("::")[0]
        if Path(file).name.startswith(NO_WITNESSES):
            return False
        return self.name in test or not any(
            Path(file).match(f"{pattern}/*") or file == pattern for pattern in self.shared
        )


def weight_of(file: str) -> float:
    """How likely a place in a file is to be picked, beside the others."""
    return LIGHT_WEIGHT if LIGHT_ROOMS & set(Path(file).parts) else 1.0


def game(name: str) -> Target:
    return Target(
        name,
        f"pygame_rules/games/{name}",
        tests=(f"tests/games/{name}", f"tests/web/test_{name}_*.py"),
        shared=("tests/golden", "tests/test_conformance.py"),
    )


TARGETS = {
    target.name: target
    for target in (
        game("roll_player"),
        game("dice_throne"),
        game("platformer"),
        Target("core", "pygame_rules/core", tests=("tests/core", "tests/golden", "tests/test_conformance.py")),
    )
}
