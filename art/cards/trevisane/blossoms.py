"""Flowers woven into sleeves instead of the tulip sprig, each about (0, 0) and some 40 units tall."""

from __future__ import annotations

from art.cards.kit.paths import Node, Outline, circle, polar, smooth
from art.cards.kit.svg import Drawing
from art.cards.trevisane.inks import BLUE, GREEN, PAPER, RED, YELLOW


def cornflower(d: Drawing) -> None:
    """A blue flower of six notched petals on a bent stem with two narrow leaves."""
    d.fold(([(4, 20), (-2, 10), (0, -4)], 3.4), ink=GREEN)
    d.flats(
        smooth([(0, 10, "c"), (-9, 8), (-16, -2, "c"), (-12, 11)]),
        smooth([(1, 13, "c"), (9, 9), (15, 1, "c"), (11, 13)]),
        ink=GREEN,
    )
    petals: list[Outline] = []
    for k in range(6):
        nodes: list[Node] = []
        for off, reach in (
            (-22, 4.0),
            (-23, 11.5),
            (-12, 15.0),
            (0, 11.5),
            (12, 15.0),
            (23, 11.5),
            (22, 4.0),
        ):
            x, y = polar(reach, 60 * k + off)
            nodes.append((x, y - 8, "c"))
        petals.append(smooth(nodes))
    d.flats(*petals, ink=BLUE)
    d.flats(circle(0, -8, 4), ink=RED)


def daisy(d: Drawing) -> None:
    """A small white daisy with a red heart between two leaves: country print."""
    d.flats(
        smooth([(3, 4, "c"), (12, 6), (17, 15, "c"), (6, 13)]),
        smooth([(-3, 4, "c"), (-12, 6), (-17, 15, "c"), (-6, 13)]),
        ink=GREEN,
    )
    petals = [
        smooth([(*polar(3, way), "c"), polar(11, way - 17), polar(14, way), polar(11, way + 17)])
        for way in range(-90, 270, 45)
    ]
    d.flats(*petals, ink=PAPER)
    d.flats(circle(0, 0, 4.4), ink=RED)


def pomegranate(d: Drawing) -> None:
    """A red pomegranate, crowned and split over its seeds, between two curling leaves."""
    d.flats(
        smooth([(0, 14, "c"), (-13, 14), (-19, 3), (-15, -9, "c"), (-12, 4), (-3, 9)]),
        smooth([(0, 14, "c"), (13, 14), (19, 3), (15, -9, "c"), (12, 4), (3, 9)]),
        ink=GREEN,
    )
    d.fold(([(1, 21), (-1, 14), (0, 8)], 3.6), ink=GREEN)
    d.flats(smooth([(0, 9), (-9, 4), (-10, -6), (-4, -13, "c"), (-7, -21, "c"), (-2, -17), (0, -22, "c"),
        (2, -17), (7, -21, "c"), (4, -13, "c"), (10, -6), (9, 4)]), ink=RED)  # fmt: skip
    d.flats(smooth([(0, -11, "c"), (4, -4), (0, 5, "c"), (-4, -4)]), ink=PAPER)
    d.flats(circle(0, -5, 1.5), circle(-0.6, -0.6, 1.5), ink=RED)


def jasmine(d: Drawing) -> None:
    """A white flower of five petals and a bud on a golden stem: for cloth of a dark ground."""
    d.fold(([(7, 20), (3, 10), (-1, -2)], 3.6), ([(4, 13), (10, 9), (13, 2)], 2.8), ink=YELLOW)
    d.flats(
        smooth([(5, 16, "c"), (-4, 17), (-13, 10, "c"), (-3, 9)]),
        smooth([(12, 5, "c"), (9, -3), (14, -9, "c"), (18, -2)]),
        ink=YELLOW,
    )
    petals: list[Outline] = []
    for k in range(5):
        way = -90 + 72 * k
        rim = [polar(reach, way + off) for off, reach in ((-24, 10.0), (0, 15.0), (24, 10.0))]
        (x0, y0), (x1, y1), (x2, y2) = rim
        petals.append(smooth([(-2, -7, "c"), (x0 - 2, y0 - 7), (x1 - 2, y1 - 7, "c"), (x2 - 2, y2 - 7)]))
    d.flats(*petals, ink=PAPER)
    d.flats(circle(-2, -7, 4), ink=RED)


def lily(d: Drawing) -> None:
    """A golden lily between two leaves, three dots of white over it: for a dark ground."""
    d.flats(
        smooth([(0, 12, "c"), (-8, 4), (-5, -8), (0, -20, "c"), (5, -8), (8, 4)]),
        smooth([(-6, 10, "c"), (-12, 4), (-18, -3), (-16, -12, "c"), (-22, -4), (-19, 7), (-11, 13)]),
        smooth([(6, 10, "c"), (12, 4), (18, -3), (16, -12, "c"), (22, -4), (19, 7), (11, 13)]),
        smooth([(0, 14, "c"), (-7, 21, "c"), (0, 19), (7, 21, "c")]),
        ink=YELLOW,
    )
    d.flats(circle(-10, -13, 2.8), circle(10, -13, 2.8), circle(0, 2, 3), ink=PAPER)
