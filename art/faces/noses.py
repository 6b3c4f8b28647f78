"""Noses, one drawing for each angle of the head."""

from __future__ import annotations

from art.faces.sitter import INNER, Nose
from art.faces.turn import Angle
from art.kit.paths import Point, smooth
from art.kit.svg import Drawing


def nose(d: Drawing, shape: Nose, skin: str, dusk: str, angle: Angle) -> None:
    """The nose as it looks from `angle`, the side that is turned from the light hatched in `dusk`."""
    {"quarter": _quarter, "front": _front, "profile": _profile}[angle](d, shape, skin, dusk)


def _quarter(d: Drawing, shape: Nose, skin: str, dusk: str) -> None:
    """In three quarters it hides the inner corner of the far eye."""
    t, p, h, w = shape.tip, shape.drop, shape.hump, shape.wing
    bridge: list[Point] = [
        (170, 170),
        (166 - h * 0.4, 184),
        (160 - h, 198),
        (153 - t * 0.5 - h * 0.4, 213 + p * 0.4),
        (146 - t, 225 + p * 0.8),
        (147 - t, 234 + p),
        (156 - t * 0.6, 238 + p),
    ]
    base: list[Point] = [(165, 236 + p * 0.8), (172, 239 + p * 0.6)]
    wing: list[Point] = [
        (172, 239 + p * 0.6),
        (182 + w, 236 + p * 0.5),
        (184 + w, 226 + p * 0.4),
        (176 + w * 0.6, 217),
    ]
    d.shape(smooth([*bridge, *base, *wing[1:], (180, 196), (178, 176)]), skin, None)
    d.line(smooth([*bridge[3:], *base], closed=False), INNER)
    d.fold((list(reversed(bridge[:4])), INNER * 1.25))
    _wing(d, wing)
    d.lens([(160, 235 + p * 0.8), (166, 231 + p * 0.8), (172, 235 + p * 0.6)], 4.6)
    for k in range(6):
        y, x = 187 + k * (5.4 + p * 0.08), 176 + k * 0.5 - abs(k - 2.5)
        d.fold(([(x + 1, y + 1), (x - 4, y - 1), (x - 10 - k * 0.7, y - 1.5)], 2.7), ink=dusk)


def _front(d: Drawing, shape: Nose, skin: str, dusk: str) -> None:
    """From the front: the bridge by its shaded side, the ball, both wings and nostrils."""
    p, h, w = shape.drop, shape.hump, shape.wing + shape.tip * 0.5
    y = 232 + p
    ball: list[Point] = [(181, y + 2), (185, y + 8), (192, y + 10), (199, y + 8), (203, y + 2)]
    far: list[Point] = [(179 - w * 0.4, y - 15), (172 - w, y - 7), (173 - w, y + 3), (181, y + 3)]
    near: list[Point] = [(205 + w * 0.4, y - 15), (212 + w, y - 7), (211 + w, y + 3), (203, y + 3)]
    d.shape(smooth([(187, 180), *far, *ball, *reversed(near), (200, 180)]), skin, None)
    d.line(smooth(ball, closed=False), INNER)
    for wing in (far, near):
        _wing(d, list(reversed(wing)))
    d.lens([(176, y + 3), (181, y), (186, y + 4)], 5.0)
    d.lens([(198, y + 4), (203, y), (208, y + 3)], 5.0)
    # The bridge grows out of the brow on both sides; the near one lies in the shade.
    d.fold(([(209, 169), (204 + h * 0.3, 176), (202 + h * 0.6, 187)], 4.0))
    d.fold(([(179, 169), (183, 176), (184 - h * 0.4, 186)], 2.8))
    for k in range(7):
        level = 183 + k * (y - 203) / 6
        x = 208 + k * 0.3 - abs(k - 3) * 0.7 + h * 0.4
        d.fold(([(x, level + 2), (x - 4, level), (x - 9, level - 0.5)], 2.7), ink=dusk)
    d.lens([(186, y - 4), (191, y - 7), (196, y - 5)], 2.4)


def _profile(d: Drawing, shape: Nose, skin: str, _dusk: str) -> None:
    """From the side it stands out from the face, and hides the far eye."""
    t, p, h, w = shape.tip, shape.drop, shape.hump, shape.wing
    ridge: list[Point] = [
        (134, 160),
        (139, 174),
        (133 - h, 190),
        (123 - t * 0.4 - h, 206 + p * 0.3),
        (112 - t, 221 + p * 0.8),
        (109 - t, 230 + p),
        (115 - t * 0.7, 238 + p),
        (126, 240 + p * 0.6),
        (133, 244 + p * 0.4),
    ]
    wing: list[Point] = [
        (130, 241 + p * 0.5),
        (144 + w, 240 + p * 0.5),
        (148 + w, 230 + p * 0.4),
        (141 + w * 0.6, 219),
    ]
    d.shape(smooth([*ridge, *wing[1:], (152, 200), (150, 170)]), skin, None)
    d.line(smooth(ridge, closed=False), INNER * 1.2)
    _wing(d, wing)
    d.lens([(121, 239 + p * 0.8), (127, 234 + p * 0.8), (133, 239 + p * 0.6)], 4.6)


def _wing(d: Drawing, wing: list[Point]) -> None:
    """A nostril's wing, from under the tip up to where it melts into the cheek."""
    d.fold((list(reversed(wing)), 2.0))
    d.line(smooth(wing, closed=False), INNER * 0.86)
