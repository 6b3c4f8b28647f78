"""The four kings' heads, 300 units across about (0, 0): beards full, forked, pointed and curled."""

from __future__ import annotations

import math

from art.cards.grandi.features import GOLD, both, eyes, mouth, nose
from art.cards.grandi.inks import INK, PAPER, STROKE, Colours
from art.cards.kit.inks import FLESH
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import Drawing


def full_bearded(d: Drawing, ink: Colours) -> None:
    """A full beard under a crown of five points."""
    _mantle(d, ink)
    _hair(d, ink.beard)
    _face(d, 56)
    beard: list[Node] = [
        (0, 34, "c"),
        (-30, 24),
        (-58, -2, "c"),
        (-66, 40),
        (-52, 86),
        (-26, 116),
        (0, 132, "c"),
    ]
    d.shape(smooth(both(beard)), ink.beard, STROKE)
    for side in (-1, 1):
        d.line(smooth([(side * 20, 74), (side * 17, 94), (side * 8, 110)], closed=False), STROKE)
    lip: list[Node] = [(-19, 52, "c"), (0, 58), (19, 52, "c"), (12, 71), (0, 75), (-12, 71)]
    d.shape(smooth(lip), ink.solid, STROKE)
    _moustache(d, ink.beard, droop=54)
    eyes(d, apart=26)
    nose(d, -2, 25)
    crown: list[Node] = [(-74, -44, "c"), (-90, -108, "c"), (-58, -82, "c"), (-40, -126, "c"), (-20,
        -88, "c"),
        (0, -136, "c"), (20, -88, "c"), (40, -126, "c"), (58, -82, "c"), (90, -108, "c"), (74, -44, "c"),
        (0, -58)]  # fmt: skip
    d.shape(smooth(crown), GOLD, STROKE)
    _rim(d, ink.light)
    for x, y in ((-90, -108), (-40, -127), (0, -137), (40, -127), (90, -108)):
        d.shape(circle(x, y, 10), GOLD, STROKE)


def fork_bearded(d: Drawing, ink: Colours) -> None:
    """An old man with a long forked beard under a closed, arched crown."""
    _mantle(d, ink, fur=False)
    for side in (-1, 1):
        lock: list[Node] = [(side * 48, -60, "c"), (side * 84, -30), (side * 78, 30), (side * 98, 84, "c"),
            (side * 70, 96), (side * 52, 70)]  # fmt: skip
        d.shape(smooth(lock), ink.beard, STROKE)
        d.line(smooth([(side * 68, -14), (side * 66, 28), (side * 78, 66)], closed=False), STROKE)
    _face(d, 50)
    beard: list[Node] = [(0, 34, "c"), (-28, 26), (-50, 0, "c"), (-64, 54), (-58, 98), (-40, 136,
        "c"), (-16, 112),
        (0, 92, "c")]  # fmt: skip
    d.shape(smooth(both(beard)), ink.beard, STROKE)
    for side in (-1, 1):
        d.line(smooth([(side * 30, 66), (side * 36, 90), (side * 37, 110)], closed=False), STROKE)
    _moustache(d, PAPER, droop=76)
    eyes(d, apart=24, brow=(-31, -20))
    nose(d, -4, 27, wide=0.9)
    for side in (-1, 1):
        arch: list[Node] = [(side * 70, -56, "c"), (side * 94, -96), (side * 66, -128), (0, -118, "c"),
            (side * 10, -98, "c"), (side * 58, -104), (side * 66, -86), (side * 48, -62, "c")]  # fmt: skip
        d.shape(
            smooth([(0, -66, "c"), (side * 60, -60, "c"), (side * 70, -92), (0, -112, "c")]),
            ink.solid,
            STROKE,
        )
        d.shape(smooth(arch), GOLD, STROKE)
    d.shape(smooth([(-12, -64, "c"), (-10, -118, "c"), (10, -118, "c"), (12, -64, "c")]), GOLD, STROKE)
    _rim(d, GOLD)
    for x in (-44, 0, 44):
        d.shape(circle(x, -58 + abs(x) * 0.12, 8), ink.solid, None)
    d.shape(circle(0, -130, 13), GOLD, STROKE)


def point_bearded(d: Drawing, ink: Colours) -> None:
    """A lean face with a pointed chin beard and turned-up moustache, under a crown of broad plates."""
    _mantle(d, ink)
    _hair(d, ink.beard)
    _face(d, 50, chin=80)
    beard: list[Node] = [(0, 62, "c"), (-22, 62), (-30, 74, "c"), (-20, 92), (0, 116, "c")]
    d.shape(smooth(both(beard)), ink.beard, STROKE)
    d.line(smooth([(0, 84), (0, 95)], closed=False), STROKE)
    for side in (-1, 1):
        whisker: list[Node] = [(0, 40, "c"), (side * 22, 34), (side * 44, 40), (side * 68, 16, "c"),
            (side * 56, 52),
            (side * 26, 56), (0, 50, "c")]  # fmt: skip
        d.shape(smooth(whisker), ink.beard, STROKE)
    eyes(d, apart=24, brow=(-18, -28))
    nose(d, -10, 30, wide=1.1)
    for x, tilt in ((-58, -16), (58, 16), (0, 0)):
        with d.at(x, -52, rotate=tilt):
            plate: list[Node] = [
                (0, -92, "c"),
                (-26, -66, "c"),
                (-34, -58),
                (-28, -44, "c"),
                (-28, 0, "c"),
                (0, 0, "c"),
            ]
            d.shape(smooth(both(plate)), GOLD, STROKE)
            stone: list[Node] = [(0, -66, "c"), (13, -44), (0, -22, "c"), (-13, -44)]
            d.shape(smooth(stone), ink.solid, None)
    _rim(d, ink.light)


