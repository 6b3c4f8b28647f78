"""A rider's seat about the middle of his belt: croup, shabrack, saddle and near leg. They face right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.legs import Coat
from art.cards.triestine.inks import BROWN, GREY, INK, YELLOW
from art.cards.triestine.limb_shade import rounded
from art.cards.triestine.strokes import turned

_REAR: Final[Sequence[Point]] = ((-62, 30), (-90, 38), (-118, 50), (-146, 68))
_FOOT: Final[Sequence[Point]] = ((-146, 68), (-120, 87), (-94, 108), (-72, 130))
_FRONT: Final[Sequence[Point]] = ((80, 20), (122, 36), (150, 70), (160, 130))
_SEAM: Final[Sequence[Node]] = ((-30, 14), (-4, 27), (26, 38), (56, 47), (78, 58), (84, 76), (82, 100))
"""The outer seam of the breeches, from the hip over the thigh to the knee and down."""


def croup(d: Drawing, coat: Coat, strap: str, *, long: float = 0.0) -> None:
    """The horse's quarters behind the rider, the crupper over them; `long`: how much farther they reach."""
    nodes: list[Node] = [(-30, 40, "c"), (-80 - long * 0.4, 34), (-128 - long * 0.8, 36), (-166 - long, 52),
        (-188 - long, 84), (-192 - long, 130, "c"), (-30, 130, "c")]  # fmt: skip
    d.shape(smooth(nodes), coat.body, OUTER)
    edge: list[Point] = [(-193 - long, 126), (-188 - long, 84), (-166 - long, 54)]
    turned(d, edge, [(-138 - long, 124), (-144 - long, 96), (-134 - long, 76)], 15, width=3.4)
    turned(d, [(-74, 128), (-98, 106), (-140, 68)], [(-112, 132), (-130, 118), (-166, 90)], 16, width=3.6,
        bend=-0.06)  # fmt: skip
    run = smooth([(-60, 34), (-110 - long, 42), (-150 - long, 58), (-169 - long, 82), (-174 - long, 116)],
        closed=False)  # fmt: skip
    d.line(run, OUTER * 3)
    d.line(run, OUTER * 1.7, ink=strap)
    d.shapes([circle(x - long, y, 2.6) for x, y in ((-92, 39), (-122, 45), (-151, 58))], YELLOW, DETAIL)


def shabrack(d: Drawing, fill: str, trim: str, long: float = 1.0) -> None:
    """The saddle cloth with its pointed corner behind, a braid along its edges.

    `long`: share of the usual length behind the saddle.
    """
    edge = [(-62 + (x + 62) * long, y) for x, y in _REAR]
    low = [(-62 + (x + 62) * long, y) if x < -62 else (x, y) for x, y in _FOOT]
    nodes: list[Node] = [
        (*edge[0], "c"), *edge[1:3], (*edge[3], "c"), *low[1:3], (*low[3], "c"),
        (*_FRONT[3], "c"), *reversed(_FRONT[1:3]), (*_FRONT[0], "c"),
    ]  # fmt: skip
    cloth = smooth(nodes)
    d.shape(cloth, fill, None)
    with d.clip(cloth):
        # The shadow of rider and saddle.
        turned(d, [(-34, 116), (-40, 92), (-56, 72), (-76, 54)], [(-70, 124), (-84, 106), (-100, 88),
            (-112, 66)], 16, width=3.8, bend=0)  # fmt: skip
        d.line(cloth, OUTER * 6.2)
        d.line(cloth, OUTER * 4.6, ink=trim)
    d.line(cloth, OUTER)


