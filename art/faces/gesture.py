"""A hand beside the face: thumb and forefinger rubbed together, as for small change."""

from __future__ import annotations

from art.faces.sitter import DETAIL, INNER, OUTER, Sitter, Sleeve
from art.faces.trace import trace
from art.kit.hatch import Shade
from art.kit.limb import Station
from art.kit.paths import Point, moved, placed, smooth
from art.kit.svg import Drawing

WRIST = (318.0, 336.0)
SIZE = 0.86
CHINS = {"quarter": 172.0, "front": 190.0, "profile": 142.0}  # x of the chin that a hand props
NAIL = "#fbe3d2"
GLEAM = "#fff6e4"  # about the strokes that say that it moves: they show on dark hair too
LEAN = 14.0  # degrees by which the hand leans away from the face


def rubbing_hand(d: Drawing, skin: str, sleeve: Sleeve, slid: float = 0.0) -> None:
    """The near arm, raised in front of the shoulder it belongs to, its palm to the table.

    `slid`: how far (0 … 1) the forefinger has slid back along the thumb.
    """
    _forearm(d, sleeve)
    with d.at(*WRIST, SIZE, LEAN):
        _hand(d, skin, slid)


def chin_in_hand(d: Drawing, sitter: Sitter) -> None:
    """The near hand under the chin, the thumb along the jaw and the forefinger up the cheek."""
    x = CHINS[sitter.turn.angle]
    with d.at(x, 0):
        _propping_hand(d, sitter.skin)
        _forearm(d, sitter.sleeve, (44.0, 376.0))


def _propping_hand(d: Drawing, skin: str) -> None:
    """About the middle of the chin at (0, ...): the back of a loose fist, its knuckles to the table."""
    _finger(
        d,
        skin,
        [(42, 338, 14), (57, 316, 13.5), (66, 294, 12.5), (64, 272, 11.5), (53, 253, 9.5)],
        start="flat",
    )
    # Its nail on the bent tip, and the creases of its knuckle.
    d.shape(smooth(trace("47,249 52,246 58,251 61,259 57,264 51,259")), NAIL, 2.4)
    d.lens([(59, 292), (67, 288), (75, 291)], 2.6)
    d.lens([(60, 298), (67, 295), (74, 297)], 2.2)
    # Three fingers curled under the chin, the little one lowest; then the back of the hand.
    for y, end, half in ((367, 2, 8.5), (352, -9, 9.5), (336, -15, 9.5)):
        _finger(d, skin, [(48, y + 3, half), (22, y - 1, half + 0.6), (end, y + 2, half - 0.8)], start="flat")
        d.lens([(end + 12, y - 6), (end + 9, y), (end + 12, y + 5)], 2.2)
    back = smooth(trace("31,324! 50,316 68,322 75,342 74,366 71,396! 16,396! 19,384 31,378!"))
    d.shape(back, skin, None)
    d.hatch(back, Shade(angle=8, depth=0.3, spacing=6.4, width=2.6, reach=16, start=0.25))
    d.line(smooth(trace("70,318 75,340 74,366 71,396"), closed=False), OUTER)
    d.line(smooth(trace("33,377 24,381 19,388 17,398"), closed=False), INNER)
    for y in (347, 363):
        d.fold(([(29, y), (38, y + 1), (48, y + 4)], 4.4))
    _finger(d, skin, [(52, 350, 13), (36, 333, 12.5), (15, 321, 11.5), (-9, 316, 9)], start="flat")
    d.shape(smooth(trace("40,336! 52,326 64,338 62,362! 46,358! 38,348")), skin, None)
    d.fold(([(27, 341), (38, 350), (46, 362)], 4.4))
    d.fold(([(44, 324), (53, 328), (59, 335)], 4.4))
    d.lens([(10, 311), (14, 317), (13, 324)], 2.2)


