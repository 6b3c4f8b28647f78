"""Baraja española: framed, the breaks in the frame tell the suit; one way up; numbers 1–7 and 10–12."""

from __future__ import annotations

from art.cards.espanola import back, pips
from art.cards.espanola.card import HEIGHT, WIDTH
from art.cards.kit.deck import DeckInfo, in_order, single
from art.cards.kit.room import Room

DECK = DeckInfo(
    name="espanola", title="Spanish", family="spanish", width=WIDTH, height=HEIGHT, index_inset=0.06,
    courts=("10", "11", "12"),
)  # fmt: skip

CARDS = in_order(single(__name__, Room(across=0.92, down=0.96, right=4)), pips.CARDS, back.CARDS)
