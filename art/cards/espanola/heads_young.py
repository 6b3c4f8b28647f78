"""Two young heads: the fair page of oros, three-quarter left, and the page of copas, a girl's profile.

Local units of `parts.heads`: the face is about 55 × 84, the chin near (-8, 42).
"""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.espanola.inks import BLUE, FLESH, GREEN, INK, PAPER, RED, WHITE, YELLOW
from art.cards.kit.hatch import Shade
from art.cards.kit.limb import plume
from art.cards.kit.paths import Node, Point, circle, ellipse, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.features import Eye, brow, eyes
from art.cards.parts.look import Look

FAIR, DARK = "#e3b34c", "#4d2c1b"
LIP, BLUSH = "#c8402f", "#ef9f86"
_SOFT = (
    Shade(angle=10, depth=0.6, spacing=4.2, width=2.2, reach=8, start=0.4, stop=0.84),
    Shade(angle=66, depth=0.5, spacing=4.2, width=2.0, reach=7, start=0.3, stop=0.8),
)
_PAGE = Look(skin=FLESH, hair=FAIR, eye=1.16, gaze=-0.7, brow=0.8)


def strands(d: Drawing, *lines: Sequence[Point], width: float = 2.4) -> None:
    """Lines of combed hair."""
    for line in lines:
        d.lens(line, width)


def feather(d: Drawing, track: Sequence[Point], width: float, fill: str) -> None:
    """A plume along the track with its shaft."""
    d.shape(plume(track, width), fill, INNER, shade=[Shade(angle=70, depth=0.3, spacing=5, width=2.4)])
    d.lens([track[0], *track[1:-1], track[-1]], 2.4)


def fair_page_behind(d: Drawing) -> None:
    """The far half of his bob, rolled under at the ends, and the neck."""
    mass: list[Node] = [
        (-24, -40), (-33, -22), (-38, 2), (-41, 22), (-38, 36), (-27, 39), (-17, 32), (-8, 44), (12, 52),
        (34, 56), (50, 46), (55, 26), (52, 0), (44, -24), (32, -42),
    ]  # fmt: skip
    d.shape(smooth(mass), FAIR, OUTER, shade=[Shade(angle=90, depth=0.34, spacing=4.6, width=2.8, reach=30)])
    d.shape(smooth([
        (-10, 28, "c"), (-9, 44), (-10, 54), (-16, 66, "c"), (30, 66, "c"), (22, 54), (20, 38), (22, 14, "c"),
    ]), FLESH, INNER, shade=[
        Shade(depth=0.42, spacing=4.6, width=2.4, reach=15), Shade(angle=-80, depth=0.6, spacing=4.4,
            width=2.4, reach=20),
    ])  # fmt: skip
    d.lens([(15, 22), (11, 38), (4, 54), (-3, 62)], 2.2)
    # The jaw's shadow.
    d.flats(smooth([
        (-10, 36, "c"), (-2, 40), (9, 34), (21, 18, "c"), (20, 36), (15, 47), (2, 49), (-9.4, 47, "c"),
    ]), ink=INK)  # fmt: skip


