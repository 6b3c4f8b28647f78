"""Re di denari: a lean hawk-nosed king in profile, the coin in one hand, the other on his chain."""

from __future__ import annotations

from functools import partial
from typing import Final

from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import borders, visage
from art.cards.triestine import crowns, dress, hair
from art.cards.triestine.coin import coin
from art.cards.triestine.court import court_card
from art.cards.triestine.cuffs import furred
from art.cards.triestine.draped_sleeve import Draped
from art.cards.triestine.faces import neck
from art.cards.triestine.hands_of_coins import ON_CHAIN, POISED
from art.cards.triestine.inks import BLUE, DARK_RED, FLESH, GREEN, INK, PAPER, RED, WHITE, YELLOW
from art.cards.triestine.strokes import combed
from art.cards.triestine.tippet import tippet
from art.cards.triestine.weave import figured

HEAD: Final[Point] = (326, 148)
AXIS: Final = 312.0
COIN: Final[Point] = (194, 128)
ARM: Final = partial(
    Draped,
    fill=YELLOW,
    joint=27,
    narrow=19,
    trim=furred,
)
RAISED: Final = ARM(shoulder=(250, 300), elbow=(110, 388), at=(COIN[0], COIN[1] + 66), hand=POISED,
    tilt=6, wide=33, size=1.0, corner=(1.5, 0.86), heel=0.9)  # fmt: skip
CHAIN_ARM: Final = ARM(shoulder=(400, 290), elbow=(454, 402), at=(320, 306), hand=ON_CHAIN,
    wide=34, corner=(1.6, 0.92), heel=0.7)  # fmt: skip


_TIPPET_SHADE: Final = {
    -1: (([(306, 346), (270, 330), (228, 302), (186, 308)],
        [(300, 326), (264, 310), (222, 284), (192, 290)]),),
    1: (([(440, 344), (455, 300), (444, 268), (424, 246)], [(404, 324), (412, 290), (414, 264), (404, 246)]),
        ([(438, 342), (396, 322), (354, 330), (318, 346)], [(424, 320), (388, 300), (350, 310), (316, 328)])),
}  # fmt: skip
"""Of either lapel, from its edges and hem inwards."""


def draw() -> Drawing:
    """The card."""
    return court_card("RD", _figure)


def _figure(d: Drawing) -> None:
    _mantle(d)
    _robe(d)
    RAISED.upper(d)
    CHAIN_ARM.upper(d)
    _collar(d)
    CHAIN_ARM.fore(d)
    CHAIN_ARM.grasp(d)
    with d.at(*HEAD, rotate=-2):
        _head(d)
    RAISED.fore(d)
    RAISED.grasp(d, _coin)


def _mantle(d: Drawing) -> None:
    left: list[Node] = [
        (230, 236, "c"),
        (150, 262),
        (84, 330),
        (14, 412, "c"),
        (14, 470, "c"),
        (270, 470, "c"),
    ]
    d.shape(smooth(left), BLUE, OUTER)
    combed(d, [(104, 470), (101, 446), (100, 426), (102, 404)],
        [(74, 474), (74, 450), (76, 430), (84, 410)], fold=13)  # fmt: skip
    combed(d, [(62, 470), (63, 446), (68, 420), (77, 394)],
        [(42, 474), (46, 450), (56, 424), (70, 398)], fold=9)  # fmt: skip
    d.fold(([(34, 474), (38, 450), (52, 412)], 8))
    combed(d, [(130, 474), (138, 444), (158, 408)], [(108, 474), (116, 440), (136, 404)])
    inside: list[Node] = [(236, 300, "c"), (176, 372), (140, 430), (126, 480, "c"), (250, 480, "c")]
    dress.lining(d, inside, GREEN, pleats=[
        ([(206, 476), (198, 430), (216, 372)], 14), ([(150, 476), (158, 444), (176, 410)], 8)])  # fmt: skip
    combed(d, [(206, 470), (199, 430), (210, 384)], [(178, 474), (178, 436), (200, 390)])
    right: list[Node] = [
        (368, 228, "c"),
        (438, 226),
        (492, 266),
        (520, 340, "c"),
        (520, 470, "c"),
        (330, 470, "c"),
    ]
    d.shape(smooth(right), BLUE, OUTER)
    d.shape(smooth([(446, 240, "c"), (464, 300), (474, 350), (481, 410), (476, 476, "c"), (440, 476, "c"),
        (452, 360), (430, 262, "c")]), INK, None)  # fmt: skip
    d.fold(([(508, 474), (506, 420), (492, 350)], 10))
    combed(d, [(474, 474), (478, 410), (471, 350), (461, 300), (444, 246)],
        [(502, 468), (506, 406), (502, 346), (490, 294), (466, 240)])  # fmt: skip
    combed(d, [(452, 470), (456, 430), (460, 390)], [(406, 474), (412, 438), (436, 396)])
    borders.border(d, [(372, 234), (436, 233), (486, 271), (514, 346)], 8, YELLOW, "lozenges", RED,
        spacing=25)  # fmt: skip
    borders.border(d, [(160, 262), (92, 331), (18, 414)], 8, YELLOW, "lozenges", RED, spacing=25)


