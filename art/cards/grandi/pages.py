"""The four jacks' heads, 300 units across about (0, 0): with a feather, with curls, a squire, a forester."""

from __future__ import annotations

import math

from art.cards.grandi.features import GOLD, both, eyes, mouth, nose
from art.cards.grandi.inks import PAPER, STROKE, Colours
from art.cards.kit.inks import FLESH
from art.cards.kit.paths import Node, circle, ellipse, smooth
from art.cards.kit.svg import Drawing

STEEL = "#d9dde2"
MAIL = "#8794a3"


def feathered(d: Drawing, ink: Colours) -> None:
    """Long straight hair under a cap with a feather."""
    _shoulders(d, ink.solid)
    hair: list[Node] = [
        (0, -84, "c"),
        (-66, -74),
        (-92, -20),
        (-88, 40),
        (-98, 84, "c"),
        (-40, 96),
        (0, 92, "c"),
    ]
    d.shape(smooth(both(hair)), ink.hair, STROKE)
    _face(d, (54, 58))
    for side in (-1, 1):
        lapel: list[Node] = [(0, 124, "c"), (side * 26, 100, "c"), (side * 66, 98), (side * 78, 122, "c"),
            (side * 30, 148, "c")]  # fmt: skip
        d.shape(smooth(lapel), PAPER, STROKE)
    eyes(d)
    nose(d, -2, 32)
    mouth(d, 58, left=6, right=7)
    feather: list[Node] = [(58, -78, "c"), (92, -100), (128, -92), (138, -54), (120, -20, "c"), (112, -46),
        (96, -56), (60, -58, "c")]  # fmt: skip
    d.shape(smooth(feather), PAPER, STROKE)
    d.line(smooth([(66, -68), (100, -78), (122, -50)], closed=False), STROKE)
    cap: list[Node] = [(-86, -50, "c"), (-92, -82), (-60, -116), (0, -128), (60, -116), (90, -84), (86,
        -50, "c"),
        (0, -66)]  # fmt: skip
    d.shape(smooth(cap), ink.solid, STROKE)
    brim: list[Node] = [
        (-96, -46),
        (-84, -64),
        (0, -80),
        (84, -64),
        (96, -46),
        (84, -36),
        (0, -52),
        (-84, -36),
    ]
    d.shape(smooth(brim), ink.light, STROKE)


def curly(d: Drawing, ink: Colours) -> None:
    """A round laughing face in short curls, a beret pulled over one ear, a ruff."""
    _shoulders(d, ink.solid)
    for side in (-1, 1):
        for x, y, r in ((66, -44, 25), (78, -10, 25), (76, 26, 24), (62, 56, 22)):
            d.shape(circle(side * x, y, r), ink.hair, STROKE)
    ruff: list[Node] = []
    for k in range(9):
        a, b = math.pi * k / 9, math.pi * (k + 0.5) / 9
        ruff += [(96 * math.cos(a), 88 + 40 * math.sin(a), "c"), (110 * math.cos(b), 90 + 54 * math.sin(b))]
    d.shape(smooth([*ruff, (-96, 88, "c"), (-40, 70), (40, 70)]), PAPER, STROKE)
    _face(d, (62, 64))
    for x, r in ((-44, 20), (-12, 22), (22, 22), (50, 18)):
        d.shape(circle(x, -66, r), ink.hair, STROKE)
    eyes(d, brow=(-24, -22))
    nose(d, 6, 28, wide=1.2)
    smile: list[Node] = [(-26, 42, "c"), (0, 50), (26, 42, "c"), (16, 64), (-16, 64)]
    d.shape(smooth(smile), PAPER, STROKE)
    beret: list[Node] = [(-88, -62, "c"), (-104, -98), (-50, -128), (26, -130), (104, -96), (122, -46),
        (92, -34),
        (58, -66, "c"), (0, -84)]  # fmt: skip
    d.shape(smooth(beret), ink.solid, STROKE)
    d.line(smooth([(-84, -68), (-10, -90), (56, -70)], closed=False), STROKE * 1.6, ink=ink.light)
    d.line(smooth([(98, -58), (112, -20), (106, 14)], closed=False), STROKE)
    d.shape(ellipse(106, 28, 13, 20), GOLD, STROKE)


