"""The weight of the horse: blacks, and strokes that follow its muscles; in the units of `horse`."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.inks import INK
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.parts.engrave import rake

RUMP: tuple[Point, ...] = ((62, 424), (56, 446), (60, 476), (74, 506), (96, 524))
RUMP_SHADOW: tuple[Point, ...] = ((86, 430), (84, 448), (88, 470), (100, 490), (116, 504))
SHOULDER: tuple[Point, ...] = ((306, 420), (318, 444), (326, 472), (332, 504), (330, 524))
SHOULDER_SHADOW: tuple[Point, ...] = ((330, 424), (342, 446), (350, 470), (354, 494), (350, 514))
GROIN: tuple[Point, ...] = ((186, 522), (168, 516), (160, 500), (158, 480))
GROIN_SHADOW: tuple[Point, ...] = ((164, 530), (148, 508), (142, 488), (142, 470))


def trunk(d: Drawing) -> None:
    """The black under the belly and below the saddle cloth; within the outline, before the near legs."""
    d.shape(
        smooth([(130, 528, "c"), (186, 516), (240, 529), (300, 528), (346, 518), (390, 512, "c"), (386, 530),
            (300, 542), (186, 530)]),
        INK, None,
    )  # fmt: skip
    d.fold(
        ([(132, 500), (136, 528), (158, 546)], 7), ([(294, 540), (304, 506), (306, 460), (300, 420)], 9),
    )  # fmt: skip


def quarters(d: Drawing) -> None:
    """Rump, thigh, shoulder and chest, over the near legs."""
    rake(d, RUMP, RUMP_SHADOW, 15, width=3.0, bend=0.12, seed=5)
    rake(d, SHOULDER, SHOULDER_SHADOW, 13, width=3.0, bend=0.1, seed=6)
    rake(d, GROIN, GROIN_SHADOW, 8, width=3.2, bend=0.1, seed=7)
    d.fold(
        ([(110, 404), (126, 426), (130, 456)], 5), ([(352, 520), (372, 512), (392, 496)], 5.4),
        ([(98, 522), (118, 500), (128, 470)], 5),
    )  # fmt: skip


def far_leg(d: Drawing, stations: Sequence[Station]) -> None:
    """The second layer of hatching, crossing the first: what stands behind is darker."""
    d.limb(stations, None, None, depth=0.98, spacing=5.4, width=3.2, lean=-0.4, back=0.3, seed=9, after=50)


def joint(d: Drawing, leg: Sequence[Station], fill: str, *, hock: bool) -> None:
    """The bone that stands out of a leg: the point of the hock behind, or the knee in front."""
    above, (x, y, half), below = leg[-6:-3]
    way, out = (-1.0, 4.6) if hock else (1.0, 2.2)
    edge: list[Node] = [
        (above[0] + way * (above[2] - 0.4), above[1], "c"), (x + way * (half + out), y - 7),
        (x + way * (half + out * 0.7), y + 5), (below[0] + way * (below[2] - 0.4), below[1], "c"),
    ]  # fmt: skip
    d.shape(smooth([*edge, (x, y, "c")]), fill, None)
    d.line(smooth(edge, closed=False), OUTER)
    foot = (x + way * (half + out * 0.4), y - 6)
    d.fold(([foot, (x + way * half * 0.3, y - 1), (x - way * half * 0.2, y + 7)], 4.4))
    d.fold(([(x + way * half * 0.7, y + 10), (x + way * half * 0.2, y + 17), (x, y + 28)], 3.4))
