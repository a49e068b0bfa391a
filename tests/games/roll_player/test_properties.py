"""What holds in every game: thousands of random ones, at each player count, in every mix of variants."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from pygame_rules.core.play import Action, Event, Move
from pygame_rules.core.rng import Rng, seed_number
from pygame_rules.games.roll_player import actions as act
from pygame_rules.games.roll_player import events as ev
from pygame_rules.games.roll_player.content.market import CARDS, SKILLS
from pygame_rules.games.roll_player.game import GAME
from pygame_rules.games.roll_player.info import RollPlayerOptions
from pygame_rules.games.roll_player.state import COLOURS, DICE, State
from pygame_rules.games.roll_player.turn.rolled_dice import Layout
from pygame_rules.games.roll_player.turn.setting_up import StartingDice

SWITCHES = tuple(RollPlayerOptions.model_fields)
MIXES = [dict(zip(SWITCHES, chosen, strict=True)) for chosen in product((False, True), repeat=len(SWITCHES))]
# Sixty-four games for each of the 32 mixes: 2,048 at each player count.
GAMES_EACH = 64
LONGEST = 900


def random_game(players: int, options: dict[str, bool], seed: str) -> Iterator[tuple[State, Action | None, list]]:
    """A whole game of random choices: the position after each, the choice and its events."""
    rng = Rng(seed_number(f"choices {seed}"))
    state, events = GAME.new(players, RollPlayerOptions(**options), Rng(seed_number(seed)))
    yield state, None, events
    for _ in range(LONGEST):
        choices = GAME.actions(state)
        if not choices:
            return
        choice = choices[rng.below(len(choices))]
        yield state, choice, GAME.play(state, choice)
    raise AssertionError(f"the game does not end within {LONGEST} choices")


def dice_of(state: State) -> list[int]:
    """How many dice of each colour there are, wherever they lie."""
    counts = [bag + aside for bag, aside in zip(state.bag, state.aside, strict=True)]
    loose = [die for step in state.stack if isinstance(step, StartingDice | Layout) for die in step.dice]
    for player in state.players:
        loose += [player.die, *player.sheet]
    for die in (*state.pool, *loose):
        if die >= 0:
            counts[die // 6] += 1
    return counts


def cards_of(state: State) -> list[str]:
    found = [*state.deck, *state.market, *state.discard, *state.trash]
    for player in state.players:
        found += player.cards
    return sorted(found)


@pytest.mark.rule("RP-1.1", "RP-12.1", "RP-13.1")
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_dice_and_cards_are_conserved_gold_is_never_negative_and_every_game_ends(players, part):
    deck = sorted(card for card in CARDS if players > 1 or card != "diplomacy")
    for options in MIXES[part::4]:
        for number in range(GAMES_EACH):
            placed = 0
            for step, (state, _choice, _events) in enumerate(random_game(players, options, f"{players} {number}")):
                assert all(player.gold >= 0 and player.tokens >= 0 for player in state.players)
                if step % 4 == 0 or not state.stack:
                    assert dice_of(state) == list(DICE)
                    assert cards_of(state) == (deck if state.players[0].backstory else [])
                    on_sheets = sum(die >= 0 for player in state.players for die in player.sheet)
                    assert on_sheets >= placed
                    placed = on_sheets
                if step % 32 == 0 or not state.stack:
                    GAME.check(state)
            assert state.round == state.rounds
            assert placed == 18 * players
            result = GAME.result(state)
            assert result is not None and result.winners


@pytest.mark.rule("RP-5.1", "RP-7.2", "RP-8.6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_round_everyone_takes_one_die_and_one_market_turn(players):
    for number in range(30):
        taken: list[int] = []
        dealt: list[tuple[int, int]] = []
        due: list[tuple[int, int]] = []
        starts = []
        markets = 0
        for state, _choice, events in random_game(players, {}, f"turns {players} {number}"):
            for event in events:
                if isinstance(event, ev.CardTaken):
                    taken.append(event.player)
                elif isinstance(event, ev.PoolRolled):
                    starts.append(event.player)
                elif isinstance(event, ev.PhaseBegan) and event.phase == "market":
                    markets += 1
                    due += [(markets, seat) for seat in state.market_order]
                elif type(event) is ev.CardBought or (type(event) is ev.GoldGained and event.why == "discard"):
                    # A Bard's second purchase belongs to the same turn; what comes from the deck to none.
                    if dealt[-1:] != [(markets, event.player)]:
                        dealt.append((markets, event.player))
        assert dealt == due
        assert len(taken) == players * state.rounds == len(due)
        for turn in range(state.rounds):
            order = [(starts[0] + turn + step) % players for step in range(players)]
            assert taken[turn * players : (turn + 1) * players] == order
            assert starts[turn] == order[0]


def test_random_games_come_past_everything_there_is():
    """The properties above are worth something only if the games visit all kinds of choices, cards and events."""
    verbs: set[type] = set()
    used: set[str] = set()
    happened: set[type] = set()
    bought: set[str] = set()
    for number in range(140):
        options = MIXES[number % len(MIXES)]
        for _state, choice, events in random_game(1 + number % 4, options, f"visit {number}"):
            verbs.add(type(choice))
            happened |= {type(event) for event in events}
            if isinstance(choice, act.UseSkill):
                used |= {choice.card, choice.copied}
            bought |= {event.card for event in events if isinstance(event, ev.CardBought | ev.CardUnlocked)}
    kinds = {kind for kind in vars(act).values() if isinstance(kind, type) and issubclass(kind, Move)} - {Move}
    assert kinds <= verbs, kinds - verbs
    assert set(SKILLS) <= used, set(SKILLS) - used
    assert bought == set(CARDS), set(CARDS) - bought
    all_events = {kind for kind in vars(ev).values() if isinstance(kind, type) and issubclass(kind, Event)}
    all_events -= {Event, ev.Revealed}
    assert all_events <= happened, all_events - happened


@pytest.mark.rule("RP-1.8", "RP-2.12")
def test_every_colour_is_drawn_as_often_as_its_dice_say():
    counts = dict.fromkeys(COLOURS, 0)
    for number in range(150):
        state, _events = GAME.new(2, RollPlayerOptions(), Rng(seed_number(f"fair {number}")))
        rng = Rng(number)
        while state.phase == "setup":
            step = state.stack[-1]
            if isinstance(step, StartingDice) and len(step.dice) == 6:
                for die in step.dice:
                    counts[COLOURS[die // 6]] += 1
            choices = GAME.actions(state)
            GAME.play(state, choices[rng.below(len(choices))])
    total = sum(counts.values())
    for colour, dice in zip(COLOURS, DICE, strict=True):
        assert abs(counts[colour] / total - dice / 73) < 0.03, counts