def fair_page(d: Drawing) -> None:
    """His face turned up to the coin, lips parted, a thick blond bob, a green cap low on his brow."""
    face: list[Node] = [
        (-21, -44), (-25.6, -28), (-26.2, -18.6), (-23, -11), (-26.4, -3), (-27, 6), (-25, 16), (-20.6, 24),
        (-18.6, 30), (-16, 36), (-10, 40), (-2, 40.4), (8, 35.6), (17, 26), (23, 13), (26, -6), (24, -44),
    ]  # fmt: skip
    d.shape(smooth(face), FLESH, INNER, shade=_SOFT)
    d.shape(circle(7, 13, 7.4), BLUSH, None)
    d.shape(ellipse(-22, 13, 3, 5.4), BLUSH, None)
    # A short straight nose, its underside in the shade.
    d.fold(([(-22.6, 6), (-18.6, -1), (-15.4, -7), (-14.4, -15)], 2.4))
    d.lens([(-22.8, 4.4), (-22.2, 8.6), (-18.4, 10), (-14, 9)], 2.6)
    d.lens([(-12.6, 3.4), (-9.8, 6.6), (-11, 9.6)], 2.2)
    d.ticks(((-12, 0), (-15, 1.4), 1.7), ((-11.4, -3.4), (-14, -2), 1.6), ((-16, 13), (-16.4, 16.4), 1.5))
    eyes(d, _PAGE, (Eye(x=3, y=-7.6, half=8.4), Eye(x=-18.6, y=-8.2, half=4.4, inner=1)))
    brow(d, _PAGE, (-8, -19), (4, -24), (15, -18), 3.6)
    brow(d, _PAGE, (-16, -19), (-20.6, -22.6), (-25, -18), 3.0)
    lips = smooth([
        (-22, 19.6, "c"), (-18.4, 17.4), (-16, 18.4), (-12.4, 16.8), (-4, 18.6, "c"), (-8, 22.4),
        (-12.6, 25.4),
        (-18, 24.8),
    ])  # fmt: skip
    d.shape(lips, LIP, None)
    d.lens([(-22.4, 19.4), (-17, 21), (-13, 20.8), (-3, 18.2)], 3)
    d.lens([(-17, 28.4), (-12.6, 29.6), (-8, 28.4)], 2)
    _bob(d)
    _cap(d)


def _bob(d: Drawing) -> None:
    far: list[Node] = [
        (-20, -38, "c"), (-28, -26), (-29.6, -8), (-28.4, 8), (-26.4, 20), (-30, 32), (-38, 33), (-42, 24),
        (-40, 6), (-37, -14), (-32, -36, "c"),
    ]  # fmt: skip
    near: list[Node] = [
        (-4, -38, "c"), (10, -31), (18, -18), (21, 0), (19, 16), (17, 30), (22, 44), (36, 52), (51, 46),
        (57, 30), (54, 6), (48, -18), (36, -40, "c"),
    ]  # fmt: skip
    for lock in (far, near):
        d.shape(
            smooth(lock), FAIR, INNER, shade=[Shade(depth=0.3, spacing=5, width=2.6, reach=20, start=0.2)]
        )
    strands(d, [(4, -36), (20, -22), (28, 2), (25, 26), (30, 42)], [(16, -38), (30, -22), (37, 4),
        (34, 28), (40, 44)],
            [(26, -39), (40, -20), (46, 8), (44, 28), (48, 40)], [(-26, -34), (-33, -14), (-34, 8),
                (-33, 24)],
            width=3)  # fmt: skip
    # The ends are rolled under.
    d.lens([(18, 31), (30, 37), (44, 36), (55, 26)], 3)
    d.lens([(-28, 21), (-34, 24), (-41, 18)], 2.6)
    fringe: list[Node] = [
        (-27, -38, "c"), (-27, -28), (-22, -22.6, "c"), (-17, -29), (-13, -24, "c"), (-8, -29.6),
        (-3, -24.6, "c"),
        (2, -30), (9, -25.6, "c"), (13, -32), (20, -38, "c"),
    ]  # fmt: skip
    d.shape(smooth(fringe), FAIR, DETAIL)
    strands(
        d,
        [(-21, -24), (-19, -30), (-14, -36)],
        [(-12, -25), (-9, -31), (-3, -36)],
        [(-2, -26), (2, -31), (8, -36)],
    )


