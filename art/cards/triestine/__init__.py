"""Mazzo triestino: squat, double-ended courts with a band that names them, numbers on every card, mottoes."""

from __future__ import annotations

from art.cards.kit.deck import DeckInfo, backs, in_order, single
from art.cards.triestine import pips
from art.cards.triestine.back import back
from art.cards.triestine.card import HEIGHT, INSET, WIDTH
from art.cards.triestine.inks import DARK_BLUE, DARK_RED
from art.cards.triestine.small_back import small
from briscola.resources import Press, Stock

DECK = DeckInfo(
    name="triestine",
    title="From Trieste",
    width=WIDTH,
    height=HEIGHT,
    index="corner",
    frame=INSET / WIDTH,
    courts=("11", "12", "13"),
    press=Press(misregister=0.9, mottle=0.85, spread=0.8),
    stock=Stock(fibres=0.7, tooth=0.75, finish=0.25, gloss=0.3, tone=(250.0, 245.0, 234.0)),
)

CARDS = in_order(single(__name__), pips.CARDS, backs(back, DARK_BLUE, DARK_RED, small=small))
