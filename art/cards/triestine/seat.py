"""A rider's seat about the middle of his belt: croup, shabrack, saddle and near thigh. They face right."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, polar, polyline, smooth
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


def shabrack(d: Drawing, fill: str, trim: str, sign: str | None = None, long: float = 1.0) -> None:
    """The saddle cloth with its pointed corner behind, a braid along its edges.

    `sign`: ink of a star in the corner; `long`: share of the usual length behind the saddle.
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
    if sign is None:
        return
    with d.at(-84, 69):
        d.shape(polyline([polar(13 if k % 2 == 0 else 5.4, 36 * k - 90) for k in range(10)]), sign, DETAIL)


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
    nodes: list[Node] = [(70, 24, "c"), (118, 34), (142, 62), (146, 130, "c"), (-14, 130, "c"), (-20, 84),
        (-10, 50, "c")]  # fmt: skip
    d.shape(smooth(nodes), BROWN, OUTER)
    d.line(smooth([(112, 40), (133, 64), (137, 130)], closed=False), DETAIL, ink=YELLOW)
    turned(d, [(-4, 74), (28, 80), (60, 78)], [(4, 104), (36, 104), (64, 98)], 9, width=4.0)


def thigh(d: Drawing, fill: str, stripe: str) -> None:
    """The near thigh in breeches, from the hip forward and down to the knee, a braid along its outer seam."""
    nodes: list[Node] = [
        (-38, 6, "c"), (-50, 30), (-52, 50), (-36, 66), (0, 76), (38, 81), (62, 78), (80, 80, "c"),
        (121, 80, "c"), (131, 67), (130, 53), (119, 42), (100, 35), (74, 29), (44, 19), (40, 2, "c"),
    ]  # fmt: skip
    leg = smooth(nodes)
    d.shape(leg, fill, OUTER)
    with d.clip(leg):
        turned(d, [(-24, 74), (4, 81), (40, 85), (60, 81)], [(-2, 50), (30, 60), (58, 63), (72, 63)], 13,
            width=3.8)  # fmt: skip
        d.fold(([(80, 82), (78, 70), (87, 61)], 6.4), ([(68, 80), (65, 71), (70, 63)], 4.0),
            ([(46, 18), (28, 29), (4, 31)], 6.0))  # fmt: skip
        seam = smooth([(-44, 30), (-10, 41), (36, 50), (78, 51), (116, 57), (140, 66)], closed=False)
        d.line(seam, OUTER * 3.2)
        d.line(seam, OUTER * 2.0, ink=stripe)
    # The kneecap under the cloth.
    d.lens([(110, 42.6), (119, 46), (123.6, 53)], 3.0)
    d.shape(leg, None, INNER)


def boot(d: Drawing, trim: str) -> None:
    """The top of the near boot below the knee, with a notch and a tassel."""
    edge: list[Node] = [(138, 59, "c"), (130, 69), (115, 84, "c"), (98, 76), (74, 74, "c")]
    d.shape(smooth([(77, 130, "c"), (140, 130, "c"), (137, 90), *edge]), INK, OUTER)
    d.lens([(130, 80), (133, 92), (133, 108)], 4.6, ink=GREY)
    run = smooth(edge, closed=False)
    d.line(run, OUTER * 2.9)
    d.line(run, OUTER * 1.7, ink=trim)
    d.shape(circle(115, 85, 5.6), trim, INNER)
