"""What a seat could do something about, as a set of bits: dice on the table, damage that is coming, tokens, an attack.

Every card, token use and passive knows the bits it needs (`required`) and those it has something to do with (`bits`),
so that a glance tells what can be played now, and who has an answer in a window.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from ....core.texts import walk
from ..content import CARDS, TOKENS
from ..content.kinds import MAIN, NEGATIVE, POSITIVE, ROLL, Card, Upgrade
from ..effects import vocabulary as v
from ..effects.texts import NO_TEXT, Text, card_text, token_use_text
from ..effects.vocabulary import CARD, NORMAL, SELF, TARGET, Condition, Effect, Effects, Helpless
from ..state import ROLL_PHASES, Player, State, opposed
from .boards import is_status, kind_of
from .damage import enhanceable, is_attack, threatened

GENERIC = 1 << 0  # always
FUEL = 1 << 1  # always; combat points and cards, with which one may find an answer
DICE_OWN = 1 << 2  # the dice at hand are one's own and can be changed
DICE_TEAM = 1 << 3  # own or the partner's
DICE_OPPONENTS = 1 << 4
DICE_ANY = 1 << 5
TWO_DICE = 1 << 6  # own, and different values to copy
OFFENSE = 1 << 7  # the dice of an Offensive Roll Phase
DEFENSE = 1 << 8  # the dice of a defense
INCOMING = 1 << 9  # avoidable damage is coming to oneself
INCOMING_ANY = 1 << 10  # to anyone
STATUS_SELF = 1 << 11  # a removable token lies on the own board
STATUS_ANY = 1 << 12  # on any board
GOOD_SELF = 1 << 13  # a negative one on the own board
GOOD_ANY = 1 << 14  # a negative one on a friend's or a positive one on an opponent's board
MOVABLE = 1 << 15  # a token can be moved
STOPPABLE = 1 << 16  # the attack puts a token on oneself
MODIFY = 1 << 17  # the own attack can be enhanced
UNDEFENDED = 1 << 18  # the own attack can become undefendable
ATTACKED = 1 << 19  # one is the defender
AFTER = 1 << 20  # the own attack has dealt its damage
FACING = 1 << 21  # one is on a side of an attack
ROLL_PHASE = 1 << 22
OWN_MAIN = 1 << 23
OTHER_CARD = 1 << 24  # one has another card in hand
# As above, but to the good of the own side, which is when it is worth asking.
INCOMING_ALLY = 1 << 25
OFFENSE_ALLY = 1 << 26
DEFENSE_ALLY = 1 << 27

EVERYTHING = -1
ALL_DICE = DICE_OWN | DICE_TEAM | DICE_OPPONENTS | DICE_ANY | TWO_DICE
STATUS_WORTH = GOOD_SELF | GOOD_ANY
# The bits that are worked out together.
OF_DICE = ALL_DICE | OFFENSE | OFFENSE_ALLY | DEFENSE | DEFENSE_ALLY
OF_DAMAGE = INCOMING | INCOMING_ANY | INCOMING_ALLY
OF_ATTACK = MODIFY | UNDEFENDED | ATTACKED | AFTER | FACING | STOPPABLE
OF_TOKENS = STATUS_SELF | STATUS_ANY | GOOD_SELF | GOOD_ANY | MOVABLE

WHEN = {
    v.ANY_TIME: 0,
    "": 0,
    v.OWN_MAIN: OWN_MAIN,
    v.OWN_ATTACK: MODIFY,
    v.OWN_ATTACK_UNDEFENDED: UNDEFENDED,
    v.INCOMING: INCOMING,
    v.ATTACKED: ATTACKED,
    v.AFTER_OWN_ATTACK: AFTER,
}
WHOSE = {v.OWN: DICE_OWN, v.OWN_TEAM: DICE_TEAM, v.OPPONENTS: DICE_OPPONENTS, v.ANYONES: DICE_ANY}


# Effects that are what they hold, or only say when it comes.
HOLDING_OTHERS = (
    v.Roll, v.If, v.Or, v.May, v.Choose, v.Repeat, v.Spend, v.Then, v.AfterDamage, v.RerollThese,
)  # fmt: skip


def _bits(effect: Effect) -> int:
    """What an effect has to do with."""
    if isinstance(effect, v.NudgeDie | v.SetDice | v.Reroll):
        return WHOSE[effect.whose]
    if isinstance(effect, v.CopyDie):
        return TWO_DICE
    if isinstance(effect, v.OneMoreAttempt):
        return OFFENSE | OFFENSE_ALLY if effect.roll == "offense" else DEFENSE | DEFENSE_ALLY
    if isinstance(effect, v.Prevent | v.PreventHalf | v.PreventAll):
        return INCOMING if effect.who == SELF else INCOMING_ANY | INCOMING_ALLY
    if isinstance(effect, v.ReturnHalf):
        return INCOMING
    if isinstance(effect, v.RemoveStatus):
        return STATUS_SELF | GOOD_SELF if effect.who == SELF else STATUS_ANY | GOOD_ANY
    if isinstance(effect, v.MoveStatus):
        return MOVABLE
    if isinstance(effect, v.PreventStatus):
        return STOPPABLE
    if isinstance(effect, v.AddDamage | v.BecomeUndefendable):
        return MODIFY | UNDEFENDED if isinstance(effect, v.BecomeUndefendable) else MODIFY
    if isinstance(effect, v.Inflict | v.Deal | v.LoseCp | v.StealCp | v.DiscardRandom) and effect_on_target(effect):
        return FACING
    if isinstance(effect, v.Draw | v.GainCp):
        return GENERIC | FUEL
    if isinstance(effect, HOLDING_OTHERS):
        return 0
    return GENERIC


def effect_on_target(effect: v.Inflict | v.Deal | v.LoseCp | v.StealCp | v.DiscardRandom) -> bool:
    return (effect.to if isinstance(effect, v.Deal) else effect.who) == TARGET


def bits_of(effects: Effects) -> int:
    found = 0
    for effect in walk(effects):
        found |= _bits(effect)
    return found


@cache
def bits_of_text(text: Text) -> int:
    """What the effects of a text have to do with."""
    return bits_of(text.effects)


@dataclass(slots=True)
class Playable:
    """A card as the lists of actions need it."""

    id: str
    cost: int
    text: Text
    bits: int
    required: int
    needs: tuple[Condition, ...]
    main: bool
    upgrade: Upgrade | None = None
    # The bits in a window: a card of the Main Phase answers nothing. And all that decide whether it can be played.
    answers: int = field(init=False)
    concerns: int = field(init=False)

    def __post_init__(self) -> None:
        self.answers = 0 if self.main else self.bits
        self.concerns = self.bits | self.required


def _playable(hero: str, card: Card | Upgrade) -> Playable:
    if isinstance(card, Upgrade):
        return Playable(card.id, card.cost, NO_TEXT, GENERIC, OWN_MAIN, (), True, card)
    required = WHEN[card.when]
    if card.type == ROLL:
        required |= ROLL_PHASE
    elif card.type == MAIN:
        required |= OWN_MAIN
    if any(isinstance(effect, v.Spend) and effect.what == CARD and effect.must for effect in card.does):
        required |= OTHER_CARD
    # Whatever it does, a card for the time after the attack is an answer then.
    bits = bits_of(card.does) | required & AFTER
    return Playable(card.id, card.cost, card_text(hero, card.id), bits, required, card.needs, card.type == MAIN)


PLAYABLE: dict[str, dict[str, Playable]] = {
    hero: {card.id: _playable(hero, card) for card in cards.values()} for hero, cards in CARDS.items()
}


@dataclass(slots=True)
class Usable:
    """One way to spend a token or companion."""

    token: str
    index: int
    text: Text
    bits: int
    required: int
    use: v.Use
    once: bool
    concerns: int = field(init=False)

    def __post_init__(self) -> None:
        self.concerns = self.bits | self.required


USABLE: dict[str, tuple[Usable, ...]] = {
    token.id: tuple(
        Usable(
            token.id, index, token_use_text(token.id, index), bits_of(use.does), WHEN[use.when], use, token.once_a_turn
        )
        for index, use in enumerate(token.uses)
    )
    for token in TOKENS.values()
    if token.uses
}

HELPLESS = tuple(token.id for token in TOKENS.values() if any(isinstance(static, Helpless) for static in token.holds))
REMOVABLE = frozenset(token.id for token in TOKENS.values() if is_status(token.id) and token.removable)
MOVABLES = frozenset(token.id for token in TOKENS.values() if is_status(token.id) and token.movable)
POSITIVES = frozenset(token.id for token in TOKENS.values() if token.polarity == POSITIVE)
NEGATIVES = frozenset(token.id for token in TOKENS.values() if token.polarity == NEGATIVE)


def may_act(state: State, seat: int) -> bool:
    """Whether a seat can do anything at all now: not stunned, and not under an opponent's ultimate (DT-9.2)."""
    player = state.players[seat]
    if player.out:
        return False
    if player.tokens:
        for token in HELPLESS:
            if token in player.tokens:
                return False
    attack = state.attack
    return attack is None or not attack.ultimate or not opposed(state, seat, attack.attacker)


