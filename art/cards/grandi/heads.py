"""Three heads for the courts' medallions, 300 units across about (0, 0): page, horse, king.

Bold shapes and few lines, none thinner than a hundredth of the card: clear when eyes are not.
"""

from __future__ import annotations

from art.cards.grandi.inks import INK, PAPER, STROKE, Colours
from art.cards.kit.inks import FLESH
from art.cards.kit.paths import Node, circle, ellipse, mirror, smooth
from art.cards.kit.svg import Drawing

GOLD = "#f5c927"


def _both(half: list[Node]) -> list[Node]:
    return mirror(half, 0, whole=True)


def _eyes(d: Drawing, y: float, apart: float) -> None:
    for side in (-1, 1):
        d.shape(ellipse(side * apart, y, 9.5, 11.5), INK, None)
        d.shape(circle(side * apart - 3, y - 4, 3.4), PAPER, None)
        brow: list[Node] = [
            (side * (apart - 20), y - 25), (side * apart, y - 34), (side * (apart + 20), y - 24),
        ]  # fmt: skip
        d.line(smooth(brow, closed=False), STROKE)


def _nose(d: Drawing, top: float, low: float) -> None:
    d.line(smooth([(-2, top), (-11, low - 6), (-3, low), (9, low - 2)], closed=False), STROKE)


def page(d: Drawing, ink: Colours) -> None:
    """A young face under a cap with a feather."""
    shoulders: list[Node] = [(0, 92, "c"), (-48, 92, "c"), (-104, 112), (-132, 172, "c"), (0, 172, "c")]
    d.shape(smooth(_both(shoulders)), ink.solid, STROKE)
    hair: list[Node] = [
        (0, -84, "c"),
        (-66, -74),
        (-92, -20),
        (-88, 40),
        (-98, 84, "c"),
        (-40, 96),
        (0, 92, "c"),
    ]
    d.shape(smooth(_both(hair)), ink.hair, STROKE)
    d.shape(smooth([(-26, 60, "c"), (-28, 104), (0, 122), (28, 104), (26, 60, "c")]), FLESH, STROKE)
    face: list[Node] = [(0, 84), (-30, 72), (-54, 30), (-58, -20), (-50, -64, "c"), (0, -70, "c")]
    d.shape(smooth(_both(face)), FLESH, STROKE)
    for side in (-1, 1):
        fold: list[Node] = [
            (0, 124, "c"),
            (side * 26, 100, "c"),
            (side * 66, 98),
            (side * 78, 122, "c"),
            (side * 30, 148, "c"),
        ]
        d.shape(smooth(fold), PAPER, STROKE)
    _eyes(d, -4, 25)
    _nose(d, -2, 32)
    d.line(smooth([(-16, 52), (0, 58), (17, 51)], closed=False), STROKE)
    feather: list[Node] = [
        (58, -78, "c"),
        (92, -100),
        (128, -92),
        (138, -54),
        (120, -20, "c"),
        (112, -46),
        (96, -56),
        (60, -58, "c"),
    ]
    d.shape(smooth(feather), PAPER, STROKE)
    d.line(smooth([(66, -68), (100, -78), (122, -50)], closed=False), STROKE)
    cap: list[Node] = [
        (-86, -50, "c"),
        (-92, -82),
        (-60, -116),
        (0, -128),
        (60, -116),
        (90, -84),
        (86, -50, "c"),
        (0, -66),
    ]
    d.shape(smooth(cap), ink.solid, STROKE)
    brim: list[Node] = [
        (-96, -46), (-84, -64), (0, -80), (84, -64), (96, -46), (84, -36), (0, -52), (-84, -36),
    ]  # fmt: skip
    d.shape(smooth(brim), ink.light, STROKE)


