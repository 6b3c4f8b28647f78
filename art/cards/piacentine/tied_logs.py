"""3 di bastoni: three logs crossed and tied with a red-white-blue ribbon."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.piacentine.banner import banner
from art.cards.piacentine.card import px, py
from art.cards.piacentine.inks import DARK_RED, RED, STEEL, WHITE
from art.cards.piacentine.log import log

INKS = (RED, WHITE, STEEL)


def three_logs(d: Drawing) -> None:
    """3 di bastoni."""
    log(d, px(50), py(49), 800, 0, 116, cut=1)
    log(d, px(50), py(50), 830, -21, 122, flip=True)
    log(d, px(50), py(50), 830, 21, 122, cut=2)
    with d.at(px(50), py(50)):
        _tie(d)


def _tie(d: Drawing) -> None:
    """The ribbon round the crossing, and its bow."""
    tails: tuple[list[Point], ...] = (
        [(-6, 24), (-34, 56), (-86, 82), (-108, 118), (-146, 136), (-182, 130)],
        [(6, 24), (34, 60), (84, 92), (98, 130), (140, 150), (180, 144)],
    )
    for tail in tails:
        banner(d, tail, 24, INKS, fork=True)
    sash: list[Point] = [(-72, -14), (-40, -2), (0, 4), (40, -2), (72, -14)]
    banner(d, sash, 30, INKS)
    for side in (-1, 1):
        with d.at(flip=side < 0):
            inside: list[Node] = [(6, -2, "c"), (52, -54), (104, -62), (112, -30), (70, -8)]
            d.shape(smooth(inside), DARK_RED, OUTER, shade=[Shade(angle=60, depth=0.6, spacing=5, width=2.8)])
            loop: list[Point] = [(4, 2), (34, -12), (72, -20), (108, -36), (118, -60)]
            banner(d, loop, 22, INKS)
    knot: list[Node] = [(-20, -20), (0, -26), (20, -20), (23, 4), (18, 26), (0, 31), (-18, 26), (-23, 4)]
    d.shape(
        smooth(knot), RED, OUTER,
        shade=[Shade(depth=0.4, spacing=5), Shade(angle=180, depth=0.12, width=2)],
    )  # fmt: skip
    d.line(smooth([(-8, -22), (-10, 2), (-6, 27)], closed=False), INNER)
    d.line(smooth([(8, -22), (10, 2), (6, 27)], closed=False), INNER)
