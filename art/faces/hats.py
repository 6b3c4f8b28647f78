"""Things worn on the head."""

from __future__ import annotations

from art.faces.sitter import DETAIL, INNER, OUTER, Part
from art.faces.trace import trace
from art.kit.hatch import Shade
from art.kit.paths import circle, smooth
from art.kit.svg import Drawing


def flat_cap(fill: str, dark: str) -> Part:
    """A flat cap of tweed, its peak over the brow (Peppe)."""

    def draw(d: Drawing) -> None:
        peak = smooth(trace("188,128! 150,122 112,128 86,142 84,154 110,156 150,146 196,142!"))
        d.shape(peak, dark, OUTER)
        crown = smooth(
            trace(
                "120,126! 118,98 146,66 196,44 252,46 296,72 316,112 312,142 298,154! 262,146 220,140 170,134"
            )
        )
        d.shape(
            crown,
            fill,
            OUTER,
            shade=[
                Shade(angle=60, depth=0.34, spacing=8, width=3.4, reach=44),
                Shade(angle=0, depth=0.12, spacing=8, width=3.0, reach=26),
            ],
        )
        d.line(smooth([(214, 45), (188, 70), (176, 104), (176, 134)], closed=False), INNER)
        d.line(smooth([(220, 44), (262, 64), (284, 104), (286, 148)], closed=False), DETAIL)
        d.fold(([(120, 124), (146, 112), (160, 92)], 4.0), ([(126, 128), (160, 124), (174, 112)], 4.0))
        d.shape(circle(216, 43, 7), fill, INNER)
        d.line(smooth([(98, 148), (126, 140), (160, 138)], closed=False), DETAIL)

    return draw


def beanie(fill: str, dark: str) -> Part:
    """A knitted cap with a turned-up rib (Rocco)."""

    def draw(d: Drawing) -> None:
        dome = smooth(trace("130,124! 134,84 164,44 210,28 258,38 292,76 300,124! 216,112"))
        d.shape(dome, fill, OUTER, shade=[Shade(angle=0, depth=0.3, spacing=8.5, width=3.6, reach=60)])
        for points in (
            [(206, 29), (176, 60), (162, 118)],
            [(210, 28), (206, 66), (204, 116)],
            [(214, 29), (240, 60), (250, 118)],
        ):
            d.line(smooth(list(points), closed=False), INNER)
        band = smooth(
            trace(
                "117,146! 116,118 128,108 170,100 216,98 262,102 302,112 314,124 312,154! 262,138 "
                "214,132 164,136"
            )
        )
        d.shape(band, dark, OUTER)
        with d.clip(band):
            for k in range(14):
                x = 128 + k * 13.6
                top = 104 + abs(x - 214) ** 2 * 0.0007
                d.lens(
                    [(x + (214 - x) * 0.03, top + 3), (x, top + 20), (x - (214 - x) * 0.02, top + 38)], 3.4
                )

    return draw
