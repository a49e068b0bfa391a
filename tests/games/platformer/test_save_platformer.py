"""Positions that cannot be are refused, whatever a save claims."""

from __future__ import annotations

import pytest

from pygame_rules.core.codec import Codec
from pygame_rules.games.platformer.game import GAME
from pygame_rules.games.platformer.info import PlatformerOptions
from pygame_rules.games.platformer.state import Frame, State, Using

from .positions import Hero, fresh, tower

DRAWN = """
      @   W
    +---+---+---+
"""


def spoilt(change):
    """A position in which one thing is wrong."""
    t = tower(DRAWN, Hero(gems=2, coins=1, items=("whip",)), dice="move sword")
    GAME.check(t.state)
    change(t.state)
    return t.state


WRONG = {
    "two figures on a field": lambda s: s.enemies.update(werewolf1=0),
    "a hero off the revealed levels": lambda s: setattr(s.players[0], "at", 110),
    "an unknown enemy": lambda s: s.enemies.update(dragon1=5),
    "an enemy of another tower": lambda s: s.enemies.update(wraith1=5),
    "a coin from nowhere": lambda s: setattr(s.players[0], "coins", 9),
    "a gem from nowhere": lambda s: setattr(s, "gem_supply", 50),
    "too many hearts": lambda s: setattr(s.players[0], "hearts", 9),
    "no hearts": lambda s: setattr(s.players[0], "hearts", 0),
    "an item twice": lambda s: s.item_deck.append("whip"),
    "a card of nobody exhausted": lambda s: s.players[0].exhausted.append("prism"),
    "a token of another boss": lambda s: s.players[0].tokens.append("chain"),
    "a sixth die": lambda s: s.dice.extend([0] * 4),
    "endless symbols": lambda s: s.ready.__setitem__(2, 10**9),
    "endless steps": lambda s: setattr(s, "using", Using(2, 10**9)),
    "an unknown bonus": lambda s: s.primed.update(luck=1),
    "a hero twice": lambda s: setattr(s.players[1], "hero", "sweety"),
    "the wrong player": lambda s: setattr(s, "active", 1),
    "a winner before the end": lambda s: setattr(s, "winner", 0),
    "an end with something to do": lambda s: setattr(s, "over", True),
    "nothing to do": lambda s: s.stack.clear(),
    "an unknown step": lambda s: s.stack.append(Frame("dance", 0)),
    "a question about nothing": lambda s: s.stack.append(Frame("mirror", 0, card="medusa_tail")),
    "events among rivals": lambda s: s.event_deck.append("lull"),
    "a tile twice": lambda s: setattr(s, "tiles", ("F01", "F01", *s.tiles[2:])),
    "a sleeper who is not there": lambda s: s.asleep.update(slime1=0),
    "arrived too early": lambda s: setattr(s.players[1], "arrived", True),
}


@pytest.mark.rule("PF-1.2", "PF-1.3")
@pytest.mark.parametrize("what", WRONG)
def test_a_position_that_cannot_be_is_refused(what):
    with pytest.raises(ValueError):
        GAME.check(spoilt(WRONG[what]))


def test_a_save_with_a_tower_into_the_sky_is_refused():
    codec = Codec(State)
    data = codec.encode(fresh(2).state)
    names = list(State.__dataclass_fields__)
    for name, value in (("lowest", 10**9), ("highest", 10**9), ("lowest", -5), ("tiles", ["F01"] * 1000)):
        wrong = list(data)
        wrong[names.index(name)] = value
        with pytest.raises(ValueError):
            GAME.check(codec.decode(wrong))


def test_a_position_fits_its_own_options_only():
    state = fresh(2, labyrinth="void", boss="ikee").state
    assert GAME.fits(state, 2, PlatformerOptions(labyrinth="void", boss="ikee"))
    for options in ({"labyrinth": "void"}, {"boss": "ikee"}, {"labyrinth": "void", "boss": "ikee", "artifacts": True}):
        assert not GAME.fits(state, 2, PlatformerOptions(**options))
    assert not GAME.fits(state, 3, PlatformerOptions(labyrinth="void", boss="ikee"))
