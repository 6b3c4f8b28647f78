"""Fante di bastoni: a grinning lad in a belled hood, the pole across him in both hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, lozenge, placed, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import borders, visage
from art.cards.triestine import dress, hair, page_hats
from art.cards.triestine.court import court_card
from art.cards.triestine.faces import flush, neck
from art.cards.triestine.hands_of_staves import LOW_FIST, OVERHAND
from art.cards.triestine.inks import BLUE, FLESH, GREEN, INK, PAPER, RED, YELLOW
from art.cards.triestine.staff import staff
from art.cards.triestine.strokes import combed, draped
from art.cards.triestine.tailored_sleeve import Tailored
from art.cards.triestine.waves import Wave, wave

HEAD: Final[Point] = (230, 152)
SIZE: Final = 0.96
AXIS: Final = 240.0
POLE: Final[tuple[Point, Point]] = ((186, 581.7), (438, 40))
LEAN: Final = 25.0
"""Of the pole, degrees."""
HIGH: Final = placed(354.0, 220, 1.0, LEAN)
LOW: Final = placed(281, 378, 1.0, LEAN, True)
"""Places of the hands on the pole."""


def draw() -> Drawing:
    """The card."""
    return court_card("FB", _figure)


def _figure(d: Drawing) -> None:
    _tunic(d)
    _LOW_ARM.cloth(d, LOW.apply(LOW_FIST.wrist))
    _HIGH_ARM.cloth(d, HIGH.apply(OVERHAND.wrist))
    inside: list[Node] = [(194, 218, "c"), (AXIS, 200), (286, 218, "c"), (AXIS, 258)]
    d.shape(smooth(inside), YELLOW, OUTER, shade=[Shade(depth=0.8, spacing=4.4, width=3)])
    with d.at(*HEAD, SIZE, -5):
        neck(d, FLESH, (4, 54), 18, long=50)
    _cape(d)
    with d.under(HIGH):
        OVERHAND.behind(d, FLESH)
    with d.under(LOW):
        LOW_FIST.behind(d, FLESH)
    staff(d, *POLE, 15, GREEN, cut=2)
    for arm, place, hand, turn in (
        (_LOW_ARM, LOW, LOW_FIST, LEAN - LOW_FIST.way - 90),
        (_HIGH_ARM, HIGH, OVERHAND, LEAN + OVERHAND.way + 90),
    ):
        with d.under(place):
            hand.before(d, FLESH)
        arm.close(d, place.apply(hand.wrist), turn)
    with d.at(*HEAD, SIZE, -5):
        _head(d)


def _tunic(d: Drawing) -> None:
    dress.mantle(d, [(180, 236, "c"), (104, 250), (50, 300), (14, 366, "c"), (14, 470, "c"),
        (200, 470, "c")], RED, black=False, hatched=False)  # fmt: skip
    deep: list[Node] = [(176, 290, "c"), (160, 380), (147, 420), (142, 470, "c"), (190, 470, "c")]
    d.shape(smooth(deep), INK, None)
    # From the hem inwards, and the shadow of the arm.
    combed(d, [(26, 374), (46, 336), (76, 302), (112, 272), (138, 259)],
        [(48, 382), (66, 350), (92, 320), (124, 288), (146, 272)], close=5.8, cross=0.36)  # fmt: skip
    combed(d, [(128, 404), (104, 408), (78, 406), (58, 392)], [(120, 446), (100, 446), (78, 440), (52, 416)])
    combed(d, [(155, 404), (151, 424), (147, 456)], [(122, 408), (116, 428), (112, 458)], cross=0.3)
    draped(d, [(44, 474), (40, 430), (44, 386)], (-20, -4), width=6)
    dress.mantle(d, [(300, 250, "c"), (352, 280), (440, 330), (516, 392, "c"), (516, 470, "c"),
        (270, 470, "c")], RED, black=False, hatched=False)  # fmt: skip
    deep = [(312, 290, "c"), (324, 338), (335, 396), (342, 470, "c"), (290, 470, "c")]
    d.shape(smooth(deep), INK, None)
    combed(d, [(321, 336), (332, 396), (338, 456)], [(362, 350), (378, 408), (384, 460)], cross=0.3,
        fade=0.3)  # fmt: skip
    combed(
        d, [(362, 338), (396, 355), (430, 375), (468, 382)], [(380, 398), (410, 410), (440, 424), (470, 430)]
    )
    draped(d, [(432, 476), (434, 444), (424, 404)], (-26, -4), width=6)
    draped(d, [(480, 476), (482, 436), (474, 400)], (-28, -4), width=6.6)
    for hem in (
        [(176, 243), (106, 257), (55, 306), (18, 372)],
        [(400, 314), (440, 339), (512, 398)],
    ):
        borders.border(d, hem, 9.5, GREEN, "beads", YELLOW, spacing=27)
    dress.skirts(d, ((176, 408), (308, 408)), (140, 344), 476, (BLUE, YELLOW), 8)
    dress.coat(d, [(198, 230, "c"), (160, 250), (172, 330), (174, 412, "c"), (AXIS, 424), (310, 412, "c"),
        (312, 330), (324, 250), (284, 230, "c")], BLUE)  # fmt: skip
    dress.belt(d, (170, 410), (314, 410), 24, RED, "zigzag", YELLOW)
    for x, y in ((146, 432), (164, 441)):
        cord = smooth([(176, 412, "c"), (x + 8, 412), (x, y - 8, "c")], closed=False)
        d.line(cord, 8)
        d.line(cord, 3.6, ink=GREEN)
        d.shape(circle(x, y, 8.4), YELLOW, INNER, shade=[Shade(angle=40, depth=0.4, spacing=4.2, width=2)])
        d.lens([(x - 6, y + 1), (x, y + 4), (x + 6, y + 1)], 2.4)


def _cape(d: Drawing) -> None:
    """A shoulder cape whose edge is cut into tongues, a bell on each, and its standing collar."""
    count, left, wide = 6, 120.0, 206.0
    nodes: list[Node] = [(196, 222, "c"), (156, 236), (left, 280, "c")]
    bells: list[Point] = []
    for k in range(count):
        x0, x1 = left + wide * k / count, left + wide * (k + 1) / count
        drop = 36 * (1 - ((k - 3) / 3.6) ** 2)
        tip = ((x0 + x1) / 2 + (k - 3) * 2, 312 + drop)
        bells.append(tip)
        nodes += [
            (x0 + 5, 292 + drop * 0.8),
            (*tip, "c"),
            (x1 - 5, 292 + drop * 0.8),
            (x1, 280 + drop * 0.7, "c"),
        ]
    nodes += [(330, 284, "c"), (336, 258), (324, 236), (286, 222, "c"), (AXIS, 242)]
    d.shape(smooth(nodes), GREEN, OUTER)
    for fold, reach in (
        ([(190, 226), (164, 248), (152, 282)], (20, 10)),
        ([(214, 240), (200, 264), (196, 292)], (-22, -4)),
        ([(252, 244), (254, 272), (258, 299)], (-26, 2)),
        ([(280, 234), (298, 260), (306, 292)], (-26, 6)),
    ):
        draped(d, fold, reach, width=6.4, cross=0.5)
    for k, (x, y) in enumerate(bells):
        right = left + wide * (k + 1) / count
        combed(d, [(right - 1, y - 34), (right - 6, y - 16), (x + 1, y - 2)],
            [(right - 18, y - 30), (right - 20, y - 14), (x - 5, y - 6)], width=3.2, cross=0)  # fmt: skip
    combed(d, [(336, 284), (338, 262), (326, 242)], [(302, 284), (306, 262), (304, 246)])
    edge: list[Point] = [(132, 274), (180, 294), (AXIS, 302), (296, 295), (326, 286)]
    borders.border(d, edge, 8, RED, "beads", YELLOW, spacing=22)
    d.shapes([lozenge(left + wide * k / count, 334, 4.4, 9) for k in (2, 3, 4, 5)], YELLOW, DETAIL)
    for x, y in bells:
        d.shape(circle(x, y + 4, 6.6), YELLOW, INNER)
        d.lens([(x - 5, y + 5), (x, y + 7), (x + 5, y + 5)], 2.0)
    tabs: list[Node] = [(193, 228, "c")]
    for k in range(6):
        x0, x1 = 193 + 16 * k, 193 + 16 * (k + 1)
        low = 14 * (1 - ((k - 2.5) / 3) ** 2)
        tabs += [((x0 + x1) / 2 + (k - 2.5) * 3, 248 + low, "c"), (x1, 231 + low * 0.8, "c")]
    tabs += [(287, 214, "c"), (272, 231), (AXIS + 1, 238), (208, 231), (194, 214, "c")]
    d.shape(smooth(tabs), YELLOW, OUTER, shade=[Shade(angle=20, depth=0.3, spacing=5, width=2.4, reach=20)])


_HIGH_ARM: Final = Tailored(
    fill=YELLOW, shoulder=(330, 284), elbow=(448, 356), turned=(RED, GREEN), calm=True
)
_LOW_ARM: Final = Tailored(fill=YELLOW, shoulder=(156, 286), elbow=(80, 384), turned=(RED, GREEN))


_LIGHT: Final = "#b07a4c"
_LOCKS: Final[Sequence[Wave]] = (
    ([(42, -36), (54, -12), (48, 12), (58, 32), (50, 48), (64, 58)], 11, hair.CHESTNUT),
    ([(36, -36), (44, -8), (38, 14), (48, 36), (40, 50), (50, 64)], 11, hair.CHESTNUT),
    ([(30, -30), (34, -4), (28, 18), (38, 38), (30, 52), (36, 64)], 10, hair.CHESTNUT),
)
"""Hair behind the ear."""


def _head(d: Drawing) -> None:
    tone = hair.CHESTNUT
    for lock in _LOCKS:
        wave(d, lock, _LIGHT)
    face: list[Node] = [
        (-28, -46), (-37, -30), (-39, -18), (-38, -6), (-40, 6), (-38, 20), (-32, 36), (-25, 50), (-15, 60),
            (-3, 62),
        (12, 57), (27, 44), (36, 26), (39, 0), (38, -24), (33, -46),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=10, cross=6)
    flush(d, (18, 22, 11))
    visage.eye(d, 7, 1, 10, -1, wide=0.8, gaze=0.4, bag=1, tilt=-1, iris="#4b6f3f")
    visage.eye(d, -28, 0.4, 6.6, 1, wide=1.0, gaze=0.4, bag=1, iris="#4b6f3f")
    visage.brow(d, [(-8, -10), (6, -16), (26, -10)], 4.4, ink=hair.DARK)
    visage.brow(d, [(-18, -10), (-27, -16), (-37, -11)], 3.8, ink=hair.DARK)
    _nose(d)
    _grin(d)
    visage.freckles(d, (10, 14), (16, 12), (14, 19), (22, 15))
    visage.ear(d, 37, 4, 0.94, FLESH)
    tuft: list[Node] = [(-32, -28, "c"), (-27, -20), (-19, -24, "c"), (-18, -15), (-10, -7, "c"), (-7, -14),
        (-5, -22, "c"), (4, -18), (12, -26, "c"), (0, -36)]  # fmt: skip
    d.shape(smooth(tuft), tone, DETAIL)
    side: list[Node] = [(28, -32, "c"), (29, -8), (33, 8, "c"), (38, -8), (44, -12), (44, -34, "c")]
    d.shape(smooth(side), tone, DETAIL)
    page_hats.horned(d, GREEN, YELLOW, RED, YELLOW)


def _nose(d: Drawing) -> None:
    """A snub nose: a hollow bridge, a round tip that looks up, its near wing."""
    edge: list[Node] = [(-12, -12), (-17, -2), (-22, 6), (-29, 12), (-31.6, 17), (-28, 21.6), (-21, 22.4),
        (-14, 22), (-8.6, 18.4), (-9.4, 11)]  # fmt: skip
    d.shape(smooth([*edge, (-8, 2)]), FLESH, None)
    d.fold(([(-30, 13.4), (-24, 8.6), (-18, 0), (-12.6, -12)], 3.2))
    d.line(smooth(edge[3:7], closed=False), INNER)
    d.lens([(-16, 22.6), (-9.6, 21.6), (-7, 16.6), (-11, 11)], 2.6)
    d.lens([(-24, 21.8), (-19.4, 19.2), (-15, 21.4)], 2.4)
    d.lens([(-23, 12), (-20, 10.6), (-17.4, 13)], 1.6)
    d.ticks(*(((-9.4 - 1.6 * k, -4 + 4.6 * k), (-14.6 - 2.2 * k, -1.8 + 4.6 * k), 1.9) for k in range(3)))


def _grin(d: Drawing) -> None:
    """A laughing mouth within the cheek: the upper teeth, the tongue, a dimple where it ends."""
    gap: list[Node] = [(-28, 34.4, "c"), (-20, 36), (-9, 34), (5, 28, "c"), (2, 38), (-7, 45.4),
        (-18, 46), (-25, 42)]  # fmt: skip
    d.shape(smooth(gap), RED, DETAIL)
    teeth: list[Node] = [(-27.4, 34.8, "c"), (-20, 36.4), (-9, 34.4), (4.4, 28.6, "c"), (-1, 35.4),
        (-11, 39.6), (-22, 39.4)]  # fmt: skip
    d.shape(smooth(teeth), PAPER, DETAIL)
    d.lens([(-29, 32.4), (-20, 35.8), (-9, 33.8), (6.6, 26.4)], 3.2)
    d.lens([(6, 22), (10.6, 28), (7.6, 34.6)], 2.6)
    d.lens([(-19, 50.6), (-12, 51.4), (-5, 49.4)], 2.2)
