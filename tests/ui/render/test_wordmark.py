"""The name of the game as a picture, and the window before anything else is loaded."""

from pathlib import Path
from typing import Any

import numpy as np
import pygame
import pytest

from briscola import resources
from briscola.commands import gallery
from briscola.storage.settings import Settings
from briscola.ui.app import App
from briscola.ui.layout.metrics import Scale
from briscola.ui.render.kit import Kit
from briscola.ui.render.raster import Raster
from briscola.ui.render.theme import TABLES
from briscola.ui.render.window import Window
from briscola.ui.render.wordmark import (
    FILE,
    NAME,
    SHAPE,
    draw_first_frame,
    name_corner,
    name_place,
    name_size,
    wordmark,
)
from briscola.ui.sound.audio import Audio

SIZE = (1920, 1080)
NEAPOLITAN = resources.deck("napoletane")


def colours(picture: pygame.Surface) -> np.ndarray:
    return pygame.surfarray.array3d(picture).astype(int)


def test_its_measures_are_those_of_the_drawing() -> None:
    path = resources.asset(*FILE)
    assert path is not None
    assert Raster(disk=False).extent(path) == SHAPE


def test_its_letters_stand_on_the_baseline_of_the_name() -> None:
    scale, (left, baseline) = Scale(*SIZE), name_place(SIZE)
    drawn = wordmark(Raster(disk=False), scale, None)
    assert drawn is not None
    first = colours(drawn)[: drawn.get_width() // (2 * len(NAME))]
    rows = np.flatnonzero((first.min(axis=2) > 200).any(axis=0))
    assert abs(name_corner(scale, left, baseline)[1] + rows[-1] - baseline) <= 2


def test_a_press_changes_its_inks_and_leaves_its_outline() -> None:
    raster, scale = Raster(disk=False), Scale(*SIZE)
    drawn, printed = (wordmark(raster, scale, deck) for deck in (None, NEAPOLITAN))
    assert drawn is not None and printed is not None
    alpha = pygame.surfarray.array_alpha(printed)
    assert (alpha == pygame.surfarray.array_alpha(drawn)).all()
    red = colours(printed)[(colours(drawn) == (216, 32, 31)).all(axis=2)]
    assert len(red) > 1000 and red.std(axis=0).max() > 5, "the red is laid down unevenly"
    rim = colours(printed)[(alpha > 0) & (alpha < 255)]
    assert np.quantile(rim, 0.99) < 110, "no pale paper frays out round the black line"


def test_before_anything_is_loaded_plain_type_stands_for_a_missing_drawing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    frames = []
    for roots in (resources.roots(), (tmp_path,)):
        monkeypatch.setattr(resources, "roots", lambda roots=roots: roots)
        frame = pygame.Surface(SIZE)
        draw_first_frame(frame, TABLES["green"])
        left, baseline = name_place(SIZE)
        wide, high = name_size(Scale(*SIZE))
        light = colours(frame).min(axis=2) > 180
        assert light[left : left + wide, baseline - high : baseline].mean() > 0.15
        frames.append(light)
    assert (frames[0] != frames[1]).any()


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

    noted(Window, "show", "frame")
    noted(Audio, "open", "sound")
    noted(Raster, "__init__", "drawings")
    noted(Kit, "__init__", "cards")
    app = App(settings=Settings(language="en"), size=(1280, 800))
    assert done == ["frame", "sound", "drawings", "cards"]
    app.reset(gallery.SCENES["title"](app))
    app.draw()
    lit, still = (colours(each)[:700, :400].min(axis=2) for each in (frames[0], app.screen))
    assert (lit > 180).sum() > 4_500, "the name"
    assert (still > 150)[lit > 180].mean() > 0.8, "stays where it is"
