"""What all rules share: coins, gems, hearts, fainting, boss tokens, artifacts."""

from __future__ import annotations

from ....core.flow import Events
from .. import events as ev
from ..content.bosses import BOSS_TOKENS, BOSSES
from ..content.cards import ARTIFACTS
from ..content.dice import BLANK
from ..content.heroes import HEROES
from ..effects.carriers import carriers
from ..effects.conditions import Condition, Falls, OwnsCoins, SuffersWounds
from ..effects.vocabulary import Effect, WhenHealed
from ..state import State, solo
from ..tower.fields import OFF

# Coins and gems (PF-1.2)


def gain_coins(state: State, seat: int, amount: int, why: str, events: Events) -> None:
    """Take coins from the supply, as far as it goes."""
    amount = min(amount, state.coin_supply)
    if amount > 0:
        state.coin_supply -= amount
        state.players[seat].coins += amount
        events.append(ev.CoinsGained(seat, amount, why))
        after_coins(state, seat, events)


def after_coins(state: State, seat: int, events: Events) -> None:
    """A gain of coins may bring an artifact (PF-14.2)."""
    if state.artifacts:
        award(state, seat, OwnsCoins, state.players[seat].coins, events)


def lose_coins(state: State, seat: int, amount: int, why: str, events: Events) -> None:
    amount = min(amount, state.players[seat].coins)
    if amount > 0:
        state.players[seat].coins -= amount
        state.coin_supply += amount
        events.append(ev.CoinsLost(seat, amount, why))


def gain_gems(state: State, seat: int, amount: int, why: str, events: Events) -> None:
    amount = min(amount, state.gem_supply)
    if amount > 0:
        state.gem_supply -= amount
        state.players[seat].gems += amount
        events.append(ev.GemsGained(seat, amount, why))


def lose_gems(state: State, seat: int, amount: int, events: Events) -> None:
    amount = min(amount, state.players[seat].gems)
    if amount > 0:
        pay_gems(state, seat, amount)
        events.append(ev.GemsLost(seat, amount))


def pay_gems(state: State, seat: int, amount: int) -> None:
    state.players[seat].gems -= amount
    state.gem_supply += amount


# Hearts (PF-10.4, PF-10.5)


def health(state: State, seat: int) -> int:
    """The hearts that a hero starts with."""
    return HEROES[state.players[seat].hero].health


def suffer(state: State, seat: int, wounds: int) -> int:
    """Take hearts away; how many were lost. Who has none left must faint next."""
    player = state.players[seat]
    lost = min(wounds, player.hearts)
    player.hearts -= lost
    player.wounds += lost
    return lost


def after_wounds(state: State, seat: int, events: Events) -> None:
    """Faint without hearts; else wounds may bring an artifact."""
    player = state.players[seat]
    if player.hearts == 0:
        faint(state, seat, events)
    elif state.artifacts:
        award(state, seat, SuffersWounds, player.wounds, events)


def wound(state: State, seat: int, wounds: int, why: str, events: Events) -> None:
    """Wounds that are no enemy attack: traps, venom, cards (PF-10.4)."""
    lost = suffer(state, seat, wounds)
    if lost:
        events.append(ev.HeroWounded(seat, lost, why))
        after_wounds(state, seat, events)


def faint(state: State, seat: int, events: Events) -> None:
    """Take the hero off the map with full hearts, a blank special die and no boss tokens (PF-10.5)."""
    player = state.players[seat]
    player.at = OFF
    player.hearts = HEROES[player.hero].health
    player.special = BLANK
    player.tokens.clear()
    if seat == state.active:
        state.using = None
    events.append(ev.HeroFainted(seat))
    if solo(state) and not state.over:
        # PF-15.4
        state.over = True
        events.append(ev.GameLost("fainted"))


def heal(state: State, seat: int, hearts: int, events: Events) -> None:
    """Recover hearts up to the starting health; some boss tokens go with it."""
    player = state.players[seat]
    gained = min(hearts, health(state, seat) - player.hearts)
    if gained <= 0:
        return
    player.hearts += gained
    events.append(ev.HeartsHealed(seat, gained))
    for token in player.tokens[:]:
        if any(type(way) is WhenHealed for way in BOSS_TOKENS[token].removal):
            drop_token(state, seat, token, "healed", events)


def reset_special(state: State, seat: int, events: Events) -> None:
    player = state.players[seat]
    if player.special != BLANK:
        player.special = BLANK
        events.append(ev.SpecialReset(seat))


# Boss tokens (PF-13.9)


def token_supply(state: State, token: str) -> int:
    """How many copies of a boss token are neither held nor on the map."""
    held = sum([player.tokens.count(token) for player in state.players])
    return BOSS_TOKENS[token].copies - held - (len(state.specials) if token == field_token(state) else 0)


def field_token(state: State) -> str:
    """The token that lies on the boss's special fields."""
    return BOSSES[state.boss].field_token


def give_token(state: State, seat: int, token: str, events: Events) -> bool:
    """A hero receives a boss token, or a wound if he holds one of its kind; whether he took it."""
    player = state.players[seat]
    if token in player.tokens:
        wound(state, seat, 1, "token", events)
        return False
    player.tokens.append(token)
    events.append(ev.TokenReceived(seat, token))
    return True


def drop_token(state: State, seat: int, token: str, why: str, events: Events) -> None:
    state.players[seat].tokens.remove(token)
    events.append(ev.TokenRemoved(seat, token, why))


# Artifacts (PF-14.2)


def award(state: State, seat: int, kind: type[Condition], count: int, events: Events) -> None:
    """Give every laid-out artifact whose condition is met by this count to the seat."""
    for card, owner in state.artifacts.items():
        condition = ARTIFACTS[card].condition
        if owner == seat or type(condition) is not kind or count < least(condition):
            continue
        if kind is OwnsCoins and owner >= 0 and state.players[owner].coins >= count:
            continue
        if owner >= 0 and card in state.players[owner].exhausted:
            state.players[owner].exhausted.remove(card)
        state.artifacts[card] = seat
        events.append(ev.ArtifactTaken(seat, card, owner if owner >= 0 else None))


def least(condition: Condition | None) -> int:
    """The count that a condition asks for."""
    if isinstance(condition, Falls):
        return condition.fields
    return getattr(condition, "count", 1)


def owns(state: State, seat: int, kind: type[Effect]) -> bool:
    """Whether a seat has an effect of a kind by items or artifacts, which is quicker than to list them."""
    known = carriers(kind)
    player = state.players[seat]
    return (
        any(name in known for name in player.items)
        or any(name in known for name in player.tokens)
        or any(owner == seat and name in known for name, owner in state.artifacts.items())
    )
