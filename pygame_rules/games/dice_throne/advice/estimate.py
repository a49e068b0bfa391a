"""What effects are worth to their owner, in points of health, before any die is rolled: rough figures for bots.

Everything is worked out from the effects themselves, so that a new hero needs no figures of its own.
"""

from __future__ import annotations

from functools import cache

from ..content import TOKENS
from ..content.kinds import NEGATIVE, TokenKind
from ..effects import vocabulary as v
from ..effects.vocabulary import Activation, Amount, Condition, Effect, Effects, Number, Straight, Symbols
from ..state import MAX_CP, Player
from ..turn.boards import Board, held, make_board
from .odds import Requirement, best_line

# Points of health that one of these is worth.
CP = 0.45
CARD = 0.6
HEALING = 0.9
DAMAGE = {v.NORMAL: 0.85, v.UNDEFENDABLE: 1.0, v.PURE: 0.95, v.COLLATERAL: 1.0, v.ULTIMATE: 1.1}
# Effects that come as they are, whatever the dice show.
PLAIN: dict[type[Effect], float] = {
    v.PreventHalf: 3.0,
    v.PreventAll: 5.0,
    v.ReturnHalf: 3.0,
    v.BecomeUndefendable: 1.5,
    v.RaiseLimit: 0.4,
    v.RemoveStatus: 1.0,
    v.MoveStatus: 1.0,
    v.PreventStatus: 0.8,
    v.GrowEach: 1.5,
    v.RerollThese: 0.4,
    v.Reroll: 0.5,
    v.SetDice: 1.2,
    v.NudgeDie: 0.9,
    v.CopyDie: 0.9,
    v.OneMoreAttempt: 0.8,
    v.ExtraRollPhase: 5.0,
    v.FailPhase: -5.0,
    v.SkipPhase: -5.0,
}
SIGNS = {v.LoseCp: CP, v.StealCp: 2 * CP, v.DiscardRandom: CARD}
# How likely a number comes up on so many of five dice that were chosen for something else.
OF_A_KIND = {2: 0.9, 3: 0.45, 4: 0.15, 5: 0.03}
TURNS_TO_COME = 5.0
DEFENSES_TO_COME = 2.5


