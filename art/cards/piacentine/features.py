"""Eyes, brows, noses and mouths of the frontal to three-quarter faces, in the coordinates of `faces`."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, Drawing
from art.cards.piacentine.inks import INK, LIP, WHITE
from art.cards.piacentine.look import Look, Nose


def eye(d: Drawing, x: float, half: float, look: Look, outward: int) -> None:
    """An eye whose middle is at (x, 0); `outward`: 1 if its outer corner is at the right, -1 at the left."""
    half *= look.wide
    tall = (7.0 if look.soft else 5.8) * look.lids
    slant = look.slant

    def at(across: float, y: float) -> Point:
        """A point of the eye: across -1 at the nose, 1 at the temple; both corners tilted by the slant."""
        return (x + outward * half * across, y - slant * across)

    sag = look.hood * 2.4
    inner, outer = at(-1, 2.2), at(1, 0.8)
    top = [at(-0.5, -tall * 0.72), at(0.12, -tall + sag * 0.4), at(0.66, -tall * 0.62 + sag)]
    under = [at(0.5, 4.4), at(-0.3, 5.0)]
    d.shape(smooth([(*inner, "c"), *top, (*outer, "c"), *under]), WHITE, None)
    _iris(d, x + look.gaze * half * 0.42, -look.up, look)
    d.lens([(inner[0] - outward, inner[1] + 0.6), *top, (outer[0] + outward * 2.6,
        outer[1] + 0.8 + sag * 0.5)], 3.6 if look.soft else 4.6)  # fmt: skip
    d.lens([(outer[0], outer[1] + 1), *under, (inner[0], inner[1] + 1)], 1.8)
    rise = 4.2 - look.hood * 1.6
    crease = [(px + outward, py - rise) for px, py in top]
    d.lens([(inner[0] + outward * 2.4, inner[1] - 6), *crease, (outer[0] + outward * 4, outer[1] - 2 + sag)],
        1.7 + look.hood)  # fmt: skip
    if look.soft:
        for share, size in ((0.5, 3.4), (0.82, 4.6)):
            px, py = at(share, -tall * (1.05 - share * 0.62))
            d.fold(
                (
                    [(px, py + 0.6), (px + outward * size * 0.7, py - 1.2), (px + outward * size, py - 3.2)],
                    2.0,
                )
            )
    if look.age >= 2:
        d.lens([at(-0.8, 8.4), at(0.1, 11.6), at(1.0, 7.4)], 2.0)
    if look.age >= 3:
        d.lens([at(-0.5, 12.4), at(0.2, 14.8), at(0.9, 11.4)], 1.5)
        for k in range(3):
            a, b = at(1.36, -2.6 + 3.4 * k), at(1.85, -6.2 + 5.4 * k)
            d.lens([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 0.6), b], 1.6)


def _iris(d: Drawing, x: float, y: float, look: Look) -> None:
    """An iris cut by the lid: a whole circle would stare."""
    cut = min(1.0, look.lids)
    shape: list[Node] = [(x - 5.0, y - 4.4 * cut, "c"), (x, y - 5.6 * cut), (x + 5.0, y - 4.4 * cut, "c"),
        (x + 5.4, y), (x + 3.2, y + 3.8), (x, y + 4.7), (x - 3.2, y + 3.8), (x - 5.4, y)]  # fmt: skip
    d.flats(smooth(shape), ink=INK)
    if look.iris:
        d.flats(circle(x, y - 0.4, 3.7), ink=look.iris)
        d.flats(circle(x, y - 0.6, 2.0), ink=INK)
    d.flats(circle(x - 1.8, y - 1.8, 1.4), ink=WHITE)


def brow(d: Drawing, x: float, half: float, look: Look, outward: int) -> None:
    """The brow above the eye at x."""
    y = -13.5 - look.lift - (look.arch if outward > 0 else 0.0)
    sink, weight = look.stern, (3.8 if look.soft else 6.4) * look.brow

    def at(across: float, dy: float) -> Point:
        return (x + outward * half * across, y + dy - look.slant * across * 0.8)

    if look.bushy:
        top: list[Node] = [(*at(-1.15, 4 + sink), "c"), at(-0.7, -4 + sink * 0.6), at(0.4, -8.4), at(1.3, -3),
            (*at(1.75, 6), "c"), at(1.1, 1.4), at(0.3, -1.6), at(-0.5, 2 + sink * 0.5)]  # fmt: skip
        d.shape(smooth(top), look.bushy, DETAIL)
        for k in range(4):
            bx = x + outward * half * (-0.75 + 0.5 * k)
            d.fold(
                ([(bx, y + 1 - abs(k - 2)), (bx + outward * 2.6, y - 2.4), (bx + outward * 5.4, y - 5)], 2.0)
            )
    elif look.soft:
        d.lens([at(-0.95, -0.6 + sink), at(0.1, -5.6), at(1.2, 0.4 - sink * 0.3)], weight)
    else:
        d.fold(([at(-1.05, 2.4 + sink), at(-0.2, -3 + sink * 0.5), at(0.6, -4.2), at(1.4, 2.2 - sink * 0.5)],
            weight))  # fmt: skip
        d.ticks(*((at(-0.9 + 0.5 * k, 1.6 + sink * (0.8 - 0.4 * k) - 2 * k), at(-0.66 + 0.5 * k, -6.4 + sink *
            0.4 - k), 2.2) for k in range(3)))  # fmt: skip


_BRIDGE: Final[dict[Nose, tuple[Point, ...]]] = {
    "straight": ((8.5, -11), (4.6, -2), (4.8, 9), (6.4, 18)),
    "hooked": ((9.5, -12), (6.0, -4), (7.6, 5), (5.0, 13), (7.0, 19)),
    "snub": ((7.6, -9), (4.0, -1), (4.0, 8)),
    "broad": ((9.5, -11), (6.0, -2), (6.6, 9), (8.6, 16)),
}
_SIDE: Final[dict[Nose, tuple[Point, ...]]] = {
    "straight": ((-13, -12), (-13.5, -3), (-19.5, 9), (-23.2, 18.5), (-21.6, 24.4), (-16, 24.6)),
    "hooked": ((-12, -13), (-12.6, -6), (-16.5, 3), (-22.6, 12), (-24.6, 22), (-21.6, 28), (-16, 25.6)),
    "snub": ((-12.5, -11), (-11.5, -2), (-16, 8), (-23.6, 16), (-22.6, 21.6), (-16, 23.4)),
    "broad": ((-13, -12), (-15, -3), (-20.6, 8), (-26, 17), (-25, 25), (-18, 27)),
}


def nose(d: Drawing, look: Look) -> None:
    """The nose of a frontal or of a turned face."""
    if look.yaw < 0.4:
        _frontal_nose(d, -7.0 * look.yaw, look)
    else:
        _turned_nose(d, look)


def _frontal_nose(d: Drawing, x: float, look: Look) -> None:
    n = look.size * (1.28 if look.nose == "broad" else 0.92 if look.nose == "snub" else 1.0)
    low = {"straight": 0.0, "hooked": 4.6, "snub": -2.6, "broad": 1.4}[look.nose]
    d.fold(([(x + px * (n if py > 10 else 1), py + (low if py > 10 else 0)) for px, py in _BRIDGE[look.nose]],
        2.2 if look.soft else 3.4))  # fmt: skip
    if not look.soft:
        d.lens([(x - 8.2, -9), (x - 4.6, -2), (x - 4.6, 6)], 1.4)
    d.lens([(x - 6.6 * n, 23.8 + low * 0.4), (x - 3.4, 25.2 + low), (x, 27.4 + low), (x + 3.4, 25.2 + low),
        (x + 6.8 * n, 23.8 + low * 0.4)], 2.8)  # fmt: skip
    if look.nose == "broad":
        d.lens([(x - 6 * n, 14), (x - 1, 10.6), (x + 5, 13)], 1.5)
    for side in (-1, 1):
        wing = ((7.8, 16.5), (10.9, 21), (9.5, 25.6), (5.4, 24.6))
        d.lens([(x + side * wx * n, wy + low * 0.3) for wx, wy in wing], 2.5)
    if look.soft:
        return
    for k in range(4):
        y = 4.5 + 4.0 * k
        d.fold(([(x + (12.4 + 0.8 * k) * n, y + 2.2), (x + 5.6 + 0.4 * k, y)], 2.1))


def _turned_nose(d: Drawing, look: Look) -> None:
    t, n = look.yaw, look.size
    points = [(px * t * (1 if py < 0 else 1 + (n - 1) * 0.6), py * (1 if py < 5 else n)) for px, py in
        _SIDE[look.nose]]  # fmt: skip
    d.lens(points, 2.4 if look.soft else 3.2)
    (tip, low) = points[-1]
    wing = tip + 10.5
    drop = low - 24.6
    d.lens([(wing - 2.4, 14.5 + drop), (wing + 2.8, 19.5 + drop), (wing + 0.8, 25 + drop), (wing - 5,
        23.6 + drop)], 2.6)  # fmt: skip
    d.lens([(tip - 1.5, 25.4 + drop), (tip + 3.4, 23.2 + drop), (tip + 6.4, 25 + drop)], 2.2)
    if look.soft or look.mirrored:
        return
    for k in range(5):
        y = 0.0 + 4.0 * k
        x = -10.0 * t - 0.9 * k
        d.fold(([(x + 6.6, y + 2.0), (x - 0.6, y)], 1.9))


def mouth(d: Drawing, x: float, look: Look) -> None:
    """The mouth with its middle at x."""
    y, s, full = 41.0, look.smile, look.lips
    half = ((12.6 if look.soft else 13.0) + max(0.0, s) * 0.5) * look.mouth
    upper: list[Node] = [(x - half + 1, y - s, "c"), (x - 4.4, y - 4.2 * full), (x - 0.4, y - 2.6 * full),
        (x + 4, y - 4.2 * full), (x + half, y - s, "c"), (x, y + 1.6)]  # fmt: skip
    lower: list[Node] = [(x - half + 3, y + 1 - s * 0.8, "c"), (x, y + 1.6), (x + half - 2, y + 1 - s * 0.8,
        "c"), (x + 5, y + 6 * full), (x - 3.6, y + 6.2 * full)]  # fmt: skip
    d.flats(*([smooth(upper), smooth(lower)] if look.soft else [smooth(lower)]), ink=LIP)
    d.lens([(x - half - 1.4, y - 0.6 - s * 1.3), (x - 5, y - 0.6), (x, y + 1.2), (x + 5, y - 0.8),
        (x + half + 1.6, y - 1 - s * 1.3)], 2.8)  # fmt: skip
    d.lens([(x - 5, y + 4 + 6 * full), (x, y + 5 + 6 * full), (x + 6, y + 3.6 + 6 * full)], 2.2)
    d.lens([(x - 2.2, y - 9), (x - 1.6, y - 6.6), (x - 2.6, y - 4.6)], 1.3)
    for side in (-1, 1) if s > 1 else (1,):
        d.lens([(x + side * (half + 2.6), y - 3.4 - s * 1.4), (x + side * (half + 4.4), y - s), (x + side *
            (half + 3), y + 3 - s * 0.6)], 1.7)  # fmt: skip
