"""Asso di coppe: the great green amphora with yellow gadroons and a bunch of flowers."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, circle, ellipse, mirror, smooth, transform
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.foliage import leaf
from art.cards.parts.hoop import hoop
from art.cards.parts.lobes import lobe
from art.cards.siciliane.boughs import ORANGE
from art.cards.siciliane.card import blank, px
from art.cards.siciliane.inks import DARK_GREEN, DARK_RED, GREEN, INK, OCHRE, RED, WHITE, YELLOW

RIBS = 9
# Flowers: x, y, radius, petals, ink of petals and heart.
FLOWERS: tuple[tuple[float, float, float, int, str, str], ...] = (
    (-96, 178, 31, 6, RED, YELLOW), (96, 172, 31, 6, RED, YELLOW), (-58, 108, 30, 7, YELLOW, RED),
    (62, 104, 30, 7, WHITE, ORANGE), (-20, 182, 28, 5, WHITE, RED), (34, 196, 26, 5, YELLOW, RED),
    (2, 112, 36, 8, RED, YELLOW),
)  # fmt: skip


def draw() -> Drawing:
    """Asso di coppe."""
    d = blank("1C")
    with d.at(px(50), 0):
        _bunch(d)
        _handles(d)
        _foot(d)
        _body(d)
        _neck(d)
        d.shape(circle(0, 504, 64), YELLOW, OUTER, shade=[Shade(angle=45, depth=0.12, spacing=5, width=2.6)])
        d.shape(circle(0, 504, 55), WHITE, INNER, shade=[Shade(angle=45, depth=0.08, spacing=5, width=2.2)])
        _sun(d, 0, 504)
        _branches(d, 0, 504)
    return d


def _sun(d: Drawing, x: float, y: float) -> None:
    """A sun of long and short rays, black, red and yellow."""
    with d.at(x, y):
        for count, far, near, ink, shift in ((12, 50, 24, INK, 15.0), (12, 44, 22, RED, 0.0)):
            points: list[Node] = []
            for k in range(count):
                for r, turn in ((far, shift + 30 * k), (near, shift + 30 * k + 15)):
                    a = math.radians(turn)
                    points.append((r * math.cos(a), r * math.sin(a), "c"))
            d.shape(smooth(points), ink, DETAIL)
        d.shape(circle(0, 0, 23), YELLOW, INNER)
        d.shape(circle(0, 0, 10), INK, None)


def _branches(d: Drawing, x: float, y: float) -> None:
    """Two painted branches about the medallion, tied below it."""
    leaves, fruit = [], []
    for side in (-1, 1):
        stem = [(x + side * 86 * math.cos(a), y + 86 * math.sin(a)) for a in (1.5, 1.1, 0.5, 0, -0.5, -0.95)]
        d.line(smooth(stem, closed=False), OUTER, ink=YELLOW)
        for k in range(7):
            a = 1.15 - 0.33 * k
            px, py = x + side * 86 * math.cos(a), y + 86 * math.sin(a)
            lean = math.degrees(a) - 90 + (38 if k % 2 else -34)
            leaves.append(leaf(px, py, lean if side > 0 else 180 - lean, 30 - k, 8.4))
            if k % 2 == 0:
                fruit.append(circle(px + side * 15 * math.cos(a + 0.1), py + 15 * math.sin(a + 0.1), 4.4))
    d.shapes(leaves, YELLOW, DETAIL)
    d.shapes(fruit, RED, DETAIL)


def _bunch(d: Drawing) -> None:
    for lx, ly, turn, size in (
        (-40.0, 230.0, 200, 104), (-30, 220, 222, 122), (-16, 200, 248, 150), (6, 200, 272, 150),
        (22, 200, 296, 148),
        (36, 220, 320, 122), (44, 230, -20, 104), (-44, 238, 176, 80), (46, 238, 4, 80),
    ):  # fmt: skip
        d.shape(
            leaf(lx, ly, turn, size, size * 0.3), DARK_GREEN if size > 110 else GREEN, INNER,
            shade=[Shade(angle=60, depth=0.3, spacing=5.4, width=2.4)],
        )  # fmt: skip
        a = math.radians(turn)
        d.fold(([(lx, ly), (lx + math.cos(a) * size * 0.9, ly + math.sin(a) * size * 0.9)], 3.2))
    for x, y, r, petals, ink, heart in FLOWERS:
        _flower(d, x, y, r, petals, ink, heart)


def _flower(d: Drawing, x: float, y: float, r: float, petals: int, ink: str, heart: str) -> None:
    """A flower seen from the front; every petal with its own shade."""
    h = 82 / petals
    nodes: list[Node] = [
        (0, -6, "c"), (-h * 0.9, -20), (-h * 0.95, -34), (-3, -41), (0, -37, "c"), (3, -41),
        (h * 0.95, -34), (h * 0.9, -20),
    ]  # fmt: skip
    outlines = [smooth(transform(nodes, x, y, r / 40, 360 / petals * k + x)) for k in range(petals)]
    d.shapes(outlines, ink, INNER)
    for outline in outlines:
        d.hatch(outline, Shade(angle=50, depth=0.28, spacing=5, width=2.4))
    for k in range(petals):
        a = math.radians(360 / petals * k + x)
        d.ticks(
            (
                (x + 0.34 * r * math.sin(a), y - 0.34 * r * math.cos(a)),
                (x + 0.75 * r * math.sin(a), y - 0.75 * r * math.cos(a)),
                2.6,
            )
        )
    d.shape(circle(x, y, r * 0.32), heart, INNER, shade=[Shade(angle=45, depth=0.4, spacing=4, width=2.2)])
    d.shapes(
        [circle(x + r * 0.16 * math.cos(a), y + r * 0.16 * math.sin(a), 1.6) for a in (0, 2.1, 4.2)],
        INK,
        None,
    )


def _handles(d: Drawing) -> None:
    for side in (1, -1):
        track: list[Station] = [
            (side * x, y, half)
            for x, y, half in (
                (40, 328, 12), (88, 280, 14), (146, 264, 15), (192, 296, 16), (206, 352, 16),
                (196, 412, 15), (170, 450, 13),
                (158, 458, 10),
            )
        ]  # fmt: skip
        d.limb(track, YELLOW, OUTER, end="round", depth=0.8, spacing=6, width=3)
        inner = [(x, y) for x, y, _ in track[1:-1]]
        d.line(smooth(list(inner), closed=False), OUTER)
        with d.at(side * 110, 254, flip=side < 0):
            # A volute where the handle leaves the neck, the thumb's rest.
            d.shape(
                circle(0, 0, 20), YELLOW, OUTER, shade=[Shade(angle=45, depth=0.26, spacing=4.8, width=2.4)]
            )
            spiral: list[Node] = [(-12, 12), (-13, -6), (2, -13), (12, 0), (3, 9), (-5, 2), (1, -3)]
            d.line(smooth(spiral, closed=False), INNER)
        d.shape(circle(side * 160, 458, 15), OCHRE, OUTER, shade=[Shade(angle=45, depth=0.34, spacing=4.8)])
        d.shape(circle(side * 160, 458, 6), RED, DETAIL)


def _foot(d: Drawing) -> None:
    plinth: list[Node] = [(-104, 750, "c"), (104, 750, "c"), (112, 776, "c"), (-112, 776, "c")]
    d.shape(smooth(plinth), RED, OUTER, shade=[Shade(angle=90, depth=0.8, spacing=7, width=4.4, bend=0)])
    bell: list[Node] = [
        (-30, 678, "c"), (-34, 700), (-60, 722), (-90, 736), (-98, 750, "c"), (98, 750, "c"), (90, 736),
        (60, 722), (34, 700),
        (30, 678, "c"),
    ]  # fmt: skip
    d.shape(
        smooth(bell),
        INK,
        OUTER,
    )
    for k in range(-3, 4):
        tip: list[Node] = [
            (k * 7.0, 690, "c"), (k * 17.0 - 9, 716), (k * 26.0 - 11, 738), (k * 26.0, 749, "c"),
            (k * 26.0 + 11, 738),
            (k * 17.0 + 9, 716),
        ]  # fmt: skip
        d.shape(smooth(tip), YELLOW, INNER, shade=[Shade(depth=0.34, spacing=5, width=2.4)])
    knop = ellipse(0, 680, 46, 16)
    d.shape(knop, RED, OUTER, shade=[Shade(depth=0.4, spacing=5.2)])
    d.lens([(-34, 676), (-8, 670), (20, 672)], 3)


def _body(d: Drawing) -> None:
    half: list[Node] = [
        (0, 330), (58, 332, "c"), (100, 360), (146, 408), (168, 464), (168, 520), (146, 584), (100, 642),
        (56, 674), (0, 682),
    ]  # fmt: skip
    body = smooth(mirror(half, 0, whole=True))
    d.shape(
        body,
        GREEN,
        OUTER,
        shade=[
            Shade(depth=0.3, spacing=6, stop=0.66),
            Shade(angle=180, depth=0.1, spacing=6.6, width=2.2, stop=0.6),
            Shade(angle=48, depth=0.1, spacing=6, width=2.2, stop=0.5),
        ],
    )  # fmt: skip
    with d.clip(body):
        d.shape(smooth([(118, 380, "c"), (150, 408), (172, 464), (172, 520), (150, 584), (110, 640, "c"),
            (128, 570),
            (140, 510), (138, 450)]), INK, None)  # fmt: skip
        for k in range(RIBS):
            lobe(
                d, k, RIBS, _gadroon, YELLOW, INNER, beyond=0.4, gap=0.04,
                shade=Shade(depth=0.42, spacing=5.4, width=3.0, bend=0.1),
                turned=Shade(angle=42, depth=0.3, spacing=5.4, width=2.4),
            )  # fmt: skip
    frieze = hoop(384, 122, 410, 147, 26)
    d.shape(frieze, YELLOW, INNER)
    d.shape(hoop(389, 125, 405, 143, 26), INK, None)
    for k in range(9):
        s = math.sin(math.radians(-72 + 18 * k))
        d.shape(
            ellipse(s * 133, 397 + 25 * math.sqrt(1 - s * s), 12 * math.sqrt(1.05 - s * s), 8.6),
            (RED, YELLOW)[k % 2],
            INNER,
        )  # fmt: skip
    d.line(body, OUTER)


def _gadroon(left: float, _: float, right: float) -> list[Node]:
    """One yellow lobe rising from the foot."""
    middle = (left + right) / 2
    top = 566 + 24 * math.sqrt(max(0.0, 1 - middle * middle)) - 10
    return [
        (left * 158, top + 22), (middle * 160, top), (right * 158, top + 22), (right * 140, 604),
        (right * 98, 644),
        (right * 46, 680, "c"), (left * 46, 680, "c"), (left * 98, 644), (left * 140, 604),
    ]  # fmt: skip


def _neck(d: Drawing) -> None:
    neck: list[Node] = [
        (-84, 236, "c"), (-62, 268), (-54, 300), (-58, 336, "c"), (0, 350), (58, 336, "c"), (54, 300),
        (62, 268), (84, 236, "c"),
    ]  # fmt: skip
    d.shape(
        smooth(neck),
        GREEN,
        OUTER,
        shade=[Shade(depth=0.36, spacing=5.6), Shade(angle=180, depth=0.1, width=2)],
    )
    for x in (-30, -10, 10, 30):
        d.lens([(x * 1.5, 262), (x * 1.1, 292), (x, 322)], 6)
    d.shape(hoop(322, 55, 344, 66, 12), YELLOW, OUTER, shade=[Shade(depth=0.2, spacing=5, width=2.4)])
    d.shape(hoop(216, 100, 244, 92, 16), RED, OUTER, shade=[Shade(depth=0.24, spacing=5.4, width=2.8)])
    d.shape(hoop(230, 97, 236, 95, 16), YELLOW, DETAIL)
    rim = ellipse(0, 218, 100, 15)
    d.shape(rim, DARK_RED, OUTER)
    for x, y, turn in (
        (-52, 222, 200),
        (-24, 226, 160),
        (10, 228, 20),
        (40, 224, -10),
        (64, 220, -24),
        (-70, 218, 190),
    ):
        d.shape(leaf(x, y, turn, 42, 16), GREEN, INNER)
