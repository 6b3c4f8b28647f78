"""5 di spade: a tiny country scene in black between the swords, and again upside down below."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.inks import INK, PAPER
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, circle, ellipse, polyline, smooth
from art.cards.kit.svg import INNER, Drawing
from art.cards.napoletane.card import px, py
from art.cards.napoletane.sword import sword


def five_swords(d: Drawing) -> None:
    """5 di spade."""
    for x, y, turn, cut in (
        (21, 23.6, -0.4, 0), (21.1, 76.4, 180.4, 1), (79, 23.5, 0.5, 2), (78.9, 76.4, 179.5, 0),
    ):  # fmt: skip
        sword(d, px(x), py(y), 306, 38, turn, cut=cut)
    with d.at(px(50), py(41.5)):
        scene(d)
    with d.at(px(50), py(58.5), rotate=180):
        scene(d, later=True)
    sword(d, px(50), py(50), 350, 38, -90, cut=1)


def scene(d: Drawing, *, later: bool = False) -> None:
    """The scene: about 200 wide, 250 high, standing on y = 0. `later`: the same men a moment after, the dog
    running back to the digger, the birds flown on.
    """
    _far(d, ((22, -158), (46, -172), (66, -150)) if later else ((44, -148), (62, -164), (30, -170)))
    with d.at(2 if later else 0, 0, (1.02, 0.95) if later else 1.0):
        _pine(d)
    _ground(d)
    with d.at(-44 if later else -47, -17, 0.98, 5 if later else 0):
        _digger(d)
    with d.at(72 if later else 70, -16, 0.97 if later else 1.0):
        _piper(d)
    with d.at(26 if later else 21, -16 if later else -15, 0.92, -6 if later else 0, flip=later):
        _dog(d)


def _far(d: Drawing, birds: Sequence[Point]) -> None:
    """Birds over the field."""
    for x, y in birds:
        d.lens([(x - 10, y - 5), (x - 4, y - 6), (x, y)], 3.2)
        d.lens([(x + 10, y - 7), (x + 4, y - 6), (x, y)], 3.2)


def _pine(d: Drawing) -> None:
    """An umbrella pine behind the digger, its crown in black clouds."""
    with d.at(-116, 0):
        trunk: list[Station] = [(26, -8, 4.6), (31, -60, 3.6), (41, -120, 3.2), (52, -176, 2.6)]
        d.limb(trunk, INK, None, depth=0)
        for track in (
            [(43, -130, 2.2), (62, -158, 1.6), (78, -178, 1.4)],
            [(44, -140, 2.2), (36, -164, 1.6), (30, -178, 1.4)],
        ):
            d.limb(track, INK, None, depth=0)
    with d.at(-98, -26, 0.86):
        crowns: list[list[Node]] = [
            [
                (-4, -178), (-14, -188), (-2, -199), (10, -202), (20, -212), (36, -206), (48, -214),
                (66, -208),
                (80, -200), (98, -196), (104, -185), (92, -178), (74, -174), (56, -178), (42, -173),
                (24, -178),
                (10, -174),
            ],
            [(12, -206), (18, -222), (34, -230), (50, -236), (68, -230), (78, -218), (76, -206),
            (56, -202), (36, -204)],
        ]  # fmt: skip
        for crown in reversed(crowns):
            d.shape(smooth(crown), INK, None)
        for x, y, w in (
            (8, -188, 16),
            (32, -194, 20),
            (64, -192, 18),
            (86, -188, 12),
            (30, -216, 14),
            (56, -220, 15),
        ):
            d.lens([(x - w / 2, y + 3), (x, y - 3), (x + w / 2, y + 2)], 2.6, ink=PAPER)


def _ground(d: Drawing) -> None:
    hill: list[Node] = [
        (-98, -4, "c"), (-84, -12), (-60, -17), (-30, -14), (0, -16), (36, -15), (66, -17), (88, -11),
        (98, -4, "c"),
        (60, -1), (20, -4), (-30, 0), (-70, -3),
    ]  # fmt: skip
    d.shape(smooth(hill), INK, None)
    for x, y in ((-80, -8), (-44, -10), (-16, -8), (18, -9), (46, -9), (76, -8)):
        d.lens([(x - 11, y + 1), (x, y - 1), (x + 11, y + 1)], 2.2, ink=PAPER)
    for x in (-92, -30, -24, 22, 40, 94):
        y = -13 if abs(x) < 90 else -6
        d.fold(
            ([(x, y), (x - 4, y - 9)], 2.6),
            ([(x + 2, y), (x + 3, y - 11)], 2.6),
            ([(x + 4, y), (x + 9, y - 8)], 2.6),
        )
    for y, x0, x1 in ((6, -70, -20), (8, 4, 66), (13, -40, 24)):
        d.lens([(x0, y), ((x0 + x1) / 2, y - 1.5), (x1, y)], 2.4)


def _hat(d: Drawing, x: float, y: float, turn: float) -> None:
    with d.at(x, y, rotate=turn):
        d.shape(smooth([(-15, 0), (0, -3.4), (15, 0), (0, 2.8)]), INK, None)
        d.shape(
            smooth([(-8.5, 0, "c"), (-7.5, -10), (-2, -12.5), (3, -11), (7.5, -12), (8.5, 0, "c")]), INK, None
        )
        d.lens([(-8.5, -3.6), (0, -5), (8.5, -3.6)], 1.9, ink=PAPER)


def _digger(d: Drawing) -> None:
    """A man bent over his spade, facing right; 90 high, standing on y = 0."""
    legs: list[list[Station]] = [
        [(-12, -44, 8), (-18, -22, 5.4), (-25, -3, 4.2), (-16, 0, 2.6)],
        [(-8, -44, 8.6), (4, -26, 6.2), (0, -4, 4.4), (10, 0, 2.8)],
    ]
    for leg in legs:
        d.limb(leg, INK, None, end="round", depth=0)
    coat: list[Node] = [
        (-20, -36, "c"), (-22, -52), (-12, -70), (2, -79), (12, -77), (13, -66), (4, -54), (0, -36, "c"),
        (-9, -33),
    ]  # fmt: skip
    d.shape(smooth(coat), INK, None)
    d.line(polyline([(17, -64), (34, -3)], closed=False), INNER + 0.9)
    d.shape(smooth([(29, -12, "c"), (38, -14, "c"), (41, 0), (36, 7, "c"), (31, 1)]), INK, None)
    for arm in ([(6, -72, 5), (12, -58, 4), (21, -50, 3.2)], [(4, -70, 5), (4, -50, 4.2), (24, -38, 3.2)]):
        d.limb(arm, INK, None, start="round", end="round", depth=0)
    d.shape(ellipse(16, -83, 6.5, 7.2), INK, None)
    d.shape(polyline([(20, -86), (26.5, -80), (20, -78)]), INK, None)
    _hat(d, 15, -88, 14)
    d.lens([(-17, -44), (-8, -47), (0, -45)], 2.2, ink=PAPER)
    d.lens([(3, -68), (3, -58), (6, -50)], 1.8, ink=PAPER)
    d.lens([(-8, -42), (-4, -34), (2, -27)], 1.8, ink=PAPER)


def _piper(d: Drawing) -> None:
    """A man blowing a horn towards the left, a bag at his hip; 96 high."""
    legs: list[list[Station]] = [
        [(4, -40, 7), (9, -20, 5), (10, -4, 4), (3, 0, 2.6)],
        [(-4, -40, 7), (-10, -22, 5.2), (-11, -4, 4), (-20, 0, 2.6)],
    ]
    for leg in legs:
        d.limb(leg, INK, None, end="round", depth=0)
    coat: list[Node] = [
        (-11, -72), (-4, -77), (6, -76), (12, -70), (10, -54), (16, -30, "c"), (3, -33), (-12, -30, "c"),
        (-9, -52),
    ]  # fmt: skip
    d.shape(smooth(coat), INK, None)
    d.shape(ellipse(-2, -83, 6.4, 7.4), INK, None)
    d.shape(polyline([(-6, -85), (-11, -81), (-6, -79)]), INK, None)
    _hat(d, -1, -88, -8)
    horn: list[Node] = [
        (-8, -81, "c"),
        (-22, -87),
        (-34, -99, "c"),
        (-42, -88, "c"),
        (-26, -80),
        (-8, -78.5, "c"),
    ]
    d.shape(smooth(horn), INK, None)
    d.lens([(-34, -99), (-39, -95), (-42, -88)], 3, ink=PAPER)
    for arm in (
        [(8, -70, 5), (2, -60, 4.4), (-12, -68, 3.4), (-18, -81, 3)],
        [(-8, -70, 4.6), (-16, -62, 4), (-24, -80, 3)],
    ):
        d.limb(arm, INK, None, start="round", end="round", depth=0)
    d.shape(ellipse(13, -46, 6, 8), INK, None)
    d.lens([(-8, -73), (4, -60), (13, -52)], 1.9, ink=PAPER)
    d.lens([(-9, -51), (1, -49), (10, -51)], 2.2, ink=PAPER)
    d.lens([(1, -46), (2, -38), (1, -33)], 1.8, ink=PAPER)
    d.line(circle(13, -45, 3), 1.6 + 0.4, ink=PAPER)


def _dog(d: Drawing) -> None:
    """A dog running to the left."""
    body: list[Station] = [(-20, -17, 4.6), (-11, -16.5, 7.2), (2, -15, 5.2), (14, -16, 6.2), (20, -14, 4)]
    d.limb(body, INK, None, start="round", end="round", depth=0)
    legs: list[list[Station]] = [
        [(-14, -14, 3.4), (-24, -8, 2.2), (-34, -7, 1.8)],
        [(-10, -13, 3.2), (-18, -4, 2), (-26, -1, 1.7)],
        [(17, -13, 4), (22, -6, 2.4), (33, -3, 1.8)],
        [(14, -12, 4), (14, -5, 2.2), (24, 1, 1.7)],
        [(20, -17, 2.6), (30, -24, 2), (37, -34, 1.2)],
    ]
    for leg in legs:
        d.limb(leg, INK, None, end="round", depth=0)
    head: list[Node] = [(-16, -24), (-22, -29), (-28, -27), (-39, -22), (-40, -18), (-30, -17), (-22, -12)]
    d.shape(smooth(head), INK, None)
    d.shape(smooth([(-23, -28, "c"), (-14, -33), (-13, -24), (-19, -22)]), INK, None)
    d.shape(circle(-28.5, -23.6, 1.3), PAPER, None)
    d.lens([(-20, -19), (-17, -14), (-18, -10)], 2, ink=PAPER)
    d.lens([(-8, -19), (4, -18), (14, -19)], 1.6, ink=PAPER)
