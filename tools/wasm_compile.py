"""Turns Python archives into archives of bytecode; run by Pyodide under Node (see wasm_compile.mjs).

Sourceless bytecode in the page saves the compiling of every module at every start, the largest part of a cold one.
"""

import ast
import importlib._bootstrap_external as bootstrap
import json
import zipfile
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

# A fixed date: the same content gives the same archive, byte for byte, so that browsers keep what did not change.
DATE = (2020, 1, 1, 0, 0, 0)


def run_jobs(jobs: str, root: str) -> None:
    """Make each archive that the JSON list asks for; paths are relative to the project's root."""
    for job in json.loads(jobs):
        entries = dict(sorted(job.get("extra", {}).items()))
        for source in job["sources"]:
            for name, data in read_source(Path(root, source)):
                if not any(fnmatch(name, pattern) for pattern in job["drop"]):
                    entries.setdefault(name, data)
        write_archive(Path(root, job["out"]), entries, job["slim"])


def read_source(source: Path) -> Iterator[tuple[str, bytes]]:
    """Names and contents of the files of an archive, or of a folder (named from the folder's parent)."""
    if source.is_dir():
        for path in sorted(source.rglob("*")):
            if path.is_file():
                yield path.relative_to(source.parent).as_posix(), path.read_bytes()
        return
    with zipfile.ZipFile(source) as archive:
        for name in sorted(archive.namelist()):
            if not name.endswith("/"):
                yield name, archive.read(name)


def without_docstrings(tree: ast.Module) -> ast.Module:
    """The same code without the words that only readers of the source need."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            match node.body:
                case [ast.Expr(ast.Constant(str())) as words, *rest]:
                    # Only a module may be empty.
                    node.body = rest or ([] if isinstance(node, ast.Module) else [ast.copy_location(ast.Pass(), words)])
    return tree


def write_archive(out: Path, entries: dict[str, bytes], slim: bool) -> None:
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in sorted(entries.items()):
            if name.endswith(".py"):
                tree = without_docstrings(ast.parse(data, name))
                code = compile(tree, name, "exec", dont_inherit=True, optimize=2 if slim else 0)
                # An unchecked hash-based file: nothing looks for the source or compares dates.
                name, data = name + "c", bootstrap._code_to_hash_pyc(code, b"\0" * 8, False)  # type: ignore[attr-defined]
            archive.writestr(zipfile.ZipInfo(name, DATE), data, zipfile.ZIP_DEFLATED, 9)
