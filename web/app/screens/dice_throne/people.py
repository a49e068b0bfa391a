"""A seat of the view as the person that plates show."""

from __future__ import annotations

from app.screens.dice_throne.art import look
from app.screens.dice_throne.plates import Person, TokenLook
from app.screens.dice_throne.scene import Scene
from pygame_rules import tr

CP_LIMIT = 15
HEALING_ABOVE_START = 10


def person(scene: Scene, seat: int) -> Person:
    """All that a plate shows of a seat."""
    player = scene.players[seat]
    looks = look(player["hero"])
    return Person(
        seat=seat,
        name=scene.name(seat),
        hero=scene.content.hero_name(player["hero"]) if player["hero"] else "",
        colour=looks.colour,
        emblem=looks.emblem,
        bot=scene.is_bot(seat),
        health=player["health"],
        full_health=player["cap"] - HEALING_ABOVE_START,
        cp=player["cp"],
        cp_limit=CP_LIMIT,
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
        texts = _texts(scene, seat, token)
        action = scene.shows(texts[0]) if len(texts) == 1 else None
        pick = f"token:{token}" if len(texts) > 1 else None
        scene.cover(*texts)
        out.append(scene.content.token_look(token, held["n"], held["limit"], action=action, pick=pick))
    return out


def _texts(scene: Scene, seat: int, token: str) -> list[str]:
    """The legal actions that concern a token on a board."""
    if not scene.mine:
        return []
    verbs = ["spend", "give", "block"] if seat == scene.seat else []
    if scene.board["subject"].get("holder") == seat:
        verbs.append("remove")
    return [text for text in scene.starting(*verbs) if text.split()[1] == token] if verbs else []
