"""The hare of the asso di spade in full flight."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, ellipse, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.triestine.inks import INK, PAPER, ROSE

FUR = "#c79a68"
FAR = "#99704a"


def hare(d: Drawing) -> None:
    """A hare running to the left about (0, 0), 190 wide."""
    far: list[Node] = [(-30, 6, "c"), (-50, 30), (-70, 46, "c"), (-60, 50), (-40, 42), (-14, 18, "c")]
    d.shape(smooth(far), FAR, INNER)
    hind: list[Node] = [(34, 8, "c"), (60, 30), (88, 48, "c"), (80, 54), (52, 44), (22, 20, "c")]
    d.shape(smooth(hind), FAR, INNER)
    d.shape(smooth([(56, -16, "c"), (68, -30), (80, -26), (74, -14), (60, -4, "c")]), PAPER, INNER)
    ear: list[Node] = [(-52, -24, "c"), (-34, -52), (-4, -64, "c"), (-10, -44), (-36, -20, "c")]
    with d.at(4, 4, 1.0, 10):
        d.shape(smooth(ear), FAR, INNER)
    body: list[Node] = [
        (-84, -4), (-76, -20), (-60, -29), (-46, -24), (-22, -26), (12, -38), (42, -34), (62, -16), (66, 2),
            (84, 16),
        (106, 30, "c"), (108, 37), (98, 40, "c"), (72, 32), (46, 24), (24, 14), (-8, 17), (-34, 16),
            (-62, 32),
        (-88, 40, "c"), (-94, 36), (-90, 30, "c"), (-66, 18), (-54, 4), (-68, 6), (-80, 4),
    ]  # fmt: skip
    d.shape(smooth(body), FUR, OUTER, shade=[
        Shade(angle=90, depth=0.4, spacing=5.4, width=2.8, reach=24),
            Shade(angle=20, depth=0.14, spacing=6, width=2.4),
    ])  # fmt: skip
    belly: list[Node] = [(-30, 13, "c"), (-8, 14), (22, 11), (34, 15, "c"), (10, 4), (-14, 6)]
    d.shape(smooth(belly), PAPER, None)
    d.shape(smooth(ear), FUR, OUTER, shade=[Shade(angle=80, depth=0.3, spacing=4.6, width=2)])
    d.lens([(-44, -27), (-28, -46), (-10, -58)], 5.0, ink=ROSE)
    d.lens([(30, -22), (50, -14), (52, 8), (40, 22)], 3.6)
    d.lens([(-40, -16), (-32, -2), (-38, 12)], 3.2)
    for x, y in ((-14.0, -16.0), (2.0, -22.0), (18.0, -26.0), (-4.0, -6.0), (14.0, -10.0), (28.0, -6.0)):
        d.lens([(x, y), (x + 6, y + 1), (x + 11, y + 4)], 2.0)
    d.flats(ellipse(-66, -13, 4.6, 5), ink=INK)
    d.flats(circle(-67.6, -15, 1.5), ink=PAPER)
    d.lens([(-74, -16), (-66, -20), (-58, -16)], 2.2)
    d.flats(ellipse(-83, -4, 3.2, 2.4), ink=INK)
    for y in (-2.0, 2.0, 5.0):
        d.lens([(-78, 0), (-90, y - 1), (-104, y * 2)], 1.3)
