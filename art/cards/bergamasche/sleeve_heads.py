"""Sleeve heads, set in at the shoulder: no two pages or knights have the same.

Points are given about the shoulder in half-widths of the arm: down the arm, and away from the body.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from art.cards.bergamasche.inks import INK, OCHRE, STEEL, WHITE
from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, Outline, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import unit

_AXIS = 270.0
"""Nearer to it is nearer to the body."""


@dataclass(frozen=True, kw_only=True)
class Armhole:
    """Root of an arm: its middle, the way down the arm and the way off the body, its half-width."""

    shoulder: Point
    elbow: Point
    wide: float

    def at(self, down: float, off: float) -> Point:
        """A point of the sleeve's head."""
        (x, y), (ux, uy) = self.shoulder, unit(self.shoulder, self.elbow)
        side = 1 if (x > _AXIS) == (uy > 0) else -1
        w = self.wide
        return (x + (ux * down + uy * side * off) * w, y + (uy * down - ux * side * off) * w)

    def nodes(self, *places: Sequence[float | str]) -> list[Node]:
        """Nodes through such places; a third "c" marks a corner."""
        nodes: list[Node] = []
        for down, off, *corner in places:
            x, y = self.at(float(down), float(off))
            nodes.append((x, y, "c") if corner else (x, y))
        return nodes

    def points(self, *places: tuple[float, float]) -> list[Point]:
        """Points at such places."""
        return [self.at(down, off) for down, off in places]


Head = Callable[[Drawing, Armhole], None]
"""Draws the head of a sleeve over its upper end."""
_ROUND = (Shade(angle=30, depth=0.3, spacing=5.8, width=3.4, reach=22),)


def paned(fill: str, lining: str, cord: str) -> Head:
    """A round puff whose panes part over a lining, tied off above the elbow."""

    def head(d: Drawing, a: Armhole) -> None:
        ball = a.nodes((0.92, 0.96, "c"), (0.55, 1.3), (0.0, 1.26), (-0.52, 0.92), (-0.84, 0.2), (-0.7, -0.5),
            (-0.3, -1.0), (0.2, -1.22), (0.62, -1.16), (0.92, -0.9, "c"))  # fmt: skip
        d.shape(smooth(ball), fill, OUTER, shade=_ROUND)
        for off in (-0.66, 0.0, 0.66):
            slit = a.nodes((-0.54 + abs(off) * 0.4, off * 0.62, "c"), (0.1, off * 1.3 - 0.15),
                (0.8, off, "c"),
                (0.14, off * 1.3 + 0.15))  # fmt: skip
            d.shape(smooth(slit), lining, INNER)
            d.fold((a.points((0.74, off), (0.4, off * 1.14), (0.1, off * 1.3)), 4))
        d.shape(ribbon(a.points((0.9, 1.02), (0.98, 0.0), (0.9, -0.98)), 7, forked=False), cord, INNER)

    return head


def tabbed(fill: str, edge: str) -> Head:
    """A row of square tabs, edged with braid, that hangs from the shoulder seam over a smooth sleeve."""

    def head(d: Drawing, a: Armhole) -> None:
        for off in (-0.88, 0.9, -0.45, 0.46, 0.0):
            top, low = 0.5 * off * off - 0.3, 0.62 - 0.34 * off * off
            tab = a.nodes((top - 0.2, off - 0.2, "c"), (low - 0.1, off * 1.18 - 0.24, "c"),
                (low + 0.06, off * 1.18),
                (low - 0.1, off * 1.18 + 0.24, "c"), (top - 0.2, off + 0.2, "c"))  # fmt: skip
            d.shape(smooth(tab), fill, OUTER)
            braid = a.points(
                (low - 0.22, off * 1.18 - 0.13), (low - 0.09, off * 1.18), (low - 0.22, off * 1.18 + 0.13)
            )
            d.line(smooth(braid, closed=False), OUTER, ink=edge)
        yoke = a.nodes((0.34, -1.06, "c"), (-0.06, -0.62), (-0.2, 0.0), (-0.06, 0.62), (0.34, 1.1, "c"),
            (-0.24, 0.98),
            (-0.68, 0.56), (-0.86, 0.0), (-0.66, -0.56), (-0.24, -0.94))  # fmt: skip
        d.shape(smooth(yoke), fill, OUTER, shade=_ROUND)

    return head