def _cap(d: Drawing) -> None:
    """Velvet, its crown fallen to the back; the turned-up brim goes round the skull."""
    feather(d, [(-20, -50), (-6, -74), (22, -88), (48, -84), (64, -66)], 15, WHITE)
    crown: list[Node] = [
        (-33, -38), (-38, -52), (-30, -64), (-12, -70), (4, -71), (24, -70), (44, -64), (58, -52), (62, -38),
        (54, -27), (42, -27), (20, -32), (0, -34),
    ]  # fmt: skip
    d.shape(smooth(crown), GREEN, OUTER, shade=[
        Shade(angle=40, depth=0.42, spacing=5, width=3), Shade(angle=90, depth=0.24, spacing=5.4, width=2.4),
    ])  # fmt: skip
    for run in (
        [(-16, -42), (-20, -54), (-12, -66)],
        [(8, -40), (10, -54), (6, -66)],
        [(30, -38), (38, -48), (34, -62)],
    ):
        d.fold((run, 4))
    brim: list[Node] = [
        (-33, -31, "c"), (-20, -26), (0, -24), (22, -27), (42, -35, "c"), (44, -46, "c"), (24, -39),
        (0, -36.4),
        (-20, -38.6), (-35, -44, "c"),
    ]  # fmt: skip
    d.shape(smooth(brim), RED, OUTER, shade=[Shade(angle=90, depth=0.46, spacing=5, width=2.6)])
    for x, y in ((-22, -32.6), (-6, -30.6), (12, -31), (29, -34.6)):
        d.shape(
            smooth([(x - 1, y - 5, "c"), (x + 3.4, y), (x + 1, y + 5, "c"), (x - 3.4, y)]), YELLOW, DETAIL
        )
    d.shape(circle(-24, -48, 6), YELLOW, INNER)
    d.flats(circle(-24, -48, 2.4), ink=RED)


def girl_behind(d: Drawing) -> None:
    """Her neck, slender, and the loose tress that has slipped from the net."""
    d.shape(smooth([
        (18, 4, "c"), (34, 14), (42, 34), (38, 54), (46, 76), (36, 92), (24, 82, "c"), (22, 60), (14, 40),
    ]), DARK, OUTER)  # fmt: skip
    d.shape(smooth([
        (-8, 30, "c"), (-4.4, 42), (-9, 54), (-24, 70, "c"), (28, 70, "c"), (19, 52), (17, 34), (20, 12, "c"),
    ]), FLESH, INNER, shade=[
        Shade(depth=0.4, spacing=4.6, width=2.4, reach=12), Shade(angle=-76, depth=0.6, spacing=4.4,
            width=2.4, reach=18),
    ])  # fmt: skip
    d.lens([(13, 20), (9, 38), (3, 54), (-4, 64)], 2)
    # The jaw's shadow.
    d.flats(smooth([
        (-8, 38, "c"), (-2, 37), (8, 30), (18, 16, "c"), (17, 32), (12, 43), (2, 46), (-4.6, 46, "c"),
    ]), ink=INK)  # fmt: skip


def girl(d: Drawing) -> None:
    """Her profile to the left, hair in a pearled net at the nape, a small cap with a plume on top."""
    face: list[Node] = [
        (-10, -44), (-18.6, -36), (-22.4, -26), (-22, -17.6), (-19.4, -11.4), (-22.6, -4.4), (-28, 2),
        (-30.2, 5.4),
        (-28.4, 8.6), (-22.8, 10.6, "c"), (-23.8, 14), (-26, 17.4), (-22.4, 19.6, "c"), (-25.4, 22.6),
        (-23, 26),
        (-21, 28.6), (-22.8, 33.6), (-19.6, 39), (-13, 41), (-4, 38.6), (8, 31), (17, 20), (22, 4), (26, -16),
        (20, -44),
    ]  # fmt: skip
    d.shape(smooth(face), FLESH, INNER, shade=_SOFT)
    d.shape(circle(-7, 13, 7), BLUSH, None)
    d.shape(smooth([(-19.4, -7.6, "c"), (-15, -12.4), (-7, -8.4, "c"), (-12.6, -5)]), WHITE, None)
    d.shape(ellipse(-15.6, -8.4, 2.7, 3.9), INK, None)
    d.shape(circle(-16.4, -9.4, 0.9), WHITE, None)
    d.lens([(-20.6, -6.8), (-16.6, -12.4), (-11.4, -12), (-4.6, -7)], 3.4)
    d.fold(([(-18.6, -10.4), (-21, -11.6), (-23, -14)], 2.2), ([(-17, -12), (-18.4, -14), (-19, -16.6)], 2))
    d.lens([(-17, -5), (-12, -4), (-7.4, -6.6)], 1.6)
    d.lens([(-17.6, -15.4), (-12, -16.2), (-6, -12.6)], 1.6)
    d.lens([(-20.4, -20), (-13.4, -23.6), (-4.6, -19.4)], 3)
    d.lens([(-23, 4.4), (-20.4, 6.4), (-21.4, 9.6)], 2.2)
    d.lens([(-27, 8.4), (-24.6, 7.6), (-22.6, 9)], 1.8)
    d.shape(smooth([(-26, 17.6), (-24, 16.4), (-16, 18.6, "c"), (-22.6, 19.8)]), LIP, None)
    d.shape(smooth([(-23.6, 20, "c"), (-16.4, 19, "c"), (-20, 24), (-25, 23.6)]), LIP, None)
    d.lens([(-24.4, 19.6), (-20, 19.8), (-14.6, 17.8)], 2.2)
    d.lens([(-21, 28.6), (-18.6, 28), (-15.6, 28.8)], 1.6)
    d.flats(circle(-12, 24, 1.7), ink=INK)
    _coif(d)
    _small_cap(d)


