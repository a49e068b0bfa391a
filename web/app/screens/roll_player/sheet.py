"""The own character sheet: rows with gauges and previews, backstory and alignment grids, the purse."""

from __future__ import annotations

from typing import Any

from app.components.button import key_cap
from app.components.die import die, die_chip, die_name, letter
from app.components.gauge import goal
from app.components.seat import emblem
from app.html import Markup, h, icon
from app.screens.roll_player import words
from app.screens.roll_player.art import ACTION_ICONS, ROW_ICONS, ROW_OF, ROWS, class_icon, race_icon
from app.screens.roll_player.scene import Scene, changes_of, star
from pygame_rules import ActionView, tr, trn
from pygame_rules.games.roll_player.view_types import Changes, DieView, PlayerView, TotalView

# The end of the gauge's scale, for goals without an upper end.
TOP = 21


def sheet(scene: Scene) -> Markup:
    """The mat with everything that is the seat's own."""
    rows = [_row(scene, row, number) for number, row in enumerate(ROWS, 1)]
    side = h("div", backstory(scene, scene.me), alignment(scene, scene.me, own=True), class_="sheet__side")
    body = h("div", h("div", rows, class_="sheet__rows"), side, class_="sheet__body")
    return h("section", _head(scene), body, class_="sheet mat", aria_label=tr("Your character sheet"))


def _head(scene: Scene) -> Markup:
    me = scene.me
    who = h("div", h("h2", scene.name(scene.seat)), h("p", identity(scene, me, ability=True)), class_="sheet__id")
    return h(
        "header",
        emblem(scene.emblem(scene.seat)),
        who,
        _purse(scene),
        class_="sheet__head",
        style=scene.hero(scene.seat),
    )


def identity(scene: Scene, player: PlayerView, *, ability: bool = False) -> list[Any]:
    """Race, class, class colour and (asked for) the ability of a player."""
    parts: list[Any] = []
    race, kind = scene.race(player), scene.profession(player)
    if race:
        parts += [icon(race_icon(player["race"]), None, "icon--inline"), " ", race["name"], " "]
    if kind:
        parts += [
            icon(class_icon(player["class"]), None, "icon--inline"),
            " ",
            kind["name"],
            " ",
            die_chip(kind["colour"]),
        ]
        if ability:
            skill = kind["ability"]
            parts.append(h("span", h("b", skill["name"]), class_="sheet__abil", data_tip=skill["text"], tabindex="0"))
    return parts


def _purse(scene: Scene) -> Markup:
    me = scene.me
    seat = scene.seat
    changes = changes_of(scene.preview)
    gold = tr("→ {n}", n=me["gold"] + changes["gold"]) if changes.get("gold") else tr("gold")
    stars = tr("→ {n}", n=me["stars"]["total"] + changes["stars"]) if changes.get("stars") else tr("stars")
    token = trn("token", "tokens", me["tokens"])
    tip = tr("Charisma tokens: 1 gold each in the Market, this round only (RP-7.5)")
    return h(
        "div",
        h(
            "span",
            icon("coin"),
            h("b", me["gold"]),
            h("small", gold),
            class_="purse",
            data_tip=tr("Your gold"),
            data_at=f"purse-{seat}",
            id="purse",
        ),
        h(
            "span",
            icon("charisma"),
            h("b", me["tokens"]),
            h("small", token),
            class_="purse purse--cha",
            data_tip=tip,
            data_at=f"tokens-{seat}",
        ),
        h(
            "span",
            icon("star"),
            h("b", me["stars"]["total"]),
            h("small", stars),
            class_="purse purse--star",
            data_tip=tr("Stars if the game ended now"),
        ),
        class_="sheet__purse",
    )


def row_action(scene: Scene, row: str) -> ActionView | None:
    """The action that choosing a whole row plays now."""
    place = scene.place(row)
    return place if place or not scene.picked else scene.find("shift", space=scene.picked, row=row)


def _row(scene: Scene, row: str, number: int) -> Markup:
    action = row_action(scene, row)
    total = scene.me["totals"][row]
    changes = changes_of(action)
    selected = action is not None and action == scene.primary
    rows_lit = any(row_action(scene, other) for other in ROWS)
    parts = [
        _attribute(row, total, number),
        h("span", _slots(scene, row, action is not None, rows_lit), class_="arow__dice"),
        _goal(total, changes),
        _preview(scene, row, action, changes),
    ]
    full = len(scene.me["rows"][row]) >= 3
    if action is None:
        # A die dropped here springs back with the reason, which the rules are asked for.
        refused = {"data-drop": "die", "data-try": f"place {row}"} if scene.step == "place" and scene.mine else {}
        return h("div", refused, parts, class_=["arow", full and "arow--full"], id=f"row-{row}")
    attrs = scene.offer(action) | {
        "aria-label": _row_label(scene, row, action, changes),
        "aria-current": True if selected else None,
    }
    css = ["arow", "arow--legal", "is-legal", selected and "arow--sel"]
    return h("button", attrs, parts, class_=css, id=f"row-{row}", data_drop="die")


