"""Reading texts that come from outside: files, storage, other pages."""

from __future__ import annotations

from typing import Any

from pydantic_core import from_json


def read_json(text: str | bytes) -> Any:
    """The value of a JSON text; ValueError if it is none.

    Not `json.loads`: that one follows brackets as deep as they go, and in a browser a hostile text overruns the stack,
    which ends Python there for good. This parser stops at 200.
    """
    try:
        return from_json(text)
    except TypeError as error:  # a text with half a surrogate pair in it
        raise ValueError("not a text") from error
