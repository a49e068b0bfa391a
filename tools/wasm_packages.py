"""The Python side of the site: standard library, pydantic, the rules and the app as archives of bytecode."""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from tools.node import node
from tools.paths import CACHE, DIST, NODE_MODULES, PACKAGE, ROOT, WEB
from tools.shell import run_quietly
from tools.steps import BuildError, Step

WHEELS = CACHE / "wasm-wheels"
PACKED = CACHE / "packed"
STDLIB = PACKED / "python_stdlib.zip"
COMPILER = [ROOT / "tools" / "wasm_compile.py", ROOT / "tools" / "wasm_compile.mjs"]
PYODIDE = NODE_MODULES / "pyodide"
PIP_PLATFORM = [
    *("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp"),
    *("--abi", "cp314", "--abi", "none", "--only-binary=:all:"),
]

# Parts of the standard library that need what a page has not (processes, sockets, terminals, a debugger's user),
# and character sets other than Unicode's. A deny-list, so that what nobody thought of still works.
STDLIB_DROPPED = [
    *("test/*", "idlelib/*", "tkinter/*", "lib2to3/*", "ensurepip/*", "turtledemo/*", "pydoc_data/*", "distutils/*"),
    *("sqlite3/*", "curses/*", "venv/*", "unittest/*", "_pyrepl/*", "__phello__/*", "__hello__.py", "antigravity.py"),
    *("this.py", "multiprocessing/*", "wsgiref/*", "xmlrpc/*", "xml/*", "ctypes/*", "email/[!_]*", "email/_[!_]*"),
    *("*/__main__.py", "http/server.py", "http/client.py", "http/cookies.py", "http/cookiejar.py", "urllib/request.py"),
    *("urllib/robotparser.py", "ftplib.py", "imaplib.py", "poplib.py", "smtplib.py", "mailbox.py", "netrc.py"),
    *("socketserver.py", "webbrowser.py", "wave.py", "pydoc.py", "pdb.py", "bdb.py", "doctest.py", "json/tool.py"),
    *("trace.py", "profile.py", "cProfile.py", "pstats.py", "pickletools.py", "tabnanny.py", "pyclbr.py", "timeit.py"),
    *("modulefinder.py", "compileall.py", "zipapp.py", "rlcompleter.py", "cmd.py", "pty.py", "tty.py", "turtle.py"),
    *("nturl2path.py", "plistlib.py", "fileinput.py", "filecmp.py", "sched.py", "shelve.py", "symtable.py"),
    *("argparse.py", "optparse.py", "getopt.py", "getpass.py", "configparser.py", "logging/handlers.py"),
    *("logging/config.py", "asyncio/windows_*", "asyncio/proactor_events.py", "asyncio/tools.py"),
    *("concurrent/futures/process.py", "concurrent/futures/interpreter.py", "concurrent/interpreters/*"),
    # Python twins of modules that are there in C.
    *("_pyio.py", "_pydatetime.py", "_py_abc.py"),
    # What nothing in a page asks for: each is loaded, if at all, only where it is used.
    *("statistics.py", "difflib.py", "tracemalloc.py", "csv.py", "tomllib/*", "mimetypes.py"),
    *("pickle.py", "_compat_pickle.py", "code.py", "pyodide/console.py", "gzip.py", "pprint.py", "html/parser.py"),
    *("_markupbase.py", "quopri.py", "runpy.py", "shlex.py", "graphlib.py", "colorsys.py", "py_compile.py"),
    *("stringprep.py", "encodings/idna.py", "encodings/punycode.py", "encodings/*_codec.py", "encodings/rot_13.py"),
    *("encodings/cp[0-35-9]*", "encodings/cp424.py", "encodings/iso*", "encodings/mac_*", "encodings/koi8*"),
    *("encodings/euc_*", "encodings/big5*", "encodings/gb*", "encodings/hz.py", "encodings/shift_*"),
    *("encodings/johab.py", "encodings/kz1048.py", "encodings/ptcp154.py", "encodings/tis_620.py"),
    *("encodings/hp_roman8.py", "encodings/palmos.py", "encodings/oem.py", "encodings/mbcs.py", "*/py.typed"),
]
NOT_RUN = [
    *("*.pyi", "*/py.typed", "*/sboms/*", "pydantic/v1/*", "pydantic/mypy.py", "annotated_types/test_cases.py"),
    *("pydantic/color.py", "pydantic/experimental/*"),
]
SOURCE_LEFTOVERS = ["*/__pycache__/*", "*.pyc", "*/.DS_Store", "*.po", "*.pot"]


@dataclass
class Job:
    """One archive for tools/wasm_compile.py to make.

    `slim` archives do without docstrings and asserts, which serve nobody in a page.
    """

    sources: list[str]
    out: str
    slim: bool
    drop: list[str] = field(default_factory=list)
    extra: dict[str, str] = field(default_factory=dict)


def steps() -> list[Step]:
    """What must be done before a site can be put together, in order."""
    return [
        Step(
            "download wheels for Pyodide",
            download_wheels,
            reads=[ROOT / "requirements-wasm.txt"],
            makes=[WHEELS],
            notes=PIP_PLATFORM,
        ),
        Step(
            "compile standard library",
            compile_stdlib,
            reads=[PYODIDE / "python_stdlib.zip", *COMPILER],
            makes=[STDLIB],
            notes=STDLIB_DROPPED,
        ),
        Step(
            "compile pydantic",
            compile_pydantic,
            reads=[ROOT / "requirements-wasm.txt", PYODIDE / "package.json", *COMPILER],
            makes=[PACKED / "pydantic", PACKED / "pydantic-core"],
            notes=NOT_RUN,
        ),
        Step(
            "build the rules' wheel",
            build_wheel,
            reads=[PACKAGE, ROOT / "pyproject.toml", ROOT / "LICENSE", PYODIDE / "package.json", *COMPILER],
            makes=[PACKED / "pygame-rules"],
        ),
        Step(
            "compile the app",
            compile_app,
            reads=[WEB / "app", PYODIDE / "package.json", *COMPILER],
            makes=[PACKED / "rulebound-app"],
        ),
    ]


