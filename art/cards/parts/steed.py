"""Full-length horses facing right, of one build and any posture.

Card units; the hooves stand on y = 730, the saddle is near (222, 404). Head, neck and forehand turn about
their own joints, so that a posture is a handful of angles and the run of four legs.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Matrix, Node, Outline, Point, circle, moved, placed, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import horse_face, legs
from art.cards.parts.engrave import rake
from art.cards.parts.legs import Coat

_CREST: list[Node] = [(286, 392), (296, 346), (312, 300), (338, 262), (364, 240)]
# The head, in the units of `horse_face`, poll first.
_SKULL: list[Node] = [
    (384, 222), (400, 233), (412, 254), (425, 282), (441, 306), (456, 322), (464, 336), (462, 348),
    (453, 354, "c"), (453, 363), (444, 369), (434, 363), (428, 354), (414, 348), (398, 345), (384, 342),
]  # fmt: skip
_UNDER: list[Node] = [(366, 350), (374, 378), (392, 408)]
_TRUNK: list[Node] = [
    (410, 440), (415, 470), (407, 498), (386, 520), (350, 532), (296, 540), (236, 538), (186, 524),
    (150, 522), (108, 528), (74, 508), (57, 476), (54, 446), (63, 416), (88, 397), (126, 391), (168, 400),
    (214, 411), (256, 407),
]  # fmt: skip
_BASE: Point = (326, 396)  # the neck turns about this
_POLL: Point = (376, 268)  # the head turns about this
_GROWN = 1.12
_AXIS = 58.0  # degrees from poll to muzzle
_SET = 6.0  # degrees by which the head hangs more steeply than `horse_face` has it
SPOT = "#f4f2ee"  # the dapples of every grey


@dataclass(frozen=True, kw_only=True)
class Folded:
    """A lifted leg: the run of its forearm, and of its folded cannon."""

    above: Sequence[Station]
    below: Sequence[Station]


@dataclass(frozen=True, kw_only=True)
class Posture:
    """Angles in degrees, clockwise: `pitch` lifts the forehand (negative), `neck` and `head` lower.

    Each leg is a run of stations on the ground, or a folded pair; `pivot` is where the forehand turns, and
    `shift` moves the pitched trunk.
    """

    near_fore: Sequence[Station] | Folded
    far_fore: Sequence[Station] | Folded
    near_hind: Sequence[Station]
    far_hind: Sequence[Station]
    pitch: float = 0.0
    neck: float = 0.0
    head: float = 0.0
    pivot: Point = (150, 560)
    shift: Point = (0, 0)
    tail: Sequence[Point] = ((74, 420), (44, 446), (30, 520), (40, 590), (26, 660))
    build: tuple[float, float] = (1.0, 1.0)
    """Length and depth of the head, as shares of the usual."""
    bridge: float = 0.0
    """Arch of the bridge of the nose, outwards: a Roman nose; negative: dished."""

    @property
    def forehand(self) -> Matrix:
        """Placement of the trunk, and of whatever sits on it."""
        x, y = self.pivot
        around = _about(self.pitch, (x, y))
        return placed(*self.shift).after(around)

    @property
    def neck_place(self) -> Matrix:
        """Placement of the neck on the trunk."""
        return _about(self.neck, _BASE)

    @property
    def head_place(self) -> Matrix:
        """Placement of the head, in the units of `horse_face`, on the trunk."""
        x, y = _POLL
        grown = placed(x * (1 - _GROWN), y * (1 - _GROWN), _GROWN)
        shaped = _about(_AXIS, _POLL).after(
            placed(*_POLL, self.build).after(placed(-_POLL[0], -_POLL[1]).after(_about(-_AXIS, _POLL)))
        )
        skull = shaped.after(placed(-2, 9).after(_about(_SET, (384, 222))))
        return self.neck_place.after(_about(self.head, _POLL)).after(grown).after(skull)


def _about(degrees: float, centre: Point) -> Matrix:
    turned = placed(rotate=degrees)
    x, y = turned.apply(centre)
    return placed(centre[0] - x, centre[1] - y).after(turned)


@contextmanager
def on_trunk(d: Drawing, posture: Posture) -> Iterator[None]:
    """Draw on the horse's trunk, in the coordinates of a horse at rest."""
    with d.under(posture.forehand):
        yield


def contour(posture: Posture) -> Outline:
    """Outline of trunk, neck and head, on the trunk."""
    return smooth([
        *moved(_CREST, posture.neck_place), *moved(_skull(posture), posture.head_place), *_throat(posture),
        *_TRUNK,
    ])  # fmt: skip


def _skull(posture: Posture) -> list[Node]:
    """The outline of the head, its bridge arched or dished."""
    out = (0.0, 0.3, 0.8, 1.0, 0.7, 0.1)
    swell = [*out, *[0.0] * (len(_SKULL) - len(out))]
    push = posture.bridge * 0.84, -posture.bridge * 0.54
    return [moved([node], placed(s * push[0], s * push[1]))[0] for node, s in zip(_SKULL, swell, strict=True)]


