"""The message catalogue: every sentence that a person sees goes through `tr` or `trn`.

English is the source language. A catalogue is a gettext `.mo` file in `locale/<language>/LC_MESSAGES/rulebound.mo`.
The words are looked up when they are shown, so a switch of language needs no reload.
"""

from __future__ import annotations

import gettext
from importlib.resources import files
from typing import Any

SOURCE = "en"
# A stand-in language made from the English words: shows what does not go through the catalogue.
PSEUDO = "en-XA"
_ACCENTS = str.maketrans("aeiouyAEIOUYcnsz", "áéíóúýÁÉÍÓÚÝčñšž")

_language = SOURCE
_catalogue: gettext.NullTranslations = gettext.NullTranslations()


class _Pseudo(gettext.NullTranslations):
    def gettext(self, message: str) -> str:
        parts, depth = [], 0
        for letter in message:
            depth += (letter == "{") - (letter == "}")
            parts.append(letter if depth else letter.translate(_ACCENTS))
        return f"[{''.join(parts)}]"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)


def languages() -> tuple[str, ...]:
    """The languages that can be chosen: English, and each that ships a catalogue."""
    folder = files("pygame_rules") / "locale"
    if not folder.is_dir():
        return (SOURCE,)
    found = [entry.name for entry in folder.iterdir() if (entry / "LC_MESSAGES" / "rulebound.mo").is_file()]
    return (SOURCE, *sorted(found))


def language() -> str:
    """The language in use."""
    return _language


def set_language(name: str) -> str:
    """Speak this language from now on; an unknown one falls back to English. Returns the one in use."""
    global _language, _catalogue
    if name == PSEUDO:
        _language, _catalogue = name, _Pseudo()
    elif name != SOURCE and name in languages():
        source = files("pygame_rules") / "locale" / name / "LC_MESSAGES" / "rulebound.mo"
        with source.open("rb") as stream:
            _language, _catalogue = name, gettext.GNUTranslations(stream)
    else:
        _language, _catalogue = SOURCE, gettext.NullTranslations()
    return _language


def tr(message: str, /, **values: Any) -> str:
    """A whole sentence in the language in use, with its `{named}` places filled."""
    text = _catalogue.gettext(message)
    return _filled(text, message, values) if values else text


def trn(singular: str, plural: str, n: int, /, **values: Any) -> str:
    """As `tr`, in the plural form that the language has for n; `{n}` is the number."""
    return _filled(_catalogue.ngettext(singular, plural, n), singular if n == 1 else plural, {"n": n, **values})


def _filled(text: str, source: str, values: dict[str, Any]) -> str:
    try:
        return text.format(**values)
    except (LookupError, ValueError, AttributeError):
        # A translation with a wrong place name must not stop a game: English stands in.
        return source.format(**values)


def mark(message: str) -> str:
    """Name a message for extraction where it stands as data; it is translated when shown."""
    return message
