"""Faults that people make: a lost clause, a wrong default, seat or unit, a view that is not turned."""

import ast
import random
import re
from collections.abc import Iterator
from typing import NamedTuple

SEATS = ("seat", "viewer", "me", "dealer", "leader", "winner", "caller", "partner", "bottom", "place")
"""Names that hold the number of a seat; the last two are only put in place of the others."""
TURNS = {
    "turned": 0,
    "turned_to": 0,
    "turned_event": 0,
    "turned_view": 0,
    "turned_last": 0,
    "as_seen_by": 0,
    "rotate": 0,
    "for_seat": 0,
    "_turned": -1,
    "row": -1,
    "place": -1,
}
"""From the name of what turns to its argument that is turned; of a method with one argument the object is,
but for those of a Rotation."""
FACTORS = (10, 60, 100, 1000, 1024, 3600)
MEASURED = re.compile(
    "second|minute|hour|days|delay|timeout|interval|_ms|width|height|size|bytes|pixels|wait|pause|patience"
)
CLAUSE, DEFAULT, SEAT, UNIT, UNTURNED = "clause", "default", "seat", "unit", "unturned"
KINDS = (CLAUSE, DEFAULT, SEAT, UNIT, UNTURNED)


class Edit(NamedTuple):
    """Another expression in the place of one: its kind, the node that goes, and what is written there."""

    kind: str
    node: ast.expr
    text: str


def _number(node: ast.AST) -> float | None:
    """The number that is written here; True and False are none."""
    value = node.value if isinstance(node, ast.Constant) else None
    return value if isinstance(value, int | float) and not isinstance(value, bool) else None


def _clauses(node: ast.AST) -> Iterator[Edit]:
    if isinstance(node, ast.BoolOp):
        for at in range(len(node.values)):
            left = [value for place, value in enumerate(node.values) if place != at]
            kept = left[0] if len(left) == 1 else ast.BoolOp(node.op, left)
            yield Edit(CLAUSE, node, f"({ast.unparse(kept)})")


def _given(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """The defaults of a function's parameters and of a class's fields, each with its name."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        placed = [*node.args.posonlyargs, *node.args.args]
        pairs = [*zip(reversed(placed), reversed(node.args.defaults), strict=False)]
        named = zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True)
        yield from ((arg.arg, value) for arg, value in [*pairs, *named] if value is not None)
    elif isinstance(node, ast.ClassDef):
        for field in node.body:
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and field.value:
                yield field.target.id, field.value


def _defaults(node: ast.AST) -> Iterator[Edit]:
    for _, value in _given(node):
        if isinstance(value, ast.Constant) and isinstance(value.value, bool):
            yield Edit(DEFAULT, value, str(not value.value))
        elif (number := _number(value)) is not None:
            yield from (Edit(DEFAULT, value, repr(number + by)) for by in (1, -1))


def _seats(function: ast.AST) -> Iterator[Edit]:
    """Another seat of the same function, or the next of two, in the place of a seat's number."""
    if not isinstance(function, ast.FunctionDef):
        return
    nodes = [node for part in function.body for node in ast.walk(part)]
    objects = {id(n.value) for n in nodes if isinstance(n, ast.Attribute)}
    objects |= {id(n.func) for n in nodes if isinstance(n, ast.Call)}
    nouns = {n.value.id for n in nodes if isinstance(n, ast.Attribute) and isinstance(n.value, ast.Name)}
    names = {arg.arg for arg in [*function.args.args, *function.args.kwonlyargs]}
    names |= {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    for node in nodes:
        if id(node) in objects or not isinstance(getattr(node, "ctx", None), ast.Load):
            continue
        if isinstance(node, ast.Name) and node.id in SEATS[:-2] and node.id not in nouns:
            others = [name for name in SEATS if name in names and name not in (node.id, *nouns)]
            yield from (Edit(SEAT, node, other) for other in others)
            yield Edit(SEAT, node, f"(({node.id} + 1) % 2)")
        elif isinstance(node, ast.Attribute) and node.attr in SEATS[:-2]:
            yield Edit(SEAT, node, f"(({ast.unparse(node)} + 1) % 2)")


def _units(node: ast.AST) -> Iterator[Edit]:
    measured: list[ast.expr] = []
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult | ast.Div):
        if _number(node.right) in FACTORS:
            yield Edit(UNIT, node, f"({ast.unparse(node.left)})")
        elif isinstance(node.op, ast.Mult) and _number(node.left) in FACTORS:
            yield Edit(UNIT, node, f"({ast.unparse(node.right)})")
    elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        measured = [node.value] if node.targets[0].id.isupper() else []
    elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
        measured = [node.value] if node.target.id.isupper() else []
    elif isinstance(node, ast.keyword) and node.arg and MEASURED.search(node.arg):
        measured = [node.value]
    measured += [value for name, value in _given(node) if MEASURED.search(name)]
    for value in measured:
        if _number(value):
            yield from (
                Edit(UNIT, value, f"({ast.unparse(value)} {by})") for by in ("* 1000", "* 60", "/ 60")
            )


def _unturned(node: ast.AST) -> Iterator[Edit]:
    if isinstance(node, ast.Call) and node.args:
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        whose = node.func.value if isinstance(node.func, ast.Attribute) else None
        by_rotation = isinstance(whose, ast.Name) and whose.id == "turn"
        if name in TURNS and (by_rotation or name not in ("row", "place")):
            method = whose is not None and len(node.args) == 1 and not by_rotation
            yield Edit(
                UNTURNED, node, f"({ast.unparse(whose if method and whose else node.args[TURNS[name]])})"
            )
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod):
        turn = node.left
        if isinstance(turn, ast.BinOp) and isinstance(turn.op, ast.Add | ast.Sub):
            kind = SEAT if isinstance(turn.right, ast.Constant) else UNTURNED
            yield Edit(kind, node, f"({ast.unparse(turn.left)} % {ast.unparse(node.right)})")


def edits(tree: ast.Module) -> Iterator[Edit]:
    """All such faults of a module, but for those in annotations, f-strings and what is said to the log."""
    unread: set[int] = set()
    for node in ast.walk(tree):
        parts = [getattr(node, "annotation", None), getattr(node, "returns", None)]
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("_logger."):
            parts.append(node)
        if isinstance(node, ast.JoinedStr):  # Python 3.11 does not know the places in it
            parts.append(node)
        unread |= {id(inner) for part in parts if part is not None for inner in ast.walk(part)}
    for node in ast.walk(tree):
        for kind in (_clauses, _defaults, _seats, _units, _unturned):
            yield from (edit for edit in kind(node) if id(edit.node) not in unread)


def applied(source: str, edit: Edit) -> str:
    """The module's text with the edit in it."""
    node, lines = edit.node, source.encode().splitlines(keepends=True)
    assert node.end_lineno is not None and node.end_col_offset is not None
    begin = sum(map(len, lines[: node.lineno - 1])) + node.col_offset
    end = sum(map(len, lines[: node.end_lineno - 1])) + node.end_col_offset
    data = source.encode()
    return (data[:begin] + edit.text.encode() + data[end:]).decode()


def one_of(chance: random.Random, found: list[Edit], source: str) -> str | None:
    """The text with one of these edits that leaves Python in it, or None where none does."""
    for edit in chance.sample(found, len(found)):
        text = applied(source, edit)
        try:
            if ast.dump(ast.parse(text)) != ast.dump(ast.parse(source)):
                return text
        except SyntaxError:
            continue
    return None
