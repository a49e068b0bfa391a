"""The table while an attack is under way: both sides, the attack with its dice, the sum so far, and what may answer."""

from __future__ import annotations

from typing import Any

from app.components.button import why
from app.components.token import chip
from app.html import Markup, h, icon
from app.screens.dice_throne.ability import panel
from app.screens.dice_throne.answers import Answer, answers
from app.screens.dice_throne.arena import looks
from app.screens.dice_throne.art import DAMAGE_ICONS, picture, token_icon
from app.screens.dice_throne.boards import panel_of
from app.screens.dice_throne.dice import row
from app.screens.dice_throne.ledger import Sum, SumLine, ledger
from app.screens.dice_throne.people import person
from app.screens.dice_throne.plates import duel
from app.screens.dice_throne.prompt import prompt
from app.screens.dice_throne.scene import Scene
from pygame_rules import ActionView, tr, trn
from pygame_rules.games.dice_throne.view_types import AttackView, DamageLine, DamageView, TrayView


def respond(scene: Scene) -> Markup:
    """The attack and the answers to it. The prompt is made last: it lists what has no other place."""
    attack = scene.attack
    assert attack is not None and attack["target"] is not None, "someone is attacked"
    target = attack["target"]
    seats = _seats(scene, attack["attacker"], target)
    left = _attack(scene, attack, target)
    sums = _ledger(scene, attack, target)
    right = _answers(scene)
    asked = prompt(scene)
    return h("main", seats, left, sums, right, asked, class_="dt-respond")


def _seats(scene: Scene, attacker: int, target: int) -> Markup:
    sides = []
    for seat in (attacker, target):
        who = person(scene, seat)
        flag = None
        if scene.asked == seat:
            flag = tr("Your answer") if seat == scene.seat and scene.mine else tr("decides")
        sides.append(duel(who, flag=flag))
    order = _order(scene)
    others = [
        h("span", scene.name(seat), icon("heart", tr("health")), scene.players[seat]["health"], class_="dt-asked__one")
        for seat in range(len(scene.players))
        if seat not in (attacker, target)
    ]
    middle = h("div", order, others and h("span", others, class_="dt-asked__others"), class_="dt-asked")
    return h("section", sides[0], middle, sides[1], class_="dt-duel", aria_label=tr("Attacker and defender"))


def _order(scene: Scene) -> list[Markup]:
    """Who is asked in which order."""
    window = scene.board["window"]
    queue = window["seats"] if window else []
    if not queue:
        return [h("span", icon("swords"), class_="dt-asked__sign")]
    lines = [h("span", tr("Answers in order"), " ", why("DT-4.1", short=True))]
    for index, seat in enumerate(queue[:3]):
        name = tr("You") if seat == scene.seat else scene.name(seat)
        says = tr("to answer now") if index == 0 else tr("later")
        pic = "hourglass" if index == 0 else "dots"
        lines.append(h("span", h("b", name), icon(pic, None, "icon--inline"), says, class_="dt-asked__line"))
    return lines


def _attack(scene: Scene, attack: AttackView, target: int) -> Markup:
    """The ability that attacks, and all dice that were rolled for and against it."""
    attacker = attack["attacker"]
    lying = panel_of(scene, attacker, attack["ability"])
    parts: list[Any] = [h("h2", tr("The attack"), class_="eyebrow"), lying and panel(lying, full=True)]
    parts.append(_kinds(scene, attack))
    for tray in scene.trays:
        parts.append(_dice(scene, tray))
    name = tr("you") if target == scene.seat else scene.name(target)
    for token in attack["inflicted"]:
        lies = tr("{token} is on {name} now.", token=scene.content.token_name(token), name=name)
        parts.append(h("div", icon(token_icon(token)), lies, class_="dt-fact dt-fact--line"))
    for entry in attack["waiting"]:
        if entry["kind"] == "inflict" and entry["token"]:
            comes = tr("will inflict {token}", token=scene.content.token_name(entry["token"]))
            parts.append(h("div", icon(token_icon(entry["token"])), comes, class_="dt-fact dt-fact--line"))
    style = scene.hero_style(attacker)
    return h("section", parts, class_="dt-attack", style=style, aria_label=tr("The attack"))


