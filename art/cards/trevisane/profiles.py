"""The two faces in the cup of the asso di coppe: Martin the monk and the man who has his cape now."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import GREY
from art.cards.kit.paths import Node, circle, ellipse, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import visage
from art.cards.trevisane.caps import ostrich
from art.cards.trevisane.countenance import flush
from art.cards.trevisane.inks import BLUE, FLESH, GREEN, INK, PAPER, RED, TAUPE, YELLOW
from art.cards.trevisane.locks import beard, lock, strands

RX, RY = 136.0, 112.0  # half-axes of the window
CHESTNUT = "#7c3d12"


def window(d: Drawing) -> None:
    """The oval window with both heads, about (0, 0)."""
    oval = ellipse(0, 0, RX, RY)
    d.shape(oval, INK, None)
    with d.clip(oval):
        rays = ((0.0, -96.0), (-22.0, -92.0), (22.0, -92.0), (-42.0, -84.0), (42.0, -84.0))
        d.ticks(*(((x, y), (x * 0.5, y * 0.36), 5.0) for x, y in rays), ink=YELLOW)
        with d.at(-62, 6, 1.06, flip=True):
            _nobleman(d)
        with d.at(64, 8, 1.06):
            _monk(d)
    d.line(oval, OUTER)


def _eye(d: Drawing, *, low: float) -> None:
    """An eye in profile about (-16, -2); `low`: how far its lid hangs."""
    d.flats(
        smooth([(-25, -1, "c"), (-19, -8 + low), (-9, -4 + low * 0.5), (-6, 0, "c"), (-15, 4)]), ink=PAPER
    )
    d.flats(circle(-19, -2 + low * 0.3, 3.8), ink=INK)
    d.lens([(-27, 0), (-19, -9 + low), (-11, -7 + low), (-3, 0)], 4.0)
    d.lens([(-22, 5), (-14, 6.4), (-7, 3)], 2.0)


def _monk(d: Drawing) -> None:
    """Plump, shaven and crestfallen."""
    habit: list[Node] = [(-60, 130, "c"), (-52, 92), (-22, 66), (14, 56), (54, 58), (86, 84), (96, 130, "c")]
    d.shape(smooth(habit), TAUPE, OUTER, shade=[Shade(angle=20, depth=0.4, spacing=5.4)])
    face: list[Node] = [
        (-14, -56), (-28, -42), (-35, -26), (-31, -12), (-35, 2), (-44, 14), (-46, 22), (-38, 28), (-34, 28,
            "c"),
        (-36, 33), (-37, 38), (-32, 41, "c"), (-35, 46), (-29, 50), (-33, 58), (-26, 67), (-8, 70), (16, 62),
        (36, 46), (44, 10), (44, -30), (26, -58),
    ]  # fmt: skip
    throat: list[Node] = [(-26, 60, "c"), (-28, 74), (-10, 88), (30, 86), (52, 60), (50, 20, "c"), (10, 40)]
    d.shape(
        smooth(throat), FLESH, INNER, shade=[Shade(angle=70, depth=0.6, spacing=4.4, width=2.6, reach=18)]
    )
    visage.skull(d, face, FLESH, jaw=12, start=0.46, stop=0.8, cross=8)
    flush(d, -14, 22)
    _eye(d, low=2.6)
    d.lens([(-31, -14), (-24, -24), (-12, -22), (-2, -13)], 3.6)
    d.lens([(-34, 18), (-28, 20), (-28, 26), (-34, 28)], 2.8)
    d.lens([(-32, 41), (-26, 42), (-18, 46)], 3.0)
    d.lens([(-24, 26), (-16, 34), (-16, 46)], 2.4)
    d.lens([(-28, 52), (-23, 51), (-18, 53)], 2.0)
    d.lens([(-20, -34), (-8, -36), (4, -34)], 2.2)
    d.lens([(-18, -28), (-8, -30), (2, -28)], 2.0)
    hood: list[Node] = [
        (-36, 86, "c"), (-8, 72), (26, 60), (48, 30), (64, 34), (72, 60), (64, 86), (30, 98), (-8, 102),
    ]  # fmt: skip
    d.shape(smooth(hood), TAUPE, OUTER, shade=[Shade(angle=30, depth=0.5, spacing=5)])
    d.fold(([(58, 40), (44, 64), (8, 84)], 5), ([(68, 62), (50, 80), (20, 92)], 4))
    # The ring of hair round the shaven crown.
    ring: list[Node] = [
        (-31, -38, "c"), (-24, -48), (-4, -52), (20, -50), (42, -40), (52, -18), (50, 10), (46, 30, "c"),
            (40, 20),
        (36, 27, "c"), (33, 8), (32, -8), (25, -24, "c"), (16, -14, "c"), (12, -30), (2, -36, "c"), (-6, -42),
        (-16, -34, "c"), (-22, -42),
    ]  # fmt: skip
    d.shape(smooth(ring), GREY, INNER, shade=[Shade(angle=20, depth=0.4, spacing=4.6, width=2.6)])
    for x, y, fall in ((-18, -46, 8), (-2, -48, 10), (14, -46, 16), (28, -42, 20), (40, -32, 26)):
        d.lens([(x, y), (x + 3, y + fall * 0.5), (x + 3, y + fall)], 2.4)
    visage.ear(d, 24, 0, 0.9, FLESH)


def _nobleman(d: Drawing) -> None:
    """Lean, beaked, with a pointed beard; he smiles."""
    cloak: list[Node] = [(-60, 130, "c"), (-44, 94), (-18, 74), (18, 62), (56, 66), (88, 90), (100, 130, "c")]
    neck: list[Node] = [(-10, 50, "c"), (-12, 84, "c"), (44, 84, "c"), (40, 20, "c")]
    d.shape(smooth(neck), FLESH, INNER, shade=[Shade(angle=-80, depth=0.6, spacing=4.4, width=2.6, reach=30)])
    d.shape(smooth(cloak), RED, OUTER, shade=[Shade(angle=20, depth=0.4, spacing=5.4)])
    d.fold(([(44, 70), (38, 96), (46, 128)], 5), ([(-8, 80), (-16, 100), (-14, 126)], 4.6))
    collar: list[Node] = [
        (-30, 78, "c"), (-8, 66), (20, 60), (48, 54, "c"), (60, 74, "c"), (28, 84), (-4, 90), (-24, 98, "c"),
    ]  # fmt: skip
    d.shape(smooth(collar), PAPER, INNER, shade=[Shade(angle=20, depth=0.4, spacing=4.8, width=2.6)])
    face: list[Node] = [
        (-20, -46), (-32, -34), (-34, -22), (-30, -10), (-38, 0), (-50, 14), (-52, 22), (-44, 25), (-35, 24,
            "c"),
        (-35, 30), (-37, 34), (-32, 37, "c"), (-35, 42), (-30, 46), (-33, 56), (-24, 62), (-6, 58), (18, 46),
        (32, 26), (40, 0), (40, -24), (32, -46),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=15, start=0.44, stop=0.82, cross=9)
    visage.brim_shadow(d, -28, 34)
    _eye(d, low=1.0)
    d.lens([(-30, -12), (-22, -20), (-10, -24), (2, -20)], 4.6)
    d.lens([(-37, 16), (-31, 17), (-31, 23), (-36, 25)], 2.8)
    d.lens([(-32, 37), (-25, 37), (-13, 29)], 3.0)
    d.lens([(-11, 25), (-9, 29), (-11, 34)], 2.2)
    visage.cheek_lines(d, 18, 12, long=18, count=5, width=2.6)
    for y, dip in ((-4.0, -4.0), (0.6, 0.0), (4.6, 4.0)):
        d.lens([(1, y), (6, y + dip * 0.4), (11, y + dip)], 1.8)
    beard(d, [(-30, 44, "c"), (-38, 54), (-46, 70), (-56, 92, "c"), (-36, 82), (-20, 66), (-8, 54, "c"),
        (-18, 48)],
        CHESTNUT, [(((-32, 50), (-42, 68), (-52, 86)), ((-14, 52), (-24, 64), (-40, 80)), 5)])  # fmt: skip
    wing: list[Node] = [(-35, 26, "c"), (-25, 25), (-13, 30), (-4, 24), (-1, 12, "c"), (3, 27), (-8, 36),
        (-22, 36),
        (-36, 33, "c")]  # fmt: skip
    d.shape(smooth(wing), CHESTNUT, INNER)
    strands(d, [(-32, 28), (-18, 30), (0, 22)], [(-32, 32), (-18, 34), (0, 28)], count=2, width=2.0, seed=71)
    lock(d, [(12, -44), (18, -24), (22, 0), (20, 22), (28, 44)], [(44, -44), (56, -22), (58, 4), (56, 26),
        (54, 48)],
        CHESTNUT, count=9, seed=72)  # fmt: skip
    ostrich(d, [(30, -62), (52, -84), (82, -82), (100, -56)], 17, BLUE)
    bag: list[Node] = [
        (-34, -44, "c"), (-48, -58), (-42, -76), (-20, -80), (6, -92), (34, -84), (50, -66), (46, -48), (36,
            -42, "c"),
    ]  # fmt: skip
    d.shape(smooth(bag), GREEN, OUTER, shade=[Shade(angle=30, depth=0.42, spacing=5.2, width=3)])
    d.fold(([(-20, -50), (-26, -62), (-18, -74)], 4.6), ([(8, -50), (10, -66), (4, -80)], 4.6))
    band: list[Node] = [(-37, -46, "c"), (0, -40), (46, -50, "c"), (44, -34, "c"), (2, -26), (-34, -32, "c")]
    d.shape(smooth(band), YELLOW, INNER, shade=[Shade(depth=0.3, spacing=4.6, width=2.6)])
