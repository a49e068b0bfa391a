"""Sentences go through the catalogue: plurals, places, a stand-in language, and what happens without words."""

from __future__ import annotations

import gettext
from collections.abc import Iterator
from pathlib import Path

import pytest

from pygame_rules.core import words
from pygame_rules.core.words import PSEUDO, language, languages, mark, set_language, tr, trn


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    set_language("en")


class Polish(gettext.NullTranslations):
    """A catalogue in memory with the three plural forms of Polish."""

    def gettext(self, message: str) -> str:
        return {"Hello, {name}.": "Witaj, {name}.", "Bad {place}": "Złe {miejsce}"}.get(message, message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        few = 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14
        return "{n} kość" if n == 1 else "{n} kości" if few else "{n} kostek"


def test_english_is_spoken_as_it_is_written() -> None:
    assert language() == "en" in languages()
    assert tr("The game is over.") == "The game is over."
    assert tr("Hello, {name}.", name="Zofia") == "Hello, Zofia."
    assert mark("Kept for later") == "Kept for later"


@pytest.mark.parametrize(("n", "text"), [(0, "0 dice"), (1, "1 die"), (2, "2 dice")])
def test_english_has_two_forms(n: int, text: str) -> None:
    assert trn("{n} die", "{n} dice", n) == text


@pytest.mark.parametrize(
    ("n", "text"), [(1, "1 kość"), (2, "2 kości"), (5, "5 kostek"), (12, "12 kostek"), (22, "22 kości")]
)
def test_a_language_may_have_more_forms(monkeypatch: pytest.MonkeyPatch, n: int, text: str) -> None:
    monkeypatch.setattr(words, "_catalogue", Polish())
    assert trn("{n} die", "{n} dice", n) == text
    assert tr("Hello, {name}.", name="Zofia") == "Witaj, Zofia."


def test_a_translation_with_a_wrong_place_falls_back_to_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "_catalogue", Polish())
    assert tr("Bad {place}", place="here") == "Bad here"


def test_the_stand_in_language_changes_words_but_not_places() -> None:
    assert set_language(PSEUDO) == PSEUDO
    assert tr("Place {die} in a row", die="gold4") == "[Pláčé gold4 íñ á rów]"
    assert trn("{n} die", "{n} dice", 3) == "[3 díčé]"


@pytest.mark.parametrize("name", ["xx", "", "../../etc", "EN", "en/..", "\0"])
def test_a_language_that_is_not_there_falls_back_to_english(name: str) -> None:
    set_language(PSEUDO)
    assert set_language(name) == "en"
    assert tr("The game is over.") == "The game is over."


def test_braces_in_a_players_name_are_only_text() -> None:
    assert tr("{name} wins.", name="{evil.__class__}") == "{evil.__class__} wins."


def test_a_shipped_catalogue_is_found_and_spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "locale" / "pl" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "rulebound.mo").write_bytes(mo({"The game is over.": "Koniec gry."}))
    monkeypatch.setattr(words, "files", lambda package: tmp_path)
    assert languages() == ("en", "pl")
    assert set_language("pl") == "pl"
    assert tr("The game is over.") == "Koniec gry."
    assert tr("Nobody wins.") == "Nobody wins."


def mo(messages: dict[str, str]) -> bytes:
    """A gettext file, byte by byte: header, two tables of lengths and places, then the texts."""
    pairs = sorted({"": "Content-Type: text/plain; charset=utf-8\n", **messages}.items())
    ids, texts = [key.encode() for key, _ in pairs], [text.encode() for _, text in pairs]
    place, tables, body = 28 + 16 * len(pairs), b"", b""
    for group in (ids, texts):
        for item in group:
            tables += len(item).to_bytes(4, "little") + (place + len(body)).to_bytes(4, "little")
            body += item + b"\0"
    head = [0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 0]
    return b"".join(number.to_bytes(4, "little") for number in head) + tables + body
