"""Ace of clubs: one gnarled club from corner to corner, fresh leaves on its stubs."""

from __future__ import annotations

import math

from art.cards.grandi.card import HEIGHT, WIDTH, blank
from art.cards.grandi.features import flat, form, stroke
from art.cards.grandi.inks import STROKE, SUITS
from art.cards.grandi.signs import leaf
from art.cards.grandi.tab import tabs
from art.cards.kit.paths import ellipse, placed
from art.cards.kit.svg import Drawing

_INK = SUITS["B"]
_LEAN = math.degrees(math.atan2(440, 690))


def draw() -> Drawing:
    """The card."""
    d = blank("1B")
    with d.at(WIDTH / 2, HEIGHT / 2, rotate=_LEAN):
        for x, y, turn in ((106, -150, 64), (-100, -150, -62), (-52, 236, -66)):
            _stub(d, x, y, turn)
        _club(d)
    tabs(d, "1B")
    return d


def _stub(d: Drawing, x: float, y: float, turn: float) -> None:
    """A cut branch with two leaves behind it."""
    with d.at(x, y, rotate=turn):
        d.shape(leaf(118, 34).under(placed(-8, -34, rotate=-38)), _INK.light, STROKE)
        d.shape(leaf(126, 36).under(placed(10, -34, rotate=30)), _INK.solid, STROKE)
        stroke(d, (12, -40), (32, -74), (52, -108), ink=_INK.light)
        form(d, _INK.solid, (-34, 40, "c"), (-26, -46, "c"), (26, -46, "c"), (34, 40, "c"))
        d.shape(ellipse(0, -46, 26, 14), _INK.light, STROKE)


def _club(d: Drawing) -> None:
    form(
        d, _INK.solid, (-50, 388, "c"), (0, 402), (50, 388, "c"), (46, 300), (58, 180), (66, 70),
        (88, -40), (112, -130),
        (126, -230), (114, -320), (70, -384), (0, -402), (-70, -384), (-116, -316), (-122, -220),
        (-104, -120),
        (-86, -30), (-64, 70), (-50, 190), (-56, 300),
    )  # fmt: skip
    flat(
        d, _INK.deep, (60, -380, "c"), (110, -320), (121, -230), (108, -130), (84, -40), (61, 70),
        (53, 180), (42, 300),
        (45, 384, "c"), (12, 394, "c"), (14, 290), (22, 150), (36, 20), (62, -110), (82, -220), (82, -310),
    )  # fmt: skip
    for scar in (
        [(-86, -268), (-52, -330), (-14, -312), (-12, -250), (-48, -212)],
        [(10, -222, "c"), (58, -220), (60, -150), (14, -136)],
        [(-74, -150), (-44, -170), (-24, -110), (-34, -20), (-58, -60)],
        [(-6, -60), (22, -70), (18, 20), (0, 90), (-14, 20)],
        [(-40, 130), (-20, 110), (-16, 190), (-24, 270), (-36, 220)],
        [(4, 210), (22, 190), (22, 290), (12, 356), (2, 300)],
    ):
        flat(d, _INK.light, *scar)
    d.shape(ellipse(-44, -272, 20, 28), _INK.solid, None)
    d.shape(ellipse(-43, -272, 8, 13), _INK.light, None)
