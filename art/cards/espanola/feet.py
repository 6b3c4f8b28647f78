"""Lower legs and feet: calves that swell behind, shoes in profile and turned to us, each with heel and sole.

A foot is drawn about its ankle (0, 0), its toe to the left in profile, to the lower right when turned; the
sole lies 48 lower.
"""

from __future__ import annotations

from art.cards.espanola.inks import INK, SILVER, WHITE
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, between, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing

_ROUND = Shade(angle=75, depth=0.36, spacing=5.8, width=2.8)


def shin(
    d: Drawing, knee: Point, ankle: Point, fill: str, *, back: int = 1, full: float = 1.0, seed: int = 1
) -> None:
    """A lower leg: the shin nearly straight, the calf full at one third, to the right (`back` 1) or left."""
    front = ((0.0, 25), (0.14, 26), (0.36, 24), (0.66, 18.6), (0.9, 16), (1.04, 17))
    calf = ((1.04, 17), (0.9, 15.6), (0.7, 20), (0.5, 31), (0.32, 37), (0.14, 31), (0.0, 26))
    edge: list[Node] = []
    for t, half in front:
        x, y = between(knee, ankle, t)
        edge.append((x - back * half * full, y))
    for t, half in calf:
        x, y = between(knee, ankle, t)
        edge.append((x + back * half * full, y))
    shape = smooth(edge)
    d.shape(shape, fill, OUTER, shade=[
        Shade(depth=0.42, spacing=6.4, width=3.2, seed=seed),
        Shade(angle=180, depth=0.1, spacing=7, width=2.2),
    ])  # fmt: skip
    bone = [between(knee, ankle, t) for t in (0.16, 0.44, 0.72)]
    d.lens([(x - back * 9 * full, y) for x, y in bone], 2.6)
    muscle = [between(knee, ankle, t) for t in (0.34, 0.54, 0.72)]
    d.fold(([(x + back * dx * full, y) for (x, y), dx in zip(muscle, (12, 15, 7), strict=True)], 3.6))


def shoe(d: Drawing, x: float, y: float, fill: str, *, strap: str | None = None, flip: bool = False) -> None:
    """A low shoe in profile: round toe, arched sole, a heel."""
    with d.at(x, y, 1.08, 0, flip):
        _heel(d)
        d.shape(smooth(_PROFILE), fill, OUTER, shade=[_ROUND])
        _sole(d)
        if strap:
            d.shape(smooth([(-24, 6, "c"), (-10, 13), (18, 6, "c"), (19, 16, "c"), (-8, 24),
                (-33, 15, "c")]), strap, INNER)  # fmt: skip
        else:
            _ankle(d)
            d.lens([(-18, 8), (-6, 15), (10, 12)], 2.4)


def turned_shoe(
    d: Drawing, x: float, y: float, fill: str, *, strap: str | None = None, flip: bool = False
) -> None:
    """The same shoe three quarters from before, its toe to the lower right."""
    with d.at(x, y, 1.08, 0, flip):
        d.shape(smooth(_TURNED), fill, OUTER, shade=[_ROUND])
        d.lens([(-16, 33), (6, 42), (42, 44)], 3)
        if strap:
            d.shape(smooth([(-19, 8, "c"), (2, 16), (20, 7, "c"), (25, 16, "c"), (4, 27),
                (-18, 20, "c")]), strap, INNER)  # fmt: skip
        else:
            d.lens([(-16, 12), (2, 18), (19, 10)], 2.6)
            d.lens([(8, 20), (18, 28), (28, 32)], 2.4)


def boot(
    d: Drawing, top: Point, ankle: Point, fill: str, cuff: str, *, turned: bool = False, flip: bool = False
) -> None:
    """A soft boot to below the knee with a turned-down top: in profile to the left, or `turned` to us.

    A black one gets its form from strokes of light: along the shin, at the ankle, over the sole.
    """
    x, y = ankle
    back = -1 if flip else 1
    light = SILVER if fill == INK else INK
    with d.at(x, y, 1.08, 0, flip):
        if turned:
            d.shape(smooth(_TURNED), fill, OUTER, shade=[] if fill == INK else [_ROUND])
            d.lens([(-14, 30), (6, 39), (42, 41)], 3.4, ink=light)
            d.lens([(10, 18), (22, 26), (34, 32)], 3.2, ink=light)
        else:
            _heel(d)
            d.shape(smooth(_PROFILE), fill, OUTER, shade=[] if fill == INK else [_ROUND])
            d.lens([(-72, 34), (-40, 35), (2, 32)], 3.4, ink=light)
            d.lens([(-26, 14), (-46, 21), (-62, 28)], 3.2, ink=light)
            d.lens([(8, 34), (15, 35), (22, 33)], 2.8, ink=light)
    shin(d, top, (x, y + 4), fill, back=back, full=1.04)
    if fill == INK:
        for aside, share, width in ((-15, (0.24, 0.5, 0.84), 5.4), (-4, (0.26, 0.4, 0.54), 3.2)):
            run = [between(top, ankle, t) for t in share]
            moved = zip(run, share, strict=True)
            gleam = [(px + back * aside * (1.1 - t * 0.35), py) for (px, py), t in moved]
            d.lens(gleam, width, ink=SILVER)
    # Wrinkles at the ankle.
    for dy, side in ((-20, 1), (-6, -1), (6, 1)):
        d.fold(([(x + side * 15, y + dy - 3), (x, y + dy + 4), (x - side * 9, y + dy + 3)], 3.6), ink=light)
    kx, ky = top
    d.shape(smooth([
        (kx - 38, ky - 14, "c"), (kx, ky - 22), (kx + 38, ky - 14, "c"), (kx + 43, ky + 18, "c"),
        (kx + 20, ky + 27), (kx, ky + 18), (kx - 22, ky + 28), (kx - 43, ky + 19, "c"),
    ]), cuff, OUTER, shade=[Shade(depth=0.4, spacing=5.6)])  # fmt: skip
    d.line(smooth([(kx - 40, ky + 8, "c"), (kx, ky + 6), (kx + 41, ky + 7, "c")], closed=False), DETAIL)


