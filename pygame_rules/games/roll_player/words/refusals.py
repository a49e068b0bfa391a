"""Why something cannot be done now, in a sentence with its rule."""

from __future__ import annotations

from collections.abc import Callable

from ....core.errors import Reason
from ....core.play import Ask
from ....core.words import tr, trn
from ..content.classes import CLASSES
from ..content.market import CARDS, SKILLS
from ..content.races import RACES
from ..effects.carriers import cost_of, hand_limit, hands_used
from ..effects.uses import timely
from ..state import DIRECTIONS, ROWS, SPACES, STEP, Seated, State, asking, row_count, value_of
from .names import card_name, direction_name, row_name, space_name

Words = list[str]
Because = Callable[[State, Seated, Words], Reason | None]


def explain(state: State, text: str) -> Reason:
    """Why this text is no legal action now."""
    step = asking(state)
    if any(action.text == text for action in step.actions(state)):
        return Reason(tr("It is not your turn: player {n} decides now.", n=step.player + 1), "RP-1.5")
    words = text.split()
    if not words or words[0] not in BECAUSE:
        return Reason(tr("“{text}” is not a move of this game.", text=text), "RP-3.1")
    reason = BECAUSE[words[0]](state, step, words[1:])
    if reason is not None:
        return reason
    ask = step.asks(state)
    assert isinstance(ask, Ask), "one seat is asked"
    return Reason(tr("That is not possible now. {prompt}", prompt=ask.prompt), ask.rule)


def _not_now(step: Seated, steps: tuple[str, ...], sentence: str, rule: str) -> Reason | None:
    return None if step.name in steps else Reason(sentence, rule)


def _race(state: State, step: Seated, words: Words) -> Reason | None:
    if step.name == "race" and words and words[0] in RACES:
        return Reason(tr("That race is taken."), "RP-2.2")
    return _not_now(step, ("race",), tr("Races are chosen in the setup."), "RP-2.2")


def _class(state: State, step: Seated, words: Words) -> Reason | None:
    if step.name == "class" and words and words[0] in CLASSES:
        if "free_classes" in state.variants:
            return Reason(tr("That class card is taken."), "RP-2.5")
        return Reason(tr("The drawn die gives you another class card."), "RP-2.4")
    return _not_now(step, ("class",), tr("Classes are chosen in the setup."), "RP-2.4")


def _place(state: State, step: Seated, words: Words) -> Reason | None:
    if words and words[-1] in ROWS and step.name in ("place", "start"):
        if row_count(state.players[step.player], ROWS.index(words[-1])) == 3:
            return Reason(tr("The row {row} is full.", row=row_name(words[-1])), "RP-5.3")
    if step.name == "place":
        return Reason(tr("Name the row for your die, such as “place con”."), "RP-5.3")
    if step.name == "start":
        return Reason(tr("Name one of the rolled dice and a row, such as “place gold4 con”."), "RP-2.13")
    return Reason(tr("There is no die to place now."), "RP-5.3")


def _take(state: State, step: Seated, words: Words) -> Reason | None:
    if step.name == "take" and words and words[0].isdigit():
        number = int(words[0]) if len(words[0]) < 3 else 0
        holder = next((seat for seat, player in enumerate(state.players) if player.initiative == number), None)
        if number and holder is not None:
            return Reason(tr("Card {number} is taken by player {n}.", number=number, n=holder + 1), "RP-5.2")
        return Reason(tr("There is no initiative card {number} here.", number=words[0]), "RP-2.10")
    return _not_now(step, ("take",), tr("Initiative cards are taken at the start of a Dice turn."), "RP-5.2")


def _buy(state: State, step: Seated, words: Words) -> Reason | None:
    if not words or words[0] not in CARDS:
        return Reason(tr("There is no such card."), "RP-7.4")
    card = words[0]
    offer = step.on_offer(state)
    if offer is None:
        return Reason(tr("Cards are bought in your own market turn."), "RP-7.2")
    if card not in offer:
        return Reason(tr("{card} is not on offer.", card=card_name(card)), "RP-7.4")
    player = state.players[step.player]
    keeps = words[1:] == ["gold"]
    short = cost_of(player, card) - player.gold - (0 if keeps else player.tokens)
    if short > 0:
        return Reason(
            trn("{card} is too expensive: you are 1 gold short.", "{card} is too expensive: you are {n} gold short.",
                short, card=card_name(card)),
            "RP-7.4",
        )  # fmt: skip
    if CARDS[card].hands and hands_used(player) + CARDS[card].hands > hand_limit(player):
        return Reason(tr("You have no hands left for {card}; drop a weapon first.", card=card_name(card)), "RP-12.3")
    return Reason(tr("You have no Charisma token to keep."), "RP-7.5") if keeps else None


