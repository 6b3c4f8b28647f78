"""Harness and saddle cloths of full-length horses; everything lies on the trunk of a horse facing right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import PAPER
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, Outline, Point, circle, polyline, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.steed import Posture

Cut = Literal["square", "tongue", "scallops", "corners"]


@dataclass(frozen=True, kw_only=True)
class Harness:
    """Inks: straps, their studs, the cloth, its border, what hangs from the hem; and the cloth's cut."""

    strap: str
    stud: str
    cloth: str
    border: str
    fringe: str
    cut: Cut


_CUTS: dict[Cut, list[Node]] = {
    "square": [
        (146, 398, "c"), (138, 450), (136, 522, "c"), (176, 534), (230, 540), (294, 534, "c"), (300, 470),
        (292, 398, "c"), (256, 408), (204, 412),
    ],
    "tongue": [
        (152, 398, "c"), (140, 440), (134, 480), (142, 508), (170, 528), (196, 556), (220, 572, "c"),
        (244, 556), (268, 528), (292, 508), (300, 478), (298, 440), (290, 398, "c"), (256, 408), (204, 412),
    ],
    "scallops": [
        (148, 398, "c"), (140, 460), (138, 518, "c"), (146, 538), (164, 542), (178, 526, "c"), (188, 546),
        (206, 548), (218, 530, "c"), (228, 548), (246, 548), (258, 528, "c"), (268, 544), (284, 540),
        (294, 518, "c"), (298, 460), (290, 398, "c"), (256, 408), (204, 412),
    ],
    "corners": [
        (150, 398, "c"), (132, 446), (104, 500), (84, 532, "c"), (122, 528), (170, 520), (214, 522),
        (262, 528), (302, 536, "c"), (304, 480), (292, 398, "c"), (256, 408), (204, 412),
    ],
}  # fmt: skip
_CENTRE: Point = (220, 456)


def cloth(d: Drawing, harness: Harness) -> None:
    """The saddle cloth, its inner field, its fringe or tassels, and the saddle's two bows."""
    nodes = _CUTS[harness.cut]
    outline = smooth(nodes)
    _fringe(d, nodes, harness)
    d.shape(outline, harness.border, OUTER)
    inner = smooth(_drawn_in(nodes, 0.84))
    track = smooth(_drawn_in(nodes, 0.92)).sample(2.0)
    _pellets(d, [p for p in track if p[1] > 416], harness.fringe)
    d.shape(inner, harness.cloth, INNER, shade=[Shade(angle=40, depth=0.34, spacing=6.4)])
    d.hatch(outline, Shade(depth=0.08, spacing=5, width=2.4))
    bows: tuple[list[Node], ...] = (
        [(146, 408, "c"), (138, 392), (142, 372), (154, 366), (164, 380), (176, 402, "c")],
        [(262, 404, "c"), (270, 382), (282, 360), (294, 364), (296, 382), (290, 400, "c")],
    )
    for bow in bows:
        d.shape(smooth(bow), harness.strap, INNER, shade=[Shade(depth=0.4, spacing=5, width=2.4)])


def _drawn_in(nodes: Sequence[Node], share: float) -> list[Node]:
    """The cloth's field: drawn towards its middle, but as high as the cloth itself."""
    x0, y0 = _CENTRE
    result: list[Node] = []
    for node in nodes:
        x = x0 + (node[0] - x0) * share
        y = node[1] if node[1] < 430 else y0 + (node[1] - y0) * share
        result.append((x, y, node[2]) if len(node) == 3 else (x, y))
    return result