def curl_bearded(d: Drawing, ink: Colours) -> None:
    """A broad face in a beard of curls, under a crown of leaves."""
    _mantle(d, ink)
    for side in (-1, 1):
        for x, y, r in ((76, -34, 21), (84, 2, 21), (84, 38, 21)):
            d.shape(circle(side * x, y, r), ink.beard, STROKE)
    _face(d, 66)
    for side in (-1, 1):
        for x, y, r in ((16, 118, 22), (48, 104, 22), (70, 74, 22)):
            d.shape(circle(side * x, y, r), ink.beard, STROKE)
    chin: list[Node] = [(0, 36, "c"), (-32, 30), (-64, 16, "c"), (-70, 60), (-46, 92), (0, 106, "c")]
    d.shape(smooth(both(chin)), ink.beard, STROKE)
    for x, y in ((-40, 70), (0, 84), (40, 70)):
        curl = [(x + 11 * math.cos(a), y + 9 * math.sin(a)) for a in (0.2, 1.4, 2.6, 3.8)]
        d.line(smooth(list(curl), closed=False), STROKE)
    mouth(d, 52, left=5, right=5, half=20)
    _moustache(d, ink.beard, droop=40)
    eyes(d, apart=28, brow=(-22, -24))
    nose(d, 4, 25, wide=1.5)
    for x, y, tilt, size in ((-64, -58, -26, 0.9), (64, -58, 26, 0.9), (0, -66, 0, 1.1), (-33, -66,
    -12, 0.62),
        (33, -66, 12, 0.62)):  # fmt: skip
        with d.at(x, y, size, rotate=tilt):
            leaf: list[Node] = [(0, -74, "c"), (-16, -56), (-14, -44, "c"), (-34, -46), (-36, -22),
                (-18, -16, "c"),
                (-14, 8, "c"), (0, 8, "c")]  # fmt: skip
            d.shape(smooth(both(leaf)), GOLD, STROKE)
    _rim(d, ink.solid)


KINGS = {"C": full_bearded, "D": fork_bearded, "S": point_bearded, "B": curl_bearded}


def _mantle(d: Drawing, ink: Colours, *, fur: bool = True) -> None:
    """Shoulders, under ermine or plain with a light edge."""
    mantle: list[Node] = [(0, 70, "c"), (-56, 74, "c"), (-112, 104), (-138, 172, "c"), (0, 172, "c")]
    d.shape(smooth(both(mantle)), ink.solid, STROKE)
    if not fur:
        edge = smooth([(-122, 128), (-60, 98), (0, 92), (60, 98), (122, 128)], closed=False)
        d.line(edge, STROKE * 1.4, ink=ink.light)
        return
    ermine: list[Node] = [(0, 80, "c"), (-62, 66, "c"), (-96, 94), (-92, 120), (-52, 142), (0, 150, "c")]
    d.shape(smooth(both(ermine)), PAPER, STROKE)
    for x, y in ((-70, 98), (70, 98), (-44, 124), (44, 124)):
        d.shape(smooth([(x, y - 11, "c"), (x + 8, y + 7, "c"), (x, y + 12), (x - 8, y + 7, "c")]), INK, None)


def _hair(d: Drawing, fill: str) -> None:
    hair: list[Node] = [
        (0, -64, "c"),
        (-66, -56),
        (-86, -6),
        (-80, 40),
        (-94, 74, "c"),
        (-46, 84),
        (0, 76, "c"),
    ]
    d.shape(smooth(both(hair)), fill, STROKE)


def _face(d: Drawing, half: float, *, chin: float = 60) -> None:
    """A face that many units wide on either side."""
    face: list[Node] = [
        (0, chin),
        (-half * 0.72, chin - 10),
        (-half, 10),
        (-half + 2, -56, "c"),
        (0, -60, "c"),
    ]
    d.shape(smooth(both(face)), FLESH, STROKE)


def _moustache(d: Drawing, fill: str, *, droop: float) -> None:
    for side in (-1, 1):
        whisker: list[Node] = [(0, 26, "c"), (side * 20, 22), (side * 44, 36), (side * 52, droop, "c"),
            (side * 26, 54), (0, 40, "c")]  # fmt: skip
        d.shape(smooth(whisker), fill, STROKE)


def _rim(d: Drawing, fill: str) -> None:
    rim: list[Node] = [(-78, -38, "c"), (-76, -60, "c"), (0, -76), (76, -60, "c"), (78, -38, "c"), (0, -52)]
    d.shape(smooth(rim), fill, STROKE)
