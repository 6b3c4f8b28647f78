"""Mazzo piacentino: double-ended courts with a cut line, a thin frame, no indices."""

from __future__ import annotations

from art.cards.kit.deck import DeckInfo, in_order, single
from art.cards.kit.room import Room
from art.cards.piacentine import back, pips
from art.cards.piacentine.card import HEIGHT, INSET, WIDTH

DECK = DeckInfo(
    name="piacentine",
    title="From Piacenza",
    width=WIDTH,
    height=HEIGHT,
    index_inset=0.022,
    frame=INSET / WIDTH,
)

ROOMS: dict[str, Room] = {}
"""How aces make room for an index; the others have their corner free, and courts have `halves.ROOM`."""

CARDS = in_order(single(__name__, ROOMS), pips.CARDS, back.CARDS)
