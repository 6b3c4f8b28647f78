"""Grimaces of a face that makes a sign: puckered lips, tongue, puffed cheeks, eyes squeezed shut."""

from __future__ import annotations

import math

from art.faces.sitter import DETAIL, INNER, Mouth
from art.faces.trace import rounded, trace
from art.faces.turn import Angle
from art.kit.hatch import Shade
from art.kit.inks import INK
from art.kit.paths import Outline, Point, smooth
from art.kit.svg import Drawing

ENAMEL = "#fbf6ea"
TONGUE = "#d9655f"
FURROW = "#9c3a3c"
BARE_LIPS = "#d0705e"
KISS = 1.06  # size of puckered lips
BETWEEN_CHEEKS = (186.0, 250.0)


def pucker(d: Drawing, lips: Mouth, angle: Angle) -> None:
    """Lips pressed together as for a kiss, seen a little from the side, with the creases they draw."""
    ink = lips.ink or BARE_LIPS
    # A turn to the front draws the middle of a face out.
    wide, low = (0.74, 4.0) if angle == "front" else (1.0, 0.0)

    def lip(text: str) -> Outline:
        return smooth([(166 + (node[0] - 166) * wide, *node[1:]) for node in trace(text)])

    with d.at(168, 262 + low, KISS), d.at(-165, -262):
        for degrees in (-34, 0, 34):
            a = math.radians(degrees)
            x, y = 166 + 22 * wide * math.cos(a), 262 + 18 * math.sin(a)
            d.fold(([(x, y), (x + 9 * math.cos(a), y + 9 * math.sin(a))], 2.8))
        d.shape(
            lip("150,261! 151,253 158,246 166,250 174,246 181,253 182,261! 174,260 166,263 158,260"),
            ink,
            DETAIL,
        )
        d.shape(
            lip("150,261! 158,260 166,263 174,260 182,261! 182,270 175,277 166,279 157,277 150,270"),
            ink,
            DETAIL,
            shade=[Shade(angle=60, depth=0.4, spacing=4.6, width=1.8, reach=8)],
        )
        d.lens(
            [(148, 261) if wide == 1 else (153, 261), (166, 264), (184, 261) if wide == 1 else (179, 261)],
            4.6,
        )
        for x in (160, 172):
            d.lens([(x, 267), (166 + (x - 166) * 1.3, 270), (166 + (x - 166) * 1.4, 274)], 1.8)


def pucker_in_profile(d: Drawing, lips: Mouth, skin: str) -> None:
    """The same from the side: the mouth pushed out in front of the face, the cheek drawn to it."""
    ink = lips.ink or BARE_LIPS
    d.shape(smooth(trace("150,232! 134,240 126,248 126,274 134,283 150,292!")), skin, None)
    d.line(smooth(trace("133,242! 128,247 124,250"), closed=False), INNER)
    d.line(smooth(trace("124,274 129,278 134,285"), closed=False), INNER)
    upper = smooth(trace("136,258! 130,248 117,243 107,248 106,256 116,261"))
    lower = smooth(trace("136,260! 116,262 107,266 109,275 119,280 130,273"))
    d.shape(lower, ink, INNER, shade=[Shade(angle=60, depth=0.4, spacing=4.6, width=2.2, reach=12)])
    d.shape(upper, ink, INNER)
    d.lens([(106, 260), (118, 262), (138, 259)], 4.6)
    for y, dy in ((248, -7), (256, -3), (265, 3), (273, 8)):
        d.fold(([(142, y), (150, y + dy * 0.5), (158, y + dy)], 3.0))


def tongue(d: Drawing, angle: Angle) -> None:
    """Its tip, out between the lips; a profile has no far corner."""
    shape = smooth(
        trace("156,260 170,262 190,258! 190,274 183,289 171,294 159,290 151,277 151,265")
        if angle == "profile"
        else trace("151,259! 168,262 190,258! 191,274 184,289 172,294 160,290 153,276")
    )
    d.shape(
        shape, TONGUE, INNER, shade=[Shade(angle=30, depth=0.3, spacing=5.4, width=2.2, reach=9, ink=FURROW)]
    )
    d.lens([(171, 267), (172, 275), (171, 284)], 2.4, ink=FURROW)
    line = [(158, 261), (170, 261), (184, 259), (197, 254)]
    d.lens([(154, 261) if angle == "profile" else (146, 257), *line], 5.4)


def puffed_cheeks(d: Drawing, skin: str, blush: str, shadow: str, full: float, angle: Angle) -> None:
    """Both cheeks blown up (`full` 1) or less within the contour that they have swollen (`anatomy.face`):
    flushed, shining, hatched in `shadow`, a crease between each and the mouth."""
    size = 0.5 + 0.5 * full
    with d.at(*BETWEEN_CHEEKS, size), d.at(-BETWEEN_CHEEKS[0], -BETWEEN_CHEEKS[1]):
        near = rounded(230, 249, 38, 36)
        d.shape(near, skin, None)
        d.shape(rounded(233, 252, 27, 25), _halfway(skin, blush), None)
        d.shape(rounded(235, 255, 18, 16), blush, None)
        d.hatch(near, Shade(angle=30, depth=0.3, spacing=7, width=3.0, reach=26, ink=shadow))
        d.lens([(216, 214), (200, 221), (191, 240), (191, 262), (203, 279), (226, 287)], 5.0)
        d.lens([(214, 228), (222, 224), (231, 226)], 4.4, ink="#ffffff")
        if angle == "profile":
            return
        d.shape(rounded(139, 252, 12, 18), _halfway(skin, blush), None)
        d.shape(rounded(138, 254, 8, 12), blush, None)
        d.lens([(148, 228), (155, 240), (156, 258), (149, 274)], 4.6)
        d.lens([(131, 237), (136, 233), (142, 234)], 3.4, ink="#ffffff")


