"""Asso di bastoni: a hand lifts a studded mace; on the scroll "VINCERAI"."""

from __future__ import annotations

from art.cards.bergamasche.card import WIDTH, blank, trim
from art.cards.bergamasche.flowers import acanthus, carnation, daisy, stem, tulip
from art.cards.bergamasche.great_hands import mace_fist, wrist
from art.cards.bergamasche.great_sleeve import great_sleeve
from art.cards.bergamasche.inks import BLUE, DARK_RED, FLESH, GREEN, INK, OCHRE, PAPER, RED
from art.cards.bergamasche.staff import shaft
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, ellipse, lozenge, mirror, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.scroll import scroll

GRIP = 700.0
AXIS = WIDTH / 2 - 38


def draw() -> Drawing:
    """The card."""
    d = blank("1B")
    _plants(d)
    shaft(d, (AXIS, 300), (AXIS, 862), 23, GREEN)
    _foot(d)
    _head(d)
    with d.at(AXIS, GRIP, 2.05):
        wrist(d, FLESH)
    great_sleeve(d, AXIS, GRIP, INK, BLUE)
    with d.at(AXIS, GRIP, 2.05):
        mace_fist(d, FLESH)
    scroll(
        d, [(64, 556), (124, 516), (210, 508), (296, 530), (370, 522), (418, 494)], 36, "VINCERAI", 44,
            tail=28,
        fill=PAPER, back=RED, fold=DARK_RED,
    )  # fmt: skip
    trim(d)
    return d


def _plants(d: Drawing) -> None:
    acanthus(d, [(84, 940), (92, 850), (66, 760), (84, 690), (112, 640)], 33)
    for side in (-1, 1):
        out = 148 if side > 0 else 132
        with d.at(AXIS, 0, flip=side < 0):
            stem(
                d, [(26, 470), (110, 440), (out, 370)], [(0.24, 44), (0.44, -44), (0.66, 42), (0.84, -42)], 46
            )
            if side < 0:
                tulip(d, out, 366, 70, 6)
            else:
                carnation(d, out, 368, 76, 10)
            daisy(d, 74, 408, 27, OCHRE, RED)


def _foot(d: Drawing) -> None:
    with d.at(AXIS, 858):
        d.shape(smooth([(-30, -12, "c"), (30, -12, "c"), (34, 0), (26, 10, "c"), (-26, 10, "c"), (-34, 0)]),
            OCHRE, OUTER,
            shade=[Shade(depth=0.4, spacing=5, width=3)])  # fmt: skip
        d.shape(circle(0, 22, 17), RED, OUTER, shade=[Shade(angle=40, depth=0.4, spacing=4.6, width=2.8)])


def _head(d: Drawing) -> None:
    """The flanged and studded head: a red globe with black bands and golden spikes, on a golden collar."""
    with d.at(AXIS, 196):
        for x, y, turn in ((0, -122, 0), (-74, -102, -34), (74, -102, 34), (-118, -44, -66), (118, -44, 66),
                           (-120, 24, -100), (120, 24, 100)):  # fmt: skip
            with d.at(x, y, 1, turn):
                d.shape(
                    polyline([(-17, 16), (0, -36), (17, 16)]),
                    OCHRE,
                    OUTER,
                    shade=[Shade(angle=-turn + 30, depth=0.45, spacing=4.8)],
                )
        globe = ellipse(0, 0, 118, 122)
        d.shape(globe, RED, OUTER)
        with d.clip(globe):
            for half, fill in ((64, INK), (30, RED)):
                band: list[Node] = [(-half, -130, "c"), (-half * 1.7, 0), (-half, 130, "c"), (half, 130, "c"),
                    (half * 1.7, 0), (half, -130, "c")]  # fmt: skip
                d.shape(smooth(band), fill, INNER)
            for y, high in ((0, 40),):
                belt: list[Node] = [(-130, y - high, "c"), (0, y - high + 16), (130, y - high, "c"), (130,
                    y + high - 8, "c"),
                    (0, y + high + 12), (-130, y + high - 8, "c")]  # fmt: skip
                d.shape(smooth(belt), OCHRE, INNER)
            d.hatch(globe, Shade(angle=30, depth=0.26, spacing=5.4, width=3.4), Shade(angle=75, depth=0.14,
                spacing=5.4, width=3),
                Shade(angle=0, depth=0.14, spacing=6, width=2.6))  # fmt: skip
        for k, gem in enumerate((-92.0, -50.0, 0.0, 50.0, 92.0)):
            low = 14 - abs(gem) * 0.13
            d.shape(lozenge(gem, low, 20 - abs(gem) * 0.09, 24), (BLUE, GREEN, RED)[k % 3], INNER)
            d.shape(circle(gem, low, 5), PAPER, DETAIL)
        d.flats(
            *(
                circle(x, y, 6)
                for x, y in ((-64, -52), (-44, -84), (64, -52), (44, -84), (-58, 78), (58, 78))
            ),
            ink=OCHRE,
        )
        d.line(globe, INNER)
        neck: list[Node] = [(-56, 110, "c"), (-34, 128), (-30, 160, "c"), (0, 168, "c")]
        d.shape(
            smooth(mirror(neck, 0, whole=True)), OCHRE, OUTER, shade=[Shade(depth=0.4, spacing=5, width=3)]
        )
        d.line(smooth([(-52, 116, "c"), (0, 130), (52, 116, "c")], closed=False), DETAIL)
        ring: list[Node] = [(-40, 158, "c"), (0, 164), (40, 158, "c"), (42, 172), (0, 182), (-42, 172)]
        d.shape(smooth(ring), INK, OUTER)
        d.flats(*(circle(x, 170 - abs(x) * 0.08, 5) for x in (-28, -10, 10, 28)), ink=OCHRE)
