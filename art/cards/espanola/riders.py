"""Where horse and rider stand on the card, and what the four riders share. Riders are drawn in card units."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from art.cards.espanola import body
from art.cards.espanola.card import FLOOR, MIDDLE
from art.cards.espanola.gesture import Gesture
from art.cards.espanola.inks import OCHRE, WHITE
from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, Outline, Point, polyline, smooth, star
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import step, unit
from art.cards.parts import saddlery, steed
from art.cards.parts.legs import Coat
from art.cards.parts.saddlery import Harness
from art.cards.parts.steed import Posture

GROUP = 0.935
SCALE = 1.12
_MID = 240.0
_REACH = 31.0  # from the wrist to the middle of the fist
_SEAT: Point = (222, 404)
SEAT: Point = (333.0, 494.0)
"""Where a rider sits on a horse at rest that faces left."""


@contextmanager
def group(d: Drawing, dx: float = 0.0) -> Iterator[None]:
    """Horse, rider and what he holds, drawn a little smaller about the middle of the ground, moved by dx."""
    with d.at(MIDDLE * (1 - GROUP) + dx, FLOOR * (1 - GROUP), GROUP):
        yield


@contextmanager
def horse(d: Drawing) -> Iterator[None]:
    """The horse's own units, the horse facing left."""
    with d.at(MIDDLE + SCALE * _MID, FLOOR - SCALE * 731, SCALE, flip=True):
        yield


def on_trunk(card: Point, posture: Posture) -> Point:
    """A point of the rider, in card units, on the trunk of a horse at rest."""
    dx, dy = _offset(posture)
    x, y = _MID + (MIDDLE - card[0] - dx) / SCALE, 731 - (FLOOR - card[1] - dy) / SCALE
    m = posture.forehand
    x, y, size = x - m.e, y - m.f, m.a * m.d - m.b * m.c
    return ((m.d * x - m.c * y) / size, (m.a * y - m.b * x) / size)


def _offset(posture: Posture) -> Point:
    """How far the saddle is from where riders are designed to sit."""
    x, y = posture.forehand.apply(_SEAT)
    return (MIDDLE - SCALE * (x - _MID) - SEAT[0], FLOOR - SCALE * (731 - y) - SEAT[1])


@contextmanager
def rider(d: Drawing, posture: Posture) -> Iterator[None]:
    """The rider, drawn as on a horse at rest, moves with the saddle and keeps upright."""
    with d.at(*_offset(posture)):
        yield


def seated(*, lean: float, slope: float, tilt: float) -> Gesture:
    """How a rider bends above the saddle (see `Gesture`)."""
    return Gesture(
        hip=0, lean=lean, slope=slope, tilt=tilt, drop=8, grown=1.14, spine=334, neck=(334, 276), hips=490,
        seated=True, size=1.0,
    )  # fmt: skip


def mount(d: Drawing, coat: Coat, harness: Harness, posture: Posture, *, pendants: int = 0) -> None:
    """The horse, harnessed and under its saddle cloth."""
    with horse(d):
        steed.draw(d, coat, posture, dappled=False)
        with steed.on_trunk(d, posture):
            saddlery.straps(d, harness, posture, pendants=pendants)
            saddlery.cloth(d, harness)


def rein(d: Drawing, harness: Harness, posture: Posture, hand: Point) -> None:
    """The rein from the bit to the rider's hand, in card units."""
    with horse(d), steed.on_trunk(d, posture):
        saddlery.reins(d, harness, posture, on_trunk(hand, posture))


def rein_hand(
    d: Drawing, hold: Callable[..., None], harness: Harness, elbow: Point, wrist: Point, skin: str,
    half: float,
    cuff: str = WHITE, *, loose: bool = True,
) -> None:  # fmt: skip
    """The hand at the reins, drawn by `hold`, and the cuff at its wrist, `half` its half-width.

    `loose`: the rein's end hangs below it.
    """
    way = unit(elbow, wrist)
    x, y = fist = step(wrist, way, _REACH)
    if loose:
        run = [(x + 2, y + 10), (x + 6, y + 32), (x + 2, y + 56), (x + 10, y + 80)]
        d.shape(ribbon(run, 4.2, forked=False), harness.strap, INNER)
    with d.at(*fist):
        hold(d, skin, turn=math.degrees(math.atan2(-way[1], -way[0])))
    body.cuff(d, elbow, wrist, half, cuff)


def trunk(d: Drawing, fill: str, shade: Sequence[Shade] = ()) -> Outline:
    """Breast and back from the collar to the saddle."""
    outline = smooth([
        (312, 274, "c"), (276, 290, "c"), (284, 350), (284, 410), (290, 484, "c"), (332, 496),
        (378, 484, "c"),
        (386, 410), (384, 350), (396, 290, "c"), (358, 272, "c"),
    ])  # fmt: skip
    d.shape(outline, fill, OUTER, shade=shade or [Shade(depth=0.44), Shade(angle=180, depth=0.13, width=2.2)])
    return outline


