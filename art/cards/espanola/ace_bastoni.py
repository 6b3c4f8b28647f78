"""As de bastos: one great cudgel, leaning, bound with a ribbon; leaves and blossom break from its stubs."""

from __future__ import annotations

from art.cards.espanola.card import MIDDLE, framed
from art.cards.espanola.inks import DARK_GREEN, DARK_RED, EARTH, GREEN, INK, OCHRE, PAPER, RED, YELLOW
from art.cards.espanola.sprig import flower
from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, circle, ellipse, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import foliage
from art.cards.parts.engrave import rake

LEAN = 17.0
LIGHT_GREEN = "#62b56f"
_BARK: list[Node] = [
    (-84, -318), (-52, -366), (6, -382), (64, -362), (96, -312), (98, -262), (82, -214), (92, -164),
    (80, -110),
    (64, -60), (72, -6), (66, 50), (50, 104), (56, 160), (48, 216), (36, 268), (44, 326), (40, 372, "c"),
    (0, 384),
    (-40, 370, "c"), (-44, 318), (-36, 262), (-48, 212), (-54, 160), (-46, 108), (-62, 54), (-66, -4),
    (-56, -58),
    (-76, -112), (-88, -162), (-78, -210), (-96, -262),
]  # fmt: skip
# Stubs: foot, where they point (degrees, 0 right), size.
_STUBS = (
    (-78, -186, -152, 1.25), (82, -120, -22, 1.3), (-60, 40, 162, 1.1), (58, 140, 14, 1.0),
    (-44, 236, 196, 0.86),
)  # fmt: skip


def draw() -> Drawing:
    """The card."""
    d = framed("1B")
    with d.at(MIDDLE, 476, 1.04, LEAN):
        _shoots(d)
        for x, y, turn, size in _STUBS:
            _stub(d, x, y, turn, size)
        _trunk(d)
        _ribbon(d)
    return d


def _trunk(d: Drawing) -> None:
    bark = smooth(_BARK)
    d.shape(bark, GREEN, None)
    (x, y), *right = [(x, y) for x, y, *_ in _BARK if x > 0]
    d.shape(smooth([
        (x, y, "c"), *right[:-1], (39, 370, "c"), (6, 376, "c"), (22, 310), (16, 230), (30, 160),
        (24, 90), (38, 30), (30, -30),
        (40, -90), (56, -150),
        (44, -210), (60, -250), (66, -310), (44, -350),
    ]), DARK_GREEN, None)  # fmt: skip
    d.hatch(bark, Shade(angle=LEAN, depth=0.62, spacing=6.4, width=4.8, reach=96),
            Shade(angle=LEAN + 52, depth=0.3, spacing=7.4, width=3.4, reach=60),
            Shade(angle=LEAN + 180, depth=0.14, spacing=7.4, width=3))  # fmt: skip
    for line, width in (
        ([(-60, -330), (-66, -270), (-52, -210), (-60, -140), (-42, -80)], 7),
        ([(-30, -350), (-34, -280), (-22, -220), (-30, -150)], 6),
        ([(6, -290), (10, -230), (2, -170), (8, -110)], 6),
        ([(38, -340), (48, -270), (34, -210), (44, -150), (30, -90)], 7),
        ([(-42, -50), (-46, 10), (-36, 70)], 6),
        ([(-16, -96), (-20, -30), (-10, 30), (-18, 100), (-8, 160)], 7),
        ([(16, -70), (20, -10), (12, 60), (18, 130)], 6),
        ([(-32, 110), (-36, 170), (-28, 240), (-30, 320)], 6),
        ([(-6, 190), (-8, 260), (-2, 330), (-6, 372)], 7),
        ([(20, 160), (22, 220), (14, 290), (20, 350)], 6),
    ):
        d.lens(line, width)
    _cracks(d)
    for x, y, r in ((-28, -246, 15), (26, -30, 13), (-24, 138, 12), (10, 250, 10)):
        d.shape(ellipse(x, y, r * 0.8, r * 1.3), OCHRE, INNER)
        d.line(ellipse(x, y, r * 0.4, r * 0.7), DETAIL)
        d.lens([(x - r, y - r * 1.6), (x - r * 1.3, y), (x - r, y + r * 1.6)], 4)
        d.lens([(x + r, y - r * 1.6), (x + r * 1.3, y), (x + r, y + r * 1.6)], 5)
    d.shape(bark, None, OUTER)
    head = smooth(
        [(-64, -318), (-38, -348), (6, -358), (50, -342), (70, -310), (54, -284), (4, -274), (-48, -288)]
    )
    d.shape(head, YELLOW, OUTER, shade=[Shade(angle=40, depth=0.26, spacing=6)])
    for share in (0.72, 0.44, 0.18):
        d.line(ellipse(3, -316, 62 * share, 38 * share), INNER)
    d.lens([(8, -316), (40, -304), (62, -306)], 4)
    d.lens([(-4, -320), (-30, -336), (-42, -338)], 4)
    d.shape(ellipse(0, 376, 40, 14), YELLOW, OUTER)
    d.line(ellipse(0, 376, 22, 7.4), DETAIL)
    d.shape(ellipse(0, 376, 7, 2.6), INK, None)