def _halfway(one: str, other: str) -> str:
    """The colour between two colours `#rrggbb`."""
    return "#" + "".join(
        f"{(int(one[k : k + 2], 16) + int(other[k : k + 2], 16)) // 2:02x}" for k in (1, 3, 5)
    )


def pressed_mouth(d: Drawing) -> None:
    """Lips pressed tight to hold the breath."""
    d.lens([(156, 262), (166, 259), (177, 262)], 6.0)
    for side, x in ((-1, 154), (1, 179)):
        d.fold(([(x, 256), (x + side * 4, 262), (x + side, 268)], 3.0))


def clenched_teeth(d: Drawing, far: Point, near: Point) -> None:
    """Both rows, from one corner of the mouth to the other, the lower one a little shorter."""
    (x0, y0), (x1, y1) = far, near
    d.shape(
        smooth([(x0, y0 - 6, "c"), (x1, y1 - 6, "c"), (x1, y1 + 30, "c"), (x0, y0 + 30, "c")]), ENAMEL, None
    )
    for share in (0.24, 0.38, 0.52, 0.66, 0.8):
        x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
        d.lens([(x, y - 4), (x + 0.6, y + 6), (x, y + 16)], 2.2)
    d.lens([(x0 + 3, y0 + 5), ((x0 + x1) / 2, (y0 + y1) / 2 + 7.5), (x1 - 4, y1 + 4)], 2.6)


def bulge(d: Drawing, skin: str) -> None:
    """The near cheek, pushed up into the light by a mouth drawn hard aside."""
    d.shape(rounded(243, 236, 22, 24), skin, None)


def pulled_cheek(d: Drawing, corner: Point) -> None:
    """Cheek beside the near `corner` of a mouth drawn hard aside: a fold from the nose, and pleats."""
    x, y = corner
    d.fold(([(186, 231), (201, 232 + (y - 240) * 0.3), (min(x, 216), (232 + y) / 2)], 4.0))
    d.lens([(x - 6, y - 20), (x + 9, y - 15), (x + 14, y), (x + 5, y + 14)], 6.4)


def squeezed_eye(d: Drawing, inner: Point, outer: Point, sign: float) -> None:
    """An eye shut with all one's might: a crooked line in a star of creases."""
    x, y = (inner[0] + outer[0]) / 2, (inner[1] + outer[1]) / 2 + 2
    half = abs(outer[0] - inner[0]) / 2
    d.lens(
        [(inner[0] - sign * 2, y - 3), (x - sign * half * 0.3, y + 4), (x, y + 3), (outer[0], y - 1)], 11.0
    )
    d.lens([(inner[0], y - 9), (x, y - 5), (outer[0] + sign * 2, y - 10)], 3.4)
    d.lens([(inner[0] + sign * 2, y + 9), (x, y + 14), (outer[0] - sign * 2, y + 8)], 3.2)
    for dy, reach in ((-9.0, 0.8), (-1.0, 1.0), (7.0, 0.8)):
        start = (outer[0] + sign * 2, y + dy * 0.5)
        d.fold(([start, (start[0] + sign * half * 0.42 * reach, y + dy * 1.5 - 1)], 3.4))


def frown(d: Drawing, angle: Angle) -> None:
    """Creases that squeezed eyes leave between the brows and on the nose."""
    if angle == "profile":
        return  # see `frown_in_profile`
    d.fold(([(168, 160), (171, 170), (169, 178)], 3.6), ([(178, 158), (177, 169), (180, 177)], 3.6))
    for y in (192, 200):
        d.lens([(158, y + 3), (166, y - 1), (174, y + 3)], 2.8, ink=INK)
    d.line(smooth([(196, 222), (208, 226), (222, 222)], closed=False), DETAIL)


def frown_in_profile(d: Drawing) -> None:
    """The same from the side: brows drawn to the root of the nose, the bridge wrinkled, the cheek raised."""
    d.fold(([(146, 160), (150, 169), (149, 177)], 3.6), ([(156, 157), (157, 168), (160, 175)], 3.4))
    for points in ("140,190 147,186 155,189", "133,199 142,194 151,197", "127,208 135,203 143,206"):
        d.lens([(node[0], node[1]) for node in trace(points)], 3.0)
    d.lens([(158, 210), (174, 201), (194, 203), (206, 211)], 3.6)
    d.fold(([(158, 220), (169, 231), (172, 247)], 4.6))
