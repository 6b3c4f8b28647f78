"""Cuffs about the wrist (0, 0), the hand below, the sleeve above; `half`: half the sleeve's width there."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, lozenge, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.triestine.dress import ermine
from art.cards.triestine.inks import PAPER, SILVER, SKY, YELLOW

_ROUND = Shade(angle=0, depth=0.3, spacing=4.8, width=2.6, reach=20)


def _band(d: Drawing, top: float, foot: float, wide: float, narrow: float, fill: str) -> None:
    """A hoop that goes round the arm, its ends bowed towards the hand."""
    d.shape(smooth([
        (-wide, top, "c"), (0, top + 5), (wide, top, "c"), (narrow, foot, "c"), (0, foot + 5),
        (-narrow, foot, "c"),
    ]), fill, OUTER, shade=[_ROUND])  # fmt: skip


def frill(d: Drawing, half: float, *, count: int = 6) -> None:
    """A goffered frill that falls over the root of the hand."""
    nodes: list[Node] = [(-half, -6, "c")]
    reach = half + 5
    for k in range(count):
        x0, x1 = (-reach + 2 * reach * (k + share) / count for share in (0, 1))
        low = 9 + 4 * (1 - ((x0 + x1) / 2 / reach) ** 2)
        nodes += [(x0 + 1, low - 3), ((x0 + x1) / 2, low + 3), (x1 - 1, low - 3), (x1, low - 7, "c")]
    d.shape(smooth([*nodes, (half, -6, "c")]), PAPER, INNER)
    d.fold(*(
        ([(-half + 2 * half * k / count, -4), (-reach + 2 * reach * k / count, 6)], 3.0)
        for k in range(1, count)
    ))  # fmt: skip


def laced(d: Drawing, half: float, *, fill: str, edge: str) -> None:
    """A frill under a turned-back cuff with an edging and three buttons."""
    frill(d, half)
    _band(d, -36, -2, half + 8, half + 2, fill)
    d.line(smooth([(-half - 6, -29), (0, -24), (half + 6, -29)], closed=False), OUTER, ink=edge)
    d.shapes([circle(x, -13 + 2 * (x == 0), 4) for x in (-half * 0.56, 0, half * 0.56)], edge, DETAIL)


def furred(d: Drawing, half: float) -> None:
    """A roll of ermine."""
    reach = half + 9
    d.shape(smooth([
        (-reach, -24), (-reach * 0.5, -28), (0, -25), (reach * 0.5, -28), (reach, -24), (reach + 4, -11),
        (reach - 2, 4), (reach * 0.4, 7), (0, 5), (-reach * 0.5, 8), (-reach + 2, 4), (-reach - 4, -11),
    ]), PAPER, OUTER, shade=[Shade(angle=20, depth=0.24, spacing=5, width=2.6, reach=14)])  # fmt: skip
    for x, y in ((18, -26), (-1, -11)):
        ermine(d, x, y)


def jewelled(d: Drawing, half: float, *, fill: str, gems: str) -> None:
    """A golden cuff with lozenges between two cords, a frill under it."""
    frill(d, half)
    _band(d, -38, -2, half + 7, half + 2, fill)
    d.shapes([lozenge(x, -18 + 3.4 * (1 - abs(x) / 20), 5.4, 8.4) for x in (-18, 0, 18)], gems, DETAIL)
    for y in (-30, -9):
        d.line(smooth([(-half - 4, y), (0, y + 5), (half + 4, y)], closed=False), DETAIL)


def vambrace(d: Drawing, half: float) -> None:
    """Two steel lames that widen towards the elbow, riveted."""
    for top, wide, fill in ((-20, half + 2, SKY), (-38, half + 6, SILVER)):
        _band(d, top, top + 22, wide, wide - 3, fill)
    _band(d, -3, 5, half + 3, half + 3, YELLOW)
    d.shapes([circle(x, y, 2.8) for x, y in ((-15, -8), (14, -8), (-18, -26), (17, -26))], YELLOW, DETAIL)


def goffered(d: Drawing, end: Point, turn: float, fill: str, *, half: float) -> None:
    """A goffered cuff over the wrist at `end`, turned `turn` degrees clockwise from pointing down."""
    with d.at(*end, rotate=turn):
        frills = 6
        nodes: list[Node] = [(-half, -9, "c")]
        for k in range(frills):
            x0, x1 = (-half - 6 + (2 * half + 12) * (k + share) / frills for share in (0.0, 1.0))
            nodes += [(x0 + 1, 7), ((x0 + x1) / 2, 12), (x1 - 1, 7), (x1, 4, "c")]
        nodes[-1] = (half + 6, 4)
        nodes.append((half, -9, "c"))
        d.shape(smooth(nodes), fill, INNER)
        d.fold(*(
            ([((-half + 2 * half * (k + 0.5) / frills), -7),
                ((-half - 3 + (2 * half + 6) * (k + 0.5) / frills), 6)], 3.4)
            for k in range(frills)
        ))  # fmt: skip
        d.shape(smooth([(-half - 2, -20, "c"), (0, -23), (half + 2, -20, "c"), (half + 1, -7, "c"), (0, -5),
            (-half - 1, -7, "c")]), fill, INNER, shade=[Shade(depth=0.3, spacing=4.8,
                width=2.2)])  # fmt: skip
