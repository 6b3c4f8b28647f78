"""Manes of the full-length horse facing right, in the units of its design before the head is carried."""

from __future__ import annotations

from collections.abc import Callable

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts.legs import Coat

Mane = Callable[[Drawing, Coat], None]


def flowing(d: Drawing, coat: Coat) -> None:
    """A long ragged mane on the near side of the neck."""
    mass = smooth([
        (368, 224), (352, 222), (334, 240), (322, 270), (312, 304), (306, 340), (298, 372),
        (284, 398, "c"), (300, 406), (318, 400, "c"),
        (314, 418), (330, 416), (340, 400, "c"), (342, 392), (350, 384), (352, 370, "c"), (356, 366),
        (360, 350), (356, 338, "c"),
        (364, 330), (366, 312), (362, 302, "c"), (370, 292), (372, 276), (368, 266, "c"), (378, 256),
        (380, 240), (378, 226),
    ])  # fmt: skip
    d.shape(mass, coat.mane, INNER)
    locks: list[tuple[list[Point], float]] = [
        ([(366, 230), (352, 250), (352, 276), (364, 296)], 4.4), ([(352, 230), (338, 258), (340, 292),
        (354, 326)], 5),
        ([(338, 246), (326, 280), (330, 320), (346, 356)], 5), ([(326, 272), (318, 310), (320, 352),
        (336, 388)], 5),
        ([(316, 306), (310, 340), (312, 372), (324, 402)], 5), ([(308, 340), (302, 368), (304, 388),
        (312, 402)], 4.4),
        ([(372, 236), (364, 250), (364, 262), (374, 252)], 3.6), ([(346, 262), (346, 290), (360, 312)],
        3.6),
        ([(334, 300), (338, 336), (352, 364)], 3.6), ([(322, 344), (328, 376), (340, 396)], 3.6),
    ]  # fmt: skip
    for points, width in locks:
        d.lens(points, width)
    _forelock(d, coat)


def blown(d: Drawing, coat: Coat) -> None:
    """A mane blown back by the gallop: pointed locks fly from the crest."""
    _crest(d)
    mass = smooth([
        (372, 226, "c"), (352, 214), (330, 208), (306, 214, "c"), (326, 222), (334, 230), (314, 232),
        (286, 246, "c"),
        (308, 246), (322, 254), (302, 264), (272, 288, "c"), (298, 280), (314, 284), (298, 300),
        (268, 328, "c"),
        (294, 318), (310, 316), (296, 338), (262, 362, "c"), (288, 356), (304, 348), (296, 372),
        (272, 396, "c"),
        (304, 392), (324, 366), (328, 330), (332, 296), (344, 262), (362, 240),
    ])  # fmt: skip
    d.shape(mass, coat.mane, INNER)
    for x, y, tx, ty in (
        (358, 234, 318, 214), (344, 246, 298, 243), (336, 264, 312, 262), (330, 286, 284, 285),
        (326, 308, 302, 312), (322, 330, 280, 326), (318, 350, 296, 350), (312, 368, 274, 360),
    ):  # fmt: skip
        d.lens([(x, y), ((x + tx) / 2, (y + ty) / 2 - 5), (tx, ty)], 4.4)
    _forelock(d, coat)


def hogged(d: Drawing, coat: Coat) -> None:
    """A mane clipped short, standing up along the crest like a brush."""
    _crest(d)
    brush = smooth([
        (366, 228, "c"), (348, 220), (328, 238), (314, 270), (307, 304), (302, 340), (290, 378),
        (282, 398, "c"), (300, 396, "c"), (312, 372), (320, 334), (326, 294), (337, 260), (353, 238),
        (368, 234, "c"),
    ])  # fmt: skip
    d.shape(brush, coat.mane, INNER)
    for outer, inner in (
        ((344, 224), (354, 236)), ((334, 232), (345, 246)), ((326, 243), (338, 257)),
        ((319, 258), (332, 270)), ((314, 272), (328, 284)), ((310, 288), (325, 298)),
        ((308, 302), (322, 314)), ((306, 318), (320, 328)), ((303, 336), (317, 346)),
        ((298, 356), (312, 364)), ((292, 374), (304, 382)),
    ):  # fmt: skip
        d.fold(([outer, ((outer[0] + inner[0]) / 2 - 1, (outer[1] + inner[1]) / 2 + 1), inner], 4))
    _forelock(d, coat)


def knotted(ribbon: str) -> Mane:
    """A mane plaited for parade into a row of buttons along the crest, each tied with a ribbon."""

    def draw(d: Drawing, coat: Coat) -> None:
        _crest(d)
        for x, y, turn in (
            (297, 386, 16), (305, 361, 14), (312, 336, 10), (316, 310, 8), (323, 286, 16),
            (334, 262, 26), (350, 242, 44),
        ):  # fmt: skip
            with d.at(x, y, 1.0, turn):
                tie = smooth([(6, -7, "c"), (17, -12, "c"), (14, 0), (17, 11, "c"), (6, 7, "c")])
                d.shape(tie, ribbon, DETAIL)
                d.shape(circle(-3, 0, 12.4), coat.mane, INNER)
                d.lens([(-11, -5), (-2, 3), (7, -6)], 3.4)
                d.lens([(-12, 3), (-3, 9), (6, 3)], 3)
        _forelock(d, coat)

    return draw


def _crest(d: Drawing) -> None:
    """The shade under a mane that leaves the neck bare."""
    band = smooth([
        (366, 236), (346, 248), (332, 276), (322, 312), (316, 346), (304, 392, "c"), (332, 392, "c"),
        (348, 346), (352, 306), (362, 266),
    ])  # fmt: skip
    d.hatch(band, Shade(angle=196, depth=0.62, spacing=6, width=2.8))


def _forelock(d: Drawing, coat: Coat) -> None:
    forelock = smooth(
        [
            (366, 222, "c"),
            (378, 212),
            (390, 218),
            (398, 232),
            (400, 248, "c"),
            (392, 244),
            (394, 254, "c"),
            (382, 246),
            (374, 232),
        ]
    )
    d.shape(forelock, coat.mane, INNER)
    d.lens([(374, 222), (386, 230), (392, 244)], 3.4)
    d.lens([(380, 218), (392, 226), (397, 240)], 2.8)
