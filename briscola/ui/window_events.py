"""Events of the window itself: its size, its focus, its own keys. All others are for the top scene."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import pygame
from msgspec import Struct

from briscola.client.setup.match_setup import MatchSetup
from briscola.system.link_scheme import begins_as_link, begins_as_page
from briscola.ui.accessibility import Accessibility
from briscola.ui.input import pointer
from briscola.ui.picture_key import PictureKey
from briscola.ui.render.window import Window
from briscola.ui.scene import Host, Scene
from briscola.ui.speech.speaker import joined


class Hooks(Struct, frozen=True, kw_only=True):
    """Answers to what the window asks, of whoever leads through its scenes."""

    rules: Callable[[Host, str, MatchSetup | None], Scene] | None = None
    """Makes the rules scene at a chapter, with the rules of the match in progress; None: F1 does nothing."""
    open_link: Callable[[str], object] = lambda _link: None
    """Shows the table of a link that somebody opens while the window is open."""
    bring_deck: Callable[[Path], object] = lambda _path: None
    """Looks at what is dropped on a scene which has no use for it."""
    may_end: Callable[[], bool] = lambda: True
    """Asked before the window closes; if it returns False, whoever is asked ends the app later."""


class WindowOwner(Host, Protocol):
    """The app with what only the window's own events need."""

    window: Window
    accessibility: Accessibility
    pictures: PictureKey
    hooks: Hooks

    def draw(self, target: pygame.Surface | None = None) -> None: ...
    def relayout(self) -> None: ...


def handled(event: pygame.event.Event, app: WindowOwner) -> bool:
    """Handle an event of the window; False if it is one for the top scene."""
    top = app.top
    match event.type:
        case pygame.QUIT:
            app.quit()
        case pygame.VIDEORESIZE | pygame.WINDOWSIZECHANGED:
            app.window.resized(app.draw)
        case pygame.WINDOWEXPOSED | pygame.WINDOWRESTORED if top is not None:
            top.dirty = True
        case pygame.WINDOWFOCUSLOST | pygame.WINDOWFOCUSGAINED if top is not None:
            _focus(app, top, gained=event.type == pygame.WINDOWFOCUSGAINED)
        case pygame.KEYDOWN if _pressed(event, app):
            pass
        case pygame.AUDIODEVICEREMOVED if event.which and not event.iscapture:  # 0: none that is open
            app.audio.lose()
        case _ if app.window.stretched and pointer.read(event, app.window.size) is not None:
            pass  # nothing is where it seems until the new size has settled
        case pygame.DROPFILE if begins_as_link(event.file):
            app.hooks.open_link(event.file)  # so macOS hands a link over
        case pygame.DROPFILE if not event.file:
            pass  # so some browsers hand one over, beside its text
        case pygame.DROPTEXT:
            _dropped(event.text, app)
        case _:
            return False
    return True


def _dropped(text: str, app: WindowOwner) -> None:
    """Follow a link that is dropped as text, its address in the first line; other text is for nobody."""
    line = text.strip().partition("\n")[0].strip()
    if begins_as_link(line) or begins_as_page(line):
        app.hooks.open_link(line)


def _focus(app: WindowOwner, top: Scene, *, gained: bool) -> None:
    app.audio.background.away(not gained)
    app.accessibility.focus(gained)
    if not gained:
        top.focus_lost()
    top.dirty = True


def _pressed(event: pygame.event.Event, app: WindowOwner) -> bool:
    """Do what a key of the window does; False if it is none."""
    alt = bool(event.mod & pygame.KMOD_ALT)
    match event.key:
        case pygame.K_F11:
            app.change(fullscreen=not app.settings.fullscreen)
        case pygame.K_RETURN if alt:
            app.change(fullscreen=not app.settings.fullscreen)
        case pygame.K_F9:
            on = not (app.settings.room or app.settings.music)
            app.change(room=on, music=on)
            app.relayout()
        case pygame.K_F12 if app.top is not None:
            _keep_picture(app, app.top)
        case pygame.K_F4 if alt:
            app.quit()
        case _:
            return False
    return True


def _keep_picture(app: WindowOwner, scene: Scene) -> None:
    """Save the picture of a scene that has one; else knock."""
    if app.pictures.press(scene, app.kit):
        app.click("click")
        app.speaker.say(joined(app.slip))
        scene.dirty = True
    else:
        app.audio.play("knock", 0.4)
