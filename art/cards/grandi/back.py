"""The back, in blue and in red: broad lozenges in a border, the same from both ends."""

from __future__ import annotations

from art.cards.grandi.card import HEIGHT, WIDTH, blank
from art.cards.grandi.inks import PAPER, STROKE
from art.cards.kit.deck import backs
from art.cards.kit.paths import Outline, circle, lozenge, placed, polyline, rect, smooth
from art.cards.kit.svg import Drawing

BLUE = "#1f54b8"
RED = "#b5121b"
_ACROSS, _DOWN = 5, 9
_TEETH = 24.0
"""Width and height of a tooth of the border."""
_LEFT, _TOP = 100.0, 98.0


def back(name: str, ink: str) -> Drawing:
    """The back in one ink on paper."""
    d = blank(name)
    d.shape(rect(34, 34, WIDTH - 68, HEIGHT - 68), ink, None)
    d.line(rect(52, 52, WIDTH - 104, HEIGHT - 104), STROKE, ink=PAPER)
    d.flats(*_teeth(), ink=PAPER)
    d.line(rect(88, 88, WIDTH - 176, HEIGHT - 176), STROKE, ink=PAPER)
    wide, high = (WIDTH - 2 * _LEFT) / _ACROSS, (HEIGHT - 2 * _TOP) / _DOWN
    lozenges: list[Outline] = []
    dots: list[Outline] = []
    for row in range(_DOWN):
        for column in range(_ACROSS):
            x, y = _LEFT + (column + 0.5) * wide, _TOP + (row + 0.5) * high
            if abs(row - _DOWN // 2) <= 1 and abs(column - _ACROSS // 2) <= 1:
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
        petals: list[Outline] = []
        for k in range(8):
            petal = smooth([(0, -22, "c"), (22, -52), (0, -92, "c"), (-22, -52)])
            petals.append(petal.under(placed(rotate=45 * k)))
        d.flats(*petals, ink=PAPER)
        d.shape(circle(0, 0, 27), PAPER, STROKE, ink=ink)
        d.flats(circle(0, 0, 11), ink=ink)


CARDS = backs(back, BLUE, RED)