def skirt(d: Drawing, fill: str, hem: str, *, deep: float = 0.0) -> None:
    """The skirts of the coat, spread over saddle and thigh, with a hem in a second colour."""
    nodes: list[Node] = [
        (288, 480, "c"), (272, 512), (254, 540 + deep, "c"), (282, 560 + deep), (312, 562 + deep),
        (340, 576 + deep),
        (372, 580 + deep), (408, 566 + deep, "c"), (398, 520), (380, 480, "c"), (332, 492),
    ]  # fmt: skip
    shape = smooth(nodes)
    d.shape(shape, fill, OUTER, shade=[Shade(depth=0.4), Shade(angle=90, depth=0.2, width=2.4)])
    edge: list[Node] = [
        (259, 526 + deep, "c"), (284, 544 + deep), (312, 547 + deep), (340, 560 + deep), (372, 563 + deep),
        (405, 551 + deep, "c"), (408, 566 + deep, "c"), (372, 580 + deep), (340, 576 + deep),
        (312, 562 + deep),
        (282, 560 + deep), (254, 540 + deep, "c"),
    ]  # fmt: skip
    d.shape(smooth(edge), hem, INNER)
    d.fold(
        ([(286, 548 + deep), (294, 520), (306, 494)], 6), ([(324, 554 + deep), (324, 526), (326, 498)], 7),
        ([(362, 564 + deep), (358, 530), (350, 498)], 7), ([(390, 560 + deep), (380, 530), (368, 496)], 6),
    )  # fmt: skip


def leg(d: Drawing, breeches: str, boot: str, top: str, *, swing: float = 0.0) -> None:
    """The near leg in the stirrup; `swing` moves the foot back (+) by so many card units."""
    knee: Point = (292, 606)
    ankle: Point = (300 + swing, 726)
    x, y = ankle
    d.line(polyline([(300, 560), (x - 6, y + 20)], closed=False), OUTER)
    d.limb([(356, 500, 40), (336, 546, 47), (308, 588, 40), (292, 616, 30)], breeches, OUTER, start="round",
           end="round", depth=0.85)  # fmt: skip
    d.fold(
        ([(284, 600), (304, 576), (330, 560)], 6), ([(300, 632), (320, 600), (344, 580)], 6),
        ([(372, 520), (350, 534), (326, 530)], 5),
    )  # fmt: skip
    d.shape(smooth([
        (x + 18, y - 10, "c"), (x + 22, y + 14), (x + 24, y + 30, "c"), (x - 2, y + 32), (x - 20, y + 28),
        (x - 40, y + 32),
        (x - 76, y + 31, "c"), (x - 78, y + 22), (x - 56, y + 14), (x - 32, y + 4), (x - 18, y - 10, "c"),
    ]), boot, OUTER, shade=[Shade(angle=80, depth=0.42, spacing=5.6, width=2.8)])  # fmt: skip
    d.limb([(*knee, 31), ((knee[0] * 2 + x) / 3 + 2, (knee[1] * 2 + y) / 3, 31), (x + 1, y - 18, 20),
        (x, y + 2, 18)],
           boot, OUTER, depth=0.95)  # fmt: skip
    d.fold(
        ([(x - 16, y - 8), (x + 2, y - 2), (x + 14, y - 8)], 4),
        ([(x + 18, y - 26), (x + 2, y - 20), (x - 10, y - 24)], 4),
    )
    kx, ky = knee
    d.shape(smooth([
        (kx - 38, ky - 8, "c"), (kx, ky - 20), (kx + 38, ky - 6, "c"), (kx + 42, ky + 30, "c"),
        (kx + 16, ky + 24),
        (kx, ky + 34), (kx - 20, ky + 22), (kx - 40, ky + 30, "c"),
    ]), top, OUTER, shade=[Shade(depth=0.42, spacing=5.6)])  # fmt: skip
    # Stirrup and spur.
    d.line(smooth([(x + 16, y + 24, "c"), (x - 6, y + 4), (x - 30, y + 24, "c")], closed=False), OUTER)
    d.shape(polyline([(x + 20, y + 30), (x - 36, y + 33), (x - 36, y + 43), (x + 20, y + 40)]), OCHRE, INNER)
    d.shape(smooth([(x + 22, y + 12, "c"), (x + 36, y + 14), (x + 46, y + 10, "c"), (x + 46, y + 17, "c"),
        (x + 36, y + 21),
                    (x + 23, y + 20, "c")]), OCHRE, INNER)  # fmt: skip
    d.shape(star(x + 52, y + 14, 11, 5, 8), OCHRE, DETAIL)