def _cracks(d: Drawing) -> None:
    """Rough bark: splits between the ribs, and the light along the ridges at the left."""
    for line, width in (
        ([(-46, -322), (-50, -270), (-40, -216)], 7), ([(-70, -236), (-64, -180), (-58, -132)], 6),
        ([(-12, -254), (-8, -190), (-14, -128)], 7), ([(-54, -96), (-52, -36), (-54, 24)], 6),
        ([(-30, -60), (-32, 0), (-24, 60)], 7), ([(-48, 84), (-42, 130), (-46, 184)], 5),
        ([(-20, 176), (-18, 240), (-14, 300)], 5), ([(4, -60), (6, -10), (0, 40)], 5),
    ):  # fmt: skip
        d.lens(line, width, ink=LIGHT_GREEN)
    for x, y, long in (
        (-44, -180, 40), (-20, -196, 30), (22, -258, 36), (-8, -150, 30), (20, -170, 34),
        (-34, -104, 30), (-4, -30, 36), (-26, 90, 30), (2, 80, 40), (-46, 40, 26),
        (-44, 150, 30), (6, 140, 30), (-18, 330, 26), (10, 310, 30), (30, -120, 34), (28, 40, 30),
    ):  # fmt: skip
        d.fold(([(x, y - long / 2), (x - 3, y), (x + 2, y + long / 2)], 6))
        d.fold(([(x + 5, y - long * 0.1), (x + 7, y + long * 0.2), (x + 5, y + long * 0.6)], 4))


def _stub(d: Drawing, x: float, y: float, turn: float, size: float) -> None:
    with d.at(x, y, size, turn):
        run: list[Station] = [(-30, 0, 34), (6, 0, 26), (34, 0, 24), (46, 0, 25)]
        d.limb(run, GREEN, OUTER, depth=0.85, spacing=5.8)
        d.shape(ellipse(47, 0, 11, 25), YELLOW, OUTER)
        d.line(ellipse(47, 0, 6.4, 15), DETAIL)
        d.shape(ellipse(47, 0, 2.4, 5.4), EARTH, DETAIL)


def _shoots(d: Drawing) -> None:
    """Young shoots that grow from beside the stubs: stalk first, leaves on it, a blossom at the end."""
    shoots: tuple[tuple[list[Point], int, str], ...] = (
        ([(78, -86), (118, -66), (150, -22), (160, 34)], 4, RED),
        ([(-62, 64), (-104, 78), (-140, 116), (-152, 168)], 4, RED),
        ([(-80, -150), (-122, -128), (-150, -84), (-152, -36)], 3, PAPER),
        ([(56, 168), (92, 186), (116, 226), (118, 276)], 3, PAPER),
    )
    for track, pairs, petals in shoots:
        d.limb([(x, y, h) for (x, y), h in zip(track, (9, 7, 5.4, 4), strict=True)], GREEN, OUTER, depth=0.6)
        foliage.branch(d, track[1:], pairs, 52, 27, spread=52, fill=GREEN, line=INNER)
        with d.at(*track[-1]):
            flower(d, 30, petals, YELLOW)


def _ribbon(d: Drawing) -> None:
    """Bound three times round the grip."""
    for k, (left, right) in enumerate(((52, 54), (46, 46), (41, 41))):
        y = 196 + k * 36
        strip = smooth([
            (-left, y + 9, "c"), (-left * 0.5, y + 15), (right * 0.4, y + 9), (right, y - 9, "c"),
            (right + 5, y + 4),            (right - 1, y + 17, "c"), (right * 0.4, y + 33),
            (-left * 0.5, y + 40), (-left, y + 33, "c"),
            (-left - 6, y + 21),
        ])  # fmt: skip
        d.shape(strip, RED, OUTER, shade=[Shade(depth=0.36, spacing=5.6), Shade(angle=180, depth=0.12)])
        rake(d, [(-left * 0.6, y + 36), (0, y + 37), (right * 0.7, y + 25)],
             [(-left * 0.6, y + 26), (0, y + 27), (right * 0.7, y + 14)], 9, width=3)  # fmt: skip
    d.shape(smooth([(44, 250, "c"), (84, 262), (112, 300), (104, 352, "c"), (92, 338, "c"), (76, 352, "c"),
        (78, 306),
                    (50, 284)]), DARK_RED, OUTER, shade=[Shade(depth=0.4, spacing=5.6)])  # fmt: skip
    d.shape(circle(46, 262, 13), RED, OUTER, shade=[Shade(angle=40, depth=0.4, spacing=5)])
