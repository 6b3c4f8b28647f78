"""Four crowns, no two alike, about 96 wide; (0, 0) is the middle of the foot of the rim."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.bergamasche.inks import BLUE, DARK_RED, GREEN, INK, OCHRE, RED, WHITE
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, ellipse, lozenge, mirror, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing

_GOLD = Shade(depth=0.3, spacing=4.6, width=2.8)
_CLOTH = [Shade(depth=0.4, spacing=5, width=3), Shade(angle=45, depth=0.2, spacing=5.2, width=2.4)]


def _inwards(node: Node, lower: float) -> Node:
    """A node of the band moved to the field within it; a corner stays one."""
    x, y = node[0] * 0.95, node[1] * 0.999 + lower
    return (x, y, node[2]) if len(node) == 3 else (x, y)


def _rim(d: Drawing, half: float, high: float, jewels: Sequence[str], *, ground: str = INK) -> None:
    """The band with a row of stones on a dark ground."""
    band: list[Node] = [
        (-half, -10, "c"), (-half * 0.5, -2), (0, 0), (half * 0.5, -2), (half, -10, "c"),
        (half + 1, -10 - high, "c"), (half * 0.5, -2 - high), (0, -high), (-half * 0.5, -2 - high),
            (-half - 1, -10 - high, "c"),
    ]  # fmt: skip
    d.shape(smooth(band), OCHRE, OUTER, shade=[_GOLD])
    inner = [_inwards(node, -4 if k < 5 else 4) for k, node in enumerate(band)]
    d.shape(smooth(inner), ground, DETAIL)
    for k, fill in enumerate(jewels):
        u = (k + 0.5) / len(jewels) * 2 - 1
        x, y = half * u * 0.98, -high / 2 - 10 * u * u
        squeeze = 1 - 0.45 * u * u
        room = half / len(jewels) * squeeze
        if k % 2 == 0:
            d.shape(lozenge(x, y, min(7.4 * squeeze, room), high * 0.32), fill, DETAIL)
        else:
            d.shape(circle(x, y, min(high * 0.2 * (0.7 + 0.3 * squeeze), room * 0.66)), fill, DETAIL)


def open_crown(d: Drawing, cap: str) -> None:
    """Leaves with pearls round a rim seen from a little above: its inside, the cap in it, its front."""
    for x, lean in ((-14.0, -4.0), (14.0, 4.0)):
        with d.at(x, -55, 0.6, lean):
            _fleuron(d)
    d.shape(ellipse(0, -41, 52, 16), INK, OUTER)
    d.line(smooth([(-46, -46), (-24, -53), (0, -55), (24, -53), (46, -46)], closed=False), INNER, ink=OCHRE)
    dome: list[Node] = [(-44, -34, "c"), (-34, -46), (-12, -51), (14, -51), (36, -45), (45, -33, "c"),
        (24, -26),
        (0, -24), (-24, -26)]  # fmt: skip
    d.shape(smooth(dome), cap, INNER)
    d.fold(([(-28, -32), (-20, -42), (-6, -48)], 3.4), ([(30, -32), (24, -40), (12, -47)], 3.4))
    pierced_crown_front(d)


def pierced_crown_back(d: Drawing) -> None:
    """Draw the part of a crown behind the blade that passes through it: inside of its band, two leaves."""
    for x, lean in ((-25.0, -9.0), (25.0, 9.0)):
        with d.at(x, -54, 0.6, lean):
            _fleuron(d)
    inside: list[Node] = [(-52, -40), (-30, -53), (0, -57), (30, -53), (52, -40), (30, -27), (0, -23), (-30,
        -27)]  # fmt: skip
    d.shape(
        smooth(inside), INK, OUTER, shade=[Shade(angle=270, depth=0.3, spacing=4.6, width=2.2, ink=OCHRE)]
    )


def pierced_crown_front(d: Drawing) -> None:
    """The front of that crown's band, an arc of an ellipse, and five leaves rooted on its upper edge."""
    for x, y, wide, size, lean in ((-47, -37, 0.62, 0.84, -17), (47, -37, 0.62, 0.84, 17),
            (-28, -29, 0.9, 0.94, -7), (28, -29, 0.9, 0.94, 7), (0, -26, 1.0, 1.04, 0)):  # fmt: skip
        with d.at(x, y, size, lean):
            _fleuron(d, wide)
    _round_band(d, (RED, WHITE, BLUE, WHITE, RED, WHITE, BLUE, WHITE, RED))


