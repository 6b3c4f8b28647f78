"""Asso di spade: a hand from the right holds an upright blue sword through a crown, among flowers."""

from __future__ import annotations

from art.cards.bergamasche.blade import sword
from art.cards.bergamasche.card import WIDTH, blank, trim
from art.cards.bergamasche.crowns import open_crown
from art.cards.bergamasche.flowers import acanthus, carnation, daisy, stem, tulip
from art.cards.bergamasche.great_sleeve import great_sleeve
from art.cards.bergamasche.inks import BLUE, FLESH, INK, OCHRE, RED
from art.cards.kit.svg import Drawing
from art.cards.parts import large_hands

GRIP = 690.0


def draw() -> Drawing:
    """The card."""
    d = blank("1S")
    _flowers(d)
    with d.at(WIDTH / 2 - 38, 0):
        sword(d, 0, GRIP - 4, 752, wide=58, fill=BLUE, held=True)
        with d.at(0, 258, 2.3):
            open_crown(d, INK)
    great_sleeve(d, WIDTH / 2 - 38, GRIP, INK, RED)
    with d.at(WIDTH / 2 - 38, GRIP, 2.05):
        large_hands.fist(d, FLESH, wrist=46)
    trim(d)
    return d


def _flowers(d: Drawing) -> None:
    """Two sprays that rise behind the guard, and acanthus below the hand."""
    x = WIDTH / 2 - 38
    for side in (-1, 1):
        with d.at(x, 0, flip=side < 0):
            stem(
                d, [(4, 640), (96, 560), (138, 460), (112, 390), (140, 320)],
                [(0.16, -44), (0.3, 40), (0.44, -44), (0.58, 42), (0.72, -44), (0.88, 40)], 54,
            )  # fmt: skip
            if side > 0:
                carnation(d, 142, 318, 84, 8)
            else:
                tulip(d, 142, 318, 84, 8)
            stem(d, [(60, 596), (62, 520), (78, 468)], [(0.5, -42)], 40)
            daisy(d, 80, 460, 34, OCHRE, RED)
            daisy(d, 158, 520, 26, BLUE, OCHRE)
    for track, wide in (
        ([(214, 890), (150, 868), (84, 880), (52, 846), (66, 816)], 26.0),
        ([(180, 880), (120, 834), (92, 774), (54, 752), (44, 716)], 28.0),
        ([(204, 884), (180, 836), (178, 800)], 18.0),
    ):
        with d.at(10, 4):  # the shadow that makes it stand out
            acanthus(d, track, wide, INK)
        acanthus(d, track, wide)
