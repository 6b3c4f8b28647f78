"""A hand beside the face: thumb and forefinger rubbed together, as for small change."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Point, moved, placed, smooth
from art.cards.kit.svg import Drawing
from art.faces.sitter import DETAIL, INNER, OUTER, Sleeve
from art.faces.trace import trace

WRIST = (306.0, 318.0)
SIZE = 0.78
GLEAM = "#fff6e4"  # about the strokes that say that it moves: they show on dark hair too
LEAN = 14.0  # degrees by which the hand leans away from the face


def rubbing_hand(d: Drawing, skin: str, sleeve: Sleeve, slid: float = 0.0) -> None:
    """The near arm, raised in front of the shoulder it belongs to, its palm to the table.

    `slid`: how far (0 … 1) the forefinger has slid back along the thumb.
    """
    _forearm(d, sleeve)
    with d.at(*WRIST, SIZE, LEAN):
        _hand(d, skin, slid)


def _forearm(d: Drawing, sleeve: Sleeve) -> None:
    """From the lower edge up to the cuff, cut and shaded as the clothes are."""
    x, y = WRIST
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
    """Seen from the palm about the wrist at (0, 0): three fingers folded, the forefinger on the thumb."""
    palm = smooth(trace("-25,8! -30,-14 -38,-36 -34,-60 -22,-80 8,-88 40,-78 48,-54 42,-30 30,-12 28,8!"))
    d.shape(palm, skin, OUTER, shade=[Shade(angle=8, depth=0.3, spacing=6.4, width=2.8, reach=18)])
    for x, top, low, half in ((46, -70, -44, 11.5), (27, -82, -44, 12.5), (6, -88, -42, 13.0)):
        d.limb(
            [(x, top, half), (x - 2, (top + low) / 2, half), (x - 6, low, half * 0.86)],
            skin,
            INNER,
            start="round",
            end="round",
            depth=0.3,
            spacing=6.0,
            width=2.2,
        )
    d.limb(
        [
            (-16, -74, 13),
            (-23 + 3 * slid, -100, 12.5),
            (-34 + 9 * slid, -118 + 2 * slid, 12),
            (-52 + 15 * slid, -116 + 10 * slid, 11),
            (-68 + 17 * slid, -103 + 21 * slid, 9.5),
        ],
        skin,
        INNER * 1.2,
        start="round",
        end="round",
        depth=0.3,
        spacing=6.0,
        width=2.4,
    )
    d.limb(
        [
            (-16, -26, 17),
            (-38 - 2 * slid, -44, 14.5),
            (-56 - 5 * slid, -66 - 4 * slid, 12),
            (-67 - 6 * slid, -88 - 13 * slid, 10.5),
        ],
        skin,
        INNER * 1.2,
        end="round",
        depth=0.3,
        spacing=6.0,
        width=2.4,
    )
    d.shape(smooth(trace("-34,-34! -16,-46 -4,-28 -10,-6 -24,-2!")), skin, None)
    d.fold(([(-30, -52), (-14, -44), (-6, -26), (-9, -6)], 3.6))
    nail: list[Point] = [(-73, -92), (-68, -97), (-61, -93)]
    d.line(smooth([(x - 6 * slid, y - 13 * slid) for x, y in nail], closed=False), DETAIL)
    for stroke in (
        [(-12, -130), (2, -122), (10, -108)],
        [(-4, -148), (18, -134), (28, -112)],
    ):
        moved_on = [(x - 8 * slid, y + 9 * slid) for x, y in stroke]
        d.lens(moved_on, 11.0, ink=GLEAM)
        d.lens(moved_on, 6.0)
