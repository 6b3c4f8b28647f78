"""Neck, skull, ear and the marks of age."""

from __future__ import annotations

from art.faces.sitter import DETAIL, INNER, OUTER, Head, Mood
from art.faces.trace import trace
from art.faces.turn import Angle
from art.kit.hatch import Shade
from art.kit.paths import Node, Outline, smooth
from art.kit.svg import Drawing


def face_outline(head: Head, puff: float = 0.0, angle: Angle = "quarter") -> Outline:
    """The contour of the head without hair, seen from `angle`: brow, socket, cheekbone, chin, jaw, skull.

    `puff`, a share of 1: how full of air the cheeks are; both swell beyond chin and temple.
    """
    return smooth(_nodes(head, puff, angle))


def _nodes(head: Head, puff: float, angle: Angle) -> list[Node]:
    return {"quarter": _quarter, "front": _front, "profile": _profile}[angle](head, puff)


def _quarter(head: Head, puff: float) -> list[Node]:
    j, c, f = head.jaw, head.chin, head.cheeks
    return [
        (147, 116),
        (137, 142),
        (134, 160),
        (139, 178),
        (132 - f * 0.6 - 2 * puff, 200),
        (133 - f - 14 * puff, 220),
        (140 - f * 1.1 - 24 * puff, 243),
        (147 - j * 0.4 - f * 0.4 - 21 * puff, 263 + c * 0.5),
        (158 - j * 0.3 - 9 * puff, 285 + c),
        (174, 297 + c),
        (194, 297 + c),
        (214 + j * 0.3, 287 + c * 0.8),
        (238 + j * 0.8 + f * 0.5 + 9 * puff, 269 + c * 0.5 + f * 0.4 + 8 * puff),
        (258 + j + f * 0.6 + 10 * puff, 246 + f * 0.4),
        (267 + j * 0.6, 218),
        *trace("275,185 281,150 274,112 248,84 208,76 172,90"),
    ]


def _front(head: Head, puff: float) -> list[Node]:
    j, c, f = head.jaw, head.chin, head.cheeks
    return [
        *trace("143,118 136,146 135,172"),
        (135 - f * 0.5, 198),
        (137 - f - j * 0.3 - 8 * puff, 222),
        (142 - f - j * 0.8 - 19 * puff, 246 + f * 0.3),
        (154 - j * 0.7 - 15 * puff, 271 + c * 0.5),
        (171 - j * 0.3 - 3 * puff, 290 + c),
        (187, 298 + c),
        (204, 298 + c),
        (223 + j * 0.3 + 4 * puff, 289 + c),
        (244 + j * 0.7 + 16 * puff, 270 + c * 0.5),
        (258 + f + j * 0.8 + 18 * puff, 246 + f * 0.3),
        (266 + f * 0.6 + j * 0.4 + 7 * puff, 220),
        *trace("271,188 275,150 268,112 244,84 206,75 168,87"),
    ]


def _profile(head: Head, puff: float) -> list[Node]:
    j, c, f = head.jaw, head.chin, head.cheeks
    return [
        *trace("148,112 136,138 132,158 140,176 138,196"),
        (136 - 2 * puff, 222),
        (130 - 8 * puff, 243),
        (127 - 4 * puff, 258),
        (134 - 5 * puff, 273 + c * 0.3),
        (134, 287 + c),
        (142, 302 + c),
        (160, 305 + c),
        (190 + j * 0.3, 295 + c * 0.8 + f * 0.4 + 5 * puff),
        (222 + j * 0.6 + f * 0.4 + 5 * puff, 275 + f * 0.5 + c * 0.4 + 5 * puff),
        (244 + j * 0.6, 244 + f * 0.4),
        *trace("264,226 290,206 304,164 294,114 258,80 208,70 170,84"),
    ]


def neck(d: Drawing, head: Head, skin: str, ink: str, nape: float = 0.0) -> None:
    """The neck down into the collar, in the shadow of the jaw, hatched in `ink`; its `nape` so far back."""
    n = head.neck
    outline = smooth(
        [
            (186 - n * 0.5, 262, "c"),
            (185 - n, 300),
            (181 - n, 330),
            (160 - n, 352, "c"),
            (222, 402, "c"),
            (304 + n, 356, "c"),
            (276 + n, 332),
            (266 + n + nape * 0.5, 300),
            (264 + n * 0.6 + nape, 232 - nape * 1.7, "c"),
        ]
    )
    d.shape(outline, skin, None)
    c = head.chin
    shadow = smooth(
        [
            (180 - n, 290 + c, "c"),
            (206, 286 + c),
            (238, 266 + c * 0.5),
            (260 + n * 0.6 - nape, 236, "c"),
            (264 + n - 2 * nape, 286),
            (240, 314 + c * 0.5),
            (204, 321 + c),
            (184 - n, 316 + c, "c"),
        ]
    )
    with d.clip(outline):
        d.hatch(
            shadow,
            Shade(
                angle=258,
                depth=0.95,
                spacing=7.6,
                width=4.2,
                reach=30 + 14 * head.shade,
                bend=0.04,
                seed=6,
                ink=ink,
            ),
        )
        d.hatch(
            outline,
            Shade(angle=8, depth=0.3, spacing=7.5, width=3.2, reach=24, start=0.54, stop=0.8, ink=ink),
        )
    d.shape(outline, None, OUTER)


