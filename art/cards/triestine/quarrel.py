"""The quarrel on the asso di bastoni: a hand with its cards, and a hand that points at them."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, rect, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import beside, unit
from art.cards.triestine.corner_signs import SIGNS
from art.cards.triestine.cuffs import goffered
from art.cards.triestine.digits import finger, flesh
from art.cards.triestine.inks import BLUE, FLESH, GREEN, PAPER, RED, YELLOW
from art.cards.triestine.limb_shade import rounded

WIDE: Final = 58.0
HIGH: Final = 98.0
_FAN: Final = ((-26, 66, "C"), (-8, 69, "S"), (11, 72, "B"), (31, 75, "D"))
"""Turn of each card of the hand, its distance from the wrist, and its suit."""
_FEET: Final = (-6, 60)
"""Meeting point of the cards in the hand."""


def cards_in_hand(d: Drawing) -> None:
    """A left hand, its palm to us, from the lower left; it holds four cards whose feet meet about (0, 20)."""
    _palm_behind(d)
    for turn, far, suit in _FAN:
        with d.at(*_FEET, 1.0, turn), d.at(0, -far):
            card(d, suit)
            if suit == "D":
                _tips_before(d)
    _thumb_before(d)
    goffered(d, (-35, 86), 222, PAPER, half=26)
    _sleeve(d, [(-46, 98), (-62, 115), (-86, 141), (-122, 178)], RED, GREEN)


def accusing(d: Drawing) -> None:
    """A right hand and its arm that points left with the first finger; that one's end is (0, 0)."""
    _pointing(d)
    goffered(d, (135, 6), 92, PAPER, half=25)
    _sleeve(d, [(150, 6), (182, 5), (228, 2), (320, -6)], BLUE, RED)


def _pointing(d: Drawing) -> None:
    """Its palm to us: three fingers shut side by side, the thumb over the middle one."""
    flesh(d, [(64, -14, "c"), (84, -21), (112, -23), (150, -20, "c"), (150, 30, "c"), (130, 38), (112, 50),
        (94, 55), (76, 44)], FLESH, (4, 8))  # fmt: skip
    finger(d, [(88, -10), (46, -8), (7, 0)], 11.2, FLESH)
    for x, y, far, low, half in ((70, 50, 98, 46, 8.0), (57, 34, 106, 32, 9.6), (46, 15, 110, 17, 11.0)):
        run = [(x, y, half * 0.94), (x + 16, y + (low - y) * 0.3, half), (far, low, half * 0.8)]
        d.limb(run, FLESH, INNER, start="round", end="round", depth=0.5, spacing=5.0, width=2.2)
        d.lens([(x + 5, y - half * 0.62), (x + 1.6, y), (x + 5, y + half * 0.62)], 1.8)
    d.fold(
        ([(44, 3), (62, 3.6), (84, 1)], 5.0),
        ([(52, 24.6), (72, 25.4), (94, 25)], 4.2),
        ([(64, 42.6), (80, 42), (98, 39)], 3.6),
    )
    ball: list[Node] = [(108, 14), (101, 26), (104, 38), (118, 40), (150, 30, "c"), (150, -20, "c"),
        (112, -22.4), (86, -20.6), (78, -13), (98, -4)]  # fmt: skip
    flesh(d, ball, FLESH, (0, 3), (5, 7), shade=())
    finger(d, [(126, -2), (98, 8), (67, 22)], 12.4, FLESH)
    d.line(smooth([(63.6, 29.2), (73.4, 24.8), (75.2, 18.3), (69.5, 15.4), (59.4, 19.9)], closed=False), 1.6)
    flesh(d, [(104, -12), (120, -16), (140, -14), (146, 12), (126, 20), (112, 14), (104, 2)], FLESH, shade=())
    d.lens([(94, -12), (101, -12), (109, -17)], 2.2)
    d.lens([(118, 24), (126, 20), (133, 8)], 2.2)


