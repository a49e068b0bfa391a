"""The heroes beside the tower: the own sheet with its cards, the rivals, and everyone in a line for small screens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.components.token import token
from app.html import Markup, h, icon
from app.screens.platformer import words
from app.screens.platformer.art import SYMBOL_ICONS, TOKEN_COLOURS, bust, card_icon, figure
from app.screens.platformer.pool import symbol_die
from app.screens.platformer.scene import Scene, place
from pygame_rules import tr, trn

if TYPE_CHECKING:
    from pygame_rules.games.platformer.view_types import HeroAbility, PlayerView


def people(scene: Scene) -> list[Markup]:
    """The own hero first, then the others in the order of play."""
    return [_own(scene), *(_rival(scene, seat, number) for number, seat in enumerate(scene.others))]


def hearts(player: PlayerView) -> Markup:
    """Hearts kept and lost."""
    label = tr("{hearts} of {health} hearts", hearts=player["hearts"], health=player["health"])
    signs = [icon("heart", None, "" if n < player["hearts"] else "pf-lost") for n in range(player["health"])]
    return h(
        "span",
        signs,
        class_="pf-hearts",
        role="img",
        aria_label=label,
        data_tip=label,
        data_at=f"hearts-{player['seat']}",
    )


def purse(player: PlayerView) -> list[Markup]:
    """Coins and gems."""
    coins = trn("{n} coin", "{n} coins", player["coins"])
    gems = trn("{n} gem", "{n} gems", player["gems"])
    return [
        h(
            "span",
            icon("coin"),
            h("b", player["coins"]),
            class_="pf-res",
            role="img",
            aria_label=coins,
            data_tip=coins,
            data_at=f"coins-{player['seat']}",
        ),
        h(
            "span",
            icon("pf-gem"),
            h("b", player["gems"]),
            class_="pf-res pf-res--gem",
            role="img",
            aria_label=gems,
            data_tip=gems,
            data_at=f"gems-{player['seat']}",
        ),
    ]


def whereabouts(scene: Scene, player: PlayerView) -> str:
    """Where a hero is, in a few words."""
    if player["at"] is None or player["level"] is None:
        return tr("off the map")
    if "shop" in scene.cell(place(player["at"]))["features"]:
        return tr("at a shop")
    levels = scene.board["tower"]["levels"]
    if levels[player["level"] - 1]["boss"]:
        return tr("boss level")
    return tr("level {level}", level=player["level"])


def _sub(scene: Scene, seat: int) -> Markup:
    pic = "bot" if scene.is_bot(seat) else "person"
    where = whereabouts(scene, scene.players[seat])
    return h("div", icon(pic), h("span", scene.name(seat)), h("span", where, class_="pf-where"), class_="seat__sub")


def stars(scene: Scene, player: PlayerView) -> Markup:
    """What a Star counts as."""
    names = [words.symbol_name(symbol) for symbol in player["star_as"]]
    if len(names) > 1:
        label = tr("A Star counts as {first} or {second}", first=names[0], second=names[1])
    else:
        label = tr("A Star counts as {symbol}", symbol=names[0])
    signs: list[Any] = [icon("star", None, "icon--inline"), " = "]
    for number, symbol in enumerate(player["star_as"]):
        signs += [" / " if number else None, icon(SYMBOL_ICONS[symbol], None, "icon--inline")]
    return h("span", signs, role="img", aria_label=label, data_tip=label, class_="pf-stars")


def _own(scene: Scene) -> Markup:
    player = scene.me
    known = scene.catalogue["heroes"][player["hero"]]
    turn = player["seat"] == scene.board["active"]
    flag = h("span", tr("Your turn") if turn else tr("You"), class_="seat__flag")
    top = h(
        "div",
        bust(player["hero"]),
        h("div", h("h2", known["name"], class_="seat__name"), _sub(scene, player["seat"])),
        class_="pf-sheet__top",
    )
    return h(
        "section",
        {"style": scene.colour(player["seat"]), "aria-label": tr("Your hero: {name}", name=known["name"])},
        flag,
        top,
        hearts(player),
        h("div", purse(player), [_token(scene, player, name) for name in player["tokens"]], class_="pf-sheet__res"),
        h("div", _ability(scene, player, known["ability"]), stars(scene, player), class_="pf-sheet__rules"),
        _things(scene, player),
        class_=["seat", "pf-sheet", turn and "seat--turn"],
        id="sheet-own",
        data_at=f"sheet-{player['seat']}",
    )


def _ability(scene: Scene, player: PlayerView, ability: HeroAbility) -> Markup:
    use = scene.find("ability")
    if use and player["seat"] == scene.seat:
        attrs = scene.offer(use) | {"data-tip": ability["text"]}
        return h("button", attrs, h("b", ability["name"]), " ", ability["text"], class_="pf-ability is-legal")
    state = tr("used this turn") if player["ability"] == "used" else None
    return h("span", h("b", ability["name"]), " ", ability["text"], state and h("i", state, class_="pf-used"))


def _token(scene: Scene, player: PlayerView, name: str) -> Markup:
    """A token of the boss; where it can be got rid of, a button."""
    known = scene.catalogue["boss_tokens"][name]
    tip = tr("{token}: {text} {removal}", token=known["name"], text=known["text"], removal=known["removal"])
    drawn = token(
        card_icon(name), known["name"], kind="" if known["good"] else "bad", colour=TOKEN_COLOURS.get(name), tip=tip
    )
    removal = scene.find("remove", token=name)
    if removal is None or player["seat"] != scene.seat:
        return drawn
    attrs = scene.offer(removal) | {"aria-label": removal["label"]}
    return h("button", attrs, drawn, class_="pf-tokenb is-legal")


def _things(scene: Scene, player: PlayerView) -> Markup | None:
    items = [_thing(scene, card["id"], "artifact", card["exhausted"]) for card in player["artifacts"]]
    items += [_thing(scene, card["id"], "item", card["exhausted"]) for card in player["items"]]
    count: dict[str, int] = {}
    for card in player["potions"]:
        count[card] = count.get(card, 0) + 1
    items += [_thing(scene, card, "potion", False, number) for card, number in count.items()]
    return h("ul", [h("li", item) for item in items], class_="pf-things") if items else None


def _thing(scene: Scene, card: str, kind: str, exhausted: bool, count: int = 1) -> Markup:
    """An own card: a button where it can be used now, lying sideways where it has been."""
    known = scene.catalogue["cards"][card]
    uses = scene.uses(card)
    picked = scene.picked.is_("card", card)
    state = tr("potion") if kind == "potion" else tr("used") if exhausted else tr("ready")
    if kind != "potion" and not known["exhausts"]:
        state = tr("always")
    body = [
        h("span", icon(card_icon(card)), class_="pf-card__art"),
        h("span", known["name"], class_="pf-card__name"),
        h("span", state if count == 1 else tr("{state} ×{n}", state=state, n=count), class_="pf-card__state"),
    ]
    css = [
        "pf-card",
        f"pf-card--{kind}",
        exhausted and "pf-card--used",
        uses and "is-legal",
        picked and "pf-card--picked",
    ]
    attrs: dict[str, Any] = {
        "id": f"card-{card}",
        "data-at": f"card-{card}",
        "data-tip": f"{known['name']}: {known['text']}",
    }
    if len(uses) == 1:
        return h("button", attrs | scene.offer(uses[0]) | {"aria-label": uses[0]["label"]}, body, class_=css)
    if uses:
        return h(
            "button",
            attrs | scene.choose("" if picked else f"card:{card}", *uses) | {"aria-pressed": picked},
            body,
            class_=css,
        )
    look = {
        "type": "button",
        "data-do": "open",
        "data-arg": f"card:{card}",
        "aria-label": tr("Look at {card}", card=known["name"]),
    }
    return h("button", attrs | look, body, class_=css)


def mini(scene: Scene, card: str, exhausted: bool) -> Markup:
    """A rival's card, small; a tap opens it."""
    known = scene.catalogue["cards"][card]
    label = tr("{card}, used", card=known["name"]) if exhausted else known["name"]
    look = {"type": "button", "data-do": "open", "data-arg": f"card:{card}"}
    tip = f"{label}: {known['text']}"
    return h(
        "button",
        look | {"aria-label": label, "data-tip": tip},
        icon(card_icon(card)),
        class_=["pf-mini", f"pf-mini--{known['type']}", exhausted and "pf-mini--used"],
    )


