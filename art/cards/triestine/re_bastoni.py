"""Re di bastoni: an old king in a furred gown, the pole beside him, a hand on his breast."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, placed, smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.parts import borders
from art.cards.triestine import dress
from art.cards.triestine.court import court_card
from art.cards.triestine.folds import followed
from art.cards.triestine.hands_of_staves import FIST, ON_BREAST
from art.cards.triestine.inks import BLUE, BROWN, FLESH, GREEN, INK, PAPER, RED, YELLOW
from art.cards.triestine.old_king import head
from art.cards.triestine.pelts import pelt
from art.cards.triestine.staff import staff
from art.cards.triestine.strokes import grouped, turned
from art.cards.triestine.tailored_sleeve import Tailored
from art.cards.triestine.weave import figured

HEAD: Final[Point] = (244, 149)
AXIS: Final = 246.0
TILT: Final = 3.0
RISE: Final = 8.0
"""Of the hands at the pole and on the breast, degrees."""
HIGH: Final = placed(413.5, 226, 0.96, TILT)
BREAST: Final = placed(238, 354, 1.0, RISE, True)


def draw() -> Drawing:
    """The card."""
    return court_card("RB", _figure)


def _figure(d: Drawing) -> None:
    _mantle(d)
    _POLE_ARM.cloth(d, HIGH.apply(FIST.wrist))
    _collar_behind(d)
    _gown(d)
    _BREAST_ARM.cloth(d, BREAST.apply(ON_BREAST.wrist))
    _furs(d)
    with d.under(HIGH):
        FIST.behind(d, FLESH)
    staff(d, (402, 520), (422, 34), 16, GREEN, cut=0)
    with d.under(HIGH):
        FIST.before(d, FLESH)
    _POLE_ARM.close(d, HIGH.apply(FIST.wrist), TILT + FIST.way + 90)
    with d.under(BREAST):
        ON_BREAST.before(d, FLESH)
    _BREAST_ARM.close(d, BREAST.apply(ON_BREAST.wrist), RISE - ON_BREAST.way - 90)
    with d.at(*HEAD, 1.1, -3):
        head(d)


def _mantle(d: Drawing) -> None:
    left: list[Node] = [
        (180, 232, "c"),
        (110, 246),
        (54, 296),
        (14, 358, "c"),
        (14, 470, "c"),
        (220, 470, "c"),
    ]
    dress.mantle(d, left, GREEN, black=False, hatched=False)
    deep: list[Node] = [(176, 290, "c"), (156, 380), (142, 420), (136, 470, "c"), (190, 470, "c")]
    d.flats(smooth(deep), ink=INK)
    followed(d, [(150, 400), (142, 424), (136, 468)], (-7, 0), count=5)
    d.fold(([(46, 476), (44, 420), (62, 356)], 11))
    grouped(d, [(46, 464), (44, 430), (52, 386)], (-20, -6), groups=2, each=6)
    d.fold(([(64, 392), (68, 352), (100, 304)], 8))
    grouped(d, [(63, 386), (70, 350), (92, 314)], (-17, -7), groups=2, each=7, width=3.4)
    turned(d, [(112, 421), (90, 418), (62, 408)], [(96, 446), (80, 446), (56, 430)], 11, width=4.6)
    right: list[Node] = [
        (312, 232, "c"),
        (384, 246),
        (446, 296),
        (520, 380, "c"),
        (520, 470, "c"),
        (280, 470, "c"),
    ]
    dress.mantle(d, right, GREEN, black=False, hatched=False)
    deep = [(312, 270, "c"), (340, 320), (350, 390), (354, 470, "c"), (300, 470, "c")]
    d.flats(smooth(deep), ink=INK)
    followed(d, [(343, 336), (350, 396), (354, 468)], (7, 0), count=6)
    d.fold(([(454, 476), (450, 456), (438, 430)], 9), ([(500, 474), (498, 436), (506, 404)], 10))
    grouped(d, [(499, 464), (498, 440), (503, 416)], (-20, -6), groups=1, each=7)
    turned(d, [(428, 406), (456, 424), (490, 432)], [(434, 446), (464, 456), (496, 450)], 15, width=4.6)
    for hem in (
        [(176, 239), (112, 253), (58, 302), (18, 364)],
        [(316, 239), (382, 253), (442, 303), (514, 386)],
    ):
        borders.border(d, hem, 8, YELLOW, "lozenges", RED, spacing=18)


def _gown(d: Drawing) -> None:
    nodes: list[Node] = [(192, 222, "c"), (158, 244), (168, 330), (170, 400), (150, 470, "c"),
        (342, 470, "c"), (324, 400), (326, 330), (334, 244), (300, 222, "c")]  # fmt: skip
    gown = smooth(nodes)
    d.shape(gown, YELLOW, None)
    figured(d, gown, "quatrefoil", BLUE)
    flank: list[Node] = [(334, 280, "c"), (322, 324), (318, 380), (320, 470, "c"), (342, 470, "c"),
        (324, 400), (326, 330)]  # fmt: skip
    d.flats(smooth(flank), ink=INK)
    for base, tip, count in (
        ([(330, 298), (322, 336), (318, 392)], [(286, 312), (282, 346), (290, 398)], 18),
        ([(319, 424), (320, 446), (321, 468)], [(276, 434), (288, 450), (303, 468)], 10),
    ):
        turned(d, base, tip, count, width=4.8, cross=3)
    d.shape(gown, None, OUTER)
    dress.belt(d, (166, 410), (328, 410), 26, RED, "beads", YELLOW, buckle=(YELLOW, BLUE))


def _collar_behind(d: Drawing) -> None:
    """The lining of the collar that stands up behind the head."""
    for side in (-1, 1):
        lining: list[Node] = [(AXIS + side * 20, 270, "c"), (AXIS + side * 34, 238), (AXIS + side * 66, 226),
            (AXIS + side * 100, 236), (AXIS + side * 98, 262), (AXIS + side * 66, 292, "c")]  # fmt: skip
        d.shape(smooth(lining), RED, OUTER, shade=[
            Shade(angle=90 - side * 60, depth=0.5, spacing=5.6, width=3, reach=60, seed=8),
        ])  # fmt: skip


def _furs(d: Drawing) -> None:
    """A collar of brown fur that stands behind the head, lies on the shoulders and ends on the breast."""
    for side in (-1, 1):
        collar = [
            (AXIS + side * across, y, half)
            for across, y, half in (
                (32, 252, 9), (60, 240, 14), (92, 240, 20), (110, 262, 27), (103, 290, 32), (88, 318, 28),
                (77, 338, 14), (68, 354, 4),
            )
        ]  # fmt: skip
        pelt(d, collar, BROWN)
    for edge, reach, groups in (
        ([(174, 288), (180, 323), (183, 354)], (-25, -9), 2),
        ([(112, 306), (128, 326), (174, 358)], (11, -21), 3),
        ([(390, 250), (391, 278), (368, 319), (338, 348)], (-33, -7), 4),
    ):
        grouped(d, edge, reach, groups=groups, each=7, width=4.6, gap=0.22)


_SLEEVE: Final = Tailored(
    fill=RED,
    shoulder=(340, 292),
    elbow=(466, 398),
    wide=37,
    joint=33,
    figure=("bar", YELLOW),
    fur=PAPER,
)
_POLE_ARM: Final = replace(_SLEEVE, calm=True)
_BREAST_ARM: Final = replace(_SLEEVE, shoulder=(152, 294), elbow=(80, 390))
