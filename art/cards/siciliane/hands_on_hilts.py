"""Fists round hilts, clubs and rods, each a hand of its own.

Drawn about the middle of what they hold, which stands upright and is drawn before; the wrist leaves to the
right at `wrist` degrees, clockwise. The viewer sees the fingers unless the name says otherwise.
"""

from __future__ import annotations

from art.cards.kit.paths import Node
from art.cards.kit.svg import Drawing
from art.cards.siciliane.digits import digit, flesh, gap, knuckles, ring, wrist_of
from art.cards.siciliane.inks import BLUE, GREEN, YELLOW


def finger_over_guard(d: Drawing, skin: str, *, wrist: float = 40.0) -> None:
    """A boy's fist under a cross guard, his forefinger hooked over it."""
    wrist_of(d, skin, wrist)
    digit(d, [(-15, 25), (-2, 26), (11, 22)], 6.4, skin, closed=True)
    digit(d, [(-20, 12), (-4, 13.4), (14, 10)], 7.2, skin, closed=True)
    digit(d, [(-21, -2), (-5, -1), (15, -3)], 7.6, skin, closed=True)
    digit(d, [(-14, -12), (-21, -25), (-12, -40), (4, -44)], 6.8, skin, closed=True, tip=0.84)
    palm: list[Node] = [(34, 14, "c"), (33, -6), (27, -18), (16, -24), (2, -23), (-8, -19), (-9, -12),
        (-1, -9), (10, -9), (18, -1), (21, 16, "c")]  # fmt: skip
    flesh(d, palm, skin, (0, 9))
    d.lens([(4, -22), (8, -16), (8, -11)], 2.2)
    d.lens([(22, -15), (27, -4), (27, 8)], 2.6)
    gap(d, [(-17, 5), (-6, 6), (4, 5)], [(-13, 19), (-4, 20), (5, 18)])


def thumb_along(d: Drawing, skin: str, *, wrist: float = 40.0) -> None:
    """Round a thick shaft, the thumb laid up along it."""
    wrist_of(d, skin, wrist)
    digit(d, [(-14, 24), (-1, 26), (14, 23)], 6.6, skin, closed=True)
    digit(d, [(-20, 11), (-3, 13), (17, 10)], 7.4, skin, closed=True)
    digit(d, [(-22, -3), (-5, -1.4), (19, -4)], 7.8, skin, closed=True)
    digit(d, [(-19, -17), (-3, -16), (16, -19)], 7.6, skin, closed=True)
    flesh(d, [(33, 18, "c"), (34, 2), (32, -12), (26, -20, "c"), (14, -14), (16, 2), (21, 20, "c")], skin,
        (0, 3))  # fmt: skip
    digit(d, [(26, 8), (25, -12), (15, -30), (9, -46)], 8.4, skin, tip=0.8, nail=-0.1)
    d.lens([(17, -9), (15, 4), (19, 16)], 2.8)


def overhand(d: Drawing, skin: str, *, wrist: float = 40.0) -> None:
    """From its back: a broad hand, knuckles in a row, the fingers gone round the shaft; thumb above."""
    digit(d, [(18, -18), (4, -33), (-14, -36)], 8.0, skin, tip=0.84, nail=-0.2)
    wrist_of(d, skin, wrist, wide=25)
    for x0, y0, x1, y1, half in ((2, 22, -17, 24, 6.8), (4, 10, -23, 11, 7.6), (4, -4, -25, -4, 8.0),
            (0, -18, -21, -19, 7.6)):  # fmt: skip
        digit(d, [(x0, y0), (x1 * 0.5, y1 - 1), (x1, y1)], half, skin, tip=0.86, creased=False)
    back: list[Node] = [(-2, -26, "c"), (12, -29), (26, -22), (33, -6), (33, 12, "c"), (24, 28),
        (10, 30), (0, 28, "c"), (4, 16), (7, 4), (6, -10), (2, -20)]  # fmt: skip
    flesh(d, back, skin, (0, 3), (5, 7))
    knuckles(d, [(-1, -17), (3, -3), (2, 11), (-1, 23)])
    gap(d, [(-20, -12), (-8, -12), (2, -10)], [(-22, 3.4), (-8, 3.6), (4, 4)],
        [(-17, 17.6), (-7, 17), (2, 17)], width=3.4)  # fmt: skip
    d.lens([(13, -18), (20, -8), (24, 6)], 2.2)
    d.lens([(13, 2), (19, 9), (21, 17)], 2.0)


