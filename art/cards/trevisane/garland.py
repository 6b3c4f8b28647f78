"""The festoon of the 2 di denari and the tie of the 2 di coppe."""

from __future__ import annotations

from art.cards.kit.svg import Drawing
from art.cards.trevisane.inks import BLUE, RED, YELLOW
from art.cards.trevisane.sprig import bloom, stem, tulip


def festoon(d: Drawing) -> None:
    """A rose between two leafy branches, 380 wide and 120 high about (0, 0), the same when turned by half."""
    for turn in (0.0, 180.0):
        with d.at(rotate=turn):
            leaves = [(0.24, -42.0), (0.34, 42.0), (0.5, -44.0), (0.58, 42.0), (0.76, -44.0), (0.84, 42.0)]
            end = stem(d, [(0, 0), (62, -22), (118, -4), (160, -26)], leaves, 30)
            tulip(d, 160, -26, 30, end, BLUE, YELLOW)
            twig = stem(d, [(0, 0), (40, 26), (84, 38)], [(0.5, -44.0), (0.66, 44.0)], 22)
            tulip(d, 84, 38, 20, twig, YELLOW, RED)
    bloom(d, 0, 0, 34)
