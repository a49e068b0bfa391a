"""The message catalogue on disk holds exactly the words that the code says."""

from __future__ import annotations

import gettext
from pathlib import Path

import pytest
from babel.messages import Catalog

from tools import words


def test_the_template_holds_the_words_of_the_code() -> None:
    missing, unused = words.stale_messages()
    some = sorted(missing)[:3] + sorted(unused)[:3]
    told = f"the catalogue is stale ({len(missing)} missing, {len(unused)} unused, such as {some})"
    assert not missing and not unused, f"{told}: run `python build.py words`"


def test_the_template_has_no_dates_and_no_line_numbers() -> None:
    text = words.TEMPLATE.read_text(encoding="utf-8")
    assert "Creation-Date" not in text and "#:" not in text


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project with one sentence and one plural."""
    source = tmp_path / "pygame_rules"
    source.mkdir()
    sentences = ['tr("Your turn, {name}", name=x)', 'trn("{n} star", "{n} stars", count)', 'mark("Gold")']
    (source / "play.py").write_text("\n".join(sentences))
    monkeypatch.setattr(words, "ROOT", tmp_path)
    monkeypatch.setattr(words, "LOCALE", source / "locale")
    monkeypatch.setattr(words, "TEMPLATE", source / "locale" / "messages.pot")
    return tmp_path


def test_sentences_plurals_and_marked_words_are_found(tree: Path) -> None:
    assert words.message_ids(words.extract()) == {"Your turn, {name}", "{n} star | {n} stars", "Gold"}


def test_a_new_sentence_makes_the_template_stale_until_it_is_updated(tree: Path) -> None:
    words.update()
    assert words.stale_messages() == (set(), set())
    play = tree / "pygame_rules" / "play.py"
    play.write_text(play.read_text().replace("Gold", "Silver"))
    assert words.stale_messages() == ({"Silver"}, {"Gold"})
    words.update()
    assert words.stale_messages() == (set(), set())


def test_the_same_words_give_the_same_file(tree: Path) -> None:
    words.update()
    before = words.TEMPLATE.read_bytes()
    play = tree / "pygame_rules" / "play.py"
    play.write_text("\n\n\n" + play.read_text())
    words.update()
    assert words.TEMPLATE.read_bytes() == before


def test_a_translation_is_kept_brought_up_to_date_and_compiled(tree: Path) -> None:
    folder = words.LOCALE / "pl" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    polish = Catalog(locale="pl")
    polish.add("Gold", "Złoto")
    polish.add(("{n} star", "{n} stars"), ("{n} gwiazda", "{n} gwiazdy", "{n} gwiazd"))
    polish.add("Nobody says this any more", "Nikt")
    (folder / "rulebound.po").write_bytes(words.as_po(polish))

    assert "pl: 2 of 3 translated" in words.update()

    with (folder / "rulebound.mo").open("rb") as stream:
        catalogue = gettext.GNUTranslations(stream)
    assert catalogue.gettext("Gold") == "Złoto"
    stars = [catalogue.ngettext("{n} star", "{n} stars", n) for n in (1, 3, 5)]
    assert stars == ["{n} gwiazda", "{n} gwiazdy", "{n} gwiazd"]
    assert catalogue.gettext("Your turn, {name}") == "Your turn, {name}"
