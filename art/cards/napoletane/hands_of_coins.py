"""The hands that hold up a coin. Each is a context: the coin is drawn inside it.

`at`: x, y, scale and turn of the hand's origin, which is on the rim of the coin.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from art.cards.kit.inks import FLESH
from art.cards.kit.svg import Drawing
from art.cards.napoletane.digits import Digit, Flesh, build, lines

At = tuple[float, float, float, float]


@contextmanager
def thumb_before_the_disc(d: Drawing, at: At, skin: str = FLESH) -> Iterator[None]:
    """A palm turned to us, the fingers spread behind the coin, the thumb laid over its face.

    Origin: the lower right of the rim; the wrist at (14, 48).
    """
    with d.at(*at):
        build(
            d, skin,
            Digit(((9, 14), (14, -4), (10, -20)), 4.5),
            Digit(((0, 16), (-12, 11), (-24, 4)), 4.6),
            Digit(((1, 25), (-12, 22.6), (-23, 16)), 4.1),
            Flesh([
                (5, 50, "c"), (3.6, 40), (-2.6, 31), (-4, 20), (0, 10), (8, 6), (18, 9), (24, 17), (25, 30),
                (23.6, 50, "c"),
            ]),
        )  # fmt: skip
        lines(d, [(1.4, 18), (7, 19.6), (11, 25), (11.6, 36)], width=2.3)
        lines(d, [(-1.6, 28), (3.4, 28), (7, 31)], [(7, 47), (14, 48.4), (21, 46.6)])
    yield
    with d.at(*at):
        build(d, skin, Digit(((18.4, 24), (12.6, 10), (3, 0), (-8, -6.6)), 5.1, open=True, nail=True))
        lines(d, [(20, 33), (15, 27.4), (13, 19)], width=2.0)


@contextmanager
def in_the_hollow(d: Drawing, at: At, skin: str = FLESH) -> Iterator[None]:
    """A coin stood on its edge in the hollow of the hand: four fingers and the thumb rise before its rim.

    Origin: the lowest point of the rim; the wrist at (1, 48).
    """
    with d.at(*at):
        build(d, skin, Digit(((-12, 30), (-24, 18), (-28, 3), (-24, -10)), 4.7))
    yield
    with d.at(*at):
        build(
            d, skin,
            Digit(((12, 24), (15.6, 11), (14.6, -2)), 4.2, nail=True),
            Digit(((-12, 24), (-15, 10), (-13.4, -6)), 4.7, nail=True),
            Digit(((7, 25), (7, 9), (5.6, -7)), 4.7, nail=True),
            Digit(((-3, 25), (-4.4, 9), (-4, -10)), 5.0, nail=True),
            Flesh([
                (-9.4, 52, "c"), (-10, 42), (-16.6, 32), (-17, 23), (-11, 19.6), (-3, 21), (6, 21),
                (12.6, 20), (17, 24), (15.6, 34), (10.6, 42), (10.4, 52, "c"),
            ]),
        )  # fmt: skip
        lines(d, [(-15, 22), (-12, 19.4), (-8.4, 21.6)], [(-7, 22), (-3.4, 19.6), (0.6, 22)],
              [(3, 22), (6.6, 19.8), (10, 22)], [(11.4, 22.4), (14, 20.4), (16.4, 23)])  # fmt: skip
        lines(
            d,
            [(-10, 26), (-7, 32), (-6, 40)],
            [(-1, 27), (-0.4, 33), (0, 40)],
            [(7, 27), (5.8, 33), (5, 40)],
            width=1.5,
        )
