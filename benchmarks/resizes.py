"""Memory while the window is resized and decks, tables, languages and scenes change: it has a ceiling.

A table of five at rest, then 1,000 changes as hands of a person or a window manager make them, on software
surfaces. The pictures' cache on disk is a fresh one.
"""

import random
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psutil

from benchmarks.figure import Figure
from benchmarks.window import FRAME, FULL_HD, alone, seated

STEPS = 1000
SIZES = 40
"""Different windows: most are as a person drags them, some as only a system forces them on us."""
FORCED = ((800, 400), (320, 200), (200, 2000), (4000, 300))
REST = 60
"""Frames after which all is drawn."""


def _resident() -> float:
    resident: int = psutil.Process().memory_info().rss
    return resident / 1e6


def _changes(steps: int, cache: str) -> tuple[float, list[float]]:
    """Resident MB at rest, then after every change."""
    import pygame

    from briscola.commands import gallery
    from briscola.i18n.languages import LANGUAGES
    from briscola.storage.settings.settings import Settings
    from briscola.system import resources
    from briscola.ui.app import App
    from briscola.ui.render.theme import TABLES

    chance = random.Random(1)
    app = App(settings=Settings(speed="none"), size=FULL_HD, sound=False, cache=Path(cache))
    seated(app, 5)
    rest = _resident()
    choices = {
        "deck": [info.name for info in resources.decks()],
        "table": list(TABLES),
        "language": list(LANGUAGES),
    }
    sizes = [*FORCED, *((chance.randint(1024, 2560), chance.randint(600, 1440)) for _ in range(SIZES))]

    def resize(size: tuple[int, int]) -> None:
        pygame.display.set_mode(size, pygame.RESIZABLE)
        app.window.adopt()
        app.relayout()

    held = []
    for _ in range(steps):
        what = chance.choice(("size", "size", "size", "size", "scene", *choices))
        if what == "size":
            resize(chance.choice(sizes))
        elif what != "scene":
            app.change(**{what: chance.choice(choices[what])})
        elif len(app.scenes) > 1:
            app.pop()
        else:
            app.push(gallery.SCENES[chance.choice(list(gallery.SCENES))](app))
        for _ in range(3):
            app.tick(FRAME)
        held.append(_resident())
    while len(app.scenes) > 1:
        app.pop()
    resize(FULL_HD)
    for _ in range(REST):
        app.tick(FRAME)
    held.append(_resident())
    app.close()
    return rest, held


def measure() -> Iterator[Figure]:
    """Resident memory at rest, at its highest after any of the changes, and when all is at rest again."""
    with tempfile.TemporaryDirectory() as cache:
        rest, held = alone(_changes, STEPS, cache)
    yield Figure(name="resizes_before", value=round(rest), unit="MB", aim=220.0)
    yield Figure(name=f"resizes_{STEPS}_highest", value=round(max(held)), unit="MB", aim=300.0)
    yield Figure(name=f"resizes_{STEPS}_after", value=round(held[-1]), unit="MB", aim=220.0)
