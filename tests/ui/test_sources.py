"""What the sources of the window say: sounds that have been recorded, and no assertion."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from briscola.system import resources
from briscola.ui import app
from briscola.ui.render.theme import TABLES
from briscola.ui.sound.background_sound import PIECES, ROOM
from tests.sources import windows

TAKE = re.compile(rf"(-({'|'.join(t.texture for t in TABLES.values())}))?-\d+$")
"""What a recording's name says of its table and its take."""


def strings(node: ast.expr) -> Iterator[str]:
    """Every word of an expression: both of `"win" if won else "loss"`."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def said_in(path: Path) -> Iterator[str]:
    """The sounds that a module names in cues and plays."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Cue":
            yield from (
                s for keyword in node.keywords if keyword.arg == "name" for s in strings(keyword.value)
            )
        elif (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in {"play", "phrase"}
        ):
            yield from (s for argument in node.args[:1] for s in strings(argument))


@pytest.mark.slow
def test_every_sound_that_is_played_is_recorded_and_the_other_way_round() -> None:
    """An unknown name is silent, so that a slip would never be heard."""
    said = {name for path in windows() for name in said_in(path)}
    said |= {recording for recording, _volume in app.CLICKS.values()} | {ROOM, *PIECES}
    recorded = {TAKE.sub("", name) for name in resources.sounds()}
    assert said == recorded


def test_no_assertion_stands_where_an_event_may_lead() -> None:
    asserts = [
        f"{path.name}: {line.strip()}"
        for path in windows()
        for line in re.findall(r"(?m)^ *assert .*", path.read_text(encoding="utf-8"))
    ]
    assert asserts == []
