"""Finished chapters in shorthand: one letter a line.

Lines such as `0 play strike` come again and again, mostly after lines of the same seat and verb. So each line is
written out once, and for every seat and verb there is a row of the lines that have come after it, those that come often
in front. A letter says where in the row the next line stands. Some letters are much more frequent than others, so that
a Huffman code makes about five bits of each.

No rule is needed to read it, so a rule that changes does not garble the past.
"""

from __future__ import annotations

from collections.abc import Iterable

# The letters: a blank line; a line for the first time; then the places of a row; then all lines by their number.
BLANK = " "
NEW = "!"
FIRST = 34
ROW = 64
# So many lines and no more: their numbers stay below the half letters of Unicode, and a hostile text is read quickly.
MOST = 30_000


class Shorthand:
    """Lines, of which some are blank: they end a chapter. What is written is never written again."""

    __slots__ = ("_after", "_letters", "_numbers", "_row", "_rows", "count")

    def __init__(self) -> None:
        self.count = 0  # how many lines there are, apart from the blank ones
        self._letters: list[str] = []
        self._numbers: dict[str, int] = {}
        self._rows: dict[tuple[str, ...], list[int]] = {}
        self._after: list[list[int]] = []  # for each line by its number: the row of what comes next
        self._row: list[int] = []

    @property
    def lines(self) -> str:
        """Each different line once, in the order in which they came up."""
        return "\n".join(self._numbers)

    @property
    def letters(self) -> str:
        """All lines in order, a letter each."""
        return "".join(self._letters)

    def add(self, lines: Iterable[str]) -> None:
        """More lines."""
        letters, numbers, row = self._letters, self._numbers, self._row
        for line in lines:
            if not line:
                letters.append(BLANK)
                continue
            number = numbers.get(line)
            place = len(row)
            if number is None:
                number = self._learn(line)
                letters.append(NEW)
            elif number in row:
                place = row.index(number)
                letters.append(chr(FIRST + place))
            else:
                letters.append(chr(FIRST + ROW + number))
            _come_forward(row, place, number)
            row = self._after[number]
            self.count += 1
        self._row = row

    @classmethod
    def read(cls, lines: str, letters: str) -> tuple[Shorthand, list[str]]:
        """The shorthand with these lines and letters, and what it says, line by line; ValueError if that is nothing."""
        if max(lines.count("\n"), len(letters) / 2) > MOST:
            raise ValueError("too long")
        self = cls()
        try:
            said = self._follow(lines.split("\n") if lines else [], letters)
        except IndexError as error:
            raise ValueError("a line that is not there") from error
        return self, said

    def _follow(self, known: list[str], letters: str) -> list[str]:
        """Do what was done when these letters were written: the lines that they stand for."""
        row = self._row
        said: list[str] = []
        for letter in letters:
            code = ord(letter) - FIRST
            place = len(row)
            if code >= ROW:
                number = code - ROW
            elif code >= 0:
                number, place = row[code], code
            elif letter == NEW:
                number = self._learn(known[len(self._after)])
            elif letter == BLANK:
                said.append("")
                continue
            else:
                raise ValueError("a letter that says nothing")
            _come_forward(row, place, number)
            row = self._after[number]
            said.append(known[number])
        if len(self._numbers) != len(known) or "" in known:
            raise ValueError("a line that never comes up")
        self.count = len(letters) - letters.count(BLANK)
        self._row, self._letters = row, [letters]
        return said

    def _learn(self, line: str) -> int:
        """The number of a line that has not come up before."""
        number = self._numbers[line] = len(self._after)
        self._after.append(self._rows.setdefault(tuple(line.split(" ", 2)[:2]), []))
        return number


def _come_forward(row: list[int], place: int, number: int) -> None:
    """Halfway to the front: what comes often stays there, and what no longer comes falls back."""
    if place < len(row):
        del row[place]
    else:
        del row[ROW - 1 :]
    row.insert(place // 2, number)
