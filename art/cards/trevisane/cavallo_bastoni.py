"""Cavallo di bastoni: rides towards us on a cream horse, its head full front; the staff at the right."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Matrix, Point, placed
from art.cards.kit.svg import INNER, Drawing
from art.cards.parts import beards, borders, dress, hair, half_rider, half_tack, hats, heads
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.trevisane import arms, garments, horse_front
from art.cards.trevisane.court import court_card
from art.cards.trevisane.inks import BLUE, GREEN, PAPER, RED, YELLOW
from art.cards.trevisane.staff import staff

COAT = Coat(body="#efe4cb", far="#b59f80", mane="#7a5534", hoof="#3c2a1e")
BRIDLE = Bridle(strap=GREEN, stud=YELLOW)
AT: Matrix = placed(158, 314, 0.98, -4)
LOOK = heads.veteran("#8b8178")
HEAD: Point = (244, 176)
SIZE = 1.34


def draw() -> Drawing:
    """The card."""
    return court_card("CB", figure)


def figure(d: Drawing) -> None:
    """The half figure."""
    _cloak(d)
    arms.sleeve(d, [(318, 298, 34), (360, 344, 40), (388, 394, 31)])
    arms.sleeve(d, [(172, 300, 34), (128, 344, 40), (92, 388, 31)])
    _coat(d)
    _horse(d)
    _hands(d)
    _head(d)


def _cloak(d: Drawing) -> None:
    garments.cloak(
        d, [(290, 256, "c"), (360, 282), (424, 344), (486, 420, "c"), (486, 560, "c"), (290, 560, "c")], BLUE,
        folds=[[(400, 420), (420, 470), (428, 530)], [(350, 440), (362, 480), (366, 530)]],
    )  # fmt: skip


def _coat(d: Drawing) -> None:
    garments.skirt(d, ((182, 448), (304, 448)), (140, 360), GREEN, pleats=6, trim=YELLOW)
    garments.bodice(
        d, [(210, 238, "c"), (184, 248), (168, 268, "c"), (183, 306), (186, 350), (178, 400),
            (184, 456, "c"), (244, 466),
            (304, 456, "c"), (312, 400), (306, 340), (306, 306), (322, 266, "c"), (304, 247),
            (280, 238, "c")], RED,
    )  # fmt: skip
    borders.border(d, [(252, 250), (262, 330), (264, 452)], 14, GREEN, "lozenges", YELLOW, spacing=22)
    d.fold(
        ([(308, 344), (294, 360), (288, 384)], 4.6), ([(302, 450), (290, 428), (286, 402)], 4),
    )  # fmt: skip
    garments.belt(d, (180, 450), (308, 450), 24, YELLOW, "zigzag", BLUE)


def _horse(d: Drawing) -> None:
    left: list[Point] = [(136, 314), (114, 364), (102, 420), (80, 466), (56, 540)]
    right: list[Point] = [(214, 322), (242, 378), (260, 430), (280, 476), (304, 540)]
    horse_front.neck(d, COAT, left, right)
    half_tack.breast_collar(d, [(72, 496), (136, 514), (220, 514), (288, 494)], 12, BRIDLE, pendants=7)
    _rein(d, horse_front.BITS[1], [(218, 480), (244, 462), (256, 430)])
    with d.under(AT):
        horse_front.mane(d, COAT)
    with d.under(AT):
        horse_front.ears(d, COAT)
        horse_front.head(d, COAT)
        horse_front.forelock(d, COAT)
        horse_front.bridle(d, BRIDLE)


def _rein(d: Drawing, bit: Point, way: Sequence[Point]) -> None:
    d.shape(ribbon([AT.apply(bit), *way], 5, forked=False), BRIDLE.strap, INNER,
        shade=[Shade(angle=90, depth=0.4, spacing=5, width=2)])  # fmt: skip


def _hands(d: Drawing) -> None:
    _rein(d, horse_front.BITS[0], [(104, 502), (84, 472), (102, 440)])
    half_rider.rein_fist(d, (110, 430), turn=10)
    arms.sleeve(d, [(84, 398, 29), (92, 412, 24), (96, 420, 19)])
    arms.cuff(d, (98, 420), -40, RED, half=18)
    arms.puff(d, (90, 394), 37, 17, turn=14)
    staff(d, 398, 182, 276, 10, wide=22)
    half_rider.shaft_fist(d, (380, 296), turn=10, wrist=86)
    arms.sleeve(d, [(394, 404, 31), (388, 370, 27), (382, 342, 17)])
    arms.puff(d, (394, 400), 36, 17, turn=10)
    arms.cuff(d, (382, 342), 176, RED, half=19)


def _head(d: Drawing) -> None:
    with d.at(*HEAD, SIZE):
        heads.frontal_neck(d, LOOK)
    dress.pleated_collar(d, 246, 244, 62, 26, YELLOW, pleats=11)
    with d.at(*HEAD, SIZE, 2):
        heads.frontal_ears(d, LOOK)
        heads.frontal(d, LOOK)
        hair.frontal_curls(d, LOOK)
        beards.frontal_moustache(d, LOOK.hair, curl=0.9)
        hats.montero(d, RED, lining=BLUE, feather=PAPER)
