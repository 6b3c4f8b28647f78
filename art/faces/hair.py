"""Heads of hair, each in the pieces the portrait paints behind and over the face."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.faces.sitter import INNER, OUTER, Part
from art.faces.trace import trace
from art.kit.hatch import Shade
from art.kit.inks import INK
from art.kit.paths import Node, Outline, Point, circle, smooth
from art.kit.svg import Drawing

Strand = tuple[Sequence[Point], float]


def mass(
    nodes: Sequence[Node],
    fill: str,
    strands: Sequence[Strand] = (),
    *,
    ink: str = INK,
    shade: Sequence[Shade] = (),
    shine: Sequence[Strand] = (),
    light: str = INK,
) -> Part:
    """One body of hair: an outline, and strands combed through it (points, width in the middle)."""

    def draw(d: Drawing) -> None:
        outline = smooth(nodes)
        d.shape(outline, fill, None)
        with d.clip(outline):
            for points, width in shine:
                d.lens(points, width, ink=light)
            for points, width in strands:
                d.lens(points, width, ink=ink)
        d.shape(outline, None, OUTER, shade=shade)

    return draw


CROP = Shade(angle=12, depth=0.2, spacing=7.0, width=3.4, reach=26, start=0.15, stop=0.9)


def swept(fill: str, ink: str = INK) -> tuple[Part, Part]:
    """Wavy hair to the nape, swept from a side parting (the person, as a woman): behind, and over."""
    behind = mass(
        trace(
            "262,110! 304,150 316,196 312,236 318,258 328,270! 314,276 306,270 308,290! 292,288 284,278 "
            "282,296! 268,290 262,270! 258,180"
        ),
        fill,
        [
            ([(300, 176), (304, 220), (294, 250), (300, 276)], 4.2),
            ([(288, 190), (292, 226), (280, 256), (282, 284)], 3.8),
        ],
        ink=ink,
    )
    over = mass(
        trace(
            "120,222! 116,206 109,182 110,146 116,118 132,90 164,74 182,58 222,48 268,62 300,100 310,150 "
            "306,196 294,230 284,244! 286,214 280,184 266,162 250,138 228,112 200,92! 188,112 164,130 "
            "146,148 137,168 131,190 130,208"
        ),
        fill,
        [
            ([(122, 208), (119, 184), (124, 156)], 3.6),
            ([(132, 166), (138, 134), (164, 106), (190, 92)], 4.6),
            ([(122, 152), (132, 114), (158, 90), (186, 78)], 4.0),
            ([(206, 66), (250, 82), (284, 120), (296, 176)], 4.8),
            ([(206, 80), (244, 102), (272, 142), (288, 190)], 4.6),
            ([(228, 58), (270, 78), (298, 122)], 3.8),
            ([(220, 98), (250, 126), (274, 164), (286, 210)], 4.0),
        ],
        shine=[
            ([(210, 72), (248, 90), (280, 128), (294, 180)], 6.0),
            ([(128, 156), (138, 120), (162, 96)], 5.0),
        ],
        light="#8f5c37",
        ink=ink,
        shade=[CROP],
    )
    return behind, over


def parted(fill: str, ink: str = INK) -> Part:
    """A man's short cut with a side parting (the person, as a man)."""
    return mass(
        trace(
            "141,162! 131,150 125,124 131,92 148,70 182,54 228,50 268,64 294,98 298,140 296,186! 287,179 "
            "277,179 270,188 269,208! 255,201! 256,168 251,142! 244,122 222,108 196,112 164,122 149,138"
        ),
        fill,
        [
            ([(214, 62), (178, 74), (150, 98), (138, 128)], 4.4),
            ([(222, 84), (190, 90), (164, 108), (150, 124)], 4.2),
            ([(228, 104), (206, 100), (184, 110)], 3.6),
            ([(224, 60), (258, 76), (280, 108), (284, 150)], 4.4),
            ([(232, 82), (258, 100), (268, 134), (268, 160)], 4.2),
            ([(234, 104), (252, 122), (260, 150)], 3.4),
        ],
        shine=[([(234, 70), (262, 86), (280, 118)], 6.0), ([(206, 70), (176, 82), (152, 106)], 6.0)],
        light="#86562f",
        ink=ink,
        shade=[CROP],
    )


