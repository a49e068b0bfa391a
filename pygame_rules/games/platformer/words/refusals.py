"""Why something cannot be done now, in a sentence with its rule."""

from __future__ import annotations

from collections.abc import Callable

from ....core.errors import Reason
from ....core.flow import decision
from ....core.words import tr, trn
from ..actions import PORTAL, WAYS
from ..content.bosses import BOSS_TOKENS
from ..content.cards import CARDS
from ..content.dice import BLANK, COIN, FORCE, MOVE, STAR, SYMBOLS
from ..content.heroes import HEROES
from ..effects.by_hand import BY_HAND
from ..effects.carriers import cost_of, health_of
from ..effects.vocabulary import ForbidUp
from ..state import State, occupied, on_boss_level
from ..tower import movement
from ..tower.fields import DIRECTIONS, UP
from ..turn import fighting
from ..turn.primitives import owns
from ..turn.symbols import STAR_AS, face_counts, pool_count, special_as
from .texts import card_name, figure_name, symbol_name, token_name, way_name

Words = list[str]
Because = Callable[[State, int, Words], Reason | None]
# Verbs of step 5; off the map none of them is possible.
ON_MAP = (
    "ability", "attack", "boost", "buy", "coin", "drink", "force", "fuse", "gravity", "move", "remove", "star", "use",
)  # fmt: skip
# Verbs of other questions, or of a hero off the map.
ELSEWHERE = ("bank", "end", "enter", "keep", "respawn", "reroll", "show", "turn")


def explain(state: State, text: str, acting: bool) -> Reason:
    """Why this text is no legal action now; `acting` is whether the active player uses symbols and cards."""
    step = state.stack[-1]
    asked = decision(state)
    assert asked is not None
    if any(action.text == text for action in step.actions(state)):
        return Reason(tr("It is not your turn: player {n} decides now.", n=asked.player + 1), "PF-4.1")
    words = text.split()
    verb = words[0] if words else ""
    if verb not in ELSEWHERE and verb not in ON_MAP:
        return Reason(tr("“{text}” is not a move of this game.", text=text), "PF-4.6")
    refused: Reason | None = None
    if acting:
        on_map = state.players[state.active].at >= 0
        if verb in ON_MAP:
            if not on_map:
                return Reason(tr("Your hero is off the map: all you can do is to come back."), "PF-4.6")
            refused = BECAUSE[verb](state, state.active, words[1:])
        elif verb == "respawn" and on_map:
            return Reason(tr("Your hero is on the map already."), "PF-10.6")
    return refused or Reason(tr("That is not possible now. {prompt}", prompt=asked.prompt), asked.rule)


def _no_symbol(state: State, seat: int, kind: int, words: Words) -> Reason | None:
    """The reason if there is no symbol of a kind to use."""
    name = symbol_name(SYMBOLS[kind])
    if "special" in words:
        if not special_as(state, seat, kind):
            if state.players[seat].special == BLANK:
                return Reason(tr("Your special die is blank."), "PF-5.1")
            return Reason(tr("Your special die cannot be used as {symbol} now.", symbol=name), "PF-5.7")
    elif not pool_count(state, kind):
        return Reason(tr("You have no unused {symbol}; fuse two equal dice, or use a Star.", symbol=name), "PF-5.1")
    return None


def _move(state: State, seat: int, words: Words) -> Reason | None:
    using = state.using
    going = using is not None and using.kind == MOVE and using.steps > 0
    if not words or words[0] not in WAYS:
        return Reason(tr("Say where to move: left, right, up, down or portal."), "PF-6.1")
    if not going and (found := _no_symbol(state, seat, MOVE, words)):
        return found
    way = WAYS.index(words[0])
    targets = dict(movement.hero_ways(state, seat, using.way if using and going else ""))
    if way not in targets:
        return _blocked(state, seat, way)
    who = occupied(state).get(targets[way])
    if who is not None:
        name = figure_name(who if isinstance(who, str) else state.players[who].hero)
        if not movement.pushes(state, occupied(state), state.players[seat].at, targets[way]):
            return Reason(tr("{figure} is in the way and cannot be pushed anywhere.", figure=name), "PF-7.1")
        return Reason(tr("{figure} is there: say where to push, such as “push up”.", figure=name), "PF-7.1")
    return None


def _blocked(state: State, seat: int, way: int) -> Reason:
    """Why there is no way in a direction."""
    if way == PORTAL:
        return Reason(tr("You do not stand on a portal that leads somewhere."), "PF-6.6")
    at = state.players[seat].at
    if way == UP and owns(state, seat, ForbidUp) and max(state.tower.to[UP][at], state.tower.above[at]) >= 0:
        return Reason(tr("The chain lets you Move up only by ladders."), "PF-13.9")
    if state.using and state.using.way:
        return Reason(tr("This Move goes straight up only."), "PF-6.4")
    name = way_name(DIRECTIONS[way])
    return Reason(tr("There is no way {way}: a wall, a platform or the edge of the map.", way=name), "PF-6.1")


def _force(state: State, seat: int, words: Words) -> Reason | None:
    if not words or words[0] not in state.enemies:
        return Reason(tr("There is no such enemy on the map."), "PF-5.6")
    token = words[0]
    using = state.using
    if not (using and using.kind == FORCE and using.steps > 0 and using.target in (token, "")):
        if found := _no_symbol(state, seat, FORCE, words):
            return found
    if on_boss_level(state, state.enemies[token]) != on_boss_level(state, state.players[seat].at):
        return Reason(tr("Nothing reaches across the floor of the boss level."), "PF-13.4")
    if len(words) > 1 and words[1] in DIRECTIONS:
        return Reason(
            tr("{enemy} cannot go {way}: the field is closed or not free.",
               enemy=figure_name(token), way=way_name(words[1])),
            "PF-5.6",
        )  # fmt: skip
    return Reason(tr("Say where to force the enemy: left, right, up or down."), "PF-5.6")


