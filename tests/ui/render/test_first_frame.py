"""The first frame of the window: whoever waits at a slow computer sees whose window it is."""

from typing import Any

import pygame
import pytest

from briscola.commands import gallery
from briscola.storage.settings import Settings
from briscola.ui.app import App
from briscola.ui.render.kit import Kit
from briscola.ui.render.raster import Raster
from briscola.ui.render.window import Window
from briscola.ui.sound.audio import Audio


def test_the_first_frame_stands_before_sound_fonts_and_cards_are_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []
    frames: list[pygame.Surface] = []

    def noted(kind: type, name: str, word: str) -> None:
        before = getattr(kind, name)

        def note(this: Any, *given: Any, **named: Any) -> Any:
            done.append(word)
            if word == "frame":
                frames.append(this.surface.copy())
            return before(this, *given, **named)

        monkeypatch.setattr(kind, name, note)

    for row in ((Window, "show", "frame"), (Audio, "open", "sound"), (Raster, "__init__", "drawings")):
        noted(*row)
    noted(Kit, "__init__", "cards")
    app = App(settings=Settings(language="en"), size=(1280, 800))
    try:
        assert done == ["frame", "sound", "drawings", "cards"]
        app.reset(gallery.SCENES["title"](app))
        app.draw()
        (first, *_), title = frames, app.screen
        lit = [
            (x, y) for x in range(0, 700, 3) for y in range(0, 400, 3) if min(first.get_at((x, y))[:3]) > 180
        ]
        still = [at for at in lit if min(title.get_at(at)[:3]) > 150]
        assert len(lit) > 500 and len(still) > 0.8 * len(lit), "the name stays where it is"
    finally:
        app.close()
