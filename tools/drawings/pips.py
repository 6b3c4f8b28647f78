"""Signs of a number card: no two are the same cut in the same turn, or on its head."""

import itertools
import re
from collections.abc import Iterator, Mapping
from math import cos, radians, sin, tan
from xml.etree.ElementTree import Element

Turn = tuple[float, float, float, float]
"""The matrix of a place, without where it is."""

STILL: Turn = (1.0, 0.0, 0.0, 1.0)
NEAR = 0.012
"""Difference of matrices below which nobody sees one."""
_CALL = re.compile(r"(\w+)\s*\(([^)]*)\)")
_FIGURE = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_FORM = ("d", "points", "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "x1", "y1", "x2", "y2")
_DEEPEST = 20
Shape = tuple[Turn, tuple[str, ...]]


def twins(signs: Mapping[str, Element], root: Element) -> Iterator[tuple[str, str]]:
    """Pairs of names whose signs are drawn by the same paths, in the same turn or on their heads."""
    named = {f"#{name}": element for element in root.iter() if (name := element.get("id"))}
    shapes = {name: tuple(_shapes(sign, STILL, named, 0)) for name, sign in signs.items()}
    for one, other in itertools.combinations(shapes, 2):
        if shapes[one] and _alike(shapes[one], shapes[other]):
            yield one, other


def _shapes(element: Element, turn: Turn, named: Mapping[str, Element], depth: int) -> Iterator[Shape]:
    """The forms drawn by an element, each with its turn; places within the group are in the forms."""
    turn = _times(turn, _turn(element.get("transform", "")))
    form = tuple(element.get(name, "") for name in _FORM)
    if element.tag == "use":
        target = named.get(element.get("href", ""))
        if target is not None and depth < _DEEPEST:
            yield from _shapes(target, turn, named, depth + 1)
    elif any(form):
        yield turn, form
    for child in element:
        yield from _shapes(child, turn, named, depth)


def _alike(one: tuple[Shape, ...], other: tuple[Shape, ...]) -> bool:
    if [form for _, form in one] != [form for _, form in other]:
        return False
    pairs = [(a, b) for (a, _), (b, _) in zip(one, other, strict=True)]
    return any(
        all(abs(p - sign * q) < NEAR for a, b in pairs for p, q in zip(a, b, strict=True)) for sign in (1, -1)
    )


def _turn(transform: str) -> Turn:
    """The linear part of a transform, whichever way it is written."""
    found = STILL
    for name, text in _CALL.findall(transform):
        numbers = [float(number) for number in _FIGURE.findall(text)] or [0.0]
        first, last = numbers[0], numbers[-1]
        angle = radians(first)
        step: Turn = STILL
        if name == "matrix":
            a, b, c, d = [*numbers, 0.0, 0.0, 0.0][:4]
            step = (a, b, c, d)
        elif name == "rotate":
            step = (cos(angle), sin(angle), -sin(angle), cos(angle))
        elif name == "scale":
            step = (first, 0.0, 0.0, last)
        elif name == "skewX":
            step = (1.0, 0.0, tan(angle), 1.0)
        elif name == "skewY":
            step = (1.0, tan(angle), 0.0, 1.0)
        found = _times(found, step)
    return found


def _times(m: Turn, n: Turn) -> Turn:
    return (
        m[0] * n[0] + m[2] * n[1],
        m[1] * n[0] + m[3] * n[1],
        m[0] * n[2] + m[2] * n[3],
        m[1] * n[2] + m[3] * n[3],
    )
