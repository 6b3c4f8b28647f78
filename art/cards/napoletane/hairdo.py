"""Hair and beards of this deck's courts: masses with strands cut into them, in the units of the heads."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK
from art.cards.kit.paths import Node, Point, between, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing

SHEEN = "#dcd9d3"
"""Places where white hair shines."""


def _strands(
    d: Drawing, roots: Sequence[Point], tips: Sequence[Point], count: int, *, sway: float, width: float = 2.6
) -> None:
    """Lines of hair that flow from one edge of a mass to the other, thick at the tips."""
    for k in range(count):
        t = (k + 0.5) / count
        p, q = _along(roots, t), _along(tips, t)
        bow = sway * (1 if k % 2 else 0.4)
        middle = between(p, q, 0.5)
        short = between(p, q, 0.12 if k % 2 else 0.34)
        d.fold(([q, (middle[0] + bow, middle[1]), short], width))


def _along(points: Sequence[Point], t: float) -> Point:
    at = t * (len(points) - 1)
    i = min(int(at), len(points) - 2)
    return between(points[i], points[i + 1], at - i)


def _mass(d: Drawing, nodes: Sequence[Node], colour: str, *, dark: float = 0.3) -> None:
    d.shape(
        smooth(nodes), colour, INNER, shade=[Shade(angle=20, depth=dark, spacing=4.6, width=2.8, reach=14)]
    )


def _combed(d: Drawing, *locks: Sequence[Point]) -> None:
    """Locks of white hair from end to end: a line, and a lighter one beside it, towards the light."""
    for lock in locks:
        d.lens([(x - 3.2, y) for x, y in lock], 3.6, ink=SHEEN)
        d.lens(lock, 2.4)


def pageboy(d: Drawing, colour: str) -> None:
    """A page's bob: smooth, its ends rolled inwards at the jaw; after the face."""
    _mass(d, [
        (11, -46, "c"), (15.4, -30), (17.6, -10), (18.4, 10), (14.6, 26), (12.4, 36), (17, 43.6), (29, 46),
        (42, 42), (49.4, 30), (48.6, 8), (43, -16), (36, -46, "c"),
    ], colour)  # fmt: skip
    _strands(d, [(13, -44), (35, -44)], [(16, 36), (28, 40), (46, 32)], 6, sway=4)
    d.lens([(13.6, 34), (24, 40), (36, 39), (47, 31)], 2.2)
    _combed(
        d, [(18, -36), (22, -8), (21, 30)], [(26, -40), (31, -8), (29, 34)], [(36, -34), (42, 0), (39, 34)]
    )
    _mass(d, [(-19, -46, "c"), (-24, -34), (-27, -18), (-28, 2), (-27, 16), (-30, 27, "c"), (-36, 24),
        (-37, 8), (-34, -18),
        (-28, -46, "c")], colour, dark=0.2)  # fmt: skip
    d.fold(([(-31, 24), (-31.6, 4), (-29, -20)], 2.2))
    d.lens([(-27, -34), (-30.4, -10), (-30, 14)], 1.8)
    d.lens([(-32, -26), (-34.4, -4), (-33.4, 16)], 2.6, ink=SHEEN)


def pageboy_behind(d: Drawing, colour: str) -> None:
    """Part of the bob that is seen behind neck and chin."""
    _mass(d, [(-20, -46), (-33, -18), (-36, 12), (-33, 32), (-22, 38), (4, 36), (30, 46), (44, 34),
        (42, -20), (30, -46)],
        colour, dark=0.8)  # fmt: skip


def fringe(d: Drawing, colour: str) -> None:
    """A straight fringe under the hat."""
    d.shape(smooth([
        (-27, -44, "c"), (-28, -33), (-26.6, -25, "c"), (-18, -23), (-8, -24.6, "c"), (2, -22.6),
        (11, -24, "c"),
        (18, -21), (22, -16, "c"), (28, -26), (28, -44, "c"),
    ]), colour, DETAIL)  # fmt: skip
    for x in (-22, -15, -8, -1, 6, 13, 20):
        d.fold(([(x, -24.4), (x + 1, -31), (x + 2.4, -37)], 2.2))