def _pellets(d: Drawing, track: Sequence[Point], fill: str) -> None:
    count = max(8, len(track) * 2 // 17)
    spots = [track[round((k + 0.5) / count * (len(track) - 1))] for k in range(count)]
    d.shapes([circle(x, y, 3.6) for x, y in spots], fill)


def _fringe(d: Drawing, nodes: Sequence[Node], harness: Harness) -> None:
    _tassels(d, [(n[0], n[1] - 2) for n in nodes if len(n) == 3 and n[1] > 505], harness.fringe, 20)


def _tassels(d: Drawing, spots: Sequence[Point], fill: str, length: float) -> None:
    """Tassels hanging from the spots, well apart."""
    h = length
    d.shapes([smooth([(x - 3, y + 3, "c"), (x - 8, y + h, "c"), (x, y + h + 3), (x + 8, y + h, "c"),
        (x + 3, y + 3,
        "c")]) for x, y in spots], fill)  # fmt: skip
    d.ticks(*(((x - 2, y + h), (x - 1, y + 8), 2.2) for x, y in spots))
    d.ticks(*(((x + 3.4, y + h), (x + 1, y + 8), 2.2) for x, y in spots))
    d.shapes([circle(x, y + 2, 4.4) for x, y in spots], fill)


def straps(d: Drawing, harness: Harness, posture: Posture, *, pendants: int = 0) -> None:
    """Breast band with pendants, crupper, bridle."""
    _strap(d, [(150, 402), (112, 402), (78, 420)], 6.4, harness, 4)
    band: list[Point] = [(290, 424), (344, 452), (413, 458)]
    line = sampled(band, 3)
    hung = [line[round((k + 0.7) / (pendants + 0.3) * (len(line) - 1))] for k in range(pendants)]
    if hung:
        _tassels(d, [(x, y + 8) for x, y in hung], harness.fringe, 17)
    _strap(d, band, 9, harness, 6)
    with d.under(posture.head_place):
        bridle: list[tuple[list[Point], float]] = [
            ([(375, 238), (390, 292), (431, 346)], 4),
            ([(445, 309), (438, 328), (421, 350)], 4),
            ([(373, 245), (390, 248), (406, 241)], 3.8),
        ]
        d.shapes([ribbon(run, half, forked=False) for run, half in bridle], harness.strap, INNER)
        rosettes = ((431, 346, 6), (379, 247, 5.8), (442, 310, 4))
        d.shapes([circle(x, y, r) for x, y, r in rosettes], harness.stud, INNER)
        d.shapes([circle(x, y, r * 0.4) for x, y, r in rosettes], PAPER, None)


def plume(d: Drawing, posture: Posture, *inks: str) -> None:
    """A bunch of upright feathers between the ears."""
    with d.under(posture.head_place):
        for k, ink in enumerate(inks):
            with d.at(383, 228, 1.0, (k - (len(inks) - 1) / 2) * 30 + 6):
                d.shape(smooth([(-3, 4, "c"), (-9, -18), (-12, -34), (-4, -48), (8, -46), (13, -36, "c"),
                    (6, -37), (9, -20), (3, 4, "c")]), ink, INNER,
                    shade=[Shade(depth=0.4, spacing=4.6, width=2.2, seed=k)])  # fmt: skip
                d.lens([(0, 0), (-2, -20), (0, -40)], 2.2)
        d.shape(polyline([(375, 230), (391, 232), (389, 222), (378, 220)]), inks[0], DETAIL)


def reins(d: Drawing, harness: Harness, posture: Posture, hand: Point) -> None:
    """The near rein from the bit to the hand, both on the trunk."""
    x, y = posture.head_place.apply((430, 350))
    hx, hy = hand
    low = max(y, hy)
    points = [(x, y), (x + (hx - x) * 0.34, (y + low) / 2 + 22), (x + (hx - x) * 0.7, low + 18), hand]
    d.shape(ribbon(points, 3.8, forked=False), harness.strap, INNER)


def _strap(d: Drawing, points: Sequence[Point], half: float, harness: Harness, studs: int) -> None:
    d.shape(ribbon(points, half, forked=False), harness.strap, INNER)
    line = sampled(points, 3)
    spots: list[Outline] = []
    for k in range(studs):
        x, y = line[round((k + 0.5) / studs * (len(line) - 1))]
        spots.append(circle(x, y, half * 0.42))
    d.shapes(spots, harness.stud)
