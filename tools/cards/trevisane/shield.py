"""The round shield of the re di bastoni, with the wall of an invented town."""

from __future__ import annotations

from tools.cards.kit.hatch import Shade
from tools.cards.kit.paths import Node, circle, polyline, rect, smooth
from tools.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from tools.cards.trevisane.coin import polar
from tools.cards.trevisane.inks import BLUE, GREEN, INK, PAPER, RED, YELLOW


def shield(d: Drawing, x: float, y: float, radius: float) -> None:
    """A round shield about (x, y)."""
    with d.at(x, y, radius / 100):
        d.shape(circle(0, 0, 100), YELLOW, OUTER, shade=[Shade(angle=40, depth=0.16, spacing=5, width=2.6)])
        studs = 16
        d.shapes([circle(*polar(89, 360 / studs * (k + 0.5)), 5) for k in range(studs)], RED)
        field = circle(0, 0, 77)
        d.shape(field, BLUE, INNER)
        with d.clip(field):
            _town(d)
        d.hatch(field, Shade(angle=40, depth=0.14, spacing=5.4, width=2.6, reach=26))
        d.line(field, INNER)


def _town(d: Drawing) -> None:
    hill: list[Node] = [(-90, 40, "c"), (-40, 30), (10, 34), (90, 26, "c"), (90, 90, "c"), (-90, 90, "c")]
    d.shape(smooth(hill), GREEN, INNER)
    _tower(d, -44, -8, 15, 56, RED)
    _tower(d, 44, -8, 15, 56, RED)
    _tower(d, 0, -28, 20, 40, PAPER)
    wall: list[Node] = [(-66, 46), (-66, 4)]
    for k in range(11):
        x0 = -66 + 12 * k
        top = 4 if k % 2 else -5
        wall += [(x0, top), (x0 + 12, top)]
    wall += [(66, 4), (66, 46)]
    d.shape(polyline([(p[0], p[1], "c") for p in wall]), PAPER, INNER)
    d.shape(smooth([(-13, 46, "c"), (-13, 26), (0, 14), (13, 26), (13, 46, "c")]), INK, INNER)
    courses = [((-62, 17), (-20, 17)), ((20, 17), (62, 17)), ((-62, 31), (-20, 31)), ((20, 31), (62, 31))]
    for start, stop in courses:
        d.line(polyline([start, stop], closed=False), DETAIL)
    joints = [
        (-48, 5),
        (-30, 5),
        (34, 5),
        (52, 5),
        (-40, 17),
        (42, 17),
        (-54, 31),
        (-28, 31),
        (30, 31),
        (54, 31),
    ]
    d.ticks(*(((x, y), (x, y + 13), 2.6) for x, y in joints))


def _tower(d: Drawing, x: float, top: float, half: float, tall: float, roof: str) -> None:
    d.shape(
        rect(x - half, top, 2 * half, tall), YELLOW, INNER, shade=[Shade(depth=0.36, spacing=5, width=2.2)]
    )
    crest: list[Node] = []
    step = 2 * (half + 3) / 5
    for k in range(5):
        x0 = x - half - 3 + step * k
        y = top - (12 if k % 2 == 0 else 5)
        crest += [(x0, y, "c"), (x0 + step, y, "c")]
    crest += [(x + half + 3, top + 2, "c"), (x - half - 3, top + 2, "c")]
    d.shape(polyline(crest), roof, INNER)
    d.shape(rect(x - 2.6, top + 10, 5.2, 12), INK, None)
