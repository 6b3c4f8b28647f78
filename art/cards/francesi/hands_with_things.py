"""The courts' other hands: on a letter, horn, dagger, fan, pearls, scabbard, orb, jewel or heart."""

from __future__ import annotations

from art.cards.francesi.figure import Figure
from art.cards.francesi.fingers import band, curled, digit, hand, knuckles, palm, patch, tendons
from art.cards.francesi.hands_on_shafts import Thing
from art.cards.francesi.weights import KEYLINE
from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, PAPER, RED
from art.cards.kit.paths import circle
from art.cards.kit.svg import OUTER


def round_a_roll(d: Figure, letter: Thing) -> None:
    """A hand behind a roll at (0, 0): four fingertips come round it, the thumb lies before it."""
    with hand(d):
        palm(
            d,
            [
                (-16, -20),
                (0, -24),
                (20, -20),
                (32, -4),
                (37, 18),
                (42, 40, "c"),
                (14, 41, "c"),
                (0, 28),
                (-14, 24),
            ],
        )
    letter(d)
    with hand(d):
        for y, reach, half in ((19.4, 1.0, 5.0), (9.2, 5.0, 5.7), (-2, 6.0, 6.0), (-13.4, 4.0, 5.8)):
            digit(d, [(-19, y - 2), (-12, y), (-3, y + 0.8), (reach, y + 1.6)], half, nail=0.95, taper=0.8)
        digit(d, [(30, 16), (25, 0), (17, -12), (7, -23)], 8.2, nail=0.9, taper=0.72)
        patch(d, (22, 6), (34, 6), (37, 22), (30, 28), (22, 18))
        d.fold(([(15, 34), (19, 24), (18, 12)], 2.4))
        tendons(d, [(35, 8), (35, 18), (38, 28)])


def from_below(d: Figure, horn: Thing) -> None:
    """A hand under a horn that lies across (0, 0): the fingertips over its back, the thumb before it."""
    with hand(d):
        for x, top, half in ((-21, -17, 5.0), (-11, -22, 5.7), (1, -24, 6.0), (12.5, -21, 5.8)):
            digit(d, [(x + 8, 14), (x + 3, -4), (x, top + 7), (x - 3, top)], half, nail=-0.9)
        palm(d, [(-24, -2), (-10, -6), (12, -6), (26, 0), (36, 14), (43, 32), (48, 46, "c"),
            (20, 53, "c"), (11, 38), (-4, 27),
            (-20, 19), (-27, 9)])  # fmt: skip
        for x, y in ((-15, 18), (-4, 22), (6, 29)):
            d.fold(([(x, y + 3), (x - 1, y - 4), (x - 5, y - 11)], 2.0))
    horn(d)
    with hand(d):
        digit(d, [(31, 24), (25, 8), (17, -3), (7, -9)], 8.2, nail=-0.9)
        patch(d, (23, 15), (31, 10), (37, 20), (39, 32), (28, 37), (20, 28))
        tendons(d, [(21, 30), (27, 33), (31, 30)], [(39, 28), (40, 36), (43, 44)])


def drawing(d: Figure, dagger: Thing) -> None:
    """A hand that draws a dagger to the right through (0, 0), its back to the viewer, the wrist left."""
    with hand(d):
        digit(d, [(4, -12), (18, -13), (29, -8)], 7.0, nail=-0.9)
    dagger(d)
    with hand(d):
        palm(d, [(-52, -28, "c"), (-34, -27), (-16, -24), (2, -21), (18, -14), (22, 0), (10, 12),
            (-14, 12), (-28, 4),
            (-50, -2, "c")], shade=Shade(angle=80, depth=0.2, spacing=4.4, width=2.0, reach=9,
            seed=6))  # fmt: skip
        for joints, half in (
            ([(-18, -8), (-14, 4), (-19, 15)], 5.0),
            ([(-7, -10), (-2, 5), (-7, 19)], 5.8),
            ([(5, -10), (11, 4), (6, 19)], 6.1),
            ([(16, -8), (22, 3), (18, 15)], 5.9),
        ):
            digit(d, joints, half, taper=0.84)
        patch(d, (-26, -16), (-8, -20), (12, -15), (21, -9), (16, -4), (4, -5), (-8, -5), (-20, -3))
        knuckles(d, (15, -9), (4, -11), (-8, -11), (-19, -9), turn=64)
        tendons(
            d,
            [(-2, -15), (-14, -19), (-26, -21)],
            [(-14, -13), (-24, -15), (-34, -16)],
            [(-26, 2), (-36, -4), (-44, -6)],
        )


