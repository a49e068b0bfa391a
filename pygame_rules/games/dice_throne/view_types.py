"""What a view of the table and the catalogue hold, by name. Seats count from 0, dice from 1."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

# The board of a view: what is under way


class SourceView(TypedDict):
    """What an effect comes from: a card, a token, an ability or a hero."""

    kind: str
    id: str


class WindowView(TypedDict):
    """A response window: its kind, whom it is about, who is still to be asked."""

    kind: str
    about: int | None
    seats: list[int]


class SubjectView(TypedDict, total=False):
    """What a question is about; empty where nothing is asked or a window is open."""

    player: int
    source: SourceView
    name: str
    # The player whose token is removed.
    holder: int
    # How many steps of growth are left.
    left: int


class AttemptsView(TypedDict):
    """Roll attempts."""

    left: int
    made: int


class IntentView(TypedDict, total=False):
    """What the active player has announced and others may answer: one of these."""

    declares: str
    rerolls: list[int]
    stops: bool


class TrayView(TypedDict):
    """Dice on the table; `open` ones can still be changed."""

    owner: int
    purpose: str
    values: list[int]
    symbols: list[str]
    open: bool


class AimRow(TypedDict):
    """A row of the targeting die: the `left` or `right` opponent is hit, or `opponents` or `attacker` choose."""

    values: list[int]
    means: str
    # Who is hit, where nobody chooses.
    target: int | None


class AimView(TypedDict):
    """The targeting die: what it shows, if it was rolled, and its table (DT-3.5.2)."""

    attacker: int
    value: int | None
    rows: list[AimRow]


class WaitingView(TypedDict):
    """Something that an attack will do to its target."""

    kind: str
    token: str | None
    n: int


class AttackView(TypedDict):
    """The activated offensive ability."""

    attacker: int
    target: int | None
    ability: str
    tier: int
    type: str | None
    ultimate: bool
    is_attack: bool
    damage: int
    defended: bool
    settled: bool
    dealt: int | None
    waiting: list[WaitingView]
    inflicted: list[str]


class DamageLine(TypedDict):
    """One contribution to damage, and in which of the steps of DT-6 it counts (4: healing, after them)."""

    op: str
    step: int
    by: int
    source: SourceView
    name: str
    amount: int
    type: str | None
    attack: bool


class DamageView(TypedDict):
    """What is coming to a player, or to a target that is not known yet."""

    player: int | None
    base: int
    subtotal: int
    total: int
    heal: int
    lines: list[DamageLine]
    # Known once it is known whom it hits.
    health: NotRequired[int]
    after: NotRequired[int]
    shielded: NotRequired[bool]


# The board of a view: players


class TokenView(TypedDict):
    """A stack of tokens on a board; `fresh` ones were gained in this turn."""

    id: str
    n: int
    limit: int
    fresh: int
    used: bool


class TierView(TypedDict):
    """A row of an ability against the dice on the table; without dice only `met` says something.

    `there` tells for each place of the activation, in its order, whether a die fills it. The places of a straight are
    the numbers from `start` on: the run that is nearest to being there.
    """

    met: bool
    missing: int | None
    start: int | None
    there: list[bool] | None


class AbilityView(TypedDict):
    """An ability in play: the upgrade that it stands on, its level, and the highest row that the dice meet."""

    id: str
    kind: str
    level: int
    card: str | None
    dice: int
    tier: int | None
    tiers: list[TierView]


class CostView(TypedDict):
    """What a card in hand costs now; no cost where its ability already has its level or a higher one (DT-7.3)."""

    cost: int | None
    affordable: bool


class PlayerView(TypedDict):
    """A seat. `hand` and `costs` are None where they are hidden."""

    seat: int
    side: int
    partner: int | None
    hero: str | None
    health: int
    cap: int
    cp: int
    out: bool
    quiet: str | None
    hand: list[str] | None
    costs: dict[str, CostView] | None
    hand_count: int
    deck: int
    discard: list[str]
    upgrades: list[str]
    tokens: list[TokenView]
    limits: dict[str, int]
    abilities: list[AbilityView]


class FiguresView(TypedDict):
    """The figures that a table is played with (DT-1)."""

    full_health: int
    start_cp: int
    cp_limit: int
    start_hand: int
    hand_limit: int
    attempts: int


class FlowView(TypedDict):
    """The position without what is hidden, for bots."""

    state: Any
    hidden: list[int]


class BoardView(TypedDict):
    """The table as a seat sees it."""

    mode: str
    figures: FiguresView
    phase: str
    # The phases that do not happen at this table.
    skipped: list[str]
    turn: int
    # How often it has been everyone's turn, counted from 1; 0 before the first turn.
    round: int
    start: int
    active: int
    order: list[int]
    step: str
    window: WindowView | None
    subject: SubjectView
    attempts: AttemptsView
    intent: IntentView | None
    trays: list[TrayView]
    aim: AimView | None
    attack: AttackView | None
    damage: list[DamageView]
    kings: list[int]
    players: list[PlayerView]
    pool: list[str]
    curve: list[list[int]]
    flow: FlowView


# What an action would cost or change


class OutcomeView(TypedDict):
    """The final damage to whom an answer changes most, before and after it."""

    player: int
    before: int
    after: int


class BestView(TypedDict):
    """The places of the dice to keep for the line that is worth most on average."""

    value: float
    keep: list[int]


class Changes(TypedDict, total=False):
    """What is certain to come of an action; each kind of action has some of these."""

    # What it costs, what it brings, and the combat points that its player has then.
    cost: int
    gains: int
    cp: int
    # How many tokens of the kind are left.
    left: int
    # The row of a declared ability that counts, and its fixed figures.
    tier: int
    damage: int
    type: str
    heal: int
    # What a die shows then.
    value: int
    outcome: OutcomeView
    # The chance of each ability, and the places of the dice to keep for it.
    odds: dict[str, float]
    keep: dict[str, list[int]]
    best: BestView


# The catalogue


class ReadingEntry(TypedDict):
    """What one source says where they differ."""

    source: str
    value: str


class ProvenanceEntry(TypedDict):
    """Where the figures of an entry are known from; `unsure` says whether it should carry a mark."""

    origin: str
    also: list[str]
    confidence: str
    disputed: list[ReadingEntry]
    note: str
    unsure: bool


class SymbolNeed(TypedDict):
    symbol: str
    n: int


class ActivationEntry(TypedDict):
    """What the dice must show: a straight of so many numbers, or symbols."""

    text: str
    straight: NotRequired[int]
    symbols: NotRequired[list[SymbolNeed]]


class TierEntry(TypedDict):
    activation: ActivationEntry
    text: str


class UseEntry(TypedDict):
    """Something that a token or a passive ability can be used for; a passive one says its cost in combat points."""

    name: str
    text: str
    cp: NotRequired[int]


class AbilityEntry(TypedDict):
    id: str
    name: str
    kind: str
    text: str
    # Pairs of a kind of picture and its value.
    gist: list[list[str]]
    tiers: list[TierEntry]
    dice: int
    does: str
    uses: list[UseEntry]
    provenance: ProvenanceEntry


class CardEntry(TypedDict):
    """A card; `when` says in short when it can be played."""

    id: str
    name: str
    type: str
    cost: int
    number: int
    text: str
    when: str
    provenance: ProvenanceEntry
    # Action cards: whether it is an attack modifier.
    modifier: NotRequired[bool]
    # Upgrades: the ability that it replaces, its level, what it makes of it, and what it adds.
    upgrades: NotRequired[str]
    level: NotRequired[int]
    ability: NotRequired[AbilityEntry]
    adds: NotRequired[list[AbilityEntry]]


class TokenEntry(TypedDict):
    id: str
    name: str
    polarity: str
    polarity_name: str
    limit: int
    persistent: bool
    spendable: bool
    modifier: bool
    removable: bool
    movable: bool
    text: str
    uses: list[UseEntry]
    provenance: ProvenanceEntry
    # Companions: the word for all stages together, and the stage before.
    family: NotRequired[str]
    grows_from: NotRequired[str | None]


class RulingEntry(TypedDict):
    text: str
    origin: str


class HeroEntry(TypedDict):
    id: str
    name: str
    complexity: int
    dice: list[str]
    symbols: dict[str, str]
    tokens: list[str]
    board: list[AbilityEntry]
    upgrades: list[str]
    cards: list[str]
    promo: list[CardEntry]
    faq: list[RulingEntry]


class DamageEntry(TypedDict):
    """A type of damage and what can be done about it (DT-5.3), in words and one by one."""

    name: str
    text: str
    can_defend: bool
    can_prevent: bool
    can_raise: bool


class Catalogue(TypedDict):
    """All content, worded in the language in use."""

    heroes: dict[str, HeroEntry]
    cards: dict[str, CardEntry]
    common: list[str]
    tokens: dict[str, TokenEntry]
    phases: dict[str, str]
    damage: dict[str, DamageEntry]
