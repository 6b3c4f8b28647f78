"""A white parade horse in profile to the left: neck arched, chin drawn in, the mane tied in plaits.

The head hangs from its poll at (0, 0): the nose to the left of the y axis, the cheek to its right, the lips
near (-10, 190). The rest: units of the card; the rider's arm, seat and leg cover the middle of the body.
"""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import Matrix, Node, Point, circle, placed, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import half_tack
from art.cards.parts.engrave import rake
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.triestine.hats import feather
from art.cards.triestine.inks import GREEN, INK, PAPER, RED, YELLOW
from art.cards.triestine.strokes import combed

_AT: Final[Matrix] = placed(128, 192, 0.92, 11)
_RING: Final[Point] = (7, 161)
BIT: Final[Point] = _AT.apply(_RING)
"""The near ring, in units of the card."""
_TINT: Final = "#d7d8d5"
_SHADE: Final[tuple[list[Node], ...]] = (
    [(40, 490, "c"), (46, 440), (64, 408), (88, 384), (112, 366, "c"), (98, 392), (84, 424),
        (78, 456), (78, 490, "c")],
    [(212, 310, "c"), (196, 344), (168, 384), (146, 420), (140, 490, "c"), (216, 490, "c"),
        (262, 380, "c"), (236, 360)],
    [(500, 490, "c"), (500, 440), (482, 404), (462, 396, "c"), (474, 424), (476, 456), (474, 490, "c")],
)  # fmt: skip
"""Of breast, shoulder and croup, in `_TINT`."""
_HEAD: Final[list[Node]] = [
    (4, -12), (-12, -6), (-26, 10), (-35, 30), (-38, 50), (-36, 72), (-33, 96), (-31, 120), (-31, 138),
    (-33, 152), (-34, 166), (-31, 178), (-23, 185.5), (-12, 187.5), (-3, 184, "c"), (3, 184.6),
    (10, 181), (14.6, 173), (15, 163), (13, 150), (14, 136), (20, 123), (30, 113), (42, 102), (52, 86),
    (57, 66), (56, 44), (49, 24), (38, 6), (24, -8),
]  # fmt: skip


def body(d: Drawing, coat: Coat, tack: Bridle) -> None:
    """Neck, breast, barrel and croup with the breast collar; behind them the tail and the plaits."""
    _tail(d, coat)
    _plaits(d, coat, tack)
    nodes: list[Node] = [
        (132, 190, "c"), (158, 180), (186, 190), (211, 218), (226, 262), (234, 312), (246, 362), (270, 386),
        (330, 392), (392, 386), (446, 387), (478, 403), (493, 436), (496, 480, "c"), (52, 480, "c"),
        (50, 448), (60, 418), (80, 392), (107, 366), (128, 338), (138, 306), (148, 266, "c"),
    ]  # fmt: skip
    outline = smooth(nodes)
    d.shape(outline, coat.body, OUTER)
    with d.clip(outline):
        d.flats(*(smooth(nodes) for nodes in _SHADE), ink=_TINT)
        _muscles(d)
        _collar(d, tack)
    d.line(outline, OUTER)


def _tail(d: Drawing, coat: Coat) -> None:
    nodes: list[Node] = [(468, 398, "c"), (482, 386), (502, 390), (515, 416), (520, 480, "c"),
        (480, 480, "c"), (482, 430)]  # fmt: skip
    d.shape(smooth(nodes), coat.mane, OUTER)
    for dx, width in ((0, 3.2), (8, 3.2)):
        d.lens([(480 + dx, 394 - dx * 0.2), (493 + dx, 410), (497 + dx, 440), (498 + dx, 474)], width)


def _plaits(d: Drawing, coat: Coat, tack: Bridle) -> None:
    """The mane in short plaits that stand along the crest, each tied with a band."""
    for x, y, turn in (
        (222, 249, 74), (218.6, 236, 70), (213.6, 224, 64), (207, 212.6, 56), (199, 202.4, 48),
        (189.4, 193.6, 40), (178.4, 186.8, 26), (166, 182.4, 14), (154, 181, 0),
    ):  # fmt: skip
        with d.at(x, y, 0.84, turn):
            knot: list[Node] = [(-8, 6, "c"), (-7, -6, "c"), (-9.6, -11), (-7, -16.4), (1, -18), (8, -15.4),
                (9.4, -10), (7, -6, "c"), (8, 6, "c")]  # fmt: skip
            d.shape(smooth(knot), coat.mane, INNER)
            d.lens([(-4, -7), (-1, -12), (5, -15)], 2.2)
            d.line(polyline([(-7.6, -4.4), (7.6, -4.4)], closed=False), 6.2)
            d.line(polyline([(-6.4, -4.4), (6.4, -4.4)], closed=False), 3.4, ink=tack.strap)