def dagged(fill: str, bead: str) -> Head:
    """A wide short oversleeve cut in long tongues, each with a bell at its tip."""

    def head(d: Drawing, a: Armhole) -> None:
        tips = ((1.02, 1.2), (1.42, 0.56), (1.46, -0.24), (1.1, -0.98))
        notches = ((0.42, 1.18), (0.72, 0.86), (0.86, 0.18), (0.74, -0.6), (0.34, -1.14))
        nodes: list[Node] = a.nodes((*notches[0], "c"))
        for (t, o), (t1, o1) in zip(tips, notches[1:], strict=True):
            nodes += a.nodes((t, o, "c"), (t1, o1, "c"))
        nodes += a.nodes((-0.14, -1.04), (-0.6, -0.66), (-0.82, 0.0), (-0.6, 0.68), (-0.14, 1.1))
        d.shape(smooth(nodes), fill, OUTER, shade=_ROUND)
        d.fold(
            (a.points((0.7, 0.84), (0.3, 0.62), (-0.1, 0.5)), 5), (a.points((0.82, 0.16), (0.4, 0.1),
                (0.0, 0.1)), 5),
            (a.points((0.7, -0.58), (0.34, -0.46), (0.0, -0.34)), 4.6),
        )  # fmt: skip
        d.shapes([circle(*a.at(t + 0.1, o), 5.6) for t, o in tips], bead, INNER)

    return head


def laced(fill: str, cord: str) -> Head:
    """The sleeve is laced to the doublet: linen swells out of the gaps between the ties."""

    def head(d: Drawing, a: Armhole) -> None:
        arc = ((0.16, -1.02), (-0.16, -0.62), (-0.3, 0.0), (-0.16, 0.62), (0.16, 1.06))
        for (t0, o0), (t1, o1) in itertools.pairwise(arc):
            t, o = (t0 + t1) / 2, (o0 + o1) / 2
            puff = a.nodes((t0, o0), (t - 0.12, o * 0.9), (t1, o1), (t1 + 0.22, o1 * 0.98), (t + 0.34, o),
                (t0 + 0.22, o0 * 0.98))  # fmt: skip
            d.shape(smooth(puff), WHITE, INNER)
            d.fold((a.points((t - 0.06, o * 0.94), (t + 0.06, o * 0.96), (t + 0.2, o * 0.98)), 3.4))
        cap = a.nodes((0.06, -1.08, "c"), (-0.2, -0.62), (-0.34, 0.0), (-0.2, 0.62), (0.06, 1.12, "c"),
            (-0.36, 0.94),
            (-0.74, 0.4), (-0.84, 0.0), (-0.74, -0.44), (-0.4, -0.9))  # fmt: skip
        d.shape(smooth(cap), fill, OUTER, shade=_ROUND)
        for t, o in arc[1:-1]:
            for side in (-1, 1):
                d.lens(
                    a.points((t - 0.02, o), (t + 0.22, o + side * 0.06), (t + 0.46, o + side * 0.16)),
                    6.4,
                    ink=cord,
                )
            d.shape(circle(*a.at(t, o), 4.6), cord, DETAIL)

    return head


def capped(fill: str, edge: str, *, point: float = 0.0) -> Head:
    """A short oversleeve with a border; `point`: how much lower it hangs in the middle."""

    def head(d: Drawing, a: Armhole) -> None:
        rim = (
            (0.5, 1.16),
            (0.6 + point * 0.6, 0.6),
            (0.66 + point, 0.0),
            (0.6 + point * 0.6, -0.6),
            (0.5, -1.1),
        )
        nodes: list[Node] = [*a.nodes((*rim[0], "c"), *rim[1:-1], (*rim[-1], "c")),
            *a.nodes((0.0, -1.04), (-0.52, -0.76), (-0.82, 0.0), (-0.52, 0.8), (0.0, 1.12))]  # fmt: skip
        d.shape(smooth(nodes), fill, OUTER, shade=_ROUND)
        d.shape(ribbon(a.points(*((t - 0.1, o) for t, o in rim)), 6.6, forked=False), edge, INNER)

    return head