def bob(fill: str, ink: str = INK) -> tuple[Part, Part]:
    """A full bob with a fringe, under the ear behind (Ada): the piece behind, the piece over."""
    behind = mass(
        trace("262,120! 306,150 316,204 315,244 304,268! 288,275 264,268! 257,230 250,160"),
        fill,
        [([(302, 200), (304, 236), (296, 264)], 4.4), ([(284, 214), (283, 240), (276, 264)], 3.6)],
        ink=ink,
    )
    over = mass(
        trace(
            "122,236! 111,214 105,178 107,140 116,108 144,72 190,50 244,52 286,78 308,122 314,176 313,214 "
            "300,250! 291,226 284,204 276,178 262,154 240,132! 210,150 176,148 156,136! "
            "146,154 131,178 127,206"
        ),
        fill,
        [
            ([(134, 158), (148, 120), (186, 92), (222, 84)], 4.8),
            ([(122, 146), (138, 102), (176, 72), (214, 66)], 4.2),
            ([(166, 130), (186, 112), (216, 104)], 4.0),
            ([(232, 104), (262, 116), (284, 146), (294, 190)], 4.8),
            ([(226, 72), (266, 88), (294, 126), (302, 168)], 4.2),
            ([(244, 130), (266, 146), (282, 180)], 4.0),
        ],
        shine=[
            ([(130, 146), (148, 106), (186, 80), (216, 76)], 7.0),
            ([(236, 88), (268, 102), (290, 140)], 6.0),
        ],
        light="#c9682f",
        ink=ink,
        shade=[CROP],
    )
    return behind, over


def bun(fill: str, ink: str = INK) -> tuple[Part, Part]:
    """White hair drawn up into a bun (Teresa): the bun behind, the hair over."""

    def behind(d: Drawing) -> None:
        knot = smooth(trace("222,50 232,22 264,8 298,18 308,44 292,68 256,74"))
        d.shape(knot, fill, OUTER, shade=[Shade(angle=30, depth=0.3, spacing=6.4, width=2.8, reach=20)])
        d.lens([(236, 50), (254, 30), (282, 26), (298, 40)], 4.2, ink=ink)
        d.lens([(248, 60), (262, 46), (282, 44)], 3.6, ink=ink)

    over = mass(
        trace(
            "138,166! 126,148 119,128 124,98 150,68 200,52 254,58 290,88 304,134 302,174 292,206! "
            "284,186 272,180 264,196! 256,166 246,138 226,120! 196,118 166,130 148,150"
        ),
        fill,
        [
            ([(140, 146), (156, 116), (196, 92), (250, 74)], 4.4),
            ([(130, 128), (150, 92), (196, 68), (240, 62)], 4.0),
            ([(232, 122), (252, 108), (270, 82)], 4.2),
            ([(250, 144), (270, 120), (278, 88)], 4.2),
            ([(262, 180), (286, 148), (286, 104)], 4.2),
            ([(284, 190), (297, 160), (296, 124)], 3.6),
        ],
        shine=[
            ([(136, 130), (156, 100), (200, 78), (246, 68)], 7.0),
            ([(262, 158), (280, 130), (284, 100)], 6.0),
        ],
        light="#ffffff",
        ink=ink,
        shade=[Shade(angle=12, depth=0.16, spacing=7.4, width=2.8, reach=20, start=0.15, stop=0.9)],
    )
    return behind, over


def long_hair(fill: str, ink: str) -> tuple[Part, Part]:
    """Long dark hair with a parting, over the shoulders (Lucia): behind the neck, and over the head."""
    behind = mass(
        trace(
            "150,90! 118,150 112,220 104,290 96,352 128,372 180,340 220,250 262,330 292,384 "
            "338,366 330,300 318,220 312,140 280,90!"
        ),
        fill,
        [
            ([(124, 190), (120, 260), (110, 330)], 4.2),
            ([(304, 190), (310, 270), (324, 340)], 4.6),
            ([(290, 240), (294, 310), (306, 360)], 4.2),
        ],
        ink=ink,
    )
    over = mass(
        trace(
            "130,196! 116,168 116,120 140,78 184,54 236,52 284,76 308,124 312,180 318,246 "
            "323,300! 305,288 292,250 283,196 264,154 238,126 206,100! 178,114 152,140 138,168"
        ),
        fill,
        [
            ([(130, 160), (142, 120), (176, 84), (206, 72)], 4.4),
            ([(142, 146), (160, 116), (192, 92)], 4.0),
            ([(216, 76), (258, 96), (288, 142), (300, 206)], 5.0),
            ([(222, 98), (256, 122), (284, 168), (296, 220)], 4.4),
            ([(232, 64), (272, 84), (298, 130)], 4.0),
        ],
        ink=ink,
    )
    return behind, over


def curls(fill: str, ink: str) -> tuple[Part, Part]:
    """A crown of black curls (Nino): those behind the skull, those over the brow."""

    def heap(centres: Sequence[tuple[float, float, float]]) -> Part:
        def draw(d: Drawing) -> None:
            for x, y, r in centres:
                d.shape(circle(x, y, r), fill, INNER)
                d.line(_spiral(x, y, r), 2.6, ink=ink)

        return draw

    behind = heap(
        [
            (286, 160, 22),
            (290, 190, 19),
            (300, 128, 24),
            (282, 90, 26),
            (246, 66, 27),
            (206, 56, 26),
            (166, 66, 26),
        ]
    )
    over = heap(
        [
            (140, 96, 24),
            (134, 128, 20),
            (170, 82, 24),
            (206, 78, 25),
            (244, 86, 26),
            (274, 112, 25),
            (158, 116, 20),
            (190, 108, 22),
            (224, 110, 22),
            (252, 130, 21),
            (282, 146, 21),
            (270, 168, 15),
        ]
    )
    return behind, over


