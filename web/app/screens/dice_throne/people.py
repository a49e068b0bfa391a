"""A seat of the view as the person that plates show."""

from __future__ import annotations

from app.screens.dice_throne.art import look
from app.screens.dice_throne.picks import pick_token
from app.screens.dice_throne.plates import Person, TokenLook
from app.screens.dice_throne.scene import Scene
from pygame_rules import ActionView, tr


def person(scene: Scene, seat: int) -> Person:
    """All that a plate shows of a seat."""
    player = scene.players[seat]
    figures = scene.board["figures"]
    looks = look(player["hero"])
    return Person(
        seat=seat,
        name=scene.name(seat),
        hero=scene.content.heroes[player["hero"]]["name"] if player["hero"] else "",
        colour=looks.colour,
        emblem=looks.emblem,
        bot=scene.is_bot(seat),
        health=player["health"],
        full_health=figures["full_health"],
        cp=player["cp"],
        cp_limit=figures["cp_limit"],
        hand=player["hand_count"],
        deck=player["deck"],
        used=len(player["discard"]),
        tokens=token_looks(scene, seat),
        role=_role(scene, seat),
        turn=scene.active == seat and scene.decision is not None,
        asked=scene.asked == seat,
        king=seat in scene.board["kings"],
        out=player["out"],
        me=seat == scene.seat,
        team=player["side"] if scene.teams else None,
    )


def _role(scene: Scene, seat: int) -> str:
    attack = scene.attack
    if scene.players[seat]["out"]:
        return tr("defeated")
    if attack is not None:
        if attack["attacker"] == seat:
            return tr("attacks")
        if attack["target"] == seat:
            return tr("defends")
    if scene.teams and seat == scene.players[scene.seat]["partner"]:
        return tr("teammate")
    return ""


def token_looks(scene: Scene, seat: int) -> list[TokenLook]:
    """The tokens on a board; those that can be spent, given or taken away are lit."""
    out = []
    for held in scene.players[seat]["tokens"]:
        token = held["id"]
        actions = _actions(scene, seat, token)
        action = actions[0]["text"] if len(actions) == 1 else None
        pick = pick_token(token) if len(actions) > 1 else None
        scene.cover(*actions)
        out.append(scene.content.token_look(token, held["n"], held["limit"], action=action, pick=pick))
    return out


def _actions(scene: Scene, seat: int, token: str) -> list[ActionView]:
    """The legal actions that concern a token on a board."""
    verbs = ["spend", "give", "block"] if seat == scene.seat else []
    if scene.board["subject"].get("holder") == seat:
        verbs.append("remove")
    return [action for action in scene.of(*verbs) if action["args"]["token"] == token]