def on_the_sticks(d: Figure, fan: Thing) -> None:
    """A hand on the rivet of an open fan: the fingers behind its sticks, the thumb along them."""
    with hand(d):
        digit(d, [(26, 22), (10, 26), (-4, 25), (-13, 20)], 4.7, nail=-0.9)
        digit(d, [(26, 13), (8, 15), (-8, 13), (-18, 8)], 5.3, nail=-0.9)
        digit(d, [(26, 3), (8, 3), (-9, 0), (-20, -5)], 5.6, nail=-0.9)
        digit(d, [(26, -7), (10, -12), (-4, -18), (-15, -25)], 5.5, nail=-0.9)
    fan(d)
    with hand(d):
        palm(d, [(10, -12), (24, -17), (34, -6), (38, 16), (42, 40, "c"), (17, 42, "c"), (11, 30), (8, 10)])
        digit(d, [(31, 14), (22, -2), (12, -14), (0, -24)], 7.0, nail=0.9)
        patch(d, (24, 2), (34, 4), (36, 20), (29, 24), (21, 12))
        band(d, (20.6, -4), -38, 6.6, BLUE)
        tendons(
            d, [(34, 6), (35, 16), (37, 26)], [(16, 31), (22, 27), (25, 20)], [(14, 12), (13, 19), (14, 26)]
        )


def lifting(d: Figure, pearls: Thing) -> None:
    """A hand that lifts a string of pearls at (0, 0) over its crooked forefinger."""
    with hand(d):
        digit(d, [(34, 30), (24, 35), (14, 37), (5, 36)], 4.6, nail=0.95)
        digit(d, [(32, 21), (17, 25), (5, 26), (-6, 23)], 5.2, nail=0.95)
        digit(d, [(30, 10), (13, 13), (0, 14), (-11, 12)], 5.5, nail=0.95)
        palm(d, [(18, -8), (30, -12), (40, 0), (46, 20), (54, 40), (60, 56, "c"), (36, 63, "c"),
            (30, 48), (24, 36),
            (18, 14)])  # fmt: skip
        patch(d, (22, -4), (30, -8), (36, 8), (36, 26), (28, 30), (22, 16))
        digit(d, [(32, -2), (16, -11), (2, -11), (-8, -3)], 5.8, nail=-0.9)
        patch(d, (24, -4), (32, -9), (38, 6), (34, 14), (26, 8))
    pearls(d)
    with hand(d):
        digit(d, [(42, 24), (31, 15), (18, 7), (5, 1)], 6.8, nail=-0.9)
        patch(d, (35, 16), (44, 18), (47, 34), (39, 36), (31, 24))
        tendons(
            d, [(30, 46), (36, 42), (38, 34)], [(43, 14), (45, 24), (49, 34)], [(24, -8), (29, -3), (31, 4)]
        )


