"""Faces in profile, looking left, in the coordinates of `faces`."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, circle, smooth
from art.cards.kit.svg import INNER, Drawing
from art.cards.piacentine.inks import INK, LIP, WHITE
from art.cards.piacentine.look import Look, Nose

_NOSE: Final[dict[Nose, list[Node]]] = {
    "straight": [(-34, -31), (-35, -17), (-31.5, -7), (-36, 4), (-43, 15), (-48, 23.4), (-45, 29.5),
        (-34, 31.5, "c")],
    "hooked": [(-33, -31), (-36, -18), (-32, -9), (-40.5, -1), (-48, 10), (-53, 24), (-50, 32), (-42.5, 30.5),
        (-34, 32, "c")],
    "snub": [(-34, -31), (-34.5, -17), (-30, -7), (-32, 4), (-39, 13), (-47, 18), (-46, 25), (-34, 29, "c")],
    "broad": [(-34, -31), (-37, -18), (-32, -8), (-37, 3), (-44, 12), (-51, 20), (-49, 30), (-40, 32.5),
        (-33, 32.5, "c")],
}  # fmt: skip


def profile(d: Drawing, look: Look) -> None:
    """A face in profile; its ear is at x = 21 of `faces.ear`."""
    c = look.chin
    rest: list[Node] = [(-34.6, 35), (-38, 39.4), (-31, 43, "c"), (-36, 47.5), (-31.4, 52), (-34.6 - c * 0.4,
        59), (-30 - c * 0.4, 66.5 + c * 0.4), (-16, 69 + c * 0.4), (2, 62 + c * 0.3), (22 * look.jaw, 50),
        (30, 34), (40, 4), (42, -60, "c")]  # fmt: skip
    outline = smooth([(-16, -60, "c"), (-28, -47), *_NOSE[look.nose], *rest])
    d.shape(outline, look.skin, INNER)
    _form(d, outline, look)
    _eye(d, look)
    y = -look.lift
    if look.bushy:
        d.shape(smooth([(-37, y - 13, "c"), (-33, y - 21), (-20, y - 24), (-6, y - 17), (-1, y - 8, "c"),
            (-12, y - 13), (-24, y - 14)]), look.bushy, 2.0)  # fmt: skip
        d.ticks(*(((-30 + 7 * k, y - 14 + 0.6 * k), (-25 + 8 * k, y - 20 + 2 * k), 2.2) for k in range(4)))
    else:
        d.fold(
            ([(-34.5, y - 14.5 + look.stern), (-24, y - 20), (-12, y - 18.5), (-3, y - 11)], 6.6 * look.brow)
        )
    _nostril(d, look)
    _mouth(d)
    if look.age >= 2:
        d.lens([(-26, 25), (-19.4, 33), (-19, 42)], 2.4)
        d.lens([(-23, 9), (-15, 12.4), (-6, 8.4)], 2.0)
        d.lens([(-30, -31), (-20, -33.5), (-8, -31)], 2.0)
        for k in range(3):
            d.lens([(-5, 0 + 3.2 * k - 3), (0, 0.6 + 3.8 * k - 4), (5, 4.6 * k - 6)], 1.6)


def _form(d: Drawing, outline: Outline, look: Look) -> None:
    rim: list[Node] = [(-27, -52, "c"), (38, -52, "c"), (38, -37, "c"), (-31, -38, "c")]
    d.hatch(smooth(rim), Shade(angle=-90, depth=0.95, spacing=4.6, width=2.6, reach=11, seed=9))
    d.hatch(outline, Shade(angle=8, depth=0.8, spacing=4.8, width=2.6, reach=9 if look.mirrored else 24,
        seed=3, start=0.1))  # fmt: skip
    for k in range(4):
        x, y = 18.0 - 6 * k, 10.0 + 2.6 * k
        d.lens([(x, y), (x - 3, y + 11), (x - 11, y + 22)], 2.4)


def _eye(d: Drawing, look: Look) -> None:
    o = look.lids
    white: list[Node] = [
        (-28.5, -1, "c"),
        (-27, -4.6 * o),
        (-20, -6.4 * o),
        (-8.5, 1.4, "c"),
        (-17, 5),
        (-25, 4),
    ]
    d.shape(smooth(white), WHITE, None)
    iris: list[Node] = [(-27.2, -4 * o, "c"), (-22.5, -6 * o), (-18.6, -5 * o, "c"), (-18.4, -1), (-20.6, 3),
        (-24, 4), (-26.8, 1)]  # fmt: skip
    d.flats(smooth(iris), ink=INK)
    if look.iris:
        d.flats(circle(-23, -0.8, 2.6), ink=look.iris)
    d.flats(circle(-24.4, -1.8, 1.4), ink=WHITE)
    sag = look.hood * 3
    d.lens(
        [(-30, -1), (-26.6, -5.6 * o), (-19.5, -7.2 * o), (-12, -3 * o + sag * 0.5), (-5.4, 2.8 + sag)], 4.6
    )
    d.lens([(-26.4, 4.4), (-18, 5.6), (-9, 2.8)], 1.8)
    d.lens([(-27, -9.6), (-19, -11.6), (-8, -5 + sag)], 1.8 + look.hood)


def _nostril(d: Drawing, look: Look) -> None:
    low = 1.6 if look.nose in ("hooked", "broad") else -1.4 if look.nose == "snub" else 0.0
    d.lens([(-38.5, 29.8 + low), (-35, 26.8 + low), (-31.6, 28.4 + low)], 2.8)
    d.lens([(-33, 17.5 + low), (-27.4, 21 + low), (-28, 27.6 + low), (-33.4, 31 + low)], 2.6)


def _mouth(d: Drawing) -> None:
    lip: list[Node] = [
        (-37, 41),
        (-33, 38.2),
        (-22, 42.4, "c"),
        (-27, 48.4),
        (-34.8, 48.4),
        (-31, 43.4, "c"),
    ]
    d.flats(smooth(lip), ink=LIP)
    d.lens([(-34.6, 42.6), (-29, 43.2), (-22, 41.6), (-18, 43)], 2.7)
    d.lens([(-31.6, 52.4), (-28.4, 53.2), (-24.6, 52)], 1.9)