def _attack(state: State, seat: int, words: Words) -> Reason | None:
    if words and words[0] in HEROES:
        return Reason(tr("Heroes cannot attack heroes."), "PF-10.3")
    if not words or words[0] not in state.enemies:
        return Reason(tr("There is no such enemy on the map."), "PF-10.1")
    token = words[0]
    if token not in fighting.targets(state, seat, occupied(state)):
        return Reason(tr("{enemy} is not next to you.", enemy=figure_name(token)), "PF-10.1")
    most, needed = fighting.most_wounds(state, seat, token), health_of(state, token)
    if most == 0:
        return Reason(tr("An attack needs at least one Sword."), "PF-10.1")
    if most < needed:
        return Reason(
            tr("Your attack falls short: {most} of {needed} wounds at most.", most=most, needed=needed), "PF-10.2"
        )
    return Reason(tr("Another mix of Swords and gems does the same for less."), "PF-10.2")


def _coin(state: State, seat: int, words: Words) -> Reason | None:
    if not state.coin_supply:
        return Reason(tr("The supply of coins is empty."), "PF-1.2")
    return _no_symbol(state, seat, COIN, words)


def _boost(state: State, seat: int, words: Words) -> Reason | None:
    using = state.using
    if using is None:
        return Reason(tr("Gems raise a symbol while it is in use: use one first."), "PF-5.10")
    if using.raises < 0:
        return Reason(tr("Gems raise symbols only, not cards."), "PF-5.10")
    return Reason(
        trn("The next raise of this symbol costs 1 gem.", "The next raise of this symbol costs {n} gems.",
            using.raises + 1),
        "PF-5.10",
    )  # fmt: skip


def _fuse(state: State, seat: int, words: Words) -> Reason | None:
    if len(words) != 2 or any(word not in SYMBOLS for word in words):
        return Reason(tr("Name the face of two equal dice and the symbol that you want."), "PF-5.8")
    if face_counts(state)[SYMBOLS.index(words[0])] < 2:
        return Reason(tr("Fusion needs two unused dice with the same face."), "PF-5.8")
    return Reason(tr("A fusion gives a symbol of another kind."), "PF-5.8")


def _star(state: State, seat: int, words: Words) -> Reason | None:
    if not face_counts(state)[STAR]:
        return Reason(tr("You have no unused Star."), "PF-5.7")
    hero = state.players[seat].hero
    symbols = ", ".join(symbol_name(SYMBOLS[kind]) for kind in STAR_AS[hero])
    return Reason(tr("Your hero's Star stands for: {symbols}.", symbols=symbols), "PF-5.7")


def _gravity(state: State, seat: int, words: Words) -> Reason | None:
    return Reason(tr("Gravity would move nobody now."), "PF-8.1")


def _buy(state: State, seat: int, words: Words) -> Reason | None:
    player = state.players[seat]
    if not words or words[0] not in CARDS:
        return Reason(tr("There is no such card."), "PF-11.2")
    card = words[0]
    if card not in state.shop_items and card not in state.shop_potions:
        return Reason(tr("{card} is not in the shop.", card=card_name(card)), "PF-11.1")
    if not state.tower.shop[player.at]:
        return Reason(tr("You buy on a shop field only."), "PF-11.2")
    short = cost_of(state, seat, card) - player.coins
    return Reason(
        trn("{card} is too expensive: you are 1 coin short.", "{card} is too expensive: you are {n} coins short.",
            short, card=card_name(card)),
        "PF-11.2",
    )  # fmt: skip


def _use(state: State, seat: int, words: Words) -> Reason | None:
    player = state.players[seat]
    if not words or words[0] not in CARDS:
        return Reason(tr("There is no such card."), "PF-11.3")
    card = words[0]
    if card not in (*player.items, *player.potions) and state.artifacts.get(card) != seat:
        return Reason(tr("You do not have {card}.", card=card_name(card)), "PF-11.3")
    if not BY_HAND[card]:
        return Reason(tr("{card} works by itself.", card=card_name(card)), "PF-11.3")
    if card in player.exhausted:
        return Reason(tr("{card} is exhausted until your next turn.", card=card_name(card)), "PF-11.3")
    return Reason(tr("{card} cannot be used like that now.", card=card_name(card)), "PF-11.3")


def _ability(state: State, seat: int, words: Words) -> Reason | None:
    player = state.players[seat]
    if not HEROES[player.hero].once:
        return Reason(tr("The ability of your hero works by itself."), "PF-11.6")
    if player.tired:
        return Reason(tr("Your ability is used up for this turn."), "PF-11.6")
    return Reason(tr("Your ability would do nothing now."), "PF-11.6")


def _remove(state: State, seat: int, words: Words) -> Reason | None:
    if not words or words[0] not in BOSS_TOKENS or words[0] not in state.players[seat].tokens:
        return Reason(tr("You have no such token."), "PF-13.9")
    return Reason(tr("You cannot get rid of it now: {token}.", token=token_name(words[0])), "PF-13.9")


BECAUSE: dict[str, Because] = {
    "ability": _ability,
    "attack": _attack,
    "boost": _boost,
    "buy": _buy,
    "coin": _coin,
    "drink": _use,
    "force": _force,
    "fuse": _fuse,
    "gravity": _gravity,
    "move": _move,
    "remove": _remove,
    "star": _star,
    "use": _use,
}
