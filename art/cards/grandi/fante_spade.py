"""Jack of swords: a grave squire in mail under a broad iron hat, his sword upright before his shoulder."""

from __future__ import annotations

from art.cards.grandi.court import court
from art.cards.grandi.features import both, eye, flat, form, stroke
from art.cards.grandi.hands_of_swords import in_mail
from art.cards.grandi.heads import frontal
from art.cards.grandi.inks import IRON, PALE, PAPER, STEEL, STROKE, SUITS
from art.cards.grandi.signs import sign
from art.cards.kit.paths import circle
from art.cards.kit.svg import Drawing

_INK = SUITS["S"]


def draw() -> Drawing:
    """The card."""
    return court("FS", _squire)


def _squire(d: Drawing) -> None:
    form(
        d,
        _INK.solid,
        (-90, 110, "c"),
        (-150, 130),
        (-180, 220, "c"),
        (150, 220, "c"),
        (130, 130),
        (60, 110, "c"),
    )
    flat(d, _INK.deep, (60, 120), (124, 136), (142, 208, "c"), (70, 208, "c"))
    form(d, PAPER, (-60, 150, "c"), (-16, 160), (30, 150, "c"), (34, 214, "c"), (-62, 214, "c"))
    flat(d, _INK.solid, (-14, 168, "c"), (8, 196, "c"), (-14, 224, "c"), (-36, 196, "c"))
    with d.at(-56, -16, 0.85, rotate=-3):
        _head(d)
    form(
        d, _INK.solid, (44, 122, "c"), (92, 112), (132, 136), (176, 168), (214, 176, "c"), (214, 230, "c"),
        (70, 230, "c"), (66, 160),
    )  # fmt: skip
    flat(d, _INK.deep, (104, 190), (150, 176), (206, 190, "c"), (206, 224, "c"), (84, 224, "c"))
    with d.at(104, 70):
        in_mail(d, lambda: sign(d, "S", 0, -62, 196, longer=76))


def _head(d: Drawing) -> None:
    form(
        d, IRON, *both((0, -90, "c"), (-70, -70), (-88, 0), (-84, 70), (-112, 126), (-70, 164), (0, 172, "c"))
    )
    frontal(d, PALE, wide=0.95)
    form(
        d, IRON, *both((0, 172, "c"), (-70, 164), (-112, 126), (-84, 70), (-88, 0), (-76, -60, "c"),
        (-48, -60, "c"), (-54, 20),
        (-44, 62), (-20, 84), (0, 90, "c")),
    )  # fmt: skip
    for side in (-1, 1):
        for x, y in (
            (70, -10),
            (70, 18),
            (68, 46),
            (66, 74),
            (88, 100),
            (60, 102),
            (34, 108),
            (82, 128),
            (54, 130),
            (26, 134),
        ):
            d.shape(circle(side * x, y, 6.5), PAPER, None)
    d.shape(circle(0, 112, 6.5), PAPER, None)
    d.shape(circle(0, 138, 6.5), PAPER, None)
    eye(d, -26, -6, half=17, high=9, gaze=3)
    eye(d, 26, -6, half=17, high=9, gaze=3)
    stroke(d, (-46, -28), (-10, -22), weight=STROKE * 1.3)
    stroke(d, (10, -22), (46, -28), weight=STROKE * 1.3)
    stroke(d, (-16, 66), (0, 64), (16, 67))
    form(d, STEEL, *both((0, -156), (-46, -146), (-82, -112), (-86, -50, "c"), (0, -58, "c")))
    flat(d, IRON, (30, -144), (76, -110), (80, -56, "c"), (36, -58, "c"), (50, -100))
    stroke(d, (0, -150), (0, -70))
    form(d, STEEL, *both((0, -40), (-90, -30), (-146, -14, "c"), (-104, -58), (0, -80)))
    for x, y in ((-74, -48), (0, -60), (74, -48)):
        d.shape(circle(x, y, 7), _INK.solid, None)
