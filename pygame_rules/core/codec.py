"""Dataclasses to compact JSON-able lists and back, strictly by their type hints.

A dataclass becomes the list of its field values. Where a hint is a union of dataclasses, or a base class with
subclasses, the class name stands in front. What is part of the content is written by its name. Decoding checks every
type, so that a hostile text gives ValueError and never a crash.
"""

from __future__ import annotations

import dataclasses
import sys
import types
import typing
from collections.abc import Callable
from typing import Any, ClassVar, Generic, Literal, TypeVar

from .rng import MASK, Rng

T = TypeVar("T")
Coder = tuple[Callable[[Any], Any], Callable[[Any], Any]]


class Named:
    """Values that are part of the content, each once, and that a position only names: the codec writes their name.

    Each subclass has its own `known`: one kind of content of one game.
    """

    __slots__ = ("name",)
    known: ClassVar[dict[str, Any]]
    name: str

    def __init_subclass__(cls, **arguments: Any) -> None:
        super().__init_subclass__(**arguments)
        cls.known = {}

    def __init__(self, name: str) -> None:
        if name in self.known:
            raise ValueError(f"{name} stands twice")
        self.name = name
        self.known[name] = self


class Codec(Generic[T]):
    """Turns values of one type into JSON-able ones and back."""

    def __init__(self, kind: Any) -> None:
        self._coders: dict[Any, Coder] = {}
        self._encode, self._decode = self._coder(kind)

    def encode(self, value: T) -> Any:
        return self._encode(value)

    def decode(self, data: Any) -> T:
        """The value, or ValueError."""
        try:
            return self._decode(data)  # type: ignore[no-any-return]
        except (TypeError, KeyError, IndexError, AttributeError, RecursionError, OverflowError) as error:
            raise ValueError(f"not of the expected shape: {error}") from error

    def _coder(self, kind: Any) -> Coder:
        if kind in self._coders:
            return self._coders[kind]
        # A class may contain itself: forward to the coder that is being made.
        self._coders[kind] = (lambda v: self._coders[kind][0](v), lambda d: self._coders[kind][1](d))
        self._coders[kind] = self._make(kind)
        return self._coders[kind]

    def _make(self, kind: Any) -> Coder:
        origin, arguments = typing.get_origin(kind), typing.get_args(kind)
        if kind is Any:
            return _same, _plain
        if kind in (int, str, bool, type(None)):
            return _same, _exactly(kind)
        if kind is Rng:
            return (lambda rng: rng.state), _rng
        if isinstance(kind, type) and issubclass(kind, Named):
            return (lambda value: value.name), _known(kind)
        if origin is Literal:
            return _same, _one_of(arguments)
        if origin is list:
            return self._sequence(arguments[0], list)
        if origin is tuple:
            if len(arguments) == 2 and arguments[1] is Ellipsis:
                return self._sequence(arguments[0], tuple)
            return self._fixed(arguments)
        if origin is dict:
            return self._mapping(*arguments)
        if origin in (typing.Union, types.UnionType):
            return self._union(arguments)
        if _is_record(kind):
            family = _family(typing.cast(type, kind))
            return self._record(kind) if family == [kind] else self._tagged(family)
        raise TypeError(f"no codec for {kind!r}")

    def _sequence(self, item: Any, kind: type) -> Coder:
        encode, decode = self._coder(item)
        if encode is _same:
            return list, lambda data: kind(decode(v) for v in _list(data))
        return (lambda value: [encode(v) for v in value]), lambda data: kind(decode(v) for v in _list(data))

    def _fixed(self, items: tuple[Any, ...]) -> Coder:
        coders = [self._coder(item) for item in items]

        def decode(data: Any) -> Any:
            return tuple(coder[1](v) for coder, v in zip(coders, _list(data), strict=True))

        return (lambda value: [coder[0](v) for coder, v in zip(coders, value, strict=True)]), decode

    def _mapping(self, key: Any, item: Any) -> Coder:
        # JSON has text keys only, so a mapping is a list of pairs; that also keeps its order.
        pairs_encode, pairs_decode = self._sequence(tuple[key, item], list)

        def decode(data: Any) -> Any:
            value = dict(pairs_decode(data))
            if len(value) != len(data):
                raise ValueError("a key stands twice")
            return value

        return (lambda value: pairs_encode(value.items())), decode

    def _union(self, kinds: tuple[Any, ...]) -> Coder:
        classes = [kind for kind in kinds if _is_record(kind)]
        plain = [kind for kind in kinds if kind not in classes]
        if not classes:
            return self._union_of_plain(plain)
        if len(classes) == 1 and _family(typing.cast(type, classes[0])) == classes:
            encode, decode = self._coder(classes[0])
        else:
            encode, decode = self._tagged([c for kind in classes for c in _family(typing.cast(type, kind))])
        if plain == [type(None)]:
            return (lambda v: None if v is None else encode(v)), lambda d: None if d is None else decode(d)
        if plain:
            raise TypeError(f"a union of records and {plain} cannot be told apart")
        return encode, decode

    def _union_of_plain(self, kinds: list[Any]) -> Coder:
        others = [kind for kind in kinds if kind is not type(None)]
        if len(others) == 1 and len(kinds) == 2:
            encode, decode = self._coder(others[0])
            return (lambda v: None if v is None else encode(v)), lambda d: None if d is None else decode(d)
        coders = [self._coder(kind) for kind in kinds]
        if any(encode is not _same for encode, _decode in coders):
            raise TypeError(f"a union of {kinds} cannot be told apart")
        return _same, _first_fit([decode for _encode, decode in coders])

    def _record(self, kind: Any) -> Coder:
        hints = typing.get_type_hints(kind)
        fields = [field for field in dataclasses.fields(kind) if field.init]
        names = [field.name for field in fields]
        coders = [self._coder(hints[name]) for name in names]

        def encode(value: Any) -> list[Any]:
            return [coder[0](getattr(value, name)) for name, coder in zip(names, coders, strict=True)]

        def decode(data: Any) -> Any:
            return kind(*(coder[1](v) for coder, v in zip(coders, _list(data), strict=True)))

        return encode, decode

    def _tagged(self, classes: list[Any]) -> Coder:
        by_name = {kind.__name__: self._record(kind) for kind in classes}

        def encode(value: Any) -> list[Any]:
            name = type(value).__name__
            return [name, *by_name[name][0](value)]

        def decode(data: Any) -> Any:
            name, *rest = _list(data)
            return by_name[name][1](rest)

        return encode, decode


