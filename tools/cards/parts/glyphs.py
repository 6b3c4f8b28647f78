"""The strokes of our roman capitals and figures (see `letters` for the measures)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tools.cards.kit.limb import Station, limb
from tools.cards.kit.paths import Node, Outline, polyline, smooth

THICK = 20.0
THIN = 8.5
SERIF = 9.5  # how far a serif stands out
SLAB = 5.0  # its thickness

Strokes = list[Outline]


def post(x: float, thick: float = THICK, top: float = -100, low: float = 0, ends: str = "both") -> Outline:
    """An upright stroke about x with bracketed serifs at its `ends`: `both`, `top`, `low` or `none`."""
    h, out = thick / 2, SERIF + 1.0
    nodes: list[Node] = []
    if ends in ("both", "top"):
        nodes += [
            (x - h, top + 15, "c"), (x - h - out * 0.45, top + SLAB + 1.6), (x - h - out, top + SLAB, "c"),
            (x - h - out, top, "c"), (x + h + out, top, "c"), (x + h + out, top + SLAB, "c"),
            (x + h + out * 0.45, top + SLAB + 1.6), (x + h, top + 15, "c"),
        ]  # fmt: skip
    else:
        nodes += [(x - h, top, "c"), (x + h, top, "c")]
    if ends in ("both", "low"):
        nodes += [
            (x + h, low - 15, "c"), (x + h + out * 0.45, low - SLAB - 1.6), (x + h + out, low - SLAB, "c"),
            (x + h + out, low, "c"), (x - h - out, low, "c"), (x - h - out, low - SLAB, "c"),
            (x - h - out * 0.45, low - SLAB - 1.6), (x - h, low - 15, "c"),
        ]  # fmt: skip
    else:
        nodes += [(x + h, low, "c"), (x - h, low, "c")]
    return smooth(nodes)


def slant(x0: float, y0: float, x1: float, y1: float, thick: float) -> Outline:
    """A straight stroke with level ends; `thick` is measured level."""
    h = thick / 2
    return polyline([(x0 - h, y0), (x0 + h, y0), (x1 + h, y1), (x1 - h, y1)])


def slab(x: float, y: float, half: float, lean: float = 0.0) -> Outline:
    """The serif of a slanting stroke: flat on the line y, bracketed towards the letter's middle."""
    inward = 1.0 if y < -50 else -1.0
    nodes: list[Node] = [
        (x - half, y, "c"), (x + half, y, "c"), (x + half, y + inward * SLAB, "c"),
        (x + half * 0.45 + lean, y + inward * (SLAB + 2)),
        (x + half * 0.3 + lean * 1.7, y + inward * 14, "c"),
        (x - half * 0.3 + lean * 1.7, y + inward * 14, "c"),
        (x - half * 0.45 + lean, y + inward * (SLAB + 2)),
        (x - half, y + inward * SLAB, "c"),
    ]  # fmt: skip
    return smooth(nodes)


def bar(x0: float, x1: float, y: float) -> Outline:
    """A thin level stroke about y."""
    return polyline([(x0, y - THIN / 2), (x1, y - THIN / 2), (x1, y + THIN / 2), (x0, y + THIN / 2)])


def beak(x: float, y0: float, y1: float, side: float = 1.0) -> Outline:
    """The wedge that ends a level stroke at x: upright outside from y0 to y1, curving back to y0 inside."""
    nodes: list[Node] = [
        (x, y0, "c"), (x + side * 1.5, y1, "c"), (x - side * 3, y1, "c"),
        (x - side * 7, y0 + (y1 - y0) * 0.52), (x - side * 17, y0 + (y1 - y0) * 0.24, "c"),
        (x - side * 17, y0, "c"),
    ]  # fmt: skip
    return smooth(nodes)


def bow(*stations: Station) -> Outline:
    """A round stroke that swells and thins."""
    return limb(stations).outline


def _round(middle: float, reach: float) -> Strokes:
    """The two halves of an O about x = `middle`."""
    parts: Strokes = []
    for side in (-1, 1):
        parts.append(
            bow(
                (middle - side * 4, -97.5, 4.2), (middle + side * 4, -97.5, 4.2),
                (middle + side * reach * 0.66, -86, 7.4), (middle + side * reach, -50, 10.4),
                (middle + side * reach * 0.66, -14, 7.4), (middle + side * 4, -2.5, 4.2),
                (middle - side * 4, -2.5, 4.2),
            )
        )  # fmt: skip
    return parts


def _lobe(x: float, top: float, low: float, reach: float) -> Outline:
    """The bowl of B, P, R and D from a post at x."""
    middle, high, deep = (top + low) / 2, top + 4.2, low - 4.2
    h = (low - top) / 2
    return bow(
        (x, high, 4.2), (x + reach * 0.45, high, 4.4), (x + reach * 0.88, middle - h * 0.55, 8.2),
        (x + reach, middle, 10.2), (x + reach * 0.88, middle + h * 0.55, 8.2), (x + reach * 0.45, deep, 4.4),
        (x, deep, 4.2),
    )  # fmt: skip


