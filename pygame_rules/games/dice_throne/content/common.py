"""The eighteen common cards that are in every hero's deck (DT-1.4)."""

from __future__ import annotations

from ....core.words import mark
from ..effects.vocabulary import (
    ALL,
    ANY_PLAYER,
    CHOSEN,
    OPPONENTS,
    OWN,
    OWN_TEAM,
    Choose,
    CopyDie,
    DiceSum,
    Draw,
    GainCp,
    Half,
    MoveStatus,
    NudgeDie,
    OneMoreAttempt,
    Prevent,
    RemoveStatus,
    Reroll,
    Roll,
    SetDice,
)
from .kinds import INSTANT, LOJO, MAIN, ROLL, RULEBOOK, SELLIOTT, Card, Provenance

KNOWN = Provenance(LOJO, (SELLIOTT,))
BOTH = Provenance(LOJO, (SELLIOTT, RULEBOOK))

COMMON: tuple[Card, ...] = (
    Card(
        "transference",
        mark("Transference!"),
        MAIN,
        2,
        (MoveStatus(),),
        Provenance(
            LOJO,
            (SELLIOTT, RULEBOOK),
            note=mark("The receiver must have room under the stack limit; companions are never moved."),
        ),
        1,
    ),
    Card(
        "what_status_effects",
        mark("What Status Effects?"),
        MAIN,
        2,
        (Choose(ANY_PLAYER, (RemoveStatus(ALL, CHOSEN),)),),
        Provenance(LOJO, (SELLIOTT,), note=mark("Tokens may be spent in response before it resolves.")),
        2,
    ),
    Card("vegas_baby", mark("Vegas Baby!"), MAIN, 0, (Roll(1, (GainCp(Half(DiceSum())),)),), KNOWN, 3),
    Card(
        "get_that_outta_here",
        mark("Get That Outta Here!"),
        MAIN,
        1,
        (Choose(ANY_PLAYER, (RemoveStatus(1, CHOSEN),)),),
        KNOWN,
        4,
    ),
    Card("triple_up", mark("Triple Up!"), INSTANT, 2, (Draw(3),), KNOWN, 5),
    Card("double_up", mark("Double Up!"), INSTANT, 1, (Draw(2),), KNOWN, 6),
    Card("buh_bye", mark("Buh, Bye!"), INSTANT, 2, (Choose(ANY_PLAYER, (RemoveStatus(1, CHOSEN),)),), BOTH, 7),
    Card(
        "tip_it",
        mark("Tip It!"),
        INSTANT,
        1,
        (NudgeDie(),),
        Provenance(LOJO, (SELLIOTT,), note=mark("A 1 cannot go down and a 6 cannot go up.")),
        8,
    ),
    Card("getting_paid", mark("Getting Paid!"), INSTANT, 0, (GainCp(2),), BOTH, 9),
    Card("not_this_time", mark("Not This Time!"), ROLL, 1, (Choose(ANY_PLAYER, (Prevent(6, CHOSEN),)),), BOTH, 10),
    Card("twice_as_wild", mark("Twice as Wild!"), ROLL, 3, (SetDice(2),), KNOWN, 11),
    Card(
        "try_try_again",
        mark("Try, Try Again!"),
        ROLL,
        1,
        (Reroll(2, OWN_TEAM),),
        Provenance(LOJO, (SELLIOTT,), note=mark("Two different dice once each, or the same die twice in a row.")),
        12,
    ),
    Card("so_wild", mark("So Wild!"), ROLL, 2, (SetDice(1),), BOTH, 13),
    Card(
        "samesies",
        mark("Samesies!"),
        ROLL,
        1,
        (CopyDie(),),
        Provenance(LOJO, (SELLIOTT, RULEBOOK), note=mark("Both dice must come from the same roll.")),
        14,
    ),
    Card("one_more_time", mark("One More Time!"), ROLL, 1, (OneMoreAttempt("offense"),), KNOWN, 15),
    Card("helping_hand", mark("Helping Hand!"), ROLL, 1, (Reroll(1, OPPONENTS),), KNOWN, 16),
    Card(
        "better_d",
        mark("Better D!"),
        ROLL,
        0,
        (OneMoreAttempt("defense"),),
        Provenance(LOJO, (SELLIOTT,), note=mark("It never adds dice beyond the number of the ability.")),
        17,
    ),
    Card("six_it", mark("Six-It!"), ROLL, 1, (SetDice(1, 6, OWN),), BOTH, 18),
)
