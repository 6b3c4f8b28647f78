"""Four crowns, in the units of the heads: the rim near y = -34, the head's middle at x = 2."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.espanola.inks import INK, PAPER
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, circle, lozenge, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing

_LIGHT = (Shade(depth=0.3, spacing=4.8, width=2.6),)


def _rim(d: Drawing, fill: str, jewels: Sequence[str], *, half: float = 32.0, high: float = 15.0) -> None:
    """The band round the brow, set with lozenges and pearls in turn."""
    band: list[Node] = [
        (2 - half, -39, "c"), (2 - half * 0.5, -33.4), (2, -31.6), (2 + half * 0.5, -33.4),
        (2 + half, -39, "c"),
        (3 + half, -39 - high, "c"), (2 + half * 0.5, -34 - high), (2, -32 - high),
        (2 - half * 0.5, -34 - high),
        (1 - half, -39 - high, "c"),
    ]  # fmt: skip
    d.shape(smooth(band), fill, INNER, shade=_LIGHT)
    count = len(jewels)
    for k, colour in enumerate(jewels):
        u = (k + 0.5) / count * 2 - 1
        x, y = 2 + u * half * (1.04 - 0.1 * u * u), -32 - high / 2 - 6.4 * u * u
        d.shape(lozenge(x, y, 4.6, 5.6) if k % 2 == 0 else circle(x, y, 2.6), colour, DETAIL)


def _points(spread: Sequence[tuple[float, float]], half: float = 33.0, base: float = -46.0) -> list[Node]:
    """The upper edge from left to right: tips at (u, height), and a round valley between each two."""
    nodes: list[Node] = [(2 - half, base + 5, "c")]
    for k, (u, tall) in enumerate(spread):
        x = 2 + u * half * 1.16
        nodes.append((x, base - tall, "c"))
        if k + 1 < len(spread):
            nodes.append((2 + (u + spread[k + 1][0]) / 2 * half * 1.06, base - 9))
    return [*nodes, (2 + half, base + 5, "c"), (2, base + 12)]


def pearled(d: Drawing, fill: str, cap: str, jewels: Sequence[str]) -> None:
    """Five tall points, a pearl on each, a cap within."""
    d.shape(smooth([(-26, -46, "c"), (-20, -66), (2, -74), (24, -66), (30, -46, "c")]), cap, INNER,
            shade=[Shade(depth=0.5, spacing=4.6)])  # fmt: skip
    tips = ((-1.0, 30), (-0.52, 34), (0.0, 37), (0.52, 34), (1.0, 30))
    d.shape(smooth(_points(tips)), fill, OUTER, shade=_LIGHT)
    d.shapes([circle(2 + u * 38.3, -46 - tall - 4, 5.2) for u, tall in tips], PAPER)
    _rim(d, fill, jewels)


def leaved(d: Drawing, fill: str, jewels: Sequence[str]) -> None:
    """Three broad strawberry leaves and two pearls, the hollow of the crown dark."""
    d.shape(smooth([(-30, -50, "c"), (2, -60), (34, -50, "c"), (2, -42)]), INK, None)
    d.shape(smooth([
        (-31, -40, "c"), (-42, -62), (-48, -76), (-38, -80), (-36, -88, "c"), (-29, -82), (-24, -72, "c"),
        (-18, -60), (-14, -70, "c"), (-10, -60), (-8, -74), (-14, -84), (-5, -88), (2, -100, "c"), (9, -88),
        (18, -84), (12, -74), (14, -60), (18, -70, "c"), (22, -60), (28, -72, "c"), (33, -82), (40, -88, "c"),
        (42, -80), (52, -76), (46, -62), (35, -40, "c"), (2, -34),
    ]), fill, OUTER, shade=_LIGHT)  # fmt: skip
    for x in (-36, 2, 40):
        d.lens([(x * 0.86, -54), (x * 0.94, -66), (x, -80)], 3)
    d.shapes([circle(x, -74, 4) for x in (-14, 18)], PAPER)
    _rim(d, fill, jewels)


def arched(d: Drawing, fill: str, cap: str, jewels: Sequence[str]) -> None:
    """A closed crown: two arches of pearls over a cap, an orb on top."""
    d.shape(smooth([(-30, -46, "c"), (-36, -66), (-24, -84), (2, -88), (28, -84), (40, -66),
        (34, -46, "c")]), cap,
            OUTER, shade=[Shade(depth=0.46, spacing=4.8)])  # fmt: skip
    for run in (_arch(-1), _arch(1), _arch(0)):
        d.shape(run, fill, INNER)
    beads: list[Outline] = [circle(2, -52 - 8 * k, 2.4) for k in range(5)]
    for side in (-1, 1):
        beads += [
            circle(2 + side * x, y, 2.4)
            for x, y in ((35.6, -60), (34, -69), (28, -77.6), (19, -83.4), (9, -86))
        ]
    d.shapes(beads, PAPER)
    d.shape(circle(2, -97, 8.4), fill, OUTER, shade=[Shade(angle=40, depth=0.4, spacing=4)])
    d.line(smooth([(-6, -98), (2, -95.4), (10, -98)], closed=False), DETAIL)
    d.shape(smooth([(-1, -105, "c"), (-3, -116), (2, -120), (7, -116), (5, -105, "c")]), fill, DETAIL)
    _rim(d, fill, jewels, half=33)


def _arch(side: int) -> Outline:
    if side == 0:
        return smooth([(-3, -46, "c"), (-3.4, -70), (-3, -90, "c"), (7, -90, "c"), (7.4, -70), (7, -46, "c")])
    return smooth([(2 + side * x, y, "c") if sharp else (2 + side * x, y) for x, y, sharp in (
        (33, -46, 1), (40, -62, 0), (35, -78, 0), (20, -88, 0), (2, -91, 1), (2, -82, 1), (18, -79, 0),
        (28, -71, 0),
        (31, -60, 0), (26, -46, 1))])  # fmt: skip


def rayed(d: Drawing, fill: str, cap: str, jewels: Sequence[str]) -> None:
    """Five sharp rays over a soft cap that rises between them."""
    d.shape(smooth([(-28, -46, "c"), (-27, -64), (-12, -76), (2, -70), (16, -77), (31, -64),
        (32, -46, "c")]), cap,
            OUTER, shade=[Shade(depth=0.46, spacing=4.6)])  # fmt: skip
    nodes: list[Node] = [(-31, -40, "c")]
    for k, tall in enumerate((34, 26, 38, 26, 34)):
        x = 2 + (k - 2) * 16.4
        nodes += [(x - 6.4, -48, "c"), (x + (k - 2) * 1.6, -48 - tall, "c"), (x + 6.4, -48, "c")]
    d.shape(smooth([*nodes, (35, -40, "c")]), fill, OUTER, shade=_LIGHT)
    _rim(d, fill, jewels, high=13)
