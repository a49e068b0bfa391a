"""The figures in the tower: heroes, enemies and the boss, with what can be done with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.html import Markup, h, icon
from app.screens.platformer import words
from app.screens.platformer.art import figure, hero_colour, standee
from app.screens.platformer.scene import Place, Scene, place
from pygame_rules import tr, trn

if TYPE_CHECKING:
    from app.screens.platformer.tower import Ground
    from pygame_rules.games.platformer.view_types import EnemyView, Offer, PlayerView

# Dice that can be dropped onto an enemy.
WEAPONS = "die:sword die:force special:sword special:force"


def figures(scene: Scene, ground: Ground) -> list[Any]:
    """Everyone who stands in the tower, from the top down, so that who stands lower is drawn over."""
    made = [_enemy(scene, ground, enemy) for enemy in scene.board["enemies"]]
    made += [_hero(scene, ground, player, place(at)) for player in scene.players if (at := player["at"]) is not None]
    return [_threats(scene, ground), *made, _landing(scene, ground)]


def _hero(scene: Scene, ground: Ground, player: PlayerView, at: Place) -> Markup:
    seat = player["seat"]
    now = seat == scene.board["active"]
    mine = scene.mine and seat == scene.seat
    aimed = _aimed(scene, player["hero"])
    label = tr(
        "{hero} ({name}): {place}", hero=scene.hero_name(seat), name=scene.name(seat), place=words.place_name(at)
    )
    attrs: dict[str, Any] = {"aria-label": label, "data-tip": label}
    if aimed is not None:
        attrs |= scene.offer(aimed) | {"aria-label": aimed["label"]}
    else:
        attrs["role"] = "img"
    if mine and now and scene.step == "act":
        attrs["data-drag"] = "hero"
    css = [
        "pf-fig",
        "pf-fig--hero",
        now and "pf-fig--now",
        aimed is not None and "pf-fig--lit",
        "shop" in scene.cell(at)["features"] and "pf-fig--aside",
        player["hover"] and "pf-fig--hover",
    ]
    # The page scrolls to whoever acts, once for each new place; while an enemy is looked at, to that one.
    looked_at = scene.picked.kind in ("foe", "sword", "force")
    follow = f"{scene.board['turn']}-{at[0]}-{at[1]}" if now and not looked_at else None
    return h(
        "button" if aimed is not None else "span",
        attrs,
        now and h("i", class_="pf-fig__ring", aria_hidden=True),
        h("span", standee(player["hero"]), class_="pf-fig__in", data_at=f"fig-{player['hero']}"),
        class_=css,
        style=ground.at(at) | {"--base": hero_colour(player["hero"])},
        id=f"fig-{player['hero']}",
        data_at=f"seat-{seat}",
        data_follow=follow,
    )


def _aimed(scene: Scene, who: str) -> Offer | None:
    """What uses the picked card on a figure."""
    if scene.picked.kind != "card":
        return None
    return next((offer for offer in scene.uses(scene.picked.about) if offer["args"]["figure"] == who), None)


def _enemy(scene: Scene, ground: Ground, enemy: EnemyView) -> Markup:
    at = place(enemy["at"])
    name = scene.figure_name(enemy["id"])
    said = [
        name,
        trn("{n} health", "{n} health", enemy["health"]),
        trn("{n} damage", "{n} damage", enemy["damage"]),
        words.place_name(at),
    ]
    if enemy["asleep"] is not None:
        said.append(tr("asleep"))
    aimed = _aimed(scene, enemy["id"])
    offers = scene.about(enemy["id"])
    verbs = {offer["verb"] for offer in offers}
    attack = "attack" in verbs
    picked = scene.picked.kind in ("foe", "sword", "force") and scene.picked.about == enemy["id"]
    if aimed is not None:
        attrs = scene.offer(aimed)
        said.insert(0, aimed["label"])
    else:
        # Cards are aimed by picking the card; everything else is found behind the figure.
        own = [offer for offer in offers if offer["verb"] in ("attack", "force", "move")]
        attrs = scene.choose("" if picked else f"foe:{enemy['id']}", *own)
    lit = aimed is not None or (scene.picked.is_("face", "sword") and attack)
    lit = lit or (scene.picked.is_("face", "force") and "force" in verbs)
    css = [
        "pf-fig",
        "pf-fig--boss" if enemy["boss"] else "pf-fig--enemy",
        picked and "pf-fig--picked",
        lit and "pf-fig--lit",
        enemy["asleep"] is not None and "pf-fig--asleep",
        "shop" in scene.cell(at)["features"] and "pf-fig--aside",
    ]
    stats = h(
        "span",
        icon("heart"),
        figure(enemy["health"]),
        icon("pf-claws"),
        figure(enemy["damage"]),
        class_=["pf-stats", enemy["boss"] and "pf-stats--boss"],
        aria_hidden=True,
    )
    swords = attack and h("i", icon("swords"), class_="pf-fig__attack", aria_hidden=True)
    pushed = "move" in verbs and scene.picked.kind in ("", "path")
    push = pushed and h("i", icon("pf-force"), class_="pf-push", aria_hidden=True)
    asleep = enemy["asleep"] is not None and h("i", icon("pf-sleeping_dust"), class_="pf-fig__sleep", aria_hidden=True)
    label = ", ".join(said)
    return h(
        "button",
        attrs
        | {
            "aria-label": label,
            "aria-pressed": picked,
            "data-drop": WEAPONS,
            "data-try": f"do:select {{what}}:{enemy['id']}",
        },
        standee(enemy["kind"]),
        stats,
        swords,
        push,
        asleep,
        class_=css,
        style=ground.at(at),
        id=f"fig-{enemy['id']}",
        data_at=f"fig-{enemy['id']}",
        data_follow=f"{enemy['id']}-{at[0]}-{at[1]}" if picked else None,
        data_tip=tr("{enemy}. {text}", enemy=label, text=scene.says(enemy)),
    )


def _threats(scene: Scene, ground: Ground) -> list[Markup]:
    """The fields that a picked enemy attacks."""
    if scene.picked.kind not in ("foe", "sword", "force"):
        return []
    enemy = scene.enemies[scene.picked.about]
    return [h("i", class_="pf-threat", style=ground.at(place(at)), aria_hidden=True) for at in enemy["reach"]]


def _landing(scene: Scene, ground: Ground) -> Markup | None:
    """The shadow of the hero where the picked way ends."""
    entry = scene.route if scene.picked.is_("path") else None
    if entry is None or entry["faints"]:
        return None
    at = place(entry["drop"])
    return h("span", standee(scene.me["hero"]), class_="pf-fig pf-fig--ghost", style=ground.at(at), aria_hidden=True)
