"""Mazzo bergamasco: rounded frame, robes that run into each other, woven swords, crossed staves."""

from __future__ import annotations

from art.cards.bergamasche import pips, rooms
from art.cards.bergamasche.back import BLUE_INK, RED_INK, back
from art.cards.bergamasche.card import CORNER, HEIGHT, INSET, WIDTH
from art.cards.bergamasche.small_back import small
from art.cards.kit.deck import DeckInfo, backs, in_order, single
from briscola.resources import Press, Stock

DECK = DeckInfo(
    name="bergamasche",
    title="From Bergamo",
    width=WIDTH,
    height=HEIGHT,
    index_inset=0.02,
    frame=INSET / WIDTH,
    frame_round=CORNER,
    press=Press(misregister=1.1, mottle=0.75, spread=0.85),
    stock=Stock(fibres=0.7, tooth=0.7, gloss=0.5, tone=(250.0, 247.0, 240.5)),
)

CARDS = in_order(single(__name__, rooms.ACES), pips.CARDS, backs(back, BLUE_INK, RED_INK, small=small))
