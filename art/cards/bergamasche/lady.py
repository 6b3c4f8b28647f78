"""The small lady of the 4 di spade: in a wide gown, a fan in one hand, a carnation in the other."""

from __future__ import annotations

from art.cards.bergamasche.flowers import carnation
from art.cards.bergamasche.inks import BLUE, FLESH, HAIR, INK, OCHRE, RED, WHITE
from art.cards.kit.hatch import Shade
from art.cards.kit.inks import LIP
from art.cards.kit.paths import Node, circle, ellipse, lozenge, mirror, polar, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing

_CLOTH = [Shade(depth=0.42, spacing=5, width=3), Shade(angle=50, depth=0.2, spacing=5, width=2.4)]


def lady(d: Drawing) -> None:
    """About 310 high round the card's middle."""
    with d.at(0, 2, 1.04):
        _gown(d)
        _arms(d)
        _bodice(d)
        _head(d)


def _gown(d: Drawing) -> None:
    skirt: list[Node] = [
        (-24, -10, "c"), (24, -10, "c"), (47, 14), (63, 70), (74, 142, "c"), (43, 156), (0, 160), (-43, 156),
            (-74, 142, "c"),
        (-63, 70), (-47, 14),
    ]  # fmt: skip
    d.shape(smooth(skirt), RED, OUTER, shade=_CLOTH)
    panel: list[Node] = [
        (-12, -4, "c"),
        (12, -4, "c"),
        (24, 60),
        (36, 156, "c"),
        (0, 160),
        (-36, 156, "c"),
        (-24, 60),
    ]
    d.shape(smooth(panel), BLUE, INNER, shade=_CLOTH)
    for y in (28, 62, 98, 132):
        d.shape(lozenge(0, y, 7 + y * 0.04, 11), OCHRE, DETAIL)
    hem: list[Node] = [(-71, 128, "c"), (-43, 141), (0, 145), (43, 141), (71, 128, "c"), (74, 142, "c"), (43,
        156), (0, 160),
        (-43, 156), (-74, 142, "c")]  # fmt: skip
    d.shape(smooth(hem), INK, OUTER)
    d.flats(*(circle(x, 150 - abs(x) * 0.14, 3.8) for x in range(-65, 66, 13)), ink=OCHRE)
    d.fold(
        ([(-26, 0), (-43, 50), (-57, 126)], 4.4),
        ([(28, 2), (48, 56), (55, 126)], 4.4),
        ([(38, 14), (60, 62), (66, 120)], 4),
    )


def _arms(d: Drawing) -> None:
    d.limb(
        [(-26, -70, 13), (-50, -48, 15), (-58, -26, 10)],
        OCHRE,
        start="round",
        end="round",
        depth=0.6,
        spacing=4.8,
    )
    d.limb([(-58, -26, 8), (-51, -4, 6), (-46, 6, 6)], FLESH, INNER, end="round", depth=0.6, spacing=4.6)
    fan: list[Node] = [
        (-40, 18, "c"),
        *((-40 + x, 18 + y, "c") for x, y in (polar(58, t) for t in (182, 200, 220, 240, 258))),
    ]
    d.shape(smooth(fan), WHITE, INNER)
    for k, t in enumerate((190, 201, 212, 223, 234, 245)):
        x, y = polar(56, t)
        d.fold(([(-40, 18), (-40 + x, 18 + y)], 3 if k % 2 else 2.2))
    _fingers(d, -45, 10, -38)
    d.limb(
        [(26, -70, 13), (54, -52, 15), (64, -34, 10)],
        OCHRE,
        start="round",
        end="round",
        depth=0.7,
        spacing=4.8,
    )
    d.line(smooth([(72, -70, "c"), (70, -100), (74, -122, "c")], closed=False), INNER)
    carnation(d, 74, -118, 34, 6)
    d.limb([(64, -34, 8), (70, -54, 7), (72, -72, 7)], FLESH, INNER, end="round", depth=0.6, spacing=4.6)
    _fingers(d, 71, -72, 8, flip=True)


