"""The six number cards of bastoni."""

from __future__ import annotations

from collections.abc import Callable

from tools.cards.kit.svg import Drawing
from tools.cards.trevisane.card import HEIGHT, WIDTH, blank
from tools.cards.trevisane.frame import frame
from tools.cards.trevisane.lattice import Lattice, jewel, lattice
from tools.cards.trevisane.numeral import numerals

ONE = Lattice(offsets=(0,), lean=0.36, high=420, half=19)
TWO = Lattice(offsets=(-48, 48), lean=0.32, high=418, half=15)
THREE = Lattice(offsets=(-60, 0, 60), lean=0.31, high=412, half=12.5)
UPRIGHT = 456.0


def two() -> Drawing:
    """2 di bastoni."""
    d = blank("2B")
    with d.at(WIDTH / 2, HEIGHT / 2):
        lattice(d, ONE)
        jewel(d, 58, 84)
    return _finished(d, 2)


def three() -> Drawing:
    """3 di bastoni."""
    d = blank("3B")
    with d.at(WIDTH / 2, HEIGHT / 2):
        lattice(d, _odd(ONE))
        jewel(d, 66, 96)
    return _finished(d, 3)


def four() -> Drawing:
    """4 di bastoni."""
    d = blank("4B")
    with d.at(WIDTH / 2, HEIGHT / 2):
        lattice(d, TWO)
        jewel(d, 34, 78)
    return _finished(d, 4)


def five() -> Drawing:
    """5 di bastoni."""
    d = blank("5B")
    with d.at(WIDTH / 2, HEIGHT / 2):
        lattice(d, _odd(TWO))
        jewel(d, 36, 60)
    return _finished(d, 5)


def six() -> Drawing:
    """6 di bastoni."""
    d = blank("6B")
    with d.at(WIDTH / 2, HEIGHT / 2):
        lattice(d, THREE)
        jewel(d, 32, 56)
    return _finished(d, 6)


def seven() -> Drawing:
    """7 di bastoni."""
    d = blank("7B")
    with d.at(WIDTH / 2, HEIGHT / 2):
        lattice(d, _odd(THREE))
        jewel(d, 34, 60)
    return _finished(d, 7)


def _odd(a: Lattice) -> Lattice:
    return Lattice(offsets=a.offsets, lean=a.lean, high=a.high, half=a.half, upright=UPRIGHT)


def _finished(d: Drawing, count: int) -> Drawing:
    frame(d)
    numerals(d, count)
    return d


CARDS: dict[str, Callable[[], Drawing]] = {
    "2B": two, "3B": three, "4B": four, "5B": five, "6B": six, "7B": seven,
}  # fmt: skip
