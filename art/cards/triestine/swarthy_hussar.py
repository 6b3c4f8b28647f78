"""The swarthy hussar's head: a broken nose, a stitched scar, moustache, earring and kolpak."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import INNER, Drawing
from art.cards.parts import visage
from art.cards.triestine import dress, hair, hats
from art.cards.triestine.faces import neck
from art.cards.triestine.hats import feather
from art.cards.triestine.inks import BROWN, INK, PAPER, RED, ROSE, WHITE, YELLOW

TAN: Final = "#dca77c"


def head(d: Drawing) -> None:
    """The head about its middle, from the fur collar up to the kolpak and its feathers."""
    tone = hair.RAVEN
    hair.tail_of_hair(d, [(18, -36), (26, 0), (28, 36), (22, 62)], [(44, -36), (58, 0), (58, 36),
        (44, 70)], tone, count=3, seed=53)  # fmt: skip
    neck(d, TAN, (0, 52), 21, long=34)
    dress.fur(d, [(-40, 72), (0, 90), (42, 70)], 13, BROWN, tuft=13)
    face: list[Node] = [
        (-26, -46), (-35, -32), (-37, -20), (-35, -8), (-38, 4), (-37, 17), (-31, 34), (-27, 46), (-20, 58),
            (-6, 62),
        (10, 57), (26, 42), (35, 22), (38, -2), (38, -26), (33, -46),
    ]  # fmt: skip
    visage.skull(d, face, TAN, jaw=10, cross=0)
    visage.eye(d, 8, -2, 11, -1, wide=0.84, gaze=-0.5, hood=1.4, tilt=2)
    _far_eye(d)
    visage.brow(d, [(-7, -10), (5, -18), (18, -23), (31, -19)], 6.6)
    visage.brow(d, [(-17, -11), (-26, -17), (-37, -15)], 5.4)
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


def _far_eye(d: Drawing) -> None:
    """The eye beyond the nose, foreshortened: white, iris, one heavy lid."""
    ball: list[Node] = [(-34.6, -1, "c"), (-30, -5.4), (-24, -5), (-19, -0.2, "c"), (-26, 2.4)]
    d.shape(smooth(ball), WHITE, None)
    d.flats(circle(-28.8, -1.8, 3.5), ink=INK)
    d.flats(circle(-30, -3, 1.0), ink=WHITE)
    d.lens([(-36.4, -0.6), (-31, -5.6), (-24.6, -6), (-17.6, 0.4)], 4.2)
    d.lens([(-32, 2), (-26, 3.4), (-20.6, 1)], 1.6)


def _broken_nose(d: Drawing) -> None:
    """A hooked nose within the far cheek's contour, broken: a knuckle in its bridge, the tip drooping."""
    edge: list[Node] = [
        (-11, -12), (-15, -4), (-20.6, 3), (-22.4, 8), (-22, 12), (-25.6, 17), (-28.6, 22), (-28, 27),
        (-23, 28.8), (-20, 25.6), (-15, 26.6), (-9, 25), (-5.6, 19), (-8, 3),
    ]  # fmt: skip
    d.shape(smooth(edge), TAN, None)
    d.line(smooth(edge[1:10], closed=False), INNER * 1.1)
    d.fold(([(-15, -4), (-12, -9), (-10, -15)], INNER * 1.1))
    d.lens([(-13, 25.4), (-6, 24), (-3.6, 18), (-8, 12.6)], 3.0)
    d.lens([(-23, 25.6), (-18, 22.6), (-13, 24.6)], 2.8)
    d.lens([(-16.6, 6), (-18.4, 9.6), (-16.8, 13)], 2.0)


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
