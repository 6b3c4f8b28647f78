"""A cock and a prickly pear: country neighbours of the 5 di coppe and the 5 di bastoni."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import plume
from art.cards.kit.paths import Node, circle, ellipse, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.siciliane.inks import GREEN, INK, OCHRE, RED, WHITE, YELLOW


def rooster(d: Drawing, x: float, y: float, scale: float = 1.0) -> None:
    """A black cock crowing to the left, red and yellow, 130 wide and 160 high, standing on (x, y)."""
    with d.at(x, y, scale):
        d.shape(smooth([(-56, 4, "c"), (-20, -4), (24, -3), (58, 4, "c"), (20, 10), (-24, 10)]), INK, None)
        for x0 in (-10, 10):
            d.limb([(x0 + 2, -40, 5), (x0 + 1, -20, 3.6), (x0, -2, 3.4)], YELLOW, DETAIL, depth=0)
            d.ticks(((x0, -6), (x0 - 15, 1), 5), ((x0, -6), (x0 + 12, 0), 5))
        for points, ink, half in (
            ([(20, -60), (50, -78), (68, -44)], INK, 9.0), ([(22, -66), (54, -104), (76, -76)], RED, 9.5),
            ([(18, -70), (44, -128), (72, -112)], INK, 9.5), ([(12, -74), (26, -138), (54, -148)], RED, 9.0),
        ):  # fmt: skip
            d.shape(plume(points, half), ink, INNER)
        body: list[Node] = [
            (-34, -128, "c"), (-46, -104), (-50, -80), (-42, -56), (-20, -38), (6, -34), (28, -46), (36, -64),
            (22, -74), (2, -78), (-10, -96), (-16, -128, "c"),
        ]  # fmt: skip
        d.shape(smooth(body), INK, OUTER)
        wing: list[Node] = [(-28, -70, "c"), (-6, -74), (18, -66), (36, -52, "c"), (20, -50),
            (24, -42, "c"), (6, -46),
            (4, -40, "c"), (-16, -50)]  # fmt: skip
        d.shape(smooth(wing), RED, INNER)
        d.fold(([(34, -52), (12, -60), (-12, -64)], 5), ([(22, -43), (4, -52), (-14, -57)], 5))
        hackle: list[Node] = [
            (-40, -130, "c"), (-48, -108), (-52, -88, "c"), (-42, -94), (-40, -80, "c"), (-32, -92),
            (-26, -78, "c"),
            (-20, -92), (-10, -84, "c"), (-12, -108), (-18, -130, "c"),
        ]  # fmt: skip
        d.shape(smooth(hackle), YELLOW, INNER)
        d.fold(([(-40, -84), (-36, -102), (-33, -120)], 5), ([(-26, -82), (-26, -102), (-26, -120)], 5))
        comb: list[Node] = [
            (-44, -134, "c"), (-54, -148), (-46, -152, "c"), (-43, -145), (-40, -158, "c"), (-33, -147),
            (-26, -157, "c"),
            (-23, -144), (-12, -146, "c"), (-16, -128, "c"),
        ]  # fmt: skip
        d.shape(smooth(comb), RED, INNER)
        d.shape(smooth([(-18, -124), (-20, -136), (-30, -142), (-41, -139), (-46, -129), (-41, -120),
            (-30, -117)]), YELLOW,
            INNER)  # fmt: skip
        d.shape(polyline([(-44, -134), (-64, -140), (-50, -128), (-62, -121), (-43, -123)]), YELLOW, INNER)
        d.shape(smooth([(-42, -121, "c"), (-48, -110), (-42, -100), (-34, -108), (-33, -119, "c")]),
            RED, INNER)  # fmt: skip
        d.shape(circle(-35, -131, 3.4), INK, None)


# Pads of the prickly pear: x, y, half-axes, turn.
PADS: tuple[tuple[float, float, float, float, float], ...] = (
    (2, -32, 22, 32, 4), (-30, -78, 17, 25, -30), (26, -82, 19, 27, 24), (-4, -96, 16, 25, -4),
    (-48, -114, 13, 19, -22),
    (44, -126, 14, 20, 16), (10, -138, 14, 20, 12), (-24, -138, 12, 17, -14),
)  # fmt: skip
FRUIT: tuple[tuple[float, float, float], ...] = (
    (-56, -132, -26), (-42, -134, -6), (38, -146, -4), (52, -144, 24), (8, -158, 0), (20, -154, 26),
    (-30, -154, -16),
    (-46, -92, -60), (46, -98, 52),
)  # fmt: skip


def prickly_pear(d: Drawing, x: float, y: float, scale: float = 1.0) -> None:
    """A prickly pear with red and yellow fruit, 120 wide and 170 high, growing from (x, y)."""
    with d.at(x, y, scale):
        ground: list[Node] = [(-52, 4, "c"), (-20, -6), (24, -5), (54, 4, "c"), (16, 10), (-22, 9)]
        d.shape(smooth(ground), YELLOW, INNER, shade=[Shade(angle=90, depth=0.6, spacing=5.2, width=2.4)])
        for k, (fx, fy, turn) in enumerate(FRUIT):
            with d.at(fx, fy, rotate=turn):
                d.shape(ellipse(0, -2, 6.4, 9.4), (RED, OCHRE, RED)[k % 3], INNER)
                d.lens([(-4, -8), (0, -10), (4, -8)], 2.4)
        for px, py, rx, ry, turn in reversed(PADS):
            with d.at(px, py, rotate=turn):
                pad: list[Node] = [(0, ry), (-rx * 0.7, ry * 0.6), (-rx, -ry * 0.2),
                    (-rx * 0.62, -ry * 0.85), (0, -ry),
                    (rx * 0.62, -ry * 0.85), (rx, -ry * 0.2), (rx * 0.7, ry * 0.6)]  # fmt: skip
                d.shape(smooth(pad), GREEN, OUTER, shade=[Shade(depth=0.36, spacing=5.2, width=2.8)])
                for sx, sy in (
                    (-0.4, -0.4),
                    (0.3, -0.55),
                    (-0.1, 0.0),
                    (-0.5, 0.25),
                    (0.35, 0.1),
                    (0.0, 0.5),
                ):
                    d.ticks(
                        *(((rx * sx, ry * sy), (rx * sx + dx, ry * sy - 4.4), 1.9) for dx in (-2.6, 2.6)),
                        ink=WHITE,
                    )
