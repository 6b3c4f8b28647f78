"""The horse of the cavalli, facing right; mirror it with `Drawing.at(510, 0, flip=True)`.

Card units; the hooves stand on y = 730, the saddle is near (220, 405).
"""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK, WHITE
from art.cards.kit.paths import Matrix, Node, circle, moved, placed, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.napoletane import horse_flesh, horse_mane, horse_tail
from art.cards.parts import horse_face, legs
from art.cards.parts.legs import Coat, Lifted

GROWN = 1.13  # the head and neck are drawn a little larger than designed, about (362, 338)

_HEAD: list[Node] = [
    (318, 334), (322, 294), (332, 258), (350, 232), (366, 222), (384, 222), (400, 233), (412, 254),
    (425, 282), (441, 306),
    (456, 322), (464, 336), (462, 348), (453, 354, "c"), (453, 363), (444, 369), (434, 363), (428, 354),
    (414, 348), (398, 345),
    (382, 343), (370, 335),
]  # fmt: skip
_TRUNK: list[Node] = [
    (368, 350), (376, 380), (392, 410), (408, 440), (413, 470), (406, 498), (386, 518), (352, 528),
    (296, 536), (236, 536), (186, 522), (150, 520), (110, 526), (76, 508), (60, 476), (56, 446),
    (66, 418), (92, 400),
    (130, 395), (170, 402), (214, 410), (258, 406), (286, 392),
]  # fmt: skip


def carriage(nod: float) -> Matrix:
    """Where the head and neck go from their design: grown, and lowered by `nod` degrees."""
    grown = placed(362 * (1 - GROWN), 338 * (1 - GROWN), GROWN)
    turned = placed(rotate=nod)
    x, y = turned.apply((330, 386))
    return placed(330 - x, 386 - y).after(turned).after(grown)


def behind(
    d: Drawing,
    coat: Coat,
    *,
    lifted: Lifted,
    fore: legs.Folded = legs.FAR_LIFTED,
    hind: legs.Hind = legs.WALKING,
    tail: horse_tail.Tail = horse_tail.hanging,
) -> None:
    """Tail and far legs; `fore`: how a lifted far foreleg is folded; `hind`: the hind legs' step."""
    legs.standing(d, hind[1], coat.far, coat, seed=3, after=55)
    horse_flesh.far_leg(d, hind[1])
    horse_flesh.joint(d, hind[1], coat.far, hock=True)
    tail(d, coat)
    if lifted == "far":
        legs.lifted(d, fore, coat.far, coat)
    else:
        with d.at(-10 if lifted == "near" else 0):
            legs.standing(d, legs.FAR_FORE, coat.far, coat, seed=4, after=40)
            horse_flesh.far_leg(d, legs.FAR_FORE)


def body(
    d: Drawing,
    coat: Coat,
    *,
    lifted: Lifted,
    nod: float = 0.0,
    engraved: bool = False,
    hind: legs.Hind = legs.WALKING,
    mane: horse_mane.Mane = horse_mane.flowing,
) -> None:
    """Trunk, neck and head, near legs, mane; `nod` lowers the head by so many degrees.

    `engraved`: head and neck are modelled with many strokes instead of a few.
    """
    head = carriage(nod)
    with d.under(head):
        _ears(d, coat)
    outline = smooth([*moved(_HEAD, head), *_TRUNK])
    d.shape(outline, coat.body, OUTER)
    with d.clip(outline):
        _modelling(d, head, engraved)
        _cast(d, engraved)
        horse_flesh.trunk(d)
        if engraved:
            horse_face.chest(d)
            with d.under(head):
                horse_face.neck(d)
    legs.standing(d, hind[0], coat.body, coat, seed=1, after=50)
    horse_flesh.joint(d, hind[0], coat.body, hock=True)
    d.shape(smooth([(62, 440), (110, 400), (168, 430), (172, 490), (150, 500), (76, 492)]), coat.body, None)
    if lifted == "near":
        legs.lifted(d, legs.LIFTED, coat.body, coat)
    else:
        legs.standing(d, legs.NEAR_FORE, coat.body, coat, seed=2, after=30)
        horse_flesh.joint(d, legs.NEAR_FORE, coat.body, hock=False)
    d.shape(smooth([(320, 440), (376, 430), (402, 462), (398, 484), (330, 482)]), coat.body, None)
    _joins(d)
    horse_flesh.quarters(d)
    with d.under(head):
        if engraved:
            horse_face.face(d)
        else:
            _face(d)
        mane(d, coat)


def _ears(d: Drawing, coat: Coat) -> None:
    for x, lean in ((386, 6), (368, 0)):
        ear = smooth(
            [
                (x - 8, 232, "c"),
                (x - 12, 212),
                (x - 4 + lean, 184, "c"),
                (x + 8 + lean * 0.5, 204),
                (x + 8, 230, "c"),
            ]
        )
        d.shape(ear, coat.body, OUTER, shade=[Shade(depth=0.4, spacing=4.6, width=2.2)])
        if lean == 0:
            d.shape(
                smooth([(x - 3, 226, "c"), (x - 6, 212), (x - 3, 196, "c"), (x + 2, 210)]), coat.far, DETAIL
            )


