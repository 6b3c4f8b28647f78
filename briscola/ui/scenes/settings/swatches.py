"""A choice between pictures: the three tables."""

from collections.abc import Callable, Sequence

import pygame
from msgspec.structs import replace

from briscola.i18n.spoken_words import Spoken
from briscola.ui.input.pointer import Pointer
from briscola.ui.render import primitives
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, RED
from briscola.ui.widgets.choice import Parts


class Swatches(Parts):
    """A row of pictures with a name on each; the chosen one has a red frame."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        labels: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
        picture: Callable[[int, tuple[int, int]], pygame.Surface],
        *,
        spoken_labels: Sequence[str] = (),
        name: str = "",
    ) -> None:
        """`picture(index, size)` gives the picture with its own round corners (radius 8).

        `spoken_labels` are the names where none stand on the pictures.
        """
        super().__init__(kit, rect, labels, index, on_change, name=name)
        self._spoken_labels = spoken_labels or labels
        self.picture = picture

    def spoken(self) -> Spoken:
        return replace(super().spoken(), value=self._spoken_labels[self.index])

    def spoken_part(self, index: int) -> Spoken:
        return replace(super().spoken_part(index), name=self._spoken_labels[index])

    def part(self, index: int) -> pygame.Rect:
        gap = self.kit.scale.px(24)
        n = len(self.labels)
        width = (self.rect.width - gap * (n - 1)) // n
        return pygame.Rect(self.rect.x + index * (width + gap), self.rect.y, width, self.rect.height)

    def released(self, p: Pointer, inside: bool) -> None:
        if inside:
            nearest = min(range(len(self.labels)), key=lambda n: abs(self.part(n).centerx - p.pos[0]))
            self.choose(nearest)

    def ring_rect(self) -> pygame.Rect:
        return self.part(self.index).inflate(self.kit.scale.px(14), self.kit.scale.px(14))

    def draw(self, target: pygame.Surface) -> None:
        kit, scale = self.kit, self.kit.scale
        room = self.part(0).width - scale.px(12)
        words = [word for label in self.labels for word in label.split()]
        role = kit.fonts.together([(word, room) for word in words], "small-strong")
        for at, label in enumerate(self.labels):
            part = self.part(at)
            target.blit(self.picture(at, part.size), part.topleft)
            if at == self.index:
                frame = part.inflate(scale.px(14), scale.px(14))
                ring = primitives.ring(frame.size, 12 * scale.k, RED, max(2.0, 3.2 * scale.k))
                target.blit(ring, frame.topleft)
            lines = kit.fonts.wrap(label, role, room)
            for n, line in enumerate(lines):
                y = part.centery + round((n - (len(lines) - 1) / 2) * kit.fonts.line(role))
                kit.fonts.draw(
                    target,
                    line,
                    role,
                    (part.centerx, y),
                    CREAM,
                    anchor="center",
                    halo=True,
                    width=room,
                )
