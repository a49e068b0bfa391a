"""Dice Throne's table: everything legal can be reached, by press and by key, in every mode and moment."""

from __future__ import annotations

import pytest
from dice_throne_walk import NAMES, actions, catalogue, drawn, later, markup, positions, reachable, ui
from markup_reader import check_screen, read

import pygame_rules as pr
from app.motion import KINDS
from app.screens import dice_throne as screen

MODES = [(2, 11), (2, 12), (3, 13), (4, 14)]
PAIRS = [
    "barbarian, moon_elf",
    "pyromancer, shadow_thief",
    "monk, paladin",
    "ninja, treant",
]
HOSTILE = '</b><script>alert(1)</script>"'


def is_reroll(text):
    return text.startswith("reroll")


def check_position(table):
    """Everything legal is lit or can be picked, nothing else is lit; ways to roll again have a test of their own."""
    seat = table.decision.player
    legal = {offer["text"] for offer in table.view(seat)["actions"]}
    text = markup(table, seat)
    check_screen(read(text))
    assert actions(text) <= legal, "nothing is lit that is not legal"
    wanted = {action for action in legal if not is_reroll(action)}
    assert reachable(table, seat, wanted) == wanted, table.decision.prompt


@pytest.mark.parametrize(("players", "seed"), MODES)
def test_every_legal_action_can_be_reached(players, seed):
    for table in positions(players, seed, 60):
        if table.decision is not None:
            check_position(table)


@pytest.mark.parametrize("heroes", PAIRS)
def test_every_hero_is_shown_with_all_that_can_be_done(heroes):
    for table in positions(2, 5, 40, heroes=heroes):
        if table.decision is not None:
            check_position(table)


def test_every_way_to_roll_again_can_be_picked():
    seen = set()
    games = (table for heroes in ("monk, ninja", "ninja, monk") for table in positions(2, 14, 400, heroes=heroes))
    for table in games:
        if table.decision is None:
            continue
        seat = table.decision.player
        view = table.view(seat)
        wanted = set(filter(is_reroll, [offer["text"] for offer in view["actions"]]))
        step = view["board"]["step"]
        if wanted and step not in seen:
            seen.add(step)
            assert reachable(table, seat, wanted) == wanted
        if {"offense", "reroll_dice", "reroll_these"} <= seen:
            return
    pytest.fail(f"only {seen} were seen")


@pytest.mark.parametrize(("players", "seed"), MODES[1:])
def test_those_who_wait_see_the_table_and_can_press_nothing(players, seed):
    for table in positions(players, seed, 30):
        for seat in range(players):
            if table.decision is not None and seat != table.decision.player:
                text = markup(table, seat, waiting=True)
                check_screen(read(text))
                assert not actions(text)


@pytest.mark.parametrize(("players", "seed"), MODES)
def test_the_hands_of_opponents_stay_hidden(players, seed):
    for table in positions(players, seed, 40):
        if table.decision is None or table.view(0)["board"]["phase"] == "setup":
            continue
        names = {card: known["name"] for card, known in catalogue()["cards"].items()}
        mine = table.view(0)["board"]["players"]
        text = screen.table(table.view(0), catalogue(), ui(players, 0, log=[]))
        known = [(*(player["hand"] or ()), *player["discard"], *player["upgrades"]) for player in mine]
        open_cards = {card for cards in known for card in cards}
        for player in table.view(1)["board"]["players"][1:2]:
            for card in player["hand"] or ():
                if card not in open_cards:
                    assert names[card] not in text


@pytest.mark.parametrize(("players", "seed"), MODES)
def test_what_moves_is_known_to_the_player_of_cues(players, seed):
    table = later(players, seed, 80)
    made = 0
    for entry in table.log(0):
        for event in entry.events:
            for cue in screen.cues([event], ui(players, 0)):
                assert cue["cue"] in KINDS
                assert isinstance(cue["to"], str)
                made += 1
            assert type(event).__name__ in screen.ICONS, "every event has its sign in the log"
    assert made


def test_the_page_stays_the_page_with_hostile_names():
    for table in positions(2, 3, 30, heroes="monk, paladin"):
        seat = table.decision.player
        names = [HOSTILE, "Flint"]
        tree = read(screen.table(table.view(seat), catalogue(), ui(2, seat, names=names)))
        check_screen(tree)
        assert not tree.all("script")


@pytest.mark.parametrize("opened", ["board:0", "board:1", "ability:1:retaliate", "discard:0", "card:six_it", "log"])
def test_what_opens_over_the_table(opened):
    table = later(2, 9, 60, heroes="monk, paladin")
    tree = drawn(table, 0, open=opened)
    dialog = tree.one(role="dialog")
    assert dialog.all(data_do="close")
    assert dialog.text
    assert not [one for one in dialog.walk() if "data-a" in one.attrs], "a look changes nothing"


