"""The back for small cards: the full design cut once more, fewer and broader lines, one ink on paper."""

from __future__ import annotations

from functools import partial

from art.cards.kit.inks import PAPER
from art.cards.kit.paths import Node, Point, circle, ellipse, placed, polyline, rect, smooth, star
from art.cards.kit.svg import Drawing
from art.cards.parts.broad_cut import dots, halves, ruled, sides
from art.cards.triestine.back import BORDER, EDGE, MARGIN, RX, RY, around
from art.cards.triestine.card import HEIGHT, WIDTH

COLUMNS, ROWS = 4, 9
GROUND = 0.47
"""Of the field's ground is paper."""
TWIST, TWISTS = 41.5, (2, 4)
"""Of the border's cable: length of a strand, and groups of five along a short and a long side."""
CABLE, SLIT = 9.6, 3.6
"""Width of the net's cables, and of the line of ink along their middle."""
BEADS = 32
_EIGHTH = placed(rotate=45)


def small(name: str, ink: str) -> Drawing:
    """The back of a small card in the given ink."""
    letter = name.split("-")[-2][0]  # of the colour: ids stay short, and differ between the two backs
    d = Drawing(WIDTH, HEIGHT, name=letter)
    d.flats(rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN), ink=ink)
    ruled(d, EDGE, GROUND, PAPER)
    _field(d, ink)
    middle = MARGIN + BORDER / 2
    d.line(rect(middle, middle, WIDTH - 2 * middle, HEIGHT - 2 * middle), BORDER, ink=ink)
    d.line(rect(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE), 4.6, ink=PAPER)
    halves(d, "h", partial(_border, ink=ink), (WIDTH / 2, HEIGHT / 2))
    with d.at(WIDTH / 2, HEIGHT / 2):
        _medal(d, ink)
    return d


def _field(d: Drawing, ink: str) -> None:
    """The net of cables, a wind rose in every mesh."""
    wide, high = WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE
    a, b = wide / COLUMNS, high / ROWS

    def cables(inner: Drawing) -> None:
        for weight, colour in ((CABLE, PAPER), (SLIT, ink)):
            for k in range(1 - ROWS, COLUMNS):
                first, last = max(0, -k), min(ROWS, COLUMNS - k)
                ends: list[Point] = [(a * (k + n), b * n) for n in (first, last)]
                inner.line(polyline([*ends], closed=False), weight, ink=colour)

    d.use("b", cables, EDGE, EDGE)
    d.use("b", cables, WIDTH - EDGE, EDGE, flip=True)

    def rose(inner: Drawing) -> None:
        inner.flats(star(0, 0, 21, 5.4, 4), ink=PAPER)

    def row(inner: Drawing) -> None:
        for k in range(COLUMNS + 1):
            inner.use("m", rose, a * k, 0)
            if k < COLUMNS:
                inner.use("m", rose, a * (k + 0.5), b / 2)

    for k in range(ROWS):
        d.use("a", row, EDGE, EDGE + b * (k + 0.5))


def _border(d: Drawing, *, ink: str) -> None:
    """Upper and right side: a twisted cable, and a little wind rose in two corners."""
    middle = MARGIN + BORDER / 2
    sides(d, EDGE, middle, TWISTS, 5 * TWIST, _cable)
    for x in (middle, WIDTH - middle):
        d.use("c", partial(_corner, ink=ink), x, middle)


def _cable(d: Drawing) -> None:
    """Five strands of the cable."""
    d.flats(
        *(
            smooth([
                (TWIST * k + 2, 8, "c"), (TWIST * (k + 0.38), -3), (TWIST * (k + 1) - 2, -9, "c"),
                (TWIST * (k + 0.64), 4),
            ])
            for k in range(5)
        ),
        ink=PAPER,
    )  # fmt: skip


def _corner(d: Drawing, *, ink: str) -> None:
    d.flats(circle(0, 0, 16), ink=PAPER)
    d.flats(star(0, 0, 13, 4.6, 4), ink=ink)


def _medal(d: Drawing, ink: str) -> None:
    """The oval with its beaded rim: the wind rose between two anchors."""
    dots(d, around(10, BEADS), 27, PAPER)
    d.shape(ellipse(0, 0, RX, RY), ink, 7, ink=PAPER)
    halves(d, "l", _anchor)
    d.flats(circle(0, 0, 78), ink=PAPER)
    d.flats(circle(0, 0, 72), ink=ink)
    d.flats(star(0, 0, 66, 17, 4), ink=PAPER)
    d.flats(star(0, 0, 42, 17, 4).under(_EIGHTH), ink=PAPER)
    d.flats(circle(0, 0, 11), ink=ink)


def _anchor(d: Drawing) -> None:
    """The upper anchor, its ring towards the edge."""
    d.line(circle(0, -198, 10), 6, ink=PAPER)
    d.flats(rect(-6, -190, 12, 82), rect(-34, -178, 68, 9), ink=PAPER)
    arms: list[Node] = [
        (0, -84, "c"), (-28, -92), (-46, -114), (-50, -126, "c"), (-61, -120, "c"), (-49, -153, "c"),
        (-24, -128, "c"), (-36, -128, "c"), (-24, -110), (0, -100), (24, -110), (36, -128, "c"),
        (24, -128, "c"), (49, -153, "c"), (61, -120, "c"), (50, -126, "c"), (46, -114), (28, -92),
    ]  # fmt: skip
    d.flats(smooth(arms), ink=PAPER)
