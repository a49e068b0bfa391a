"""Positions that cannot be are refused, whatever a save claims."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pygame_rules as pr
from pygame_rules.core.rng import Rng
from pygame_rules.core.table import codec_of
from pygame_rules.games.platformer.content.enemies import tokens_of
from pygame_rules.games.platformer.effects.boss_cards import Warding
from pygame_rules.games.platformer.effects.dice_questions import Rerolling, TurningDie
from pygame_rules.games.platformer.effects.doing import Doing
from pygame_rules.games.platformer.effects.places import BossScope, CardScope, Text
from pygame_rules.games.platformer.game import GAME
from pygame_rules.games.platformer.info import PlatformerOptions
from pygame_rules.games.platformer.state import State, Using
from pygame_rules.games.platformer.turn.acting import Acting, Respawning
from pygame_rules.games.platformer.turn.boss_turn import PlayBossCard
from pygame_rules.games.platformer.turn.stages import EndTurn, Falling, PassTurn, SettingSpecial, SpecialDie

from .positions import Hero, fresh, tower

DRAWN = """
      @   W
    +---+---+---+
"""


HALL = """
      M   @
    +---+---+---+
      &
    +---+---+---+

    +^^^+^^^+^^^+
"""
TEXT = Text.known
OWN = CardScope(0)
WOLVES = tokens_of("werewolf")[:2]


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
    "a turn within a turn": lambda s: s.stack.append(SpecialDie()),
    "nothing asked": lambda s: s.stack.pop(),
    "actions at the wrong time": lambda s: s.stack.__setitem__(0, EndTurn()),
    "actions twice": lambda s: s.stack.append(Acting()),
    "a special die set among actions": lambda s: s.stack.append(SettingSpecial()),
    "gravity asked among actions": lambda s: s.stack.append(Falling()),
    "a hero on the map who comes back": lambda s: s.stack.append(Respawning(0)),
    "a hero who comes back for nothing": lambda s: (
        setattr(s.players[0], "at", -1),
        s.stack.append(Respawning(7)),
    ),
    "a reroll of used dice": lambda s: (setattr(s, "used", 31), s.stack.append(Rerolling(TEXT["clover"], 0, OWN))),
    "a reroll by a card that turns a die": lambda s: s.stack.append(Rerolling(TEXT["mimic"], 0, OWN)),
    "a reroll by another seat": lambda s: s.stack.append(Rerolling(TEXT["clover"], 0, CardScope(1))),
    "a reroll beyond the text": lambda s: s.stack.append(Rerolling(TEXT["clover"], 1, OWN)),
    "a die turned by a card that rerolls": lambda s: s.stack.append(TurningDie(TEXT["clover"], 0, OWN)),
    "a used die turned": lambda s: (setattr(s, "used", 31), s.stack.append(TurningDie(TEXT["mimic"], 0, OWN))),
    "no field to come back to": lambda s: (
        setattr(s.players[0], "at", -1),
        s.enemies.clear(),
        s.enemies.update({token: at for at, token in enumerate([*tokens_of("slime"), *tokens_of("ent"), *WOLVES])}),
        s.stack.append(Respawning(0)),
    ),
    "a card in the middle of the actions": lambda s: s.stack.append(Doing(TEXT["clover"], 0, OWN)),
    "a boss card before the boss was met": lambda s: s.stack.__setitem__(
        slice(None), [PassTurn(), Warding(TEXT["medusa_tail"], 0, BossScope(0), 0)]
    ),
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


def hall(*above):
    """A boss turn in which both heroes hold a mirror."""
    t = tower(HALL, Hero(tokens=("mirror",)), Hero(tokens=("mirror", "stone")), boss="medusa")
    t.state.stack = [PassTurn(), *above]
    return t.state


def warding(card="medusa_tail", at=0, seat=0, **knows):
    return Warding(TEXT[card], at, BossScope(0, **knows), seat)


@pytest.mark.rule("PF-13.9")
def test_a_card_of_the_boss_that_asks_is_a_position():
    GAME.check(hall(warding()))
    GAME.check(hall(warding(seat=1, asked=(0,), safe=(0,))))
    GAME.check(hall(PlayBossCard(TEXT["medusa_nest"]), warding()))
    GAME.check(hall(warding(at=1, struck=(1,), seat=1)))


WRONG_CARDS = {
    "a card of another boss": [warding("ikee_arc")],
    "a card of a hero": [warding("clover")],
    "an effect that meets nobody": [warding("medusa_slither")],
    "beyond the card": [warding(at=2)],
    "a seat that is not there": [warding(seat=2)],
    "a seat that was asked": [warding(asked=(0,))],
    "a hero whom the blow did not strike": [warding(at=1, struck=(1,))],
    "safe without having been asked": [warding(seat=1, safe=(0,))],
    "safe twice": [warding(seat=1, asked=(0, 0), safe=(0, 0))],
    "strangers struck": [warding(struck=(7,))],
    "the turn of another": [Warding(TEXT["medusa_tail"], 0, BossScope(1), 0)],
    "a card that waits for nothing": [Doing(TEXT["medusa_tail"], 1, BossScope(0))],
    "a card of another boss that waits": [PlayBossCard(TEXT["ikee_arc"]), warding()],
    "a card of a hero that waits": [PlayBossCard(TEXT["clover"]), warding()],
    "actions in the boss's turn": [Acting()],
}


@pytest.mark.rule("PF-13.9")
@pytest.mark.parametrize("what", WRONG_CARDS)
def test_a_card_of_the_boss_that_cannot_be_is_refused(what):
    with pytest.raises(ValueError):
        GAME.check(hall(*WRONG_CARDS[what]))


# Forged positions


def places(value, path=()):
    """Every value within a value, by its path."""
    if not isinstance(value, list):
        return [path]
    return [*([path] if path else []), *(p for i, v in enumerate(value) for p in places(v, (*path, i)))]


def under_way():
    """Positions with every kind of step under way, as they are saved."""
    kept = json.loads((Path(__file__).parents[2] / "saves" / "platformer-0.1.0.json").read_text(encoding="utf-8"))
    seen = {}
    for entry in kept["saves"]:
        seen.setdefault((entry["players"], *entry["under way"]), entry["save"])
    return [CODEC.encode(pr.load(save).state) for save in seen.values()]


CODEC = codec_of(State)
STATES = under_way()
OTHER = st.one_of(
    st.integers(-2, 130),
    st.sampled_from([10**30, 1.5, None, True, [], "", [0, 0], "clover", "medusa_tail", "mimic", "medusa", "slime1"]),
    st.sampled_from([[name] for name in ("Acting", "Falling", "SettingSpecial", "SpecialDie", "EndTurn", "PassTurn")]),
    st.sampled_from([["Respawning", 0], ["PlayBossCard", "medusa_tail"], ["Rerolling", "clover", 0, [0, -1, 0, None]]]),
    st.sampled_from(["inspiration", "dicers_eye", "move", "brew", "hook", "level", "glide", "F01", "VB2", "whip"]),
)


def spoil(data, forged, path):
    holder = forged
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = data.draw(OTHER)


@settings(max_examples=600, deadline=None)
@given(st.sampled_from(STATES), st.booleans(), st.data())
def test_a_forged_position_is_refused_or_plays_on(saved, stack_only, data):
    forged = json.loads(json.dumps(saved))
    everywhere = places(forged)
    last = len(forged) - 1
    wanted = [path for path in everywhere if path[0] == last] if stack_only else everywhere
    spoil(data, forged, data.draw(st.sampled_from(wanted)))
    try:
        state = CODEC.decode(forged)
        GAME.check(state)
    except ValueError:
        return
    rng = Rng(5)
    for seat in range(len(state.players)):
        GAME.hints(state, seat)
    json.dumps(GAME.view(state, None))
    for _ in range(400):
        actions = GAME.actions(state)
        if not actions:
            assert GAME.result(state) is not None
            break
        assert GAME.decision(state) is not None
        GAME.play(state, rng.choice(actions))


def test_a_save_with_a_tower_into_the_sky_is_refused():
    codec = codec_of(State)
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
