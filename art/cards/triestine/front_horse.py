"""A horse that comes towards us and to the left: one body from the poll to the croup, its head turned to us.

Units of the card; the rider's seat and leg cover the middle of the body.
"""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import half_horse, half_tack
from art.cards.parts.engrave import rake
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.triestine.hats import feather
from art.cards.triestine.inks import BROWN, GREEN, INK, PAPER, RED, YELLOW
from art.cards.triestine.strokes import turned

POLL: Final[Point] = (152, 186)
TURN: Final = 13.0
"""Swing of the nose to the left of the poll, in degrees."""
BIT: Final[Point] = (133, 349)
"""The near ring, in units of the card."""
SHADOW: Final = "#c6c3bd"
"""Of a white coat's side in the shade."""
_CREST: Final[list[Point]] = [(160, 186), (194, 206), (217, 252), (224, 284), (228, 304)]


def body(d: Drawing, coat: Coat, tack: Bridle) -> None:
    """Neck, chest, shoulder, barrel and croup with the breast strap; the tail behind them."""
    _tail(d, coat)
    nodes: list[Node] = [
        (150, 184, "c"), (190, 204), (217, 252), (229, 310), (244, 362), (270, 386), (330, 392), (392, 386),
        (440, 389), (470, 408), (484, 440), (486, 480, "c"), (48, 480, "c"), (46, 446), (54, 412), (74, 380),
        (96, 346), (112, 300), (122, 230, "c"),
    ]  # fmt: skip
    outline = smooth(nodes)
    d.shape(outline, coat.body, OUTER)
    with d.clip(outline):
        _shadows(d)
    _neck(d)
    _chest(d)
    _quarters(d)
    with d.clip(outline):
        _collar(d, tack)
    d.line(outline, OUTER)


def _shadows(d: Drawing) -> None:
    """Grey, flat: under the jaw and down the neck, between the shoulders, along the belly and the croup."""
    under: list[Node] = [(206, 226, "c"), (240, 300), (260, 384, "c"), (240, 486, "c"), (178, 486, "c"),
        (182, 454), (200, 424, "c"), (172, 420), (146, 436), (124, 486, "c"), (118, 440), (132, 404),
        (137, 376), (128, 358), (112, 350), (92, 356, "c"), (112, 312, "c"), (146, 312),
        (160, 280), (188, 226, "c")]  # fmt: skip
    rump: list[Node] = [(446, 384, "c"), (464, 420), (462, 486, "c"), (492, 486, "c"), (486, 410, "c")]
    d.flats(smooth(under), smooth(rump), ink=SHADOW)


def _tail(d: Drawing, coat: Coat) -> None:
    nodes: list[Node] = [(462, 396, "c"), (478, 388), (496, 396), (506, 420), (512, 480, "c"),
        (474, 480, "c"), (476, 430)]  # fmt: skip
    d.shape(smooth(nodes), coat.mane, OUTER)
    for dx, width in ((0, 3.2), (9, 3.6), (18, 3.0)):
        d.lens([(474 + dx * 0.6, 398 + dx * 0.2), (484 + dx, 424), (484 + dx, 470)], width)


def _neck(d: Drawing) -> None:
    """The windpipe, the shadow of the head on the neck, and of the mane."""
    d.lens([(150, 322), (136, 360), (128, 396), (130, 424)], 4.6)
    turned(d, [(150, 330), (138, 364), (130, 402)], [(168, 346), (158, 374), (146, 402)], 12)
    turned(d, [(200, 262), (190, 290), (176, 314)], [(210, 300), (202, 322), (188, 342)], 10, bend=-0.1)


def _chest(d: Drawing) -> None:
    """Both shoulders, rounded, and the furrow between them."""
    d.lens([(228, 388), (208, 408), (188, 430), (180, 458)], 5.2)
    turned(d, [(226, 390), (206, 410), (190, 430)], [(204, 388), (182, 404), (168, 424)], 12, bend=0.12,
        cross=2)  # fmt: skip
    d.lens([(128, 418), (122, 438), (122, 462)], 6.0)
    d.lens([(60, 412), (66, 432), (64, 460)], 3.4)
    d.lens([(80, 396), (98, 410), (104, 432)], 3.4)


def _quarters(d: Drawing) -> None:
    """The croup turns from the light."""
    turned(d, [(485, 470), (482, 436), (462, 402)], [(450, 470), (452, 438), (438, 406)], 14, bend=0.1,
        cross=3)  # fmt: skip


