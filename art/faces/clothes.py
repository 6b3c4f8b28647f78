"""Clothes of the sitters, from the collar down to the edge of the medallion."""

from __future__ import annotations

from collections.abc import Sequence

from art.faces.sitter import DETAIL, INNER, OUTER, Part, Sleeve
from art.faces.trace import trace
from art.kit.hatch import Shade
from art.kit.inks import RED, WHITE, YELLOW
from art.kit.paths import Node, circle, ellipse, polyline, smooth
from art.kit.svg import Drawing

CLOTH = (
    Shade(angle=4, depth=0.3, spacing=8, width=3.8, reach=56),
    Shade(angle=90, depth=0.2, spacing=9, width=3.2, reach=24, stop=0.55),
)
LEFT: tuple[Node, ...] = ((6, 440, "c"), (36, 392), (92, 360), (148, 344))
RIGHT: tuple[Node, ...] = ((318, 344), (362, 366), (392, 402), (402, 440, "c"), (402, 560, "c"))


def shoulders(fill: str, neckline: Sequence[Node]) -> Part:
    """One garment over both shoulders; `neckline` goes from the far side to the near side."""

    def draw(d: Drawing) -> None:
        d.shape(smooth([*LEFT, *neckline, *RIGHT]), fill, OUTER, shade=CLOTH)
        d.fold(([(96, 402), (110, 382), (132, 366)], 4.4), ([(330, 402), (318, 384), (300, 370)], 4.4))

    return draw


def near_shoulder(d: Drawing, sleeve: Sleeve) -> None:
    """The raised shoulder once more, before hair and jaw: it goes on into the garment without an edge."""
    s = sleeve.seam
    top = trace("318,344 340,353 362,366 392,402 402,440")
    outline = smooth(
        [
            (310 + s, 342 + s * 0.3, "c"),
            *top[1 if s else 0 :],
            *trace("402,560! 330,560!"),
            (326 + s, 440),
            (318 + s, 384),
        ]
    )
    d.shape(outline, sleeve.cloth, None)
    with d.clip(outline):
        if sleeve.stripe:
            for k in range(6):
                y = 358 + 21 * k
                d.line(
                    smooth([(300, y + 6), (346, y + 10), (410, y + 36)], closed=False), 9.0, ink=sleeve.stripe
                )
        d.hatch(outline, CLOTH[0])
    d.line(smooth([*trace("300,339 310,342"), *top], closed=False), OUTER)
    # The seam of the sleeve, and the folds that the lifted cloth throws from it.
    d.line(
        smooth(
            [(332 + s * 0.6, 560), (326 + s * 0.6, 430), (329 + s * 0.6, 390), (338 + s * 0.3, 356)],
            closed=False,
        ),
        DETAIL,
    )
    for level, wide in ((446, 5.4), (422, 4.6)):
        d.fold(
            (
                [
                    (327 + s * 0.6, level),
                    (344 + s * 0.5, level - 17),
                    (366 + s * 0.4, level - 23),
                ],
                wide,
            )
        )
    if sleeve.armhole:
        d.line(smooth(trace("310,342 318,384 326,440 330,560"), closed=False), OUTER)


def jacket(fill: str, lapel: str) -> Part:
    """A jacket with lapels over a shirt."""

    def draw(d: Drawing) -> None:
        front = smooth(trace("164,338! 190,350 224,358 262,348 290,336! 262,440! 190,440!"))
        d.shape(front, WHITE, INNER, shade=[Shade(angle=0, depth=0.16, spacing=8, width=2.6, reach=20)])
        far = smooth([*LEFT, (164, 336, "c"), (180, 380), (212, 440, "c")])
        near = smooth([(222, 440, "c"), (262, 384), (290, 334, "c"), *RIGHT])
        d.shape(far, fill, OUTER, shade=[CLOTH[1]])
        d.shape(near, fill, OUTER, shade=[CLOTH[0]])
        d.shape(
            smooth(trace("164,336! 148,350 136,374! 156,378! 146,392! 208,440! 182,386")),
            lapel,
            INNER,
        )
        d.shape(
            smooth(trace("290,334! 306,352 312,378! 290,380! 298,396! 226,440! 262,388")),
            lapel,
            INNER,
            shade=[Shade(angle=20, depth=0.28, spacing=7, width=2.8, reach=24)],
        )

    return draw