def _round_band(d: Drawing, jewels: Sequence[str]) -> None:
    """The front half of a round rim, set with stones that close up towards its sides."""
    top: list[Node] = [
        (-53, -42, "c"),
        (-46, -33),
        (-28, -26),
        (0, -23),
        (28, -26),
        (46, -33),
        (53, -42, "c"),
    ]
    foot: list[Node] = [(50, -17, "c"), (43, -8), (26, -1), (0, 2), (-26, -1), (-43, -8), (-50, -17, "c")]
    d.shape(smooth([*top, *foot]), OCHRE, OUTER, shade=[_GOLD])
    field: list[Node] = [(-50, -35, "c"), (-44, -28), (-27, -21.5), (0, -18.5), (27, -21.5), (44, -28), (50,
        -35, "c"), (48, -22, "c"), (42, -13.5), (25.5, -6.5), (0, -3.5), (-25.5, -6.5), (-42, -13.5),
        (-48, -22, "c")]  # fmt: skip
    d.shape(smooth(field), INK, DETAIL)
    for k, fill in enumerate(jewels):
        turn = math.radians(160 - 17.5 * k)
        at, near = (50 * math.cos(turn), -28.5 + 17 * math.sin(turn)), 0.4 + 0.6 * math.sin(turn)
        if k % 2 == 0:
            d.shape(lozenge(*at, 6 * near, 7), fill, DETAIL)
        else:
            d.shape(ellipse(*at, 4 * near, 4.2), fill, DETAIL)


def _fleuron(d: Drawing, wide: float = 1.0) -> None:
    """A leaf of a crown with its pearl; it stands on (0, 0)."""
    leaf: list[Node] = [
        (-9, 6, "c"), (-8, -6), (-17, -12), (-16, -24), (-7, -22, "c"), (-6, -32), (0, -42, "c"),
    ]  # fmt: skip
    half: list[Node] = [(n[0] * wide, *n[1:]) for n in leaf]
    d.shape(smooth(mirror(half, 0, whole=True)), OCHRE, INNER, shade=[_GOLD])
    d.fold(([(0, 0), (0, -14), (0, -32)], 2.6))
    d.shape(circle(0, -44, 4.8), WHITE, DETAIL)


def ray_crown(d: Drawing, cap: str) -> None:
    """Plain points, each with a ball, round a rim seen from a little above; the far ones show between."""
    far = [(-31.0, -75.0), (-10.5, -81.0), (10.5, -81.0), (31.0, -75.0)]
    back: list[Node] = [(-50, -38, "c"), (-40, -50, "c")]
    for k, (x, y) in enumerate(far):
        back.append((x, y, "c"))
        if k < len(far) - 1:
            back.append(((x + far[k + 1][0]) / 2, -56, "c"))
    back.append((40, -50, "c"))
    back += [(50, -38, "c"), (0, -30)]
    d.shape(smooth(back), OCHRE, INNER)
    d.shapes([circle(x, y - 3, 3.8) for x, y in far], RED, DETAIL)
    d.shape(ellipse(0, -40, 51, 14), INK, INNER)
    dome: list[Node] = [(-43, -34, "c"), (-30, -48), (0, -53), (30, -48), (43, -34, "c"), (0, -22)]
    d.shape(smooth(dome), cap, INNER)
    tops = [(-62, -66), (-40, -60), (-21, -66), (0, -62), (21, -66), (40, -60), (62, -66)]
    roots = [(-53, -38), (-45, -33), (-30, -28), (-10, -24), (10, -24), (30, -28), (45, -33), (53, -38)]
    nodes: list[Node] = [(*roots[0], "c")]
    for top, root in zip(tops, roots[1:], strict=True):
        nodes += [(*top, "c"), (root[0], root[1] - 2, "c")]
    nodes += [(40, -18), (0, -8), (-40, -18)]
    d.shape(smooth(nodes), OCHRE, OUTER)
    d.ticks(*(((x * 0.98, y + 7), (x * 0.86, -36 + abs(x) * -0.04), 2.6) for x, y in tops))
    d.shapes([circle(x, y - 4, 5.4) for x, y in tops], RED, DETAIL)
    _round_band(d, (BLUE, WHITE, GREEN, WHITE, RED, WHITE, GREEN, WHITE, BLUE))


