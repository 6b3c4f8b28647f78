"""The head that the fante di spade holds by its hair: a bearded man, pale and still, eyes closed."""

from __future__ import annotations

from typing import Final

from tools.cards.kit.paths import Node, smooth
from tools.cards.kit.svg import INNER, Drawing
from tools.cards.parts import heads
from tools.cards.trevisane.inks import INK
from tools.cards.trevisane.locks import beard, lock, strands

PALE: Final = "#efe3cc"


def severed(d: Drawing) -> None:
    """The head in its own units: the hair is gathered at (2, -74), the beard ends near y = 62."""
    look = heads.Look(skin=PALE, hair=INK, age=2, stern=-1.5, cheek=-1.4, brow=1.2, bushy=False, smile=-0.6)
    for flip in (False, True):
        with d.at(4 if flip else 0, flip=flip):
            lock(d, [(-2, -70), (-30, -48), (-41, -16), (-40, 16), (-32, 38)], [(2, -66), (-10, -44),
                (-20, -16), (-22, 14), (-24, 30)], INK, count=6, seed=21)  # fmt: skip
    heads.frontal(d, look)
    _lids(d)
    half: list[Node] = [(25.6, 2, "c"), (21, 14), (12, 15), (2, 13)]
    upper: list[Node] = [
        (4 - n[0], n[1], "c") if len(n) == 3 else (4 - n[0], n[1]) for n in reversed(half[:-1])
    ]
    lower: list[Node] = [(-25, 26), (-22, 42), (-14, 50, "c"), (-8, 50), (2, 66, "c"), (12, 50), (18, 50,
        "c"),
        (26, 42), (29, 26)]  # fmt: skip
    beard(d, [*half, *upper, *lower], INK, [(((-22, 10), (-20, 32), (-10, 48)), ((-4, 32), (-3, 44),
        (1, 60)), 5), (((8, 32), (7, 44), (3, 60)), ((26, 10), (24, 32), (14, 48)), 5)])  # fmt: skip
    d.lens([(-6, 22.6), (2, 23.6), (10, 22.6)], 2.6, ink=PALE)
    crown: list[Node] = [
        (-28, -18, "c"), (-27, -38), (-14, -56), (-4, -76), (8, -76), (18, -56), (31, -38), (32, -18, "c"),
        (24, -32), (10, -38), (2, -34, "c"), (-6, -38), (-20, -32),
    ]  # fmt: skip
    d.shape(smooth(crown), INK, INNER)
    strands(d, [(0, -72), (-12, -52), (-25, -26)], [(4, -72), (16, -52), (29, -26)], count=9, width=2.2,
        ink=PALE, seed=22)  # fmt: skip


def _lids(d: Drawing) -> None:
    """Closed lids over both eyes."""
    for x in (-10.4, 14.4):
        lid = smooth([(x - 9.4, -8, "c"), (x - 5, -13.4), (x, -14.6), (x + 5, -13.4), (x + 9.4, -8, "c"),
            (x + 5, -5), (x, -3.8), (x - 5, -5)])  # fmt: skip
        d.shape(lid, PALE, None)
        d.lens([(x - 9, -8.4), (x - 4, -5.4), (x + 4, -5.4), (x + 9, -8.4)], 3.0)
        d.lens([(x - 8, -11), (x, -14.4), (x + 8, -11)], 1.8)
        d.ticks(
            ((x - 4, -5.2), (x - 5, -2.6), 1.6),
            ((x, -4.6), (x, -2), 1.6),
            ((x + 4, -5.2), (x + 5, -2.6), 1.6),
        )
