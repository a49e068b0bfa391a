"""The static server: right types, a sub-path, revalidation, stopping and starting."""

from __future__ import annotations

import http.client
import socket
import urllib.error
import urllib.request
from collections.abc import Iterator
from email.message import Message
from pathlib import Path

import pytest

from tools.serve import SiteServer, start_on_free_port


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("index.html", "a.mjs", "b.wasm", "c.whl", "d.webmanifest", "e.woff2", "f.svg", "g.toml"):
        (tmp_path / name).write_text(name)
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "index.html").write_text("inner")
    return tmp_path


@pytest.fixture
def server(folder: Path) -> Iterator[SiteServer]:
    server = SiteServer(folder, prefix="/sub/path/").start()
    yield server
    server.stop()


def get(url: str, **headers: str) -> tuple[int, str, Message]:
    # Headers stay a Message, which asks no one to know how a Python version spells Content-Type.
    request = urllib.request.Request(url, headers={name.replace("_", "-"): value for name, value in headers.items()})
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.read().decode(), answer.headers
    except urllib.error.HTTPError as error:
        return error.code, "", error.headers


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.mjs", "text/javascript; charset=utf-8"),
        ("b.wasm", "application/wasm"),
        ("c.whl", "application/zip"),
        ("d.webmanifest", "application/manifest+json"),
        ("e.woff2", "font/woff2"),
        ("f.svg", "image/svg+xml"),
    ],
)
def test_files_have_the_types_that_browsers_insist_on(server: SiteServer, name: str, kind: str) -> None:
    status, text, headers = get(server.url + name)
    assert (status, text, headers["Content-Type"]) == (200, name, kind)
    assert headers["Cache-Control"] == "no-cache"


def test_the_folder_itself_is_its_index(server: SiteServer) -> None:
    assert get(server.url)[:2] == (200, "index.html")
    assert get(server.url + "sub/")[:2] == (200, "inner")


def test_nothing_is_served_outside_of_the_sub_path(server: SiteServer) -> None:
    assert get(f"http://localhost:{server.port}/index.html")[0] == 404
    assert get(server.url + "../../../etc/passwd")[0] == 404
    assert get(server.url + "nothing.html")[0] == 404


def test_an_unchanged_file_is_not_sent_again_and_a_changed_one_is(server: SiteServer, folder: Path) -> None:
    tag = get(server.url + "a.mjs")[2]["ETag"]
    assert get(server.url + "a.mjs", If_None_Match=tag)[0] == 304
    (folder / "a.mjs").write_text("changed")
    assert get(server.url + "a.mjs", If_None_Match=tag)[:2] == (200, "changed")


def test_a_stopped_server_is_silent_also_on_open_connections(server: SiteServer) -> None:
    connection = http.client.HTTPConnection("localhost", server.port)
    connection.request("GET", "/sub/path/a.mjs")
    connection.getresponse().read()
    port = server.port
    server.stop()
    with pytest.raises((OSError, http.client.HTTPException)):
        connection.request("GET", "/sub/path/a.mjs")
        connection.getresponse()
    server.start()
    assert server.port == port
    assert get(server.url + "a.mjs")[0] == 200


def test_a_taken_port_gives_the_next_free_one(folder: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        server = start_on_free_port(folder, port)
        try:
            assert server.port > port
            assert get(server.url)[0] == 200
        finally:
            server.stop()


def test_the_worker_of_the_bots_gets_a_policy_without_the_right_to_evaluate_text(folder: Path) -> None:
    (folder / "bot_worker.js").write_text("//")
    server = SiteServer(folder).start()
    try:
        policy = get(server.url + "bot_worker.js")[2]["Content-Security-Policy"]
        assert "'wasm-unsafe-eval'" in policy and "'unsafe-eval'" not in policy
        assert get(server.url)[2]["Content-Security-Policy"] is None
    finally:
        server.stop()
