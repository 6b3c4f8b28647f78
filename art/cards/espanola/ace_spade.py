"""As de espadas: one broad sword upright, a red ribbon wound about it, laurel and olive below."""

from __future__ import annotations

from art.cards.espanola.card import MIDDLE, blank, frame
from art.cards.espanola.inks import BLUE, DARK_RED, GREEN, INK, PAPER, RED, SKY, YELLOW
from art.cards.espanola.sprig import flower
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, lozenge, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import band, emblem, foliage

GUARD = 640.0
TIP = 70.0


def draw() -> Drawing:
    """The card."""
    d = blank("1S")
    frame(d, "S")
    _branches(d)
    turns = [(_back(k), _front(k)) for k in range(3)]
    for track, _ in turns:
        band.back(d, track, 27, fill=DARK_RED)
    _blade(d)
    for _, track in turns[1:]:
        band.front(d, track, 28, fill=RED)
    y = _level(0)
    end: list[Point] = [(MIDDLE - 160, y + 44), (MIDDLE - 222, y + 2)]
    band.front(d, [*reversed(_front(0)[1:]), *end], 28, fork=True, fill=RED)
    _hilt(d)
    return d


def _level(k: float) -> float:
    return 250 + 118 * k


def _front(k: int) -> list[Point]:
    """The ribbon climbs from the left below to the right above, before the blade."""
    y = _level(k)
    return [
        (MIDDLE - 128, y + 44),
        (MIDDLE - 90, y + 52),
        (MIDDLE, y + 6),
        (MIDDLE + 88, y - 34),
        (MIDDLE + 130, y - 26),
    ]


def _back(k: int) -> list[Point]:
    y = _level(k)
    return [(MIDDLE + 130, y - 26), (MIDDLE + 108, y + 6), (MIDDLE, y + 40), (MIDDLE - 100, y + 84),
            (MIDDLE - 128, y + 44 + 118)]  # fmt: skip


def _blade(d: Drawing) -> None:
    edge: list[Node] = [
        (MIDDLE - 50, GUARD, "c"), (MIDDLE - 47, TIP + 96, "c"), (MIDDLE, TIP, "c"),
        (MIDDLE + 47, TIP + 96, "c"),
        (MIDDLE + 50, GUARD, "c"),
    ]  # fmt: skip
    d.shape(smooth(edge), SKY, OUTER)
    dark = smooth([
        (MIDDLE + 14, GUARD, "c"), (MIDDLE + 14, TIP + 100, "c"), (MIDDLE, TIP + 14, "c"),
        (MIDDLE + 44, TIP + 98, "c"),
        (MIDDLE + 47, GUARD, "c"),
    ])  # fmt: skip
    d.shape(dark, BLUE, None)
    d.hatch(dark, Shade(depth=0.66, spacing=6.4, width=4), Shade(angle=50, depth=0.4, spacing=7.4, width=3))
    fuller = smooth([
        (MIDDLE - 13, GUARD, "c"), (MIDDLE - 12, TIP + 170), (MIDDLE, TIP + 130, "c"),
        (MIDDLE + 12, TIP + 170),
        (MIDDLE + 13, GUARD, "c"),
    ])  # fmt: skip
    d.shape(fuller, INK, None)
    for k in range(17):
        y = TIP + 176 + k * 25
        d.shape(lozenge(MIDDLE, y, 7.4, 9.4) if k % 2 == 0 else circle(MIDDLE, y, 3.4), YELLOW, None)
    d.line(smooth([(MIDDLE - 34, GUARD, "c"), (MIDDLE - 33, TIP + 108, "c")], closed=False), DETAIL)
    d.hatch(smooth([(MIDDLE - 48, GUARD, "c"), (MIDDLE - 46, TIP + 300, "c"), (MIDDLE - 34, TIP + 300, "c"),
                    (MIDDLE - 34, GUARD, "c")]), Shade(angle=180, depth=0.7, spacing=8,
                        width=2.6))  # fmt: skip


def _hilt(d: Drawing) -> None:
    with d.at(MIDDLE, GUARD):
        grip: list[Node] = [
            (-21, 30, "c"),
            (-27, 78),
            (-23, 138, "c"),
            (23, 138, "c"),
            (27, 78),
            (21, 30, "c"),
        ]
        d.shape(smooth(grip), RED, OUTER, shade=[Shade(depth=0.46)])
        for k in range(7):
            y = 44 + k * 14
            d.lens([(-26, y + 8), (0, y + 2), (26, y - 6)], 5)
            d.lens([(-25, y + 13), (0, y + 7), (26, y - 1)], 2.4, ink=YELLOW)
        quillons: list[Node] = [
            (0, -26), (-44, -18), (-92, -6), (-126, -2), (-150, -16), (-166, -6), (-170, 20), (-154, 38),
            (-132, 36),
            (-124, 22), (-92, 26), (-50, 20), (-24, 30), (0, 42), (24, 30), (50, 20), (92, 26), (124, 22),
            (132, 36),
            (154, 38), (170, 20), (166, -6), (150, -16), (126, -2), (92, -6), (44, -18),
        ]  # fmt: skip
        d.shape(
            smooth(quillons),
            YELLOW,
            OUTER,
            shade=[Shade(angle=90, depth=0.4, spacing=5.8), Shade(depth=0.05)],
        )
        for side in (-1, 1):
            d.shape(circle(side * 149, 14, 12), RED, INNER, shade=[Shade(angle=40, depth=0.4, spacing=4.6)])
            d.lens([(side * 120, 8), (side * 84, 6), (side * 44, 0)], 4)
            foliage.ribbed_leaf(
                d, side * 34, 6, 0 if side > 0 else 180, 56, 17, YELLOW, DETAIL, rib=0.8, weight=3
            )
        d.shape(lozenge(0, 8, 30, 36), PAPER, OUTER)
        d.shape(lozenge(0, 8, 21, 25), BLUE, INNER, shade=[Shade(depth=0.5, spacing=5)])
        d.shape(circle(0, 8, 7), YELLOW, DETAIL)
        d.shape(smooth([(-32, 134), (0, 128), (32, 134), (32, 148), (0, 154), (-32, 148)]), YELLOW, OUTER,
                shade=[Shade(depth=0.36, spacing=5)])  # fmt: skip
        d.shape(circle(0, 184, 39), YELLOW, OUTER, shade=[Shade(angle=36, depth=0.4)])
        d.shape(circle(0, 184, 25), RED, INNER)
        with d.at(0, 184, 0.62):
            emblem.crown(d)
        d.shape(smooth([(-10, 222, "c"), (0, 240), (10, 222, "c")]), YELLOW, INNER)


def _branches(d: Drawing) -> None:
    """Laurel at the left, olive at the right, crossed under the pommel."""
    left: list[Point] = [(MIDDLE + 40, 880), (MIDDLE - 70, 862), (MIDDLE - 160, 800), (MIDDLE - 214, 712),
                         (MIDDLE - 232, 620)]  # fmt: skip
    right: list[Point] = [(2 * MIDDLE - x, y) for x, y in left]
    foliage.branch(d, left, 11, 54, 23, fill=GREEN, line=INNER)
    foliage.branch(d, right, 11, 54, 17, spread=46, fill=GREEN, line=INNER)
    for x, y in ((MIDDLE - 130, 806), (MIDDLE - 196, 700), (MIDDLE + 176, 792), (MIDDLE + 214, 668)):
        d.shape(circle(x, y, 8), RED if x < MIDDLE else INK, DETAIL)
    with d.at(MIDDLE, 884):
        flower(d, 20, PAPER, YELLOW, leaves=False)