def download_wheels() -> None:
    """Fetch the wheels that the site carries, each checked against its pinned hash."""
    shutil.rmtree(WHEELS, ignore_errors=True)
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes", *PIP_PLATFORM]
    run_quietly([*command, "-d", WHEELS, "-r", ROOT / "requirements-wasm.txt"], "Downloading wheels for Pyodide")


def compile_stdlib() -> None:
    source = (PYODIDE / "python_stdlib.zip").relative_to(ROOT).as_posix()
    compile_in_pyodide([Job([source], relative(STDLIB), slim=True, drop=STDLIB_DROPPED)])


def compile_pydantic() -> None:
    """Pack pydantic and its pure helpers into one wheel, and its core into another."""
    core = find_wheel("pydantic_core-")
    helpers = [find_wheel(f"{name}-") for name in ("annotated_types", "typing_extensions", "typing_inspection")]
    pydantic = find_wheel("pydantic-")
    dist_info = ["*.dist-info/*"]
    compile_in_pyodide(
        [
            wheel_job("pydantic-core", core, [core], slim=True, drop=NOT_RUN + dist_info),
            wheel_job("pydantic", pydantic, [pydantic, *helpers], slim=True, drop=NOT_RUN + dist_info),
        ]
    )


def build_wheel() -> None:
    """Make `dist/pygame_rules-*.whl`, with sources for people, and the same as bytecode for the site."""
    DIST.mkdir(exist_ok=True)
    for old in DIST.glob("pygame_rules-*.whl"):
        old.unlink()
    wheel = source_wheel(DIST)
    # Not slim: in the page the rules run as they were tested, asserts and all.
    unused = ["*.dist-info/*", "*/py.typed", "pygame_rules/cli*", "pygame_rules/__main__.py", "*/conformance.py"]
    drop = [*SOURCE_LEFTOVERS, *unused]
    compile_in_pyodide([wheel_job("pygame-rules", wheel, [wheel], slim=False, drop=drop)])


def source_wheel(folder: Path) -> Path:
    """The rules as a wheel for people, made in a folder."""
    from flit_core.wheel import make_wheel_in

    return Path(make_wheel_in(ROOT / "pyproject.toml", folder).file)


def compile_app() -> None:
    """Pack the user interface as a wheel, too: Pyodide unpacks it by itself, where PyScript would load a library."""
    name = Path("rulebound_app-0-py3-none-any.whl")
    compile_in_pyodide([wheel_job("rulebound-app", name, [WEB / "app"], slim=False, drop=SOURCE_LEFTOVERS)])


def wheel_job(name: str, named_after: Path, sources: list[Path], *, slim: bool, drop: list[str]) -> Job:
    """A job that makes a wheel, alone in the folder of its name, with just the metadata that an installer needs."""
    distribution, version = named_after.name.split("-")[:2]
    info = f"{distribution}-{version}.dist-info"
    folder = PACKED / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    extra = {
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: rulebound\nRoot-Is-Purelib: true\n",
        f"{info}/RECORD": "",
    }
    return Job([relative(s) for s in sources], relative(folder / named_after.name), slim, drop, extra)


def compile_in_pyodide(jobs: list[Job]) -> None:
    PACKED.mkdir(parents=True, exist_ok=True)
    order = CACHE / "compile-jobs.json"
    order.write_text(json.dumps([asdict(job) for job in jobs]), encoding="utf-8")
    run_quietly([*node(), ROOT / "tools" / "wasm_compile.mjs", ROOT, order], "Compiling inside Pyodide")


def lock_file() -> str:
    """The `pyodide-lock.json` of the site: only our own packages, under names that the page asks for."""
    stock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    packages = {
        "pydantic-core": lock_entry("pydantic-core", ["pydantic_core"], []),
        "pydantic": lock_entry("pydantic", ["pydantic", "annotated_types", "typing_extensions"], ["pydantic-core"]),
        "pygame-rules": lock_entry("pygame-rules", ["pygame_rules"], ["pydantic"]),
        "rulebound-app": lock_entry("rulebound-app", ["app"], ["pygame-rules"]),
    }
    return json.dumps({"info": stock["info"], "packages": packages}, indent=1)


def lock_entry(name: str, imports: list[str], depends: list[str]) -> dict[str, Any]:
    wheel = packed_wheel(name)
    return {
        "name": name,
        "version": wheel.name.split("-")[1],
        "file_name": wheel.name,
        "install_dir": "site",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": imports,
        "depends": depends,
        "unvendored_tests": False,
    }


def packed_wheel(name: str) -> Path:
    """The one wheel in a packed folder."""
    return next((PACKED / name).glob("*.whl"))


def packed_wheels() -> list[Path]:
    return [packed_wheel(name) for name in ("pydantic-core", "pydantic", "pygame-rules", "rulebound-app")]


def find_wheel(prefix: str) -> Path:
    found = sorted(WHEELS.glob(f"{prefix}*.whl"))
    if len(found) != 1:
        raise BuildError(f"Expected one wheel {prefix}*.whl in {relative(WHEELS)}, found {len(found)}.")
    return found[0]


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
