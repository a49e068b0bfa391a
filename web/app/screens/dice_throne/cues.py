"""What moves on the table after something happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from app.html import Markup, h, icon
from app.memo import catalogue
from app.screens.dice_throne.ledger import signed

if TYPE_CHECKING:
    from app.ui import UI

Cue = dict[str, Any]

# The symbols of the log, by the kind of event.
ICONS = {
    "StartPlayerChosen": "crown",
    "HeroesLaidOut": "person",
    "HeroChosen": "person",
    "HeroDrawn": "person",
    "TurnBegan": "",
    "PhaseBegan": "hourglass",
    "PhaseSkipped": "next",
    "ExtraPhaseBegan": "dt-again",
    "DiceRolled": "dice",
    "DieChanged": "die",
    "AttemptAdded": "dt-again",
    "AbilityDeclared": "swords",
    "NothingDeclared": "cross",
    "AbilityActivated": "swords",
    "OffenseFailed": "dt-blind",
    "TargetSet": "target",
    "KingAttacked": "crown",
    "DefenseChosen": "shield",
    "DefenseWaived": "cross",
    "HitAdded": "plus",
    "AttackMadeUndefendable": "dt-undefendable",
    "DamageTaken": "heart",
    "DamageAvoided": "dt-evasive",
    "Healed": "dt-heal",
    "DefeatAverted": "dt-blessing",
    "PlayerDefeated": "dt-skull",
    "CpGained": "dt-cp",
    "CpLost": "dt-cp",
    "CpStolen": "dt-robber",
    "CardsDrawn": "card-draw",
    "DeckShuffled": "deck",
    "CardPlayed": "card-play",
    "CardSold": "coin",
    "CardDiscarded": "card-discard",
    "CardLost": "card-discard",
    "AbilityUpgraded": "upgrade",
    "TokenGained": "star",
    "TokenRefused": "cross",
    "TokenSpent": "star",
    "TokenRemoved": "dt-broom",
    "TokenMoved": "swap",
    "TokenStopped": "dt-block",
    "LimitRaised": "up",
    "CompanionGrew": "dt-sapling",
    "PassiveUsed": "star",
    "TokenActed": "star",
    "GameEnded": "trophy",
}


def cues(events: Sequence[Any], ui: UI) -> list[Cue]:
    """The animations for some events, in their order; events that nothing shows give none."""
    out: list[Cue] = []
    for event in events:
        made = _MAKERS.get(type(event).__name__)
        if made is not None:
            out += made(event)
    return out


def floater(text: str, kind: str = "", pic: str | None = None) -> Markup:
    """A figure that rises from a dial: red hurts, green heals, blue is prevented."""
    return h("span", text, pic and icon(pic), class_=["floater", "dt-floater", kind and f"floater--{kind}"])


def _pop(place: str, text: str, kind: str = "", pic: str | None = None) -> Cue:
    return {"cue": "pop", "to": place, "text": text, "html": floater(text, kind, pic)}


def _rolled(event: Any) -> list[Cue]:
    return [{"cue": "roll", "to": f"die-{event.purpose}-{number - 1}"} for number in event.which]


def _changed(event: Any) -> list[Cue]:
    place = event.number - 1
    return [{"cue": "turn", "to": f"die-{purpose}-{place}"} for purpose in ("offense", "defense", "roll", "target")]


def _damaged(event: Any) -> list[Cue]:
    if not event.amount:
        return []
    health = f"health-{event.player}"
    return [_pop(health, signed(-event.amount), "", "heart"), {"cue": "glow", "to": health}]


def _played(event: Any) -> list[Cue]:
    return [{"cue": "fly", "from": f"card-{event.card}", "to": f"discard-{event.player}"}]


def _upgraded(event: Any) -> list[Cue]:
    # The table is drawn from the same catalogue.
    ability = catalogue("dice_throne")["cards"][event.card]["upgrades"]
    return [
        {"cue": "fly", "from": f"card-{event.card}", "to": f"ability-{ability}"},
        {"cue": "glow", "to": f"ability-{ability}"},
    ]


def _drawn(event: Any) -> list[Cue]:
    if not event.n:
        return []
    flights: list[Cue] = [{"cue": "fly", "from": f"deck-{event.player}", "to": f"card-{card}"} for card in event.cards]
    return flights or [_pop(f"hand-{event.player}", signed(event.n), "block", "card-draw")]


def _cp(event: Any, amount: int) -> list[Cue]:
    return [_pop(f"cp-{event.player}", signed(amount), "heal" if amount > 0 else "", "dt-cp")] if amount else []


def _token(event: Any, count: int) -> list[Cue]:
    place = f"token-{event.player}-{event.token}"
    made: list[Cue] = [{"cue": "glow", "to": place}] if count > 0 else []
    return [*made, _pop(place, signed(count), "block")]


def _hit(event: Any) -> list[Cue]:
    if event.op in ("prevent", "half", "avoid"):
        return [{"cue": "glow", "to": "total"}]
    return [{"cue": "turn", "to": "total"}] if event.amount else []


_MAKERS: dict[str, Callable[[Any], list[Cue]]] = {
    "DiceRolled": _rolled,
    "DieChanged": _changed,
    "AbilityDeclared": lambda e: [{"cue": "glow", "to": f"ability-{e.ability}"}],
    "AbilityActivated": lambda e: [{"cue": "glow", "to": f"ability-{e.ability}"}],
    "TargetSet": lambda e: [{"cue": "glow", "to": f"seat-{e.target}"}],
    "HitAdded": _hit,
    "DamageTaken": _damaged,
    "Healed": lambda e: [_pop(f"health-{e.player}", signed(e.amount), "heal", "heart")] if e.amount else [],
    "DamageAvoided": lambda e: [{"cue": "glow", "to": f"seat-{e.player}"}],
    "CpGained": lambda e: _cp(e, e.amount),
    "CpLost": lambda e: _cp(e, -e.amount),
    "CpStolen": lambda e: [
        {"cue": "coins", "from": f"cp-{e.victim}", "to": f"cp-{e.player}", "n": max(1, e.amount)},
    ],
    "CardsDrawn": _drawn,
    "CardPlayed": _played,
    "CardSold": lambda e: [*_played(e), {"cue": "coins", "from": f"card-{e.card}", "to": f"cp-{e.player}", "n": 1}],
    "CardDiscarded": _played,
    "CardLost": _played,
    "AbilityUpgraded": _upgraded,
    "TokenGained": lambda e: _token(e, e.n),
    "TokenSpent": lambda e: _token(e, -e.n),
    "TokenRemoved": lambda e: _token(e, -e.n),
    "TokenMoved": lambda e: [
        {"cue": "fly", "from": f"token-{e.giver}-{e.token}", "to": f"token-{e.receiver}-{e.token}"}
    ],
    "CompanionGrew": lambda e: [{"cue": "glow", "to": f"token-{e.player}-{e.after}"}],
}
