"""Every tuple of effects in the content by a short name, so that a position can say where it is in a text.

The first letter tells what kind of text it is: `a` offensive ability, `d` defensive ability, `c` card, `t` use of a
token, `o` what a token does by itself, `p` use of a passive ability, `q` what a passive does by itself, `s` setup.
A text inside a text has its place appended: `.2a` is the first text inside the third effect.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..content import CARDS, HEROES, TOKENS
from ..content.kinds import DEFENSIVE, Ability, Card
from .vocabulary import Choose, Effect, Effects, ForEach, If, May, Or, Roll, Spend

PROGRAMS: dict[str, Effects] = {}


def inner(effect: Effect) -> tuple[Effects, ...]:
    """The texts inside an effect, in a fixed order."""
    if isinstance(effect, If):
        return (effect.does, effect.otherwise)
    if isinstance(effect, Spend):
        return (effect.does, effect.otherwise)
    if isinstance(effect, Roll | ForEach | May | Choose):
        return (effect.does,)
    if isinstance(effect, Or):
        return tuple(option.does for option in effect.options)
    return ()


def walk(effects: Effects) -> Iterator[Effect]:
    """All effects of a text, those inside others as well."""
    for effect in effects:
        yield effect
        for text in inner(effect):
            yield from walk(text)


LETTERS = "abcdefgh"


def child(code: str, at: int, branch: int = 0) -> str:
    """The name of a text inside the effect at a place."""
    return f"{code}.{at}{LETTERS[branch]}"


def _enter(code: str, effects: Effects) -> None:
    PROGRAMS[code] = effects
    for at, effect in enumerate(effects):
        for branch, text in enumerate(inner(effect)):
            _enter(child(code, at, branch), text)


def ability_code(hero: str, card: str, ability: str, tier: int = 0) -> str:
    """The name of a tier of an ability; `card` is the upgrade that it is on, "" on the board."""
    return f"a:{hero}:{card}:{ability}:{tier}"


def defense_code(hero: str, card: str, ability: str) -> str:
    return f"d:{hero}:{card}:{ability}"


def card_code(hero: str, card: str) -> str:
    return f"c:{hero}:{card}"


def use_code(token: str, index: int) -> str:
    return f"t:{token}:{index}"


def trigger_code(token: str, index: int) -> str:
    return f"o:{token}:{index}"


def passive_use_code(hero: str, card: str, ability: str, index: int) -> str:
    return f"p:{hero}:{card}:{ability}:{index}"


def passive_trigger_code(hero: str, card: str, ability: str, index: int) -> str:
    return f"q:{hero}:{card}:{ability}:{index}"


def setup_code(hero: str) -> str:
    return f"s:{hero}"


def _enter_ability(hero: str, card: str, ability: Ability) -> None:
    for number, tier in enumerate(ability.tiers):
        _enter(ability_code(hero, card, ability.id, number), tier.does)
    if ability.kind == DEFENSIVE:
        _enter(defense_code(hero, card, ability.id), ability.does)
    for index, use in enumerate(ability.uses):
        _enter(passive_use_code(hero, card, ability.id, index), use.does)
    for index, trigger in enumerate(ability.on):
        _enter(passive_trigger_code(hero, card, ability.id, index), trigger.does)


for _hero in HEROES.values():
    _enter(setup_code(_hero.id), _hero.setup)
    for _ability in _hero.board:
        _enter_ability(_hero.id, "", _ability)
    for _upgrade in _hero.upgrades:
        for _ability in (_upgrade.ability, *_upgrade.adds):
            _enter_ability(_hero.id, _upgrade.id, _ability)
    for _card in CARDS[_hero.id].values():
        if isinstance(_card, Card):
            _enter(card_code(_hero.id, _card.id), _card.does)

for _token in TOKENS.values():
    for _index, _use in enumerate(_token.uses):
        _enter(use_code(_token.id, _index), _use.does)
    for _index, _on in enumerate(_token.on):
        _enter(trigger_code(_token.id, _index), _on.does)
