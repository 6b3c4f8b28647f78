"""Small women in full length, for the swords: what Fortune and the peasant girls share."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
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


def arm(d: Drawing, stations: Sequence[Station], fill: str) -> None:
    """A sleeve or bare arm from the shoulder to the wrist."""
    d.limb(stations, fill, INNER, start="round", end="round", depth=0.7, spacing=4.8, width=2.5)


def foot(d: Drawing, x: float, y: float, side: int, fill: str = FLESH) -> None:
    """A foot seen from the front, its heel at (x, y), toes out to the left (`side` -1) or right (1)."""
    sole: list[Node] = [
        (x - side * 7, y - 12, "c"), (x - side * 8, y - 2), (x - side * 2, y + 5), (x + side * 16, y + 7),
        (x + side * 25, y + 4), (x + side * 22, y - 1), (x + side * 8, y - 6), (x + side * 6, y - 13, "c"),
    ]  # fmt: skip
    d.shape(smooth(sole), fill, INNER, shade=[Shade(angle=70, depth=0.4, spacing=4.4, width=2.2)])
