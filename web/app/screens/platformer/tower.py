"""The stage with the tower: levels, tokens, lit fields, the way, figures, and what lies above and below."""

from __future__ import annotations

from typing import Any

from app.html import Markup, h, icon
from app.screens.platformer import words
from app.screens.platformer.art import field_drawing, sprite
from app.screens.platformer.fields import lit_fields
from app.screens.platformer.figures import figures
from app.screens.platformer.scene import Place, Scene, place
from app.screens.platformer.tiles import CELL_HEIGHT, CELL_WIDTH, level_drawing
from pygame_rules import tr

SIDE = 46
WIDTH = 10 * CELL_WIDTH + 2 * SIDE
LEVEL_HEIGHT = 3 * CELL_HEIGHT
CROWN, FOG, SKY, EARTH = 96, 62, 92, 16


class Ground:
    """Where rows lie on the stage, in the units of the drawings."""

    def __init__(self, scene: Scene) -> None:
        levels = scene.open_levels
        status = {level["status"] for level in scene.board["tower"]["levels"]}
        self.top = CROWN if "hidden" in status else SKY
        self.bottom = FOG if "removed" in status else EARTH
        self.highest = levels[0]["rows"][1] if levels else 2
        self.lowest = levels[-1]["rows"][0] if levels else 0
        self.height = self.top + len(levels) * LEVEL_HEIGHT + self.bottom

    def at(self, field: Place) -> dict[str, Any]:
        """The style that puts something onto a field."""
        return {"--x": field[0], "--y": self.highest - field[1]}

    def middle(self, field: Place) -> tuple[int, int]:
        """The middle of a field in units."""
        return (
            SIDE + field[0] * CELL_WIDTH + CELL_WIDTH // 2,
            self.top + (self.highest - field[1]) * CELL_HEIGHT + 58,
        )


def stage(scene: Scene) -> Markup:
    """The tower with all that stands in it, in a frame that pans."""
    ground = Ground(scene)
    parts = [
        h("i", class_="pf-cell", data_at="cell", aria_hidden=True),
        _levels(scene, ground),
        _tokens(scene, ground),
        lit_fields(scene, ground),
        _way(scene, ground),
        figures(scene, ground),
        h("i", class_="pf-side", aria_hidden=True),
        h("i", class_="pf-side pf-side--right", aria_hidden=True),
        _above(scene),
        _below(scene),
    ]
    style = {"--top": ground.top, "--height": ground.height, "--levels": len(scene.open_levels)}
    tower = h("div", parts, class_="pf-tower", style=style, data_at="tower")
    pan = h("div", tower, class_="pf-pan", data_pan="", tabindex="-1")
    near = h(
        "details",
        h("summary", icon("pf-near"), h("span", tr("Whole tower"), class_="visually-hidden"), class_="pf-near__b"),
        class_="pf-near",
        id="pf-near",
    )
    sky = [h("i", class_=f"pf-sky__{layer}") for layer in ("far", "mid", "near", "lights")]
    return h(
        "section",
        h("div", sky, class_="pf-sky", aria_hidden=True),
        near,
        pan,
        h("i", class_="pf-canopy", aria_hidden=True),
        sprite(),
        class_=["pf-stage", scene.fighting and "pf-stage--boss"],
        aria_label=tr("The tower"),
        id="stage",
    )


def _levels(scene: Scene, ground: Ground) -> list[Markup]:
    out = []
    for number, level in enumerate(scene.open_levels):
        drawing = level_drawing(level, scene.catalogue, level["rows"][0] == ground.lowest)
        plate = h("b", h("small", tr("level")), level["level"], class_="pf-level__plate", aria_hidden=True)
        rows = [h("i", row + 1, class_="pf-level__row") for row in range(level["rows"][1], level["rows"][0] - 1, -1)]
        out.append(
            h(
                "div",
                drawing,
                plate,
                h("span", rows, class_="pf-level__rows", aria_hidden=True),
                class_=["pf-level", level["boss"] and "pf-level--boss"],
                style={"--n": number},
                id=f"level-{level['level']}",
                data_at=f"level-{level['level']}",
            )
        )
    return out


