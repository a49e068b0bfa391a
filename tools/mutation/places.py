"""Finds the places of a module that can be changed, and what each could become.

Changes are made in the text, not in a tree that is written out again: the report shows the line as somebody wrote it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

# What stands inside these calls is words or says where a fact comes from.
WORDING_CALLS = frozenset({"tr", "trn", "mark", "Source", "Ruling", "cast", "TypeVar"})
# What these arguments say is not seen in a game.
NEUTRAL_KEYWORDS = frozenset({"repr", "compare", "slots", "frozen", "kw_only", "maxsize", "strict", "number"})

COMPARISONS: dict[type[ast.cmpop], tuple[str, tuple[str, ...]]] = {
    ast.Lt: (r"<", ("<=", ">=")),
    ast.LtE: (r"<=", ("<", ">")),
    ast.Gt: (r">", (">=", "<=")),
    ast.GtE: (r">=", (">", "<")),
    ast.Eq: (r"==", ("!=",)),
    ast.NotEq: (r"!=", ("==",)),
    ast.In: (r"\bin\b", ("not in",)),
    ast.NotIn: (r"\bnot\s+in\b", ("in",)),
    ast.Is: (r"\bis\b", ("is not",)),
    ast.IsNot: (r"\bis\s+not\b", ("is",)),
}
OPERATORS: dict[type[ast.operator], tuple[str, tuple[str, ...]]] = {
    ast.Add: (r"\+", ("-",)),
    ast.Sub: (r"-", ("+",)),
    ast.Mult: (r"\*", ("+",)),
    ast.FloorDiv: (r"//", ("*",)),
    ast.Mod: (r"%", ("+",)),
    ast.BitAnd: (r"&", ("|",)),
    ast.BitOr: (r"\|", ("&",)),
}
SWAPPED_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutation:
    """One change of one place: the bytes from `start` to `end` become `text`."""

    file: str
    function: str
    line: int
    lines: range
    start: int
    end: int
    text: str

    def applied_to(self, source: str) -> str:
        """The module with the change in it."""
        data = source.encode()
        return (data[: self.start] + self.text.encode() + data[self.end :]).decode()

    def shown(self, source: str) -> tuple[str, str]:
        """The lines that change, each squeezed into one: as they are and as they become."""
        data = source.encode()
        first = data.rfind(b"\n", 0, self.start) + 1
        last = data.find(b"\n", self.end)
        last = len(data) if last < 0 else last
        before, changed = data[first:last], data[first : self.start] + self.text.encode() + data[self.end : last]
        return " ".join(before.decode().split()), " ".join(changed.decode().split())


def find_places(file: str, source: str) -> list[list[Mutation]]:
    """All places of a module in the order of its text; each is the list of what it could become."""
    finder = Finder(file, source)
    finder.look_through(ast.parse(source).body)
    return finder.places


class Finder:
    """Walks through a module and notes what can be changed."""

    def __init__(self, file: str, source: str) -> None:
        self.file = file
        self.data = source.encode()
        self.line_starts = [0, *(match.end() for match in re.finditer(b"\n", self.data))]
        self.scope: list[str] = []
        self.in_function = False
        self.lines = range(0)
        self.places: list[list[Mutation]] = []

    def look_through(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            self.look_at_statement(statement)

    def look_at_statement(self, statement: ast.stmt) -> None:
        if is_no_rule(statement):
            return
        around, self.lines = self.lines, header_of(statement)
        if is_removable(statement):
            self.note(self.start_of(statement), self.end_of(statement), "pass")
        match statement:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                self.look_inside(statement)
            case ast.If(test=test, orelse=otherwise):
                self.note_test(test, ("not",) if otherwise else ("True", "False"))
                self.look_at_parts(statement)
            case ast.While(test=test):
                self.note_test(test, ("False",))
                self.look_at_parts(statement)
            case ast.AugAssign(target=target, op=operator, value=value):
                self.note_between(target, value, OPERATORS.get(type(operator)), ending="=")
                self.look_at_parts(statement)
            case _:
                self.look_at_parts(statement)
        self.lines = around

    def look_inside(self, definition: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> None:
        """Look at the defaults of a function where it stands, at the body under its name."""
        is_function = not isinstance(definition, ast.ClassDef)
        if isinstance(definition, (ast.FunctionDef, ast.AsyncFunctionDef)):
            for default in (*definition.args.defaults, *definition.args.kw_defaults):
                if default is not None:
                    self.look_at(default)
        was, self.in_function = self.in_function, self.in_function or is_function
        self.scope.append(definition.name)
        self.look_through(definition.body)
        self.scope.pop()
        self.in_function = was

    def look_at_parts(self, node: ast.AST) -> None:
        for name, value in ast.iter_fields(node):
            if name == "annotation":
                continue
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.stmt):
                    self.look_at_statement(part)
                elif isinstance(part, ast.AST):
                    self.look_at(part)

    def look_at(self, node: ast.AST) -> None:
        if is_wording(node):
            return
        match node:
            case ast.Constant(value=bool(value)):
                self.note(self.start_of(node), self.end_of(node), str(not value))
            case ast.Constant(value=int(value) | float(value)):
                self.note(self.start_of(node), self.end_of(node), str(value + 1), str(value - 1))
            case ast.Compare():
                for left, operator, right in zip(
                    (node.left, *node.comparators), node.ops, node.comparators, strict=False
                ):
                    self.note_between(left, right, COMPARISONS[type(operator)])
            case ast.BoolOp(op=operator, values=values):
                word, other = ("and", "or") if isinstance(operator, ast.And) else ("or", "and")
                for left, right in zip(values, values[1:], strict=False):
                    self.note_between(left, right, (rf"\b{word}\b", (other,)))
            case ast.BinOp(left=left, op=operator, right=right) if self.is_sum_or_set(node):
                self.note_between(left, right, OPERATORS.get(type(operator)))
            case ast.UnaryOp(op=ast.Not()):
                self.note(self.start_of(node), self.start_of(node) + len("not"), "")
            case ast.UnaryOp(op=ast.USub()):
                self.note(self.start_of(node), self.start_of(node) + len("-"), "")
            case ast.Call(func=ast.Name(id=name) as function) if name in SWAPPED_CALLS:
                self.note(self.start_of(function), self.end_of(function), SWAPPED_CALLS[name])
            case ast.IfExp(test=test):
                self.note_test(test, ("not",))
            case ast.comprehension(ifs=tests):
                for test in tests:
                    self.note_test(test, ("True",))
        self.look_at_parts(node)

    def is_sum_or_set(self, node: ast.BinOp) -> bool:
        """Whether other operators make sense here: texts and lists are only joined, types only united."""
        if isinstance(node.op, ast.BitOr):
            return self.in_function and not all(is_type_name(side) for side in (node.left, node.right))
        joined = (ast.JoinedStr, ast.Tuple, ast.List, ast.ListComp)
        return not any(
            isinstance(side, joined) or isinstance(side, ast.Constant) and isinstance(side.value, str)
            for side in (node.left, node.right)
        )

    # Notes

    def note_test(self, test: ast.expr, becomes: tuple[str, ...]) -> None:
        start, end = self.start_of(test), self.end_of(test)
        words = self.data[start:end].decode()
        self.note(start, end, *(f"not ({words})" if text == "not" else text for text in becomes))

    def note_between(
        self, left: ast.expr, right: ast.expr, swap: tuple[str, tuple[str, ...]] | None, ending: str = ""
    ) -> None:
        """Note the operator between two expressions, if it can become another."""
        if swap is None:
            return
        pattern, becomes = swap
        end = self.end_of(left)
        matches = list(re.finditer(pattern + ending, self.data[end : self.start_of(right)].decode()))
        # A comment between the two may hold the same sign.
        if len(matches) == 1:
            first, last = matches[0].span()
            self.note(end + first, end + last, *(text + ending for text in becomes))

    def note(self, start: int, end: int, *becomes: str) -> None:
        line = self.data.count(b"\n", 0, start) + 1
        function = ".".join(self.scope) or "<module>"
        self.places.append([Mutation(self.file, function, line, self.lines, start, end, text) for text in becomes])

    def start_of(self, node: ast.expr | ast.stmt) -> int:
        return self.line_starts[node.lineno - 1] + node.col_offset

    def end_of(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.line_starts[node.end_lineno - 1] + node.end_col_offset


def is_type_name(node: ast.expr) -> bool:
    """Whether an expression names a class, or several of them."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name[:1].isupper() and not name.isupper()
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return is_type_name(left) and is_type_name(right)
    return False