def face(d: Drawing, head: Head, skin: str, ink: str, puff: float = 0.0, angle: Angle = "quarter") -> None:
    """The head itself without its `contour`, full of `puff`.

    Hatched in `ink` down the cheek and jaw that turn from the light.
    """
    outline = face_outline(head, puff, angle)
    d.shape(outline, skin, None)
    reach = {"quarter": 44, "front": 34, "profile": 30}[angle]
    side = Shade(
        angle=14,
        depth=0.3 * head.shade,
        spacing=8.4,
        width=3.4,
        reach=reach * head.shade,
        start=0.36,
        stop=0.97,
        seed=3,
        ink=ink,
    )
    below = Shade(
        angle=62,
        depth=0.14 * head.shade,
        spacing=7.6,
        width=2.8,
        reach=20,
        start=0.3,
        stop=0.9,
        seed=4,
        ink=ink,
    )
    with d.clip(outline):
        # The back of a head in profile lies under hair, or shines.
        d.hatch(outline, *((below,) if angle == "profile" else (side, below)))
        if head.stubble:
            _stubble(d)


def _stubble(d: Drawing) -> None:
    """The shadow of a beard shaved this morning."""
    d.hatch(
        smooth(trace("150,262 168,272 200,276 232,250 262,214 270,246 240,280 190,300")),
        Shade(angle=80, depth=0.5, spacing=6.2, width=2.2, reach=9, bend=0.0, seed=8, ink="#8a6a52"),
    )


def contour(d: Drawing, head: Head, puff: float, angle: Angle) -> None:
    """The line round the face, after its shade: strokes of skin colour across it would look like a seam."""
    d.shape(face_outline(head, puff, angle), None, OUTER)


def below_temples(d: Drawing, head: Head, puff: float, angle: Angle) -> None:
    """The line round the face once more, after what was painted up to it: from the far temple to the ear."""
    d.line(smooth(_nodes(head, puff, angle)[3:14], closed=False), OUTER)


def blush(d: Drawing, ink: str) -> None:
    """A little red on the near cheek."""
    d.shape(smooth(trace("208,224 232,215 250,226 240,243 216,243")), ink, None)


def far_ear(d: Drawing, skin: str) -> None:
    """Part of the other ear that a face seen from the front shows behind the cheek."""
    d.shape(smooth(trace("146,190 137,179 128,179 124,191 127,208 134,222 146,226")), skin, INNER)
    d.line(smooth(trace("137,188 130,189 131,202 138,212"), closed=False), DETAIL)


def ear(d: Drawing, skin: str) -> None:
    """The near ear with its rim and shell."""
    d.shape(
        smooth(trace("266,188 274,175 289,174 296,189 291,210 282,226 271,229 266,216")),
        skin,
        INNER,
        shade=[Shade(angle=20, depth=0.34, spacing=6, width=2.6, reach=12)],
    )
    d.line(smooth(trace("272,190 281,183 288,190 284,205 277,212"), closed=False), DETAIL)
    d.line(smooth([(272, 203), (278, 200), (277, 211), (271, 216)], closed=False), DETAIL)


def wrinkles(d: Drawing, head: Head, mood: Mood) -> None:
    """Lines that years and laughing leave: folds beside the nose, crow's feet, brow lines, bags."""
    age = head.age
    up = mood.cheeks
    if age > 0.2 or mood.cheeks > 2:
        weight = 2.4 + 2.2 * max(age, mood.cheeks / 8)
        d.fold(([(181, 232 - up * 0.4), (199, 239 - up * 0.6), (211, 251 - up * 0.4)], weight))
    if age <= 0.6 and (mood.brow_inner > 10 or mood.brow >= 14):
        # Raised brows fold the forehead.
        d.lens(
            [(173, 142 - mood.brow * 0.2), (191, 136 - mood.brow * 0.2), (211, 139 - mood.brow * 0.2)], 2.6
        )
        d.lens(
            [(178, 131 - mood.brow * 0.2), (192, 127 - mood.brow * 0.2), (207, 129 - mood.brow * 0.2)], 2.2
        )
    if mood.cheeks > 5 and age <= 0.3 and not mood.squeeze:
        d.fold(([(239, 183), (245, 179), (250, 174)], 2.6), ([(240, 189), (247, 188), (253, 186)], 2.6))
    if age > 0.3:
        d.fold(([(236, 188), (247, 184), (254, 178)], 2.8), ([(237, 194), (249, 195), (257, 193)], 2.8))
        d.lens([(190, 207 - up), (206, 212 - up), (224, 206 - up)], 2.8)
    if age > 0.6:
        d.fold(([(150, 266), (154, 276), (162, 282)], 2.6))
        d.fold(([(237, 200), (247, 204), (255, 206)], 2.6))
        d.lens([(168, 144), (190, 137), (216, 139)], 2.8)
        d.lens([(172, 133), (192, 127), (212, 129)], 2.6)
        d.fold(([(216, 258), (224, 268), (222, 280)], 3.0))
