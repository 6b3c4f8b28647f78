"""Coppe: a tall six-sided covered cup with a red lid, a yellow and blue bowl and stem."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.trevisane.facets import SAG, facets
from art.cards.trevisane.inks import BLUE, RED, WHITE, YELLOW

_GADROONS = ((-0.72, -0.22, 0.22, 0.72), (-0.7, 0.04, 0.74), (-0.78, -0.3, 0.14, 0.5, 0.82))
"""Places of the bright ribs of the bowl, in shares of its half-width, by cut."""
_BUTTONS = ((-0.74, 0.0, 0.74), (-0.7, -0.26, 0.28, 0.76), (-0.66, 0.06, 0.7))
"""Places of the studs of the foot, likewise."""


def cup(d: Drawing, x: float, y: float, size: float, rotate: float = 0.0, *, cut: int = 0) -> None:
    """A cup centred on (x, y), `size` high over all and 0.53 of it wide, in one of three cuts."""
    with d.at(x, y, size / 200, rotate):
        _foot(d, cut)
        _stem(d, cut)
        _bowl(d, size, cut)
        _lid(d, size, cut)


def _lid(d: Drawing, size: float, cut: int) -> None:
    facets(d, (-80, 8), (-52 + cut % 2, 48), RED, belly=(-11, -8, -13)[cut], cut=cut)
    if size > 170:
        for share in ((-0.76, 0.0), (-0.6, 0.1), (-0.82, -0.1))[cut]:
            d.lens([(7 * share, -77), (15 * share, -67 + 2), (40 * share, -51 + (abs(share) < 0.2) * 3)], 2.6)
    facets(d, (-55, 53), (-45, 53), YELLOW, spacing=4.6, cut=cut)
    facets(d, (-85, 12), (-79, 12), YELLOW, line=INNER)
    d.shape(
        smooth(_KNOBS[cut]), YELLOW, OUTER, shade=[Shade(depth=0.42, spacing=4.4, width=2.4, seed=1 + cut)]
    )


_KNOBS: tuple[list[Node], ...] = (
    [(0, -99, "c"), (6, -95), (9, -90), (6, -84), (-6, -84), (-9, -90), (-6, -95)],
    [(0, -101, "c"), (4, -96), (8, -91), (5, -84, "c"), (-5, -84, "c"), (-8.4, -90), (-4, -96)],
    [(-1, -99), (6, -97), (9.4, -91), (7, -85), (0, -83), (-7, -85), (-9, -91), (-6.6, -97)],
)
"""A drop, a flame, a ball."""


def _bowl(d: Drawing, size: float, cut: int) -> None:
    facets(d, (-13, 41), (16, 11), BLUE, belly=(8, 6, 10)[cut], cut=cut)
    if size > 150:
        # Gadroons: a bright rib down the middle of each face.
        for share in _GADROONS[cut]:
            sag = SAG * (1 - abs(share)) * 30
            d.lens([(37 * share, -6 + sag), (33 * share, 4 + sag), (14 * share, 14)], 3.4, ink=WHITE)
    facets(d, (-45, 47), (-15, 41), YELLOW, cut=cut)
    for place, half in ((-0.74, 5.5), (0.0, 11.0), (0.74, 5.5)):
        share = place + (0.0, 0.05, -0.04)[cut]
        x, y = 44 * share, -30 + SAG * 44 * (1 if place == 0 else 0.52)
        high = (12, 13, 10.5)[cut]
        gem: list[Node] = [(x, y - high, "c"), (x + half, y, "c"), (x, y + high, "c"), (x - half, y, "c")]
        if cut == 2:
            gem = [(x, y - high, "c"), (x + half, y), (x, y + high, "c"), (x - half, y)]
        d.shape(smooth(gem), RED, INNER)
    facets(d, (-18, 44), (-12, 44), YELLOW, line=INNER, spacing=4.6)


def _stem(d: Drawing, cut: int) -> None:
    facets(d, (14, 9), (28, 7), YELLOW, line=INNER)
    knop = (20.0, 18.5, 21.5)[cut]
    facets(d, (27, 8), (36, knop), BLUE, belly=3, cut=cut)
    facets(d, (36, knop), (45, 8), BLUE, belly=3, cut=cut)
    facets(d, (44, 7), (64, 9), YELLOW, line=INNER)
    facets(d, (15, 14), (21, 14), RED, line=INNER)


def _foot(d: Drawing, cut: int) -> None:
    facets(d, (60, 9), (84, 44), YELLOW, belly=(-9, -6, -11)[cut], cut=cut)
    facets(d, (83, 47), (95, 50), RED, cut=cut)
    d.shapes([circle(48 * share, 89 + SAG * 48 * (1 if abs(share) < 0.3 else 0.52), 2.6) for share in
        _BUTTONS[cut]], YELLOW)  # fmt: skip