def _muscles(d: Drawing) -> None:
    """The shade under the jaw, the round of the crest, the swell of neck, shoulder and croup."""
    jaw = [_AT.apply(p) for p in ((14, 128), (34, 108), (50, 86), (57, 62), (54, 36))]
    under = [(138, 346), (156, 336), (176, 310), (187, 276), (188, 240)]
    combed(d, jaw, under, width=3.6)
    combed(d, [(234, 312), (227, 262), (214, 222), (196, 198)],
        [(208, 318), (204, 272), (194, 236), (182, 212)], width=3.2, close=5.8)  # fmt: skip
    d.lens([(196, 306), (182, 344), (158, 380), (138, 412)], 5.0)
    combed(d, [(163, 376), (174, 360), (185, 338), (194, 312)],
        [(142, 360), (152, 346), (166, 330), (180, 310)], width=3.2, close=5.8)  # fmt: skip
    combed(d, [(190, 446), (206, 418), (226, 396), (248, 374)],
        [(158, 438), (170, 404), (188, 382), (214, 362)], width=3.6)  # fmt: skip
    combed(d, [(498, 474), (494, 438), (478, 406)], [(470, 474), (470, 446), (460, 420)], width=3.4)
    combed(d, [(54, 452), (62, 420), (82, 394), (106, 370)], [(70, 456), (76, 428), (92, 406), (112, 382)],
        width=3.0, cross=0)  # fmt: skip


def _collar(d: Drawing, tack: Bridle) -> None:
    """The breast strap with pendants, a boss before the shoulder."""
    run: list[Point] = [(246, 388), (214, 412), (172, 428), (128, 434), (88, 430), (58, 420), (36, 410)]
    half_tack.breast_collar(d, run, 9, tack, pendants=5, shaded=False)
    d.shape(circle(128, 434, 14), tack.stud, OUTER)
    d.shape(circle(128, 434, 6.4), tack.strap, INNER)


def head(d: Drawing, coat: Coat, tack: Bridle) -> None:
    """The head with ears, forelock, bridle and plumes."""
    with d.under(_AT):
        with d.at(-6, -2, (0.84, 0.94), -14):
            _ear(d, coat, coat.far)
        for track, ink in (
            ([(4, -8), (24, -42), (44, -58), (68, -50)], PAPER),
            ([(4, -8), (16, -50), (34, -78), (60, -84)], GREEN),
            ([(2, -8), (4, -50), (12, -84), (32, -108)], RED),
        ):
            feather(d, track, 13, ink)
        _face(d, coat)
        _bridle(d, tack)
        _forelock(d, coat)
        with d.at(20, 4, (0.94, 1.0), 2):
            _ear(d, coat, coat.body)
        d.shape(circle(0, -9, 8), YELLOW, INNER)


def _ear(d: Drawing, coat: Coat, fill: str) -> None:
    """Pricked, its opening forward."""
    outer: list[Node] = [(-13, 4, "c"), (-17, -14), (-13, -34), (-3, -54, "c"), (8, -38), (13, -16),
        (10, 6, "c")]  # fmt: skip
    d.shape(smooth(outer), fill, OUTER)
    inner: list[Node] = [(-8, 0, "c"), (-11, -14), (-9, -30), (-3, -43, "c"), (0, -28), (-2, -10)]
    d.shape(smooth(inner), coat.mane, DETAIL)


def _face(d: Drawing, coat: Coat) -> None:
    outline = smooth(_HEAD)
    d.shape(outline, coat.body, OUTER)
    with d.clip(outline):
        muzzle: list[Node] = [(-40, 152, "c"), (-26, 146), (-12, 150), (2, 160), (24, 164, "c"),
            (24, 196, "c"), (-40, 196, "c")]  # fmt: skip
        d.shape(smooth(muzzle), coat.far, None)
    _planes(d)
    with d.at(-1, 5, 0.9):
        _eye(d, coat)
    _muzzle(d)
    d.line(outline, OUTER)


