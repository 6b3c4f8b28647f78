"""A thing on a table as data, and which of several is pointed at."""

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass, field
from operator import attrgetter

import pygame

from briscola.engine.cards import Card
from briscola.i18n.tooltip_words import Words
from briscola.ui.layout.table.geometry import Pose, bounds
from briscola.ui.layout.table_items import NEVER, SELDOM, SHOW, WEIGHTS

Pos = tuple[int, int]
Draw = Callable[[pygame.Surface], None]
HoverTarget = tuple[str, pygame.Rect, Words]
"""A slip or bubble over the table that can be pointed at: name, rectangle, explanation."""
UNDER, OVER = -1, 100
"""Depths of what is drawn right under the cards, and over everything: neither is in the cached picture."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Thing:
    """One thing on a table: what it consists of, how it is drawn, what is told of it."""

    kind: str
    """Word for all of its kind, the first of its name."""
    words: Callable[[], Words] = field(compare=False)
    """Headline and text of its explanation."""
    items: tuple[str, ...]
    """Names of the items of `layout.table_items` that stand for it; without any, it looks after itself."""
    weighs: float | None = None
    """Cost for an explanation to cover it; None: that of its items."""
    place: int | None = None
    """Place of the owner, or None."""
    of: str = ""
    """Tells several slips apart."""
    card: Card | None = None
    poses: tuple[Pose, ...] = ()
    rects: tuple[pygame.Rect, ...] = ()
    ratio: float = 1.0
    """Width of a card divided by its height."""
    layer: int = 0
    """Of two things at a point, the one with the higher layer is pointed at."""
    shows: str = ""
    """Code of a card that its slip draws whole, because on the table it is half covered or small."""
    draw: Draw | None = field(default=None, compare=False)
    """Draws it; None if it is drawn with the cards or with what lies over the table."""
    depth: int = 0
    """Place in the order of drawing."""
    looks: tuple[tuple[Hashable, pygame.Rect | None], ...] = ()
    """All that the cached picture shows of it, each with its rectangle; None: a change may be anywhere."""

    @property
    def name(self) -> str:
        """Name among the controls; it stays the same as long as the thing lies there."""
        code = "" if self.card is None else self.card.code
        parts = (self.kind, "" if self.place is None else str(self.place), code, self.of)
        return " ".join(part for part in parts if part)

    @property
    def rect(self) -> pygame.Rect:
        """Smallest rectangle round all its parts."""
        parts = list(self.rects)
        if self.poses:
            parts.append(bounds(self.poses, self.ratio))
        return parts[0].unionall(parts[1:])

    @property
    def weight(self) -> float:
        """Cost for an explanation to cover it, which is gone soon: it may cover a face."""
        if self.weighs is not None:
            return self.weighs
        return min((WEIGHTS[name] for name in self.items), default=SELDOM)

    def holds(self, pos: Pos) -> bool:
        """True if a point is on it."""
        return any(rect.collidepoint(pos) for rect in self.rects) or any(
            pose.holds(pos, self.ratio) for pose in self.poses
        )


def thing_at(things: Sequence[Thing], pos: Pos) -> Thing | None:
    """The uppermost thing under a point, or None."""
    return max((t for t in things if t.holds(pos)), key=attrgetter("layer"), default=None)


def covered_last(things: Collection[Thing]) -> tuple[list[pygame.Rect], list[pygame.Rect]]:
    """Rectangles an explanation must never cover, and those it should avoid; heavier ones count double."""
    never = [thing.rect for thing in things if thing.weight >= NEVER]
    seldom = ((t.rect, t.weight) for t in things if SHOW < t.weight < NEVER)
    return never, [rect for rect, weight in seldom for _ in range(1 + (weight > SELDOM))]
