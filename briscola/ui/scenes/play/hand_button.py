"""Paper buttons above the hand: declarations, and the claim of all tricks that are left."""

from collections.abc import Callable, Sequence

import pygame

from briscola.ui.layout.table.geometry import bounds
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.widgets.button import Button


class HandButton(Button):
    """A button above where the person's card is to lie; it explains itself when it has the focus.

    A second one (`at` 1) lies where the card is to be led, which waits for it. With cards on the table it
    lies between these and the hand, where what waits to be paid is written, and clear of a lifted card.
    """

    def __init__(
        self,
        context: PlayContext,
        words: str,
        press: Callable[[], None],
        *,
        name: str,
        tip: str,
        width: int,
        at: int = 0,
    ) -> None:
        kit, layout = context.kit, context.layout
        tall, gap = kit.scale.target(56), kit.scale.px(14)
        slot = bounds([layout.slot(layout.ring[0])], layout.ratio)
        rect = pygame.Rect(slot.centerx - width // 2, slot.top - gap - tall, width, tall)
        step = tall + gap
        if context.seat.view.table:
            rect.bottom, step = layout.hand_rect.top - layout.field_px(54), -step
        super().__init__(kit, rect.move(0, at * step), words, press, name=name)
        self.tip, self.tells_focus = tip, True


def hand_buttons(context: PlayContext) -> Sequence[pygame.Rect]:
    """Rectangles of the buttons above the hand."""
    return [widget.rect for widget in context.scene.group.widgets if isinstance(widget, HandButton)]
