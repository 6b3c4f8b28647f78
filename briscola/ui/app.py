"""The loop and the stack of scenes, upon one window."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from briscola.i18n import text
from briscola.storage import settings as store
from briscola.storage.settings_file import SettingsFile
from briscola.ui.input import pointer
from briscola.ui.input.gamepad import Gamepads
from briscola.ui.render import heap
from briscola.ui.render.card_art import CardArt
from briscola.ui.render.cloth import LAMP, TableCloth
from briscola.ui.render.forge import Forge
from briscola.ui.render.kit import Kit
from briscola.ui.render.raster import Raster
from briscola.ui.render.window import Window, preferred_languages
from briscola.ui.scene import Host, Scene
from briscola.ui.sound.audio import Audio

FRAME = 1 / 60
LONGEST_SLEEP = 5.0
LONGEST_FRAME = 0.1
"""Seconds a motion goes on in one frame at most, however long that took."""
LOOKS = ("table", "deck", "back", "indices", "language")
"""Settings that change every picture."""
WARM_AFTER = 0.4
"""Seconds of rest after which cards are rasterised ahead."""
NAP = 0.014
"""Seconds between two looks for events while nothing moves."""

CLICKS = {"click": ("click", 0.6), "tick": ("click", 0.3), "peg": ("knock", 0.35)}
"""What a control's small sound is played by, and how loud."""


