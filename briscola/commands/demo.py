"""`briscola demo`: computers at all seats of the real window, to be watched or to be photographed."""

import itertools
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from briscola.commands import gallery
from briscola.commands.autopilot import Autopilot, rehearsed
from briscola.commands.errors import CannotDo, WrongUsage
from briscola.commands.headless import screenless
from briscola.commands.screenshots import Photographer
from briscola.engine.rules import Rules
from briscola.i18n import text
from briscola.storage.settings.settings import Settings, TableName, changed
from briscola.system import resources
from briscola.ui.app import App
from briscola.ui.render.svg.raster import Raster
from briscola.ui.render.window import NoDisplayError
from briscola.ui.scenes.rules_reader import RulesScene
from briscola.ui.window_events import Hooks

PICTURE_SIZE = (1280, 720)
PICTURE_LANGUAGE = "en"  # pictures do not depend on the system they are made on
NAP = 0.05  # seconds: the longest sleep of a window whose usher may have something to do


class DemoApp(App):
    """A window that is led by an usher."""

    autopilot: Autopilot | None = None

    def dispatch(self, event: pygame.event.Event) -> None:
        """Everything but the loss of the focus: a demonstration goes on beside other windows."""
        if event.type != pygame.WINDOWFOCUSLOST:
            super().dispatch(event)

    def tick(self, dt: float) -> bool:
        """A frame, and then the usher's turn."""
        moving = super().tick(dt)
        if self.autopilot is not None:
            self.autopilot.step(dt)
        if self.top is not None:
            self.top.wake = min(NAP, NAP if self.top.wake is None else self.top.wake)
        return moving


def show(
    rules: Rules,
    *,
    levels: Sequence[str],
    seed: int,
    hands: int | None,
    speed: str,
    deck: str | None,
    table: TableName,
    size: tuple[int, int] | None,
    language: str | None,
    screenshots: str | None,
) -> None:
    """Play `hands` hands (None: one match) in the window; with `screenshots` without one, into that folder.

    Raises WrongUsage for a deck or language that is not there, CannotDo without a screen or a folder.
    """
    if screenshots is not None and language is None:
        language = PICTURE_LANGUAGE
    settings = _settings(deck=deck, table=table, language=language, speed=speed)
    if screenshots is not None:
        with screenless():
            app = App(settings=settings, size=size or PICTURE_SIZE, sound=False, raster=Raster(disk=False))
            try:
                _photograph(app, _usher(app, rules, levels, seed, hands), Path(screenshots))
            finally:
                app.close()
        return
    try:
        window = DemoApp(settings=settings, size=size)
        window.hooks = Hooks(rules=RulesScene)
    except NoDisplayError as error:
        raise CannotDo(f"there is no screen to open a window on ({error})") from None
    window.autopilot = _usher(window, rules, levels, seed, hands)
    window.push(window.autopilot.scene)
    window.run()


def _settings(*, deck: str | None, table: TableName, language: str | None, speed: str) -> Settings:
    decks = [info.name for info in resources.decks()]
    if deck is not None and deck not in decks:
        raise WrongUsage(f"there is no deck {deck!r}; there are {', '.join(decks)}")
    if language is not None and language not in text.available():
        raise WrongUsage(f"there is no language {language!r}; there are {', '.join(text.available())}")
    return changed(Settings(), deck=deck or Settings().deck, table=table, language=language, speed=speed)


def _usher(app: App, rules: Rules, levels: Sequence[str], seed: int, hands: int | None) -> Autopilot:
    seat = rehearsed(rules, levels=levels, seed=seed, winning_hands=rules.usual_wins)
    return Autopilot(app, seat, level=levels[0], seed=seed, hands=hands)


def _photograph(app: App, autopilot: Autopilot, folder: Path) -> None:
    """Every scene, then the match."""
    photographer = Photographer(app, _album(app, folder))
    for name, build in gallery.SCENES.items():
        app.reset(build(app))
        gallery.pass_frames(app)
        photographer.take(name)
    photographer.watch(autopilot)


def _album(app: App, folder: Path) -> Callable[[str], None]:
    """Writes what the window shows to NNN-what.png.

    Raises CannotDo where the folder cannot be made; the album itself where a picture cannot be written.
    """
    number = itertools.count(1)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotDo(f"{folder} cannot be made: {error.strerror or error}") from None

    def keep(what: str) -> None:
        path = folder / f"{next(number):03d}-{what}.png"
        try:
            pygame.image.save(app.window.surface, path)
        except (OSError, pygame.error) as error:
            why = getattr(error, "strerror", None) or error
            raise CannotDo(f"{path} cannot be written: {why}") from None

    return keep
