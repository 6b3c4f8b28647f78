"""Re di spade: a stern king in scale armour, the sabre upright, two fingers raised for an oath."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, between, circle, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import borders, visage
from art.cards.triestine import crowns, dress, hair
from art.cards.triestine.court import MIDDLE, court_card
from art.cards.triestine.court_sabre import court_sabre
from art.cards.triestine.cuffs import vambrace
from art.cards.triestine.draped_sleeve import Draped
from art.cards.triestine.faces import neck
from art.cards.triestine.hands_of_swords import FULL_FIST, OATH
from art.cards.triestine.inks import FLESH, GREEN, INK, RED, SILVER, SKY, YELLOW
from art.cards.triestine.lion import lion
from art.cards.triestine.plate import Pauldron, gorget
from art.cards.triestine.strokes import combed, draped
from art.cards.triestine.waves import wave

HEAD: Final[Point] = (MIDDLE - 2, 152)
TILT: Final = -4
SWORD: Final[Point] = (110, 267)
ARM: Final = partial(Draped, fill=GREEN, figure=("dot", YELLOW), trim=vambrace, wide=33, joint=30, narrow=21,
    corner=(1.6, 0.93), heel=0.6)  # fmt: skip
BOSS: Final = 353.0
"""Height of the lion's mask."""
FIST: Final = replace(FULL_FIST, wrist=(-57, 47))
SHOULDERS: Final[tuple[Point, Point]] = ((174, 282), (356, 282))
ELBOWS: Final[tuple[Point, Point]] = ((88, 406), (450, 378))
GRIZZLE: Final = "#756251"
BARE: Final = 0.3
"""Share of each upper arm that lies deep under its pauldron and is not drawn."""
ARMED: Final = ARM(shoulder=between(SHOULDERS[0], ELBOWS[0], BARE), elbow=ELBOWS[0], at=SWORD, hand=FIST,
    size=0.84, tilt=6)  # fmt: skip
SWEARING: Final = ARM(shoulder=between(SHOULDERS[1], ELBOWS[1], BARE), elbow=ELBOWS[1], at=(448, 186),
    hand=OATH, tilt=3, size=0.83)  # fmt: skip


def draw() -> Drawing:
    """The card."""
    return court_card("RS", _figure)


def _figure(d: Drawing) -> None:
    _mantle(d)
    _standing_collar(d)
    SWEARING.upper(d)
    ARMED.upper(d)
    _armour(d)
    with d.at(*HEAD, rotate=TILT):
        _throat(d)
    _shoulders(d)
    SWEARING.fore(d)
    ARMED.fore(d)
    _creased(d)
    SWEARING.grasp(d)
    _sabre(d)
    ARMED.grasp(d)
    with d.at(*HEAD, rotate=TILT):
        _head(d)


def _creased(d: Drawing) -> None:
    """Lesser folds of both sleeves: round the elbows and below the cuffs."""
    d.fold(
        ([(103, 394), (93, 410), (74, 416)], 4.2), ([(101, 380), (88, 394), (72, 397)], 3.6),
        ([(52, 338), (58, 344), (66, 345)], 3.6), ([(98, 336), (89, 343), (79, 344)], 3.0),
        ([(434, 366), (444, 386), (464, 396)], 4.2),
        ([(428, 290), (440, 300), (454, 300)], 3.6), ([(474, 282), (464, 292), (452, 294)], 3.0),
    )  # fmt: skip


def _mantle(d: Drawing) -> None:
    left: list[Node] = [
        (196, 236, "c"),
        (128, 242),
        (66, 300),
        (14, 400, "c"),
        (14, 470, "c"),
        (240, 470, "c"),
    ]
    dress.mantle(d, left, RED, black=False, hatched=False)
    right: list[Node] = [
        (330, 236, "c"),
        (410, 242),
        (472, 296),
        (516, 380, "c"),
        (516, 470, "c"),
        (290, 470, "c"),
    ]
    dress.mantle(d, right, RED, black=False, hatched=False)
    for side in (-1, 1):
        inner = [(MIDDLE + side * x, y) for x, y in ((106, 452), (102, 412), (93, 372), (82, 340))]
        black: list[Node] = [*inner, (MIDDLE + side * 60, 320, "c"), (MIDDLE + side * 60, 452, "c")]
        d.shape(smooth(black), INK, None)
        combed(d, [(x - side * 3, y) for x, y in inner], [(x + side * 40, y + 9) for x, y in inner],
            close=6.8, fade=0.3, cross=0)  # fmt: skip
    draped(d, [(38, 454), (44, 432), (58, 392), (70, 366)], (22, 6), width=6, cross=0)
    draped(d, [(452, 454), (449, 438), (442, 418), (434, 402)], (30, 8), width=6, cross=0)
    draped(d, [(490, 454), (496, 428), (494, 380), (478, 320)], (18, 7), width=6, cross=0)
    for edge in (
        [(190, 243), (128, 250), (70, 305), (6, 432)],
        [(338, 243), (410, 250), (468, 301), (522, 404)],
    ):
        borders.border(d, edge, 8, YELLOW, "zigzag", GREEN, spacing=24)


