"""The soldier's morion, in the local units of the stock heads (looking left; the rim sits near y = -34)."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import plume as feather
from art.cards.kit.paths import Node, Point, circle, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing


def morion(d: Drawing, fill: str, *, trim: str, plume: str) -> None:
    """One skull of steel with a thin crescent comb from brow to nape, and a boat-shaped brim."""
    way: list[Point] = [(30, -42), (46, -60), (60, -62), (70, -46), (70, -26)]
    d.shape(feather(way, 11.0), plume, INNER)
    d.lens(way, 3.0)
    skull: list[Node] = [
        (-28, -36, "c"), (-28, -50), (-20, -66), (-6, -77), (8, -80), (23, -74), (33, -60), (36, -36, "c"),
        (4, -28),
    ]  # fmt: skip
    d.shape(smooth(skull), fill, OUTER, shade=[
        Shade(angle=16, depth=0.36, spacing=4.6, width=2.6, reach=24),
        Shade(angle=60, depth=0.24, spacing=4.8, width=2.4, reach=16),
    ])  # fmt: skip
    d.lens([(-18, -46), (-17, -58), (-9, -68)], 2.2)
    _comb(d, trim)
    d.shapes(
        [circle(x, y, 2.4) for x, y in ((-19, -43), (-6, -39.4), (8, -38), (21, -39.6), (31, -43))], trim
    )
    _brim(d, fill, trim)


def _comb(d: Drawing, trim: str) -> None:
    """The crest over the skull, a cord along its edge."""
    comb: list[Node] = [
        (-26, -56, "c"), (-22, -75), (-9, -90), (8, -95), (26, -88), (36, -71), (35, -54, "c"), (29, -66),
        (19, -75), (8, -79), (-6, -76), (-19, -66),
    ]  # fmt: skip
    d.shape(smooth(comb), trim, OUTER, shade=[Shade(angle=20, depth=0.4, spacing=4.6, width=2.4, reach=16)])
    cord = [(-23, -65), (-17, -77), (-6, -86), (8, -90), (23, -83), (32, -71), (33, -62)]
    d.line(smooth(list(cord), closed=False), DETAIL)
    d.ticks(*(((x, y), (x + (4 - x) * 0.12, y - 5), 2.2) for x, y in sampled(cord, 8)[1:-1]))


def _brim(d: Drawing, fill: str, trim: str) -> None:
    """The brim, peaked before and behind, its edge gilt."""
    edge: list[Node] = [
        (-58, -56, "c"), (-44, -43), (-26, -36), (4, -32), (34, -36), (52, -45), (62, -57, "c"), (58, -40),
        (41, -28), (4, -22), (-30, -27), (-48, -38),
    ]  # fmt: skip
    d.shape(smooth(edge), fill, OUTER, shade=[Shade(angle=84, depth=0.3, spacing=4.8, width=2.4)])
    rim: list[Node] = [(-54, -49), (-44, -38), (-28, -30), (4, -25.4), (38, -31), (52, -40), (58, -50)]
    d.line(smooth(rim, closed=False), INNER, ink=trim)
