"""The hands that carry a cup. Each is a context: what is held is drawn inside it, between fingers and thumb.

`at`: x, y, scale and turn of the hand's origin, which is under or in the stem of the cup.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import FLESH, INK
from art.cards.kit.paths import smooth
from art.cards.kit.svg import Drawing
from art.cards.napoletane.digits import Digit, Flesh, build, lines

At = tuple[float, float, float, float]


@contextmanager
def on_fingertips(d: Drawing, at: At, skin: str = FLESH) -> Iterator[None]:
    """A foot held by its edge: three fingertips come up before it, the little finger is behind it, the thumb
    comes from the right and lies over its upper edge.

    Origin: the middle of the foot's lower edge; the wrist at (4, 44).
    """
    with d.at(*at):
        build(
            d, skin,
            Digit(((-8, 24), (-19, 15), (-23.6, 3), (-20, -9)), 3.9),
            Flesh([
                (-1, 47, "c"), (-5, 38), (-14, 30), (-17.6, 19), (-14, 8), (0, 4), (14, 6), (23, 12),
                (25, 24), (21, 34), (20, 40), (20, 47, "c"),
            ]),
        )  # fmt: skip
        # The dark between palm and foot.
        d.flats(smooth([(-16, -2, "c"), (27, -2, "c"), (26, 12), (8, 16), (-15, 11)]), ink=INK)
    yield
    with d.at(*at):
        build(
            d,
            skin,
            Digit(((-12.4, 17.6), (-14, 9), (-12, 1)), 4.0, nail=True, bare=True),
            Digit(((6.4, 19.4), (6.6, 9), (6.4, -0.4)), 4.4, nail=True, bare=True),
            Digit(((-3.2, 20.4), (-4, 8), (-2.8, -3.4)), 4.7, nail=True, bare=True),
        )
        for x, y, half in ((-13, 10.4, 3.4), (-4, 10, 4.0), (6.6, 10.8, 3.8)):
            lines(d, [(x - half, y - 0.6), (x, y + 1.2), (x + half, y - 0.8)], width=1.5)
        build(
            d, skin,
            Flesh([
                (16, 47, "c"), (14.6, 39), (11, 33), (12.4, 24), (17, 15), (24, 8), (31.6, 9), (32.6, 20),
                (28, 31), (23, 38), (22, 47, "c"),
            ], (Shade(angle=20, depth=0.36, spacing=4.2, width=2.2, reach=9),)),
            Digit(((26, 14), (29.4, 3), (25.6, -7), (16.6, -9.6)), 4.7, open=True, nail=True),
        )  # fmt: skip
        d.shape(smooth([(1, 47, "c"), (-1, 38), (1, 30), (9, 28), (16, 36), (19, 47, "c")]), skin, None)
        lines(d, [(14, 19), (10.6, 27), (13, 36), (16, 44)], width=2.3)
        lines(d, [(-10, 29), (-3, 27), (6, 29)], [(2, 41.6), (9, 42.8), (17, 41)])


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