def horse(d: Drawing, ink: Colours) -> None:
    """A horse's head in profile, bridled in the suit's colour."""
    neck: list[Node] = [
        (46, -96, "c"), (92, -66), (122, -10), (136, 70), (138, 172, "c"), (-46, 172, "c"), (-30, 120),
        (-16, 76), (-10, 40, "c"), (20, -40),
    ]  # fmt: skip
    d.shape(smooth(neck), ink.coat, STROKE)
    for x, y, turn in ((34, -112, -6), (4, -108, -18)):
        with d.at(x, y, rotate=turn):
            d.shape(
                smooth([(-15, 22, "c"), (-14, -8), (2, -38, "c"), (16, -8), (16, 22, "c")]), ink.coat, STROKE
            )
    head: list[Node] = [
        (48, -90),
        (20, -100),
        (-12, -88),
        (-36, -52),
        (-70, 6),
        (-104, 44),
        (-118, 66),
        (-112, 88),
        (-92, 98),
        (-66, 92),
        (-44, 78),
        (-18, 70),
        (14, 56),
        (40, 26),
        (56, -20),
        (60, -62),
    ]
    d.shape(smooth(head), ink.coat, STROKE)
    mane: list[Node] = [
        (26, -112, "c"), (10, -84), (2, -58, "c"), (30, -78, "c"), (40, -36, "c"),
        (58, -56, "c"), (70, -2, "c"),
        (86, -26, "c"), (94, 40, "c"), (110, 14, "c"), (112, 90, "c"), (128, 62, "c"), (126, 140, "c"),
        (150, 120, "c"), (150, 40), (128, -40), (92, -94), (56, -118),
    ]  # fmt: skip
    d.shape(smooth(mane), ink.mane, STROKE)
    d.shape(smooth([(-34, -34, "c"), (-18, -46), (2, -34, "c"), (-16, -24)]), INK, None)
    d.line(smooth([(-42, -42), (-18, -58), (6, -44)], closed=False), STROKE)
    d.shape(ellipse(-96, 62, 8.5, 7), INK, None)
    d.line(smooth([(-104, 84), (-80, 80), (-58, 66)], closed=False), STROKE)
    for strap in (
        [(-50, 70), (0, 110), (60, 130), (140, 132)],  # rein
        [(-2, -90), (16, -78), (36, -80)],  # browband
        [(36, -88), (28, -42), (0, 14), (-52, 64)],  # cheekpiece
        [(-82, 18), (-62, 38), (-48, 78)],  # noseband
    ):
        track = smooth(list(strap), closed=False)
        d.line(track, 26)
        d.line(track, 12, ink=ink.light)
    d.shape(circle(-52, 64, 13), GOLD, STROKE)


def king(d: Drawing, ink: Colours) -> None:
    """A bearded face under a crown."""
    mantle: list[Node] = [(0, 70, "c"), (-56, 74, "c"), (-112, 104), (-138, 172, "c"), (0, 172, "c")]
    d.shape(smooth(_both(mantle)), ink.solid, STROKE)
    ermine: list[Node] = [(0, 80, "c"), (-62, 66, "c"), (-96, 94), (-92, 120), (-52, 142), (0, 150, "c")]
    d.shape(smooth(_both(ermine)), PAPER, STROKE)
    for x, y in ((-70, 98), (70, 98), (-44, 124), (44, 124)):
        d.shape(smooth([(x, y - 11, "c"), (x + 8, y + 7, "c"), (x, y + 12), (x - 8, y + 7, "c")]), INK, None)
    hair: list[Node] = [
        (0, -64, "c"),
        (-66, -56),
        (-86, -6),
        (-80, 40),
        (-94, 74, "c"),
        (-46, 84),
        (0, 76, "c"),
    ]
    d.shape(smooth(_both(hair)), ink.beard, STROKE)
    face: list[Node] = [(0, 60), (-40, 50), (-56, 10), (-54, -56, "c"), (0, -60, "c")]
    d.shape(smooth(_both(face)), FLESH, STROKE)
    beard: list[Node] = [
        (0, 34, "c"), (-30, 24), (-58, -2, "c"), (-66, 40), (-52, 86), (-26, 116), (0, 132, "c"),
    ]  # fmt: skip
    d.shape(smooth(_both(beard)), ink.beard, STROKE)
    for side in (-1, 1):
        d.line(smooth([(side * 20, 74), (side * 17, 94), (side * 8, 110)], closed=False), STROKE)
        whisker: list[Node] = [
            (0, 26, "c"),
            (side * 20, 22),
            (side * 44, 36),
            (side * 52, 54, "c"),
            (side * 26, 54),
            (0, 40, "c"),
        ]
        d.shape(smooth(whisker), ink.beard, STROKE)
    _eyes(d, -4, 26)
    _nose(d, -2, 25)
    crown: list[Node] = [
        (-74, -44, "c"), (-90, -108, "c"), (-58, -82, "c"), (-40, -126, "c"), (-20, -88, "c"), (0, -136, "c"),
        (20, -88, "c"), (40, -126, "c"), (58, -82, "c"), (90, -108, "c"), (74, -44, "c"), (0, -58),
    ]  # fmt: skip
    d.shape(smooth(crown), GOLD, STROKE)
    rim: list[Node] = [
        (-78, -38, "c"), (-76, -60, "c"), (0, -76), (76, -60, "c"), (78, -38, "c"), (0, -52),
    ]  # fmt: skip
    d.shape(smooth(rim), ink.light, STROKE)
    for x, y in ((-90, -108), (-40, -127), (0, -137), (40, -127), (90, -108)):
        d.shape(circle(x, y, 10), GOLD, STROKE)
