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
    """A foot set in the cupped fingers: four of them, unequal, come up before it from the palm;
    the thumb lies up its right side.

    Origin: the middle of the foot's lower edge; the wrist at (4, 44).
    """
    palm = Flesh([
        (-3, 47, "c"), (-6, 39), (-14, 32), (-20.6, 21), (-19, 8), (-6, -3), (12, -4), (22, -1), (29, 11),
        (30.6, 21), (26, 33), (21, 40), (20, 47, "c"),
    ])  # fmt: skip
    with d.at(*at):
        build(d, skin, palm)
    yield
    with d.at(*at):
        build(
            d, skin,
            Digit(((-14.6, 19), (-19.4, 11), (-20.4, 3.6)), 3.7, nail=True, bare=True),
            Digit(((-8, 20), (-11.6, 9), (-11.4, -1.6)), 4.4, nail=True, bare=True),
            Digit(((0, 20.4), (-2, 8), (-1.4, -5.6)), 4.7, nail=True, bare=True),
            Digit(((8.6, 19), (8.4, 8), (7.4, -2.4)), 4.6, nail=True, bare=True),
            Flesh([
                (-3, 47, "c"), (-6, 39), (-14, 32), (-19.6, 21), (-15, 16.4), (-5, 17.4), (6, 17), (14, 14),
                (20, 10), (29, 11), (30.6, 21), (26, 33), (21, 40), (20, 47, "c"),
            ]),
            Digit(((23, 23), (28, 9), (25.4, -5), (21.4, -14.6)), 5.0, open=True, nail=True, slim=0.66),
        )  # fmt: skip
        for x, y, half in ((-18.6, 11.4, 2.8), (-11, 9, 3.4), (-1.8, 7.6, 3.8), (8.4, 8, 3.6)):
            lines(d, [(x - half, y - 0.6), (x, y + 1.2), (x + half, y - 0.8)], width=1.5)
        lines(d, [(17, 14), (11, 22), (10.4, 31), (14, 40)], width=2.4)
        lines(d, [(-16, 23), (-6, 25.6), (4, 24)], width=2.2)
        lines(d, [(1, 42.6), (9, 43.8), (17, 42)])


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
