"""The table while an attack is under way: both sides, the attack with its dice, the sum so far, and what may answer."""

from __future__ import annotations

from typing import Any

from app.components.button import why
from app.components.token import chip
from app.html import Markup, h, icon
from app.screens.dice_throne import words
from app.screens.dice_throne.ability import Panel, panel
from app.screens.dice_throne.answers import Answer, answers
from app.screens.dice_throne.arena import looks
from app.screens.dice_throne.art import DAMAGE_ICONS, picture, token_icon
from app.screens.dice_throne.dice import row
from app.screens.dice_throne.ledger import Sum, SumLine, ledger
from app.screens.dice_throne.people import person
from app.screens.dice_throne.plates import duel
from app.screens.dice_throne.prompt import prompt
from app.screens.dice_throne.scene import Scene
from pygame_rules import tr, trn

# What can be done about each type of damage (DT-5.3): defend, prevent, raise.
KINDS = {
    "normal": (True, True, True),
    "undefendable": (False, True, True),
    "pure": (False, True, False),
    "collateral": (False, True, False),
    "ultimate": (False, False, True),
}


def respond(scene: Scene) -> Markup:
    """The attack and the answers to it. The prompt is made last: it lists what has no other place."""
    seats = _seats(scene)
    left = attack_panel(scene)
    sums = _ledger(scene)
    right = _answers(scene)
    asked = prompt(scene)
    return h("main", seats, left, sums, right, asked, class_="dt-respond")


def _seats(scene: Scene) -> Markup:
    attack = scene.attack or {}
    attacker, target = attack["attacker"], attack["target"]
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
    queue = scene.window.get("seats") or []
    if not queue:
        return [h("span", icon("swords"), class_="dt-asked__sign")]
    lines = [h("span", tr("Answers in order"), " ", why("DT-4.1", short=True))]
    for index, seat in enumerate(queue[:3]):
        name = tr("You") if seat == scene.seat else scene.name(seat)
        says = tr("to answer now") if index == 0 else tr("later")
        pic = "hourglass" if index == 0 else "dots"
        lines.append(h("span", h("b", name), icon(pic, None, "icon--inline"), says, class_="dt-asked__line"))
    return lines


def attack_panel(scene: Scene) -> Markup:
    """The ability that attacks, and all dice that were rolled for and against it."""
    attack = scene.attack or {}
    attacker = attack["attacker"]
    found = find_panel(scene, attacker, attack["ability"])
    parts: list[Any] = [h("h2", tr("The attack"), class_="eyebrow")]
    if found is not None:
        parts.append(panel(found, full=True))
    parts.append(_kinds(attack))
    for tray in scene.trays:
        parts.append(_dice(scene, tray))
    for token in attack["inflicted"]:
        words_ = tr("{token} is on {name} now.", token=scene.content.token_name(token), name=_target_name(scene))
        parts.append(h("div", icon(token_icon(token)), words_, class_="dt-fact dt-fact--line"))
    waiting = [entry for entry in attack["waiting"] if entry["kind"] == "inflict" and entry["token"]]
    for entry in waiting:
        token = scene.content.token_name(entry["token"])
        parts.append(h("div", icon(token_icon(entry["token"])), tr("will inflict {token}", token=token),
                       class_="dt-fact dt-fact--line"))  # fmt: skip
    style = scene.hero_style(attacker)
    return h("section", parts, class_="dt-attack", style=style, aria_label=tr("The attack"))


def _target_name(scene: Scene) -> str:
    target = (scene.attack or {}).get("target")
    return tr("you") if target == scene.seat else scene.name(target) if target is not None else ""


def find_panel(scene: Scene, seat: int, ability: str) -> Panel | None:
    """An ability of a seat, as it lies."""
    player = scene.players[seat]
    for one in scene.content.panels(player["hero"], player["upgrades"]):
        for found in (one, *one.second):
            if found.id == ability:
                found.second = []
                return found
    return None


def _kinds(attack: dict[str, Any]) -> Markup | None:
    """What can be done about this damage."""
    kind = attack["type"]
    if kind not in KINDS:
        return None
    labels = (tr("defend"), tr("prevent"), tr("add to it"))
    chips = [
        chip(label, pic="check" if can else "cross", cls=None if can else "dt-kinds__no")
        for label, can in zip(labels, KINDS[kind], strict=True)
    ]
    return h("div", chips, class_="dt-kinds", data_tip=words.damage_words(kind))


def _dice(scene: Scene, tray: dict[str, Any]) -> Markup:
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


