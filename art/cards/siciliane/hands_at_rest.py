"""Hands that hold reins or rest on a hip, each a hand of its own.

Hands for reins are drawn about the middle of the fist; the wrist leaves to the right at `wrist` degrees,
clockwise. Hands on the hip are drawn about the wrist and lie to the lower right of it.
"""

from __future__ import annotations

from art.cards.kit.paths import Node
from art.cards.kit.svg import Drawing
from art.cards.siciliane.digits import digit, flesh, gap, knuckles, wrist_of


def reined_in(d: Drawing, skin: str, *, wrist: float = 20.0) -> None:
    """Knuckles up, four fingers shut hard over the reins, the thumb across two of them."""
    wrist_of(d, skin, wrist, wide=22)
    for x, top, low, half in ((-20, -8, 12, 6.4), (-8, -13, 18, 7.0), (6, -14, 19, 7.4), (19, -11, 15, 6.8)):
        digit(d, [(x + 3, top), (x - 1, (top + low) / 2), (x, low)], half, skin, closed=True, tip=0.86)
    back: list[Node] = [(-27, -8, "c"), (-22, -18), (-15, -18, "c"), (-9, -24), (-1, -23, "c"), (7, -27),
        (14, -24, "c"), (23, -23), (31, -10, "c"), (24, -7), (8, -10), (-8, -9), (-20, -3)]  # fmt: skip
    flesh(d, back, skin, (0, 8), shade=())
    knuckles(d, [(-17, -8), (-4, -12), (10, -13), (23, -9)], turn=-78, size=0.9)
    digit(d, [(30, 2), (25, 20), (6, 23), (-12, 20)], 7.0, skin, tip=0.78, root=1.2, nail=0.2)


def thumb_on_rein(d: Drawing, skin: str, *, wrist: float = 20.0) -> None:
    """Upright, from its back: a fat hand, the thumb pressing the rein on the forefinger."""
    wrist_of(d, skin, wrist, wide=24)
    for x0, y0, x1, y1, half in ((3, 22, -13, 21, 6.6), (4, 11, -19, 10, 7.4), (4, -2, -22, -2, 7.8),
            (2, -14, -20, -14, 7.4)):  # fmt: skip
        digit(d, [(x0, y0), (x1 * 0.5, y1 + 2), (x1, y1)], half, skin, tip=0.9, creased=False)
    back: list[Node] = [(-2, -21, "c"), (12, -26), (26, -20), (33, -6), (32, 10, "c"), (24, 25),
        (12, 29), (2, 28, "c"), (6, 16), (7, 4), (5, -9)]  # fmt: skip
    flesh(d, back, skin, (1, 3), (5, 7))
    digit(d, [(24, -12), (8, -27), (-8, -27), (-20, -22)], 7.6, skin, tip=0.76, root=1.1, nail=0.2)
    knuckles(d, [(1, -12), (3, 0), (3, 12), (1, 22)], size=0.9)
    d.lens([(14, -8), (21, 0), (23, 12)], 2.2)


def slack_rein(d: Drawing, skin: str, *, wrist: float = 20.0) -> None:
    """An old hand half open, fingers curled loosely upwards round the slack rein."""
    wrist_of(d, skin, wrist, wide=22, root=(8, 3))
    digit(d, [(10, -10), (-8, -22), (-22, -17)], 7.2, skin, nail=0.2, tip=0.78)
    digit(d, [(14, 24), (-6, 29), (-19, 20), (-14, 9)], 6.0, skin, tip=0.82)
    digit(d, [(12, 18), (-12, 21), (-24, 10), (-16, -1)], 6.6, skin, tip=0.82)
    digit(d, [(12, 8), (-13, 10), (-26, -1), (-15, -10)], 7.0, skin, tip=0.82)
    flesh(d, [(4, 30, "c"), (-4, 22), (-2, 8), (4, -8), (16, -18, "c"), (28, -12), (32, 0), (28, 16)], skin,
        (4, 6))  # fmt: skip
    knuckles(d, [(0, 9), (1, 18)], size=0.9)
    d.lens([(10, -10), (18, -6), (22, 4)], 2.4)
    d.lens([(12, 6), (18, 12), (18, 20)], 2.2)


def on_the_mane(d: Drawing, skin: str, *, wrist: float = 20.0) -> None:
    """Palm down and low: the fingers drop over the reins, the forefinger stretched towards the bit."""
    digit(d, [(8, 8), (-8, 20), (-20, 18)], 7.0, skin, nail=-0.2)
    wrist_of(d, skin, wrist, wide=21, root=(8, 0))
    for run, half in (
        ([(16, 8), (12, 20), (14, 30)], 6.0), ([(8, 6), (0, 19), (3, 31)], 6.6),
        ([(2, 0), (-13, 12), (-11, 26)], 7.0), ([(0, -8), (-20, -8), (-35, 1)], 6.8),
    ):  # fmt: skip
        digit(d, run, half, skin, tip=0.78, nail=0.1 if run[2][0] < -30 else None)
    back: list[Node] = [(-8, -14, "c"), (2, -22), (16, -22), (29, -12), (32, 4), (24, 13, "c"), (14, 13),
        (4, 8), (-4, 1)]  # fmt: skip
    flesh(d, back, skin, (0, 4))
    knuckles(d, [(-3, -8), (0, 3), (8, 9), (16, 11)], turn=-50, size=0.9)
    d.lens([(6, -16), (14, -10), (18, 0)], 2.0)


def fingers_on_hip(d: Drawing, skin: str) -> None:
    """A girl's hand: four slim fingers lie forward over the belt, the thumb is behind."""
    for run, half in (
        ([(10, -6), (30, -4), (49, 6)], 5.8), ([(12, 2), (31, 7), (50, 18)], 6.2),
        ([(10, 10), (28, 17), (44, 29)], 6.0), ([(6, 16), (20, 25), (33, 36)], 5.4),
    ):  # fmt: skip
        digit(d, run, half, skin, tip=0.7, nail=0.1)
    back: list[Node] = [(-12, -12, "c"), (2, -14), (16, -12, "c"), (22, -3), (22, 8), (16, 18), (8, 23, "c"),
        (-2, 20), (-14, 14, "c")]  # fmt: skip
    flesh(d, back, skin, (0, 2), (6, 8))
    knuckles(d, [(19, -5), (20, 4), (17, 13), (10, 20)], turn=205, size=0.8)
    gap(
        d, [(36, 4), (28, 1), (21, 0)], [(36, 14), (27, 10), (20, 8)], [(30, 24), (22, 18), (16, 16)], width=3
    )


def fist_on_hip(d: Drawing, skin: str) -> None:
    """A stout man's fist, its knuckles turned in against the sash, the thumb over the forefinger."""
    mass: list[Node] = [(-14, -13, "c"), (2, -17), (20, -13), (34, -2), (38, 12), (30, 26), (14, 29),
        (0, 22), (-16, 12, "c")]  # fmt: skip
    flesh(d, mass, skin, (0, 8))
    digit(d, [(18, -6), (35, 4), (33, 17), (18, 17)], 6.8, skin, tip=0.84)
    digit(d, [(14, 6), (28, 20), (20, 29), (10, 25)], 6.4, skin, tip=0.84)
    flesh(d, [(-6, -10, "c"), (10, -12), (22, -6), (20, 4), (12, 20), (0, 18), (-8, 8)], skin, shade=())
    digit(d, [(0, -8), (16, -2), (26, 9)], 7.4, skin, root=1.1, tip=0.8, nail=-0.2)
    d.lens([(6, 10), (10, 18), (10, 26)], 2.4)
