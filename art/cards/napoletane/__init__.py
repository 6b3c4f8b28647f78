"""Mazzo napoletano: one way up, no frame, no indices."""

from __future__ import annotations

from art.cards.kit.deck import DeckInfo, backs, in_order, single
from art.cards.kit.room import Room
from art.cards.napoletane import pips
from art.cards.napoletane.back import BLUE_INK, RED_INK, back
from art.cards.napoletane.card import HEIGHT, WIDTH
from art.cards.napoletane.small_back import small
from briscola.resources import Press, Stock

DECK = DeckInfo(
    name="napoletane",
    title="Neapolitan",
    width=WIDTH,
    height=HEIGHT,
    press=Press(misregister=1.35, mottle=1.5, spread=1.2),
    stock=Stock(fibres=1.3, tooth=1.7, tone=(248.0, 243.5, 232.5)),
)

CARDS = in_order(
    single(__name__, Room(across=0.92, down=0.95, right=4, low=2)),
    pips.CARDS,
    backs(back, BLUE_INK, RED_INK, small=small),
)
