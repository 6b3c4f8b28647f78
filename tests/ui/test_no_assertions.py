"""Hands and systems do things in any order: nothing in the window is sure of what came before."""

import re
from pathlib import Path

import briscola.ui


def test_no_assertion_stands_where_an_event_may_lead() -> None:
    (folder,) = briscola.ui.__path__
    asserts = [
        f"{path.relative_to(folder)}: {line.strip()}"
        for path in sorted(Path(folder).rglob("*.py"))
        for line in re.findall(r"(?m)^ *assert .*", path.read_text(encoding="utf-8"))
    ]
    assert asserts == []
