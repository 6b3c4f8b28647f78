"""Neck, skull, ear and the marks of age."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Outline, smooth
from art.cards.kit.svg import Drawing
from art.faces.sitter import DETAIL, INNER, OUTER, Head, Mood
from art.faces.trace import trace


def face_outline(head: Head, puff: float = 0.0) -> Outline:
    """The contour of the head without hair: brow, socket, cheekbone, chin, jaw, skull.

    `puff`, a share of 1: how full of air the cheeks are; both swell beyond chin and temple.
    """
    j, c, f = head.jaw, head.chin, head.cheeks
    return smooth(
        [
            (147, 116),
            (137, 142),
            (134, 160),
            (139, 178),
            (132 - f * 0.6, 200),
            (133 - f - 5 * puff, 220),
            (140 - f * 1.1 - 20 * puff, 243),
            (147 - j * 0.4 - f * 0.4 - 21 * puff, 263 + c * 0.5),
            (158 - j * 0.3 - 9 * puff, 285 + c),
            (174, 297 + c),
            (194, 297 + c),
            (214 + j * 0.3, 287 + c * 0.8),
            (238 + j * 0.8 + f * 0.5 + 9 * puff, 269 + c * 0.5 + f * 0.4 + 8 * puff),
            (258 + j + f * 0.6 + 10 * puff, 246 + f * 0.4),
            (267 + j * 0.6, 218),
            (275, 185),
            (281, 150),
            (274, 112),
            (248, 84),
            (208, 76),
            (172, 90),
        ]
    )


def neck(d: Drawing, head: Head, skin: str, ink: str) -> None:
    """The neck down into the collar, in the shadow of the jaw, hatched in `ink`."""
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
            (266 + n, 300),
            (264 + n * 0.6, 232, "c"),
        ]
    )
    d.shape(
        outline,
        skin,
        OUTER,
        shade=[Shade(angle=8, depth=0.4, spacing=7.5, width=3.4, reach=40, start=0.2, ink=ink)],
    )
    c = head.chin
    shadow = smooth(
        [
            (180 - n, 290 + c, "c"),
            (206, 286 + c),
            (238, 266 + c * 0.5),
            (262 + n, 238, "c"),
            (268 + n, 286),
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


def face(d: Drawing, head: Head, skin: str, blush: str | None, ink: str, puff: float = 0.0) -> None:
    """The head itself, hatched in `ink` down the cheek and jaw that turn from the light, full of `puff`."""
    outline = face_outline(head, puff)
    d.shape(outline, skin, OUTER)
    with d.clip(outline):
        if blush is not None:
            d.shape(smooth(trace("208,224 232,215 250,226 240,243 216,243")), blush, None)
        d.hatch(
            outline,
            Shade(
                angle=14,
                depth=0.3 * head.shade,
                spacing=8.4,
                width=3.4,
                reach=44 * head.shade,
                start=0.36,
                stop=0.97,
                seed=3,
                ink=ink,
            ),
            Shade(
                angle=62,
                depth=0.14 * head.shade,
                spacing=7.6,
                width=2.8,
                reach=20,
                start=0.3,
                stop=0.9,
                seed=4,
                ink=ink,
            ),
        )


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


def stubble(d: Drawing, head: Head) -> None:
    """The shadow of a beard shaved this morning."""
    outline = face_outline(head)
    with d.clip(outline):
        d.hatch(
            smooth(trace("150,262 168,272 200,276 232,250 262,214 270,246 240,280 190,300")),
            Shade(angle=80, depth=0.5, spacing=6.2, width=2.2, reach=9, bend=0.0, seed=8, ink="#8a6a52"),
        )


def wrinkles(d: Drawing, head: Head, mood: Mood) -> None:
    """What years and laughing leave: folds beside the nose, crow's feet, brow lines, bags."""
    age = head.age
    up = mood.cheeks
    if age > 0.2 or mood.cheeks > 2:
        weight = 2.4 + 2.2 * max(age, mood.cheeks / 8)
        d.fold(([(181, 232 - up * 0.4), (195, 244 - up * 0.6), (203, 262 - up * 0.4)], weight))
    if age > 0.3:
        d.fold(([(236, 188), (247, 184), (254, 178)], 2.8), ([(237, 194), (249, 195), (257, 193)], 2.8))
        d.lens([(190, 207 - up), (206, 212 - up), (224, 206 - up)], 2.8)
        d.fold(([(150, 266), (154, 276), (162, 282)], 2.6))
    if age > 0.6:
        d.fold(([(237, 200), (247, 204), (255, 206)], 2.6))
        d.lens([(168, 144), (190, 137), (216, 139)], 2.8)
        d.lens([(172, 133), (192, 127), (212, 129)], 2.6)
        d.fold(([(216, 258), (224, 268), (222, 280)], 3.0))
