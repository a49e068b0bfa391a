"""The boss: its card with the next threat, what its tokens mean, and the bench where the last attack is assembled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.components.button import why
from app.components.card import card
from app.components.token import token
from app.html import Markup, h, icon
from app.screens.platformer import words
from app.screens.platformer.art import ENEMY_DIE_ICONS, SYMBOL_ICONS, TOKEN_COLOURS, bust, card_icon
from app.screens.platformer.pool import symbol_die
from app.screens.platformer.scene import Scene, place
from app.screens.platformer.tiles import COLUMNS, ROWS
from pygame_rules import tr, trn

if TYPE_CHECKING:
    from pygame_rules.games.platformer.view_types import AttackSum, Changes, Offer


def boss_panel(scene: Scene) -> Markup:
    """Health, power and helpers of the boss, the card it played last, and what may come."""
    boss = scene.boss
    known = scene.boss_entry
    helpers = sum(enemy["kind"] == known["helper"] for enemy in scene.board["enemies"])
    figures = [
        h("span", icon("heart", tr("health")), boss["health"]),
        h("span", icon("pf-claws", tr("power")), boss["power"]),
        h("span", bust(known["helper"], "helper", True), helpers, data_tip=scene.kind(known["helper"])["name"]),
    ]
    top = h(
        "div",
        bust(boss["id"], "", True),
        h("div", h("h2", known["name"]), h("div", figures, class_="pf-boss__n")),
        class_="pf-boss__top",
    )
    return h(
        "section",
        top,
        _last(scene, boss["last"])
        if boss["last"]
        else h("p", known["turn"], " ", why("PF-13.5", short=True), class_="pf-boss__t"),
        _threats(scene),
        class_="panel pf-boss",
        id="boss",
        data_at="boss",
        aria_label=known["name"],
    )


def _last(scene: Scene, acted: str) -> Markup:
    """The boss's last turn: what chose the card, the card, and whom it reaches."""
    boss = scene.boss
    known = scene.catalogue["boss_cards"][acted]
    drawn = card(
        known["name"],
        type="curse",
        type_label=words.range_name(known["range"]),
        art=card_icon(acted),
        text=known["text"],
        size="small",
    )
    chose = boss["selector"]
    if chose:
        sign = h(
            "span",
            h("span", icon(ENEMY_DIE_ICONS[chose]), class_="die__face"),
            class_="die pf-edie__die",
            data_colour="black",
            data_lip=words.enemy_die_short(chose),
            role="img",
            aria_label=words.enemy_die_short(chose),
        )
    else:
        sign = symbol_die(known["symbol"], css="pf-die--xs")
    piles = tr("deck {deck} · discard {discard}", deck=len(boss["deck"]), discard=len(boss["discard"]))
    aside = h(
        "div",
        h("span", tr("Last turn")),
        sign,
        _range(scene),
        h("small", piles),
        class_="pf-boss__side",
    )
    return h(
        "div",
        h("div", drawn, aside, class_="pf-boss__card", data_at="boss-card"),
        h("p", known["text"], class_="pf-boss__t"),
    )


def _range(scene: Scene) -> Markup | None:
    """The boss level as a small map of whom the last card reaches."""
    if scene.boss["at"] is None:
        return None
    at, reach = place(scene.boss["at"]), [place(field) for field in scene.boss["reach"]]
    low = at[1] // ROWS * ROWS
    cells = []
    for y in range(low + ROWS - 1, low - 1, -1):
        for x in range(COLUMNS):
            css = "pf-range__me" if (x, y) == at else "pf-range__in" if (x, y) in reach else None
            cells.append(h("i", class_=css))
    return h("span", cells, class_="pf-range", role="img", aria_label=tr("Range on the boss level"))


def _threats(scene: Scene) -> Markup | None:
    """The cards that may come next, by what calls them."""
    if not scene.boss["deck"]:
        return None
    items = []
    for name in scene.boss["deck"]:
        known = scene.catalogue["boss_cards"][name]
        pic = ENEMY_DIE_ICONS.get(known["symbol"]) or SYMBOL_ICONS.get(known["symbol"], "die")
        tip = tr("{card} ({range}): {text}", card=known["name"], range=known["range_name"], text=known["text"])
        attrs = {"type": "button", "data-do": "open", "data-arg": f"boss:{name}", "aria-label": tip, "data-tip": tip}
        body = [icon(pic, None, "pf-threatcard__by"), icon(card_icon(name))]
        items.append(h("li", h("button", attrs, body, class_="pf-threatcard")))
    return h("div", h("span", tr("May come next"), class_="pf-boss__next"), h("ul", items, class_="pf-threatcards"))


def legend(scene: Scene) -> Markup:
    """What the tokens of this boss do."""
    items = []
    for name in scene.boss_entry["tokens"]:
        known = scene.catalogue["boss_tokens"][name]
        sign = token(
            card_icon(name),
            known["name"],
            kind="" if known["good"] else "bad",
            colour=TOKEN_COLOURS.get(name),
            cls="pf-legend__s",
        )
        items.append(h("li", sign, h("span", h("b", known["name"]), " ", known["text"]), data_tip=known["removal"]))
    return h("section", h("ul", items, class_="pf-legend"), class_="panel", aria_label=tr("Tokens of the boss"))


# The bench


