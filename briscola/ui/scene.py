"""A scene: one thing that fills the window (or lies over another) and takes the events."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Protocol

import pygame
from msgspec import Struct
from msgspec.structs import replace

from briscola.client.seats.seat_control import SeatControl
from briscola.client.setup.match_setup import MatchSetup
from briscola.i18n.spoken_words import spoken_sentence
from briscola.i18n.text import _
from briscola.storage.own_decks import may_be_deck
from briscola.storage.settings.settings import Note, Settings
from briscola.ui.input import pointer
from briscola.ui.render.kit import Kit
from briscola.ui.render.svg.raster import Raster
from briscola.ui.sound.audio import Audio
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.speech.speaker import Speaker
from briscola.ui.widgets.button import RoundButton
from briscola.ui.widgets.focus_group import FocusGroup
from briscola.ui.widgets.widget import Widget

SHORTEST = 0.004
"""Least sleep of the loop in s if something is due at once."""


class Host(Protocol):
    """Services of the app for its scenes; `App` describes each."""

    heartbeats: list[Callable[[], object]]
    when_quiet: list[Callable[[], object]]

    @property
    def settings(self) -> Settings: ...
    @property
    def note(self) -> Note | None: ...
    @property
    def kit(self) -> Kit: ...
    @property
    def raster(self) -> Raster: ...
    @property
    def audio(self) -> Audio: ...
    @property
    def speaker(self) -> Speaker: ...
    @property
    def size(self) -> tuple[int, int]: ...
    @property
    def top(self) -> "Scene | None": ...
    @property
    def scenes(self) -> Sequence["Scene"]: ...
    @property
    def rasterising(self) -> bool: ...
    @property
    def pads(self) -> Sequence[int]: ...
    @property
    def slip(self) -> Sequence[str]: ...

    def push(self, scene: "Scene") -> None: ...
    def pop(self) -> None: ...
    def swap(self, old: "Scene", new: "Scene") -> None: ...
    def reset(self, scene: "Scene") -> None: ...
    def quit(self) -> None: ...
    def end(self) -> None: ...
    def change(self, **fields: Any) -> None: ...
    def use_settings(self, path: Path, **begin: Any) -> None: ...
    def open_rules(self, chapter: str | None = None) -> None: ...
    def click(self, name: str) -> None: ...
    def call_person(self) -> None: ...
    def draw_table(self, target: pygame.Surface, lamp: tuple[float, float] = ...) -> None: ...


def opener(app: Host, make: Callable[[Host], "Scene"]) -> Callable[[], None]:
    """A callback that lays `make(app)` over what is shown."""

    def show() -> None:
        app.push(make(app))

    return show


def dropped_record(event: pygame.event.Event) -> Path | None:
    """The file that is dropped on the window with this event; None for a deck, which is taken elsewhere."""
    path = Path(event.file) if event.type == pygame.DROPFILE else None
    return None if path is None or may_be_deck(path) else path


def shown_lines(scene: "Scene") -> Sequence[ReadingLine]:
    """All that can be read in the window while a scene is on top: its own lines, and the slip over it."""
    return [*scene.reading(), *map(ReadingLine, scene.app.slip)]


def control_lines(widgets: Iterable[Widget]) -> Sequence[ReadingLine]:
    """Controls, each in a line; those that cannot be pressed now say so."""
    seen = (widget for widget in widgets if widget.focusable and widget.visible)
    return [ReadingLine(said, place=widget.rect) for widget in seen if (said := control_text(widget))]


def control_text(widget: Widget) -> str:
    """A control in words, without its place among others."""
    return spoken_sentence(replace(widget.spoken(), position=None), full=True)


class Snapshot(Struct, frozen=True, kw_only=True):
    """A picture of what the person sees, without controls, and the two lines to stand below it."""

    picture: pygame.Surface
    names: str
    result: str


class Scene:
    """Base of a scene. `layout` builds the controls anew for every size, language, deck or table."""

    opaque = True
    """False if the scene below is drawn first (a dialog, the pause)."""
    covers_person = False
    """True if nothing that the person before has seen or done may stay in the window."""
    teaches = False
    """True in the first evening, which cannot be begun again over itself."""

    def __init__(self, app: Host) -> None:
        self.app = app
        self.group = FocusGroup(app.kit)
        self._wanted: str | None = None
        """The control that had the focus before the group was made anew."""
        self._group_before: FocusGroup | None = None
        """The group before, until the new one has its controls."""
        self.dirty = True
        """True if the picture has changed; the app draws the scene and clears it."""
        self.damage: list[pygame.Rect] = []
        """Parts that have changed; while `dirty` is False only these are drawn and shown."""
        self.partly = False
        """True if nothing but the parts in `damage` has changed while something moves."""
        self.continued = False
        """True while another part of the same picture is drawn: nothing has changed since the part before."""
        self.wake: float | None = None
        """Seconds until `update` must be called though nothing moves; None: not before an event."""

    @property
    def spoken_title(self) -> str:
        """Words said when the scene, or a sheet of it, comes to the top: where one is."""
        return ""

    @property
    def spoken_text(self) -> str:
        """Words said after the title, before the control with the focus: news, a question."""
        return ""

    @property
    def takes_every_key(self) -> bool:
        """True while the next key is only noted, so that no question is asked with it."""
        return False

    @property
    def focused_group(self) -> FocusGroup:
        """The group of controls that has the keys now: the scene's, or that of a sheet lying on it."""
        return self.group

    def reading(self) -> Sequence[ReadingLine]:
        """All that can be read here, line by line, for whoever cannot see it."""
        title = ReadingLine(self.spoken_title, heading=True, place=self.title_place)
        return [title, *self.text_lines(), *control_lines(self.focused_group.widgets)]

    def text_lines(self) -> Sequence[ReadingLine]:
        """The lines between the title and the controls."""
        return [ReadingLine(part) for part in self.spoken_text.split("\n") if part]

    @property
    def title_place(self) -> pygame.Rect | None:
        """Place of the title; None: somewhere in the window."""
        return None

    @property
    def reading_room(self) -> pygame.Rect | None:
        """Room of the lines that have no place of their own; None: the window."""
        return None

    @property
    def chapter(self) -> str | None:
        """Chapter of the rules that F1 opens here; None: that of the scene below."""
        return None

    @property
    def match_setup(self) -> MatchSetup | None:
        """Match whose rules F1 shows; None: that of the scene below."""
        return None

    @property
    def at_stake(self) -> SeatControl | None:
        """Match of which part is lost if it is not all on the disk when the window closes; None: no match."""
        return None

    @property
    def kit(self) -> Kit:
        """Scale, fonts, paper and sprites for the present size and choices."""
        return self.app.kit

    def enter(self) -> None:
        """Called when the scene comes on top for the first time (after `layout`)."""

    def cover(self) -> None:
        """Called when another scene is laid on top: what was held has let go."""

    def resume(self) -> None:
        """Called when the scene is on top again after another was popped (after `layout`)."""

    def keep_choices(self) -> None:
        """Called before `leave`, but not after a mistake of ours: remember what has been chosen here."""

    def leave(self) -> None:
        """Called when the scene is taken off the stack, or the app ends: end what goes on behind it."""

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything for a window size; called again whenever the kit changes."""

    def overhear(self, event: pygame.event.Event) -> None:
        """Called with every event, also while another scene is on top, which still handles it."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event; True if it meant something here."""
        return self.group.handle(event)

    def answers(self, event: pygame.event.Event) -> bool:
        """Answer the question that a key asks, if it means nothing else here; False if there is none."""
        del event
        return False

    def go_back(self) -> None:
        """Take the scene off the stack."""
        self.app.pop()

    def closed_by(self, event: pygame.event.Event) -> bool:
        """Go back if the event means that; True if it did."""
        if pointer.is_back(event):
            self.go_back()
            return True
        return False

    def back_button(self, centre: tuple[int, int]) -> RoundButton:
        """Round button that goes back."""
        return RoundButton(self.kit, centre, "back", _("Back"), self.go_back, diameter=62, show_label=False)

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; True while something moves."""
        return self.group.update(dt)

    def prepare(self, until: float) -> None:
        """Called while something moves: time for work ahead until `until` (`time.perf_counter`)."""

    def wake_after(self, waits: Iterable[float | None]) -> None:
        """Sleep until the first of these many seconds have passed; None waits for an event."""
        soon = [wait for wait in waits if wait is not None]
        self.wake = max(SHORTEST, min(soon)) if soon else None

    def invalidate(self, part: pygame.Rect | None = None) -> None:
        """Mark the picture, or only a part of it, as changed."""
        if part is None:
            self.dirty = True
        else:
            self.damage.append(part.copy())

    def draw(self, target: pygame.Surface) -> None:
        """Draw the whole scene."""

    def snapshot(self) -> Snapshot | None:
        """Picture that F12 saves: never more than is on the screen now. None if there is none."""
        return None

    def focus_lost(self) -> None:
        """Called when the window loses the focus."""

    def new_group(self, *, focus: str | None = None) -> FocusGroup:
        """New empty group of controls that keeps the focus of the old one by name, else starts on `focus`."""
        kept = self.group.focused_name or focus
        before = self.group
        before.focus(None)
        self.group = FocusGroup(self.kit, sound=self.app.click)
        self.group.pointed = before.pointed
        self.group.stay_under(before)
        self._wanted, self._group_before = kept, before
        return self.group

    def restore_focus(self, focus: str | None = None) -> None:
        """Focus the control that had the focus before the new group, else `focus`, and restore the hold.

        Call it after adding controls.
        """
        there = any(widget.name == self._wanted for widget in self.group.order())
        self.group.focus_name(self._wanted if there else focus or self._wanted)
        self.restore_hold()

    def focus_red_button(self) -> None:
        """Focus the red button: something has been chosen on another sheet, and Enter goes on from here."""
        red = (widget for widget in self.group.widgets if widget.primary and widget.usable)
        self.group.focus(next(red, self.group.focused))
        self.dirty = True

    def restore_hold(self) -> None:
        """Hold the control that was held before the new group, until the pointer goes up."""
        if self._group_before is not None:
            self.group.hold_on(self._group_before)
            self._group_before = None
        self.dirty = True
