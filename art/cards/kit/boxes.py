"""Boxes round path data: which things may touch."""

from __future__ import annotations

import re

Box = tuple[float, float, float, float]
NEAR = 8.0
"""Card units between two shapes within which a pixel may show both."""
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?|[A-Za-z]")
_STEPS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7}


def touching(a: Box, b: Box) -> bool:
    """True if a pixel may show something of both."""
    return not (a[2] + NEAR < b[0] or b[2] + NEAR < a[0] or a[3] + NEAR < b[1] or b[3] + NEAR < a[1])


def path_box(d: str) -> Box:
    """Box round all points and control points of path data."""
    words = _NUMBER.findall(d)
    x = y = sx = sy = 0.0
    xs: list[float] = []
    ys: list[float] = []
    at, command = 0, ""
    while at < len(words):
        if words[at].isalpha():
            command = words[at]
            at += 1
            if command in "zZ":
                x, y = sx, sy
                continue
        relative, kind = command.islower(), command.lower()
        count = _STEPS[kind]
        v = [float(w) for w in words[at : at + count]]
        at += count
        if kind == "a":
            far = max(v[0], v[1]) * 2
            xs += [x - far, x + far]
            ys += [y - far, y + far]
            v = v[5:]
        if kind in "hv":
            x, y = (x + v[0] if relative else v[0], y) if kind == "h" else (x, y + v[0] if relative else v[0])
        else:
            dx, dy = (x, y) if relative else (0.0, 0.0)
            xs += [dx + p for p in v[0::2]]
            ys += [dy + p for p in v[1::2]]
            x, y = dx + v[-2], dy + v[-1]
        xs.append(x)
        ys.append(y)
        if kind == "m":
            sx, sy = x, y
            command = "l" if relative else "L"
    return (min(xs), min(ys), max(xs), max(ys))
