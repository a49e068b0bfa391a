"""What moves on the table after something happened: one clock for all, so that things follow each other in time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from app.html import Markup, h, icon

if TYPE_CHECKING:
    from app.ui import UI

Cue = dict[str, Any]
Place = tuple[int, int]

# Milliseconds.
HOP, PUSH, WALK, ROW, BEAT, REVEAL = 190, 180, 320, 95, 140, 420
# How much higher than the straight line a hop goes, in fields.
LIFT = 0.26

# The symbols of the log, by the kind of event.
ICONS = {
    "HeroDealt": "person",
    "FirstPlayerChosen": "crown",
    "TurnBegan": "hourglass",
    "EventDrawn": "book",
    "CardsRecharged": "pf-recharge",
    "DiceRolled": "dice",
    "DiceRerolled": "reroll",
    "DieTurned": "flip",
    "LevelRevealed": "eye",
    "LevelRemoved": "pf-remove",
    "SymbolUsed": "die",
    "SymbolRaised": "pf-gem",
    "DiceFused": "pf-fuse",
    "StarTurned": "star",
    "SymbolsAdded": "plus",
    "SpecialSet": "die",
    "SpecialReset": "die",
    "HeroMoved": "pf-move",
    "PortalTaken": "pf-portal",
    "HeroPlaced": "pf-blink_ring",
    "HeroRespawned": "person",
    "FigurePushed": "pf-force",
    "EnemyForced": "pf-force",
    "EnemyPlaced": "pf-swap",
    "EnemiesWalked": "pf-ikee_pursuit",
    "FigureFell": "down",
    "GravityApplied": "pf-fall",
    "EnemyBurst": "pow",
    "EnemyLulled": "pf-sleeping_dust",
    "EnemyAttacked": "pf-claws",
    "HeroWounded": "heart",
    "HeroFainted": "pf-fall",
    "HeartsHealed": "heart",
    "EnemyDefeated": "swords",
    "BossDefeated": "trophy",
    "CoinsGained": "coin",
    "GemsGained": "pf-gem",
    "CoinsLost": "coin",
    "GemsLost": "pf-gem",
    "CardBought": "shop",
    "ShopRefilled": "shop",
    "ShopRenewed": "shop",
    "CardUsed": "card-play",
    "AbilityUsed": "star",
    "ArtifactTaken": "crown",
    "GemsPlaced": "pf-gem",
    "EnemiesPlaced": "pf-ikee_guard",
    "BossAppeared": "crown",
    "BossCardsDrawn": "deck",
    "BossCardPlayed": "card-play",
    "BossMoved": "crown",
    "TokensPlaced": "plus",
    "TokenReceived": "plus",
    "TokenRemoved": "minus",
    "GameWon": "trophy",
    "GameLost": "hourglass",
    "GameDrawn": "scales",
}


def cues(events: Sequence[Any], ui: UI) -> list[Cue]:
    """The animations for some events, in time; events that nothing shows give none."""
    film = Film()
    for event in events:
        film.take(event)
    return film.cut()


class Film:
    """Events taken one after the other, with the moment at which each begins."""

    def __init__(self) -> None:
        self.now = 0
        self.made: list[Cue] = []
        self.tracks: dict[str, Track] = {}
        self.falling: dict[str, int] = {}

    def take(self, event: Any) -> None:
        name = type(event).__name__
        if name != "FigureFell":
            self._landed()
        maker = _MAKERS.get(name)
        if maker is not None:
            maker(self, event)

    def cut(self) -> list[Cue]:
        """The cues: one way for each figure, and all that pops up beside."""
        self._landed()
        return [*(track.cue(place) for place, track in self.tracks.items()), *self.made]

    def add(self, kind: str, to: str, **more: Any) -> None:
        self.made.append({"cue": kind, "to": to, "delay": self.now} | more)

    def track(self, place: str) -> Track:
        return self.tracks.setdefault(place, Track())

    def walk(self, place: str, start: Place, end: Place, time: int, lift: float = 0.0) -> None:
        """A figure goes from field to field, and the clock with it."""
        self.track(place).go(self.now, time, start, end, lift)
        self.now += time

    def fall(self, event: Any) -> None:
        """Figures that fall do so together: each from where its own fall has come to."""
        start = self.falling.get(event.figure, self.now)
        time = ROW * max(1, event.origin[1] - event.target[1])
        self.track(f"fig-{event.figure}").go(start, time, event.origin, event.target, 0.0)
        self.falling[event.figure] = start + time

    def _landed(self) -> None:
        if self.falling:
            self.now = max(self.falling.values())
            self.falling = {}


class Track:
    """The way of one figure as moves one after the other, and whether it is gone in the end.

    A hero's own steps and what else befalls the figure are two tracks, of an element and of the one within it, so
    each counts its own moves only; the two together give the true place at every moment.
    """

    def __init__(self) -> None:
        self.moves: list[tuple[int, int, Place, float]] = []
        self.gone = False
        self.end = 0

    def go(self, start: int, time: int, origin: Place, target: Place, lift: float) -> None:
        self.moves.append((start, time, (target[0] - origin[0], target[1] - origin[1]), lift))
        self.end = max(self.end, start + time)

    def cue(self, place: str) -> Cue:
        """The moves as moments and offsets in fields from where it stands in the end, or stood before it went away."""
        x = y = 0
        if not self.gone:
            x, y = -sum(move[2][0] for move in self.moves), -sum(move[2][1] for move in self.moves)
        path: list[list[float]] = [[0, x, -y]]
        for start, time, (dx, dy), lift in self.moves:
            path.append([start, x, -y])
            if lift:
                path.append([start + time // 2, x + dx / 2, -(y + max(0, dy) + lift)])
            x, y = x + dx, y + dy
            path.append([start + time, x, -y])
        if path[-1][0] < self.end:
            path.append([self.end, x, -y])
        made: Cue = {"cue": "walk", "to": place, "unit": "cell", "path": path, "delay": 0}
        if self.gone:
            made["gone"] = "topple"
        return made


def _picture(name: str) -> Markup:
    return h("span", icon(name), class_="pf-flying")


def _began(film: Film, event: Any) -> None:
    film.add("glow", f"sheet-{event.player}")


def _rolled(film: Film, event: Any) -> None:
    for number in range(1, len(event.dice) + 1):
        film.made.append({"cue": "roll", "to": f"die-{number}", "delay": film.now + 70 * number})
    film.add("roll", "enemy-die")
    film.now += 560


def _rerolled(film: Film, event: Any) -> None:
    for number in event.numbers:
        film.add("roll", f"die-{number}")
    film.now += 400


def _hero_walk(time: int, lift: float) -> Callable[[Film, Any], None]:
    def make(film: Film, event: Any) -> None:
        film.walk(f"seat-{event.player}", event.origin, event.target, time, lift)

    return make


def _pushed(film: Film, event: Any) -> None:
    at = event.origin
    for target in event.path:
        film.walk(f"fig-{event.figure}", at, target, PUSH)
        at = target


def _forced(film: Film, event: Any) -> None:
    film.walk(f"fig-{event.enemy}", event.origin, event.target, PUSH)


def _walked(film: Film, event: Any) -> None:
    for figure, origin, target in event.walks:
        film.track(f"fig-{figure}").go(film.now, WALK, origin, target, 0.08)
    film.now += WALK if event.walks else 0


def _dropped_in(film: Film, place: str, at: Place) -> None:
    film.track(place).go(film.now, REVEAL, (at[0], at[1] + 2), at, 0.0)


def _revealed(film: Film, event: Any) -> None:
    film.add("turn", f"level-{event.level}")
    film.now += REVEAL
    for figure, at in event.enemies:
        _dropped_in(film, f"fig-{figure}", at)
    film.now += REVEAL


def _removed(film: Film, event: Any) -> None:
    film.add("walk", f"level-{event.level}", unit="cell", path=[[0, 0, 0], [600, 0, 0.5]], gone="fade")


def _attacked(film: Film, event: Any) -> None:
    film.add("shake", f"fig-{event.enemy}")
    film.now += BEAT
    _wounded(film, event)


def _wounded(film: Film, event: Any) -> None:
    if event.wounds:
        film.add("shake", f"seat-{event.player}")
        film.add("pop", f"hearts-{event.player}", text=f"−{event.wounds}")
    film.now += BEAT


def _away(film: Film, place: str) -> None:
    """A figure leaves the map: a copy of it topples where it was last."""
    track = film.track(place)
    track.gone = True
    track.end = max(track.end, film.now + BEAT)
    film.now += BEAT


def _fainted(film: Film, event: Any) -> None:
    _away(film, f"seat-{event.player}")


def _defeated(film: Film, event: Any) -> None:
    _away(film, f"fig-{event.enemy}")


def _gained(pic: str, purse: str) -> Callable[[Film, Any], None]:
    def make(film: Film, event: Any) -> None:
        place = f"{purse}-{event.player}"
        if event.why in ("field", "loot", "symbol"):
            start = "pool" if event.why == "symbol" else f"seat-{event.player}"
            film.made.append({"cue": "fly", "from": start, "to": place, "html": _picture(pic), "delay": film.now})
        film.add("pop", place, text=f"+{event.amount}")

    return make


def _lost(purse: str) -> Callable[[Film, Any], None]:
    return lambda film, event: film.add("pop", f"{purse}-{event.player}", text=f"−{event.amount}")


def _healed(film: Film, event: Any) -> None:
    film.add("pop", f"hearts-{event.player}", text=f"+{event.hearts}")


def _bought(film: Film, event: Any) -> None:
    film.made.append({"cue": "fly", "from": f"ware-{event.card}", "to": f"sheet-{event.player}", "delay": film.now})


def _respawned(film: Film, event: Any) -> None:
    _dropped_in(film, f"seat-{event.player}", event.target)
    film.now += REVEAL


def _placed(film: Film, event: Any) -> None:
    for figure, at in event.enemies:
        _dropped_in(film, f"fig-{figure}", at)
    film.now += REVEAL


def _appeared(film: Film, event: Any) -> None:
    _dropped_in(film, f"fig-{event.boss}", event.place)
    film.now += REVEAL


def _boss_card(film: Film, event: Any) -> None:
    film.add("turn", "boss-card")
    film.now += REVEAL


_MAKERS: dict[str, Callable[[Film, Any], None]] = {
    "TurnBegan": _began,
    "EventDrawn": lambda film, event: film.add("turn", "event"),
    "DiceRolled": _rolled,
    "DiceRerolled": _rerolled,
    "DieTurned": lambda film, event: film.add("turn", f"die-{event.number}"),
    "LevelRevealed": _revealed,
    "LevelRemoved": _removed,
    "DiceFused": lambda film, event: film.add("glow", "pool"),
    "StarTurned": lambda film, event: film.add("glow", "pool"),
    "SpecialSet": lambda film, event: film.add("turn", "special"),
    "SpecialReset": lambda film, event: film.add("turn", "special"),
    "HeroMoved": _hero_walk(HOP, LIFT),
    "PortalTaken": _hero_walk(2 * HOP, 0.9),
    "HeroPlaced": _hero_walk(HOP, 0.5),
    "HeroRespawned": _respawned,
    "FigurePushed": _pushed,
    "EnemyForced": _forced,
    "EnemyPlaced": _forced,
    "EnemiesWalked": _walked,
    "FigureFell": Film.fall,
    "EnemyBurst": _defeated,
    "EnemyLulled": lambda film, event: film.add("glow", f"fig-{event.enemy}"),
    "EnemyAttacked": _attacked,
    "HeroWounded": _wounded,
    "HeroFainted": _fainted,
    "HeartsHealed": _healed,
    "EnemyDefeated": _defeated,
    "BossDefeated": _defeated,
    "CoinsGained": _gained("coin", "coins"),
    "GemsGained": _gained("pf-gem", "gems"),
    "CoinsLost": _lost("coins"),
    "GemsLost": _lost("gems"),
    "CardBought": _bought,
    "ShopRefilled": lambda film, event: film.add("turn", f"ware-{event.card}"),
    "ShopRenewed": lambda film, event: film.add("glow", "shop"),
    "CardUsed": lambda film, event: film.add("turn", f"card-{event.card}"),
    "AbilityUsed": lambda film, event: film.add("glow", f"sheet-{event.player}"),
    "ArtifactTaken": lambda film, event: film.add("glow", f"artifact-{event.card}"),
    "EnemiesPlaced": _placed,
    "BossAppeared": _appeared,
    "BossCardsDrawn": lambda film, event: film.add("glow", "boss"),
    "BossCardPlayed": _boss_card,
    "BossMoved": lambda film, event: film.walk(f"fig-{event.boss}", event.origin, event.target, WALK),
    "TokenReceived": lambda film, event: film.add("glow", f"sheet-{event.player}"),
    "TokenRemoved": lambda film, event: film.add("glow", f"sheet-{event.player}"),
}