def is_wording(node: ast.AST) -> bool:
    """Whether what lies inside an expression is words, or nothing that a game shows."""
    match node:
        # Besides, the positions of what lies inside a formatted text are not to be relied on.
        case ast.JoinedStr():
            return True
        case ast.keyword(arg=str(name)):
            return name in NEUTRAL_KEYWORDS
        case ast.Call(func=ast.Name(id=name)):
            return name in WORDING_CALLS
    return False


def is_no_rule(statement: ast.stmt) -> bool:
    """Imports, words, checks for the type checker, and names that only Python reads."""
    match statement:
        case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.Pass() | ast.Global() | ast.Nonlocal():
            return True
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Assign(targets=[ast.Name(id=name)]):
            return name.startswith("__")
    return False


def is_removable(statement: ast.stmt) -> bool:
    """Whether the module makes sense without the statement: it changes something, or leaves what it is in."""
    match statement:
        case ast.Expr() | ast.AugAssign() | ast.Delete() | ast.Continue() | ast.Break() | ast.Raise():
            return True
        case ast.Return(value=None):
            return True
        case ast.Assign(targets=targets):
            return all(isinstance(target, (ast.Attribute, ast.Subscript)) for target in targets)
    return False


def header_of(statement: ast.stmt) -> range:
    """The lines of a statement, without those of the statements inside it."""
    end = statement.end_lineno or statement.lineno
    if inside := list(statements_inside(statement)):
        end = max(min(inner.lineno for inner in inside) - 1, statement.lineno)
    return range(statement.lineno, end + 1)


def statements_inside(statement: ast.stmt) -> Iterator[ast.stmt]:
    for part in ast.iter_child_nodes(statement):
        if isinstance(part, ast.stmt):
            yield part
        elif isinstance(part, ast.match_case):
            yield from part.body
