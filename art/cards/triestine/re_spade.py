"""Re di spade: a stern king in scale armour, the sabre upright, two fingers raised for an oath."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, circle, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import borders, visage
from art.cards.triestine import crowns, dress, hair
from art.cards.triestine.court import MIDDLE, court_card
from art.cards.triestine.court_sabre import court_sabre
from art.cards.triestine.cuffs import vambrace
from art.cards.triestine.draped_sleeve import Draped
from art.cards.triestine.faces import neck
from art.cards.triestine.folds import followed, runnel
from art.cards.triestine.hands_of_swords import FULL_FIST, OATH
from art.cards.triestine.inks import FLESH, GREEN, INK, RED, SILVER, SKY, YELLOW
from art.cards.triestine.lion import lion
from art.cards.triestine.strokes import engraved

HEAD: Final[Point] = (MIDDLE - 2, 152)
SWORD: Final[Point] = (126, 275)
ARM: Final = partial(Draped, fill=GREEN, figure=("dot", YELLOW), trim=vambrace, wide=35, joint=28, narrow=19,
    corner=(1.6, 0.93), heel=0.6)  # fmt: skip
FIST: Final = replace(FULL_FIST, wrist=(-57, 47))
ARMED: Final = ARM(shoulder=(178, 292), elbow=(92, 410), at=SWORD, hand=FIST, size=0.84, tilt=6)
SWEARING: Final = ARM(shoulder=(352, 290), elbow=(450, 380), at=(448, 186), hand=OATH, tilt=3, size=0.9)


def draw() -> Drawing:
    """The card."""
    return court_card("RS", _figure)


def _figure(d: Drawing) -> None:
    _mantle(d)
    _standing_collar(d)
    SWEARING.upper(d)
    ARMED.upper(d)
    _armour(d)
    SWEARING.fore(d)
    ARMED.fore(d)
    _creased(d)
    _shoulders(d)
    SWEARING.grasp(d)
    _sabre(d)
    ARMED.grasp(d)
    with d.at(*HEAD):
        _head(d)


def _creased(d: Drawing) -> None:
    """Lesser folds of both sleeves: round the elbows and below the cuffs."""
    d.fold(
        ([(107, 398), (97, 414), (78, 420)], 4.2), ([(105, 384), (92, 398), (76, 401)], 3.6),
        ([(62, 342), (74, 352), (90, 352)], 3.6), ([(108, 338), (98, 346), (88, 347)], 3.0),
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
    runnel(d, [(476, 476), (486, 440), (488, 400), (474, 340)], (6, 1), width=12, count=3)
    runnel(d, [(40, 476), (48, 440), (60, 398), (84, 340)], (7, 2), width=13, count=4)
    for side in (-1, 1):
        inner = [(MIDDLE + side * x, y) for x, y in ((126, 474), (120, 424), (100, 366), (78, 320))]
        black: list[Node] = [*inner, (MIDDLE + side * 60, 320, "c"), (MIDDLE + side * 60, 474, "c")]
        d.flats(smooth(black), ink=INK)
        followed(d, inner, (side * 8, 1), count=5, thin=4.2)
    for edge in (
        [(190, 243), (128, 250), (70, 305), (20, 404)],
        [(338, 243), (410, 250), (468, 301), (512, 386)],
    ):
        borders.border(d, edge, 8, YELLOW, "zigzag", GREEN, spacing=24)


def _standing_collar(d: Drawing) -> None:
    """The mantle's collar, which stands behind the neck and spreads to both sides."""
    half: list[Node] = [
        (MIDDLE, 200), (MIDDLE - 46, 192), (MIDDLE - 86, 178), (MIDDLE - 116, 170, "c"), (MIDDLE - 112, 206),
        (MIDDLE - 98, 236), (MIDDLE - 84, 262, "c"), (MIDDLE, 270),
    ]  # fmt: skip
    d.shape(smooth(mirror(half, MIDDLE, whole=True)), RED, OUTER, shade=[
        Shade(angle=70, depth=0.5, spacing=5.6, width=3.4, reach=40),
    ])  # fmt: skip
    for side in (-1, 1):
        edge: list[Node] = [
            (MIDDLE + side * 85, 254), (MIDDLE + side * 98, 230), (MIDDLE + side * 106, 204),
            (MIDDLE + side * 109, 179, "c"), (MIDDLE + side * 84, 186), (MIDDLE + side * 46, 200),
        ]  # fmt: skip
        d.line(smooth(edge, closed=False), OUTER, ink=YELLOW)


