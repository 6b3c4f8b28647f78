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
from art.cards.triestine.strokes import combed, draped
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
    followed(d, [(150, 400), (142, 424), (136, 468)], (-7, 0), count=3)
    combed(d, [(138, 408), (112, 416), (84, 416), (58, 402)], [(126, 450), (104, 454), (78, 448), (50, 424)])
    draped(d, [(44, 478), (42, 434), (54, 396)], (-24, -8), width=10)
    draped(d, [(54, 400), (66, 350), (104, 298)], (-25, -12), width=9, cross=0.5)
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
    followed(d, [(343, 336), (350, 396), (354, 468)], (7, 0), count=4)
    combed(d, [(420, 396), (446, 416), (484, 426)], [(424, 444), (454, 456), (488, 458)])
    draped(d, [(498, 478), (496, 440), (506, 404)], (-24, -6), width=9)
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
    combed(d, [(332, 292), (324, 330), (319, 370), (318, 410)],
        [(280, 302), (270, 338), (268, 372), (274, 404)], fade=0.4)  # fmt: skip
    combed(d, [(319, 428), (320, 450), (321, 478)], [(280, 432), (281, 452), (284, 474)], fade=0.3)
    for x, high in ((196, 424), (236, 432)):
        draped(d, [(x, 478), (x + 2, 450), (x + 8, high)], (-17, 0), width=6, cross=0)
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
    for edge, (rx, ry) in (
        ([(183, 354), (180, 323), (172, 286)], (-26, -10)),
        ([(172, 357), (128, 326), (108, 300)], (12, -22)),
        ([(338, 348), (368, 319), (391, 278), (389, 246)], (-36, -8)),
    ):
        combed(d, edge, [(x + rx, y + ry) for x, y in edge], close=6.0, width=4.2, fade=0.5)


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