def along_a_sheath(d: Figure, scabbard: Thing) -> None:
    """A fist about a scabbard below its golden mouth, the thumb laid along it."""
    with hand(d):
        digit(d, [(22, -14), (15, -32), (6, -43), (-4, -47)], 7.4, nail=-0.9)
    scabbard(d)
    with hand(d):
        palm(
            d,
            [
                (-10, -22),
                (6, -30),
                (24, -26),
                (35, -8),
                (39, 16),
                (42, 40, "c"),
                (14, 41, "c"),
                (6, 29),
                (-10, 24),
            ],
        )
        for joints, half in (
            ([(22, 21), (6, 22), (-9, 17)], 5.4),
            ([(24, 10), (4, 11), (-15, 6)], 6.2),
            ([(24, -2), (3, -1), (-17, -6)], 6.6),
            ([(23, -14), (4, -13), (-14, -18)], 6.4),
        ):
            digit(d, joints, half, taper=0.9)
            x, y = joints[-1]
            d.lens([(x - 2, y - half * 0.6), (x - 4, y), (x - 2, y + half * 0.5)], 1.7)
        patch(d, (16, -18, "c"), (25, -22), (32, -4), (34, 16), (25, 28), (15, 27, "c"), (15, 10), (16, -4))
        knuckles(d, (19, -13), (20.6, -2), (20, 9), (17, 20))
        tendons(d, [(34, 4), (30, 15), (32, 28)], [(27, 5), (26, 12), (28, 20)])


def oath(d: Figure) -> None:
    """A hand raised to an oath, its palm to the viewer; the wrist leaves downwards from (0, 34)."""
    with hand(d):
        palm(d, [(-18, 2), (-10, -5), (4, -6), (15, 0), (19, 10), (18, 22), (14, 32), (12.5, 46, "c"),
            (-12.5, 46, "c"),
            (-14, 32), (-19, 18)],
            shade=Shade(angle=10, depth=0.2, spacing=4.4, width=2.0, reach=9, seed=6))  # fmt: skip
        digit(d, [(-2, 4), (-3, -12), (-3.4, -26), (-3, -40)], 6.6, creases=True, taper=0.8)
        digit(d, [(-12, 6), (-15, -9), (-17, -22), (-18, -34)], 6.3, taper=0.8)
        patch(d, (-17, 4), (-12, 0), (-2, -1), (5, 2), (4, 14), (-14, 14))
        curled(d, 14.6, -2.5, 13, 5.0, 86)
        curled(d, 6.2, -6.5, 17, 5.7, 84)
        digit(d, [(-10, 30), (-14, 18), (-6, 10), (7, 9)], 7.2, nail=-0.9)
        patch(d, (-16, 20), (-8, 20), (-2, 32), (-3, 44), (-11.5, 45), (-13, 33))
        d.lens([(-4, 17), (1, 25), (0, 36)], 2.2)
        d.lens([(18, 17), (10, 20), (4, 18)], 1.8)
        d.lens([(-11, 40), (0, 42), (11, 39)], 1.6)


def under_a_ball(d: Figure, ball: Thing, radius: float) -> None:
    """A hand that carries a ball at (0, 0) on its fingertips; the wrist leaves downwards."""
    r = radius
    d.line(circle(0, 0, r), OUTER + 2 * KEYLINE, ink=PAPER)
    palm(d, [(-r - 8, 6), (-r * 0.78, r * 0.84), (-17, r + 18), (-18, r + 38, "c"), (17, r + 38, "c"),
        (18, r + 18),
        (r * 0.86, r * 0.72), (r + 9, -2), (r * 0.5, -r * 0.6), (-r * 0.7, -4)],
        shade=Shade(angle=20, depth=0.22, spacing=4.6, width=2.3, reach=20, seed=6))  # fmt: skip
    tendons(d, [(-13, r + 36), (-9, r + 20), (-20, r + 6)], [(6, r + 34), (5, r + 22), (12, r + 9)])
    ball(d)
    for tip, base, half in (
        ((-r * 0.2, r * 0.68), (-r * 0.36, r + 6), 7.0),
        ((-r * 0.46, r * 0.4), (-r * 0.8, r * 0.82), 7.7),
        ((-r * 0.62, r * 0.04), (-r - 1, r * 0.42), 7.9),
        ((-r * 0.66, -r * 0.34), (-r - 5, -r * 0.06), 7.3),
    ):
        middle = (base[0] + (tip[0] - base[0]) * 0.5 - 1.5, base[1] + (tip[1] - base[1]) * 0.5 - 2.0)
        digit(d, [base, middle, tip], half, nail=0.9, taper=0.84)
    digit(d, [(r * 0.62, r + 4), (r + 2, r * 0.4), (r * 0.92, -r * 0.12), (r * 0.62, -r * 0.46)],
        10, nail=0.85,
        taper=0.66)  # fmt: skip
    patch(d, (r * 0.3, r + 7), (r * 0.55, r * 0.86), (r * 0.86, r * 0.84), (r * 0.62, r + 12))


