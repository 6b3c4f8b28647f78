"""The feet of the eagle on the asso di denari."""

from __future__ import annotations

from art.cards.kit.limb import Station
from art.cards.kit.paths import Point, sampled, smooth
from art.cards.kit.svg import DETAIL, OUTER, Drawing
from art.cards.kit.track import unit
from art.cards.siciliane.inks import INK, PAPER, YELLOW


def claw(d: Drawing, disc: Point) -> None:
    """The foot at the right of a disc whose middle is given: three toes that grasp over its rim."""
    with d.at(*disc, rotate=-17), d.at(-disc[0], -disc[1]):
        _toes(d)


def _toes(d: Drawing) -> None:
    """The foot as it would be near the disc's lowest point."""
    for track in (
        [(336, 608, 12), (351, 580, 12), (349, 552, 10), (338, 532, 7.6)],
        [(316, 613, 12), (295, 590, 12), (282, 564, 10), (275, 543, 7.6)],
        [(326, 614, 12), (322, 583, 12.6), (316, 553, 10.4), (306, 531, 8)],
    ):  # fmt: skip
        stations: list[Station] = [(x, y, half) for x, y, half in track]
        (x1, y1, half), way = track[-1], unit(track[-2][:2], track[-1][:2])
        _talon(d, (x1, y1), way, half)
        d.limb(stations, YELLOW, OUTER, start="round", end="round", depth=0.5, spacing=5, width=2.6)
        # Scales over the joints, from the knuckle to the claw.
        line = sampled([(x, y) for x, y, _ in track])
        last = len(line) - 1
        for k in range(1, 7):
            t = 0.1 + 0.13 * k
            i = round(t * last)
            ux, uy = unit(line[i - 2], line[min(i + 2, last)])
            (x, y), h = line[i], 10.6 - 3.4 * t
            d.lens([(x - uy * h, y + ux * h), (x + ux * 5, y + uy * 5), (x + uy * h, y - ux * h)], 2.8)


def _talon(d: Drawing, root: Point, way: Point, half: float) -> None:
    """A long black claw, hooked inwards, a light along it."""
    (x, y), (ux, uy) = root, way

    def at(along: float, across: float) -> Point:
        return (x + ux * along - uy * across, y + uy * along + ux * across)

    d.shape(smooth([
        (*at(0, half), "c"), at(14, half * 0.8), (*at(31, -7), "c"), at(13, -half * 0.7),
        (*at(0, -half), "c"),
    ]), INK, DETAIL)  # fmt: skip
    d.lens([at(8, half * 0.4), at(15, half * 0.2), at(22, -2)], 2.0, ink=PAPER)