def flowing_behind(d: Drawing, colour: str) -> None:
    """Long loose hair behind the neck, blown to the right."""
    _mass(d, [(-20, -46), (-31, -24), (-33, 4), (-38, 28), (-34, 50), (-26, 58, "c"), (-8, 54), (20, 62),
        (50, 66, "c"),
        (60, 44), (52, 20), (48, -10), (34, -46)], colour, dark=0.7)  # fmt: skip


def flowing(d: Drawing, colour: str) -> None:
    """A girl's long loose hair: one mass over the ear and the shoulder, waved; after the face."""
    _mass(d, [
        (8, -46, "c"), (14, -34), (18, -20), (16, -2), (22, 14), (18, 32), (25, 48), (20, 62), (26, 74),
        (23, 86, "c"), (34, 80), (40, 70), (41, 82), (38, 94, "c"), (51, 84), (56, 68), (62, 62, "c"),
        (57, 48),
        (60, 30), (51, 14), (51, -10), (42, -30), (34, -46, "c"),
    ], colour)  # fmt: skip
    _strands(d, [(11, -44), (34, -44)], [(19, -8), (27, 76), (42, 82), (57, 62)], 8, sway=6)
    d.fold(([(25, 52), (30, 26), (24, 4)], 3.4), ([(48, 66), (50, 36), (41, 10)], 3.4))
    _mass(d, [
        (-19, -46, "c"), (-25, -32), (-28.6, -14), (-28, 6), (-33, 22), (-31, 40), (-38, 54, "c"), (-43, 36),
        (-38, 16), (-37, -8), (-29, -46, "c"),
    ], colour, dark=0.2)  # fmt: skip
    d.fold(([(-37, 48), (-36, 24), (-32, -4)], 2.8))


def mane(d: Drawing, colour: str, *, length: float = 54.0) -> None:
    """A man's hair to the shoulder in heavy waves, parted from the face; after the face."""
    e = length
    _mass(d, [
        (12, -44, "c"), (15.6, -28), (17, -12), (20.6, 4), (19, 20), (25, 36), (22, e - 6),
        (27, e + 4, "c"), (33, e - 6),
        (40, e + 6, "c"), (44, e - 8), (53, e - 4, "c"), (52, e - 22), (46, 16), (47, -8), (42, -28),
        (34, -44, "c"),
    ], colour, dark=0.4)  # fmt: skip
    _strands(d, [(14, -42), (34, -42)], [(22, e - 6), (40, e), (50, e - 10)], 6, sway=5, width=3.2)
    _mass(d, [(-20, -44, "c"), (-26.4, -30), (-29, -12), (-28.6, 6), (-31.6, 22), (-29, 34),
        (-35, 43, "c"), (-40, 28), (-36.6, 8),
        (-37, -12), (-30, -44, "c")], colour, dark=0.2)  # fmt: skip
    d.fold(([(-34.6, 38), (-34, 14), (-31, -10)], 2.6))


def mane_behind(d: Drawing, colour: str) -> None:
    """The dark of a man's long hair behind his neck."""
    d.shape(smooth([(-22, -44), (-32, -18), (-35, 12), (-37, 34), (-28, 44, "c"), (0, 40), (28, 52, "c"),
        (44, 44),
        (42, -20), (30, -44)]), colour, INNER, shade=[Shade(angle=90, depth=0.7, spacing=3.6, width=3,
        reach=60)])  # fmt: skip


def tight_curls(d: Drawing, colour: str) -> None:
    """Short springy curls round the ear and the nape; after the face, before the ear."""
    for x, y, r in ((16, -36, 6), (25, -34, 7), (34, -28, 8), (39, -15, 8), (38, -1, 8), (34, 12, 7.6),
        (27, 21, 6.6),
                    (28, -20, 7), (31, -7, 6.6), (27, 6, 6)):  # fmt: skip
        d.shape(smooth([(x - r, y), (x - r * 0.5, y - r * 0.9), (x + r * 0.6, y - r * 0.8),
            (x + r, y + r * 0.2),
            (x + r * 0.3, y + r), (x - r * 0.7, y + r * 0.7)]), colour, DETAIL)  # fmt: skip
        d.lens(
            [(x + r * 0.6, y - r * 0.2), (x, y - r * 0.6), (x - r * 0.5, y), (x + r * 0.1, y + r * 0.45)], 2.6
        )


