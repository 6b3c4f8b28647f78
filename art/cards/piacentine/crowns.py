"""The kings' four crowns, each of its own kind, and the bands they share.

The origin is the middle of the rim's lower edge; a crown is about 104 wide and 64 tall.
"""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, ellipse, mirror, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.crown_rim import Rim
from art.cards.piacentine.inks import DARK_RED, GOLD, RED, STEEL, WHITE

_GOLD = (
    Shade(depth=0.42, spacing=5, width=2.6, reach=30, seed=21),
    Shade(angle=180, depth=0.12, spacing=6, width=1.8, reach=9, seed=22),
)


rim = Rim(
    sag=7.0, flare=3, halfway=(1.6, 1.6, 1.8), margin=3.6, lozenge=(7.4, 5.4), pearl=3.2, line=DETAIL,
    shade=Shade(depth=0.22, spacing=5, width=2.2, reach=26),
).draw  # fmt: skip


def rayed(d: Drawing, lining: str) -> None:
    """An antique crown of tall sharp rays, far rays showing between the near ones."""
    far: list[Node] = [(-40, -20, "c"), (-46, -50, "c"), (-28, -34, "c"), (-15, -62, "c"), (0, -36, "c"),
        (15, -62, "c"), (28, -34, "c"), (46, -50, "c"), (40, -20, "c")]  # fmt: skip
    d.shape(smooth(far), lining, INNER, shade=[Shade(angle=90, depth=0.9, spacing=4.6, width=2.4)])
    half: list[Node] = [(0, -10, "c"), (-50, -16, "c"), (-64, -60, "c"), (-45, -36, "c"), (-33, -70, "c"),
        (-17, -36, "c"), (0, -76, "c")]  # fmt: skip
    d.shape(smooth(mirror(half, 0, whole=True)), GOLD, OUTER, shade=_GOLD)
    for x, y in ((-63, -58), (-33, -67), (0, -72), (33, -67), (63, -58)):
        d.lens([(x * 0.93, y + 14), (x * 0.85, y + 28), (x * 0.78, y + 44)], 2.4)
        d.shape(circle(x, y - 4, 5.4), WHITE, DETAIL)
    rim(d, 50, 18, GOLD, (RED, WHITE, STEEL, WHITE, RED, WHITE, STEEL, WHITE, RED))


def arched(d: Drawing, cap: str) -> None:
    """A closed crown: pearled arches over a cap, a ball with a star on top."""
    dome: list[Node] = [(-47, -18, "c"), (-53, -40), (-36, -57), (0, -60)]
    d.shape(smooth(mirror(dome, 0, whole=True)), cap, OUTER, shade=[Shade(depth=0.4, spacing=5, width=2.6,
        reach=30), Shade(angle=70, depth=0.2, spacing=5.4, width=2)])  # fmt: skip
    for flip in (False, True):
        with d.at(flip=flip):
            d.fold(([(-22, -20), (-25, -34), (-17, -50)], 3.4))
            d.limb([(-48, -18, 6), (-58, -40, 6.4), (-42, -62, 5.6), (-16, -66, 4.6),
                (0, -60, 4)], GOLD, INNER, depth=0.4, spacing=5, width=2.2)  # fmt: skip
            d.shapes([circle(x, y, 2.6) for x, y in ((-54, -28), (-57, -41), (-50, -54), (-38, -63),
                (-22, -66))], WHITE)  # fmt: skip
    d.limb([(0, -14, 8), (0, -36, 6.4), (0, -60, 4.6)], GOLD, INNER, depth=0.5, spacing=5, width=2.2)
    d.shapes([circle(0, y, 2.6) for y in (-26, -36, -46, -56)], WHITE)
    d.shape(circle(0, -70, 8.4), STEEL, INNER, shade=[Shade(angle=40, depth=0.5, spacing=4.6, width=2)])
    d.line(smooth([(-8.4, -70), (0, -67), (8.4, -70)], closed=False), DETAIL)
    d.shape(circle(0, -81, 3.6), GOLD, DETAIL)
    rim(d, 50, 18, GOLD, (STEEL, WHITE, RED, WHITE, STEEL, WHITE, RED, WHITE, STEEL))


