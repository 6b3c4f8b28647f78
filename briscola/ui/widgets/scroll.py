"""A scroll view for content taller than itself: wheel, drag, finger with a little momentum, keys."""

from collections.abc import Callable
from typing import Self

import pygame

from briscola.i18n.spoken_words import Role, Spoken
from briscola.ui.input.pointer import Pointer
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM_2, INK_2
from briscola.ui.widgets.widget import Widget


class ScrollView(Widget):
    """Draws content through `paint(target, x, y)` where (x, y) is the content's own top left corner.

    Controls that lie in the content are ordinary members of the same FocusGroup, put *after* the view;
    `adopt` gives them the view's clip and scrolls them into sight when they get the focus.
    """

    repeats = True
    scrolls = True
    smooth = True
    pointer_shape: int = pygame.SYSTEM_CURSOR_ARROW

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        content_height: int,
        paint: Callable[[pygame.Surface, int, int], None] | None = None,
        *,
        name: str = "scroll",
        on_paper: bool = True,
    ) -> None:
        super().__init__(kit, rect, name=name, on_paper=on_paper)
        self.content_height, self.paint = content_height, paint
        self.offset = 0.0
        self._speed = 0.0
        self._from = (0, 0.0)
        self._trail: list[tuple[float, int]] = []
        self._now = 0.0
        self._bar = False
        self.children: list[tuple[Widget, int]] = []

    def spoken(self) -> Spoken:
        return Spoken(role=Role.TEXT, name=self.label, states=self.states())

    @property
    def most(self) -> int:
        """Largest offset in px."""
        return max(0, self.content_height - self.rect.height)

    def adopt(self, *widgets: Widget) -> None:
        """Take controls placed for offset 0; they move with the content."""
        for widget in widgets:
            self.children.append((widget, widget.rect.y))
            widget.clip = lambda: self.rect
            widget.revealer = self.show

    def ring_rect(self) -> pygame.Rect:
        """The ring stays away from the words at both sides; buttons may stand right below."""
        return self.rect.inflate(2 * self.kit.scale.px(12), 0)

    def scroll_to(self, offset: float) -> None:
        """Scroll to an offset in px, kept inside."""
        self.offset = min(float(self.most), max(0.0, offset))
        for widget, y in self.children:
            widget.rect.y = y - round(self.offset)

    def go_on_from(self, before: Self) -> None:
        same = before.kit.scale.size == self.kit.scale.size
        self.scroll_to(before.offset * (1 if same else self.content_height / max(1, before.content_height)))
        self._speed, self._from, self._trail = before._speed, before._from, before._trail
        self._now, self._bar = before._now, before._bar

    def show_part(self, top: int, height: int) -> None:
        """Scroll until a part of the content is seen whole."""
        if top < self.offset:
            self.scroll_to(top)
        elif top + height > self.offset + self.rect.height:
            self.scroll_to(top + height - self.rect.height)

    def show(self, widget: Widget) -> None:
        """Scroll until a control is seen whole."""
        margin = self.kit.scale.px(24)
        if widget.rect.top < self.rect.top + margin:
            self.scroll_to(self.offset - (self.rect.top + margin - widget.rect.top))
        elif widget.rect.bottom > self.rect.bottom - margin:
            self.scroll_to(self.offset + widget.rect.bottom - (self.rect.bottom - margin))

    def _knob(self) -> pygame.Rect:
        track = self._track()
        height = max(36, track.height * self.rect.height // max(1, self.content_height))
        y = track.y + round((track.height - height) * self.offset / max(1, self.most))
        return pygame.Rect(track.x, y, track.width, height)

    def _track(self) -> pygame.Rect:
        width = max(6, self.kit.scale.px(8))
        return pygame.Rect(self.rect.right - width, self.rect.y, width, self.rect.height)

    def pressed_at(self, p: Pointer) -> None:
        self._speed = 0.0
        self._bar = not p.touch and self._track().inflate(18, 0).collidepoint(p.pos)
        self._from = (p.pos[1], self.offset)
        self._trail = [(self._now, p.pos[1])]

    def dragged(self, p: Pointer) -> None:
        moved = p.pos[1] - self._from[0]
        if self._bar:
            free = max(1, self._track().height - self._knob().height)
            self.scroll_to(self._from[1] + moved * self.most / free)
            return
        self.scroll_to(self._from[1] - moved)
        self._trail = [*self._trail[-4:], (self._now, p.pos[1])]

    def released(self, _p: Pointer, _inside: bool) -> None:
        if self._bar or len(self._trail) < 2:
            return
        (t0, y0), (t1, y1) = self._trail[0], self._trail[-1]
        if t1 - t0 > 0.004:
            self._speed = max(-4000.0, min(4000.0, -(y1 - y0) / (t1 - t0)))

    def wheeled(self, lines: float) -> bool:
        self._speed = 0.0
        self.scroll_to(self.offset - lines * self.kit.scale.px(78))
        return self.most > 0

    def key(self, event: pygame.event.Event) -> bool:
        line, page = self.kit.scale.px(60), round(self.rect.height * 0.88)
        moves = {
            pygame.K_UP: -line,
            pygame.K_DOWN: line,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_SPACE: page,
            pygame.K_HOME: -self.most,
            pygame.K_END: self.most,
        }
        if event.key not in moves or not self.most:
            return False
        before = self.offset
        self.scroll_to(self.offset + moves[event.key])
        return self.offset != before or event.key not in (pygame.K_UP, pygame.K_DOWN)

    def confirm(self) -> None:
        """Do nothing: a text has nothing to confirm."""

    def update(self, dt: float) -> bool:
        self._now += dt
        if self.held or abs(self._speed) < 20:
            self._speed = 0.0 if not self.held else self._speed
            return self.held
        self.scroll_to(self.offset + self._speed * dt)
        self._speed *= max(0.0, 1 - 4.2 * dt)
        return True

    def _fade(self, target: pygame.Surface) -> None:
        """Fade the edges beyond which the page goes on, so that no line is cut through."""
        height = self.kit.scale.px(30)
        size = (self.rect.width, height)
        if self.offset < self.most:
            target.blit(self.kit.paper.fade(size), (self.rect.x, self.rect.bottom - height))
        if self.offset > 0:
            target.blit(pygame.transform.flip(self.kit.paper.fade(size), False, True), self.rect.topleft)

    def draw(self, target: pygame.Surface) -> None:
        if self.paint is not None:
            before = target.get_clip()
            target.set_clip(self.rect.clip(before))
            self.paint(target, self.rect.x, self.rect.y - round(self.offset))
            self._fade(target)
            target.set_clip(before)
        if self.most:
            pygame.draw.rect(target, CREAM_2, self._track(), border_radius=9)
            pygame.draw.rect(target, INK_2, self._knob(), border_radius=9)