def _coif(d: Drawing) -> None:
    # The net at the nape, round and heavy.
    d.shape(ellipse(38, 8, 22, 25), DARK, OUTER)
    for k in (-14, -5, 4, 13):
        d.line(smooth([(38 + k, -16 + abs(k) * 0.5), (38 + k * 1.5, 8), (38 + k, 31 - abs(k) * 0.6)],
            closed=False),
               DETAIL, ink=YELLOW)  # fmt: skip
        d.line(smooth([(18 + abs(k + 1) * 0.3, 8 + k), (38, 12 + k * 1.2), (59 - abs(k) * 0.4, 8 + k)],
            closed=False),
               DETAIL, ink=YELLOW)  # fmt: skip
    d.shapes([circle(x, y, 2.6) for x, y in ((31, -2), (45, -2), (29, 11), (39, 13), (48, 10), (34, 23),
        (44, 22))],
             WHITE)  # fmt: skip
    hair: list[Node] = [
        (-15, -40, "c"), (-18, -31), (-9, -28), (-1, -19), (2, -6), (7, 6), (17, 13), (26, 6), (31, -10),
        (38, -24), (30, -42, "c"),
    ]  # fmt: skip
    d.shape(smooth(hair), DARK, INNER)
    for run in ([(-8, -34), (8, -24), (14, -6), (20, 6)], [(4, -37), (18, -26), (24, -10)]):
        d.lens(run, 2.4, ink="#8a5632")
    d.shape(smooth([(-2, -16, "c"), (-5, -6), (-1, 3), (-6, 11, "c"), (3, 7), (4, -4)]), DARK, DETAIL)
    d.shape(circle(9, 15, 4.2), WHITE, DETAIL)


def _small_cap(d: Drawing) -> None:
    feather(d, [(-8, -52), (6, -78), (32, -90), (58, -80), (70, -58)], 15, RED)
    crown: list[Node] = [
        (-20, -36, "c"), (-22, -50), (-10, -62), (12, -66), (32, -58), (42, -42), (41, -24, "c"),
        (20, -30), (-2, -34),
    ]  # fmt: skip
    d.shape(smooth(crown), BLUE, OUTER, shade=[
        Shade(angle=20, depth=0.44, spacing=5, width=3), Shade(angle=180, depth=0.12, width=2),
    ])  # fmt: skip
    d.fold(([(2, -38), (0, -50), (8, -62)], 3.6), ([(22, -33), (24, -46), (22, -58)], 3.6))
    brim: list[Node] = [
        (-27, -34, "c"), (-12, -29.6), (6, -27), (24, -22.6), (43, -15, "c"), (46, -26, "c"), (26, -34.4),
        (6, -39), (-12, -41.4), (-28, -45, "c"),
    ]  # fmt: skip
    d.shape(smooth(brim), YELLOW, OUTER, shade=[Shade(angle=96, depth=0.42, spacing=5, width=2.6)])
    d.shapes([circle(x, y, 2.8) for x, y in ((-18, -37.6), (-3, -34.6), (12, -31.4), (28, -26.6))], PAPER)
