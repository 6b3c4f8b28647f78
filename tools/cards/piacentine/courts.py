"""The twelve courts."""

from __future__ import annotations

from tools.cards.kit.deck import Cards
from tools.cards.piacentine import (
    cavallo_bastoni,
    cavallo_coppe,
    cavallo_denari,
    cavallo_spade,
    fante_bastoni,
    fante_coppe,
    fante_denari,
    fante_spade,
    re_bastoni,
    re_coppe,
    re_denari,
    re_spade,
)

CARDS: Cards = {
    "FC": fante_coppe.draw,
    "CC": cavallo_coppe.draw,
    "RC": re_coppe.draw,
    "FD": fante_denari.draw,
    "CD": cavallo_denari.draw,
    "RD": re_denari.draw,
    "FB": fante_bastoni.draw,
    "CB": cavallo_bastoni.draw,
    "RB": re_bastoni.draw,
    "FS": fante_spade.draw,
    "CS": cavallo_spade.draw,
    "RS": re_spade.draw,
}
