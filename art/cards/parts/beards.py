"""Moustaches and beards for the three faces, in the local units of the heads."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.inks import INK
from art.cards.kit.paths import Node, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing

Strand = tuple[float, float, float, float]


def moustache(d: Drawing, colour: str = INK, *, curl: float = 1.0) -> None:
    """A moustache with raised ends (`curl` < 0: drooping) on the three-quarter face."""
    tip = 13.6 - 3 * curl
    near = smooth([
        (-14, 14.6, "c"), (-8, 13.6), (-1, 16.6), (6, 17.6), (11, tip, "c"), (9.4, 19.6), (2, 22.2),
        (-7, 20.4),
        (-13.6, 18.8, "c"),
    ])  # fmt: skip
    tip -= 1
    far = smooth([
        (-14.6, 14.6, "c"), (-19, 13.6), (-24, 17), (-28, 16.6), (-31, tip, "c"), (-30, 19), (-25, 21.4),
        (-19, 20.2), (-14.6, 18.8, "c"),
    ])  # fmt: skip
    d.shapes([near, far], colour)
    if colour != INK:
        d.lens([(-12.6, 16.4), (-5, 17.2), (3, 20), (8, 17.4)], 1.7)
        d.lens([(-10, 18.8), (-4, 19.8), (2, 20.8)], 1.4)
        d.lens([(-16.6, 16.4), (-22, 17.8), (-27, 18.6)], 1.5)


def frontal_moustache(d: Drawing, colour: str = INK, *, curl: float = 1.0) -> None:
    """A moustache with raised ends (`curl` < 0: drooping) on the frontal face."""
    half: list[Node] = [
        (2.6, 15, "c"), (8, 13.8), (15, 16.8), (21, 17), (26, 13.6 - 3 * curl, "c"), (24, 19.6), (17, 22),
        (9, 20.4), (2.6, 18.8, "c"),
    ]  # fmt: skip
    d.shapes([smooth(half), smooth(mirror(half, 2))], colour)
    if colour != INK:
        for side in (-1, 1):
            d.lens([(2 + side * 2.4, 16.6), (2 + side * 10, 17.4), (2 + side * 19, 19.2)], 1.6)


def goatee(d: Drawing, colour: str) -> None:
    """A pointed chin beard that leaves the cheeks free."""
    beard = smooth([
        (-20, 23, "c"), (-22.4, 31), (-20.4, 43), (-16, 56), (-12.4, 67, "c"), (-7.6, 56), (1, 45), (4.6, 35),
        (-2, 24, "c"), (-7, 27), (-12, 29.5), (-17, 27),
    ])  # fmt: skip
    d.shape(beard, colour, INNER)
    _strands(d, [(-18, 30, -14, 55), (-13.6, 32, -12, 62), (-8.6, 30, -9.4, 57), (-3.4, 29, -6, 51), (1, 32,
        -2.6, 45)])  # fmt: skip


def full_beard(d: Drawing, colour: str) -> None:
    """A full beard from ear to ear, ending in waves."""
    beard = smooth([
        (25, 0, "c"), (17.5, 8), (10, 17), (2, 22), (-4, 24), (-11, 29.6), (-18, 26), (-23, 20),
        (-25.6, 14, "c"),
        (-28, 28), (-28.4, 42), (-24, 56), (-19, 64), (-16.5, 60, "c"), (-11, 71), (-6, 63, "c"), (0, 69),
        (4, 59, "c"), (12, 60), (14, 50, "c"), (21, 44), (26, 28), (29, 10),
    ])  # fmt: skip
    d.shape(beard, colour, INNER)
    _strands(d, [
        (-24, 26, -20, 58), (-19, 30, -16, 58), (-14, 32, -12, 66), (-8, 32, -8, 62), (-2, 30, -2, 62),
        (4, 26, 3, 56), (10, 22, 9, 54), (16, 14, 15, 46), (22, 8, 22, 36),
    ])  # fmt: skip


def short_beard(d: Drawing, colour: str) -> None:
    """A trimmed beard along the jaw, parted at the chin."""
    beard = smooth([
        (24, 4, "c"), (16, 14), (8, 22), (0, 25), (-4, 24), (-11, 29.6), (-18, 26), (-23, 20),
        (-25.4, 15, "c"),
        (-26.8, 28), (-25.4, 42), (-20, 53), (-13, 50, "c"), (-8, 58), (0, 54, "c"), (8, 50), (16, 40),
        (22, 28),
        (26, 12),
    ])  # fmt: skip
    d.shape(beard, colour, INNER)
    _strands(d, [
        (-23, 26, -20, 48), (-18, 30, -16, 48), (-12, 32, -11, 50), (-6, 31, -7, 53), (0, 29, -1, 51),
        (6, 26, 5, 48), (12, 20, 11, 42), (18, 13, 17, 34),
    ])  # fmt: skip


def frontal_beard(d: Drawing, colour: str, *, length: float = 64.0) -> None:
    """A full beard on the frontal face, its longest lock down to y = `length`."""
    e = length
    beard: list[Node] = [
        (-25.4, 4, "c"), (-19, 13), (-12, 22), (-8, 25), (2, 29), (12, 25), (16, 22), (23, 13),
        (29.4, 4, "c"),
        (30.6, 20), (27, 36), (20, 0.84 * e), (15, 0.8 * e, "c"), (9, e), (4.6, 0.9 * e, "c"), (1, e + 4),
        (-3.4, 0.9 * e, "c"), (-8, 0.96 * e), (-12, 0.8 * e, "c"), (-18, 0.82 * e), (-24, 36), (-27, 20),
    ]  # fmt: skip
    d.shape(smooth(beard), colour, INNER)
    strands: list[Strand] = []
    for k in range(9):
        x = -20 + k * 5.5
        drop = 1 - abs(x - 2) / 44
        strands.append((x, 19 + 14 * drop, 2 + (x - 2) * 0.72, 0.92 * e * (0.5 + 0.5 * drop)))
    _strands(d, strands)


def profile_moustache(d: Drawing, colour: str = INK) -> None:
    """A moustache on the profile face."""
    d.shape(smooth([
        (-25.4, 13.4, "c"), (-20, 12.6), (-13, 16), (-6, 17), (-1, 12.6, "c"), (-2, 19), (-9, 21.4),
        (-17, 19.6),
        (-26.6, 17.8, "c"),
    ]), colour, DETAIL)  # fmt: skip
    if colour != INK:
        d.lens([(-24, 15.6), (-15, 17), (-5, 18.4)], 1.6)


def profile_beard(d: Drawing, colour: str, *, length: float = 64.0) -> None:
    """A full beard on the profile face, its longest lock down to y = `length`."""
    e = length
    d.shape(smooth([
        (22, -4, "c"), (15, 8), (4, 18), (-6, 22), (-13, 27), (-20, 28.4), (-23.4, 29, "c"), (-28, 38),
        (-30, 0.8 * e),
        (-26, e), (-21.6, 0.9 * e, "c"), (-17, e + 3), (-11, 0.9 * e, "c"), (-5, 0.95 * e), (0, 0.8 * e, "c"),
        (8, 0.74 * e), (18, 30), (26, 10),
    ]), colour, INNER)  # fmt: skip
    _strands(d, [
        (-22, 33, -25, 0.88 * e), (-16, 32, -18, 0.92 * e), (-10, 30, -11, 0.84 * e), (-4, 27, -4, 0.84 * e),
        (2, 24, 2, 0.72 * e), (9, 20, 8, 0.66 * e), (16, 12, 15, 34), (21, 4, 21, 24),
    ])  # fmt: skip


def _strands(d: Drawing, ends: Sequence[Strand]) -> None:
    for k, (x0, y0, x1, y1) in enumerate(ends):
        sway = 2.2 if k % 2 else -2.2
        d.lens([(x0, y0), ((x0 + x1) / 2 + sway, (y0 + y1) / 2), (x1, y1)], 2.0)
