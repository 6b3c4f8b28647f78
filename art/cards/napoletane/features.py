"""Noses, mouths, planes of shade and lines of age of the three-quarter faces (see `visage`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from art.cards.kit.inks import INK, LIP, WHITE
from art.cards.kit.paths import Point, circle, smooth
from art.cards.kit.svg import DETAIL, Drawing

Strokes = Callable[[Drawing], None]


def _nose(bridge: Sequence[Point], sole: Sequence[Point], wing: Sequence[Point], *, heavy: float,
          side: Sequence[tuple[Point, Point]]) -> Strokes:  # fmt: skip
    """A nose: its ridge from the tip up to the brow, its sole, the near wing and ticks on its shaded side."""

    def strokes(d: Drawing) -> None:
        d.fold((bridge, heavy))
        d.lens(sole, heavy * 0.96)
        d.lens(wing, heavy * 0.9)
        d.lens([(sole[-1][0] - 4, sole[-1][1]), (sole[-1][0] - 1, sole[-1][1] - 1.7),
                (sole[-1][0] + 2, sole[-1][1] + 0.3)], 2.2)  # fmt: skip
        d.ticks(*((p, q, 1.8) for p, q in side))

    return strokes


straight_nose = _nose(
    [(-21, 5.6), (-19.4, -1), (-16.4, -9), (-14, -18)],
    [(-21, 4.4), (-20.4, 8.6), (-17, 10), (-13, 9.4)],
    [(-10, 3.6), (-7.2, 6.4), (-7.6, 9.4), (-9.6, 10.4)],
    heavy=2.4, side=[((-8.4, -3), (-13, -1)), ((-8.8, 0.6), (-14, 2.4))],
)  # fmt: skip
snub_nose = _nose(
    [(-22.6, 2.6), (-18.8, 0.2), (-15.6, -5), (-14.6, -15)],
    [(-22.6, 1.6), (-22, 6), (-18.4, 8.4), (-14, 7.8)],
    [(-10.6, 1.6), (-8, 4.4), (-8.4, 7.4), (-10.4, 8.6)],
    heavy=2.2, side=[((-9, -0.6), (-13, 0.6))],
)  # fmt: skip
aquiline_nose = _nose(
    [(-22.8, 9.6), (-22.6, 3.6), (-19.8, -3.6), (-15.2, -9), (-12.6, -18)],
    [(-22.8, 8.4), (-21.4, 13), (-17.6, 12), (-13.4, 10.4)],
    [(-10.6, 2.4), (-6.8, 6), (-7, 10), (-9.6, 11.4)],
    heavy=3.0, side=[((-7.4, -8), (-12, -6)), ((-8, -4.4), (-14, -2)), ((-8.6, -0.8), (-15.6, 2)),
        ((-9.4, 3), (-16, 6))],
)  # fmt: skip
broad_nose = _nose(
    [(-22.6, 6), (-19, 1), (-16.2, -5), (-13.6, -16)],
    [(-22.8, 4.4), (-23, 10.6), (-17.6, 12.4), (-12, 11)],
    [(-10, 1.6), (-4.6, 5), (-4.8, 9.8), (-8.4, 12)],
    heavy=3.0, side=[((-7, -5), (-11.6, -3.4)), ((-6.6, -1.6), (-12.6, 0.4)), ((-6, 2), (-10, 3.6))],
)  # fmt: skip
bulbous_nose = _nose(
    [(-22, 1.6), (-18.6, -0.6), (-16.4, -5), (-13.6, -15)],
    [(-22, 1), (-25.4, 6.4), (-21.6, 12.4), (-15, 11.4)],
    [(-10.6, 2), (-5.6, 5.4), (-6, 10.4), (-9.4, 12)],
    heavy=3.2, side=[((-7.4, -6), (-12, -4)), ((-8, -2.4), (-13.6, 0)), ((-13, 5), (-17, 8)),
        ((-11.6, 7.4), (-15.4, 10))],
)  # fmt: skip
long_nose = _nose(
    [(-24, 11.4), (-21, 3), (-17, -5), (-13, -18)],
    [(-24.4, 10.6), (-22, 14.6), (-17.4, 13.4), (-13, 12.4)],
    [(-10, 5), (-7, 8.6), (-7.4, 12), (-9.8, 13.2)],
    heavy=2.7, side=[((-7.6, -6), (-12.4, -4)), ((-8.2, -2), (-14, 0.6)), ((-8.8, 2), (-15.4, 5))],
)  # fmt: skip
broken_nose = _nose(
    [(-21.4, 7.4), (-19, 3), (-20.4, -3.4), (-15.4, -8), (-12.6, -17)],
    [(-21.6, 6), (-21.8, 11), (-17.6, 11.6), (-13, 10.4)],
    [(-10, 2.6), (-6.4, 6), (-6.8, 9.6), (-9.2, 11)],
    heavy=3.0, side=[((-7.6, -6), (-13, -5)), ((-8.6, -2.6), (-16, -1.4)), ((-8.6, 1), (-14, 3))],
)  # fmt: skip


def _mouth(cut: Sequence[Point], weight: float, *, chin: float, groove: bool = True) -> Strokes:
    """A man's mouth: the cut, the shade under the lower lip, the groove above, the fold of the chin."""

    def strokes(d: Drawing) -> None:
        d.lens(cut, weight)
        x = (cut[0][0] + cut[-1][0]) / 2
        y = (cut[0][1] + cut[-1][1]) / 2
        d.lens([(x - 5, y + 6.6), (x - 0.6, y + 8.2), (x + 5, y + 6.4)], 2.6)
        d.lens([(x - 3.4, chin - 5), (x + 0.4, chin - 6.6), (x + 5, chin - 5.4)], 1.6)
        if groove:
            d.ticks(((x - 2.4, y - 7.4), (x - 3, y - 3.6), 1.5), ((x + 1, y - 7), (x + 1, y - 3.6), 1.4))

    return strokes


