"""Turns that several seats share: asking, playing, taking back, looking, keeping, bots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from pygame_rules.bots import STRATEGIES, Bot
from pygame_rules.core import conformance as kit
from pygame_rules.core import replay, save
from pygame_rules.core.errors import BadSetup, IllegalAction
from pygame_rules.core.look_ahead import look_ahead
from pygame_rules.core.play import Ask, Decision, Result
from pygame_rules.core.rng import Rng
from pygame_rules.core.table import Table
from tests.core.shared_toy import GAME, CardsDrawn, SharedToy, Watch, WatchOptions, find


def watch(players: int = 2, **hands: list[str]) -> Table:
    """A table on which the wardens hold what is named: `a` is the first, `b` the second, and so on."""
    table = kit.lay(GAME, players, "1")
    for seat, name in enumerate("abcd"[:players]):
        warden = table.state.players[seat]
        cards = [*warden.hand, *warden.pile]
        warden.hand = list(hands.get(name, ["beam", "beam", "shelter"]))
        for card in warden.hand:
            cards.remove(card)
        warden.pile = cards
    return table


def texts(table: Table, seat: int) -> list[str]:
    return [action.text for action in table.actions if action.player == seat]


def asked(table: Table) -> tuple[int, ...]:
    return () if table.decision is None else table.decision.players


# The kit


@pytest.mark.pyodide
@pytest.mark.parametrize("players", GAME.info.players)
@pytest.mark.parametrize("check", kit.CHECKS.values(), ids=kit.CHECKS)
def test_a_game_of_shared_turns_passes(check: kit.Check, players: int) -> None:
    for seed in "abc":
        check(GAME, players, seed, WatchOptions())


def test_it_is_the_same_in_another_process() -> None:
    kit.same_in_another_process(GAME, 3, "x", WatchOptions(), finder="tests.core.shared_toy:find")


def test_random_play_goes_to_and_fro_between_the_seats() -> None:
    table = kit.lay(GAME, 2, "a", WatchOptions(strength=20))
    kit.finish(table, "a")
    seats = [action.player for action in table.history]
    changes = sum(one != other for one, other in zip(seats, seats[1:], strict=False))
    # Taken in turns, in four rounds at most, there would be eight changes at most.
    assert changes > 2 * table.state.round


def broken(**methods: Any) -> SharedToy:
    """A toy with some of its methods replaced."""
    return type("BrokenToy", (SharedToy,), methods)()


def nobody_passed(self: SharedToy, view: Mapping[str, Any], rng: Rng) -> Watch:
    """Forgets who among the others has passed."""
    state = SharedToy.imagine(self, view, rng)
    for seat, warden in enumerate(state.players):
        warden.passed = warden.passed and seat == view["seat"]
    return state


def no_energy_for_others(self: SharedToy, view: Mapping[str, Any], rng: Rng) -> Watch:
    state = SharedToy.imagine(self, view, rng)
    for seat, warden in enumerate(state.players):
        warden.energy = warden.energy if seat == view["seat"] else 0
    return state


def one_question(self: SharedToy, state: Watch) -> Decision | None:
    decision = SharedToy.decision(self, state)
    return decision and Decision((Ask(decision.player, "All of you: play or pass.", "SHT-1.1"),))


@pytest.mark.parametrize(
    ("check", "game"),
    [
        (kit.views_hide_what_is_hidden, broken(imagine=nobody_passed)),
        (kit.views_hide_what_is_hidden, broken(imagine=no_energy_for_others)),
        (kit.lists_are_in_order, broken(decision=one_question)),
        (kit.views_list_what_each_seat_may_do, broken(label=lambda self, state, action: "")),
    ],
)
def test_a_broken_game_is_caught(check: kit.Check, game: SharedToy) -> None:
    with pytest.raises(kit.Broken):
        for seed in "abcd":
            check(game, 3, seed, WatchOptions())


def test_a_view_without_the_others_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "_offers_of_others", lambda self, seat, decision, worded: [])
    with pytest.raises(kit.Broken, match="others may do"):
        kit.views_list_what_each_seat_may_do(GAME, 2, "a", WatchOptions())


def test_a_bot_that_plays_for_others_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bot, "__call__", lambda self, table, seat=None: table.actions[0])
    with pytest.raises(kit.Broken, match="its own seat"):
        kit.bots_play_on(GAME, 2, "a", WatchOptions())


# Asking and playing


def test_every_seat_has_a_question_and_actions_of_its_own() -> None:
    table = watch(2, a=["beam", "signal", "shelter"], b=["beam", "beam", "beam"])
    assert table.decision is not None
    assert table.decision.asks == tuple(Ask(seat, "Play a card or pass.", "SHT-1.1") for seat in (0, 1))
    assert table.decision.of(1) == Ask(1, "Play a card or pass.", "SHT-1.1")
    assert [(action.player, action.text) for action in table.actions] == [
        (0, "pass"), (0, "play beam"), (0, "play shelter 1"), (0, "play shelter 2"), (0, "play signal 2"),
        (1, "pass"), (1, "play beam"),
    ]  # fmt: skip


def test_seats_act_in_any_order() -> None:
    one, other = watch(2), watch(2)
    for seat in (0, 1, 1, 0):
        one.play("play beam", seat)
    for seat in (1, 1, 0, 0):
        other.play("play beam", seat)
    assert [action.player for action in one.history] == [0, 1, 1, 0]
    assert one.digest == other.digest and one.state.storm == 2


def test_a_text_that_several_may_play_needs_a_seat() -> None:
    table = watch(2, a=["beam", "beam", "beam"], b=["search", "signal", "relay"])
    with pytest.raises(IllegalAction, match="name the seat"):
        table.play("pass")
    table.play("play beam")
    assert table.history[-1].player == 0


def test_each_seat_hears_its_own_reason() -> None:
    table = watch(3, a=["beam", "beam", "beam"], b=["search", "signal", "relay"])
    for _ in range(2):
        table.play("play beam", 0)
    table.play("pass", 2)
    reasons = [table.explain("play beam", seat) for seat in (0, 1, 2)]
    assert reasons == ["You have not enough energy.", "You do not hold that card.", "You have passed in this turn."]
    assert [reason.rule for reason in reasons if reason] == ["SHT-2.1", "SHT-2.1", "SHT-1.2"]
    assert table.explain("fly") == table.explain("fly", 9) == "That cannot be done now."
    table.play("play search", 1)
    assert table.explain("play beam", 0) == "First a card is discarded."


def test_a_question_that_concerns_one_seat_is_put_to_that_seat_only() -> None:
    table = watch(3, b=["beam", "search", "signal"])
    table.play("play search", 1)
    assert table.decision is not None and table.decision.asks == (Ask(1, "Discard a card.", "SHT-2.5"),)
    assert {action.player for action in table.actions} == {1}
    table.play("discard beam")
    assert asked(table) == (0, 1, 2)


@pytest.mark.parametrize(("card", "figures"), [("signal", (4, 2)), ("relay", (3, 4))])
def test_who_has_passed_is_brought_back_by_a_card_or_energy(card: str, figures: tuple[int, int]) -> None:
    table = watch(3, a=["beam", card, "shelter"])
    table.play("pass", 1)
    assert asked(table) == (0, 2)
    table.play("play shelter 2", 0)
    assert asked(table) == (0, 2)
    table.play(f"play {card} 2", 0)
    assert asked(table) == (0, 1, 2)
    warden = table.state.players[1]
    assert (len(warden.hand), warden.energy) == figures


def test_the_turn_ends_when_all_have_passed() -> None:
    table = watch(2, b=["shelter", "shelter", "beam"])
    table.play("play shelter 1", 1)
    table.play("pass", 1)
    events = table.play("pass", 0)
    assert [warden.health for warden in table.state.players] == [8, 6]
    assert [len(warden.hand) for warden in table.state.players] == [3, 3]
    assert table.state.round == 2 and asked(table) == (0, 1)
    assert sum(isinstance(event, CardsDrawn) for event in events) == 2


def test_all_win_together_or_lose_together() -> None:
    table = watch(2)
    table.state.storm = 2
    table.play("play beam", 1)
    assert table.result is not None and table.result.winners == (0, 1)
    lost = watch(2)
    lost.state.players[1].health = 2
    lost.play("pass", 0)
    lost.play("pass", 1)
    assert lost.result is not None and lost.result.winners == () and lost.result.scores == (6, 0)


# Taking back, looking, keeping


def test_undo_takes_back_the_last_action_whoever_did_it() -> None:
    tables = (kit.lay(GAME, 2, str(seed)) for seed in range(50))
    table = next(t for t in tables if all("play beam" in texts(t, seat) for seat in (0, 1)))
    digests = []
    for text, seat in (("play beam", 1), ("play beam", 0), ("pass", 1)):
        digests.append(table.digest)
        table.play(text, seat)
    assert asked(table) == (0,)
    for digest, seat in zip(reversed(digests), (1, 0, 1), strict=True):
        assert table.history[-1].player == seat
        table.undo()
        assert table.digest == digest and asked(table) == (0, 1)
    assert not table.can_undo


def test_a_view_lists_what_each_seat_may_do() -> None:
    table = watch(3, a=["beam", "signal", "shelter"])
    view = table.view(1)
    assert [offer["text"] for offer in view["actions"]] == texts(table, 1)
    assert [(other["player"], [offer["text"] for offer in other["actions"]]) for other in view["others"]] == [
        (0, texts(table, 0)), (2, texts(table, 2)),
    ]  # fmt: skip
    assert view["others"][0]["actions"][3] == {
        "text": "play shelter 2",
        "verb": "play",
        "args": {"card": "shelter", "seat": 1},
        "label": "Shelter for player 2",
        "changes": {"cost": 1},
    }
    assert view["decision"] is not None and view["decision"]["players"] == [0, 1, 2]
    assert [other["player"] for other in table.view()["others"]] == [0, 1, 2] and table.view()["actions"] == []


def test_where_all_play_together_a_question_to_one_is_seen_by_all() -> None:
    table = watch(3, b=["beam", "search", "signal"])
    table.play("play search", 1)
    for seat in (None, 0, 2):
        (other,) = table.view(seat)["others"]
        assert other["player"] == 1 and [offer["verb"] for offer in other["actions"]] == ["discard"] * len(
            texts(table, 1)
        )
    assert table.view(1)["others"] == []


def test_where_something_is_secret_the_others_keep_their_actions_to_themselves() -> None:
    secretive = broken(info=replace(GAME.info, secrets=True))
    kit.views_list_what_each_seat_may_do(secretive, 2, "a", WatchOptions())
    view = kit.lay(secretive, 2, "a").view(0)
    assert view["others"] == [] and view["actions"] and view["decision"] is not None
    assert view["decision"]["players"] == [0, 1]


def test_saves_and_replays_carry_the_seats() -> None:
    table = kit.lay(GAME, 2, "1")
    for seat in (1, 0):
        table.play("pass", seat)
    table.play("pass", 1)
    assert [line for line in table.replay.splitlines() if line.endswith(" pass")] == ["1 pass", "0 pass", "1 pass"]
    for again in (save.read(table.save(), find), replay.read(table.replay, find)):
        assert again.digest == table.digest and again.actions == table.actions
        assert [(entry.action.player, entry.action.text) for entry in again.log() if entry.action] == [
            (1, "pass"), (0, "pass"), (1, "pass"),
        ]  # fmt: skip
        again.undo()
        assert asked(again) == (0, 1)


# Bots


def test_a_bot_without_a_seat_plays_for_the_first_who_is_asked() -> None:
    table = watch(3)
    assert Bot("random")(table).player == 0
    table.play("pass", 0)
    assert Bot("random")(table).player == 1


@pytest.mark.parametrize("name", STRATEGIES)
def test_a_bot_plays_for_its_seat_from_the_view_of_that_seat(name: str) -> None:
    table = watch(3)
    for seat in range(3):
        action = Bot(name, 3)(table, seat)
        assert action.player == seat and action in table.actions
        assert Bot(name, 3).choose(GAME, table.view(seat)) == action.text
    table.play("pass", 1)
    with pytest.raises(BadSetup, match="turn of seat 1"):
        Bot(name)(table, 1)


def test_the_greedy_bot_sees_that_another_must_be_sheltered() -> None:
    table = watch(2, a=["beam", "relay", "shelter"])
    table.state.players[1].health = 2
    table.state.players[0].energy = 1
    table.play("pass", 1)
    assert Bot("greedy")(table, 0).text == "play shelter 2"
    assert look_ahead(GAME, table.state, 0, Rng(1)).text == "play shelter 2"


def test_the_greedy_bots_win_more_often_than_the_random_ones() -> None:
    def victories(name: str) -> int:
        won = 0
        for seed in range(20):
            table, bot = kit.lay(GAME, 3, str(seed)), Bot(name, seed)
            while table.decision is not None:
                table.play(bot(table))
            assert table.result is not None
            won += table.result.winners == (0, 1, 2)
        return won

    assert victories("greedy") > victories("random") + 5


# Bots among people

TURN = tuple(Ask(seat, "Play or pass.", "SHT-1.1") for seat in range(3))


def test_a_bot_acts_by_itself_when_no_person_is_asked() -> None:
    assert Decision(TURN).unattended([0]) is None
    assert Decision(TURN[1:]).unattended([0]) == 1
    assert Decision(TURN[:1]).unattended([0]) is None
    assert Decision(TURN).unattended([]) == 0


@pytest.mark.parametrize(
    ("now", "goes_on"),
    [
        (TURN, True),
        (TURN[:2], False),  # the bot has passed
        ((Ask(2, "Discard a card.", "SHT-2.5"),), True),  # it alone is asked
        ((Ask(0, "Discard a card.", "SHT-2.5"),), False),
        (TURN[1:], False),  # a person can no longer act
        ((Ask(0, "What do you take?", "SHT-9.1"), *TURN[1:]), False),  # a person is asked something else
        ((Ask(0, "In other words.", "SHT-1.1"), *TURN[1:]), True),
        (TURN[2:], True),
    ],
)
def test_a_bot_finishes_its_turn_while_the_people_are_asked_nothing_new(now: tuple[Ask, ...], goes_on: bool) -> None:
    assert Decision(now).continues(Decision(TURN), seat=2, people=[0, 1]) is goes_on


@pytest.mark.parametrize(
    ("winners", "names", "sentence"),
    [
        ((0, 1), ["Ana", "Bo"], "You win together."),
        ((), ["Ana", "Bo"], "You lose together."),
        ((0,), ["Ana"], "Ana wins."),
        ((), ["Ana"], "Nobody wins."),
    ],
)
def test_a_common_outcome_in_words(winners: tuple[int, ...], names: list[str], sentence: str) -> None:
    assert Result(winners, (1,) * len(names)).sentence(names, together=True) == sentence