def arched_crown(d: Drawing, cap: str) -> None:
    """A closed crown: two arches of beads over puffed cloth, an orb on top."""
    puff = smooth([(-46, -16, "c"), (-60, -34), (-48, -58), (-22, -66), (0, -58), (22, -66), (48, -58), (60,
        -34),
        (46, -16, "c")])  # fmt: skip
    d.shape(puff, cap, OUTER, shade=_CLOTH)
    for side in (-1, 1):
        arch: list[Node] = [(side * 40, -18, "c"), (side * 54, -40), (side * 34, -70), (0, -74, "c"), (0,
            -64, "c"),
            (side * 28, -60), (side * 42, -40), (side * 28, -20, "c")]  # fmt: skip
        d.shape(smooth(arch), OCHRE, INNER, shade=[_GOLD])
        for x, y in ((36, -28), (47, -42), (40, -56), (26, -65), (11, -69)):
            d.shape(circle(side * x, y, 3.6), WHITE, DETAIL)
    d.shape(smooth([(-8, -16, "c"), (-10, -44), (-5, -72, "c"), (5, -72, "c"), (10, -44), (8, -16, "c")]),
        OCHRE, INNER,
        shade=[_GOLD])  # fmt: skip
    d.shapes([circle(0, y, 4) for y in (-30, -44, -58)], RED, DETAIL)
    d.shape(circle(0, -80, 10), BLUE, INNER, shade=[Shade(angle=40, depth=0.4, spacing=4, width=2.4)])
    d.line(smooth([(-10, -80), (0, -77), (10, -80)], closed=False), DETAIL, ink=OCHRE)
    d.shape(polyline([(0, -88), (5, -95), (0, -104), (-5, -95)]), OCHRE, INNER)
    _rim(d, 48, 22, (RED, WHITE, GREEN, WHITE, RED, WHITE, GREEN, WHITE, RED), ground=DARK_RED)


def fur_crown(d: Drawing, cap: str) -> None:
    """A tall cap with golden gables behind a brim of spotted fur."""
    tall: list[Node] = [
        (-44, -12, "c"),
        (-50, -44),
        (-40, -74),
        (-14, -84),
        (14, -84),
        (40, -74),
        (50, -44),
        (44, -12, "c"),
    ]
    d.shape(smooth(tall), cap, OUTER, shade=_CLOTH)
    for x in (-30.0, 0.0, 30.0):
        gable: list[Node] = [
            (x - 16, -18, "c"),
            (x - 12, -40),
            (x * 1.06, -66, "c"),
            (x + 12, -40),
            (x + 16, -18, "c"),
        ]
        d.shape(smooth(gable), OCHRE, INNER, shade=[_GOLD])
        d.shape(lozenge(x * 1.03, -36, 5.4, 9), RED, DETAIL)
        d.shape(circle(x * 1.08, -70, 5), WHITE, DETAIL)
    brim: list[Node] = [
        (-54, -6), (-56, -18), (-46, -27), (-24, -20), (0, -17), (24, -20), (46, -27), (56, -18), (54, -6),
            (40, 3), (20, 8),
        (0, 9), (-20, 8), (-40, 3),
    ]  # fmt: skip
    d.shape(smooth(brim), WHITE, OUTER, shade=[Shade(angle=70, depth=0.3, spacing=4.8, width=2.4)])
    for x, y in ((-42, -12), (-25, -5), (-8, -8), (9, -1), (25, -10), (42, -10)):
        d.flats(smooth([(x, y - 6, "c"), (x - 3.4, y + 3), (x, y + 8, "c"), (x + 3.4, y + 3)]), ink=INK)
