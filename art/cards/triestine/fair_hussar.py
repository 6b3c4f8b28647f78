"""The fair hussar's head, turned to the right: a square jaw, a low brow and a moustache."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts import visage
from art.cards.triestine import hair, hats
from art.cards.triestine.faces import neck
from art.cards.triestine.inks import BLUE, FLESH, PAPER, RED, YELLOW
from art.cards.triestine.plumes import ostrich

_EYES: Final = "#3f6a8c"


def head(d: Drawing) -> None:
    """The head on its neck, in the units of `parts.visage`."""
    neck(d, FLESH, (0, 52), 21, long=34)
    d.shape(smooth([(-38, 62, "c"), (0, 76), (38, 62, "c"), (42, 92, "c"), (0, 102), (-42, 92, "c")]), BLUE)
    d.line(smooth([(-36, 71, "c"), (0, 83), (36, 71, "c")], closed=False), 4.4, ink=YELLOW)
    d.line(smooth([(-37, 87, "c"), (0, 97), (37, 87, "c")], closed=False), 4.4, ink=YELLOW)
    with d.at(flip=True):
        _face(d)
        ostrich(d, [(4, -78), (-18, -98), (-62, -99), (-104, -58)], 14, PAPER, lobes=6)
        ostrich(d, [(4, -78), (-14, -88), (-50, -88), (-84, -52)], 12, RED, lobes=5, vein=PAPER)
        with d.at(0, -11, (1.0, 0.77)):
            hats.shako(d, BLUE, YELLOW, RED)


def _face(d: Drawing) -> None:
    tone = hair.BLOND
    hair.tail_of_hair(
        d, [(20, -30), (26, 4), (24, 36)], [(44, -34), (54, 0), (46, 42)], tone, count=5, seed=33
    )
    face: list[Node] = [
        (-26, -46), (-35, -30), (-38, -20), (-35, -9), (-38, 3), (-37, 16), (-34, 32), (-30, 46), (-25, 57),
        (-15, 63), (-3, 63), (8, 60), (24, 51), (33, 40), (37, 22), (38, 0), (36, -24), (32, -46),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=7, cross=0)
    _eyes(d)
    _nose(d)
    visage.mouth(d, (-25, 42), (-3, 41), dip=(-14, 43), full=0.66, red=True)
    hair.wing(d, (-14, 31), [(-4, 34), (7, 35), (16, 28), (18, 18)], 10, tone)
    hair.wing(d, (-15, 31), [(-22, 33), (-31, 35), (-38, 30), (-42, 21)], 9, tone)
    d.lens([(-17, 57), (-14, 53), (-8, 53), (-4, 56)], 2.0)
    visage.ear(d, 37, 4, 0.84, FLESH)
    _fringe(d, tone)


def _eyes(d: Drawing) -> None:
    """Narrowed, under level brows that meet the root of the nose."""
    visage.eye(d, 9, 0, 10.4, -1, wide=0.74, gaze=-0.4, iris=_EYES)
    visage.eye(d, -25, 0, 7.0, 1, wide=0.9, gaze=-0.4, iris=_EYES)
    visage.brow(d, [(-7, -7.6), (5, -13), (15, -13.6), (27, -9)], 6.0, ink=hair.CHESTNUT)
    visage.brow(d, [(-17, -8.4), (-25, -13.4), (-35, -10)], 5.2, ink=hair.CHESTNUT)


def _nose(d: Drawing) -> None:
    """Straight and strong, with a slight bow under the root; its wing a thin line."""
    d.fold(([(-26.6, 17), (-22, 9), (-18.6, 1), (-16, -3), (-13, -9)], 3.2))
    d.line(smooth([(-25.2, 13.4), (-28, 18), (-25, 21.6), (-19, 22)], closed=False), INNER * 0.8)
    d.lens([(-11.4, 14), (-7.8, 17), (-8.4, 20.6), (-11.4, 22)], 2.0)
    d.lens([(-20, 21.6), (-17, 20.4), (-14, 21.8)], 1.7)
    d.ticks(((-7, 1), (-13, 3), 2.0), ((-7, 5.4), (-14, 7.6), 2.0), ((-7.4, 10), (-15, 12), 1.9))


def _fringe(d: Drawing, tone: str) -> None:
    """Locks that come out under the peak and before the ear."""
    side: list[Node] = [(26, -36, "c"), (28, -8), (33, 16, "c"), (38, -6), (44, -14), (44, -36, "c")]
    d.shape(smooth(side), tone, DETAIL)
    locks: list[Node] = [(-37, -46, "c"), (-37, -28), (-33, -18, "c"), (-28, -24), (-22, -29, "c"),
        (-14, -25), (-5, -23, "c"), (-4, -28), (0, -31, "c"), (9, -25), (20, -22, "c"), (20, -27),
        (21, -30, "c"), (26, -20), (32, -10, "c"), (37, -46, "c")]  # fmt: skip
    d.shape(smooth(locks), tone, INNER)
    d.fold(([(-18, -40), (-17, -32), (-10, -26)], 2.2), ([(2, -40), (4, -33), (14, -25)], 2.2))