def on_a_jewel(d: Figure, jewel: Thing) -> None:
    """A hand from the left, its fingers bent: thumb above and fingers below close on a jewel at (0, 0)."""
    with d.at(scale=1.2):
        jewel(d)
    with d.at(2, 0), hand(d):
        for joints, half in (
            ([(-52, 12), (-42, 24), (-29, 28), (-19, 24)], 5.2),
            ([(-50, 8), (-36, 17), (-21, 20), (-10, 15)], 5.9),
            ([(-48, 1), (-32, 4), (-17, 8), (-5, 9)], 6.2),
        ):
            digit(d, joints, half, nail=0.95, taper=0.8)
        palm(d, [(-84, -14, "c"), (-66, -17), (-50, -20), (-38, -15), (-35, -4), (-38, 8), (-44, 17),
            (-60, 18), (-84, 14, "c")], line=None,
            shade=Shade(angle=80, depth=0.26, spacing=4.4, width=2.0, reach=9, seed=6))  # fmt: skip
        tendons(d, [(-84, -14), (-66, -17), (-52, -20)], [(-84, 14), (-62, 18.4), (-49, 17)])
        digit(d, [(-46, -8), (-31, -9), (-17, -5), (-8, 1)], 6.3, nail=0.95, taper=0.8)
        digit(d, [(-56, -12), (-38, -23), (-22, -23), (-7, -15)], 6.8, nail=-0.9, taper=0.8)
        patch(d, (-66, -14), (-54, -18), (-44, -17), (-38, -9), (-36, 2), (-40, 12), (-48, 15), (-60, 8))
        knuckles(d, (-38, -9), (-38, 0), (-42, 9), turn=196)
        tendons(d, [(-45, -6), (-55, -6), (-64, -4)], [(-46, 3), (-56, 4), (-65, 4)])


def on_the_heart(d: Figure) -> None:
    """A hand laid flat on the breast, two fingers together, its tips near (34, 0); the wrist leaves left."""
    with hand(d):
        for joints, half in (
            ([(-12, 9), (3, 14), (14, 18), (22, 21)], 5.0),
            ([(-12, 3.4), (6, 5.4), (19, 6.8), (31, 8)], 5.8),
            ([(-12, -3), (8, -3.4), (22, -3), (35, -2)], 6.0),
            ([(-12, -9), (4, -12), (18, -13), (31, -12.6)], 5.9),
        ):
            digit(d, joints, half, nail=0.95, taper=0.7)
        band(d, (3, 5), 102, 5.6, RED)
        palm(d, [(-46, -11, "c"), (-28, -13), (-11, -14.6), (-8, 0), (-11, 14.6), (-26, 15.5),
            (-46, 13, "c")],
            line=None, shade=Shade(angle=80, depth=0.26, spacing=4.4, width=2.0, reach=9,
            seed=6))  # fmt: skip
        tendons(d, [(-46, -11), (-28, -13), (-16, -14.6)], [(-46, 13), (-26, 15.5), (-10, 14.6)])
        knuckles(d, (-10, -8), (-8.6, -2), (-9, 4.5), (-11, 10), turn=180, size=0.9)
        tendons(
            d,
            [(-14, -8), (-21, -8), (-28, -7)],
            [(-13, -1.6), (-21, -1.4), (-29, -1)],
            [(-14, 5), (-22, 4.6), (-30, 4)],
        )
        digit(d, [(-27, -8), (-16, -17), (-4, -21), (8, -21.5)], 6.2, nail=0.9, taper=0.7)
        patch(d, (-33, -10), (-25, -13.4), (-15, -13), (-17, -2), (-28, -1))