def _standing_collar(d: Drawing) -> None:
    """The mantle's collar, which stands behind the neck and spreads to both sides."""
    half: list[Node] = [
        (MIDDLE, 200), (MIDDLE - 46, 192), (MIDDLE - 82, 178), (MIDDLE - 108, 170, "c"), (MIDDLE - 108, 206),
        (MIDDLE - 98, 236), (MIDDLE - 84, 262, "c"), (MIDDLE, 270),
    ]  # fmt: skip
    d.shape(smooth(mirror(half, MIDDLE, whole=True)), RED, OUTER, shade=[
        Shade(angle=70, depth=0.5, spacing=5.6, width=3.4, reach=40),
    ])  # fmt: skip
    for side in (-1, 1):
        edge: list[Node] = [
            (MIDDLE + side * 85, 254), (MIDDLE + side * 96, 230), (MIDDLE + side * 102, 204),
            (MIDDLE + side * 102, 179, "c"), (MIDDLE + side * 80, 186), (MIDDLE + side * 46, 200),
        ]  # fmt: skip
        d.line(smooth(edge, closed=False), OUTER, ink=YELLOW)


def _scale(d: Drawing, ink: str) -> None:
    shape = smooth([(-13, 0, "c"), (-12, 16), (0, 28), (12, 16), (13, 0, "c")])
    d.shape(shape, ink, DETAIL)


def _armour(d: Drawing) -> None:
    trunk: list[Node] = [(214, 232, "c"), (182, 254), (188, 330), (180, 396), (186, 432, "c"), (MIDDLE, 444),
        (344, 432, "c"),
        (350, 396), (342, 330), (348, 254), (316, 232, "c")]  # fmt: skip
    shape = smooth(trunk)
    d.shape(shape, SKY, OUTER)
    with d.clip(shape):
        for row in range(9, 2, -1):
            y = 236 + 20 * row
            ink = (SKY, SILVER)[row % 2]
            for k in range(1, 8 - row % 2):
                x = MIDDLE - 98 + 26 * k + (13 if row % 2 else 0)
                # Those behind the lion do not show.
                if math.hypot(x - MIDDLE, (y + 10 - BOSS) * 0.8) > 29:
                    d.use(f"scale{row % 2}", partial(_scale, ink=ink), x, y)
        flank = [(347, 446), (350, 394), (342, 330), (349, 270)]
        combed(d, flank, [(x - 28, y + 4) for x, y in flank], close=6.2, cross=0)
    d.line(shape, OUTER)
    with d.at(MIDDLE, BOSS, 0.92):
        lion(d)
    dress.belt(d, (182, 432), (348, 432), 26, RED, "lozenges", YELLOW, buckle=(YELLOW, GREEN))


def _sabre(d: Drawing) -> None:
    court_sabre(d, *SWORD, 176, 11, bow=-0.12, side=1)


def _shoulders(d: Drawing) -> None:
    """The plates over both shoulders, the gorget and the clasps of the mantle."""
    for side, shoulder, elbow in zip((-1, 1), SHOULDERS, ELBOWS, strict=True):
        Pauldron(shoulder=shoulder, elbow=elbow, side=side).draw(d)
    gorget(d, MIDDLE, 254)
    for side in (-1, 1):
        clasp = circle(MIDDLE + side * 76, 257, 13)
        d.shape(clasp, YELLOW, OUTER, shade=[Shade(angle=40, depth=0.4, spacing=4.4, width=2)])
        d.shape(circle(MIDDLE + side * 76, 257, 5.6), RED, INNER)


_TONE: Final = "#332a28"
_SHEEN: Final = "#86756c"
_LOCKS: Final[Sequence[Sequence[Point]]] = (
    [(38, -40), (50, -12), (56, 18), (68, 44), (74, 70), (92, 96)],
    [(34, -36), (44, -8), (48, 22), (58, 48), (62, 74), (74, 100)],
    [(30, -30), (38, 0), (40, 30), (48, 54), (50, 78), (58, 104)],
)
"""Hair on the right, from the temple down behind the shoulder."""


def _locks(d: Drawing) -> None:
    for spine in _LOCKS:
        wave(d, ([(-x, y) for x, y in spine], 11, _TONE), _SHEEN)


def _throat(d: Drawing) -> None:
    """Hair that falls behind the shoulders, the neck and, within the gorget, the collar of the doublet."""
    for flip in (True, False):
        d.use("locks", _locks, 0, 0, flip=flip)
    neck(d, FLESH, (0, 54), 31, long=36)
    collar: list[Node] = [(-38, 88, "c"), (0, 98), (38, 88, "c"), (46, 98, "c"), (0, 114), (-46, 98, "c")]
    d.shape(smooth(collar), RED, OUTER)


