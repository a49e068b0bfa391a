"""What moves after events of Platformer: known kinds, one clock, and figures that end where they stand."""

from __future__ import annotations

import json

import pytest
from markup_reader import read
from platformer_position import drawn, new, ui, walk

import pygame_rules as pr
from app.motion import KINDS, cue_text
from app.screens.platformer import ICONS, cues, preview, scoring, summary

NAMES = ["Ada", "Bo", "Cy", "Di"]


@pytest.mark.parametrize("players", [1, 3])
def test_every_event_of_a_game_gives_cues_that_the_page_can_play(players):
    table = new(players, seed=8, boss="medusa", artifacts=True)
    play = pr.bot("greedy", seed=2)
    kinds = set()
    while table.decision is not None and len(table.history) < 250:
        before = {str(one.attrs["data-at"]) for one in read(drawn(table)).walk() if "data-at" in one.attrs}
        events = table.play(play(table))
        made = cues(events, ui(table, 0))
        text = json.loads(cue_text(made))
        assert len(text) == min(len(made), 40)
        for cue in made:
            assert cue["cue"] in KINDS
            kinds.add(cue["cue"])
            assert cue["delay"] >= 0
            if cue["cue"] == "walk":
                times = [point[0] for point in cue["path"]]
                assert times == sorted(times)
                assert cue.get("gone") or cue["path"][-1][1:] == [0, 0]
        if table.decision is not None and len(table.history) % 10 == 0:
            shown = {str(one.attrs["data-at"]) for one in read(drawn(table)).walk() if "data-at" in one.attrs}
            walks = [cue["to"] for cue in made if cue["cue"] == "walk"]
            assert all(place in shown | before for place in walks), (walks, events)
    assert {"walk", "roll", "pop"} <= kinds


def test_a_hop_and_a_fall_follow_each_other():
    from types import SimpleNamespace

    def event(name: str, **fields: object) -> object:
        return type(name, (SimpleNamespace,), {})(**fields)

    made = cues(
        [
            event("HeroMoved", player=0, origin=(1, 4), target=(2, 4)),
            event("FigureFell", figure="nox", origin=(2, 4), target=(2, 3)),
            event("FigureFell", figure="nox", origin=(2, 3), target=(2, 2)),
            event("HeroWounded", player=0, wounds=1, why="trap"),
        ],
        ui(new(1), 0),
    )
    steps = {cue["to"]: cue for cue in made if cue["cue"] == "walk"}
    hop, fall = steps["seat-0"]["path"], steps["fig-nox"]["path"]
    assert hop[0][1:] == [-1, 0] and hop[-1][1:] == [0, 0]
    assert fall[0][1:] == [0, -2] and fall[-1][1:] == [0, 0]
    falls_from = [time for time, _, y in fall if y == -2][-1]
    assert falls_from >= hop[-1][0], "it falls when it has hopped"
    pop = next(cue for cue in made if cue["cue"] == "pop")
    assert pop["delay"] >= fall[-1][0], "the trap wounds when it has fallen"


def test_the_log_has_an_icon_for_every_kind_of_event_that_happens():
    table = new(3, seed=4, artifacts=True)
    for _ in walk(table, "random", 1, 300):
        pass
    happened = {type(event).__name__ for entry in table.log(0) for event in entry.events}
    assert happened <= set(ICONS)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_end_tells_who_won(players):
    from markup_reader import check_screen

    table = new(players, seed=9)
    for _ in walk(table, "greedy", 5, 3000):
        pass
    assert table.decision is None
    view, catalogue = table.view(0), pr.catalogue("platformer")
    tree = read(scoring(view, catalogue, NAMES[:players], ui(table, 0)))
    check_screen(tree)
    title = tree.one("h1").text
    for seat in table.result.winners:
        assert NAMES[seat] in title
    assert {one.attrs["data-do"] for one in tree.walk() if "data-do" in one.attrs} >= {"new-game", "home"}
    told = summary(view, catalogue, NAMES[:players])
    assert told["title"] and told["line"] and len(told["players"]) == players


def test_the_setup_form_tells_levels_and_the_health_of_the_boss():
    plain = {fact.pic: fact.value for fact in preview(new(2).view(None))}
    larger = {fact.pic: fact.value for fact in preview(new(2, larger_map=True).view(None))}
    solo = {fact.pic: fact.value for fact in preview(new(1, artifacts=True).view(None))}
    assert plain["white-tower"] == "4" and larger["white-tower"] == "5"
    assert int(larger["heart"]) > int(plain["heart"])
    assert solo["book"] == "12" and solo["crown"] == "2"
