"""Jack of coins: a curly boy with a laugh and a beret, a coin between thumb and finger."""

from __future__ import annotations

from art.cards.grandi.court import court
from art.cards.grandi.features import both, eye, flat, form, stroke
from art.cards.grandi.hands_of_coins import between_thumb_and_finger
from art.cards.grandi.heads import frontal
from art.cards.grandi.inks import GOLD, PAPER, RUDDY, STROKE, SUITS
from art.cards.grandi.signs import sign
from art.cards.kit.paths import circle
from art.cards.kit.svg import Drawing

_INK = SUITS["D"]
_HAIR = "#4a2a18"


def draw() -> Drawing:
    """The card."""
    return court("FD", _boy)


def _boy(d: Drawing) -> None:
    with d.at(36, -34, rotate=9):
        _head(d)
    form(
        d,
        _INK.solid,
        (-22, 98, "c"),
        (-100, 120),
        (-130, 214, "c"),
        (174, 214, "c"),
        (164, 136),
        (92, 100, "c"),
        (30, 134),
    )
    flat(d, _INK.deep, (96, 110), (156, 140), (166, 208, "c"), (100, 208, "c"), (118, 160))
    with d.at(36, -34, rotate=5):
        form(d, PAPER, *both((0, 132, "c"), (-30, 100, "c"), (-62, 108), (-74, 144, "c"), (-34, 166)))
    with d.at(-100, 26):
        with d.at(-2, 112):
            form(d, _INK.solid, (-60, 20), (-36, 0, "c"), (34, 4, "c"), (70, 40), (80, 110), (-60, 110))
            form(d, GOLD, (-42, 4), (-36, -18, "c"), (38, -16, "c"), (44, 8), (0, 16))
        between_thumb_and_finger(d, RUDDY, lambda: sign(d, "D", 0, -74, 142))


def _head(d: Drawing) -> None:
    for x, y, r in (
        (-68, -50, 30),
        (-80, -8, 28),
        (-76, 34, 28),
        (70, -50, 30),
        (82, -8, 28),
        (80, 34, 30),
        (64, 66, 24),
    ):
        d.shape(circle(x, y, r), _HAIR, STROKE)
    frontal(d, RUDDY, wide=1.06, nose=1.2)
    for x, y, r in ((-44, -70, 24), (-8, -74, 24), (30, -72, 24), (54, -58, 20)):
        d.shape(circle(x, y, r), _HAIR, STROKE)
    eye(d, -28, -12, half=18, high=13, gaze=-4)
    eye(d, 28, -12, half=18, high=13, gaze=-4)
    stroke(d, (-46, -36), (-28, -44), (-12, -34), weight=STROKE * 1.2)
    stroke(d, (14, -38), (30, -48), (50, -36), weight=STROKE * 1.2)
    for x in (-44, 46):
        flat(d, "#e58d6b", (x - 12, 22), (x, 16), (x + 12, 24), (x, 36))
    form(d, PAPER, (-34, 52, "c"), (0, 60), (36, 50, "c"), (24, 76), (0, 84), (-22, 76))
    form(d, _INK.solid, (-84, -62, "c"), (-100, -104), (-60, -142), (30, -150), (112, -120), (134, -62),
    (100, -44),
         (60, -70, "c"), (0, -92))  # fmt: skip
    flat(d, _INK.deep, (60, -132), (106, -114), (126, -66), (100, -52), (72, -74), (90, -96))
    stroke(d, (-76, -74), (-6, -100), (58, -82), weight=STROKE * 1.6, ink=_INK.light)
    d.shape(circle(104, -8, 13), GOLD, STROKE)