def _ledger(scene: Scene) -> Markup:
    """The sum of the one whom it concerns most: oneself if anything is coming, else the target."""
    sums = {entry["player"]: entry for entry in scene.board["damage"]}
    target = (scene.attack or {}).get("target")
    seat = scene.seat if scene.seat in sums and scene.seat == target else target
    if seat not in sums and sums:
        seat = next(iter(sums))
    others = [_also(scene, entry) for player, entry in sums.items() if player != seat]
    return ledger(make_sum(scene, seat, sums.get(seat)), more=others and h("ul", others, class_="dt-also"))


def make_sum(scene: Scene, seat: int | None, entry: dict[str, Any] | None) -> Sum:
    """The sum of a player in its three steps."""
    mine = seat == scene.seat
    name = scene.name(seat) if seat is not None else tr("the target")
    if entry is None:
        settled = (scene.attack or {}).get("settled")
        title = tr("The damage is dealt") if settled else tr("No damage so far")
        return Sum((), 0, (scene.attack or {}).get("dealt") or 0, title, None)
    total = entry["total"]
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


def _line(scene: Scene, line: dict[str, Any]) -> SumLine:
    source = line["source"]
    if source["kind"] == "token":
        pic = token_icon(source["id"])
    elif line["op"] == "damage":
        pic = DAMAGE_ICONS.get(line["type"] or "", "swords")
    else:
        pic = picture(source["id"], "star")
    who = tr("you") if line["by"] == scene.seat else scene.name(line["by"])
    note = {
        "damage": words.damage_words(line["type"] or ""),
        "add": tr("added by {name}", name=who),
        "prevent": tr("prevented by {name}", name=who),
        "half": tr("half of the subtotal, by {name}", name=who),
        "avoid": tr("all of it avoided by {name}", name=who),
        "return": tr("half of what comes to {name} comes back", name=who),
        "recoil": tr("if the attack deals damage"),
    }.get(line["op"], "")
    return SumLine(line["step"], pic, line["name"], note, line["amount"])


def _also(scene: Scene, entry: dict[str, Any]) -> Markup:
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
    hero = scene.me["hero"]
    for card in scene.me["hand"] or ():
        text = f"play {card}"
        if scene.is_legal(text):
            look = scene.content.card_look(card, hero)
            given.append(Answer(look.name, look.text, card=look, **_answering(scene, text)))
    for text in scene.starting("spend"):
        token = text.split()[1]
        held = next((entry for entry in scene.me["tokens"] if entry["id"] == token), {"n": 1, "limit": 1})
        piece = scene.content.token_look(token, held["n"], held["limit"])
        use = scene.content.rich(scene.content.use_words(token, text.split()[2:]), hero)
        name = scene.label(text) if len(text.split()) > 2 else piece.name
        given.append(Answer(name, use, token=piece, **_answering(scene, text)))
    for text in scene.starting("use", "defend"):
        verb, ability, *more = text.split()
        found = find_panel(scene, scene.seat, ability)
        if found is None:
            continue
        sort = tr("passive") if verb == "use" else tr("defence")
        name = scene.label(text) if more else found.name
        given.append(Answer(name, found.text, pic=picture(ability), sort=sort, **_answering(scene, text)))
    if scene.mine:
        for card in scene.me["hand"] or ():
            if not scene.is_legal(f"play {card}"):
                look = scene.content.card_look(card, hero)
                given.append(Answer(look.name, look.text, card=look, why_not=why_not(scene, card)))
    title = tr("You may answer with") if scene.mine else tr("Your hand")
    none = tr("Nothing in your hand answers now.") if scene.mine else tr("Wait for {name}.", name=_asked(scene))
    return answers(given, title=title, cp=scene.me["cp"], none=none)


def _answering(scene: Scene, text: str) -> dict[str, Any]:
    """What pressing an answer does, and what would come of it where that is certain."""
    made: dict[str, Any] = {"action": scene.shows(text), "key": scene.key_of(text)}
    outcome = scene.hint(text).get("outcome")
    if outcome is None:
        return made
    player, before, after = outcome["player"], outcome["before"], outcome["after"]
    friend = scene.side(player) == scene.side(scene.seat)
    says = tr("you take") if player == scene.seat else tr("{name} takes", name=scene.name(player))
    return made | {"before": before, "after": str(after), "better": (after < before) == friend, "says": says}


def _asked(scene: Scene) -> str:
    return scene.name(scene.asked) if scene.asked is not None else ""


def why_not(scene: Scene, card: str) -> str:
    """Why a card has to wait."""
    cost = scene.content.card_cost(card, scene.me)
    if cost > scene.me["cp"]:
        return trn("It costs {n} CP.", "It costs {n} CP.", cost)
    return tr("Only: {when}.", when=scene.content.card_when(card))
