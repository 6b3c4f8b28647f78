"""Each public class has a name of its own: whoever reads it in one room need not ask which one is meant."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "briscola"


@pytest.mark.slow
def test_no_two_public_classes_share_a_name() -> None:
    homes: dict[str, list[str]] = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes[node.name].append(path.relative_to(PACKAGE).as_posix())
    assert {name: places for name, places in homes.items() if len(places) > 1} == {}


def test_no_docstring_begins_like_a_question() -> None:
    """A noun or an imperative says what one gets; `Whether`, `What` or `Where` only promise it."""
    question = re.compile(r'"""(?:What|Whether|Where|Who|How)\b')
    asking = [
        path.relative_to(ROOT).as_posix()
        for folder in ("art", "benchmarks", "briscola", "tools", "training")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if question.search(path.read_text(encoding="utf-8"))
    ]
    assert asking == []