def _planes(d: Drawing) -> None:
    """The turn of the round cheek, the bone under the eye and down the nose."""
    rake(d, [(30, 114), (43, 102), (52, 86), (57, 66), (56, 46), (50, 26)],
        [(22, 98), (30, 86), (36, 74), (40, 62), (42, 48), (40, 34)], 18, width=3.8,
        bend=-0.12, seed=7)  # fmt: skip
    rake(d, [(14, 146), (16, 132), (22, 122)], [(-2, 146), (0, 134), (8, 116)], 6, width=2.8, seed=8)
    d.lens([(0, 68), (-4, 86), (-3, 104), (2, 118)], 3.8)
    rake(d, [(0, 74), (-4, 90), (-3, 108)], [(9, 80), (6, 94), (7, 110)], 7, width=2.6, seed=9)
    d.lens([(-25, 78), (-23, 98), (-23, 116)], 2.8)


def _eye(d: Drawing, coat: Coat) -> None:
    """Large and dark at the side of the head, in its hollow, under a calm lid."""
    hollow: list[Node] = [(-28, 54), (-27, 40), (-16, 28), (0, 24), (12, 32), (10, 47), (-4, 57), (-18, 60)]
    d.shape(smooth(hollow), coat.far, None)
    ball: list[Node] = [(-24, 53, "c"), (-22, 42), (-13, 33), (-1, 31), (8, 38, "c"), (6, 48), (-6, 56)]
    d.shape(smooth(ball), INK, None)
    d.flats(circle(-11, 40.4, 2.8), ink=PAPER)
    d.lens([(-27, 56), (-24, 41), (-13, 30), (1, 27), (13, 38)], 4.8)
    d.lens([(-14, 62), (-2, 60), (9, 51)], 2.4)


def _muzzle(d: Drawing) -> None:
    """Nostril, shut mouth, chin."""
    nostril: list[Node] = [(-27, 170, "c"), (-28, 161), (-23, 155), (-17, 156), (-15, 163), (-20, 169)]
    d.shape(smooth(nostril), INK, None)
    d.lens([(-28, 172), (-30, 158), (-22, 150), (-13, 153), (-10, 163)], 3.2)
    d.line(smooth([(-3, 185, "c"), (-4, 177), (-1, 169), (6, 161, "c")], closed=False), INNER)


def _bridle(d: Drawing, tack: Bridle) -> None:
    """Headstall, brow band, nose band; rosettes at its corners, the ring of the bit."""
    straps: tuple[list[tuple[float, float, float]], ...] = (
        [(21, 2, 4.6), (24, 50, 4.6), (16, 106, 4.6), (7, 158, 4.4)],
        [(21, 14, 4.8), (0, 12, 4.8), (-24, 10, 4.6)],
        [(-31, 122, 4.8), (-14, 128, 4.8), (16, 128, 4.8)],
    )
    for run in straps:
        d.limb(run, tack.strap, INNER, depth=0)
    studs = ((24, 50), (21, 76), (-12, 128), (-21, 125.6), (0, 12))
    d.shapes([circle(x, y, 3.0) for x, y in studs], tack.stud, DETAIL)
    for x, y, r in ((21, 14, 11.0), (12.6, 126, 8.4)):
        d.shape(circle(x, y, r), tack.stud, INNER)
        d.shape(circle(x, y, r * 0.44), tack.strap, DETAIL)


def ring(d: Drawing, tack: Bridle) -> None:
    """The ring of the bit, over headstall and rein."""
    with d.under(_AT):
        d.shape(circle(*_RING, 8.4), tack.stud, INNER)
        d.shape(circle(*_RING, 3.2), INK, None)


def _forelock(d: Drawing, coat: Coat) -> None:
    """A combed lock from between the ears over the brow band."""
    tuft: list[Node] = [(8, -10, "c"), (-12, -13), (-26, 2), (-36, 24), (-35, 50, "c"), (-24, 38),
        (-14, 22), (-2, 10), (8, -2, "c")]  # fmt: skip
    d.shape(smooth(tuft), coat.mane, INNER)
    d.lens([(-8, -8), (-22, 10), (-31, 34)], 3.0)
    d.lens([(0, -4), (-12, 12), (-25, 34)], 2.8)
