"""Hair and beards of the courts, in the heads' units: drawn in masses with strands, not in curtains.

`…_behind` comes before the neck, the rest after the face and before the hat.
"""

from __future__ import annotations

from typing import Final

from art.cards.kit.inks import LIP
from art.cards.kit.paths import Node, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.trevisane.locks import beard, curl, lock, strands

CHESTNUT: Final = "#9a5a26"
AUBURN: Final = "#c9732a"


def bush_behind(d: Drawing, tone: str) -> None:
    """The far side and the nape of a bushy bob, three-quarter view."""
    lock(d, [(-20, -44), (-33, -28), (-39, -4), (-37, 16), (-28, 30)], [(10, -44), (0, -28), (-6, -4),
        (-8, 16), (-12, 36)], tone, count=6, seed=3)  # fmt: skip
    lock(d, [(8, -44), (8, -20), (8, 8), (12, 28), (24, 42)], [(38, -44), (54, -22), (58, 6), (53, 28),
        (36, 42)], tone, count=4, seed=4)  # fmt: skip


def bush_before(d: Drawing, tone: str, *, away: float = 0.0) -> None:
    """The near side of a bushy bob, rolled at its end; `away`: how far the far lock leaves the face."""
    lock(d, [(9, -45), (15, -30), (18, -12), (16, 8), (20, 26)], [(40, -45), (54, -24), (58, 2), (55, 22),
        (46, 36)], tone, count=11, seed=5)  # fmt: skip
    for x, y, r in ((52, 27, 7.6), (39, 36, 8.4), (25, 34, 7.6)):
        curl(d, x, y, r, tone, turn=1, start=280)
    with d.at(-away):
        lock(d, [(-23, -44), (-29, -28), (-30, -12), (-29, 4)], [(-12, -44), (-22, -30), (-24.6, -14),
            (-28, 4)], tone, count=2, seed=6)  # fmt: skip


def waves_behind(d: Drawing, tone: str) -> None:
    """Hair falling to the shoulders, three-quarter view: the far side and the back."""
    lock(d, [(-20, -44), (-32, -24), (-33, 2), (-37, 28), (-33, 50)], [(6, -44), (-2, -24), (-6, 2),
        (-10, 28), (-16, 48)], tone, count=6, seed=7)  # fmt: skip
    lock(d, [(8, -44), (10, -16), (10, 16), (14, 44), (12, 62)], [(38, -44), (48, -18), (48, 14), (54, 42),
        (50, 64)], tone, count=5, seed=8)  # fmt: skip


def waves_before(d: Drawing, tone: str, *, away: float = 0.0) -> None:
    """The near side of hair falling to the shoulders in three locks; `away` as for a bob."""
    lock(d, [(28, -45), (36, -26), (35, 0), (42, 26), (36, 46), (42, 62)], [(40, -45), (50, -24), (50, 2),
        (58, 26), (52, 48), (43, 63)], tone, count=4, seed=9)  # fmt: skip
    lock(d, [(18, -45), (26, -28), (25, -4), (31, 20), (25, 42), (31, 60)], [(34, -45), (42, -26), (41, 0),
        (48, 24), (42, 46), (32, 61)], tone, count=5, seed=10)  # fmt: skip
    lock(d, [(8, -45), (14, -31), (17, -12), (16, 6), (21, 24), (16, 42)], [(26, -45), (33, -28), (32, -6),
        (37, 14), (34, 32), (17, 43)], tone, count=5, seed=11)  # fmt: skip
    with d.at(-away):
        lock(d, [(-23, -44), (-29.6, -26), (-28, -4), (-33, 20), (-31, 36)], [(-12, -44), (-22, -30),
            (-24.6, -6), (-25, 16), (-30, 37)], tone, count=2, seed=12)  # fmt: skip


def frontal_behind(d: Drawing, tone: str, *, drop: float = 50.0, count: int = 7) -> None:
    """Hair behind a frontal face, down to y = `drop`."""
    lock(d, [(-32, -44), (-42, -10), (-44, drop * 0.5), (-40, drop)], [(36, -44), (46, -10),
        (48, drop * 0.5), (44, drop)], tone, count=count, seed=16)  # fmt: skip


def frontal_before(d: Drawing, tone: str, *, drop: float = 50.0, rolls: int = 2, count: int = 7) -> None:
    """Hair down both sides of a frontal face, rolled at the ends."""
    for flip in (False, True):
        with d.at(4 if flip else 0, flip=flip):
            lock(d, [(-30, -45), (-43, -22), (-47, 6), (-46, drop * 0.62), (-50, drop - 6)], [(-15, -45),
                (-24, -26), (-26, -2), (-26, drop * 0.5), (-30, drop)], tone, count=count,
                seed=17)  # fmt: skip
            spots = ((-46, drop - 2, 8.4), (-33, drop + 1, 8.0), (-40, drop - 15, 7.0))
            for x, y, r in spots[:rolls]:
                curl(d, x, y, r, tone, turn=-1, start=260)


