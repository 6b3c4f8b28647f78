"""Asso di denari: a great coin, red and gold, about Harlequin, between acanthus leaves."""

from __future__ import annotations

from art.cards.bergamasche.ace_denari_mask import harlequin
from art.cards.bergamasche.card import HEIGHT, WIDTH, blank, frame
from art.cards.bergamasche.flowers import acanthus, carnation, daisy, tulip
from art.cards.bergamasche.inks import BLUE, DARK_RED, GREEN, INK, OCHRE, PAPER, RED, WHITE
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, polar, polyline, smooth, transform
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing


def draw() -> Drawing:
    """The card."""
    d = blank("1D")
    with d.at(WIDTH / 2, HEIGHT / 2):
        for turn in (0, 180):
            with d.at(rotate=turn):
                _crest(d)
        _ring(d)
    frame(d)
    return d


def _crest(d: Drawing) -> None:
    """Acanthus above the ring, rolled to both sides, and a carnation on a shell of leaves."""
    for side in (-1, 1):
        with d.at(flip=side < 0):
            acanthus(d, [(20, -212), (70, -262), (128, -262), (166, -300), (146, -336)], 34)
            acanthus(d, [(14, -226), (48, -300), (66, -346), (112, -366), (134, -352)], 27, BLUE)
            acanthus(d, [(84, -200), (150, -216), (196, -190), (206, -150)], 24)
            tulip(d, 178, -262, 40, 40, RED)
    carnation(d, 0, -268, 120)
    d.shape(smooth([(-40, -200, "c"), (-30, -246), (0, -268), (30, -246), (40, -200, "c")]),
            OCHRE, OUTER, shade=[
        Shade(depth=0.36, spacing=5, width=3), Shade(angle=45, depth=0.2, spacing=5, width=2.6),
    ])  # fmt: skip
    d.fold(([(0, -206), (0, -232), (0, -258)], 4), ([(-16, -206), (-14, -226), (-8, -250)], 4),
        ([(16, -206), (14, -226), (8, -250)], 4))  # fmt: skip


def _ring(d: Drawing) -> None:
    d.shape(circle(0, 0, 208), OCHRE, OUTER)
    d.ticks(*((polar(207, t), polar(198 if 200 < t < 340 else 190, t), 3.2) for t in range(0, 360, 9)))
    d.shape(circle(0, 0, 190), INK, INNER)
    d.flats(*(circle(*polar(180, 12 * k + 9), 6) for k in range(30)), ink=OCHRE)
    d.shape(circle(0, 0, 170), RED, OUTER, shade=[Shade(angle=45, depth=0.14, spacing=7.4, width=4.4)])
    leaf: list[Node] = [(0, -167, "c"), (14, -158), (22, -144), (16, -130), (0, -119, "c"), (-16, -130),
        (-22, -144), (-14, -158)]  # fmt: skip
    d.shapes([smooth(transform(leaf, rotate=30 * k)) for k in range(12)], OCHRE, INNER)
    stone: list[Node] = [(0, -158, "c"), (8, -143, "c"), (0, -128, "c"), (-8, -143, "c")]
    for first, fill in enumerate((BLUE, WHITE, GREEN)):
        d.shapes([smooth(transform(stone, rotate=30 * k)) for k in range(first, 12, 3)], fill, DETAIL)
    for k in range(12):
        with d.at(rotate=30 * k):
            d.fold(([(10, -132), (15, -140), (14, -152)], 3.4))
    dark: list[Node] = [(0, -166, "c"), (6, -152), (0, -122, "c"), (-6, -152)]
    d.shapes([smooth(transform(dark, rotate=30 * k + 15)) for k in range(12)], DARK_RED, DETAIL)
    d.shape(circle(0, 0, 116), INK, INNER)
    teeth = [polar(113 if k % 2 else 104, 5 * k) for k in range(72)]
    d.flats(polyline(teeth), ink=OCHRE)
    d.shape(circle(0, 0, 100), PAPER, OUTER)
    harlequin(d)
    d.line(circle(0, 0, 100), OUTER)
    for k in range(4):
        with d.at(rotate=45 + 90 * k):
            daisy(d, 0, -199, 19, RED, WHITE)
