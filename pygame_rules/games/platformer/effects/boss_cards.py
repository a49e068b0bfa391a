"""What the cards of the boss do (PF-13.8, PF-13.9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ....core import effects
from ....core.effects import Change, Course
from ....core.flow import Events, expect
from ....core.play import Action, Ask
from ....core.words import tr
from .. import actions as act
from .. import events as ev
from ..content.bosses import BOSS_CARDS
from ..content.kinds import BossCard
from ..state import State, around, boss_level, boss_revealed, occupied, on_boss_level
from ..tower.fields import DIRECTIONS, LEFT, LEVEL, OFF, RIGHT, WIDTH, distance, xy
from ..tower.levels import enter, place_tokens, summon
from ..turn.attacks import attack
from ..turn.primitives import drop_token, give_token, lose_coins, reset_special, token_supply, wound
from .carriers import carriers
from .places import BossScope, InText, Text
from .vocabulary import (
    BossAttack,
    BossPursues,
    BossSlides,
    Displace,
    Effect,
    GiveToken,
    IgnoreCard,
    PayOrWound,
    PlaceTokens,
    ResetSpecial,
    Summon,
    Wound,
)

TEXTS: dict[str, Text] = {card.id: Text(card.id, card.does, card) for card in BOSS_CARDS.values()}

Reach = Callable[[int, int], bool]

# Whether a hero's field is in range of the boss's; walls and platforms do not count (PF-13.8).
RANGES: dict[str, Reach] = {
    "row": lambda boss, hero: boss // WIDTH == hero // WIDTH,
    "adjacent": lambda boss, hero: distance(boss, hero) == 1,
    "surrounding": lambda boss, hero: abs(boss % WIDTH - hero % WIDTH) <= 1 and abs(boss // WIDTH - hero // WIDTH) <= 1,
    "tile": lambda boss, hero: boss % WIDTH // 5 == hero % WIDTH // 5,
    "unlimited": lambda boss, hero: True,
}


# Whom an effect meets


def in_range(state: State, reach: str) -> list[int]:
    """The seats whose heroes the boss reaches, the active player's first (PF-13.8)."""
    boss = state.enemies[state.boss]
    inside = RANGES[reach]
    found = []
    for seat in around(state, state.active):
        at = state.players[seat].at
        if at >= 0 and on_boss_level(state, at) and inside(boss, at):
            found.append(seat)
    return found


def range_fields(state: State, reach: str) -> list[int]:
    """The fields of the boss level that the boss reaches from where it is."""
    boss, first = state.enemies[state.boss], boss_level(state) * LEVEL
    return [field for field in range(first, first + LEVEL) if field != boss and RANGES[reach](boss, field)]


def met(state: State, text: Text, at: int, scope: BossScope) -> list[int]:
    """Whom an effect meets: those in range now; for what follows a blow, those it struck who still stand."""
    assert isinstance(text.source, BossCard)
    if at and isinstance(text.effects[at], Displace):
        return [seat for seat in scope.struck if state.players[seat].at != OFF]
    return in_range(state, text.source.range)


def shield(state: State, seat: int) -> str:
    """The boss token with which a seat may ignore a card; empty if there is none."""
    return next((token for token in state.players[seat].tokens if token in carriers(IgnoreCard)), "")


def on_heroes(state: State, place: effects.InText, effect: Effect, events: Events) -> None:
    """An effect that meets heroes: the rest of the card waits until they have been asked."""
    place.hold_rest(state)
    strike(state, place, place.scope, events)


def strike(state: State, place: effects.InText, scope: BossScope, events: Events) -> None:
    """Ask the next one who can ward the card off; when all have answered, do the effect to the others."""
    text, at = place.text, place.at
    seats = met(state, text, at, scope)
    for seat in seats:
        if seat not in scope.asked and shield(state, seat):
            state.stack.append(Warding(text, at, scope, seat))
            return
    struck = [seat for seat in seats if seat not in scope.safe]
    place.go_on(state, BossScope(scope.player, asked=scope.asked, safe=scope.safe, struck=tuple(struck)))
    effect = text.effects[at]
    ON_HEROES[type(effect)](state, struck, effect, events)


@dataclass(slots=True)
class Warding(InText):
    """Does a hero give a token back to be safe from the card (PF-13.9, PF-16.1)?"""

    name = "mirror"
    scope: BossScope
    seat: int

    def actions(self, state: State) -> Sequence[Action]:
        return [act.keep(self.seat), act.use_mirror(self.seat, shield(state, self.seat))]

    def play(self, state: State, action: Action, events: Events) -> None:
        state.stack.pop()
        scope, seat = self.scope, self.seat
        safe = scope.safe
        if isinstance(action, act.UseMirror):
            drop_token(state, seat, action.token, "used", events)
            safe = (*safe, seat)
        scope = BossScope(scope.player, asked=(*scope.asked, seat), safe=safe, struck=scope.struck)
        strike(state, self, scope, events)

    def asks(self, state: State) -> Ask:
        assert isinstance(self.text.source, BossCard)
        card = tr(self.text.source.name)
        return Ask(
            self.seat, tr("{card} is about to affect you. Give a token back to ignore it?", card=card), "PF-13.9"
        )

    def check(self, state: State) -> None:
        InText.check(self, state)
        card, scope = self.text.source, self.scope
        expect(isinstance(card, BossCard) and card.boss == state.boss, "a card of the boss")
        expect(boss_revealed(state) and state.boss in state.enemies, "a boss on its level")
        expect(scope.player == state.active, "a boss turn of the active player")
        for seats in (scope.asked, scope.safe, scope.struck):
            expect(len(set(seats)) == len(seats), "each seat once")
            expect(all(0 <= seat < len(state.players) for seat in seats), "seats of the table")
        expect(set(scope.safe) <= set(scope.asked), "who is safe has been asked")
        expect(type(self.effect) in ON_HEROES, "an effect on heroes")
        expect(self.seat in met(state, self.text, self.at, self.scope), "a hero whom the card meets")
        expect(self.seat not in self.scope.asked and bool(shield(state, self.seat)), "a token to ward it off")


