"""Finds a browser for the end-to-end tests, and installs one where there is none."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from tools.shell import run_quietly
from tools.steps import BuildError

# Set to the path of a Chromium-like browser to use just that one.
VARIABLES = ("RULEBOUND_BROWSER", "CHROME_PATH", "CHROME_BIN")
COMMANDS = [
    *("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"),
    *("microsoft-edge-stable", "microsoft-edge", "msedge"),
]
USUAL_PLACES = {
    "darwin": [
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    ],
    "win32": [
        r"%ProgramFiles%\Google\Chrome\Application\chrome.exe",
        r"%ProgramFiles(x86)%\Google\Chrome\Application\chrome.exe",
        r"%LocalAppData%\Google\Chrome\Application\chrome.exe",
        r"%LocalAppData%\Chromium\Application\chrome.exe",
        r"%ProgramFiles%\Microsoft\Edge\Application\msedge.exe",
        r"%ProgramFiles(x86)%\Microsoft\Edge\Application\msedge.exe",
    ],
    "linux": ["/snap/bin/chromium", "/opt/google/chrome/chrome", "/opt/microsoft/msedge/msedge"],
}


def provide_browser() -> Path:
    """A browser to test with: one that is there, else one that is installed now; BuildError if none can be had."""
    found = find_browser()
    if found is None:
        install_browser()
        found = find_browser()
    if found is None:
        raise BuildError(
            "No browser could be found or installed. Install Chrome, Chromium or Edge, "
            f"or set {VARIABLES[0]} to the path of one."
        )
    return found


def find_browser() -> Path | None:
    """The browser of an environment variable, of the PATH, of the usual places, or Playwright's own."""
    for variable in VARIABLES:
        if named := os.environ.get(variable):
            if not Path(named).is_file():
                raise BuildError(f"{variable} names {named}, which is not there.")
            return Path(named)
    for command in COMMANDS:
        if on_path := shutil.which(command):
            return Path(on_path)
    for place in USUAL_PLACES.get(sys.platform, []):
        path = Path(os.path.expandvars(place))
        if path.is_file():
            return path
    return playwrights_own()


def playwrights_own() -> Path | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.is_file() else None


def install_browser() -> None:
    """Install Chromium: from the distribution as root on Debian and its relatives, else Playwright's own build."""
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        print("\nNo browser found: installing chromium with apt-get …", flush=True)
        quietly = {"DEBIAN_FRONTEND": "noninteractive"}
        try:
            run_quietly(["apt-get", "update"], "apt-get update", env=quietly)
            run_quietly(["apt-get", "install", "-y", "chromium"], "apt-get install chromium", env=quietly)
            return
        except BuildError as error:
            print(error, flush=True)
    print("\nNo browser found: installing Playwright's Chromium …", flush=True)
    run_quietly([sys.executable, "-m", "playwright", "install", "chromium"], "Installing Playwright's Chromium")
