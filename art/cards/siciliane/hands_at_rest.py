"""Hands that hold reins or rest on a hip, each a hand of its own.

Hands for reins are drawn about the middle of the fist; the wrist leaves to the right at `wrist` degrees,
clockwise. Hands on the hip are drawn about the wrist and lie to the lower right of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.paths import Node, Point
from art.cards.kit.svg import Drawing
from art.cards.siciliane.digits import digit, flesh, knuckles, wrist_of


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
    """An old hand from its back, loosely shut: thumb and forefinger pinch the rein that runs through."""
    wrist_of(d, skin, wrist, wide=21, root=(9, 2))
    for run, half in (
        ([(8, 20), (-4, 26), (-12, 27)], 5.8), ([(6, 12), (-11, 17), (-21, 18)], 6.4),
        ([(4, 2), (-16, 5), (-26, 7)], 6.8), ([(4, -9), (-17, -9), (-28, -5)], 7.0),
    ):  # fmt: skip
        digit(d, run, half, skin, tip=0.86, creased=False)
    back: list[Node] = [(-2, -17, "c"), (10, -22), (24, -17), (32, -4), (31, 12, "c"), (24, 22),
        (13, 26, "c"), (7, 18), (4, 6), (3, -6)]  # fmt: skip
    flesh(d, back, skin, (1, 3), (5, 6), shade=())
    digit(d, [(23, -9), (8, -22), (-10, -26), (-27, -19)], 6.8, skin, tip=0.8, root=1.15, nail=0.25)
    knuckles(d, [(1, -6), (2, 5), (4, 15)], turn=-20, size=0.9)
    d.lens([(11, -5), (19, 0), (23, 9)], 2.0)
    d.lens([(12, 7), (18, 11), (20, 17)], 1.8)


def pulled_in(d: Drawing, skin: str, *, wrist: float = 20.0) -> None:
    """From its back, drawn in towards the belt: knuckles in a slanting row, the thumb on the rein."""
    wrist_of(d, skin, wrist, wide=20, root=(9, 2))
    for run, half in (
        ([(0, 18), (-11, 23), (-17, 28)], 6.0), ([(-2, 9), (-17, 13), (-25, 19)], 6.8),
        ([(-2, -2), (-19, 1), (-29, 7)], 7.0), ([(-2, -12), (-18, -11), (-28, -5)], 6.8),
    ):  # fmt: skip
        digit(d, run, half, skin, tip=0.88, creased=False)
    back: list[Node] = [(34, -14, "c"), (20, -22), (6, -24), (-6, -19, "c"), (-10, -7), (-10, 8),
        (-4, 22, "c"), (8, 25), (22, 20), (36, 12, "c")]  # fmt: skip
    flesh(d, back, skin, (0, 2), (6, 9), shade=())
    digit(d, [(20, -15), (2, -29), (-16, -30), (-27, -20)], 7.0, skin, tip=0.8, root=1.15, nail=0.25)
    knuckles(d, [(-8, -12), (-9, -1), (-7, 10), (-2, 20)], turn=-12, size=0.9)
    d.lens([(4, -8), (13, -4), (20, -6)], 2.0)
    d.lens([(4, 8), (13, 10), (20, 6)], 1.8)


def behind_hip(d: Drawing, skin: str) -> None:
    """A girl's slim hand, its back to us, the fingers gone behind the hip; drawn before the body."""
    _back(d, skin, [(-14, -11), (6, -14), (24, -15), (27, 18), (6, 15), (-14, 12)],
        ((-8, 46), (1, 48), (9, 46), (16, 42)), 5.4)  # fmt: skip


def thumb_forward(d: Drawing, skin: str) -> None:
    """The thumb of `behind_hip`, slim and straight, laid forward along the belt."""
    digit(d, [(2, -6), (22, -17), (43, -20)], 6.4, skin, tip=0.72, root=1.2, nail=-0.1)


def in_the_sash(d: Drawing, skin: str) -> None:
    """A stout man's broad hand, the fingers pushed into the sash at the hip; drawn before jacket and sash."""
    _back(d, skin, [(-14, -14), (4, -19), (22, -21), (28, 21), (8, 19), (-14, 14)],
        ((-12, 44), (-1, 47), (9, 46), (18, 40)), 6.6)  # fmt: skip


def thumb_in_sash(d: Drawing, skin: str) -> None:
    """The thumb of `in_the_sash`, thick and bent, hooked over the sash's edge."""
    digit(d, [(2, -10), (20, -25), (36, -22), (44, -10)], 7.6, skin, tip=0.8, root=1.15, nail=0.1)


def over_the_fold(d: Drawing, skin: str) -> None:
    """A page's hand, its back to us, fingers gone behind the cloth that it gathers."""
    digit(d, [(4, -8), (20, -20), (38, -19), (47, -10)], 6.6, skin, tip=0.78, root=1.15, nail=0.15)
    _back(d, skin, [(-14, -12), (6, -15), (26, -14), (24, 20), (4, 17), (-14, 12)],
        ((-8, 47), (2, 48), (11, 45), (18, 38)), 6.0)  # fmt: skip


def behind_rim(d: Drawing, skin: str, at: Point) -> None:
    """The heel of a hand that grasps a shield's rim, seen beside it; the shield comes after it."""
    with d.at(*at):
        flesh(
            d, [(22, -30, "c"), (2, -28), (-8, -14), (-9, 6), (-4, 24), (20, 32, "c")], skin, (0, 5), shade=()
        )
        d.lens([(4, -20), (-1, -4), (2, 14)], 2.4)


def over_rim(d: Drawing, skin: str, at: Point) -> None:
    """Its four finger ends, which come round the rim to the front."""
    with d.at(*at):
        for y, far, half in ((22, 19, 6.0), (9, 24, 6.8), (-5, 25, 7.0), (-19, 22, 6.8)):
            digit(d, [(1, y + 1), (11, y), (far, y + 1)], half, skin, closed=True, tip=0.8, nail=-0.1)


def _back(
    d: Drawing, skin: str, corners: Sequence[Point], fingers: Sequence[tuple[float, float]], half: float
) -> None:
    """The back of a hand, one plane from the wrist to four knuckles, and the first joints of its fingers.

    `corners`: the upper edge from the wrist, then the lower one back to it; `fingers`: y of each knuckle and
    how far it reaches.
    """
    edge = corners[2][0]
    for k, (y, far) in reversed(list(enumerate(fingers))):
        digit(d, [(edge - 5, y), (edge + 8, y + k), (far, y + 2.6 * k)], half, skin, creased=False)
    nodes: list[Node] = [(*p, "c") if k in (0, 2, 3, 5) else p for k, p in enumerate(corners)]
    (x0, y0), (x1, y1) = corners[2], corners[3]
    nodes[3:3] = [(x0 + 5, y0 * 0.4 + y1 * 0.1), (x1 + 4, y1 * 0.5)]
    flesh(d, nodes, skin, (0, 2), (5, 7), shade=())
    for y, _ in fingers:
        d.lens([(edge - 5, y - 3), (edge, y - 1), (edge - 1, y + 4)], 2.4)
