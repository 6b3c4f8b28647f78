"""Sheets of paper with a title and controls, placed by hand: over the scene below, or a page."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

import pygame

from briscola.ui.layout.window.sheet_layout import headed
from briscola.ui.render.theme import CREAM, INK, Colour
from briscola.ui.scene import Scene
from briscola.ui.widgets.button import Button, paper_button
from briscola.ui.widgets.panel import draw_heading, draw_sheet

VEIL = (10, 8, 6)
VEIL_ALPHA = 110


class SheetScene(Scene, ABC):
    """Subclasses place it with `unfold` in their `layout` and add controls; a veil dims the scene below."""

    opaque = False
    ruled = False
    """True if the title is a heading with a red rule."""

    @abstractmethod
    def title(self) -> str:
        """The title in the current language."""

    @property
    def spoken_title(self) -> str:
        return self.title()

    @property
    def title_place(self) -> pygame.Rect:
        return pygame.Rect(self.inner.topleft, (self.inner.width, self.kit.fonts.line("panel")))

    @property
    def reading_room(self) -> pygame.Rect:
        return self.rect

    @property
    def ink(self) -> Colour:
        """Colour of the title."""
        return INK

    def unfold(
        self, size: tuple[int, int], extent: tuple[int, int], pad: tuple[int, int], *, middle: float = 0.5
    ) -> pygame.Rect:
        """Place a sheet of `extent` px in the window, its centre at the share `middle` of the height.

        Returns the room inside its margins `pad` (in px, beside and above), which is also `inner`.
        """
        self.rect = pygame.Rect((0, 0), extent)
        self.rect.center = (size[0] // 2, size[1] // 2 if middle == 0.5 else round(size[1] * middle))
        self.rect.clamp_ip(pygame.Rect((0, 0), size).inflate(-self.kit.scale.rim, -self.kit.scale.rim))
        self.inner = self.rect.inflate(-2 * pad[0], -2 * pad[1])
        self.veil = pygame.Surface(size)
        self.veil.fill(VEIL)
        self.veil.set_alpha(VEIL_ALPHA)
        return self.inner

    def button(
        self, rect: pygame.Rect, words: str, press: Callable[[], None], name: str, *, primary: bool = False
    ) -> Button:
        """A button of the sheet; `primary`: a red one."""
        return paper_button(self.kit, rect, words, press, name, main=primary)

    def handle(self, event: pygame.event.Event) -> bool:
        return super().handle(event) or self.closed_by(event)

    def draw_below(self, target: pygame.Surface) -> None:
        """Dim the scene below."""
        target.blit(self.veil, (0, 0))

    def draw_title(self, target: pygame.Surface) -> int:
        """Draw the title; return the y below it."""
        kit, inner = self.kit, self.inner
        if self.ruled:
            return draw_heading(target, kit, self.title(), inner.topleft, width=inner.width)
        drawn = kit.fonts.draw(target, self.title(), "panel", inner.topleft, self.ink, width=inner.width)
        return drawn.bottom

    def paint(self, target: pygame.Surface, y: int) -> None:
        """Draw what stands under the title, from `y` down; the controls are drawn over it."""

    def draw(self, target: pygame.Surface) -> None:
        self.draw_below(target)
        draw_sheet(target, self.kit, self.rect)
        self.paint(target, self.draw_title(target))
        self.group.draw(target)


class PageScene(SheetScene):
    """A page of its own. The sheet lies on the table; the title and the way back stand above it."""

    opaque = True
    beside_title = 0
    """Width in px at the right that the title leaves free."""

    def lay_page(
        self,
        pad: tuple[int, int],
        *,
        focus: str | None = None,
        width: int | None = None,
        height: int | None = None,
        sinks: float = 0.0,
    ) -> pygame.Rect:
        """Place the sheet as `headed` does, with a new group that begins with the way back.

        Returns the room inside its margins `pad`, which is also `inner`.
        """
        over = headed(self.kit.scale, width=width, height=height, sinks=sinks)
        self.title_at, self.rect = over.title, over.sheet
        self.inner = self.rect.inflate(-2 * pad[0], -2 * pad[1])
        self.new_group(focus=focus).add(self.back_button(over.back.center))
        return self.inner

    @property
    def title_place(self) -> pygame.Rect:
        scale, high = self.kit.scale, self.kit.fonts.line("scene")
        place = pygame.Rect(0, 0, scale.width - self.title_at[0] - scale.edge - self.beside_title, high)
        place.midleft = self.title_at
        return place

    def draw_below(self, target: pygame.Surface) -> None:
        self.app.draw_table(target)
        place, words = self.title_place, self.title()
        at, room = place.midleft, place.width
        title = self.kit.fonts.draw(
            target, words, "scene", at, CREAM, anchor="midleft", halo=True, width=room
        )
        self.draw_beside(target, title)

    def draw_beside(self, target: pygame.Surface, title: pygame.Rect) -> None:
        """Draw what stands on the table beside the title."""

    def draw_title(self, target: pygame.Surface) -> int:
        """Nothing stands on the sheet above its content."""
        del target
        return self.inner.y
