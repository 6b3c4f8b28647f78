"""The hands round clubs, a branch and a baton. Origin: the middle of the stick, upright unless told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from art.cards.kit.inks import FLESH
from art.cards.kit.svg import Drawing
from art.cards.napoletane.digits import Digit, Flesh, build, lines

At = tuple[float, float, float, float]


def fingertips_round(d: Drawing, skin: str = FLESH) -> None:
    """The inner side of a hand round a thick club: four tips with their nails come round from the left, the
    thumb lies upwards along the wood. The wrist is at (36, 4).
    """
    build(
        d, skin,
        Digit(((-11, 18.6), (-4, 21.4), (4.6, 18.8)), 3.9, nail=True),
        Digit(((-14.4, 9.6), (-4, 12.2), (8.6, 9.4)), 4.7, nail=True),
        Digit(((-15.4, -0.6), (-4, 1.4), (11.4, -1.4)), 4.9, nail=True),
        Digit(((-13.4, -11.4), (-4, -9.8), (6.4, -12.6)), 4.6, nail=True),
        Flesh([
            (35, -10, "c"), (33, -13), (29, -17), (22, -18), (15.4, -12), (13, -2), (12.6, 9), (14, 19),
            (20, 23), (28, 20), (35, 14.6), (41, 9, "c"),
        ]),
        Digit(((25, -9), (19.6, -19), (13, -25.6), (8, -31)), 4.9, open=True, nail=True),
    )  # fmt: skip
    lines(d, [(19, -10), (25, -3), (26, 6), (22, 15)], width=2.2)
    lines(d, [(16.4, 4), (19, 10), (18, 17)])


def heavy_fist(d: Drawing, skin: str = FLESH) -> None:
    """A fist under the weight of a big club: spread fingers, the lowest one hooked under the swelling wood,
    the thumb across. The wrist leaves down to the right, at (30, 28).
    """
    build(
        d, skin,
        Flesh([
            (6, -14, "c"), (16, -15), (23, -8), (27, 4), (31, 12), (36, 16, "c"), (24, 35, "c"), (18, 30),
            (12, 25), (4, 20, "c"),
        ]),
        Digit(((-8, 20), (2, 23.4), (12, 21)), 4.4),
        Digit(((-12.6, 11), (-2, 13.4), (12, 12.4)), 5.0),
        Digit(((-14, 0.6), (-3, 2), (12.6, 3)), 5.2),
        Digit(((-12, -10), (-2, -9.6), (11, -6.4)), 5.1),
        Digit(((22, 0), (17, -12), (7, -18.6), (-4, -19)), 5.0, open=True, nail=True),
    )  # fmt: skip
    lines(d, [(17, 3), (19, 12), (16, 20)], [(24, 8), (26, 17), (23, 26)])
    lines(d, [(-11, -5), (-8.4, -3.4), (-5, -4.6)], [(-11, 6), (-8, 7.6), (-5, 6.4)], width=1.5)


def from_below(d: Drawing, skin: str = FLESH) -> None:
    """An underhand grip near the thin end of a club that lies on the shoulder: the heel of the hand is down,
    the fingers come up before the wood. The wrist is at (26, 22).
    """
    build(
        d, skin,
        Digit(((19, -3), (10, -16), (-2, -19)), 4.8),
        Digit(((-10, 16), (-12.4, 7), (-8, -3)), 4.3, nail=True),
        Digit(((-2, 18), (-4, 6), (-1, -6)), 4.8, nail=True),
        Digit(((7, 17), (4.6, 5), (6.6, -7)), 4.9, nail=True),
        Digit(((14, 13), (13.6, 3), (14, -6)), 4.6, nail=True),
        Flesh([
            (29, 7, "c"), (25, 4), (18, 8), (12, 12), (6, 13.6), (-2, 14), (-9, 12), (-14.6, 16), (-10, 23),
            (0, 26), (10, 28), (18, 30, "c"),
        ]),
    )  # fmt: skip
    lines(d, [(-12, 16.4), (-9, 14.4), (-6, 17)], [(-4.4, 18.4), (-1.4, 16), (1.6, 18.4)],
          [(4, 17.6), (7, 15), (10, 17.4)], [(12, 14.6), (15, 12.4), (17.6, 15)])  # fmt: skip
    lines(d, [(0, 20), (9, 24), (18, 26)], [(9, 19), (16, 20), (23, 22)], width=1.5)


@contextmanager
def with_two_fingers(d: Drawing, at: At, skin: str = FLESH) -> Iterator[None]:
    """A thin stem, drawn inside, held lightly between the thumb and two fingers; the others stand off.

    The wrist is at (36, 12).
    """
    with d.at(*at):
        build(
            d,
            skin,
            Digit(((20, -4), (8, -13), (-6, -13), (-13, -6)), 4.3),
            Digit(((20, 5), (6, 1), (-8, 4)), 4.5, nail=True),
        )
    yield
    with d.at(*at):
        build(
            d, skin,
            Digit(((18, 11), (5, 12), (-7, 17)), 4.3),
            Digit(((19, 16), (9, 21.4), (-2, 28)), 3.8),
            Flesh([
                (44, 2, "c"), (34, -6), (25, -11), (16, -9), (13, -2), (13, 6), (13, 13), (17, 20), (26, 21),
                (42, 22, "c"),
            ]),
            Digit(((24, -2), (14, -9), (3, -8), (-7.4, -3.4)), 5.0, open=True, nail=True, slim=0.78),
        )  # fmt: skip
        lines(d, [(15, 11), (19, 11), (24, 12)], [(25, 4), (29, 8), (30, 15)], [(36, -3), (37, 8), (35, 19)])


@contextmanager
def fist_turned_down(d: Drawing, at: At, skin: str = FLESH) -> Iterator[None]:
    """A fist below its wrist, closed round a baton that is drawn inside: the fingers come round from the
    right and press their tips into the palm, the thumb is clamped over them. The baton is upright, the
    wrist at (-21, -32).
    """
    with d.at(*at):
        build(d, skin, Flesh([
            (-34, -32, "c"), (-27, -16), (-23, 0), (-19, 13), (-11, 21), (4, 23), (13, 18), (18, 8),
            (18, -6), (10, -14), (0, -19), (-8, -36, "c"),
        ]))  # fmt: skip
    yield
    with d.at(*at):
        build(
            d, skin,
            Digit(((11, 17.6), (1, 19), (-8, 16)), 4.2, nail=True),
            Digit(((15, 9.6), (3, 11), (-10, 8)), 4.7, nail=True),
            Digit(((16.6, 0.4), (3, 1.6), (-11, -1)), 5.0, nail=True),
            Digit(((14, -9), (3, -8), (-8, -9.6)), 4.8, nail=True),
            Digit(((-18, -12), (-9, -19), (3, -18.6), (11, -13.6)), 5.0, open=True, nail=True),
        )  # fmt: skip
        lines(d, [(-15, -4), (-17, 4), (-13, 13)], width=2.2)
        lines(d, [(-29, -24), (-20, -27), (-12, -26)])
