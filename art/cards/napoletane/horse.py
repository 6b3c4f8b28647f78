"""The horse of the cavalli, facing right; mirror it with `Drawing.at(510, 0, flip=True)`.

Card units; the hooves stand on y = 730, the saddle is near (220, 405).
"""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Matrix, Node, moved, placed, smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.napoletane import horse_flesh, horse_foreleg, horse_heads, horse_mane, horse_tail
from art.cards.parts import horse_face, legs
from art.cards.parts.legs import Coat, Lifted

GROWN = 1.13  # the head and neck are drawn a little larger than designed, about (362, 338)

_TRUNK: list[Node] = [
    (368, 350), (376, 380), (392, 410), (408, 440), (413, 470), (406, 498), (386, 518), (352, 528),
    (296, 536), (236, 536), (186, 522), (150, 520), (110, 526), (76, 508), (60, 476), (56, 446),
    (66, 418), (92, 400),
    (130, 395), (170, 402), (214, 410), (258, 406), (286, 392),
]  # fmt: skip


def carriage(nod: float) -> Matrix:
    """Placement of the head and neck beside their design: grown, and lowered by `nod` degrees."""
    grown = placed(362 * (1 - GROWN), 338 * (1 - GROWN), GROWN)
    turned = placed(rotate=nod)
    x, y = turned.apply((330, 386))
    return placed(330 - x, 386 - y).after(turned).after(grown)


def behind(
    d: Drawing,
    coat: Coat,
    *,
    lifted: Lifted,
    fore: horse_foreleg.Lift = horse_foreleg.FAR,
    hind: legs.Hind = legs.WALKING,
    tail: horse_tail.Tail = horse_tail.hanging,
) -> None:
    """Tail and far legs; `fore`: how a lifted far foreleg is carried; `hind`: the hind legs' step."""
    legs.standing(d, hind[1], coat.far, coat, seed=3, after=55)
    horse_flesh.far_leg(d, hind[1])
    horse_flesh.joint(d, hind[1], coat.far, hock=True)
    tail(d, coat)
    if lifted == "far":
        horse_foreleg.lifted(d, fore, coat.far, coat)
    else:
        with d.at(-10 if lifted == "near" else 0):
            legs.standing(d, legs.FAR_FORE, coat.far, coat, seed=4, after=40)
            horse_flesh.far_leg(d, legs.FAR_FORE)


def body(
    d: Drawing,
    coat: Coat,
    *,
    lifted: Lifted,
    fore: horse_foreleg.Lift = horse_foreleg.NEAR,
    head: horse_heads.HorseHead,
    nod: float = 0.0,
    hind: legs.Hind = legs.WALKING,
    mane: horse_mane.Mane = horse_mane.flowing,
) -> None:
    """Trunk, neck and head, near legs, mane; `nod` lowers the head by so many degrees."""
    carried = carriage(nod)
    with d.under(carried):
        horse_heads.draw_ears(d, head, coat)
    outline = smooth([*moved(head.profile, carried), *_TRUNK])
    d.shape(outline, coat.body, OUTER)
    with d.clip(outline):
        _modelling(d, head, carried)
        _cast(d)
        horse_flesh.trunk(d)
        horse_face.chest(d)
        with d.under(carried):
            horse_face.neck(d)
    legs.standing(d, hind[0], coat.body, coat, seed=1, after=50)
    horse_flesh.joint(d, hind[0], coat.body, hock=True)
    d.shape(smooth([(62, 440), (110, 400), (168, 430), (172, 490), (150, 500), (76, 492)]), coat.body, None)
    if lifted == "near":
        horse_foreleg.lifted(d, fore, coat.body, coat)
    else:
        legs.standing(d, legs.NEAR_FORE, coat.body, coat, seed=2, after=30)
        horse_flesh.joint(d, legs.NEAR_FORE, coat.body, hock=False)
    d.shape(smooth([(320, 440), (376, 430), (402, 462), (398, 484), (330, 482)]), coat.body, None)
    _joins(d)
    horse_flesh.quarters(d)
    with d.under(carried):
        head.face(d, coat)
        mane(d, coat)


def _modelling(d: Drawing, head: horse_heads.HorseHead, carried: Matrix) -> None:
    """Hatching over the trunk: belly, rump, under the jaw."""
    # The belly behind the saddle cloth is not hatched: nobody sees it.
    for belly in (
        [(60, 470), (90, 440), (142, 470), (144, 524), (90, 520)],
        [(290, 474), (384, 470), (404, 490), (380, 520), (290, 540)],
    ):
        d.hatch(
            smooth([(x, y) for x, y in belly]), Shade(angle=84, depth=0.66, spacing=6.4, width=3.2, reach=60)
        )
    d.hatch(
        smooth([(54, 450), (70, 414), (110, 398), (88, 440), (78, 480), (90, 520), (60, 500)]),
        Shade(angle=196, depth=0.5, spacing=6, width=2.4),
    )
    d.hatch(
        smooth([(90, 400), (150, 398), (214, 412), (214, 430), (140, 416), (92, 420)]),
        Shade(angle=-80, depth=0.6, spacing=6.4, width=2.2),
    )
    jaw: list[Node] = [*head.profile[-6:], (372, 322), (396, 330), (426, 342)]
    with d.under(carried):
        d.hatch(smooth(jaw), Shade(angle=70, depth=0.8, spacing=4.8, width=2.6))


def _cast(d: Drawing) -> None:
    """The shadow that the cloth throws on the shoulder."""
    d.hatch(
        smooth([(296, 428), (318, 440), (324, 480), (318, 524), (296, 532)]),
        Shade(angle=118, depth=0.5, spacing=6.0, width=3.0),
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
