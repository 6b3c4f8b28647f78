"""From a sitter and a mood to a drawing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Matrix, rect
from art.cards.kit.svg import Drawing
from art.faces import anatomy, features, gesture, grimaces
from art.faces.sitter import SIDE, Mood, Part, Sitter

PIVOT = (214.0, 300.0)  # a head tilts about the top of the neck
FLUSH = "#eaa98c"  # a cheek blown up
GLANCE = 10.5  # how far the pupils go aside
RAISED = 0.36  # slope of raised shoulders
NOD = 7.0  # degrees by which the head leans to a raised shoulder


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
    """Hair behind, neck, clothes, then the head with all its parts, in painter's order."""
    lean = sitter.tilt + NOD * mood.shoulder
    with _head(d, sitter, lean):
        _each(d, sitter.behind)
    with _head(d, sitter, 0.0):
        anatomy.neck(d, sitter.head, sitter.skin)
    with d.under(_shrug(mood.shoulder)):
        _each(d, sitter.clothes)
    with _head(d, sitter, lean):
        anatomy.face(d, sitter.head, sitter.skin, sitter.blush)
        if sitter.head.stubble:
            anatomy.stubble(d, sitter.head)
        if sitter.ear:
            anatomy.ear(d, sitter.skin)
        _each(d, sitter.under)
        if mood.puff:
            grimaces.puffed_cheeks(d, sitter.skin, sitter.blush or FLUSH)
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
    if mood.hand:
        gesture.rubbing_hand(d, sitter.skin, sitter.sleeve)


def _shrug(height: float) -> Matrix:
    """Clothes slanted so that the near shoulder comes up to the ear."""
    slope = -RAISED * height
    return Matrix(b=slope, d=1.0 + 0.1 * height, f=-slope * 110 - 0.1 * height * 345)


@contextmanager
def _head(d: Drawing, sitter: Sitter, tilt: float) -> Iterator[None]:
    """Scale and tilt what is drawn inside about the top of the neck."""
    x, y = PIVOT
    with d.at(x, y + sitter.drop, sitter.scale, tilt), d.at(-x, -y):
        yield


def _each(d: Drawing, parts: Iterable[Part]) -> None:
    for part in parts:
        part(d)
