"""Four hands that hold reins, about (0, 0); the forearm comes from the right, `turn` degrees clockwise."""

from __future__ import annotations

from art.cards.espanola.fingers import back, finger, knuckles, tendons, wrist
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import Drawing


def knuckles_up(d: Drawing, skin: str, *, turn: float) -> None:
    """Palm down, from before: four fingers side by side, the thumb shut below them."""
    wrist(d, skin, (10, -2), turn, 14)
    back(d, skin, [(-26, -8), (-14, -20), (6, -23), (24, -16), (30, 0), (18, 8), (-14, 8)])
    for x, top, low, half in ((21, -8, 16, 6.6), (7, -12, 20, 7.4), (-7, -11, 20, 7.4), (-20, -7, 15, 6.6)):
        finger(d, skin, [(x + 3, top, half), (x, (top + low) / 2 - 2, half), (x - 3, low, half * 0.82)],
               joints=(0.34,))  # fmt: skip
    finger(d, skin, [(28, 6, 8.4), (12, 24, 8), (-8, 27, 6)], joints=(0.5,), nail=True)
    knuckles(d, [(-18, -11), (-6, -15), (8, -15), (21, -11)], 90, 4.6)


def thumb_on_top(d: Drawing, skin: str, *, turn: float) -> None:
    """A soldier's hand: the back of the fist, the thumb pressed flat upon the rein above it."""
    wrist(d, skin, (8, 4), turn, 14)
    for x, y, w in ((-14, 22, 6.2), (-19, 10, 7), (-20, -3, 7.2), (-16, -15, 6.8)):
        finger(d, skin, [(6, y - 1, w), (x + 6, y - 1, w), (x, y + 4, w * 0.8)], joints=())
    hand: list[Node] = [
        (2, 30, "c"), (-4, 23), (-1, 16, "c"), (-7, 10), (-3, 4, "c"), (-9, -3), (-4, -9, "c"),
        (-5, -17), (6, -23),
        (20, -20), (28, -4), (26, 16), (14, 30),
    ]  # fmt: skip
    back(d, skin, hand, hand[:11])
    tendons(d, ((2, -14), (18, -4)), ((0, -2), (18, 4)), ((2, 11), (16, 12)))
    finger(d, skin, [(22, -16, 8.6), (6, -25, 8.2), (-12, -24, 6.4)], joints=(0.5,), nail=True)


def between_the_fingers(d: Drawing, skin: str, *, turn: float) -> None:
    """A light hand, its inside to us: the rein runs between two fingers and is pressed by the thumb."""
    wrist(d, skin, (10, 4), turn, 14)
    back(d, skin, [(-4, -22), (14, -24), (28, -12), (30, 8), (20, 24), (0, 26), (-10, 10)])
    for x0, x1, y, w in ((-16, 14, 22, 6), (-22, 16, 10, 6.8), (-21, 16, -6, 7), (-14, 14, -18, 6.8)):
        finger(d, skin, [(x0 + 6, y - 2, w), ((x0 + x1) / 2, y - 3, w), (x1 - 4, y + 1, w * 0.8)],
               joints=(0.3,), nail=True)  # fmt: skip
    ball: list[Node] = [(12, 30, "c"), (9, 14), (12, -4), (20, -16), (30, -8), (31, 10), (24, 26)]
    back(d, skin, ball, [(12, 30), (9, 14), (12, -4)])
    finger(d, skin, [(22, -6, 9), (10, -22, 8.4), (-6, -28, 6.4)], joints=(0.5,), nail=True)
    d.shape(smooth([(14, -6), (22, -14), (28, -2), (22, 10), (14, 8)]), skin, None)


def gathered(d: Drawing, skin: str, *, turn: float) -> None:
    """A fist with the slack gathered in it, the thumb shut down over the first two fingers."""
    wrist(d, skin, (10, 2), turn, 14)
    fist: list[Node] = [
        (18, -22, "c"), (2, -27), (-13, -25), (-22, -17), (-20, -11, "c"), (-27, -5), (-22, 3, "c"),
        (-25, 10),
        (-18, 16, "c"), (-17, 24), (-4, 28), (12, 25), (24, 16), (30, 0),
    ]  # fmt: skip
    back(d, skin, fist, fist[:12])
    for left, dip, right in (
        ((-20, -11), -12.4, (0, -11)),
        ((-22, 3), 1.6, (2, 2)),
        ((-18, 16), 14.6, (4, 14)),
    ):
        d.lens([left, ((left[0] + right[0]) / 2, dip), right], 3.2)
    finger(d, skin, [(22, -8, 9.4), (12, -21, 8.8), (-4, -20, 7.6), (-13, -9, 6)], joints=(0.55,), nail=True)
    d.shape(smooth([(16, -6), (23, -14), (28, -2), (22, 10), (14, 8)]), skin, None)
    d.lens([(10, -8), (14, 2), (12, 12)], 2.2)
