"""A save comes back as the same table; all else is refused with BadSave and a sentence, never another exception."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygame_rules.core import past, save
from pygame_rules.core.conformance import finish, lay
from pygame_rules.core.errors import BadSave
from pygame_rules.core.rng import Rng
from pygame_rules.core.save import MAX_BODY, MAX_PAST, SCHEMA, checksum, content_hash
from pygame_rules.core.shorthand import MOST
from pygame_rules.core.table import Table
from tests.core.toy import TOY, Toy, ToyOptions, find

pytestmark = pytest.mark.pyodide


@pytest.fixture(autouse=True)
def _chapters_in_shorthand(monkeypatch: pytest.MonkeyPatch) -> None:
    """However short a game is here, its saves have all that a save can have."""
    monkeypatch.setattr(past, "MANY", 1)


def midgame(actions: int = 9, players: int = 2, seed: str = "save") -> Table:
    table, rng = lay(TOY, players, seed), Rng(1)
    for _ in range(actions):
        if table.actions:
            table.play(rng.choice(table.actions))
    return table


def load(text: Any) -> Table:
    return save.read(text, find)


def refusal(text: Any) -> str:
    """The sentence with which a text is refused."""
    with pytest.raises(BadSave) as caught:
        load(text)
    sentence = str(caught.value)
    assert sentence.endswith(".") and sentence[0].isupper() and len(sentence) < 200
    return sentence


def unpack(text: str) -> dict[str, Any]:
    body = json.loads(text)["body"]
    return json.loads(zlib.decompress(base64.urlsafe_b64decode(body + "==")))


def packed(raw: bytes) -> str:
    return base64.urlsafe_b64encode(zlib.compress(raw)).decode().rstrip("=")


def sealed(envelope: dict[str, Any]) -> str:
    """An envelope with a checksum that fits."""
    parts = ("schema", "game", "content", "body", "past")
    return json.dumps({"check": checksum(*(envelope[part] for part in parts if part in envelope)), **envelope})


def pack(raw: bytes, **changes: Any) -> str:
    """An envelope with a right checksum around any body."""
    envelope = {"format": "rulebound-save", "schema": SCHEMA, "game": "toy", "content": "c", "body": packed(raw)}
    return sealed({**envelope, **changes})


def forged(change: Callable[[dict[str, Any]], Any], letters: bytes | None = None) -> str:
    """A save with a changed body, and other letters of its past where they are given, and a checksum that fits."""
    text = midgame().save()
    body = unpack(text)
    change(body)
    past = json.loads(text)["past"] if letters is None else packed(letters)
    return pack(json.dumps(body).encode(), past=past)


def save_of_0_1_0(table: Table) -> str:
    """The table as version 0.1.0 saved it: all actions in the body, and no past beside it."""
    body = unpack(table.save())
    del body["lines"]
    body["history"] = "\n".join(f"{action.player} {action.text}" for action in table.history)
    return pack(json.dumps(body).encode(), schema=1, content=content_hash(TOY))


def test_every_decision_saves_and_continues_to_the_same_future() -> None:
    for actions in range(20):
        table = midgame(actions)
        loaded = load(table.save())
        assert loaded.digest == table.digest
        assert (loaded.seed, loaded.players, loaded.options) == (table.seed, table.players, table.options)
        assert [str(a) for a in loaded.history] == [str(a) for a in table.history]
        assert finish(loaded, "on") == finish(table, "on")


def test_options_and_seed_are_kept() -> None:
    table = lay(TOY, 3, "zażółć 骰子", ToyOptions(goal=31))
    loaded = load(table.save())
    assert loaded.seed == "zażółć 骰子"
    assert loaded.options == ToyOptions(goal=31)


def test_a_save_is_one_line_of_plain_ascii() -> None:
    text = midgame(seed="zażółć").save()
    assert text.isascii() and "\n" not in text and len(text) < 600


def test_every_truncation_is_refused() -> None:
    text = midgame().save()
    for length in range(len(text)):
        refusal(text[:length])


@given(st.data())
def test_every_edit_is_refused(data: st.DataObject) -> None:
    text = midgame().save()
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.characters(codec="ascii"))
    edited = text[:place] + letter + text[place + 1 :]
    try:
        same = json.loads(edited) == json.loads(text)
    except ValueError:
        same = False
    if not same:
        refusal(edited)


@given(st.text(max_size=200) | st.binary(max_size=200).map(lambda b: b.decode("latin-1")))
def test_any_text_is_refused(text: str) -> None:
    refusal(text)


@pytest.mark.parametrize("text", [None, 5, b"{}", [], {}, "", "   ", "\0"])
def test_what_is_no_text_at_all_is_refused(text: Any) -> None:
    refusal(text)


@pytest.mark.parametrize(
    "text", ["[]", "null", "5", '"text"', "{}", '{"format": "chess"}', "NaN", "{'a': 1}", "\ufeff{}"]
)
def test_other_json_is_refused(text: str) -> None:
    assert "not a save of Rulebound" in refusal(text)


def test_ten_megabytes_of_noise_are_refused_unread() -> None:
    rng = Rng(3)
    noise = "".join(chr(32 + rng.below(90)) for _ in range(100_000)) * 100
    assert "too large" in refusal(noise)


def test_deep_nesting_is_refused() -> None:
    refusal("[" * 400_000)
    refusal('{"format":' * 90_000)
    refusal(pack(b"[" * 1_000_000 + b"]" * 1_000_000))


def test_a_number_without_end_is_refused() -> None:
    refusal('{"format": "rulebound-save", "schema": ' + "9" * 100_000 + "}")
    refusal(pack(b'{"players": ' + b"9" * 100_000 + b"}"))


def test_a_bomb_is_not_unpacked() -> None:
    bomb = pack(b"0" * (MAX_BODY * 20))
    assert len(bomb) < 200_000
    assert "unpacked" in refusal(bomb)


def test_another_game_is_named() -> None:
    table = midgame()
    text = json.loads(table.save())
    text["game"] = "chess"
    del text["check"]
    assert "chess" in refusal(sealed(text))


@pytest.mark.parametrize("schema", [SCHEMA + 1, 10**30])
def test_a_newer_version_asks_for_an_update(schema: int) -> None:
    assert "newer" in refusal(pack(b"{}", schema=schema))


@pytest.mark.parametrize("schema", [0, -1, True, 1.0, "1", None, [], {}])
def test_a_version_that_never_was_is_refused(schema: Any) -> None:
    assert "version" in refusal(pack(b"{}", schema=schema, check="x"))


def test_a_newer_position_asks_for_an_update() -> None:
    assert "newer" in refusal(forged(lambda body: body.update(version=99)))


def test_an_older_position_is_brought_along(monkeypatch: pytest.MonkeyPatch) -> None:
    text = midgame().save()
    seen: list[int] = []
    monkeypatch.setattr(Toy, "state_version", 2)
    monkeypatch.setattr(Toy, "migrate", lambda self, version, state: seen.append(version) or state)
    assert load(text).digest == midgame().digest
    assert seen == [1]


def test_an_older_envelope_is_brought_along(monkeypatch: pytest.MonkeyPatch) -> None:
    def to_people(body: dict[str, Any]) -> dict[str, Any]:
        return {**{key: value for key, value in body.items() if key != "people"}, "players": body["people"]}

    old = forged(lambda body: body.update(people=body.pop("players")))
    refusal(old)
    monkeypatch.setattr(save, "SCHEMA", SCHEMA + 1)
    monkeypatch.setattr(save, "MIGRATIONS", {**save.MIGRATIONS, SCHEMA: to_people})
    assert load(old).digest == midgame().digest


def test_a_save_of_version_0_1_0_is_a_game_with_all_its_past() -> None:
    table = midgame(9)
    old = load(save_of_0_1_0(table))
    assert old.digest == table.digest and [str(a) for a in old.history] == [str(a) for a in table.history]
    assert old.floor == table.floor and old.chapters == ()
    assert load(old.save()).digest == table.digest
    # Once its past has been played through it is a save like any other.
    assert old.log() == table.log() and old.chapters == table.chapters != () and old.save() == table.save()
    assert '"schema":2' in old.save()


def test_a_save_of_version_0_1_0_goes_on_in_chapters() -> None:
    table = midgame(9)
    old = load(save_of_0_1_0(table))
    ended = len(table.chapters)
    while len(table.chapters) == ended:
        action = table.actions[-1]
        table.play(action)
        old.play(action.text)
    assert old.chapters == (len(table.history),) == table.chapters[-1:]
    again = load(old.save())
    assert again.digest == table.digest and again.replay == table.replay and again.log() == table.log()


@pytest.mark.parametrize(
    "changes",
    [
        {"body": 5}, {"body": ""}, {"body": "@@@"}, {"body": "ąę"}, {"body": "AAAA"}, {"content": None},
        {"game": ["toy"]}, {"game": "x" * 500}, {"extra": 1}, {"check": 7}, {"body": "\ud800"}, {"game": "\udfff"},
        {"past": 5}, {"past": None}, {"past": "@@@"}, {"past": "AAAA"}, {"past": "ąę"}, {"past": "\ud800"},
    ],
)  # fmt: skip
def test_a_damaged_envelope_is_refused(changes: dict[str, Any]) -> None:
    text = json.loads(midgame().save())
    text.update(changes)
    refusal(json.dumps(text))
    for part in ("body", "past"):
        if isinstance(changes.get(part), str) and changes[part].isascii():
            del text["check"]
            refusal(sealed(text))


def test_the_past_of_another_save_does_not_fit() -> None:
    text, other = json.loads(midgame(seed="save").save()), json.loads(midgame(6).save())
    assert text["past"] != other["past"]
    assert "checksum" in refusal(json.dumps({**text, "past": other["past"]}))


def test_a_missing_part_is_refused() -> None:
    whole = json.loads(midgame().save())
    assert "past" in whole
    for part in whole:
        refusal(json.dumps({key: value for key, value in whole.items() if key != part}))


@pytest.mark.parametrize(
    "change",
    [
        lambda body: body.update(players=3),
        lambda body: body.update(players=99),
        lambda body: body.update(players=True),
        lambda body: body.update(players="2"),
        lambda body: body.update(options={"goal": 30}),
        lambda body: body.update(options={"goal": 9000}),
        lambda body: body.update(options={"cheat": True}),
        lambda body: body.update(options=[]),
        lambda body: body.update(seed="x" * 300),
        lambda body: body.update(seed=None),
        lambda body: body.update(floor=10_000),
        lambda body: body.update(floor=-1),
        lambda body: body.update(history="walk one"),
        lambda body: body.update(history="0 walk 1\n\n\n0 walk 1"),
        lambda body: body.update(history="٣ walk 1"),
        lambda body: body.update(history=["0 walk 1"]),
        lambda body: body.update(history="0 " + "x" * 200),
        lambda body: body.update(history="\n0 walk 1"),
        lambda body: body.update(lines=""),
        lambda body: body.update(lines=body["lines"] + "\n0 walk 9"),
        lambda body: body.update(lines=body["lines"].replace("0 walk 1", "walk one")),
        lambda body: body.update(lines=body["lines"].replace("walk", "\n")),
        lambda body: body.update(lines=[]),
        lambda body: body.pop("lines"),
        lambda body: body.update(version="1"),
        lambda body: body.update(version=-(10**20), state={}),
        lambda body: body.update(state=None),
        lambda body: body.update(state=[]),
        lambda body: body.update(extra=1),
        lambda body: body.pop("state"),
        lambda body: body["state"].append(1),
        lambda body: body["state"].__setitem__(0, -1),
        lambda body: body["state"].__setitem__(2, []),
        lambda body: body["state"].__setitem__(3, [1] * 50),
        lambda body: body["state"].__setitem__(5, 7),
        lambda body: body["state"].__setitem__(7, "angry"),
        lambda body: body["state"].__setitem__(8, [["Walk", 1]]),
        lambda body: body["state"].__setitem__(8, [["Turn"]] * 5),
        lambda body: body["state"][2][0].__setitem__(0, -5),
        lambda body: body["state"][2][0].__setitem__(1, 2.5),
        lambda body: body["state"][2][0].__setitem__(1, {}),
    ],
)
def test_a_forged_position_is_refused(change: Callable[[dict[str, Any]], Any]) -> None:
    refusal(forged(change))


@given(
    st.integers(0, 8),
    st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=3), st.lists, max_leaves=6),
)
def test_a_position_with_noise_in_it_loads_or_is_refused(place: int, noise: Any) -> None:
    text = forged(lambda body: body["state"].__setitem__(place, noise))
    try:
        table = load(text)
    except BadSave:
        return
    table.view(0), table.view(1)
    finish(table, "on")


def test_a_past_that_does_not_lead_here_only_costs_undo_and_log() -> None:
    table = load(forged(lambda body: body.update(lines="", history="0 walk 1\n1 walk 1", floor=0), letters=b""))
    assert not table.can_undo
    assert table.log() == []
    table.play("roll" if "roll" in map(str, table.actions) else "keep")
    assert len(table.log()) == 1


def test_a_lowered_floor_does_not_open_what_was_revealed() -> None:
    table = lay(TOY, 2, "save")
    table.play("roll")
    body = unpack(table.save())
    body["floor"] = 0
    assert not load(pack(json.dumps(body).encode())).can_undo


@given(st.binary(max_size=40) | st.text(st.sampled_from(' !"#$%&bcdefg'), max_size=40).map(str.encode))
def test_letters_with_noise_in_them_are_a_past_or_are_refused(letters: bytes) -> None:
    try:
        table = load(forged(lambda body: None, letters))
    except BadSave:
        return
    assert not table.can_undo or table.log()
    finish(table, "on")


def test_letters_stand_only_for_lines_that_are_there() -> None:
    lines, end = "0 walk 1\n1 walk 2", {"history": "", "floor": 0}
    table = load(forged(lambda body: body.update(end, lines=lines), letters=b"!! "))
    assert [(action.player, str(action)) for action in table.history] == [(0, "walk 1"), (1, "walk 2")]
    for letters in (
        b"",
        b"! ",
        b" !! ",
        b"!  ! ",
        b"!!! ",
        b"!!# ",
        b"!!  ",
        b'"" ',
        b"!!\xff ",
        "!!é ".encode(),
        b"!!\x00 ",
    ):
        refusal(forged(lambda body: body.update(end, lines=lines), letters))


def test_a_bomb_of_letters_is_not_unpacked() -> None:
    assert "unpacked" in refusal(forged(lambda body: None, b"!" * MAX_PAST + b" "))
    long = b"!" + b"b" * 40_000 + b" "
    refusal(forged(lambda body: body.update(lines="0 walk 1\n" * 300_000), long))
    refusal(forged(lambda body: body.update(lines="0 walk 1", history="0 walk 1\n" * 30_001 + "0 walk 1"), long))
    refusal(forged(lambda body: body.update(lines="", history="0 walk 1\n" * 30_000 + "0 walk 1"), b""))
    table = load(forged(lambda body: body.update(lines="", history="0 walk 1\n" * 29_999 + "0 walk 1"), b""))
    assert len(table.history) == MOST


def test_a_game_without_end_keeps_its_position_when_its_past_grows_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save, "MOST", 8)
    assert len(load(midgame(8).save()).history) == 8
    table = load(midgame(9).save())
    assert table.digest == midgame(9).digest and table.history == () and table.log() == []
    assert finish(table, "on") == finish(midgame(9), "on")


def test_a_crash_of_the_rules_while_loading_is_a_bad_save_too(monkeypatch: pytest.MonkeyPatch) -> None:
    text = midgame().save()

    def crash(self: Toy, state: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Toy, "check", crash)
    assert "makes no sense" in refusal(text)
