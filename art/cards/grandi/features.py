"""Forms, strokes and eyes of the figures of this deck; no line under a hundredth of the card."""

from __future__ import annotations

from art.cards.grandi.inks import INK, PAPER, STROKE
from art.cards.kit.paths import Node, circle, mirror, smooth
from art.cards.kit.svg import Drawing


def both(*half: Node) -> list[Node]:
    """A symmetric ring about x = 0 from its left half."""
    return mirror(half, 0, whole=True)


def form(d: Drawing, fill: str, *nodes: Node) -> None:
    """A form with the deck's contour."""
    d.shape(smooth(nodes), fill, STROKE)


def flat(d: Drawing, ink: str, *nodes: Node) -> None:
    """A form of one ink without contour: a shadow, a light, a pattern."""
    d.flats(smooth(nodes), ink=ink)


def stroke(d: Drawing, *points: Node, weight: float = STROKE, ink: str = INK) -> None:
    """A line with round ends."""
    d.line(smooth(points, closed=False), weight, ink=ink)


def eye(
    d: Drawing,
    x: float,
    y: float,
    *,
    half: float = 18,
    high: float = 11,
    gaze: float = 0,
    down: float = 0,
    slant: float = 0,
) -> None:
    """An eye `2 half` long under its lid; `gaze`, `down`: where it looks, `slant`: its turn."""
    with d.at(x, y, rotate=slant):
        flat(d, PAPER, (-half, 2, "c"), (0, -high), (half, 2, "c"), (0, high * 0.8))
        d.flats(circle(gaze, down, min(high * 0.86, 9.5)), ink=INK)
        stroke(d, (-half, 2), (-half * 0.2, -high), (half, 2), weight=STROKE)


def far_eye(d: Drawing, x: float, y: float, *, half: float = 11) -> None:
    """The eye on the far side of a face turned to the left."""
    flat(d, PAPER, (x - half, y + 2, "c"), (x, y - 9), (x + half, y, "c"), (x, y + 8))
    d.flats(circle(x - 2, y, 7.5), ink=INK)
    stroke(d, (x - half, y), (x, y - 10), (x + half, y - 4))
