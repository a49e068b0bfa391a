"""Questions about cards on the toy of mages: look at, reorder, put back, reveal, search, pick; who knows what."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from pygame_rules.core import conformance as kit
from pygame_rules.core.cards import (
    ALL,
    EITHER,
    CardPut,
    CardsSeen,
    Look,
    Pick,
    PileShuffled,
    PutBack,
    Reveal,
    Search,
    check_at_hand,
)  # fmt: skip
from pygame_rules.core.game import Options
from pygame_rules.core.piles import BOTTOM, EVERYBODY, NO_ONE, TOP, knows, only
from pygame_rules.core.rng import Rng
from pygame_rules.core.table import Table
from pygame_rules.core.texts import Choose
from tests.core.effects_content import (
    CARDS,
    CHOSEN,
    DECK,
    DISCARD,
    IN_HAND,
    OTHER,
    CostOfPicked,
    Costs,
    Draw,
    Gain,
)  # fmt: skip
from tests.core.effects_positions import asked, duel, figures, say, texts
from tests.core.effects_state import Duel, Pile
from tests.core.effects_toy import GAME, EffectsToy


def stacked(*top: str, players: int = 2, seat: int = 0, hands: dict[int, list[str]] | None = None) -> Table:
    """A duel in which these cards lie on top of the pile of a mage, the first one highest."""
    table = duel(players, hands)
    pile = table.state.players[seat].pile
    rest = [card for card in pile.cards if card not in top]
    pile.cards[:] = [*rest, *reversed(top)]
    return table


def tops(table: Table, viewer: int | None, seat: int = 0, count: int = 3) -> list[str | None]:
    """What a viewer knows of the top of a pile."""
    return [place["card"] for place in table.view(viewer)["board"]["players"][seat]["pile"][:count]]


def at_hand(table: Table, viewer: int | None) -> list[str | None]:
    shown: list[str | None] = table.view(viewer)["board"]["at_hand"][-1]["cards"]
    return shown


def imagined_alike(table: Table) -> None:
    """What the kit asks of hidden cards, at this very position."""
    for seat in range(table.players):
        kit._imagined_alike(table, table.view(seat), seat, 1)


# Piles


def test_a_pile_knows_who_knows_what() -> None:
    pile = Pile.of(["a", "b", "c"])
    pile.put_on_top("d", only(1))
    pile.put_below("e", EVERYBODY)
    assert [place["card"] for place in pile.view(0)] == [None, None, None, None, "e"]
    assert [place["card"] for place in pile.view(1)] == ["d", None, None, None, "e"]
    assert [place["card"] for place in pile.view(None)] == [None, None, None, None, "e"]
    twin = pile.copy()
    assert pile.draw() == "d" and len(pile) == 4 and len(twin) == 5
    twin.shuffle(Rng(1))
    assert sorted(twin.cards) == ["a", "b", "c", "d", "e"] and set(twin.seen) == {NO_ONE}
    with pytest.raises(ValueError, match="pile"):
        Pile(["a"], []).check()


def test_a_pile_is_imagined_from_what_is_known_of_it() -> None:
    pile = Pile(["a", "b", "c", "d"], [NO_ONE, only(0), NO_ONE, only(1)])
    view = json.loads(json.dumps(pile.view(0)))
    unseen = ["x", "y", "z"]
    imagined = Pile.imagined(view, unseen)
    assert imagined.cards[1] == "b" and unseen == [] and imagined.seen == pile.seen
    assert imagined.view(0) == view


def test_to_know_is_a_matter_of_seats() -> None:
    assert knows(only(2), 2) and not knows(only(2), 1) and not knows(only(2), None)
    assert knows(EVERYBODY, 7) and knows(EVERYBODY, None) and not knows(NO_ONE, 0)


# Looking


def test_who_looks_sees_the_cards_and_nobody_else() -> None:
    table = stacked("bolt", "seek", "spy")
    (seen,) = (event for event in say(table, Look(3, (PutBack(TOP),))) if isinstance(event, CardsSeen))
    assert seen.reveals and (seen.player, seen.whose, seen.count) == (0, 0, 3)
    assert seen.cards == ("spy", "seek", "bolt")
    assert seen.seen_by(0) is seen
    for stranger in (1, None):
        hidden = seen.seen_by(stranger)
        assert isinstance(hidden, CardsSeen) and hidden.cards == () and hidden.count == 3
    assert at_hand(table, 0) == ["spy", "seek", "bolt"]
    assert at_hand(table, 1) == at_hand(table, None) == [None, None, None]
    assert "bolt" not in json.dumps(table.view(1)["board"]["players"][0])
    assert table.view(1)["actions"] == []
    imagined_alike(table)


def test_cards_are_put_back_in_any_order_the_last_one_highest() -> None:
    table = stacked("bolt", "seek", "spy")
    say(table, Look(3, (PutBack(TOP),)))
    assert texts(table) == ["top bolt", "top seek", "top spy"]
    table.play("top bolt")
    table.play("top spy")
    # The last one needs no question.
    assert "end" in texts(table)
    assert tops(table, 0) == ["seek", "spy", "bolt"]
    assert tops(table, 1) == tops(table, None) == [None, None, None]
    assert table.state.at_hand == []
    imagined_alike(table)


def test_who_has_put_cards_back_knows_them_until_they_are_drawn_or_shuffled() -> None:
    table = stacked("bolt", "seek", "spy")
    say(table, Look(3, (PutBack(TOP),)))
    table.play("top bolt")
    table.play("top spy")
    say(table, Draw(1))
    assert table.state.players[0].hand == ["seek"] and tops(table, 0) == ["spy", "bolt", None]
    say(table, Search(does=()))
    assert tops(table, 0) == [None, None, None]


def test_cards_go_on_top_or_below_as_one_likes() -> None:
    table = stacked("bolt", "seek", "spy")
    say(table, Look(2, (PutBack(EITHER),)))
    assert texts(table) == ["bottom bolt", "bottom seek", "top bolt", "top seek"]
    table.play("bottom bolt")
    assert texts(table) == ["bottom seek", "top seek"]
    table.play("top seek")
    pile = table.state.players[0].pile
    assert pile.cards[0] == "bolt" and pile.cards[-1] == "seek" and pile.cards[-2] == "spy"
    assert tops(table, 0, count=2) == ["seek", None]
    assert table.view(0)["board"]["players"][0]["pile"][-1]["card"] == "bolt"
    assert table.view(1)["board"]["players"][0]["pile"][-1]["card"] is None


def test_what_is_not_spoken_of_goes_back_as_it_was() -> None:
    table = stacked("bolt", "seek", "spy")
    say(table, Look(2))
    assert tops(table, 0) == ["bolt", "seek", None] and table.state.players[0].pile.cards[-1] == "bolt"


def test_no_more_is_looked_at_than_there_is_and_nothing_is_nothing() -> None:
    table = stacked("bolt")
    mage = table.state.players[0]
    mage.discard, mage.pile = [*mage.pile.cards[:-1]], Pile.of(["bolt"])
    say(table, Look(2, (PutBack(TOP),)))
    # The pile was made anew from the discards, below the card that was left.
    assert sorted(mage.pile.cards + list(table.state.at_hand[-1].cards)) == list(DECK)
    assert table.state.at_hand[-1].cards[-1] == "bolt" and mage.discard == []
    empty = duel()
    empty.state.players[0].discard, empty.state.players[0].pile = [], Pile([], [])
    assert say(empty, Look(2, (PutBack(TOP), Gain(5)))) == []


def test_another_mages_pile_can_be_looked_at() -> None:
    table = stacked("bolt", "seek", seat=1)
    say(table, Choose(OTHER, (Look(2, (PutBack(TOP),), whose=CHOSEN),)))
    assert asked(table) == 0 and at_hand(table, 0) == ["seek", "bolt"] and at_hand(table, 1) == [None, None]
    table.play("top bolt")
    assert tops(table, 0, seat=1, count=2) == ["seek", "bolt"]
    assert tops(table, 1, seat=1, count=2) == [None, None]
    imagined_alike(table)


def test_a_hand_can_be_looked_at_and_its_holder_sees_it_still() -> None:
    table = duel(2, hands={0: ["spy"], 1: ["bolt", "forge", "seek"]})
    table.play("play spy")
    assert at_hand(table, 0) == at_hand(table, 1) == ["bolt", "forge", "seek"] and at_hand(table, None) == [None] * 3
    assert texts(table) == ["pick bolt", "pick forge", "pick seek"] and asked(table) == 0
    imagined_alike(table)
    table.play("pick forge")
    assert table.state.players[1].hand == ["bolt", "seek"] and table.state.players[1].discard == ["forge"]
    assert table.view(0)["board"]["players"][1]["hand"] == [None, None]


# The log


def test_the_log_does_not_tell_others_which_hidden_card_was_meant() -> None:
    table = stacked("bolt", "seek", "spy")
    say(table, Look(3, (Pick(IN_HAND), PutBack(EITHER))))
    table.play("pick seek")
    table.play("bottom bolt")
    table.play("top spy")
    assert [str(entry.action) for entry in table.log(0)[1:]] == ["pick seek", "bottom bolt", "top spy"]
    for stranger in (1, None):
        log = table.log(stranger)[1:]
        assert [(entry.action.player, str(entry.action)) for entry in log if entry.action] == [
            (0, "pick"), (0, "bottom"), (0, "top"),
        ]  # fmt: skip
        assert all(event.card is None for entry in log for event in entry.events if isinstance(event, CardPut))
    assert [event.card for entry in table.log(0) for event in entry.events if isinstance(event, CardPut)] == [
        "seek", "bolt", "spy",
    ]  # fmt: skip
    # What is played again must be told in full.
    assert [str(action) for action in table.history] == ["pick seek", "bottom bolt", "top spy"]


def test_what_goes_openly_is_told_to_all() -> None:
    table = stacked("bolt", "seek", "spy")
    say(table, Look(3, (Pick(DISCARD),)))
    table.play("pick seek")
    assert str(table.log(1)[-1].action) == "pick seek"
    (put,) = (event for event in table.log(None)[-1].events if isinstance(event, CardPut))
    assert (put.card, put.of, put.to) == ("seek", "pile", "discard")


def test_a_transcript_of_hidden_picks_plays_again() -> None:
    table = kit.lay(GAME, 2, "hidden")
    kit.finish(table, "hidden")
    assert any(action.verb == "pick" for action in table.history)
    assert kit._again(kit.replay.read, table.transcript, table).digest == table.digest


def test_the_arguments_of_an_answer_are_the_card_and_its_place() -> None:
    table = stacked("bolt", "seek")
    say(table, Look(2, (Pick(IN_HAND), PutBack(EITHER))))
    assert [offer["args"] for offer in table.view(0)["actions"]] == [{"card": "bolt"}, {"card": "seek"}]
    table.play("pick bolt")
    assert table.view(0)["actions"][0]["args"] == {"card": "seek", "to": "bottom"}


# Revealing, searching


def test_all_see_what_is_revealed_and_another_may_choose_from_it() -> None:
    table = stacked("bolt", "seek", players=3, hands={0: ["auction"]})
    table.play("play auction")
    table.play("choose 3")
    assert asked(table) == 2 and texts(table) == ["pick bolt", "pick seek"]
    assert at_hand(table, 1) == at_hand(table, None) == ["seek", "bolt"]
    imagined_alike(table)
    events = table.play("pick seek")
    mage = table.state.players[0]
    assert mage.hand == ["seek"] and mage.discard == ["bolt", "auction"]
    assert all(event.seen_by(1) is event for event in events)


def test_revealed_cards_that_go_back_are_known_to_all() -> None:
    table = stacked("bolt", "seek")
    say(table, Reveal(2, (PutBack(TOP),)))
    table.play("top bolt")
    assert tops(table, 1, count=2) == tops(table, None, count=2) == ["seek", "bolt"]


def test_a_pile_is_searched_for_a_matching_card_and_shuffled() -> None:
    table = duel(2, hands={0: ["seek"]})
    before = list(table.state.players[0].pile.cards)
    events = table.play("play seek")
    assert [event.count for event in events if isinstance(event, CardsSeen)] == [len(before)]
    wanted = sorted(card for card in before if CARDS[card].cost >= 1)
    assert texts(table) == [f"pick {card}" for card in wanted] and 0 < len(wanted) < len(before)
    assert at_hand(table, 1) == [None] * len(before)
    imagined_alike(table)
    events = table.play("pick storm")
    assert any(isinstance(event, PileShuffled) and event.reveals for event in events)
    mage = table.state.players[0]
    assert mage.hand == ["storm"]
    assert sorted(mage.pile.cards) == sorted(card for card in before if card != "storm") != mage.pile.cards
    assert tops(table, 0) == [None, None, None]


def test_a_search_that_finds_nothing_still_shuffles() -> None:
    table = duel()
    before = list(table.state.players[0].pile.cards)
    events = say(table, Search(does=(Pick(IN_HAND, matching=Costs(9)),)))
    assert any(isinstance(event, PileShuffled) for event in events)
    assert table.state.players[0].hand == [] and table.state.players[0].pile.cards != before


# Picking


def test_so_many_are_picked_as_are_asked_for() -> None:
    table = stacked("bolt", "seek", "spy")
    say(table, Look(3, (Pick(IN_HAND, 2), Pick(DISCARD, ALL))))
    table.play("pick spy")
    assert texts(table) == ["pick bolt", "pick seek"]
    table.play("pick bolt")
    mage = table.state.players[0]
    assert mage.hand == ["spy", "bolt"] and mage.discard == ["seek"]


def test_what_leaves_no_choice_is_not_asked() -> None:
    table = stacked("bolt", "seek")
    say(table, Look(2, (Pick(IN_HAND, 2),)))
    assert sorted(table.state.players[0].hand) == ["bolt", "seek"] and "end" in texts(table)
    say(table, Pick(DISCARD, 0, of=IN_HAND), Pick(DISCARD, 1, of=IN_HAND, matching=Costs(9)))
    assert "end" in texts(table)


def test_fewer_may_be_picked_where_the_text_says_so_and_each_counts() -> None:
    table = duel(2, hands={0: ["bolt", "purge", "storm"]})
    table.play("play purge")
    assert texts(table) == ["pick bolt", "pick storm", "stop"]
    table.play("pick storm")
    assert figures(table, "points")[0] == 6 and texts(table) == ["pick bolt", "stop"]
    table.play("stop")
    assert table.state.players[0].discard == ["storm", "purge"] and table.state.players[0].hand == ["bolt"]


def test_the_order_matters_where_each_picked_card_does_something() -> None:
    table = duel(2, hands={0: ["bolt", "storm"]})
    say(table, Pick(DISCARD, 2, of=IN_HAND, does=(Gain(CostOfPicked()),)))
    assert texts(table) == ["pick bolt", "pick storm"]
    table.play("pick bolt")
    assert figures(table, "points")[0] == 4 + 1 + 2 and table.state.players[0].discard == ["bolt", "storm"]


@pytest.mark.parametrize("to", [TOP, BOTTOM])
def test_a_discarded_card_goes_on_top_or_below_for_all_to_see(to: str) -> None:
    table = duel()
    mage = table.state.players[0]
    mage.discard = ["bolt", "seek"]
    for card in mage.discard:
        mage.pile.cards.remove(card)
        mage.pile.seen.pop()
    say(table, Pick(to, of=DISCARD))
    table.play("pick seek")
    places = table.view(None)["board"]["players"][0]["pile"]
    assert (places[0] if to == TOP else places[-1]) == {"card": "seek", "seen": EVERYBODY}
    assert mage.discard == ["bolt"]
    imagined_alike(table)


def test_equal_cards_are_one_choice() -> None:
    table = duel()
    mage = table.state.players[0]
    mage.hand = ["bolt", "bolt", "bolt"]
    say(table, Pick(DISCARD, 2, of=IN_HAND))
    assert mage.hand == ["bolt"] and mage.discard == ["bolt", "bolt"]


def test_cards_that_are_looked_at_are_not_drawn_meanwhile() -> None:
    table = stacked("bolt", "seek", "spy")
    say(table, Look(2, (Draw(1), PutBack(TOP))))
    assert table.state.players[0].hand == ["spy"] and at_hand(table, 0) == ["seek", "bolt"]


def test_looks_lie_one_in_the_other() -> None:
    table = stacked("bolt", "seek", "spy")
    say(table, Look(1, (Look(1, (Pick(IN_HAND),)), Pick(DISCARD))))
    mage = table.state.players[0]
    assert mage.hand == ["seek"] and mage.discard == ["bolt"] and tops(table, 0, count=1) == [None]


def test_cards_at_hand_that_nobody_looks_at_are_no_position() -> None:
    table = stacked("bolt", "seek")
    say(table, Look(2, (PutBack(TOP),)))
    GAME.check(table.state)
    broken: Any = GAME.copy(table.state)
    broken.stack = [step for step in broken.stack if type(step).__name__ != "PutAway"]
    with pytest.raises(ValueError):
        GAME.check(broken)
    stranger: Any = GAME.copy(table.state)
    stranger.at_hand[-1] = replace(stranger.at_hand[-1], whose=2)
    with pytest.raises(ValueError, match="somebody"):
        check_at_hand(stranger)


# The kit


def shows_what_is_looked_at(self: EffectsToy, state: Duel, seat: int | None) -> dict[str, Any]:
    return {**EffectsToy.view(self, state, seat), "at_hand": [at_hand.view(at_hand.whose) for at_hand in state.at_hand]}


def forgets_what_it_knows(self: EffectsToy, view: Any, rng: Rng) -> Duel:
    state = EffectsToy.imagine(self, view, rng)
    for mage in state.players:
        mage.pile.shuffle(rng)
    return state


@pytest.mark.parametrize("broken", [{"view": shows_what_is_looked_at}, {"imagine": forgets_what_it_knows}])
def test_a_game_that_is_careless_with_what_was_looked_at_is_caught(broken: dict[str, Any]) -> None:
    game = type("Careless", (EffectsToy,), broken)()
    with pytest.raises(kit.Broken):
        for seed in range(12):
            kit.views_hide_what_is_hidden(game, 2, str(seed), Options())
