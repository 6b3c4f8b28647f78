"""All that each frame of a window shows, and to whom."""

import zlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pygame

from briscola.engine.actions import Action
from briscola.table.table import Phase
from briscola.ui.scene import Scene
from briscola.ui.scenes.play.curtain import Curtain
from briscola.ui.scenes.play.scene import PlayScene
from tests.ui.shared_program import Program

EVERYBODY = -1
"""In place of a seat, while the curtain is closed."""
Digest = tuple[int, int, int]
"""Sums over the pixels, over all that is written or could be asked for, and over all that is heard."""


@dataclass(frozen=True, kw_only=True)
class Frame:
    """One frame: the match, the hand and the lines of the log it belongs to, and what there was to see."""

    match: int
    hand: int
    lines: int
    seen: Digest


@dataclass(kw_only=True)
class Look:
    """Frames without a change of who looks."""

    onlooker: int
    frames: list[Frame] = field(default_factory=list)


@dataclass(frozen=True, kw_only=True)
class Things:
    """All that leaves the window besides its picture; its clock; True if a frame is new."""

    copied: list[str]
    logged: list[str]
    heard: list[str]
    clock: list[float]
    shown: list[bool]
    pictures: Path


class Over(Exception):  # noqa: N818 - ends a match that need not be played on
    """All frames that are to be compared have passed, or the match is long enough."""


class Killed(Exception):  # noqa: N818 - ends a window
    """The program ends without a warning."""


class FrameWatcher:
    """Keeps what every frame of a program shows, until there is enough of it."""

    def __init__(self, program: Program, things: Things) -> None:
        self.program, self.things = program, things
        self.looks: list[Look] = []
        self.enough: tuple[int, int] | None = None
        """The number of a look and of a frame after which there is nothing more to compare."""
        self.meant: tuple[int, Action] | None = None
        """The number of the latest decision, and what is to be done."""
        self.keep: tuple[int, int] | None = None
        """The look and the frame whose picture is to be kept, for a report."""
        self.kept: pygame.Surface | None = None
        self._kills = list(program.match.kills)
        self._called = ("", 0)
        """Name on the last curtain, and the hand in which it was closed."""
        self._saved: set[Path] = set()
        self._latest: tuple[int, Scene | None, int] = (0, None, 0)
        self._said = (0, 0)
        """Numbers of texts copied and lines logged up to the latest frame."""

    @property
    def onlooker(self) -> int:
        """Seat of who looks now."""
        scenes = self.program.app.scenes
        if not isinstance(scenes[0], PlayScene) or any(isinstance(scene, Curtain) for scene in scenes):
            return EVERYBODY
        return scenes[0].seat.place

    def begin_again(self) -> None:
        """Look at another window, after the first was killed."""
        self._latest = (0, None, 0)
        self.things.shown[:] = [True]

    def watch(self) -> None:
        """Keep the frame. Raises Over when there are enough, Killed when the program is to be killed."""
        if not self.looks or self.looks[-1].onlooker != self.onlooker:
            self.looks.append(Look(onlooker=self.onlooker))
        story, match, look = self.program.story, self.program.match, self.looks[-1]
        table = story.table
        if self.meant is not None and len(story.done) > self.meant[0]:
            done = story.done[self.meant[0]]
            assert done == self.meant[1], f"{done} was done, {self.meant[1]} was meant"
        self._check_curtain()
        hand, lines = (0, 0) if table is None else (table.hand, len(table.log))
        look.frames.append(Frame(match=story.match, hand=hand, lines=lines, seen=self._seen()))
        at = len(self.looks) - 1, len(look.frames) - 1
        if at == self.keep:
            screen = pygame.display.get_surface()
            self.kept = None if screen is None else screen.copy()
        if len(story.done) >= match.most or (self.enough is not None and at >= self.enough):
            raise Over
        if self._kills and len(story.done) >= self._kills[0]:
            self._kills.pop(0)
            raise Killed

    def _check_curtain(self) -> None:
        """While a hand is played nobody is shown a table but who has opened the curtain in it."""
        top, table = self.program.app.top, self.program.story.table
        if table is None or not self.program.match.company.curtain:
            return
        if isinstance(top, Curtain):
            self._called = top.setup.name(top.seat), table.hand
        elif table.phase is Phase.PLAY and self.onlooker != EVERYBODY:
            scene = self.program.app.scenes[0]
            assert isinstance(scene, PlayScene)
            now = scene.match_setup.name(0), table.hand
            assert self._called == now, f"the table of {now} is shown after the curtain of {self._called}"

    def _seen(self) -> Digest:
        """Picture, title, slips and all that could be told, clipboard, log lines, saved pictures, sounds."""
        top, things = self.program.app.top, self.things
        screen: Any = pygame.display.get_surface()
        pixels = zlib.crc32(screen.get_buffer()) if things.shown.pop() else self._latest[0]
        things.shown.append(False)
        pointer = pygame.mouse.get_cursor()
        heard = zlib.crc32(repr((*things.heard, pointer)).encode())
        things.heard.clear()
        told = len(things.copied), len(things.logged)
        if (pixels, top) == self._latest[:2] and told == self._said and not self._new_picture():
            return pixels, self._latest[2], heard
        said: list[object] = [pygame.display.get_caption(), *things.copied, *things.logged]
        if top is not None:
            for widget in top.group.widgets:
                said += [widget.name, widget.usable, tuple(widget.rect), widget.told()]
            slip = top.group.telling.widget
            said += [type(top).__name__, None if slip is None else slip.told()]
        # A picture shows what the person saw who has just saved it.
        new = sorted({*things.pictures.iterdir()} - self._saved)
        said += [(path.name, zlib.crc32(path.read_bytes())) for path in new]
        self._saved |= {*new}
        self._said, self._latest = told, (pixels, top, zlib.crc32(repr(said).encode()))
        return pixels, self._latest[2], heard

    def _new_picture(self) -> bool:
        return len([*self.things.pictures.iterdir()]) > len(self._saved)