def _row_label(scene: Scene, row: str, action: ActionView, changes: Changes) -> str:
    thing = scene.start_die or scene.me["die"]
    if action["verb"] == "shift" or not thing:
        return action["label"]
    place = tr("Place {die} in {row}", die=die_name(thing["colour"], thing["value"]), row=words.row_name(row))
    if changes["met"]:
        return tr("{action}: {score}, goal met", action=place, score=changes["score"])
    return tr("{action}: {score}", action=place, score=changes["score"])


def _attribute(row: str, total: TotalView, number: int) -> Markup:
    mods: list[Any] = []
    if total["race"]:
        mods.append(
            h(
                "span",
                words.signed(total["race"]),
                class_=["mod", total["race"] < 0 and "mod--neg"],
                data_tip=tr("Race"),
            )
        )
    if total["weapon"]:
        mods.append(
            h(
                "span",
                icon("dagger"),
                words.signed(total["weapon"]),
                class_="mod mod--w",
                data_tip=tr("Weapons: only for the goal"),
            )
        )
    name = h("span", h("b", words.row_short(row)), h("span", mods, class_="arow__m"), class_="arow__n")
    return h(
        "span", icon(ROW_ICONS[row]), name, key_cap(str(number)), class_="arow__attr", data_tip=words.row_name(row)
    )


def _slots(scene: Scene, row: str, row_lit: bool, rows_lit: bool) -> list[Markup]:
    dice = scene.me["rows"][row]
    wishes = wanted(scene, scene.me)
    out = []
    for column in range(1, 4):
        space = f"{row}{column}"
        wish = wishes.get(space)
        at = f"sheet-{scene.seat}-{space}"
        if column <= len(dice):
            thing = dice[column - 1]
            match = thing["colour"] == wish
            badge = match and h("i", icon("backstory", tr("Backstory match")), class_="slot__ok")
            out.append(
                h(
                    "span",
                    _placed(scene, space, thing, rows_lit),
                    badge,
                    class_=["slot", match and "slot--match"],
                    data_at=at,
                )
            )
            continue
        lit = row_lit and column == len(dice) + 1
        ghost = lit and _ghost(scene)
        wish_sign = wish and h("i", letter(wish), class_="slot__want", data_colour=wish)
        out.append(h("span", ghost, wish_sign, class_=["slot", "slot--empty", lit and "slot--lit"], data_at=at))
    return out


def _ghost(scene: Scene) -> Markup | None:
    thing = scene.start_die or (scene.die_at.get(scene.picked) if scene.picked else scene.me["die"])
    return die(thing["colour"], thing["value"], ghost=True) if thing else None


def _placed(scene: Scene, space: str, thing: DieView, rows_lit: bool) -> Markup:
    """A die on the sheet: lit if it can be chosen, raised if it is picked."""
    colour, value = thing["colour"], thing["value"]
    actions = scene.by_space.get(space, [])
    if not actions or rows_lit:
        return die(colour, value, kept=space == scene.picked)
    if scene.picked == space:
        return die(
            colour, value, do="select", arg="", kept=True, label=tr("{die}, picked", die=die_name(colour, value))
        )
    swaps = [action for action in actions if action["verb"] == "swap"]
    for swap in swaps if scene.picked else ():
        if scene.picked in (swap["args"]["first"], swap["args"]["second"]):
            return _die_button(scene, swap, thing)
    if len(actions) == 1 and actions[0]["verb"] in ("flip", "reroll", "raise", "lower"):
        return _die_button(scene, actions[0], thing)
    scene.cover(*actions)
    label = tr("Pick {die} in {row}", die=die_name(colour, value), row=words.row_short(ROW_OF[space]))
    return die(colour, value, do="select", arg=space, label=label)


def _die_button(scene: Scene, action: ActionView, thing: DieView) -> Markup:
    scene.cover(action)
    return die(thing["colour"], thing["value"], action=action["text"], label=action["label"])


def _goal(total: TotalView, changes: Changes) -> Markup:
    if not total["goal"]:
        return h(
            "span",
            h("span", h("b", total["score"], class_="goal__sum num"), class_="goal__top"),
            class_="goal goal--open",
        )
    return goal(
        total["score"],
        words.goal_text(total["goal"]),
        total["stars"],
        met=total["met"],
        low=total["low"],
        high=TOP if total["high"] is None else total["high"],
        after=changes.get("score"),
    )


def _preview(scene: Scene, row: str, action: ActionView | None, changes: Changes) -> Markup:
    """What placing here brings, or what the row stands for."""
    if action is None:
        if len(scene.me["rows"][row]) >= 3:
            return h("span", icon("lock"), h("span", tr("Row full")), class_="pv pv--full")
        return h(
            "span", h("span", icon(ACTION_ICONS[row]), h("span", words.row_action(row)), class_="pv__a"), class_="pv"
        )
    gold = changes.get("gold")
    return h(
        "span",
        _outcome(changes),
        h("span", icon("coin", tr("gold"), "icon--inline"), words.signed(gold), class_="pv__c") if gold else None,
        scene.step != "start" and h("span", icon(ACTION_ICONS[row]), h("span", words.row_action(row)), class_="pv__a"),
        class_="pv",
    )