class App:
    """Owns the window, the settings, the sounds and the scenes."""

    def __init__(
        self,
        *,
        settings: store.Settings | None = None,
        settings_path: Path | None = None,
        cache: Path | None = None,
        size: tuple[int, int] | None = None,
        sound: bool = True,
        raster: Raster | None = None,
    ) -> None:
        """Opens the window. `settings` given: nothing is read or written. Raises NoDisplayError."""
        self._file = SettingsFile(settings_path) if settings is None else None
        self.note: store.Note | None = None
        """A quiet remark for the title (settings that could not be read or written)."""
        if self._file is not None:
            settings, self.note = self._file.load()
        assert settings is not None
        self.settings = settings
        text.use(settings.language, preferred_languages())
        self.audio = Audio(volume=settings.volume, mute=settings.mute)
        if sound:
            self.audio.open()
        heap.settle()
        self.window = Window(size, fullscreen=settings.fullscreen)
        self.gamepads = Gamepads()
        self.gamepads.start()
        self.raster = raster or Raster(cache)
        self.cloth = TableCloth(self.raster)
        self.forge = Forge()
        self._forged: CardArt | None = None
        self.scenes: list[Scene] = []
        self.running = False
        self.when_quiet: list[Callable[[], object]] = []
        """Done one by one, each once, when nobody has done anything for a moment."""
        self.rules: Callable[[Host, str], Scene] | None = None
        """Makes the scene that shows a chapter of the rules."""
        self.may_end: Callable[[], bool] | None = None
        """Asked before the window closes; whoever says no ends it later."""
        self.at_close: list[Callable[[], object]] = []
        """Done when the window closes."""
        self._below: pygame.Surface | None = None
        self._quiet_since = time.perf_counter()
        self.kit = self._make_kit(None)

    # ---- window

    @property
    def screen(self) -> pygame.Surface:
        """What is drawn upon."""
        return self.window.surface

    @property
    def size(self) -> tuple[int, int]:
        """Of what is drawn upon: the window's own, unless that is very small or large."""
        return self.window.size

    def toggle_fullscreen(self) -> None:
        """F11 and Alt-Enter."""
        full = not self.settings.fullscreen
        self.window.fill_screen(full)
        self.change(fullscreen=full)
        self.relayout()

    def open_rules(self) -> None:
        """F1: the rules, at the chapter of what lies on top."""
        chapters = (scene.chapter for scene in reversed(self.scenes))
        chapter = next((found for found in chapters if found is not None), "")
        if self.rules is not None:
            self.push(self.rules(self, chapter))

    # ---- settings

    def change(self, **fields: Any) -> None:
        """Change settings, apply them at once, save them."""
        before = self.settings
        self.settings = store.changed(before, **fields)
        self._hear_and_speak(before)
        self.save_settings()
        self._look(before)

    def use_settings(self, path: Path, **begin: Any) -> None:
        """Somebody else's settings from now on, applied at once.

        Where there are none yet they begin as those in use, with these fields changed. A window that reads
        and writes no settings keeps its own, with these fields.
        """
        if self._file is None:
            self.change(**begin)
            return
        new = not path.exists()
        before, self._file = self.settings, SettingsFile(path)
        found, self.note = self._file.load()
        self.settings = store.changed(before, **begin) if new else found
        if new:
            self.save_settings()
        self._hear_and_speak(before)
        if self.settings.fullscreen != before.fullscreen:
            self.window.fill_screen(self.settings.fullscreen)
            self.relayout()
        else:
            self._look(before)

    def _hear_and_speak(self, before: store.Settings) -> None:
        s = self.settings
        self.audio.volume, self.audio.mute = s.volume, s.mute
        if s.language != before.language:
            text.use(s.language, preferred_languages())

    def _look(self, before: store.Settings) -> None:
        if any(getattr(self.settings, field) != getattr(before, field) for field in LOOKS):
            self.relayout()

    def save_settings(self) -> None:
        """Write the settings; a folder that cannot be written leaves a note until it can be."""
        if self._file is not None and not self._file.save(self.settings):
            self.note = "unwritable"
        elif self.note == "unwritable":
            self.note = None

    def click(self, name: str) -> None:
        """A control's small sound."""
        recording, volume = CLICKS.get(name, (name, 0.5))
        self.audio.play(recording, volume)

    # ---- scenes

    @property
    def top(self) -> Scene | None:
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self._below = None
        pygame.key.set_repeat()  # until a control that likes it has the focus
        self.scenes.append(scene)
        scene.layout(self.size)
        scene.enter()
        scene.dirty = True

    def pop(self) -> None:
        """Take the top scene off; without scenes the app ends."""
        self._below = None
        pygame.key.set_repeat()
        self.scenes.pop().leave()
        if self.top is not None:
            self.top.layout(self.size)
            self.top.resume()
            self.top.dirty = True
        else:
            self.running = False

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        if self.scenes:
            self.scenes.pop().leave()
        self.push(scene)

    def reset(self, scene: Scene) -> None:
        """Leave every scene and start with this one."""
        while self.scenes:
            self.scenes.pop().leave()
        if heap.sweep not in self.when_quiet:
            self.when_quiet.append(heap.sweep)
        self.push(scene)

    def quit(self) -> None:
        """End the loop after this turn, unless somebody has to ask first."""
        if self.may_end is None or self.may_end():
            self.end()

    def end(self) -> None:
        """End the loop after this turn, without a question."""
        self.running = False

    # ---- drawing

    def _make_kit(self, before: Kit | None) -> Kit:
        s = self.settings
        return Kit(
            self.size,
            self.raster,
            table=s.table,
            deck=s.deck,
            back=s.back,
            indices=s.indices,
            before=before,
        )

    def relayout(self) -> None:
        """New kit for the present size and choices; every scene is laid out again."""
        if self.kit.scale.size != self.size:
            self.cloth.clear()
        self.kit = self._make_kit(self.kit)
        self._below = None
        for scene in self.scenes:
            scene.layout(self.size)
            scene.dirty = True
        heap.sweep()

    def draw_table(self, target: pygame.Surface, lamp: tuple[float, float] = LAMP) -> None:
        """The table under everything."""
        target.blit(self.cloth.picture(target.get_size(), self.kit.table, lamp=lamp), (0, 0))

    def draw(self, target: pygame.Surface | None = None) -> None:
        """Draw the scenes that are seen, on the window unless told otherwise."""
        top = self.top
        if top is None:
            return
        target = target or self.screen
        if not top.opaque:
            if self._below is None or self._below.get_size() != target.get_size():
                self._below = self._draw_below(target.get_size())
            target.blit(self._below, (0, 0))
        top.draw(target)
        top.dirty = False

    def _draw_below(self, size: tuple[int, int]) -> pygame.Surface:
        """What lies under the top scene, drawn once."""
        picture = pygame.Surface(size).convert()
        first = max((at for at, s in enumerate(self.scenes[:-1]) if s.opaque), default=0)
        for scene in self.scenes[first:-1]:
            scene.draw(picture)
        return picture

    # ---- loop

    def run(self) -> None:
        """The loop, and the end of everything after it."""
        try:
            self.loop()
        finally:
            self.close()

    def loop(self) -> None:
        """Until the window is closed or the last scene is gone."""
        self.running = True
        moving = True
        last = time.perf_counter()
        while self.running and self.scenes:
            events = self._wait(moving, last)
            now = time.perf_counter()
            passed, last = now - last, now
            if not moving:
                # What waits has waited all that while, before anything new is heard.
                self.tick(min(LONGEST_SLEEP, passed))
                passed = 0.0
            for event in events:
                self.dispatch(event)
            moving = self.tick(min(LONGEST_FRAME, passed))

    def begin_anew(self, scene: Scene) -> None:
        """Nothing but this scene: the others are broken, and are not even asked to leave."""
        self.scenes.clear()
        self.when_quiet.clear()
        self.may_end = None
        self.screen.set_clip(None)
        pygame.event.clear()  # what was pressed was not meant for this scene
        self.push(scene)

    def _wait(self, moving: bool, last: float) -> list[pygame.event.Event]:
        if moving:
            spare = FRAME - (time.perf_counter() - last)
            if spare > 0.001:
                time.sleep(spare)
            self._quiet_since = time.perf_counter()
            return pygame.event.get()
        seconds = LONGEST_SLEEP
        if self.top is not None:
            wishes = [wish for wish in (self.top.wake, self.top.group.wake) if wish is not None]
            seconds = max(0.005, min([seconds, *wishes]))
        # SDL's own wait looks for events a thousand times a second, which costs more than our naps.
        until = time.perf_counter() + seconds
        while not (events := pygame.event.get()):
            now = time.perf_counter()
            if now >= until or not self.running:
                break
            if now - self._quiet_since >= WARM_AFTER:
                self._forge_cards()
                if self.when_quiet:
                    self.when_quiet.pop(0)()
            time.sleep(min(NAP, until - now))
        if events:
            self._quiet_since = time.perf_counter()
        return events

    def _forge_cards(self) -> None:
        """Have the deck rasterised that is on the table now, once for each deck and size."""
        art = self.kit.sprites.art
        if self._forged is not art and self.raster.folder is not None:
            self._forged = art
            self.forge.want(self.raster.folder, art.drawings())

    def tick(self, dt: float) -> bool:
        """Advance and draw one frame; True while something moves."""
        self.window.resized(self.draw)
        if self.window.settle():
            self.relayout()
        top = self.top
        if top is None:
            return False
        moving = top.update(dt)
        top = self.top
        if top is None:
            return False
        if self.window.stretched:
            return True
        if moving or top.dirty:
            self.draw()
            self.window.show()
            top.damage = None
        elif top.damage is not None:
            part, top.damage = top.damage.clip(self.screen.get_rect()), None
            self.screen.set_clip(part)
            self.draw()
            self.screen.set_clip(None)
            self.window.show(part)
        return moving

    def dispatch(self, event: pygame.event.Event) -> None:
        """One event: the window's own, or the top scene's."""
        for scene in self.scenes:
            scene.overhear(event)
        event = self.window.heard(self.gamepads.read(event) or event)
        top = self.top
        if event.type == pygame.QUIT:
            self.quit()
            return
        if event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self.window.resized(self.draw)
            return
        if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED) and top is not None:
            top.dirty = True
            return
        if event.type == pygame.WINDOWFOCUSLOST and top is not None:
            top.focus_lost()
            top.dirty = True
            return
        if event.type == pygame.WINDOWFOCUSGAINED and top is not None:
            top.focus_gained()
            top.dirty = True
            return
        if event.type == pygame.KEYDOWN and (
            event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT)
        ):
            self.toggle_fullscreen()
            return
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F4 and event.mod & pygame.KMOD_ALT:
            self.quit()
            return
        if self.window.stretched and pointer.read(event, self.size) is not None:
            return  # nothing is where it seems until the new size has settled
        if top is not None and top.handle(event):
            top.dirty = True
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self.open_rules()

    def close(self) -> None:
        """Leave every scene, let go of window and sound."""
        self.running = False
        while self.at_close:
            self.at_close.pop()()
        while self.scenes:
            self.scenes.pop().leave()
        self.audio.close()
        self.forge.close()
        pygame.display.quit()
