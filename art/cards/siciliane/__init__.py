"""Mazzo siciliano: one way up, no frame, no indices, a small scene on nearly every card."""

from __future__ import annotations

from art.cards.kit.deck import DeckInfo, backs, in_order, single
from art.cards.kit.room import Room
from art.cards.siciliane import pips
from art.cards.siciliane.back import BLUE_INK, RED_INK, back
from art.cards.siciliane.card import HEIGHT, WIDTH
from art.cards.siciliane.small_back import small
from briscola.resources import Press, Stock

DECK = DeckInfo(
    name="siciliane",
    title="Sicilian",
    width=WIDTH,
    height=HEIGHT,
    press=Press(misregister=1.2, mottle=1.2, spread=1.25),
    stock=Stock(fibres=1.1, tooth=1.35, tone=(249.0, 245.0, 235.5)),
)

CARDS = in_order(
    single(__name__, Room(across=0.92, down=0.95, right=4, low=2)),
    pips.CARDS,
    backs(back, BLUE_INK, RED_INK, small=small),
)