def under_the_pommel(d: Drawing, skin: str, *, wrist: float = 40.0) -> None:
    """A king's fist on a long grip, the thumb lying on top of it, a ring on the third finger."""
    wrist_of(d, skin, wrist, wide=24)
    digit(d, [(-14, 26), (-1, 28), (12, 25)], 6.6, skin, closed=True)
    digit(d, [(-21, 13), (-4, 15), (16, 12)], 7.4, skin, closed=True)
    digit(d, [(-23, -1), (-6, 1), (17, -2)], 7.8, skin, closed=True)
    digit(d, [(-20, -15), (-4, -13), (14, -15)], 7.6, skin, closed=True)
    ring(d, -8, 14, 4, YELLOW, BLUE, 7.6)
    flesh(d, [(34, 18, "c"), (35, 0), (30, -16), (22, -26, "c"), (8, -18), (16, -4), (19, 8), (22, 24, "c")],
        skin, (0, 3))  # fmt: skip
    digit(d, [(25, -4), (18, -22), (2, -28), (-14, -27)], 8.2, skin, root=1.15, tip=0.76, nail=0.16)
    d.lens([(16, -12), (18, 0), (18, 12)], 2.8)
    d.lens([(24, -16), (29, -4), (28, 10)], 2.2)


def low_on_the_handle(d: Drawing, skin: str, *, wrist: float = 0.0) -> None:
    """Heavy: four slanting fingers close over the handle, the thumb's tip shuts the ring."""
    wrist_of(d, skin, wrist, wide=25, root=(8, 0))
    digit(d, [(-13, 31), (0, 31), (15, 24)], 7.0, skin, closed=True)
    digit(d, [(-20, 18), (-4, 19), (18, 11)], 7.8, skin, closed=True)
    digit(d, [(-24, 3), (-6, 4), (19, -4)], 8.2, skin, closed=True)
    digit(d, [(-24, -12), (-10, -13), (8, -20)], 7.8, skin, closed=True, nail=0.0)
    flesh(d, [(36, 20, "c"), (36, -4), (33, -18), (26, -26, "c"), (14, -14), (17, 0), (22, 20, "c")], skin,
        (0, 3))  # fmt: skip
    digit(d, [(28, 4), (27, -18), (14, -29), (3, -25)], 8.8, skin, tip=0.78, root=1.1, nail=0.1)
    gap(d, [(-20, 11), (-8, 12), (4, 9)], [(-15, 25), (-4, 26), (6, 22)], [(-22, -4), (-10, -4), (2, -8)])
    d.lens([(17, -8), (17, 4), (20, 16)], 2.8)


def between_fingers(d: Drawing, skin: str, *, wrist: float = 40.0) -> None:
    """A rod held lightly by thumb and two fingers, the others stretched away from it."""
    digit(d, [(10, 20), (-10, 27), (-27, 22)], 6.4, skin, nail=0.2, tip=0.72)
    digit(d, [(8, 12), (-14, 15), (-29, 6)], 6.8, skin, nail=0.2, tip=0.74)
    wrist_of(d, skin, wrist, wide=21, root=(11, 4))
    flesh(d, [(2, 22, "c"), (-4, 10), (0, -4), (14, -12), (30, -4), (32, 14), (20, 26)], skin, shade=())
    digit(d, [(6, 8), (-18, 4), (-20, -8), (-3, -9)], 7.0, skin, tip=0.82)
    digit(d, [(10, -4), (-13, -12), (-14, -25), (2, -24)], 7.0, skin, tip=0.8)
    flesh(d, [(31, 16, "c"), (33, 2), (29, -10), (22, -16, "c"), (10, -8), (12, 6), (18, 18, "c")], skin,
        (0, 3))  # fmt: skip
    digit(d, [(24, 4), (20, -16), (6, -27)], 7.4, skin, root=1.2, tip=0.8, nail=-0.15)
    d.lens([(12, 2), (13, 12), (20, 20)], 2.6)
    d.lens([(0, 13), (6, 18), (8, 25)], 2.4)


def light_fist(d: Drawing, skin: str, *, wrist: float = 40.0) -> None:
    """A young king's fist shut lightly round a rod, which shows above and below it; the thumb slants up
    over the forefinger."""
    wrist_of(d, skin, wrist, wide=20)
    for x0, x1, y, half in ((-11, 8, 22, 5.8), (-16, 10, 11, 6.6), (-18, 11, -1, 7.0), (-15, 10, -13, 6.8)):
        digit(d, [(x0, y + 1), (-4, y + 1.4), (x1, y - 1)], half, skin, closed=True)
    flesh(d, [(29, 16, "c"), (31, 2), (27, -12), (20, -19, "c"), (10, -13), (12, 0), (15, 18, "c")], skin,
        (0, 3))  # fmt: skip
    digit(d, [(23, 4), (19, -14), (8, -24), (-6, -22)], 7.2, skin, root=1.15, tip=0.8, nail=-0.15)
    d.lens([(13, -8), (12, 2), (15, 12)], 2.4)


def steadying_a_spear(d: Drawing, skin: str, *, wrist: float = 40.0) -> None:
    """Four fingers slant up across the shaft; the thumb is behind it (`thumb_behind_spear`)."""
    wrist_of(d, skin, wrist, wide=21, root=(9, 6))
    digit(d, [(-9, 27), (3, 26), (15, 20)], 5.8, skin, closed=True)
    digit(d, [(-16, 17), (-2, 15), (17, 8)], 6.4, skin, closed=True, nail=-0.1)
    digit(d, [(-20, 5), (-4, 2), (16, -6)], 6.8, skin, closed=True, nail=-0.1)
    digit(d, [(-19, -8), (-5, -12), (12, -21)], 6.6, skin, closed=True, nail=-0.1)
    flesh(d, [(29, 26, "c"), (33, 10), (30, -4), (24, -14, "c"), (17, -6), (19, 8), (18, 20)], skin, (0, 3))
    d.lens([(20, -4), (22, 6), (19, 18)], 2.6)


