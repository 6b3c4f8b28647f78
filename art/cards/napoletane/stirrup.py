"""The horsemen's stirrup: its leather from under the saddle, the iron whose two branches enclose the foot.

Drawn for the foot of `tack.leg`: toe to the right, its ball about (300, 612).
"""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Point, between, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.kit.track import step, unit

EYE: Point = (303, 566)


def leather(d: Drawing, bar: Point, eye: Point, ink: str) -> None:
    """The strap, taut from the saddle's bar to the eye, with the holes for its buckle."""
    along = unit(bar, eye)
    aside = (along[1], -along[0])
    ends = [step(end, aside, half) for end, half in ((bar, -6.4), (bar, 6.4), (eye, 6.0), (eye, -6.0))]
    d.shape(polyline(ends), ink, INNER, shade=[Shade(depth=0.4, spacing=5, width=2.2)])
    holes = (between(bar, eye, t) for t in (0.7, 0.79, 0.88))
    d.ticks(*((step(p, aside, -2), step(p, aside, 2), 3) for p in holes))


def far_branch(d: Drawing, ink: str) -> None:
    """The half of the iron behind the foot, drawn before it."""
    run: list[Station] = [(304, 572, 3.4), (315, 586, 3.2), (319, 602, 3.2), (318, 624, 3.4)]
    d.limb(run, ink, INNER, depth=0)


def near_branch(d: Drawing, ink: str) -> None:
    """The tread under the ball of the foot, the branch that comes down over it, and the eye."""
    tread = smooth(
        [(279, 620, "c"), (300, 621), (322, 619, "c"), (322, 627, "c"), (300, 630), (279, 629, "c")]
    )
    d.shape(tread, ink, INNER)
    run: list[Station] = [(302, 572, 3.6), (291, 586, 3.4), (286, 604, 3.4), (285, 625, 3.8)]
    d.limb(run, ink, INNER, end="round", depth=0.5, spacing=5, width=2.0)
    d.shape(smooth([(295, 562, "c"), (303, 559), (311, 562, "c"), (310, 574, "c"), (303, 577),
        (296, 574, "c")]), ink, INNER)  # fmt: skip
    d.line(polyline([(299, 568), (307, 568)], closed=False), DETAIL)
