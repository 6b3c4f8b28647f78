"""Eyes, brows and mouth: separate parts, each bent by the mood."""

from __future__ import annotations

from art.faces import grimaces
from art.faces.sitter import DETAIL, Eyes, Mood, Mouth
from art.faces.trace import rounded
from art.faces.turn import Angle, Turn
from art.kit.hatch import Shade
from art.kit.inks import INK
from art.kit.paths import Point, circle, smooth
from art.kit.svg import Drawing

MOUTH_DARK = "#5a1d18"
SHUT = 0.2  # up to which `lids` an eye is closed
PULLED = 20.0  # from which skew on the cheek lies in folds
WRY = "#a8523f"  # pale lips pressed together


def eyes(d: Drawing, look: Eyes, mood: Mood, turn: Turn) -> None:
    """Both eyes: the far one foreshortened behind the bridge of the nose, or hidden by it."""
    near, far = turn.irises
    if turn.angle == "profile" and not (mood.squeeze or mood.wink or mood.lids < SHUT):
        _eye_in_profile(d, look, mood)
        return
    _eye(d, look, mood, inner=(187, 191), outer=(231, 187), sign=1.0, iris=near)
    if far:
        _eye(d, look, mood, inner=(163, 190), outer=(139, 186), sign=-1.0, iris=far)


def _eye(d: Drawing, look: Eyes, mood: Mood, *, inner: Point, outer: Point, sign: float, iris: float) -> None:
    """One eye between its corners; `sign` is +1 for the near eye (outer corner to the right).

    `iris`: half its width.
    """
    x = (inner[0] + outer[0]) / 2 - 1.0
    y = (inner[1] + outer[1]) / 2
    half = abs(outer[0] - inner[0]) / 2
    lift = 14.0 * mood.lids * look.size - look.heavy * 2.0
    drop = 8.5 * look.size - mood.cheeks * 0.9
    if mood.squeeze:
        grimaces.squeezed_eye(d, inner, outer, sign)
        return
    if mood.lids < SHUT or (mood.wink and sign > 0):
        _shut(d, look, inner, outer, sign, 9.5 if mood.wink or mood.purse else 6.5)
        return
    upper = [inner, (x - sign * half * 0.35, y - lift * 0.94), (x + sign * half * 0.3, y - lift), outer]
    lower = [outer, (x + sign * half * 0.35, y + drop * 0.92), (x - sign * half * 0.3, y + drop), inner]
    opening = smooth([(*inner, "c"), *upper[1:3], (*outer, "c"), *lower[1:3]])
    d.shape(opening, "#fffaf0", None)
    with d.clip(opening):
        px = x + mood.gaze[0] * (1.0 if sign > 0 else 0.6)
        py = y - 2.0 + mood.gaze[1]
        d.shape(rounded(px, py, iris, 9.4), look.iris, 2.4)
        d.shape(rounded(px, py, iris * 0.5, 4.8), INK, None)
        d.shape(circle(px - iris * 0.36, py - 4.0, 2.3), "#ffffff", None)
        d.lens(
            [(upper[0][0], upper[0][1] - 2), *[(a, b + 3) for a, b in upper[1:3]], (outer[0], outer[1] + 1)],
            4.0,
        )
    for lid in (upper, lower):
        d.line(smooth(lid, closed=False), 2.4)
    flick = (
        outer[0] + sign * (7 if look.lashes else 4) * (1.0 if sign > 0 else 0.5),
        outer[1] - (5 if look.lashes else 0),
    )
    start = (inner[0] - sign * 2, inner[1] + 2)
    d.lens([start, *upper[1:3], flick], 7.5 if look.lashes else 6.2)
    # The crease of the lid follows it above.
    gap = 6.0 - look.heavy * 1.4
    if look.crease:
        d.lens(
            [
                (inner[0] + sign * 9, inner[1] - lift * 0.86 - gap * 0.7),
                *[(a, b - gap) for a, b in upper[1:3]],
                (outer[0] + sign * 1, outer[1] - gap * 0.7),
            ],
            2.8,
        )
    if look.lashes and sign > 0:
        for t in (0.0, 1.0):
            base = (outer[0] - sign * (3 + 7 * t), outer[1] - 5 - 4 * t)
            d.fold(([base, (base[0] + sign * 5, base[1] - 4), (base[0] + sign * 8, base[1] - 9)], 3.0))


