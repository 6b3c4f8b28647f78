"""Large hands that carry a cup, a view of its own for each.

A hand is drawn about the middle of the lower edge of the cup's foot, its wrist at (7, 66); `behind` is what
lies behind the cup, `before` the thumb that steadies it. Mirror with `Drawing.at`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, ellipse, smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.parts.large_hands import finger

_SOFT = Shade(angle=20, depth=0.3, spacing=4.8, width=2.6, reach=14)


@dataclass(frozen=True, kw_only=True)
class CupHand:
    """The two layers of a hand with the cup between them; both take the skin."""

    behind: Callable[[Drawing, str], None]
    before: Callable[[Drawing, str], None]


def _tray(d: Drawing, skin: str) -> None:
    for root, tip, half, bow in (
        ((30, 3), (69, -10), 6.8, 3.0), ((26, 13), (75, 4), 7.4, 4.0), ((16, 17), (63, 16), 7.8, 5.0),
    ):  # fmt: skip
        finger(d, root, tip, half, skin, bow=bow, joints=(0.64,))
    hand: list[Node] = [
        (-11, 72, "c"), (-13, 52), (-24, 38), (-37, 24), (-41, 8), (-36, -8, "c"), (32, -8, "c"), (36, 6),
        (38, 25, "c"), (32, 29), (27, 40), (25, 52), (25, 72, "c"),
    ]  # fmt: skip
    d.shape(smooth(hand), skin, None)
    d.line(smooth(hand[:6], closed=False), OUTER)
    d.line(smooth(hand[8:], closed=False), OUTER)
    d.hatch(smooth([*hand[9:], (2, 72, "c"), (6, 40)]), Shade(depth=0.5, spacing=4.8, width=2.6, reach=11))
    d.fold(([(40, 6.4), (30, 6.6), (18, 4)], 3.6), ([(40, 15.4), (29, 16.4), (15, 14)], 3.6))
    d.lens([(-8, 56), (6, 59), (20, 56)], 2.0)


def _tray_thumb(d: Drawing, skin: str) -> None:
    finger(d, (-22, 22), (-31, -17), 8.4, skin, bow=-4, joints=(0.5,), nail=True)
    d.shape(ellipse(-16, 30, 10, 8), skin, None)
    d.lens([(-12, 14), (-9, 28), (-16, 40)], 2.6)


def _palm(d: Drawing, skin: str) -> None:
    finger(d, (-28, 16), (-66, -25), 7.4, skin, bow=-7, joints=(0.5,))
    finger(d, (-24, 26), (-70, -4), 7.2, skin, bow=-8, joints=(0.5,))
    hand: list[Node] = [
        (-9, 72, "c"), (-12, 56), (-22, 44), (-34, 31), (-38, 14), (-33, -8, "c"), (40, -8, "c"), (42, 10),
        (40, 26), (34, 42), (25, 56), (24, 72, "c"),
    ]  # fmt: skip
    d.shape(smooth(hand), skin, None, shade=[_SOFT])
    d.line(smooth(hand[:6], closed=False), OUTER)
    d.line(smooth(hand[7:], closed=False), OUTER)
    d.lens([(12, 4), (5, 28), (14, 50)], 3.0)
    d.lens([(-30, 10), (-14, 16), (4, 9)], 2.4)
    d.lens([(-25, 21), (-10, 27), (3, 23)], 2.0)
    d.lens([(-7, 59), (6, 62), (18, 58)], 2.0)


def _palm_thumb(d: Drawing, skin: str) -> None:
    finger(d, (31, 22), (43, -20), 8.6, skin, bow=5, joints=(0.5,))
    d.shape(ellipse(22.5, 30, 9.5, 8), skin, None)


def _edge(d: Drawing, skin: str) -> None:
    for root, tip, half, bow in (
        ((-14, 4), (-60, -9), 7.2, -3.0), ((-12, 12), (-69, 2), 7.8, -4.0),
        ((-8, 23), (-64, 15), 7.8, -5.0), ((-2, 34), (-50, 27), 7.2, -5.0),
    ):  # fmt: skip
        finger(d, root, tip, half, skin, bow=bow, joints=(0.5,), nail=True)
    hand: list[Node] = [
        (-11, 72, "c"), (-13, 58), (-20, 48), (-26, 37, "c"), (-22, 24), (-24, 12), (-26, -8, "c"),
        (34, -8, "c"), (39, 10), (37, 28), (30, 44), (25, 56), (25, 72, "c"),
    ]  # fmt: skip
    d.shape(smooth(hand), skin, None)
    d.line(smooth(hand[:4], closed=False), OUTER)
    d.line(smooth(hand[7:], closed=False), OUTER)
    d.hatch(smooth([*hand[8:], (4, 72, "c"), (8, 40)]), Shade(depth=0.5, spacing=4.8, width=2.6, reach=11))
    d.fold(([(-26, 3), (-16, 4), (-6, 2)], 3.4), ([(-27, 14), (-16, 16), (-4, 14)], 3.4),
        ([(-26, 27), (-15, 28), (-3, 25)], 3.4))  # fmt: skip
    d.lens([(-10, 58), (6, 61), (20, 57)], 2.0)
    d.lens([(-6, 48), (8, 46), (16, 38)], 2.2)


def _edge_thumb(d: Drawing, skin: str) -> None:
    finger(d, (24, 26), (36, -21), 8.8, skin, bow=4, joints=(0.5,), nail=True)
    d.shape(ellipse(20, 33, 10, 9), skin, None)
    d.lens([(14, 10), (9, 24), (13, 38)], 2.6)


TRAY: Final = CupHand(behind=_tray, before=_tray_thumb)
"""Bent back like a tray, its fingers to the right."""
PALM: Final = CupHand(behind=_palm, before=_palm_thumb)
"""Its palm to us, two fingers reach round the foot at the left."""
EDGE: Final = CupHand(behind=_edge, before=_edge_thumb)
"""From the little finger's side: four fingers under the foot to the left."""
