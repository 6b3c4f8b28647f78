"""The quarrel on the asso di bastoni: a hand with its cards, and a hand that points at them."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, polyline, rect, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import unit
from art.cards.triestine.cuffs import goffered
from art.cards.triestine.digits import finger, flesh
from art.cards.triestine.inks import BLUE, FLESH, GREEN, PAPER, RED, YELLOW
from art.cards.triestine.limb_shade import rounded
from art.cards.triestine.staff import shaft

WIDE: Final = 55.0
HIGH: Final = 96.0
_FAN: Final = ((-22, 65, "C"), (-5, 68, "S"), (13, 71, "B"), (32, 74, "D"))
"""Turn of each card of the hand, its distance from the wrist, and its suit."""
_FEET: Final = (-6, 60)
"""Meeting point of the cards in the hand."""
_POINTED: Final = 42.0


def cards_in_hand(d: Drawing) -> None:
    """A left hand, its palm to us, from the lower left; it holds four cards whose feet meet about (0, 20)."""
    _sleeve(d, [(-34, 84), (-71, 109), (-117, 140), (-180, 183)], RED, GREEN)
    _palm_behind(d)
    for turn, far, suit in _FAN:
        with d.at(*_FEET, 1.0, turn), d.at(0, -far):
            card(d, suit)
            if suit == "D":
                _tips_before(d)
    _thumb_before(d)
    goffered(d, (-34, 80), 40, PAPER, half=26)


def accusing(d: Drawing) -> None:
    """A hand that comes from the lower right and points up left; its finger's end is (0, 0)."""
    _sleeve(d, [(99, 91), (134, 118), (186, 159), (250, 209)], BLUE, RED)
    with d.at(rotate=_POINTED):
        _pointing(d)
    goffered(d, (103, 91), -42, PAPER, half=26)


def _pointing(d: Drawing) -> None:
    """A right hand, its palm to us, that points left to (0, 0): three fingers shut under the thumb."""
    flesh(d, [(64, -14, "c"), (82, -21), (112, -23), (150, -21, "c"), (150, 22, "c"), (128, 31), (108, 44),
        (90, 49), (74, 40)], FLESH, (4, 8))  # fmt: skip
    finger(d, [(82, -8), (44, -6), (7, 0)], 11.2, FLESH)
    for y, start, stop, half in ((42, 70, 94, 8.8), (27, 61, 98, 10.0), (10, 58, 98, 10.6)):
        finger(d, [(start, y), ((start + stop) / 2, y + 1), (stop, y - 2)], half, FLESH, nail=1, joints=False)
        d.lens([(start + 8, y - half * 0.5), (start + 5, y), (start + 8, y + half * 0.5)], 1.8)
    flesh(d, [(73, -12), (81, -19.8), (112, -22), (150, -21, "c"), (150, 4, "c"), (122, 22), (106, 14),
        (84, 2)], FLESH, (1, 3), shade=())  # fmt: skip
    finger(d, [(120, -2), (96, 3), (71, 1)], 10.8, FLESH, nail=1, joints=False)
    flesh(d, [(104, -10), (118, -15), (130, -12), (130, 6), (118, 14), (104, 11)], FLESH, shade=())
    d.lens([(98, 13), (114, 14), (122, 22), (120, 32)], 2.6)
    d.lens([(97, -4), (99, 1), (98, 7)], 1.6)
    d.lens([(126, 16), (134, 11), (142, 11)], 2.0)


def card(d: Drawing, suit: str) -> None:
    """A small playing card about (0, 0): its sign at either end, a rule round them."""
    d.shape(rect(-WIDE / 2, -HIGH / 2, WIDE, HIGH), PAPER, INNER)
    d.line(rect(-WIDE / 2 + 5, -HIGH / 2 + 5, WIDE - 10, HIGH - 10), 1.4)
    for turn in (0, 180):
        with d.at(0, 0, 1.0, turn), d.at(-8, -HIGH / 2 + 24, 0.74):
            _sign(d, suit)