def _outcome(changes: Changes) -> Markup | None:
    if "score" not in changes:
        return None
    score, stars = changes["score"], changes["stars"]
    if changes["met"]:
        gain = [words.signed(stars), icon("star", tr("stars"))] if stars else None
        return h("b", score, " ", icon("check", tr("goal met")), gain, class_="pv__r pv__r--yes")
    if changes["fills"]:
        return h("b", score, " ", icon("cross"), tr("misses"), class_="pv__r pv__r--no")
    return h("b", trn("{score}, {n} to go", "{score}, {n} to go", changes["left"], score=score), class_="pv__r")


def wanted(scene: Scene, player: PlayerView) -> dict[str, str]:
    """The colours that a player's backstory wants, by space."""
    story = scene.backstory(player)
    return story["spaces"] if story else {}


def backstory(scene: Scene, player: PlayerView) -> Markup | None:
    """The backstory card as a grid, with the numbers of matches that pay."""
    story = scene.backstory(player)
    if not story:
        return None
    cells: list[Any] = []
    for row in ROWS:
        cells.append(h("b", words.row_short(row)))
        dice = player["rows"][row]
        for column in range(1, 4):
            wish = story["spaces"].get(f"{row}{column}")
            there = dice[column - 1]["colour"] if column <= len(dice) else None
            cells.append(_wish(wish, there))
    pays = scene.catalogue["backstory_steps"]
    reached = [step for step in pays if step["matches"] <= player["matches"]][-1:]
    steps = [
        h("li", step["matches"], h("small", tr("{n}★", n=step["stars"])), class_="on" if step in reached else None)
        for step in pays
    ]
    title = h(
        "h4",
        icon("backstory"),
        h("span", story["name"]),
        h("span", star(player["stars"]["backstory"]), class_="scard__v"),
    )
    tip = tr("Matches and their stars (RP-14.4)")
    return h(
        "section",
        title,
        h("div", cells, class_="bk"),
        h("ol", steps, class_="bk__t", data_tip=tip),
        class_="scard",
        aria_label=tr("Backstory"),
    )


def _wish(wish: str | None, there: str | None) -> Markup:
    if wish is None:
        return h("i", class_="bk__c")
    css = ["bk__c", "bk__c--w", there == wish and "bk__c--ok", there not in (None, wish) and "bk__c--lost"]
    return h("i", letter(wish), there == wish and icon("check", tr("matched")), class_=css, data_colour=wish)


def alignment(scene: Scene, player: PlayerView, *, own: bool = False) -> Markup | None:
    """The alignment card as a grid with the marker; cells that the marker can go to are buttons."""
    card = scene.alignment(player)
    if not card:
        return None
    row, col = player["marker"]
    targets = _targets(scene) if own else {}
    cells = []
    for i in range(3):
        for j in range(3):
            value = card["grid"][i][j]
            here = (i, j) == (row, col)
            css = ["al__c", here and "al__c--on"]
            named: dict[str, Any] = {"data-v": "p" if value > 0 else "n" if value < 0 else "z"}
            body = [
                here and h("i", icon("scales", tr("marker")), class_="al__m", data_at=f"marker-{player['seat']}"),
                h("b", words.signed(value)),
            ]
            action = targets.get((i, j))
            if action is None:
                cells.append(h("span", named, body, class_=css, data_at=f"cell-{player['seat']}-{i}-{j}"))
                continue
            label = tr(
                "{action}: {cell}, {value}",
                action=action["label"],
                cell=words.cell_name(i, j),
                value=words.signed(value),
            )
            named |= {"type": "button", "data-a": action["text"], "aria-label": label}
            cells.append(h("button", named, body, class_=[*css, "is-legal"], data_at=f"cell-{player['seat']}-{i}-{j}"))
    value = card["grid"][row][col]
    title = h("h4", icon("scales"), h("span", card["name"]), h("span", star(words.signed(value)), class_="scard__v"))
    grid = h(
        "div",
        h("span", tr("Good"), class_="al__y"),
        h("span", tr("Law"), class_="al__x"),
        h("div", cells, class_="al__g"),
        h("span", tr("Chaos"), class_="al__x2"),
        h("span", tr("Evil"), class_="al__y2"),
        class_="al",
    )
    return h("section", title, grid, class_="scard", aria_label=tr("Alignment"))


def _targets(scene: Scene) -> dict[tuple[int, int], ActionView]:
    """The cells that a `move` leads to. Not marked as shown: the prompt names the directions as well."""
    targets = {}
    for action in scene.of("move"):
        row, column = changes_of(action)["cell"]
        targets[row, column] = action
    return targets
