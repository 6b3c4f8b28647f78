"""Fante di coppe: a long-haired page who looks up at the cup, his napkin over the other arm."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK, LIP, WHITE
from art.cards.kit.paths import Node, Point, circle, placed, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import borders, visage
from art.cards.triestine import dress, hair, page_hats, profiles
from art.cards.triestine.court import court_card
from art.cards.triestine.cup import bowl, foot, stem
from art.cards.triestine.faces import flush, neck
from art.cards.triestine.folds import followed
from art.cards.triestine.hands_of_cups import BY_STEM, IN_BELT
from art.cards.triestine.inks import BLUE, FLESH, GREEN, PAPER, RED, YELLOW
from art.cards.triestine.limb_shade import rounded
from art.cards.triestine.strokes import combed, draped
from art.cards.triestine.tailored_sleeve import Tailored
from art.cards.triestine.waves import Wave, wave
from art.cards.triestine.weave import MOTIFS

HEAD: Final[Point] = (248, 151)
AXIS: Final = 252.0
CUP: Final[Point] = (380, 108)
SIZE: Final = 160.0
LONGER: Final = 48.0
"""Of the stem, in the units of `cup`: room for a hand between knop and foot."""
GRIP: Final[Point] = (380, 182)
HIP: Final = placed(193, 394, 0.96, 0)


def draw() -> Drawing:
    """The card."""
    return court_card("FC", _figure)


def _figure(d: Drawing) -> None:
    _cloak(d)
    _lining(d)
    _CUP_ARM.hold(d, GRIP, BY_STEM, _cup, tilt=12)
    _linen_behind(d)
    _LINEN_ARM.cloth(d, HIP.apply(IN_BELT.wrist))
    d.lens([(54, 340), (68, 322), (90, 307), (104, 304)], 5)
    d.lens([(117, 283), (106, 290), (98, 302)], 4)
    with d.at(*HEAD, rotate=-4, flip=True):
        neck(d, FLESH, (0, 52), 18, long=40, shade=0.36)
    _doublet(d)
    with d.under(HIP):
        IN_BELT.behind(d, FLESH)
    dress.belt(d, (185, 409), (321, 409), 26, YELLOW, "lozenges", BLUE, buckle=(PAPER, RED))
    with d.under(HIP):
        IN_BELT.before(d, FLESH)
    _LINEN_ARM.close(d, HIP.apply(IN_BELT.wrist), IN_BELT.way - 270)
    _linen(d)
    dress.falling_collar(d, AXIS, 230, 88, 44, PAPER, lace=4)
    with d.at(*HEAD, rotate=-4, flip=True):
        _head(d)


def _cloak(d: Drawing) -> None:
    dress.mantle(d, [(196, 228, "c"), (124, 236), (62, 282), (24, 344), (14, 470, "c"),
        (210, 470, "c")], GREEN, black=False, hatched=False)  # fmt: skip
    deep: list[Node] = [(190, 290, "c"), (172, 356), (152, 400), (146, 470, "c"), (210, 470, "c")]
    d.flats(smooth(deep), ink=INK)
    followed(d, [(170, 366), (153, 404), (146, 468)], (-6, 0), count=4)
    draped(d, [(52, 366), (42, 410), (44, 470)], (24, 6), width=7, cross=0)
    borders.border(
        d, [(190, 236), (124, 245), (68, 290), (31, 350), (22, 470)], 10, YELLOW, "zigzag", RED, spacing=26
    )
    dress.mantle(d, [(308, 234, "c"), (374, 241), (438, 272), (488, 328), (514, 398, "c"), (514, 470, "c"),
        (300, 470, "c")], GREEN, black=False, hatched=False)  # fmt: skip
    rounded(d, [(432, 474), (428, 436), (402, 364)], [(400, 474), (402, 440), (386, 380)], width=3.6, core=0)
    rounded(d, [(478, 474), (476, 430), (462, 376), (442, 330)],
        [(444, 474), (448, 434), (442, 390), (430, 340)], width=3.6, core=0)  # fmt: skip
    rounded(d, [(508, 470), (504, 424), (488, 370), (460, 316)],
        [(494, 470), (490, 430), (474, 384), (444, 330)], width=3.4, core=0)  # fmt: skip
    borders.border(d, [(314, 243), (371, 250), (432, 280), (480, 334), (507, 402), (512, 470)], 10, YELLOW,
        "zigzag", RED, spacing=26)  # fmt: skip
    d.fold(([(432, 474), (428, 436), (402, 364)], 10), ([(478, 474), (476, 430), (462, 376), (442, 330)], 9))


def _lining(d: Drawing) -> None:
    """The cloak turned forward beside the waist."""
    edge: list[Node] = [(318, 300, "c"), (346, 320), (368, 366), (388, 412), (392, 470, "c")]
    d.shape(smooth([*edge, (300, 470, "c")]), GREEN, OUTER)
    dark: list[Point] = [(326, 326), (337, 372), (344, 420), (350, 470)]
    rounded(d, dark[::-1], [(374, 470), (370, 430), (358, 384), (340, 334)],
        width=3.6, core=0)  # fmt: skip
    d.flats(smooth([(316, 470, "c"), *dark[::-1], (318, 318, "c")]), ink=INK)
    followed(d, [(368, 366), (388, 412), (391, 468)], (-5.4, 0), count=2)


def _doublet(d: Drawing) -> None:
    dress.skirts(d, ((190, 402), (316, 402)), (140, 368), 476, (RED, YELLOW), 8)
    nodes: list[Node] = [(212, 224, "c"), (172, 244), (184, 304), (188, 360), (188, 408, "c"), (AXIS, 420),
        (318, 408, "c"), (318, 360), (322, 304), (334, 244), (294, 224, "c")]  # fmt: skip
    d.shape(smooth(nodes), RED, OUTER)
    for x, y in ((216, 310), (217, 360), (284, 310), (283, 360)):
        with d.at(x, y, (1.2, 1.36)):
            d.flats(*MOTIFS["palmette"](), ink=YELLOW)
    flank: list[Node] = [(326, 286, "c"), (315, 330), (309, 372), (308, 412, "c"), (318, 408, "c"),
        (318, 360), (322, 304)]  # fmt: skip
    d.flats(smooth(flank), ink=INK)
    rounded(d, [(308, 408), (309, 376), (315, 334), (330, 278)],
        [(276, 404), (279, 376), (286, 338), (302, 284)], core=0)  # fmt: skip
    d.fold(([(302, 410), (296, 380), (298, 346)], 6))
    d.fold(([(190, 384), (188, 350), (184, 318)], 6))
    shirt: list[Node] = [(222, 220, "c"), (230, 270), (AXIS, 330, "c"), (274, 270), (284, 220, "c")]
    d.shape(smooth(shirt), PAPER, INNER)
    throat: list[Node] = [(236, 211, "c"), (238, 226), (AXIS, 270, "c"), (269, 226), (270, 211, "c")]
    d.shape(smooth(throat), FLESH, None,
        shade=[Shade(angle=0, depth=0.5, spacing=4.8, width=2.4, reach=12)])  # fmt: skip
    d.line(polyline([(238, 228), (AXIS, 270), (270, 230)], closed=False), INNER)
    d.fold(([(AXIS, 326), (247, 306), (243, 284)], 4), ([(AXIS, 326), (256, 310), (260, 290)], 3.4))
    for way in ([(230, 262), (236, 296), (AXIS, 332), (AXIS, 416)], [(274, 262), (268, 296), (AXIS, 332)]):
        d.line(smooth(list(way), closed=False), 9.6)
        d.line(smooth(list(way), closed=False), 4.6, ink=YELLOW)
    d.shapes([circle(AXIS + 12, 348 + 19 * k, 5) for k in range(3)], YELLOW, DETAIL)


def _cup(d: Drawing) -> None:
    with d.at(*CUP, SIZE / 200):
        with d.at(0, LONGER):
            foot(d, SIZE, 0)
        d.shape(polyline([(-6.4, 50), (6.4, 50), (7, 66 + LONGER), (-7, 66 + LONGER)]), YELLOW, INNER)
        stem(d, 0)
        bowl(d, SIZE, 0)


def _linen_behind(d: Drawing) -> None:
    """The farther fall of the napkin, behind the arm, in its shadow."""
    far: list[Node] = [(118, 370, "c"), (141, 378, "c"), (140, 396), (146, 423, "c"), (139, 421), (132, 426),
        (122, 424, "c")]  # fmt: skip
    d.shape(smooth(far), PAPER, OUTER)
    combed(d, [(124, 386), (124, 402)], [(142, 386), (142, 402)], fade=0.4, cross=0)
    stripe: list[Node] = [(122, 402, "c"), (132, 405), (141.6, 402, "c"), (143.4, 411, "c"), (133, 415),
        (122, 412, "c")]  # fmt: skip
    d.shape(smooth(stripe), RED, DETAIL)


def _linen(d: Drawing) -> None:
    """A cupbearer's napkin, folded lengthwise over the forearm, its fall swinging a little."""
    near: list[Node] = [(95, 342, "c"), (104, 338), (114, 337.6), (124, 343, "c"), (128, 358), (127.6, 376),
        (124, 396), (125, 418), (130, 436, "c"), (122, 433), (113, 438), (103, 434), (93, 438, "c"),
        (91, 420), (89, 398), (91, 376), (92, 356)]  # fmt: skip
    d.shape(smooth(near), PAPER, OUTER)
    combed(d, [(130, 436), (125, 418), (124, 396), (128, 376), (127, 354)],
        [(121, 436), (116, 418), (115, 396), (117, 376), (119, 354)], cross=0, fade=0.5)  # fmt: skip
    draped(d, [(107, 436), (104, 414), (103, 394), (106, 372), (108, 350)], (-9, 0), width=5, cross=0,
        fade=0.9)  # fmt: skip
    stripe: list[Node] = [(90.4, 414, "c"), (99, 411), (110, 415), (119, 411.4), (124.8, 412, "c"),
        (126.6, 423, "c"), (120, 422.4), (111, 426), (101, 422), (91.8, 425, "c")]  # fmt: skip
    d.shape(smooth(stripe), RED, DETAIL)


