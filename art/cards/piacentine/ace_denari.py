"""Asso di denari: the crowned eagle with the coin on its breast, standing over the country."""

from __future__ import annotations

from art.cards.kit.paths import circle
from art.cards.kit.svg import DETAIL, OUTER, Drawing
from art.cards.piacentine import eagle
from art.cards.piacentine.arms import crown
from art.cards.piacentine.card import blank, frame
from art.cards.piacentine.coin import coin
from art.cards.piacentine.inks import PAPER
from art.cards.piacentine.landscape import landscape


def draw() -> Drawing:
    """Asso di denari."""
    d = blank("1D")
    landscape(d)
    frame(d)
    eagle.tail(d)
    eagle.wings(d)
    eagle.body(d)
    eagle.legs(d)
    eagle.head(d)
    with d.at(255, 376):
        d.shape(circle(0, 0, 110), PAPER, OUTER)
        d.line(circle(0, 0, 104), DETAIL)
        coin(d, 0, 0, 196, faced=True)
    # The crown's shadow on the brow.
    d.ticks(*(((232 + 9 * k, 136 + 0.8 * k), (230 + 9 * k, 148 + 0.8 * k), 3.0) for k in range(7)))
    with d.at(266, 110, 0.7, 7):
        crown(d)
    return d
