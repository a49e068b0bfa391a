"""The choice of heroes before the first turn."""

from __future__ import annotations

from typing import Any

from app.html import Markup, h
from app.screens.dice_throne import words
from app.screens.dice_throne.art import look
from app.screens.dice_throne.heroes import Chair, HeroLook, dock, shelf, show
from app.screens.dice_throne.scene import Scene
from pygame_rules import tr, trn


def picker(scene: Scene) -> Markup:
    """The shelf, the hero looked at, and who plays whom."""
    content = scene.content
    looked_at = scene.hero_looked_at or next(iter(content.heroes))
    heroes = {hero: hero_look(scene, hero) for hero in content.heroes}
    scene.cover(*scene.of("hero"))
    tokens = [content.token_look(token, 1) for token in content.heroes[looked_at]["tokens"]]
    box = shelf(tr("Season One"), trn("{n} hero", "{n} heroes", len(heroes)), list(heroes.values()), looked_at)
    shown = show(heroes[looked_at], content.panels(looked_at), tokens)
    return h(
        "main",
        h("div", box, class_="dt-picks"),
        h("div", shown, class_="dt-look"),
        _dock(scene, heroes, looked_at),
        class_="dt-heroes",
    )


def hero_look(scene: Scene, hero: str) -> HeroLook:
    """A hero of the catalogue for the shelf."""
    known = scene.content.heroes[hero]
    looks = look(hero)
    seat = next((player["seat"] for player in scene.players if player["hero"] == hero), None)
    open_now = scene.find("hero", hero=hero) is not None
    flag = ""
    if seat is not None:
        flag = tr("You") if seat == scene.seat else scene.name(seat)
    return HeroLook(
        id=hero,
        name=known["name"],
        motto=words.motto(hero),
        complexity=known["complexity"],
        colour=looks.colour,
        emblem=looks.emblem,
        faces=[(symbol, known["symbols"][symbol]) for symbol in known["dice"]],
        flag=flag,
        flag_bot=seat is not None and scene.is_bot(seat),
        taken=scene.mine and not open_now,
    )


def _dock(scene: Scene, heroes: dict[str, HeroLook], looked_at: str) -> Markup:
    order = sorted(range(len(scene.players)), key=scene.side)
    chairs = []
    for index, seat in enumerate(order):
        against = index > 0 and scene.side(seat) != scene.side(order[index - 1])
        hero = heroes.get(scene.players[seat]["hero"] or "")
        chairs.append(Chair(_chair_name(scene, seat), scene.is_bot(seat), hero, scene.asked == seat, against))
    health = scene.board["figures"]["full_health"]
    title, mode = {
        "duel": (tr("1 v 1"), tr("{n} health each", n=health)),
        "king": (tr("King of the Hill"), tr("3 players, {n} health each", n=health)),
        "teams": (tr("2 v 2"), tr("{n} health for each team", n=health)),
    }[scene.board["mode"]]
    action = scene.primary and scene.primary["text"]
    label = tr("Play the {hero}", hero=heroes[looked_at].name)
    more: Any = None
    if not scene.mine:
        asked = scene.name(scene.asked) if scene.asked is not None else ""
        more = h("p", tr("{name} is choosing", name=asked), class_="muted")
    elif action is None:
        more = h("p", tr("{hero} is taken: pick another.", hero=heroes[looked_at].name), class_="muted")
    note = tr("highest die starts: {name}", name=scene.name(scene.board["start"]))
    return dock(chairs, mode, title=title, note=note, action=action, label=label, more=more)


def _chair_name(scene: Scene, seat: int) -> str:
    name = scene.name(seat)
    if scene.is_bot(seat):
        return tr("{name}, bot", name=name)
    return tr("{name}, you", name=name) if seat == scene.seat else name
