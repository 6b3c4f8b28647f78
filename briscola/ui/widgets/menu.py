"""The title's text menu with its sliding red strip."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from briscola.ui.input.pointer import Pointer
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, PAPER, mix
from briscola.ui.widgets.widget import Widget

SLIDE = 0.09
"""Seconds that the strip needs to reach the chosen line."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Item:
    """A line of the menu: its word, a remark beside it, and its action."""

    name: str
    text: str
    on_press: Callable[[], None]
    note: str = ""
    strong: bool = False


class Menu(Widget):
    """A text menu on the cloth; Up and Down move the strip, Enter goes. One stop in the Tab order."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        items: Sequence[Item],
        *,
        selected: int = 0,
        hint: str = "",
        instant: bool = False,
        name: str = "menu",
    ) -> None:
        """`hint` is written at the right end of the strip; `instant` leaves out the slide."""
        super().__init__(kit, rect, name=name)
        self.items, self.hint, self.instant = list(items), hint, instant
        self.selected = min(selected, len(self.items) - 1)
        self.step = kit.scale.target(62)
        self._at = float(self.selected)
        self.gap = kit.scale.px(20)
        """Extra space in px after the first line."""
        self.rect.height = self.step * len(self.items) + (self.gap if len(self.items) > 1 else 0)

    def line(self, index: int) -> pygame.Rect:
        """Rectangle of a line."""
        y = self.rect.y + index * self.step + (self.gap if index else 0)
        return pygame.Rect(self.rect.x, y, self.rect.width, self.step)

    def _index(self, pos: tuple[int, int]) -> int:
        return min(range(len(self.items)), key=lambda at: abs(self.line(at).centery - pos[1]))

    def select(self, index: int) -> None:
        """Choose a line; the strip slides there, or jumps if `instant`."""
        if index != self.selected:
            self.selected = index
            self.say("tick")
        if self.instant:
            self._at = float(index)

    def point(self, p: Pointer) -> bool:
        if p.kind in ("move", "down") and self.usable and self.hit(p.pos):
            self.select(self._index(p.pos))
        return super().point(p)

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            to = self.selected + (1 if event.key == pygame.K_DOWN else -1)
            if 0 <= to < len(self.items):
                self.select(to)
                return True
            return False
        if event.key in (pygame.K_HOME, pygame.K_END):
            self.select(0 if event.key == pygame.K_HOME else len(self.items) - 1)
            return True
        return super().key(event)

    def confirm(self) -> None:
        self.say("click")
        self.items[self.selected].on_press()

    def update(self, dt: float) -> bool:
        gap = self.selected - self._at
        if gap == 0:
            return False
        # Exponential approach that is over in about SLIDE seconds.
        self._at = float(self.selected) if abs(gap) < 0.01 else self._at + gap * min(1.0, dt * 4 / SLIDE)
        return True

    def draw_ring(self, target: pygame.Surface) -> None:
        """Draw no ring: the red strip shows the focus, and is missing without it."""

    def _role(self, index: int) -> str:
        return "menu-first" if index == 0 else "menu-strong" if self.items[index].strong else "menu"

    def _reach(self, index: int) -> int:
        """Width in px of a line with its note, which the strip must cover; 0 without a note."""
        item, fonts, scale = self.items[index], self.kit.fonts, self.kit.scale
        if not item.note:
            return 0
        return fonts.width(item.text, self._role(index)) + fonts.width(item.note, "small") + scale.px(48)

    def _strip(self) -> pygame.Rect:
        scale = self.kit.scale
        height = min(self.step, max(44, scale.px(68)))
        width = max(self.rect.width, self._reach(round(self._at)))
        rect = pygame.Rect(self.rect.x - scale.px(24), 0, width + scale.px(24), height)
        rect.centery = round(self.rect.y + (self._at + 0.5) * self.step + self.gap * min(1.0, self._at))
        return rect

    def draw(self, target: pygame.Surface) -> None:
        kit, scale = self.kit, self.kit.scale
        if self.focused:
            strip = self._strip()
            kit.paper.strip(strip.size).draw(target, strip.topleft)
        for index, item in enumerate(self.items):
            line = self.line(index)
            near = self.focused and abs(index - self._at) < 0.5
            room = self.rect.width - scale.px(16)
            word = kit.fonts.draw(
                target,
                item.text,
                self._role(index),
                (line.x, line.centery),
                PAPER if near else CREAM,
                anchor="midleft",
                halo=not near,
                width=room,
            )
            note = item.note or (self.hint if near else "")
            if not note:
                continue
            if item.note:
                free = self.rect.right - word.right - scale.px(24)
                if near or kit.fonts.width(note, "small") <= free + scale.px(260):
                    kit.fonts.draw(
                        target,
                        note,
                        "small",
                        (word.right + scale.px(24), line.centery + scale.px(3)),
                        PAPER if near else CREAM,
                        anchor="midleft",
                        halo=not near,
                        width=free + scale.px(420),
                    )
            elif self.rect.right - word.right > kit.fonts.width(note, "small") + scale.px(40):
                kit.fonts.draw(
                    target,
                    note,
                    "small",
                    (self.rect.right - scale.px(24), line.centery + scale.px(3)),
                    mix(PAPER, (156, 36, 32), 0.12),
                    anchor="midright",
                )