def _robe(d: Drawing) -> None:
    robe = smooth([(246, 226, "c"), (208, 250), (214, 340), (202, 470, "c"), (396, 470, "c"), (386, 340),
        (392, 250), (352, 226, "c")])  # fmt: skip
    d.shape(robe, RED, None)
    for left, right in ((234, 266), (332, 362)):
        panel = smooth([(left, 290, "c"), (right, 290, "c"), (right, 446, "c"), (left, 446, "c")])
        figured(d, panel, "star", YELLOW, step=42, shift=(18, 16))
    d.fold(([(212, 474), (218, 420), (226, 340)], 20), ([(384, 474), (378, 410), (362, 338)], 24))
    with d.clip(robe):
        combed(d, [(386, 470), (380, 420), (372, 374), (362, 338)],
            [(350, 474), (350, 426), (346, 380), (342, 342)])  # fmt: skip
        combed(d, [(214, 470), (219, 420), (223, 376), (227, 338)],
            [(246, 464), (248, 414), (250, 368), (250, 340)])  # fmt: skip
        combed(d, [(284, 470), (282, 436), (272, 396), (268, 364)],
            [(258, 474), (258, 440), (258, 402), (262, 370)], fold=7)  # fmt: skip
    d.line(robe, OUTER)
    borders.border(
        d, [(AXIS, 300), (AXIS - 2, 380), (AXIS - 2, 480)], 18, PAPER, "lozenges", BLUE, spacing=34
    )


def _coin(d: Drawing) -> None:
    coin(d, *COIN, 131, cut=0)


def _collar(d: Drawing) -> None:
    cast: list[Node] = [(186, 304, "c"), (230, 311), (270, 336), (AXIS, 360, "c"), (352, 344), (388, 336),
        (394, 320, "c"), (AXIS, 300, "c"), (220, 286, "c")]  # fmt: skip
    d.flats(smooth(cast), ink=INK)
    for side in (-1, 1):
        lapel: list[Node] = [
            (AXIS, 218, "c"), (AXIS + side * 60, 222), (AXIS + side * 116, 248),
                (AXIS + side * (142 if side > 0 else 136), 296 if side > 0 else 278),
            (AXIS + side * 128, 342 if side > 0 else 308, "c"), (AXIS + side * 84, 322 if side > 0 else 300),
                (AXIS + side * 40, 330 if side > 0 else 322), (AXIS + side * 6, 346, "c"),
            (AXIS, 280),
        ]  # fmt: skip
        tippet(d, lapel, step=38, shift=(6 if side > 0 else 20, 16), shade=_TIPPET_SHADE[side])
    links: list[Point] = [(AXIS - 28, 238), (AXIS - 34, 262), (AXIS - 20, 282), (AXIS + 4, 292),
        (AXIS + 38, 284), (AXIS + 62, 264), (AXIS + 72, 236)]  # fmt: skip
    dress.chain(d, links, 9.5, (GREEN, RED))
    x, y = CHAIN_ARM.at[0] - 6, CHAIN_ARM.at[1] + 52
    d.shapes([circle(x + 1, y - 4, 6.4), circle(x, y + 6, 6.4)], YELLOW, INNER)
    d.shape(smooth([(x, y + 10, "c"), (x + 15, y + 25), (x, y + 48, "c"), (x - 15, y + 25)]), YELLOW, OUTER)
    d.shape(circle(x, y + 26, 6.4), RED, INNER)


def _far_collar(d: Drawing) -> None:
    """The far side of the turned-up collar, seen from within: before the throat and behind the nape."""
    inner: list[Node] = [(-62, 64, "c"), (-34, 74), (0, 66), (40, 44), (74, 30, "c"), (82, 60), (78, 96, "c"),
        (0, 112, "c"), (-50, 100, "c")]  # fmt: skip
    d.shape(smooth(inner), GREEN, OUTER)
    with d.clip(smooth(inner)):
        combed(d, [(-46, 100), (-20, 104), (10, 104), (40, 90), (64, 76)],
            [(-44, 80), (-20, 84), (6, 80), (36, 60), (58, 48)])  # fmt: skip


