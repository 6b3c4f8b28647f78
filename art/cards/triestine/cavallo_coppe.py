"""Cavallo di coppe: a fair hussar on a chestnut to the right, the cup's stem in his fist."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import half_horse, half_tack
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.triestine import dress, fine_horse, hats, seat
from art.cards.triestine.court import court_card
from art.cards.triestine.cup import cup
from art.cards.triestine.fair_hussar import head
from art.cards.triestine.hands_of_cups import STEM_AND_KNOP
from art.cards.triestine.hands_on_reins import UNDER_THUMB
from art.cards.triestine.inks import BLUE, GREEN, PAPER, RED, YELLOW
from art.cards.triestine.plumes import ostrich
from art.cards.triestine.strokes import turned
from art.cards.triestine.uniform_sleeve import Tunic

HEAD: Final[Point] = (252, 152)
AXIS: Final = 248.0
BELT: Final = 336.0
SEAT: Final = 332.0
GRIP: Final[Point] = (148, 206)
FIST: Final[Point] = (232, 312)
COAT: Final = Coat(body="#c58448", far="#8a5129", mane="#5b3216", hoof="#2c211b")
BRIDLE: Final = Bridle(strap=GREEN, stud=YELLOW)
CREST: Final[Sequence[Point]] = ((398, 190), (358, 204), (332, 254), (325, 326), (276, 480))
THROAT: Final[Sequence[Point]] = ((396, 270), (402, 318), (420, 364), (452, 400), (482, 430), (498, 480))
CARRIAGE: Final = half_horse.carriage(398, 192, scale=0.96, nod=66)


def draw() -> Drawing:
    """The card."""
    return court_card("CC", _figure)


def _figure(d: Drawing) -> None:
    _tail_of_horse(d)
    _pelisse(d)
    with d.at(AXIS, SEAT):
        seat.croup(d, COAT, GREEN, long=22)
    fine_horse.neck(d, COAT, CREST, THROAT, deep=True)
    _muscles(d)
    fine_horse.mane(d, COAT, [(392, 190), (358, 202), (334, 250), (328, 300)], (66, 92, 66, 92, 72))
    half_tack.breast_collar(d, [(334, 416), (386, 444), (442, 440), (479, 422)], 11, BRIDLE, pendants=4)
    with d.at(AXIS, SEAT):
        seat.shabrack(d, GREEN, YELLOW)
        seat.saddle(d)
        seat.leg(d, PAPER, BLUE)
        seat.boot(d, YELLOW)
    _coat(d)
    _plumes(d)
    with d.under(CARRIAGE):
        fine_horse.head(d, COAT, BRIDLE, blaze=PAPER)
    d.shape(circle(399, 177, 8), YELLOW, INNER)
    _rein_arm(d)
    _cup_arm(d)
    with d.at(*HEAD, 0.97, rotate=-3):
        head(d)


def _muscles(d: Drawing) -> None:
    """The shadow of the mane, the edge of the shoulder blade, and the breast below it."""
    turned(d, [(344, 284), (338, 326), (330, 366)], [(380, 304), (368, 344), (352, 380)], 15)
    d.fold(([(372, 440), (390, 412), (398, 374)], 5.4))
    turned(d, [(376, 436), (392, 408), (398, 374)], [(344, 414), (360, 392), (376, 364)], 12, bend=-0.1)


def _plumes(d: Drawing) -> None:
    """Two feathers on the horse's poll, nodding back."""
    hats.feather(d, [(406, 180), (410, 132), (396, 106), (368, 112)], 14, PAPER)
    ostrich(d, [(402, 182), (392, 144), (370, 128), (345, 146)], 14, RED, lobes=5, vein=PAPER)


def _pelisse(d: Drawing) -> None:
    """The second jacket that hangs behind his back down to the croup."""
    nodes: list[Node] = [(204, 240, "c"), (140, 286), (104, 350), (96, 410, "c"), (210, 410, "c"),
        (220, 260, "c")]  # fmt: skip
    d.shape(smooth(nodes), BLUE, OUTER)
    turned(d, [(198, 300), (194, 340), (192, 376)], [(170, 318), (162, 350), (156, 376)], 13, width=4.0)


