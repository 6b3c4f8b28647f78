"""Mazzo trevisano: very tall, double-ended courts, figures on 2 to 7, mottoes on the aces."""

from __future__ import annotations

from art.cards.kit.deck import DeckInfo, backs, in_order, single
from art.cards.trevisane import pips, rooms
from art.cards.trevisane.back import BLUE_INK, RED_INK, back
from art.cards.trevisane.card import HEIGHT, INSET, WIDTH
from art.cards.trevisane.small_back import small
from briscola.resources import Press, Stock

DECK = DeckInfo(
    name="trevisane",
    title="From Treviso",
    width=WIDTH,
    height=HEIGHT,
    index="figures",
    index_inset=0.02,
    frame=INSET / WIDTH,
    press=Press(misregister=0.75, mottle=1.1),
    stock=Stock(tooth=0.9, tone=(250.5, 246.0, 236.5)),
)

CARDS = in_order(single(__name__, rooms.ACES), pips.CARDS, backs(back, BLUE_INK, RED_INK, small=small))
