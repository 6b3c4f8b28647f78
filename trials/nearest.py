"""The tests nearest to a line: those that pass it and little else, by what trials/passed_lines.py noted."""

import ast
import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from trials.faults import ROOT

Lines = Mapping[str, Sequence[int]]
"""Line numbers by file: of statements, of functions that of their `def`."""


@cache
def parsed(file: str) -> tuple[str, ast.Module]:
    source = (ROOT / file).read_text(encoding="utf-8")
    return source, ast.parse(source)


def rooms() -> list[str]:
    """All modules of the program."""
    return sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "briscola").rglob("*.py"))


def header(node: ast.stmt) -> range:
    """The lines of a statement, its decorators among them, without those of its body."""
    first = min([node.lineno, *(each.lineno for each in getattr(node, "decorator_list", ()))])
    body = getattr(node, "body", None) or getattr(node, "cases", None)
    last = body[0].lineno - 1 if isinstance(body, list) and isinstance(body[0], ast.stmt) else node.end_lineno
    return range(first, max(node.lineno, last or 0) + 1)


def functions(tree: ast.AST, names: set[str] | None = None) -> list[int]:
    """The functions of a module; with names only those that name one."""
    found = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
    if names is None:
        return [n.lineno for n in found]

    def told(function: ast.AST) -> set[str | None]:
        parts = ast.walk(function)
        return {getattr(n, "id", getattr(n, "attr", getattr(n, "arg", None))) for n in parts}

    return [n.lineno for n in found if names & told(n)]


def near(file: str, line: int) -> Iterator[Lines]:
    """Places near that a test passes: the statement, or what it serves if it runs as its module is imported.

    Best first: after the statement its function.
    """
    tree = parsed(file)[1]
    statements = [n for n in ast.walk(tree) if isinstance(n, ast.stmt)]
    around = [n for n in statements if header(n).start <= line <= (n.end_lineno or 0)]
    if not around:  # what is other begins with a comment
        yield from near(file, line + 1)
        return
    inner = max(around, key=lambda n: (n.lineno, -(n.end_lineno or 0)))
    within = [n for n in around if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
    if within:
        yield from ({file: [inner.lineno]}, {file: [within[-1].lineno]})
        return
    targets = [*getattr(inner, "targets", ()), getattr(inner, "target", None)]
    names = {t.id for t in targets if isinstance(t, ast.Name)}
    yield {file: functions(tree, names)}
    naming = [other for other in rooms() if any(name in parsed(other)[0] for name in names)]
    yield {other: functions(parsed(other)[1], names) for other in naming}
    yield {file: functions(tree)}


class Passed:
    """The functions and statements that each quick test passes, as trials/passed_lines.py noted them."""

    def __init__(self, file: Path) -> None:
        self._many: dict[str, int] = {}
        self._tests: dict[tuple[str, int], list[str]] = {}
        with file.open(encoding="utf-8") as rows:
            for test, lines in map(json.loads, rows):
                self._many[test] = sum(map(len, lines.values()))
                for where in {(name, line) for name, found in lines.items() for line in found}:
                    self._tests.setdefault(where, []).append(test)

    def nearest(self, file: str, line: int, most: int) -> list[str]:
        """At most so many tests that pass a line, those first that pass least else."""
        found: list[str] = []
        for way in near(file, line):
            places = [(name, row) for name, rows in way.items() for row in rows]
            met = {test for place in places for test in self._tests.get(place, ())}.difference(found)
            found += sorted(met, key=lambda test: (self._many[test], test))
        return found[:most]
