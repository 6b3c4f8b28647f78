"""A rider's seat below the waist: pommel and cantle of the saddle, its flap, and the thigh laid forward.

Drawn about the middle of the waist for a horse that goes to the left; it runs past the cut.
"""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, Point, between, circle, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.trevisane.inks import YELLOW

_FRONT: Sequence[Point] = sampled([(-60, 0), (-80, 22), (-108, 52), (-150, 108)], 5)
_BACK: Sequence[Point] = sampled([(60, 0), (70, 30), (52, 62), (8, 90), (-24, 108)], 5)
_FOOT = 108.0


def seat(d: Drawing, leather: str, fill: str, trim: str | None = None, *, panes: int = 5) -> None:
    """The saddle in that leather, the hose over it in `fill`, every second pane in `trim`."""
    tree(d, leather)
    _thigh(d, fill, trim, panes)


def tree(d: Drawing, leather: str) -> None:
    """The saddle alone."""
    _cantle(d, leather)
    _flap(d, leather)
    _pommel(d, leather)


def knee(d: Drawing, fill: str, garter: str, boot: str) -> None:
    """The thigh laid forward to a bent knee, a garter round it, the boot's top on the shin."""
    d.limb([(-118, 66, 31), (-128, 120, 27)], fill, OUTER, start="round", depth=0.6, spacing=5.6, width=2.8)
    top: list[Node] = [(-152, 92, "c"), (-124, 98), (-92, 90, "c"), (-90, 124, "c"), (-158, 124, "c")]
    d.shape(smooth(top), boot, OUTER)
    thigh: list[Node] = [
        (66, 0, "c"), (74, 30), (62, 66), (30, 92), (-20, 104), (-60, 102), (-96, 98), (-120, 98), (-142, 88),
        (-152, 68), (-146, 46), (-124, 32), (-90, 22), (-62, 0, "c"),
    ]  # fmt: skip
    whole = smooth(thigh)
    d.shape(whole, fill, OUTER, shade=[
        Shade(angle=84, depth=0.4, spacing=5.6, width=3.2, reach=30, seed=21),
        Shade(angle=30, depth=0.3, spacing=5.8, width=3.0, reach=18, seed=22),
    ])  # fmt: skip
    band: list[Point] = [(-90, 22), (-98, 44), (-100, 72), (-94, 99)]
    d.shape(ribbon(band, 8, forked=False), garter, INNER,
        shade=[Shade(angle=84, depth=0.4, spacing=5, width=2.4)])  # fmt: skip
    d.fold(
        ([(-80, 26), (-62, 40), (-52, 58)], 5.4), ([(-112, 92), (-126, 80), (-130, 68)], 5.0),
        ([(-140, 54), (-130, 50), (-122, 54)], 4.0), ([(56, 8), (30, 30), (-4, 42)], 5.4),
        ([(64, 40), (40, 52), (14, 58)], 4.6),
    )  # fmt: skip


def tabs(d: Drawing, fill: str, *, count: int = 5, drop: float = 24.0) -> None:
    """The short skirts of a doublet over the hip, cut into tabs; draw the belt over their roots."""
    for k in range(count):
        a, b = -64 + 128 * k / count, -64 + 128 * (k + 1) / count
        low = drop + 8 - 2.2 * abs(k - (count - 1) / 2)
        lean = (a + b) / 2 * 0.08
        tab: list[Node] = [
            (a, -4, "c"), (a + lean - 1, low - 6), (a + lean + 3, low, "c"), (b + lean - 3, low + 1, "c"),
            (b + lean + 1, low - 6), (b, -4, "c"),
        ]  # fmt: skip
        d.shape(smooth(tab), fill, INNER, shade=[Shade(depth=0.4, spacing=5.4, width=2.6)])


def _at(across: float, down: float) -> Point:
    """A point of the thigh: share of the way from its front edge to the back one, and towards the knee."""
    p = _FRONT[round(down * (len(_FRONT) - 1))]
    q = _BACK[round(down * (len(_BACK) - 1))]
    return between(p, q, across)


def _thigh(d: Drawing, fill: str, trim: str | None, panes: int) -> None:
    steps = (0.0, 0.25, 0.5, 0.75, 1.0)

    def pane(a: float, b: float) -> list[Node]:
        nodes: list[Node] = [(*_at(a, 0), "c"), *(_at(a, s) for s in steps[1:-1]), (*_at(a, 1), "c")]
        nodes += [(*_at(b, 1), "c"), *(_at(b, s) for s in steps[-2:0:-1]), (*_at(b, 0), "c")]
        return nodes

    whole = smooth(pane(0, 1))
    d.shape(whole, fill, OUTER)
    if trim is not None:
        for k in range(1, panes, 2):
            d.shape(smooth(pane(k / panes, (k + 1) / panes)), trim, DETAIL)
    for k in range(1, panes):
        share = k / panes
        d.fold(([_at(share, s) for s in (0.0, 0.2, 0.45)], 5.4))
    # The thigh turns away from the light below.
    d.hatch(
        whole,
        Shade(angle=55, depth=0.36, spacing=5.6, width=3.2, reach=34, seed=21),
        Shade(angle=10, depth=0.3, spacing=5.8, width=3.0, reach=26, seed=22),
    )
    d.shape(whole, None, OUTER)


def _studs(d: Drawing, way: Sequence[Point], gap: float = 15.0) -> None:
    d.shapes([circle(x, y, 3.8) for x, y in sampled(way, gap)], YELLOW)


def _cantle(d: Drawing, leather: str) -> None:
    back: list[Node] = [(44, 30, "c"), (66, 12), (86, 6), (97, 16), (98, 40), (104, 72), (110, _FOOT, "c"),
        (40, _FOOT, "c")]  # fmt: skip
    d.shape(smooth(back), leather, OUTER, shade=[Shade(depth=0.4, spacing=5.2, width=2.8, reach=26)])
    _studs(d, [(76, 22), (88, 24), (90, 46), (97, 80), (101, 104)])


def _flap(d: Drawing, leather: str) -> None:
    flap: list[Node] = [(56, 26, "c"), (78, 58), (84, _FOOT, "c"), (-40, _FOOT, "c"), (0, 70)]
    d.shape(smooth(flap), leather, INNER, shade=[Shade(angle=-70, depth=0.5, spacing=5, width=3, reach=26)])


def _pommel(d: Drawing, leather: str) -> None:
    bow: list[Node] = [
        (-40, _FOOT, "c"), (-56, 50), (-74, 18), (-94, 2), (-112, 4), (-118, 18), (-110, 32), (-116, 60),
        (-140, _FOOT, "c"),
    ]  # fmt: skip
    d.shape(smooth(bow), leather, OUTER, shade=[Shade(depth=0.4, spacing=5, width=2.8, reach=22)])
    d.line(smooth([(-78, 30), (-92, 15), (-106, 14), (-108, 22)], closed=False), DETAIL)
    _studs(d, [(-88, 8), (-104, 10), (-112, 20)], 13)
