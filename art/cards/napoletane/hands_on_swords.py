"""The hands on hilts and pommels. Origin: the middle of the grip, which runs upright; see each."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from art.cards.kit.inks import FLESH
from art.cards.kit.svg import Drawing
from art.cards.napoletane.digits import Digit, Flesh, build, lines

At = tuple[float, float, float, float]


def upright_fist(d: Drawing, skin: str = FLESH) -> None:
    """A fist round the hilt of a sword held upright, the thumb locked over the forefinger.

    The wrist leaves to the right, at (38, 14).
    """
    build(
        d, skin,
        Flesh([
            (4, -12, "c"), (14, -14), (22, -11), (30, -2), (42, 4, "c"), (37, 24, "c"), (26, 20), (17, 22),
            (4, 16, "c"),
        ]),
        Digit(((-8.6, 17.4), (0, 18.6), (9, 17.4)), 4.4),
        Digit(((-11, 9), (0, 10.2), (12, 10)), 4.8),
        Digit(((-12, 0), (0, 0.8), (13.4, 1.4)), 5.0),
        Digit(((-10.6, -9), (1, -9.4), (12.6, -7.4)), 5.0),
        Digit(((23, -4), (15, -14.6), (3, -17.6), (-7, -13.4)), 4.8, open=True, nail=True),
    )  # fmt: skip
    lines(d, [(17.6, -1), (19, 6), (17, 13)], [(24, 0), (27, 7), (26, 14)])


def laid_over_the_pommel(d: Drawing, skin: str = FLESH) -> None:
    """A hand resting on the knob of a long sword, the fingers hanging before the grip, the thumb beside it.

    Origin: the top of the pommel; the wrist at (-22, 22).
    """
    build(
        d, skin,
        Digit(((-12, 2), (-19, 12), (-15, 23)), 4.7),
        Digit(((14, 2), (18.4, 12), (15.4, 22)), 4.0, nail=True),
        Digit(((-6, 0), (-8.6, 13), (-6, 25)), 4.7, nail=True),
        Digit(((8.4, -2), (10.4, 13), (9, 26.6)), 4.5, nail=True),
        Digit(((1, -3), (0.6, 14), (1.6, 29)), 4.8, nail=True),
        Flesh([
            (-31, 24, "c"), (-30, 8), (-21, -5), (-10, -13), (2, -15), (13, -11), (20, -2), (18, 5),
            (13, 3.4), (8, 4),
            (2, 2.6), (-4, 5), (-10, 5), (-15, 13), (-12.6, 26, "c"),
        ]),
    )  # fmt: skip
    lines(d, [(-8.6, 1), (-5.4, -2.6), (-2, 1)], [(-1.6, -1), (1.6, -4), (4.8, -0.8)],
          [(6, 0), (9, -2.8), (12, 0.4)], [(12.6, 2), (15, -0.4), (17.6, 2.4)])  # fmt: skip
    lines(d, [(-5, -4), (-14, -1), (-21, 10)], [(1, -7), (-12, -8), (-21, 1)], width=1.5)


@contextmanager
def across_the_hilt(d: Drawing, at: At, skin: str = FLESH) -> Iterator[None]:
    """A hand closed round a sheathed sword's grip from the right: its back to us, four fingers bent over the
    grip, the thumb behind it. The grip, drawn inside, runs upright; the wrist is at (30, 26).
    """
    with d.at(*at):
        build(d, skin, Digit(((16, -8), (2, -17), (-10, -20.6)), 4.6))
    yield
    with d.at(*at):
        build(
            d, skin,
            Digit(((13, 15.6), (2, 18.4), (-7, 16.6)), 4.0),
            Digit(((16, 7.6), (1, 9.4), (-10, 7.6)), 4.7),
            Digit(((16, -1.4), (0, -0.4), (-12, -1.6)), 5.0),
            Digit(((14, -10), (1, -10), (-10.6, -10.6)), 4.8),
            Flesh([
                (24, 42, "c"), (17, 30), (11.6, 21), (11, 16), (13, 12), (11.4, 7), (13, 3), (11, -2),
                (12, -6), (11, -12), (14, -16), (22, -14), (30, -5), (36, 6), (43, 16, "c"),
            ]),
        )  # fmt: skip
        lines(d, [(11.6, -13), (15.4, -10), (12.4, -6.4)], [(12, -4), (16, -1), (12.8, 2.6)],
              [(12, 5.4), (16, 8), (13, 11.4)], [(11, 14.4), (14.6, 16.4), (13, 19.4)])  # fmt: skip
        lines(d, [(18, -9), (26, 2), (32, 12)], [(18.4, 0), (25, 9), (30, 18)], [(18, 9), (23, 16), (27, 23)],
              width=1.6)  # fmt: skip
        lines(d, [(-6.4, -14), (-8, -10.4), (-6.6, -7)], [(-7.4, -5), (-9, -1.4), (-7.4, 2.6)],
              [(-5.6, 5), (-7.4, 8), (-5.8, 11.6)], width=1.5)  # fmt: skip


def raised_to_strike(d: Drawing, skin: str = FLESH) -> None:
    """A fist round a short grip seen from its back: four knuckles outside, the thumb flat along the grip.

    The wrist leaves downwards, at (8, 40).
    """
    build(
        d, skin,
        Digit(((8, -15), (10, -7), (9, 2)), 4.6),
        Digit(((-10, 13.4), (-3, 17.6), (6, 17)), 4.3),
        Digit(((-13, 5), (-4, 8.6), (7, 8.6)), 4.8),
        Digit(((-13.6, -4), (-3, -0.8), (8.4, -0.6)), 5.0),
        Digit(((-11, -12.4), (-1, -10), (9, -9)), 4.9),
        Flesh([
            (-2, 37, "c"), (-4, 30), (-10, 24), (-16, 13), (-18, 2), (-16, -10), (-11, -16), (-7, -12),
            (-8.6, -6), (-10, 2), (-8, 11), (-3, 20), (6, 22), (15, 20), (19, 28), (18, 37, "c"),
        ]),
        Digit(((16, 24), (19, 10), (14, -4), (10.4, -15)), 4.8, open=True, nail=True),
    )  # fmt: skip
    lines(d, [(-13.4, -13), (-10, -11), (-10.4, -7.6)], [(-15, -4), (-11.6, -2.4), (-12, 1)],
          [(-14, 5), (-10, 6.4), (-9.6, 10)])  # fmt: skip
    lines(d, [(-11, 13), (-5, 22), (0, 32)], [(2, 24), (4, 31), (5, 38)], width=1.6)


def on_the_dagger(d: Drawing, skin: str = FLESH) -> None:
    """A hand at the belt that half draws a dagger: thumb on the pommel, the fingers closed round its grip.

    The grip runs from the pommel at (0, -22) to the guard at (0, 18); the wrist is at (34, -14).
    """
    build(
        d, skin,
        Digit(((14, 12), (0, 13), (-9, 11)), 4.4),
        Digit(((16, 5), (1, 4.8), (-11, 4)), 4.9),
        Digit(((16, -4), (1, -4), (-11.4, -4.6)), 5.0),
        Digit(((14, -12), (0, -12.6), (-9, -12)), 4.6),
        Flesh([
            (40, -24, "c"), (30, -22), (20, -21), (12, -18), (9.6, -13), (10.6, -8), (9.4, -4), (10.6, 0.6),
            (9.4, 5), (10.6, 9), (12, 16), (22, 14), (30, 4), (40, -4, "c"),
        ]),
        Digit(((24, -15), (13, -22), (1, -22.6)), 4.7, open=True, nail=True),
    )  # fmt: skip
    lines(d, [(12, -11), (15.4, -8.4), (12, -6)], [(12, -2.6), (15.6, 0.4), (12, 3)],
          [(12, 6), (15.4, 8.6), (13, 11.4)])  # fmt: skip
    lines(d, [(18, -9), (25, -11), (33, -14)], [(18, 0), (25, -3), (33, -8)], width=1.5)
