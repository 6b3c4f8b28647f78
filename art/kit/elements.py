"""Elements from which a drawing is written, in painter's order; moves and clips as their attributes."""

from __future__ import annotations

from art.kit.pathdata import number
from art.kit.paths import Matrix


class Item:
    """A path of a style, or an element ready written; `joinable` with the next of that style."""

    def __init__(self, *, style: str = "", d: str = "", raw: str = "", joinable: bool = False) -> None:
        self.style, self.d, self.raw, self.joinable = style, d, raw, joinable


def transform(m: Matrix) -> str:
    """The attribute that moves an element."""
    parts = " ".join(f"{v:.4f}".rstrip("0").rstrip(".") for v in (m.a, m.b, m.c, m.d))
    return f'transform="matrix({parts} {number(m.e)} {number(m.f)})"'


def clipping(key: str, d: str) -> tuple[str, str]:
    """A clip by that path: its definition, and the attribute of what is clipped."""
    return f'<clipPath id="{key}"><path d="{d}"/></clipPath>', f'clip-path="url(#{key})"'
