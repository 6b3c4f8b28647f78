"""The twelve courts."""

from __future__ import annotations

from tools.cards.kit.deck import Cards
from tools.cards.piacentine import re_bastoni, re_coppe, re_denari, re_spade

CARDS: Cards = {
    "RC": re_coppe.draw,
    "RD": re_denari.draw,
    "RB": re_bastoni.draw,
    "RS": re_spade.draw,
}