def squire(d: Drawing, ink: Colours) -> None:
    """A grave face in a mail hood under a broad iron hat."""
    _shoulders(d, ink.solid)
    hood: list[Node] = [
        (0, -84, "c"),
        (-74, -66),
        (-90, 0),
        (-84, 66),
        (-112, 128),
        (-60, 160),
        (0, 164, "c"),
    ]
    d.shape(smooth(both(hood)), MAIL, STROKE)
    for y, half, count in ((-6, 72, 2), (22, 70, 2), (50, 69, 2), (77, 74, 2), (104, 84, 7), (130, 92, 8)):
        for k in range(count):
            d.shape(circle(half * (2 * k / (count - 1) - 1), y, 8), PAPER, None)
    _face(d, (50, 54), chin=80, bare=False)
    eyes(d, y=0, brow=(-22, -24))
    # The nasal of the hat instead of a nose,.
    nasal: list[Node] = [(-10, -70, "c"), (10, -70, "c"), (11, 26), (15, 36, "c"), (0, 42), (-15, 36, "c"),
        (-11, 26)]  # fmt: skip
    d.shape(smooth(nasal), STEEL, STROKE)
    mouth(d, 60, left=2, right=2, half=19)
    dome: list[Node] = [(0, -140), (-40, -131), (-74, -104), (-78, -48, "c"), (0, -58, "c")]
    d.shape(smooth(both(dome)), STEEL, STROKE)
    d.line(smooth([(0, -136), (0, -66)], closed=False), STROKE)
    brim: list[Node] = [(-132, -26, "c"), (-96, -60), (0, -78), (96, -60), (132, -26, "c"), (84, -34),
        (0, -46),
        (-84, -34)]  # fmt: skip
    d.shape(smooth(brim), ink.light, STROKE)
    for x, y in ((-64, -53), (0, -62), (64, -53)):
        d.shape(circle(x, y, 6), ink.solid, None)


def forester(d: Drawing, ink: Colours) -> None:
    """A sharp face with a fringe, in a long pointed hood with a jagged cape."""
    cape: list[Node] = [(-132, 176, "c"), (-118, 104), (-60, 76), (60, 76), (118, 104), (132, 176, "c")]
    d.shape(smooth(cape), ink.solid, STROKE)
    teeth: list[Node] = [(-92, 84, "c"), (-102, 132, "c"), (-64, 112, "c"), (-48, 154, "c"), (-18, 120, "c"),
        (0, 162, "c"), (18, 120, "c"), (48, 154, "c"), (64, 112, "c"), (102, 132, "c"), (92, 84,
        "c")]  # fmt: skip
    d.shape(smooth(teeth), ink.light, STROKE)
    hood: list[Node] = [(-78, 92, "c"), (-92, 20), (-88, -50), (-46, -108), (0, -132), (50, -108),
        (88, -50), (92, 20), (78, 92, "c"), (0, 120)]  # fmt: skip
    tail: list[Node] = [(0, -132, "c"), (52, -128), (96, -96), (118, -40), (124, 14, "c"),
        (110, 40, "c"), (98, 16, "c"), (92, -20), (70, -60), (30, -86, "c")]  # fmt: skip
    d.shape(smooth(tail), ink.solid, STROKE)
    d.shape(smooth(hood), ink.solid, STROKE)
    d.shape(circle(111, 42, 12), GOLD, STROKE)
    _face(d, (47, 56), chin=90)
    fringe: list[Node] = [(-54, -22, "c"), (-58, -60), (-30, -84), (30, -84), (58, -60), (54, -22,
        "c"), (42, -54, "c"),
        (26, -34, "c"), (10, -56, "c"), (-8, -34, "c"), (-24, -56, "c"), (-40, -34, "c")]  # fmt: skip
    d.shape(smooth(fringe), ink.hair, STROKE)
    eyes(d, y=0, apart=23, brow=(-17, -24))
    nose(d, 4, 38, wide=0.9)
    mouth(d, 62, left=1, right=11)
    leaf: list[Node] = [(-82, -44, "c"), (-118, -66), (-116, -112, "c"), (-84, -96), (-68, -66)]
    d.shape(smooth(leaf), GOLD, STROKE)
    d.line(smooth([(-80, -52), (-94, -76), (-106, -98)], closed=False), STROKE)


PAGES = {"C": feathered, "D": curly, "S": squire, "B": forester}


def _shoulders(d: Drawing, fill: str) -> None:
    half: list[Node] = [(0, 92, "c"), (-48, 92, "c"), (-104, 112), (-132, 172, "c"), (0, 172, "c")]
    d.shape(smooth(both(half)), fill, STROKE)


def _face(d: Drawing, widths: tuple[float, float], *, chin: float = 84, bare: bool = True) -> None:
    """Face and `bare` neck; `widths`: half the width of the cheeks and of the temples."""
    cheek, temple = widths
    if bare:
        d.shape(smooth([(-26, 60, "c"), (-28, 104), (0, 122), (28, 104), (26, 60, "c")]), FLESH, STROKE)
    face: list[Node] = [(0, chin), (-cheek * 0.56, chin - 12), (-cheek, 30), (-temple, -20), (-50, -64, "c"),
        (0, -70, "c")]  # fmt: skip
    d.shape(smooth(both(face)), FLESH, STROKE)
