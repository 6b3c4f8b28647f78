"""Small women in full length, for the swords: what Fortune and the peasant girls share."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.trevisane.inks import FLESH

CLOTH = (
    Shade(depth=0.34, spacing=5.6, width=2.8),
    Shade(angle=180, depth=0.08, spacing=6, width=2.2),
)


def gown(
    d: Drawing, nodes: Sequence[Node], fill: str, folds: Sequence[tuple[Sequence[Point], float]]
) -> None:
    """A skirt, apron or bodice with its folds (points from the pinched end, width there)."""
    d.shape(smooth(list(nodes)), fill, OUTER, shade=CLOTH)
    d.fold(*folds)


def limb(
    d: Drawing, nodes: Sequence[Node], fill: str, folds: Sequence[tuple[Sequence[Point], float]] = ()
) -> None:
    """A bare arm or a sleeve by its outline, with its creases."""
    shade = Shade(angle=14, depth=0.5, spacing=4.6, width=2.5, reach=9)
    d.shape(smooth(list(nodes)), fill, OUTER, shade=[shade])
    d.fold(*folds)


def small_fist(d: Drawing) -> None:
    """A fist about (0, 0), its wrist above, 24 wide and high: four fingers shut, the thumb across them."""
    hand: list[Node] = [
        (-7, -13, "c"), (-11, -6), (-12.6, 0, "c"), (-13.6, 4), (-12, 7.6, "c"), (-11, 11.4), (-7, 12, "c"),
            (-3, 14.4),
        (1, 12.4, "c"), (6, 13), (9, 9, "c"), (12, 4), (11, -4), (7, -13, "c"),
    ]  # fmt: skip
    d.shape(smooth(hand), FLESH, INNER, shade=[Shade(depth=0.5, spacing=4.4, width=2.2, reach=6)])
    d.fold(
        ([(-7, 12), (-6, 6), (-4, 1)], 2.6),
        ([(1, 12.4), (1.6, 6), (2, 1)], 2.6),
        ([(-12, 7.6), (-9, 3), (-7, 0)], 2.2),
    )
    thumb: list[Node] = [(11, -5, "c"), (7, -4), (0, -1), (-6, 0), (-8, 3.4), (-4, 5.4), (4, 5), (10, 3, "c")]
    d.shape(smooth(thumb), FLESH, DETAIL)


def foot(d: Drawing, x: float, y: float, side: int, fill: str = FLESH) -> None:
    """A foot seen from the front, its heel at (x, y), toes out to the left (`side` -1) or right (1)."""
    sole: list[Node] = [
        (x - side * 7, y - 12, "c"), (x - side * 8, y - 2), (x - side * 2, y + 5), (x + side * 16, y + 7),
        (x + side * 25, y + 4), (x + side * 22, y - 1), (x + side * 8, y - 6), (x + side * 6, y - 13, "c"),
    ]  # fmt: skip
    d.shape(smooth(sole), fill, INNER, shade=[Shade(angle=70, depth=0.4, spacing=4.4, width=2.2)])
