"""Putting the site together: templates, the precache list, what counts to which part."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tools import site, wasm_packages
from tools.paths import ROOT, WEB
from tools.steps import BuildError


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small built site."""
    (tmp_path / "pyodide").mkdir()
    for name in [*site.PYODIDE_FILES, "python_stdlib.zip", "rules-1.whl"]:
        (tmp_path / "pyodide" / name).write_bytes(b"x" * 7)
    (tmp_path / "index.html").write_text('<script src="boot.js" data-files="%BOOT_FILES%"></script>')
    (tmp_path / "404.html").write_text('<a href="%BASE%">home</a>')
    (tmp_path / "sw.js").write_text("//")
    monkeypatch.setattr(wasm_packages, "packed_wheels", lambda: [tmp_path / "rules-1.whl"])
    return tmp_path


def test_the_page_knows_the_sizes_of_what_a_start_loads(folder: Path) -> None:
    site.fill_templates(folder, None)
    found: dict[str, str | None] = {}

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            found.update(attrs)

    Reader().feed((folder / "index.html").read_text())
    files = json.loads(found["data-files"] or "")
    assert files["pyodide/pyodide.asm.wasm"] == 7 and files["pyodide/rules-1.whl"] == 7


@pytest.mark.parametrize(("base", "link"), [(None, "./"), ("/games/rulebound/", "/games/rulebound/")])
def test_the_base_path_goes_where_links_must_be_absolute(folder: Path, base: str | None, link: str) -> None:
    site.fill_templates(folder, base)
    assert f'href="{link}"' in (folder / "404.html").read_text()


@pytest.mark.parametrize("base", ["games/", "/games", "games"])
def test_a_base_path_without_its_slashes_is_refused(base: str) -> None:
    with pytest.raises(BuildError, match="--base"):
        site.build(base)


def test_the_precache_list_names_every_file_but_the_service_workers_own(folder: Path) -> None:
    site.write_precache(folder)
    listed = json.loads((folder / "precache.json").read_text())["files"]
    assert "index.html" in listed and "pyodide/pyodide.asm.wasm" in listed
    assert not {"sw.js", "precache.json", "404.html"} & listed.keys()


def test_the_version_changes_with_any_file_and_only_then(folder: Path) -> None:
    def version() -> str:
        site.write_precache(folder)
        return json.loads((folder / "precache.json").read_text())["version"]

    before = version()
    assert version() == before
    (folder / "pyodide" / "rules-1.whl").write_bytes(b"new")
    assert version() != before


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("pyodide/pyodide.asm.wasm", "Pyodide"),
        ("pyodide/python_stdlib.zip", "standard library"),
        ("pyodide/pydantic_core-2.whl", "pydantic"),
        ("pyodide/pygame_rules-0.1.0.whl", "rules"),
        ("pyscript/core.js", "PyScript"),
        ("static/fonts/a.woff2", "fonts"),
        ("static/icons.svg", "styles and art"),
        ("pyodide/rulebound_app-0-py3-none-any.whl", "app"),
        ("index.html", "page"),
    ],
)
def test_every_file_counts_to_a_part(name: str, part: str) -> None:
    assert site.part_of(name) == part


def test_the_page_forbids_what_it_does_not_need() -> None:
    text = (WEB / "index.html").read_text(encoding="utf-8")
    found = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', text)
    assert found
    policy = {words[0]: words[1:] for words in (part.split() for part in found[1].split(";"))}
    assert policy["default-src"] == ["'none'"]
    assert policy["script-src"] == ["'self'", "'unsafe-eval'"]
    assert policy["connect-src"] == policy["worker-src"] == policy["font-src"] == policy["style-src"] == ["'self'"]
    assert policy["object-src"] == policy["base-uri"] == policy["form-action"] == ["'none'"]
    assert not re.search(r"<script(?![^>]*\bsrc=)", text), "the policy allows no inline script"


def pins(name: str) -> dict[str, str]:
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    found = [re.match(r"^([A-Za-z0-9_-]+)==([^\s;]+)", line) for line in lines]
    return {match[1].lower(): match[2] for match in found if match}


def test_browser_and_desktop_run_the_same_versions() -> None:
    assert pins("requirements-wasm.txt") == pins("requirements.txt")
    assert pins("requirements-wasm-test.txt").items() <= pins("requirements-dev.txt").items()


def test_the_lock_file_of_the_browser_libraries_names_no_registry() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert all("resolved" not in entry for entry in packages.values())
    assert all("integrity" in entry for name, entry in packages.items() if name)
