"""The four knights' horses in profile, 300 units across about (0, 0), bridled in the suit's colour."""

from __future__ import annotations

from collections.abc import Callable

from art.cards.grandi.features import GOLD
from art.cards.grandi.inks import INK, PAPER, STROKE, Colours
from art.cards.kit.paths import Node, circle, ellipse, smooth
from art.cards.kit.svg import Drawing

_HEAD: list[Node] = [(48, -90), (20, -100), (-12, -88), (-36, -52), (-70, 6), (-104, 44), (-118, 66),
    (-112, 88),
    (-92, 98), (-66, 92), (-44, 78), (-18, 70), (14, 56), (40, 26), (56, -20), (60, -62)]  # fmt: skip


def flowing(d: Drawing, ink: Colours) -> None:
    """A ragged flowing mane and a white blaze."""

    def dress() -> None:
        blaze: list[Node] = [
            (-8, -82, "c"),
            (-38, -46),
            (-78, 12),
            (-108, 50),
            (-88, 44),
            (-56, 4),
            (-22, -44),
        ]
        d.shape(smooth(blaze), PAPER, None)
        mane: list[Node] = [(26, -112, "c"), (10, -84), (2, -58, "c"), (30, -78, "c"), (40, -36, "c"),
            (58, -56, "c"), (70, -2, "c"), (86, -26, "c"), (94, 40, "c"), (110, 14, "c"), (112, 90, "c"),
            (128, 62, "c"), (126, 140, "c"), (150, 120, "c"), (150, 40), (128, -40), (92, -94),
            (56, -118)]  # fmt: skip
        d.shape(smooth(mane), ink.mane, STROKE)

    _horse(d, ink, dress)


def plaited(d: Drawing, ink: Colours) -> None:
    """Turned to the right: a crest of round plaits, a star on the brow."""

    def dress() -> None:
        for x, y in ((128, 118), (122, 74), (110, 30), (96, -12), (78, -52), (52, -84)):
            d.shape(circle(x, y, 25), ink.mane, STROKE)
            d.shape(circle(x, y, 7), ink.light, None)
        d.shape(
            smooth([(30, -112, "c"), (-6, -100), (-24, -62, "c"), (0, -66), (24, -82), (40, -96)]),
            ink.mane,
            STROKE,
        )
        d.shape(smooth([(-38, -32, "c"), (-52, -20), (-66, 8, "c"), (-48, -4)]), PAPER, None)

    with d.at(flip=True):
        _horse(d, ink, dress)


def armoured(d: Drawing, ink: Colours) -> None:
    """A horse in armour: a plated crest, a steel mask with rimmed eye holes, the ears free."""

    def lames() -> None:
        steps = [((50, -96), (98, -66)), ((20, -40), (124, -6)), ((-4, 26), (136, 56)), ((-22, 92),
            (140, 116)),
            ((-44, 172), (140, 172))]  # fmt: skip
        for k in (3, 2, 1, 0):
            (left, right), (low_left, low_right) = steps[k], steps[k + 1]
            sag = (low_left[0] + low_right[0]) / 2, (low_left[1] + low_right[1]) / 2 + 22
            band: list[Node] = [(*left, "c"), (*right, "c"), (*low_right, "c"), sag, (*low_left, "c")]
            d.shape(smooth(band), ink.solid if k % 2 else ink.light, STROKE)

    def dress() -> None:
        mask: list[Node] = [(40, -92, "c"), (14, -102), (-12, -90), (-38, -52), (-72, 4), (-106, 44, "c"),
            (-84, 50, "c"), (-54, 22), (-10, -8), (22, -46, "c")]  # fmt: skip
        d.shape(smooth(mask), ink.solid, STROKE)
        d.shape(ellipse(-16, -38, 30, 22), ink.light, STROKE)
        for x, y in ((-74, 24), (-56, 4)):
            d.shape(circle(x, y, 5.5), ink.light, None)

    _horse(d, ink, dress, lames)


def cropped(d: Drawing, ink: Colours) -> None:
    """Turned to the right: an upright cropped mane, a white muzzle."""

    def dress() -> None:
        crest: list[Node] = [(20, -104, "c"), (8, -140, "c"), (40, -120, "c"), (48, -146, "c"), (68,
            -112, "c"),
            (88, -128, "c"), (94, -86, "c"), (120, -90, "c"), (114, -46, "c"), (140, -40, "c"), (126, 0, "c"),
            (150, 16, "c"), (134, 50, "c"), (152, 74, "c"), (136, 150, "c"), (116, 60), (96, -10), (60,
            -72)]  # fmt: skip
        d.shape(smooth(crest), ink.mane, STROKE)
        muzzle: list[Node] = [
            (-98, 40, "c"),
            (-114, 60),
            (-108, 86),
            (-92, 93),
            (-70, 88),
            (-60, 78, "c"),
            (-84, 62),
        ]
        d.shape(smooth(muzzle), PAPER, None)

    with d.at(flip=True):
        _horse(d, ink, dress)


HORSES = {"C": flowing, "D": plaited, "S": armoured, "B": cropped}


def _horse(
    d: Drawing, ink: Colours, dress: Callable[[], None], neckwear: Callable[[], None] | None = None
) -> None:
    """A horse's head; `neckwear` is drawn before the head, `dress` after it, before eye, mouth and bridle."""
    neck: list[Node] = [(46, -96, "c"), (92, -66), (122, -10), (136, 70), (138, 172, "c"), (-46, 172, "c"),
        (-30, 120), (-16, 76), (-10, 40, "c"), (20, -40)]  # fmt: skip
    d.shape(smooth(neck), ink.coat, STROKE)
    if neckwear is not None:
        neckwear()
    for x, y, turn in ((34, -112, -6), (4, -108, -18)):
        with d.at(x, y, rotate=turn):
            ear = smooth([(-15, 22, "c"), (-14, -8), (2, -38, "c"), (16, -8), (16, 22, "c")])
            d.shape(ear, ink.coat, STROKE)
    d.shape(smooth(_HEAD), ink.coat, STROKE)
    dress()
    d.shape(smooth([(-34, -34, "c"), (-18, -46), (2, -34, "c"), (-16, -24)]), INK, None)
    d.line(smooth([(-42, -42), (-18, -58), (6, -44)], closed=False), STROKE)
    d.shape(ellipse(-96, 62, 8.5, 7), INK, None)
    d.line(smooth([(-104, 84), (-80, 80), (-58, 66)], closed=False), STROKE)
    for strap in (
        [(-50, 70), (0, 110), (60, 130), (140, 132)],  # rein
        [(36, -88), (28, -42), (0, 14), (-52, 64)],  # cheekpiece
        [(-82, 18), (-62, 38), (-48, 78)],  # noseband
    ):
        track = smooth(list(strap), closed=False)
        d.line(track, 26)
        d.line(track, 12, ink=ink.light)
    d.shape(circle(-52, 64, 13), GOLD, STROKE)
