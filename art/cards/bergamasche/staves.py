"""The six number cards of bastoni: staves woven across each other, in the odd ones one upright in front."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

from art.cards.bergamasche.card import HEIGHT, WIDTH
from art.cards.bergamasche.flowers import carnation, daisy, posy, stem, tulip
from art.cards.bergamasche.inks import BLUE, GREEN, INK, OCHRE, RED
from art.cards.bergamasche.staff import shaft, staff
from art.cards.kit.deck import Figures
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Point, circle, lozenge
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts.band import front, mirrored

KNOT: list[Point] = [(-14, 2), (-60, -24), (-104, -18), (-140, 14), (-196, -2)]


def _woven(
    d: Drawing, offsets: Sequence[float], lean: float, size: float, wide: float, middle: str | None
) -> None:
    """Staves leaning right (red) and left (blue), `offsets` apart at the middle, over and under in turn.

    `middle`: ink of the middle staff of either three.
    """
    tan = math.tan(math.radians(lean))
    inks = {
        side: [middle if middle and x == 0 else fill for x in offsets]
        for side, fill in ((1, RED), (-1, BLUE))
    }
    for side in (1, -1):
        for k, x in enumerate(offsets):
            # Laid by hand: no two lean quite alike.
            sway = 0.0 if len(offsets) == 1 else (0.25, -0.2, 0.1)[k] * side
            staff(d, x, 0, size, side * lean + sway, wide=wide, fill=inks[side][k], cut=(k + (side < 0)) % 3)
    span = wide / math.sin(math.radians(2 * lean)) * 0.5 + 7
    ux, uy = math.sin(math.radians(lean)), -math.cos(math.radians(lean))
    for i, a in enumerate(offsets):
        for j, b in enumerate(offsets):
            if (i + j) % 2:
                # The right-leaning one with offset a crosses the left one with offset b; it comes up again.
                y = (a - b) / 2 / tan
                x = a - y * tan
                shaft(
                    d,
                    (x - ux * span, y - uy * span),
                    (x + ux * span, y + uy * span),
                    wide / 2,
                    inks[1][i],
                    ends=False,
                )


def _card(
    d: Drawing, offsets: Sequence[float], lean: float, size: float, wide: float,
        ornament: Callable[[Drawing], None],
    upright: float = 0.0, middle: str | None = None,
) -> None:  # fmt: skip
    with d.at(WIDTH / 2, HEIGHT / 2):
        ornament(d)
        _woven(d, offsets, lean, size, wide, middle)
        if upright:
            staff(d, 0, 0, 838, wide=upright, fill=GREEN)
        if len(offsets) == 1:
            _boss(d)


def _boss(d: Drawing) -> None:
    """A black lozenge edged with gold over the crossing."""
    d.shape(lozenge(0, 0, 56, 76), OCHRE, OUTER, shade=[Shade(angle=40, depth=0.2, spacing=4.6, width=2.6)])
    d.shape(lozenge(0, 0, 40, 55), INK, INNER)
    teeth = [(36.0, 0.0), (18, -24.5), (0, -49), (-18, -24.5), (-36, 0), (-18, 24.5), (0, 49), (18, 24.5)]
    d.flats(*(circle(x * 0.84, y * 0.84, 4) for x, y in teeth), ink=OCHRE)
    daisy(d, 0, 0, 19, RED, OCHRE)


def _ribbon(d: Drawing) -> None:
    for seed, track in enumerate((KNOT, mirrored(KNOT, 0))):
        front(d, track, 17, fork=True, seed=seed, fill=RED)


def _posies(d: Drawing, *, ribbon: bool, far: float) -> None:
    if ribbon:
        _ribbon(d)
    for cut, turn in enumerate((0, 180)):
        with d.at(rotate=turn), d.at(0, -far, 1.2):
            posy(d, cut=cut)


def _sides(d: Drawing, *, out: float, fill: str) -> None:
    """A flower on either side, head up at the left and down at the right."""
    for turn in (0, 180):
        with d.at(rotate=turn):
            stem(d, [(-out, 92), (-out + 8, 40), (-out, -18)], [(0.2, -42), (0.4, 44), (0.7, -40)], 30)
            if fill == RED:
                carnation(d, -out, -22, 46, fill=RED)
            else:
                tulip(d, -out, -20, 46, fill=BLUE)


def _daisies(d: Drawing) -> None:
    for turn, bow, low in ((0, -8, 76), (180, -4, 68)):
        with d.at(rotate=turn):
            stem(d, [(-196, 0), (-196 + bow, 34), (-192, low)], [(0.5, 40), (0.8, -40)], 26)
            stem(d, [(-196, 0), (-200 + bow, -34), (-193, -72)], [(0.46, -40), (0.8, 40)], 26)
            daisy(d, -196, 0, 27, OCHRE, RED, turn=0.1 * turn)


FIGURES: Figures = {
    "2B": partial(_card, offsets=(0,), lean=23, size=880, wide=40, ornament=partial(_posies, ribbon=True,
        far=226)),
    "3B": partial(_card, offsets=(0,), lean=21, size=860, wide=34, upright=40, ornament=_ribbon),
    "4B": partial(_card, offsets=(-64, 64), lean=19, size=850, wide=38, ornament=partial(_sides, out=190,
        fill=RED)),
    "5B": partial(_card, offsets=(-62, 62), lean=20, size=840, wide=31, upright=47,
        ornament=partial(_sides, out=198, fill=BLUE)),
    "6B": partial(_card, offsets=(-72, 0, 72), lean=16.5, size=830, wide=30, middle=OCHRE,
        ornament=_daisies),
    "7B": partial(_card, offsets=(-70, 0, 70), lean=18.8, size=820, wide=23, upright=45, middle=GREEN,
        ornament=partial(_sides, out=197, fill=RED)),
}  # fmt: skip