def _head(d: Drawing) -> None:
    for flip in (True, False):
        d.use("ear", partial(visage.ear, x=43, y=6, size=0.94, skin=FLESH), 0, 0, flip=flip)
    half: list[Node] = [(0, 64), (-24, 58), (-37, 38), (-42, 12), (-41, -14), (-38, -46)]
    visage.skull(d, mirror(half, 0, whole=True), FLESH, jaw=12, cross=9)
    for x, inner in ((-22.0, 1), (22.0, -1)):
        visage.eye(d, x, -2, 10.4, inner, wide=0.7, gaze=-0.5, hood=1.4, bag=1)
    visage.brow(d, [(-7, -8), (-20, -16), (-38, -11)], 7.6)
    visage.brow(d, [(7, -8), (20, -16), (38, -11)], 7.6)
    d.lens([(-3.4, -19), (-4.6, -13), (-3, -7)], 2.4)
    d.lens([(4.4, -18), (4.8, -13), (3.4, -8)], 2.2)
    with d.at(0, 0, (0.76, 1.0)):
        _flat_nose(d)
    visage.cheek_lines(d, 38, 10, long=13, count=4)
    _beard(d)
    for flip in (True, False):
        d.use("temple", _temple, 0, 0, flip=flip)
    d.shape(smooth([(-40, -44, "c"), (-24, -58), (24, -58), (40, -44, "c")]), _TONE, INNER)
    with d.at(0, -36), d.at(0, 41.4, 1.15):
        crowns.rayed(d)


def _temple(d: Drawing) -> None:
    """Hair parted over the brow and swept back over the ear's top, on the right."""
    nodes: list[Node] = [(0, -46, "c"), (4, -36), (16, -31), (28, -24), (37, -11, "c"), (45, -3),
        (53, 4, "c"), (57, -16), (50, -48, "c")]  # fmt: skip
    d.shape(smooth(nodes), _TONE, INNER)
    d.lens([(14, -40), (30, -33), (42, -20), (49, -6)], 2.6, ink=_SHEEN)
    d.lens([(30, -42), (44, -30), (52, -10)], 2.2)


def _flat_nose(d: Drawing) -> None:
    """A short broad nose, once beaten flat: a dent in its bridge, the wings far apart."""
    d.fold(([(-8, 15), (-7, 7), (-9.4, 1), (-6.4, -4)], 3.0), ([(8.4, 16), (7, 9), (5.4, 3), (7, -3)], 2.4))
    d.lens([(-5, 1.4), (0, 3.2), (5, 1)], 1.9)
    d.ticks(*(((8 + 0.5 * k, 5 + 3.4 * k), (2.6 + 0.8 * k, 6.6 + 3.2 * k), 2.0) for k in range(4)))
    for side in (-1, 1):
        d.lens([(side * 14, 13), (side * 20.4, 16.6), (side * 19, 23), (side * 13, 24)], 3.0)
        d.lens([(side * 13.4, 23), (side * 8.6, 21.4), (side * 4.6, 24)], 3.0)
    d.lens([(-6, 25), (0, 27.4), (6, 25)], 2.8)
    for side in (-1, 1):
        d.lens([(side * 23, 20), (side * 29, 27), (side * 31, 33)], 2.2)


def _beard(d: Drawing) -> None:
    """A forked beard and a heavy moustache that hangs down at both ends."""
    half: list[Node] = [
        (0, 76, "c"), (-5, 96), (-15, 108, "c"), (-21, 92), (-25, 98, "c"), (-28, 80),
        (-37, 60), (-44, 38), (-42, 8, "c"), (-36, 24), (-28, 33), (-14, 38), (0, 40),
    ]  # fmt: skip
    hair.beard(d, mirror(half, 0, whole=True), GRIZZLE, [])
    for side in (-1, 1):
        for run in (
            [(39, 32), (37, 48), (31, 70)], [(27, 62), (26, 76), (23, 90)], [(20, 60), (21, 78), (18, 96)],
            [(12, 60), (14, 78), (14, 101)], [(4, 60), (7, 76), (11, 95)],
        ):  # fmt: skip
            d.lens([(side * x, y) for x, y in run], 2.8)
    d.shape(smooth([(-11, 44, "c"), (0, 42), (11, 44, "c"), (0, 50.4)]), RED, DETAIL)
    d.lens([(-16, 42), (0, 42), (16, 42)], 5.6)
    d.lens([(-9, 55), (0, 57), (9, 55)], 2.4)
    for side in (-1, 1):
        hair.wing(d, (side * 1, 32), [(side * 13, 34), (side * 25, 40), (side * 33, 53), (side * 34, 70)], 12,
            GRIZZLE)  # fmt: skip
