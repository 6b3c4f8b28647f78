"""Elements from which a drawing is written, in painter's order; moves and clips as their attributes."""

from __future__ import annotations

import re

from art.cards.kit.pathdata import number
from art.cards.kit.paths import Matrix


class Item:
    """A path of a style, or an element ready written; `joinable` with the next of that style."""

    def __init__(
        self, *, part: str, style: str = "", d: str = "", raw: str = "", joinable: bool = False
    ) -> None:
        self.style, self.d, self.raw, self.joinable, self.part = style, d, raw, joinable, part

    def written(self) -> str:
        """The element, with the part to which it belongs."""
        if not self.raw:
            return f'<path data-part="{self.part}"{self.style} d="{self.d}"/>'
        return re.sub(r"^<(path|use)", rf'<\1 data-part="{self.part}"', self.raw)


def transform(m: Matrix) -> str:
    """The attribute that moves an element."""
    parts = " ".join(f"{v:.4f}".rstrip("0").rstrip(".") for v in (m.a, m.b, m.c, m.d))
    return f'transform="matrix({parts} {number(m.e)} {number(m.f)})"'


def stepping(m: Matrix) -> str:
    """The attribute that moves an element on the card that carries an index (`svg_store.indexed`)."""
    return f"data-indexed-{transform(m)}"


def clipping(key: str, d: str) -> tuple[str, str]:
    """A clip by that path: its definition, and the attribute of what is clipped."""
    return f'<clipPath id="{key}"><path d="{d}"/></clipPath>', f'clip-path="url(#{key})"'