def _rival(scene: Scene, seat: int, number: int) -> Markup:
    player = scene.players[seat]
    known = scene.catalogue["heroes"][player["hero"]]
    now = seat == scene.board["active"]
    mark = h("small", tr("now") if now else tr("next")) if now or _is_next(scene, seat) else None
    die = symbol_die(
        player["special"],
        label=_special_label(player),
        css=["die--hero", "pf-die--xs", not player["special"] and "pf-blank"],
    )
    cards = [mini(scene, card["id"], card["exhausted"]) for card in (*player["artifacts"], *player["items"])]
    cards += [mini(scene, card, False) for card in player["potions"]]
    cards += [_token(scene, player, name) for name in player["tokens"]]
    return h(
        "section",
        {
            "style": scene.colour(seat),
            "aria-label": tr("{hero}, played by {name}", hero=known["name"], name=scene.name(seat)),
        },
        h(
            "div",
            bust(player["hero"], "s"),
            h("div", h("h2", known["name"], mark, class_="seat__name"), _sub(scene, seat)),
            die,
            class_="pf-rival__top",
        ),
        h("div", hearts(player), purse(player), class_="pf-rival__row"),
        cards and h("div", cards, class_="pf-rival__row pf-rival__cards"),
        h(
            "p",
            h("b", known["ability"]["name"]),
            " ",
            known["ability"]["text"],
            " ",
            stars(scene, player),
            class_="pf-rival__ab",
        ),
        class_=["seat", "pf-rival", now and "seat--turn"],
        id=f"rival-{seat}",
        data_at=f"sheet-{seat}",
    )


