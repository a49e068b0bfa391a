"""Puts the site together in dist/site: everything that any static host needs to serve, and nothing else."""

from __future__ import annotations

import gzip
import hashlib
import html
import json
import re
import shutil
from pathlib import Path

from tools import sprite, styles, wasm_packages, words
from tools.node import install_modules
from tools.paths import BARE, DIST, EXAMPLES, LOCALE, NODE_MODULES, ROOT, SITE, WEB
from tools.steps import BuildError, Step, files_below, run_steps

PYODIDE_FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"]
FONT_FILES = [
    "alegreya/files/alegreya-latin-wght-normal.woff2",
    "alegreya/files/alegreya-latin-wght-italic.woff2",
    "alegreya/files/alegreya-latin-ext-wght-normal.woff2",
    "alegreya/files/alegreya-latin-ext-wght-italic.woff2",
    "source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    "source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2",
]
# The editor, the terminal and the unpacker of PyScript: fetched only by pages that use them.
PYSCRIPT_UNUSED = re.compile(r"^(zip-|codemirror|xterm|index-|mpy-|py-[A-Z]|service-worker|storage|.*\.map$)")
# Not part of what an installed app needs: pages for other places, and what the service worker itself is made of.
NOT_PRECACHED = re.compile(r"^(examples/|404\.html$|embed\.js$|sw\.js$|precache\.json$)")
HASH_LENGTH = 16
# Style sheets are joined into one; the small game among the examples is to be read and copied, not served.
NOT_SHIPPED = shutil.ignore_patterns("css", "tiny_game", "__pycache__", ".DS_Store")


def build(base: str | None = None) -> None:
    """Bring dist/site up to date and print what a first visit weighs."""
    if base is not None and not (base.startswith("/") and base.endswith("/")):
        raise BuildError(f"--base must begin and end with a slash, like /games/rulebound/, not {base!r}.")
    run_steps(steps(base))
    print(weight_table(SITE))


def steps(base: str | None) -> list[Step]:
    """All steps of a build, in order."""
    return [
        modules_step(),
        Step("compile translations", words.compile_catalogues, reads=[LOCALE]),
        *wasm_packages.steps(),
        Step(
            "put the site together",
            lambda: assemble(base),
            reads=[
                *(path for path in WEB.iterdir() if path.name not in {"node_modules", "app"}),
                *(EXAMPLES, wasm_packages.PACKED, ROOT / "tools", NODE_MODULES / ".package-lock.json"),
            ],
            makes=[SITE / "precache.json", BARE / "bare.html"],
            notes=[base or ""],
        ),
    ]


def modules_step() -> Step:
    """The step that installs the locked browser libraries."""
    lock = WEB / "package-lock.json"
    return Step("install browser libraries", install_modules, reads=[lock], makes=[NODE_MODULES / ".package-lock.json"])


def assemble(base: str | None) -> None:
    """Make dist/site (and dist/bare, which the start-up times are compared with) afresh."""
    new_site, new_bare = DIST / "site.new", DIST / "bare.new"
    for folder in (new_site, new_bare):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    copy_web_files(new_site)
    copy_libraries(new_site)
    build_static(new_site / "static")
    fill_templates(new_site, base)
    write_precache(new_site)
    assemble_bare(new_bare)
    # Only a whole site takes the place of the old one.
    for new, folder in ((new_site, SITE), (new_bare, BARE)):
        shutil.rmtree(folder, ignore_errors=True)
        new.rename(folder)


def copy_web_files(site: Path) -> None:
    for path in sorted(WEB.iterdir()):
        if path.is_file() and path.suffix in {".html", ".js", ".webmanifest", ".toml", ".py"}:
            shutil.copy(path, site)
    for folder in (WEB / "static", EXAMPLES):
        shutil.copytree(folder, site / folder.name, ignore=NOT_SHIPPED)


def copy_libraries(site: Path) -> None:
    """Bring Pyodide with our packages and PyScript into the site."""
    for name in ("pyodide", "pyscript"):
        (site / name).mkdir()
    for name in PYODIDE_FILES:
        shutil.copyfile(wasm_packages.PYODIDE / name, site / "pyodide" / name)
    for path in (wasm_packages.STDLIB, *wasm_packages.packed_wheels()):
        shutil.copy(path, site / "pyodide")
    (site / "pyodide" / "pyodide-lock.json").write_text(wasm_packages.lock_file(), encoding="utf-8")
    for path in sorted((NODE_MODULES / "@pyscript" / "core" / "dist").iterdir()):
        if not PYSCRIPT_UNUSED.match(path.name):
            without_source_map(path, site / "pyscript" / path.name)
    for path in (site / "pyodide").glob("*.mjs"):
        without_source_map(path, path)