def saddle(d: Drawing, fill: str = BROWN) -> None:
    """The leather in one piece from the high cantle behind him under his seat to the flap and the pommel."""
    pommel: list[Node] = [(56, 52, "c"), (68, 34), (76, 14), (88, 6), (100, 14), (100, 34), (108, 58, "c")]
    d.shape(smooth(pommel), fill, OUTER, shade=[Shade(depth=0.4, spacing=4.8, width=2.6)])
    d.line(smooth([(78, 22), (88, 14), (94, 20), (94, 38)], closed=False), OUTER, ink=YELLOW)
    leather: list[Node] = [(-20, 30, "c"), (-50, 24), (-60, 14), (-71, 5), (-83, 9), (-88, 22), (-82, 42),
        (-68, 60), (-50, 78), (-38, 100), (-34, 130, "c"), (138, 130, "c"), (136, 92), (126, 60), (106, 38),
        (76, 24, "c")]  # fmt: skip
    d.shape(smooth(leather), fill, OUTER)
    d.line(smooth([(-82, 26), (-80, 15), (-72, 11), (-63, 19)], closed=False), OUTER, ink=YELLOW)
    # The shadow of the thigh on the flap, and of the knee before it.
    under: list[Point] = [(62, 80), (28, 76), (2, 71), (-22, 68), (-57, 53)]
    turned(d, under, [(60, 122), (27, 114), (0, 106), (-18, 98), (-44, 80)], 24, width=4, bend=0)
    turned(d, under[:3], [(46, 106), (18, 98), (-4, 90)], 11, width=3, bend=0)
    turned(d, [(108, 112), (116, 84), (112, 60)], [(126, 114), (128, 92), (122, 72)], 8, width=3.2, bend=0)


def leg(d: Drawing, fill: str, stripe: str) -> None:
    """The near leg astride: foreshortened from the hip forward and down to the knee, there bent."""
    nodes: list[Node] = [(4, -4, "c"), (30, 4), (54, 15), (78, 28), (98, 41), (112, 53), (117, 66),
        (113, 80), (106, 134, "c"), (50, 134, "c"), (55, 96), (58, 80, "c"), (47, 79.5), (26, 76), (2, 72),
        (-24, 68), (-48, 58), (-63, 38), (-60, 16), (-46, 2, "c")]  # fmt: skip
    cloth = smooth(nodes)
    d.shape(cloth, fill, OUTER)
    with d.clip(cloth):
        rounded(d, [(-57, 49), (-42, 62), (-24, 68), (2, 72), (28, 76), (56, 80)],
            [(-36, 22), (-20, 30), (2, 38), (30, 48), (60, 60)], width=3.8, core=7)  # fmt: skip
        seam = smooth(list(_SEAM), closed=False)
        d.line(seam, OUTER * 2.8)
        d.line(seam, OUTER * 1.5, ink=stripe)
    # Folds at the hip, from the hollow of the knee, and the kneecap under the cloth.
    d.fold(([(54, 15), (38, 19), (18, 17)], 6.4), ([(68, 22), (54, 31), (36, 31)], 4.8))
    d.fold(([(57, 80), (66, 71), (80, 69)], 7.4), ([(50, 78), (54, 67), (64, 59)], 5.0),
        ([(58, 84), (70, 80), (84, 82)], 4.8))  # fmt: skip
    d.lens([(99, 44), (108, 55), (109, 68)], 4.2)
    d.line(cloth, OUTER)


def _shaft(edge: Sequence[Node]) -> Sequence[Node]:
    """A boot below that edge, given from the shin back to the calf."""
    return [(44, 134, "c"), (98, 134, "c"), (107, 104), *edge, (49, 104)]


def top_boot(d: Drawing, lining: str) -> None:
    """A boot up under the knee, its top turned down."""
    d.shape(smooth(list(_shaft([(112, 84, "c"), (54, 86, "c")]))), INK, OUTER)
    d.lens([(98, 98), (96, 108), (92, 126)], 4.6, ink=GREY)
    top = smooth([(117, 75, "c"), (102, 82), (80, 86), (53, 80, "c"), (50, 95, "c"), (76, 100), (102, 97),
        (115, 91, "c")])  # fmt: skip
    d.shape(top, lining, OUTER)
    turned(d, [(50, 93), (64, 97), (80, 98)], [(64, 84), (76, 88), (92, 90)], 8, width=2.8)


def boot(d: Drawing, trim: str) -> None:
    """A hussar's boot up under the knee, its top with a notch and a tassel."""
    edge: list[Node] = [(118, 76, "c"), (104, 83), (86, 95, "c"), (70, 86), (52, 81, "c")]
    d.shape(smooth(list(_shaft(edge))), INK, OUTER)
    d.lens([(103, 92), (101, 104), (96, 122)], 4.6, ink=GREY)
    run = smooth(edge, closed=False)
    d.line(run, OUTER * 2.9)
    d.line(run, OUTER * 1.7, ink=trim)
    d.shape(circle(86, 97, 5.6), trim, INNER)
