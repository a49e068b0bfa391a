"""The command line of `build.py`."""

from __future__ import annotations

import argparse
import os
import shutil
import sys

from tools.paths import CACHE, DIST, NODE_MODULES, ROOT, SITE
from tools.steps import BuildError


def run(arguments: list[str]) -> int:
    """Do what the arguments ask for; the exit code says whether all went well."""
    options = parser().parse_args(arguments)
    # Windows consoles may speak another character set; a progress line is no reason to stop.
    sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        code: int = options.command(options)
        return code
    except BuildError as error:
        print(f"\n{error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print()
        return 130


COMMANDS = ("serve", "build", "test", "words", "readme", "map", "mutate", "clean")
MUTATED = ("roll_player", "dice_throne", "platformer", "core")


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="python build.py", description="Set up, build, serve and test Rulebound.")
    commands = top.add_subparsers(required=True, metavar=" | ".join(COMMANDS))

    serve = commands.add_parser("serve", help="build the site and serve it on this machine")
    serve.add_argument("--port", type=int, default=8000, help="first port to try (default 8000)")
    serve.add_argument("--no-open", action="store_true", help="do not open a browser")
    serve.set_defaults(command=serve_command)

    build = commands.add_parser("build", help="make dist/site, for any static host")
    build.add_argument("--base", help="the path that the site will have on its host, like /games/rulebound/")
    build.set_defaults(command=build_command)

    test = commands.add_parser("test", help="lint, types, unit tests, the same inside Pyodide, and in a real browser")
    test.add_argument("--quick", action="store_true", help="only lint, types and the tests that take seconds")
    test.add_argument("--unit", action="store_true", help="only lint, types and unit tests")
    test.add_argument("--pyodide", action="store_true", help="only the tests inside Pyodide")
    test.add_argument("--e2e", action="store_true", help="only the tests in a browser, on a fresh build")
    test.set_defaults(command=test_command)

    words = commands.add_parser("words", help="update the message catalogue and its translations")
    words.set_defaults(command=words_command)

    readme = commands.add_parser("readme", help="update the tables of README and CREDITS")
    readme.set_defaults(command=readme_command)

    house = commands.add_parser("map", help="draw who imports whom into docs/architecture.md")
    house.set_defaults(command=map_command)

    mutate = commands.add_parser(
        "mutate", help="change one place of the rules at a time and see whether a test notices"
    )
    mutate.add_argument(
        "--game", action="append", choices=MUTATED, help="whose rules (default: all, one after another)"
    )
    mutate.add_argument("--count", type=int, default=200, help="how many places (default 200)")
    mutate.add_argument("--seed", type=int, default=1, help="another seed picks other places (default 1)")
    mutate.add_argument("--only", default="", metavar="FILE", help="only places in files whose path ends so")
    mutate.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time (default: all cores)")
    mutate.add_argument("--report", action="store_true", help="write the figures into docs/testing.md")
    mutate.set_defaults(command=mutate_command)

    clean = commands.add_parser("clean", help="remove all that was built or downloaded")
    clean.set_defaults(command=clean_command)
    return top


# Each command imports what it needs itself: `clean` must work before anything is installed.
def serve_command(options: argparse.Namespace) -> int:
    from tools import serve, site
    from tools.locks import one_at_a_time

    with one_at_a_time():
        site.build()
    return serve.serve(SITE, options.port, open_browser=not options.no_open)


def build_command(options: argparse.Namespace) -> int:
    from tools import site
    from tools.locks import one_at_a_time

    with one_at_a_time():
        site.build(options.base)
    print(f"The site is in {SITE.relative_to(ROOT).as_posix()}/.")
    return 0


def test_command(options: argparse.Namespace) -> int:
    from tools import testing

    chosen = {name for name in ("quick", "unit", "pyodide", "e2e") if getattr(options, name)}
    return testing.run(chosen or {"unit", "pyodide", "e2e"})


def words_command(options: argparse.Namespace) -> int:
    from tools import words

    print(words.update())
    return 0


def readme_command(options: argparse.Namespace) -> int:
    from tools import readme

    print(readme.update())
    return 0


def map_command(options: argparse.Namespace) -> int:
    from tools import architecture

    print(architecture.update())
    return 0


def mutate_command(options: argparse.Namespace) -> int:
    if not hasattr(os, "fork"):
        raise BuildError("Mutants need a system whose processes can fork: Linux, macOS, or WSL on Windows.")
    from tools import mutate

    order = mutate.Order(options.count, options.seed, options.only, options.jobs)
    return mutate.run(options.game or MUTATED, order, into_document=options.report)


def clean_command(options: argparse.Namespace) -> int:
    for folder in (DIST, CACHE, NODE_MODULES, *(ROOT / name for name in CACHE_FOLDERS)):
        if folder.exists():
            shutil.rmtree(folder)
            print(f"removed {folder.relative_to(ROOT).as_posix()}/")
    print("The virtual environment .venv/ stays; delete it by hand to start from nothing.")
    return 0


CACHE_FOLDERS = [".pytest_cache", ".mypy_cache", ".ruff_cache", ".hypothesis"]