@pytest.mark.parametrize("opened", ["board:7", "board:x", "ability:0:nothing", "card:nothing", "what", ""])
def test_what_cannot_be_opened_opens_nothing(opened):
    table = next(iter(positions(2, 9, 3, heroes="monk, paladin")))
    assert not drawn(table, 0, open=opened).all(role="dialog")


def test_an_uncertain_figure_carries_a_mark_that_explains_itself():
    table = next(iter(positions(2, 9, 1, heroes="monk, paladin")))
    marks = drawn(table, 0).with_class("dt-ab__q")
    assert marks
    assert all(len(mark.attrs["data-tip"]) > 20 for mark in marks)


def test_the_odds_of_the_page_are_those_of_the_rules():
    found = 0
    for table in positions(2, 4, 80, heroes="pyromancer, barbarian"):
        if table.decision is None:
            break
        seat = table.decision.player
        hints = table.hints(seat)
        if "odds" not in hints.get("stop", {}):
            continue
        tree = drawn(table, seat, selected="keep 0 1")
        odds = hints["reroll 3 4 5"]["odds"]
        for panel in tree.walk():
            ability = panel.attrs.get("data-at", "").removeprefix("ability-")
            rings = [one for one in panel.children if getattr(one, "attrs", {}).get("class") == "dt-odds"]
            if ability in odds and rings:
                assert rings[0].text.rstrip("%") == str(shown_percent(odds[ability]))
                found += 1
    assert found > 20


def shown_percent(share: float) -> int:
    return round(share * 100) if share in (0, 1) else min(99, max(1, round(share * 100)))


def test_a_picked_card_says_what_the_rules_ask_and_pay_for_it():
    asked = set()
    for table in positions(2, 5, 60, heroes="barbarian, moon_elf"):
        if table.decision is None:
            break
        seat = table.decision.player
        for offer in table.view(seat)["actions"]:
            if offer["verb"] not in ("play", "sell"):
                continue
            tree = drawn(table, seat, selected=f"card:{offer['args']['card']}")
            words = {button.text for button in tree.all("button", data_a=offer["text"])}
            if offer["verb"] == "sell":
                wanted = f"Sell it for {offer['changes']['gains']} CP"
            else:
                cost = offer["changes"]["cost"]
                wanted = f"Play it for {cost} CP" if cost else "Play it, free"
            assert any(word.startswith(wanted) for word in words), (wanted, words)
            asked.add(wanted)
    assert len(asked) > 3


def test_cards_that_cannot_be_paid_for_are_dulled():
    dulled = 0
    for table in positions(2, 6, 60, heroes="pyromancer, shadow_thief"):
        if table.decision is None:
            break
        seat = table.decision.player
        tree = drawn(table, seat)
        for card, known in table.view(seat)["board"]["players"][seat]["costs"].items():
            for one in tree.all(id=f"card-{card}"):
                assert ("card--unaffordable" in one.attrs["class"]) is not known["affordable"]
                dulled += not known["affordable"]
    assert dulled


def test_players_are_chosen_by_their_names():
    for table in positions(3, 13, 600):
        if table.decision is None:
            break
        seat = table.decision.player
        for offer in table.view(seat)["actions"]:
            if offer["verb"] == "choose":
                (chosen,) = drawn(table, seat).all("button", data_a=offer["text"])
                assert NAMES[offer["args"]["seat"]] in chosen.text
                return
    pytest.fail("nobody chose anyone")


def test_the_end_tells_who_won_and_how_it_went():
    for players, seed in ((2, 21), (3, 22), (4, 23)):
        table = later(players, seed, 3000)
        assert table.result is not None
        for seat in range(players):
            view = table.view(seat)
            tree = read(screen.scoring(view, catalogue(), list(ui(players, seat).names), ui(players, seat)))
            check_screen(tree)
            assert tree.all(data_do="new-game")
            assert len(tree.with_class("dt-end__player")) == players
        line = screen.summary(table.view(0), catalogue(), list(ui(players, 0).names))
        assert line["title"] and line["line"] and len(line["players"]) == players


def test_a_draw_is_a_draw():
    view = later(2, 21, 3000).view(0)
    view["result"]["winners"] = []
    tree = read(screen.scoring(view, catalogue(), ["Zofia", "Flint"], ui(2, 0)))
    assert "A draw" in tree.one("h1").text


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_setup_form_tells_what_will_lie_on_the_table(players):
    table = pr.new_game("dice_throne", players=players, seed=1)
    facts = {fact.pic: fact.value for fact in screen.preview(table.view(None))}
    assert facts["heart"] == {2: "50", 3: "35", 4: "50"}[players]
    assert facts["person"] == "8"