def _throat(posture: Posture) -> list[Node]:
    """The under side of the neck: it turns less the nearer it comes to the chest."""
    turns = (1.0, 0.7, 0.3)
    return [moved([p], _about(posture.neck * t, _BASE))[0] for p, t in zip(_UNDER, turns, strict=True)]


def draw(d: Drawing, coat: Coat, posture: Posture, *, dappled: bool = True) -> None:
    """The bare horse; `dappled`: a grey's light spots on its rump."""
    with on_trunk(d, posture):
        _tail(d, coat, posture.tail)
    legs.standing(d, posture.far_hind, coat.far, coat, seed=3, after=55)
    with on_trunk(d, posture):
        _fore(d, posture.far_fore, coat.far, coat, 4)
        with d.under(posture.head_place):
            _ears(d, coat)
        outline = contour(posture)
        d.shape(outline, coat.body, OUTER)
        with d.clip(outline):
            _modelling(d, posture)
    legs.standing(d, posture.near_hind, coat.body, coat, seed=1, after=50)
    _hide_thigh_end(d, posture.near_hind, coat)
    with on_trunk(d, posture):
        haunch = smooth([(62, 444), (72, 420), (104, 403), (166, 428), (176, 484), (160, 510), (130, 516),
            (106, 520), (80, 502), (64, 476)])  # fmt: skip
        d.shape(haunch, coat.body, None)
        if dappled:
            _rosettes(d, coat, _RUMP)
        _buttock(d)
        _fore(d, posture.near_fore, coat.body, coat, 2)
        d.shape(
            smooth([(322, 442), (366, 428), (400, 435), (406, 462), (398, 486), (330, 484)]), coat.body, None
        )
        _joins(d)
        with d.under(posture.head_place):
            horse_face.face(d)
        _mane(d, coat, posture)


def _hide_thigh_end(d: Drawing, run: Sequence[Station], coat: Coat) -> None:
    """Let the flat upper end of the thigh vanish in the flank, wherever the hind leg is put."""
    (x, y, half), (x1, y1, _) = run[0], run[1]
    size = math.dist((x, y), (x1, y1))
    dx, dy = (x1 - x) / size, (y1 - y) / size

    def on(along: float, across: float) -> Point:
        return (x + dx * along + dy * across, y + dy * along - dx * across)

    d.shape(smooth([on(-14, half * 1.06), on(8, half * 1.02), on(24, half * 0.6), on(20, -half * 0.6),
        on(-4, -half * 0.84), on(-20, 0)]), coat.body, None)  # fmt: skip


def _fore(d: Drawing, run: Sequence[Station] | Folded, fill: str, coat: Coat, seed: int) -> None:
    if isinstance(run, Folded):
        legs.lifted(d, (list(run.above), list(run.below)), fill, coat)
    else:
        legs.standing(d, run, fill, coat, seed=seed, after=30)


def _ears(d: Drawing, coat: Coat) -> None:
    for x, lean in ((388, 8), (371, 2)):
        ear = smooth([(x - 8, 231, "c"), (x - 11, 212), (x - 3 + lean, 185, "c"), (x + 8 + lean * 0.5, 205),
            (x + 8, 230, "c")])  # fmt: skip
        d.shape(ear, coat.body, OUTER, shade=[Shade(depth=0.4, spacing=4.6, width=2.2)])
    d.shape(smooth([(368, 226, "c"), (365, 212), (370, 196, "c"), (375, 210)]), coat.far, DETAIL)


def _modelling(d: Drawing, posture: Posture) -> None:
    """Hatching: belly, chest, rump, back, neck, and the shadow of cloth and mane."""
    for belly in (
        [(58, 470), (90, 440), (142, 470), (146, 526), (90, 522)],
        [(290, 474), (384, 470), (404, 490), (380, 522), (290, 544)],
    ):
        area = smooth([(x, y) for x, y in belly])
        d.hatch(area, Shade(angle=84, depth=0.62, spacing=7, width=3.1, reach=56))
    throat = [(n[0], n[1]) for n in (*_throat(posture)[1:], *_TRUNK[:3])]
    inwards = ((-18, 4), (-24, 10), (-26, 6), (-26, -2), (-22, -10))
    rake(d, throat, [(x + u, y + v) for (x, y), (u, v) in zip(throat, inwards, strict=True)], 17, width=3,
        bend=0.1, seed=2)  # fmt: skip
    rump = smooth([(52, 450), (68, 414), (106, 398), (88, 440), (78, 480), (90, 522), (58, 500)])
    d.hatch(rump, Shade(angle=196, depth=0.45, spacing=6.4, width=2.3))
    cast = smooth([(298, 428), (316, 438), (322, 466), (314, 490), (297, 494)])
    d.hatch(cast, Shade(angle=184, depth=0.7, spacing=6.6, width=2.7))
    with d.under(posture.neck_place):
        d.lens([(374, 346), (362, 366), (362, 388), (372, 408)], 3)
        edge = ((360, 312), (354, 340), (346, 368), (336, 392), (322, 410))
        rake(d, edge, [(x + 15, y + 10) for x, y in edge], 13, width=2.6, bend=0.12)


