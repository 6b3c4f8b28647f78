"""Two horsemen's fine-boned horses: an open round cheek, a full throat, the mane in locks. They face right.

The head lies along the x axis: the poll near (0, -10), the lips near (204, 16). The rest: units of the card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.inks import INK, PAPER
from art.cards.kit.paths import Matrix, Node, Point, circle, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import unit
from art.cards.parts import horse_head
from art.cards.parts.engrave import rake
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.triestine.limb_shade import rounded
from art.cards.triestine.strokes import combed, turned

_FACE: Final[list[Node]] = [
    (-14, 2, "c"), (-13, -10), (-6, -22), (6, -34), (26, -43), (48, -46), (70, -45), (94, -39), (120, -33),
    (146, -30), (168, -29), (184, -26), (197, -19), (205, -7), (208, 6), (205, 14.5), (199, 18),
    (195.5, 20.5, "c"), (197, 27), (190, 33), (179, 34), (169, 30), (158, 23), (142, 20), (126, 21),
    (111, 27), (98, 37), (84, 45),
]  # fmt: skip
"""From the poll over the nose and under the jaw: the contour. The rest of the cheek is open to the neck."""
_CHEEK: Final[list[Point]] = [(84, 45), (68, 50), (50, 50), (32, 44), (14, 34), (-2, 20), (-14, 2)]


def neck(d: Drawing, coat: Coat, crest: Sequence[Point], throat: Sequence[Point], head: Matrix) -> None:
    """Neck and breast: `crest` from the poll to the withers, `throat` from under the jaw down, in six points.

    `head`: the placing of the head, which is drawn after it and lays its shadow there.
    """
    nodes: list[Node] = [(*crest[0], "c"), *crest[1:-1], (*crest[-1], "c"), (*throat[-1], "c"),
        *reversed(throat[:-1]), (*head.apply((84, 22)), "c"), (*head.apply((40, 10)), "c")]  # fmt: skip
    d.shape(smooth(nodes), coat.body, OUTER)
    jaw = [head.apply(p) for p in ((98, 37), (84, 45), (68, 50), (50, 50), (32, 44))]
    (ax, ay), (bx, by), (cx, cy), (ex, ey), (fx, fy) = throat[:5]
    combed(d, jaw, [(bx - 8, by + 4), (bx - 20, by + 2), (ax - 36, ay + 30), (ax - 50, ay + 10),
        (ax - 54, ay - 14)], width=3.4, cross=0.3, fade=0.45)  # fmt: skip
    rounded(d, throat[:4], [(ax - 16, ay + 14), (bx - 22, by + 18), (cx - 30, cy + 22), (ex - 34, ey + 22)],
        close=6, width=3.2, core=3)  # fmt: skip
    turned(d, throat[5:2:-1], [(fx - 50, fy + 20), (ex - 26, ey + 26), (cx - 4, cy + 40)], 15, width=3.6,
        bend=-0.1)  # fmt: skip


def mane(
    d: Drawing, coat: Coat, crest: Sequence[Point], falls: Sequence[float], *, lean: float = 0.0,
    strand: str = INK,
) -> None:  # fmt: skip
    """Slender locks from the crest down along the neck, one a fall, the first at the poll.

    `lean`: how far their tips swing forward; `strand`: ink of the light on them.
    """
    roots = sampled(crest, 3)
    locks = len(falls)
    for k in range(locks - 1, -1, -1):
        a, b = (roots[round((k + s) / locks * (len(roots) - 1))] for s in (0.0, 1.0))
        ux, uy = unit(a, b)
        nx, ny = uy, -ux
        fall = falls[k]
        mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        px, py = mx + nx * 12 + ux * 2, my + ny * 12 + uy * 2 + fall * 0.22
        qx, qy = px + lean * 0.5 - 4, py + fall * 0.36
        tip = (px + lean + (6 if k % 2 else 2), py + fall * 0.78)
        d.shape(smooth([(*a, "c"), (mx - nx * 5, my - ny * 5), (*b, "c"), (px - 8.4, py + 2), (qx - 5, qy),
            (*tip, "c"), (qx + 6.4, qy - 4), (px + 9.4, py - 3)]), coat.mane, INNER)  # fmt: skip
        d.lens(
            [(mx - nx * 1 + 3, my - ny * 1), (px + 2.4, py), (qx + 1, qy), (tip[0] - 1, tip[1] - 6)],
            3.2,
            ink=strand,
        )
        d.lens([(b[0] + nx * 4, b[1] + ny * 4), (px - 4, py + 2), (qx - 2, qy + 3)], 2.6)


def head(
    d: Drawing, coat: Coat, tack: Bridle, *, back: float = 0.0, blaze: str | None = None,
    strand: str = INK,
) -> None:  # fmt: skip
    """Ears laid back by `back` degrees, head, bridle and forelock.

    `blaze`: ink of a stripe down the nose; `strand`: ink of the lines between the forelock's hairs.
    """
    horse_head.ears(d, coat, back=back)
    d.shape(smooth([*_FACE, *_CHEEK[1:]]), coat.body, None)
    if blaze:
        stripe: list[Node] = [(76, -44, "c"), (94, -39), (120, -33), (146, -30), (168, -29), (184, -26, "c"),
            (176, -18), (146, -19), (114, -24), (90, -34)]  # fmt: skip
        d.shape(smooth(stripe), blaze, None)
    _muzzle(d, coat)
    _planes(d)
    _eye(d, coat)
    d.line(smooth([*_FACE[:-1], (84, 45, "c")], closed=False), OUTER)
    d.fold(([(90, 42), (76, 48.6), (58, 51), (40, 47.6), (26, 41)], 4.6))
    _bridle(d, tack)
    _forelock(d, coat, strand)


def _muzzle(d: Drawing, coat: Coat) -> None:
    """Dark lips and nose; nostril, mouth and chin."""
    dark: list[Node] = [(186, -25, "c"), (197, -19), (205, -7), (208, 6), (205, 14.5), (199, 18),
        (195.5, 20.5, "c"), (197, 27), (190, 33), (179, 34), (168, 29.4, "c"), (168, 18), (174, 10),
        (172, -4), (178, -18)]  # fmt: skip
    d.shape(smooth(dark), coat.far, None)
    nostril: list[Node] = [(181, -4, "c"), (184, -12), (191, -14), (197, -8), (195, 2), (188, 5)]
    d.shape(smooth(nostril), INK, None)
    d.lens([(176, 0), (178, -12), (187, -20), (198, -15), (202, -5)], 3.4)
    d.fold(([(198, 19), (189, 20), (180, 17), (170, 15)], 4.6))
    rake(d, [(195, 31), (184, 33.6), (172, 31)], [(188, 25), (180, 25), (172, 23)], 6, width=2.6, seed=10)


def _planes(d: Drawing) -> None:
    """The round cheek's front and its turn into the neck, the bone below the eye and along the nose."""
    d.lens([(92, 4), (101, 12), (103, 22), (95, 36)], 4.0)
    combed(d, [(97, 36), (84, 45), (68, 50), (50, 50), (32, 44), (18, 37)],
        [(88, 22), (78, 27), (66, 30), (52, 30), (40, 27), (30, 21)], width=3.6, cross=0.4,
        fade=0.5)  # fmt: skip
    d.lens([(94, -4), (114, -4), (136, 1), (154, 8)], 3.0)
    rake(d, [(106, 26), (116, 22.4), (132, 19.6), (156, 22)], [(110, 8), (120, 6), (136, 6), (154, 12)], 11,
        width=3.2, seed=3)  # fmt: skip
    d.lens([(98, -28), (122, -20), (146, -18), (168, -18)], 3.0)
    rake(d, [(104, -26), (128, -20), (162, -18)], [(114, -12), (136, -7), (166, -8)], 10, width=2.8, seed=5)


