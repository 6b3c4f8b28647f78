"""Arms of the courts: the yellow sleeves sprinkled with sprigs, cuffs, and puffs of linen."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station, limb
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.trevisane.cloth import strew
from art.cards.trevisane.inks import PAPER, YELLOW


def sleeve(
    d: Drawing,
    stations: Sequence[Station],
    *,
    fill: str = YELLOW,
    sprigs: bool = True,
    step: float = 36.0,
    shift: Point = (6.0, 4.0),
    depth: float = 0.62,
    start: str = "round",
    end: str = "flat",
    seed: int = 1,
) -> None:
    """One piece of a sleeve along the stations, strewn with sprigs."""
    shape = limb(stations, start=start, end=end).outline
    d.shape(shape, fill, None)
    if sprigs:
        strew(d, shape, step=step, shift=shift)
    d.limb(stations, None, OUTER, start=start, end=end, depth=depth, spacing=6.4, width=3.0, seed=seed)


def draped(
    d: Drawing,
    nodes: Sequence[Node],
    *,
    folds: Sequence[tuple[Sequence[Point], float]] = (),
    step: float = 38.0,
    shift: Point = (8.0, 8.0),
    angle: float = 60.0,
    fill: str = YELLOW,
) -> None:
    """A wide hanging sleeve, strewn with sprigs; the shadow gathers where `angle` points."""
    shape = smooth(list(nodes))
    d.shape(shape, fill, None)
    strew(d, shape, step=step, shift=shift)
    d.shape(
        shape, None, OUTER, shade=[Shade(angle=angle, depth=0.26, spacing=6.4, width=3.0, reach=30, seed=5)]
    )
    d.fold(*folds)


def cuff(
    d: Drawing, wrist: Point, turn: float, fill: str, *, half: float = 19.0, length: float = 20.0
) -> None:
    """A cuff at the wrist: its opening there, turned `turn` degrees clockwise from pointing down."""
    with d.at(*wrist, rotate=turn):
        band: list[Node] = [
            (-half - 3, -length, "c"), (0, -length - 3), (half + 3, -length, "c"), (half, 1, "c"), (0, 4.5),
            (-half, 1, "c"),
        ]  # fmt: skip
        d.shape(smooth(band), fill, INNER, shade=[Shade(depth=0.34, spacing=4.6, width=2.3)])
        rim: list[Node] = [(-half - 1.6, -length + 6), (0, -length + 3.4), (half + 1.6, -length + 6)]
        d.line(smooth(rim, closed=False), DETAIL)


def puff(d: Drawing, centre: Point, rx: float, ry: float, fill: str = PAPER, *, turn: float = 0.0) -> None:
    """A ring of linen let out between two pieces of a sleeve, bowed a little round the arm."""
    lobes = 6

    def bow(x: float) -> float:
        return ry * 0.26 * (1 - (x / rx) ** 2)

    with d.at(*centre, rotate=turn):
        nodes: list[Node] = []
        for side in (-1, 1):
            for k in range(lobes):
                x = ((k + 0.5) / lobes * 2 - 1) * rx * -side
                nodes.append((x, ry * side * 0.98 + bow(x)))
                if k < lobes - 1:
                    x = ((k + 1) / lobes * 2 - 1) * rx * -side
                    nodes.append((x, ry * side * 0.78 + bow(x), "c"))
            nodes.append((rx * 1.08 * -side, bow(rx)))
        d.shape(smooth(nodes), fill, INNER, shade=[Shade(angle=40, depth=0.2, spacing=4.6, width=2.2)])
        folds: list[tuple[list[Point], float]] = []
        for k in range(1, lobes):
            x = (k / lobes * 2 - 1) * rx
            start, end = -ry * 0.78 + bow(x), ry * 0.5 + bow(x)
            folds.append(([(x, start), (x * 0.92, (start + end) / 2), (x * 1.03, end)], 3.0))
        d.fold(*folds)
