"""Common parts of the four horsemen: their place on the horse, the trunk of the coat and its skirt.

Designed on a horse facing right; the trunk's middle is x = 222, the seat y = 404.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK
from art.cards.kit.paths import Outline, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.napoletane import body, horse, horse_foreleg, horse_heads, horse_mane, horse_tail, tack
from art.cards.napoletane.card import WIDTH
from art.cards.parts import legs

GROWN = 1.14
"""Scale of the rider above the saddle, beside his design."""
HEAD = 1.08
"""Scale of the heads."""
HAND = 1.16
"""Scale of the hands."""


@contextmanager
def facing_left(d: Drawing) -> Iterator[None]:
    """Mirror what is designed for a horse facing right."""
    with d.at(WIDTH, 0, 1.0, 0, flip=True):
        yield


@contextmanager
def upper(d: Drawing, *, left: bool = False) -> Iterator[None]:
    """The rider above the saddle, drawn a little larger about his seat; not mirrored."""
    seat = WIDTH - 222 if left else 222
    with d.at(seat * (1 - GROWN), 406 * (1 - GROWN), GROWN):
        yield


def mounted(
    d: Drawing,
    coat: legs.Coat,
    harness: tack.Tack,
    *,
    lifted: legs.Lifted,
    head: horse_heads.HorseHead,
    nod: float = 0.0,
    fore: horse_foreleg.Lift | None = None,
    hind: legs.Hind = legs.WALKING,
    tail: horse_tail.Tail = horse_tail.hanging,
    mane: horse_mane.Mane = horse_mane.flowing,
) -> None:
    """The harnessed horse, before the rider; the other words are those of `horse`."""
    carried = fore or (horse_foreleg.NEAR if lifted == "near" else horse_foreleg.FAR)
    horse.behind(d, coat, lifted=lifted, fore=carried, hind=hind, tail=tail)
    horse.body(d, coat, lifted=lifted, fore=carried, head=head, nod=nod, hind=hind, mane=mane)
    tack.harness(d, harness, nod)
    tack.cloth(d, harness)


def trunk(d: Drawing, fill: str, shade: Sequence[Shade] = body.CLOTH) -> Outline:
    """The body of the coat from the shoulders to the waist; its outline is returned for trimmings."""
    outline = smooth([
        (196, 236, "c"), (174, 248, "c"), (182, 290), (180, 330), (184, 374, "c"), (222, 382),
        (260, 374, "c"), (264, 330), (264, 290),
        (276, 248, "c"), (250, 236, "c"),
    ])  # fmt: skip
    d.shape(outline, fill, OUTER, shade=shade)
    d.fold(
        ([(183, 308), (194, 320), (200, 344)], 6),
        ([(263, 304), (250, 320), (246, 350)], 6),
        ([(186, 372), (196, 358), (200, 338)], 5),
        ([(258, 374), (250, 358), (250, 340)], 5),
    )
    return outline


def skirt(d: Drawing, fill: str, hem: str) -> None:
    """The skirt of the coat, lying over the thigh, with a trimmed edge."""
    outline = smooth([
        (184, 376, "c"), (170, 404), (156, 440), (152, 466, "c"), (178, 470), (204, 470), (236, 456),
        (264, 436), (286, 416, "c"),
        (276, 394), (260, 374, "c"),
    ])  # fmt: skip
    d.shape(outline, fill, OUTER, shade=[Shade(angle=45, depth=0.4), Shade(angle=180, depth=0.14, width=2)])
    edge = smooth([
        (155, 450, "c"), (180, 455), (203, 454), (232, 441), (258, 422), (279, 403, "c"), (286, 416, "c"),
        (264, 436), (236, 456),
        (204, 470), (178, 470), (152, 466, "c"),
    ])  # fmt: skip
    d.shape(edge, hem, INNER, shade=[Shade(angle=100, depth=0.3, spacing=5.4, width=2.2, reach=8)])
    d.fold(
        ([(202, 386), (190, 418), (184, 450)], 5),
        ([(222, 388), (220, 420), (216, 448)], 5),
        ([(244, 386), (252, 404), (252, 424)], 4.4),
    )


def robe(d: Drawing, fill: str, hem: str, lining: str) -> None:
    """A long riding coat, slit at the hip: its tail falls over the saddle, its front lies over the thigh and
    the bent knee, the corner turned back to show the lining.
    """
    tail = smooth([
        (188, 376, "c"), (170, 400), (155, 432), (146, 484, "c"), (172, 495), (202, 498), (236, 492, "c"),
        (240, 440), (230, 376, "c"),
    ])  # fmt: skip
    d.shape(tail, fill, OUTER, shade=[Shade(angle=40, depth=0.3), Shade(angle=180, depth=0.14, width=2)])
    edge = smooth([
        (150, 464, "c"), (174, 474), (204, 477), (238, 471, "c"), (236, 492, "c"), (202, 498), (172, 495),
        (146, 484, "c"),
    ])  # fmt: skip
    d.shape(edge, hem, INNER, shade=[Shade(angle=70, depth=0.3, spacing=5.4, width=2.2)])
    d.shapes([circle(x, y, 4) for x, y in ((164, 481), (184, 486), (204, 488))], lining)
    d.fold(([(186, 396), (172, 428), (166, 466)], 6), ([(196, 420), (190, 446), (192, 472)], 5))
    # The shadow of the thigh on the tail.
    d.shape(smooth([
        (190, 404, "c"), (192, 440), (206, 466), (226, 482), (236, 492, "c"), (244, 470), (220, 430),
    ]), INK, None)  # fmt: skip
    front = smooth([
        (206, 374, "c"), (196, 398), (198, 428), (214, 454), (238, 472), (256, 484, "c"), (259, 513, "c"),
        (288, 518), (315, 510, "c"), (322, 484), (318, 458), (302, 428), (282, 398), (262, 374, "c"),
    ])  # fmt: skip
    d.shape(front, fill, OUTER, shade=[Shade(angle=60, depth=0.3), Shade(angle=240, depth=0.1, width=2)])
    edge = smooth([
        (257.5, 494, "c"), (288, 498), (319.4, 490, "c"), (315, 510, "c"), (288, 518), (259, 513, "c"),
    ])  # fmt: skip
    d.shape(edge, hem, INNER, shade=[Shade(angle=80, depth=0.3, spacing=5.4, width=2.2)])
    d.shapes([circle(x, y, 4) for x, y in ((270, 505), (288, 508), (305, 504))], lining)
    # Drawn over the knee, gathered behind it and at the hip.
    d.fold(
        ([(258, 486), (282, 478), (304, 462)], 7),
        ([(257, 478), (268, 456), (288, 440)], 6),
        ([(262, 494), (284, 490), (302, 482)], 5),
        ([(204, 440), (226, 430), (252, 434)], 6),
        ([(198, 420), (222, 406), (250, 408)], 5),
        ([(216, 384), (234, 392), (254, 396)], 4.4),
    )


def tassets(d: Drawing, fill: str, edge: str) -> None:
    """A short skirt of square lappets, the thigh bare of it."""
    for k, (x, y, turn) in enumerate(
        ((176, 380, 16), (198, 384, 8), (262, 376, -34), (222, 386, -4), (244, 384, -18))
    ):
        with d.at(x, y, 1.0, turn):
            flap = smooth([
                (-15, -8, "c"), (-17, 20), (-19, 44, "c"), (-10, 52), (0, 48, "c"), (10, 54), (19, 45, "c"),
                (17, 20), (15, -8, "c"),
            ])  # fmt: skip
            d.shape(
                flap, fill, OUTER, shade=[Shade(depth=0.44, seed=k), Shade(angle=90, depth=0.14, width=2.2)]
            )
            border = smooth([
                (-18, 34, "c"), (-9, 41), (0, 37, "c"), (9, 42), (18, 35, "c"), (19, 45, "c"), (10, 54),
                (0, 48, "c"), (-10, 52), (-19, 44, "c"),
            ])  # fmt: skip
            d.shape(border, edge, DETAIL)
            d.fold(([(0, -4), (-1, 14), (0, 30)], 4))
