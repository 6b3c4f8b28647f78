"""Outlines written as text: `"131,168! 124,132 134,94"`, a mark `!` making a corner."""

from __future__ import annotations

from dataclasses import replace

from art.kit.paths import Node, Outline, ellipse


def trace(text: str) -> list[Node]:
    """The nodes named in `text`: pairs `x,y` with blanks between; ValueError if a pair is malformed."""
    nodes: list[Node] = []
    for word in text.split():
        x, y = (float(part) for part in word.removesuffix("!").split(","))
        nodes.append((x, y, "c") if word.endswith("!") else (x, y))
    return nodes


def rounded(x: float, y: float, across: float, down: float) -> Outline:
    """An oval about (x, y) with those half axes, of curves: it bends with a head that is turned."""
    return replace(ellipse(x, y, across, down), oval=None)