def _near_collar(d: Drawing) -> None:
    """Its near side, from the throat round the neck and up behind the hair."""
    edge: list[Node] = [(-59, 82, "c"), (-24, 98), (8, 98), (36, 82), (58, 58), (74, 30, "c")]
    outer: list[Node] = [*edge, (86, 58), (84, 98, "c"), (50, 112), (6, 122), (-30, 117), (-63, 105, "c")]
    d.shape(smooth(outer), GREEN, OUTER)
    with d.clip(smooth(outer)):
        combed(d, [(-40, 112), (4, 121), (50, 111), (84, 97), (86, 60)],
            [(-36, 104), (4, 110), (44, 98), (66, 80), (74, 56)])  # fmt: skip
        d.line(
            smooth([(-66, 86), *((x + 3, y + 7) for x, y, *_ in edge[1:])], closed=False),
            OUTER * 1.4,
            ink=YELLOW,
        )
    d.line(smooth(outer), OUTER)


def _head(d: Drawing) -> None:
    tone = hair.AUBURN
    _far_collar(d)
    neck(d, FLESH, (6, 52), 23, long=42)
    d.fold(([(30, 46), (22, 66), (2, 92)], 4.4))
    _near_collar(d)
    hair.tail_of_hair(d, [(20, -30), (30, 6), (34, 30), (32, 52)], [(46, -44), (62, -14), (64, 18),
        (56, 50)], tone, count=7,
        seed=7)  # fmt: skip
    hair.roll(d, 50, 54, 13, tone)
    hair.roll(d, 36, 57, 10, tone)
    face: list[Node] = [
        (-26, -58, "c"), (-31, -42), (-31, -26), (-29, -17), (-26, -10), (-33, -3), (-43, 8), (-50, 22),
        (-51, 28, "c"), (-42, 29), (-34, 30, "c"), (-33, 36), (-36, 42, "c"), (-30, 48), (-32, 58), (-18, 66),
        (6, 60), (26, 44), (33, 20), (36, -10), (36, -58, "c"),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=12, cross=7)
    _eye(d)
    _nose(d)
    visage.cheek_lines(d, 12, 10, long=19, count=6)
    beard: list[Node] = [(32, 6, "c"), (22, 30), (2, 42), (-16, 45), (-34, 43, "c"), (-37, 60), (-41, 82),
        (-54, 106, "c"), (-30, 99), (-4, 82), (20, 62), (35, 38)]  # fmt: skip
    hair.beard(d, beard, tone, [
        ([(-30, 48), (-34, 68), (-48, 98)], [(-8, 48), (-14, 68), (-34, 96)], 4),
        ([(0, 46), (-8, 70), (-26, 92)], [(28, 22), (22, 48), (2, 72)], 6),
    ])  # fmt: skip
    d.lens([(-36, 42.4), (-28, 43.4), (-20, 42.6)], 3.2, ink=DARK_RED)
    hair.wing(d, (-39, 32), [(-27, 33), (-12, 39), (0, 38), (8, 28)], 13, tone)
    hair.tail_of_hair(d, [(-14, -50), (0, -30), (16, -10), (22, 10), (32, 30)], [(46, -52), (58, -24),
        (61, 0), (58, 24), (49, 42)], tone, count=7, seed=9)  # fmt: skip
    with d.at(9, -3, (1.04, 1.16)):
        crowns.leafed(d)


def _eye(d: Drawing) -> None:
    """The one eye of a profile, its heavy lid and brow, two wrinkles at the temple."""
    d.shape(smooth([(-24, -7, "c"), (-26, -1), (-23, 4, "c"), (-8, 3, "c"), (-15, -5)]), WHITE, None)
    d.flats(smooth([(-25, -6), (-20, -5), (-19, 0), (-22, 4), (-25.6, 1)]), ink=INK)
    d.flats(circle(-23, -3, 1.3), ink=WHITE)
    d.lens([(-28, -7), (-18, -7), (-5, 4)], 4.4)
    d.lens([(-24, 5), (-15, 6), (-7, 4)], 2.0)
    d.lens([(-25, -12), (-14, -12), (-2, -2)], 2.4)
    d.lens([(-24, 10), (-15, 13), (-6, 10)], 1.8)
    visage.brow(d, [(-32, -17), (-20, -23), (-2, -15)], 6.4, ink=hair.DARK)
    d.lens([(-26, -33), (-16, -35), (-6, -33)], 1.8)
    d.lens([(-26, -41), (-18, -43), (-8, -42)], 1.6)


def _nose(d: Drawing) -> None:
    """Nostril, wing and bridge of the hawk's nose that the contour of the face draws."""
    d.lens([(-47, 26), (-42, 23.6), (-38, 26.4)], 3.2)
    d.lens([(-39, 29), (-33, 27), (-31, 21), (-34, 16)], 2.8)
    for x, y in ((-28, 0), (-32, 6), (-36, 12)):
        d.ticks(((x + 5, y - 1), (x - 1, y + 2), 2.0))
