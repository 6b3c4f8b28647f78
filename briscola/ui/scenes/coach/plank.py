"""The plank below the coach's table: the strip of own choices, and the ways from one to the next."""

from collections.abc import Callable, Sequence

import pygame

from briscola.i18n.text import _
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM
from briscola.ui.scenes.coach.strip import Cell, ChoiceStrip, strip_height
from briscola.ui.scenes.playback.bar import PLANK
from briscola.ui.widgets import Button, RoundButton, Widget


class CoachPlank:
    """At the foot of a window of a size; `look_at(None)` is the hand as a whole."""

    def __init__(
        self,
        kit: Kit,
        size: tuple[int, int],
        cells: Sequence[Cell],
        *,
        chosen: int | None,
        look_at: Callable[[int | None], None],
        costly: Callable[[], None],
        strong: Callable[[], None],
    ) -> None:
        """`costly` and `strong` lead to the next of the choices that cost most, and of the good ones."""
        scale = kit.scale
        self.kit = kit
        height = strip_height(scale)
        self.rect = rect = pygame.Rect(0, size[1] - height, size[0], height)
        side = scale.target(62)
        self.whole = RoundButton(
            kit,
            (scale.px(28) + side // 2, rect.centery),
            "start",
            _("The hand"),
            lambda: look_at(None),
            diameter=62,
            show_label=False,
            name="whole",
        )
        words = _("What cost most"), _("Good plays")
        wide = max(kit.fonts.width(text, "button") for text in words) + 2 * scale.px(30)
        gap, tall = max(6, scale.px(14)), max(44, scale.px(66))
        upper = pygame.Rect(
            rect.right - scale.px(28) - wide, rect.centery + scale.px(2) - tall - gap // 2, wide, tall
        )
        self.costly = Button(kit, upper, words[0], costly, name="costly", margin=8)
        self.strong = Button(kit, upper.move(0, tall + gap), words[1], strong, name="strong", margin=8)
        left = self.whole.rect.right + scale.px(20)
        room = pygame.Rect(
            left, rect.y + scale.px(14), upper.x - scale.px(24) - left, rect.height - scale.px(28)
        )
        self.strip = ChoiceStrip(kit, room, cells, look_at, chosen=chosen)

    @property
    def widgets(self) -> Sequence[Widget]:
        """Its controls, in the order of Tab."""
        return self.strip, self.whole, self.costly, self.strong

    def draw(self, target: pygame.Surface) -> None:
        """The wood; the controls are drawn by their group."""
        beyond = self.kit.scale.px(16)
        size = (self.rect.width + 2 * beyond, self.rect.height + 2 * beyond)
        self.kit.paper.wood(size, PLANK, radius=4).draw(target, (self.rect.x - beyond, self.rect.y))
        if not self.strip.cells:
            text = _("Here you had nothing to choose.")
            self.kit.fonts.draw(target, text, "body-strong", self.strip.rect.center, CREAM, anchor="center")
