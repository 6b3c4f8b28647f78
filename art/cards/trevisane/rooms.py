"""Room that courts and aces of this deck make for an index; the others have their corner free.

Figures are anchored at the cut and at the right side of the frame."""

from __future__ import annotations

from art.cards.kit.room import Room

COURTS = {
    "FC": Room(across=0.97, down=0.98),
    "FD": Room(across=0.9, down=0.92),
    "CD": Room(across=0.9, down=0.92),
    "RC": Room(across=0.97, down=0.98),
    "RD": Room(across=0.93, down=0.95),
}
ACES = {
    "1C": Room(across=0.97, down=0.98, right=1.4, low=0.6),
}
