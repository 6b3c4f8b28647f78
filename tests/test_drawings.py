"""Drawings as they lie in a checkout, and gzipped as in the packaged app."""

import gzip
from pathlib import Path

import pytest

from briscola.system import resources
from tools.packages.contents import gzipped

KING = resources.asset("cards", "napoletane", "RD.svg")


def test_a_gzipped_drawing_reads_like_the_plain_one(tmp_path: Path) -> None:
    assert KING is not None
    copy = Path(gzipped("briscola/assets/cards/napoletane/RD.svg", KING, tmp_path))
    assert copy.stat().st_size < KING.stat().st_size / 2
    assert resources.drawing(copy) == resources.drawing(KING) == KING.read_text(encoding="utf-8")


def test_only_drawings_of_the_game_are_gzipped(tmp_path: Path) -> None:
    assert KING is not None
    listing = KING.with_name("deck.json")
    assert gzipped("briscola/assets/cards/napoletane/deck.json", listing, tmp_path) == str(listing)
    assert gzipped("share/icon.svg", KING, tmp_path) == str(KING)


@pytest.mark.parametrize("length", [2, 9, 200])
def test_a_drawing_that_was_cut_off_is_refused(tmp_path: Path, length: int) -> None:
    (tmp_path / "cut.svg").write_bytes(gzip.compress(b"<svg/>" * 500 + bytes(range(256)))[:length])
    with pytest.raises(ValueError, match="drawing"):
        resources.drawing(tmp_path / "cut.svg")


def test_a_drawing_that_would_fill_the_memory_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bomb.svg").write_bytes(gzip.compress(b" " * (resources.LONGEST_DRAWING + 1)))
    with pytest.raises(ValueError, match="too long"):
        resources.drawing(tmp_path / "bomb.svg")
