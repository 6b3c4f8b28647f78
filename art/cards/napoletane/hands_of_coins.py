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
def thumb_up_the_face(d: Drawing, at: At, skin: str = FLESH) -> Iterator[None]:
    """A palm turned to us under a coin: the fingers stand behind it, two of them seen round its left rim,
    the thumb is laid up its face.

    Origin: a little above the lowest point of the rim; the wrist at (1, 48).
    """
    with d.at(*at):
        build(
            d, skin,
            Digit(((-6, 12), (-25, -2), (-36.6, -20), (-38, -31)), 4.6),
            Digit(((-9, 22), (-23, 12), (-32, -1), (-34, -10)), 4.2),
            Flesh([
                (-10, 52, "c"), (-11, 40), (-17.6, 30), (-18, 19), (-10, 8), (4, 2), (17, 6), (22, 18),
                (19, 30), (12.6, 40), (11.4, 52, "c"),
            ]),
        )  # fmt: skip
        lines(d, [(-15, 21), (-7, 22), (-1, 29), (-1.6, 40)], width=2.3)
        lines(d, [(-14, 29), (-8, 30), (-5, 34)], [(-8, 48), (0, 49.6), (9, 47.6)])
    yield
    with d.at(*at):
        build(d, skin, Digit(((13, 27), (14, 11), (9, -4), (4, -17)), 5.4, open=True, nail=True, slim=0.74))
        lines(d, [(7.4, 33), (6, 24), (7.6, 15)], width=2.2)
