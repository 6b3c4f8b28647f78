"""The doors of the rooms: which names a package's `__init__` gives away, and the module that has each."""

import ast
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "briscola"


@cache
def modules() -> Mapping[str, Path]:
    """Every module of ours."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        found[".".join(parts).removesuffix(".__init__")] = path
    return found


@cache
def tree_of(module: str) -> ast.Module:
    """The syntax of a module."""
    return ast.parse(modules()[module].read_text(encoding="utf-8"))


def statements(tree: ast.AST) -> Iterator[ast.AST]:
    """Whatever stands on a line of its own, however deep."""
    for node in ast.iter_child_nodes(tree):
        if not isinstance(node, ast.expr):
            yield node
            yield from statements(node)


@cache
def taken(module: str) -> Sequence[ast.ImportFrom]:
    """The imports that a module writes as `from … import …`."""
    return [node for node in statements(tree_of(module)) if isinstance(node, ast.ImportFrom)]


@cache
def doors() -> Mapping[str, Mapping[str, str]]:
    """Names that a door gives away with the module that has each, by package; modules may be names, too."""
    found = {}
    for module, path in modules().items():
        if path.name == "__init__.py" and "lazily(" in path.read_text(encoding="utf-8"):
            (block,) = [node for node in tree_of(module).body if isinstance(node, ast.With)]
            nodes = [node for node in block.body if isinstance(node, ast.ImportFrom) and node.module]
            found[module] = {
                alias.name: f"{module}.{alias.name}" if node.module == module else str(node.module)
                for node in nodes
                for alias in node.names
            }
    return found


@cache
def door_of(module: str) -> str | None:
    """The innermost room with a door in which a module lies; None if there is none."""
    return max((package for package in doors() if inside(module, package)), key=len, default=None)


def inside(module: str, package: str) -> bool:
    """True for a package and all that lies in it."""
    return f"{module}.".startswith(f"{package}.")


def behind(package: str, importer: str) -> set[str]:
    """The modules whose names a module takes at a door."""
    nodes = [node for node in taken(importer) if node.module == package]
    return {doors()[package][alias.name] for node in nodes for alias in node.names}


@cache
def windows() -> list[Path]:
    """Every module of the window, those of capabilities included."""
    found = [*PACKAGE.glob("ui/**/*.py"), *PACKAGE.glob("capabilities/*/window/*.py")]
    return sorted([*found, *PACKAGE.glob("capabilities/*/entry.py")])
