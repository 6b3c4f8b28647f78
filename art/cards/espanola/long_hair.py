"""Hair with mass for two heads: long waves for a profile, a cavalier's locks for a three-quarter face."""

from __future__ import annotations

from art.cards.espanola.heads_young import strands
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing


def waves(d: Drawing, fill: str, sheen: str) -> None:
    """Of a profile to the left, from the temple over the ear to the shoulder, the light combed in."""
    mass: list[Node] = [
        (2, -40, "c"), (9, -26), (6, -12), (14, -2), (11, 10), (19, 22), (15, 36), (22, 52, "c"), (27, 46),
        (32, 58, "c"), (40, 50), (46, 56, "c"), (56, 40), (51, 24), (58, 8), (52, -10), (52, -28),
        (40, -42, "c"),
    ]  # fmt: skip
    d.shape(smooth(mass), fill, OUTER)
    for run, width in (
        ([(12, -34), (18, -16), (22, 2), (20, 18), (26, 34)], 4),
        ([(20, -36), (27, -16), (31, 4), (28, 24), (33, 44)], 3.4),
        ([(28, -37), (36, -16), (40, 6), (37, 26), (42, 44)], 4),
        ([(36, -36), (44, -18), (46, 0), (44, 18), (48, 34)], 3),
    ):
        d.lens(run, width, ink=sheen)


def locks_behind(d: Drawing, fill: str) -> None:
    """The shadowed mass of the locks behind neck and cheek."""
    mass: list[Node] = [
        (-26, -42), (-38, -18), (-43, 2), (-40, 18), (-44, 34), (-34, 44), (-20, 36), (0, 44), (26, 66),
        (48, 66),
        (56, 40), (54, 0), (40, -44),
    ]  # fmt: skip
    d.shape(smooth(mass), fill, OUTER, shade=[Shade(angle=90, depth=0.4, spacing=4.4, width=3, reach=44)])


def locks_before(d: Drawing, fill: str) -> None:
    """Parted under the hat, they fall in three bends on both sides of a face turned to the left."""
    far: list[Node] = [
        (-20, -40, "c"), (-29, -24), (-28, -6), (-33, 8), (-28, 22), (-33, 34), (-40, 46, "c"), (-41, 36),
        (-47, 36, "c"), (-42, 18), (-46, 2), (-40, -18), (-34, -40, "c"),
    ]  # fmt: skip
    near: list[Node] = [
        (0, -42, "c"), (14, -30), (20, -14), (17, 4), (26, 17), (20, 32), (28, 46), (22, 62, "c"), (31, 56),
        (35, 70, "c"), (42, 60), (52, 66, "c"), (54, 46), (61, 30), (54, 14), (57, -4), (49, -22),
        (38, -44, "c"),
    ]  # fmt: skip
    for lock in (far, near):
        d.shape(
            smooth(lock), fill, INNER, shade=[Shade(depth=0.34, spacing=5, width=2.8, reach=22, start=0.2)]
        )
    strands(
        d,
        [(8, -38), (24, -20), (25, 2), (33, 18), (27, 34), (33, 56)],
        [(18, -40), (34, -20), (33, 2), (41, 20), (35, 38), (41, 58)],
        [(27, -41), (42, -20), (42, 2), (50, 20), (43, 38), (49, 56)],
        [(-26, -36), (-35, -16), (-34, 2), (-38, 14), (-34, 28), (-39, 38)],
        width=3,
    )
