"""Falling (PF-8)."""

from __future__ import annotations

from ....core.flow import Events
from .. import events as ev
from ..actions import HOLD, LET_GO
from ..content.enemies import TOKENS
from ..effects.carriers import ability, foes_with
from ..effects.conditions import Falls
from ..effects.vocabulary import BurstsFalling, CatchLadders, Flies
from ..state import State, occupied
from ..turn.primitives import award, owns
from .fields import OFF, WIDTH, xy
from .levels import enter, remove_enemy


def fall(state: State, choice: int, events: Events) -> None:
    """Apply gravity in the turn of the active player, who says what the own hero does (PF-8.1)."""
    events.append(ev.GravityApplied(state.active))
    settle(state, choice, events)


def settle(state: State, choice: int, events: Events, ladders: bool = True) -> None:
    """Apply gravity to everyone, from the lowest figure to the highest (PF-8.2).

    `choice` is what the active hero does: HOLD, LET_GO, or the ladder field that he catches.
    """
    where = occupied(state)
    supported = state.tower.supported
    flying = foes_with(Flies)
    for field in sorted(where):
        if supported[field] or field - WIDTH in where:
            continue
        who = where[field]
        if isinstance(who, str):
            if who not in flying:
                del where[field]
                landing = _drop_enemy(state, who, field, where, events)
                if landing >= 0:
                    where[landing] = who
            continue
        own = choice if who == state.active else HOLD
        if ladders and own == HOLD and may_hold(state, who):
            continue
        del where[field]
        _drop_hero(state, who, own if ladders else LET_GO, where, events)
        if state.over:
            return
        if state.players[who].at >= 0:
            where[state.players[who].at] = who


def may_hold(state: State, seat: int) -> bool:
    """Whether a hero may stay in the air: on a ladder field, or by an effect like one (PF-8.3)."""
    player = state.players[seat]
    return state.tower.ladder[player.at] or player.hover > 0


def _drop_enemy(state: State, token: str, field: int, where: dict[int, str | int], events: Events) -> int:
    """Let an enemy fall to where it stops; OFF if it bursts."""
    supported, landing = state.tower.supported, field
    while not supported[landing] and landing - WIDTH not in where:
        landing -= WIDTH
    state.enemies[token] = landing
    events.append(ev.FigureFell(token, xy(field), xy(landing)))
    bursts = ability(TOKENS[token], BurstsFalling) if token in TOKENS else None
    if bursts and (field - landing) // WIDTH >= bursts.fields:
        remove_enemy(state, token)
        events.append(ev.EnemyBurst(token))
        return OFF
    return landing


def _drop_hero(state: State, seat: int, choice: int, where: dict[int, str | int], events: Events) -> None:
    """Let a hero fall field by field; each one counts as entered (PF-8.4)."""
    player = state.players[seat]
    start, supported, ladder = player.at, state.tower.supported, state.tower.ladder
    catches = choice == HOLD and owns(state, seat, CatchLadders)
    while not supported[player.at] and player.at - WIDTH not in where:
        origin = player.at
        player.at -= WIDTH
        events.append(ev.FigureFell(player.hero, xy(origin), xy(player.at)))
        enter(state, seat, events)
        if player.at == OFF:
            return
        if player.at == choice or (catches and ladder[player.at]):
            break
    if state.artifacts and player.at >= 0:
        award(state, seat, Falls, (start - player.at) // WIDTH, events)


def falls(state: State, where: dict[int, str | int], field: int, choice: int = HOLD) -> bool:
    """Whether the figure on a field would fall now."""
    if state.tower.supported[field]:
        return False
    who = where[field]
    if isinstance(who, str):
        if who in foes_with(Flies):
            return False
    elif (who != state.active or choice == HOLD) and may_hold(state, who):
        return False
    below = field - WIDTH
    return below not in where or falls(state, where, below)


def anyone_falls(state: State, where: dict[int, str | int]) -> bool:
    """Whether gravity would move anyone while the active hero holds on."""
    supported = state.tower.supported
    for field in where:
        if supported[field]:
            continue
        if falls(state, where, field):
            return True
    return False


def choices(state: State, where: dict[int, str | int]) -> list[int]:
    """What the active hero can do when gravity is applied: HOLD, LET_GO and ladder fields to catch (PF-8.3)."""
    player = state.players[state.active]
    found = [HOLD]
    if player.at < 0 or state.tower.supported[player.at]:
        return found
    holds = may_hold(state, state.active)
    catches = bool(state.artifacts) and owns(state, state.active, CatchLadders)
    if not (holds or catches) or not falls(state, where, player.at, LET_GO):
        return found
    ladders = catchable(state, where, player.at) if catches else []
    if holds or ladders:
        found.append(LET_GO)
    # Who holds nothing catches the first ladder by default.
    return found + (ladders if holds else ladders[1:])


def catchable(state: State, where: dict[int, str | int], field: int) -> list[int]:
    """The ladder fields that a hero who falls from a field passes or reaches, the highest first."""
    supported, found = state.tower.supported, []
    while not supported[field] and field - WIDTH not in where:
        field -= WIDTH
        if state.tower.ladder[field]:
            found.append(field)
    return found


def landing(state: State, where: dict[int, str | int], field: int, seat: int) -> int:
    """Where a hero who stands on a field would come to rest, if all else stayed as it is."""
    if state.tower.ladder[field] or state.players[seat].hover > 0:
        return field
    supported = state.tower.supported
    while not supported[field] and field - WIDTH not in where:
        field -= WIDTH
    return field
