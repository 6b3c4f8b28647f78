"""The hands that hold a stem up at (0, 0), the wrist to the lower right: a leaf and the queens' flowers."""

from __future__ import annotations

from art.cards.francesi.figure import Figure
from art.cards.francesi.fingers import band, curled, digit, hand, palm, patch, tendons
from art.cards.francesi.hands_on_shafts import Thing
from art.cards.kit.inks import RED
from art.cards.kit.paths import smooth
from art.cards.kit.svg import INNER


def key_pinch(d: Figure, leaf: Thing) -> None:
    """A boy's hold: the stem pressed by a flat thumb on the side of the crooked forefinger."""
    with hand(d):
        digit(d, [(26, -8), (10, -13), (-5, -9), (-10, 2)], 6.6, nail=-0.9)
    leaf(d)
    with hand(d):
        palm(
            d,
            [
                (12, -8),
                (26, -16),
                (36, -4),
                (40, 16),
                (48, 40),
                (54, 58, "c"),
                (27, 62, "c"),
                (20, 42),
                (10, 28),
            ],
        )
        curled(d, 8, 28.5, 18, 5.0, 8)
        curled(d, 3, 18.6, 24, 5.8, 3)
        curled(d, 1, 7.4, 26, 6.2, -2)
        patch(d, (22, -8), (30, -12), (37, 10), (38, 30), (25, 34), (23, 20), (22, 4))
        digit(d, [(35, 10), (24, -1), (10, -5), (-6, -4)], 7.8, nail=-0.9)
        patch(d, (29, 2), (37, 6), (38, 20), (30, 22), (25, 10))
        d.fold(([(19, 35), (28, 33), (33, 24)], 2.4))
        tendons(d, [(38, 16), (39, 26), (43, 38)], [(28, 40), (30, 48), (34, 54)])


def fingertips(d: Figure, rose: Thing) -> None:
    """A young lady's hold: thumb and forefinger meet at the stem, the others fanned out below."""
    with hand(d):
        digit(d, [(36, 2), (20, -9.5), (8, -8), (-1, -3)], 7.0, nail=-0.9)
    rose(d)
    with hand(d):
        patch(d, (16, -4), (38, 4), (38, 34), (16, 38), (8, 16))
        digit(d, [(38, 32), (24, 41), (12, 43), (2, 39)], 4.8, nail=0.95)
        digit(d, [(36, 23), (18, 31), (5, 30), (-5, 24)], 5.4, nail=0.95)
        digit(d, [(34, 12), (16, 19), (3, 17), (-7, 10)], 5.6, nail=0.95)
        palm(d, [(25, -10), (38, -5), (49, 14), (57, 38), (62, 58, "c"), (35, 62, "c"), (32, 44),
            (25, 26), (23, 6)],
            line=None)  # fmt: skip
        d.line(smooth([(24, -11.6), (38, -5), (49, 14), (57, 38), (62, 58)], closed=False), INNER)
        d.line(smooth([(35, 62), (32, 46), (29, 38)], closed=False), INNER)
        digit(d, [(39, 18), (23, 13), (11, 6), (0, 2)], 7.0, nail=-0.9)
        patch(d, (30, 8), (42, 10), (46, 24), (34, 28), (27, 20))
        tendons(d, [(33, -3), (31, 0), (31, 4)], [(34, 30), (38, 36), (40, 44)])


def between_fingers(d: Figure, carnation: Thing) -> None:
    """A proud hand: the stem passes behind the forefinger, over the middle one and under the thumb."""
    with hand(d):
        digit(d, [(30, 29), (18, 36), (5, 36), (-3, 29)], 4.6, nail=-0.9)
        digit(d, [(30, 18), (14, 26), (-3, 26), (-11, 18)], 5.2, nail=-0.9)
        digit(d, [(30, 6), (13, 13), (-5, 14), (-14, 6)], 5.6, nail=-0.9)
    carnation(d)
    with hand(d):
        palm(d, [(16, -10), (29, -16), (39, -4), (44, 16), (50, 40), (54, 58, "c"), (28, 62, "c"),
            (24, 44), (18, 32),
            (15, 10)])  # fmt: skip
        digit(d, [(30, -8), (14, -18), (-2, -16), (-11, -7)], 5.8, nail=-0.9)
        patch(d, (20, -8), (29, -14), (38, 2), (38, 20), (26, 20), (18, 6))
        digit(d, [(38, 24), (27, 15), (15, 8), (2, 2)], 6.6, nail=-0.9)
        patch(d, (31, 18), (40, 22), (42, 36), (34, 38), (28, 28))
        band(d, (9, -18), 92, 5.6, RED)
        tendons(
            d, [(19, -13), (26, -7), (30, 2)], [(41, 14), (43, 26), (47, 38)], [(26, 42), (31, 38), (33, 32)]
        )


def forefinger_free(d: Figure, bells: Thing) -> None:
    """A dainty hand: thumb and middle finger hold the stem, the forefinger is lifted."""
    with hand(d):
        digit(d, [(30, 0), (14, -6), (2, -6), (-7, 1)], 5.6, nail=-0.9)
    bells(d)
    with hand(d):
        palm(
            d,
            [
                (14, -4),
                (24, -14),
                (36, -10),
                (44, 10),
                (52, 36),
                (58, 56, "c"),
                (31, 62, "c"),
                (24, 42),
                (14, 28),
            ],
        )
        digit(d, [(34, -2), (28, -12), (24, -20), (22.5, -28)], 5.6, nail=0.95, taper=0.7)
        curled(d, 12, 29, 16, 4.6, 10)
        curled(d, 8, 19, 22, 5.2, 5)
        patch(d, (24, -2), (33, -8), (41, 12), (42, 30), (28, 34), (25, 20), (24, 8))
        digit(d, [(40, 20), (28, 10), (14, 5), (-2, 4)], 6.8, nail=-0.9)
        patch(d, (34, 12), (42, 16), (44, 30), (36, 32), (30, 20))
        tendons(
            d, [(24, 36), (32, 34), (36, 28)], [(26, -12), (31, -6), (34, 2)], [(44, 22), (46, 32), (50, 42)]
        )


def cradled(d: Figure, iris: Thing) -> None:
    """An old hand: the stem lies on four fingertips, the thumb bent over it."""
    with hand(d):
        digit(d, [(30, 26), (16, 31), (4, 30), (-5, 24)], 4.6, nail=-0.9)
        digit(d, [(30, 17), (13, 20), (-1, 19), (-11, 12)], 5.2, nail=-0.9)
        digit(d, [(30, 6), (12, 5), (-3, 4), (-13, -3)], 5.4, nail=-0.9)
        digit(d, [(30, -6), (14, -11), (0, -13), (-10, -18)], 5.3, nail=-0.9)
    iris(d)
    with hand(d):
        palm(d, [(16, -8), (28, -14), (39, -4), (45, 14), (53, 38), (58, 57, "c"), (32, 62, "c"),
            (25, 44), (19, 32),
            (16, 12)])  # fmt: skip
        patch(d, (20, -6), (28, -11), (34, 4), (34, 22), (26, 28), (20, 20))
        digit(d, [(40, 22), (26, 17), (16, 6), (4, 0)], 6.8, nail=-0.9)
        patch(d, (34, 16), (42, 18), (46, 34), (38, 36), (30, 26))
        tendons(d, [(21, -8), (27, -3), (30, 6)], [(42, 12), (45, 22), (49, 36)], [(26, 43), (32, 38),
            (34, 31)],
            [(36, 6), (38, 12), (38, 17)])  # fmt: skip