firm_mouth = _mouth([(-20.6, 20.4), (-16, 20.2), (-12.6, 21), (-7, 20), (-1.6, 20.6)], 3.0, chin=43)
grim_mouth = _mouth([(-21, 22.6), (-16, 20.4), (-11.6, 20.6), (-6, 20.6), (0, 23.6)], 3.2, chin=44)
wry_mouth = _mouth([(-20.4, 21.4), (-15.6, 21.4), (-11, 21.2), (-5, 19.4), (0.4, 15.6)], 3.0, chin=43)


def _lips(cut: Sequence[Point], upper: Sequence[Point], lower: Sequence[Point]) -> Strokes:
    """Coloured lips, as pages and women have them."""

    def strokes(d: Drawing) -> None:
        left, right = cut[0], cut[-1]
        d.shapes([smooth([(*left, "c"), *upper, (*right, "c"), *reversed(list(cut[1:-1]))]),
                  smooth([(*left, "c"), *cut[1:-1], (*right, "c"), *lower])], LIP, None)  # fmt: skip
        d.lens(cut, 2.2)
        x, y = (left[0] + right[0]) / 2, max(p[1] for p in lower)
        d.lens([(x - 4, y + 2), (x - 0.4, y + 3.2), (x + 4, y + 1.8)], 1.8)
        d.ticks(((right[0] - 0.2, right[1] - 1.2), (right[0] + 1.2, right[1] + 1.6), 1.6))

    return strokes


smiling_lips = _lips(
    [(-21.4, 18), (-17, 20.6), (-12.4, 21.2), (-7, 20), (-1.4, 15.8)],
    [(-16.8, 17.6), (-14, 18.4), (-10.4, 16.8)], [(-6.4, 22.6), (-12, 25), (-17.4, 23)],
)  # fmt: skip
smirking_lips = _lips(
    [(-19.4, 20.6), (-15.6, 21), (-11.6, 20.8), (-6.4, 19), (-1.6, 14.4)],
    [(-16.6, 17.4), (-14, 18.2), (-10.4, 16.2)], [(-6.8, 22.6), (-11.6, 25.4), (-16.6, 24.2)],
)  # fmt: skip
sulking_lips = _lips(
    [(-20, 22), (-16, 20.6), (-12.6, 20.8), (-8.6, 20.4), (-5, 22)],
    [(-16.8, 16.6), (-14.2, 17.6), (-11, 16.2)], [(-8, 25.6), (-12.2, 27), (-16.8, 25.6)],
)  # fmt: skip


def laughing_mouth(d: Drawing) -> None:
    """An open mouth with a row of teeth."""
    d.shape(smooth([(-21.6, 18, "c"), (-16, 20), (-10, 19.8), (-1, 15, "c"), (-4.6, 22), (-11, 26),
        (-18, 23.6)]), INK, DETAIL)  # fmt: skip
    d.shapes([smooth([(-19.6, 19.4, "c"), (-15, 20.8), (-9.6, 20.6), (-4, 18, "c"), (-9, 23),
        (-15.6, 23)])], WHITE, None)  # fmt: skip
    d.lens([(-15, 29.6), (-10.8, 31), (-6, 29.2)], 2.2)
    d.lens([(-1.6, 12.6), (1, 15.4), (0.4, 19.4)], 1.8)


# How the cheek turns from the light.


def soft(d: Drawing) -> None:
    """A young cheek: a little shade under the temple, none on the jaw."""
    for k in range(4):
        y = -9 + 4.6 * k
        d.ticks(((26.6 - 0.3 * k, y), (19.6 + 0.9 * k, y + 2.6), 2.0))


