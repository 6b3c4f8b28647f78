"""The three-master of the 6 di coppe, under full sail with all her flags."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, polyline, rect, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.siciliane.inks import BLUE, EARTH, GREEN, INK, RED, SKY, WHITE, YELLOW

# Mast: x, height; its sails from below: y of the foot, height, half-width.
MASTS: tuple[tuple[float, float, tuple[tuple[float, float, float], ...]], ...] = (
    (-56, 236, ((-62, 46, 22), (-112, 40, 18.5), (-156, 34, 14.5))),
    (2, 276, ((-58, 56, 28), (-118, 50, 23.5), (-172, 42, 18))),
    (56, 240, ((-64, 46, 22), (-114, 40, 18.5), (-158, 34, 14.5))),
)  # fmt: skip
FLAGS = (RED, GREEN, YELLOW)


def ship(d: Drawing, x: float, y: float, scale: float = 1.0) -> None:
    """A ship sailing to the right, 190 wide and 330 high; her water line at (x, y)."""
    with d.at(x, y, scale):
        _jib(d)
        for (mx, height, sails), ink in zip(MASTS, FLAGS, strict=True):
            _mast(d, mx, height, ink)
            for foot, high, half in sails:
                _sail(d, mx, foot, high, half)
        _spanker(d)
        _hull(d)
        _sea(d)


def _jib(d: Drawing) -> None:
    d.line(polyline([(72, -38), (108, -66)], closed=False), OUTER)
    d.line(polyline([(58, -214), (107, -66)], closed=False), DETAIL)
    jib: list[Node] = [(62, -190, "c"), (96, -92), (104, -70, "c"), (84, -74), (70, -100)]
    d.shape(smooth(jib), WHITE, INNER, shade=[Shade(angle=150, depth=0.3, spacing=5.4, width=2.4)])
    d.line(polyline([(-58, -214), (-98, -44)], closed=False), DETAIL)


def _mast(d: Drawing, x: float, height: float, ink: str) -> None:
    d.shape(polyline([(x - 3, -20), (x - 2, -height), (x + 2, -height), (x + 3, -20)]), EARTH, DETAIL)
    flag: list[Node] = [
        (x + 1, -height, "c"), (x + 14, -height - 4), (x + 26, -height + 3), (x + 40, -height - 2, "c"),
        (x + 31, -height + 8, "c"), (x + 40, -height + 17, "c"), (x + 26, -height + 19),
        (x + 14, -height + 14),
        (x + 1, -height + 18, "c"),
    ]  # fmt: skip
    d.shape(smooth(flag), ink, INNER, shade=[Shade(angle=90, depth=0.3, spacing=4.6, width=2.2)])
    d.shape(circle(x, -height - 3, 3.4), YELLOW, DETAIL)


def _sail(d: Drawing, x: float, foot: float, high: float, half: float) -> None:
    """A square sail blown to the right, hanging from its yard."""
    top = foot - high
    a, b = half * 0.86, half
    nodes: list[Node] = [
        (x - a, top, "c"), (x + a, top, "c"), (x + a + 9, top + high * 0.4), (x + b + 4, foot, "c"),
        (x + 8, foot - 8),
        (x - b + 2, foot, "c"), (x - a + 7, top + high * 0.5),
    ]  # fmt: skip
    d.shape(
        smooth(nodes),
        WHITE,
        INNER,
        shade=[Shade(depth=0.34, spacing=5.4, width=2.4), Shade(angle=180, depth=0.16, spacing=6, width=1.8)],
    )
    d.line(polyline([(x - a - 5, top), (x + a + 5, top)], closed=False), OUTER)
    if half > 20:
        d.lens([(x + 6, top + 6), (x + 14, top + high * 0.45), (x + 7, foot - 12)], 2)


def _spanker(d: Drawing) -> None:
    sail: list[Node] = [(-60, -58, "c"), (-58, -30, "c"), (-92, -34, "c"), (-88, -50)]
    d.shape(smooth(sail), RED, INNER, shade=[Shade(angle=160, depth=0.4, spacing=4.8, width=2.4)])


def _hull(d: Drawing) -> None:
    nodes: list[Node] = [
        (-96, -42, "c"), (-84, -36), (-60, -36, "c"), (-58, -30, "c"), (30, -28), (52, -32, "c"),
        (56, -40, "c"), (92, -42, "c"),
        (84, -20), (70, 4), (58, 18, "c"), (-74, 18, "c"), (-86, 0), (-92, -22),
    ]  # fmt: skip
    hull = smooth(nodes)
    d.shape(hull, EARTH, OUTER, shade=[Shade(angle=70, depth=0.3, spacing=5.4, width=2.8)])
    band: list[Node] = [
        (-92, -24, "c"),
        (-30, -17),
        (40, -17),
        (86, -25, "c"),
        (81, -14, "c"),
        (40, -6),
        (-30, -6),
        (-89, -12, "c"),
    ]  # fmt: skip
    d.shape(smooth(band), YELLOW, INNER)
    for k in range(8):
        d.shape(rect(-74 + 19 * k, -15 + abs(k - 3.6) * -0.7, 7, 6), INK, None)
    d.shape(rect(-94, -42, 16, 6), RED, DETAIL)
    d.shape(smooth([(86, -44, "c"), (98, -46), (104, -40), (98, -34), (90, -34, "c")]), YELLOW, DETAIL)
    d.line(smooth([(-84, 4), (-20, 8), (40, 7), (72, 2)], closed=False), DETAIL)


def _sea(d: Drawing) -> None:
    sea: list[Node] = [(-104, 20, "c"), (-92, 8), (-80, 14), (-66, 6), (-50, 13), (-34, 6), (-16, 13),
        (0, 6), (18, 13), (34, 6),
        (52, 12), (68, 4), (84, 12), (98, 8), (106, 20, "c"), (60, 30), (0, 26), (-60, 31)]  # fmt: skip
    d.shape(smooth(sea), SKY, INNER)
    for x0, x1, y in ((-84, -40, 20), (-24, 20, 18), (36, 84, 19)):
        step = (x1 - x0) / 4
        d.line(
            smooth([(x0 + step * k, y + (-2.6 if k % 2 else 2)) for k in range(5)], closed=False),
            INNER,
            ink=BLUE,
        )


def dolphin(d: Drawing, x: float, y: float, scale: float = 1.0) -> None:
    """A dolphin leaping to the right out of the waves, blue above, white below; 190 wide, 130 high."""
    with d.at(x, y, scale):
        shade = [Shade(angle=150, depth=0.4, spacing=5.6, width=3)]
        tail: list[Node] = [
            (-58, 2, "c"), (-72, -14), (-98, -22, "c"), (-88, 2), (-90, 14), (-104, 36, "c"), (-76, 32),
            (-54, 18, "c"),
        ]  # fmt: skip
        back: list[Node] = [
            (10, -42, "c"),
            (-4, -62),
            (-26, -74),
            (-40, -76, "c"),
            (-30, -58),
            (-30, -30, "c"),
        ]
        far: list[Node] = [(30, 12, "c"), (26, 34), (10, 50, "c"), (10, 30), (12, 14, "c")]
        for nodes in (tail, back, far):
            d.shape(smooth(nodes), BLUE, OUTER, shade=shade)
        body: list[Node] = [
            (-68, 12, "c"), (-54, -14), (-30, -38), (0, -50), (32, -42), (50, -26), (60, -12), (84, -4),
            (90, 6, "c"),
            (66, 12), (50, 12), (36, 22), (16, 26), (-10, 12), (-32, 8), (-50, 14), (-62, 24, "c"),
        ]  # fmt: skip
        d.shape(smooth(body), BLUE, OUTER, shade=[Shade(angle=100, depth=0.44, spacing=6, width=3, bend=0.2)])
        belly: list[Node] = [
            (87, 6, "c"), (60, 2), (36, -2), (6, 2), (-30, 8, "c"), (-10, 12), (16, 25), (36, 21), (50, 12),
            (66, 11),
        ]  # fmt: skip
        d.shape(smooth(belly), WHITE, DETAIL, shade=[Shade(angle=90, depth=0.4, spacing=6, width=2.4)])
        d.lens([(-40, -22), (-14, -38), (18, -40)], 4, ink=SKY)
        near: list[Node] = [(18, -2, "c"), (14, 18), (-4, 38), (-22, 44, "c"), (-14, 24), (-4, 0, "c")]
        d.shape(smooth(near), BLUE, INNER, shade=shade)
        d.shape(circle(46, -14, 4.6), WHITE, DETAIL)
        d.shape(circle(47, -13.4, 2.2), INK, None)
        for points in (
            [(-112, 54), (-90, 46), (-70, 56), (-50, 48)], [(-40, 62), (-16, 54), (6, 64), (30, 56)],
            [(44, 54), (64, 46), (84, 56), (104, 48)],
        ):  # fmt: skip
            d.lens(points, 7)
