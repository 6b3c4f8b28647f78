"""The back for small cards: the full design cut once more, fewer and larger teeth, one ink on paper."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from art.cards.grandi.back import ACROSS, DOWN, FRAME, LEFT, MARGIN, TOP, flower
from art.cards.grandi.card import HEIGHT, WIDTH
from art.cards.grandi.inks import PAPER
from art.cards.kit.paths import Point, circle, lozenge, placed, polyline, rect
from art.cards.kit.svg import Drawing
from art.cards.parts.broad_cut import halves, ruled

EDGE = 91.0
"""From the edges of the card to the line round the field."""
RULE = 2.8
"""Its weight."""
GROUND, LOZENGE = 0.2, 0.12
"""Of the field's ground is paper, of its lozenges ink."""
TEETH = (11, 16)
"""Along a short and a long side."""
LENGTH, BASE, CORNER = 24.0, 57.0, 16.0
"""Of a tooth; from the card's edge to its foot; from the end of the border to the first."""


def small(name: str, ink: str) -> Drawing:
    """The back of a small card in the given ink."""
    letter = name.split("-")[-2][0]  # of the colour: ids stay short, and differ between the two backs
    d = Drawing(WIDTH, HEIGHT, name=letter)
    d.flats(rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN), ink=ink)
    d.line(rect(FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME), 2 * (BASE - FRAME + 0.5), ink=PAPER)
    halves(d, "t", _teeth, (WIDTH / 2, HEIGHT / 2))
    ruled(d, EDGE, GROUND, PAPER)
    _field(d, ink)
    ruled(d, EDGE, LOZENGE, ink, between=True)
    d.line(rect(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE), RULE, ink=PAPER)
    _medallion(d, ink)
    return d


def _teeth(d: Drawing) -> None:
    """The wolf's teeth along the upper and the right side."""
    across, down = WIDTH - 2 * BASE, HEIGHT - 2 * BASE
    for length, high, count, turn in ((across, down, TEETH[0], 0), (down, across, TEETH[1], 90)):
        first, foot = CORNER - length / 2, -high / 2
        half = -first / count
        row: list[Point] = [(first + half * k, foot + (LENGTH if k % 2 else 0)) for k in range(2 * count + 1)]
        d.flats(polyline([*row]).under(placed(WIDTH / 2, HEIGHT / 2, rotate=turn)), ink=PAPER)


def _field(d: Drawing, ink: str) -> None:
    """The lozenges of the full back, those behind the medallion left out."""
    wide, high = (WIDTH - 2 * LEFT) / ACROSS, (HEIGHT - 2 * TOP) / DOWN

    def row(inner: Drawing, columns: Iterable[int]) -> None:
        places = [wide * (k + 0.5) for k in columns]
        inner.flats(*(lozenge(x, 0, wide / 2 - 9, high / 2 - 9) for x in places), ink=PAPER)
        inner.flats(*(lozenge(x, 0, wide / 2 - 29, high / 2 - 26) for x in places), ink=ink)

    for k in range(DOWN):
        y = TOP + (k + 0.5) * high
        if abs(k - DOWN // 2) <= 1:
            d.use("e", partial(row, columns=(0, ACROSS - 1)), LEFT, y)
        else:
            d.use("l", partial(row, columns=range(ACROSS)), LEFT, y)


def _medallion(d: Drawing, ink: str) -> None:
    """The flower in its ring."""
    with d.at(WIDTH / 2, HEIGHT / 2):
        for radius, fill in ((118, PAPER), (110, ink)):
            d.flats(circle(0, 0, radius), ink=fill)
        d.flats(*flower(), ink=PAPER)
        for radius, fill in ((31, ink), (24, PAPER), (11, ink)):
            d.flats(circle(0, 0, radius), ink=fill)
