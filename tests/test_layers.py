"""Imports go one way, from the door down to the rules: a test of every `import` in the package."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "briscola"
MODULES = sorted(PACKAGE.rglob("*.py"))

FLOORS: tuple[tuple[str, ...], ...] = (
    ("engine", "resources", "progress", "workers"),
    ("players",),
    ("table",),
    ("arena", "computers", "storage", "client"),
    ("i18n",),
    ("ui",),
    ("commands",),
    ("cli",),
    ("__main__",),
)
"""From the ground up: a room may import itself and the floors below; rooms of one floor do not meet."""

FLOOR = {room: height for height, rooms in enumerate(FLOORS) for room in rooms}

PURE = {
    *("__future__", "base64", "binascii", "collections", "dataclasses", "enum", "functools", "hashlib"),
    *("itertools", "math", "operator", "typing", "msgspec"),
}
"""All that the engine may use: nothing that draws, tells the time, reads files or throws dice."""

DRAWS = {"pygame", "resvg_py"}
RECKONS = {"numpy"}
"""For pictures and sounds, and for the nets of the players; nobody else below the interface needs it."""


def imports(source: str) -> Iterator[str]:
    """The full names of all modules (and of names that may be modules) that a source imports."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            assert node.module is not None
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def room_of(name: str) -> str | None:
    """The room of a module of ours, None for a module of others or the bare package."""
    package, _, rest = name.partition(".")
    room = rest.partition(".")[0]
    return room if package == "briscola" and room in FLOOR else None


def wrong_arrows(room: str, source: str) -> list[str]:
    """What a module of `room` imports although it must not."""
    wrong: list[str] = []
    for name in imports(source):
        other = room_of(name)
        top = name.partition(".")[0]
        if other is not None and other != room and FLOOR[other] >= FLOOR[room]:
            wrong.append(name)
        if room == "engine" and top != "briscola" and top not in PURE:
            wrong.append(name)
        if FLOOR[room] < FLOOR["ui"] and (top in DRAWS or (top in RECKONS and room != "players")):
            wrong.append(name)
        if room == "ui" and f"{name}.".startswith("briscola.engine.state."):
            wrong.append(name)
    return wrong


def test_every_module_has_its_room() -> None:
    """A new room must be given its floor here."""
    rooms = {path.relative_to(PACKAGE).parts[0].removesuffix(".py") for path in MODULES}
    assert rooms - {"__init__"} == set(FLOOR)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_arrow_points_the_wrong_way(path: Path) -> None:
    room = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    source = path.read_text(encoding="utf-8")
    assert wrong_arrows(room, source) == [] if room in FLOOR else list(imports(source)) == []


@pytest.mark.parametrize(
    ("room", "line"),
    [
        ("engine", "import random"),
        ("engine", "from time import monotonic"),
        ("engine", "import os.path"),
        ("engine", "from briscola.players.levels import LEVELS"),
        ("engine", "import briscola.table"),
        ("players", "from briscola.table import Table"),
        ("players", "import pygame"),
        ("table", "import numpy as np"),
        ("table", "from briscola import arena"),
        ("table", "from briscola.storage import settings"),
        ("storage", "from briscola.computers import play"),
        ("storage", "from briscola.ui.app import App"),
        ("storage", "import pygame"),
        ("ui", "from briscola.engine.state import State"),
        ("ui", "from briscola.engine import state"),
        ("ui", "import briscola.engine.state"),
        ("ui", "def later():\n    from briscola.commands import demo"),
        ("commands", "from briscola import cli"),
    ],
)
def test_a_wrong_arrow_is_seen(room: str, line: str) -> None:
    assert len(wrong_arrows(room, line)) == 1


@pytest.mark.parametrize(
    ("room", "line"),
    [
        ("engine", "from briscola.engine.state import State"),
        ("players", "from random import Random"),
        ("players", "import numpy as np"),
        ("storage", "from briscola.table import Table"),
        ("ui", "from briscola.engine.events import Event"),
        ("ui", "from briscola.engine.statements import anything"),
        ("cli", "from briscola.commands import demo"),
        ("__main__", "from briscola.cli import main"),
    ],
)
def test_a_right_arrow_passes(room: str, line: str) -> None:
    assert wrong_arrows(room, line) == []


def test_the_pure_modules_are_of_python_or_msgspec() -> None:
    assert PURE - {"msgspec"} <= set(sys.stdlib_module_names)
