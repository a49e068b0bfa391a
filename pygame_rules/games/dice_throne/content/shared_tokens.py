"""Tokens that more than one hero has in the box."""

from __future__ import annotations

from ....core.words import mark
from ..effects.vocabulary import (
    ALL,
    CP,
    INCOMING,
    OFFENSE_STARTS,
    OTHERS_ROLL_PHASE_ENDS,
    Discard,
    ExtraRollPhase,
    Helpless,
    If,
    On,
    PreventAll,
    Roll,
    ShowsValue,
    SkipPhase,
    Spend,
    Use,
)
from .kinds import LOJO, NEGATIVE, POSITIVE, POWHELL, RULEBOOK, SELLIOTT, TRANKHAI, Provenance, TokenKind

STUN = TokenKind(
    "stun",
    mark("Stun"),
    NEGATIVE,
    1,
    Provenance(LOJO, (SELLIOTT, RULEBOOK, POWHELL)),
    holds=(Helpless(),),
    on=(On(OTHERS_ROLL_PHASE_ENDS, (Discard("stun", ALL), ExtraRollPhase())),),
)

KNOCKDOWN = TokenKind(
    "knockdown",
    mark("Knockdown"),
    NEGATIVE,
    1,
    Provenance(LOJO, (SELLIOTT, RULEBOOK, POWHELL, TRANKHAI)),
    on=(
        On(
            OFFENSE_STARTS,
            (Spend(CP, (Discard("knockdown"),), 2, 2, otherwise=(SkipPhase(), Discard("knockdown"))),),
        ),
    ),
)

EVASIVE = TokenKind(
    "evasive",
    mark("Evasive"),
    POSITIVE,
    3,
    Provenance(LOJO, (SELLIOTT, TRANKHAI)),
    uses=(Use((Roll(1, (If(ShowsValue(1, 2), (PreventAll(),)),)),), INCOMING),),
)
