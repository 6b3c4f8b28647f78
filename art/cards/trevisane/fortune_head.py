"""Blindfolded Fortune in the middle of the asso di denari, her hair and the band's ends blown forward."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import LIP
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts import visage
from art.cards.trevisane.countenance import flush
from art.cards.trevisane.inks import FLESH, RED, WHITE, YELLOW
from art.cards.trevisane.locks import curl, lock, strands
from art.cards.trevisane.sprig import bloom

GOLD = "#d88b22"


def fortune_head(d: Drawing) -> None:
    """Head and shoulders in the units of `parts.visage`, three-quarter left; the eyes would lie at (0, 0)."""
    _behind(d)
    _bust(d)
    _face(d)
    _band(d)
    _hair(d)


def _behind(d: Drawing) -> None:
    lock(d, [(-10, -40), (-34, -26), (-46, -2), (-62, 8), (-84, -4)], [(10, -40), (-20, -10), (-36, 14),
        (-62, 24),
        (-86, 0)], GOLD, count=5, seed=51)  # fmt: skip
    lock(d, [(-12, -30), (-30, 0), (-42, 26), (-60, 42), (-88, 40)], [(10, -30), (-10, 14), (-28, 44), (-58,
        58),
        (-90, 46)], GOLD, count=5, seed=52)  # fmt: skip
    lock(
        d,
        [(10, -40), (14, 4), (12, 40), (24, 72)],
        [(44, -40), (60, 0), (58, 42), (64, 76)],
        GOLD,
        count=6,
        seed=53,
    )


def _bust(d: Drawing) -> None:
    neck: list[Node] = [
        (-14, 40, "c"), (-14, 70), (-30, 92), (-72, 112, "c"), (-76, 150, "c"), (88, 150, "c"), (84, 116),
        (50, 96), (32, 78), (30, 30, "c"),
    ]  # fmt: skip
    d.shape(smooth(neck), FLESH, INNER, shade=[
        Shade(depth=0.24, spacing=4.8, width=2.6, reach=24), Shade(angle=-84, depth=0.5, spacing=4.4,
            width=2.8, reach=26),
    ])  # fmt: skip
    d.lens([(20, 54), (12, 78), (-2, 96)], 2.6)
    d.lens([(-12, 70), (-14, 84), (-10, 96)], 2.0)
    d.lens([(-40, 104), (-22, 100), (-6, 102)], 2.2)
    robe: list[Node] = [
        (-80, 118, "c"), (-44, 118), (-8, 132), (30, 122), (88, 108, "c"), (100, 160, "c"), (-90, 160, "c"),
    ]  # fmt: skip
    d.shape(smooth(robe), RED, INNER, shade=[Shade(depth=0.3, spacing=5, width=3), Shade(angle=90, depth=0.4,
        spacing=5, width=2.6)])  # fmt: skip


def _face(d: Drawing) -> None:
    face: list[Node] = [
        (-24, -46), (-32, -28), (-32, -14), (-29, -4), (-32, 10), (-30, 24), (-26, 38), (-20, 50), (-12, 57),
        (-4, 59), (5, 56), (20, 44), (31, 24), (35, 0), (36, -22), (30, -46),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=9, start=0.5, stop=0.82, cross=0)
    flush(d, 12, 24)
    visage.nose(d, (-29, 19), root=(-14, -12), snub=0.4, wing=12, hard=0.9)
    upper: list[Node] = [(-28, 36, "c"), (-21, 32), (-17, 34), (-12, 31.6), (-3, 35, "c"), (-16, 38)]
    lower: list[Node] = [(-27, 36.4, "c"), (-16, 38), (-4, 35.4, "c"), (-10, 43), (-20, 43.4)]
    d.shapes([smooth(upper), smooth(lower)], LIP, None)
    d.lens([(-29, 35), (-22, 37), (-16, 38), (-10, 36.6), (-1, 33.4)], 2.8)
    d.lens([(-21, 46.4), (-15, 47.6), (-9, 46)], 2.2)


def _band(d: Drawing) -> None:
    """The band over her eyes, knotted behind, its ends flying before the wind."""
    ends: tuple[list[Node], ...] = (
        [(36, -8, "c"), (58, -2), (74, -16), (96, -12, "c"), (90, 0, "c"), (74, -2), (56, 12), (36, 6, "c")],
        [(36, -4, "c"), (54, 10), (66, 6), (84, 20, "c"), (74, 30, "c"), (62, 20), (48, 24), (34, 8, "c")],
    )
    for end in ends:
        _linen(d, end)
    _linen(
        d,
        [
            (-35, -14, "c"),
            (-18, -11),
            (4, -13),
            (38, -22, "c"),
            (39, 2, "c"),
            (10, 9),
            (-14, 10),
            (-35, 3, "c"),
        ],
    )
    for y in (-6.0, 1.0):
        d.lens([(-32, y - 1), (-8, y + 3.4), (16, y + 1), (36, y - 7)], 2.2)
    d.lens([(-18, -10), (-19, -2), (-15, 8)], 2.4)


def _linen(d: Drawing, nodes: list[Node]) -> None:
    d.shape(
        smooth(nodes), WHITE, INNER, shade=[Shade(angle=50, depth=0.26, spacing=4.4, width=2.4, reach=12)]
    )


def _hair(d: Drawing) -> None:
    crown: list[Node] = [
        (-33, -13, "c"), (-36, -34), (-26, -56), (-4, -66), (22, -64), (42, -50), (50, -26), (46, -4, "c"),
        (39, -22), (26, -34), (6, -36), (-16, -30),
    ]  # fmt: skip
    d.shape(smooth(crown), GOLD, INNER)
    strands(
        d, [(6, -64), (-18, -52), (-33, -18)], [(10, -64), (36, -46), (46, -10)], count=12, width=2.6, seed=54
    )
    # The forelock by which one must seize her.
    lock(d, [(-12, -60), (-36, -66), (-58, -56), (-70, -36)], [(4, -56), (-22, -48), (-48, -40), (-69,
        -34)], GOLD,
        count=4, seed=55)  # fmt: skip
    lock(d, [(32, -40), (42, -16), (40, 10), (48, 36), (42, 62)], [(44, -40), (60, -14), (56, 14), (66, 40),
        (46, 66)], GOLD, count=6, seed=56)  # fmt: skip
    curl(d, 50, 64, 9, GOLD, turn=1, start=280)
    for x, y, r, fill in ((-8.0, -60.0, 9.0, RED), (12.0, -66.0, 10.0, WHITE), (32.0, -58.0, 9.0, RED)):
        bloom(d, x, y, r, fill, YELLOW)
    d.lens([(-20, -54), (-26, -46), (-28, -36)], DETAIL)
