"""A large-print deck of Italian suits: huge rank and sign, four safe colours, four plain shapes."""

from __future__ import annotations

from art.cards.grandi import pips
from art.cards.grandi.back import BLUE, RED, back
from art.cards.grandi.card import HEIGHT, WIDTH
from art.cards.grandi.small_back import small
from art.cards.kit.deck import DeckInfo, backs, in_order, single
from briscola.resources import Press, Stock

DECK = DeckInfo(
    name="grandi",
    title="Large print",
    width=WIDTH,
    height=HEIGHT,
    index="large",
    press=Press(misregister=0.0, mottle=0.25, spread=0.3),
    stock=Stock(fibres=0.0, tooth=0.3, finish=0.7, gloss=0.6, tone=(253.0, 251.5, 248.0)),
)

CARDS = in_order(single(__name__), pips.CARDS, backs(back, BLUE, RED, small=small))
