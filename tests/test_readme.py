"""What the README promises is true."""

import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from briscola.client.checking.check_script import CHECK_SCRIPT
from briscola.client.single_deals.code import RELEASED
from briscola.engine.cards import ALL_CARDS
from briscola.engine.shuffle import seed_of, shuffle_and_cut
from briscola.engine.variants import VARIANTS

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def ten_lines() -> Callable[[str, str, int, list[str]], tuple[list[str], int]]:
    """The check of the shuffle as the README prints it, the beginning of the script of docs/verify.md."""
    (block,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert CHECK_SCRIPT.startswith(block)
    names: dict[str, Any] = {}
    exec(block, names)
    check: Callable[[str, str, int, list[str]], tuple[list[str], int]] = names["deck"]
    return check


@pytest.mark.parametrize(("salt", "at"), [("", 17), ("una sera", 1), ("☕", 39), ("a computer cuts", 0)])
def test_the_ten_lines_of_python_check_a_deal(salt: str, at: int) -> None:
    for number in range(20):
        secret = sha256(bytes([number])).digest()
        cards, place = shuffle_and_cut(ALL_CARDS, seed_of(secret, salt), at or None)
        found = ten_lines()(secret.hex(), salt, at, [c.code for c in ALL_CARDS])
        assert found == ([c.code for c in cards], place)


def test_every_game_is_named_where_people_look_for_it() -> None:
    contents = (ROOT / "docs" / "rules" / "README.md").read_text(encoding="utf-8")
    first, *others = VARIANTS
    assert [name for name in others if f"\n| [{name.capitalize()}]({name}.md) | " not in contents] == []
    released = {name for name, _ in RELEASED}
    assert first in released and [name for name in released if f"\n| {name} | " not in README] == []


def test_every_folder_of_the_rooms_is_there() -> None:
    """The list of briscola/README.md: paths of the checkout, those inside one indented below it."""
    page = (ROOT / "briscola" / "README.md").read_text(encoding="utf-8")
    house = ROOT
    rows = re.findall(r"^( *)\* ((?:`[\w./]+`(?:, )?)+)(?=:|$)", page, re.MULTILINE)
    assert len(rows) > 60
    for indent, row in rows:
        names = re.findall(r"`([^`]+)`", row)
        if not indent:
            house = ROOT / names[0]
        found = [(house if indent else ROOT) / name for name in names]
        assert [name for name in found if not name.exists()] == []
