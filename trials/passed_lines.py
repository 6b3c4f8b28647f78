"""A plugin of pytest: which functions of the program each test calls, and which of some statements it runs.

PASSED=FILE STATEMENTS=FILE python -m pytest -p trials.passed_lines …

Contexts of coverage take hours for all quick tests; these cost little more than the tests. STATEMENTS is a
JSON object from file to line numbers; PASSED gets a row for each test: its name, then line numbers by file,
for a function that of its `def`. What other programs run that a test starts is not seen.
"""

import ast
import builtins
import importlib.machinery
import json
import os
from collections.abc import Iterator
from pathlib import Path
from types import CodeType

import pytest

ROOT = Path.cwd()
PASSED = "__passed__"
PLACES: list[tuple[str, int]] = []
"""File and line by the number of a probe."""
ALIKE = 4
"""Of a test with many parameters so many are run, evenly spread."""
_begun: set[int] = set()
_statements: dict[str, list[int]] = json.loads(Path(os.environ["STATEMENTS"]).read_text(encoding="utf-8"))
_get_code = importlib.machinery.SourceFileLoader.get_code


def probe(file: str, line: int, at: ast.stmt) -> ast.Expr:
    """A statement that notes that this line is passed; it stands in the same line as another."""
    PLACES.append((file, line))
    call = ast.Call(ast.Name(PASSED, ast.Load()), [ast.Constant(len(PLACES) - 1)], [])
    return ast.fix_missing_locations(ast.copy_location(ast.Expr(call), at))


def probed(file: str, tree: ast.Module) -> ast.Module:
    """A module with a probe in each function, and before each of its statements that are asked for."""
    asked = set(_statements.get(file, ()))
    for node in [*ast.walk(tree)]:
        for field in ("body", "orelse", "finalbody"):
            block = getattr(node, field, None)
            if isinstance(block, list) and block and not isinstance(node, ast.Module | ast.ClassDef):
                statements: list[ast.stmt] = []
                for each in block:
                    if isinstance(each, ast.stmt) and each.lineno in asked:
                        statements.append(probe(file, each.lineno, each))
                    statements.append(each)
                setattr(node, field, statements)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first = int(ast.get_docstring(node, clean=False) is not None)
            node.body.insert(first, probe(file, node.lineno, node.body[0]))
    return tree


def _probed_code(loader: importlib.machinery.SourceFileLoader, fullname: str) -> CodeType | None:
    """The code of a module of the program with its probes; any other as it is."""
    path = Path(loader.path)
    if fullname.partition(".")[0] != "briscola" or not path.is_relative_to(ROOT / "briscola"):
        return _get_code(loader, fullname)
    tree = probed(path.relative_to(ROOT).as_posix(), ast.parse(path.read_bytes()))
    return compile(tree, loader.path, "exec")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    alike: dict[str, list[pytest.Item]] = {}
    for item in items:
        alike.setdefault(item.nodeid.partition("[")[0], []).append(item)
    kept = {item for same in alike.values() for item in same[:: -(-len(same) // ALIKE)]}
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = [item for item in items if item in kept]


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    _begun.clear()
    yield
    row: dict[str, list[int]] = {}
    for number in sorted(_begun):
        file, line = PLACES[number]
        row.setdefault(file, []).append(line)
    with Path(os.environ["PASSED"]).open("a", encoding="utf-8") as rows:
        print(json.dumps([item.nodeid, row], separators=(",", ":")), file=rows)


setattr(builtins, PASSED, _begun.add)
importlib.machinery.SourceFileLoader.get_code = _probed_code  # type: ignore[assignment,method-assign]
