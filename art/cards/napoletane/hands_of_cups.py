"""The hands that carry a cup. Each is a context: what is held is drawn inside it, between fingers and thumb.

`at`: x, y, scale and turn of the hand's origin, which is under or in the stem of the cup.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from art.cards.kit.inks import FLESH
from art.cards.kit.svg import Drawing
from art.cards.napoletane.digits import Digit, Flesh, build, lines

At = tuple[float, float, float, float]


@contextmanager
def on_fingertips(d: Drawing, at: At, skin: str = FLESH) -> Iterator[None]:
    """A foot carried on four spread fingertips, the palm below it free; the thumb steadies its edge.

    Origin: the middle of the foot; the wrist at (4, 44).
    """
    with d.at(*at):
        build(
            d, skin,
            Digit(((-4, 28), (-15, 18), (-19.5, 4)), 4.0),
            Digit(((12, 27), (15.5, 15), (13.5, 3)), 4.5),
            Digit(((-1, 27), (-8, 14), (-9, 3)), 4.5),
            Digit(((5, 27), (5, 13), (2.6, 3)), 4.8),
            Flesh([
                (-5, 44, "c"), (-7, 38), (-11, 32), (-9.4, 25), (-3, 22.4), (6, 22), (13, 23), (19, 28),
                (18.6, 36), (14.4, 44, "c"),
            ]),
        )  # fmt: skip
        lines(d, [(15, 26), (9, 29), (5.6, 35), (5.6, 42)], width=2.3)
        lines(
            d,
            [(-8.6, 27), (-3, 26), (2, 28)],
            [(-7, 34), (-2.6, 34.6), (1.6, 37)],
            [(-3, 41), (4, 42.4), (12, 41)],
        )
    yield
    with d.at(*at):
        build(d, skin, Digit(((16, 34), (24, 23), (26.4, 9), (21.6, -3)), 4.9, open=True, nail=True))


@contextmanager
def stem_between_fingers(d: Drawing, at: At, skin: str = FLESH) -> Iterator[None]:
    """A bowl cradled from below, its stem between the middle and the ring finger; the foot hangs free.

    Origin: the middle of the stem; the wrist at (27, 44).
    """
    with d.at(*at):
        build(
            d, skin,
            Digit(((23, 10), (32.6, -3), (35, -17)), 5.0),
            Digit(((24, 20), (10, 19), (-4, 15.6), (-13, 10)), 4.3),
            Digit(((18, 2), (4, -3), (-11, -4), (-21, -11)), 4.5),
            Flesh([
                (17.4, 48, "c"), (16.6, 36), (13, 25), (14, 8), (20, -1), (27, -1), (35, 6), (38, 17),
                (37, 31), (37, 48, "c"),
            ]),
        )  # fmt: skip
        lines(d, [(31, 3), (34, 9), (35, 17)], width=1.8)
    yield
    with d.at(*at):
        build(
            d, skin,
            Digit(((25, 8), (8, 2), (-7, -1), (-16, -6.4)), 4.8, open=True, nail=True),
        )  # fmt: skip
        lines(d, [(22, 27), (27, 30), (32, 29)])
        lines(d, [(30, 9), (34, 14), (35, 21)], width=1.6)
