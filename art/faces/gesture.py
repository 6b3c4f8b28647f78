"""A hand beside the face: thumb and forefinger rubbed together, as for small change."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import smooth
from art.cards.kit.svg import Drawing
from art.faces.sitter import DETAIL, INNER, OUTER
from art.faces.trace import trace


def rubbing_hand(d: Drawing, skin: str, sleeve: str) -> None:
    """The near hand, raised in the lower right of the portrait; three small strokes say that it moves."""
    with d.at(300, 326, 1.12, -8):
        d.shape(
            smooth(trace("-6,44! -34,120! 70,120! 58,40! 26,52")),
            sleeve,
            OUTER,
            shade=[Shade(depth=0.4, spacing=7, width=3.2)],
        )
        d.shape(smooth(trace("-8,38! 26,50 60,34! 62,48! 28,64 -12,52!")), "#ffffff", INNER)
        # Palm and the three folded fingers.
        d.shape(
            smooth(trace("0,42! -6,20 -4,-4 10,-22 34,-26 52,-14 58,8 56,38! 28,48")),
            skin,
            OUTER,
            shade=[Shade(angle=20, depth=0.34, spacing=6.4, width=2.8)],
        )
        for finger in (
            "30,-26! 36,-40 50,-40 58,-28 58,-12 48,-6 38,-12",
            "42,-14! 52,-24 66,-18 68,-4 62,8 50,8 44,0",
            "46,6! 58,2 68,10 66,24 56,30 46,26",
        ):
            d.shape(
                smooth(trace(finger)),
                skin,
                INNER,
                shade=[Shade(angle=40, depth=0.3, spacing=5.6, width=2.2, reach=10)],
            )
        # Forefinger bent over to the thumb.
        d.shape(
            smooth(trace("8,-16! 6,-38 -2,-58 -22,-70 -36,-66 -36,-54 -22,-48 -14,-36 -8,-8!")),
            skin,
            OUTER,
            shade=[Shade(angle=20, depth=0.3, spacing=5.6, width=2.4)],
        )
        d.shape(
            smooth(trace("-2,26! -22,10 -38,-16 -46,-42 -40,-54 -30,-52 -24,-38 -14,-18 4,-4!")),
            skin,
            OUTER,
            shade=[Shade(angle=40, depth=0.3, spacing=5.6, width=2.4)],
        )
        d.line(smooth(trace("-43,-44 -38,-50 -31,-49"), closed=False), DETAIL)
        d.line(smooth(trace("-34,-62 -29,-66 -22,-65"), closed=False), DETAIL)
        d.lens([(-4, 2), (4, 12), (4, 26)], 3.0)
        for stroke in (
            [(-62, -62), (-70, -50), (-70, -36)],
            [(-52, -84), (-64, -80), (-74, -70)],
            [(-18, -88), (-30, -94), (-44, -92)],
        ):
            d.lens(stroke, 5.0)