# Effects on heroes


def _attack(state: State, seats: list[int], effect: BossAttack, events: Events) -> None:
    for seat in seats:
        attack(state, state.boss, seat, "card", events)


def _give_token(state: State, seats: list[int], effect: GiveToken, events: Events) -> None:
    for seat in seats:
        if effect.token in state.players[seat].tokens or token_supply(state, effect.token):
            give_token(state, seat, effect.token, events)


def _wound(state: State, seats: list[int], effect: Wound, events: Events) -> None:
    for seat in seats:
        wound(state, seat, effect.wounds, "card", events)


def _pay_or_wound(state: State, seats: list[int], effect: PayOrWound, events: Events) -> None:
    for seat in seats:
        missing = effect.coins - min(effect.coins, state.players[seat].coins)
        lose_coins(state, seat, effect.coins, "card", events)
        if missing:
            wound(state, seat, missing, "card", events)


def _reset(state: State, seats: list[int], effect: ResetSpecial, events: Events) -> None:
    for seat in seats:
        reset_special(state, seat, events)


def _displace(state: State, seats: list[int], effect: Displace, events: Events) -> None:
    """Move heroes one field: to the left from the left, or away from the boss from the farthest."""
    boss = state.enemies[state.boss] % WIDTH
    fields = {seat: state.players[seat].at for seat in seats}
    if effect.way == "left":
        order = sorted(seats, key=lambda seat: (fields[seat] % WIDTH, seat))
    else:
        order = sorted(seats, key=lambda seat: (-abs(fields[seat] % WIDTH - boss), seat))
    for seat in order:
        player = state.players[seat]
        column = player.at % WIDTH
        if player.at == OFF or (effect.way == "away" and column == boss):
            continue
        way = RIGHT if effect.way == "away" and column > boss else LEFT
        target = state.tower.to[way][player.at]
        if target >= 0 and target not in occupied(state):
            events.append(ev.HeroPlaced(seat, xy(player.at), xy(target), "displaced"))
            player.at = target
            enter(state, seat, events)


ON_HEROES: dict[type[Effect], Callable[[State, list[int], Any, Events], None]] = {
    BossAttack: _attack,
    GiveToken: _give_token,
    Wound: _wound,
    PayOrWound: _pay_or_wound,
    ResetSpecial: _reset,
    Displace: _displace,
}
COURSES: dict[type[Effect], Course] = dict.fromkeys(ON_HEROES, on_heroes)


# Effects on the table


def _slide(state: State, scope: BossScope, effect: BossSlides, events: Events) -> None:
    """The boss goes to one side until a wall, the edge or a figure stops it."""
    where = occupied(state)
    origin = at = state.enemies[state.boss]
    to = state.tower.to[DIRECTIONS.index(effect.way)]
    for _ in range(effect.fields):
        if to[at] < 0 or to[at] in where:
            break
        at = to[at]
    _move_boss(state, origin, at, events)


def _pursue(state: State, scope: BossScope, effect: BossPursues, events: Events) -> None:
    """The boss goes to the free field within reach that is nearest to the active hero; ties: lowest, then leftmost."""
    hero = state.players[state.active].at
    if hero == OFF or not on_boss_level(state, hero):
        return
    where = occupied(state)
    origin = state.enemies[state.boss]
    first = boss_level(state) * LEVEL
    free = [
        field
        for field in range(first, first + LEVEL)
        if distance(field, origin) <= effect.fields and (field == origin or field not in where)
    ]
    _move_boss(state, origin, min(free, key=lambda field: (distance(field, hero), field)), events)


def _move_boss(state: State, origin: int, target: int, events: Events) -> None:
    if target != origin:
        state.enemies[state.boss] = target
        events.append(ev.BossMoved(state.boss, xy(origin), xy(target)))


def _summon(state: State, scope: BossScope, effect: Summon, events: Events) -> None:
    summon(state, events)


def _place_tokens(state: State, scope: BossScope, effect: PlaceTokens, events: Events) -> None:
    """A token on each special field that holds none and no hero."""
    heroes = [player.at for player in state.players]
    fields = state.tower.on_level(state.tower.special, boss_level(state))
    place_tokens(state, [field for field in fields if field not in state.specials and field not in heroes], events)


CHANGES: dict[type[Effect], Change] = {
    BossSlides: _slide,
    BossPursues: _pursue,
    Summon: _summon,
    PlaceTokens: _place_tokens,
}
