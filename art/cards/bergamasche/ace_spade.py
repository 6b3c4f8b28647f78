"""Asso di spade: a hand from the right holds an upright blue sword through a crown, among flowers."""

from __future__ import annotations

from art.cards.bergamasche.blade import sword
from art.cards.bergamasche.card import WIDTH, blank, trim
from art.cards.bergamasche.crowns import pierced_crown_back, pierced_crown_front
from art.cards.bergamasche.flowers import acanthus, carnation, daisy, stem, tulip
from art.cards.bergamasche.great_hands import sword_fist, wrist
from art.cards.bergamasche.great_sleeve import great_sleeve
from art.cards.bergamasche.inks import BLUE, FLESH, GREEN, INK, OCHRE, RED
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import INNER, Drawing

GRIP = 690.0


def draw() -> Drawing:
    """The card."""
    d = blank("1S")
    _flowers(d)
    with d.at(WIDTH / 2 - 38, 0):
        with d.at(0, 256, 2.02):
            pierced_crown_back(d)
        sword(d, 0, GRIP - 4, 752, wide=58, fill=BLUE, held=True)
        with d.at(0, 256, 2.02):
            pierced_crown_front(d)
    with d.at(WIDTH / 2 - 38, GRIP, 2.05):
        wrist(d, FLESH)
    great_sleeve(d, WIDTH / 2 - 38, GRIP, INK, RED)
    with d.at(WIDTH / 2 - 38, GRIP, 2.05):
        sword_fist(d, FLESH)
    trim(d)
    return d


def _flowers(d: Drawing) -> None:
    """Two sprays that rise behind the guard, and acanthus below the hand."""
    x = WIDTH / 2 - 38
    for side in (-1, 1):
        out = 140 if side > 0 else 126
        with d.at(x, 0, flip=side < 0):
            stem(
                d, [(4, 640), (96, 560), (138, 460), (112, 390), (out, 320)],
                [(0.16, -44), (0.3, 40), (0.44, -44), (0.58, 42), (0.72, -44), (0.88, 40)], 54,
            )  # fmt: skip
            if side > 0:
                carnation(d, out, 318, 84, 8)
            else:
                tulip(d, out, 318, 80, 4)
            stem(d, [(60, 596), (62, 520), (78, 468)], [(0.5, -42)], 40)
            daisy(d, 80, 460, 34, OCHRE, RED)
            daisy(d, 158, 520, 26, BLUE, OCHRE)
    _acanthus(d)


def _acanthus(d: Drawing) -> None:
    """A plant that grows from the lower edge: three leaves on one stock, two young ones at its foot."""
    for track, wide in (
        ([(116, 930), (124, 850), (108, 776), (66, 722), (50, 684)], 31.0),
        ([(124, 930), (146, 872), (160, 834), (186, 806)], 22.0),
        ([(110, 930), (94, 884), (66, 856), (50, 822)], 22.0),
    ):
        acanthus(d, track, wide)
    sheath: list[Node] = [(98, 917, "c"), (102, 896), (110, 878, "c"), (118, 890), (128, 874, "c"),
            (136, 894),
        (140, 917, "c")]  # fmt: skip
    d.shape(smooth(sheath), GREEN, INNER, shade=[Shade(depth=0.4, spacing=4.8, width=2.6)])
    d.fold(([(118, 916), (118, 906), (118, 892)], 4))
