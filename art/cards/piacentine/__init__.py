"""Mazzo piacentino: double-ended courts with a cut line, a thin frame, no indices."""

from __future__ import annotations

from art.cards.kit.deck import DeckInfo, backs, in_order, single
from art.cards.piacentine import pips
from art.cards.piacentine.back import BLUE_INK, RED_INK, back
from art.cards.piacentine.card import HEIGHT, INSET, WIDTH
from art.cards.piacentine.small_back import small
from briscola.resources import Press, Stock

DECK = DeckInfo(
    name="piacentine",
    title="From Piacenza",
    width=WIDTH,
    height=HEIGHT,
    index_inset=0.02,
    frame=INSET / WIDTH,
    press=Press(misregister=0.9, mottle=0.85, spread=0.9),
    stock=Stock(fibres=0.85, tooth=0.8, gloss=0.3, tone=(250.0, 247.0, 239.5)),
)

CARDS = in_order(single(__name__), pips.CARDS, backs(back, BLUE_INK, RED_INK, small=small))
