"""The number cards of all four suits."""

from __future__ import annotations

from art.cards.bergamasche import coins, goblets, staves, swords
from art.cards.bergamasche.card import number_cards
from art.cards.kit.room import Room
from art.cards.kit.stepping_aside import roomy

LATTICE = Room(across=0.84, down=0.93, right=4.5, whole=True)
ROOMS = {
    "2D": Room(across=0.84, down=0.88, right=4.5, whole=True),
    "3D": Room(across=0.87, down=0.9, right=4.6, whole=True),
    "4D": Room(across=0.82, size=0.82, right=5.5),
    "5D": Room(across=0.82, size=0.84, right=5.5),
    "6D": Room(across=0.82, size=0.82, right=5.5),
    "3C": Room(across=0.96, right=2, whole=True),
    "4C": Room(across=0.8, size=0.84, right=5),
    "5C": Room(across=0.76, size=0.9, right=4),
    "6C": Room(across=0.82, size=0.9, right=4.5),
    "7C": Room(across=0.76, size=0.9, right=4),
    "2B": LATTICE,
    "3B": LATTICE,
    "4B": LATTICE,
    "5B": LATTICE,
    "6B": LATTICE,
    "7B": LATTICE,
    "6S": Room(across=0.92, right=2.6, whole=True),
}
"""Room that they make for an index; the other cards have their corner free."""

CARDS = number_cards(roomy({**goblets.FIGURES, **coins.FIGURES, **staves.FIGURES, **swords.FIGURES}, ROOMS))