def mane(d: Drawing, coat: Coat) -> None:
    """The mane along the crest; the rider's arm lies over it."""
    half_horse.mane(d, coat, _CREST, fall=(-30, 66), locks=7, rise=7, seed=11)


def _collar(d: Drawing, tack: Bridle) -> None:
    """The breast strap with pendants, a boss in its middle."""
    run: list[Point] = [(230, 398), (204, 418), (164, 434), (122, 438), (84, 428), (48, 402), (30, 386)]
    half_tack.breast_collar(d, run, 9, tack, pendants=6)
    d.shape(circle(122, 438, 14), tack.stud, OUTER)
    d.shape(circle(122, 438, 6.4), tack.strap, INNER)


def head(d: Drawing, coat: Coat, tack: Bridle) -> None:
    """The head in three quarters with ears, forelock, bridle and plumes."""
    with d.at(*POLL, 0.98, rotate=TURN):
        with d.at(-11, 0, (0.8, 1.0), -4):
            _ear(d, coat, coat.far)
        with d.at(30, 6, (1.0, 1.04), 4, flip=True):
            _ear(d, coat, coat.body)
        _face(d, coat)
        _bridle(d, tack)
        _forelock(d, coat)
        for track, ink in (
            ([(3, -8), (20, -44), (36, -64), (58, -58)], PAPER),
            ([(1, -8), (14, -52), (26, -80), (48, -86)], GREEN),
            ([(0, -8), (2, -52), (6, -84), (20, -108)], RED),
        ):
            feather(d, track, 13, ink)
        d.shape(circle(0, -4, 8), YELLOW, INNER)


def _ear(d: Drawing, coat: Coat, fill: str) -> None:
    outer: list[Node] = [(12, 0, "c"), (-6, 2), (-16, -22), (-12, -52, "c"), (6, -36), (14, -14)]
    d.shape(smooth(outer), fill, OUTER)
    d.shape(
        smooth([(6, -4, "c"), (-6, -8), (-10, -26), (-9, -42, "c"), (3, -28), (8, -14)]), coat.mane, DETAIL
    )
    d.lens([(2, -6), (-3, -20), (-8, -36)], 2.4)


def _face(d: Drawing, coat: Coat) -> None:
    shape = smooth([
        (-12, -8), (-24, 6), (-31, 20), (-36, 33), (-38, 46), (-35, 57), (-27, 74), (-21, 98), (-20, 122),
        (-27, 140), (-34, 154), (-33, 166), (-28, 173, "c"), (-25, 182), (-17, 189), (-4, 191), (9, 188),
        (18, 178), (23, 162), (25, 143), (33, 122), (46, 102), (57, 80), (60, 56), (53, 32), (40, 10),
        (22, -8), (4, -14),
    ])  # fmt: skip
    d.shape(shape, coat.body, OUTER)
    cheek: list[Node] = [(34, 4, "c"), (53, 32), (60, 56), (57, 80), (46, 102), (33, 122), (24, 143, "c"),
        (16, 138, "c"), (24, 112), (38, 88), (44, 62), (42, 36)]  # fmt: skip
    d.flats(smooth(cheek), ink=SHADOW)
    d.flats(smooth([(-12, 44, "c"), (-19, 74), (-16, 118), (-18, 136, "c"), (-8, 136, "c"), (-6, 112),
        (-4, 76)]), ink=PAPER)  # fmt: skip
    d.shape(smooth([(-26, 138, "c"), (-10, 134), (8, 134), (25, 142, "c"), (23, 162), (18, 178),
        (9, 188), (-4, 191), (-17, 189), (-25, 182), (-28, 173, "c"), (-33, 166),
        (-34, 154)]), coat.far, None)  # fmt: skip
    _planes(d)
    _eyes(d)
    _muzzle(d)
    d.line(shape, OUTER)


def _planes(d: Drawing) -> None:
    """The near side in the shade: jowl, cheekbone, the edge of the nose; the hollow over the far eye."""
    turned(d, [(52, 94), (60, 68), (56, 34)], [(30, 84), (36, 62), (42, 34)], 12, bend=-0.1)
    d.lens([(30, 66), (20, 84), (14, 106), (14, 126)], 3.6)
    turned(d, [(28, 70), (20, 86), (14, 110)], [(38, 74), (30, 92), (22, 110)], 9, width=2.6)
    d.lens([(4, 18), (14, 14), (26, 18)], 2.4)


