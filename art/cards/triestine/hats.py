"""Hats of knights and jacks, in the units of the heads: the rim lies near y = -34, the middle at x = 0."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import plume
from art.cards.kit.paths import Node, Point, circle, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.triestine.inks import BLUE, INK, PAPER, RED, YELLOW
from art.cards.triestine.plumes import ostrich
from art.cards.triestine.strokes import turned

_CLOTH = (Shade(angle=15, depth=0.36, spacing=5.4, width=2.8, reach=30),)


def feather(d: Drawing, track: Sequence[Point], width: float, fill: str) -> None:
    """A curled feather with its quill and barbs."""
    d.shape(plume(track, width), fill, INNER, shade=[Shade(angle=60, depth=0.2, spacing=5, width=2)])
    d.lens(list(track), 3.0)


def shako(d: Drawing, fill: str, trim: str, tuft: str) -> None:
    """A tall felt cap, wider above, with a peak, a cockade and an upright tuft."""
    stem: list[tuple[float, float, float]] = [(0, -100, 5), (-1, -116, 12), (0, -130, 13), (3, -140, 8)]
    d.limb(stem, tuft, OUTER, end="round", depth=0.6, spacing=5.6)
    body: list[Node] = [(-38, -44, "c"), (-44, -96, "c"), (-22, -103), (0, -105), (22, -103), (44, -96, "c"),
        (38, -44, "c"),
        (0, -36)]  # fmt: skip
    d.shape(smooth(body), fill, OUTER, shade=_CLOTH)
    band: list[Node] = [
        (-44.5, -97, "c"),
        (0, -105),
        (44.5, -97, "c"),
        (43.4, -86, "c"),
        (0, -93),
        (-43.4, -86, "c"),
    ]
    d.shape(smooth(band), trim, INNER)
    for side in (-1, 1):
        d.line(
            smooth([(side * 41, -84, "c"), (side * 22, -66), (0, -58, "c")], closed=False), OUTER, ink=trim
        )
    d.shape(circle(0, -76, 12), trim, INNER)
    d.shape(circle(0, -76, 7.4), RED if fill != RED else BLUE, DETAIL)
    d.shape(circle(0, -76, 3), PAPER, DETAIL)
    peak: list[Node] = [(-42, -44, "c"), (0, -34), (40, -44, "c"), (44, -30), (0, -23), (-46, -30)]
    d.shape(smooth(peak), INK, INNER)
    d.lens([(-38, -33), (-14, -27), (10, -28)], 2.4, ink=PAPER)


def kolpak(d: Drawing, fur: str, bag: str, tuft: str) -> None:
    """A fur cap with a cloth bag hanging over at the right, and a heron's tuft."""
    feather(d, [(-8, -92), (-18, -118), (-8, -140), (12, -146)], 11, tuft)
    feather(d, [(0, -92), (0, -116), (16, -130), (30, -124)], 9, PAPER)
    cloth: list[Node] = [
        (0, -96, "c"),
        (30, -106),
        (56, -90),
        (66, -58),
        (60, -28, "c"),
        (48, -36),
        (40, -60, "c"),
    ]
    d.shape(smooth(cloth), bag, OUTER, shade=_CLOTH)
    d.line(smooth([(16, -98, "c"), (48, -86), (58, -52, "c")], closed=False), OUTER, ink=YELLOW)
    d.shape(circle(59, -24, 6), YELLOW, INNER)
    nodes: list[Node] = []
    for k in range(18):
        turn = k / 18
        x, y = _round(turn, 45, 34)
        nodes += [(x, y), (*_round(turn + 0.5 / 18, 42, 31), "c")]
    d.shape(smooth(nodes), fur, OUTER, shade=[Shade(angle=30, depth=0.3, spacing=5, width=2.8, reach=30)])
    for x, y in (
        (-28, -60),
        (-14, -72),
        (-20, -48),
        (0, -58),
        (12, -74),
        (22, -56),
        (-4, -84),
        (30, -68),
        (8, -44),
        (-34, -70),
    ):
        d.lens([(x - 3, y - 5), (x + 1, y), (x - 1, y + 7)], 2.6)
    d.shape(circle(-12, -88, 6.4), YELLOW, INNER)


def _round(turn: float, rx: float, ry: float) -> Point:
    return (rx * math.sin(math.tau * turn), -65 - ry * math.cos(math.tau * turn))


