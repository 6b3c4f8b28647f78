"""What the four horsemen share: their place on the horse, the trunk of the coat and its skirt.

Designed on a horse facing right; the trunk's middle is x = 222, the seat y = 404.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Outline, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.napoletane import body, horse, horse_foreleg, horse_heads, horse_mane, horse_tail, tack
from art.cards.napoletane.card import WIDTH
from art.cards.parts import legs

GROWN = 1.14
"""How much larger the rider is drawn than he is designed, above the saddle."""
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
    """A long riding robe over the thigh down to the shin, its front edge turned back to show the lining."""
    turned = smooth([
        (252, 378, "c"), (280, 396), (300, 424), (304, 468), (296, 520, "c"), (276, 516, "c"), (270, 470),
        (262, 430), (250, 400, "c"),
    ])  # fmt: skip
    d.shape(turned, lining, OUTER, shade=[Shade(angle=20, depth=0.5, spacing=5.4)])
    outline = smooth([
        (184, 376, "c"), (168, 408), (152, 452), (146, 500), (148, 534, "c"), (182, 544), (222, 540),
        (256, 532), (284, 518, "c"),
        (282, 470), (274, 430), (258, 396), (246, 376, "c"),
    ])  # fmt: skip
    d.shape(outline, fill, OUTER, shade=[Shade(angle=40, depth=0.36), Shade(angle=180, depth=0.12, width=2)])
    edge = smooth([
        (147, 510, "c"), (182, 521), (221, 517), (254, 509), (284, 494, "c"), (284, 518, "c"), (256, 532),
        (222, 540), (182, 544), (148, 534, "c"),
    ])  # fmt: skip
    d.shape(edge, hem, INNER, shade=[Shade(angle=70, depth=0.3, spacing=5.4, width=2.2)])
    d.shapes([circle(x, y, 4) for x, y in BEADS], lining)
    # The thigh lies under the cloth: long folds fall from hip and knee.
    d.fold(
        ([(200, 388), (182, 440), (174, 504)], 5.5),
        ([(218, 392), (210, 450), (206, 510)], 5.5),
        ([(268, 446), (250, 470), (240, 506)], 5.5),
        ([(276, 462), (270, 484), (268, 498)], 4.4),
        ([(236, 388), (250, 410), (262, 430)], 4.4),
        ([(264, 440), (240, 428), (222, 430)], 4.4),
    )


BEADS = ((162, 525), (182, 531), (202, 531), (222, 528), (242, 523), (261, 517), (276, 509))


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
