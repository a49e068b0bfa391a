"""How small the past of a long run gets in one way and another: `python -m tests.core.packing_figures`."""

from __future__ import annotations

import bz2
import zlib

from pygame_rules.core.shorthand import Shorthand
from tests.core.long_run import deck_run


def packed(text: str | bytes, strategy: int = zlib.Z_DEFAULT_STRATEGY, before: bytes = b"") -> int:
    """The size of a text packed without a head, after another one that the reader has."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, 9, strategy, before[-32_768:])
    return len(packer.compress(text.encode() if isinstance(text, str) else text) + packer.flush())


def sizes(lines: list[str]) -> dict[str, int]:
    """In bytes; a line of text takes four letters for each three of them."""
    text = "\n".join(lines)
    chapters = [chapter + "\n\n" for chapter in text.split("\n\n")]
    starts = ["".join(chapters[:number]).encode() for number in range(len(chapters))]
    numbers = {line: number for number, line in enumerate(dict.fromkeys(lines))}
    # The letters of Unicode as numbers: one byte for the first 128, two for the others.
    by_number = "".join(chr(numbers[line]) for line in lines)
    shorthand = Shorthand()
    shorthand.add(lines)
    once = packed(shorthand.lines)
    return {
        "plain": len(text),
        "zlib, each chapter alone": sum(map(packed, chapters)),
        "zlib, each chapter after those before": sum(
            packed(chapter, before=start) for chapter, start in zip(chapters, starts, strict=True)
        ),
        "zlib, all at each save": packed(text),
        "bz2, all at each save": len(bz2.compress(text.encode())),
        "each line once and numbers, Huffman": once + packed(by_number, zlib.Z_HUFFMAN_ONLY),
        "each line once and numbers, zlib": once + packed(by_number),
        "each line once and shorthand, zlib": once + packed(shorthand.letters),
        "each line once and shorthand, Huffman": once + packed(shorthand.letters, zlib.Z_HUFFMAN_ONLY),
    }


if __name__ == "__main__":
    runs = [sizes(deck_run(seed)) for seed in range(5)]
    for way in runs[0]:
        print(f"{sum(run[way] for run in runs) / len(runs):8.0f}  {way}")