def _is_record(kind: Any) -> bool:
    """Whether a hint is a dataclass, or the mere base of some."""
    return dataclasses.is_dataclass(kind) or (isinstance(kind, type) and bool(vars(kind).get("only_base")))


def _family(kind: type) -> list[type]:
    """The class and all its subclasses, in a fixed order; one that says `only_base` of itself is none of its kind."""
    children: list[type] = kind.__subclasses__()
    found: dict[str, type] = {} if vars(kind).get("only_base") else {kind.__name__: kind}
    for child in children:
        # slots=True makes each dataclass twice; only the one that its module knows counts.
        if getattr(sys.modules.get(child.__module__), child.__name__, None) is child:
            for member in _family(child):
                if found.setdefault(member.__name__, member) is not member:
                    raise TypeError(f"two classes are called {member.__name__}")
    return [found[name] for name in sorted(found)]


def _same(value: Any) -> Any:
    return value


def _plain(data: Any) -> Any:
    return data


def _exactly(kind: type) -> Callable[[Any], Any]:
    def decode(data: Any) -> Any:
        if type(data) is not kind:
            raise ValueError(f"{kind.__name__} expected")
        return data

    return decode


def _one_of(values: tuple[Any, ...]) -> Callable[[Any], Any]:
    def decode(data: Any) -> Any:
        # 1, 1.0 and True are equal, but only one of them is what was written.
        if not any(data == value and type(data) is type(value) for value in values):
            raise ValueError(f"one of {values} expected")
        return data

    return decode


def _first_fit(decoders: list[Callable[[Any], Any]]) -> Callable[[Any], Any]:
    def decode(data: Any) -> Any:
        for attempt in decoders:
            try:
                return attempt(data)
            except ValueError:
                continue
        raise ValueError("no alternative fits")

    return decode


def _rng(data: Any) -> Rng:
    if type(data) is not int or not 0 <= data <= MASK:
        raise ValueError("generator state expected")
    return Rng(data)


def _known(kind: type[Named]) -> Callable[[Any], Any]:
    def decode(data: Any) -> Any:
        if type(data) is not str:
            raise ValueError(f"the name of a {kind.__name__} expected")
        return kind.known[data]

    return decode


def _list(data: Any) -> list[Any]:
    if type(data) is not list:
        raise ValueError("list expected")
    return data