def _kinds(scene: Scene, attack: AttackView) -> Markup | None:
    """What can be done about this damage."""
    if not attack["type"]:
        return None
    kind = scene.content.damage[attack["type"]]
    ways = [
        (tr("defend"), kind["can_defend"]),
        (tr("prevent"), kind["can_prevent"]),
        (tr("add to it"), kind["can_raise"]),
    ]
    chips = [chip(label, pic="check" if can else "cross", cls=None if can else "dt-kinds__no") for label, can in ways]
    return h("div", chips, class_="dt-kinds", data_tip=kind["text"])


def _dice(scene: Scene, tray: TrayView) -> Markup:
    owner = tray["owner"]
    mine = owner == scene.seat
    heads = {
        "offense": (tr("Your dice") if mine else tr("Its dice"), "dice"),
        "roll": (tr("Your extra roll") if mine else tr("An extra roll"), "die"),
        "target": (tr("The targeting die"), "target"),
        "defense": (tr("Your defence") if mine else tr("The defence"), "shield"),
    }
    title, pic = heads.get(tray["purpose"], (tr("Dice"), "die"))
    return h(
        "div",
        h("h3", icon(pic), title),
        row(looks(scene, tray, keeping=True), at=f"die-{tray['purpose']}"),
        class_=["dt-fact", tray["open"] and "dt-fact--open"],
    )


def _ledger(scene: Scene, attack: AttackView, target: int) -> Markup:
    """The sum of the target, or else of whoever has one."""
    sums = {entry["player"]: entry for entry in scene.board["damage"]}
    seat = target if target in sums else next(iter(sums), None)
    others = [_also(scene, entry) for player, entry in sums.items() if player != seat]
    made = _sum(scene, sums[seat]) if sums else _no_sum(attack)
    return ledger(made, more=others and h("ul", others, class_="dt-also"))


def _no_sum(attack: AttackView) -> Sum:
    title = tr("The damage is dealt") if attack["settled"] else tr("No damage so far")
    return Sum((), 0, attack["dealt"] or 0, title, None)


def _sum(scene: Scene, entry: DamageView) -> Sum:
    """The sum of a player in its three steps."""
    seat, total = entry["player"], entry["total"]
    name = scene.name(seat) if seat is not None else tr("the target")
    mine = seat == scene.seat
    title = tr("You would take {n}", n=total) if mine else tr("{name} would take {n}", name=name, n=total)
    notes = []
    if entry["heal"]:
        notes.append(tr("and heal {n}", n=entry["heal"]))
    if entry.get("shielded"):
        notes.append(tr("protected: nothing else arrives"))
    lines = [_line(scene, line) for line in entry["lines"]]
    return Sum(
        [line for line in lines if line.step <= 3],
        entry["subtotal"],
        total,
        title,
        ", ".join(notes) or None,
        entry.get("health"),
        entry.get("after"),
    )


def _line(scene: Scene, line: DamageLine) -> SumLine:
    source = line["source"]
    if source["kind"] == "token":
        pic = token_icon(source["id"])
    elif line["op"] == "damage":
        pic = DAMAGE_ICONS.get(line["type"] or "", "swords")
    else:
        pic = picture(source["id"])
    who = tr("you") if line["by"] == scene.seat else scene.name(line["by"])
    note = {
        "damage": scene.content.damage_words(line["type"]),
        "add": tr("added by {name}", name=who),
        "prevent": tr("prevented by {name}", name=who),
        "half": tr("half of the subtotal, by {name}", name=who),
        "avoid": tr("all of it avoided by {name}", name=who),
        "return": tr("half of what comes to {name} comes back", name=who),
        "recoil": tr("if the attack deals damage"),
    }.get(line["op"], "")
    return SumLine(line["step"], pic, line["name"], note, line["amount"])


