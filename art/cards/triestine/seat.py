"""A rider's seat about the middle of his belt: croup, shabrack, saddle and near thigh. They face right."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, polar, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.legs import Coat
from art.cards.triestine.inks import BROWN, INK, PAPER, YELLOW

_REAR: Sequence[Point] = ((-62, 30), (-90, 40), (-118, 58), (-150, 82))
_FOOT: Sequence[Point] = ((-150, 82), (-112, 86), (-70, 98), (-30, 120))
_FRONT: Sequence[Point] = ((78, 30), (98, 48), (112, 74), (120, 112))


def croup(d: Drawing, coat: Coat, strap: str) -> None:
    """The horse's quarters behind the rider, the crupper over them."""
    nodes: list[Node] = [(-30, 40, "c"), (-80, 34), (-128, 36), (-166, 52), (-188, 84), (-192, 124, "c"),
        (-30, 124, "c")]  # fmt: skip
    d.shape(smooth(nodes), coat.body, OUTER, shade=[
        Shade(angle=180, depth=0.2, spacing=6.4, width=3.2, reach=34),
        Shade(angle=120, depth=0.3, spacing=6.6, width=3.0, reach=40, seed=3),
    ])  # fmt: skip
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


def thigh(d: Drawing, fill: str, stripe: str, *, knot: bool = False) -> None:
    """The near thigh in breeches, from the hip forward over the saddle to the knee, a stripe along its seam.

    `knot`: a cord in loops on it.
    """
    nodes: list[Node] = [
        (-44, 2, "c"), (-60, 24), (-61, 50), (-44, 78), (-8, 104), (30, 126, "c"), (132, 126, "c"),
        (140, 92), (130, 62), (108, 44), (76, 28), (46, 16), (40, 2, "c"),
    ]  # fmt: skip
    leg = smooth(nodes)
    d.shape(leg, fill, OUTER, shade=[
        Shade(angle=150, depth=0.3, spacing=6.2, width=3.4, reach=36),
        Shade(angle=100, depth=0.2, spacing=6.4, width=3.0, reach=28, seed=4),
    ])  # fmt: skip
    d.fold(
        ([(51, 15), (26, 30), (-6, 31)], 6.4), ([(77, 25), (48, 44), (14, 50)], 5.4),
        ([(-56, 48), (-40, 42), (-28, 30)], 6.4),
    )  # fmt: skip
    seam = smooth([(-34, 14), (-26, 44), (10, 78), (66, 118)], closed=False)
    d.line(seam, OUTER * 3.2)
    d.line(seam, OUTER * 2.0, ink=stripe)
    if knot:
        loops: tuple[list[Node], ...] = (
            [(48, 122), (45, 90), (40, 66), (48, 50), (61, 62), (58, 86), (62, 122)],
            [(53, 88), (34, 90), (25, 75), (36, 66), (53, 86), (73, 87), (81, 73), (69, 65), (53, 88)],
        )
        for loop in loops:
            d.line(smooth(loop, closed=False), OUTER * 1.7)
        for loop in loops:
            d.line(smooth(loop, closed=False), OUTER * 0.9, ink=stripe)
    d.shape(leg, None, INNER)


def boot(d: Drawing, trim: str) -> None:
    """The top of the near boot below the knee, with a notch and a tassel."""
    edge: list[Node] = [(138, 70, "c"), (132, 82), (120, 86, "c"), (104, 78), (90, 82), (78, 100, "c"),
        (74, 130, "c")]  # fmt: skip
    d.shape(smooth([(150, 130, "c"), (146, 96), *edge]), INK, OUTER)
    run = smooth(edge[:-1], closed=False)
    d.line(run, OUTER * 2.5)
    d.line(run, OUTER * 1.3, ink=trim)
    d.shape(circle(119, 88, 5.6), trim, INNER)
    d.lens([(142, 118), (140, 102), (133, 88)], 3.4, ink=PAPER)
