"""A small static server for the built site: for people at work on it, and for the browser tests."""

from __future__ import annotations

import os
import socket
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tools.steps import BuildError

PORTS_TRIED = 50
# A worker takes its policy from the header of its file. Hosts need not send one; here it shows that the bots do without
# the right to evaluate text.
WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"


class SiteHandler(SimpleHTTPRequestHandler):
    """Serves a folder under a path prefix; browsers may keep files but must ask whether they are still good."""

    protocol_version = "HTTP/1.1"
    extensions_map = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".mjs": "text/javascript; charset=utf-8",
        ".py": "text/x-python; charset=utf-8",
        ".svg": "image/svg+xml",
        ".toml": "application/toml",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".whl": "application/zip",
        ".woff2": "font/woff2",
        ".zip": "application/zip",
    }

    def __init__(self, *args: Any, prefix: str = "/", headers: dict[str, str] | None = None, **kwargs: Any) -> None:
        self.prefix = prefix
        self.extra_headers = headers or {}
        super().__init__(*args, **kwargs)

    def translate_path(self, path: str) -> str:
        if not path.startswith(self.prefix):
            return ""
        return super().translate_path("/" + path[len(self.prefix) :])

    def send_head(self):  # type: ignore[no-untyped-def]
        file = Path(self.translate_path(self.path))
        if file.is_dir() and self.path.split("?")[0].endswith("/"):
            file = file / "index.html"
        # A tag with nanoseconds: dates have whole seconds, too coarse for a site rebuilt under an open page.
        self.tag = f'"{file.stat().st_mtime_ns:x}-{file.stat().st_size:x}"' if file.is_file() else None
        if self.tag and self.headers.get("If-None-Match") == self.tag:
            self.send_response(HTTPStatus.NOT_MODIFIED)
            self.end_headers()
            return None
        del self.headers["If-Modified-Since"]
        return super().send_head()

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        if tag := getattr(self, "tag", None):
            self.send_header("ETag", tag)
        if self.path.split("?")[0].endswith("/bot_worker.js"):
            self.send_header("Content-Security-Policy", WORKER_POLICY)
        for name, value in self.extra_headers.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: the terminal is for progress and problems."""


class QuietServer(ThreadingHTTPServer):
    daemon_threads = True
    # A second server on a port in use must fail, so that the next port is tried; with this, Windows would share it.
    allow_reuse_address = os.name != "nt"
    request_queue_size = 128

    def __init__(self, address: tuple[str, int], handler: Callable[..., SiteHandler]) -> None:
        self.connections: set[socket.socket] = set()
        super().__init__(address, handler)

    def process_request(self, request: Any, client_address: Any) -> None:
        self.connections.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        self.connections.discard(request)
        super().shutdown_request(request)

    def hang_up(self) -> None:
        """End the connections that browsers keep open, so that a stopped server is silent at once."""
        for connection in list(self.connections):
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that hangs up in mid-answer is everyday; nothing to tell."""


class SiteServer:
    """Serves a folder in the background; can be stopped and started again on the same port."""

    def __init__(
        self, folder: Path, *, prefix: str = "/", port: int = 0, headers: dict[str, str] | None = None
    ) -> None:
        self.handler = partial(SiteHandler, directory=str(folder), prefix=prefix, headers=headers)
        self.prefix = prefix
        self.port = port
        self.server: QuietServer | None = None

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}{self.prefix}"

    def start(self) -> SiteServer:
        self.server = QuietServer(("127.0.0.1", self.port), self.handler)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        return self

    def stop(self) -> None:
        if self.server:
            self.server.shutdown()
            self.server.server_close()
            self.server.hang_up()
            self.server = None


def serve(folder: Path, first_port: int, *, open_browser: bool) -> int:
    """Serve until interrupted, on the first free port from the one asked for."""
    server = start_on_free_port(folder, first_port)
    print(f"Rulebound is at {server.url} (Ctrl+C stops it).", flush=True)
    if open_browser:
        webbrowser.open(server.url)
    try:
        threading.Event().wait()
    except KeyboardInterrupt:
        print()
    finally:
        server.stop()
    return 0


def start_on_free_port(folder: Path, first_port: int) -> SiteServer:
    """A started server on the first port that is free."""
    for port in range(first_port, min(first_port + PORTS_TRIED, 65536)):
        try:
            return SiteServer(folder, port=port).start()
        except OSError:
            continue
    raise BuildError(f"No free port between {first_port} and {first_port + PORTS_TRIED - 1}.")
