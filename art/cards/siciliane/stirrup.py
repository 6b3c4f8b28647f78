"""The knights' stirrup: its leather from the saddle, and the iron whose two branches enclose the foot.

Drawn for the foot of `riding_boots`: toe to the right, its ball about (286, 638).
"""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Point, between, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.kit.track import step, unit
from art.cards.siciliane.inks import EARTH, YELLOW

EYE: Point = (288, 578)


def leather(d: Drawing, bar: Point, eye: Point) -> None:
    """The strap, taut from the saddle's bar to the eye, with the holes for its buckle."""
    along = unit(bar, eye)
    aside = (along[1], -along[0])
    ends = [step(end, aside, half) for end, half in ((bar, -6.4), (bar, 6.4), (eye, 6.0), (eye, -6.0))]
    d.shape(polyline(ends), EARTH, INNER, shade=[Shade(depth=0.4, spacing=5, width=2.2)])
    holes = (between(bar, eye, t) for t in (0.76, 0.83, 0.9))
    d.ticks(*((step(p, aside, -2), step(p, aside, 2), 3) for p in holes))


def far_branch(d: Drawing) -> None:
    """The half of the iron behind the foot, drawn before it."""
    run: list[Station] = [(290, 584, 3.6), (302, 598, 3.4), (307, 618, 3.4), (306, 642, 3.6)]
    d.limb(run, YELLOW, INNER, depth=0)


def near_branch(d: Drawing) -> None:
    """The tread under the ball of the foot, the branch that comes down over it, and the eye."""
    tread = smooth(
        [(264, 641, "c"), (286, 641), (311, 639, "c"), (311, 646, "c"), (286, 650), (264, 650, "c")]
    )
    d.shape(tread, YELLOW, INNER, shade=[Shade(angle=90, depth=0.4, spacing=4.6, width=2.2)])
    run: list[Station] = [(287, 584, 3.8), (276, 600, 3.6), (270, 620, 3.6), (269, 646, 4.0)]
    d.limb(run, YELLOW, INNER, end="round", depth=0.5, spacing=5, width=2.0)
    d.shape(smooth([(280, 574, "c"), (288, 571), (297, 574, "c"), (296, 587, "c"), (288, 590),
        (280, 587, "c")]), YELLOW, INNER)  # fmt: skip
    d.line(polyline([(284, 580), (293, 580)], closed=False), DETAIL)