def _eye_in_profile(d: Drawing, look: Eyes, mood: Mood) -> None:
    """The near eye from the side: a wedge, its front the round of the eyeball, the iris a narrow oval."""
    y = 189.0
    lift = 13.0 * mood.lids * look.size - look.heavy * 1.6
    drop = 8.5 * look.size - mood.cheeks * 0.9
    front: Point = (190.5, y - 1)
    top: Point = (194, y - lift * 0.78)
    ridge: Point = (205, y - lift)
    low: Point = (196, y + drop * 0.8)
    outer: Point = (230, y + 1)
    opening = smooth([(*top, "c"), ridge, (*outer, "c"), (208, y + drop * 0.9), (*low, "c"), front])
    d.shape(opening, "#fffaf0", None)
    with d.clip(opening):
        px, py = min(214.0, 208 + mood.gaze[0] * 1.15), y - 2.0 + mood.gaze[1]
        d.shape(rounded(px, py, 6.8, 9.4), look.iris, 2.4)
        d.shape(rounded(px - 1.2, py, 3.0, 4.8), INK, None)
        d.shape(circle(px - 3, py - 4.0, 2.3), "#ffffff", None)
        d.lens([(192, top[1] + 2), (205, ridge[1] + 3), (230, y)], 4.0)
    d.line(smooth([top, front, low], closed=False), 2.4)
    d.line(smooth([low, (208, y + drop * 0.9), outer], closed=False), 2.4)
    # The upper lid stands out over the eyeball, and its crease follows it.
    d.lens([(188, top[1] + 3), (194, top[1] - 2), ridge, (219, y - lift * 0.6), (236, y + 2)], 6.6)
    gap = 6.0 - look.heavy * 1.4
    d.lens([(195, top[1] - gap - 1), (207, ridge[1] - gap), (230, y - 5 - gap * 0.6)], 2.8)


def _shut(d: Drawing, look: Eyes, inner: Point, outer: Point, sign: float, weight: float) -> None:
    """A closed eye, its line `weight` wide: the lid rests on the cheek, its crease above."""
    half = abs(outer[0] - inner[0]) / 2
    x, y = (inner[0] + outer[0]) / 2, (inner[1] + outer[1]) / 2
    d.lens([inner, (x - sign * half * 0.35, y + 7), (x + sign * half * 0.35, y + 6.5), outer], weight)
    d.lens([(inner[0] + sign * 4, y - 4), (x, y - 8), (outer[0] - sign * 2, y - 4)], 2.8)
    if look.lashes:
        for t in (0.35, 0.6, 0.85):
            base = (x + sign * half * t, y + 6 - 5 * (t - 0.35))
            d.fold(([base, (base[0] + sign * 3, base[1] + 4), (base[0] + sign * 7, base[1] + 6)], 3.0))


def brows(d: Drawing, look: Eyes, mood: Mood, turn: Turn) -> None:
    """Tapered brows, thick towards the nose."""
    up, inner, a = mood.brow, mood.brow_inner, look.arch
    n, b = mood.brow_near, look.brow / 2
    near = [
        (181, 168 - up - inner, b * 0.5),
        (189, 164 - up - a * 0.4 - n * 0.3 - inner * 0.7, b),
        (203, 159 - up - a * 0.8 - n * 0.8, b),
        (222, 159 - up - a - n, b * 0.66),
        (241, 169 - up - n * 0.7, 0.6),
    ]
    far = [
        (161, 167 - up - inner, b * 0.5),
        (156, 163 - up - a * 0.4 - inner * 0.5, b * 0.9),
        (148, 160 - up - a * 0.7, b * 0.75),
        (136, 167 - up, 0.6),
    ]
    for stations in (far, near) if turn.irises[1] else (near,):
        d.limb(stations, look.brow_ink, None, start="round", end="point", depth=0)


def frown(d: Drawing, mood: Mood, turn: Turn) -> None:
    """Creases that a frown or squeezed eyes leave between the brows."""
    if mood.squeeze:
        grimaces.frown(d, turn.angle)
    elif mood.brow_inner < -1:
        d.fold(([(170, 166), (172, 173), (176, 179)], 3.0))


def mouth(d: Drawing, lips: Mouth, mood: Mood, angle: Angle) -> None:
    """The lips: corners, cupid's bow and lower lip; parted lips show teeth."""
    with d.at(0, lips.low):
        _lips(d, lips, mood, angle)
    _chin(d)


