"""The plank below a puzzle: how one is doing, which theme is trained, the ways on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from briscola.client.puzzles.puzzle import Theme
from briscola.i18n.puzzles import theme_name
from briscola.i18n.text import _
from briscola.ui.layout.metrics import Scale
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.playback.bar import PLANK
from briscola.ui.views.slate import Slate, draw_slate
from briscola.ui.widgets import Button, Dropdown, Widget

Way = tuple[str, str, Callable[[], None]]
"""The name of a button, its words, what it does; the one named `on` is red."""


def plank_height(scale: Scale) -> int:
    """What the plank takes from the window, in px."""
    return max(112, scale.px(176))


class PuzzlePlank:
    """At the foot of a window of a size; `room` is what is free between the themes and the ways on."""

    def __init__(
        self,
        kit: Kit,
        size: tuple[int, int],
        *,
        lines: Sequence[str],
        themes: Sequence[Theme],
        theme: Theme | None,
        choose_theme: Callable[[int], None],
        ways: Sequence[Way],
        said: Sequence[str],
    ) -> None:
        """`lines` stand on the slate; `choose_theme` is told the place in the list, 0 being all themes;
        `said` is what may stand on the red button once something is picked.
        """
        scale = kit.scale
        self.kit, self.lines = kit, tuple(lines)
        height = plank_height(scale)
        self.rect = plank = pygame.Rect(0, size[1] - height, size[0], height)
        edge, gap, tall = scale.px(28), max(8, scale.px(16)), scale.target(62)
        self.slate = pygame.Rect(edge, plank.y + gap, max(150, scale.px(250)), plank.height - 2 * gap)
        words = (_("Try again"), _("See the answer"), _("Next"), *said)
        wide = max(kit.fonts.width(text, "button") for text in words) + 2 * scale.px(34)
        right = plank.right - edge - wide
        y = plank.centery - (len(ways) * tall + (len(ways) - 1) * gap) // 2
        self.buttons: list[Widget] = []
        for name, text, press in ways:
            rect = pygame.Rect(right, y, wide, tall)
            self.buttons.append(
                Button(kit, rect, text, press, primary=name == "on", name=name, role="button")
            )
            y += tall + gap
        names = [_("All themes"), *map(theme_name, themes)]
        chosen = themes.index(theme) + 1 if theme is not None else 0
        place = pygame.Rect(self.slate.right + gap, 0, max(190, scale.px(330)), tall)
        place.centery = plank.centery
        self.filter = Dropdown(kit, place, names, chosen, choose_theme, name="theme")
        left = place.right + gap
        self.room = pygame.Rect(left, plank.y + scale.px(10), right - gap - left, plank.height - scale.px(20))

    def draw(self, target: pygame.Surface) -> None:
        """The wood and the slate."""
        kit, beyond = self.kit, self.kit.scale.px(16)
        size = (self.rect.width + 2 * beyond, self.rect.height + 2 * beyond)
        kit.paper.wood(size, PLANK, radius=4).draw(target, (self.rect.x - beyond, self.rect.y))
        lines = self.lines

        def write(slate: Slate) -> None:
            inner, tall = slate.inner, 0.36 - 0.05 * len(lines)
            for row, text in enumerate(lines):
                y = inner.y + inner.height * (row + 0.6) / (len(lines) + 0.2)
                slate.text(text, inner.height * tall, (inner.centerx, y), width=inner.width * 0.92)

        draw_slate(target, kit, ("puzzles", *lines), self.slate.size, self.slate.center, 0.0, write)
