"""Room that courts of this deck make for an index; the others have their corner free.

Figures are anchored at the cut and at the right side of the frame."""

from __future__ import annotations

from art.cards.kit.room import Room

COURTS = {
    "FC": Room(across=0.93, down=0.95),
    "FD": Room(across=0.9, down=0.95),
    "FB": Room(across=0.9, down=0.95),
    "FS": Room(across=0.95, down=0.97),
    "CD": Room(across=0.9, down=0.92),
    "CB": Room(across=0.95, down=0.97),
    "RC": Room(across=0.87, down=0.91),
    "RB": Room(across=0.87, down=0.94),
    "RS": Room(across=0.93, down=0.95),
}