def collar(fill: str = WHITE) -> Part:
    """The two points of a shirt collar under the chin."""

    def draw(d: Drawing) -> None:
        d.shape(smooth(trace("177,318! 162,338 184,372! 218,350! 192,338")), fill, INNER)
        d.shape(
            smooth(trace("277,314! 252,338 218,350! 250,376! 290,336")),
            fill,
            INNER,
            shade=[Shade(angle=20, depth=0.3, spacing=6.5, width=2.4, reach=18)],
        )

    return draw


def roll_neck(fill: str, dark: str) -> Part:
    """A knitted roll-neck jersey."""

    def draw(d: Drawing) -> None:
        shoulders(fill, [(176, 336), (218, 346), (276, 334)])(d)
        roll = smooth(
            trace("168,318! 196,328 236,326 284,306! 292,326 290,350 256,366 212,370 174,358 164,338")
        )
        d.shape(roll, dark, OUTER)
        with d.clip(roll):
            for k in range(11):
                x = 172 + k * 11.4
                d.lens([(x + 2, 322), (x, 344), (x + 1, 368)], 3.2)

    return draw


def striped(base: str, stripe: str) -> Part:
    """A sailor's jersey with level stripes."""

    def draw(d: Drawing) -> None:
        outline = smooth([*LEFT, (170, 334, "c"), (222, 358), (284, 332, "c"), *RIGHT])
        d.shape(outline, base, None)
        with d.clip(outline):
            for k in range(5):
                y = 352 + k * 21
                d.line(
                    smooth(
                        [(20, y + 44), (100, y + 14), (222, y + 6), (320, y + 12), (396, y + 42)],
                        closed=False,
                    ),
                    9.0,
                    ink=stripe,
                )
        d.shape(outline, None, OUTER, shade=[CLOTH[0]])
        d.line(smooth([(166, 340), (220, 367), (289, 338)], closed=False), INNER)

    return draw


def braces(fill: str) -> Part:
    """The bib and straps of a workman's overalls."""

    def draw(d: Drawing) -> None:
        d.shape(
            smooth(trace("120,352! 146,346! 172,400 168,440! 120,440! 138,400")),
            fill,
            INNER,
        )
        d.shape(
            smooth(trace("312,342! 336,352! 312,400 322,540! 270,540! 276,400")),
            fill,
            INNER,
        )
        d.shape(
            smooth(trace("140,378! 220,382 308,378! 316,540! 134,540!")),
            fill,
            INNER,
        )
        for x in (158, 294):
            d.shape(circle(x, 389, 6), YELLOW, DETAIL)

    return draw


def cardigan(fill: str, blouse: str) -> Part:
    """A cardigan open over a blouse with a high collar and a brooch."""

    def draw(d: Drawing) -> None:
        front = smooth(trace("166,334! 222,346 288,330! 286,440! 166,440!"))
        d.shape(front, blouse, INNER)
        band = smooth(trace("178,312! 206,326 244,322 276,304! 284,326 250,346 206,348 172,332"))
        d.shape(band, blouse, INNER, shade=[Shade(angle=10, depth=0.3, spacing=6.5, width=2.4, reach=24)])
        for x in (196, 240):
            d.fold(([(x, 352), (x + 1, 376), (x - 1, 404)], 3.0))
        far = smooth([*LEFT, (166, 334, "c"), (182, 368), (190, 440, "c")])
        near = smooth([(254, 440, "c"), (270, 376), (290, 330, "c"), *RIGHT])
        d.shape(far, fill, OUTER, shade=[CLOTH[1]])
        d.shape(near, fill, OUTER, shade=[CLOTH[0]])
        for x in (70, 92, 114, 136, 158):
            d.lens([(x + 8, 372 + (158 - x) * 0.14), (x + 3, 392), (x - 4, 416)], 3.2)
        d.line(smooth([(152, 340), (170, 378), (176, 436)], closed=False), DETAIL)
        d.line(smooth([(304, 338), (284, 378), (268, 436)], closed=False), DETAIL)
        d.shape(ellipse(222, 346, 12, 13), YELLOW, INNER)
        d.shape(ellipse(222, 346, 5.4, 6), RED, DETAIL)

    return draw


