"""Cavallo di coppe: a fair hussar on a chestnut to the right, the cup's stem in his fist."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.paths import Node, Point, circle, placed, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import half_tack
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
GRIP: Final[Point] = (135, 189)
FIST: Final[Point] = (232, 312)
COAT: Final = Coat(body="#c58448", far="#8a5129", mane="#5b3216", hoof="#2c211b")
LEATHER: Final = "#6e1a22"
BRIDLE: Final = Bridle(strap=GREEN, stud=YELLOW)
CREST: Final[Sequence[Point]] = ((406, 196), (382, 184), (352, 192), (328, 222), (316, 268), (306, 330),
    (276, 480))  # fmt: skip
THROAT: Final[Sequence[Point]] = ((413, 276), (418, 314), (434, 356), (460, 392), (485, 427), (498, 480))
CARRIAGE: Final = placed(406, 198, 0.9, 67)


def draw() -> Drawing:
    """The card."""
    return court_card("CC", _figure)


def _figure(d: Drawing) -> None:
    with d.at(AXIS, SEAT):
        _dock(d)
        seat.croup(d, COAT, GREEN, long=12)
    fine_horse.neck(d, COAT, CREST, THROAT, CARRIAGE)
    _muscles(d)
    _plumes(d)
    with d.under(CARRIAGE):
        fine_horse.head(d, COAT, BRIDLE, blaze=PAPER)
    d.shape(circle(407, 183, 8), YELLOW, INNER)
    fine_horse.mane(d, COAT, CREST[:-1], (56, 72, 60, 78, 64, 80, 66), strand=COAT.body)
    half_tack.breast_collar(d, [(334, 416), (386, 444), (442, 440), (479, 422)], 11, BRIDLE, pendants=4)
    with d.at(AXIS, SEAT):
        seat.shabrack(d, GREEN, YELLOW)
        seat.saddle(d, LEATHER)
        seat.leg(d, PAPER, BLUE)
        seat.boot(d, YELLOW)
    _coat(d)
    _cup_arm(d)
    _rein_arm(d)
    with d.at(*HEAD, 0.97, rotate=-3):
        head(d)


def _dock(d: Drawing) -> None:
    """The tail, carried away from the quarters and down along the frame."""
    nodes: list[Node] = [(-186, 66, "c"), (-196, 44), (-212, 36), (-228, 44), (-238, 72), (-242, 130, "c"),
        (-190, 130, "c"), (-196, 96)]  # fmt: skip
    d.shape(smooth(nodes), COAT.mane, OUTER)
    for k in range(3):
        x = -194 - 5 * k
        d.lens([(x, 58 - 6 * k), (x - 12 - 2 * k, 68), (x - 17 - 4 * k, 96), (x - 16 - 5 * k, 128)], 3.2,
            ink=COAT.body)  # fmt: skip


def _muscles(d: Drawing) -> None:
    """The shadow of the mane, the edge of the shoulder blade, and the breast below it."""
    turned(d, [(344, 284), (338, 326), (330, 366)], [(380, 304), (368, 344), (352, 380)], 15)
    d.fold(([(372, 440), (390, 412), (398, 374)], 5.4))
    turned(d, [(376, 436), (392, 408), (398, 374)], [(344, 414), (360, 392), (376, 364)], 12, bend=-0.1)


def _plumes(d: Drawing) -> None:
    """Two feathers on the horse's poll, nodding back."""
    hats.feather(d, [(412, 186), (417, 138), (403, 110), (375, 114)], 14, PAPER)
    ostrich(d, [(409, 188), (398, 150), (376, 133), (351, 150)], 14, RED, lobes=5, vein=PAPER)


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
    Tunic(fill=RED, shoulder=(191, 262), elbow=(86, 359), wide=29, joint=29, narrow=20.5,
        piping=YELLOW, nest=(BLUE, YELLOW), cuff=BLUE).hold(d, GRIP, STEM_AND_KNOP, _cup,
        size=0.9)  # fmt: skip


def _cup(d: Drawing) -> None:
    with d.at(GRIP[0] + 2, GRIP[1] - 29, (0.92, 1.03), 9.5):
        cup(d, 0, 0, 154)


def _rein_arm(d: Drawing) -> None:
    """The rein comes from below into the fist, past the little finger; its end comes out by the thumb."""
    half_tack.reins(
        d, BRIDLE, CARRIAGE, [(440, 372), (380, 377), (330, 376), (286, 366), (252, 346), (236, 322)]
    )
    Tunic(fill=RED, shoulder=(305, 262), elbow=(350, 335), wide=29, joint=29, narrow=20.5,
        piping=YELLOW, nest=(BLUE, YELLOW), cuff=BLUE).hold(d, FIST, UNDER_THUMB, _tail, tilt=8,
        size=0.9)  # fmt: skip


def _tail(d: Drawing) -> None:
    """The end of the rein: from under the thumb, and down in a bow beside the fist, with a slide."""
    with d.at(*FIST, 0.9):
        d.limb([(8, -22, 6), (-12, -24, 6.4), (-31, -22, 6.6), (-41, -6, 6.6), (-39, 16, 6.4), (-31, 34, 6),
            (-33, 58, 3)], BRIDLE.strap, INNER, end="round", depth=0)  # fmt: skip
        d.shape(smooth([(-45, 24, "c"), (-28, 18, "c"), (-24, 26, "c"), (-41, 33, "c")]), YELLOW, INNER)
