"""The rulebook's example of two turns, with all its intermediate positions (PF-17).

The right half of levels 3 and 2 (columns 5 to 9) as it begins; W are werewolves, E an ent, `@` Sweety:

      g                      8
    +---+---+   +   +---+
      c   @       g   W      7
    +   +-H-+   +---+---+
      W   H           c      6
    +---+   +   +---+---+
                  g   e      5
    +   +---+---+   +---+
      g          cH          4
    +---+   +   +   +---+
          E       H   c      3
    +---+---+   +-H-+---+

All other enemies, gems and coins but those at (5, 7) and (8, 4) are gone.
"""

from __future__ import annotations

import pytest

from pygame_rules.core.rng import Rng
from pygame_rules.core.table import Table
from pygame_rules.games.platformer import events as ev
from pygame_rules.games.platformer.content.dice import SYMBOLS
from pygame_rules.games.platformer.game import GAME
from pygame_rules.games.platformer.info import PlatformerOptions
from pygame_rules.games.platformer.state import STAGES, Player, State
from pygame_rules.games.platformer.tower.fields import OFF, field_at, xy
from pygame_rules.games.platformer.turn.acting import Acting
from pygame_rules.games.platformer.turn.stages import SpecialDie

from .positions import Position, happened, lay_cards

SWEETY, ETORN = 0, 1


def example() -> Position:
    """The start: Sweety is about to begin her turn two levels above Etorn."""
    sweety = Player("sweety", 6, field_at(6, 7), coins=1, gems=2, special=SYMBOLS.index("sword"))
    sweety.items, sweety.exhausted = ["boots_of_speed"], ["boots_of_speed"]
    etorn = Player("etorn", 2, field_at(2, 0), gems=1, special=SYMBOLS.index("move"))
    tiles = ("F09", "F11", "F01", "F03", "F02", "F05", "FB1", "FB2")
    state = State(Rng(7), [sweety, etorn], "forest", "medusa", (), tiles, ("slime", "ent", "werewolf"), 0, 2)
    state.enemies = {"werewolf1": field_at(9, 7), "werewolf2": field_at(5, 6), "ent1": field_at(6, 3)}
    state.coins = [field_at(5, 7), field_at(8, 4)]
    state.coin_supply -= 3
    state.gem_supply -= 3
    lay_cards(state, (), {}, "", None, None)
    # Etorn is about to end his turn with all dice used: the next one is Sweety's.
    state.first, state.turn, state.active, state.stage = ETORN, 6, ETORN, STAGES.index("actions")
    state.dice, state.used = [0, 0, 0, 0, 0], 31
    state.stack = [SpecialDie(), Acting()]
    GAME.check(state)
    return Position(Table.restore(GAME, 2, "example", PlatformerOptions(boss="medusa"), state, [], 0), 0)


def place(t: Position, seat: int) -> tuple[int, int] | None:
    at = t.state.players[seat].at
    return None if at == OFF else xy(at)


def special(t: Position, seat: int) -> str:
    face = t.state.players[seat].special
    return SYMBOLS[face] if face >= 0 else "blank"


def sweetys_turn(t: Position) -> None:
    t.next_roll("force sword star coin coin", "right")
    t.play("end")


@pytest.mark.rule("PF-17.1", "PF-12.4", "PF-4.2", "PF-10.5")
def test_step_1_the_lowest_level_goes_and_etorn_faints():
    t = example()
    sweetys_turn(t)
    assert t.state.lowest == 1  # level 2
    assert place(t, ETORN) is None
    assert t.state.players[ETORN].hearts == 5
    assert special(t, ETORN) == "blank"


@pytest.mark.rule("PF-17.1", "PF-4.3", "PF-4.5", "PF-9.3", "PF-2.4")
def test_steps_2_to_4_recharge_roll_and_the_enemies_walk_right():
    t = example()
    sweetys_turn(t)
    assert t.state.players[SWEETY].exhausted == []
    assert t.at("werewolf1") == (9, 7)  # the edge of the map
    assert t.at("werewolf2") == (5, 6)  # would leave its platform
    assert t.at("ent1") == (7, 3)  # the lowest row counts as a platform


@pytest.mark.rule("PF-17.1", "PF-5.6", "PF-5.7", "PF-5.9", "PF-10.2", "PF-4.7")
def test_sweetys_turn_from_step_5():
    t = example()
    sweetys_turn(t)
    sweety = t.state.players[SWEETY]
    t.play("force werewolf1 left", "force werewolf1 left")  # 1, and 1 more by her ability
    assert t.at("werewolf1") == (7, 7)
    t.play("star sword", "attack werewolf1 special")
    assert t.at("werewolf1") is None
    assert (sweety.coins, sweety.gems, special(t, SWEETY)) == (2, 4, "blank")
    t.play("use boots_of_speed", "move left")
    assert place(t, SWEETY) == (5, 7)
    assert (sweety.coins, sweety.hearts, sweety.exhausted) == (3, 6, ["boots_of_speed"])
    t.play("end")
    assert t.asked == (SWEETY, "special")
    t.next_roll("sword sword coin force move", "attack")
    events = t.play("bank sword")
    assert happened(events, ev.SpecialSet) == [ev.SpecialSet(SWEETY, "sword", "fusion")]
    assert not happened(events, ev.FigureFell)  # she stands on the other werewolf
    assert not happened(events, ev.BossCardsDrawn)


def etorns_turn() -> Position:
    t = example()
    sweetys_turn(t)
    t.play("force werewolf1 left", "force werewolf1 left", "star sword", "attack werewolf1 special")
    t.play("use boots_of_speed", "move left", "end")
    t.next_roll("sword sword coin force move", "attack")
    t.play("bank sword")
    return t


@pytest.mark.rule("PF-17.2", "PF-9.2", "PF-9.5", "PF-12.4")
def test_etorns_turn_begins_with_an_attack_on_sweety():
    t = etorns_turn()
    assert t.asked == (ETORN, "act")
    assert t.state.lowest == 1  # skipped: he is off the map
    assert t.state.players[SWEETY].hearts == 3
    assert special(t, SWEETY) == "blank"
    assert place(t, SWEETY) == (5, 7)


@pytest.mark.rule("PF-17.2", "PF-10.6", "PF-6.4", "PF-8.3", "PF-8.2")
def test_etorns_turn_from_step_5():
    t = etorns_turn()
    etorn = t.state.players[ETORN]
    assert {text.split()[0] for text in t.texts()} == {"respawn", "end"}
    events = t.play("respawn coin", "enter 8 3")
    assert place(t, ETORN) == (8, 3)
    assert etorn.hearts == 5 and not happened(events, ev.EnemyAttacked)  # to come back is no Move
    t.play("attack ent1")
    assert t.at("ent1") is None
    assert (etorn.coins, etorn.gems) == (1, 3)  # loot 1 and 1, and a gem by his ability
    t.play("force werewolf2 right")
    assert t.at("werewolf2") == (6, 6)
    t.play("move up")
    assert (place(t, ETORN), etorn.coins) == ((8, 4), 2)
    t.play("end")
    assert t.asked == (ETORN, "fall")  # no unused die, so nothing to set; he is on a ladder
    t.next_roll()
    t.play("gravity")
    assert place(t, ETORN) == (8, 4)
    assert t.at("werewolf2") == (6, 5)
    assert place(t, SWEETY) == (5, 6)
    assert special(t, ETORN) == "blank"
