"""The conformance kit passes an honest game, and catches each way to break one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from pygame_rules.core import conformance as kit
from pygame_rules.core.play import Action, Ask, Decision, Event, Result
from tests.core.toy import TOY, Race, Simple, Toy, ToyOptions, Walk


@pytest.mark.pyodide
@pytest.mark.parametrize("players", TOY.info.players)
@pytest.mark.parametrize("check", kit.CHECKS.values(), ids=kit.CHECKS)
def test_an_honest_game_passes(check: kit.Check, players: int) -> None:
    for seed in "abc":
        check(TOY, players, seed, ToyOptions())


def test_an_honest_game_is_the_same_in_another_process() -> None:
    kit.same_in_another_process(TOY, 2, "x", ToyOptions(), finder="tests.core.toy:find")


def test_a_process_that_cannot_find_the_game_is_reported() -> None:
    with pytest.raises(kit.Broken, match="elsewhere"):
        kit.same_in_another_process(TOY, 2, "x", ToyOptions())


def broken(**methods: Callable[..., Any]) -> Toy:
    """A toy with some of its methods replaced."""
    return type("BrokenToy", (Toy,), methods)()


def fails(check: kit.Check, game: Toy) -> bool:
    """Whether the check finds the game broken in one of a few random games."""
    try:
        for seed in "abcd":
            check(game, 2, seed, ToyOptions())
    except kit.Broken:
        return True
    return False


def no_result(self: Toy, state: Race) -> Result | None:
    return None


def unsorted(self: Toy, state: Race) -> Sequence[Action]:
    return list(reversed(Toy.actions(self, state)))


def doubled(self: Toy, state: Race) -> Sequence[Action]:
    return [action for action in Toy.actions(self, state) for _ in range(2)]


def silent(self: Toy, state: Race) -> Decision | None:
    decision = Toy.decision(self, state)
    return decision and Decision((Ask(decision.player, "", ""),))


def shallow(self: Toy, state: Race) -> Race:
    return Race(state.rng, state.goal, state.players, state.deck, state.played, state.turn, state.round)


def forgets_the_mood(self: Toy, state: Race) -> Race:
    copied = Toy.copy(self, state)
    copied.mood = "calm"
    return copied


def shows_all_cards(self: Toy, state: Race, seat: int | None) -> dict[str, Any]:
    return {**Toy.view(self, state, seat), "secret": [runner.card for runner in state.players]}


def shows_a_tuple(self: Toy, state: Race, seat: int | None) -> dict[str, Any]:
    return {**Toy.view(self, state, seat), "order": (1, 2)}


def shows_the_generator(self: Toy, state: Race, seat: int | None) -> dict[str, Any]:
    return {**Toy.view(self, state, seat), "next": state.rng.copy().die()}


def looks_with_side_effects(self: Toy, state: Race, seat: int | None) -> dict[str, Any]:
    state.played.append(1)
    return Toy.view(self, state, seat)


def loses_cards(self: Toy, state: Race, action: Action) -> list[Event]:
    if action.text == "walk 2" and state.deck:
        state.deck.pop()
    return Toy.play(self, state, action)


def has_luck_of_its_own(calls: list[int]) -> Callable[..., Any]:
    def play(self: Toy, state: Race, action: Action) -> list[Event]:
        calls.append(1)
        if isinstance(action, Walk) and len(calls) % 3 == 0:
            state.players[action.player].steps += 1
        return Toy.play(self, state, action)

    return play


def never_ends(self: Toy, state: Race, action: Action) -> list[Event]:
    state.round = 1
    for runner in state.players:
        runner.steps = 0
    return Toy.play(self, state, action) if not isinstance(action, Simple) else []


@pytest.mark.parametrize(
    ("check", "game"),
    [
        (kit.games_end_with_a_result, broken(result=no_result)),
        (kit.games_end_with_a_result, broken(play=never_ends)),
        (kit.lists_are_in_order, broken(actions=unsorted)),
        (kit.lists_are_in_order, broken(actions=doubled)),
        (kit.lists_are_in_order, broken(decision=silent)),
        (kit.copies_are_independent, broken(copy=shallow)),
        (kit.copies_are_independent, broken(copy=forgets_the_mood)),
        (kit.views_hide_what_is_hidden, broken(view=shows_all_cards)),
        (kit.views_hide_what_is_hidden, broken(view=shows_a_tuple)),
        (kit.views_hide_what_is_hidden, broken(view=looks_with_side_effects)),
        (kit.chance_stays_hidden, broken(view=shows_the_generator)),
        (kit.positions_hold, broken(play=loses_cards)),
        (kit.positions_hold, broken(fits=lambda self, state, players, options: False)),
        (kit.saves_lead_to_the_same_future, broken(play=has_luck_of_its_own([]))),
        (kit.replays_lead_to_the_same_position, broken(play=has_luck_of_its_own([]))),
        (kit.undo_returns_the_exact_position, broken(play=has_luck_of_its_own([]))),
        (kit.undo_returns_the_exact_position, broken(copy=forgets_the_mood)),
        (kit.earlier_moments_come_back, broken(play=has_luck_of_its_own([]))),
        (kit.earlier_moments_come_back, broken(copy=shallow)),
        (kit.events_have_words, broken(describe=lambda self, event, names: None)),
        (kit.events_have_words, broken(hints=lambda self, state, seat: {"fly": {}})),
    ],
)  # fmt: skip
def test_a_broken_game_is_caught(check: kit.Check, game: Toy) -> None:
    assert fails(check, game)


def test_an_action_that_is_not_listed_but_accepted_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit.Table, "play", lambda self, action, player=None: [])
    table = kit.lay(TOY, 2, "x")
    with pytest.raises(kit.Broken, match="accepted"):
        kit._refused(table, "fly", None)