def stoppable(state: State, seat: int, polarity: str = "") -> list[str]:
    """The tokens of the attack under way that a seat could stop (DT-10.9), sorted."""
    attack = state.attack
    if attack is None or attack.target != seat:
        return []
    found = [waiting.token for waiting in attack.queue if waiting.kind == "inflict" and waiting.amount > 0]
    found += [token for token in attack.inflicted if token in state.players[seat].tokens]
    return sorted({token for token in found if not polarity or kind_of(token).polarity == polarity})


def situation(state: State, seat: int, wanted: int = EVERYTHING, main: bool = False) -> int:
    """All that a seat could do something about, as far as it is `wanted`: other bits may be missing."""
    sit = GENERIC | FUEL
    if main:
        sit |= OWN_MAIN
    if len(state.players[seat].hand) > 1:
        sit |= OTHER_CARD
    if state.phase in ROLL_PHASES:
        sit |= ROLL_PHASE
    if wanted & OF_DICE and state.trays and state.trays[-1].open:
        sit |= _dice_bits(state, seat)
    if wanted & OF_DAMAGE and state.hits:
        for other in threatened(state):
            if other == seat:
                sit |= INCOMING | INCOMING_ANY | INCOMING_ALLY
            else:
                sit |= INCOMING_ANY if opposed(state, seat, other) else INCOMING_ANY | INCOMING_ALLY
    if wanted & OF_ATTACK:
        attack = state.attack
        if attack is not None and (attack.target >= 0 or attack.attacker == seat):
            sit |= _attack_bits(state, seat)
    if wanted & OF_TOKENS:
        for other, holder in enumerate(state.players):
            if holder.tokens:
                sit |= _token_bits(state, seat, other, holder)
    return sit


