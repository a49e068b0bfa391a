"""The words: rendered from what cards do, whole sentences of the catalogue, no number lost."""

from __future__ import annotations

import dataclasses
import re
import sys

import pytest

import pygame_rules as pr
from pygame_rules.core import words
from pygame_rules.core.rng import Rng
from pygame_rules.games.roll_player.content.classes import CLASSES
from pygame_rules.games.roll_player.content.market import CARDS
from pygame_rules.games.roll_player.effects import vocabulary as fx
from pygame_rules.games.roll_player.state import COLOURS, ROWS, Step
from pygame_rules.games.roll_player.turn.purchases import FittingHands
from pygame_rules.games.roll_player.words.names import goal_text
from pygame_rules.games.roll_player.words.sentences import describe
from pygame_rules.games.roll_player.words.texts import EFFECTS, text_of

from .positions import Hero, fresh, play, position

ENTRIES = [*CARDS.values(), *CLASSES.values()]


@pytest.fixture(autouse=True)
def english_again():
    yield
    words.set_language("en")


def kinds_of_effects(kind=fx.Effect):
    found = []
    for child in kind.__subclasses__():
        if getattr(fx, child.__name__, None) is child:
            found += [child, *kinds_of_effects(child)]
    return found


def test_every_kind_of_effect_has_words():
    spoken = set(EFFECTS)
    assert spoken >= {type(effect) for entry in ENTRIES for effect in entry.does}
    assert set(kinds_of_effects()) - spoken <= {fx.Per}


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_every_card_and_class_has_words_made_from_its_effects(entry):
    text = text_of(entry)
    assert re.fullmatch(r"[A-Z1-9].*\.", text), text
    assert "{" not in text and "}" not in text
    # The numbers in the words are those of the effects.
    spoken = {int(number) for number in re.findall(r"\d+", text)}
    for effect in entry.does:
        for field in dataclasses.fields(effect):
            value = getattr(effect, field.name)
            if isinstance(value, int) and value > 1:
                assert value in spoken, (entry.id, field.name, text)


def test_different_effects_read_differently():
    texts = {}
    for card in CARDS.values():
        texts.setdefault(text_of(card), set()).add(card.does)
    assert all(len(effects) == 1 for effects in texts.values())


def test_a_changed_figure_changes_the_words():
    card = CARDS["weak"]
    other = dataclasses.replace(card, does=(fx.AtMost("str", 7, 4),))
    assert text_of(card) != text_of(other) and "7" in text_of(other) and "4" in text_of(other)


@pytest.mark.parametrize(("low", "high", "text"), [(18, 18, "18"), (16, 17, "16–17"), (14, 99, "14+")])
def test_goals_in_words(low, high, text):
    assert goal_text(low, high).replace("-", "–") == text


def test_every_question_has_a_prompt_and_every_prompt_a_rule():
    """Games in which each question comes up say a sentence each time, with a rule that there is."""
    rules = {rule.id for rule in pr.rules("roll_player")}
    asked = {}
    for seed in range(40):
        t, rng = fresh(1 + seed % 4, seed, free_classes=seed % 8 > 3), Rng(seed)
        while t.decision:
            asked[type(t.state.stack[-1])] = t.decision
            t.play(rng.choice(t.actions))
    # Two that come up too rarely.
    full = Hero(cards=["quarterstaff", "longbow"])
    hurt = Hero("str white6 red6 red5", klass="paladin", race="human", cards=["longsword"])
    for t in (
        position(full, Hero(), step=FittingHands(0, "longbow")),
        position(hurt, Hero(klass="thief"), step="final", round=12),
    ):
        asked[type(t.state.stack[-1])] = t.decision
    for decision in asked.values():
        assert re.fullmatch(r"[A-Z].*[.?]", decision.prompt) and decision.rule in rules
    assert set(asked) == {kind for kind in kinds_of_steps() if kind.asks is not Step.asks}


def kinds_of_steps(kind=Step):
    """All steps that can lie on a stack."""
    children = [
        child for child in kind.__subclasses__() if vars(sys.modules[child.__module__]).get(child.__name__) is child
    ]
    own = [] if vars(kind).get("only_base") else [kind]
    return [*own, *(step for child in children for step in kinds_of_steps(child))]


def test_all_words_go_through_the_catalogue():
    """In the stand-in language every word from the catalogue is in brackets."""
    words.set_language(words.PSEUDO)
    catalogue = pr.catalogue("roll_player")
    for part in ("cards", "classes"):
        for entry in catalogue[part].values():
            assert entry["name"].startswith("[") and (entry.get("text") or entry["ability"]["text"]).startswith("[")
    for part in ("races", "backstories", "alignments", "armor_sets", "rows", "colours"):
        assert all(entry["name"].startswith("[") for entry in catalogue[part].values())
    assert set(catalogue["rows"]) == set(ROWS) and set(catalogue["colours"]) == set(COLOURS)
    t = fresh(2)
    while t.decision:
        assert t.decision.prompt.startswith("[")
        t.play(t.actions[len(t.history) % len(t.actions)])
    for entry in t.log():
        for event in entry.events:
            said = t.describe(event, ["A", "B"])
            assert not said or said.startswith("["), said


def test_the_log_names_the_players():
    t = position(Hero(), Hero(cards=["pickpocket"]), pool="red1 blue4 purple6")
    events = play(t, "take 2")
    assert [describe(event, ["Bruno", "Tytus"]) for event in events] == ["Bruno takes card 2 with blue 4."]
    (used, moved, gained) = play(t, "use pickpocket")
    assert describe(used, ["Bruno", "Tytus"]) == "Tytus uses Pickpocket."
    assert "Tytus" in describe(moved, ["Bruno", "Tytus"]) and "2" in describe(gained, ["Bruno", "Tytus"])


@pytest.mark.rule("RP-1.5")
def test_a_refusal_names_who_decides():
    t = position(Hero(), Hero(), pool="red1 blue4 purple6")
    assert t.explain("take 1", 1) == "It is not your turn: player 1 decides now."


def test_every_refusal_is_a_sentence_with_a_rule_that_exists():
    rules = {rule.id for rule in pr.rules("roll_player")}
    tables = [
        position(Hero(cards=["longbow"], gold=0), Hero(cards=["climb"]), pool="red1 blue4 purple6"),
        position(Hero(initiative=1, gold=0), Hero(initiative=2), step="market", market=["weak", "proud"]),
        fresh(2),
    ]
    tried = [
        "race elf x", "class bard", "place str", "place gold4 str", "take 1 x", "take 9", "take x", "buy weak", "buy x",
        "buy", "discard weak x", "drop longbow x", "drop climb", "use climb x", "use", "move good", "flip str1",
        "swap str1 dex1", "reroll str1", "raise str1", "lower str1", "token", "first red1", "pass", "exchange 1",
        "keep", "skip", "done", "restore weak", "fetch gold str1", "trade str1 1", "turn 1", "shift str1 con", "unlock",
        "decline", "refresh climb", "", "nonsense", "flip", "raise", "take",
    ]  # fmt: skip
    for t in tables:
        for text in tried:
            reason = t.explain(text)
            if reason is not None:
                assert re.fullmatch(r"[A-Z“].*[.?]", reason), (text, reason)
                assert reason.rule in rules, (text, reason)