def _discard(state: State, step: Seated, words: Words) -> Reason | None:
    if step.name != "market":
        return Reason(tr("Cards are discarded for gold in your own market turn."), "RP-7.3")
    if state.market and not any(action.verb == "discard" for action in step.actions(state)):
        return Reason(tr("After a purchase you cannot discard for gold."), "RP-16.2")
    return Reason(tr("Only a card of the market can be discarded for gold."), "RP-7.3")


def _drop(state: State, step: Seated, words: Words) -> Reason | None:
    if words and words[0] in CARDS and words[0] not in state.players[step.player].cards:
        return Reason(tr("{card} is not yours.", card=card_name(words[0])), "RP-12.2")
    if step.name == "final":
        return Reason(tr("Without that card your score would not be higher."), "RP-13.3")
    return Reason(tr("Only weapons can be put away, and not in the middle of an action."), "RP-12.2")


def _use(state: State, step: Seated, words: Words) -> Reason | None:
    player = state.players[step.player]
    if not words or words[0] not in player.cards or words[0] not in SKILLS:
        return Reason(tr("You have no such skill."), "RP-9.1")
    card = words[0]
    if card not in player.ready:
        return Reason(tr("{card} is exhausted.", card=card_name(card)), "RP-9.1")
    target = words[1] if len(words) > 1 and words[1] in SKILLS else card
    entry = SKILLS[target]
    if not step.allows_skills or (entry.timing != "as_target" and not timely(state, entry.timing, step)):
        return Reason(tr("{card} cannot be used at this moment.", card=card_name(card)), "RP-9.3")
    if entry.arrow and STEP[entry.arrow][player.marker] < 0:
        return Reason(
            tr("Your marker cannot move {way}: it is at the edge.", way=direction_name(entry.arrow)), "RP-9.2"
        )
    return Reason(tr("{card} cannot be used like that.", card=card_name(card)), "RP-9.1")


def _move(state: State, step: Seated, words: Words) -> Reason | None:
    if words and words[0] in DIRECTIONS and step.name in ("act", "move"):
        if STEP[words[0]][state.players[step.player].marker] < 0:
            return Reason(
                tr("Your marker cannot move {way}: it is at the edge.", way=direction_name(words[0])), "RP-10.2"
            )
    return _act(state, step, words)


def _change(state: State, step: Seated, words: Words) -> Reason | None:
    """Raising, lowering, flipping, swapping and rerolling need dice."""
    sheet = state.players[step.player].sheet
    spaces = [word for word in words if word in SPACES]
    if step.name in ("act", "skill"):
        for word in spaces:
            if sheet[SPACES.index(word)] < 0:
                return Reason(tr("There is no die at {space}.", space=space_name(word)), "RP-6.3")
    return _act(state, step, words)


def _adjust(state: State, step: Seated, words: Words) -> Reason | None:
    reason = _change(state, step, words)
    sheet = state.players[step.player].sheet
    if reason is None and words and words[0] in SPACES and value_of(sheet[SPACES.index(words[0])]) in (1, 6):
        return Reason(tr("Values do not go below 1 or above 6."), "RP-6.4")
    return reason


def _act(state: State, step: Seated, words: Words) -> Reason | None:
    if step.name == "act":
        return None
    steps = ("skill", "move")
    return _not_now(step, steps, tr("Attribute actions come right after placing a die."), "RP-5.5")


def _general(state: State, step: Seated, words: Words) -> Reason | None:
    return None


BECAUSE: dict[str, Because] = {
    "race": _race,
    "class": _class,
    "place": _place,
    "take": _take,
    "buy": _buy,
    "discard": _discard,
    "drop": _drop,
    "use": _use,
    "move": _move,
    "flip": _change,
    "swap": _change,
    "reroll": _change,
    "raise": _adjust,
    "lower": _adjust,
    "token": _act,
    "first": _general,
    "pass": _general,
    "exchange": _general,
    "keep": _general,
    "skip": _general,
    "done": _general,
    "restore": _general,
    "fetch": _general,
    "trade": _general,
    "turn": _general,
    "shift": _general,
    "unlock": _general,
    "decline": _general,
    "refresh": _general,
}
