"""The icon of the application: the ace of denari on green cloth, drawn again for small sizes."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK
from art.cards.kit.paths import circle
from art.cards.kit.svg import Drawing
from art.props.shapes import rounded, star

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
SMALL = 48  # up to here the plain drawing is used

CLOTH = "#1f5a41"
CLOTH_LIT = "#2f7857"
CLOTH_DARK = "#123a2a"
PAPER = "#fffdf7"
GOLD = "#f2c12e"
GOLD_DARK = "#b97f12"
RED = "#b5221d"


def large() -> Drawing:
    """512 units: cloth, a red card behind, the ace leaning over it, the sun with a face."""
    d = Drawing(512, 512, name="icon", paper=False)
    board = rounded(256, 256, 488, 488, 108)
    d.shape(board, CLOTH_DARK, 14)
    with d.clip(rounded(256, 256, 474, 474, 102)):
        d.shape(circle(236, 216, 300), CLOTH, None)
        d.shape(circle(226, 190, 190), CLOTH_LIT, None)
    with d.at(312, 276, rotate=15):
        d.shape(rounded(0, 0, 240, 356, 26), "#0b2118", None)
    with d.at(304, 264, rotate=15):
        d.shape(rounded(0, 0, 240, 356, 26), RED, 11)
        d.line(rounded(0, 0, 206, 322, 14), 6, ink="#f4ead2")
    with d.at(240, 270, rotate=-7):
        d.shape(rounded(0, 0, 274, 392, 28), "#0b2118", None)
    with d.at(230, 258, rotate=-7):
        d.shape(rounded(0, 0, 274, 392, 28), PAPER, 11)
        _sun(d, 116)
        for y in (-166, 166):
            _spark(d, y)
    return d


def small() -> Drawing:
    """32 units: the card upright and the sun as a plain star, so that 16 pixels still show both."""
    d = Drawing(32, 32, name="icon-small", paper=False)
    d.shape(rounded(16, 16, 32, 32, 7), CLOTH_DARK, None)
    d.shape(rounded(16, 16, 29, 29, 5.6), CLOTH, None)
    d.shape(rounded(16, 16, 22, 28, 3), PAPER, None)
    d.shape(circle(16, 16, 10), INK, None)
    d.shape(star(16, 16, 9.6, 4.6, 8), GOLD, None)
    d.shape(circle(16, 16, 5.2), GOLD, 1.4)
    return d


def drawing(size: int) -> Drawing:
    """The drawing that suits an icon of `size` pixels."""
    return small() if size <= SMALL else large()


def _sun(d: Drawing, r: float) -> None:
    """The sun coin: white ring, black disc, long and short rays, a calm face."""
    d.shape(circle(0, 0, r), PAPER, 9)
    d.shape(circle(0, 0, r - 13), INK, None)
    d.shape(star(0, 0, r * 0.84, r * 0.46, 16), GOLD_DARK, None)
    d.shape(star(0, 0, r * 0.86, r * 0.5, 8), GOLD, 5)
    face = circle(0, 0, r * 0.56)
    d.shape(face, GOLD, 7)
    d.hatch(
        face,
        Shade(angle=20, depth=0.22, spacing=8, width=4.4, reach=30),
        Shade(angle=65, depth=0.14, spacing=8, width=3.8, reach=20, seed=2),
    )
    with d.at(0, 0, scale=r / 122):
        for side in (-1, 1):
            d.lens([(side * 40, -12), (side * 24, -22), (side * 8, -13)], 9)
            d.lens([(side * 36, -3), (side * 24, -13), (side * 11, -4)], 7)
            d.shape(circle(side * 23, -6, 6), INK, None)
        d.fold(([(-6, 18), (-3, 2), (-7, -16)], 6))
        d.lens([(-11, 19), (0, 25), (11, 18)], 6)
        d.lens([(-24, 35), (0, 44), (24, 33)], 8)


def _spark(d: Drawing, y: float) -> None:
    """A small ornament above and below the coin."""
    d.shape(star(0, y, 17, 6, 4), RED, 4)
    for side in (-1, 1):
        d.shape(circle(side * 34, y, 5), RED, None)