def _eye(d: Drawing, coat: Coat) -> None:
    """A dark almond at the side of the head, across it, under a lid towards the poll, with a small light."""
    hollow: list[Node] = [(82, -34), (70, -38), (54, -34), (43, -22), (41, -6), (49, 3), (63, 0), (77, -10),
        (85, -22)]  # fmt: skip
    d.shape(smooth(hollow), coat.far, None)
    ball: list[Node] = [(77, -31, "c"), (66, -32.5), (55, -28), (48, -19), (49, -7), (55, -1, "c"), (65, -4),
        (73, -14)]  # fmt: skip
    d.shape(smooth(ball), INK, None)
    d.flats(circle(56, -20, 2.8), ink=PAPER)
    d.lens([(72, -17), (66, -8), (58, -5)], 2.6, ink=coat.far)
    d.lens([(82, -32), (67, -35.4), (53, -31), (44.6, -20), (46, -6), (53, 3)], 4.4)
    d.lens([(84, -20), (77, -9), (66, -1)], 2.2)


def _bridle(d: Drawing, tack: Bridle) -> None:
    """Headstall, brow band and nose band, two bosses, the bit."""
    strap = horse_head.strap
    strap(d, [(20, -23), (4, -21), (-12, -13)], 4.8, tack, 2)
    strap(d, [(17, -23), (19, -10), (48, 15), (104, 19), (172, 17)], 5, tack, 8)
    strap(d, [(15, -24), (34, -34), (54, -45)], 5, tack, 2)
    strap(d, [(140, -30), (145, -6), (145, 20)], 5, tack, 4)
    for x, y, r in ((17.0, -23.0, 9.5), (145.0, 17.0, 6.6)):
        d.shape(circle(x, y, r), tack.stud, INNER)
        d.shape(circle(x, y, r * 0.42), tack.strap, DETAIL)
    x, y = horse_head.BIT
    d.shape(circle(x, y, 7.4), tack.bit, INNER)
    d.shape(circle(x, y, 3), INK, None)


def _forelock(d: Drawing, coat: Coat, strand: str) -> None:
    """A few locks from between the ears over the brow band, close to the forehead."""
    tuft: list[Node] = [(-6, -30, "c"), (8, -48), (28, -55), (50, -53), (74, -43, "c"), (56, -44),
        (66, -34, "c"), (44, -39), (26, -39), (10, -28, "c")]  # fmt: skip
    d.shape(smooth(tuft), coat.mane, INNER)
    for lock in ([(2, -36), (24, -48), (46, -48), (66, -43)], [(8, -33), (28, -43), (44, -42), (58, -37)]):
        d.lens(lock, 2.8, ink=strand)
