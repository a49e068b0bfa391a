"""The screens around the games: every command is there, names are escaped, nothing is without a name."""

import pytest
from markup_reader import check_page, check_screen, commands, fields, read

from app.models import Home, HomeGame, SaveLine, Shell
from app.screens import about, home, saves, settings
from app.ui import Settings

HOSTILE = "<img src=x onerror=alert(1)>\"'&"
GAMES = [
    HomeGame("roll_player", "Roll Player", "Draft dice.", "1–4", "12 classes", True, "Round 6"),
    HomeGame("platformer", "Platformer", "Climb.", "1–4", "32 tiles", False),
]
PLAYERS = [{"name": "Zofia", "sub": "Dwarf Ranger", "score": 11, "emblem": "stag", "colour": "#2f7a55"}]
ROWS = [{"icon": "strength", "dice": [["green", 5], ["gold", 4], None]}]
FULL = Shell(language="en", languages=("en", "pl", "cs"), installable=True, offline=True, update=True)
RECENT = SaveLine(
    "game1", "roll_player", "Roll Player", "a minute ago", "Round 6 of 11", "Place it.", PLAYERS, ROWS, True
)
OTHER = SaveLine("game2", "roll_player", "Friday", "yesterday", "Round 2 of 11", "", PLAYERS)
OVER = SaveLine("game3", "roll_player", "Old", "in May", "Game over", "Zofia won.", PLAYERS, over=True)
BROKEN = SaveLine("game4", "", "", "in May", broken="Part of it is missing.")
NASTY = SaveLine(
    "game5", "roll_player", HOSTILE, HOSTILE, HOSTILE, HOSTILE,
    [{"name": HOSTILE, "sub": HOSTILE, "score": HOSTILE, "colour": "#fff"}],
)  # fmt: skip
TITLES = {"roll_player": "Roll Player"}


# Home


def full_home():
    return read(home.home(Home(FULL, GAMES, RECENT, [RECENT, OTHER, OVER, BROKEN], 124)))


def test_home_with_everything_on_it():
    tree = full_home()
    check_screen(tree)
    wanted = {
        ("continue", ""), ("replay", "game1"), ("resume", "game2"), ("link", "game2"), ("resume", "game3"),
        ("import", ""), ("saves", ""), ("settings", ""), ("about", ""), ("rules", ""), ("rules", "roll_player"),
        ("open-setup", "roll_player"), ("install", ""), ("update", ""), ("language", "cs"),
    }  # fmt: skip
    assert wanted <= commands(tree)
    assert "Roll Player, Round 6 of 11" in tree.text
    assert "124 numbered rules" in tree.text


def test_the_last_game_is_not_listed_twice():
    assert ("resume", "game1") not in commands(full_home())


def test_a_game_that_is_not_ready_is_announced_and_cannot_be_pressed():
    card = full_home().one(id="game-platformer")
    assert "Coming" in card.text
    assert not commands(card)
    assert not card.all("button") and not card.all("a")


def test_the_dice_of_the_last_game_are_shown_in_small():
    sheet = full_home().with_class("cont__sheet")[0]
    assert [one.text for one in sheet.with_class("mini")] == ["5G", "4Au", ""]


def test_home_of_a_newcomer():
    tree = read(home.home(Home(Shell(), GAMES)))
    check_screen(tree)
    assert ("open-setup", "roll_player") in commands(tree)
    assert ("continue", "") not in commands(tree)
    assert ("install", "") not in commands(tree) and ("update", "") not in commands(tree)
    assert "saved by themselves" in tree.text


def test_home_without_any_game_that_is_ready():
    tree = read(home.home(Home(Shell(), [GAMES[1]])))
    check_screen(tree)
    assert not [one for one in commands(tree) if one[0] == "open-setup"]


def test_home_in_a_browser_that_keeps_nothing():
    assert "keeps no games" in read(home.home(Home(Shell(refused=True), GAMES))).text


def test_an_embedded_home_offers_no_install():
    shell = Shell(installable=True, embedded=True)
    assert ("install", "") not in commands(read(home.home(Home(shell, GAMES))))


def test_a_broken_save_on_home_leads_to_the_page_of_saves():
    line = full_home()
    item = next(one for one in line.all("li") if one.attrs.get("data-key") == "save-game4")
    assert commands(item) == {("saves", "")}


def test_hostile_words_on_home_stay_words():
    game = HomeGame("roll_player", HOSTILE, HOSTILE, HOSTILE, HOSTILE, True, HOSTILE)
    tree = read(home.home(Home(FULL, [game], NASTY, [NASTY, OTHER], 1)))
    check_screen(tree)
    assert not [one for one in tree.all("img") if one.attrs.get("src") == "x"]
    assert tree.text.count("<img src=x") >= 5