class Estimate:
    """The worth of effects for one player; `dice` is the number of dice that the effects look at."""

    def __init__(self, player: Player, faces: tuple[str, ...], dice: int = 5) -> None:
        self.player = player
        self.faces = faces
        self.dice = dice

    def of(self, effects: Effects, spent: int = 0) -> float:
        """The worth of a text; `spent` is what was paid in the `Spend` around it."""
        return sum(self._one(effect, spent) for effect in effects)

    def _one(self, effect: Effect, spent: int) -> float:
        kind = type(effect)
        if kind in PLAIN:
            return PLAIN[kind]
        match effect:
            case v.Deal(amount, type_):
                return DAMAGE[type_] * self.amount(amount, spent)
            case v.AddDamage(amount):
                return DAMAGE[v.NORMAL] * self.amount(amount, spent)
            case v.Receive(amount) | v.Recoil(amount):
                return -self.amount(amount, spent)
            case v.Prevent(amount) | v.Heal(amount):
                return HEALING * self.amount(amount, spent)
            case v.GainCp(amount):
                return CP * min(self.amount(amount, spent), MAX_CP - self.player.cp)
            case v.LoseCp(amount) | v.StealCp(amount) | v.DiscardRandom(amount):
                return SIGNS[kind] * self.amount(amount, spent)
            case v.Draw(amount):
                return CARD * self.amount(amount, spent)
            case v.Gain(token, amount):
                return token_worth(token) * min(self.amount(amount, spent), self._room(token))
            case v.GainToLimit(token):
                return token_worth(token) * self._room(token)
            case v.Inflict(token, amount):
                return -token_worth(token) * min(self.amount(amount, spent), TOKENS[token].limit)
            case v.Discard(token, amount):
                gone = min(amount, held(self.player, token))
                return -token_worth(token) * gone if gone else 0.0
            case v.Grow(amount):
                return 0.9 * self.amount(amount, spent)
        return self._of_texts(effect, spent)

    def _of_texts(self, effect: Effect, spent: int) -> float:
        """Effects that hold other effects."""
        match effect:
            case v.Roll(dice, does):
                return Estimate(self.player, self.faces, dice).of(does, spent)
            case v.If(condition, does, otherwise):
                chance = self.chance(condition, spent)
                return chance * self.of(does, spent) + (1 - chance) * self.of(otherwise, spent)
            case v.Repeat(times, does):
                return self.amount(times, spent) * self.of(does, spent)
            case v.May(does):
                return max(0.0, self.of(does, spent))
            case v.Choose(_, does):
                return self.of(does, spent)
            case v.Or(sides):
                return max(self.of(side.does, spent) for side in sides)
            case v.Spend():
                return self._of_spending(effect)
        return 0.0

    def _of_spending(self, effect: v.Spend) -> float:
        """The best that can be had for what there is to spend."""
        if effect.what == v.CP:
            owned, worth = self.player.cp, CP
        elif effect.what == v.CARD:
            owned, worth = len(self.player.hand), CARD
        else:
            owned, worth = held(self.player, effect.what), _given_up(effect.what)
        most = min(owned, effect.at_most)
        choices = [self.of(effect.does, count) - worth * count for count in range(effect.at_least, most + 1)]
        return max([self.of(effect.otherwise), *choices])

    def _room(self, token: str) -> int:
        limit = TOKENS[token].limit + self.player.raised.get(token, 0)
        # A full stack is seldom full for long: something of a further token remains.
        return max(1, limit - self.player.tokens.get(token, 0))

    def _expected(self, symbol: str) -> float:
        return self.dice * self.faces.count(symbol) / 6

    def amount(self, number: Number, spent: int = 0) -> float:
        """An amount, as far as it can be foreseen."""
        if isinstance(number, int):
            return number
        return self._amount(number, spent)

    def _amount(self, number: Amount, spent: int) -> float:
        match number:
            case v.Per(each, symbol, every):
                return each * self._expected(symbol) / every * (0.8 if every > 1 else 1.0)
            case v.Held(each, token):
                return each * held(self.player, token)
            case v.Spent(each):
                return each * spent
            case v.Cp():
                return self.player.cp
            case v.DiceSum(best):
                return 3.5 * self.dice if best >= self.dice else 4.5 * best
            case v.Half(of):
                return self.amount(of, spent) / 2
            case v.Plus(parts):
                return sum(self.amount(part, spent) for part in parts)
            case v.AtMost(of, limit):
                return min(self.amount(of, spent), limit)
        return 1.0

    def chance(self, condition: Condition, spent: int = 0) -> float:
        """How likely a condition will hold."""
        match condition:
            case v.Shows(needs):
                chance = 1.0
                for symbol, count in needs:
                    chance *= at_least(count, self.dice, self.faces.count(symbol))
                return chance
            case v.ShowsValue(low, high):
                return at_least(1, self.dice, high - low + 1)
            case v.OfAKind(count):
                return OF_A_KIND[count]
            case v.SumAtLeast(value):
                return sum_at_least(value, self.dice)
            case v.SumAtMost(value):
                return 1 - sum_at_least(value + 1, self.dice)
            case v.Holding(token, count):
                return float(held(self.player, token) >= count)
            case v.SpentAtLeast(count):
                return float(spent >= count)
        return 0.6


@cache
def at_least(count: int, dice: int, sides: int) -> float:
    """The chance that at least so many dice show one of so many sides."""
    if count <= 0:
        return 1.0
    if count > dice:
        return 0.0
    hit = sides / 6
    return hit * at_least(count - 1, dice - 1, sides) + (1 - hit) * at_least(count, dice - 1, sides)


