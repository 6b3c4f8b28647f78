"""A white parade horse in profile to the left: neck arched, chin drawn in, the mane tied in plaits.

The head hangs from its poll at (0, 0): the nose to the left of the y axis, the cheek to its right, the lips
near (-10, 190). The rest: units of the card; the rider's arm, seat and leg cover the middle of the body.
"""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import Matrix, Node, Point, circle, placed, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import half_tack
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.triestine.hats import feather
from art.cards.triestine.inks import GREEN, INK, PAPER, RED, YELLOW
from art.cards.triestine.strokes import turned

_AT: Final[Matrix] = placed(128, 192, 0.92, 11)
_RING: Final[Point] = (7, 161)
BIT: Final[Point] = _AT.apply(_RING)
"""The near ring, in units of the card."""
SHADOW: Final = "#c9c6c0"
"""Of a white coat's side in the shade."""
_HEAD: Final[list[Node]] = [
    (4, -12), (-12, -6), (-26, 10), (-35, 30), (-38, 50), (-36, 72), (-33, 96), (-31, 120), (-31, 138),
    (-33, 152), (-33, 168), (-28, 180), (-19, 187), (-9, 188), (-3, 182, "c"), (4, 184), (11, 181),
    (15, 173), (14, 162), (12, 150), (14, 136), (20, 123), (30, 113), (42, 102), (52, 86), (57, 66),
    (56, 44), (49, 24), (38, 6), (24, -8),
]  # fmt: skip


def body(d: Drawing, coat: Coat, tack: Bridle) -> None:
    """Neck, breast, barrel and croup with the breast collar; behind them the tail and the plaits."""
    _tail(d, coat)
    _plaits(d, coat, tack)
    nodes: list[Node] = [
        (132, 190, "c"), (158, 180), (186, 190), (211, 218), (226, 262), (234, 312), (246, 362), (270, 386),
        (330, 392), (392, 386), (440, 389), (470, 408), (484, 440), (486, 480, "c"), (52, 480, "c"),
        (50, 448), (60, 418), (80, 392), (107, 366), (128, 338), (138, 306), (148, 266, "c"),
    ]  # fmt: skip
    outline = smooth(nodes)
    d.shape(outline, coat.body, OUTER)
    with d.clip(outline):
        _shadows(d)
        _muscles(d)
        _collar(d, tack)
    d.line(outline, OUTER)


def _shadows(d: Drawing) -> None:
    """Grey, flat: of the head on the neck, of the rider's arm, behind the shoulder, along the croup."""
    under: list[Node] = [(150, 200, "c"), (188, 232), (198, 262), (190, 290), (170, 322), (152, 356),
        (138, 380), (128, 388, "c"), (126, 372), (136, 350), (140, 326), (136, 300, "c")]  # fmt: skip
    flank: list[Node] = [(240, 330, "c"), (222, 372), (200, 396), (186, 424), (182, 486, "c"),
        (260, 486, "c")]  # fmt: skip
    rump: list[Node] = [(446, 384, "c"), (464, 420), (462, 486, "c"), (492, 486, "c"), (486, 410, "c")]
    d.flats(smooth(under), smooth(flank), smooth(rump), ink=SHADOW)


def _tail(d: Drawing, coat: Coat) -> None:
    nodes: list[Node] = [(462, 396, "c"), (478, 388), (496, 396), (506, 420), (512, 480, "c"),
        (474, 480, "c"), (476, 430)]  # fmt: skip
    d.shape(smooth(nodes), coat.mane, OUTER)
    for dx, width in ((2, 3.2), (15, 3.4)):
        d.lens([(474 + dx * 0.6, 398 + dx * 0.2), (484 + dx, 424), (484 + dx, 470)], width)


