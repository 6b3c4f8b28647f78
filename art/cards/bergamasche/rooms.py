"""Room that courts and aces of this deck make for an index; the others have their corner free.

Figures are anchored at the cut and at the right side of the frame."""

from __future__ import annotations

from art.cards.kit.room import Room

COURTS = {
    "FC": Room(across=0.95, down=0.97),
    "FD": Room(across=0.93, down=0.95),
    "FS": Room(across=0.9, down=0.97),
    "CC": Room(across=0.93, down=0.95),
    "CD": Room(across=0.93, down=0.92),
    "CB": Room(across=0.93, down=0.95),
    "CS": Room(across=0.93, down=0.97),
    "RC": Room(across=0.93, down=0.95),
    "RD": Room(across=0.9, down=0.95),
    "RB": Room(across=0.95, down=0.98),
    "RS": Room(across=0.95, down=0.98),
}
ACES = {
    "1D": Room(across=0.97, down=0.98, right=1.4, low=0.6),
    "1B": Room(across=0.97, down=0.98, right=1.4, low=0.6),
}
