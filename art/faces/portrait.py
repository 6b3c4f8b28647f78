"""From a sitter and a mood to a drawing."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from dataclasses import replace

from art.faces import anatomy, clothes, features, gesture, grimaces, noses
from art.faces.sitter import SIDE, Mood, Part, Sitter
from art.faces.turn import carried, nodding
from art.kit.hatch import Shade
from art.kit.inks import INK
from art.kit.paths import Point, placed, rect
from art.kit.svg import Drawing

PIVOT = (214.0, 300.0)  # a head tilts about the top of the neck
FLUSH = "#eaa98c"  # a cheek blown up
GLANCE = 10.5  # how far the pupils go aside
SPINE, SLOPE = (214.0, 400.0), 9.0  # about what the trunk leans when a shoulder is raised, and by how much
NECK, CREST, RAISED = 246.0, 338.0, 66.0  # where the near shoulder begins, is highest, and how high besides
INWARD = 20.0  # and how far towards the neck
OUT = 10.0  # how far
SUPPLE = (235.0, 320.0)  # from where to where a neck bends, and hair that lies on the shoulders
NOD = 9.0  # degrees by which the head leans to a raised shoulder
DUSK = 0.7  # of a woman's skin in the shade: black strokes on a jaw would be stubble


def portrait(sitter: Sitter, mood: Mood) -> Drawing:
    """The portrait of one sitter in one mood, square, to be shown inside a round medallion."""
    drawing = Drawing(SIDE, SIDE, name=f"{sitter.name}-{mood.name}")
    if mood.aim:
        # Drawn heads look left; the others are mirrored as a whole.
        mood = replace(mood, gaze=(-GLANCE if mood.aim == sitter.looks else GLANCE, 1.0))

    def paint(d: Drawing) -> None:
        _ground(d, sitter)
        _bust(d, sitter, mood)

    if sitter.looks == "left":
        paint(drawing)
    else:
        drawing.use("bust", paint, SIDE, 0, flip=True)
    return drawing


def _ground(d: Drawing, sitter: Sitter) -> None:
    """A plain coloured ground with a few level strokes on the side away from the light."""
    d.shape(rect(-1, -1, SIDE + 2, SIDE + 2), sitter.ground, None)
    d.hatch(
        rect(205, 20, SIDE - 205, SIDE - 30),
        Shade(
            angle=0, depth=0.86, spacing=15.5, width=3.4, reach=185, bend=0.0, ink=sitter.ground_ink, seed=2
        ),
    )


def _bust(d: Drawing, sitter: Sitter, mood: Mood) -> None:
    """Hair behind, neck, clothes, the head with all its parts, then what comes before it: painter's order."""
    turn, lean = sitter.turn, sitter.tilt + NOD * mood.shoulder + mood.lean
    shadow = INK if sitter.gender == "m" else _deeper(sitter.skin, DUSK)
    front, shell = (carried(knots, sitter.nod, turn) for knots in (turn.features, turn.shell))
    with _head(d, sitter, lean - mood.lean, _then(shell, _following(mood.lean))):
        _each(d, sitter.behind)
    with _head(d, sitter, 0.0, _following(mood.lean) if mood.lean else None):
        anatomy.neck(d, sitter.head, sitter.skin, shadow, turn.neck)
    with d.bent(_shrug(mood.shoulder)) if mood.shoulder else nullcontext():
        _each(d, sitter.clothes)
    with _head(d, sitter, lean, nodding(sitter.nod, turn)):
        if turn.angle == "front" and sitter.ear:
            anatomy.far_ear(d, sitter.skin)
        anatomy.face(d, sitter.head, sitter.skin, shadow, mood.puff, turn.angle)
    if mood.skew > features.PULLED and not sitter.mouth.low:  # a moustache would hide it
        with _on_face(d, sitter, lean, mood, always=True), _head(d, sitter, lean, front):
            grimaces.bulge(d, sitter.skin)
    with _head(d, sitter, lean, nodding(sitter.nod, turn)):
        anatomy.contour(d, sitter.head, mood.puff, turn.angle)
    with _head(d, sitter, lean, front):
        if sitter.blush is not None:
            anatomy.blush(d, sitter.blush)
        if sitter.ear:
            anatomy.ear(d, sitter.skin)
        _each(d, sitter.under)
    if mood.puff:
        with _on_face(d, sitter, lean, mood, always=True), _head(d, sitter, lean, front):
            grimaces.puffed_cheeks(d, sitter.skin, FLUSH, shadow, mood.puff, turn.angle)
        with _head(d, sitter, lean, nodding(sitter.nod, turn)):
            anatomy.below_temples(d, sitter.head, mood.puff, turn.angle)
    if sitter.beard is not None:
        with _head(d, sitter, lean, front):
            sitter.beard(d, mood)
    with _on_face(d, sitter, lean, mood), _head(d, sitter, lean, front):
        anatomy.wrinkles(d, sitter.head, mood)
        # A kiss and a tongue come out from under a moustache.
        shown = bool(mood.purse or mood.tongue)
        if not shown:
            features.mouth(d, sitter.mouth, mood, turn.angle)
    with _head(d, sitter, lean, front):
        features.eyes(d, sitter.eyes, mood, turn)
    with _head(d, sitter, lean, nodding(sitter.nod, turn)):
        beside = bool(mood.purse) and turn.angle == "profile"
        if beside:
            grimaces.pucker_in_profile(d, sitter.mouth, sitter.skin)
        noses.nose(d, sitter.nose, sitter.skin, _deeper(sitter.skin, DUSK), turn.angle)
        if mood.squeeze and turn.angle == "profile":
            grimaces.frown_in_profile(d)
    with _head(d, sitter, lean, front):
        features.frown(d, mood, turn)
        features.brows(d, sitter.eyes, mood, turn)
    if sitter.moustache is not None:
        with _head(d, sitter, lean, nodding(sitter.nod, turn) if beside else front):
            sitter.moustache(d, mood)
    if shown and not beside:
        if turn.angle == "profile":
            with _on_face(d, sitter, lean, mood), _head(d, sitter, lean, front):
                features.mouth(d, sitter.mouth, replace(mood, tongue=0.0), turn.angle)
            with _head(d, sitter, lean, _out(front)):
                grimaces.tongue(d, turn.angle)
        else:
            with _head(d, sitter, lean, front):
                features.mouth(d, sitter.mouth, mood, turn.angle)
    with _head(d, sitter, lean, front):
        _each(d, sitter.worn)
    with _head(d, sitter, lean, shell):
        _each(d, sitter.over)
    if mood.shoulder:
        # before the hair, which hid the shoulder of whoever wears it long
        with d.bent(_shrug(mood.shoulder)):
            clothes.near_shoulder(d, sitter.sleeve)
    if mood.chin:
        gesture.chin_in_hand(d, sitter)
    if mood.hand:
        gesture.rubbing_hand(d, sitter.skin, sitter.sleeve, slid=2 * (1 - mood.hand))