def test_a_save_with_unknown_dice_shows_gaps():
    line = SaveLine("game1", "roll_player", "x", "", rows=[{"icon": "dice", "dice": [["pink", 3], [], None]}])
    tree = read(home.home(Home(Shell(), GAMES, line)))
    assert len(tree.with_class("mini--gap")) == 3


# Saves


def test_the_page_of_saves_has_every_command_for_every_line():
    tree = read(saves.saves([RECENT, OTHER, OVER, BROKEN], FULL, games=TITLES, renaming=None))
    check_screen(tree)
    for line in (RECENT, OTHER, OVER):
        for command in ("resume", "replay", "rename", "link", "export", "delete"):
            assert (command, line.id) in commands(tree)
    assert ("import", "") in commands(tree)
    assert "import-text" in fields(tree)


def test_a_broken_save_can_be_exported_and_deleted_and_says_why():
    tree = read(saves.saves([BROKEN], Shell(), games=TITLES, renaming=None))
    assert commands(tree.one(id="save-game4")) == {("export", "game4"), ("delete", "game4")}
    assert "Part of it is missing." in tree.text


def test_renaming_shows_a_field_in_that_line_only():
    tree = read(saves.saves([RECENT, OTHER], Shell(), games=TITLES, renaming="game2"))
    check_screen(tree)
    assert tree.one(data_field="save-name").attrs["value"] == "Friday"
    assert commands(tree.one(id="save-game2")) >= {("rename-done", "game2")}
    assert ("rename-done", "game1") not in commands(tree)


def test_no_saves_at_all():
    tree = read(saves.saves([], Shell(), games={}, renaming=None))
    check_screen(tree)
    assert "No saved games yet" in tree.text
    assert ("home", "") in commands(tree) and ("import", "") in commands(tree)


def test_hostile_names_in_the_list_of_saves_stay_names():
    tree = read(saves.saves([NASTY], Shell(), games=TITLES, renaming="game5"))
    check_screen(tree)
    assert tree.one(data_field="save-name").attrs["value"] == HOSTILE
    assert not tree.all("img")


# Settings


@pytest.mark.parametrize("as_dialog", [False, True])
def test_every_setting_can_be_changed(as_dialog):
    tree = read(settings.settings(Settings(theme="dark"), FULL, as_dialog=as_dialog))
    check_page(tree) if as_dialog else check_screen(tree)
    assert fields(tree) == {
        f"setting:{name}" for name in ("theme", "motion", "speed", "handover", "letters", "language")
    }
    themes = tree.all("input", data_field="setting:theme")
    assert [(box.attrs["value"], "checked" in box.attrs) for box in themes] == [
        ("auto", False),
        ("light", False),
        ("dark", True),
    ]
    assert {("install", ""), ("update", "")} <= commands(tree)


def test_settings_over_a_game_are_a_dialog_that_closes():
    tree = read(settings.settings(Settings(), Shell(), as_dialog=True))
    assert tree.one(role="dialog").attrs["aria-modal"] == "true"
    assert ("close", "") in commands(tree)
    assert not tree.all("main")


def test_letters_can_be_switched_off():
    on = read(settings.settings(Settings(letters=True), Shell())).one(data_field="setting:letters")
    off = read(settings.settings(Settings(letters=False), Shell())).one(data_field="setting:letters")
    assert "checked" in on.attrs and "checked" not in off.attrs


def test_languages_are_named_in_their_own_words():
    tree = read(settings.settings(Settings(language="pl"), FULL))
    options = tree.one(id="setting-language").all("option")
    assert [(one.attrs["value"], one.text) for one in options[1:]] == [
        ("en", "English"),
        ("pl", "Polski"),
        ("cs", "Čeština"),
    ]
    assert [one.attrs["value"] for one in options if "selected" in one.attrs] == ["pl"]


# About

CREDITS = {
    "icons": {
        "source": {"name": "game-icons.net", "url": "https://game-icons.net"},
        "licence": {"name": "CC BY 3.0", "url": "javascript:alert(1)"},
        "authors": [{"author": HOSTILE, "icons": ["anvil", "axe"]}],
    },
    "fonts": [{"name": "Alegreya", "author": "Juan Pablo del Peral", "licence": "OFL-1.1"}],
    "libraries": [{"name": "pyodide", "version": "1", "licence": "MPL-2.0"}, {"name": "Python", "licence": "PSF-2.0"}],
}


def test_about_names_what_it_is_and_whose_work_it_holds():
    tree = read(about.about(FULL, CREDITS))
    check_screen(tree)
    for words in ("unofficial fan", "belong to their owners", "2 icons", "Juan Pablo del Peral", "MPL-2.0", "Designed"):
        assert words in tree.text
    assert [one.attrs["href"] for one in tree.all("a") if "https" in one.attrs["href"]] == ["https://game-icons.net"]


def test_about_before_the_credits_have_come():
    tree = read(about.about(Shell(), {}))
    check_screen(tree)
    assert "unofficial fan" in tree.text