_SLASHED: Final = (RED, YELLOW)
_CUP_ARM: Final = Tailored(fill=BLUE, shoulder=(338, 284), elbow=(428, 346), puff=_SLASHED, wide=34,
    joint=28, narrow=20, bony=0.98)  # fmt: skip
_LINEN_ARM: Final = Tailored(fill=BLUE, shoulder=(166, 284), elbow=(60, 344), puff=_SLASHED)


_LIGHT: Final = "#d98a55"
_BEHIND: Final[Sequence[Wave]] = (
    ([(40, -36), (58, -12), (52, 14), (66, 34), (58, 54), (72, 66)], 12, hair.AUBURN),
    ([(36, -34), (46, -8), (38, 20), (52, 42), (44, 62), (58, 76)], 12, hair.AUBURN),
    ([(30, 0), (30, 20), (22, 36), (34, 54), (26, 68), (36, 82)], 11, hair.AUBURN),
)
_BEFORE: Final[Sequence[Wave]] = (
    ([(32, -36), (42, -14), (32, 12), (44, 36), (34, 56), (46, 70)], 11, hair.AUBURN),
    ([(26, -36), (30, -18), (22, 2), (30, 22), (22, 40), (30, 52)], 9, hair.AUBURN),
)
"""Locks behind the jaw and over the ear."""
_FRINGE: Final[Sequence[Wave]] = (
    ([(4, -38), (-8, -31), (-18, -29), (-27, -28), (-33, -25), (-40, -28)], 5.4, hair.AUBURN),
    ([(28, -36), (18, -26), (8, -25), (-2, -28), (-10, -25), (-22, -22)], 7.4, hair.AUBURN),
)
"""Locks brushed forward under the cap."""


