"""The players of the table as plates: the others above, oneself below with the hand."""

from __future__ import annotations

from typing import Any

from app.components.seat import emblem
from app.html import Markup, h, icon
from app.screens.dice_throne.art import CARD_TYPES, look
from app.screens.dice_throne.hand import CardLook, hand, piles
from app.screens.dice_throne.people import person
from app.screens.dice_throne.picks import open_board, pick_card
from app.screens.dice_throne.plates import counts, cp, health, name_lines, plate, team_dial, tokens
from app.screens.dice_throne.scene import Scene
from app.screens.dice_throne.words import team_name
from pygame_rules import tr

# The same colours as the cards themselves.
TYPE_COLOURS = {"main": "#33589a", "roll": "#b0641a", "instant": "#a8302c", "upgrade": "#3b6b39"}


def others(scene: Scene) -> Markup:
    """The other players in a row; opponents of the team game stand around their dial."""
    plates = {seat: seat_plate(scene, seat) for seat in scene.others}
    parts: list[Markup] = list(plates.values())
    if scene.teams:
        left, partner, right = scene.others
        parts = [plates[left], side_dial(scene, left), plates[right], plates[partner]]
    label = tr("The other players")
    return h("section", parts, class_=["dt-others", f"dt-others--{len(scene.players)}"], aria_label=label)


def side_dial(scene: Scene, seat: int) -> Markup:
    """The dial that a team shares."""
    side = scene.side(seat)
    seats = [other for other in range(len(scene.players)) if scene.side(other) == side]
    someone = person(scene, seat)
    return team_dial(team_name(side), someone.health, someone.full_health, seats=seats)


def seat_plate(
    scene: Scene, seat: int, *, action: str | None = None, key: str | None = None, defence: bool = False
) -> Markup:
    """A player among several."""
    who = person(scene, seat)
    flag = (
        tr("Your turn")
        if who.me and who.turn
        else tr("plays now")
        if who.turn
        else tr("decides")
        if who.asked
        else None
    )
    return plate(
        who,
        own_health=not scene.teams,
        flag=flag if action is None else None,
        peek=peek(scene, seat),
        defence=defence and defence_line(scene, seat),
        action=action,
        key=key,
        open_arg=open_board(seat),
    )


def defence_line(scene: Scene, seat: int) -> list[Any]:
    """How a player would defend."""
    player = scene.players[seat]
    lines: list[Any] = []
    for ability in scene.content.panels(player["hero"], player["abilities"]):
        if ability.kind == "defensive":
            dice = [h("span", ability.dice), icon("die", tr("dice"))]
            lines.append(h("span", icon("shield"), h("b", ability.name), dice, ability.gist, class_="dt-defline"))
    return lines


def peek(scene: Scene, seat: int) -> Markup | None:
    """The hand of a partner, which is open to oneself (DT-12.1)."""
    cards = scene.players[seat]["hand"]
    if seat == scene.seat or not cards:
        return None
    pieces = []
    for card in cards:
        known = scene.content.card_look(card, scene.players[seat]["hero"])
        style = {"--k": TYPE_COLOURS.get(known.type, "#33589a")}
        tip = tr("{card}: {text}", card=known.name, text=known.words)
        pieces.append(h("i", icon(CARD_TYPES.get(known.type, "star"), known.name), style=style, data_tip=tip))
    label = tr("Your partner’s hand, open to you")
    return h("span", pieces, class_="dt-peek", role="group", aria_label=label)


def own_plate(scene: Scene) -> Markup:
    """Oneself: dials and tokens."""
    me = person(scene, scene.seat)
    flag = tr("Your turn") if me.turn else tr("Your answer") if me.asked and scene.mine else None
    return h(
        "section",
        {"style": me.style, "data-at": f"seat-{me.seat}", "aria-label": me.name},
        flag and h("span", flag, class_="seat__flag"),
        h("div", emblem(me.emblem), name_lines(me), class_="dt-self__id"),
        h("div", health(me), cp(me), class_="dt-self__dials"),
        h("div", tokens(me) or h("small", tr("no tokens"), class_="muted"), class_="dt-self__tok"),
        h("div", counts(me), class_="dt-self__piles"),
        class_=["dt-self__me", flag and "dt-self__me--turn"],
    )


def hand_row(scene: Scene) -> list[Markup]:
    """The own hand and piles. Also tells the scene what can be reached through the cards."""
    me = scene.me
    cards = [own_card(scene, card) for card in me["hand"] or ()]
    discard = me["discard"]
    top = scene.content.card_look(discard[-1], me["hero"]) if discard else None
    sells = scene.of("sell")
    made = piles(
        deck=me["deck"],
        discard=len(discard),
        top=top,
        pic=look(me["hero"]).emblem,
        seat=scene.seat,
        sells=tr("Drop a card here to sell it for 1 CP") if sells else None,
        drop=" ".join(pick_card(action["args"]["card"]) for action in sells) or None,
    )
    return [hand(cards, limit=scene.board["figures"]["hand_limit"], seat=scene.seat), made]


def own_card(scene: Scene, card: str) -> CardLook:
    """A card of the own hand with what can be done with it now."""
    actions = scene.on_card(card)
    scene.cover(*actions)
    play = scene.find("play", card=card) is not None
    direct = scene.step in ("sell_down", "spend") and len(actions) == 1
    return scene.content.card_look(
        card,
        scene.me["hero"],
        action=actions[0]["text"] if direct else None,
        pick=None if direct else pick_card(card) if scene.card != card else "",
        picked=scene.card == card,
        lit=play or direct,
        wait="" if play or direct or not scene.mine else scene.content.cards[card]["when"],
        affordable=(scene.me["costs"] or {})[card]["affordable"],
        drag=pick_card(card) if actions else None,
    )
