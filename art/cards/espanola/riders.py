"""Place of horse and rider on the card, and parts of all four riders. Riders are drawn in card units."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from art.cards.espanola import body, muscles
from art.cards.espanola.card import FLOOR, MIDDLE
from art.cards.espanola.gesture import Gesture
from art.cards.espanola.inks import INK, WHITE
from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, Outline, Point, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.kit.track import step, unit
from art.cards.parts import saddlery, steed
from art.cards.parts.legs import Coat
from art.cards.parts.saddlery import Harness
from art.cards.parts.steed import Posture

GROUP = 0.905
SCALE = 1.12
_MID = 240.0
_REACH = 31.0  # from the wrist to the middle of the fist
_SEAT: Point = (222, 404)
SEAT: Point = (333.0, 494.0)
"""Seat of a rider on a horse at rest that faces left."""


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
    """Way from the seat for which riders are designed to the saddle."""
    x, y = posture.forehand.apply(_SEAT)
    return (MIDDLE - SCALE * (x - _MID) - SEAT[0], FLOOR - SCALE * (731 - y) - SEAT[1])


@contextmanager
def rider(d: Drawing, posture: Posture) -> Iterator[None]:
    """The rider, drawn as on a horse at rest, moves with the saddle and keeps upright."""
    with d.at(*_offset(posture)):
        yield


def seated(*, lean: float, slope: float, tilt: float) -> Gesture:
    """Bend of a rider above the saddle (see `Gesture`)."""
    return Gesture(
        hip=0, lean=lean, slope=slope, tilt=tilt, drop=8, grown=1.14, spine=334, neck=(334, 276), hips=490,
        seated=True, size=1.0,
    )  # fmt: skip


def mount(
    d: Drawing, coat: Coat, harness: Harness, posture: Posture, *, pendants: int = 0, sheen: str = INK
) -> None:
    """The horse, harnessed and under its saddle cloth; `sheen`: the strokes that model it."""
    with horse(d):
        steed.draw(d, coat, posture, dappled=False)
        muscles.model(d, posture, sheen)
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