def _special_label(player: PlayerView) -> str:
    name = words.symbol_name(player["special"]) if player["special"] else tr("blank")
    return tr("Special die: {symbol}", symbol=name)


def _is_next(scene: Scene, seat: int) -> bool:
    return seat == (scene.board["active"] + 1) % len(scene.players)


def strip(scene: Scene) -> Markup:
    """Everyone in a line, for small screens; a tap opens the sheets."""
    items = []
    for player in scene.players:
        seat = player["seat"]
        figures = [
            icon("heart"),
            figure(player["hearts"]),
            icon("coin"),
            figure(player["coins"]),
            icon("pf-gem"),
            figure(player["gems"]),
        ]
        name = tr("You") if seat == scene.seat and len(scene.players) > 1 else scene.hero_name(seat)
        label = tr(
            "{hero}: {hearts} hearts, {coins} coins, {gems} gems",
            hero=name,
            hearts=player["hearts"],
            coins=player["coins"],
            gems=player["gems"],
        )
        attrs = {
            "type": "button",
            "data-do": "tab",
            "data-arg": "people",
            "aria-label": label,
            "style": scene.colour(seat),
        }
        body = [
            bust(player["hero"], "xs"),
            h("span", h("b", name, class_="pf-strip__n"), h("span", figures, class_="pf-strip__f")),
        ]
        items.append(
            h("button", attrs, body, class_=["pf-strip__p", seat == scene.board["active"] and "pf-strip__p--on"])
        )
    return h("nav", items, class_="pf-strip", aria_label=tr("Heroes"))