def bench_target(scene: Scene) -> str | None:
    """Whom the bench is about: the picked enemy that can be attacked, else the boss once it has been met."""
    picked = scene.picked.about if scene.picked.kind in ("foe", "sword") else ""
    if picked and (scene.of("attack", enemy=picked) or picked == scene.boss["id"]):
        return picked
    return (
        scene.boss["id"]
        if scene.fighting and scene.boss["at"] is not None and scene.active["seat"] == scene.seat
        else None
    )


def bench(scene: Scene) -> Markup | None:
    """The attack against the boss, counted together; wounds do not stay, so the sum must be seen before it is spent."""
    target = bench_target(scene)
    if target is None or not scene.mine or scene.step != "act":
        return None
    enemy = scene.enemies.get(target)
    if enemy is None or enemy["attack"] is None:
        return None
    plans = scene.of("attack", enemy=target)
    best: AttackSum | Changes = plans[0]["changes"] if plans else enemy["attack"]
    dealt = best["wounds"]
    terms = [_term(scene, "sword", "") for _ in range(best["swords"])]
    if best["special"]:
        terms.insert(0, _term(scene, scene.me["special"] or "sword", "special"))
    more = dealt - best["swords"] - best["special"]
    if more:
        terms.append(_gem_term(plans[0]["changes"]["gems"] if plans else 0, more))
    parts: list[Any] = []
    for number, term in enumerate(terms):
        parts += [number > 0 and h("span", "+", class_="pf-plus", aria_hidden=True), term]
    if not terms:
        parts = [
            h(
                "p",
                tr("No Sword is ready. A Star, a fusion or the special die may become one."),
                class_="pf-bench__none",
            )
        ]
    health = enemy["health"]
    may = dealt if plans else enemy["attack"]["most"]
    total = h(
        "div",
        h("b", dealt, " ", h("small", tr("of {health}", health=health))),
        h(
            "span",
            [h("i", class_="pf-hp__hit" if n < dealt else "pf-hp__may" if n < may else None) for n in range(health)],
            class_="pf-hp",
            role="meter",
            aria_label=tr("Wounds assembled"),
            aria_valuenow=min(dealt, health),
            aria_valuemin=0,
            aria_valuemax=health,
            style={"--n": health},
        ),
        class_="pf-total",
    )
    name = scene.figure_name(target)
    finish = [_plan(scene, plan, number) for number, plan in enumerate(plans[:4])]
    if not finish:
        ways = [*scene.of("fuse", symbol="sword"), *scene.of("star", symbol="sword")]
        finish = [_more(scene, offer) for offer in ways[:4]]
    return h(
        "section",
        h(
            "header",
            icon("swords"),
            h("h2", tr("Attack on {enemy}", enemy=name)),
            h("small", tr("each symbol 1, plus its own gems")),
            why("PF-10.1", short=True),
            class_="pf-bench__head",
        ),
        h("div", h("div", parts, class_="pf-terms"), total, class_="pf-sum"),
        finish and h("div", finish, class_="pf-finish"),
        class_="pf-bench",
        id="bench",
        data_at="bench",
        aria_label=tr("Attack on {enemy}", enemy=name),
    )


def _term(scene: Scene, symbol: str, kind: str) -> Markup:
    css = "die--hero" if kind == "special" else None
    style = scene.colour(scene.seat) if kind == "special" else None
    note = tr("special die") if kind == "special" else words.symbol_name("sword")
    return h(
        "span",
        symbol_die(symbol, css=css),
        h("b", 1, class_="pf-term__v"),
        h("span", note, class_="pf-term__n"),
        class_="pf-term",
        style=style,
    )


def _gem_term(gems: int, more: int) -> Markup:
    """What gems and cards add to the symbols."""
    note = trn("{n} gem", "{n} gems", gems) if gems else tr("bonus")
    sign = icon("pf-gem" if gems else "plus", None, "pf-term__gem")
    return h("span", sign, h("b", more, class_="pf-term__v"), h("span", note, class_="pf-term__n"), class_="pf-term")


def plan_words(plan: Changes) -> str:
    """What an attack takes, in words."""
    said = [trn("{n} Sword", "{n} Swords", plan["swords"])] if plan["swords"] else []
    if plan["special"]:
        said.append(tr("special die"))
    if plan["gems"]:
        said.append(trn("{n} gem", "{n} gems", plan["gems"]))
    return ", ".join(said)


def _plan(scene: Scene, offer: Offer, number: int) -> Markup:
    plan = offer["changes"]
    left = trn("leaves {n} gem", "leaves {n} gems", plan["gems_left"])
    attrs = scene.offer(offer) | {"aria-label": offer["label"]}
    body = [
        icon("swords"),
        h("span", plan_words(plan), h("small", left)),
        h("b", plan["wounds"], icon("check", None, "icon--inline")),
    ]
    return h("button", attrs, body, class_=["pf-finish__b", number == 0 and "pf-finish__b--best"])


def _more(scene: Scene, offer: Offer) -> Markup:
    attrs = scene.offer(offer)
    body = [
        icon("pf-fuse" if offer["verb"] == "fuse" else "star"),
        h("span", offer["label"], h("small", tr("one more Sword"))),
        h("b", tr("+1")),
    ]
    return h("button", attrs, body, class_="pf-finish__b")
