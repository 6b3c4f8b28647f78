"""Ten ranks as heavy round strokes, readable from across the table."""

from __future__ import annotations

from art.cards.grandi.inks import INK
from art.cards.kit.paths import Node, Outline, smooth
from art.cards.kit.svg import Drawing

CAP = 200.0
"""Height of a rank in card units, strokes included."""
WIDE = 140.0
_PEN = 38.0
_TOP, _LOW, _LEFT, _RIGHT = _PEN / 2, CAP - _PEN / 2, _PEN / 2, WIDE - _PEN / 2
_MID = CAP / 2

_STROKES: dict[str, tuple[list[Node], ...]] = {
    "1": ([(34, 58, "c"), (82, _TOP, "c"), (82, _LOW, "c")], [(42, _LOW, "c"), (122, _LOW, "c")]),
    "2": (
        [
            (22, 66), (34, 32), (70, _TOP), (106, 32), (118, 64), (104, 100), (64, 140),
            (_LEFT + 1, _LOW, "c"), (_RIGHT, _LOW, "c"),
        ],
    ),
    "3": (
        [(22, 48), (44, 24), (74, _TOP), (106, 30), (116, 58), (104, 86), (66, 95, "c")],
        [(66, 95, "c"), (106, 104), (121, 138), (108, 168), (72, _LOW), (38, 174), (19, 146)],
    ),
    "4": (
        [(94, _LOW, "c"), (94, _TOP, "c"), (18, 134, "c"), (124, 134, "c")],
    ),
    "5": (
        [
            (114, _TOP, "c"), (40, _TOP, "c"), (30, 92, "c"), (70, 78), (108, 94), (121, 128), (108, 164),
            (70, _LOW), (36, 174), (19, 150),
        ],
    ),
    "6": (
        [(106, 30), (72, 22), (38, 46), (21, 100), (24, 146), (40, 172), (70, _LOW), (104, 170), (120, 134),
         (104, 98), (70, 87), (38, 102), (22, 134)],
    ),
    "7": ([(_LEFT, _TOP, "c"), (_RIGHT, _TOP, "c"), (84, 100), (58, _LOW, "c")],),
    "F": (
        [(_RIGHT, _TOP, "c"), (30, _TOP, "c"), (30, _LOW, "c")],
        [(30, 96, "c"), (106, 96, "c")],
    ),
    "C": (
        [(122, 58), (106, 30), (76, _TOP), (38, 36), (20, _MID), (38, 164), (76, _LOW), (106, 170),
         (122, 142)],
    ),
    "R": (
        [(28, _LOW, "c"), (28, _TOP, "c"), (72, _TOP, "c"), (106, 30), (118, 62), (106, 94), (72, 108, "c"),
         (28, 108, "c")],
        [(72, 108, "c"), (122, _LOW, "c")],
    ),
}  # fmt: skip


def rank(d: Drawing, name: str, x: float, y: float, *, ink: str = INK) -> None:
    """The rank with its top left corner at (x, y)."""
    with d.at(x, y):
        for nodes in _STROKES[name]:
            d.line(_open(nodes), _PEN, ink=ink)


def _open(nodes: list[Node]) -> Outline:
    return smooth(nodes, closed=False)
