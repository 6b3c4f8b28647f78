"""What a person does, as the events that the system sends."""

import pygame

from briscola.ui.app import App
from briscola.ui.scene import Scene
from briscola.ui.widgets.widget import Widget

Pos = tuple[int, int]

BOX = pygame.Rect(300, 200, 300, 60)
"""Where the control of a test stands."""


def key(code: int, text: str = "", mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, unicode=text, mod=mod, scancode=0)


def mouse_move(pos: Pos, *, held: bool = False) -> pygame.event.Event:
    buttons = (1, 0, 0) if held else (0, 0, 0)
    return pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=buttons, touch=False)


def mouse_down(pos: Pos) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False)


def mouse_up(pos: Pos) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False)


def finger(kind: int, pos: Pos, size: Pos) -> pygame.event.Event:
    """A finger at a place of a window of that size."""
    return pygame.event.Event(
        kind, x=pos[0] / size[0], y=pos[1] / size[1], dx=0.0, dy=0.0, finger_id=1, touch_id=1, pressure=1.0
    )


def finger_down(pos: Pos, size: Pos) -> pygame.event.Event:
    return finger(pygame.FINGERDOWN, pos, size)


def finger_move(pos: Pos, size: Pos) -> pygame.event.Event:
    return finger(pygame.FINGERMOTION, pos, size)


def finger_up(pos: Pos, size: Pos) -> pygame.event.Event:
    return finger(pygame.FINGERUP, pos, size)


def typed(text: str) -> pygame.event.Event:
    return pygame.event.Event(pygame.TEXTINPUT, text=text)


def click(scene: Scene, pos: Pos) -> None:
    """Press and release the mouse."""
    for event in (mouse_move(pos), mouse_down(pos), mouse_up(pos)):
        scene.handle(event)


def tap(scene: Scene, pos: Pos) -> None:
    """Touch with a finger, the mouse events that the system adds to it included."""
    size = scene.app.size
    ghost = {"touch": True, "pos": pos, "button": 1}
    scene.handle(finger_down(pos, size))
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, ghost))
    scene.handle(finger_up(pos, size))
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, ghost))


def drag(scene: Scene, start: Pos, end: Pos) -> None:
    """Press, move in steps, release."""
    scene.handle(mouse_down(start))
    for step in range(1, 6):
        x = start[0] + (end[0] - start[0]) * step // 5
        y = start[1] + (end[1] - start[1]) * step // 5
        scene.update(1 / 60)
        scene.handle(mouse_move((x, y)))
    scene.handle(mouse_up(end))


def press(scene: Scene, *codes: int) -> None:
    """Keys go down."""
    for code in codes:
        scene.handle(key(code))


class Stage(Scene):
    """A bare scene for trying controls."""

    def __init__(self, app: App, *widgets: Widget) -> None:
        super().__init__(app)
        self.group.add(*widgets)
        self.group.focus_name(None)

    def draw(self, target: pygame.Surface) -> None:
        self.app.draw_table(target)
        self.group.draw(target)