def _dice_bits(state: State, seat: int) -> int:
    tray = state.trays[-1]
    sit = DICE_ANY
    owner = tray.owner
    if owner == seat:
        sit |= DICE_OWN | DICE_TEAM
        if len(set(tray.values)) > 1:
            sit |= TWO_DICE
    elif opposed(state, seat, owner):
        sit |= DICE_OPPONENTS
    else:
        sit |= DICE_TEAM
    friendly = sit & DICE_TEAM
    if tray.purpose == "offense":
        sit |= OFFENSE | OFFENSE_ALLY if friendly else OFFENSE
    elif tray.purpose == "defense":
        sit |= DEFENSE | DEFENSE_ALLY if friendly else DEFENSE
    return sit


def _attack_bits(state: State, seat: int) -> int:
    attack = state.attack
    assert attack is not None
    if seat != attack.attacker and seat != attack.target:
        return 0
    if attack.target < 0:
        # What is added before the target is known goes to whoever it will be.
        return MODIFY if enhanceable(state) else 0
    if state.players[attack.target].out:
        return 0
    if attack.settled:
        return AFTER | FACING if seat == attack.attacker else 0
    sit = FACING
    if seat == attack.target:
        if is_attack(state):
            sit |= ATTACKED
        if stoppable(state, seat):
            sit |= STOPPABLE
    elif enhanceable(state):
        sit |= MODIFY
        if attack.type == NORMAL and not attack.undefendable and not attack.defended:
            sit |= UNDEFENDED
    return sit


def _token_bits(state: State, seat: int, other: int, holder: Player) -> int:
    """What the tokens on a board allow; which side of `TOKEN_BITS` depends on whose board it is."""
    side = 0 if other == seat else 1 if not opposed(state, seat, other) else 2
    sit = 0
    for token in holder.tokens:
        sit |= TOKEN_BITS[token][side]
    return sit


def _token_side_bits(token: str) -> tuple[int, int, int]:
    """The bits of a token on the own board, on a partner's and on an opponent's."""
    bits = MOVABLE if token in MOVABLES else 0
    if token not in REMOVABLE:
        return bits, bits, bits
    bits |= STATUS_ANY
    worth = GOOD_ANY if token in NEGATIVES else 0
    own = bits | STATUS_SELF | worth | (GOOD_SELF if token in NEGATIVES else 0)
    return own, bits | worth, bits | (GOOD_ANY if token in POSITIVES else 0)


TOKEN_BITS = {token: _token_side_bits(token) for token in TOKENS}
