"""Pictures to choose one of: the three tables."""

from collections.abc import Callable, Sequence

import pygame

from briscola.ui import paint
from briscola.ui.kit import Kit
from briscola.ui.pointer import Pointer
from briscola.ui.theme import CREAM, RED
from briscola.ui.widgets.base import Widget


class Swatches(Widget):
    """A row of pictures with a name on each; the chosen one stands in a red frame."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        labels: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
        picture: Callable[[int, tuple[int, int]], pygame.Surface],
        *,
        name: str = "",
    ) -> None:
        """`picture(index, size)` gives the picture with its own round corners (radius 8)."""
        super().__init__(kit, rect, name=name, on_paper=True)
        self.labels, self.index, self.on_change, self.picture = list(labels), index, on_change, picture

    def part(self, index: int) -> pygame.Rect:
        """Where a picture lies."""
        gap = self.kit.scale.px(24)
        n = len(self.labels)
        width = (self.rect.width - gap * (n - 1)) // n
        return pygame.Rect(self.rect.x + index * (width + gap), self.rect.y, width, self.rect.height)

    def choose(self, index: int) -> None:
        """Choose a picture."""
        if 0 <= index < len(self.labels) and index != self.index:
            self.index = index
            self.say("tick")
            self.on_change(index)

    def released(self, p: Pointer, inside: bool) -> None:
        if inside:
            nearest = min(range(len(self.labels)), key=lambda n: abs(self.part(n).centerx - p.pos[0]))
            self.choose(nearest)

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.choose(self.index + (1 if event.key == pygame.K_RIGHT else -1))
            return True
        return super().key(event)

    def confirm(self) -> None:
        self.choose((self.index + 1) % len(self.labels))

    def ring_rect(self) -> pygame.Rect:
        return self.part(self.index).inflate(self.kit.scale.px(14), self.kit.scale.px(14))

    def draw(self, target: pygame.Surface) -> None:
        kit, scale = self.kit, self.kit.scale
        for at, label in enumerate(self.labels):
            part = self.part(at)
            target.blit(self.picture(at, part.size), part.topleft)
            if at == self.index:
                frame = part.inflate(scale.px(14), scale.px(14))
                ring = paint.ring(frame.size, 12 * scale.k, RED, max(2.0, 3.2 * scale.k))
                target.blit(ring, frame.topleft)
            kit.fonts.draw(
                target,
                label,
                "small-strong",
                part.center,
                CREAM,
                anchor="center",
                halo=True,
                width=part.width - scale.px(12),
            )