@cache
def sum_at_least(value: int, dice: int) -> float:
    """The chance that dice add up to a value or more."""
    if dice == 0:
        return float(value <= 0)
    return sum(sum_at_least(value - side, dice - 1) for side in range(1, 7)) / 6


@cache
def token_worth(token: str) -> float:
    """What a token on the own board is worth; what hurts is worth less than nothing."""
    kind = TOKENS[token]
    # A player without anything: what a token is worth does not depend on who holds it.
    nobody = Estimate(Player(), ("",) * 6, 1)
    worth = max((nobody.of(use.does, 1) - CP * use.cp for use in kind.uses), default=0.0) * 0.8
    acts = sum(nobody.of(_without_itself(on.does, token), 1) * WEIGHT.get(on.moment, 1.0) for on in kind.on)
    worth += acts * (2.0 if kind.persistent else 1.0) + sum(HOLDS[type(static)] for static in kind.holds)
    if kind.polarity == NEGATIVE:
        return min(-0.8, max(-5.0, worth))
    return max(0.7, min(6.0, worth))


# A skipped income is a smaller loss than a skipped attack.
WEIGHT = {v.INCOME: 0.25}
HOLDS: dict[type[v.Static], float] = {
    v.RollAttempts: -2.5,
    v.IncomingAttack: -1.8,
    v.Untouchable: 4.0,
    v.Helpless: -2.0,
    v.LastStand: 6.0,
}


def _without_itself(effects: Effects, token: str) -> Effects:
    """A text of a token without its own removal, and with each token of the stack counted for itself."""
    kept: list[Effect] = []
    for effect in effects:
        if isinstance(effect, v.Receive) and isinstance(effect.amount, v.Held) and effect.amount.token == token:
            kept.append(v.Receive(effect.amount.amount))
        elif isinstance(effect, v.ExtraRollPhase):
            kept.append(v.Receive(5))
        elif not (isinstance(effect, v.Discard) and effect.token == token):
            kept.append(effect)
    return tuple(kept)


def _given_up(what: str) -> float:
    """What one token, or one companion of a family, is worth when it is given up."""
    kinds = [TOKENS[what]] if what in TOKENS else [kind for kind in TOKENS.values() if _family(kind) == what]
    return min(max(0.3, 0.7 * token_worth(kind.id)) for kind in kinds)


def _family(kind: TokenKind) -> str:
    return getattr(kind, "family", "")


# Boards


def requirement(activation: Activation) -> Requirement:
    """An activation as the odds know it."""
    if isinstance(activation, Straight):
        return Requirement(straight=activation.length)
    assert isinstance(activation, Symbols)
    return Requirement(tuple(sorted(activation.needs)))


def ability_values(player: Player, board: Board) -> list[tuple[Requirement, float]]:
    """Every tier of the offensive abilities with what it is worth to the player now."""
    estimate = Estimate(player, board.hero.dice)
    return [
        (requirement(tier.when), round(estimate.of(tier.does), 1))
        for slot in board.offensive
        for tier in slot.ability.tiers
    ]


@cache
def board_worth(hero: str, upgrades: tuple[str, ...]) -> float:
    """What the abilities in play will bring in the turns to come: three attempts with best play, and defenses."""
    board = make_board(hero, upgrades)
    someone = Player(hero=hero, cp=4)
    estimate = Estimate(someone, board.hero.dice)
    attack = best_line(board.hero.dice, ability_values(someone, board), (), 3).value
    defense = max(
        (Estimate(someone, board.hero.dice, slot.ability.dice).of(slot.ability.does) for slot in board.defensive),
        default=0.0,
    )
    passive = sum(max(0.0, estimate.of(use.does) - CP * use.cp) for _, use, _ in board.uses)
    passive += sum(estimate.of(on.does) * 0.5 for _, on, _ in board.triggers)
    return TURNS_TO_COME * (attack + passive) + DEFENSES_TO_COME * defense
