"""Cavallo di bastoni: a weathered old rider reins in his cream horse; the staff right."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import borders, dress, half_horse, half_tack, heads, visage
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.parts.look import Look
from art.cards.trevisane import garments, saddle
from art.cards.trevisane.arms import Arm
from art.cards.trevisane.caps import ostrich
from art.cards.trevisane.card import WIDTH
from art.cards.trevisane.countenance import jutting
from art.cards.trevisane.court import court_card
from art.cards.trevisane.hands_of_staves import THUMB_ROUND
from art.cards.trevisane.inks import BLUE, FLESH, GREEN, INK, PAPER, RED, YELLOW
from art.cards.trevisane.locks import curl, lock, strands
from art.cards.trevisane.rein_hands import IN_PROFILE
from art.cards.trevisane.staff import staff
from art.cards.trevisane.stock import stock

COAT = Coat(body="#e3d0a4", far="#a88c62", mane="#5a3c24", hoof="#3c2a1e")
BRIDLE = Bridle(strap=GREEN, stud=YELLOW, shank=False)
# The horse is designed to face right and mirrored.
CREST: list[Point] = [(316, 197), (292, 226), (268, 292), (256, 370), (236, 470)]
THROAT: list[Point] = [(354, 318), (363, 352), (380, 397), (400, 440), (414, 560)]
AT = half_horse.carriage(316, 197, scale=1.13, nod=58)
HEAD: Point = (300, 166)
GREY = "#8d877f"
LEATHER = "#8a5a33"


def draw() -> Drawing:
    """The card."""
    return court_card("CB", _figure)


def _figure(d: Drawing) -> None:
    _cloak(d)
    _coat(d)
    _horse(d)
    _rein_arm(d)
    _head(d)
    _staff_arm(d)


def _cloak(d: Drawing) -> None:
    garments.cloak(
        d, [(300, 250, "c"), (372, 276), (432, 330), (490, 380, "c"), (490, 560, "c"), (290, 560, "c")], BLUE,
        folds=[[(410, 440), (424, 480), (430, 540)]],
    )  # fmt: skip
    # The lining in the shade behind the rider.
    d.flats(smooth([(344, 330, "c"), (366, 400), (372, 470), (362, 560, "c"), (336, 560, "c"), (330, 430)]),
        ink=INK)  # fmt: skip


def _coat(d: Drawing) -> None:
    garments.bodice(
        d, [(264, 236, "c"), (236, 248), (222, 270, "c"), (232, 306), (236, 350), (228, 400),
            (234, 456, "c"), (292, 466),
            (352, 456, "c"), (360, 400), (354, 340), (356, 306), (372, 268, "c"), (356, 247),
            (332, 236, "c")], RED,
    )  # fmt: skip
    borders.border(d, [(288, 250), (284, 330), (288, 452)], 15, INK, "lozenges", YELLOW, spacing=22)
    d.fold(
        ([(356, 344), (340, 362), (330, 392)], 6), ([(352, 450), (338, 428), (332, 402)], 5),
        ([(362, 290), (344, 312), (334, 336)], 5),
    )  # fmt: skip


def _belt(d: Drawing) -> None:
    garments.belt(d, (230, 450), (356, 450), 26, INK, "beads", YELLOW)
    plate: list[Node] = [(300, 440, "c"), (338, 438, "c"), (338, 472, "c"), (300, 474, "c")]
    d.shape(smooth(plate), YELLOW, OUTER, shade=[Shade(angle=40, depth=0.3, spacing=4.6, width=2.4)])
    d.shape(polyline([(309, 449), (329, 448), (329, 463), (309, 464)]), RED, INNER)


def _horse(d: Drawing) -> None:
    with d.at(WIDTH, 0, flip=True):
        half_horse.neck(d, COAT, [*CREST, (180, 560)], THROAT)
        half_tack.breast_collar(d, [(244, 500), (310, 520), (364, 510), (398, 486)], 13, BRIDLE)
    with d.at(291, 456):
        saddle.seat(d, LEATHER, GREEN)
        saddle.tabs(d, RED)
    _belt(d)
    with d.at(WIDTH, 0, flip=True):
        half_horse.mane(d, COAT, CREST[:-1], fall=(30, 104), locks=8, rise=12, seed=9)
        _mane(d)
        half_horse.head(d, COAT, AT, bridle=BRIDLE, back=16)


def _mane(d: Drawing) -> None:
    """Long locks of the mane over the near side of the neck."""
    locks: tuple[tuple[list[Point], list[Point]], ...] = (
        ([(252, 330), (274, 376), (292, 408), (298, 440)], [(276, 326), (304, 374), (310, 410), (300, 441)]),
        ([(258, 300), (286, 356), (306, 396), (314, 440)], [(286, 288), (318, 346), (330, 394), (316, 441)]),
        ([(284, 262), (306, 318), (324, 360), (336, 404)], [(302, 250), (336, 310), (348, 356), (338, 405)]),
    )
    for k, (left, right) in enumerate(locks):
        lock(d, left, right, COAT.mane, count=3, seed=21 + k)


def _rein_arm(d: Drawing) -> None:
    """The rein goes into the fist from below, its end comes out over the finger under the thumb."""
    Arm(shoulder=(240, 300), elbow=(206, 404), cuffs=RED, wide=40, joint=38, wing=RED, tabs=3, seed=3).hold(
        d, (284, 394), IN_PROFILE, _reins, flip=True
    )


def _reins(d: Drawing) -> None:
    half_tack.rein_end(d, BRIDLE, [(306, 370), (324, 366), (332, 380), (328, 408), (330, 436)])
    with d.at(WIDTH, 0, flip=True):
        half_tack.reins(
            d, BRIDLE, AT, [(356, 470), (306, 488), (240, 482), (198, 452), (188, 420), (186, 372)]
        )


def _staff_arm(d: Drawing) -> None:
    Arm(
        shoulder=(360, 302), elbow=(428, 412), cuffs=RED, wing=RED, tabs=3, bare=(((440, 384), 40),), seed=4
    ).hold(d, (391, 290), THUMB_ROUND, lambda card: staff(card, 387, 328, 584, 6, wide=24), tilt=6, over=True)


def _head(d: Drawing) -> None:
    with d.at(*HEAD, rotate=-3), stock(d):
        heads.neck(d, Look(skin=FLESH, age=2))
    dress.pleated_collar(d, 300, 240, 66, 28, YELLOW, pleats=11)
    with d.at(*HEAD, rotate=-3):
        _hair(d, before=False)
        _face(d)
        _hair(d, before=True)
        _cap(d)


def _face(d: Drawing) -> None:
    """Beaked, hollow-cheeked and lined, one eye narrowed."""
    face: list[Node] = [
        (-30, -46), (-38, -30), (-40, -17), (-37.6, -6), (-40, 6), (-37, 18), (-31, 32), (-28, 46),
        (-24, 57), (-16, 65), (-4, 67), (9, 60), (24, 42), (32, 18), (36, -20), (30, -46),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=11, start=0.42, cross=0)
    visage.brim_shadow(d, -35, 34)
    visage.eye(d, 6, -1, 10, -1, wide=0.62, bag=3, gaze=-0.6, hood=1.6, tilt=-2)
    visage.eye(d, -26.4, -1, 7, 1, wide=0.66, bag=2, gaze=-0.4, hood=1.0, tilt=-2)
    visage.brow(d, [(-6, -11), (5, -17), (17, -17), (28, -9)], 5.6, bushy=True)
    visage.brow(d, [(-16, -10), (-24, -17), (-34, -12)], 4.6, bushy=True)
    jutting(d, FLESH, (-30, 24), root=(-11, -12), wing=(-9, 25), hook=2.6, dark=3)
    visage.mouth(d, (-24, 42), (-5, 41), dip=(-15, 40.6), full=0.6)
    visage.strokes(
        d, ("l", 2.8, [(-9, 25), (-2, 34), (-2, 46)]), ("l", 2.2, [(-22, -28), (-4, -31), (16, -28)]),
        ("l", 2.0, [(-20, -34), (-2, -37), (18, -34)]), ("l", 2.4, [(-16, 56), (-9, 53), (-3, 56)]),
        ("l", 2.0, [(20, -3), (26, -7), (31, -11)]), ("l", 2.0, [(20, 1), (27, 0), (32, -2)]),
        ("l", 2.0, [(20, 5), (26, 7), (31, 9)]),
    )  # fmt: skip
    visage.cheek_lines(d, 27, 17, long=15, count=4, width=2.4)
    whiskers: tuple[list[Node], ...] = (
        [(-17, 30, "c"), (-6, 28), (6, 33), (18, 44), (20, 60, "c"), (8, 48), (-4, 40), (-16, 38, "c")],
        [(-19, 30, "c"), (-27, 28), (-35, 36), (-38, 52), (-36, 62, "c"), (-30, 46), (-20, 38, "c")],
    )
    for side in whiskers:
        d.shape(smooth(side), PAPER, DETAIL)
    strands(d, [(-14, 31), (0, 34), (17, 52)], [(-14, 36), (-2, 40), (12, 52)], count=3, width=2.2, seed=5)
    d.lens([(-22, 32), (-31, 38), (-35, 52)], 2.0)


def _hair(d: Drawing, *, before: bool) -> None:
    """Thin grey hair, long behind, blown back."""
    if not before:
        lock(d, [(10, -40), (30, -10), (40, 30), (44, 62), (60, 84)], [(44, -40), (62, -10), (66, 24),
            (76, 48), (92, 60)], GREY, count=8, seed=7)  # fmt: skip
        return
    lock(d, [(15, -42), (22, -24), (30, -2), (30, 20), (38, 44)], [(44, -42), (56, -20), (56, 6), (58, 28),
        (70, 52)], GREY, count=8, seed=8)  # fmt: skip
    lock(d, [(16, -40), (20, -24), (22, -6), (19, 8)], [(26, -40), (30, -22), (30, -2), (20, 10)], GREY,
        count=2, seed=9)  # fmt: skip
    curl(d, 70, 48, 8.5, GREY, turn=1, start=270)


def _cap(d: Drawing) -> None:
    """A hunting cap: red bag, upturned black brim slit at the side, a white plume swept back."""
    ostrich(d, [(26, -58), (46, -86), (68, -92), (80, -70)], 15, PAPER)
    bag: list[Node] = [
        (-32, -44, "c"), (-36, -66), (-26, -88), (-4, -102), (16, -96), (36, -82), (46, -62), (44, -42, "c"),
    ]  # fmt: skip
    d.shape(smooth(bag), RED, OUTER, shade=[
        Shade(angle=20, depth=0.46, spacing=5.4, width=3.2), Shade(angle=66, depth=0.3, spacing=5.6,
            width=2.8),
        Shade(angle=180, depth=0.12, spacing=6, width=2),
    ])  # fmt: skip
    d.fold(([(-20, -50), (-18, -72), (-6, -90)], 4.6), ([(16, -52), (20, -72), (10, -90)], 4.6),
        ([(-3, -99), (2, -86), (-2, -74)], 4))  # fmt: skip
    brim: list[Node] = [
        (-48, -56, "c"), (-36, -62), (-14, -54), (8, -44, "c"), (22, -56), (44, -62), (58, -54, "c"), (48,
            -36),
        (26, -28), (2, -26), (-26, -29), (-42, -40),
    ]  # fmt: skip
    d.shape(smooth(brim), INK, INNER)
    d.line(smooth([(-42, -51, "c"), (-26, -48), (-8, -42), (7, -36, "c"), (26, -42), (50, -49, "c")],
        closed=False),
        DETAIL, ink=YELLOW)  # fmt: skip
    d.shape(polyline([(7, -50), (13, -41), (7, -32), (1, -41)]), YELLOW, INNER)
