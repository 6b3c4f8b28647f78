"""A slider whose number stands in large figures above it."""

from collections.abc import Callable

import pygame
from msgspec.structs import replace

from briscola.i18n.spoken_words import Spoken
from briscola.ui.input import pointer
from briscola.ui.widgets.slider import Slider


class NumberSlider(Slider):
    """Chooses a number that stands above it in large figures; Enter writes it down."""

    on_enter: Callable[[], None]

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in pointer.ENTER:
            self.on_enter()
            return True
        return super().key(event)

    def spoken(self) -> Spoken:
        return replace(super().spoken(), value=str(round(self.value)))
