"""The six number cards of denari."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tools.cards.kit.paths import Point
from tools.cards.kit.svg import Drawing
from tools.cards.parts.emblem import emblem
from tools.cards.trevisane.card import HEIGHT, WIDTH, blank, px, py
from tools.cards.trevisane.coin import coin
from tools.cards.trevisane.frame import frame
from tools.cards.trevisane.garland import festoon
from tools.cards.trevisane.inks import BLUE, RED, YELLOW
from tools.cards.trevisane.numeral import numerals
from tools.cards.trevisane.sprig import spray

LEFT, RIGHT = 28.5, 71.5
FOUR: Sequence[Point] = [(x, y) for y in (19.5, 80.5) for x in (LEFT, RIGHT)]
SIX: Sequence[Point] = [(x, y) for y in (18.5, 50, 81.5) for x in (LEFT, RIGHT)]
SEVEN: Sequence[Point] = [(50, 14), *((x, y) for y in (36, 60, 84.5) for x in (LEFT, RIGHT))]


def _coins(d: Drawing, places: Sequence[Point], size: float) -> None:
    def one(inner: Drawing) -> None:
        coin(inner, 0, 0, size)

    for x, y in places:
        d.use(f"coin{round(size)}", one, px(x), py(y))


def _finished(d: Drawing, count: int) -> Drawing:
    frame(d)
    numerals(d, count)
    return d


def two() -> Drawing:
    """2 di denari: a festoon of flowers between the two coins."""
    d = blank("2D")
    with d.at(WIDTH / 2, HEIGHT / 2):
        festoon(d)
    _coins(d, [(50, 25.5), (50, 74.5)], 330)
    return _finished(d, 2)


def three() -> Drawing:
    """3 di denari: right, left, right, with sprigs in the free corners."""
    d = blank("3D")
    _coins(d, [(65, 20.5), (35, 50), (65, 79.5)], 254)
    for x, y, turn in ((23.4, 29, 0), (76.6, 56.5, 0), (23.4, 71, 180)):
        with d.at(px(x), py(y), 1.4, turn):
            spray(d, *((BLUE, YELLOW) if x > 50 else (RED, YELLOW)))
    return _finished(d, 3)


def four() -> Drawing:
    """4 di denari: our emblem in the middle."""
    d = blank("4D")
    _coins(d, FOUR, 188)
    emblem(d, px(50), py(50), 150)
    for turn in (0.0, 180.0):
        with d.at(px(50), py(50), 1.0, turn), d.at(0, -104):
            spray(d)
    return _finished(d, 4)


def five() -> Drawing:
    """5 di denari: a large coin between four."""
    d = blank("5D")
    _coins(d, [(LEFT, 18.2), (RIGHT, 18.2), (LEFT, 81.8), (RIGHT, 81.8)], 182)
    _coins(d, [(50, 50)], 352)
    return _finished(d, 5)


def six() -> Drawing:
    """6 di denari: a festoon in either gap."""
    d = blank("6D")
    for y in (34.25, 65.75):
        with d.at(px(50), py(y), 0.84):
            festoon(d)
    _coins(d, SIX, 194)
    return _finished(d, 6)


def seven() -> Drawing:
    """7 di denari: one at the head of three pairs."""
    d = blank("7D")
    _coins(d, SEVEN, 178)
    return _finished(d, 7)


CARDS: dict[str, Callable[[], Drawing]] = {
    "2D": two, "3D": three, "4D": four, "5D": five, "6D": six, "7D": seven,
}  # fmt: skip
