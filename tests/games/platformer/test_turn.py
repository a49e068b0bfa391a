"""The steps of a turn (PF-4), chance, undo and the end (PF-16)."""

from __future__ import annotations

import pytest

from pygame_rules.core.table import Table
from pygame_rules.games.platformer import events as ev
from pygame_rules.games.platformer.content.dice import SYMBOLS
from pygame_rules.games.platformer.game import GAME
from pygame_rules.games.platformer.info import PlatformerOptions
from pygame_rules.games.platformer.state import ROUNDS, STAGES

from .positions import Hero, fresh, happened, tower

ALONE = """
      @
    +---+---+
"""


@pytest.mark.rule("PF-4.1")
def test_turns_go_clockwise_from_the_first_player():
    table = fresh(3, seed=4)
    first = table.state.first
    seats = []
    while len(seats) < 6:
        seats.append(table.state.active)
        turn = table.state.turn
        while table.state.turn == turn:
            table.play(next(a for a in table.actions if a.text in ("end", "keep", "gravity")))
    assert seats == [(first + number) % 3 for number in range(6)]


@pytest.mark.rule("PF-4.1", "PF-3.5")
def test_the_first_turn_begins_with_the_roll():
    table = fresh(2)
    kinds = [type(event) for event in table.log()[0].events]
    assert kinds.index(ev.TurnBegan) < kinds.index(ev.DiceRolled)
    assert ev.CardsRecharged not in kinds
    assert STAGES[table.state.stage] == "actions"


@pytest.mark.rule("PF-4.2", "PF-4.3", "PF-4.4", "PF-4.5", "PF-4.8", "PF-4.9")
def test_the_steps_come_in_their_order():
    t = tower("""
          @
        +   +

        +---+
    """, Hero(items=("whip",)), Hero(exhausted=("clover",)), dice="move")  # fmt: skip
    t.next_roll("coin coin coin coin coin", "left")
    t.play("end")
    assert t.asked == (0, "special")
    events = t.play("keep")
    assert [type(event) for event in events] == [
        ev.GravityApplied, ev.FigureFell, ev.TurnBegan, ev.CardsRecharged, ev.DiceRolled, ev.EnemiesWalked
    ]  # fmt: skip


@pytest.mark.rule("PF-4.4", "PF-4.9")
def test_five_dice_are_rolled_and_the_old_pool_is_gone():
    t = tower(ALONE, dice="move move")
    t.next_roll("force sword star coin move", "attack")
    t.play("end", "keep")
    assert [SYMBOLS[face] for face in t.state.dice] == ["force", "sword", "star", "coin", "move"]
    assert (t.state.used, t.state.enemy_die) == (0, "attack")


@pytest.mark.rule("PF-4.6")
def test_actions_come_in_any_order_and_any_number():
    t = tower("""
          @       L
        +---+---+---+
    """, dice="move coin sword force")  # fmt: skip
    t.play("coin", "force slime1 left", "attack slime1", "move right", "end")
    assert (t.hero().coins, t.at("@")) == (2, (1, 0))


@pytest.mark.rule("PF-4.6", "PF-4.1")
def test_a_wrong_move_is_refused_in_a_sentence_with_its_rule():
    t = tower(ALONE, dice="move")
    for text in ("dance", "", "move", "move sideways", "force", "attack", "fuse", "buy", "use", "remove", "bank coin"):
        reason = t.why(text)
        assert reason and reason.rule.startswith("PF-")
    assert t.why("enter 0 0").rule == "PF-4.6"


# Taking back


@pytest.mark.rule("PF-16.2")
def test_steps_are_taken_back_until_something_is_rolled_or_revealed():
    table = Table(GAME, 2, "undo", PlatformerOptions())
    start = table.digest
    assert not table.can_undo
    symbol = next(a.text for a in table.actions if a.text.startswith("respawn"))
    table.play(symbol)
    table.play(table.actions[0])
    assert table.can_undo
    table.undo()
    table.undo()
    assert table.digest == start
    table.play("end")
    while table.state.turn == 0:
        table.play(next(a for a in table.actions if a.text in ("keep", "gravity")))
    assert not table.can_undo  # the rival has rolled


@pytest.mark.rule("PF-16.2")
def test_the_same_seed_and_actions_give_the_same_game():
    first, second = fresh(3, "same"), fresh(3, "same")
    for _ in range(60):
        text = first.actions[len(first.history) % len(first.actions)].text
        first.play(text)
        second.play(text)
    assert first.digest == second.digest
    assert fresh(3, "other").digest != fresh(3, "same").digest


# The end


@pytest.mark.rule("PF-16.4")
def test_after_sixty_rounds_nobody_wins():
    t = tower(ALONE, Hero(), Hero(), turn=ROUNDS - 1, dice="")
    t.next_roll("move move move move move", "left")
    t.play("end")
    assert t.asked == (1, "act")
    events = t.play("end", "keep")
    assert happened(events, ev.GameDrawn) == [ev.GameDrawn(60)]
    assert t.table.decision is None
    result = t.table.result
    assert result is not None and (result.winners, result.scores) == ((), (0, 0))


@pytest.mark.rule("PF-16.1")
def test_only_the_active_player_is_asked_about_a_ladder():
    t = tower("""
          &H  @H
        +   +   +

        +---+---+
    """)
    t.play("end")
    assert t.asked == (0, "fall")
    decision = t.table.decision
    assert decision is not None and decision.players == (0,)
