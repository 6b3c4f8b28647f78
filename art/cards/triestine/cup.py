"""Coppe: a goblet of cut glass, blue over white, full of red wine, on a gilt stem and a scalloped foot."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, ellipse, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.hoop import hoop
from art.cards.triestine.inks import BLUE, PAPER, RED, SKY, YELLOW

_OVALS = ((-0.66, 0.0, 0.66), (-0.64, 0.03, 0.68), (-0.67, -0.02, 0.64))
"""Places of the lenses cut into the glass, by cut."""
_FLUTES = ((-0.8, -0.4, 0.0, 0.4, 0.8), (-0.78, -0.38, 0.03, 0.42, 0.8), (-0.82, -0.43, -0.03, 0.4, 0.78))
_SCALLOPS = 5
_WINE = (0.0, 1.4, -0.8)


def cup(d: Drawing, x: float, y: float, size: float, rotate: float = 0.0, *, cut: int = 0) -> None:
    """A goblet centred on (x, y), `size` high over all and 0.6 of it wide, in one of three cuts."""
    with d.at(x, y, size / 200, rotate):
        foot(d, size, cut)
        stem(d, cut)
        bowl(d, size, cut)


def bowl(d: Drawing, size: float, cut: int) -> None:
    """The flaring bowl, its lenses and flutes, the gilt lip and the wine in it."""
    d.shape(smooth(_bowl(cut)), BLUE, OUTER, shade=[
        Shade(depth=0.26, spacing=5.2, width=2.7, reach=40, seed=1 + cut),
        Shade(angle=180, depth=0.08, spacing=6, width=2, reach=8, seed=2 + cut),
    ])  # fmt: skip
    lenses: list[Outline] = []
    lights: list[Outline] = []
    for share in _OVALS[cut]:
        wide = 11.5 - 5.4 * abs(share)
        cx, cy = 43 * share, -35 + 4 * (1 - share * share)
        lenses.append(ellipse(cx, cy, wide, 18 - cut))
        lights.append(ellipse(cx - wide * 0.2, cy - 3, wide * 0.46, 9.5))
    d.shapes(lenses, PAPER, INNER if size > 130 else DETAIL)
    if size > 110:
        d.flats(*lights, ink=SKY)
    for share in _FLUTES[cut]:
        sag = 3 * (1 - share * share)
        d.lens([(35 * share, -9 + sag), (29 * share, 5 + sag), (11 * share, 19)], 3.6, ink=PAPER)
    d.shape(hoop(-79, 56, -66, 53, 11), YELLOW, INNER, shade=[Shade(depth=0.2, spacing=4.6, width=2.2)])
    d.shape(ellipse(0, -80, 58, 14), YELLOW, OUTER)
    d.shape(ellipse(0, -79.4, 50, 9.6), RED, INNER, shade=[
        Shade(angle=188, depth=0.4, spacing=3.6, width=2, reach=26, seed=4 + cut),
    ])  # fmt: skip
    if size > 110:
        low = -76 + _WINE[cut]
        d.lens([(4, low), (22, low - 0.6), (38, low - 3)], 2.4, ink=PAPER)


def _bowl(cut: int) -> list[Node]:
    belly = (0.0, -2.0, 1.6)[cut]
    half: list[tuple[float, float]] = [(55, -78), (52.5, -56), (48 + belly, -32), (38 + belly, -6), (22, 14)]
    low: list[Node] = [(9, 24, "c"), (-9, 24, "c")]
    right: list[Node] = [(55, -78, "c"), *half[1:]]
    left: list[Node] = [*((-x, y) for x, y in reversed(half[1:])), (-55, -78, "c")]
    return [*right, *low, *left]


def stem(d: Drawing, cut: int) -> None:
    """A gilt stem with a red knop between two collars."""
    d.shape(
        smooth([(-7, 20, "c"), (7, 20, "c"), (5, 40), (7, 70, "c"), (-7, 70, "c"), (-5, 40)]), YELLOW, INNER
    )
    d.shape(hoop(21, 14, 27, 12, 3), YELLOW, INNER)
    wide = (17.5, 16.0, 18.5)[cut]
    knop: list[Node] = [
        (-7, 32, "c"),
        (-wide, 40),
        (-7, 49, "c"),
        (0, 50),
        (7, 49, "c"),
        (wide, 40),
        (7, 32, "c"),
    ]
    d.shape(smooth(knop), RED, OUTER, shade=[Shade(depth=0.36, spacing=4.2, width=2.2, seed=1 + cut)])
    d.lens([(-wide * 0.5, 37), (-wide * 0.62, 41), (-wide * 0.3, 45)], 2.2, ink=PAPER)
    d.shape(hoop(51, 11, 56, 13, 2.4), YELLOW, INNER)


def foot(d: Drawing, size: float, cut: int) -> None:
    """The round foot: a blue dome in scallops over a gilt plate."""
    d.shape(hoop(88, 47, 96, 45, 4, 2), YELLOW, OUTER, shade=[Shade(depth=0.2, spacing=4.4, width=2.2)])
    dome: list[Node] = [(-7, 62, "c"), (-18, 74), (-44, 84), (-46, 89, "c"), (0, 94), (46, 89, "c"), (44, 84),
        (18, 74), (7, 62, "c")]  # fmt: skip
    d.shape(smooth(dome), BLUE, OUTER, shade=[Shade(depth=0.22, spacing=4.8, width=2.4, seed=2 + cut)])
    if size < 90:
        return
    for k in range(_SCALLOPS + 1):
        share = 2 * k / _SCALLOPS - 1
        d.lens(
            [(6 * share, 65), (22 * share, 76), (44 * share, 88 + 4 * (1 - share * share))], 3.0, ink=PAPER
        )
