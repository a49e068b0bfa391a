"""Charts of a finished game: lines by round, and stacked bars of what the score is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from app.html import Markup, h, icon

WIDTH, HEIGHT = 390, 206
LEFT, RIGHT, TOP, BOTTOM = 30, 338, 14, 182
# Each line has its own dashes, so that colour is never the only sign; names stand at the ends.
DASHES = (None, "7 4", "2 4", "11 4 2 4")
NAME_GAP = 14


@dataclass(frozen=True, slots=True)
class Line:
    """One player's values, one per round."""

    name: str
    values: Sequence[int]


@dataclass(frozen=True, slots=True)
class Part:
    """One part of the scores of all, with the sign and the colour of its piece of the bars."""

    name: str
    pic: str
    colour: str


def lines(players: Sequence[Line], *, label: str, mark: tuple[int, str] | None = None) -> Markup:
    """Lines over the rounds 1 to n; `mark` is a round (from 1) with a word about it."""
    rounds = max((len(line.values) for line in players), default=0)
    highest = max((value for line in players for value in line.values), default=0)
    lowest = min((value for line in players for value in line.values), default=0)
    step = _step(highest - min(0, lowest))
    floor = min(0, lowest) // step * step
    ceiling = max(step, -(-highest // step) * step)

    def x(index: int) -> float:
        return LEFT + (RIGHT - LEFT) * index / max(1, rounds - 1)

    def y(value: float) -> float:
        return BOTTOM - (BOTTOM - TOP - 8) * (value - floor) / (ceiling - floor)

    parts: list[Markup] = []
    for value in range(floor, ceiling + 1, step):
        parts.append(h("line", class_="ch__g", x1=LEFT, x2=RIGHT, y1=_n(y(value)), y2=_n(y(value))))
        parts.append(h("text", value, x=LEFT - 6, y=_n(y(value) + 4), text_anchor="end"))
    every = -(-rounds // 14) if rounds else 1
    for index in range(0, rounds, every):
        parts.append(h("text", index + 1, x=_n(x(index)), y=HEIGHT - 7, text_anchor="middle"))
    name_places = _spread([y(line.values[-1]) for line in players if line.values])
    # The last line drawn lies on top: the first player's.
    drawn = [(seat, line) for seat, line in enumerate(players) if line.values]
    for (seat, line), place in reversed(list(zip(drawn, name_places, strict=True))):
        parts.append(_line(seat, line, place, x, y))
    if mark is not None and 1 <= mark[0] <= rounds:
        at = _n(x(mark[0] - 1))
        late = mark[0] > rounds / 2
        words = h(
            "text",
            mark[1],
            x=_n(x(mark[0] - 1) + (-5 if late else 5)),
            y=TOP + 10,
            text_anchor="end" if late else "start",
        )
        parts.append(h("g", h("line", x1=at, x2=at, y1=TOP, y2=BOTTOM), words, class_="ch__mark"))
    return h("svg", parts, class_="ch", viewBox=f"0 0 {WIDTH} {HEIGHT}", role="img", aria_label=label)


def stacked(parts: Sequence[Part], players: Sequence[tuple[str, Sequence[int]]], *, label: str) -> Markup:
    """One bar a player, made of the parts' values in the same order, with a legend; negative values shorten nothing."""
    longest = max((sum(value for value in values if value > 0) for _, values in players), default=0)
    rows = []
    for name, values in players:
        pieces = [
            h(
                "i",
                value if value > 1 else None,
                class_="stackbar__part",
                style={"--n": value, "--c": part.colour},
                data_tip=f"{part.name}: {value}",
                role="img",
                aria_label=f"{part.name}: {value}",
            )
            for part, value in zip(parts, values, strict=True)
            if value > 0
        ]
        bar = h("span", pieces, class_="stackbar", style={"--all": max(1, longest), "--gaps": max(0, len(parts) - 1)})
        rows.append(h("li", h("span", name), bar, h("b", sum(values), class_="num")))
    legend = [h("li", h("i", icon(part.pic), style={"--c": part.colour}), part.name) for part in parts]
    return h("div", h("ol", rows, class_="bars", aria_label=label), h("ul", legend, class_="leg", aria_hidden=True))


def _line(seat: int, line: Line, name_place: float, x: Any, y: Any) -> Markup:
    points = " ".join(f"{_n(x(index))},{_n(y(value))}" for index, value in enumerate(line.values))
    last = len(line.values) - 1
    return h(
        "g",
        h("polyline", points=points, stroke_dasharray=DASHES[seat % len(DASHES)]),
        h("circle", cx=_n(x(last)), cy=_n(y(line.values[-1])), r=4.5),
        h("text", line.name, class_="ch__n", x=_n(x(last) + 9), y=_n(name_place + 4)),
        class_=f"ch__line ch__line--{seat % len(DASHES)}",
    )


def _spread(places: Sequence[float]) -> list[float]:
    """Move names apart that would lie on each other, keeping their order from top to bottom."""
    order = sorted(range(len(places)), key=lambda index: places[index])
    out = list(places)
    previous: float | None = None
    for index in order:
        if previous is not None and out[index] - previous < NAME_GAP:
            out[index] = previous + NAME_GAP
        previous = out[index]
    overflow = max(out, default=0) - (BOTTOM + 8)
    return [place - overflow for place in out] if overflow > 0 else out


def _step(span: int) -> int:
    for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500):
        if span <= step * 5:
            return step
    return 1000


def _n(number: float) -> str:
    return f"{number:.1f}".rstrip("0").rstrip(".")
