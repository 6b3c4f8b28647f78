"""The swarthy hussar's head: a broken nose, a stitched scar, moustache, earring and kolpak."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import INNER, Drawing
from art.cards.parts import visage
from art.cards.triestine import dress, hair, hats
from art.cards.triestine.faces import neck
from art.cards.triestine.hats import feather
from art.cards.triestine.inks import BROWN, PAPER, RED, ROSE, YELLOW

TAN: Final = "#dca77c"


def head(d: Drawing) -> None:
    """The head about its middle, from the fur collar up to the kolpak and its feathers."""
    tone = hair.RAVEN
    hair.tail_of_hair(d, [(18, -36), (26, 0), (28, 36), (22, 62)], [(44, -36), (58, 0), (58, 36),
        (44, 70)], tone, count=3, seed=53)  # fmt: skip
    neck(d, TAN, (0, 52), 21, long=34)
    dress.fur(d, [(-40, 72), (0, 90), (42, 70)], 13, BROWN, tuft=13)
    face: list[Node] = [
        (-26, -46), (-35, -30), (-36, -18), (-32, -6), (-37, 6), (-35, 18), (-29, 34), (-27, 46), (-20, 58),
            (-6, 62),
        (10, 57), (26, 42), (35, 22), (38, -2), (38, -26), (33, -46),
    ]  # fmt: skip
    visage.skull(d, face, TAN, jaw=10, cross=0)
    visage.eye(d, 6, -2, 11, -1, wide=0.84, gaze=-0.5, hood=1.4, tilt=2)
    visage.eye(d, -26, -2, 6, 1, wide=0.84, gaze=-0.5, tilt=2)
    visage.brow(d, [(-10, -9), (3, -18), (17, -24), (31, -20)], 7.4)
    visage.brow(d, [(-18, -10), (-27, -19), (-38, -19)], 6.4)
    d.lens([(-13, -21), (-14.6, -15), (-12.4, -9)], 2.4)
    _broken_nose(d)
    _scar(d)
    visage.mouth(d, (-28, 43), (-8, 43), dip=(-18, 41), full=0.6)
    chin: list[Node] = [(-24, 51, "c"), (-15, 49), (-8, 52, "c"), (-8, 64), (-18, 80, "c"), (-24, 66)]
    hair.beard(d, chin, tone, [])
    hair.wing(d, (-18, 32), [(-6, 36), (8, 38), (20, 30), (24, 14)], 12, tone)
    hair.wing(d, (-20, 32), [(-30, 36), (-40, 36), (-47, 27), (-49, 14)], 11, tone)
    hair.tail_of_hair(
        d, [(26, -40), (31, -12), (32, 14)], [(44, -40), (50, -6), (42, 30)], tone, count=3, seed=54
    )
    fringe: list[Node] = [(-33, -46, "c"), (-33, -32), (-31, -19, "c"), (-23, -26), (-19, -33, "c"),
        (-15, -29), (-10, -22, "c"), (-3, -28), (3, -35, "c"), (8, -30), (15, -25, "c"), (24, -31),
        (29, -46, "c")]  # fmt: skip
    d.shape(smooth(fringe), tone, INNER)
    d.lens([(38, 20), (42, 27), (36, 32), (33, 26), (38, 20)], 3.6, ink=YELLOW)
    feather(d, [(-8, -76), (18, -105), (54, -107), (80, -82)], 12, PAPER)
    with d.at(0, -5, (1.0, 0.8)):
        hats.kolpak(d, BROWN, RED, YELLOW)


def _broken_nose(d: Drawing) -> None:
    """A hooked nose, set crooked after a break: a knuckle in its bridge, the tip drooping over the lip."""
    edge: list[Node] = [
        (-15, -11), (-20, -5), (-30, -3), (-34.5, 2), (-33, 8), (-38, 13), (-43.6, 20), (-43, 26),
        (-37, 28.6), (-31, 25), (-25, 26.6), (-18, 26), (-13, 21), (-14, 3),
    ]  # fmt: skip
    d.shape(smooth(edge), TAN, None)
    d.fold(([(-44, 22), (-38.4, 13.4), (-33.4, 8.4), (-35, 2), (-30, -3), (-20, -5.4), (-15, -12)], 4.0))
    d.line(
        smooth([(-38, 13), (-43.6, 20), (-43, 26), (-37, 28.6), (-31, 25), (-25, 26.6)], closed=False), INNER
    )
    d.lens([(-21, 25.4), (-13, 24), (-10.6, 18), (-15, 12.6)], 3.0)
    d.lens([(-33, 24), (-27, 21.6), (-21, 24)], 2.8)
    d.lens([(-27, 1), (-29, 5), (-27, 9)], 2.0)
    d.ticks(*(((-11.6 - 1.2 * k, -5 + 4.6 * k), (-19 - 2.0 * k, -2.6 + 4.6 * k), 2.2) for k in range(4)))


def _scar(d: Drawing) -> None:
    """A sabre cut across the cheek, which parts the end of the brow, and the marks of its stitches."""
    d.lens([(33, -32), (31, -20), (27, -8)], 4.4, ink=TAN)
    cut: list[Point] = [(25, 6), (18, 11), (9, 20), (1, 31)]
    d.lens(cut, 8.0, ink=ROSE)
    d.lens(cut, 2.4)
    d.ticks(*(
        mark for x, y in ((20, 9), (14, 14.6), (8.4, 21), (4, 27))
        for mark in (((x - 5, y - 3), (x, y), 2.0), ((x + 5, y + 3), (x, y), 2.0))
    ))  # fmt: skip
