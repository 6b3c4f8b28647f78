"""Ace of swords: one sword as high as the card, its guard as wide, two laurel twigs in the free corners."""

from __future__ import annotations

from art.cards.grandi.card import HEIGHT, WIDTH, blank
from art.cards.grandi.features import both, flat, form, stroke
from art.cards.grandi.inks import STROKE, SUITS
from art.cards.grandi.signs import leaf
from art.cards.grandi.tab import tabs
from art.cards.kit.paths import circle, ellipse, placed
from art.cards.kit.svg import Drawing

_INK = SUITS["S"]


def draw() -> Drawing:
    """The card."""
    d = blank("1S")
    for _ in d.ends():
        _twig(d)
    with d.at(WIDTH / 2, HEIGHT / 2):
        _sword(d)
    tabs(d, "1S")
    return d


def _sword(d: Drawing) -> None:
    form(d, _INK.solid, *both((0, -404, "c"), (-56, -316, "c"), (-62, -10, "c"), (0, -10, "c")))
    flat(d, _INK.deep, (0, -380, "c"), (52, -312, "c"), (57, -14, "c"), (0, -14, "c"))
    form(d, _INK.light, *both((0, -290, "c"), (-15, -262, "c"), (-19, -20, "c"), (0, -20, "c")))
    form(d, _INK.solid, *both((0, 40, "c"), (-34, 40, "c"), (-42, 120), (-30, 236, "c"), (0, 236, "c")))
    for k in range(4):
        y = 78 + 40 * k
        stroke(d, (-32, y + 12), (0, y + 2), (32, y - 20), weight=STROKE * 1.5, ink=_INK.light)
    d.shape(circle(0, 292, 64), _INK.solid, STROKE)
    d.shape(circle(0, 292, 34), _INK.light, STROKE)
    # The guard: its left arm hangs, its right arm rises, where the tabs leave room.
    form(
        d, _INK.solid, (-60, -34), (0, -42), (70, -32), (160, -38), (212, -74), (222, -96, "c"), (262, -72),
        (268, -26), (226, 12), (150, 30), (60, 36), (0, 44), (-70, 34), (-160, 40), (-212, 76),
        (-222, 98, "c"),
        (-262, 74), (-268, 28), (-226, -10), (-150, -28),
    )  # fmt: skip
    stroke(d, (-226, 36), (-160, 6), (-84, 0), weight=STROKE * 1.5, ink=_INK.light)
    stroke(d, (84, 0), (160, -4), (226, -34), weight=STROKE * 1.5, ink=_INK.light)
    d.shape(ellipse(0, 0, 50, 40), _INK.light, STROKE)
    flat(d, _INK.solid, (0, -22, "c"), (26, 0, "c"), (0, 22, "c"), (-26, 0, "c"))


def _twig(d: Drawing) -> None:
    """Laurel in the upper right corner."""
    stroke(d, (450, 336), (500, 256), (526, 160), (522, 90), weight=STROKE * 1.7)
    for x, y, turn, size in (
        (470, 306, -66, 84),
        (480, 294, 78, 108),
        (506, 236, -56, 104),
        (514, 218, 68, 100),
        (525, 166, -46, 104),
        (527, 150, 52, 94),
        (522, 94, 0, 80),
    ):
        tone = _INK.solid if turn > 0 else _INK.light
        d.shape(leaf(size, 33).under(placed(x, y, rotate=turn)), tone, STROKE)
