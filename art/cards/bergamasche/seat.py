"""Seats of the four riders: a saddle on its cloth, the near thigh over it, the coat's skirt over that."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from art.cards.bergamasche import dress
from art.cards.bergamasche.inks import INK, OCHRE, RED, STEEL, WHITE
from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, Outline, Point, circle, lozenge, polyline, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import beside

_FRONT: Final[list[Point]] = [(352, 428), (400, 438), (438, 464), (456, 506), (460, 600)]
"""The front edge of the saddle cloth, from the withers down the horse's shoulder."""
_LINE: Final = sampled(_FRONT)

BOOT: Final = "#9c6b3c"

Cut = Callable[[Drawing, str], None]
"""Draws what sticks out of the edge of a saddle cloth, in the ink of its border."""


def fringe(d: Drawing, ink: str) -> None:
    """Short tassels along the edge."""
    d.shapes([_dag(k, 4, 17, tip=4) for k in range(8, len(_LINE) - 4, 6)], ink)


def scallops(d: Drawing, ink: str) -> None:
    """A round lappet beside the other."""
    d.shapes([circle(*beside(_LINE, k, -2), 11) for k in range(14, len(_LINE), 13)], ink, INNER)


def dags(d: Drawing, ink: str) -> None:
    """Pointed teeth, each with a bead."""
    teeth = range(12, len(_LINE) - 8, 15)
    d.shapes([_dag(k, 8, 17) for k in teeth], ink, INNER)
    d.shapes([circle(*beside(_LINE, k, -19), 3.6) for k in teeth], WHITE)


def straight(_d: Drawing, _ink: str) -> None:
    """Nothing beyond the border."""


def _dag(at: int, half: int, long: float, tip: float = 0.0) -> Outline:
    """A tooth that sticks out of the edge at that place of it."""
    first, last = max(0, at - half), min(len(_LINE) - 1, at + half)
    x, y = beside(_LINE, at, -long)
    (x0, y0), (x1, y1) = beside(_LINE, first, 0), beside(_LINE, last, 0)
    ux, uy = (x1 - x0) / (2 * half), (y1 - y0) / (2 * half)
    return polyline([(x0, y0), (x - ux * tip, y - uy * tip), (x + ux * tip, y + uy * tip), (x1, y1)])


@dataclass(frozen=True, kw_only=True)
class Seat:
    """Inks of saddle cloth and border, of the bow of the saddle, of the breeches; `leg` dresses the thigh."""

    cloth: str
    border: str
    bow: str
    breeches: str
    leg: Callable[[Drawing], None]
    cut: Cut = straight

    def saddle(self, d: Drawing) -> None:
        """The cloth on the horse's back and the bow of the saddle upon it, before the rider's belly."""
        self.cut(d, self.border)
        nodes: list[Node] = [(*_FRONT[0], "c"), *_FRONT[1:-1], (*_FRONT[-1], "c"), (200, 600, "c"),
            (210, 420, "c")]  # fmt: skip
        d.shape(smooth(nodes), self.cloth, OUTER)
        edge = [beside(_LINE, k, 10) for k in range(0, len(_LINE), 12)]
        d.shape(ribbon(edge, 8, forked=False), self.border, INNER)
        spots = [beside(_LINE, k, 10) for k in range(12, len(_LINE) - 6, 15)]
        d.flats(
            *(lozenge(x, y, 4.4, 5) if self.cut is straight else circle(x, y, 3) for x, y in spots), ink=INK
        )
        bow: list[Node] = [
            (300, 450, "c"), (322, 436), (334, 416), (348, 405), (366, 406), (374, 418), (366, 430),
                (360, 440),
            (372, 466), (352, 486, "c"),
        ]  # fmt: skip
        d.shape(smooth(bow), self.bow, OUTER, shade=[Shade(depth=0.4, spacing=5, width=3, reach=20)])
        d.line(smooth([(334, 444), (344, 426), (358, 417)], closed=False), DETAIL)

    def thigh(self, d: Drawing) -> None:
        """The near thigh from under the belt to the knee, and the shin down the horse's side."""
        nodes: list[Node] = [
            (226, 430, "c"), (280, 432), (334, 446), (378, 464), (402, 488), (406, 516), (396, 556),
            (392, 640, "c"), (330, 640, "c"), (330, 560), (226, 560, "c"),
        ]  # fmt: skip
        d.shape(smooth(nodes), self.breeches, OUTER,
            shade=[Shade(depth=0.2, spacing=6.6, width=3.8, reach=24)])  # fmt: skip
        self.leg(d)


