"""The forearm that reaches in from the lower right corner on two aces: cuff, ruffle and slashed sleeve."""

from __future__ import annotations

from art.cards.bergamasche.inks import INK, OCHRE, WHITE
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing


def great_sleeve(d: Drawing, x: float, y: float, fill: str, slit: str) -> None:
    """The sleeve of a fist at (x, y), twice its usual size, wrist at 46 degrees; draw the fist after."""
    with d.at(x, y):
        arm: list[Node] = [
            (62, 122, "c"), (78, 176), (120, 236), (150, 300, "c"), (340, 300, "c"), (340, 60, "c"), (262,
                74),
            (190, 50), (138, 34, "c"),
        ]  # fmt: skip
        if fill == INK:
            shades = [Shade(angle=300, depth=0.34, spacing=6.4, width=2.8, reach=60, ink=slit)]
        else:
            shades = [
                Shade(angle=110, depth=0.3, spacing=5.6, width=3.4), Shade(angle=70, depth=0.18, spacing=5.6,
                    width=2.8),
                Shade(angle=300, depth=0.08, spacing=6, width=2.2),
            ]  # fmt: skip
        d.shape(smooth(arm), fill, OUTER, shade=shades)
        slits: tuple[list[Node], ...] = (
            [(132, 84, "c"), (180, 96), (236, 140, "c"), (190, 140), (150, 116)],
            [(172, 62, "c"), (222, 74), (272, 118, "c"), (226, 112), (192, 92)],
            [(100, 146, "c"), (142, 166), (184, 226, "c"), (144, 210), (114, 180)],
            [(164, 168, "c"), (206, 186), (240, 240, "c"), (202, 230), (178, 204)],
            [(228, 160, "c"), (262, 172), (300, 220, "c"), (264, 212), (242, 190)],
        )
        for shape in slits:
            d.shape(smooth(shape), slit, INNER, shade=[Shade(angle=50, depth=0.45, spacing=4.8, width=2.8)])
        cuff: list[Node] = [
            (44, 120, "c"),
            (100, 90),
            (126, 26, "c"),
            (152, 44, "c"),
            (128, 116),
            (66, 148, "c"),
        ]
        d.shape(smooth(cuff), INK, OUTER)
        d.flats(*(circle(px, py, 7) for px, py in ((70, 128), (96, 112), (117, 88), (131, 58))), ink=OCHRE)
        d.line(smooth([(50, 128, "c"), (106, 96), (132, 32, "c")], closed=False), DETAIL, ink=OCHRE)
        d.line(smooth([(62, 143, "c"), (122, 110), (147, 42, "c")], closed=False), DETAIL, ink=OCHRE)
        ruff: list[Node] = [
            (30, 100), (32, 118), (48, 124, "c"), (56, 130), (68, 118, "c"), (80, 120), (88, 104, "c"), (102,
                102),
            (106, 86, "c"), (120, 80), (120, 62, "c"), (132, 54), (128, 38, "c"), (136, 26), (124, 14), (108,
                26),
            (94, 52), (74, 76), (50, 92),
        ]  # fmt: skip
        d.shape(
            smooth(ruff), WHITE, OUTER, shade=[Shade(angle=60, depth=0.3, spacing=4.8, width=2.6, reach=16)]
        )
        d.fold(([(48, 124), (46, 112), (40, 100)], 4), ([(68, 118), (64, 104), (56, 92)], 4),
            ([(88, 104), (82, 92), (74, 82)], 4), ([(106, 86), (98, 76), (88, 66)], 4),
            ([(120, 62), (110, 56), (98, 50)], 4), ([(128, 38), (118, 36), (106, 32)], 4))  # fmt: skip
