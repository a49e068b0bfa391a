"""The kinds of content: heroes, abilities, tokens, companions and cards, each with where its facts are known from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..effects.vocabulary import Activation, Condition, Effects, On, Static, Use

# Kinds of abilities
OFFENSIVE = "offensive"
DEFENSIVE = "defensive"
ULTIMATE = "ultimate"
PASSIVE = "passive"

# When a card may be played (DT-4.2)
MAIN = "main"
ROLL = "roll"
INSTANT = "instant"
UPGRADE = "upgrade"

# Polarity of tokens (DT-10.1)
POSITIVE = "positive"
NEGATIVE = "negative"
UNIQUE = "unique"
COMPANION = "companion"

# Where facts are known from
RULEBOOK = "rulebook"
MEMORY = "memory"
DESIGNED = "designed"
LOJO = "public:LoJo97/dice-throne"
SELLIOTT = "public:Selliott452/dicethrone"
ZHUANG = "public:zhuanggenhua/BoardGame"
NTR = "public:ntr1c8m3thd/diceThroneAR"
TRANKHAI = "public:trankhai3108/boardgame1"
POWHELL = "public:powhell/DiceThrone-Simulator"
YOUSSEF = "public:Youssef-Hagag/Dice-Throne"
NOHERO = "public:noHero123/DiceThroneOddsCalculator"
TAQUITOS = "public:TaquitosDorados/DiceThroneMobile"

HIGH = "high"
MEDIUM = "medium"
LOW = "low"


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where the figures of an entry come from and how sure they are. `disputed` holds every reading as (source, value),
    the chosen one first; `note` says why it was chosen, or what the reader should know."""

    origin: str
    also: tuple[str, ...] = ()
    confidence: str = HIGH
    disputed: tuple[tuple[str, str], ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Tier:
    """One row of an ability: what the dice must show, and what then happens."""

    when: Activation
    does: Effects


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability of a hero board, of an upgrade card, or a second ability that an upgrade adds.

    Offensive abilities and ultimates have tiers, the lowest first. Defensive ones have `dice` and `does`. Passive ones
    have `uses` (what their owner may do) and `on` (what happens by itself).
    """

    id: str
    name: str
    kind: str
    provenance: Provenance
    tiers: tuple[Tier, ...] = ()
    dice: int = 0
    does: Effects = ()
    uses: tuple[Use, ...] = ()
    on: tuple[On, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """An action card. `needs` are conditions for playing it, `when` a time as in `Use` ("": as its type allows)."""

    id: str
    name: str
    type: str
    cost: int
    does: Effects
    provenance: Provenance
    number: int = 0
    when: str = ""
    needs: tuple[Condition, ...] = ()
    # An attack modifier (DT-5.4): such a card has `when=OWN_ATTACK`.
    modifier: bool = False


@dataclass(frozen=True, slots=True)
class Upgrade:
    """A card that replaces an ability of the board by a better one; `ability.id` is the ability that it replaces."""

    id: str
    cost: int
    level: int
    ability: Ability
    adds: tuple[Ability, ...] = ()
    number: int = 0

    @property
    def name(self) -> str:
        return self.ability.name

    @property
    def type(self) -> str:
        return UPGRADE

    @property
    def provenance(self) -> Provenance:
        return self.ability.provenance


@dataclass(frozen=True, slots=True)
class TokenKind:
    """A status effect token (DT-10). `uses` is what it can be spent for, `on` what happens by itself, `holds` what it
    changes while it lies on a board."""

    id: str
    name: str
    polarity: str
    limit: int
    provenance: Provenance
    persistent: bool = False
    uses: tuple[Use, ...] = ()
    on: tuple[On, ...] = ()
    holds: tuple[Static, ...] = ()
    # Whether cards and abilities that speak of status effects can take it away, or move it.
    removable: bool = True
    movable: bool = True
    # An attack modifier when it is spent (DT-5.4).
    modifier: bool = False
    # At most one of this kind may be spent in each turn, whoever's turn it is.
    once_a_turn: bool = False

    @property
    def spendable(self) -> bool:
        return bool(self.uses)


@dataclass(frozen=True, slots=True)
class Companion(TokenKind):
    """A companion (DT-11): lies on the board as a token does, but is no status effect. `grows_from` is the stage before
    it, "" for the first; `family` is the word for all stages together."""

    family: str = ""
    grows_from: str = ""


@dataclass(frozen=True, slots=True)
class Ruling:
    """An answer to a frequent question, in our words."""

    text: str
    origin: str


@dataclass(frozen=True, slots=True)
class Hero:
    """All that belongs to one hero. `dice` are the symbols of the faces 1 to 6, `symbols` their names."""

    id: str
    name: str
    complexity: int
    dice: tuple[str, ...]
    symbols: Mapping[str, str]
    tokens: tuple[TokenKind, ...]
    board: tuple[Ability, ...]
    upgrades: tuple[Upgrade, ...]
    cards: tuple[Card, ...]
    # Promotional cards are known but not in the deck.
    promo: tuple[Card, ...] = ()
    faq: tuple[Ruling, ...] = ()
    # What happens to the hero when the table is laid.
    setup: Effects = ()
    # How the families of companions are called.
    families: Mapping[str, str] = field(default_factory=dict)