def _spiral(x: float, y: float, r: float) -> Outline:
    points: list[Node] = []
    for step in range(9):
        angle = math.radians(200 + step * 55)
        radius = r * (0.68 - 0.065 * step)
        points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return smooth(points, closed=False)


def under_cap(fill: str, ink: str = INK) -> Part:
    """Hair that shows behind both ears of a man from the front, below his cap (Rocco)."""
    return mass(
        trace("116,120! 113,150 116,180 122,206 134,232! 262,236! 284,236 300,212 308,176 308,120!"),
        fill,
        [
            ([(300, 146), (303, 180), (294, 216)], 3.6),
            ([(292, 150), (296, 184), (288, 222)], 3.0),
            ([(118, 146), (120, 176), (127, 206)], 3.0),
        ],
        ink=ink,
    )


def nape(fill: str, ink: str = INK) -> Part:
    """The back of a head in profile below its cap (Peppe)."""
    return mass(
        trace(
            "256,128! 284,126 308,136 310,164 307,192 302,212 294,228 280,240! 289,216 288,188 277,175 "
            "266,188 264,212! 257,186 253,156"
        ),
        fill,
        [
            ([(262, 150), (262, 172), (263, 194)], 3.0),
            ([(276, 144), (277, 158), (275, 172)], 3.0),
            ([(300, 146), (303, 180), (296, 218)], 3.4),
            ([(306, 150), (307, 176), (303, 204)], 3.0),
        ],
        ink=ink,
        shade=[Shade(angle=10, depth=0.35, spacing=6.4, width=2.6, reach=14)],
    )


def tonsure(fill: str, ink: str = INK) -> Part:
    """Hair of a bald man: a soft wreath in locks from the temple round behind the ear (Gino)."""
    outline = smooth(
        trace(
            "259,208! 254,190 256,164 264,148 278,142 292,146 303,152 309,158! "
            "311,168 310,184 307,200 302,214 294,228 284,240! 290,214 288,190 278,174 266,186"
        )
    )

    def draw(d: Drawing) -> None:
        d.shape(outline, fill, None)
        with d.clip(outline):
            d.lens([(268, 156), (281, 160), (294, 186)], 4.0, ink="#d9d5cf")
            for points, width in (
                ([(261, 156), (260, 174), (261, 200)], 2.6),
                ([(274, 146), (272, 158), (266, 172)], 3.0),
                ([(288, 142), (286, 158), (280, 170)], 3.2),
                ([(290, 140), (300, 166), (292, 206)], 3.4),
                ([(301, 150), (306, 176), (298, 212)], 3.2),
            ):
                d.lens(points, width, ink=ink)
        d.shape(outline, None, INNER, shade=[Shade(angle=10, depth=0.35, spacing=6.4, width=2.6, reach=14)])
        # Thin hairs brushed back over the bald skin.
        for hairs in ("260,153 266,141 277,134", "270,145 278,136 289,135", "285,144 294,138 302,141"):
            d.lens([(node[0], node[1]) for node in trace(hairs)], 4.0, ink=fill)

    return draw


def cropped(fill: str, ink: str = INK) -> Part:
    """Grey hair cut short and brushed forward in locks (Rosa)."""
    return mass(
        trace(
            "132,192! 122,178 116,154 116,128 122,96 148,66 194,48 248,54 288,82 306,126 304,168 296,204 "
            "282,230! 284,204 280,186 268,192 262,210! 254,184 252,158! 240,152 234,130! 214,140 200,128! "
            "182,142 166,132! 150,138 139,152 135,172"
        ),
        fill,
        [
            ([(222, 62), (184, 76), (152, 104), (140, 142)], 4.4),
            ([(230, 76), (196, 92), (174, 116), (168, 134)], 4.2),
            ([(238, 88), (212, 104), (204, 126)], 4.0),
            ([(244, 84), (262, 110), (262, 146)], 4.2),
            ([(246, 66), (284, 100), (288, 152)], 4.4),
            ([(284, 130), (294, 164), (288, 204)], 4.0),
            ([(264, 140), (274, 160), (270, 186)], 3.8),
        ],
        shine=[([(216, 66), (178, 82), (148, 112)], 6.0), ([(248, 76), (276, 104), (282, 146)], 6.0)],
        light="#d6d3ce",
        ink=ink,
        shade=[Shade(angle=12, depth=0.18, spacing=7.0, width=2.8, reach=22, start=0.15, stop=0.9)],
    )
