"""Hair for the heads of the courts, in the same local units; the beards are in `beards`."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts.look import Look


def lock(d: Drawing, points: list[Point], half: float, colour: str, lines: int = 2) -> None:
    """One wavy lock of hair: thick in the middle, pointed below, with strands inside."""
    count = len(points)
    stations = [
        (x, y, half * (0.55, 1.0, 0.9, 0.55, 0.12)[min(i * 5 // count, 4)]) for i, (x, y) in enumerate(points)
    ]
    d.limb(stations, colour, DETAIL, start="round", end="round", depth=0)
    for k in range(lines):
        side = (k + 0.7) / (lines + 0.4) * 2 - 1
        strand = [
            (x + half * side * 0.62 * (1 - 0.55 * i / count), y) for i, (x, y) in enumerate(points[:-1])
        ]
        d.lens(strand, 1.8)


def bob_behind(d: Drawing, look: Look) -> None:
    """Back of the bobbed hair, before neck and face."""
    mass = smooth([
        (-22, -46), (-29, -26), (-31, -4), (-35, 20), (-40, 40), (-30, 50, "c"), (-18, 44), (6, 50, "c"),
        (20, 56), (42, 52, "c"), (44, 34), (40, 8), (40, -20), (32, -46),
    ])  # fmt: skip
    d.shape(mass, look.hair, INNER, shade=[Shade(angle=90, depth=0.5, spacing=4, width=2.6, reach=60)])


def bob_before(d: Drawing, look: Look, *, full: float = 1.0) -> None:
    """Side locks of the bobbed hair over ear and jaw, after the face."""
    hair = look.hair
    lock(d, [(-24, -38), (-29, -20), (-29, -2), (-33, 16), (-32, 32), (-38, 43)], 5.0, hair, 1)
    lock(d, [(34, -40), (38, -20), (37, 4), (43, 26), (38, 44), (46, 56)], 8.5 * full, hair)
    lock(d, [(26, -42), (31, -22), (30, 2), (35, 22), (31, 42), (37, 58)], 8.5 * full, hair)
    lock(d, [(17, -42), (22, -26), (22, -6), (26, 14), (23, 34), (27, 52)], 7.5 * full, hair)
    lock(d, [(9, -44), (15, -32), (17, -16), (17, -2), (19, 14), (15, 27)], 5.0, hair, 1)


def curls(d: Drawing, look: Look) -> None:
    """Short curly hair round ear and nape."""
    _rings(
        d,
        look,
        [(33, -30, 9), (36, -14, 9.5), (34, 2, 9.5), (30, 17, 9), (23, 29, 8), (24, -32, 8), (25, 6, 7)],
    )


def _rings(d: Drawing, look: Look, spots: Sequence[tuple[float, float, float]]) -> None:
    for x, y, r in spots:
        d.shape(circle(x, y, r), look.hair, DETAIL)
        spiral = [
            (x + r * 0.55, y - r * 0.1),
            (x, y - r * 0.55),
            (x - r * 0.5, y),
            (x, y + r * 0.45),
            (x + r * 0.2, y),
        ]
        d.lens(spiral, 2.2)


def fringe(d: Drawing, look: Look) -> None:
    """Short hair on the forehead, under the rim of the hat; for the three-quarter face."""
    d.shape(smooth([
        (-26, -44, "c"), (-27, -32), (-22, -26), (-19, -30, "c"), (-13, -25.4), (-10, -30, "c"), (-3, -25.6),
        (1, -30.4, "c"), (9, -25.6), (13, -30, "c"), (20, -24), (24, -16), (29, -20), (29, -44, "c"),
    ]), look.hair, DETAIL)  # fmt: skip
    d.fold(
        ([(-21, -27), (-20, -32), (-16, -37)], 1.8), ([(-12, -26), (-10, -32), (-6, -37)], 1.8),
        ([(-2, -26), (1, -32), (5, -37)], 1.8), ([(10, -26), (12, -32), (15, -37)], 1.8),
        ([(21, -23), (21, -30), (23, -37)], 1.8),
    )  # fmt: skip


def cropped(d: Drawing, look: Look) -> None:
    """Hair cut short behind the ear of the three-quarter face, combed back in strands."""
    d.shape(smooth([
        (13, -42, "c"), (12.6, -26), (16.4, -14, "c"), (19, -21), (27, -18), (29, -7), (24, 5), (25, 17, "c"),
        (31, 14), (36, 0), (38, -20), (33, -42, "c"),
    ]), look.hair, DETAIL)  # fmt: skip
    d.lens([(18, -36), (25, -31), (32, -20)], 1.8)
    d.lens([(24, -38), (31, -30), (34.6, -16)], 1.7)
    d.lens([(30, -16), (32.6, -6), (30, 6)], 1.9)
    d.lens([(27, 4), (28.6, 9), (28, 14)], 1.7)


def frontal_bob_behind(d: Drawing, look: Look) -> None:
    """Back of long hair behind a frontal face, before the neck."""
    half: list[Node] = [
        (2, -48),
        (-24, -46),
        (-34, -24),
        (-36, 2),
        (-41, 28),
        (-38, 50, "c"),
        (-22, 56),
        (2, 50),
    ]
    mass = smooth(mirror(half, 2, whole=True))
    d.shape(mass, look.hair, INNER, shade=[Shade(angle=90, depth=0.5, spacing=4.4, width=2.6, reach=50)])


def frontal_bob_before(d: Drawing, look: Look, *, full: float = 1.0) -> None:
    """Side locks of long hair at both sides of a frontal face."""
    rows: list[tuple[list[Point], float, int]] = [
        ([(31, -42), (36, -22), (35, 2), (41, 24), (37, 42), (43, 56)], 8.0 * full, 2),
        ([(23, -42), (28, -24), (27, 0), (32, 22), (28, 40), (33, 56)], 7.0 * full, 2),
        ([(14, -42), (22, -32), (23, -16), (24, 2), (26, 18)], 4.6, 1),
    ]
    for side in (-1, 1):
        for points, half, strands in rows:
            lock(d, [(2 + side * x, y) for x, y in points], half, look.hair, strands)


def nape(d: Drawing, look: Look) -> None:
    """Long hair of a head in profile: locks from the crown over the ear to the nape."""
    back: list[Node] = [
        (12, -44, "c"), (14, -20), (17, 10), (18, 40), (24, 52, "c"), (40, 54), (52, 46, "c"), (48, 20),
        (46, -8), (40, -44, "c"),
    ]  # fmt: skip
    d.shape(smooth(back), look.hair, INNER)
    lock(d, [(36, -42), (41, -20), (41, 4), (47, 26), (43, 42), (51, 54)], 8, look.hair)
    lock(d, [(28, -42), (33, -22), (32, 4), (38, 24), (33, 42), (40, 58)], 8, look.hair)
    lock(d, [(19, -42), (25, -24), (24, -4), (29, 18), (24, 36), (29, 54)], 7.5, look.hair)
    lock(d, [(10, -44), (16, -32), (15, -16), (19, 0), (15, 16), (19, 30)], 6, look.hair, 1)


def sideburn(d: Drawing, look: Look) -> None:
    """Short hair at the temple and behind the ear."""
    d.shape(
        smooth(
            [
                (14, -40, "c"),
                (13, -24),
                (16.5, -14, "c"),
                (19, -22),
                (27, -18),
                (28.5, -6),
                (23, 6),
                (24, 16, "c"),
                (34, 8),
                (37, -14),
                (34, -40, "c"),
            ]
        ),
        look.hair,
        DETAIL,
    )