_RUMP: list[tuple[float, float, float]] = [
    (76, 436, 4.6), (92, 424, 4.2), (110, 436, 5), (94, 446, 5.6), (76, 460, 5.4), (112, 456, 5.6),
    (94, 468, 6), (130, 444, 4.8), (78, 482, 4.8), (112, 478, 5.6), (130, 466, 5), (96, 490, 5),
    (128, 488, 4.6), (112, 500, 4.2),
]  # fmt: skip


def _rosettes(d: Drawing, coat: Coat, spots: Sequence[tuple[float, float, float]]) -> None:
    """A grey's dapples: light spots, each with a shell of shadow at its lower right."""
    d.flats(*(circle(x, y, r) for x, y, r in spots), ink=SPOT)
    for x, y, r in spots:
        d.lens([(x - r * 0.6, y + r), (x + r * 0.8, y + r * 0.8), (x + r, y - r * 0.7)], 3.0, ink=coat.far)


def _buttock(d: Drawing) -> None:
    """The round of the haunch turns away below."""
    base = ((60, 478), (76, 507), (104, 525), (128, 523))
    rake(d, base, ((76, 470), (92, 488), (110, 502), (126, 506)), 12, width=2.6, bend=0.1)


def _joins(d: Drawing) -> None:
    """Muscle lines where the legs grow out of the trunk."""
    d.fold(
        ([(334, 522), (338, 498), (330, 470)], 5), ([(403, 500), (397, 478), (384, 458)], 3.4),
        ([(172, 524), (172, 496), (158, 462)], 5.5),
        ([(296, 404), (318, 430), (350, 452)], 4.2),
        ([(94, 412), (116, 422), (130, 444)], 3.4),
    )  # fmt: skip


_MANE: list[Node] = [
    (378, 226), (354, 234), (330, 256), (306, 298), (290, 346), (280, 398, "c"), (296, 408), (310, 402, "c"),
    (314, 420), (326, 416), (332, 398, "c"), (340, 394), (346, 386), (346, 370, "c"), (354, 364), (356, 350),
    (354, 338, "c"), (362, 330), (365, 314), (361, 302, "c"), (370, 292), (372, 278), (368, 266, "c"),
    (380, 254), (384, 240),
]  # fmt: skip
_COMBED: list[tuple[list[Point], float]] = [
    ([(366, 236), (350, 254), (350, 280), (362, 298)], 4.4), ([(346, 246), (332, 274), (336, 306),
    (354, 334)], 5), ([(330, 262), (318, 298), (326, 336), (344, 368)], 5),
    ([(314, 292), (306, 328), (312, 364), (330, 396)], 5), ([(302, 326), (296, 360), (298, 388),
    (308, 402)], 4.4), ([(374, 240), (366, 252), (366, 264)], 3.6), ([(344, 272), (344, 298),
    (358, 318)], 3.6), ([(328, 312), (334, 346), (346, 370)], 3.6), ([(310, 350), (316, 382),
    (326, 400)], 3.6), ([(292, 360), (288, 384), (294, 402)], 3.4),
]  # fmt: skip


def _mane(d: Drawing, coat: Coat, posture: Posture) -> None:
    """The combed mane, ending in ragged locks, then the forelock."""
    with d.under(posture.neck_place):
        d.shape(smooth(_MANE), coat.mane, INNER)
        for points, width in _COMBED:
            d.lens(points, width)
    with d.under(posture.head_place):
        lock = smooth([(364, 222, "c"), (378, 211), (391, 217), (399, 232), (401, 249, "c"), (393, 244),
            (394, 255, "c"), (382, 247), (373, 234)])  # fmt: skip
        d.shape(lock, coat.mane, INNER)
        d.lens([(374, 222), (386, 230), (392, 245)], 3.2)
        d.lens([(381, 217), (393, 227), (398, 242)], 2.6)


def _tail(d: Drawing, coat: Coat, run: Sequence[Point]) -> None:
    halves = (9, 17, 22, 18, 3)
    d.limb([(x, y, h) for (x, y), h in zip(run, halves, strict=True)], coat.mane, OUTER, start="round",
        end="point", depth=0)  # fmt: skip
    for across, width in ((-0.62, 4), (-0.2, 4.6), (0.25, 4.4), (0.66, 3.8)):
        d.lens([(x + h * across, y) for (x, y), h in zip(run, halves, strict=True)], width)
