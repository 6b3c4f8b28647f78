"""Two horsemen's fine-boned horses: a small round cheek, a long neck, the mane in locks. They face right.

The head lies along the x axis: the poll near (0, -10), the lips near (204, 16). The rest: units of the card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.inks import INK, PAPER
from art.cards.kit.paths import Node, Outline, Point, circle, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import horse_head
from art.cards.parts.engrave import rake
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.triestine.limb_shade import rounded
from art.cards.triestine.strokes import turned

_OUTLINE: Final[list[Node]] = [
    (-10, -14), (4, -33), (26, -43), (48, -46), (70, -45), (94, -39), (120, -33), (146, -30), (168, -29),
    (184, -26), (197, -19), (205, -7), (208, 6), (205, 14.5), (199, 18), (195.5, 20.5, "c"), (197, 27),
    (190, 33), (179, 34), (169, 30), (158, 23), (142, 18), (124, 17), (108, 19), (96, 23), (86, 30), (74, 35),
    (60, 36), (46, 31), (32, 23), (16, 16), (0, 8),
]  # fmt: skip


def neck(
    d: Drawing, coat: Coat, crest: Sequence[Point], throat: Sequence[Point], *, deep: bool = False
) -> Outline:
    """Neck and breast: `crest` from the poll to the withers, `throat` from the jowl down, in six points.

    `deep`: even strokes across a third of the form, as of a burin, instead of a few.
    """
    nodes: list[Node] = [(*crest[0], "c"), *crest[1:-1], (*crest[-1], "c"), (*throat[-1], "c"),
        *reversed(throat[1:-1]), (*throat[0], "c")]  # fmt: skip
    outline = smooth(nodes)
    d.shape(outline, coat.body, OUTER)
    (ax, ay), (bx, by), (cx, cy), (ex, ey), (fx, fy) = throat[:5]
    if deep:
        turned(d, throat[:4], [(ax - 26, ay + 24), (bx - 30, by + 24), (cx - 36, cy + 26),
            (ex - 44, ey + 22)], 26, width=3.8, bend=-0.1)  # fmt: skip
        turned(d, throat[5:2:-1], [(fx - 50, fy + 20), (ex - 26, ey + 26), (cx - 4, cy + 40)], 15, width=3.6,
            bend=-0.1)  # fmt: skip
        return outline
    turned(d, throat[:3], [(ax - 26, ay + 30), (bx - 20, by + 16), (cx - 20, cy + 2)], 13, bend=-0.1)
    turned(d, throat[4:1:-1], [(fx - 26, fy), (ex - 14, ey + 10), (cx - 8, cy + 24)], 9, bend=-0.1)
    return outline


def mane(
    d: Drawing, coat: Coat, crest: Sequence[Point], falls: Sequence[float], *, lean: float = 14,
    strand: str = INK,
) -> None:  # fmt: skip
    """Broad locks along the crest, one a fall, the first at the poll.

    `lean`: how far they hang forward; `strand`: ink of the lines between the hairs.
    """
    roots = sampled(crest, 3)
    locks = len(falls)
    for k in range(locks - 1, -1, -1):
        (x, y), (u, v) = (roots[round((k + s) / locks * (len(roots) - 1))] for s in (0.0, 1.0))
        fall = falls[k]
        tip = (x + lean - k, y + fall + 8)
        d.shape(smooth([(x + 8, y + 6, "c"), (x + 2, y - 6), (u - 5, v - 4), (u - 1, v + fall * 0.3),
            (u + 10, v + fall * 0.66), (*tip, "c"), (x + 26, y + fall * 0.66), (x + 22, y + fall * 0.3)]),
            coat.mane, INNER)  # fmt: skip
        d.lens([(u + 4, v + 2), (u + 7, v + fall * 0.34), (tip[0] - 3, tip[1] - 14)], 3.4, ink=strand)
        d.lens([(x + 6, y + 4), (x + 16, y + fall * 0.34), (tip[0] + 3, tip[1] - 20)], 3.0, ink=strand)


def head(
    d: Drawing, coat: Coat, tack: Bridle, *, back: float = 0.0, blaze: str | None = None,
    strand: str = INK,
) -> None:  # fmt: skip
    """Ears laid back by `back` degrees, head, bridle and forelock.

    `blaze`: ink of a stripe down the nose; `strand`: ink of the lines between the forelock's hairs.
    """
    horse_head.ears(d, coat, back=back)
    outline = smooth(_OUTLINE)
    d.shape(outline, coat.body, OUTER)
    if blaze:
        stripe: list[Node] = [(76, -44, "c"), (94, -39), (120, -33), (146, -30), (168, -29), (184, -26, "c"),
            (176, -18), (146, -19), (114, -24), (90, -34)]  # fmt: skip
        d.shape(smooth(stripe), blaze, None)
    _muzzle(d, coat)
    _planes(d)
    _eye(d, coat)
    d.line(outline, OUTER)
    _bridle(d, tack)
    horse_head.forelock(d, coat, strand=strand)


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
    """The round cheek's front, its shade below, the bone below the eye and along the nose."""
    d.lens([(80, 2), (90, 8), (93, 18), (86, 29)], 4.0)
    rounded(d, [(93, 6), (92, 20), (86, 30), (74, 35), (60, 36), (44, 30), (30, 22), (14, 15)],
        [(70, -2), (68, 6), (64, 10), (58, 11), (50, 10), (42, 6), (34, 1), (26, -4)], width=3.6,
        core=5)  # fmt: skip
    d.lens([(92, -2), (112, -3), (136, 2), (152, 8)], 3.0)
    rake(d, [(98, 22), (112, 18.4), (130, 17), (156, 22)], [(102, 6), (116, 4), (134, 4), (154, 12)], 12,
        width=3.4, seed=3)  # fmt: skip
    rake(d, [(-8, -12), (-2, 4), (10, 13)], [(14, -16), (18, -6), (26, 2)], 7, width=3.2, bend=-0.1, seed=4)
    d.lens([(96, -27), (122, -20), (146, -18), (168, -18)], 3.0)
    rake(d, [(102, -26), (128, -20), (162, -18)], [(112, -12), (136, -7), (166, -8)], 10, width=2.8, seed=5)


