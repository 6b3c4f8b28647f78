"""Hair and beards in masses with strands: bobs, waves, curls, braids, and six beards."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts.locks import Edge, Locks, strand_ink

_LOCKS: Final = Locks(
    word="bergamo", width=3.0, bearded=2.8, supple=True,
    shade=Shade(angle=20, depth=0.2, spacing=5, width=2.5, reach=16),
)  # fmt: skip
strands, beard = _LOCKS.strands, _LOCKS.beard


def lock(d: Drawing, left: Edge, right: Edge, tone: str, *, count: int = 5, seed: int = 1) -> None:
    """A lock between two edges; black hair has fewer strands, or it would look striped."""
    few = max(2, round(count * 0.5)) if tone == INK else count
    _LOCKS.lock(d, left, right, tone, count=few, width=2.2 if tone == INK else None, seed=seed)


def curl(d: Drawing, x: float, y: float, r: float, tone: str, *, turn: int = 1, start: float = 0.0) -> None:
    """A rolled curl: a disc with a tapering spiral, shaded on its dark side."""
    d.shape(circle(x, y, r), tone, INNER)
    spiral: list[Point] = []
    for k in range(8):
        a, reach = math.radians(start + turn * 68 * k), r * (0.86 - 0.1 * k)
        spiral.append((x + reach * math.cos(a), y + reach * math.sin(a)))
    d.fold((spiral, 3.2), ink=strand_ink(tone))


def bob(d: Drawing, tone: str, *, behind: bool) -> None:
    """The grey bob of the old cards, three-quarter view: straight, rolled under at the jaw."""
    if behind:
        lock(d, [(-26, -40), (-40, -20), (-46, 8), (-48, 36), (-38, 52)], [(-6, -40), (-12, -16), (-14, 10),
            (-14, 34),
            (-18, 54)], tone, count=7, seed=3)  # fmt: skip
        lock(
            d,
            [(14, -40), (14, -10), (14, 20), (16, 48)],
            [(44, -40), (58, -14), (64, 20), (58, 54)],
            tone,
            count=5,
            seed=4,
        )
        return
    lock(d, [(14, -42), (19, -24), (22, -2), (20, 22), (22, 44)], [(46, -42), (60, -20), (66, 6), (66, 32),
        (58, 52)], tone,
        count=12, seed=5)  # fmt: skip
    for x, y, r in ((62, 46, 9.5), (46, 55, 10), (29, 52, 9.5)):
        curl(d, x, y, r, tone, turn=1, start=270)
    lock(
        d,
        [(-30, -40), (-37, -22), (-37, -4), (-35, 8)],
        [(-16, -42), (-28, -26), (-31, -8), (-34, 8)],
        tone,
        count=2,
        seed=6,
    )


def waves(d: Drawing, tone: str, *, behind: bool) -> None:
    """Long waves to the shoulder, three-quarter view."""
    if behind:
        lock(d, [(-26, -40), (-40, -14), (-38, 20), (-48, 52), (-40, 84)], [(0, -40), (-8, -14), (-10, 18),
            (-16, 48),
            (-20, 78)], tone, count=7, seed=7)  # fmt: skip
        lock(
            d,
            [(10, -40), (12, 0), (10, 40), (16, 84)],
            [(42, -45), (62, 0), (60, 40), (70, 92)],
            tone,
            count=5,
            seed=8,
        )
        return
    for k, (dx, drop) in enumerate(((22, 88), (11, 92), (0, 74))):
        lock(d, [(14 + dx * 0.5, -45), (22 + dx, -20), (20 + dx, 10), (28 + dx, 38), (20 + dx, 62), (26 + dx,
            drop)],
            [(34 + dx * 0.4, -45), (40 + dx, -18), (38 + dx, 12), (46 + dx, 40), (40 + dx, 64), (28 + dx,
                drop + 2)], tone,
            count=5, seed=9 + k)  # fmt: skip
    lock(d, [(-30, -40), (-38, -18), (-36, 4), (-42, 30), (-38, 52)], [(-14, -42), (-27, -22), (-31, 2),
        (-33, 26), (-37, 53)],
        tone, count=3, seed=12)  # fmt: skip


def ringlets(d: Drawing, tone: str, spots: Sequence[tuple[float, float, float]]) -> None:
    """Tight curls, each (x, y, radius), one over the other."""
    for k, (x, y, r) in enumerate(spots):
        curl(d, x, y, r, tone, turn=1 if k % 2 else -1, start=60 * k)


def curtain(d: Drawing, tone: str, *, drop: float, behind: bool, wide: float = 0.0) -> None:
    """Straight hair on both sides of a frontal face (axis x = 0), down to y = `drop`."""
    if behind:
        lock(d, [(-42, -40), (-50 - wide, 0), (-52 - wide, drop * 0.6), (-48 - wide, drop)], [(42, -40),
            (50 + wide, 0),
            (52 + wide, drop * 0.6), (48 + wide, drop)], tone, count=9, seed=16)  # fmt: skip
        return
    for flip in (False, True):
        with d.at(flip=flip):
            lock(d, [(-38, -44), (-54 - wide, -18), (-59 - wide, 14), (-57 - wide, drop * 0.6), (-60 - wide,
                drop)],
                [(-16, -44), (-30, -24), (-35, 2), (-33, drop * 0.5), (-36, drop + 4)], tone, count=9,
                    seed=17)  # fmt: skip


def nape(d: Drawing, tone: str, *, drop: float = 50.0, rolls: bool = True) -> None:
    """Hair of a profile that looks left: over the ear, down to the collar."""
    lock(d, [(24, -42), (30, -20), (32, 4), (32, 28), (38, drop)], [(50, -42), (68, -18), (74, 10), (70, 34),
        (66, drop + 4)],
        tone, count=8, seed=23)  # fmt: skip
    lock(d, [(4, -42), (10, -24), (14, -4), (11, 18), (16, drop - 10)], [(40, -42), (54, -18), (58, 6), (54,
        28), (46, drop)],
        tone, count=11, seed=24)  # fmt: skip
    if rolls:
        for x, y, r in ((63, drop, 9), (46, drop + 6, 10), (28, drop + 1, 9.5), (14, drop - 8, 8)):
            curl(d, x, y, r, tone, turn=1, start=280)


def patriarch(d: Drawing, tone: str) -> None:
    """A long beard in profile, streaming forward in points, with a heavy moustache."""
    beard(d, [(26, -2, "c"), (20, 14), (8, 24), (-8, 27), (-20, 31), (-29, 33), (-36, 42), (-40, 58), (-46,
        76),
        (-58, 100, "c"), (-42, 96), (-40, 116, "c"), (-27, 104), (-17, 120, "c"), (-8, 102), (4, 108, "c"),
            (10, 84),
        (22, 92, "c"), (24, 62), (30, 40), (32, 14)], tone, [
        (((-30, 40), (-36, 62), (-52, 94)), ((-12, 34), (-18, 66), (-36, 108)), 6),
        (((-10, 34), (-14, 66), (-18, 112)), ((24, 10), (24, 46), (2, 100)), 8),
        (((26, 8), (28, 40), (20, 84)), ((30, 12), (30, 44), (22, 84)), 2)])  # fmt: skip
    d.shape(smooth([(-34, 19, "c"), (-25, 17), (-14, 22), (-6, 32), (-8, 44, "c"), (-17, 34), (-28, 31), (-38,
        36, "c"),
        (-40, 26)]), tone, INNER)  # fmt: skip
    strands(
        d, [(-33, 22), (-22, 24), (-11, 38)], [(-36, 30), (-26, 29), (-15, 36)], count=3, width=2.4, seed=3
    )


def round_beard(d: Drawing, tone: str) -> None:
    """A short round beard on a broad frontal face, with a moustache curled up."""
    beard(d, [(44, 6, "c"), (38, 24), (28, 30), (14, 26), (0, 25), (-14, 26), (-28, 30), (-38, 24), (-44, 6,
        "c"),
        (-50, 24), (-46, 46), (-38, 52, "c"), (-40, 64), (-26, 66, "c"), (-22, 78), (-8, 74, "c"), (0, 84),
            (8, 74, "c"),
        (22, 78), (26, 66, "c"), (40, 64), (38, 52, "c"), (46, 46), (50, 24)], tone, [
        (((-44, 16), (-42, 40), (-32, 58)), ((-6, 46), (-7, 58), (-8, 70)), 9),
        (((6, 46), (7, 58), (8, 70)), ((44, 16), (42, 40), (32, 58)), 9),
        (((-5, 48), (-2, 60), (0, 76)), ((5, 48), (2, 60), (0, 76)), 2)])  # fmt: skip
    for side in (-1, 1):
        wing: list[Node] = [(0, 24, "c"), (side * 10, 21), (side * 22, 27), (side * 34, 23), (side * 38, 12,
            "c"),
            (side * 43, 24), (side * 34, 35), (side * 18, 36), (0, 31, "c")]  # fmt: skip
        d.shape(smooth(wing), tone, INNER)
        strands(d, [(side * 3, 26), (side * 16, 27), (side * 36, 20)], [(side * 3, 30), (side * 16, 33),
            (side * 38, 26)],
            count=3, width=2.4, seed=4)  # fmt: skip


def forked(d: Drawing, tone: str) -> None:
    """A black beard parted into two points, three-quarter view, with a straight moustache."""
    beard(d, [(36, 2, "c"), (30, 20), (18, 32), (6, 36), (-4, 35), (-10, 40), (-20, 40), (-26, 34), (-31, 24,
        "c"), (-36, 42),
        (-36, 62), (-30, 78), (-28, 98, "c"), (-16, 84), (-10, 70, "c"), (-6, 84), (4, 102, "c"), (12, 82),
            (22, 70), (32, 50),
        (38, 24)], tone, [(((-32, 36), (-33, 58), (-27, 88)), ((-14, 42), (-12, 56), (-13, 74)), 5),
        (((-6, 40), (-5, 60), (2, 90)), ((34, 10), (30, 42), (10, 78)), 9)])  # fmt: skip
    near: list[Node] = [(-17, 24, "c"), (-6, 21), (8, 25), (22, 33, "c"), (10, 34), (-4, 32), (-16, 31, "c")]
    far: list[Node] = [
        (-18, 24, "c"),
        (-25, 21),
        (-33, 25),
        (-42, 33, "c"),
        (-33, 33),
        (-25, 31),
        (-18, 31, "c"),
    ]
    for half in (far, near):
        d.shape(smooth(half), tone, DETAIL)
    d.lens([(-13, 26), (-2, 26), (14, 31)], 2.0, ink=strand_ink(tone))
    d.lens([(-20, 26), (-26, 25), (-36, 31)], 1.8, ink=strand_ink(tone))


def drooping(d: Drawing, tone: str) -> None:
    """A long moustache hanging past the chin, frontal view."""
    for side in (-1, 1):
        wing: list[Node] = [(0, 23, "c"), (side * 12, 20), (side * 24, 30), (side * 29, 48), (side * 27, 72,
            "c"),
            (side * 20, 54), (side * 15, 38), (0, 30, "c")]  # fmt: skip
        d.shape(smooth(wing), tone, INNER)
        ink = strand_ink(tone)
        d.lens([(side * 3, 26), (side * 16, 30), (side * 24, 50)], 2.2, ink=ink)
        d.lens([(side * 10, 24), (side * 22, 34), (side * 26, 60)], 2.0, ink=ink)


def imperial(d: Drawing, tone: str) -> None:
    """A pointed chin beard and an upturned moustache, in profile."""
    beard(d, [(-29, 38, "c"), (-34, 48), (-40, 64), (-46, 84, "c"), (-30, 74), (-18, 60), (-10, 50, "c"),
        (-18, 44), (-24, 40)],
        tone, [(((-30, 44), (-36, 58), (-44, 78)), ((-16, 48), (-22, 58), (-36, 74)), 5)])  # fmt: skip
    d.shape(smooth([(-34, 20, "c"), (-24, 19), (-12, 25), (-2, 20), (2, 10, "c"), (5, 22), (-4, 33), (-18,
        31), (-35, 28, "c")]),
        tone, INNER)  # fmt: skip
    ink = strand_ink(tone)
    d.lens([(-31, 23), (-18, 26), (-2, 22)], 2.2, ink=ink)
    d.lens([(-30, 27), (-18, 29), (-6, 29)], 1.8, ink=ink)


def whiskers(d: Drawing, tone: str) -> None:
    """Great side whiskers running into a moustache, the chin bare; three-quarter view."""
    beard(d, [(36, -16, "c"), (28, 0), (22, 16), (8, 24), (-8, 20), (-17, 23), (-18, 31), (-6, 34), (4, 36),
        (10, 46),
        (14, 58, "c"), (24, 54), (30, 60, "c"), (36, 44), (44, 46, "c"), (44, 20), (44, -8)], tone, [
        (((32, -4), (28, 14), (12, 30)), ((42, 0), (40, 26), (30, 50)), 7), (((-14, 24), (0, 26), (18, 22)),
            ((-14, 30), (2, 32),
        (20, 40)), 4)])  # fmt: skip
    far: list[Node] = [
        (-18, 23, "c"),
        (-25, 20),
        (-31, 24),
        (-36, 18),
        (-40, 30),
        (-34, 38, "c"),
        (-27, 32),
        (-18, 31, "c"),
    ]
    d.shape(smooth(far), tone, INNER)
    d.lens([(-20, 26), (-27, 26), (-35, 30)], 2.0, ink=strand_ink(tone))


def frizz(d: Drawing, tone: str, *, drop: float = 40.0) -> None:
    """Short hair behind the ear of a three-quarter face, combed back."""
    lock(d, [(16, -42), (18, -28), (24, -14), (38, -6), (38, drop * 0.6), (34, drop)], [(44, -42), (54, -26),
        (56, -4),
        (55, drop * 0.5), (50, drop), (38, drop + 6)], tone, count=8, seed=31)  # fmt: skip
    d.lens([(22, -34), (30, -20), (44, -12)], 2.4, ink=strand_ink(tone))


def tuft(d: Drawing, nodes: Sequence[Node], tone: str, flow: tuple[Edge, Edge, int]) -> None:
    """A fringe or forelock: its outline and strands."""
    d.shape(smooth(list(nodes)), tone, DETAIL)
    left, right, count = flow
    strands(d, left, right, count=count, width=2.6, seed=41)
