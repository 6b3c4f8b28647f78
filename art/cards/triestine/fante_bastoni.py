"""Fante di bastoni: a grinning lad in a belled hood, the pole across him in both hands."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import DETAIL, OUTER, Drawing
from art.cards.parts import borders, visage
from art.cards.triestine import dress, hair, hats
from art.cards.triestine.arms import Sleeve
from art.cards.triestine.court import court_card
from art.cards.triestine.faces import flush, jutting, neck
from art.cards.triestine.hands_of_staves import OVERHAND, UNDERHAND
from art.cards.triestine.inks import BLUE, FLESH, GREEN, PAPER, RED, YELLOW
from art.cards.triestine.staff import staff

HEAD: Final[Point] = (230, 164)
AXIS: Final = 240.0
POLE: Final[tuple[Point, Point]] = ((184, 500), (462, 44))
LEAN: Final = 31.4
"""Of the pole, degrees."""


def draw() -> Drawing:
    """The card."""
    return court_card("FB", _figure)


def _figure(d: Drawing) -> None:
    _tunic(d)
    _upper_arm(d)
    _lower_arm(d)
    _collar(d)
    with d.at(*HEAD, rotate=-5):
        _head(d)


def _tunic(d: Drawing) -> None:
    dress.mantle(d, [(180, 240, "c"), (110, 262), (50, 320), (14, 390, "c"), (14, 470, "c"),
        (200, 470, "c")], YELLOW,
        folds=[[(48, 356), (40, 410), (44, 470)]])  # fmt: skip
    dress.mantle(d, [(300, 240, "c"), (372, 262), (436, 320), (516, 400, "c"), (516, 470, "c"),
        (270, 470, "c")], YELLOW,
        folds=[[(470, 382), (478, 424), (474, 470)]], seed=5)  # fmt: skip
    dress.coat(d, [(198, 236, "c"), (160, 256), (170, 330), (160, 400), (150, 470, "c"), (338, 470, "c"),
        (324, 400), (314,
        330), (324, 256), (284, 236, "c")], BLUE, figure=("star", YELLOW))  # fmt: skip
    dress.belt(d, (160, 420), (326, 420), 24, RED, "zigzag", YELLOW)


def _upper_arm(d: Drawing) -> None:
    Sleeve(fill=RED, shoulder=(326, 300), elbow=(436, 378), wide=44, joint=40, narrow=22, bands=(YELLOW,
        GREEN),
        cuff=GREEN, plain_cuff=True).hold(d, (381, 178), UNDERHAND, _pole, tilt=LEAN)  # fmt: skip


def _pole(d: Drawing) -> None:
    staff(d, *POLE, 16, GREEN, cut=2)


def _lower_arm(d: Drawing) -> None:
    Sleeve(fill=RED, shoulder=(162, 300), elbow=(84, 416), wide=44, joint=40, narrow=22, bands=(YELLOW,),
        cuff=GREEN,
        plain_cuff=True).hold(d, (246, 398), OVERHAND, flip=True, tilt=LEAN)  # fmt: skip


def _collar(d: Drawing) -> None:
    """A shoulder cape with dagged edge, of the hood's stuff."""
    nodes: list[Node] = [(190, 226, "c"), (148, 244), (118, 288, "c")]
    for k in range(8):
        x0, x1 = 118 + 30.6 * k, 118 + 30.6 * (k + 1)
        drop = 26 * (1 - ((k - 3.5) / 4) ** 2)
        nodes += [
            (x0 + 2, 302 + drop),
            ((x0 + x1) / 2, 318 + drop),
            (x1 - 2, 302 + drop),
            (x1, 288 + drop * 0.6, "c"),
        ]
    nodes += [(334, 244), (292, 226, "c")]
    dress.coat(d, nodes, GREEN, depth=0.24)
    borders.border(
        d, [(136, 284), (178, 300), (AXIS, 308), (304, 300), (346, 284)], 7, RED, "beads", YELLOW, spacing=15
    )


def _head(d: Drawing) -> None:
    tone = hair.CHESTNUT
    hair.tail_of_hair(
        d, [(20, -30), (26, 8), (22, 40)], [(44, -34), (56, 6), (46, 48)], tone, count=6, seed=93
    )
    neck(d, FLESH, (0, 52), 19, long=36)
    roll: list[Node] = [
        (-44, 70),
        (-24, 66),
        (0, 74),
        (26, 68),
        (50, 66),
        (54, 78),
        (30, 92),
        (2, 98),
        (-28, 92),
        (-48, 82),
    ]
    d.shape(smooth(roll), GREEN, OUTER, shade=[Shade(angle=60, depth=0.4, spacing=5, width=2.6)])
    d.fold(([(-36, 74), (-20, 82), (-4, 84)], 4), ([(44, 72), (28, 80), (10, 84)], 4))
    face: list[Node] = [
        (-27, -46), (-35, -30), (-36, -18), (-33, -6), (-38, 6), (-37, 20), (-32, 36), (-25, 50), (-15, 60),
            (-3, 62),
        (12, 57), (27, 44), (36, 26), (39, 0), (38, -24), (33, -46),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=10, cross=6)
    visage.brim_shadow(d, -34, 36, -24)
    flush(d, (18, 22, 11), (-32, 24, 4))
    visage.eye(d, 7, 1, 10, -1, wide=0.7, gaze=0.4, bag=2, tilt=-1)
    visage.eye(d, -25, 1, 5.8, 1, wide=0.7, gaze=0.4, bag=1)
    visage.brow(d, [(-7, -15), (6, -22), (26, -12)], 4.6, ink=hair.DARK)
    visage.brow(d, [(-19, -14), (-27, -20), (-37, -13)], 4, ink=hair.DARK)
    jutting(d, FLESH, (-42, 17), root=(-15, -9), wing=(-13, 21), hook=-2.4, bulb=3, dark=3)
    smile: list[Node] = [(-30, 35, "c"), (-20, 38), (-6, 35), (7, 28, "c"), (3, 42), (-10, 49), (-24, 45)]
    d.shape(smooth(smile), RED, DETAIL)
    teeth: list[Node] = [(-29, 36, "c"), (-20, 39), (-6, 36), (6, 29, "c"), (0, 37), (-12, 42), (-24, 40)]
    d.shape(smooth(teeth), PAPER, DETAIL)
    d.lens([(7, 22), (12, 29), (8, 37)], 2.8)
    d.lens([(-14, 56), (-8, 54), (-1, 56)], 2.0)
    visage.freckles(d, (10, 14), (16, 12), (14, 19), (22, 15), (-30, 16), (-33, 12))
    visage.ear(d, 37, 4, 0.94, FLESH)
    tuft: list[Node] = [
        (-30, -28, "c"),
        (-24, -14),
        (-14, -26, "c"),
        (-4, -10),
        (4, -26, "c"),
        (14, -14),
        (20, -28, "c"),
    ]
    d.shape(smooth([*tuft, (0, -36)]), tone, DETAIL)
    side: list[Node] = [(28, -32, "c"), (29, -8), (33, 8, "c"), (38, -8), (44, -12), (44, -34, "c")]
    d.shape(smooth(side), tone, DETAIL)
    hats.hood(d, GREEN, RED, YELLOW)
