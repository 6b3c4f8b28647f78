"""The strokes of our roman capitals and figures (see `letters` for the measures)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from art.index.letter_strokes import (
    THICK,
    THIN,
    Strokes,
    ball,
    bar,
    beak,
    bow,
    heel,
    lobe,
    loop,
    post,
    ring,
    slab,
    slant,
)
from art.kit.paths import Matrix, Outline, polyline


def _c() -> Strokes:
    return [
        bow(
            (72, -83, 2.0), (64, -93, 4.0), (48, -97.5, 4.4), (23, -84, 7.8), (14.5, -50, 10.4),
            (23, -16, 7.8), (48, -2.5, 4.4), (67, -8, 4.2), (79, -25, 3.0),
        ),
        beak(77, -100, -68),
    ]  # fmt: skip


def _six() -> Strokes:
    return [
        bow((57, -88, 4), (48, -96.5, 4.2), (33, -88, 6.4), (19, -62, 9), (15.5, -36, 9.8), (17, -24, 9)),
        *loop(37, -30.4, 21.5, 28, 9.8),
        ball(55, -86, 6.4),
    ]


def _nine() -> Strokes:
    """A six turned by half."""
    return [part.under(Matrix(a=-1, d=-1, e=74, f=-100)) for part in _six()]


def _eight() -> Strokes:
    return [*loop(37, -75, 18, 22.5, 8.4), *loop(37, -27, 22.5, 24.6, 9.8)]


def _two() -> Strokes:
    return [
        bow((15, -73, 5), (21, -90, 4.6), (37, -97, 4.6), (54, -88, 7.8), (57, -70, 9.8), (45, -43, 7.6),
        (13, -5, 4.2)),
        polyline([(8, 0), (8, -4), (15, -11), (60, -11), (60, 0)]),
        beak(63, 0, -27),
        ball(17, -72, 6.8),
    ]  # fmt: skip


def _three() -> Strokes:
    return [
        bow((15, -78, 4.6), (22, -93, 4.4), (36, -97, 4.6), (51, -88, 7.6), (53, -75, 9), (46, -60, 6.8),
            (25, -52.5, 3.6)),
        bow((25, -52.5, 3.6), (47, -48, 7.2), (57, -28, 10), (49, -9, 7.6), (32, -2.5, 4.6), (16, -8, 4.4),
            (9, -24, 4.4)),
        ball(16.5, -77, 6.6),
        ball(12, -24, 6.8),
    ]  # fmt: skip


def _five() -> Strokes:
    return [
        polyline([(15, -100), (57, -100), (54, -86), (15, -86)]),
        polyline([(15, -100), (22, -100), (20, -52), (13, -49)]),
        bow((14, -50, 3.2), (24, -58, 4.4), (36, -61, 4.8), (53, -51, 8), (58, -31, 10.2), (50, -9, 7.6),
            (32, -2.5, 4.6), (16, -8, 4.4), (9, -22, 4.4)),
        ball(12, -22, 6.8),
    ]  # fmt: skip


def _s() -> Strokes:
    return [
        bow(
            (61, -80, 1.6), (55, -92, 4), (40, -97.5, 4.6), (21, -90, 7.2), (16, -75, 9), (26, -60, 10),
            (48, -47, 10.4), (60, -30, 9.6), (56, -11, 7.4), (37, -2.5, 4.6), (22, -7, 4), (14, -22, 1.6),
        ),
        beak(65, -100, -68),
        beak(10, 0, -32, -1),
    ]  # fmt: skip


_GLYPHS: dict[str, tuple[float, Callable[[], Strokes]]] = {
    "A": (93, lambda: [
        slant(46, -101, 15, 0, THIN), slant(48, -101, 80, 0, THICK), bar(25, 70, -33), slab(15, 0, 14, 2),
        slab(80, 0, 18, -2),
    ]),
    "B": (76, lambda: [*heel(21), lobe(20, -100, -48, 40), lobe(20, -56, 0, 45)]),
    "C": (86, _c),
    "D": (91, lambda: [*heel(21), lobe(20, -100, 0, 59)]),
    "E": (74, lambda: [
        post(21), bar(21, 64, -95.8), bar(21, 54, -51), bar(21, 67, -4.2), beak(65, -100, -74),
        beak(68, 0, -28),
        beak(54, -51, -65), beak(54, -51, -37),
    ]),
    "F": (70, lambda: [
        post(21), bar(21, 64, -95.8), bar(21, 54, -49), beak(65, -100, -74), beak(54, -49, -63),
        beak(54, -49, -35),
    ]),
    "G": (92, lambda: [*_c(), post(76, top=-44, low=-6, ends="none"), bar(57, 91, -43)]),
    "H": (97, lambda: [post(21), post(76), bar(21, 76, -51)]),
    "I": (42, lambda: [post(21)]),
    "J": (48, lambda: [
        post(27, low=-24, ends="top"), bow((27, -42, 10), (27, -28, 10), (25, -8, 8.4), (17, 5, 5.6),
        (5, 9, 3.4)),
        ball(6, 6, 6.4),
    ]),
    "K": (91, lambda: [
        post(21), slant(72, -98, 24, -40, 11), slant(44, -60, 79, 0, 23), slab(72, -100, 14, -3),
        slab(79, 0, 16, -3),
    ]),
    "L": (71, lambda: [post(21), bar(21, 64, -4.2), beak(66, 0, -32)]),
    "M": (117, lambda: [
        post(20, THIN), post(95, THICK), slant(22, -100, 58, 0, THICK + 1), slant(93, -100, 57, 0, THIN),
        slab(18, -100, 14),
    ]),
    "N": (98, lambda: [
        post(19, THIN, ends="low"), post(80, THIN, ends="top"), slant(20, -100, 79, 0, THICK + 3),
        slab(16, -100, 12, 2),
    ]),
    "O": (94, lambda: ring(47, 33)),
    "P": (74, lambda: [post(21), lobe(20, -100, -44, 42)]),
    "Q": (94, lambda: [*ring(47, 33), bow((52, -4, 6), (62, 3, 8), (76, 12, 6), (90, 12, 2.5))]),
    "R": (88, lambda: [post(21), lobe(20, -100, -47, 41), slant(46, -50, 76, 0, 23), slab(77, 0, 15, -3)]),
    "S": (74, _s),
    "T": (83, lambda: [
        post(41.5, ends="low"), bar(8, 75, -95.8), beak(76, -100, -70), beak(7, -100, -70, -1),
    ]),
    "U": (94, lambda: [
        post(21, low=-30, ends="top"), post(77, THIN, low=-30, ends="top"),
        bow((21, -46, 10), (21, -32, 10), (26, -11, 8), (46, -2.6, 4.6), (66, -9, 4.2), (76, -26, 4.2),
            (77, -42, 4.2), (77, -48, 4.2)),
    ]),
    "V": (92, lambda: [
        slant(14, -100, 46, 1, THICK), slant(79, -100, 48, 1, THIN), slab(14, -100, 18, 2),
        slab(79, -100, 14, -2),
    ]),
    "W": (132, lambda: [
        slant(14, -100, 42, 1, THICK), slant(69, -100, 44, 1, THIN), slant(65, -100, 92, 1, THICK),
        slant(120, -100, 94, 1, THIN), slab(14, -100, 18, 2), slab(66, -100, 18, 1), slab(120, -100, 12, -2),
    ]),
    "X": (90, lambda: [
        slant(17, -100, 74, 0, 23), slant(72, -100, 17, 0, 9.5), slab(17, -100, 16, 3), slab(74, 0, 16, -3),
        slab(72, -100, 13, -3), slab(17, 0, 13, 3),
    ]),
    "Y": (86, lambda: [
        slant(15, -100, 43, -44, 22), slant(74, -100, 47, -44, 9.5), post(44.5, top=-50, ends="low"),
        slab(15, -100, 16, 3), slab(74, -100, 13, -3),
    ]),
    "Z": (76, lambda: [
        bar(12, 66, -95.8), bar(10, 67, -4.2), slant(54, -99, 22, -1, 23), beak(11, -100, -72, -1),
        beak(68, 0, -30),
    ]),
    "'": (26, lambda: [bow((14, -97, 6), (14.5, -88, 5.4), (10, -66, 1.4))]),
    "0": (74, lambda: ring(37, 25)),
    "1": (52, lambda: [post(28, ends="low"), slant(28, -100, 12, -84, 9), polyline([(18, -100), (38, -100),
    (28, -80)])]),
    "2": (70, _two),
    "3": (68, _three),
    "4": (76, lambda: [
        post(52, low=0, ends="low"), slant(52, -100, 8, -30, 11), bar(5, 71, -28), polyline([(46, -100),
        (62, -100), (62, -80), (42, -80)]),
    ]),
    "5": (70, _five),
    "6": (74, _six),
    "7": (68, lambda: [
        polyline([(10, -100), (62, -100), (60, -87), (10, -87)]), bow((58, -92, 5), (44, -60, 7.4),
        (33, -28, 10), (30, 0, 10)),
        beak(9, -100, -72, -1),
    ]),
    "8": (74, _eight),
    "9": (74, _nine),
}  # fmt: skip

ADVANCE: dict[str, float] = {char: advance for char, (advance, _) in _GLYPHS.items()}


def draw_glyph(char: str) -> Sequence[Outline]:
    """The strokes of one character; none for a blank."""
    return [] if char == " " else _GLYPHS[char][1]()