def _tokens(scene: Scene, ground: Ground) -> list[Markup]:
    out = []
    names = {"coins": tr("Coin"), "gems": tr("Gem"), "specials": scene.token_name(scene.boss["token"])}
    drawings = {"coins": "t-coin", "gems": "t-gem", "specials": f"t-{scene.boss['token']}"}
    tokens = scene.board["tokens"]
    for kind, fields in (("coins", tokens["coins"]), ("gems", tokens["gems"]), ("specials", tokens["specials"])):
        for field in fields:
            at = place(field)
            label = tr("{thing}: {place}", thing=names[kind], place=words.place_name(at))
            out.append(
                h(
                    "span",
                    field_drawing(drawings[kind]),
                    class_=["pf-token", f"pf-token--{kind}", at in scene.figure_at and "pf-token--behind"],
                    style=ground.at(at),
                    id=f"token-{at[0]}-{at[1]}",
                    data_at=f"token-{at[0]}-{at[1]}",
                    role="img",
                    aria_label=label,
                )
            )
    return out


def _way(scene: Scene, ground: Ground) -> Markup | None:
    """The way to the picked field, and where gravity would set the hero down from there."""
    entry = scene.route if scene.picked.is_("path") else None
    if entry is None or scene.me["at"] is None:
        return None
    way = [(place(scene.me["at"]), False), *((place(step["at"]), step["portal"]) for step in entry["trail"])]
    parts: list[Markup] = []
    for (start, _), (end, portal) in zip(way, way[1:], strict=False):
        x0, y0 = ground.middle(start)
        x1, y1 = ground.middle(end)
        bend = f"Q{(x0 + x1) // 2} {min(y0, y1) - 90} {x1} {y1}" if portal else f"L{x1} {y1}"
        for css in ("pf-way__under", "pf-way__line"):
            parts.append(h("path", d=f"M{x0} {y0}{bend}", class_=[css, portal and "pf-way--portal"]))
    x, y = ground.middle(way[-1][0])
    parts.append(h("circle", cx=x, cy=y, r=9, class_="pf-way__end"))
    drop = place(entry["drop"])
    if drop != way[-1][0]:
        _, low = ground.middle(drop)
        parts.append(h("path", d=f"M{x + 22} {y + 12}V{low - 16}", class_="pf-way__fall"))
        parts.append(h("path", d=f"M{x + 12} {low - 22}l10 16 10-16z", class_="pf-way__tip"))
    return h("svg", parts, class_="pf-way", viewBox=f"0 0 {WIDTH} {ground.height}", aria_hidden=True, id="pf-way")


def _above(scene: Scene) -> Markup | None:
    """What still lies face down on top."""
    hidden = [level for level in scene.board["tower"]["levels"] if level["status"] == "hidden"]
    if not hidden:
        return None
    row = hidden[0]["rows"][0]
    boss = scene.figure_name(scene.boss["id"])
    if len(hidden) == 1:
        title = tr("Boss level: face down")
        note = tr("the first hero in row {row} reveals it and wakes {boss}", row=row, boss=boss)
    else:
        title = tr("Levels {first} to {last}: face down", first=hidden[0]["level"], last=hidden[-1]["level"])
        note = tr(
            "a hero in row {row} reveals level {level}; {boss} waits at the top",
            row=row,
            level=hidden[0]["level"],
            boss=boss,
        )
    banner = h(
        "span", icon("eye" if len(hidden) == 1 else "lock"), h("b", title), h("small", note), class_="pf-down__words"
    )
    backs = h("i", class_="pf-down__back"), h("i", class_="pf-down__back")
    return h("div", *backs, banner, class_="pf-down", id="pf-down", data_at="hidden")


def _below(scene: Scene) -> Markup | None:
    """The fog where levels were taken away."""
    gone = [level["level"] for level in scene.board["tower"]["levels"] if level["status"] == "removed"]
    if not gone:
        return None
    if len(gone) == 1:
        words_ = tr("Level {level} has been removed", level=gone[0])
    elif len(scene.open_levels) == 1 and scene.open_levels[0]["boss"]:
        words_ = tr("All other levels are gone")
    else:
        words_ = tr("Levels {first} to {last} have been removed", first=gone[0], last=gone[-1])
    return h("div", h("span", words_), class_="pf-fog", id="pf-fog")
