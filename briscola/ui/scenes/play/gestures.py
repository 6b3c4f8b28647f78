"""What a press on the table touches."""

import pygame

from briscola.engine.events import Played, Requested, Signalled
from briscola.ui.input import pointer
from briscola.ui.scenes.play.context import PlayContext


def answers(context: PlayContext, event: pygame.event.Event) -> bool:
    """Whether it is on the person's fan while a card thrown or a sign made by somebody is on its way.

    Such may be answered before it has landed.
    """
    if not isinstance(context.flow.event, Played | Signalled | Requested):
        return False
    p, hand = pointer.read(event, context.size), context.hand
    return p is not None and hand.visible and hand.hit(p.pos)


def plays_by_number(context: PlayContext, event: pygame.event.Event) -> bool:
    """Let the hand take a digit, which plays the card of that number; False when it meant nothing."""
    hand = context.hand
    if event.type != pygame.KEYDOWN or context.panel is not None or not hand.visible:
        return False
    return hand.digit(getattr(event, "unicode", ""))
