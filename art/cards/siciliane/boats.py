"""The two fishing boats of the 6 di spade, with lateen sails and painted eyes."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, circle, ellipse, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.siciliane.inks import BLUE, EARTH, GREEN, INK, OCHRE, RED, SKY, WHITE, YELLOW
from art.cards.siciliane.small_head import small_head


def boats(d: Drawing, x: float, y: float, scale: float = 1.0) -> None:
    """Two boats on one sea; 440 wide and 190 high, the sea's middle at (x, y)."""
    with d.at(x, y, scale):
        for gx, gy in ((-6, -138), (20, -152), (-30, -158)):
            d.lens([(gx - 11, gy - 5), (gx - 4, gy - 6), (gx, gy)], 3)
            d.lens([(gx + 11, gy - 7), (gx + 4, gy - 6), (gx, gy)], 3)
        with d.at(-108, -12):
            _boat(d, RED, GREEN, YELLOW)
        with d.at(104, -10, 0.94, flip=True):
            _boat(d, YELLOW, RED, GREEN)
        _sea(d)


def _boat(d: Drawing, sail: str, hull: str, band: str) -> None:
    """A boat sailing to the left with a man at the tiller; about 180 wide, her keel at y = 10."""
    mast: list[Station] = [(-8, -10, 3.4), (-12, -80, 3), (-14, -128, 2.4)]
    d.limb(mast, EARTH, DETAIL, depth=0)
    canvas: list[Node] = [
        (-66, -64, "c"),
        (-30, -104),
        (32, -158, "c"),
        (46, -108),
        (52, -48, "c"),
        (18, -38),
        (-22, -44),
    ]
    d.shape(smooth(canvas), WHITE, OUTER)
    for low, high in (((-46, -58), (-22, -111)), ((-8, -46), (12, -139)), ((30, -44), (34, -152))):
        stripe: list[Node] = [
            (low[0] - 8, low[1] + 3, "c"), (high[0] - 5, high[1] + 6, "c"), (high[0] + 5, high[1] - 2, "c"),
            (low[0] + 9, low[1] + 1, "c"),
        ]  # fmt: skip
        d.shape(polyline(stripe), sail, DETAIL)
    d.hatch(smooth(canvas), Shade(depth=0.26, spacing=5.6, width=2.6))
    d.line(smooth(canvas), OUTER)
    d.line(smooth([(-76, -56), (-26, -106), (40, -168)], closed=False), OUTER)
    d.shape(polyline([(-14, -128), (-14, -146), (-36, -140), (-14, -134)]), hull, DETAIL)
    _fisher(d, band)
    body: list[Node] = [
        (-92, -36, "c"), (-70, -24), (-30, -17), (20, -17), (58, -22), (78, -32, "c"), (74, -10),
        (62, 10, "c"), (-58, 10, "c"),
        (-76, -6), (-88, -24),
    ]  # fmt: skip
    d.shape(smooth(body), hull, OUTER, shade=[Shade(angle=80, depth=0.36, spacing=5.4, width=2.8)])
    rail: list[Node] = [
        (-92, -36, "c"), (-70, -24), (-30, -17), (20, -17), (58, -22), (78, -32, "c"), (76, -21, "c"),
        (56, -12), (20, -7),
        (-30, -7), (-70, -14), (-87, -24, "c"),
    ]  # fmt: skip
    d.shape(smooth(rail), band, INNER)
    d.shape(ellipse(-68, -5, 8.4, 5.4), WHITE, DETAIL)
    d.shape(circle(-69, -5, 2.8), INK, None)
    d.limb([(-90, -34, 4), (-96, -46, 4), (-94, -54, 4.6)], OCHRE, INNER, end="round", depth=0)


def _fisher(d: Drawing, ink: str) -> None:
    body: list[Node] = [(46, -18, "c"), (44, -38), (50, -54), (60, -58), (70, -50), (72, -20, "c")]
    d.shape(
        smooth(body), ink if ink != GREEN else RED, INNER, shade=[Shade(depth=0.4, spacing=4.8, width=2.4)]
    )
    with d.at(58, -70, 0.72):
        small_head(d)
        cap: list[Node] = [
            (-17, -12, "c"),
            (-14, -24),
            (4, -30),
            (20, -20),
            (28, -4, "c"),
            (16, -10),
            (0, -14),
        ]
        d.shape(smooth(cap), RED if ink != RED else GREEN, INNER)
    d.limb(
        [(52, -46, 5), (40, -34, 4.4), (30, -30, 4)],
        ink if ink != GREEN else RED,
        DETAIL,
        start="round",
        end="round",
        depth=0,
    )


def _sea(d: Drawing) -> None:
    sea: list[Node] = [(-222, 8, "c")]
    sea += [(-206 + 23 * k, 0 if k % 2 else -9) for k in range(19)]
    sea += [(222, 8, "c"), (120, 18), (0, 13), (-120, 19)]
    d.shape(smooth(sea), SKY, INNER)
    for x0 in (-170, -90, -20, 60, 140):
        d.line(
            smooth([(x0 + 11 * k, 6 + (-2.6 if k % 2 else 2)) for k in range(5)], closed=False),
            INNER,
            ink=BLUE,
        )
