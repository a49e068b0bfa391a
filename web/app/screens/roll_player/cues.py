"""What moves on the table after something happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from app.components.die import die
from app.html import Markup
from app.screens.roll_player.art import DICE
from app.screens.roll_player.words import ARROWS, signed

if TYPE_CHECKING:
    from app.ui import UI

Cue = dict[str, Any]

# The symbols of the log, by the kind of event.
ICONS = {
    "StartPlayerChosen": "crown",
    "RaceChosen": "person",
    "ClassDiceDrawn": "dice",
    "ClassChosen": "class",
    "CardsDealt": "backstory",
    "MarketDealt": "shop",
    "StartingDiceRolled": "dice",
    "PoolRolled": "dice",
    "PoolSorted": "hourglass",
    "PoolResorted": "hourglass",
    "CardTaken": "hand",
    "PoolDiceExchanged": "swap",
    "DiePlaced": "die",
    "GoldGained": "coin",
    "GoldPaid": "coin",
    "DieChanged": "flip",
    "DiceSwapped": "swap",
    "DieRerolled": "reroll",
    "DieKept": "check",
    "MarkerMoved": "scales",
    "TokenGained": "charisma",
    "TokensLost": "charisma",
    "SkillUsed": "card-play",
    "SkillRefreshed": "undo",
    "PoolDieTurned": "flip",
    "PoolRerolled": "reroll",
    "DieTraded": "swap",
    "DieFetched": "bag",
    "DieShifted": "right",
    "CardBought": "shop",
    "CardUnlocked": "key",
    "CardDiscarded": "card-discard",
    "WeaponDropped": "card-discard",
    "CardRestored": "undo",
    "NemesisRolled": "die",
    "CardsTrashed": "trash",
    "MarketCleared": "card-discard",
    "DeckReshuffled": "deck",
    "DieReturned": "bag",
    "BagPassed": "bag",
    "GameScored": "trophy",
}


def cues(events: Sequence[Any], ui: UI) -> list[Cue]:
    """The animations for some events, in their order; events that nothing shows give none."""
    out: list[Cue] = []
    for event in events:
        made = _MAKERS.get(type(event).__name__)
        if made is not None:
            out += made(event)
    return out


def _die(text: str) -> Markup:
    return die(*DICE[text])


def _sheet(event: Any, space: str) -> str:
    return f"sheet-{event.player}-{space}"


def _rolled_start(event: Any) -> list[Cue]:
    return [{"cue": "roll", "to": f"rolled-{n}"} for n in range(len(event.dice))]


def _sorted(event: Any) -> list[Cue]:
    return [{"cue": "roll", "to": f"init-{n}"} for n, text in enumerate(event.dice, 1) if text]


def _resorted(event: Any) -> list[Cue]:
    return [{"cue": "glow", "to": f"init-{n}"} for n, text in enumerate(event.dice, 1) if text]


def _taken(event: Any) -> list[Cue]:
    made: list[Cue] = [{"cue": "fly", "from": f"init-{event.number}", "to": "hand", "html": _die(event.die)}]
    if event.gold:
        made.append({"cue": "coins", "from": f"init-{event.number}", "to": f"purse-{event.player}", "n": event.gold})
    return made


def _placed(event: Any) -> list[Cue]:
    source = f"init-{event.number}" if event.number else "initiative"
    return [{"cue": "fly", "from": source, "to": _sheet(event, event.space), "html": _die(event.die)}]


def _gained(event: Any) -> list[Cue]:
    # Gold from an initiative card already flew with the card.
    purse = f"purse-{event.player}"
    made: list[Cue] = [{"cue": "pop", "to": purse, "text": signed(event.amount)}]
    if event.why != "card":
        source = "discard" if event.why == "discard" else "bag"
        made.insert(0, {"cue": "coins", "from": source, "to": purse, "n": event.amount})
    return made


def _paid(event: Any) -> list[Cue]:
    return [{"cue": "pop", "to": f"purse-{event.player}", "text": signed(-event.amount)}] if event.amount else []


def _swapped(event: Any) -> list[Cue]:
    one, other = _sheet(event, event.first), _sheet(event, event.second)
    return [{"cue": "fly", "from": one, "to": other}, {"cue": "fly", "from": other, "to": one}]


def _exchanged(event: Any) -> list[Cue]:
    one, other = f"init-{event.number}", f"init-{event.other}"
    return [{"cue": "fly", "from": one, "to": other}, {"cue": "fly", "from": other, "to": one}]


def _moved(event: Any) -> list[Cue]:
    marker = f"marker-{event.player}"
    return [
        {"cue": "fly", "from": marker, "to": marker},
        {"cue": "pop", "to": marker, "text": ARROWS.get(event.direction, "")},
    ]


def _traded(event: Any) -> list[Cue]:
    one, other = _sheet(event, event.space), f"init-{event.number}"
    return [{"cue": "fly", "from": one, "to": other}, {"cue": "fly", "from": other, "to": one}]


def _fetched(event: Any) -> list[Cue]:
    here = _sheet(event, event.space)
    return [{"cue": "fly", "from": here, "to": "bag"}, {"cue": "fly", "from": "bag", "to": here}]


def _bought(event: Any) -> list[Cue]:
    source = {"market": f"market-{event.card}", "discard": "discard"}.get(event.origin, "deck")
    return [{"cue": "fly", "from": source, "to": f"cards-{event.player}"}]


def _nemesis(event: Any) -> list[Cue]:
    made: list[Cue] = [{"cue": "roll", "to": "nemesis"}]
    if event.card:
        made.append({"cue": "fly", "from": f"market-{event.card}", "to": "trash"})
    return made


def _to_pile(pile: str) -> Callable[[Any], list[Cue]]:
    return lambda event: [{"cue": "fly", "from": f"market-{card}", "to": pile} for card in event.cards]


_MAKERS: dict[str, Callable[[Any], list[Cue]]] = {
    "StartingDiceRolled": _rolled_start,
    "PoolSorted": _sorted,
    "PoolResorted": _resorted,
    "CardTaken": _taken,
    "DiePlaced": _placed,
    "GoldGained": _gained,
    "GoldPaid": _paid,
    "DieChanged": lambda e: [{"cue": "turn", "to": _sheet(e, e.space)}],
    "DiceSwapped": _swapped,
    "DieRerolled": lambda e: [{"cue": "roll", "to": _sheet(e, e.space)}],
    "DieKept": lambda e: [{"cue": "glow", "to": _sheet(e, e.space)}],
    "MarkerMoved": _moved,
    "TokenGained": lambda e: [{"cue": "pop", "to": f"tokens-{e.player}", "text": signed(1)}],
    "SkillUsed": lambda e: [{"cue": "turn", "to": f"card-{e.card}"}],
    "SkillRefreshed": lambda e: [{"cue": "glow", "to": f"card-{e.card}"}],
    "PoolDieTurned": lambda e: [{"cue": "turn", "to": f"init-{e.number}"}],
    "PoolDiceExchanged": _exchanged,
    "DieTraded": _traded,
    "DieFetched": _fetched,
    "DieShifted": lambda e: [{"cue": "fly", "from": _sheet(e, e.origin), "to": _sheet(e, e.target)}],
    "MarketDealt": lambda e: [{"cue": "fly", "from": "deck", "to": f"market-{card}"} for card in e.cards],
    "CardBought": _bought,
    "CardUnlocked": _bought,
    "CardDiscarded": lambda e: [{"cue": "fly", "from": f"market-{e.card}", "to": "discard"}],
    "WeaponDropped": lambda e: [{"cue": "fly", "from": f"card-{e.card}", "to": "discard"}],
    "CardRestored": lambda e: [{"cue": "fly", "from": "discard", "to": f"market-{e.card}"}],
    "NemesisRolled": _nemesis,
    "CardsTrashed": _to_pile("trash"),
    "MarketCleared": _to_pile("discard"),
}
