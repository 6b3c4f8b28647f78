"""Mouse and finger as one pointer, and the keys that mean "go" and "back"."""

from collections.abc import Collection
from typing import Literal

import pygame
from msgspec import Struct

from briscola.client.hot_seat.agreement import ANYTHING, PAD
from briscola.ui.input.line_editing import COMMAND

Kind = Literal["down", "move", "up", "wheel"]

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
CONFIRM = (*ENTER, pygame.K_SPACE)
BACK = (pygame.K_ESCAPE, pygame.K_AC_BACK)
PAGING = (pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END)
ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


class Pointer(Struct, frozen=True):
    """One event of the mouse or of the first finger."""

    kind: Kind
    pos: tuple[int, int]
    touch: bool = False
    wheel: float = 0.0
    """Lines scrolled up (kind "wheel"), on a touchpad a part of one; 0 sideways."""
    steps: int = 0
    """The whole lines among them: parts are gathered, by SDL, until they are one."""


def read(event: pygame.event.Event, size: tuple[int, int]) -> Pointer | None:
    """The event as a pointer event, or None. `size` is the window's, for fingers.

    Mouse events that the system makes up from a finger are dropped, because the finger itself is read.
    """
    if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        if getattr(event, "touch", False) or event.button != 1:
            return None
        return Pointer("down" if event.type == pygame.MOUSEBUTTONDOWN else "up", _pair(event.pos))
    if event.type == pygame.MOUSEMOTION:
        return None if getattr(event, "touch", False) else Pointer("move", _pair(event.pos))
    if event.type == pygame.MOUSEWHEEL:
        up = -1 if getattr(event, "flipped", False) else 1
        lines = getattr(event, "precise_y", 0.0) or float(event.y)
        pos = getattr(event, "pos", None) or pygame.mouse.get_pos()
        return Pointer("wheel", _pair(pos), wheel=up * lines, steps=up * event.y)
    kinds: dict[int, Kind] = {
        pygame.FINGERDOWN: "down",
        pygame.FINGERMOTION: "move",
        pygame.FINGERUP: "up",
    }
    if event.type in kinds:
        return Pointer(kinds[event.type], (round(event.x * size[0]), round(event.y * size[1])), touch=True)
    return None


def _pair(pos: tuple[float, float]) -> tuple[int, int]:
    return round(pos[0]), round(pos[1])


def is_confirm(event: pygame.event.Event) -> bool:
    """True if Enter or Space went down without Alt."""
    return event.type == pygame.KEYDOWN and event.key in CONFIRM and not event.mod & pygame.KMOD_ALT


def is_plain(event: pygame.event.Event) -> bool:
    """True if a key went down without Ctrl, Cmd and Alt, with which a letter means something else."""
    return event.type == pygame.KEYDOWN and not event.mod & (COMMAND | pygame.KMOD_ALT)


def hurries(event: pygame.event.Event) -> bool:
    """True for a press or Space, which hurry the animations."""
    if event.type == pygame.KEYDOWN:
        return bool(event.key == pygame.K_SPACE)
    if event.type == pygame.FINGERDOWN:
        return True
    return event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not getattr(event, "touch", False)


def is_back(event: pygame.event.Event) -> bool:
    """True if Esc (or a Back key) went down."""
    return event.type == pygame.KEYDOWN and event.key in BACK


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
    if plays_with == ANYTHING or event.type not in (*POINTED, *WRITTEN) or is_back(event):
        return True
    pad: int = getattr(event, "pad", 0)
    if not plays_with.startswith(PAD):
        return pad == 0
    mine = plays_with.removeprefix(PAD)
    return mine not in map(str, pads) or str(pad) == mine
