"""The slender hound of Etna: at full stretch on the 4 di spade, sitting on the 5."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.siciliane.inks import EARTH, GREEN, INK, OCHRE, PAPER, RED, STONE, WHITE, YELLOW

FAR = "#96633a"


def running(d: Drawing, x: float, y: float, scale: float = 1.0) -> None:
    """A hound galloping to the left, 250 wide and 140 high, over grass at (x, y)."""
    with d.at(x, y, scale):
        _grass(d, 120)
        _legs(d, FAR, (
            [(-50, -62, 9), (-76, -46, 6.4), (-98, -34, 4.4), (-116, -30, 4)],
            [(48, -58, 13), (66, -36, 7.4), (88, -32, 5), (104, -16, 4)],
        ))  # fmt: skip
        tail: list[Station] = [(70, -74, 5), (96, -84, 4.4), (116, -98, 3.4), (124, -116, 1.6)]
        d.limb(tail, EARTH, INNER, end="round", depth=0.8, spacing=5, width=2.4)
        trunk: list[Node] = [
            (-66, -104, "c"), (-50, -98), (-28, -88), (0, -88), (34, -92), (62, -88), (74, -76),
            (76, -58), (64, -46),
            (44, -48), (22, -62), (0, -60), (-18, -46), (-40, -40), (-62, -48), (-80, -62), (-92, -84, "c"),
        ]  # fmt: skip
        d.shape(smooth(trunk), EARTH, OUTER, shade=[Shade(angle=84, depth=0.42, spacing=5.4, width=2.8)])
        d.shape(smooth([(-76, -62, "c"), (-62, -68), (-48, -58), (-48, -44), (-62, -48)]), WHITE, DETAIL)
        _legs(d, EARTH, (
            [(-44, -56, 11), (-60, -34, 7), (-84, -22, 4.8), (-104, -16, 4.2)],
            [(58, -66, 17), (52, -40, 9.6), (68, -24, 5.8), (84, -2, 4.2)],
        ))  # fmt: skip
        d.fold(([(40, -50), (44, -64), (56, -74)], 3.4), ([(-30, -46), (-36, -60), (-32, -74)], 3.4))
        for rib in (-14, -6, 2):
            d.lens([(rib, -74), (rib + 5, -66), (rib + 4, -58)], 2)
        with d.at(-82, -100, 1.0, 6):
            _head(d)


def sitting(d: Drawing, x: float, y: float, scale: float = 1.0) -> None:
    """A hound sitting, its nose lifted to the left; 120 wide and 190 high, on grass at (x, y)."""
    with d.at(x, y, scale):
        _grass(d, 66)
        tail: list[Station] = [(40, -12, 5), (60, -8, 4.6), (74, -18, 3.6), (72, -34, 1.8)]
        d.limb(tail, EARTH, INNER, end="round", depth=0.8, spacing=5, width=2.4)
        d.limb(
            [(-22, -72, 8), (-18, -40, 6), (-20, -10, 4.8), (-28, -3, 4)], FAR, INNER, end="round", depth=0.7
        )
        trunk: list[Node] = [
            (-28, -132, "c"), (-30, -112), (-36, -94), (-34, -74), (-26, -58), (-12, -44), (0, -30),
            (4, -8, "c"), (34, -4),
            (48, -14), (50, -36), (42, -60), (28, -84), (12, -106), (2, -128, "c"),
        ]  # fmt: skip
        d.shape(smooth(trunk), EARTH, OUTER, shade=[Shade(angle=10, depth=0.36, spacing=5.4, width=2.8)])
        d.shape(
            smooth([(-30, -106, "c"), (-20, -96), (-18, -78), (-24, -62, "c"), (-34, -74), (-36, -94)]),
            WHITE,
            DETAIL,
        )
        haunch: list[Node] = [(2, -10, "c"), (2, -34), (18, -50), (38, -46), (46, -26), (40, -8), (20, -3)]
        d.shape(smooth(haunch), EARTH, INNER, shade=[Shade(angle=40, depth=0.36, spacing=5, width=2.6)])
        d.limb(
            [(-10, -66, 9), (-6, -38, 6.6), (-7, -10, 5), (-14, -3, 4.4)],
            EARTH,
            INNER,
            end="round",
            depth=0.8,
            spacing=5,
        )
        d.limb([(26, -6, 5), (8, -4, 5), (-4, -2, 4.4)], EARTH, INNER, end="round", depth=0.6, spacing=5)
        with d.at(-22, -138, 1.0, 16):
            _head(d)


def hare(d: Drawing, x: float, y: float, scale: float = 1.0) -> None:
    """A hare leaping to the right, 130 wide and 90 high, over grass at (x, y)."""
    with d.at(x, y, scale, flip=True):
        _grass(d, 74)
        far: tuple[list[Station], ...] = (
            [(-26, -40, 6), (-44, -26, 4.4), (-60, -24, 3.4)], [(36, -34, 9), (44, -16, 5), (60, -14, 3.6)],
        )  # fmt: skip
        _legs(d, STONE, far)
        d.shape(circle(53, -52, 7.4), WHITE, INNER)
        body: list[Node] = [
            (-42, -58, "c"), (-28, -62), (-8, -66), (20, -70), (44, -62), (54, -44), (44, -30),
            (22, -30), (0, -32),
            (-20, -28), (-36, -36), (-46, -46),
        ]  # fmt: skip
        d.shape(smooth(body), STONE, OUTER, shade=[Shade(angle=80, depth=0.4, spacing=5, width=2.6)])
        _legs(
            d,
            STONE,
            (
                [(-20, -38, 7), (-34, -20, 4.8), (-50, -10, 3.6)],
                [(38, -44, 13), (30, -22, 6.4), (46, -6, 3.8)],
            ),
        )
        for dx in (0, 9):
            ear: list[Node] = [
                (-48 + dx, -66, "c"),
                (-44 + dx, -86),
                (-30 + dx, -104),
                (-24 + dx, -100),
                (-28 + dx, -84),
                (-38 + dx, -66, "c"),
            ]
            d.shape(smooth(ear), STONE, INNER)
            d.lens([(-42 + dx, -70), (-38 + dx, -84), (-29 + dx, -96)], 2.6)
        head: list[Node] = [
            (-38, -66),
            (-52, -72),
            (-64, -64),
            (-70, -54),
            (-64, -47),
            (-50, -46),
            (-38, -52),
        ]
        d.shape(smooth(head), STONE, OUTER, shade=[Shade(angle=70, depth=0.3, spacing=4.4, width=2.2)])
        d.shape(circle(-54, -60, 3), INK, None)
        d.shape(circle(-55, -61, 1), PAPER, None)
        d.lens([(-69, -51), (-64, -50), (-59, -52)], 2)
        d.ticks(((-62, -54), (-76, -50), 1.8), ((-62, -53), (-75, -44), 1.8))


def _grass(d: Drawing, half: float) -> None:
    ground: list[Node] = [
        (-half, 3, "c"),
        (-half * 0.4, -5),
        (half * 0.4, -4),
        (half, 3, "c"),
        (half * 0.3, 9),
        (-half * 0.4, 8),
    ]
    d.shape(smooth(ground), GREEN, INNER, shade=[Shade(angle=90, depth=0.6, spacing=5.2, width=2.4)])
    for x in (-half * 0.75, half * 0.1, half * 0.7):
        d.fold(
            ([(x, -1), (x - 4, -12)], 2.6),
            ([(x + 3, -1), (x + 3, -14)], 2.6),
            ([(x + 6, -1), (x + 11, -10)], 2.6),
        )


def _legs(d: Drawing, ink: str, legs: tuple[list[Station], ...]) -> None:
    for seed, stations in enumerate(legs):
        d.limb(stations, ink, INNER, start="round", end="round", depth=0.8, spacing=5.2, width=2.6, seed=seed)


def _head(d: Drawing) -> None:
    """A long fine head looking left, big ears pricked; the skull's middle at (0, 0)."""
    far: list[Node] = [(2, -12, "c"), (4, -34), (14, -52, "c"), (20, -34), (18, -10, "c")]
    d.shape(smooth(far), FAR, INNER)
    neck: list[Node] = [(-16, 8, "c"), (-6, 20), (2, 34, "c"), (26, 22, "c"), (20, 4), (14, -8, "c")]
    d.shape(smooth(neck), EARTH, None)
    d.line(smooth([(-12, 11, "c"), (-6, 20), (2, 34)], closed=False), OUTER)
    d.line(smooth([(14, -8, "c"), (20, 4), (26, 22)], closed=False), OUTER)
    collar: list[Node] = [(-4, 22, "c"), (10, 20), (23, 11, "c"), (26, 20, "c"), (14, 30), (0, 33, "c")]
    d.shape(smooth(collar), RED, INNER)
    d.shape(circle(3, 34, 4.6), YELLOW, DETAIL)
    head: list[Node] = [
        (-52, 4), (-54, -2), (-48, -7), (-30, -10), (-20, -17), (-6, -20), (8, -16), (16, -4), (10, 8),
        (-4, 13), (-24, 12),
        (-42, 10),
    ]  # fmt: skip
    d.shape(smooth(head), EARTH, OUTER, shade=[Shade(angle=80, depth=0.3, spacing=4.6, width=2.4)])
    d.shape(smooth([(-54, -1), (-52, -7), (-46, -6), (-47, 0)]), INK, None)
    d.lens([(-50, 6), (-38, 5), (-26, 6)], 2.6)
    eye: list[Node] = [(-18, -8, "c"), (-12, -12), (-6, -9, "c"), (-12, -6)]
    d.shape(smooth(eye), OCHRE, DETAIL)
    d.shape(circle(-12.6, -9, 2), INK, None)
    near: list[Node] = [(6, -12, "c"), (12, -34), (28, -54, "c"), (32, -32), (24, -8, "c"), (14, -4)]
    d.shape(smooth(near), EARTH, INNER)
    d.shape(smooth([(13, -12, "c"), (18, -32), (26, -44, "c"), (27, -28), (21, -10, "c")]), RED, DETAIL)
