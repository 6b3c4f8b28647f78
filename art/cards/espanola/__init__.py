"""Baraja española: framed, the breaks in the frame tell the suit; one way up; prints 1–7 and 10–12."""

from __future__ import annotations

from art.cards.espanola import pips
from art.cards.espanola.back import BLUE_INK, RED_INK, back
from art.cards.espanola.card import HEIGHT, WIDTH
from art.cards.espanola.small_back import small
from art.cards.kit.deck import DeckInfo, backs, in_order, single
from briscola.resources import Press, Stock

DECK = DeckInfo(
    name="espanola",
    title="Spanish",
    family="spanish",
    width=WIDTH,
    height=HEIGHT,
    index="corner",
    courts=("10", "11", "12"),
    press=Press(misregister=0.55, mottle=0.6, spread=0.7),
    stock=Stock(fibres=0.45, tooth=0.5, finish=0.4, gloss=0.8, tone=(251.5, 248.5, 242.0)),
)

CARDS = in_order(single(__name__), pips.CARDS, backs(back, BLUE_INK, RED_INK, small=small))
