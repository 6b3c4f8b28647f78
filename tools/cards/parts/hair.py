"""Hair and beards for the heads of the courts, in the same local units."""

from __future__ import annotations

from tools.cards.kit.hatch import Shade
from tools.cards.kit.inks import INK
from tools.cards.kit.paths import Node, Point, circle, smooth
from tools.cards.kit.svg import DETAIL, INNER, Drawing
from tools.cards.parts.heads import Look


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
    for x, y, r in (
        (33, -30, 9),
        (36, -14, 9.5),
        (34, 2, 9.5),
        (30, 17, 9),
        (23, 29, 8),
        (24, -32, 8),
        (25, 6, 7),
    ):
        d.shape(circle(x, y, r), look.hair, DETAIL)
        d.line(
            smooth(
                [
                    (x + r * 0.5, y - r * 0.1),
                    (x, y - r * 0.5),
                    (x - r * 0.45, y),
                    (x, y + r * 0.45),
                    (x + r * 0.2, y),
                ],
                closed=False,
            ),
            DETAIL,
        )


def moustache(d: Drawing, colour: str = INK, *, curl: float = 1.0) -> None:
    """A moustache with raised ends."""
    near = smooth(
        [
            (-14, 14.6, "c"),
            (-8, 13.6),
            (-1, 16.6),
            (6, 17.6),
            (11, 13.6 - 3 * curl, "c"),
            (9, 20),
            (2, 22.4),
            (-7, 20.4),
            (-13.6, 18.6, "c"),
        ]
    )
    far = smooth(
        [
            (-14.6, 14.6, "c"),
            (-19, 13.6),
            (-24, 17),
            (-28, 16.6),
            (-31, 12.6 - 3 * curl, "c"),
            (-30, 19),
            (-25, 21.6),
            (-19, 20),
            (-14.6, 18.6, "c"),
        ]
    )
    for half in (near, far):
        d.shape(half, colour, DETAIL)
    if colour != INK:
        d.lens([(-12, 16.5), (-4, 18), (4, 19.4)], 1.5)
        d.lens([(-17, 16.6), (-22, 18), (-26, 19)], 1.3)


def goatee(d: Drawing, colour: str) -> None:
    """A pointed chin beard that leaves the cheeks free."""
    beard = smooth([
        (-20, 23, "c"), (-21.5, 31), (-19.5, 44), (-15, 58), (-11, 66, "c"), (-7, 55), (2, 44), (4, 34),
        (-2, 24, "c"), (-7, 27), (-12, 29.5), (-17, 27),
    ])  # fmt: skip
    d.shape(beard, colour, INNER)
    _strands(d, [(-17, 30, -13, 56), (-13, 32, -11, 60), (-8, 30, -9, 56), (-3, 29, -6, 50), (1, 32, -3, 46)])


def full_beard(d: Drawing, colour: str) -> None:
    """A full beard from ear to ear, ending in waves."""
    beard = smooth([
        (25, 0, "c"), (17.5, 8), (10, 17), (2, 22), (-4, 24), (-11, 29.6), (-18, 26), (-23, 20),
        (-25.6, 14, "c"),
        (-27.5, 28), (-28, 42), (-24, 56), (-19, 64), (-16.5, 60, "c"), (-11, 71), (-6, 63, "c"), (0, 69),
        (4, 59, "c"),
        (12, 60), (14, 50, "c"), (21, 44), (26, 28), (29, 10),
    ])  # fmt: skip
    d.shape(beard, colour, INNER)
    _strands(d, [(-24, 26, -20, 58), (-19, 30, -16, 58), (-14, 32, -12, 66), (-8, 32, -8, 62), (-2, 30,
        -2, 62),
                 (4, 26, 3, 56), (10, 22, 9, 54), (16, 14, 15, 46), (22, 8, 22, 36)])  # fmt: skip


def _strands(d: Drawing, ends: list[tuple[float, float, float, float]]) -> None:
    for k, (x0, y0, x1, y1) in enumerate(ends):
        sway = 2.2 if k % 2 else -2.2
        d.lens([(x0, y0), ((x0 + x1) / 2 + sway, (y0 + y1) / 2), (x1, y1)], 2.0)


def short_beard(d: Drawing, colour: str) -> None:
    """A trimmed beard along the jaw, parted at the chin."""
    beard = smooth([
        (24, 4, "c"), (16, 14), (8, 22), (0, 25), (-4, 24), (-11, 29.6), (-18, 26), (-23, 20),
        (-25.4, 15, "c"), (-26.4, 28),
        (-25, 42), (-20, 53), (-13, 50, "c"), (-8, 58), (0, 54, "c"), (8, 50), (16, 40), (22, 28), (26, 12),
    ])  # fmt: skip
    d.shape(beard, colour, INNER)
    _strands(d, [(-23, 26, -20, 48), (-18, 30, -16, 48), (-12, 32, -11, 50), (-6, 31, -7, 53), (0, 29, -1,
        51),
                 (6, 26, 5, 48), (12, 20, 11, 42), (18, 13, 17, 34)])  # fmt: skip


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


def profile_moustache(d: Drawing, colour: str = INK) -> None:
    """A moustache on the profile face."""
    d.shape(
        smooth(
            [
                (-25.4, 13.4, "c"),
                (-20, 12.6),
                (-13, 16),
                (-6, 17),
                (-1, 12.6, "c"),
                (-2, 19),
                (-9, 21.4),
                (-17, 19.6),
                (-26.6, 17.6, "c"),
            ]
        ),
        colour,
        DETAIL,
    )