def czapka(d: Drawing, fill: str, trim: str, tuft: str) -> None:
    """A lancer's cap: a narrow waist, above it four facets that flare to a square lid; a falling tuft."""
    feather(d, [(-36, -96), (-50, -108), (-64, -97), (-65, -70)], 12, tuft)
    crown: list[Node] = [(-38, -40, "c"), (-30, -58), (-27, -70, "c"), (-36, -88), (-46, -105, "c"),
        (46, -106, "c"), (36, -88), (28, -70, "c"), (31, -58), (38, -40, "c"), (0, -32)]  # fmt: skip
    outline = smooth(crown)
    d.shape(outline, fill, OUTER)
    with d.clip(outline):
        turned(d, [(40, -99), (29, -70), (36, -40)], [(16, -92), (12, -70), (18, -36)], 14, width=3.8)
        turned(d, [(-10, -86), (-8, -72), (-8, -60)], [(-24, -88), (-19, -76), (-18, -64)], 6, width=2.8)
    d.line(smooth([(-12, -89, "c"), (-9, -70), (-9, -40, "c")], closed=False), INNER)
    top = polyline([(-46, -105), (10, -118), (45, -100), (-12, -89)])
    d.shape(top, fill, OUTER)
    for edge in ([(-46, -105), (-12, -89), (43, -99.5)], [(-25, -70), (-9, -66), (25, -69)]):
        d.line(polyline(edge, closed=False), OUTER * 2)
        d.line(polyline(edge, closed=False), OUTER, ink=trim)
    d.shape(circle(-38, -99, 6.6), trim, INNER)
    band: list[Node] = [(-40, -46, "c"), (0, -38), (40, -46, "c"), (40, -33, "c"), (0, -25), (-40, -33, "c")]
    d.shape(smooth(band), trim, INNER, shade=[Shade(depth=0.24, spacing=5, width=2.2)])
    d.line(smooth([(-40, -35, "c"), (0, -28), (40, -35, "c")], closed=False), DETAIL)


def bicorne(d: Drawing, fill: str, trim: str) -> None:
    """A cocked hat worn athwart, edged with braid, a cockade on it."""
    brim: list[Node] = [(-78, -40, "c"), (-58, -66), (-26, -92), (2, -98), (30, -92), (60, -66),
        (80, -40, "c"), (52, -36),
        (26, -30), (0, -28), (-26, -30), (-52, -36)]  # fmt: skip
    d.shape(smooth(brim), fill, OUTER, shade=[Shade(angle=30, depth=0.3, spacing=5.6, width=2.8, reach=34)])
    edge: list[Node] = [
        (-72, -42, "c"),
        (-54, -62),
        (-24, -86),
        (2, -91),
        (28, -86),
        (56, -62),
        (74, -42, "c"),
    ]
    d.line(smooth(edge, closed=False), OUTER * 1.5, ink=trim)
    d.line(smooth([(26, -88, "c"), (22, -66), (14, -46, "c")], closed=False), OUTER * 1.3, ink=trim)
    d.shape(circle(17, -52, 11), PAPER, INNER)
    d.shape(circle(17, -52, 5.4), RED, DETAIL)


def cap_with_brim(d: Drawing, fill: str, lining: str, feathers: Sequence[str]) -> None:
    """A low cap whose brim is turned up in two flaps; ostrich feathers, the hindmost first, sweep back."""
    tracks = (
        [(14, -72), (44, -102), (84, -108), (118, -88), (132, -52)],
        [(4, -72), (24, -98), (56, -98), (84, -74), (92, -36)],
    )
    for track, ink in zip(tracks, feathers, strict=True):
        ostrich(d, track, 19, ink)
    crown: list[Node] = [(-36, -42, "c"), (-38, -68), (-16, -84), (16, -84), (38, -70), (36, -42, "c")]
    d.shape(smooth(crown), fill, OUTER, shade=_CLOTH)
    d.fold(([(-12, -46), (-16, -64), (-8, -78)], 4), ([(14, -46), (18, -64), (12, -78)], 4))
    for side, (x0, x1) in ((-1, (-52, -3)), (1, (3, 54))):
        near, far = (x1, x0) if side < 0 else (x0, x1)
        flap: list[Node] = [(near, -38, "c"), (near + side * 4, -58), (near + side * 26, -66),
            (far, -60, "c"), (far - side * 4,
            -44), (far - side * 12, -32), (near + side * 18, -27), (near, -26, "c")]  # fmt: skip
        d.shape(smooth(flap), lining, OUTER, shade=[Shade(angle=70, depth=0.34, spacing=5, width=2.4)])
    d.shape(circle(0, -44, 7), YELLOW, INNER)
    d.shape(circle(0, -44, 3), RED, DETAIL)
