"""Heads of the large half horses, each of another temper: ears, eye, forelock and marks of their own.

Local units of `parts.horse_head`: the head lies along the x axis, its poll near (0, -10).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from art.cards.kit.paths import Matrix, Node, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import horse_head
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.trevisane.inks import PAPER, RED

Part = Callable[[Drawing, Coat], None]


@dataclass(frozen=True, kw_only=True)
class Temper:
    """A horse's own features; `ears`: turn of the far and the near ear, degrees, and their size."""

    ears: tuple[float, float, float]
    mark: Part
    eye: Part
    forelock: Part


def head(d: Drawing, coat: Coat, at: Matrix, *, bridle: Bridle, temper: Temper) -> None:
    """The head at that carriage; draw neck and mane first."""
    far, near, size = temper.ears
    with d.under(at):
        _ear(d, (26, -36), size * 0.94, far, coat.far, coat.mane)
        _ear(d, (6, -28), size, near, coat.body, coat.mane)
        horse_head.head(d, coat)
        temper.mark(d, coat)
        temper.eye(d, coat)
        horse_head.bridle(d, bridle)
        temper.forelock(d, coat)


def _ear(d: Drawing, foot: tuple[float, float], size: float, turn: float, fill: str, lining: str) -> None:
    """A slim pointed ear that stands away from the head at right angles if `turn` is 0."""
    with d.at(*foot, size, turn):
        outer: list[Node] = [
            (14, 12, "c"), (17, -8), (12, -30), (0, -58, "c"), (-13, -32), (-16, -8), (-12, 12, "c"),
        ]  # fmt: skip
        d.shape(smooth(outer), fill, OUTER)
        inner: list[Node] = [(8, 4, "c"), (10, -12), (7, -28), (-1, -48, "c"), (-5, -28), (-3, -10)]
        d.shape(smooth(inner), lining, DETAIL)
        d.ticks(((-12, -8), (-6, -6), 2.2), ((-11, -18), (-5, -15), 2.2), ((-9, -28), (-4, -25), 2.0))


# The merry one: a broad white face, a round bright eye, a long forelock.


def _bald(d: Drawing, _coat: Coat) -> None:
    d.flats(smooth([(50, -47.6, "c"), (70, -47.6), (92, -42), (116, -34), (142, -30), (164, -29), (182, -26),
        (196, -19), (204, -8, "c"), (192, -16), (176, -11), (146, -12), (116, -18), (96, -27), (76, -38)]),
        ink=PAPER)  # fmt: skip
    for x in (112, 124, 136, 148, 160):
        rise = (148 - x) * 0.2
        d.ticks(((x, -13 - rise), (x + 10, -19 - rise * 1.1), 2.2))


def _bright(d: Drawing, coat: Coat) -> None:
    """The stock eye under a lifted lid, the light in it larger."""
    d.flats(circle(66, -22.4, 2.9), ink=PAPER)
    d.lens([(61, -14.4), (69, -12.4), (78, -14.6)], 2.4, ink=coat.body)
    d.lens([(46, -24), (57, -36), (71, -38), (86, -27)], 2.6)


def _blown(d: Drawing, coat: Coat) -> None:
    tuft: list[Node] = [
        (-8, -32, "c"), (8, -58), (36, -66), (62, -62), (86, -50), (108, -28, "c"), (84, -40), (98, -20, "c"),
        (72, -38), (56, -40), (72, -26, "c"), (44, -36), (16, -28, "c"),
    ]  # fmt: skip
    d.shape(smooth(tuft), coat.mane, INNER)
    sheen = coat.body
    d.lens([(6, -42), (34, -56), (62, -52), (86, -40)], 2.6, ink=sheen)
    d.lens([(10, -36), (34, -48), (58, -45), (78, -34)], 2.6, ink=sheen)


# The quiet one: heavy lids, ears apart, a plaited forelock, a pale snip on the nose.


def _snip(d: Drawing, _coat: Coat) -> None:
    d.flats(smooth([(172, -28, "c"), (184, -26), (197, -19), (205, -8), (207, 2, "c"), (200, -6), (196, -14),
        (184, -17)]), ink=PAPER)  # fmt: skip
    d.flats(smooth([(78, -46, "c"), (90, -40), (104, -31, "c"), (92, -26), (82, -34)]), ink=PAPER)


def _drowsy(d: Drawing, coat: Coat) -> None:
    """The stock eye under a lid that hangs."""
    d.flats(circle(66, -22.2, 2.6), ink=PAPER)
    d.lens([(47, -17), (56, -27), (69, -29.6), (82, -24), (92, -12)], 7.0)
    d.lens([(61, -14.6), (69, -13), (78, -15)], 2.2, ink=coat.body)


def _plait(d: Drawing, coat: Coat) -> None:
    tip: list[Node] = [
        (76, -49, "c"), (88, -52), (100, -42, "c"), (90, -43), (94, -35, "c"), (82, -39), (76, -42, "c"),
    ]  # fmt: skip
    d.shape(smooth(tip), coat.mane, INNER)
    for x, half in ((66.0, 7.0), (53.0, 8.0), (39.0, 8.6)):
        knot: list[Node] = [
            (x - 9, -48 - half * 0.4),
            (x, -50 - half),
            (x + 10, -48),
            (x + 2, -44 + half * 0.5),
        ]
        d.shape(smooth(knot), coat.mane, INNER)
        d.lens([(x - 5, -49), (x, -51), (x + 5, -49)], 2.2, ink=coat.far)
    d.shape(smooth([(70, -52), (78, -53), (80, -42), (72, -40)]), RED, INNER)


# The fiery one: ears flat, the white of the eye, a star.


def _star(d: Drawing, _coat: Coat) -> None:
    d.flats(smooth([(92, -33, "c"), (102, -32), (112, -25, "c"), (103, -24), (97, -19, "c"), (98, -27)]),
        ink=PAPER)  # fmt: skip


def _rolling(d: Drawing, coat: Coat) -> None:
    """The stock eye, a sliver of white in its corner, the lid pressed down in a furrow."""
    d.flats(
        smooth([(52, -18.4, "c"), (56, -22.4), (58.4, -23.6, "c"), (57, -19), (59, -14.6, "c")]), ink=PAPER
    )
    d.lens([(44, -24), (56, -36), (72, -37), (88, -24)], 4.6)
    d.lens([(84, -30), (94, -22), (102, -20)], 3.0, ink=coat.mane)


def _swept(d: Drawing, coat: Coat) -> None:
    tuft: list[Node] = [
        (-10, -30, "c"), (-4, -46), (12, -54), (28, -56), (42, -54), (58, -47, "c"), (46, -47),
        (54, -38, "c"), (38, -42), (42, -32, "c"), (28, -38), (16, -38), (6, -26, "c"),
    ]  # fmt: skip
    d.shape(smooth(tuft), coat.mane, INNER)
    d.lens([(2, -40), (16, -48), (32, -48), (46, -46)], 2.2, ink=coat.body)
    d.lens([(4, -34), (16, -42), (30, -43)], 2.2, ink=coat.body)


MERRY: Final = Temper(ears=(-12, -34, 0.96), mark=_bald, eye=_bright, forelock=_blown)
QUIET: Final = Temper(ears=(-2, -40, 1.06), mark=_snip, eye=_drowsy, forelock=_plait)
FIERY: Final = Temper(ears=(-52, -78, 0.74), mark=_star, eye=_rolling, forelock=_swept)