def _eye(d: Drawing, coat: Coat) -> None:
    """A dark eye seen from its side, pointed before and behind, under a straight lid."""
    hollow: list[Node] = [(48, -20), (55, -31), (69, -34), (82, -28), (90, -17), (84, -10), (70, -8),
        (55, -11)]  # fmt: skip
    d.shape(smooth(hollow), coat.far, None)
    ball: list[Node] = [(55, -17, "c"), (61, -23.6), (69, -25.6), (77, -21), (82, -13.6, "c"), (73, -11.6),
        (63, -12.6)]  # fmt: skip
    d.shape(smooth(ball), INK, None)
    d.shape(circle(68.6, -20.6, 2.2), PAPER, None)
    d.lens([(50, -14.6), (58, -24), (69, -28.4), (80, -23), (87, -12.4)], 5.2)
    d.lens([(57, -8), (69, -6), (82, -8.6)], 2.0)


def _bridle(d: Drawing, tack: Bridle) -> None:
    """Headstall, brow band and nose band, two bosses, the bit."""
    strap = horse_head.strap
    strap(d, [(8, -32), (9, -8), (16, 13)], 4.2, tack, 0)
    strap(d, [(14, -36), (26, -12), (56, 6), (108, 12), (172, 16)], 5, tack, 8)
    strap(d, [(15, -24), (34, -34), (54, -45)], 5, tack, 2)
    strap(d, [(140, -30), (145, -6), (145, 18)], 5, tack, 4)
    for x, y, r in ((19.0, -23.0, 9.5), (145.0, 14.0, 6.6)):
        d.shape(circle(x, y, r), tack.stud, INNER)
        d.shape(circle(x, y, r * 0.42), tack.strap, DETAIL)
    x, y = horse_head.BIT
    d.shape(circle(x, y, 7.4), tack.bit, INNER)
    d.shape(circle(x, y, 3), INK, None)
