"""Where things lie in the project tree."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "pygame_rules"
WEB = ROOT / "web"
EXAMPLES = ROOT / "examples"
NODE_MODULES = WEB / "node_modules"
LOCALE = PACKAGE / "locale"

CACHE = ROOT / ".cache"
DIST = ROOT / "dist"
SITE = DIST / "site"
BARE = DIST / "bare"
SCREENSHOTS = DIST / "screenshots"
REPORT = DIST / "report.json"
