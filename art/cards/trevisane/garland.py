"""The festoons of the 2 and 6 di denari."""

from __future__ import annotations

from art.cards.kit.svg import Drawing
from art.cards.trevisane.inks import BLUE, RED, YELLOW
from art.cards.trevisane.sprig import bloom, stem, tulip


def festoon(d: Drawing, cut: int = 0) -> None:
    """A rose between two leafy branches, 380 wide and 120 high about (0, 0), grown in one of two ways.

    The two branches are not quite the same either.
    """
    for turn, wild in ((0.0, cut), (180.0, 2 - cut)):
        with d.at(rotate=turn):
            long, high = 160 - 6 * wild, -26 + 7 * wild
            leaves = [(0.24, -42.0), (0.34, 42.0), (0.5, -44.0), (0.58, 42.0), (0.76, -44.0), (0.84, 42.0)]
            if wild:
                leaves = [(0.2 + 0.04 * wild, 44.0), (0.36, -42.0), (0.52, 44.0), (0.68, -42.0), (0.82, 40.0)]
            end = stem(d, [(0, 0), (62, -22 + 5 * wild), (118, -4 - 4 * wild), (long, high)], leaves, 30)
            tulip(d, long, high, 30, end, BLUE, YELLOW)
            low = (84.0 + 5 * wild, 38.0 - 6 * wild)
            twig = stem(d, [(0, 0), (40, 26 - 3 * wild), low], [(0.5 - 0.06 * wild, -44.0), (0.66, 44.0)], 22)
            tulip(d, *low, 20, twig, YELLOW, RED)
    bloom(d, 0, 0, 34, turn=26.0 * cut)
