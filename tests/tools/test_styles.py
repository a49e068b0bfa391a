"""The order of the style sheets: lines with a star take in what has no line of its own."""

from __future__ import annotations

from pathlib import Path

from tools import styles


def test_a_star_stands_for_all_that_have_no_line_of_their_own(tmp_path: Path) -> None:
    names = ["base.css", "games/a/table.css", "games/a/cards.css", "games/b/board.css", "motion.css"]
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    (tmp_path / "order.txt").write_text("base.css\ngames/a/table.css\ngames/*/*.css\nmotion.css\n")
    found = [path.relative_to(tmp_path).as_posix() for path in styles.order(tmp_path)]
    assert found == ["base.css", "games/a/table.css", "games/a/cards.css", "games/b/board.css", "motion.css"]
