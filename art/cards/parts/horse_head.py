"""A large horse's head in profile for half figures, facing right, with its bridle.

Local units: the head lies along the x axis, the poll near (0, -10), the lips near (204, 16), the jowl's
lowest point near (62, 56). Place it with `Drawing.at(x, y, scale, rotate)`: rotate 52 carries it naturally.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK, PAPER, WHITE
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, Point, circle, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.engrave import rake
from art.cards.parts.legs import Coat

_HEAD: list[Node] = [
    (-10, -14), (4, -34), (26, -44), (48, -48), (70, -48.5), (92, -43), (116, -35), (142, -31), (164, -30),
    (182, -27), (196, -20), (205, -8), (209, 5), (206, 14.5), (199, 18.5), (195.5, 20.5, "c"), (197, 27),
    (191, 33), (180, 35), (170, 32.5), (161, 27), (147, 26), (130, 28.5), (112, 34), (96, 43), (78, 51),
    (58, 53), (38, 49), (20, 40), (4, 24),
]  # fmt: skip

BIT: Point = (177, 19)
"""Point at which the reins are fastened to the bit."""


@dataclass(frozen=True, kw_only=True)
class Bridle:
    """Inks of a bridle: straps, their studs and rosettes, the bit; `shank`: its bar shows behind the lips."""

    strap: str
    stud: str
    bit: str = "#d9dde2"
    shank: bool = True


def ears(d: Drawing, coat: Coat, *, back: float = 0.0) -> None:
    """Both ears, before the head; `back` lays them back by so many degrees."""
    with d.at(26, -34, 0.94, 14 - back * 0.7):
        _ear(d, coat.far, coat.mane)
    with d.at(6, -26, 1.0, -back):
        _ear(d, coat.body, coat.mane)


def _ear(d: Drawing, fill: str, lining: str) -> None:
    outline = smooth([
        (14, 10, "c"), (16, -6), (8, -24), (-8, -42), (-29, -58, "c"), (-33, -38), (-31, -18), (-22, 2),
        (-12, 14, "c"),
    ])  # fmt: skip
    d.shape(outline, fill, OUTER)
    d.shape(
        smooth([(6, 6, "c"), (7, -8), (-1, -24), (-14, -38), (-25, -49, "c"), (-22, -32), (-14, -12)]),
        lining,
        DETAIL,
    )
    rake(d, [(-30, -44), (-29, -22), (-20, 2)], [(-24, -40), (-22, -20), (-12, -2)], 7, width=2.2)
    d.lens([(2, 2), (-6, -18), (-18, -38)], 2.4)


def head(d: Drawing, coat: Coat, *, blaze: str | None = None) -> None:
    """The head without ears and bridle, engraved; `blaze`: ink of a stripe down the nose."""
    outline = smooth(_HEAD)
    d.shape(outline, coat.body, OUTER)
    # Both run along the head's own edge, under its contour: no clip is needed.
    if blaze:
        d.shape(smooth([
            (74, -48, "c"), (92, -43), (116, -35), (142, -31), (164, -30), (182, -27), (191, -23, "c"),
            (184, -16), (146, -19), (112, -26), (88, -37),
        ]), blaze, None)  # fmt: skip
    _dark_muzzle(d, coat)
    _planes(d)
    _eye(d, coat)
    _nose(d)
    _mouth(d)
    d.line(outline, OUTER)


def _dark_muzzle(d: Drawing, coat: Coat) -> None:
    d.shape(smooth([
        (190, -23.6, "c"), (196, -20), (205, -8), (209, 5), (206, 14.5), (199, 18.5), (195.5, 20.5, "c"),
        (197, 27), (191, 33), (180, 35), (170, 32.5), (159, 26.4, "c"), (164, 16), (174, 12), (172, 0),
        (180, -16),
    ]), coat.far, None)  # fmt: skip


def _planes(d: Drawing) -> None:
    """Cheekbone, jowl, the hollow of the cheek, the bone of the nose, temple, veins."""
    # Cheekbone: a ridge from the eye towards the mouth, dark beneath.
    d.lens([(78, 3), (96, 1), (118, 3), (140, 7)], 3.2)
    rake(d, [(80, 4), (104, 2), (136, 7)], [(78, 16), (106, 17), (140, 16)], 13, width=2.4, bend=-0.1)
    # The round jowl: its front edge is a crease, its lower half turns away from the light.
    d.lens([(104, 10), (111, 21), (104, 33), (93, 43)], 3.4)
    rake(d, [(108, 18), (110, 28), (100, 42)], [(92, 14), (86, 26), (80, 38)], 8, width=2.5, bend=0.1)
    rake(
        d,
        [(24, 42), (46, 51), (70, 52), (94, 44), (112, 34)],
        [(34, 20), (48, 25), (64, 27), (78, 24), (92, 20)],
        19, width=3, bend=0.1, seed=2,
    )  # fmt: skip
    # Behind the cheek, under the ear.
    rake(d, [(-8, -8), (0, 14), (16, 38)], [(12, -12), (20, 4), (34, 22)], 10, width=2.6, bend=-0.1)
    # Jaw bars behind the chin.
    rake(
        d,
        [(114, 33), (132, 28), (152, 26)],
        [(118, 23), (136, 19), (153, 18)],
        9, width=2.3, bend=0.05, seed=3,
    )  # fmt: skip
    # Temple hollow over the eye, bone of the nose.
    d.lens([(40, -36), (48, -40), (58, -40)], 2.4)
    rake(d, [(38, -35), (50, -39.5), (60, -38)], [(38, -26), (48, -31), (58, -32)], 6, width=2, seed=4)
    d.lens([(94, -26), (120, -20), (146, -17), (170, -17)], 2.6)
    rake(
        d,
        [(98, -25), (126, -19), (156, -17)],
        [(108, -15), (134, -10), (158, -9)],
        10, width=2.1, bend=0.08, seed=5,
    )  # fmt: skip
    # Brow ridge and the upper edge, seen short.
    rake(
        d, [(100, -40), (124, -33.5), (150, -30.5)], [(104, -34), (126, -28.5), (150, -25.5)], 8, width=1.8,
        seed=6,
    )  # fmt: skip
    for vein in (
        [(112, -6), (128, -2), (138, -7), (156, -4)],
        [(138, -7), (148, -12), (160, -11)],
        [(88, 26), (80, 34), (70, 36)],
    ):
        d.lens(vein, 2)


def _eye(d: Drawing, coat: Coat) -> None:
    """A dark almond under a heavy lid, one small highlight."""
    d.shape(smooth([
        (46, -19), (52, -30), (64, -35), (78, -30), (90, -17), (84, -9), (69, -5), (55, -8),
    ]), coat.far, None)  # fmt: skip
    ball = smooth(
        [(52, -19, "c"), (58, -26.5), (69, -28.6), (78.5, -23.6), (85, -15, "c"), (77, -11), (63, -12)]
    )
    d.shape(ball, INK, None)
    d.shape(circle(66, -22.6, 2.3), PAPER, None)
    d.lens([(58, -15), (67, -13.6), (78, -15.4)], 2, ink=coat.body)
    d.lens([(47, -16), (56.5, -28.4), (69, -31.4), (80.5, -26), (91, -12)], 5.6)
    d.lens([(52, -16), (63, -9.4), (76, -8.8), (87, -12.6)], 2.6)
    d.lens([(43, -23), (53, -34.6), (68, -39), (83, -33)], 3.2)
    d.lens([(57, -4.6), (70, -2.4), (83, -6)], 2)
    d.lens([(88, -12), (95, -8), (102, -8.6)], 2.4)
    rake(d, [(46, -12), (56, -4), (70, -1)], [(38, -6), (50, 6), (66, 9)], 7, width=1.9, seed=7)


def _nose(d: Drawing) -> None:
    nostril = smooth([
        (180, -5, "c"), (184, -13), (192, -15), (198, -8), (196, 2), (189, 5), (187, 0), (189, -5), (186, -8),
    ])  # fmt: skip
    d.shape(nostril, INK, None)
    d.lens([(176, 0), (178, -12), (187, -20), (198, -15), (202, -5)], 3.6)
    d.lens([(183, 8), (191, 10), (199, 4)], 2.4)
    d.lens([(170, -4), (171, -14), (178, -21)], 2.4)
    rake(d, [(172, -2), (174, -14), (182, -20)], [(160, -3), (163, -12), (170, -18)], 6, width=1.9, seed=8)
    rake(d, [(206, 10), (202, 17), (196, 21)], [(196, 9), (192, 13), (187, 16)], 5, width=2.2, seed=9)


def _mouth(d: Drawing) -> None:
    d.fold(([(198, 20), (189, 20.6), (180, 18), (171, 16.6)], 4.6))
    d.lens([(168, 10), (173, 17), (170, 25)], 2.4)
    d.lens([(162, 11), (165, 17), (163, 23)], 1.9)
    rake(
        d, [(195, 30), (185, 34.6), (174, 33.6), (164, 28)], [(188, 25), (180, 26), (172, 25), (166, 22)], 8,
        width=2.4, seed=10,
    )  # fmt: skip


def bridle(d: Drawing, tack: Bridle) -> None:
    """Headstall, browband, noseband and bit, over the head."""
    strap(d, [(8, -32), (12, 8), (30, 50)], 4.2, tack, 0)
    strap(d, [(12, -38), (26, -10), (58, 13), (112, 20), (172, 18)], 5, tack, 9)
    strap(d, [(15, -24), (34, -34), (54, -47)], 5, tack, 2)
    strap(d, [(139, -32), (145, -4), (146, 28)], 5, tack, 4)
    for x, y, r in ((19.0, -23.0, 9.5), (144.0, 18.0, 6.6)):
        d.shape(circle(x, y, r), tack.stud, INNER, shade=[Shade(depth=0.3, spacing=3.6, width=1.8)])
        d.shape(circle(x, y, r * 0.42), tack.strap, DETAIL)
    x, y = BIT
    if tack.shank:
        bar: list[Node] = [(x - 2, y - 9, "c"), (x + 2, y), (x - 1, y + 12), (x - 12, y + 22, "c")]
        d.line(smooth(bar, closed=False), OUTER)
    d.shape(circle(x, y, 7.4), tack.bit, INNER)
    d.shape(circle(x, y, 3), INK, None)


def forelock(d: Drawing, coat: Coat, *, strand: str = INK) -> None:
    """The tuft that falls between the ears over the forehead; `strand`: ink of the lines in it."""
    tuft = smooth([
        (-4, -34, "c"), (12, -56), (34, -62), (56, -57), (78, -47, "c"), (66, -48), (84, -36, "c"), (64, -39),
        (70, -29, "c"), (48, -38), (28, -40), (16, -30, "c"),
    ])  # fmt: skip
    d.shape(tuft, coat.mane, INNER)
    for lock in (
        [(2, -38), (26, -54), (52, -52), (70, -47)],
        [(6, -36), (28, -47), (54, -45), (76, -39)],
        [(10, -34), (30, -42), (50, -40), (62, -34)],
    ):
        d.lens(lock, 3, ink=strand)


def strap(d: Drawing, points: Sequence[Point], half: float, tack: Bridle, studs: int) -> None:
    """A strap along the points with `studs` round studs, `half` its half-width."""
    d.shape(ribbon(points, half, forked=False), tack.strap, INNER)
    line = sampled(points, 3)
    spots = [line[round((k + 0.5) / studs * (len(line) - 1))] for k in range(studs)] if studs else []
    if spots:
        d.shapes(
            [circle(x, y, half * 0.4) for x, y in spots], tack.stud if tack.stud != tack.strap else WHITE
        )