def thumb_behind_spear(d: Drawing, skin: str) -> None:
    """The thumb of `steadying_a_spear`, drawn before the shaft."""
    digit(d, [(18, -8), (4, -24), (-9, -35)], 7.2, skin, nail=0.1)


def raised_to_strike(d: Drawing, skin: str, *, wrist: float = 40.0) -> None:
    """From its back: the thumb pushes up against the guard, the knuckles stand white; a long bare wrist."""
    wrist_of(d, skin, wrist, wide=22, long=52)
    for x0, y0, x1, y1, half in ((0, 25, -13, 27, 6.6), (3, 13, -20, 15, 7.4), (5, 0, -24, 1, 7.8),
            (4, -14, -22, -14, 7.6)):  # fmt: skip
        digit(d, [(x0, y0), (x1 * 0.5, y1 - 2), (x1, y1 + 1)], half, skin, tip=0.88, creased=False)
    back: list[Node] = [(0, -23, "c"), (10, -27), (24, -24), (32, -10), (34, 10, "c"), (26, 27),
        (12, 33), (-2, 32, "c"), (4, 20), (7, 6), (7, -8)]  # fmt: skip
    flesh(d, back, skin, (1, 3), (5, 7))
    digit(d, [(22, -8), (16, -24), (3, -34)], 8.0, skin, root=1.1, tip=0.82, nail=-0.2)
    knuckles(d, [(2, -13), (5, 1), (3, 14), (-1, 26)])
    gap(d, [(-20, -6), (-9, -7), (2, -6)], [(-21, 8.6), (-9, 7.4), (3, 7.6)],
        [(-16, 21.6), (-7, 20.6), (1, 20.6)], width=3.4)  # fmt: skip
    d.lens([(15, -4), (22, 4), (24, 16)], 2.2)
    d.lens([(26, -14), (29, -2), (28, 6)], 2.2)


def under_the_club(d: Drawing, skin: str, *, wrist: float = 40.0) -> None:
    """An old open hand in which a club lies: drawn before it; then `fingers_over_club`."""
    digit(d, [(24, 6), (27, -20), (22, -38)], 8.2, skin, tip=0.8, nail=-0.2, root=1.1)
    wrist_of(d, skin, wrist, wide=27, root=(5, 3))
    d.lens([(26, -2), (19, 6), (20, 18)], 2.8)


def fingers_over_club(d: Drawing, skin: str) -> None:
    """Four knotty finger ends that come round from below, the gaps between them dark."""
    for (x0, y0), (xm, ym), (x1, y1), half in (
        ((-17, 28), (-10, 29), (3, 26), 6.6), ((-23, 15), (-12, 16), (7, 12), 7.4),
        ((-25, 0), (-13, 1), (8, -3), 7.8), ((-22, -15), (-11, -15), (6, -19), 7.4),
    ):  # fmt: skip
        digit(d, [(x0, y0), (xm, ym), (x1, y1)], half, skin, closed=True, nail=-0.1, tip=0.78)
    gap(d, [(-22, -8), (-12, -7), (-2, -9)], [(-22, 8), (-12, 9), (-2, 6)], [(-18, 22), (-9, 23), (-2, 20)])


def clutching(d: Drawing, skin: str, *, wrist: float = 40.0) -> None:
    """An old fist closed on a fold: slanting knuckles, the thumb pressed against the forefinger's side."""
    wrist_of(d, skin, wrist, wide=23)
    digit(d, [(-8, 28), (2, 26), (11, 18)], 6.2, skin, closed=True)
    digit(d, [(-17, 20), (-5, 17), (12, 8)], 7.0, skin, closed=True)
    digit(d, [(-23, 7), (-8, 4), (11, -4)], 7.4, skin, closed=True)
    digit(d, [(-24, -8), (-10, -11), (6, -16)], 7.2, skin, closed=True)
    ring(d, -7, 17.6, -18, YELLOW, GREEN, 7.2)
    flesh(d, [(33, 14, "c"), (32, -4), (26, -18), (18, -24, "c"), (6, -14), (12, -2), (14, 12),
        (20, 24, "c")], skin, (0, 3))  # fmt: skip
    digit(d, [(22, -2), (12, -20), (-6, -26), (-18, -21)], 7.4, skin, tip=0.76, root=1.1, nail=0.2)
    gap(d, [(-20, 0), (-10, -3), (0, -8)], [(-19, 13), (-8, 11), (2, 6)])
    d.lens([(12, -8), (14, 2), (15, 12)], 2.6)
