"""The back, in blue and in red: broad lozenges in a border, the same from both ends."""

from __future__ import annotations

from art.cards.grandi.card import HEIGHT, WIDTH, blank
from art.cards.grandi.inks import PAPER, STROKE
from art.cards.kit.paths import Outline, circle, lozenge, placed, polyline, rect, smooth
from art.cards.kit.svg import Drawing

BLUE = "#1f54b8"
RED = "#b5121b"
MARGIN, FRAME = 34.0, 52.0
"""From the edges of the card to the ink, and to the line round the border."""
ACROSS, DOWN = 5, 9
LEFT, TOP = 100.0, 98.0
"""Lozenges of the field, and from the edges of the card to the mesh they stand in."""
_TEETH = 24.0
"""Width and height of a tooth of the border."""


def back(name: str, ink: str) -> Drawing:
    """The back in one ink on paper."""
    d = blank(name)
    d.shape(rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN), ink, None)
    d.line(rect(FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME), STROKE, ink=PAPER)
    d.flats(*_teeth(), ink=PAPER)
    d.line(rect(88, 88, WIDTH - 176, HEIGHT - 176), STROKE, ink=PAPER)
    wide, high = (WIDTH - 2 * LEFT) / ACROSS, (HEIGHT - 2 * TOP) / DOWN
    lozenges: list[Outline] = []
    dots: list[Outline] = []
    for row in range(DOWN):
        for column in range(ACROSS):
            x, y = LEFT + (column + 0.5) * wide, TOP + (row + 0.5) * high
            if abs(row - DOWN // 2) <= 1 and abs(column - ACROSS // 2) <= 1:
                continue
            lozenges.append(lozenge(x, y, wide / 2 - 7, high / 2 - 7))
            dots.append(lozenge(x, y, wide / 2 - 27, high / 2 - 25))
    d.flats(*lozenges, ink=PAPER)
    d.flats(*dots, ink=ink)
    _medallion(d, ink)
    return d


def _teeth() -> list[Outline]:
    """A border of wolf's teeth that point inwards, the same from both ends."""
    far = 56.0
    across, down = WIDTH - 2 * far, HEIGHT - 2 * far
    teeth: list[Outline] = []
    for length, high, turn in (
        (across, down, 0.0),
        (down, across, 90.0),
        (across, down, 180.0),
        (down, across, 270.0),
    ):
        count = round((length - _TEETH) / _TEETH)
        step = (length - _TEETH) / count
        for k in range(count):
            left = -length / 2 + _TEETH / 2 + step * k
            tooth = polyline(
                [(left, -high / 2), (left + step, -high / 2), (left + step / 2, -high / 2 + _TEETH)]
            )
            teeth.append(tooth.under(placed(WIDTH / 2, HEIGHT / 2, rotate=turn)))
    return teeth


def _medallion(d: Drawing, ink: str) -> None:
    with d.at(WIDTH / 2, HEIGHT / 2):
        d.shape(circle(0, 0, 122), PAPER, None)
        d.shape(circle(0, 0, 106), ink, None)
        d.flats(*flower(), ink=PAPER)
        d.shape(circle(0, 0, 27), PAPER, STROKE, ink=ink)
        d.flats(circle(0, 0, 11), ink=ink)


def flower() -> list[Outline]:
    """The eight petals of the medallion's flower about (0, 0)."""
    petal = smooth([(0, -22, "c"), (22, -52), (0, -92, "c"), (-22, -52)])
    return [petal.under(placed(rotate=45 * k)) for k in range(8)]
