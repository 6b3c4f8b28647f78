"""The pair of scales that hangs under a garland in the middle of the 4 di denari."""

from __future__ import annotations

from art.cards.bergamasche.card import HEIGHT, WIDTH
from art.cards.bergamasche.flowers import daisy, stem
from art.cards.bergamasche.inks import BLUE, INK, OCHRE, RED
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, ellipse, lozenge, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing


def scales(d: Drawing) -> None:
    """The scales about the card's middle."""
    with d.at(WIDTH / 2, HEIGHT / 2 + 16):
        for side in (-1, 1):
            with d.at(flip=side < 0):
                stem(d, [(0, -122), (60, -96), (120, -118), (176, -134)], [(0.16, 46), (0.3, -46), (0.5, 46),
                    (0.64, -46),
                    (0.84, 40)], 32)  # fmt: skip
                daisy(d, 120, -114, 20, BLUE, OCHRE)
                _pan(d)
        daisy(d, 0, -124, 30, RED, OCHRE)
        post: list[Node] = [(-7, -92, "c"), (7, -92, "c"), (10, -20), (6, 60, "c"), (-6, 60, "c"), (-10, -20)]
        d.shape(smooth(post), BLUE, OUTER, shade=[Shade(depth=0.5, spacing=5, width=2.8)])
        beam: list[Node] = [
            (-140, -62, "c"), (-70, -58), (0, -74), (70, -58), (140, -62, "c"), (138, -52), (70, -44), (0,
                -54), (-70, -44),
            (-138, -52),
        ]  # fmt: skip
        d.shape(smooth(beam), OCHRE, OUTER, shade=[Shade(angle=90, depth=0.4, spacing=5, width=2.6)])
        d.shape(lozenge(0, -64, 16, 24), RED, OUTER, shade=[Shade(depth=0.3, spacing=4.6, width=2.4)])
        d.shape(circle(0, 70, 14), RED, INNER, shade=[Shade(angle=40, depth=0.4, spacing=4.4, width=2.4)])
        tassel: list[Node] = [(-7, 82, "c"), (-13, 120, "c"), (0, 112), (13, 120, "c"), (7, 82, "c")]
        d.shape(smooth(tassel), OCHRE, INNER, shade=[Shade(angle=90, depth=0.7, spacing=4.6, width=2.6)])


def _pan(d: Drawing) -> None:
    """The right pan on its three strings."""
    for x in (86, 138, 190):
        d.line(polyline([(138, -54), (x, 40)], closed=False), DETAIL)
    d.shape(ellipse(138, 42, 58, 13), INK, OUTER)
    d.flats(*(circle(x, y, 8) for x, y in ((122, 38), (142, 34), (158, 39))), ink=OCHRE)
    d.line(ellipse(138, 42, 58, 13), INNER)
    bowl: list[Node] = [
        (80, 42, "c"),
        (98, 53),
        (138, 56),
        (178, 53),
        (196, 42, "c"),
        (184, 68),
        (138, 82),
        (92, 68),
    ]
    d.shape(smooth(bowl), OCHRE, OUTER, shade=[
        Shade(depth=0.32, spacing=5, width=2.8), Shade(angle=60, depth=0.3, spacing=5, width=2.4),
    ])  # fmt: skip
    d.shape(circle(138, -56, 7), RED, DETAIL)
