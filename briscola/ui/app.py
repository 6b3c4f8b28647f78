"""The app: one window, its loop, and the scenes it shows."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pygame
from msgspec.structs import replace

from briscola.i18n import text
from briscola.storage.settings.settings import Note, Settings
from briscola.storage.settings.settings_in_use import SettingsInUse
from briscola.ui import window_events
from briscola.ui.access.adapter import ScreenReaderTree
from briscola.ui.accessibility import Accessibility
from briscola.ui.gamepad import Gamepads, latin_key
from briscola.ui.input.input_guard import hand_times
from briscola.ui.picture_key import PictureKey
from briscola.ui.raster_queue import RasterQueue
from briscola.ui.render import image_cache, wordmark
from briscola.ui.render.kit import Kit, KitStyle, deck_at_home
from briscola.ui.render.svg.raster import Raster
from briscola.ui.render.table_surface import LAMP, TableSurfaceCache
from briscola.ui.render.theme import TABLES
from briscola.ui.render.window import Window, preferred_languages
from briscola.ui.scene import Scene
from briscola.ui.sound.audio import Audio
from briscola.ui.speech.speaker import Speaker
from briscola.ui.speech.speech_voice import SpeechVoice
from briscola.ui.stack import SceneStack, merged
from briscola.ui.waiting import LONGEST_SLEEP, Waiting, Watchdog
from briscola.ui.window_events import Hooks

LONGEST_FRAME = 0.1
"""Most seconds by which a motion advances in one frame, however long that took."""
SHORT_TURNS = 0.0005
"""Seconds after which a thinking thread lets the window go on (Python's default is ten times as long)."""
BEAT = 0.05
"""Seconds between two heartbeats at rest."""

CLICKS = {"click": ("click", 0.6), "tick": ("click", 0.3), "peg": ("knock", 0.35)}
"""Recording and volume for a control's small sound."""


class App:
    """Owns the window, the settings, the sounds and the scenes."""

    def __init__(
        self,
        *,
        settings: Settings | None = None,
        settings_path: Path | None = None,
        cache: Path | None = None,
        size: tuple[int, int] | None = None,
        sound: bool = True,
        raster: Raster | None = None,
        voice: SpeechVoice | None = None,
        tree: ScreenReaderTree | None = None,
    ) -> None:
        """Open the window. With `settings`, nothing is read or written. Without a `voice` nothing is said.

        Screen readers read `tree`, once it is open.

        Raises NoDisplayError.
        """
        self._settings = SettingsInUse(settings, settings_path)
        settings = self.settings
        text.use(settings.language, preferred_languages())
        if self._settings.fresh and settings.deck != deck_at_home():
            self._settings.change(deck=deck_at_home())
        self.window = Window(size, fullscreen=settings.fullscreen, left=settings.window_size)
        self._keeps_size = size is None
        wordmark.draw_first_frame(self.window.surface, TABLES[settings.table], contrast=settings.contrast)
        self.window.show()
        pygame.event.pump()  # or Wine, for one, keeps the picture back until the title is there
        self.audio = Audio(settings, table=TABLES[settings.table].texture)
        if sound:
            self.audio.open()
        self.accessibility = Accessibility(settings, voice, tree)
        image_cache.return_large_pieces()
        sys.setswitchinterval(SHORT_TURNS)
        self.gamepads = Gamepads()
        self.gamepads.start()
        self.raster = raster or Raster(cache)
        self.cloth = TableSurfaceCache(self.raster)
        self.raster_queue = RasterQueue(self.raster, self.cloth)
        self._stack = SceneStack(lambda: self.size)
        self.running = False
        self.when_quiet: list[Callable[[], object]] = []
        """Tasks done one by one, each once, when nobody has done anything for a moment."""
        self.hooks = Hooks()
        """Whoever leads through the scenes sets them."""
        self.at_close: list[Callable[[], object]] = []
        """Called when the window closes."""
        self.heartbeats: list[Callable[[], object]] = []
        """Called once a frame and a few times a second at rest: they take the news of a network."""
        self._waiting = Waiting(self._work_quietly)
        self.pictures = PictureKey()
        self.kit = self._make_kit(None)

    # ---- for whoever cannot see the window

    @property
    def speaker(self) -> Speaker:
        """Says things aloud, if it is on."""
        return self.accessibility.speaker

    # ---- window

    @property
    def size(self) -> tuple[int, int]:
        """Size of `screen` in px: the window's own, unless that is very small or large."""
        return self.window.size

    @property
    def slip(self) -> Sequence[str]:
        """Lines of the slip that lies over every scene; empty if there is none."""
        return self.pictures.lines

    def open_rules(self, chapter: str | None = None) -> None:
        """Open the rules (F1) at `chapter`, else at the chapter of the topmost scene that has one."""
        below = [*reversed(self.scenes)]
        chapters = (chapter, *(scene.chapter for scene in below))
        setups = (scene.match_setup for scene in below)
        found = next((found for found in chapters if found is not None), "")
        setup = next((setup for setup in setups if setup is not None), None)
        if self.hooks.rules is not None:
            self.push(self.hooks.rules(self, found, setup))

    @property
    def rasterising(self) -> bool:
        """True if a process rasterises cards for this size and these choices, or soon will."""
        return self.raster_queue.busy(self.kit)

    @property
    def pads(self) -> Sequence[int]:
        """Numbers of the gamepads that are connected."""
        return self.gamepads.numbers

    # ---- settings

    @property
    def settings(self) -> Settings:
        """Settings of the person who plays."""
        return self._settings.now

    @property
    def note(self) -> Note | None:
        """Quiet remark for the title (settings that could not be read or written), or None."""
        return self._settings.note

    def change(self, **fields: Any) -> None:
        """Change settings, save and apply them at once."""
        before = self.settings
        self._settings.change(**fields)
        self._apply_settings(before)

    def use_settings(self, path: Path, **begin: Any) -> None:
        """Use the settings at `path` from now on.

        A new file begins with the defaults, the settings of this computer and the fields `begin`.
        """
        before = self.settings
        self._settings.use(path, **{"deck": deck_at_home(), **begin})
        self._forget_words()
        self._apply_settings(before)

    def _apply_settings(self, before: Settings) -> None:
        """Sound, speak and look as the settings say.

        The exact picture of a window follows once its new size has settled: it takes too long for a key.
        """
        s = self.settings
        self.audio.apply_settings(s, table=TABLES[s.table].texture)
        if s.language != before.language:
            at_home = s.deck == before.deck == deck_at_home()
            text.use(s.language, preferred_languages())
            if at_home:
                self._settings.change(deck=deck_at_home())
        self.accessibility.change(before, s)
        self.kit.hands = hand_times(s)
        if s.fullscreen != before.fullscreen:
            self.window.fill_screen(s.fullscreen)
            if not self.window.stretched:
                self.relayout()
        elif KitStyle.chosen(s) != KitStyle.chosen(before) or s.language != before.language:
            self.relayout()

    def click(self, name: str) -> None:
        """Play a control's small sound."""
        recording, volume = CLICKS.get(name, (name, 0.5))
        self.audio.play(recording, volume)

    def call_person(self) -> None:
        """Light up the taskbar until the person is back in this window."""
        self.window.call()

    # ---- scenes

    @property
    def scenes(self) -> list[Scene]:
        """All scenes, from the bottom up."""
        return self._stack.scenes

    @property
    def top(self) -> Scene | None:
        """The scene that gets the events, or None."""
        return self._stack.top

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self._stack.push(scene)
        if scene.covers_person:
            self._forget_person()

    def pop(self) -> None:
        """Take the top scene off; without scenes the app ends."""
        self._stack.pop()
        if self.top is None:
            self.end()

    def swap(self, old: Scene, new: Scene) -> None:
        """Put `new` in the place of `old`, which may come back; what lies on it is taken off."""
        self._stack.swap(old, new)
        self._forget_person()

    def _forget_person(self) -> None:
        """Take away what would still show the person before: her slip, her words, and a picture of her table.

        Such a picture is stretched while a new size of the window has not settled.
        """
        self._forget_words()
        with suppress(pygame.error):  # a system without cursors
            pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_ARROW)
        if self.window.stretched:
            self.window.adopt()
            self.relayout()

    def _forget_words(self) -> None:
        self.pictures.clear()
        self.speaker.forget_said()

    def reset(self, scene: Scene) -> None:
        """Leave every scene and start with this one."""
        self._stack.leave_all()
        if image_cache.sweep not in self.when_quiet:
            self.when_quiet.append(image_cache.sweep)
        self.push(scene)

    def begin_anew(self, scene: Scene) -> None:
        """Keep only this scene: the others may be broken, and end as far as they can.

        Nothing of theirs goes on. A screen reader that was still to be offered the window is offered it.
        """
        self._stack.throw_away()
        self.heartbeats.clear()
        for_readers = (self.accessibility.tree.open, self.speaker.find_voice)
        self.when_quiet[:] = [task for task in self.when_quiet if task in for_readers]
        self.hooks = replace(self.hooks, may_end=Hooks().may_end)
        self.window.surface.set_clip(None)
        pygame.event.clear()  # what was pressed was not meant for this scene
        self.push(scene)

    def quit(self) -> None:
        """End the loop after this turn, unless `Hooks.may_end` says no."""
        if self.hooks.may_end():
            self.end()

    def end(self) -> None:
        """End the loop after this turn, without a question."""
        self.running = False

    # ---- drawing

    def _make_kit(self, before: Kit | None) -> Kit:
        self.raster.fit(self.size)
        looks, hands = KitStyle.chosen(self.settings), hand_times(self.settings)
        return Kit(self.size, self.raster, looks, hands=hands, before=before)

    def relayout(self) -> None:
        """Make a new kit for the present size and choices, and lay every scene out again."""
        if self.kit.scale.size != self.size:
            self.cloth.resize()
        self.kit = self._make_kit(self.kit)
        self._stack.layout()
        image_cache.sweep()

    def draw_table(self, target: pygame.Surface, lamp: tuple[float, float] = LAMP) -> None:
        """Draw the table under everything."""
        target.blit(self.cloth.picture(target.get_size(), self.kit.table, lamp=lamp), (0, 0))

    def draw(self, target: pygame.Surface | None = None) -> None:
        """Draw the visible scenes, by default on the window."""
        self._stack.draw(target or self.window.surface)
        self.pictures.draw(target or self.window.surface, self.kit)

    # ---- loop

    def run(self) -> None:
        """Run the loop, then close everything."""
        try:
            self.loop()
        finally:
            self.close()

    def loop(self) -> None:
        """Run until the window is closed or the last scene is gone."""
        self.running = True
        moving = True
        last = time.perf_counter()
        with Watchdog() as watchdog:
            while self.running and self.scenes:
                events = self._wait(moving, last)
                now = time.perf_counter()
                passed, last = now - last, now
                watchdog.turned(now)
                if not moving:
                    # What waits has waited all that while, before anything new is heard.
                    moving = self.tick(min(LONGEST_SLEEP, passed))
                    if not events:
                        continue
                    passed = 0.0
                for event in events:
                    self.dispatch(event)
                moving = self.tick(min(LONGEST_FRAME, passed))

    def _wait(self, moving: bool, last: float) -> list[pygame.event.Event]:
        if moving and self.top is not None:
            return self._waiting.for_the_next_frame(last, self.top.prepare)
        own = () if self.top is None else (self.top.wake, self.top.group.wake)
        beat = BEAT if self.heartbeats else None
        wishes = (
            *own,
            beat,
            *self.accessibility.wakes,
            self.raster_queue.wake(self.kit),
            self.pictures.wake,
        )
        return self._waiting.for_an_event(wishes, lambda: self.running, polled=bool(self.pads))

    def _work_quietly(self) -> bool:
        """Do one thing that may wait: order cards ahead of their need, or a task of `when_quiet`.

        True while there is more to do.
        """
        self.raster_queue.ahead(self.kit)
        if self.when_quiet:
            self.when_quiet.pop(0)()
        return bool(self.when_quiet)

    def tick(self, dt: float) -> bool:
        """Advance by `dt` seconds and draw one frame; True while something moves.

        The order: the window's new size, sounds, news of the network; wishes of a screen reader, motion,
        words that are said; then the picture. Each step may put another scene on top, or take the last away.
        """
        self.window.resized(self.draw)
        if self.window.new_size():
            self.relayout()
        self.audio.update(dt)
        for beat in tuple(self.heartbeats):
            beat()
        moving = self._advance(dt)
        return self.top is not None and self._show_frame(self.top, moving=moving)

    def _advance(self, dt: float) -> bool:
        """Let a screen reader act and the top scene move, and say what is new; True while something moves."""
        if self.pictures.update(dt) and self.top is not None:
            self.top.dirty = True
        self.accessibility.tree.act(self)
        moving = self.top is not None and self.top.update(dt)
        self.accessibility.speak(self)
        return moving

    def _show_frame(self, top: Scene, *, moving: bool) -> bool:
        """Show what has changed, to screen readers too; True if another frame must follow at once.

        While the window changes its size, its old picture stays, stretched.
        """
        changed = moving or top.dirty or bool(top.damage)
        self.accessibility.tree.update(top, self.window.fitted, changed=changed)
        if self.window.stretched:
            return True
        if top.dirty or (moving and not top.partly):
            self.draw()
            self.window.show()
        else:
            self._show_parts(top)
        top.damage.clear()
        if self.raster_queue.work(self.kit):
            self._stack.redraw()
            return True
        return moving

    def _show_parts(self, top: Scene) -> None:
        """Draw and show only the damaged parts, all of them as one picture."""
        parts = merged(top.damage, self.window.surface.get_rect())
        for part in parts:
            self.window.surface.set_clip(part)
            self.draw()
            top.continued = True
        if parts:
            top.continued = False
            self.window.surface.set_clip(None)
            self.window.show(parts)

    def dispatch(self, event: pygame.event.Event) -> None:
        """Handle one event, as the window's own or by the top scene."""
        event = latin_key(event)
        for scene in self.scenes:
            scene.overhear(event)
        event = self.window.heard(self.gamepads.read(event) or event)
        top = self.top
        # Speech comes first: after a key of the window, too, it knows that the person has acted.
        if self.accessibility.hear(event, self):
            return
        if window_events.handled(event, self):
            return
        if top is not None and (top.handle(event) or top.answers(event)):
            top.dirty = True
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self.open_rules()
        elif event.type == pygame.DROPFILE:
            self.hooks.bring_deck(Path(event.file))

    def close(self) -> None:
        """Leave every scene, close window and sound."""
        self.running = False
        with Watchdog():
            if self._keeps_size:
                fullscreen = self.settings.fullscreen
                self._settings.change(window_size=self.window.windowed(fullscreen=fullscreen))
            while self.at_close:
                self.at_close.pop()()
            self._stack.leave_all()
            self.audio.close()
            self.accessibility.close()
            self.raster_queue.close()
            pygame.display.quit()
