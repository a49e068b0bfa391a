"""The sum of an attack in its three steps, each contribution named, with what comes out of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from app.components.button import why
from app.html import Markup, h, icon
from pygame_rules import tr


@dataclass(frozen=True, slots=True)
class SumLine:
    """One contribution. `step` is 1 (base), 2 (plus and minus) or 3 (from the subtotal)."""

    step: int
    icon: str
    name: str
    note: Any
    amount: int


@dataclass(frozen=True, slots=True)
class Sum:
    """The damage that one player would take as things stand."""

    lines: Sequence[SumLine]
    subtotal: int
    total: int
    title: str
    note: Any
    health: int | None = None
    after: int | None = None
    rule: str = "DT-6.2"


def signed(amount: int) -> str:
    """A number with its sign; minus as a true minus."""
    return f"+{amount}" if amount >= 0 else f"\N{MINUS SIGN}{-amount}"


def ledger(made: Sum, *, more: Any = None) -> Markup:
    """The paper with the sum so far."""
    rows: list[Markup] = []
    running = 0
    for step in (1, 2, 3):
        lines = [line for line in made.lines if line.step == step]
        if step == 3 and any(line.step > 1 for line in made.lines):
            rows.append(_row_sub(made.subtotal))
            running = max(0, made.subtotal)
        if not lines:
            continue
        rows.append(_row_step(step))
        for line in lines:
            running += line.amount
            rows.append(_row(line, running, first=step == 1))
    if not rows:
        rows.append(h("tr", h("td", tr("Nothing is coming."), colspan="3", class_="muted")))
    head = h("div", h("h2", tr("The sum so far")), why(made.rule, short=True), class_="dt-ledger__head")
    table = h("table", h("tbody", rows), class_="dt-sum")
    body = h("div", table, class_="dt-ledger__body")
    return h(
        "section",
        head,
        body,
        _total(made),
        more,
        class_="dt-ledger panel panel--parchment",
        aria_label=tr("Damage so far"),
        id="sum",
    )


def _row_step(step: int) -> Markup:
    words = {
        1: tr("1 · Base"),
        2: tr("2 · Plus and minus, any order"),
        3: tr("3 · Each from the subtotal, rounded up"),
    }[step]
    if step == 1:
        return h(
            "tr", h("th", words, colspan="2", scope="rowgroup"), h("td", tr("so far"), class_="run"), class_="step"
        )
    return h("tr", h("th", words, colspan="3", scope="rowgroup"), class_="step")


def _row_sub(subtotal: int) -> Markup:
    return h("tr", h("th", tr("Subtotal"), scope="row"), h("td", subtotal, class_="amt"), h("td"), class_="sub")


def _row(line: SumLine, running: int, *, first: bool) -> Markup:
    tone = "half" if line.step == 3 else "plus" if line.amount >= 0 else "minus"
    figure = line.amount if first else signed(line.amount)
    source = h("span", icon(line.icon), h("span", h("b", line.name), line.note and h("small", line.note)), class_="src")
    return h("tr", h("td", source), h("td", figure, class_=f"amt {tone}"), h("td", running, class_="run"))


def _total(made: Sum) -> Markup:
    change = None
    if made.health is not None and made.after is not None:
        label = tr("Health {before}, then {after}", before=made.health, after=made.after)
        figures = h("span", tr("{before} → {after}", before=made.health, after=made.after), aria_hidden=True)
        change = h("span", icon("heart"), figures, class_="dt-total__hp", role="img", aria_label=label)
    return h(
        "div",
        h("span", made.total, class_="dt-total__n", data_at="total"),
        h("span", h("b", made.title), made.note and h("small", made.note), class_="dt-total__t"),
        change,
        class_=["dt-total", made.total == 0 and "dt-total--none"],
        aria_live="polite",
    )