def shorn(d: Drawing, colour: str) -> None:
    """A shaven temple and nape under a turban, a sharp sideburn before the ear."""
    d.shape(smooth([
        (12.6, -42, "c"), (12.4, -24), (15, -6), (16.6, 5, "c"), (20, -8), (19, -21), (27, -19), (29.6, -7),
        (25.6, 5), (27, 19, "c"), (33, 8), (36, -14), (33, -42, "c"),
    ]), colour, DETAIL)  # fmt: skip


def spade_beard(d: Drawing, colour: str) -> None:
    """A broad square beard down to the breast."""
    _mass(d, [
        (25, -4, "c"), (18, 8), (11, 15), (4, 19), (-2, 24), (-11, 28.4), (-19, 25.6), (-23, 19.6),
        (-27, 11, "c"),
        (-30, 26), (-33, 44), (-33, 64), (-28, 74, "c"), (-22, 69), (-15, 79, "c"), (-7, 71), (2, 79, "c"),
        (9, 70),
        (18, 73, "c"), (23, 58), (28, 40), (30, 20), (29, 6),
    ], colour, dark=0.5)  # fmt: skip
    _strands(
        d,
        [(-24, 24), (-11, 31), (6, 24), (24, 6)],
        [(-29, 68), (-14, 72), (4, 72), (20, 64)],
        10,
        sway=2.4,
        width=3,
    )


def curly_beard(d: Drawing, colour: str) -> None:
    """A short full beard of curls."""
    _mass(d, [
        (25, -3, "c"), (18.6, 7), (12, 13), (6, 18), (0, 24), (-10, 28.4), (-19, 26), (-24, 20),
        (-27, 12, "c"),
        (-31, 20), (-29, 29, "c"), (-32, 37), (-27, 44, "c"), (-27, 53), (-18, 55, "c"), (-12, 63),
        (-3, 57, "c"),
        (6, 61), (11, 52, "c"), (20, 51), (21, 41, "c"), (29, 36), (27, 27, "c"), (32, 18), (29, 6),
    ], colour, dark=0.4)  # fmt: skip
    for x, y in ((-23, 30), (-14, 35), (-5, 34), (4, 31), (13, 24), (20, 15), (-20, 43), (-10, 46),
        (0, 46), (9, 42),
                 (17, 33), (23, 24)):  # fmt: skip
        d.lens([(x + 3.6, y - 2), (x, y - 4), (x - 3.4, y), (x, y + 3.6), (x + 3, y + 2)], 2.8)


def forked_beard(d: Drawing, colour: str) -> None:
    """A long beard parted into two points."""
    _mass(d, [
        (25, -4, "c"), (18, 8), (10, 16), (2, 21), (-3, 24.4), (-11, 28.8), (-19, 26), (-24, 20),
        (-27, 12, "c"),
        (-30, 28), (-29, 44), (-32, 60), (-29, 76, "c"), (-20, 68), (-13, 54), (-9, 50, "c"), (-4, 62),
        (4, 74),
        (9, 82, "c"), (12, 66), (16, 50), (25, 36), (29, 16),
    ], colour, dark=0.4)  # fmt: skip
    _strands(d, [(-24, 22), (-14, 30)], [(-28, 72), (-14, 56)], 4, sway=-3, width=3)
    _strands(d, [(-8, 30), (24, 4)], [(-4, 58), (9, 78), (18, 46)], 6, sway=3, width=3)


def pointed_beard(d: Drawing, colour: str) -> None:
    """A long thin beard on the chin, curled forwards at its point."""
    _mass(d, [
        (-21.4, 27, "c"), (-24, 36), (-21.6, 50), (-22, 64), (-29, 76, "c"), (-16, 74), (-8, 62), (-1, 50),
        (6, 38),
        (0, 27, "c"), (-6, 31), (-12, 32.4), (-17, 30.6),
    ], colour, dark=0.4)  # fmt: skip
    _strands(d, [(-20, 31), (-1, 31)], [(-27, 74), (-16, 70), (-6, 56)], 5, sway=3, width=2.6)


