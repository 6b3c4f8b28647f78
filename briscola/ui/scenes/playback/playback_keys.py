"""The keys of the playback and their actions, whatever has the focus."""

from collections.abc import Callable, Mapping

import pygame

from briscola.ui.scenes.playback.reel_player import ReelPlayer
from briscola.ui.scenes.playback.seat_eyes import EyesChoice
from briscola.ui.scenes.playback.stop_questions import Inquiry

Press = Callable[[], None]


def press_of(event: pygame.event.Event, show: ReelPlayer, eyes: EyesChoice, inquiry: Inquiry) -> Press | None:
    """The action of a key press; None if it has none."""
    if event.type != pygame.KEYDOWN:
        return None
    by = -1 if event.mod & pygame.KMOD_SHIFT else 1
    return _by_key(show, eyes, inquiry, by).get(event.key)


def _by_key(show: ReelPlayer, eyes: EyesChoice, inquiry: Inquiry, by: int) -> Mapping[int, Press]:
    reel = show.reel
    return {
        pygame.K_LEFT: show.step_back,
        pygame.K_RIGHT: show.step,
        pygame.K_UP: lambda: show.jump(reel.previous_trick(show.at)),
        pygame.K_DOWN: lambda: show.jump(reel.next_trick(show.at)),
        pygame.K_PAGEUP: lambda: show.jump(reel.previous_hand(show.at)),
        pygame.K_PAGEDOWN: lambda: show.jump(reel.next_hand(show.at)),
        pygame.K_HOME: lambda: show.jump(0),
        pygame.K_END: lambda: show.jump(reel.last),
        pygame.K_SPACE: show.toggle,
        pygame.K_PLUS: lambda: show.faster(1),
        pygame.K_KP_PLUS: lambda: show.faster(1),
        pygame.K_MINUS: lambda: show.faster(-1),
        pygame.K_KP_MINUS: lambda: show.faster(-1),
        pygame.K_o: show.toggle_open,
        pygame.K_h: show.toggle_open,
        pygame.K_e: lambda: eyes.go(by),
        pygame.K_s: lambda: eyes.go(by),  # a gamepad's Y
        pygame.K_w: inquiry.what_if,
        pygame.K_y: inquiry.why,
        pygame.K_l: lambda: show.jump(reel.previous_trick(show.at)),
    }