def _out(front: Callable[[Point], Point]) -> Callable[[Point], Point]:
    """A tongue stands out from a face in profile."""

    def warp(point: Point) -> Point:
        x, y = front(point)
        return (x - OUT, y)

    return warp


def _shrug(height: float) -> Callable[[Point], Point]:
    """The trunk leans: the near shoulder comes up to the ear, the far one drops, with all that they wear.

    From the collar on the near side rises more than the trunk leans: the muscle of the neck is drawn up.
    """
    turn = math.radians(SLOPE * height)
    x0, y0 = SPINE

    def warp(point: Point) -> Point:
        dx, dy = point[0] - x0, point[1] - y0
        x = x0 + dx * math.cos(turn) + dy * math.sin(turn)
        y = y0 - dx * math.sin(turn) + dy * math.cos(turn)
        raised = _eased(point[0], NECK, CREST) * (1 - 0.45 * _eased(point[0], CREST, SIDE))
        return (x - INWARD * height * _eased(point[0], NECK - 40, CREST), y - RAISED * height * raised)

    return warp


def _following(lean: float) -> Callable[[Point], Point]:
    """The top of the neck goes with a head that leans by so many degrees; in the collar it stays."""
    x0, y0 = PIVOT

    def warp(point: Point) -> Point:
        x, y = point
        turn = math.radians(lean) * (1 - _eased(y, *SUPPLE))
        dx, dy = x - x0, y - y0
        return (
            x0 + dx * math.cos(turn) - dy * math.sin(turn),
            y0 + dx * math.sin(turn) + dy * math.cos(turn),
        )

    return warp


def _then(first: Callable[[Point], Point], second: Callable[[Point], Point]) -> Callable[[Point], Point]:
    """One bend after the other."""
    return lambda point: second(first(point))


def _eased(x: float, low: float, high: float) -> float:
    """0 up to `low`, 1 from `high` on, smooth between."""
    t = min(1.0, max(0.0, (x - low) / (high - low)))
    return t * t * (3 - 2 * t)


@contextmanager
def _on_face(d: Drawing, sitter: Sitter, lean: float, mood: Mood, *, always: bool = False) -> Iterator[None]:
    """In profile (or `always`), what is drawn inside ends at the contour of the face.

    To be entered outside of `_head`.
    """
    with ExitStack() as stack:
        if always or sitter.turn.angle == "profile":
            with _head(d, sitter, lean, nodding(sitter.nod, sitter.turn)):
                outline = anatomy.face_outline(sitter.head, mood.puff, sitter.turn.angle)
                stack.enter_context(d.clip(outline))
        yield


@contextmanager
def _head(
    d: Drawing, sitter: Sitter, tilt: float, warp: Callable[[Point], Point] | None = None
) -> Iterator[None]:
    """Turn by `warp`, then scale and tilt what is drawn inside about the top of the neck."""
    x, y = PIVOT
    aside = sitter.turn.aside
    there = placed(x + aside, y + sitter.drop, sitter.scale, tilt).after(placed(-x, -y))
    back = (
        placed(x, y).after(placed(0, 0, 1 / sitter.scale, -tilt)).after(placed(-x - aside, -y - sitter.drop))
    )
    # A drawing bends what has been placed: so back to the head's own units, turned there, and placed again.
    bend = d.bent(lambda p: there.apply(warp(back.apply(p)))) if warp else nullcontext()
    with bend, d.under(there):
        yield


def _deeper(ink: str, share: float) -> str:
    """A colour `#rrggbb` with only a share of its light."""
    return "#" + "".join(f"{round(int(ink[at : at + 2], 16) * share):02x}" for at in (1, 3, 5))


def _each(d: Drawing, parts: Iterable[Part]) -> None:
    for part in parts:
        part(d)