def card(d: Drawing, suit: str) -> None:
    """A small playing card about (0, 0): a coin in its middle, or a sign at its upper left."""
    d.shape(rect(-WIDE / 2, -HIGH / 2, WIDE, HIGH), PAPER, INNER)
    d.line(rect(-WIDE / 2 + 4.4, -HIGH / 2 + 4.4, WIDE - 8.8, HIGH - 8.8), 1.4)
    sign, high = SIGNS[suit]
    if suit == "D":
        with d.at(-4, -18, 0.76):
            sign(d)
        return
    size = 21 / high
    with d.at(-WIDE / 2 + 18.6, -HIGH / 2 + 29, size, 4):
        sign(d)


def _sleeve(d: Drawing, track: list[Point], fill: str, facing: str) -> None:
    """A coat's sleeve along the points from the wrist on, its turned-back cuff in the `facing`'s ink."""
    halves = (28.0, 31.0, 36.0, 44.0)
    stations = [(x, y, half) for (x, y), half in zip(track, halves, strict=True)]
    d.limb(stations, fill, OUTER, depth=0)
    (x0, y0), (x1, y1) = track[:2]
    ux, uy = unit((x0, y0), (x1, y1))

    def at(along: float, across: float) -> Point:
        return (x0 + ux * along - uy * across, y0 + uy * along + ux * across)

    line = sampled(track)
    under = -1 if ux < 0 else 1

    def on(share: float, across: float) -> Point:
        """A point of the sleeve: so far from the wrist, and towards its lower edge (1)."""
        half = halves[0] + (halves[-1] - halves[0]) * share
        return beside(line, min(round(share * len(line)), len(line) - 2), under * across * half)

    shares = (0.2, 0.4, 0.6, 0.76, 0.88)
    rounded(d, [on(t, 1) for t in shares], [on(t, -0.15) for t in shares], close=7.2)
    for start, far in ((0.3, 0.42), (0.52, 0.64)):
        d.lens([on(start, -0.98), on(start + 0.03, -0.5), on(far, 0.1)], 3.4)
    flap: list[Node] = [(*at(-4, -31), "c"), at(0, 0), (*at(-4, 31), "c"), (*at(33, 39), "c"), at(39, 0),
        (*at(33, -39), "c")]  # fmt: skip
    d.shape(smooth(flap), facing, OUTER, shade=[Shade(angle=50, depth=0.34, spacing=4.8, width=2.8)])
    d.line(smooth([at(27, -37), at(32, 0), at(27, 37)], closed=False), INNER, ink=YELLOW)
    d.shapes([circle(*at(16, across), 5.2) for across in (-24.0, 0.0, 24.0)], YELLOW, DETAIL)


def _palm_behind(d: Drawing) -> None:
    """The palm under the cards, of which only the heel shows; its fingers go on behind them."""
    palm: list[Node] = [(-56, 66, "c"), (-40, 36), (-10, 20), (30, 30), (40, 46), (36, 62), (26, 78),
        (12, 92), (-16, 106, "c")]  # fmt: skip
    flesh(d, palm, FLESH, (3, 8))
    d.lens([(31, 70), (22, 70), (14, 64)], 2.2)


def _tips_before(d: Drawing) -> None:
    """The ends of four fingers that come round the edge of the foremost card; (0, 0) is its middle."""
    for x, y, long, half in ((28, 41, 14, 7.8), (31, 25, 19, 9.0), (32, 6.6, 22, 9.6), (31, -12.6, 19, 9.2)):
        finger(d, [(x + 5, y - 4), (x - 3, y), (x + 4 - long, y + 5)], half, FLESH, nail=1, joints=False)
        d.lens([(x + 4, y - half * 0.7), (x + 7, y), (x + 5, y + half * 0.6)], 1.8)


def _thumb_before(d: Drawing) -> None:
    """The ball of the thumb over the feet of the cards, and the thumb that holds them."""
    finger(d, [(-32, 46), (-18, 18), (5, -2)], 11.6, FLESH, nail=1)
    ball: list[Node] = [(-57, 70, "c"), (-50, 48), (-38, 32), (-20, 28), (-6, 36), (-1, 54), (-10, 74),
        (-30, 92, "c")]  # fmt: skip
    flesh(d, ball, FLESH, (0, 2), shade=())
    d.lens([(-10, 26), (1, 46), (-6, 68), (-22, 83)], 3.0)
    d.lens([(-14, 96), (-10, 84), (-2, 74)], 1.8)
