"""A rider's seat about the middle of his belt: croup, shabrack, saddle and near thigh. They face right."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.legs import Coat
from art.cards.triestine.inks import BROWN, GREY, INK, YELLOW
from art.cards.triestine.strokes import turned

_REAR: Sequence[Point] = ((-62, 30), (-90, 40), (-118, 58), (-150, 82))
_FOOT: Sequence[Point] = ((-150, 82), (-112, 86), (-70, 98), (-30, 120))
_FRONT: Sequence[Point] = ((78, 30), (98, 48), (112, 74), (120, 112))


def croup(d: Drawing, coat: Coat, strap: str) -> None:
    """The horse's quarters behind the rider, the crupper over them."""
    nodes: list[Node] = [(-30, 40, "c"), (-80, 34), (-128, 36), (-166, 52), (-188, 84), (-192, 124, "c"),
        (-30, 124, "c")]  # fmt: skip
    d.shape(smooth(nodes), coat.body, OUTER)
    turned(d, [(-193, 124), (-188, 84), (-166, 54)], [(-160, 124), (-164, 92), (-152, 66)], 13, width=3.6)
    run = smooth([(-60, 34), (-110, 42), (-152, 58), (-172, 82), (-178, 112)], closed=False)
    d.line(run, OUTER * 3)
    d.line(run, OUTER * 1.7, ink=strap)
    d.shapes([circle(x, y, 2.6) for x, y in ((-92, 39), (-122, 45), (-152, 56))], YELLOW, DETAIL)


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
    d.shape(smooth(nodes), fill, OUTER, shade=[
        Shade(angle=20, depth=0.3, spacing=6.2, width=3.2, reach=40),
    ])  # fmt: skip
    rear: list[Node] = [(x + 9, y + 6) for x, y in edge[:3]]
    foot: list[Node] = [(x, y - 9) for x, y in low[1:]]
    hem = smooth([*rear, (edge[3][0] + 18, edge[3][1] - 4, "c"), *foot], closed=False)
    front = smooth([(x - 9, y + 3) for x, y in _FRONT], closed=False)
    for line in (hem, front):
        d.line(line, OUTER * 3)
        d.line(line, OUTER * 1.7, ink=trim)


def saddle(d: Drawing) -> None:
    """Cantle behind him and pommel before him, bound in brass."""
    cantle: list[Node] = [
        (-36, 44, "c"),
        (-70, 44, "c"),
        (-84, 26),
        (-82, 10),
        (-70, 4),
        (-58, 14),
        (-46, 22),
    ]
    pommel: list[Node] = [(56, 52, "c"), (68, 34), (74, 16), (86, 8), (98, 16), (98, 34), (106, 58, "c")]
    for nodes in (cantle, pommel):
        d.shape(smooth(nodes), BROWN, OUTER, shade=[Shade(depth=0.4, spacing=4.8, width=2.6)])
    d.line(smooth([(-80, 22), (-76, 12), (-68, 10), (-58, 20)], closed=False), OUTER, ink=YELLOW)
    d.line(smooth([(76, 24), (86, 16), (92, 22), (92, 38)], closed=False), OUTER, ink=YELLOW)


def flap(d: Drawing) -> None:
    """The flap of the saddle, behind the near leg and before its knee."""
    nodes: list[Node] = [(70, 24, "c"), (112, 34), (136, 62), (142, 130, "c"), (-24, 130, "c"), (-22, 90),
        (-10, 50, "c")]  # fmt: skip
    d.shape(smooth(nodes), BROWN, OUTER)
    d.line(smooth([(108, 40), (128, 64), (133, 130)], closed=False), DETAIL, ink=YELLOW)
    turned(d, [(46, 76), (22, 80), (-14, 84)], [(44, 118), (22, 108), (-10, 92)], 13, width=2.8, bend=0)


def leg(d: Drawing, fill: str) -> None:
    """The near leg in breeches: from the hip forward to the bent knee, and down into the boot."""
    nodes: list[Node] = [(18, 2, "c"), (50, 10), (80, 21), (106, 33), (120, 46), (123, 60), (117, 73),
        (109, 86), (104, 134, "c"), (54, 134, "c"), (53, 92), (51, 82), (46, 70, "c"), (18, 75), (-14, 79),
        (-44, 76), (-66, 60), (-74, 36), (-64, 14), (-42, 2, "c")]  # fmt: skip
    cloth = smooth(nodes)
    d.shape(cloth, fill, OUTER)
    turned(d, [(-62, 60), (-44, 74), (-14, 79), (22, 74), (44, 70)],
        [(-36, 48), (-22, 54), (2, 59), (26, 58), (42, 58)], 18, width=3.4, bend=0.14)  # fmt: skip
    # The hollow of the knee, the fold at the hip, the kneecap under the cloth.
    d.fold(([(46, 70), (58, 60), (79, 57)], 7.6), ([(52, 78), (62, 69), (76, 67)], 4.4),
        ([(46, 9), (25, 26), (10, 40)], 4.8))  # fmt: skip
    d.lens([(97, 34), (109, 45), (111, 60)], 4.2)


def top_boot(d: Drawing, lining: str) -> None:
    """A boot up under the knee, its top turned down."""
    shaft = smooth([(48, 76, "c"), (48, 134, "c"), (108, 134, "c"), (109, 104), (114, 78, "c")])
    d.shape(shaft, INK, OUTER)
    d.lens([(102, 96), (100, 107), (99, 122)], 4.6, ink=GREY)
    top = smooth([(117, 70, "c"), (102, 76), (78, 79), (46, 76, "c"), (45, 92, "c"), (78, 96), (104, 93),
        (117, 87, "c")])  # fmt: skip
    d.shape(top, lining, OUTER)
    turned(d, [(46, 88), (58, 92), (74, 94)], [(62, 80), (69, 84), (80, 87)], 6, width=2.6)


def boot(d: Drawing, trim: str) -> None:
    """A hussar's boot up under the knee, its top with a notch and a tassel."""
    edge: list[Node] = [(116, 70, "c"), (102, 77), (83, 90, "c"), (68, 81), (46, 75, "c")]
    shaft = smooth([(48, 134, "c"), (108, 134, "c"), (110, 98), *edge, (48, 94)])
    d.shape(shaft, INK, OUTER)
    d.lens([(103, 90), (101, 102), (100, 118)], 4.6, ink=GREY)
    run = smooth(edge, closed=False)
    d.line(run, OUTER * 2.9)
    d.line(run, OUTER * 1.7, ink=trim)
    d.shape(circle(83, 92, 5.6), trim, INNER)
