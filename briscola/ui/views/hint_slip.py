"""A hint on paper: a slip with the advice and its reason, or a small table that compares all choices."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

import pygame

from briscola.ui.layout.geometry import Pose
from briscola.ui.render.fonts import unbroken
from briscola.ui.render.icons import on_disc
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, HAIRLINE, INK, INK_2, RED
from briscola.ui.views.props import draw_slip, slip_size

WIDTHS = (430, 360, 300, 250)
"""Widths of a slip (at 1080), the best first."""
SHAVED = 8
"""Px by which lines are narrowed, step by step, until there would be one more line."""
ROWS = 10
"""Most choices that are compared."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ChoiceRow:
    """A line of the table; `first` marks the advised choice."""

    label: str
    values: Sequence[str]
    first: bool = False


def balanced(kit: Kit, text: str, role: str, room: int) -> Sequence[tuple[str, str]]:
    """Lines (role, text) of about the same length, as few as possible."""
    lines = kit.fonts.wrap(text, role, room)
    least = max(kit.fonts.width(word, role) for word in unbroken(text))
    while len(lines) > 1 and room - SHAVED >= least:
        room -= SHAVED
        closer = kit.fonts.wrap(text, role, room)
        if len(closer) > len(lines):
            break
        lines = closer
    return [(role, line) for line in lines]


def caption(kit: Kit, words: str, lines: int) -> Sequence[str]:
    """Break a caption into `lines` lines (fewer if it has fewer words), as narrow as possible."""
    parts = words.split(" ")
    breaks = combinations(range(1, len(parts)), min(lines, len(parts)) - 1)
    ways = [[" ".join(parts[a:b]) for a, b in pairwise((0, *cuts, len(parts)))] for cuts in breaks]
    return min(ways, key=lambda way: max(kit.fonts.width(line, "small") for line in way))


class HintSlip:
    """A slip of at most `width` (at 1080) at one scale: its size in px, and its drawing."""

    def __init__(self, kit: Kit, text: str, detail: str, width: float) -> None:
        self.kit = kit
        most = max(190, kit.scale.px(width))
        room = most - 2 * kit.scale.px(20)
        heads = balanced(kit, text, "row", room)
        rest = balanced(kit, detail, "small", room) if detail else []
        self.lines, self.heads = (*heads, *rest), len(heads)
        self.size = slip_size(kit, self.lines, most)

    def draw(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the advice in ink and the reason below it."""
        draw_slip(target, self.kit, rect, self.lines, inked=self.heads)


class ChoiceTable:
    """The table of choices at one scale: its size in px, and its drawing.

    `heads` stand over the values, in two lines. `tight` saves space and sets them in three.
    """

    def __init__(
        self,
        kit: Kit,
        title: str,
        heads: Sequence[str],
        rows: Sequence[ChoiceRow],
        *,
        tight: bool = False,
    ) -> None:
        self.kit, self.title, self.rows = kit, title, rows
        self.heads = [caption(kit, words, 3 if tight else 2) for words in heads]
        fonts, px = kit.fonts, kit.scale.px
        self.pad_x, self.pad_y, gap = (px(14), px(12), px(14)) if tight else (px(26), px(18), px(28))
        self.line = fonts.line("small-strong") + px(7)
        self.top = max(fonts.line("row"), *(len(lines) * fonts.line("small") for lines in self.heads))
        self.head = self.top + px(8)
        end = max(fonts.width(title, "row"), *(fonts.width(r.label, "small-strong") for r in rows))
        self.ends: list[int] = []
        for column, lines in enumerate(self.heads):
            words = (*lines, *(row.values[column] for row in rows))
            end += gap + max(fonts.width(text, "small-strong") for text in words)
            self.ends.append(end)
        self.size = (end + 2 * self.pad_x, self.head + self.line * len(rows) + 2 * self.pad_y)

    def draw(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the table on cream paper, the advice in red, thin rules between the rows."""
        kit = self.kit
        kit.paper.tag(rect.size, CREAM).draw(target, rect.topleft)
        x, y = rect.x + self.pad_x, rect.y + self.pad_y
        low = y + self.top
        kit.fonts.draw(target, self.title, "row", (x, low), INK, anchor="bottomleft")
        for lines, end in zip(self.heads, self.ends, strict=True):
            for up, words in enumerate(reversed(lines)):
                at = (x + end, low - up * kit.fonts.line("small"))
                kit.fonts.draw(target, words, "small", at, INK_2, anchor="bottomright")
        y += self.head
        for row in self.rows:
            pygame.draw.line(target, HAIRLINE, (x, y), (x + self.ends[-1], y))
            role, colour = ("small-strong", RED) if row.first else ("small", INK)
            middle = y + self.line // 2
            kit.fonts.draw(target, row.label, role, (x, middle), colour, anchor="midleft")
            for words, end in zip(row.values, self.ends, strict=True):
                kit.fonts.draw(target, words, role, (x + end, middle), colour, anchor="midright")
            y += self.line


def head_of(pose: Pose) -> tuple[int, int]:
    """Middle of a card's upper edge."""
    (x, y), *_rest = pose.corners(0.0)
    return round(x), round(y)


def draw_mark(target: pygame.Surface, kit: Kit, centre: tuple[int, int]) -> None:
    """Draw the small lamp on the upper edge of the advised card: the same picture as its button."""
    side = max(26, kit.scale.px(44))
    rect = pygame.Rect(0, 0, side, side)
    rect.center = centre
    kit.paper.round_button(side, hover=False, pressed=False).draw(target, rect.topleft)
    picture = on_disc(kit.raster, "hint", side)
    target.blit(picture, picture.get_rect(center=rect.center))
