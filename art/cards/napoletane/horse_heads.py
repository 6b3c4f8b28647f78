"""Four heads for the full-length horse, each of its own age, breed and temper; facing right,
    units of `horse`.

A head is drawn before it is carried (`horse.carriage`): poll near (376, 224), lips near (462, 345).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from art.cards.kit.inks import INK, PAPER, WHITE
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.parts.engrave import rake
from art.cards.parts.legs import Coat

_CREST: tuple[Node, ...] = ((318, 334), (322, 294), (332, 258), (350, 232), (366, 222), (384, 222))


@dataclass(frozen=True, kw_only=True)
class HorseHead:
    """`profile`: from the withers over poll, nose, lips and jowl to the throat; `ears`: (x, y, turn),
    far first."""

    profile: tuple[Node, ...]
    ears: tuple[tuple[float, float, float], tuple[float, float, float]]
    face: Callable[[Drawing, Coat], None]


def draw_ears(d: Drawing, head: HorseHead, coat: Coat) -> None:
    """Both ears, before the head."""
    for far, (x, y, turn) in zip((True, False), head.ears, strict=True):
        with d.at(x, y, 1.06, turn):
            d.shape(
                smooth([(-8, 4, "c"), (-13, -17), (-1, -48, "c"), (10, -25), (8, 2, "c")]), coat.body, OUTER
            )
            if far:
                rake(d, [(-8, 2), (-11, -18), (-2, -44)], [(4, 2), (4, -18), (1, -34)], 7, width=2.6)
            else:
                d.shape(smooth([(-3, 0, "c"), (-7, -16), (0, -38, "c"), (5, -20)]), INK, None)


# Strokes that the four share.


def _jowl(d: Drawing, drop: float = 0.0) -> None:
    """The round cheek: its edge, and strokes from the shaded lower side, heavier by `drop`."""
    d.lens([(382, 288), (373, 310), (376, 333 + drop), (394, 344 + drop), (413, 333)], 3.6)
    rake(d, [(372, 318), (378, 335 + drop), (394, 345 + drop), (416, 344)], [(386, 306), (392, 316),
        (402, 322),
        (416, 326)], 13, width=3.2, bend=0.14)  # fmt: skip


def _ridge(d: Drawing, line: Sequence[Point], fall: float) -> None:
    """The facial crest from the eye to the mouth, dark beneath."""
    d.lens(line, 3.4)
    rake(d, line, [(x - 8, y + fall) for x, y in line], 9, width=2.6, bend=0.1, seed=3)


def _nostril(d: Drawing, x: float, y: float, size: float, turn: float = 0.0) -> None:
    with d.at(x, y, size, turn):
        d.shape(smooth([(-5, 5), (-2, -5), (5, -4), (5, 4), (0, 8)]), INK, None)
        d.lens([(-11, 8), (-10, -6), (-2, -12), (7, -10)], 2.8)
        d.lens([(-15, 4), (-14, -8), (-8, -14)], 2.0)


def _eye(d: Drawing, x: float, y: float, *, size: float = 1.0, lid: float = 0.0, wild: bool = False) -> None:
    """The near eye; `lid`: how far the upper lid hangs; `wild`: a crescent of white behind."""
    with d.at(x, y, size):
        almond = smooth([(-12, 3, "c"), (-5, -8), (5, -8), (13, 4, "c"), (4, 8), (-6, 7)])
        d.shape(almond, INK, None)
        if wild:
            d.lens([(-10.5, 2.6), (-7, 0.4), (-5.6, -5.4)], 2.6, ink=WHITE)
        d.shapes([circle(0.6, -3.4 + 4 * lid, 2.1)], WHITE, None)
        top = -9 + 9 * lid
        d.lens([(-16, 4), (-6, top), (5, top), (17, 7)], 4.6 + 3 * lid)
        d.lens([(-13, 9), (0, 12.4), (12, 8)], 2.2)
        d.lens([(-14, -5), (-4, -13), (8, -13)], 2.2)


# A cob of twenty years: Roman nose, sleepy eye, hanging lip, hair under the chin.


def _old(d: Drawing, coat: Coat) -> None:
    d.shape(smooth([(448, 318, "c"), (464, 325), (471, 340), (468, 352), (460, 357, "c"), (460, 369),
        (450, 376),
        (438, 370), (432, 358, "c"), (440, 344), (438, 328)]), coat.far, None)  # fmt: skip
    _jowl(d, 6)
    _ridge(d, [(407, 290), (417, 308), (428, 328)], 13)
    d.lens([(414, 262), (430, 288), (444, 310)], 2.6)
    rake(d, [(410, 246), (428, 270), (446, 298)], [(399, 254), (416, 280), (434, 306)], 11, width=2.8, seed=4)
    _eye(d, 402, 272, lid=0.62)
    # A hollow over the eye and bags beneath it: he is old.
    d.lens([(383, 262), (392, 250), (406, 252)], 4.0)
    rake(d, [(384, 258), (394, 250), (405, 252)], [(388, 264), (395, 259), (403, 261)], 6, width=2.4, seed=5)
    d.lens([(388, 288), (398, 292), (409, 287)], 2.4)
    d.lens([(390, 294), (400, 298), (408, 294)], 1.8)
    _nostril(d, 459, 337, 0.9)
    d.fold(([(460, 357), (446, 358), (434, 350)], 4.4), ([(431, 349), (427, 356), (428, 364)], 3))
    for x, y in ((430, 362), (437, 370), (445, 376), (453, 377)):
        d.fold(([(x, y), (x - 1.4, y + 6), (x - 4.4, y + 12)], 2.4))
    for x, y in ((380, 352), (392, 356), (404, 355), (416, 354)):
        d.fold(([(x, y), (x - 2, y + 7), (x - 6, y + 13)], 3.0))
    d.line(smooth([(448, 317, "c"), (464, 322), (471, 338), (468, 351), (459, 357, "c"), (461, 367),
        (452, 376),
        (440, 371), (431, 358)], closed=False), OUTER)  # fmt: skip


OLD = HorseHead(
    profile=(*_CREST, (402, 229), (419, 246), (435, 272), (450, 298), (464, 322), (471, 338), (468, 351),
        (459, 357, "c"), (461, 367), (452, 376), (440, 371), (431, 358), (414, 354), (396, 353), (378, 348),
        (368, 336)),
    ears=((386, 228, 4), (366, 229, -24)),
    face=_old,
)  # fmt: skip


# A Spanish stallion on parade: fine convex profile, dark muzzle, a proud round eye, the chin drawn in.


def _proud(d: Drawing, coat: Coat) -> None:
    d.shape(smooth([(444, 304, "c"), (455, 319), (462, 335), (461, 346), (453, 352, "c"), (452, 358),
        (445, 362),
        (436, 359), (428, 352, "c"), (437, 340), (434, 322)]), coat.mane, None)  # fmt: skip
    _jowl(d)
    _ridge(d, [(406, 286), (416, 304), (427, 322)], 11)
    d.lens([(412, 264), (426, 288), (438, 308)], 2.2)
    rake(d, [(407, 248), (424, 276), (438, 300)], [(398, 256), (414, 284), (428, 306)], 10, width=2.4, seed=4)
    _eye(d, 403, 268, size=1.0)
    d.lens([(385, 257), (396, 248), (409, 255)], 3.0)
    for a, b in (((420, 300), (430, 314)), ((427, 309), (436, 312))):
        d.lens([a, ((a[0] + b[0]) / 2 + 2, (a[1] + b[1]) / 2 - 1), b], 1.7)
    _nostril(d, 451, 334, 0.86)
    d.fold(([(453, 352), (443, 350), (433, 343)], 4.2))
    d.lens([(428, 340), (431, 348), (428, 355)], 2.2)
    d.line(smooth([(444, 303, "c"), (455, 319), (462, 335), (461, 346), (453, 352, "c"), (452, 358),
        (445, 362),
        (436, 359), (428, 352)], closed=False), OUTER)  # fmt: skip


PROUD = HorseHead(
    profile=(*_CREST, (402, 231), (418, 250), (432, 276), (444, 300), (455, 319), (462, 335), (461, 346),
        (453, 352, "c"), (452, 358), (445, 362), (436, 359), (428, 352), (412, 348), (396, 346), (380, 344),
        (368, 335)),
    ears=((388, 228, 12), (368, 228, -2)),
    face=_proud,
)  # fmt: skip


# A Barb in his fire: dished nose, flared nostril, ears laid back, mouth open on the bit.


def _fiery(d: Drawing, coat: Coat) -> None:
    d.shape(smooth([(450, 312, "c"), (460, 318), (471, 329), (472, 341), (464, 347, "c"), (450, 349),
        (438, 343, "c"),
        (444, 332)]), coat.far, None)  # fmt: skip
    d.shape(
        smooth([(464, 346, "c"), (450, 348), (434, 340, "c"), (438, 354), (448, 364), (459, 364, "c")]),
        INK,
        None,
    )
    d.shape(
        smooth([(449, 348.6, "c"), (464, 346, "c"), (463, 352, "c"), (455, 353), (449, 352, "c")]),
        WHITE,
        None,
    )
    d.shape(smooth([(446, 361, "c"), (456, 359, "c"), (459, 364, "c"), (450, 366, "c")]), WHITE, None)
    d.line(smooth([(460, 318, "c"), (471, 329), (472, 341), (464, 347, "c"), (449, 348), (434, 340, "c")],
        closed=False), OUTER)  # fmt: skip
    _jowl(d, 3)
    _ridge(d, [(405, 286), (416, 302), (430, 318)], 12)
    # The dish of the nose lies in shade, the vein stands out.
    rake(d, [(417, 264), (427, 284), (443, 302)], [(404, 266), (413, 290), (429, 310)], 12, width=3, seed=4)
    d.lens([(420, 302), (432, 306), (438, 315), (446, 316)], 2.2)
    _eye(d, 402, 270, size=1.04, wild=True)
    d.lens([(386, 263), (398, 249), (415, 256)], 5.6)
    d.lens([(388, 246), (396, 240), (406, 243)], 2.4)
    _nostril(d, 460, 330, 1.12, 20)
    d.lens([(440, 326), (442, 335), (438, 343)], 2.2)
    d.lens([(424, 350), (434, 358), (446, 366)], 2.6)
    rake(d, [(414, 350), (430, 362), (448, 374)], [(420, 342), (434, 350), (449, 364)], 8, width=2.6, seed=6)


FIERY = HorseHead(
    profile=(*_CREST, (402, 233), (415, 252), (424, 275), (436, 296), (449, 311), (460, 318), (471, 329),
        (472, 341),
        (464, 347, "c"), (450, 350), (436, 342, "c"), (444, 357), (459, 361, "c"), (461, 370), (454, 377),
        (444, 375), (430, 362), (414, 351), (396, 349), (380, 345), (369, 335)),
    ears=((382, 229, -18), (364, 230, -40)),
    face=_fiery,
)  # fmt: skip


# A young mare: straight light profile with a blaze, a mealy muzzle, ears pricked, long lashes.


def _young(d: Drawing, coat: Coat) -> None:
    d.shape(smooth([(382, 270), (390, 254), (410, 254), (418, 272), (402, 282)]), coat.far, None)
    d.shape(smooth([(402, 236, "c"), (414, 256), (427, 283), (441, 305), (450, 316, "c"), (440, 315),
        (424, 294),
        (409, 268), (398, 244)]), PAPER, None)  # fmt: skip
    d.shape(smooth([(443, 310, "c"), (456, 321), (463, 334), (461, 345), (452, 350, "c"), (453, 358),
        (445, 364),
        (435, 359), (428, 350, "c"), (437, 340), (435, 322)]), PAPER, None)  # fmt: skip
    _jowl(d, -4)
    _ridge(d, [(406, 284), (415, 300), (428, 318)], 10)
    _eye(d, 399, 267, size=1.1)
    for x, y, dx, dy in ((402, 260, 5, -6), (407, 264, 7, -3), (395, 257, 1, -8)):
        d.fold(([(x, y), (x + dx * 0.5, y + dy * 0.6), (x + dx, y + dy)], 2.4))
    rake(d, [(382, 262), (376, 280), (374, 298)], [(390, 276), (386, 288), (386, 298)], 6, width=2.2, seed=4)
    _nostril(d, 455, 333, 0.84)
    d.fold(([(452, 350), (442, 348), (432, 341)], 4.0))
    d.lens([(430, 338), (432, 346), (429, 352)], 2.2)
    for x, y in ((446, 343), (452, 342), (440, 356), (447, 358)):
        d.ticks(((x, y), (x - 2, y + 3), 1.8))
    d.line(smooth([(400, 233, "c"), (412, 254), (426, 282), (441, 305), (456, 320), (463, 334), (461, 345),
        (452, 350, "c"), (453, 358), (445, 364), (435, 359), (428, 350)], closed=False), OUTER)  # fmt: skip


YOUNG = HorseHead(
    profile=(*_CREST, (400, 233), (412, 254), (426, 282), (441, 305), (456, 320), (463, 334), (461, 345),
        (452, 350, "c"), (453, 358), (445, 364), (435, 359), (428, 350), (412, 345), (396, 341), (382, 339),
        (370, 334)),
    ears=((390, 228, 20), (372, 226, 8)),
    face=_young,
)  # fmt: skip
