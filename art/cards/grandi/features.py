"""What the heads of this deck share, about (0, 0): eyes, nose,
mouth; no line under a hundredth of the card."""

from __future__ import annotations

from art.cards.grandi.inks import INK, PAPER, STROKE
from art.cards.kit.paths import Node, circle, ellipse, mirror, smooth
from art.cards.kit.svg import Drawing

GOLD = "#f5c927"


def both(half: list[Node]) -> list[Node]:
    """A symmetric ring from its left half."""
    return mirror(half, 0, whole=True)


def eyes(d: Drawing, *, y: float = -4, apart: float = 25, brow: tuple[float, float] = (-25, -24)) -> None:
    """Both eyes; `brow`: how high the brows stand at the nose and at the temple."""
    inner, outer = brow
    for side in (-1, 1):
        d.shape(ellipse(side * apart, y, 9.5, 11.5), INK, None)
        d.shape(circle(side * apart - 3, y - 4, 3.4), PAPER, None)
        top = min(inner, outer) - 8
        arc: list[Node] = [
            (side * (apart - 18), y + inner),
            (side * apart, y + top),
            (side * (apart + 20), y + outer),
        ]
        d.line(smooth(arc, closed=False), STROKE)


def nose(d: Drawing, top: float, low: float, *, wide: float = 1.0) -> None:
    """A nose in one line."""
    d.line(smooth([(-2, top), (-11 * wide, low - 6), (-3, low), (9 * wide, low - 2)], closed=False), STROKE)


def mouth(d: Drawing, y: float, *, left: float = 0.0, right: float = 0.0, half: float = 17.0) -> None:
    """A mouth in one line, its corners raised by `left` and `right`."""
    d.line(smooth([(-half, y - left), (0, y), (half, y - right)], closed=False), STROKE)