def winged(fill: str, edge: str) -> Head:
    """A stiff wing that stands off the shoulder, pointed outwards."""

    def head(d: Drawing, a: Armhole) -> None:
        wing = a.nodes((0.16, -1.04, "c"), (-0.4, -0.82), (-0.78, -0.16), (-0.66, 0.56),
            (-0.3, 1.36, "c"), (0.1, 0.94),
            (0.16, 0.3), (0.1, -0.4))  # fmt: skip
        d.shape(smooth(wing), fill, OUTER, shade=_ROUND)
        d.line(smooth(a.points((0.04, -0.86), (-0.04, -0.34), (0.0, 0.3), (-0.06, 0.8),
            (-0.24, 1.16)), closed=False),
            INNER, ink=edge)  # fmt: skip

    return head


def gathered(braid: str) -> Head:
    """No piece of its own: the sleeve is gathered under a braid along the armhole."""

    def head(d: Drawing, a: Armhole) -> None:
        seam = ((0.3, -0.96), (-0.26, -0.72), (-0.52, 0.0), (-0.3, 0.7), (0.1, 1.04))
        d.fold(*(
            (a.points((t, o), (t + 0.34, o * 1.06), (t + long, o * 1.02)), 5.4)
            for t, o, long in ((-0.14, -0.72, 0.7), (-0.4, -0.3, 0.86), (-0.42, 0.12, 0.64),
                (-0.26, 0.56, 0.9))
        ))  # fmt: skip
        d.shape(ribbon(a.points(*seam), 6.4, forked=False), braid, INNER)

    return head


def pauldron(*, lames: int, boss: str | None = None) -> Head:
    """A steel shoulder cap with that many lames under it; `boss`: ink of a knob on it."""

    def head(d: Drawing, a: Armhole) -> None:
        for k in range(lames, -1, -1):
            low, half = 0.2 + 0.26 * k, 1.14 - 0.05 * k
            d.shape(_plate(a, low, half), STEEL, OUTER, shade=_ROUND)
        d.line(smooth(a.points((0.06, -0.92), (0.12, 0.0), (0.06, 0.98)), closed=False), DETAIL)
        if boss is not None:
            x, y = a.at(-0.3, 0.12)
            d.shape(circle(x, y, 11), OCHRE, INNER)
            d.shape(circle(x, y, 5.6), boss, DETAIL)
        else:
            d.flats(*(circle(*a.at(-0.06, o), 3.2) for o in (-0.66, 0.0, 0.72)), ink=INK)

    return head


def _plate(a: Armhole, low: float, half: float) -> Outline:
    return smooth(a.nodes((low - 0.12, half, "c"), (low + 0.06, half * 0.5), (low + 0.1, 0.0),
        (low + 0.06, -half * 0.5),
        (low - 0.12, -half * 0.94, "c"), (-0.36, -0.86), (-0.8, 0.0), (-0.4, 0.96)))  # fmt: skip


def rolled(fill: str, cord: str) -> Head:
    """A padded roll over the shoulder, wound with cords."""

    def head(d: Drawing, a: Armhole) -> None:
        roll = a.nodes((0.34, -1.08), (-0.12, -1.14), (-0.64, -0.68), (-0.84, 0.0), (-0.62, 0.74),
            (-0.08, 1.22),
            (0.34, 1.2), (0.34, 0.98), (0.06, 0.66), (-0.18, 0.0), (0.04, -0.64), (0.3, -0.92))  # fmt: skip
        d.shape(smooth(roll), fill, OUTER, shade=_ROUND)
        for (t0, o0), (t1, o1) in (((-0.3, -1.02), (0.16, -0.74)), ((-0.76, -0.4), (-0.12, -0.2)),
                ((-0.78, 0.36), (-0.06, 0.44)), ((-0.2, 1.12), (0.24, 0.76))):  # fmt: skip
            d.lens(a.points((t0, o0), ((t0 + t1) / 2 + 0.06, (o0 + o1) / 2 + 0.08), (t1, o1)), 7, ink=cord)

    return head