def _c() -> Strokes:
    return [
        bow(
            (76, -80, 3.6), (66, -93, 4.2), (48, -97.5, 4.4), (23, -84, 7.8), (14.5, -50, 10.4),
            (23, -16, 7.8), (48, -2.5, 4.4), (67, -8, 4.2), (79, -25, 3.0),
        ),
        beak(77, -100, -68),
    ]  # fmt: skip


def _six() -> Strokes:
    return [
        bow((56, -94, 3.6), (40, -93, 4.6), (22, -74, 7.6), (15, -38, 9.8), (22, -12, 7.6), (36, -3, 4.4)),
        bow(
            (30, -3, 4.2),
            (38, -3, 4.2),
            (55, -14, 7.4),
            (58, -31, 9.4),
            (53, -49, 7.2),
            (38, -58, 4.4),
            (22, -48, 3.6),
        ),
        bow((47, -91, 5.2), (51, -88, 6.6), (55, -86, 5.2)),
    ]


def _nine() -> Strokes:
    turned: Strokes = []
    for part in _six():
        turned.append(
            Outline(
                segments=tuple(
                    (
                        (72 - p[0], -100 - p[1]),
                        (72 - q[0], -100 - q[1]),
                        (72 - r[0], -100 - r[1]),
                        (72 - s[0], -100 - s[1]),
                    )
                    for p, q, r, s in part.segments
                )
            )
        )
    return turned


def _eight() -> Strokes:
    return [
        bow(
            (36, -97, 4.2),
            (20, -90, 7),
            (16, -76, 8.4),
            (24, -61, 9),
            (46, -46, 9.6),
            (58, -30, 9.2),
            (54, -11, 7.2),
            (36, -3, 4.2),
        ),
        bow(
            (36, -3, 4.2),
            (16, -11, 5.6),
            (12, -28, 6.4),
            (22, -46, 4.6),
            (46, -60, 4.2),
            (55, -76, 5.6),
            (50, -90, 5.2),
            (34, -97, 4.2),
        ),
    ]


def _two() -> Strokes:
    return [
        bow(
            (15, -73, 5.6),
            (21, -90, 4.6),
            (37, -97, 4.6),
            (54, -88, 7.8),
            (57, -70, 9.8),
            (45, -43, 7.6),
            (14, -6, 4.2),
        ),
        polyline([(8, 0), (8, -4), (15, -11), (60, -11), (60, 0)]),
        bow((62, -24, 2.4), (60, -11, 4.0), (56, -2, 4.0)),
        bow((13, -76, 4.8), (16.5, -71, 6.8), (20, -67, 4.8)),
    ]


def _three() -> Strokes:
    return [
        bow(
            (15, -78, 4.6),
            (22, -93, 4.4),
            (36, -97, 4.6),
            (51, -88, 7.6),
            (53, -75, 9),
            (46, -60, 6.8),
            (28, -53, 4),
        ),
        bow(
            (28, -53, 4),
            (47, -48, 7.2),
            (57, -28, 10),
            (49, -9, 7.6),
            (32, -2.5, 4.6),
            (16, -8, 4.4),
            (9, -24, 4.4),
        ),
        bow((12, -80, 4.8), (15.5, -76, 6.6), (19, -72, 4.8)),
        bow((7, -28, 4.8), (11, -24, 6.8), (15, -20, 4.8)),
    ]


def _five() -> Strokes:
    return [
        polyline([(16, -100), (56, -100), (53, -86), (16, -86)]),
        polyline([(14, -96), (21, -96), (19, -48), (12, -50)]),
        bow(
            (15, -50, 3.6),
            (24, -58, 4.4),
            (36, -61, 4.8),
            (53, -51, 8),
            (58, -31, 10.2),
            (50, -9, 7.6),
            (32, -2.5, 4.6),
            (16, -8, 4.4),
            (9, -22, 4.4),
        ),
        bow((7, -26, 4.8), (11, -22, 6.8), (15, -18, 4.8)),
    ]


def _s() -> Strokes:
    return [
        bow(
            (64, -77, 3.2), (57, -91, 4.2), (40, -97.5, 4.6), (21, -90, 7.2), (16, -75, 9), (26, -60, 10),
            (48, -47, 10.4), (60, -30, 9.6), (56, -11, 7.4), (37, -2.5, 4.6), (20, -8, 4.2), (11, -26, 3.2),
        ),
        beak(65, -100, -70),
        beak(10, 0, -30, -1),
    ]  # fmt: skip