def _modelling(d: Drawing, head: Matrix, engraved: bool) -> None:
    """Hatching over the trunk: belly, chest, neck, rump, under the jaw."""
    # The belly behind the saddle cloth is not hatched: nobody sees it.
    for belly in (
        [(60, 470), (90, 440), (142, 470), (144, 524), (90, 520)],
        [(290, 474), (384, 470), (404, 490), (380, 520), (290, 540)],
    ):
        d.hatch(
            smooth([(x, y) for x, y in belly]), Shade(angle=84, depth=0.66, spacing=6.4, width=3.2, reach=60)
        )
    # The chest's strokes start on the very nodes of the contour, wherever the head is carried.
    chest: list[Node] = [
        *moved(_HEAD[-1:], head),
        *_TRUNK[:6],
        (372, 500),
        (366, 440),
        (350, 390),
        (348, 356),
    ]
    if not engraved:
        d.hatch(smooth(chest), Shade(angle=-14, depth=0.72, spacing=6.4, width=3.2))
    d.hatch(
        smooth([(54, 450), (70, 414), (110, 398), (88, 440), (78, 480), (90, 520), (60, 500)]),
        Shade(angle=196, depth=0.5, spacing=6, width=2.4),
    )
    d.hatch(
        smooth([(90, 400), (150, 398), (214, 412), (214, 430), (140, 416), (92, 420)]),
        Shade(angle=-80, depth=0.6, spacing=6.4, width=2.2),
    )
    jaw: list[Node] = [*_HEAD[-6:], (372, 322), (396, 330), (426, 342)]
    with d.under(head):
        d.hatch(smooth(jaw), Shade(angle=70, depth=0.8, spacing=4.8, width=2.6))


def _cast(d: Drawing, engraved: bool) -> None:
    """Shadows that the cloth and the mane throw on shoulder and neck."""
    d.hatch(
        smooth([(296, 428), (318, 440), (324, 480), (318, 524), (296, 532)]),
        Shade(angle=118, depth=0.5, spacing=6.0, width=3.0),
    )
    if engraved:
        return
    d.hatch(
        smooth([(340, 352), (376, 380), (388, 408), (364, 424), (320, 424), (318, 392)]),
        Shade(angle=196, depth=0.55, spacing=6, width=2.6),
    )


def _joins(d: Drawing) -> None:
    """Muscle lines where the legs grow out of the trunk."""
    d.fold(
        ([(334, 520), (338, 496), (330, 470)], 5), ([(402, 500), (397, 478), (384, 458)], 3.4),
        ([(172, 522), (172, 496), (158, 462)], 5.5),
        ([(60, 486), (72, 506), (84, 516)], 4), ([(296, 404), (318, 430), (350, 452)], 4.4), ([(352, 430),
        (372, 446), (386, 448)], 3.6),
        ([(180, 424), (168, 448), (170, 474)], 4), ([(96, 414), (116, 424), (130, 446)], 3.6),
        ([(340, 366), (350, 396), (346, 430)], 3.6),
    )  # fmt: skip


def _face(d: Drawing) -> None:
    """Eye, cheek, nostril, mouth."""
    d.line(
        smooth([(380, 296, "c"), (374, 314), (378, 334), (394, 341), (408, 334, "c")], closed=False), INNER
    )
    d.hatch(
        smooth([(376, 300), (392, 306), (408, 330), (396, 342), (380, 338), (373, 318)]),
        Shade(angle=40, depth=0.5, spacing=4.4, width=2.2),
    )
    d.hatch(
        smooth([(408, 258), (420, 280), (432, 297), (422, 298), (408, 282), (401, 264)]),
        Shade(angle=-20, depth=0.7, spacing=4.8, width=2),
    )
    eye = smooth([(387, 270, "c"), (393, 262), (402, 263), (408, 272, "c"), (399, 276), (391, 275)])
    d.shape(eye, INK, None)
    d.shape(circle(396, 266.6, 1.9), WHITE, None)
    d.lens([(383, 271), (392, 260), (402, 260.6), (411, 274)], 4.4)
    d.lens([(388, 277), (398, 280), (407, 275)], 2)
    d.lens([(384, 259), (394, 252), (406, 256)], 3)
    d.lens([(412, 278), (424, 298), (436, 312)], 2.2)
    d.lens([(404, 284), (414, 304), (428, 322)], 2.6)
    d.shape(smooth([(449, 336), (454, 328), (460, 332), (458, 341), (452, 344)]), INK, None)
    d.lens([(443, 342), (446, 328), (456, 322)], 2.4)
    d.fold(([(455, 354), (444, 352), (434, 345)], 4))
    d.lens([(436, 330), (440, 340), (438, 350)], 2)
    d.lens([(428, 326), (432, 338), (430, 348)], 1.8)