def _sign(d: Drawing, suit: str) -> None:
    """A sign some 36 units high."""
    if suit == "D":
        d.shape(circle(0, 0, 18), YELLOW, INNER)
        d.shape(circle(0, 0, 11), RED, DETAIL)
    elif suit == "C":
        bowl: list[Node] = [(-15, -16, "c"), (15, -16, "c"), (10, 0), (0, 6), (-10, 0)]
        d.shape(polyline([(-11, 20), (11, 20), (3, 12), (3, 4), (-3, 4), (-3, 12)]), YELLOW, DETAIL)
        d.shape(smooth(bowl), BLUE, INNER)
    elif suit == "S":
        d.shape(smooth([(-5, 8, "c"), (-1, -8), (10, -22, "c"), (9, -4), (2, 11, "c")]), BLUE, DETAIL)
        d.line(polyline([(-11, 6), (7, 14)], closed=False), OUTER)
        d.line(polyline([(-3, 12), (-7, 21)], closed=False), OUTER * 1.4)
    else:
        with d.at(0, 0, 1.0, 18):
            shaft(d, (0, 15), (0, -15), 5.0, GREEN)
            d.shapes([circle(0, y, 6.4) for y in (-19.0, 19.0)], YELLOW, DETAIL)


def _sleeve(d: Drawing, track: list[Point], fill: str, facing: str) -> None:
    """A coat's sleeve along the points from the wrist, its turned-back cuff in the `facing`'s ink."""
    halves = (29.0, 35.0, 44.0, 54.0)
    stations = [(x, y, half) for (x, y), half in zip(track, halves, strict=True)]
    d.limb(stations, fill, OUTER, depth=0)
    (x0, y0), (x1, y1) = track[:2]
    ux, uy = unit((x0, y0), (x1, y1))

    def at(along: float, across: float) -> Point:
        return (x0 + ux * along - uy * across, y0 + uy * along + ux * across)

    under = -1 if ux < 0 else 1
    rounded(d, [at(38, under * 35), at(76, under * 43), at(140, under * 52)],
        [at(30, under * -5), at(70, under * -2), at(140, under * 6)])  # fmt: skip
    flap: list[Node] = [(*at(-4, -31), "c"), at(0, 0), (*at(-4, 31), "c"), (*at(42, 41), "c"), at(48, 0),
        (*at(42, -41), "c")]  # fmt: skip
    d.shape(smooth(flap), facing, OUTER, shade=[Shade(angle=50, depth=0.34, spacing=4.8, width=2.8)])
    d.line(smooth([at(36, -39), at(41, 0), at(36, 39)], closed=False), INNER, ink=YELLOW)
    d.shapes([circle(*at(22, across), 5.2) for across in (-24.0, 0.0, 24.0)], YELLOW, DETAIL)


def _palm_behind(d: Drawing) -> None:
    """The palm under the cards, of which only the heel shows; its fingers go on behind them."""
    palm: list[Node] = [(-56, 66, "c"), (-40, 36), (-10, 20), (30, 30), (40, 46), (36, 62), (26, 78),
        (12, 92), (-16, 106, "c")]  # fmt: skip
    flesh(d, palm, FLESH, (3, 8))
    d.lens([(31, 70), (22, 70), (14, 64)], 2.2)


def _tips_before(d: Drawing) -> None:
    """The ends of three fingers that come round the edge of the foremost card; (0, 0) is its middle."""
    for x, y, long, half in ((29, 33, 16, 8.6), (31, 15, 20, 9.4), (30, -5, 18, 9.2)):
        finger(d, [(x + 5, y - 5), (x - 3, y), (x + 4 - long, y + 5)], half, FLESH, nail=1, joints=False)
        d.lens([(x + 4, y - half * 0.7), (x + 7, y), (x + 5, y + half * 0.6)], 1.8)


def _thumb_before(d: Drawing) -> None:
    """The ball of the thumb over the feet of the cards, and the thumb that holds them."""
    finger(d, [(-32, 46), (-18, 18), (5, -2)], 11.6, FLESH, nail=1)
    ball: list[Node] = [(-57, 70, "c"), (-50, 48), (-38, 32), (-20, 28), (-6, 36), (-1, 54), (-10, 74),
        (-30, 92, "c")]  # fmt: skip
    flesh(d, ball, FLESH, (0, 2), shade=())
    d.lens([(-10, 26), (1, 46), (-6, 68), (-22, 83)], 3.0)
    d.lens([(-14, 96), (-10, 84), (-2, 74)], 1.8)
