"""What moves on the page after something happened. Game screens turn events into cues; `static/motion.js` plays them.

A cue is a dict: `cue` (one of KINDS), `to` (a `data-at` place), and for flights `from`; `html` (Markup of what flies,
else a copy of what lies there), `text` (what pops up), `n` (how many coins), `delay` (milliseconds until it begins;
without it cues follow each other). A `walk` goes along `path`: [milliseconds, x, y] with offsets from its end, counted
in sizes of the `unit` place; `gone` ("topple" or "fade") is for what the page no longer shows.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from .html import Markup

KINDS = ("fly", "roll", "turn", "pop", "coins", "glow", "shake", "walk")
WAYS_OUT = ("topple", "fade")
LONGEST = 20_000
MOST = 40


def cue_text(cues: Iterable[dict[str, Any]]) -> str:
    """The cues as the text that the player of cues reads: known kinds and plain places only.

    Markup passes only where it was made by the builder; any other text is shown as text.
    """
    out = []
    for cue in cues:
        if cue.get("cue") not in KINDS or not isinstance(cue.get("to"), str):
            continue
        clean: dict[str, Any] = {"cue": cue["cue"], "to": cue["to"]}
        if isinstance(cue.get("from"), str):
            clean["from"] = cue["from"]
        if isinstance(cue.get("html"), Markup):
            clean["html"] = str(cue["html"])
        if cue.get("text") is not None:
            clean["text"] = str(cue["text"])
        if isinstance(cue.get("n"), int):
            clean["n"] = max(1, min(8, cue["n"]))
        if isinstance(cue.get("delay"), int):
            clean["delay"] = max(0, min(LONGEST, cue["delay"]))
        if cue["cue"] == "walk":
            clean |= {"unit": str(cue["unit"]), "path": [[float(number) for number in point] for point in cue["path"]]}
            if cue.get("gone") in WAYS_OUT:
                clean["gone"] = cue["gone"]
        out.append(clean)
    return json.dumps(out[:MOST])
