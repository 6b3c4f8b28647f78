"""Neck, breast, mane and raised foreleg of a large horse for half figures, facing right.

Units of the card; mirror with `Drawing.at(width, 0, flip=True)`. The neck joins the head of `horse_head`
at its poll; whatever lies below the cut line is cropped by the card.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK
from art.cards.kit.limb import Station
from art.cards.kit.paths import Matrix, Node, Outline, Point, placed, sampled, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import horse_head
from art.cards.parts.engrave import rake
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat


def carriage(x: float, y: float, *, scale: float = 1.0, nod: float = 52.0) -> Matrix:
    """Placement of the head: its poll at (x, y), its nose `nod` degrees below the horizontal."""
    return placed(x, y, scale, nod)


def head(
    d: Drawing, coat: Coat, at: Matrix, *, bridle: Bridle, blaze: str | None = None, back: float = 0.0,
    strand: str = INK,
) -> None:  # fmt: skip
    """Head with ears, forelock and bridle at the given carriage; draw neck and mane first.

    `strand`: ink of the lines between the forelock's hairs.
    """
    with d.under(at):
        horse_head.ears(d, coat, back=back)
        horse_head.head(d, coat, blaze=blaze)
        horse_head.bridle(d, bridle)
        horse_head.forelock(d, coat, strand=strand)


def neck(d: Drawing, coat: Coat, crest: Sequence[Point], throat: Sequence[Point]) -> Outline:
    """Neck and breast between the crest (poll to withers) and the throat (jowl to breast)."""
    nodes: list[Node] = [(*crest[0], "c"), *crest[1:-1], (*crest[-1], "c"), (*throat[-1], "c")]
    nodes += [*reversed(throat[1:-1]), (*throat[0], "c")]
    outline = smooth(nodes)
    d.shape(outline, coat.body, OUTER)
    _muscles(d, crest, throat)
    return outline


def _muscles(d: Drawing, crest: Sequence[Point], throat: Sequence[Point]) -> None:
    """The windpipe's groove, the shadow along the throat and below the jowl, folds behind the jaw."""

    def across(share: float) -> list[Point]:
        back, front = _even(crest, 9), _even(throat, 9)
        return [
            (p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share)
            for p, q in zip(back, front, strict=True)
        ]

    edge, groove, middle = across(1.0), across(0.76), across(0.5)
    rake(d, edge, across(0.86), 28, width=3.2, bend=0.12, seed=21)
    d.lens(groove[1:8], 4.6)
    rake(d, groove[2:8], across(0.62)[3:9], 16, width=2.6, bend=-0.12, seed=22)
    # Under the jowl the head throws its shadow.
    jowl = [across(share)[1] for share in (0.4, 0.6, 0.8)] + [throat[0]]
    rake(d, jowl, [(x + 3, y + 30 + 6 * k) for k, (x, y) in enumerate(jowl)], 13, width=3, bend=-0.1, seed=23)
    d.lens(middle[4:9], 3.6)
    rake(d, middle[5:9], across(0.34)[5:9], 10, width=2.3, bend=-0.1, seed=24)