def _armour(d: Drawing) -> None:
    trunk: list[Node] = [(214, 232, "c"), (182, 254), (188, 330), (180, 396), (186, 432, "c"), (MIDDLE, 444),
        (344, 432, "c"),
        (350, 396), (342, 330), (348, 254), (316, 232, "c")]  # fmt: skip
    shape = smooth(trunk)
    d.shape(shape, SKY, OUTER)
    with d.clip(shape):
        for row in range(9, 1, -1):
            y = 236 + 20 * row
            scales: list[Outline] = []
            for k in range(1, 8):
                x = MIDDLE - 98 + 26 * k + (13 if row % 2 else 0)
                scales.append(
                    smooth(
                        [(x - 13, y, "c"), (x - 12, y + 16), (x, y + 28), (x + 12, y + 16), (x + 13, y, "c")]
                    )
                )
            d.shapes(scales, (SKY, SILVER)[row % 2], DETAIL)
        runnel(d, [(349, 448), (351, 394), (344, 330), (349, 270)], (-8, 0), width=16, count=2, thin=3)
    d.line(shape, OUTER)
    with d.at(MIDDLE, 346, 0.94):
        lion(d)
    dress.belt(d, (182, 432), (348, 432), 26, RED, "lozenges", YELLOW, buckle=(YELLOW, GREEN))


def _sabre(d: Drawing) -> None:
    court_sabre(d, *SWORD, 200, 9, bow=-0.14, side=1)


def _shoulders(d: Drawing) -> None:
    """The plates over both shoulders, the gorget and the clasps of the mantle."""
    for side, turn in ((-1, -14), (1, -26)):
        with d.at(MIDDLE + side * 86, 284, 0.95, flip=side < 0), d.at(rotate=turn):
            _pauldron(d, side)
    gorget: list[Node] = [(200, 254, "c"), (232, 248), (MIDDLE, 258), (298, 248), (330, 254, "c"),
        (322, 280), (MIDDLE, 304),
        (208, 280)]  # fmt: skip
    d.shape(smooth(gorget), SILVER, OUTER)
    engraved(d, [(328, 262), (318, 282), (294, 296), (264, 303)], (-18, -8), lean=0.3, cross=0.3)
    d.line(smooth([(212, 274, "c"), (MIDDLE, 294), (318, 274, "c")], closed=False), OUTER, ink=YELLOW)
    for side in (-1, 1):
        d.shape(
            circle(MIDDLE + side * 72, 262, 14),
            YELLOW,
            OUTER,
            shade=[Shade(angle=40, depth=0.4, spacing=4.4, width=2)],
        )
        d.shape(circle(MIDDLE + side * 72, 262, 6), RED, INNER)


def _pauldron(d: Drawing, side: int) -> None:
    """Three lames with golden edges that overlap downwards over the upper arm, which hangs from (0, 0)."""
    for half, top, foot in ((43.0, 22.0, 62.0), (48.0, -6.0, 37.0), (52.0, -42.0, 10.0)):
        cop = top < -20
        crown: list[Node] = [(4 - half * 0.86, -22), (4 - half * 0.3, -44), (4 + half * 0.34, -44),
            (4 + half * 0.88, -20)] if cop else [(4, top + 8)]  # fmt: skip
        plate = smooth([(3 - half, foot - 24, "c"), *crown, (5 + half, foot - 24, "c"),
            (5 + half * 0.97, foot - 1, "c"), (4, foot + 9), (3 - half * 0.97, foot - 1, "c")])  # fmt: skip
        d.shape(plate, SKY, None)
        dark = [(4 + side * half * far, y) for far, y in ((1, foot - 7), (1, foot - 24), (0.7, top))]
        with d.clip(plate):
            engraved(d, dark, (-side * half * 0.8, 5), close=4.4, width=4.2, lean=0.1, cross=0)
            edge: list[Node] = [(3 - half, foot - 9, "c"), (4, foot + 1), (5 + half, foot - 9, "c"),
                (5 + half, foot + 12, "c"), (3 - half, foot + 12, "c")]  # fmt: skip
            d.shape(smooth(edge), YELLOW, INNER)
        d.line(plate, OUTER)