def _lips(d: Drawing, lips: Mouth, mood: Mood, angle: Angle) -> None:
    if mood.purse or mood.puff:
        if mood.purse:
            grimaces.pucker(d, lips, angle)
        else:
            grimaces.pressed_mouth(d)
        return
    s, k, ink = mood.smile, mood.skew, lips.ink
    wide = lips.width * mood.width
    far: Point = (164 - 15 * wide + k * 0.6, 259 - s * 0.8)
    near: Point = (169 + 32 * wide + k * 1.2, 258 - s - k * (0.5 if ink else 0.62))
    middle: Point = (167 + k, 259)
    upper_mid: Point = (165 + k, 258 - lips.upper)
    upper_far: Point = (159 + k, 257 - lips.upper - 1)
    upper_near: Point = (174 + k, 257 - lips.upper - 1)
    low = 259 + mood.part
    line: list[Point] = [
        far,
        (middle[0] - 6, middle[1] + 1),
        middle,
        (middle[0] + 16, middle[1] - s * 0.25),
        near,
    ]
    under: list[Point] = [
        near,
        (middle[0] + 16, low - s * 0.15),
        (middle[0], low + 2),
        (middle[0] - 7, low),
        far,
    ]
    bottom: list[Point] = [
        (middle[0] + 19, low + lips.lower * 0.55),
        (middle[0] + 3, low + lips.lower + 1.5),
        (middle[0] - 8, low + lips.lower * 0.8),
    ]
    upper_lip = smooth([(*far, "c"), upper_far, upper_mid, upper_near, (*near, "c"), *reversed(line[1:-1])])
    lower_lip = smooth([(*near, "c"), *bottom, (*far, "c"), *reversed(under[1:-1])])
    if ink is not None:
        d.shape(upper_lip, ink, DETAIL)
        d.shape(lower_lip, ink, DETAIL, shade=[Shade(angle=40, depth=0.3, spacing=5, width=1.8, reach=10)])
    elif k > PULLED and not lips.low:  # pale lips drawn aside would not be seen in a small picture
        d.shape(smooth([(*near, "c"), *_fuller(bottom), (*far, "c"), *reversed(line[1:-1])]), WRY, DETAIL)
    if mood.part > 1:
        gap = smooth([*_corners(line), *under[1:-1]])
        d.shape(gap, MOUTH_DARK, None)
        with d.clip(gap):
            d.shape(
                smooth(
                    [far, *[(x, y + mood.part * 0.75) for x, y in line[1:-1]], near, (180, 240), (150, 240)]
                ),
                grimaces.ENAMEL,
                None,
            )
            if mood.squeeze:
                grimaces.clenched_teeth(d, far, near)
        d.line(smooth(under, closed=False), DETAIL)
    d.lens(
        [(far[0] - 2, far[1] - 1), *line[1:-1], (near[0] + 3, near[1] - 1.5)],
        (5.0 if ink else 6.4) + (0.07 if ink else 0.1) * abs(k),
    )
    if ink is None and k <= PULLED:
        d.lens(
            [
                (middle[0] - 8, low + lips.lower),
                (middle[0] + 3, low + lips.lower + 2),
                (middle[0] + 17, low + lips.lower - 1),
            ],
            3.6,
        )
    if mood.tongue:
        grimaces.tongue(d, "quarter")
    if k > PULLED and not lips.low:  # a moustache hides it
        grimaces.pulled_cheek(d, near)
    pull = 1 + k / 15  # a mouth drawn aside creases the cheek
    crease = [
        (near[0] + 4, near[1] - 4 * pull),
        (near[0] + 5 + pull, near[1]),
        (near[0] + 4, near[1] + 5 * pull),
    ]
    d.fold((crease, 2.0 + 0.9 * pull))


def _chin(d: Drawing) -> None:
    """The small hollow over the chin."""
    d.lens([(160, 281), (169, 278), (180, 281)], 2.6)


def _fuller(bottom: list[Point]) -> list[Point]:
    """The edge of a lower lip that is pushed out."""
    return [(x, y + 4.5) for x, y in bottom]


def _corners(line: list[Point]) -> list[tuple[float, float] | tuple[float, float, str]]:
    return [(*line[0], "c"), *line[1:-1], (*line[-1], "c")]
