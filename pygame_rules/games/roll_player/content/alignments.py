"""The seventeen alignment cards: rows from good to evil, columns from lawful to chaotic."""

from __future__ import annotations

from ....core.words import mark
from .kinds import TOME, Alignment, by_id

ALIGNMENTS: dict[str, Alignment] = by_id(
    Alignment("arbiter", mark("Arbiter"), ((1, 0, -1), (3, 0, -3), (1, 0, -1)), {"name": TOME, "grid": TOME}),
    Alignment("champion", mark("Champion"), ((0, 0, -1), (3, 0, -1), (0, 0, -1)), {"name": TOME, "grid": TOME}),
    Alignment("eccentric", mark("Eccentric"), ((-1, 0, 0), (-1, 0, 3), (-1, 0, 0)), {"name": TOME, "grid": TOME}),
    Alignment("free_spirit", mark("Free Spirit"), ((-1, 0, 1), (-3, 0, 3), (-1, 0, 1)), {"name": TOME, "grid": TOME}),
    Alignment("guardian", mark("Guardian"), ((0, 3, 0), (0, 0, 0), (-1, -1, -1)), {"name": TOME, "grid": TOME}),
    Alignment("hermit", mark("Hermit"), ((-1, 0, -1), (0, 3, 0), (-1, 0, -1)), {"name": TOME, "grid": TOME}),
    Alignment("lunatic", mark("Lunatic"), ((-3, -1, 0), (-1, 0, 1), (0, 1, 3)), {"name": TOME, "grid": TOME}),
    Alignment("maniac", mark("Maniac"), ((-1, -1, 0), (-1, 0, 0), (0, 0, 3)), {"name": TOME, "grid": TOME}),
    Alignment("narcissist", mark("Narcissist"), ((-1, -1, -1), (0, 0, 0), (0, 3, 0)), {"name": TOME, "grid": TOME}),
    Alignment("neurotic", mark("Neurotic"), ((0, -1, -1), (0, 0, -1), (3, 0, 0)), {"name": TOME, "grid": TOME}),
    Alignment("protector", mark("Protector"), ((1, 3, 1), (0, 0, 0), (-1, -3, -1)), {"name": TOME, "grid": TOME}),
    Alignment("rebel", mark("Rebel"), ((0, 1, 3), (-1, 0, 1), (-3, -1, 0)), {"name": TOME, "grid": TOME}),
    Alignment("renegade", mark("Renegade"), ((0, 0, 3), (-1, 0, 0), (-1, -1, 0)), {"name": TOME, "grid": TOME}),
    Alignment("scoundrel", mark("Scoundrel"), ((-1, -3, -1), (0, 0, 0), (1, 3, 1)), {"name": TOME, "grid": TOME}),
    Alignment("sentinel", mark("Sentinel"), ((3, 0, 0), (0, 0, -1), (0, -1, -1)), {"name": TOME, "grid": TOME}),
    Alignment("sociopath", mark("Sociopath"), ((0, -1, -3), (1, 0, -1), (3, 1, 0)), {"name": TOME, "grid": TOME}),
    Alignment("truth_seeker", mark("Truth Seeker"), ((3, 1, 0), (1, 0, -1), (0, -1, -3)), {"name": TOME, "grid": TOME}),
)