def _tail_of_horse(d: Drawing) -> None:
    """Carried high: it rises from the croup and falls along the frame."""
    nodes: list[Node] = [(100, 404, "c"), (84, 380), (62, 362), (40, 364), (29, 384), (27, 412),
        (20, 470, "c"), (60, 470, "c"), (56, 430), (70, 412)]  # fmt: skip
    d.shape(smooth(nodes), COAT.mane, OUTER)
    for aside in (0, 9, 17):
        d.lens([(86, 394 + aside * 0.4), (60, 372 + aside * 0.6), (41 + aside * 0.5, 388 + aside),
            (36 + aside * 0.6, 448)], 3.2)  # fmt: skip


def _skirt(d: Drawing) -> None:
    """The near skirt of his coat, swept back over the hip."""
    skirt: list[Node] = [(-48, 2, "c"), (-64, 18), (-86, 36), (-104, 58, "c"), (-80, 70),
        (-52, 66, "c"), (-34, 46), (-6, 22), (8, 6, "c")]  # fmt: skip
    with d.at(AXIS, BELT):
        d.shape(smooth(skirt), RED, OUTER)
        turned(d, [(-50, 66), (-33, 46), (-6, 22)], [(-66, 46), (-50, 32), (-26, 13)], 12, width=3.6)
        edge = smooth(skirt[3:], closed=False)
        d.line(edge, OUTER * 2.6)
        d.line(edge, OUTER * 1.4, ink=YELLOW)
        d.fold(([(-82, 62), (-70, 42), (-48, 22)], 5), ([(-62, 62), (-50, 44), (-32, 26)], 4))


def _coat(d: Drawing) -> None:
    _skirt(d)
    breast: list[Node] = [(-41, 216, "c"), (-69, 232), (-59, 290), (-48, 322), (-46, 348, "c"), (0, 358),
        (46, 348, "c"), (48, 322), (59, 290), (69, 232), (43, 216, "c")]  # fmt: skip
    with d.at(AXIS):
        dress.coat(d, breast, RED)
    dress.frogs(d, AXIS, 248, 23, (52, 50, 45), YELLOW)
    dress.belt(d, (AXIS - 50, BELT), (AXIS + 50, BELT), 20, YELLOW, "beads", RED)


def _cup_arm(d: Drawing) -> None:
    Tunic(fill=RED, shoulder=(191, 262), elbow=(95, 357), wide=29, joint=29, narrow=20.5, deep=True,
        piping=YELLOW, nest=(BLUE, YELLOW), cuff=BLUE).hold(d, GRIP, STEM_AND_KNOP, _cup,
        size=0.9)  # fmt: skip


def _cup(d: Drawing) -> None:
    with d.at(GRIP[0] + 2, GRIP[1] - 29, (0.96, 1.05), 3):
        cup(d, 0, 0, 154)


def _rein_arm(d: Drawing) -> None:
    half_tack.reins(
        d, BRIDLE, CARRIAGE, [(440, 366), (390, 362), (346, 352), (306, 350), (270, 348), (237, 332)]
    )
    Tunic(fill=RED, shoulder=(305, 262), elbow=(350, 339), wide=29, joint=29, narrow=20.5, deep=True,
        piping=YELLOW, nest=(BLUE, YELLOW), cuff=BLUE).hold(d, FIST, UNDER_THUMB, _tail, tilt=8,
        size=0.9)  # fmt: skip


def _tail(d: Drawing) -> None:
    """The end of the rein: over the first finger and down before the others."""
    with d.at(*FIST, 0.9):
        half_tack.rein_end(d, BRIDLE, [(6, -23), (-8, -20), (-15, -8), (-16, 20), (-15, 50), (-14, 84)],
            half=6)  # fmt: skip
