"""Strokes that round haunch, thigh and shoulder of a horse, few and bold as all of the deck."""

from __future__ import annotations

from art.cards.espanola.inks import INK
from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing
from art.cards.kit.track import step, unit
from art.cards.parts import steed
from art.cards.parts.engrave import rake
from art.cards.parts.steed import Posture

_RUMP: tuple[tuple[Point, ...], tuple[Point, ...]] = (
    ((86, 398), (65, 416), (56, 446), (59, 476), (74, 506)),
    ((98, 416), (88, 428), (86, 450), (88, 470), (94, 488)),
)
_FLANK: tuple[tuple[Point, ...], tuple[Point, ...]] = (
    ((171, 520), (170, 494), (160, 466), (148, 442)),
    ((146, 522), (144, 500), (138, 478), (132, 460)),
)
_SHOULDER: tuple[tuple[Point, ...], tuple[Point, ...]] = (
    ((300, 410), (320, 432), (348, 452), (376, 462)),
    ((306, 434), (326, 454), (350, 472), (374, 480)),
)
_REAR = ((1, 0.96), (2, 0.94), (3, 0.94), (4, 0.9))
"""Along the back of the thigh: stations of the leg, and shares of their half-widths."""


def model(d: Drawing, posture: Posture, ink: str = INK) -> None:
    """Draw them on a horse that is drawn already, in its own units."""
    with steed.on_trunk(d, posture):
        for seed, ((base, tip), count, width) in enumerate(
            ((_RUMP, 15, 3.2), (_FLANK, 10, 3.2), (_SHOULDER, 9, 2.8))
        ):
            rake(d, base, tip, count, width=width, bend=0.14, seed=seed + 3, ink=ink)
    back = [_behind(posture, i, share) for i, share in _REAR]
    inner = [_behind(posture, i, share) for i, share in ((1, 0.2), (2, 0.1), (3, 0.2), (4, 0.2))]
    rake(d, back, inner, 13, width=3.2, bend=0.12, seed=9, ink=ink)
    shin = [_behind(posture, i, share) for i, share in ((1, -0.5), (2, -0.34), (3, -0.2))]
    d.lens(shin, 3.6, ink=ink)


def _behind(posture: Posture, i: int, share: float) -> Point:
    """A point of the near hind leg, so much of its half-width behind its middle."""
    run = posture.near_hind
    (x, y, half), (x0, y0, _), (x1, y1, _) = run[i], run[i - 1], run[i + 1]
    ux, uy = unit((x0, y0), (x1, y1))
    return step((x, y), (-uy, ux), half * share)
