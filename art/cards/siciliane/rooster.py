"""A cock and a prickly pear: country neighbours of the 5 di coppe and the 5 di bastoni."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import plume
from art.cards.kit.paths import Node, circle, ellipse, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.siciliane.inks import DARK_GREEN, EARTH, GREEN, INK, OCHRE, RED, WHITE, YELLOW


def rooster(d: Drawing, x: float, y: float, scale: float = 1.0) -> None:
    """A cock crowing to the left, 130 wide and 150 high, standing on (x, y)."""
    with d.at(x, y, scale):
        ground: list[Node] = [(-56, 3, "c"), (-20, -5), (24, -4), (58, 3, "c"), (20, 9), (-24, 9)]
        d.shape(smooth(ground), GREEN, INNER, shade=[Shade(angle=90, depth=0.6, spacing=5.2, width=2.4)])
        for x0 in (-8, 10):
            d.limb([(x0 + 2, -38, 4), (x0 + 1, -20, 3), (x0, -3, 2.8)], OCHRE, DETAIL, depth=0)
            d.ticks(((x0, -6), (x0 - 12, 1), 3), ((x0, -6), (x0 - 2, 3), 3), ((x0, -6), (x0 + 10, 0), 3))
        for points, ink, half in (
            ([(26, -64), (48, -104), (70, -84)], DARK_GREEN, 9.0), ([(24, -70), (40, -124),
            (66, -116)], GREEN, 9.0),
            ([(26, -58), (54, -82), (70, -54)], RED, 8.0), ([(18, -72), (28, -132),
            (52, -142)], DARK_GREEN, 8.0),
        ):  # fmt: skip
            d.shape(plume(points, half), ink, INNER)
            d.lens(points, 2.4)
        body: list[Node] = [
            (-38, -122, "c"), (-42, -110), (-46, -92), (-44, -70), (-34, -50), (-16, -38), (6, -34),
            (26, -44), (36, -60),
            (30, -72), (14, -72), (0, -78), (-10, -94), (-18, -112), (-24, -124, "c"),
        ]  # fmt: skip
        d.shape(smooth(body), EARTH, OUTER, shade=[Shade(angle=60, depth=0.34, spacing=5.2, width=2.8)])
        ruff: list[Node] = [
            (-40, -124, "c"), (-44, -104), (-48, -88, "c"), (-40, -92), (-38, -80, "c"), (-30, -88),
            (-26, -76, "c"),
            (-20, -86), (-12, -78, "c"), (-14, -98), (-22, -116), (-24, -126, "c"),
        ]  # fmt: skip
        d.shape(smooth(ruff), YELLOW, INNER, shade=[Shade(angle=70, depth=0.3, spacing=4.4, width=2.4)])
        wing: list[Node] = [
            (-24, -66, "c"),
            (-4, -70),
            (16, -62),
            (30, -50, "c"),
            (12, -46),
            (-4, -46),
            (-18, -52),
        ]
        d.shape(smooth(wing), RED, INNER, shade=[Shade(angle=60, depth=0.3, spacing=4.8, width=2.4)])
        d.fold(([(26, -51), (8, -56), (-10, -60)], 2.8), ([(18, -48), (2, -52), (-14, -55)], 2.6))
        head: list[Node] = [
            (-24, -122),
            (-25, -132),
            (-32, -138),
            (-40, -136),
            (-44, -128),
            (-40, -120),
            (-32, -117),
        ]
        comb: list[Node] = [
            (-42, -134, "c"), (-48, -144), (-42, -148, "c"), (-40, -142), (-38, -152, "c"), (-32, -144),
            (-28, -151, "c"),
            (-24, -140), (-18, -142, "c"), (-22, -128, "c"),
        ]  # fmt: skip
        d.shape(smooth(comb), RED, INNER)
        d.shape(smooth(head), YELLOW, INNER)
        d.shape(
            smooth(
                [(-43, -132, "c"), (-58, -136, "c"), (-48, -127, "c"), (-56, -122, "c"), (-42, -123, "c")]
            ),
            OCHRE,
            DETAIL,
        )
        d.shape(
            smooth([(-40, -121, "c"), (-44, -112), (-40, -104), (-34, -110), (-34, -119, "c")]), RED, DETAIL
        )
        d.shape(circle(-36, -130, 2.4), INK, None)


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
