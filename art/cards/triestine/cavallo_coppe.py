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

HEAD: Final[Point] = (226, 152)
AXIS: Final = 222.0
BELT: Final = 336.0
GRIP: Final[Point] = (110, 227)
FIST: Final[Point] = (208, 312)
COAT: Final = Coat(body="#c58448", far="#8a5129", mane="#5b3216", hoof="#2c211b")
BRIDLE: Final = Bridle(strap=GREEN, stud=YELLOW)
CREST: Final[Sequence[Point]] = ((384, 190), (344, 204), (318, 254), (311, 326), (262, 480))
THROAT: Final[Sequence[Point]] = ((382, 270), (389, 318), (408, 364), (442, 400), (472, 430), (488, 480))
CARRIAGE: Final = half_horse.carriage(384, 192, scale=0.96, nod=66)


def draw() -> Drawing:
    """The card."""
    return court_card("CC", _figure)


def _figure(d: Drawing) -> None:
    _pelisse(d)
    with d.at(AXIS, BELT):
        seat.croup(d, COAT, GREEN)
    fine_horse.neck(d, COAT, CREST, THROAT)
    _muscles(d)
    fine_horse.mane(d, COAT, [(378, 190), (344, 202), (320, 250), (314, 300)], (66, 92, 66, 92, 72))
    half_tack.breast_collar(d, [(320, 416), (372, 444), (430, 440), (467, 422)], 11, BRIDLE, pendants=4)
    with d.at(AXIS, BELT):
        seat.shabrack(d, GREEN, YELLOW)
        seat.saddle(d)
        seat.flap(d)
        seat.leg(d, PAPER)
        seat.boot(d, YELLOW)
    _coat(d)
    _plumes(d)
    with d.under(CARRIAGE):
        fine_horse.head(d, COAT, BRIDLE, blaze=PAPER)
    d.shape(circle(385, 177, 8), YELLOW, INNER)
    _rein_arm(d)
    _cup_arm(d)
    with d.at(*HEAD, 0.97, rotate=-3):
        head(d)


def _muscles(d: Drawing) -> None:
    """The shadow of the mane, the edge of the shoulder blade, and the breast below it."""
    turned(d, [(330, 284), (324, 326), (316, 366)], [(366, 304), (354, 344), (338, 380)], 15)
    d.fold(([(358, 440), (376, 412), (384, 374)], 5.4))
    turned(d, [(362, 436), (378, 408), (384, 374)], [(330, 414), (346, 392), (362, 364)], 14, bend=-0.1,
        cross=3)  # fmt: skip


def _plumes(d: Drawing) -> None:
    """Two feathers on the horse's poll, nodding back."""
    hats.feather(d, [(392, 180), (394, 126), (376, 98), (346, 106)], 14, PAPER)
    ostrich(d, [(388, 182), (376, 140), (352, 122), (326, 140)], 14, RED, lobes=5, vein=PAPER)


def _pelisse(d: Drawing) -> None:
    """The second jacket that hangs behind his back down to the croup."""
    nodes: list[Node] = [(184, 240, "c"), (130, 290), (92, 366), (88, 410, "c"), (190, 410, "c"),
        (200, 260, "c")]  # fmt: skip
    d.shape(smooth(nodes), BLUE, OUTER)
    turned(d, [(178, 300), (174, 340), (172, 376)], [(150, 318), (142, 350), (136, 376)], 13, width=4.0)


def _skirt(d: Drawing) -> None:
    """The near skirt of his coat, swept back over the hip."""
    skirt: list[Node] = [(180, 340, "c"), (162, 356), (140, 374), (122, 396, "c"), (146, 408),
        (174, 404, "c"), (192, 384), (220, 360), (232, 344, "c")]  # fmt: skip
    d.shape(smooth(skirt), RED, OUTER)
    edge = smooth(skirt[3:], closed=False)
    d.line(edge, OUTER * 2.6)
    d.line(edge, OUTER * 1.4, ink=YELLOW)
    d.fold(([(140, 400), (152, 380), (174, 360)], 5), ([(160, 400), (172, 382), (190, 364)], 4))


def _coat(d: Drawing) -> None:
    _skirt(d)
    dress.coat(d, [(184, 216, "c"), (158, 232), (168, 290), (178, 322), (180, 348, "c"), (AXIS, 358),
        (264, 348, "c"), (266, 322), (276, 290), (286, 232), (262, 216, "c")], RED)  # fmt: skip
    dress.frogs(d, AXIS, 248, 23, (48, 46, 42), YELLOW)
    dress.belt(d, (176, BELT), (268, BELT), 20, YELLOW, "beads", RED)


def _cup_arm(d: Drawing) -> None:
    Tunic(fill=RED, shoulder=(170, 260), elbow=(80, 360), wide=26, joint=27, narrow=18.5, piping=YELLOW,
        nest=(BLUE, YELLOW), cuff=BLUE).hold(d, GRIP, STEM_AND_KNOP, _cup, size=0.82)  # fmt: skip


def _cup(d: Drawing) -> None:
    with d.at(GRIP[0] + 2, GRIP[1] - 23, (0.96, 1.06), 8):
        cup(d, 0, 0, 128)


def _rein_arm(d: Drawing) -> None:
    half_tack.reins(
        d, BRIDLE, CARRIAGE, [(426, 366), (376, 362), (326, 350), (284, 350), (246, 348), (213, 332)]
    )
    Tunic(fill=RED, shoulder=(275, 260), elbow=(326, 336), wide=26, joint=27, narrow=18.5, piping=YELLOW,
        nest=(BLUE, YELLOW), cuff=BLUE).hold(d, FIST, UNDER_THUMB, _tail, tilt=8,
        size=0.84)  # fmt: skip


def _tail(d: Drawing) -> None:
    """The end of the rein: over the first finger and down before the others."""
    with d.at(*FIST, 0.84):
        half_tack.rein_end(d, BRIDLE, [(6, -23), (-8, -20), (-15, -8), (-16, 20), (-15, 50), (-14, 84)],
            half=6)  # fmt: skip
