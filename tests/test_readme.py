"""What the README promises is true."""

import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from briscola.engine.cards import ALL_CARDS
from briscola.engine.shuffle import seed_of, shuffle_and_cut

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def ten_lines() -> Callable[[bytes, str, int, list[str]], list[str]]:
    """The check of the shuffle as the README prints it."""
    (block,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    names: dict[str, Any] = {}
    exec(block, names)
    check: Callable[[bytes, str, int, list[str]], list[str]] = names["deck"]
    return check


@pytest.mark.parametrize(("salt", "at"), [("", 17), ("una sera", 1), ("☕", 39)])
def test_the_ten_lines_of_python_check_a_deal(salt: str, at: int) -> None:
    for number in range(20):
        secret = sha256(bytes([number])).digest()
        cards, _ = shuffle_and_cut(ALL_CARDS, seed_of(secret, salt), at)
        assert ten_lines()(secret, salt, at, [c.code for c in ALL_CARDS]) == [c.code for c in cards]


def test_every_picture_and_path_it_names_is_there() -> None:
    pictures = re.findall(r"!\[[^]]*\]\(([^)]+)\)", README)
    assert pictures
    paths = re.findall(r"^(briscola/\S+|art/|tools/|tests/|benchmarks/)", README, re.MULTILINE)
    for name in [*pictures, *paths]:
        assert (ROOT / name).exists(), name


def test_every_file_that_a_recipe_names_is_there() -> None:
    """Paths begin at briscola/ unless they begin with another folder of the checkout."""
    recipes = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    paths = set(re.findall(r"`([\w*/.-]+/[\w*/.-]*)`", recipes))
    assert len(paths) > 30
    for path in paths:
        found = {*ROOT.glob(path.replace("XX", "*")), *(ROOT / "briscola").glob(path.replace("XX", "*"))}
        assert found, path