def rosy(d: Drawing) -> None:
    """The blush of a round cheek, as three leaning strokes."""
    for x, y in ((1, 7.6), (4.6, 8.6), (8, 9)):
        d.lens([(x + 2, y), (x, y + 3), (x - 2.2, y + 6.4)], 1.6, ink=LIP)


def planes(d: Drawing) -> None:
    """A grown man's cheek: long strokes that follow its turn from ear to chin."""
    for k in range(8):
        y = -6 + 4.8 * k
        x = 27.4 - 0.02 * (y + 6) ** 1.75
        reach = 8.6 + 0.5 * k
        d.fold(([(x, y), (x - reach * 0.5, y + 2.4), (x - reach, y + 2.2)], 2.8))


def gaunt(d: Drawing) -> None:
    """A hollow below the cheekbone, black at its depth, and a temple that sinks in."""
    d.lens([(21, 0.4), (14, 4.4), (8, 9.6), (4.6, 15)], 3.8)
    for k in range(5):
        x, y = 19.4 - 2.6 * k, 6 + 5.4 * k
        d.fold(([(x + 4.6, y + 1.4), (x, y + 2), (x - 5, y + 5.4)], 2.4))
    for k in range(4):
        d.ticks(((26, -24 + 4 * k), (19, -22.6 + 4 * k), 2.2))


def fleshy(d: Drawing) -> None:
    """A heavy cheek: a bag of flesh that hangs beside the mouth, hatching along its lower edge."""
    d.lens([(-2, 13), (3.6, 19), (3.4, 27), (-1, 32)], 2.6)
    for k in range(6):
        x, y = 25 - 3.6 * k, 20 + 3.4 * k
        d.fold(([(x, y + 3), (x - 3.6, y - 1), (x - 8.4, y - 1.6)], 2.6))
    for k in range(4):
        d.ticks(((27.4, -8 + 5.4 * k), (20.4, -5.4 + 5.4 * k), 2.4))


def furrows(d: Drawing) -> None:
    """Lines across the forehead and between the brows."""
    d.lens([(-20, -27.4), (-8, -29), (6, -27.6)], 1.7)
    d.lens([(-17, -24.4), (-9, -25.6), (-1, -24.6)], 1.4)
    d.lens([(-11.6, -22), (-12.6, -18), (-11.6, -14.6)], 2.0)


def crows_feet(d: Drawing) -> None:
    """Lines that fan out from the outer corner of the near eye."""
    for y, dip in ((-12, -3.6), (-8.4, 0), (-5.2, 3.4)):
        d.lens([(15.4, y + 1), (18.6, y + dip * 0.5), (22.6, y + dip)], 1.6)


def nose_fold(d: Drawing) -> None:
    """The fold from the nose to the corner of the mouth."""
    d.lens([(-6.4, 9), (-2, 13.6), (-0.6, 20.6)], 2.2)


def scar(d: Drawing) -> None:
    """An old cut over the near brow and the cheekbone."""
    d.lens([(15, -29), (13, -22), (12.4, -15)], 2.2)
    d.lens([(13.4, -2), (13, 3), (10.6, 8)], 2.0)
    d.ticks(((15.4, 1), (10.6, 0.2), 1.6), ((14.4, 4.6), (9.6, 4.4), 1.5))


def dimple(d: Drawing) -> None:
    """A cleft chin."""
    d.lens([(-10.6, 36), (-10, 38.6), (-10.4, 41)], 2.0)


def quizzical(d: Drawing) -> None:
    """Folds that the raised near brow pushes up, and one that the sunk far brow pulls to the nose."""
    d.lens([(-5, -31), (6, -34.6), (17, -30.6)], 1.8)
    d.lens([(-11, -20.6), (-12.6, -16.6), (-11.8, -13)], 2.6)


def frown(d: Drawing) -> None:
    """Two short folds between the brows and the fold of a bitter mouth."""
    d.lens([(-12.8, -20), (-13, -16), (-12, -12)], 2.8)
    d.lens([(-9.4, -21), (-9.8, -18), (-9, -15)], 2.0)
    d.lens([(-5, 10), (0.4, 15), (2.6, 23)], 2.6)


def drinker(d: Drawing) -> None:
    """A red nose."""
    for x, y in ((-20, 4), (-17, 5.4), (-14, 6.2)):
        d.lens([(x + 1.6, y - 3), (x, y), (x - 1, y + 4)], 2.2, ink=LIP)


def beauty_spot(d: Drawing) -> None:
    """A small dark mole by the mouth."""
    d.shape(circle(4.6, 16.4, 1.7), INK, None)