def _plaits(d: Drawing, coat: Coat, tack: Bridle) -> None:
    """The mane in short plaits that stand along the crest, each tied at its root."""
    for x, y, turn in (
        (228, 262, 78), (223, 238, 70), (213, 216, 58), (198, 198, 42), (180, 186, 24), (160, 181, 6),
    ):  # fmt: skip
        with d.at(x, y, 1, turn):
            bun: list[Node] = [(-9, 6, "c"), (-13, -6), (-10, -17), (0, -21), (9, -17), (12, -6),
                (9, 6, "c")]  # fmt: skip
            d.shape(smooth(bun), coat.mane, INNER)
            d.lens([(-9, -11), (0, -8), (7, -15)], 2.6)
            d.line(smooth([(-11, -1, "c"), (0, -3), (11, -1, "c")], closed=False), 6.4)
            d.line(smooth([(-10, -1, "c"), (0, -3), (10, -1, "c")], closed=False), 3.4, ink=tack.strap)


def _muscles(d: Drawing) -> None:
    """The shade under the jaw, the groove of the throat, the swell of neck and breast."""
    jaw = [_AT.apply(p) for p in ((24, 112), (44, 92), (54, 66), (50, 40))]
    turned(d, jaw, [(142, 356), (170, 330), (192, 292), (194, 250)], 7, width=3.8, bend=-0.12)
    d.lens([(160, 318), (144, 358), (116, 390), (98, 412)], 4.6)
    d.lens([(196, 300), (182, 340), (158, 376), (140, 412)], 4.2)
    d.lens([(88, 396), (106, 400), (118, 412)], 3.2)


def _collar(d: Drawing, tack: Bridle) -> None:
    """The breast strap with pendants, a boss before the shoulder."""
    run: list[Point] = [(246, 388), (214, 412), (172, 428), (128, 434), (88, 430), (58, 420), (36, 410)]
    half_tack.breast_collar(d, run, 9, tack, pendants=5)
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
        jowl: list[Node] = [(60, 20, "c"), (46, 22), (49, 50), (44, 76), (28, 96), (14, 116), (8, 140),
            (8, 156, "c"), (24, 160, "c"), (66, 100, "c")]  # fmt: skip
        d.flats(smooth(jowl), ink=SHADOW)
        muzzle: list[Node] = [(-40, 152, "c"), (-26, 146), (-12, 150), (2, 160), (24, 164, "c"),
            (24, 196, "c"), (-40, 196, "c")]  # fmt: skip
        d.shape(smooth(muzzle), coat.far, None)
    _planes(d)
    _eye(d, coat)
    _muzzle(d)
    d.line(outline, OUTER)


def _planes(d: Drawing) -> None:
    """The round cheek's front edge, its shade behind, the bone under the eye and down the nose."""
    turned(d, [(40, 106), (54, 86), (58, 56)], [(26, 88), (36, 72), (42, 52)], 8, width=3.6, bend=-0.16)
    d.lens([(10, 66), (6, 80), (8, 96), (18, 106)], 4.2)
    d.lens([(-10, 68), (-9, 88), (-5, 110)], 3.4)
    d.lens([(-26, 78), (-23, 100), (-23, 118)], 2.8)


def _eye(d: Drawing, coat: Coat) -> None:
    """Large and dark at the side of the head, in its hollow, under a calm lid."""
    hollow: list[Node] = [(-29, 50), (-27, 34), (-16, 25), (-2, 28), (8, 42), (6, 54), (-8, 59), (-22, 57)]
    d.shape(smooth(hollow), coat.far, None)
    ball: list[Node] = [(-24, 51, "c"), (-22, 39), (-13, 32), (-3, 35), (3, 45), (0, 51), (-12, 54)]
    d.shape(smooth(ball), INK, None)
    d.flats(circle(-14, 40, 3.2), ink=PAPER)
    d.lens([(-27, 54), (-25, 37), (-14, 27), (0, 31), (9, 48)], 5.6)
    d.lens([(-18, 60), (-6, 61), (4, 55)], 2.4)


def _muzzle(d: Drawing) -> None:
    """Nostril, shut mouth, chin."""
    nostril: list[Node] = [(-27, 170, "c"), (-28, 161), (-23, 155), (-17, 156), (-15, 163), (-20, 169)]
    d.shape(smooth(nostril), INK, None)
    d.lens([(-28, 172), (-30, 158), (-22, 150), (-13, 153), (-10, 163)], 3.2)
    d.fold(([(-3, 184), (-4, 176), (-1, 169), (5, 160)], 5.2))


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
