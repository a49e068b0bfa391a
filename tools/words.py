"""The message catalogue: extracting the words that players see, and compiling translations."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

from babel.messages import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from tools.paths import LOCALE, ROOT

TEMPLATE = LOCALE / "messages.pot"
DOMAIN = "rulebound"
SOURCES = ["pygame_rules", "web/app"]
# Comments that begin so go into the catalogue, for those who translate.
NOTES = ("Words:", "Translators:")
KEYWORDS = {"tr": None, "trn": (1, 2), "mark": None}


def update() -> str:
    """Write the template afresh, bring every translation up to it, compile them; says what came out."""
    template = extract()
    LOCALE.mkdir(exist_ok=True)
    TEMPLATE.write_bytes(as_po(template))
    lines = [f"{len(template)} messages in {TEMPLATE.relative_to(ROOT).as_posix()}"]
    for path in translations():
        catalogue = read_catalogue(path, language_of(path))
        catalogue.update(template, no_fuzzy_matching=True, keep_user_comments=True)
        path.write_bytes(as_po(catalogue))
        done = sum(1 for message in catalogue if message.id and all_forms(message.string))
        lines.append(f"{language_of(path)}: {done} of {len(template)} translated")
    compile_catalogues()
    return "\n".join(lines)


def extract() -> Catalog:
    """All messages of the rules and the page, sorted, without dates and line numbers: only words change the file."""
    catalogue = Catalog(project="rulebound", charset="utf-8")
    for source in SOURCES:
        folder = ROOT / source
        if not folder.is_dir():
            continue
        found = extract_from_dir(folder, method_map=[("**.py", "python")], keywords=KEYWORDS, comment_tags=NOTES)
        for _file, _line, message, comments, context in found:
            catalogue.add(message, auto_comments=comments, context=context)
    return catalogue


def stale_messages() -> tuple[set[str], set[str]]:
    """Messages that the template lacks, and messages in it that nothing uses any more."""
    wanted = message_ids(extract())
    kept = message_ids(read_catalogue(TEMPLATE, None)) if TEMPLATE.exists() else set()
    return wanted - kept, kept - wanted


def message_ids(catalogue: Catalog) -> set[str]:
    return {" | ".join(m.id) if isinstance(m.id, (tuple, list)) else m.id for m in catalogue if m.id}


def compile_catalogues() -> None:
    """Make a `.mo` beside every `.po`."""
    for path in translations():
        with path.with_suffix(".mo").open("wb") as stream:
            write_mo(stream, read_catalogue(path, language_of(path)))


def translations() -> list[Path]:
    return sorted(LOCALE.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))


def language_of(path: Path) -> str:
    return path.parent.parent.name


def read_catalogue(path: Path, language: str | None) -> Catalog:
    with path.open("rb") as stream:
        return read_po(stream, locale=language, charset="utf-8")


def as_po(catalogue: Catalog) -> bytes:
    """The catalogue as text that is the same for the same words."""
    stream = io.BytesIO()
    write_po(stream, catalogue, width=120, sort_output=True, no_location=True, omit_header=False)
    lines = stream.getvalue().decode("utf-8").splitlines(keepends=True)
    dated = ('"POT-Creation-Date:', '"PO-Revision-Date:', '"Generated-By:')
    return "".join(line for line in lines if not line.startswith(dated)).encode("utf-8")


def all_forms(string: str | Sequence[str] | None) -> bool:
    """Whether a message is translated, in every plural form if it has some."""
    return bool(string) if string is None or isinstance(string, str) else bool(string) and all(string)