def _head(d: Drawing) -> None:
    tone = INK
    for side in (-1, 1):
        hair.tail_of_hair(d, [(side * 24, -40), (side * 34, -6), (side * 32, 34), (side * 26, 70)],
            [(side * 43, -38), (side * 56, -4), (side * 62, 40), (side * 54, 84)], tone, count=6,
            seed=17 + side)  # fmt: skip
    neck(d, FLESH, (0, 54), 24, long=36)
    collar: list[Node] = [(-38, 66, "c"), (0, 82), (38, 66, "c"), (48, 94, "c"), (0, 108), (-48, 94, "c")]
    d.shape(smooth(collar), RED, OUTER, shade=[Shade(depth=0.3, spacing=5.4, width=2.4)])
    d.line(smooth([(-40, 74, "c"), (0, 90), (40, 74, "c")], closed=False), OUTER, ink=YELLOW)
    half: list[Node] = [(0, 64), (-24, 58), (-37, 38), (-43, 12), (-42, -14), (-38, -46)]
    visage.skull(d, mirror(half, 0, whole=True), FLESH, jaw=12, cross=9)
    for x, inner in ((-22.0, 1), (22.0, -1)):
        visage.eye(d, x, -2, 10.4, inner, wide=0.7, gaze=-0.1, hood=1.4, bag=1)
    visage.brow(d, [(-7, -8), (-20, -16), (-38, -11)], 7.6)
    visage.brow(d, [(7, -8), (20, -16), (38, -11)], 7.6)
    d.lens([(-3.4, -19), (-4.6, -13), (-3, -7)], 2.4)
    d.lens([(4.4, -18), (4.8, -13), (3.4, -8)], 2.2)
    with d.at(0, 0, (0.76, 1.0)):
        _flat_nose(d)
    visage.cheek_lines(d, 38, 10, long=13, count=4)
    _beard(d, tone)
    for side in (-1, 1):
        with d.at(flip=side < 0):
            hair.lock(d, [(0, -44), (12, -31), (26, -23), (37, -4)], [(30, -48), (42, -38), (46, -18),
                (47, 14)], tone, count=2, seed=23 + side)  # fmt: skip
    with d.at(0, -36), d.at(0, 41.4, 1.15):
        crowns.rayed(d)


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


def _beard(d: Drawing, tone: str) -> None:
    """A forked beard and a heavy moustache that hangs down at both ends."""
    half: list[Node] = [
        (0, 76, "c"), (-5, 96), (-16, 108, "c"), (-25, 92), (-30, 99, "c"), (-38, 78), (-47, 76, "c"),
        (-46, 44), (-42, 6, "c"), (-37, 26), (-24, 38), (0, 42),
    ]  # fmt: skip
    flow = [
        ([(-38, 28), (-40, 50), (-33, 84)], [(-4, 52), (-7, 72), (-15, 100)], 5),
        ([(4, 52), (7, 72), (15, 100)], [(38, 28), (40, 50), (33, 84)], 5),
    ]
    hair.beard(d, mirror(half, 0, whole=True), tone, flow)
    d.shape(smooth([(-11, 41, "c"), (0, 40), (11, 41, "c"), (0, 49)]), RED, INNER)
    for side in (-1, 1):
        hair.wing(d, (side * 1, 32), [(side * 13, 35), (side * 25, 41), (side * 32, 54), (side * 32, 68)], 13,
            tone)  # fmt: skip
