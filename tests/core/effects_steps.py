"""The steps of the toy of mages, most of them made from the parts of core: texts, questions, uses, the turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from pygame_rules.core import cards, effects, piles, triggers, uses
from pygame_rules.core.cards import Look, Pick, PutBack, Reveal, Search
from pygame_rules.core.effects import Change, Course
from pygame_rules.core.flow import Events, expect
from pygame_rules.core.piles import EVERYBODY, only
from pygame_rules.core.play import Action, Ask, by_text
from pygame_rules.core.texts import Await, Choose, Condition, Effect, If, Later, May, Moment, Or, Repeat, Roll, Then
from pygame_rules.core.uses import Cost, Usable, UseIt
from tests.core.effects_content import (
    ANSWER,
    CARD_TEXTS,
    CARDS,
    DISCARD,
    IN_HAND,
    LISTENING,
    MAIN,
    PASSIVES,
    PILE,
    TOKENS,
    USABLE,
    Blow,
    Costs,
    Damaged,
    Draw,
    Gain,
    Heal,
    Hurt,
    Inflict,
    Inflicted,
    LimitReached,
    Remove,
    Settled,
    ToyMoment,
    ToyText,
    TurnStarts,
    UpgradePlayed,
)  # fmt: skip
from tests.core.effects_state import (
    HEALTH,
    POINTS,
    AtHand,
    CardDiscarded,
    CardPlayed,
    CardsDrawn,
    DiceRolled,
    Duel,
    FigureChanged,
    Pile,
    Scope,
    Step,
    TextBegun,
    Waiting,
    in_turn,
)  # fmt: skip

ROUNDS = 8

# What effects change


def draw(state: Duel, seat: int, count: int, events: Events) -> None:
    mage = state.players[seat]
    ZONES.refill(state, seat, PILE, count, events)
    drawn = tuple(mage.pile.draw() for _ in range(min(count, len(mage.pile))))
    mage.hand += drawn
    if drawn:
        events.append(CardsDrawn(seat, drawn))


def do_draw(state: Duel, scope: Scope, effect: Draw, events: Events) -> None:
    for seat in scope.seats(state, effect.who):
        draw(state, seat, scope.number(state, effect.amount), events)


def gain(state: Duel, scope: Scope, effect: Gain, events: Events) -> None:
    for seat in scope.seats(state, effect.who):
        mage, amount = state.players[seat], scope.number(state, effect.amount)
        mage.points = max(0, mage.points + amount)
        events.append(FigureChanged(seat, "points", amount))


def heal(state: Duel, scope: Scope, effect: Heal, events: Events) -> None:
    for seat in scope.seats(state, effect.who):
        mage, amount = state.players[seat], scope.number(state, effect.amount)
        mage.health = min(HEALTH, mage.health + amount)
        events.append(FigureChanged(seat, "health", amount))


def blow(state: Duel, scope: Scope, effect: Blow, events: Events) -> None:
    for seat in scope.seats(state, effect.who):
        state.blows.append((seat, scope.number(state, effect.amount)))


def damage(state: Duel, hits: Mapping[int, int], events: Events, *more: ToyMoment) -> None:
    """Damage that comes at the same time, and what that sets off."""
    for seat, amount in hits.items():
        state.players[seat].health -= amount
        events.append(FigureChanged(seat, "health", -amount))
    if any(mage.health <= 0 for mage in state.players):
        state.stack.clear()
    else:
        SetOff.by(state, *(Damaged(seat, amount) for seat, amount in hits.items() if amount > 0), *more)


def hurt(state: Duel, scope: Scope, effect: Hurt, events: Events) -> None:
    amount = scope.number(state, effect.amount)
    damage(state, dict.fromkeys(scope.seats(state, effect.who), amount), events)


def inflict(state: Duel, scope: Scope, effect: Inflict, events: Events) -> None:
    for seat in scope.seats(state, effect.who):
        tokens, limit = state.players[seat].tokens, TOKENS[effect.token].limit
        had = tokens.get(effect.token, 0)
        tokens[effect.token] = min(limit, had + scope.number(state, effect.amount))
        events.append(FigureChanged(seat, effect.token, tokens[effect.token] - had))
        happened: list[ToyMoment] = [Inflicted(seat, effect.token)] if tokens[effect.token] > had else []
        if had < limit == tokens[effect.token]:
            happened.append(LimitReached(seat, effect.token))
        if happened:
            SetOff.by(state, *happened)


def take_tokens(state: Duel, seat: int, token: str, amount: int, events: Events) -> None:
    tokens = state.players[seat].tokens
    had = tokens.pop(token, 0)
    if had > amount:
        tokens[token] = had - amount
    if had:
        events.append(FigureChanged(seat, token, -min(had, amount)))


def remove(state: Duel, scope: Scope, effect: Remove, events: Events) -> None:
    for seat in scope.seats(state, effect.who):
        take_tokens(state, seat, effect.token, scope.number(state, effect.amount), events)


# Texts that are under way


@dataclass(slots=True)
class InText(effects.InText, Step):
    only_base = True
    text: ToyText
    at: int
    scope: Scope

    def roll(self, state: Duel, dice: int, events: Events) -> None:
        state.dice = tuple(state.rng.die() for _ in range(dice))
        events.append(DiceRolled(self.scope.player, state.dice))

    def put_dice_back(self, state: Duel) -> None:
        state.stack.append(PutDiceBack())

    def open_answers(self, state: Duel) -> None:
        state.stack.append(Answering(tuple(seat for seat in in_turn(state) if seat != self.scope.player)))

    def asks(self, state: Duel) -> Ask:
        # Like the log, a prompt is for all to hear: it must not name a card that only some can see.
        seat = self.scope.decider(state, self.effect.by)
        return Ask(seat, f"{type(self.effect).__name__} ({self.text.source.id}).", "EFT-2.1")


class Zones(piles.Zones):
    at_hand = AtHand

    def zone(self, state: Duel, seat: int, name: str) -> Any:
        mage = state.players[seat]
        return {PILE: mage.pile, IN_HAND: mage.hand, DISCARD: mage.discard}[name]

    def seen(self, state: Duel, seat: int, name: str) -> int:
        return only(seat) if name == IN_HAND else EVERYBODY

    def fits(self, state: Duel, card: str, condition: Condition) -> bool:
        assert isinstance(condition, Costs)
        return CARDS[card].cost >= condition.at_least

    def refill(self, state: Duel, seat: int, name: str, count: int, events: Events) -> None:
        """An empty pile is made from the discards (EFT-1.4); what is left of it lies on top."""
        mage = state.players[seat]
        if name == PILE and len(mage.pile) < count and mage.discard:
            fresh = Pile.of(sorted(mage.discard))
            fresh.shuffle(state.rng)
            mage.pile = Pile(fresh.cards + mage.pile.cards, fresh.seen + mage.pile.seen)
            mage.discard.clear()
            events.append(cards.PileShuffled(seat, PILE))


ZONES = Zones()


@dataclass(slots=True)
class PutAway(cards.PutAway, Step):
    zones = ZONES


@dataclass(slots=True)
class Picking(cards.Picking, InText):
    zones = ZONES
    left: int


@dataclass(slots=True)
class PuttingBack(cards.PuttingBack, InText):
    zones = ZONES


@dataclass(slots=True)
class MayAsked(effects.MayAsked, InText):
    pass


@dataclass(slots=True)
class OrAsked(effects.OrAsked, InText):
    pass


@dataclass(slots=True)
class Choosing(effects.Choosing, InText):
    left: tuple[int, ...]
    taken: int = 0


@dataclass(slots=True)
class Doing(effects.Doing, InText):
    changes: ClassVar[Mapping[type[Effect], Change]] = {
        Blow: blow, Draw: do_draw, Gain: gain, Heal: heal, Hurt: hurt, Inflict: inflict, Remove: remove,
    }  # fmt: skip
    courses: ClassVar[Mapping[type[Effect], Course]] = {
        Await: triggers.do_await(Waiting),
        Choose: effects.ask_whom(Choosing),
        If: effects.do_if,
        Later: triggers.do_later(Waiting),
        Look: cards.look(ZONES, PutAway),
        May: effects.ask(MayAsked),
        Or: effects.ask(OrAsked),
        Pick: cards.pick(Picking),
        PutBack: effects.ask(PuttingBack),
        Repeat: effects.do_repeat,
        Reveal: cards.look(ZONES, PutAway),
        Roll: effects.do_roll,
        Search: cards.look(ZONES, PutAway),
        Then: effects.do_then,
    }


InText.doing = Doing


@dataclass(slots=True)
class PutDiceBack(Step):
    def run(self, state: Duel, events: Events) -> bool:
        state.stack.pop()
        state.dice = ()
        return False


@dataclass(slots=True)
class SetOff(triggers.SetOff, Step):
    player: int
    texts: tuple[Doing, ...]
    doing = Doing

    @classmethod
    def seats(cls, state: Duel) -> Sequence[int]:
        return in_turn(state) if state.stack else ()

    @classmethod
    def listening(cls, state: Duel, seat: int, kind: type[Moment]) -> list[ToyText]:
        mage = state.players[seat]
        things = (*sorted(mage.tokens), *mage.upgrades, *PASSIVES)
        return [text for thing in things for text in LISTENING[thing].get(kind, ())]

    @classmethod
    def scope(cls, state: Duel, seat: int, text: ToyText, happened: Moment) -> Scope:
        assert isinstance(happened, ToyMoment)
        return Scope(seat, happened=happened)

    def word(self, text: Doing) -> str:
        return str(text.text.source.id)

    def tell(self, state: Duel, text: Doing, events: Events) -> None:
        events.append(TextBegun(self.player, text.text.source.id))

    def asks(self, state: Duel) -> Ask:
        return Ask(self.player, "Which comes first?", "EFT-2.4")


class ToyUses(uses.Uses):
    doing = Doing

    def held(self, state: Duel, seat: int) -> Iterable[Usable]:
        return [usable for thing in (*state.players[seat].tokens, *PASSIVES) for usable in USABLE[thing]]

    def is_time(self, state: Duel, seat: int, when: str) -> bool:
        top = state.stack[-1]
        return (when == MAIN and isinstance(top, Turn) and seat == state.turn) or (
            when == ANSWER and isinstance(top, Answering) and seat == top.seats[0]
        )

    def stock(self, state: Duel, seat: int, usable: Usable) -> Cost:
        mage = state.players[seat]
        return Cost(mage.tokens.get(usable.text.source.id, 0), mage.points, len(mage.hand))

    def used(self, state: Duel, seat: int) -> dict[str, int]:
        return state.players[seat].used

    def scope(self, state: Duel, seat: int, usable: Usable) -> Scope:
        return Scope(seat)

    def pay(self, state: Duel, seat: int, usable: Usable, events: Events) -> None:
        cost, thing = usable.use.cost, usable.text.source.id
        events.append(TextBegun(seat, thing))
        take_tokens(state, seat, thing, cost.tokens, events)
        state.players[seat].points -= cost.points


@dataclass(slots=True)
class PayingCards(uses.PayingCards, Step):
    player: int
    left: int

    def hand(self, state: Duel) -> list[str]:
        return state.players[self.player].hand

    def pay(self, state: Duel, card: str, events: Events) -> None:
        state.players[self.player].hand.remove(card)
        state.players[self.player].discard.append(card)
        events.append(CardDiscarded(self.player, card))

    def asks(self, state: Duel) -> Ask:
        return Ask(self.player, "Pay with a card.", "EFT-1.1")


ToyUses.paying = PayingCards
USES = ToyUses()


# The turn


@dataclass(frozen=True, slots=True)
class PlayCard(Action):
    card: str

    def spell(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """No answer, or the end of the turn."""

    word: str

    def spell(self) -> str:
        return self.word


@dataclass(slots=True)
class TurnBegins(Step):
    """More points, a card, and what happens by itself (EFT-1.1)."""

    def run(self, state: Duel, events: Events) -> bool:
        state.stack[-1] = Turn()
        mage = state.players[state.turn]
        mage.points += POINTS
        mage.used.clear()
        draw(state, state.turn, 1, events)
        SetOff.by(state, TurnStarts(state.turn))
        return False

    def check(self, state: Duel) -> None:
        raise ValueError("a turn never stands at its beginning")


@dataclass(slots=True)
class Turn(Step):
    """A mage plays and uses what is at hand, or ends the turn (EFT-1.1)."""

    def actions(self, state: Duel) -> Sequence[Action]:
        seat = state.turn
        mage = state.players[seat]
        playable = [PlayCard(seat, card) for card in mage.hand if CARDS[card].cost <= mage.points]
        return sorted([Pass(seat, "end"), *playable, *USES.actions(state, seat)], key=by_text)

    def play(self, state: Duel, action: Action, events: Events) -> None:
        if isinstance(action, UseIt):
            USES.start(state, action, events)
        elif isinstance(action, PlayCard):
            play_card(state, action.player, action.card, events)
        else:
            state.turn = (state.turn + 1) % len(state.players)
            state.round += state.turn == 0
            state.stack[-1:] = [TurnBegins()] if state.round <= ROUNDS else []

    def asks(self, state: Duel) -> Ask:
        return Ask(state.turn, "Your turn.", "EFT-1.1")

    def check(self, state: Duel) -> None:
        expect(state.stack[0] is self, "a turn lies below all else")


def play_card(state: Duel, seat: int, name: str, events: Events) -> None:
    """Pay for a card and do what it says; an upgrade stays (EFT-1.2, EFT-1.3)."""
    mage, card = state.players[seat], CARDS[name]
    mage.points -= card.cost
    mage.hand.remove(name)
    events.append(CardPlayed(seat, name))
    if card.upgrade:
        mage.upgrades.append(name)
        SetOff.by(state, UpgradePlayed(seat))
    else:
        state.stack += [PutCardAway(seat, name), Settling(seat), Doing(CARD_TEXTS[name], 0, Scope(seat))]


@dataclass(slots=True)
class Settling(Step):
    """The blows of a card come at once (EFT-1.2)."""

    player: int

    def run(self, state: Duel, events: Events) -> bool:
        state.stack.pop()
        hits: Counter[int] = Counter()
        for seat, amount in state.blows:
            hits[seat] += amount
        state.blows.clear()
        if hits:
            damage(state, hits, events, Settled(self.player, sum(hits.values())))
        return False

    def check(self, state: Duel) -> None:
        expect(0 <= self.player < len(state.players), "a seat of the table")


@dataclass(slots=True)
class PutCardAway(Step):
    """A card that is done goes to the discards, and what still waits in it is forgotten (EFT-1.2)."""

    player: int
    card: str

    def run(self, state: Duel, events: Events) -> bool:
        state.stack.pop()
        state.waiting.clear()
        state.players[self.player].discard.append(self.card)
        return False

    def check(self, state: Duel) -> None:
        expect(0 <= self.player < len(state.players), "a seat of the table")


@dataclass(slots=True)
class Answering(Step):
    """Whoever can answer is asked, one after the other (EFT-2.2)."""

    seats: tuple[int, ...]

    def run(self, state: Duel, events: Events) -> bool:
        if self.seats and USES.actions(state, self.seats[0]):
            return True
        if self.seats:
            state.stack[-1] = Answering(self.seats[1:])
        else:
            state.stack.pop()
        return False

    def actions(self, state: Duel) -> Sequence[Action]:
        return [Pass(self.seats[0], "pass"), *USES.actions(state, self.seats[0])]

    def play(self, state: Duel, action: Action, events: Events) -> None:
        if isinstance(action, UseIt):
            USES.start(state, action, events)
        else:
            state.stack[-1] = Answering(self.seats[1:])

    def asks(self, state: Duel) -> Ask:
        return Ask(self.seats[0], "Do you answer?", "EFT-2.2")

    def check(self, state: Duel) -> None:
        expect(all(0 <= seat < len(state.players) for seat in self.seats), "seats of the table")