def profile_hair(d: Drawing, tone: str) -> None:
    """Hair behind a profile that looks left: from under the hat to the collar, rolled outwards."""
    lock(d, [(13, -44), (16, -22), (19, -4), (18, 16), (20, 34)], [(38, -44), (48, -22), (50, 2), (50, 22),
        (58, 40)], tone, count=9, seed=18)  # fmt: skip
    for x, y in ((50, 42), (36, 47), (23, 42)):
        curl(d, x, y, 8, tone, turn=1, start=290)


def profile_bob(d: Drawing, tone: str) -> None:
    """A page's bob beside a profile that looks left: over the ear, down to the jaw, rolled under."""
    lock(d, [(20, -45), (24, -22), (27, 0), (27, 20), (34, 36)], [(40, -45), (56, -22), (60, 4), (57, 24),
        (50, 38)], tone, count=6, seed=23)  # fmt: skip
    lock(d, [(2, -45), (8, -28), (10, -8), (8, 10), (12, 28)], [(32, -45), (44, -22), (47, 2), (45, 20),
        (38, 34)], tone, count=9, seed=24)  # fmt: skip
    for x, y, r in ((52, 34, 7.4), (38, 39, 8.2), (22, 36, 8.2), (9, 29, 6.4)):
        curl(d, x, y, r, tone, turn=1, start=280)
    lock(d, [(-18, -44), (-23, -36), (-21, -29)], [(18, -44), (8, -32), (-18, -28)], tone, count=5, seed=25)


def flowing_beard(d: Drawing, tone: str) -> None:
    """A long beard in profile, ending in points."""
    beard(d, [(19, -4, "c"), (13, 8), (3, 15), (-8, 17), (-15, 22), (-21.6, 22.4), (-26, 27), (-29, 38),
        (-33, 52), (-41, 68, "c"), (-31, 66), (-30, 78, "c"), (-21, 70), (-15, 80, "c"), (-7, 66),
        (0, 68, "c"), (6, 50), (16, 34), (22, 12)], tone, [(((-22, 28), (-25, 42), (-37, 64)),
        ((-8, 22), (-12, 44), (-28, 74)), 5), (((-6, 22), (-9, 46), (-16, 74)), ((18, 6), (17, 28),
        (-2, 62)), 7)])  # fmt: skip
    d.shape(smooth([(-25.4, 12.6, "c"), (-19, 11.6), (-11, 15.4), (-6, 21), (-9, 27, "c"), (-15, 22.6),
        (-21, 21.6), (-27.4, 22, "c"), (-29, 17)]), tone, DETAIL)  # fmt: skip
    strands(
        d, [(-25, 15), (-16, 16), (-9, 24)], [(-26, 20), (-18, 20), (-12, 23)], count=2, width=2.0, seed=3
    )


def full_beard(d: Drawing, tone: str, moustache: str) -> None:
    """A full square beard on a frontal face, with a moustache of another tone."""
    cheek: list[Node] = [(29, -6, "c"), (26.4, 8), (20.6, 16), (12, 15.6), (2, 13.4)]
    other = mirror(cheek[:-1], 2)
    ends: list[Node] = [(-27, 24), (-28, 44), (-25, 62), (-19, 70, "c"), (-14, 66), (-10, 76, "c"), (-4, 68),
        (2, 80, "c"), (8, 68), (14, 76, "c"), (18, 66), (23, 70, "c"), (29, 62), (32, 44),
        (31, 24)]  # fmt: skip
    beard(d, [*cheek, *other, *ends], tone, [(((-24, 6), (-25, 40), (-18, 66)), ((-4, 34), (-4, 52),
        (-4, 66)), 4), (((8, 34), (8, 52), (8, 66)), ((28, 6), (29, 40), (22, 66)), 4),
        (((-2, 36), (0, 52), (1, 70)), ((6, 36), (4, 52), (3, 70)), 1)])  # fmt: skip
    d.flats(smooth([(-7, 20.4, "c"), (2, 19), (11, 20.4, "c"), (7, 25.6), (-3, 25.6)]), ink=LIP)
    d.lens([(-8, 20.6), (-1, 21.2), (5, 21.2), (12, 20.6)], 2.2)
    for side in (-1, 1):
        wing: list[Node] = [(2, 12.6, "c"), (2 + side * 8, 12.6), (2 + side * 16, 19),
            (2 + side * 23, 24, "c"), (2 + side * 14, 25), (2 + side * 6, 20.4), (2, 18.4, "c")]  # fmt: skip
        d.shape(smooth(wing), moustache, INNER)
        d.lens([(2 + side * 4, 16), (2 + side * 11, 18.6), (2 + side * 19, 23)], 1.8, ink=tone)
