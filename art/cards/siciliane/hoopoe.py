"""The hoopoe that sits on the lying club of the 7 di bastoni."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.siciliane.inks import INK, RELIEF, STONE, WHITE

RUST = "#d98a4a"
CREST: Point = (-58, -84)


def hoopoe(d: Drawing, x: float, y: float, scale: float = 1.0) -> None:
    """A hoopoe looking to the left, 230 wide and 135 high, its feet at (x, y)."""
    with d.at(x, y, scale, -6):
        _tail(d)
        for foot in (-14, 6):
            d.limb([(foot + 4, -20, 3), (foot, -6, 2.6)], STONE, DETAIL, depth=0)
            d.ticks(
                ((foot, -6), (foot - 12, 2), 4),
                ((foot, -6), (foot - 2, 4), 4),
                ((foot, -6), (foot + 9, 2), 4),
            )
        _crest(d)
        bill: list[Node] = [
            (-76, -76, "c"), (-96, -75), (-116, -66), (-130, -52, "c"), (-114, -59), (-96, -66),
            (-74, -66, "c"),
        ]  # fmt: skip
        d.shape(smooth(bill), STONE, INNER)
        body: list[Node] = [
            (-80, -72), (-76, -84), (-64, -90), (-50, -86), (-42, -74), (-30, -66), (-6, -66), (24, -58),
            (54, -42), (72, -28, "c"), (52, -22), (24, -14), (-6, -14), (-32, -22), (-48, -36), (-56, -54),
            (-66, -62),
        ]  # fmt: skip
        d.shape(
            smooth(body), RUST, OUTER,
            shade=[Shade(angle=76, depth=0.3, spacing=5.2, width=2.6)],
        )  # fmt: skip
        d.shape(circle(-67, -76, 3.6), INK, None)
        d.shape(circle(-68, -77.2, 1.2), WHITE, None)
        _wing(d)


def _crest(d: Drawing) -> None:
    """The raised fan, black at the tips."""
    for turn in (-152, -132, -30, -112, -52, -92, -72):
        a = math.radians(turn)
        length = 48 if abs(turn + 92) < 30 else 42
        with d.at(*CREST, rotate=turn):
            plume: list[Node] = [
                (0, -4, "c"),
                (length * 0.6, -8),
                (length, 0),
                (length * 0.6, 8),
                (0, 4, "c"),
            ]
            d.shape(smooth(plume), RELIEF, DETAIL)
        tip = (CREST[0] + math.cos(a) * (length - 4), CREST[1] + math.sin(a) * (length - 4))
        d.shape(circle(*tip, 4.6), INK, None)


def _wing(d: Drawing) -> None:
    """Folded, banded black and white."""
    wing: list[Node] = [
        (-34, -56, "c"), (-10, -64), (24, -58), (60, -40), (96, -18, "c"), (60, -20), (22, -24), (-10, -30),
        (-30, -42),
    ]  # fmt: skip
    with d.clip(smooth(wing)):
        d.shape(smooth(wing), INK, None)
        for x, half in ((-24, 4.6), (-4, 5.2), (18, 5.2), (40, 5), (62, 4.4)):
            band: list[Station] = [(x + 12, -74, half), (x + 6, -48, half), (x - 8, -10, half)]
            d.limb(band, WHITE, None, depth=0)
    d.line(smooth(wing), INNER)


def _tail(d: Drawing) -> None:
    """Black, with one white bar."""
    tail: list[Node] = [
        (56, -44, "c"), (90, -26), (126, -4, "c"), (120, 8), (108, 14, "c"), (80, -6), (44, -22, "c"),
    ]  # fmt: skip
    with d.clip(smooth(tail)):
        d.shape(smooth(tail), INK, None)
        d.limb([(112, -24, 6), (92, 12, 6)], WHITE, None, depth=0)
    d.line(smooth(tail), INNER)
