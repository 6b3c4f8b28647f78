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
def on_the_palm(d: Drawing, at: At, skin: str = FLESH) -> Iterator[None]:
    """A hand bent back under a foot that stands on it: the fingers lie flat below it, seen from under them;
    the thumb holds down its rim.

    Origin: the middle of the foot's lower edge; the wrist at (10, 44).
    """
    with d.at(*at):
        build(
            d, skin,
            Digit(((8, 29), (-4, 29), (-14, 26)), 4.0),
            Digit(((6, 21), (-11, 22), (-23, 18.6)), 4.6),
            Digit(((6, 13), (-14, 14), (-30, 10)), 4.8),
            Digit(((8, 5), (-12, 5.6), (-28, 3)), 4.7),
            Flesh([
                (-1, 47, "c"), (-2, 38), (-2, 31), (-5, 24), (-4, 17), (-2, 9), (6, 1), (20, 0), (29, 5),
                (30, 18), (26, 32), (21, 40), (20, 47, "c"),
            ]),
        )  # fmt: skip
        lines(d, [(3, 9), (10, 10), (15, 13)], [(2, 17), (9, 18), (14, 21)], [(3, 25), (9, 26), (13, 28)],
              width=1.8)  # fmt: skip
        lines(d, [(1, 42.6), (9, 43.8), (17, 42)])
    yield
    with d.at(*at):
        build(d, skin, Digit(((25, 17), (29, 4), (24, -7), (13, -10.6)), 5.1, open=True, nail=True, slim=0.7))
        lines(d, [(20, 24), (19, 15), (23, 7)], width=2.2)


@contextmanager
def stem_between_fingers(d: Drawing, at: At, skin: str = FLESH) -> Iterator[None]:
    """A bowl cradled from below: the stem passes between the forefinger, before it, and the middle finger,
    behind it; the foot hangs free before the heel of the hand, the thumb steadies the bowl.

    Origin: the middle of the stem; the wrist at (27, 48).
    """
    with d.at(*at):
        build(
            d, skin,
            Digit(((20, 17), (6, 18), (-8, 15), (-15.6, 8)), 4.2),
            Digit(((22, 9), (6, 9.4), (-10, 6.4), (-18.8, -1)), 4.6),
            Flesh([
                (16.6, 52, "c"), (15.4, 40), (12, 28), (13, 12), (20, -1), (28, -3), (36, 4), (39, 16),
                (37.6, 32), (37, 52, "c"),
            ]),
        )  # fmt: skip
        lines(d, [(19, 33), (25, 36), (34, 34)])
    yield
    with d.at(*at):
        build(
            d, skin,
            Digit(((24, 0), (8, -4), (-8, -6), (-18.4, -13)), 4.7, open=True, nail=True),
            Digit(((30, 8), (36, -5), (34.4, -19)), 5.0, open=True, nail=True),
        )  # fmt: skip
        lines(d, [(19, -6), (25, -6.6), (30, -10)], width=4.2)
        lines(d, [(22, 5), (18, 12), (18, 20)], width=2.0)
        lines(d, [(30, 0), (33.6, 8), (33, 16)], width=1.6)