def _fingers(d: Drawing, x: float, y: float, turn: float, *, flip: bool = False) -> None:
    """Four bent fingers round a thin stick at (x, y), the thumb laid up along it."""
    with d.at(x, y, rotate=turn, flip=flip):
        back: list[Node] = [(-2, -10), (8, -9), (11, 2), (7, 13), (-2, 12)]
        d.shape(smooth(back), FLESH, INNER)
        for k in range(4):
            half = 3.6 - 0.3 * k
            d.limb([(6, -6 + 6 * k, half), (-7, -5.4 + 6 * k, half)], FLESH, DETAIL, start="round",
                end="round", depth=0)  # fmt: skip
        d.limb(
            [(7, -2, 3.6), (3, -12, 3.6), (-2, -19, 2.8)], FLESH, DETAIL, start="round", end="round", depth=0
        )


def _bodice(d: Drawing) -> None:
    half: list[Node] = [
        (0, -84),
        (-16, -88),
        (-30, -84, "c"),
        (-27, -60),
        (-18, -34),
        (-24, -8, "c"),
        (0, 6, "c"),
    ]
    d.shape(smooth(mirror(half, 0, whole=True)), BLUE, OUTER, shade=_CLOTH)
    d.shape(smooth([(-11, -80, "c"), (11, -80, "c"), (7, -30), (0, 4, "c"), (-7, -30)]), OCHRE, INNER)
    d.fold(
        *(
            ([(-8 + k * 0.4, -70 + 15 * k), (0, -66 + 15 * k), (8 - k * 0.4, -70 + 15 * k)], 2.6)
            for k in range(5)
        )
    )


def _head(d: Drawing) -> None:
    hair: list[Node] = [(0, -162), (-24, -156), (-32, -134), (-34, -104), (-20, -96, "c"), (0, -100)]
    d.shape(
        smooth(mirror(hair, 0, whole=True)),
        HAIR,
        INNER,
        shade=[Shade(angle=90, depth=0.5, spacing=4.6, width=2.4)],
    )
    d.shape(smooth([(-8, -108, "c"), (8, -108, "c"), (10, -88), (20, -80, "c"), (0, -70), (-20, -80, "c"),
        (-10, -88)]), FLESH,
        INNER, shade=[Shade(depth=0.4, spacing=4.4, width=2)])  # fmt: skip
    face: list[Node] = [(0, -152), (-18, -146), (-20, -126), (-13, -106), (0, -98)]
    d.shape(
        smooth(mirror(face, 0, whole=True)),
        FLESH,
        INNER,
        shade=[Shade(depth=0.3, spacing=4.6, width=2, start=0.3)],
    )
    for x in (-8, 8):
        d.lens([(x - 5, -127), (x, -130), (x + 5, -127)], 2.6)
        d.flats(circle(x, -126.4, 2.3), ink=INK)
        d.lens([(x - 6, -135), (x, -138.4), (x + 6, -135)], 2)
    d.fold(([(1, -114), (2, -120), (-1, -130)], 2.2))
    d.lens([(-4, -114), (0, -112.6), (4, -114)], 2)
    d.flats(smooth([(-6, -107, "c"), (-2, -109), (0, -108), (2, -109), (6, -107, "c"), (0, -103)]), ink=LIP)
    for x in (-26, 26):
        for y in (-128, -112):
            d.shape(circle(x, y, 8.6), HAIR, DETAIL)
            d.lens([(x + 4, y), (x, y - 5), (x - 4, y), (x, y + 4)], 2)
    hat: list[Node] = [
        (-34, -150),
        (-20, -158),
        (0, -154),
        (22, -159),
        (36, -152),
        (24, -144),
        (0, -146),
        (-22, -143),
    ]
    d.shape(smooth(hat), OCHRE, INNER, shade=[Shade(angle=90, depth=0.4, spacing=4.4, width=2.2)])
    d.shape(smooth([(-18, -154, "c"), (-16, -170), (0, -175), (16, -170), (18, -155, "c"), (0, -150)]), RED,
        INNER,
        shade=_CLOTH)  # fmt: skip
    d.shape(ellipse(0, -152, 5, 5), WHITE, DETAIL)