def leafed(d: Drawing, lining: str) -> None:
    """An open crown with three great fleurons, pearls between them."""
    dome: list[Node] = [(-45, -16, "c"), (-45, -30), (-26, -40), (0, -42)]
    d.shape(smooth(mirror(dome, 0, whole=True)), lining, INNER, shade=[Shade(depth=0.5, spacing=4.8,
        width=2.4, reach=40)])  # fmt: skip
    for x, tilt in ((-23.5, -8), (23.5, 8)):
        with d.at(x, -17, rotate=tilt):
            d.shape(smooth([(-5, 3, "c"), (-2, -20), (0, -26, "c"), (2, -20), (5, 3, "c")]), GOLD, DETAIL)
            d.shape(circle(0, -29, 5.2), WHITE, DETAIL)
    for x, y, size, tilt in ((-46, -20, 44, -20), (46, -20, 44, 20), (0, -13, 54, 0)):
        _fleuron(d, x, y, size, tilt)
    rim(d, 50, 18, GOLD, (RED, WHITE, RED, WHITE, RED, WHITE, RED, WHITE, RED))


def _fleuron(d: Drawing, x: float, y: float, size: float, tilt: float) -> None:
    half: list[Node] = [(-0.2, 0.04, "c"), (-0.15, -0.22), (-0.32, -0.2), (-0.52, -0.3), (-0.52, -0.5),
        (-0.36, -0.58), (-0.22, -0.48, "c"), (-0.27, -0.72), (-0.17, -0.9), (0, -1.08, "c")]  # fmt: skip
    with d.at(x, y, scale=size, rotate=tilt):
        d.shape(smooth(mirror(half, 0, whole=True)), GOLD, INNER, shade=[Shade(depth=0.46, spacing=4.8,
            width=2.3, reach=14, seed=7)])  # fmt: skip
        d.lens([(0, -0.86), (0, -0.5), (0, -0.1)], 2.4)
        for s in (-1, 1):
            d.lens([(0.4 * s, -0.42), (0.2 * s, -0.34), (0.06 * s, -0.14)], 1.9)


def turreted(d: Drawing, cap: str) -> None:
    """A low battlemented crown round a soft cap whose long tail falls beside the head at the left."""
    bag: list[Node] = [(45, -18, "c"), (50, -44), (36, -66), (8, -76), (-24, -74), (-52, -62), (-76, -38),
        (-92, -6), (-96, 30), (-88, 64), (-80, 74, "c"), (-72, 62), (-70, 34), (-66, 8), (-58, -10),
        (-46, -22, "c")]  # fmt: skip
    d.shape(smooth(bag), cap, OUTER, shade=[Shade(angle=24, depth=0.34, spacing=5.2, width=2.8, reach=40),
        Shade(angle=90, depth=0.16, spacing=5.6, width=2, reach=16)])  # fmt: skip
    d.fold(([(24, -26), (30, -46), (18, -66)], 4), ([(-4, -26), (-4, -48), (-18, -66)], 4),
        ([(-34, -26), (-44, -44), (-56, -52)], 4), ([(-58, -16), (-70, -22), (-80, -14)], 3.8),
        ([(-82, 66), (-86, 34), (-80, 2)], 4))  # fmt: skip
    tassel: list[Node] = [(-88, 76, "c"), (-80, 72), (-72, 76, "c"), (-68, 100, "c"), (-76, 97),
        (-80, 104, "c"), (-85, 97), (-93, 100, "c")]  # fmt: skip
    d.shape(smooth(tassel), GOLD, INNER, shade=[Shade(angle=90, depth=0.6, spacing=4.6, width=2)])
    d.shape(circle(-80, 72, 8), GOLD, INNER)
    for x in (-40, -13.5, 13.5, 40):
        with d.at(x, -15 - abs(x) * 0.11, 1.0, x * 0.3):
            tower: list[Node] = [(-9.5, 4), (-11.5, -18), (-12.5, -28), (-6, -28), (-6, -21), (-2.8, -21),
                (-2.8, -28), (2.8, -28), (2.8, -21), (6, -21), (6, -28), (12.5, -28), (11.5, -18),
                (9.5, 4)]  # fmt: skip
            d.shape(polyline(tower), GOLD, INNER, shade=[Shade(depth=0.4, spacing=4.8, width=2.3)])
            d.shape(ellipse(0, -8, 3, 5), DARK_RED, DETAIL)
    rim(d, 50, 18, GOLD, (RED, WHITE, STEEL, WHITE, RED, WHITE, STEEL, WHITE, RED))