def without_source_map(source: Path, target: Path) -> None:
    """Copy a script, less the pointer to a source map that the site does not carry."""
    text = source.read_text(encoding="utf-8")
    target.write_text(re.sub(r"\n?//# sourceMappingURL=\S+\s*$", "\n", text), encoding="utf-8")


def build_static(static: Path) -> None:
    """Make what lies under static/ but is not written by hand: one style sheet, the icon sprite, the fonts."""
    fonts = static / "fonts"
    fonts.mkdir(parents=True, exist_ok=True)
    for name in FONT_FILES:
        shutil.copy(NODE_MODULES / "@fontsource-variable" / name, fonts)
    css = WEB / "static" / "css"
    styles.build(css, static / "app.css")
    sprite.build(NODE_MODULES, static / "icons.svg")


def fill_templates(site: Path, base: str | None) -> None:
    """Fill the places that only a build knows: where the site will lie, and what a start loads."""
    places = {"%BASE%": base or "./", "%BOOT_FILES%": html.escape(json.dumps(boot_files(site)), quote=True)}
    for path in [*site.glob("*.html"), *site.glob("*.webmanifest")]:
        text = path.read_text(encoding="utf-8")
        for place, value in places.items():
            text = text.replace(place, value)
        path.write_text(text, encoding="utf-8")


def boot_files(site: Path) -> dict[str, int]:
    """The large files that a start loads, with their sizes: the progress bar is drawn from these."""
    paths = [*(site / "pyodide" / name for name in PYODIDE_FILES), site / "pyodide" / "python_stdlib.zip"]
    paths += [site / "pyodide" / wheel.name for wheel in wasm_packages.packed_wheels()]
    return {path.relative_to(site).as_posix(): path.stat().st_size for path in paths}


def write_precache(site: Path) -> None:
    """List every file that the app needs offline, with its hash; the version is the hash of the list."""
    files = {}
    for path in files_below([site]):
        name = path.relative_to(site).as_posix()
        if not NOT_PRECACHED.match(name):
            files[name] = hashlib.sha256(path.read_bytes()).hexdigest()[:HASH_LENGTH]
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:HASH_LENGTH]
    (site / "precache.json").write_text(json.dumps({"version": version, "files": files}, indent=1), encoding="utf-8")
    worker = site / "sw.js"
    # Browsers look for a new version by comparing this one file, so the version must stand in it.
    worker.write_text(worker.read_text(encoding="utf-8").replace("%VERSION%", version), encoding="utf-8")


def assemble_bare(bare: Path) -> None:
    """A page that starts Pyodide as it comes, with its own standard library, and nothing else."""
    for name in (*PYODIDE_FILES, "python_stdlib.zip", "pyodide-lock.json"):
        shutil.copyfile(wasm_packages.PYODIDE / name, bare / name)
    shutil.copy(ROOT / "tools" / "bare.html", bare)


def weight_table(site: Path) -> str:
    """What a first visit downloads, by part, as gzip makes it."""
    parts = {"Pyodide": 0, "standard library": 0, "pydantic": 0, "rules": 0, "app": 0, "PyScript": 0, "page": 0}
    for name in json.loads((site / "precache.json").read_text(encoding="utf-8"))["files"]:
        parts[part_of(name)] = parts.get(part_of(name), 0) + len(gzip.compress((site / name).read_bytes(), 9))
    rows = [f"  {name:<18}{size / 1e6:6.2f} MB" for name, size in parts.items()]
    return "\n".join(["First visit, gzip:", *rows, f"  {'total':<18}{sum(parts.values()) / 1e6:6.2f} MB"])


def part_of(name: str) -> str:
    """The part of the site that a file counts to."""
    if name.startswith("pyodide/"):
        file = name.removeprefix("pyodide/")
        found = {"python_stdlib": "standard library", "pydantic": "pydantic"}
        found |= {"pygame_rules": "rules", "rulebound_app": "app"}
        return next((part for start, part in found.items() if file.startswith(start)), "Pyodide")
    if name.startswith("static/fonts/"):
        return "fonts"
    if name.startswith("static/"):
        return "styles and art"
    return "PyScript" if name.startswith("pyscript/") else "page"