def mane(
    d: Drawing,
    coat: Coat,
    crest: Sequence[Point],
    *,
    fall: Point,
    locks: int = 8,
    rise: float = 7.0,
    sway: float = 0.12,
    seed: int = 1,
    strand: str = INK,
) -> None:
    """A ragged mane along the crest (poll first): tapered locks that fall by about `fall` from their roots.

    `rise`: how far the hair stands above the crest; `sway`: how much the locks bend, as a share of `fall`;
    `strand`: ink of the lines between the hairs.
    """
    rng = random.Random(f"mane/{seed}")
    line = _even(crest, 41)
    size = math.hypot(*fall)
    nx, ny = -fall[1] / size * sway * size, fall[0] / size * sway * size
    ends = [line[0], line[-1]]
    along = math.atan2(ends[1][1] - ends[0][1], ends[1][0] - ends[0][0])
    out = (math.sin(along) * -rise, math.cos(along) * rise)
    if out[0] * fall[0] + out[1] * fall[1] > 0:
        out = (-out[0], -out[1])
    roots = _even(crest, locks + 1)
    upper: list[Node] = [(*roots[0], "c")]
    for k in range(locks):
        mx, my = line[round((k + 0.45) / locks * 40)]
        swell = rng.uniform(0.7, 1.25)
        upper += [(mx + out[0] * swell, my + out[1] * swell)]
        if k % 2:
            upper.append((roots[k + 1][0] + out[0] * 0.5, roots[k + 1][1] + out[1] * 0.5, "c"))
    upper.append((*roots[-1], "c"))
    lower: list[Node] = []
    strands: list[tuple[list[Point], float]] = []
    for k in range(locks - 1, -1, -1):
        x, y = line[round((k + 0.5) / locks * 40)]
        share = rng.uniform(0.84, 1.16)
        tip = (x + fall[0] * share, y + fall[1] * share)
        edge = (x + fall[0] * share * 0.6 + nx, y + fall[1] * share * 0.6 + ny)
        notch_x, notch_y = roots[k]
        deep = rng.uniform(0.66, 0.8)
        notch = (notch_x + fall[0] * deep + nx * 0.6, notch_y + fall[1] * deep + ny * 0.6)
        lower += [edge, (*tip, "c"), ((tip[0] + notch[0]) / 2 - nx * 0.1, (tip[1] + notch[1]) / 2 - ny * 0.1),
            (*notch, "c")]  # fmt: skip
        strands.append(([notch, (notch_x + fall[0] * 0.3 + nx, notch_y + fall[1] * 0.3 + ny), roots[k]], 3.4))
        for i, (shift, stop, width) in enumerate(((-0.26, 0.86, 3.0), (0.05, 0.94, 3.2), (0.3, 0.7, 2.4))):
            rx, ry = line[min(40, max(0, round((k + 0.5 + shift) / locks * 40)))]
            start = rng.uniform(0.0, 0.14) if i != 2 else rng.uniform(0.1, 0.3)
            stop *= share * rng.uniform(0.9, 1.0)
            ex, ey = rx * (1 - 0.7 * stop) + x * 0.7 * stop, ry * (1 - 0.7 * stop) + y * 0.7 * stop
            middle = (start + stop) / 2
            points = [
                (rx + fall[0] * start, ry + fall[1] * start),
                ((rx + ex) / 2 + fall[0] * middle + nx * 1.1, (ry + ey) / 2 + fall[1] * middle + ny * 1.1),
                (ex + fall[0] * stop, ey + fall[1] * stop),
            ]
            strands.append((points, width))
    d.shape(smooth([*upper, *lower]), coat.mane, INNER)
    for points, width in strands:
        d.lens(points, width, ink=strand)


def dapples(d: Drawing, coat: Coat, spots: Sequence[tuple[float, float, float]]) -> None:
    """A grey's dapples: small shells, each (x, y, radius)."""
    for x, y, r in spots:
        d.lens([(x - r, y + r * 0.5), (x - r * 0.2, y - r), (x + r, y - r * 0.2)], 2.6, ink=coat.far)
        d.lens(
            [(x - r * 0.4, y + r), (x + r * 0.6, y + r * 0.9), (x + r * 1.1, y + r * 0.2)], 2.2, ink=coat.far
        )


def raised_leg(d: Drawing, coat: Coat, upper: Sequence[Station], lower: Sequence[Station]) -> None:
    """A lifted foreleg: forearm from the breast to the knee, cannon and hoof folded back below it."""
    x, y, half = lower[-1]
    px, py, _ = lower[-2]
    turn = math.degrees(math.atan2(y - py, x - px)) - 90
    with d.at(x, y, half / 12, turn):
        d.shape(
            smooth([(-14, -4, "c"), (-19, 24), (-21, 34, "c"), (22, 34, "c"), (17, 14), (13, -4, "c")]),
            coat.hoof,
            OUTER,
            shade=[Shade(angle=90, depth=0.4, spacing=4.6, width=2.2)],
        )
    d.limb(lower, coat.body, OUTER, start="round", end="round", depth=0.9, spacing=5.4)
    d.limb(upper, coat.body, OUTER, start="round", end="round", depth=0.8, spacing=5.6)
    kx, ky, kh = upper[-1]
    d.lens(
        [(kx - kh * 0.7, ky + kh * 0.2), (kx - kh * 0.1, ky + kh * 0.62), (kx + kh * 0.6, ky + kh * 0.3)], 3
    )
    d.lens([(kx - kh * 0.5, ky - kh * 0.5), (kx, ky - kh * 0.2), (kx + kh * 0.1, ky + kh * 0.4)], 2.4)


def _even(points: Sequence[Point], count: int) -> list[Point]:
    line = sampled(points)
    return [line[round(k / (count - 1) * (len(line) - 1))] for k in range(count)]
