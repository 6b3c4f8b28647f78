"""Build, age and temper: the differences between one large horse's head of this deck and another.

Head, ears and bridle are those of `parts.horse_head`, in whose units the strokes here are given.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art.cards.kit.paths import Matrix, Point, circle, placed, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import horse_head
from art.cards.parts.engrave import rake
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.piacentine.inks import DARK_RED, INK, RED, WHITE

IRIS = "#8a5a2b"


@dataclass(frozen=True, kw_only=True)
class Temper:
    """`marks`: strokes between the head and its bridle; `back`: degrees by which the ears lie back."""

    marks: Callable[[Drawing, Coat], None]
    back: float = 0.0
    blaze: str | None = None


def carriage(x: float, y: float, *, scale: tuple[float, float], nod: float) -> Matrix:
    """Placement of the head: its poll at (x, y), so long and so deep, its nose `nod` degrees below level."""
    return placed(x, y, scale, nod)


def head(d: Drawing, coat: Coat, at: Matrix, bridle: Bridle, temper: Temper) -> None:
    """The whole head; draw neck and mane first."""
    with d.under(at):
        horse_head.ears(d, coat, back=temper.back)
        horse_head.head(d, coat, blaze=temper.blaze)
        temper.marks(d, coat)
        horse_head.bridle(d, bridle)
        horse_head.forelock(d, coat)


def _old(d: Drawing, coat: Coat) -> None:
    """Twenty years under the saddle: Roman nose, heavy lid, hollow temple, a lip that hangs."""
    ridge: list[Point] = [(92, -51), (120, -51), (146, -47), (172, -40), (192, -30)]
    d.shape(
        smooth([(58, -47, "c"), *ridge, (203, -14, "c"), (184, -20), (140, -30), (96, -36)]), coat.body, None
    )
    d.line(smooth([(56, -48.6, "c"), *ridge, (203, -14, "c")], closed=False), OUTER)
    rake(d, ridge, [(96, -38), (122, -37), (146, -34), (168, -28), (184, -22)], 16, width=2.8, seed=61)
    lip = smooth([(160, 28, "c"), (172, 39), (186, 48), (199, 47), (204, 38), (198, 28, "c"), (180, 24)])
    d.shape(lip, coat.far, OUTER)
    rake(d, [(168, 36), (184, 47), (200, 46)], [(172, 29), (184, 34), (196, 36)], 8, width=2.4, seed=62)
    d.flats(smooth([(44, -14, "c"), (56, -27), (70, -29), (96, -8, "c"), (78, 0), (58, -3)]), ink=INK)
    d.shape(smooth([(51, -13, "c"), (60, -22), (74, -21), (89, -9, "c"), (76, -5), (60, -7)]), IRIS, None)
    d.shape(smooth([(78, -16, "c"), (89, -9, "c"), (78, -5.6, "c"), (81, -10)]), WHITE, None)
    d.flats(circle(67, -14, 6.6), ink=INK)
    lid = smooth([(45, -16, "c"), (56, -30), (69, -33), (82, -28), (94, -10, "c"), (80, -22), (64, -24)])
    d.shape(lid, coat.far, None)
    d.lens([(45, -14), (58, -25), (74, -24), (94, -9)], 5.2)
    d.shape(circle(66, -16, 2.8), WHITE, None)
    d.lens([(47, -22), (57, -31), (69, -34), (82, -28)], 3.0)
    d.lens([(54, -3), (69, 1), (85, -3)], 2.4)
    d.lens([(42, -30), (52, -41), (66, -43)], 5.0)
    for x, y in ((120, 33), (132, 31), (144, 31), (156, 33), (172, 42), (186, 50), (198, 49)):
        d.fold(([(x, y), (x + 4, y + 8), (x + 12, y + 14)], 2.8))


def _proud(d: Drawing, coat: Coat) -> None:
    """A stallion on parade: dappled cheek, a dark muzzle, foam at the bit."""
    d.shape(smooth([(186, -24.6, "c"), (196, -20), (205, -8), (209, 5), (206, 14.5), (199, 18.5),
        (195.5, 20.5, "c"),
        (197, 27), (191, 33), (180, 35), (168, 31, "c"), (166, 18), (176, 10),
        (174, -6)]), coat.mane, None)  # fmt: skip
    d.flats(
        smooth([(179, -4, "c"), (183, -14), (193, -17), (200, -8), (197, 4), (189, 6), (186, 0)]), ink=INK
    )
    d.lens([(174, 2), (176, -13), (187, -22), (200, -15)], 3.8)
    d.fold(([(198, 20), (188, 20.6), (178, 18), (168, 16)], 4.8))
    for x, y, r in ((52, 34, 6), (66, 40, 6.5), (80, 36, 6), (44, 22, 5.4), (60, 25, 5.4), (92, 30, 5)):
        d.lens([(x - r, y + r * 0.4), (x, y - r), (x + r, y)], 2.4, ink=coat.far)
        d.lens([(x - r * 0.5, y + r), (x + r * 0.5, y + r), (x + r, y + r * 0.3)], 2.0, ink=coat.far)
    d.shapes([circle(186, 28, 3.4), circle(193, 35, 2.6), circle(180, 33, 2.4)], WHITE, DETAIL)
    d.lens([(46, -20), (56, -32), (70, -35), (84, -28)], 5.0)


def _war(d: Drawing, coat: Coat) -> None:
    """A charger that scents powder: mouth open on the bit, nostril wide, the white of its eye."""
    d.shape(smooth([(134, 26, "c"), (154, 34), (174, 48), (192, 56), (203, 50), (204, 40), (196, 36, "c"),
        (178, 30),
        (160, 20, "c")]), coat.far, OUTER)  # fmt: skip
    rake(d, [(146, 32), (172, 48), (194, 56)], [(158, 28), (178, 40), (196, 47)], 9, width=2.6, seed=63)
    d.flats(smooth([(158, 16, "c"), (180, 19), (199, 19, "c"), (204, 38), (196, 40), (176, 30)]), ink=INK)
    d.shape(smooth([(176, 27, "c"), (190, 28), (200, 36, "c"), (190, 36)]), RED, None)
    d.shapes([smooth([(184, 19, "c"), (200, 18, "c"), (201, 24, "c"), (186, 26, "c")]),
        smooth([(190, 41, "c"), (203, 37, "c"), (204, 43, "c"), (196, 45, "c")])], WHITE, DETAIL)  # fmt: skip
    d.ticks(((192, 19), (193, 25), 1.8))
    d.flats(
        smooth([(177, -3, "c"), (180, -16), (192, -20), (202, -10), (200, 4), (190, 9), (184, 3)]), ink=INK
    )
    d.lens([(186, -12), (194, -14), (198, -8)], 2.4, ink=DARK_RED)
    d.lens([(171, 4), (172, -15), (184, -27), (200, -20)], 4.4)
    for k in range(3):
        d.lens([(164 - 6 * k, 0), (164 - 6 * k, -12), (172 - 6 * k, -22)], 2.6)
    d.shape(smooth([(52, -18, "c"), (58, -26), (66, -27, "c"), (61, -19), (63, -12, "c")]), WHITE, None)
    d.lens([(44, -22), (56, -34), (72, -35), (94, -14)], 6.4)
    d.lens([(104, -30), (124, -24), (146, -22)], 4.0)


def _young(d: Drawing, coat: Coat) -> None:
    """A three-year-old, all ears: long lashes, a whorl on the brow, a clean jaw."""
    for x, y, dx, dy in ((60, -28, -5, -9), (69, -31, -1, -11), (78, -28, 5, -10)):
        d.fold(([(x, y), (x + dx * 0.4, y + dy * 0.6), (x + dx, y + dy)], 3.0))
    d.shape(circle(72, -22, 2.6), WHITE, None)
    d.shape(smooth([(66, -43, "c"), (90, -39, "c"), (80, -33), (66, -37)]), WHITE, None)
    d.lens([(86, -6), (98, 2), (104, 14)], 2.4, ink=coat.far)
    d.shape(smooth([(186, 30), (196, 27, "c"), (205, 22), (207, 28), (200, 35), (190, 35)]), RED, INNER)


OLD = Temper(marks=_old, back=26)
PROUD = Temper(marks=_proud)
WAR = Temper(marks=_war, back=38)
YOUNG = Temper(marks=_young, back=-12, blaze=WHITE)