def baggy(d: Drawing) -> None:
    """Wide Turkish breeches: long soft folds from the knee, a boot of red leather."""
    d.fold(
        ([(398, 500), (366, 482), (336, 474)], 6), ([(392, 512), (366, 502), (340, 502)], 5.4),
        ([(400, 490), (384, 476), (364, 468)], 4.4),
    )  # fmt: skip
    _boot(d, RED, [(362, 524, "c"), (384, 510), (410, 500, "c"), (412, 516), (404, 530, "c")])


def slashed(d: Drawing) -> None:
    """Slashes that show a red lining; a cavalier's boot that covers the knee, its edge bound with yellow."""
    for x, y in ((342, 468), (364, 472), (348, 496)):
        cut: list[Node] = [(x - 12, y - 8, "c"), (x + 1, y - 7), (x + 12, y + 6, "c"), (x, y + 5)]
        d.shape(smooth(cut), RED, INNER)
    _boot(d, BOOT, [(350, 534, "c"), (366, 496), (390, 466, "c"), (409, 482), (412, 510), (400, 560, "c")])
    d.shape(ribbon([(354, 528), (367, 497), (389, 469)], 6, forked=False), OCHRE, INNER)
    d.fold(([(408, 496), (394, 500), (384, 510)], 4.6), ([(404, 520), (392, 520), (382, 526)], 4))


def armoured(d: Drawing) -> None:
    """A steel cop on the knee with a gilt boss, and the plate above it."""
    plate: list[Node] = [
        (340, 520, "c"),
        (350, 484),
        (362, 456, "c"),
        (390, 468),
        (404, 492),
        (396, 540, "c"),
    ]
    d.shape(smooth(plate), STEEL, OUTER, shade=[Shade(depth=0.3, spacing=5.4, width=3)])
    cop: list[Node] = [(366, 530), (364, 500), (380, 476), (402, 474), (416, 494), (414, 526), (396, 548)]
    d.shape(smooth(cop), STEEL, OUTER, shade=[Shade(depth=0.4, spacing=5, width=3)])
    d.shape(circle(393, 506, 9), OCHRE, INNER)


def gartered(d: Drawing) -> None:
    """Close breeches with a braid down their side; a ribbon tied under the knee."""
    d.shape(ribbon([(300, 470), (344, 482), (376, 506), (382, 560)], 6, forked=False), RED, INNER)
    d.fold(([(396, 484), (378, 476), (356, 470)], 4.6), ([(398, 496), (388, 494), (376, 490)], 3.6))
    tie: list[Node] = [
        (352, 534, "c"),
        (380, 526),
        (408, 516, "c"),
        (408, 532, "c"),
        (380, 544),
        (352, 552, "c"),
    ]
    d.shape(smooth(tie), WHITE, INNER)


def _boot(d: Drawing, ink: str, top: list[Node]) -> None:
    """The top of a boot, and its leg below."""
    leg: list[Node] = [(360, 516, "c"), (402, 512, "c"), (398, 640, "c"), (340, 640, "c")]
    d.shape(smooth(leg), ink, OUTER)
    d.shape(smooth(top), ink, OUTER, shade=[Shade(angle=60, depth=0.3, spacing=5, width=3)])


def skirt(d: Drawing, fill: str, edge: str) -> None:
    """The coat's skirt from the belt down: it lies over the hip and falls off the thigh."""
    nodes: list[Node] = [
        (140, 424, "c"), (228, 436), (312, 418, "c"), (330, 436), (336, 464), (328, 500), (312, 560, "c"),
        (100, 640, "c"), (112, 500),
    ]  # fmt: skip
    d.shape(smooth(nodes), fill, OUTER)
    dress.furrow(d, [(296, 430), (306, 456), (302, 504)], width=6, reach=14)
    d.fold(([(268, 438), (282, 466), (278, 520)], 6))
    d.shape(
        ribbon([(308, 424), (323, 440), (327, 464), (319, 500), (304, 556)], 8, forked=False), edge, INNER
    )


def tassets(d: Drawing) -> None:
    """Three steel plates, one over the other, that hang from a breastplate over the thigh."""
    for far, low in ((356.0, 22.0), (330.0, 12.0), (302.0, 2.0)):
        plate: list[Node] = [
            (120, 424, "c"), (290, 418, "c"), (far - 14, 424 + low), (far, 446 + low), (far - 6, 490 + low),
            (far - 30, 560, "c"), (100, 640, "c"),
        ]  # fmt: skip
        d.shape(smooth(plate), STEEL, OUTER, shade=[Shade(depth=0.22, spacing=6, width=3.2, reach=18)])


def belt(d: Drawing, fill: str) -> None:
    """The belt over coat and skirt."""
    dress.band(d, [(142, 418), (188, 431), (232, 435), (276, 431), (318, 416)], 12, fill)
