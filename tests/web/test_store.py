"""What is stored: revisions between tabs, what cannot be read, what the browser refuses."""

from __future__ import annotations

import json

import pytest

from app.store import PREFIX, BackedStorage, MemoryStorage, NewerElsewhere, SaveStore, StorageError
from app.ui import Settings


def store(texts: dict[str, str] | None = None, tab: str = "one") -> SaveStore:
    times = iter(range(1, 1000))
    return SaveStore(MemoryStorage(texts), tab, lambda: float(next(times)))


def test_what_is_written_is_read_again():
    kept = store()
    assert kept.write("abcd", "Evening", {"game": "x"}, "save text", 0) == 1
    entry = kept.entry("abcd")
    assert (entry.name, entry.text, entry.revision, entry.game, entry.broken) == ("Evening", "save text", 1, "x", "")


def test_a_later_revision_is_never_overwritten():
    texts: dict[str, str] = {}
    one, two = store(texts, "one"), store(texts, "two")
    known = one.write("abcd", "", {}, "first", 0)
    two.write("abcd", "", {}, "second", known)
    with pytest.raises(NewerElsewhere) as newer:
        one.write("abcd", "", {}, "third", known)
    assert newer.value.entry.text == "second" and one.entry("abcd").text == "second"


def test_what_cannot_be_read_is_never_overwritten():
    kept = store({PREFIX + "abcd": "{broken"})
    with pytest.raises(NewerElsewhere):
        kept.write("abcd", "", {}, "new", 99)
    assert kept.entry("abcd").raw == "{broken"


def test_the_latest_game_comes_first_and_broken_ones_last():
    kept = store({PREFIX + "bad1": "?", "other.key": "?"})
    kept.write("old1", "", {}, "x", 0)
    kept.write("new1", "", {}, "x", 0)
    assert [entry.id for entry in kept.entries()] == ["new1", "old1", "bad1"]


def test_a_new_name_is_cleaned_and_counts_as_a_revision():
    kept = store()
    kept.write("abcd", "Old", {}, "x", 0)
    kept.rename("abcd", "  New\u202e\n name ")
    assert kept.entry("abcd").name == "New name" and kept.entry("abcd").revision == 2
    kept.rename("abcd", " \t ")
    kept.rename("none", "x")
    assert kept.entry("abcd").name == "New name"


def test_a_deletion_is_undone_unless_the_place_is_taken():
    kept = store()
    kept.write("abcd", "", {}, "x", 0)
    raw = kept.delete("abcd")
    assert kept.entry("abcd") is None and kept.delete("abcd") is None
    kept.restore("abcd", raw)
    assert kept.entry("abcd").text == "x"
    kept.restore("abcd", "something else")
    assert kept.entry("abcd").text == "x"


class Refusing(MemoryStorage):
    refuses = True

    def set(self, key: str, text: str) -> None:
        if self.refuses:
            raise StorageError("QuotaExceededError")
        super().set(key, text)


def test_what_the_browser_refuses_is_kept_in_memory_and_told_once():
    told: list[int] = []
    real = Refusing({"old": "1"})
    backed = BackedStorage(real, lambda: told.append(1))
    backed.set("a", "1")
    backed.set("b", "2")
    assert told == [1] and backed.refused and backed.get("a") == "1" and backed.get("old") == "1"
    assert sorted(backed.keys()) == ["a", "b", "old"]
    real.refuses = False
    backed.set("a", "3")
    assert real.get("a") == "3" and backed.get("a") == "3"
    backed.remove("b")
    assert not backed.refused and backed.keys() == ["old", "a"]


def test_without_any_storage_memory_takes_its_place():
    told: list[int] = []
    backed = BackedStorage(None, lambda: told.append(1))
    assert backed.refused and backed.get("a") is None
    backed.set("a", "1")
    assert backed.get("a") == "1" and backed.keys() == ["a"] and told == [1]


@pytest.mark.parametrize(
    "text", ["", "null", "[]", "{", '{"theme": 5, "letters": "yes", "language": 7}', "[" * 100_000, '{"theme": "pink"}']
)
def test_settings_that_make_no_sense_are_the_defaults(text):
    assert store({"rulebound.settings": text}).settings() == Settings()


def test_settings_and_the_last_setup_come_back():
    kept = store()
    kept.write_settings(Settings(theme="dark", speed="fast", letters=False))
    kept.write_last_setup("x", {"players": 3})
    assert kept.settings() == Settings(theme="dark", speed="fast", letters=False)
    assert kept.last_setup("x") == {"players": 3} and kept.last_setup("y") is None


def test_strange_numbers_in_an_entry_do_no_harm():
    for value in (-1, 1e300, True, "5", None, [], float("inf")):
        raw = json.dumps({"text": "x", "saved": value, "revision": value})
        entry = store({PREFIX + "abcd": raw}).entry("abcd")
        assert entry.saved == 0.0 and entry.revision == 0 and not entry.broken