def _eye(d: Drawing) -> None:
    """An eye in profile, wide awake: a wedge, the iris cut by its front, lids that meet far back."""
    ball: list[Node] = [(-28, -6, "c"), (-30.6, 0), (-28, 5.4, "c"), (-20, 4.6), (-11, 2, "c"), (-19, -5)]
    d.shape(smooth(ball), WHITE, None)
    d.flats(smooth([(-28, -6, "c"), (-30.6, 0), (-28, 5.4, "c"), (-24, 4), (-22.6, -0.6), (-24, -5.4)]),
        ink="#4c7d3a")  # fmt: skip
    d.flats(smooth([(-28.6, -4.4, "c"), (-30.4, 0), (-28.6, 4, "c"), (-26, 2), (-25.8, -2.4)]), ink=INK)
    d.lens([(-32.8, -4.4), (-27, -7), (-18, -5), (-6, 4)], 4.2)
    d.lens([(-29, 5.6), (-21, 6), (-12, 3.4)], 1.9)
    d.lens([(-29, -11.6), (-19, -11), (-9, -5)], 2.2)


def _head(d: Drawing) -> None:
    for lock in _BEHIND:
        wave(d, lock, _LIGHT)
    face: list[Node] = [
        (-28, -48), (-35, -38), (-38, -26), (-37, -14), (-34, -5), (-40, 8), (-49, 17), (-48, 22), (-41, 25),
        (-36, 25, "c"), (-38, 31), (-42, 36), (-35, 39, "c"), (-40, 42), (-39, 47), (-33, 50), (-35, 57),
        (-33, 67), (-20, 71), (-4, 64), (14, 50), (28, 30), (34, 0), (34, -24), (30, -48),
    ]  # fmt: skip
    profiles.skull(d, face, FLESH, start=0.6, stop=0.86)
    flush(d, (-2, 22, 11))
    _eye(d)
    visage.brow(d, [(-34, -13), (-23, -20), (-4, -13)], 5.2, ink=hair.CHESTNUT)
    profiles.nostril(d, -35, 18, 0.86)
    upper: list[Node] = [(-38, 33, "c"), (-42.6, 36), (-36, 38.6, "c"), (-24, 37.6, "c"), (-31, 35.4)]
    lower: list[Node] = [(-36, 38.6, "c"), (-40.6, 42), (-38, 44.6), (-31, 41.6), (-24, 37.6, "c")]
    d.shapes([smooth(upper), smooth(lower)], LIP, None)
    d.lens([(-39, 38.8), (-30, 38.6), (-20, 37), (-17, 33)], 3)
    d.line(smooth([(-37, 30), (-42.5, 36), (-36, 38.8, "c"), (-41, 42), (-38.4, 47)], closed=False), INNER)
    d.lens([(-34, 52), (-30, 50), (-25, 51)], 2.0)
    for lock in _BEFORE:
        wave(d, lock, _LIGHT)
    for lock in _FRINGE:
        wave(d, lock, _LIGHT)
    page_hats.velvet_cap(d, BLUE, RED, (YELLOW, RED))
