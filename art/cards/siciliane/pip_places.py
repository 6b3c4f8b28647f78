"""Places of the signs on the number cards (per cent), with the cut and the turn of each."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.card import Pip
from art.cards.siciliane.inks import GREEN, RED

Pips = Sequence[Pip]

FOUR_COINS: Pips = (Pip(27.4, 18), Pip(72.7, 17.8, 1, -3), Pip(27.8, 82.2, 2, 2), Pip(72.4, 81.9, 0, 9))
FIVE_COINS: Pips = (Pip(25, 15.2, 1, 3), Pip(75.3, 14.8, 0, -6), Pip(24.7, 85, 2, 4), Pip(75, 85.2, 1, -9))
SIX_COINS: Pips = (
    Pip(27, 14.2, 0, 4), Pip(73.3, 13.8, 2), Pip(26.7, 50.2, 1, -5), Pip(73, 49.8, 0, -12),
    Pip(27.3, 86, 2, 12), Pip(72.8, 86.2, 1, 7),
)  # fmt: skip
SEVEN_COINS: Pips = (
    Pip(25, 13.7, 0, -4), Pip(75.3, 13.4, 1, 6), Pip(50.2, 35.5, 2, 3), Pip(24.7, 57.6, 1, -7),
    Pip(75, 57.3, 2, -10), Pip(25.3, 86.4, 2, 14), Pip(74.8, 86.7, 0, 10),
)  # fmt: skip

THREE_CUPS: Pips = (Pip(71.5, 20.4), Pip(28.6, 50.2, 1, -1), Pip(71.2, 79.6, 2, 1))
FOUR_CUPS_UP: Pips = (Pip(26.4, 20, 0, -0.8), Pip(73.6, 20.2, 1, 1))
FOUR_CUPS_DOWN: Pips = (Pip(26.7, 80, 2, 0.8), Pip(73.4, 79.8, 0, 1.4))
FIVE_CUPS: Pips = (
    Pip(24.2, 18, 1, -1), Pip(75.8, 18.2, 2, 1), Pip(50.2, 50, 0), Pip(23.8, 82.1, 2, -1.4),
    Pip(76.1, 81.8, 1, 1.5),
)  # fmt: skip
SIX_CUPS: Pips = (
    Pip(18.8, 17.4, 0, -1), Pip(81.4, 17.6, 2, 1), Pip(18.6, 50.2, 1), Pip(81, 49.9, 0, 1.6),
    Pip(19, 82.4, 2, -1.6), Pip(81.2, 82.6, 1, 1.8),
)  # fmt: skip
SEVEN_CUPS: Pips = (*SIX_CUPS, Pip(50.2, 17.5, 1, -1.8))

# A pip, the colour of its fat end, and the turn for which it is engraved.
Batons = Sequence[tuple[Pip, str, float]]
UP, DOWN = 0.0, 180.0
FOUR_BATONS: Batons = (
    (Pip(26.8, 24.2, 0), GREEN, -30), (Pip(73.4, 24, 1), RED, 30), (Pip(26.6, 75.8, 2), RED, 210),
    (Pip(73.2, 76, 1, 1), GREEN, 150),
)  # fmt: skip
FIVE_BATONS: Batons = (
    (Pip(20, 24, 0, -0.8), GREEN, UP), (Pip(80.2, 24.2, 1, 1), RED, UP), (Pip(20.2, 76, 2, 0.8), RED, DOWN),
    (Pip(79.8, 75.9, 1, -1), GREEN, DOWN), (Pip(50, 50, 2, -0.6), GREEN, -90),
)  # fmt: skip
SIX_BATONS: Batons = (
    (Pip(19, 24, 0, -0.8), GREEN, UP), (Pip(50.2, 24, 1, 0.6), RED, DOWN),
    (Pip(81, 24.2, 2, 1), GREEN, UP),
    (Pip(19.2, 76, 2, 0.8), RED, DOWN), (Pip(49.8, 76, 1, -0.8), GREEN, UP),
    (Pip(81, 75.8, 0, -1), RED, DOWN),
)  # fmt: skip
SEVEN_BATONS: Batons = (
    (Pip(19, 21, 0, 0.8), RED, DOWN), (Pip(50.2, 21, 1, -0.6), GREEN, DOWN),
    (Pip(81, 21.2, 2, -1), RED, DOWN), (Pip(50, 56.4, 1, 0.6), RED, 90),
    (Pip(19.2, 79, 2, -0.8), GREEN, UP), (Pip(49.8, 79, 0, 0.8), RED, UP),
    (Pip(81, 78.8, 1, 1), GREEN, UP),
)  # fmt: skip
