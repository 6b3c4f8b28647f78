"""From a sitter and a mood to a drawing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK
from art.cards.kit.paths import Point, rect
from art.cards.kit.svg import Drawing
from art.faces import anatomy, clothes, features, gesture, grimaces
from art.faces.sitter import SIDE, Mood, Part, Sitter

PIVOT = (214.0, 300.0)  # a head tilts about the top of the neck
FLUSH = "#eaa98c"  # a cheek blown up
GLANCE = 10.5  # how far the pupils go aside
NECK, CREST, RAISED = 270.0, 346.0, 98.0  # where a raised near shoulder begins, is level again, how high
INWARD = 30.0  # and how far towards the neck
NOD = 9.0  # degrees by which the head leans to a raised shoulder
DUSK = 0.7  # of a woman's skin in the shade: black strokes on a jaw would be stubble


def portrait(sitter: Sitter, mood: Mood) -> Drawing:
    """The portrait of one sitter in one mood, square, to be shown inside a round medallion."""
    drawing = Drawing(SIDE, SIDE, name=f"{sitter.name}-{mood.name}", paper=False)
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
    lean = sitter.tilt + NOD * mood.shoulder
    shadow = INK if sitter.gender == "m" else _deeper(sitter.skin, DUSK)
    with _head(d, sitter, lean):
        _each(d, sitter.behind)
    with _head(d, sitter, 0.0):
        anatomy.neck(d, sitter.head, sitter.skin, shadow)
    with d.bent(_shrug(mood.shoulder)) if mood.shoulder else nullcontext():
        _each(d, sitter.clothes)
    with _head(d, sitter, lean):
        anatomy.face(d, sitter.head, sitter.skin, sitter.blush, shadow, mood.puff)
        if sitter.head.stubble:
            anatomy.stubble(d, sitter.head)
        if sitter.ear:
            anatomy.ear(d, sitter.skin)
        _each(d, sitter.under)
        if mood.puff:
            grimaces.puffed_cheeks(d, sitter.skin, sitter.blush or FLUSH, shadow, mood.puff)
        if sitter.beard is not None:
            sitter.beard(d, mood)
        anatomy.wrinkles(d, sitter.head, mood)
        # A kiss and a tongue come out from under a moustache.
        shown = bool(mood.purse or mood.tongue)
        if not shown:
            features.mouth(d, sitter.mouth, mood)
        features.eyes(d, sitter.eyes, mood)
        features.nose(d, sitter.nose, mood, sitter.skin)
        features.brows(d, sitter.eyes, mood)
        if sitter.moustache is not None:
            sitter.moustache(d, mood)
        if shown:
            features.mouth(d, sitter.mouth, mood)
        _each(d, sitter.over)
    if mood.shoulder:
        with d.bent(
            _shrug(mood.shoulder)
        ):  # before the hair, which hid the shoulder of whoever wears it long
            clothes.armhole(d, sitter.sleeve)
    if mood.hand:
        gesture.rubbing_hand(d, sitter.skin, sitter.sleeve, slid=2 * (1 - mood.hand))


def _shrug(height: float) -> Callable[[Point], Point]:
    """The near shoulder comes up to the ear, with all that is worn on it; the rest stays where it is."""

    def warp(point: Point) -> Point:
        x, y = point
        return (
            x - INWARD * height * _eased(x, NECK - 10, CREST - 20),
            y - RAISED * height * _eased(x, NECK, CREST),
        )

    return warp


def _eased(x: float, low: float, high: float) -> float:
    """0 up to `low`, 1 from `high` on, smooth between."""
    t = min(1.0, max(0.0, (x - low) / (high - low)))
    return t * t * (3 - 2 * t)


@contextmanager
def _head(d: Drawing, sitter: Sitter, tilt: float) -> Iterator[None]:
    """Scale and tilt what is drawn inside about the top of the neck."""
    x, y = PIVOT
    with d.at(x, y + sitter.drop, sitter.scale, tilt), d.at(-x, -y):
        yield


def _deeper(ink: str, share: float) -> str:
    """A colour `#rrggbb` with only a share of its light."""
    return "#" + "".join(f"{round(int(ink[at : at + 2], 16) * share):02x}" for at in (1, 3, 5))


def _each(d: Drawing, parts: Iterable[Part]) -> None:
    for part in parts:
        part(d)