def waistcoat(fill: str, shirt: str, bow: str, dots: str) -> Part:
    """A waistcoat, a shirt and a dotted bow tie."""

    def draw(d: Drawing) -> None:
        shoulders(shirt, [(166, 336), (222, 352), (288, 334)])(d)
        d.shape(
            smooth(trace("112,440! 116,388 140,347! 160,340! 184,396 216,440!")),
            fill,
            OUTER,
        )
        d.shape(
            smooth(trace("222,560! 222,440! 264,390 292,336! 318,345! 338,388 342,560!")),
            fill,
            OUTER,
            shade=[Shade(angle=0, depth=0.3, spacing=7.5, width=3.2, reach=30)],
        )
        stand = smooth(trace("172,312! 200,331 246,328 282,302! 291,336! 226,356 166,342!"))
        d.shape(stand, shirt, INNER, shade=[Shade(angle=10, depth=0.3, spacing=6.5, width=2.4, reach=18)])
        wings = (
            smooth(trace("214,354! 190,334 166,330 160,350 164,376 190,374")),
            smooth(trace("218,354! 246,332 274,326 284,346 280,374 250,374")),
        )
        for wing in wings:
            d.shape(wing, bow, OUTER - 1)
            with d.clip(wing):
                for i in range(11):
                    for j in range(4):
                        d.shape(circle(160 + i * 13 + (j % 2) * 6.5, 334 + j * 12, 2.7), dots, None)
        d.hatch(wings[1], Shade(angle=10, depth=0.3, spacing=6, width=2.6, reach=18))
        d.fold(([(212, 354), (198, 350), (186, 344)], 3.4), ([(222, 354), (238, 350), (254, 342)], 3.4))
        d.shape(smooth(trace("206,346 216,342 227,346 229,362 217,366 205,362")), bow, INNER)

    return draw


def shawl(fill: str, edge: str, dress: str) -> Part:
    """A shawl crossed at the breast, with a woven edge."""

    def draw(d: Drawing) -> None:
        d.shape(
            smooth(trace("170,336! 222,362 284,332! 290,440! 160,440!")),
            dress,
            INNER,
        )
        near = smooth([(150, 440, "c"), (206, 420), (262, 384), (284, 330, "c"), *RIGHT])
        far = smooth(
            [*LEFT, (168, 334, "c"), (186, 372), (224, 402), (262, 480), (280, 560, "c"), (6, 560, "c")]
        )
        for shape, layer in ((near, CLOTH[0]), (far, CLOTH[1])):
            d.shape(shape, fill, OUTER, shade=[layer])
        band = smooth(
            trace("168,334! 186,372 224,402 262,480 280,560! 250,560! 236,490 206,416 166,382 148,344!")
        )
        d.shape(band, edge, INNER)
        collar_near = smooth(trace("284,330! 262,384 234,404! 248,412! 280,392 306,338!"))
        d.shape(collar_near, edge, INNER, shade=[Shade(angle=10, depth=0.3, spacing=6, width=2.4, reach=14)])
        for x, y in ((165, 352), (175, 374), (192, 393), (214, 408), (240, 422)):
            d.shape(polyline([(x, y - 6), (x + 6, y), (x, y + 6), (x - 6, y)]), fill, 2.4)
        for x, y in ((289, 350), (281, 372), (265, 392)):
            d.shape(polyline([(x, y - 6), (x + 6, y), (x, y + 6), (x - 6, y)]), fill, 2.4)
        for x in (60, 88, 116):
            d.lens([(x + 10, 376 + (116 - x) * 0.12), (x + 2, 396), (x - 6, 420)], 3.6)

    return draw


def dress(fill: str) -> Part:
    """A dress with a pointed neckline, its edge turned over."""

    def draw(d: Drawing) -> None:
        neckline = trace("166,337! 190,372 222,414! 262,374 288,335!")
        d.shape(smooth([*LEFT, *neckline, *RIGHT]), fill, OUTER)
        d.hatch(smooth([(222, 414, "c"), (262, 374), (288, 335, "c"), *RIGHT, (222, 560, "c")]), CLOTH[0])
        for edge in ("150,344 178,376 216,426", "304,340 276,380 230,426"):
            d.line(smooth(trace(edge), closed=False), DETAIL)
        d.fold(([(84, 410), (100, 388), (128, 368)], 4.4), ([(112, 420), (126, 400), (146, 384)], 3.4))
        d.fold(([(340, 414), (328, 390), (312, 374)], 4.4))

    return draw
