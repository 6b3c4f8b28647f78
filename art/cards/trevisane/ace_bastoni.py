"""Asso di bastoni: a hand out of a slashed sleeve holds a tasselled mace."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import DETAIL, OUTER, Drawing
from art.cards.parts.scroll import scroll
from art.cards.trevisane.card import WIDTH, blank, frame, window
from art.cards.trevisane.fingers import digit, patch, wrist
from art.cards.trevisane.inks import FLESH, INK, RED, WHITE, YELLOW
from art.cards.trevisane.mace import mace
from art.cards.trevisane.sprig import spray

GRIP = 722.0


def draw() -> Drawing:
    """Asso di bastoni."""
    d = blank("1B")
    axis = WIDTH / 2
    with d.at(axis - 124, 960, 1.6):
        spray(d, RED, YELLOW)
    with d.at(axis, 0):
        mace(d)
    # What ribbons and fist throw on the shaft.
    for y, drop in ((506, 24), (622, 24), (782, 26)):
        cast: list[Node] = [(axis - 18, y, "c"), (axis + 18, y, "c"), (axis + 18, y + drop + 10, "c"),
            (axis, y + drop), (axis - 18, y + drop - 6, "c")]  # fmt: skip
        d.shape(smooth(cast), INK, None)
    with d.at(axis + 2, GRIP, 2.15):
        _fist(d)
    with d.clip(window()), d.at(axis - 6, 4):
        _sleeve(d)
    with d.at(axis - 6, 4):
        _cuff(d)
    with d.at(axis, 0):
        scroll(d, [(-150, 518), (-78, 492), (0, 482), (78, 492), (150, 518)], 30, "SE TI PERDI", 38, tail=34)
        scroll(d, [(-142, 630), (-74, 606), (0, 598), (74, 606), (142, 630)], 30, "TUO DANNO", 38, tail=34)
    frame(d)
    return d


def _fist(d: Drawing) -> None:
    """A strong old fist about the shaft through (0, 0): the thumb locked over two fingers, its nail to us."""
    wrist(d, [(9, 0, 27), (21, 16, 26), (34, 30, 20.5), (54, 50, 18.5)], FLESH)
    for run, half in (
        ([(-13, 29), (1, 32), (15, 32)], 7.0), ([(-20, 16), (0, 19), (19, 19)], 8.0),
        ([(-24, 1), (-2, 4), (20, 4)], 8.8), ([(-21, -15), (-3, -15), (18, -13)], 8.6),
    ):  # fmt: skip
        digit(d, run, half, FLESH)
        (x, y), _, (tip, _) = run
        for k in range(3):
            d.lens([(x + 9 + 2.4 * k, y - 3 + k), (x + 10 + 2.4 * k, y + 1), (x + 9 + 2.4 * k, y + 4)], 0.9)
        rim = [(x + (half - 1) * math.cos(t), y + (half - 1) * math.sin(t)) for t in (1.9, 2.3, 2.7, 3.1)]
        d.ticks(*((p, (p[0] + 4.4, p[1] - 2.6), 1.5) for p in rim))
        d.lens([(tip - 7, y - half * 0.3), (tip - 5.6, y + 1.6), (tip - 7, y + half * 0.6)], 1.0)
    digit(d, [(29, -12), (14, -18), (-5, -8), (-19, 8)], 9.2, FLESH, nail=True)
    # The ball of the thumb.
    patch(d, [(43, 26, "c"), (47, 8), (44, -7), (36, -19), (24, -27), (11, -28, "c"), (14, -7.5, "c"),
        (19, -4), (23, 6), (27, 19), (37, 34, "c")], FLESH, (0, 5), (6, 10),
        shade=(Shade(angle=20, depth=0.5, spacing=3.4, width=1.6, reach=11),))  # fmt: skip
    for way in (
        ((12, -23), (16, -18), (15, -12)),
        ((19, -9), (24, -4), (28, 5)),
        ((23, -11), (28, -6), (31, 1)),
    ):
        d.lens(way, 1.2)
    # Veins on the wrist.
    d.lens([(30, 18), (37, 26), (40, 36)], 1.2)
    d.lens([(22, 24), (28, 30), (36, 42)], 1.2)


def _sleeve(d: Drawing) -> None:
    """The forearm's sleeve, widening to the lower right corner and out of the card."""
    arm: list[Node] = [
        (52, 800, "c"), (70, 850), (98, 906), (128, 960), (150, 1040, "c"), (300, 1040, "c"), (300, 850, "c"),
        (214, 820), (168, 790), (128, 742, "c"),
    ]  # fmt: skip
    d.shape(
        smooth(arm),
        RED,
        OUTER,
        shade=[
            Shade(angle=30, depth=0.4, spacing=6, width=4.2, reach=90),
            Shade(angle=100, depth=0.36, spacing=6, width=3.6),
            Shade(angle=50, depth=0.24, spacing=6, width=3.2),
        ],
    )
    fold: list[Node] = [(52, 800, "c"), (70, 850), (98, 906), (128, 960), (150, 1040, "c"), (236, 1040, "c"),
        (192, 976), (138, 902), (92, 848), (76, 812, "c")]  # fmt: skip
    d.shape(smooth(fold), INK, None)
    slits: list[list[Node]] = [
        [(92, 812), (112, 838), (150, 880, "c"), (128, 872), (104, 846)],
        [(120, 790), (150, 812), (190, 858, "c"), (160, 846), (132, 818)],
        [(134, 900), (156, 930), (186, 985, "c"), (162, 964), (144, 934)],
        [(172, 880), (196, 902), (222, 960, "c"), (200, 936), (180, 910)],
    ]
    for slit in slits:
        d.shape(smooth(slit), YELLOW, OUTER, shade=[Shade(angle=50, depth=0.6, spacing=5, width=3)])


def _cuff(d: Drawing) -> None:
    """A pleated white cuff and a blue band between hand and sleeve."""
    band: list[Node] = [
        (38, 812, "c"),
        (84, 784),
        (122, 732, "c"),
        (142, 750, "c"),
        (108, 806),
        (54, 836, "c"),
    ]
    ruff: list[Node] = [
        (22, 796), (26, 806), (38, 806, "c"), (42, 814), (56, 806, "c"), (64, 808), (74, 796, "c"), (84, 796),
        (92, 782, "c"), (102, 780), (106, 766, "c"), (116, 762), (117, 746, "c"), (126, 738), (120, 728),
        (104, 742), (88, 762), (64, 782), (40, 794),
    ]  # fmt: skip
    d.shape(smooth(band), INK, OUTER)
    d.shape(smooth(ruff), WHITE, OUTER)
    for a, b in (((38, 804), (42, 795)), ((56, 804), (56, 789)), ((74, 794), (70, 780)), ((92, 781),
    (86, 768)),
                 ((106, 765), (98, 754)), ((117, 746), (108, 741))):  # fmt: skip
        d.ticks((a, b, 3.4))
    d.line(smooth([(50, 822), (94, 794), (130, 742)], closed=False), DETAIL, ink=YELLOW)
