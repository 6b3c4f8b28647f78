"""The head that the fante di spade holds by its hair: slack, pale and lined, the neck hewn through."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import visage
from art.cards.parts.locks import LIGHT_STRAND
from art.cards.trevisane.inks import DARK_RED, INK, PAPER, RED
from art.cards.trevisane.locks import beard, lock, strands

PALE: Final = "#dcd8c2"
"""Flesh without blood."""


def severed(d: Drawing) -> None:
    """The head in the units of `parts.visage`: held at (6, -98), the stump ends near y = 92."""
    _hair_behind(d)
    _stump(d)
    _face(d)
    _beard(d)
    _hair(d)


def _hair_behind(d: Drawing) -> None:
    for left, right, seed in (
        ([(-14, -50), (-36, -28), (-42, 6), (-40, 40), (-52, 70)], [(4, -50), (-18, -20), (-22, 10), (-24,
            40),
            (-40, 76)], 61),
        ([(18, -50), (28, -20), (28, 16), (26, 44), (36, 84)], [(26, -50), (50, -20), (52, 16), (46, 44),
            (54, 66)], 62),
    ):  # fmt: skip
        lock(d, left, right, INK, count=2, seed=seed)


def _stump(d: Drawing) -> None:
    neck: list[Node] = [
        (-14, 40, "c"), (-16, 66), (-24, 80, "c"), (-14, 84), (-8, 94, "c"), (0, 84), (8, 92, "c"), (16, 82),
        (30, 84, "c"), (26, 66), (28, 30, "c"),
    ]  # fmt: skip
    d.shape(smooth(neck), PALE, INNER, shade=[
        Shade(angle=-84, depth=0.7, spacing=4.2, width=3, reach=30), Shade(angle=10, depth=0.5, spacing=4.4,
            width=2.8),
    ])  # fmt: skip
    flesh: list[Node] = [
        (-24, 80, "c"), (-10, 73), (4, 72), (18, 74), (30, 84, "c"), (16, 83), (8, 93, "c"), (0, 85),
        (-8, 95, "c"), (-14, 85),
    ]  # fmt: skip
    d.shape(smooth(flesh), DARK_RED, INNER)
    d.shape(circle(3, 80, 4.6), PAPER, DETAIL)
    for x, y, size in ((-12, 92, 1.0), (9, 96, 1.5), (20, 90, 0.8)):
        drop: list[Node] = [
            (x, y, "c"),
            (x + 3 * size, y + 9 * size),
            (x, y + 14 * size),
            (x - 3 * size, y + 9 * size),
        ]
        d.shape(smooth(drop), RED, DETAIL)


def _face(d: Drawing) -> None:
    face: list[Node] = [
        (-26, -48), (-34, -30), (-33, -14), (-28, -4), (-32, 8), (-28, 22), (-26, 38), (-22, 54), (-14, 66),
        (-3, 68), (8, 62), (22, 46), (31, 24), (36, -6), (34, -30), (26, -48),
    ]  # fmt: skip
    visage.skull(d, face, PALE, jaw=9, start=0.4, cross=0)
    # Sunken sockets, the lids all but shut over the whites.
    for x, half, inner in ((7.0, 11.0, -1), (-20.0, 6.6, 1)):
        socket: list[Node] = [
            (x - half * 1.3, 2), (x - half * 0.6, -10), (x + half * 0.7, -9), (x + half * 1.35, 3),
                (x + half * 0.5, 10),
            (x - half * 0.6, 9),
        ]  # fmt: skip
        d.hatch(smooth(socket), Shade(angle=-90, depth=0.4, spacing=5, width=2.4))
        slit: list[Node] = [(x - half, 3, "c"), (x, 0.4), (x + half, 2 - inner, "c"), (x, 5.4)]
        d.shape(smooth(slit), PAPER, None)
        d.flats(circle(x - 1, 1.6, 2.2), ink=INK)
        d.lens([(x - half * 1.2, 3.6), (x - half * 0.2, -1), (x + half * 1.25, 3 - inner)], 4.2)
        d.lens([(x - half, 4), (x, 7), (x + half, 3.4)], 2.2)
    # Brows drawn up in pain.
    d.lens([(-5, -22), (4, -19), (14, -12), (25, -8)], 5.4)
    d.lens([(-15, -21), (-21, -17), (-31, -9)], 4.6)
    d.lens([(-12, -26), (-10, -20), (-11, -14)], 2.4)
    visage.nose(d, (-27, 24), root=(-14, -13), hook=1.8, wing=14)
    visage.cheek_lines(d, 26, 14, long=12, count=3, width=2.6)
    # The jaw hangs.
    mouth: list[Node] = [(-25, 42, "c"), (-17, 39), (-8, 40), (1, 44, "c"), (-3, 54), (-12, 58), (-20, 54)]
    d.shape(smooth(mouth), INK, INNER)
    d.lens([(-22, 54), (-13, 60), (-4, 56)], 3.0, ink=PALE)


def _beard(d: Drawing) -> None:
    beard(d, [(32, 14, "c"), (24, 34), (12, 46), (4, 46), (2, 56), (-6, 62), (-14, 62), (-22, 58), (-27, 44,
        "c"),
        (-31, 58), (-30, 70), (-34, 82, "c"), (-22, 78), (-18, 92, "c"), (-8, 80), (-2, 88, "c"), (6, 74),
        (16, 76, "c"), (22, 60), (30, 44), (35, 26)], INK, [
        (((-28, 54), (-28, 66), (-31, 78)), ((-8, 64), (-10, 74), (-14, 84)), 2),
        (((-4, 64), (-4, 74), (-4, 82)), ((32, 22), (26, 46), (14, 70)), 3)])  # fmt: skip
    d.shape(smooth([(-16, 31, "c"), (-6, 31), (4, 38), (12, 50, "c"), (2, 45), (-8, 40), (-16, 40, "c"),
        (-22, 40), (-30, 50, "c"), (-29, 38), (-23, 31)]), INK, None)  # fmt: skip
    d.lens([(-13, 34), (-4, 35), (6, 43)], 1.8, ink=PAPER)


def _hair(d: Drawing) -> None:
    """Dragged up in a knot into the fist, some of it fallen over the brow."""
    crown: list[Node] = [
        (-35, -8, "c"), (-40, -34), (-30, -58), (-12, -76), (-4, -90), (-12, -106, "c"), (6, -100), (22,
            -106, "c"),
        (16, -90), (26, -74), (42, -52), (48, -24), (44, 4, "c"), (37, -16), (32, -32), (18, -42), (0, -44),
        (-18, -40), (-29, -26),
    ]  # fmt: skip
    d.shape(smooth(crown), INK, OUTER)
    with d.clip(smooth(crown)):
        strands(d, [(0, -92), (-14, -68), (-33, -22)], [(14, -92), (28, -66), (43, -14)], count=6, width=2.4,
            ink=LIGHT_STRAND, seed=22)  # fmt: skip