def _eyes(d: Drawing) -> None:
    """Both under a calm lid: dark, brown towards the cheek."""
    near: list[Node] = [(0, 54, "c"), (7, 45), (17, 40), (26, 41), (31, 47, "c"), (25, 54), (13, 58)]
    d.shape(smooth(near), INK, None)
    d.flats(smooth([(8, 54, "c"), (15, 55), (23, 52), (26, 48, "c"), (17, 51)]), ink=BROWN)
    d.flats(circle(12, 47, 2.6), ink=PAPER)
    d.lens([(-3, 56), (5, 43), (16, 36), (27, 38), (35, 47)], 5.0)
    d.lens([(3, 60), (14, 63), (28, 55)], 2.6)
    d.lens([(-1, 37), (9, 28), (23, 27), (35, 36)], 3.2)
    far: list[Node] = [(-35, 51, "c"), (-32, 45), (-27, 43), (-22, 45), (-18, 51, "c"), (-23, 56), (-30, 56)]
    d.shape(smooth(far), INK, None)
    d.flats(smooth([(-31, 53, "c"), (-26, 54.4), (-21, 52, "c"), (-26, 51.4)]), ink=BROWN)
    d.flats(circle(-28, 47.6, 1.9), ink=PAPER)
    d.lens([(-37, 52), (-32, 42), (-26, 39), (-21, 41), (-15, 53)], 4.4)
    d.lens([(-33, 59), (-25, 61), (-19, 56)], 2.2)
    d.lens([(-34, 37), (-27, 32), (-20, 36)], 2.4)


def _muzzle(d: Drawing) -> None:
    """Two nostrils, each from above outside to below inside; the mouth a calm line over the lower lip."""
    near: list[Node] = [(0, 160, "c"), (-1, 152), (4, 144), (12, 142), (14, 148), (9, 156)]
    far: list[Node] = [(-20, 159, "c"), (-19, 152), (-23, 145), (-28, 144), (-29, 150), (-26, 156)]
    d.shape(smooth(near), INK, None)
    d.shape(smooth(far), INK, None)
    d.lens([(-5, 160), (-4, 148), (5, 138), (16, 139)], 3.0)
    d.lens([(-10, 152), (-10, 162), (-9, 170)], 2.0)
    d.fold(([(-28, 173), (-10, 173.4), (6, 172.4), (19, 169)], 4.4))
    rake(d, [(-4, 190), (8, 189), (17, 180)], [(-3, 183), (4, 181), (10, 176)], 5, width=2.2, seed=45)


def _bridle(d: Drawing, tack: Bridle) -> None:
    straps: tuple[list[tuple[float, float, float]], ...] = (
        [(40, 12, 4.4), (46, 52, 4.4), (37, 100, 4.4), (20, 162, 4.4)],
        [(-28, 12, 4.6), (-6, 20, 5), (20, 20, 5), (40, 10, 4.6)],
        [(-21, 107, 4.8), (-10, 115, 5), (10, 119, 5), (34, 116, 4.6)],
    )
    for run in straps:
        d.limb(run, tack.strap, INNER, depth=0)
    d.shapes([circle(x, y, 3.0) for x, y in ((-16, 17), (8, 21), (46, 36), (45, 64), (30, 124), (-9, 115),
        (12, 119))], tack.stud, DETAIL)  # fmt: skip
    d.shape(circle(41, 12, 9), tack.stud, INNER)
    d.shape(circle(41, 12, 3.6), tack.strap, DETAIL)
    d.shape(circle(20, 166, 7.4), tack.bit, INNER)
    d.shape(circle(20, 166, 3), INK, None)


def _forelock(d: Drawing, coat: Coat) -> None:
    tuft: list[Node] = [(-15, -8, "c"), (0, -16), (15, -10, "c"), (16, 8), (8, 22), (2, 36), (-8, 53, "c"),
        (-9, 42), (-15, 44, "c"), (-15, 34), (-22, 33, "c"), (-20, 18), (-20, 6)]  # fmt: skip
    d.shape(smooth(tuft), coat.mane, INNER)
    for run in ([(-8, -4), (-14, 12), (-16, 28)], [(0, -4), (-4, 18), (-7, 36)], [(7, -4), (7, 12), (0, 32)]):
        d.lens(run, 3.0)