_GLYPHS: dict[str, tuple[float, Callable[[], Strokes]]] = {
    "A": (93, lambda: [
        slant(46, -101, 15, 0, THIN), slant(48, -101, 80, 0, THICK), bar(25, 70, -33), slab(15, 0, 14, 2),
        slab(80, 0, 18, -2),
    ]),
    "B": (76, lambda: [*_heel(21), _lobe(20, -100, -48, 40), _lobe(20, -56, 0, 45)]),
    "C": (86, _c),
    "D": (91, lambda: [*_heel(21), _lobe(20, -100, 0, 59)]),
    "E": (74, lambda: [
        post(21), bar(21, 64, -95.8), bar(21, 54, -51), bar(21, 67, -4.2), beak(65, -100, -74),
        beak(68, 0, -28),
        beak(54, -51, -65), beak(54, -51, -37),
    ]),
    "F": (70, lambda: [
        post(21), bar(21, 64, -95.8), bar(21, 54, -49), beak(65, -100, -74), beak(54, -49, -63),
        beak(54, -49, -35),
    ]),
    "G": (92, lambda: [*_c(), post(76, top=-44, low=-6, ends="none"), slab(76, -44, 0.1), bar(58, 90, -43)]),
    "H": (97, lambda: [post(21), post(76), bar(21, 76, -51)]),
    "I": (42, lambda: [post(21)]),
    "J": (48, lambda: [
        post(27, low=-24, ends="top"), bow((27, -34, 10), (26, -10, 8.6), (18, 4, 6), (6, 9, 3.4)),
        bow((2, 2, 4.6), (5, 6, 6), (9, 9, 4.6)),
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
    "O": (94, lambda: _round(47, 33)),
    "P": (74, lambda: [post(21), _lobe(20, -100, -44, 42)]),
    "Q": (94, lambda: [*_round(47, 33), bow((46, -14, 4), (60, 0, 8), (76, 12, 6), (90, 12, 2.5))]),
    "R": (88, lambda: [post(21), _lobe(20, -100, -47, 41), slant(46, -50, 76, 0, 23), slab(77, 0, 15, -3)]),
    "S": (74, _s),
    "T": (83, lambda: [
        post(41.5, ends="low"), bar(8, 75, -95.8), beak(76, -100, -70), beak(7, -100, -70, -1),
    ]),
    "U": (94, lambda: [
        post(21, low=-30, ends="top"), post(77, THIN, low=-30, ends="top"),
        bow((21, -34, 10), (25, -12, 8), (44, -2.6, 4.6), (64, -8, 4.2), (75, -20, 4), (77, -36, 4.2)),
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
        bar(12, 66, -95.8), bar(10, 67, -4.2), slant(58, -99, 18, -1, 23), beak(11, -100, -72, -1),
        beak(68, 0, -30),
    ]),
    "'": (26, lambda: [bow((14, -97, 6), (14.5, -88, 5.4), (10, -66, 1.4))]),
    "0": (74, lambda: _round(37, 25)),
    "1": (52, lambda: [post(28, ends="low"), slant(28, -100, 12, -84, 9), polyline([(18, -100), (38, -100),
    (28, -80)])]),
    "2": (70, _two),
    "3": (68, _three),
    "4": (76, lambda: [
        post(52, low=0, ends="low"), slant(52, -100, 8, -30, 11), bar(5, 71, -28), polyline([(46, -100),
        (62, -100), (62, -80), (42, -80)]),
    ]),
    "5": (70, _five),
    "6": (72, _six),
    "7": (68, lambda: [
        polyline([(10, -100), (62, -100), (60, -87), (10, -87)]), bow((58, -92, 5), (44, -60, 7.4),
        (33, -28, 10), (30, 0, 10)),
        beak(9, -100, -72, -1),
    ]),
    "8": (72, _eight),
    "9": (72, _nine),
}  # fmt: skip

ADVANCE: dict[str, float] = {char: advance for char, (advance, _) in _GLYPHS.items()}


def draw_glyph(char: str) -> Sequence[Outline]:
    """The strokes of one character; none for a blank."""
    return [] if char == " " else _GLYPHS[char][1]()


def _heel(x: float) -> Strokes:
    """The left halves of a post's serifs, where a bowl takes the place of the right ones."""
    out = THICK / 2 + SERIF
    parts: Strokes = []
    for y, inward in ((-100.0, 1.0), (0.0, -1.0)):
        nodes: list[Node] = [
            (x - out, y, "c"), (x + 4, y, "c"), (x + 4, y + inward * 15, "c"),
            (x - THICK / 2, y + inward * 15, "c"),
            (x - THICK / 2 - SERIF * 0.45, y + inward * (SLAB + 1.6)), (x - out, y + inward * SLAB, "c"),
        ]  # fmt: skip
        parts.append(smooth(nodes))
    return [post(x, ends="none"), *parts]