def _forearm(d: Drawing, sleeve: Sleeve, wrist: Point = WRIST) -> None:
    """From the lower edge up to the cuff at the wrist, cut and shaded as the clothes are."""
    x, y = wrist
    outline = smooth(moved(trace("-30,6! -50,50 -72,110! 40,110! 38,60 32,22!"), placed(x, y)))
    d.shape(outline, sleeve.cloth, None if sleeve.stripe else OUTER)
    if sleeve.stripe:
        with d.clip(outline):
            for k in range(1, 5):
                level = y + 16 + 20 * k
                d.line(
                    smooth([(x - 60, level - 6), (x, level + 3), (x + 70, level + 4)], closed=False),
                    9.0,
                    ink=sleeve.stripe,
                )
        d.shape(outline, None, OUTER)
    d.hatch(outline, Shade(angle=4, depth=0.34, spacing=8, width=3.6, reach=34))
    d.shape(
        smooth(moved(trace("-27,-8! 0,2 31,6! 35,24! 0,22 -34,10!"), placed(x, y))),
        sleeve.cuff,
        OUTER,
    )


def _hand(d: Drawing, skin: str, slid: float) -> None:
    """Seen from the palm about the wrist at (0, 0): two fingers folded, two bent to the thumb opposite."""
    palm = smooth(trace("-24,10! -30,-10 -36,-30 -33,-54 -24,-78 6,-88 38,-80 48,-56 44,-32 32,-12 28,10!"))
    d.shape(palm, skin, OUTER, shade=[Shade(angle=8, depth=0.3, spacing=6.4, width=2.8, reach=18)])
    _finger(
        d,
        skin,
        [
            (18, -76, 12.5),
            (12, -104, 12),
            (-2 + 4 * slid, -124, 11.5),
            (-22 + 10 * slid, -132 + 5 * slid, 11),
            (-40 + 14 * slid, -126 + 12 * slid, 9.5),
        ],
    )
    for x, top, low, half in ((44, -72, -44, 11.5), (24, -84, -46, 12.5)):
        _finger(d, skin, [(x, top, half), (x - 2, (top + low) / 2, half), (x - 6, low, half * 0.86)])
        d.lens([(x - half + 2, low + 14), (x - 3, low + 10), (x + half - 4, low + 15)], 2.4)
    _finger(
        d,
        skin,
        [
            (-4, -72, 13.5),
            (-10 + 2 * slid, -98, 13),
            (-22 + 6 * slid, -114 + 2 * slid, 12.5),
            (-40 + 12 * slid, -116 + 8 * slid, 11.5),
            (-56 + 16 * slid, -106 + 18 * slid, 9.5),
        ],
    )
    # The ball of the thumb, and the thumb itself: across the palm's edge, its tip against the two others.
    _finger(
        d,
        skin,
        [
            (-14, -24, 19),
            (-38 - 2 * slid, -40, 15.5),
            (-56 - 4 * slid, -60 - 4 * slid, 12.5),
            (-64 - 5 * slid, -80 - 10 * slid, 12),
            (-63 - 4 * slid, -95 - 14 * slid, 9.5),
        ],
        start="flat",
    )
    d.shape(smooth(trace("-36,-30! -18,-46 -2,-30 -8,-6 -24,2!")), skin, None)
    d.fold(([(-30, -50), (-12, -44), (-2, -26), (-7, -4)], 3.6))
    d.lens(
        [
            (-47 - 3 * slid, -70 - 5 * slid),
            (-54 - 4 * slid, -67 - 6 * slid),
            (-60 - 5 * slid, -62 - 7 * slid),
        ],
        2.4,
    )
    nail: list[Point] = [(-73, -84), (-75, -93), (-71, -100)]
    d.line(smooth([(x - 4 * slid, y - 13 * slid) for x, y in nail], closed=False), DETAIL)
    for stroke in ([(2, -148), (20, -140), (31, -125)], [(12, -166), (35, -153), (48, -134)]):
        moved_on = [(x - 6 * slid, y + 8 * slid) for x, y in stroke]
        d.lens(moved_on, 11.0, ink=GLEAM)
        d.lens(moved_on, 6.0)


def _finger(d: Drawing, skin: str, stations: list[Station], start: str = "round") -> None:
    """One finger along its stations, hatched on the side away from the light."""
    d.limb(stations, skin, INNER * 1.1, start=start, end="round", depth=0.3, spacing=6.0, width=2.3)
