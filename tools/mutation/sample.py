"""Picks places of the rules by chance, the same ones again for the same seed."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tools.mutation.places import Mutation, find_places
from tools.mutation.rooms import Target, weight_of

SCALE = 2**64


def pick(root: Path, target: Target, count: int, seed: int, only: str = "") -> list[Mutation]:
    """So many mutations, each of another place, in the order of the files.

    The lot of a place depends on the seed and the text around it, not on other places: who mends something elsewhere
    and comes again with the same seed finds the same mutants.
    """
    lots: list[tuple[float, Mutation]] = []
    for file in target.rule_files(root):
        if only and not file.endswith(only):
            continue
        source = (root / file).read_text(encoding="utf-8")
        for lot, choice, place in with_lots(find_places(file, source), source, seed):
            mutation = place[choice % len(place)]
            if is_python(mutation.applied_to(source)):
                lots.append((lot ** (1 / weight_of(file)), mutation))
    lots.sort(key=lambda pair: pair[0], reverse=True)
    chosen = [mutation for _, mutation in lots[:count]]
    return sorted(chosen, key=lambda mutation: (mutation.file, mutation.start, mutation.end, mutation.text))


def with_lots(places: list[list[Mutation]], source: str, seed: int) -> Iterator[tuple[float, int, list[Mutation]]]:
    """Each place with a number between 0 and 1 and a further number, both by chance."""
    seen: Counter[str] = Counter()
    for place in places:
        first = place[0]
        name = f"{seed}|{first.file}|{first.function}|{first.shown(source)}"
        seen[name] += 1
        lot = hashlib.sha256(f"{name}|{seen[name]}".encode()).digest()
        yield int.from_bytes(lot[:8]) / SCALE, int.from_bytes(lot[8:16]), place


def is_python(source: str) -> bool:
    try:
        compile(source, "mutant", "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return False
    return True