def _also(scene: Scene, entry: DamageView) -> Markup:
    """What the attack does to others, in a line."""
    seat = entry["player"]
    mine = seat == scene.seat
    total, heal = entry["total"], entry["heal"]
    if heal and not total:
        text = tr("You heal {n}", n=heal) if mine else tr("{name} heals {n}", name=scene.name(seat or 0), n=heal)
        return h("li", icon("dt-heal", None, "c-heal"), text)
    text = tr("You take {n}", n=total) if mine else tr("{name} takes {n}", name=_name(scene, seat), n=total)
    sources = ", ".join(dict.fromkeys(line["name"] for line in entry["lines"]))
    return h("li", icon("heart", None, "c-damage"), h("b", text), " ", h("small", sources))


def _name(scene: Scene, seat: int | None) -> str:
    return scene.name(seat) if seat is not None else tr("The target")


def _answers(scene: Scene) -> Markup:
    """Cards, tokens and passives that can answer now; the rest of the hand waits."""
    given: list[Answer] = []
    later: list[Answer] = []
    for card in scene.me["hand"] or ():
        look = scene.content.card_look(card, scene.me["hero"])
        action = scene.find("play", card=card)
        if action is not None:
            given.append(Answer(look.name, look.text, card=look, **_answering(scene, action)))
        elif scene.mine:
            later.append(Answer(look.name, look.text, card=look, why_not=_why_not(scene, card)))
    given += [_spending(scene, action) for action in scene.of("spend")]
    given += [_using(scene, action) for action in scene.of("use", "defend")]
    title = tr("You may answer with") if scene.mine else tr("Your hand")
    none = tr("Nothing in your hand answers now.") if scene.mine else tr("Wait for {name}.", name=_asked(scene))
    return answers([*given, *later], title=title, cp=scene.me["cp"], none=none)


def _spending(scene: Scene, action: ActionView) -> Answer:
    """A token that answers; where it can be used or spent in several ways, the button says which one it is."""
    args = action["args"]
    held = next(entry for entry in scene.me["tokens"] if entry["id"] == args["token"])
    piece = scene.content.token_look(held["id"], held["n"], held["limit"])
    use = scene.content.rich(scene.content.use_words(held["id"], args["use"]), scene.me["hero"])
    name = scene.label(action) if args["name"] or args["count"] else piece.name
    return Answer(name, use, token=piece, **_answering(scene, action))


def _using(scene: Scene, action: ActionView) -> Answer:
    """A passive ability that answers, or a defence."""
    ability = action["args"]["ability"]
    lying = panel_of(scene, scene.seat, ability)
    assert lying is not None, "what can be used lies on the own board"
    sort = tr("passive") if action["verb"] == "use" else tr("defence")
    name = scene.label(action) if action["args"].get("name") else lying.name
    return Answer(name, lying.text, pic=picture(ability), sort=sort, **_answering(scene, action))


def _answering(scene: Scene, action: ActionView) -> dict[str, Any]:
    """What pressing an answer does, and what would come of it where that is certain."""
    made: dict[str, Any] = {"action": scene.shows(action), "key": scene.key_of(action)}
    outcome = scene.changes(action).get("outcome")
    if outcome is None:
        return made
    player, before, after = outcome["player"], outcome["before"], outcome["after"]
    friend = scene.side(player) == scene.side(scene.seat)
    says = tr("you take") if player == scene.seat else tr("{name} takes", name=scene.name(player))
    return made | {"before": before, "after": str(after), "better": (after < before) == friend, "says": says}


def _asked(scene: Scene) -> str:
    return scene.name(scene.asked) if scene.asked is not None else ""


def _why_not(scene: Scene, card: str) -> str:
    """Why a card has to wait."""
    asked = (scene.me["costs"] or {})[card]
    if asked["cost"] is not None and not asked["affordable"]:
        return trn("It costs {n} CP.", "It costs {n} CP.", asked["cost"])
    return tr("Only: {when}.", when=scene.content.cards[card]["when"])
