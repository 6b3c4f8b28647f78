"""Keys or pad of one's own, where several people play at one computer."""

from collections.abc import Collection

import pygame

from briscola.client.hot_seat import ANYTHING, PAD
from briscola.ui.input import pointer

POINTED = (
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP,
    pygame.MOUSEMOTION,
    pygame.MOUSEWHEEL,
    pygame.FINGERDOWN,
    pygame.FINGERMOTION,
    pygame.FINGERUP,
)
WRITTEN = (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING)


def is_own(event: pygame.event.Event, plays_with: str, pads: Collection[int]) -> bool:
    """True unless the event comes from something else than the person plays with.

    `plays_with` is one of `client.hot_seat`; `pads` are the numbers of the pads that are connected. Whose pad
    is not there plays with anything. Esc is everybody's: the pause is for all.
    """
    if plays_with == ANYTHING or event.type not in (*POINTED, *WRITTEN) or pointer.is_back(event):
        return True
    pad: int = getattr(event, "pad", 0)
    if not plays_with.startswith(PAD):
        return pad == 0
    mine = plays_with.removeprefix(PAD)
    return mine not in map(str, pads) or str(pad) == mine
