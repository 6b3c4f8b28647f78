"""The printing plates of the French cards: a court is drawn in plates, a palette says which ink prints each.

In two colours every plate prints in its own ink. In four the robes of a suit follow its signs: diamonds
change red and blue about, clubs are dressed in green. What stays as it is in every suit has its own plate.
"""

from __future__ import annotations

import re
from typing import Final

from art.cards.kit.inks import BLUE, RED

ROUGE: Final = "#d8201e"
"""The plate of lips, blush and red hair."""
BLADE: Final = "#1f54b9"
"""The plate of steel: the shaded side of blades."""
LEAF: Final = "#1f54ba"
"""The plate of stalks and leaves."""

Plates = dict[str, str]
"""Plate → ink; a plate that is not named prints as it is drawn."""

TWO_COLOURS: Final[Plates] = {ROUGE: RED, BLADE: BLUE, LEAF: BLUE}

CRIMSON, AZURE, BOTTLE, BLACK = "#c0181d", "#1e5ead", "#0c6a42", "#17120f"
"""Hearts, diamonds, clubs and spades in four colours: four steps of lightness, apart even in grey."""
PLUM, PEWTER = "#5d2a6b", "#77818f"
"""Ink of spades' courts in place of the diamonds' blue; steel where blue has another meaning."""

FOUR_COLOURS: Final[dict[str, Plates]] = {
    "C": {RED: CRIMSON, ROUGE: CRIMSON, BLUE: AZURE, BLADE: AZURE, LEAF: BOTTLE},
    "D": {RED: AZURE, ROUGE: CRIMSON, BLUE: CRIMSON, BLADE: PEWTER, LEAF: BOTTLE},
    "B": {RED: CRIMSON, ROUGE: CRIMSON, BLUE: BOTTLE, BLADE: PEWTER, LEAF: BOTTLE},
    "S": {RED: CRIMSON, ROUGE: CRIMSON, BLUE: PLUM, BLADE: PEWTER, LEAF: BOTTLE},
}


def printed(svg: str, plates: Plates) -> str:
    """The file with every plate in its ink."""
    return re.sub("|".join(plates), lambda found: plates[found[0]], svg) if plates else svg