def _half_moustache(
    d: Drawing, near: Sequence[Node], far: Sequence[Node], colour: str, lines: Sequence[Sequence[Point]]
) -> None:
    d.shapes([smooth(near), smooth(far)], colour, DETAIL)
    if colour != INK:
        for line in lines:
            d.lens(line, 1.8)


def walrus(d: Drawing, colour: str) -> None:
    """A moustache that hangs over the mouth."""
    _half_moustache(
        d,
        [(-14, 13, "c"), (-6, 11.6), (3, 16), (9, 24), (9, 35, "c"), (3, 30), (-4, 26.6), (-13.6, 23, "c")],
        [(-14, 13, "c"), (-20, 12), (-26, 17), (-30, 24), (-30.6, 33, "c"), (-26, 28), (-20, 25),
        (-13.6, 23, "c")],
        colour,
        [[(-11, 16), (-2, 18), (5, 28)], [(-11, 20), (-3, 22.4), (3, 27)], [(-17, 16), (-24, 20), (-28, 28)]],
    )  # fmt: skip


def twirled(d: Drawing, colour: str) -> None:
    """A long moustache twirled up into curls."""
    _half_moustache(
        d,
        [(-14, 14.4, "c"), (-7, 13), (1, 17.6), (9, 18), (15, 12), (13, 6), (9, 8.6, "c"), (12.4, 3.6),
        (18, 7),
         (18.4, 15), (10, 22.6), (0, 22.6), (-8, 20), (-13.6, 18.6, "c")],
        [(-14, 14.4, "c"), (-19, 13.2), (-24, 17), (-30, 17.4), (-34, 12), (-32, 7), (-29, 9, "c"),
        (-32, 3.6),
         (-37, 8), (-36, 16), (-29, 21.6), (-21, 20.4), (-13.6, 18.6, "c")],
        colour,
        [[(-11, 16.6), (-2, 18.4), (8, 20.4)], [(-17, 16.6), (-24, 18.6), (-30, 19)]],
    )  # fmt: skip


def thin_moustache(d: Drawing, colour: str) -> None:
    """A narrow waxed moustache with straight points."""
    _half_moustache(
        d,
        [(-14, 15.6, "c"), (-7, 14.4), (1, 15.6), (12, 11, "c"), (4, 18.6), (-6, 18.6), (-13.6, 17.8, "c")],
        [(-14, 15.6, "c"), (-19, 14.6), (-25, 15.6), (-33, 11.6, "c"), (-27, 18.6), (-20, 18.4),
        (-13.6, 17.8, "c")],
        colour, [],
    )  # fmt: skip


def nape_roll(d: Drawing, colour: str) -> None:
    """Hair of a head in profile: combed back over the ear, rolled up at the nape; after the face."""
    _mass(d, [
        (3, -46, "c"), (5, -34), (11, -20), (10, -4), (15, 10), (13, 24, "c"), (20, 32),
        (22, 42), (30, 50),
        (44, 49), (54, 40), (55, 28), (49, 21, "c"), (50, -2), (46, -24), (40, -46, "c"),
    ], colour, dark=0.36)  # fmt: skip
    _strands(d, [(8, -44), (38, -44)], [(9, -6), (17, 22), (46, 18)], 6, sway=5)
    _combed(
        d, [(9, -38), (17, -16), (18, 18)], [(18, -42), (27, -14), (29, 20)], [(30, -40), (40, -10), (41, 16)]
    )
    d.lens([(17, 27), (30, 30), (49, 22)], 3.2)
    d.lens([(24, 38), (36, 43), (49, 36)], 2.6)
    d.lens([(52, 30), (44, 33), (34, 35), (26, 33)], 2.2)


def nape_waves(d: Drawing, colour: str) -> None:
    """A man's long hair in profile: one waved mass from the crown to the shoulder; after the face."""
    _mass(d, [
        (10, -46, "c"), (14, -30), (16, -12), (21, 4), (18, 22), (24, 38), (20, 52), (26, 64, "c"),
        (33, 56), (40, 66, "c"),
        (45, 55), (56, 58, "c"), (55, 38), (50, 22), (53, 4), (47, -18), (40, -46, "c"),
    ], colour, dark=0.4)  # fmt: skip
    _strands(d, [(12, -44), (36, -44)], [(22, 50), (40, 58), (52, 46)], 7, sway=6, width=3.2)