def sabaton(d: Drawing, x: float, y: float, *, turned: bool = False, flip: bool = False) -> None:
    """A steel shoe of lames, pointed in profile, blunt when `turned` to us."""
    with d.at(x, y, 1.08, 0, flip):
        d.shape(smooth(_TURNED if turned else _POINTED), SILVER, OUTER, shade=[_ROUND])
        if turned:
            for (a, b), (c, e), (f, g) in (
                ((-17, 12), (2, 20), (21, 8)), ((-15, 25), (8, 28), (32, 17)), ((-4, 38), (20, 37), (43, 27)),
            ):  # fmt: skip
                d.line(smooth([(a, b, "c"), (c, e), (f, g, "c")], closed=False), INNER)
            d.lens([(6, 8), (16, 18), (30, 26)], 4, ink=WHITE)
        else:
            for top, low in (((-20, 8), (-14, 36)), ((-37, 16), (-33, 38)), ((-53, 22), (-50, 40))):
                run: list[Node] = [(*top, "c"), (top[0] + 9, (top[1] + low[1]) / 2), (*low, "c")]
                d.line(smooth(run, closed=False), INNER)
            d.lens([(-28, 18), (-44, 25), (-60, 31)], 4, ink=WHITE)
            d.lens([(-70, 37), (-30, 36), (18, 36)], 2.2)


def greave(d: Drawing, knee: Point, ankle: Point, *, back: int = 1, seed: int = 1) -> None:
    """A shin in steel, with a hinge line behind, a gleam and two lames over the ankle."""
    shin(d, knee, ankle, SILVER, back=back, seed=seed)
    x, y = ankle
    run = [between(knee, ankle, t) for t in (0.26, 0.52, 0.8)]
    d.lens([(px - 15, py) for px, py in run], 6, ink=WHITE)
    for low in (y - 16, y - 3):
        d.line(smooth([(x - 17, low, "c"), (x, low + 6), (x + 17, low, "c")], closed=False), INNER)


def riding_foot(d: Drawing, fill: str, *, turned: bool = False) -> None:
    """The foot of a boot or sabaton in the stirrup: in profile, or turned out, its toe to the lower left."""
    light = SILVER if fill == INK else INK
    shade = [] if fill == INK else [_ROUND]
    if turned:
        with d.at(flip=True):
            d.shape(smooth(_TURNED), fill, OUTER, shade=shade)
            d.lens([(-14, 30), (6, 39), (42, 41)], 3.2, ink=light)
            d.lens([(8, 16), (20, 25), (34, 32)], 3, ink=WHITE if fill == SILVER else light)
        return
    _heel(d)
    d.shape(smooth(_PROFILE), fill, OUTER, shade=shade)
    d.lens([(-72, 34), (-40, 35), (-14, 30), (4, 29), (22, 31)], 3, ink=light)
    d.lens([(-28, 16), (-46, 22), (-62, 29)], 2.8, ink=WHITE if fill == SILVER else light)


_PROFILE: list[Node] = [
    (-17, -10, "c"), (-20, 5), (-32, 14), (-52, 20), (-70, 27), (-78, 35), (-74, 41, "c"), (-46, 41),
    (-28, 40), (-14, 36), (2, 35), (24, 36, "c"), (25, 24), (20, 12), (17, -10, "c"),
]  # fmt: skip
_POINTED: list[Node] = [
    (-17, -10, "c"), (-20, 5), (-32, 13), (-52, 20), (-74, 32), (-90, 41, "c"), (-46, 42), (-10, 41),
    (24, 41, "c"), (25, 26), (20, 12), (17, -10, "c"),
]  # fmt: skip
_TURNED: list[Node] = [
    (-17, -10, "c"), (-18, 8), (-20, 22), (-18, 34), (-4, 42), (14, 48), (34, 51), (48, 45), (49, 36),
    (40, 26),     (29, 17), (20, 6), (17, -10, "c"),
]  # fmt: skip


def _heel(d: Drawing) -> None:
    d.shape(polyline([(3, 33), (25, 33), (26, 42), (5, 42)]), INK, INNER)


def _sole(d: Drawing) -> None:
    d.lens([(-76, 35), (-44, 36), (-16, 31), (4, 29), (24, 31)], 3)


def _ankle(d: Drawing) -> None:
    d.lens([(-2, -2), (4, 4), (10, -2)], 2.4)
