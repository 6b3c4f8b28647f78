"""A robot at one screen of several people, which keeps all that every frame shows, and to whom."""

import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pygame

from briscola.engine.actions import Action, IllegalAction, Play
from briscola.engine.cards import Card
from briscola.engine.events import Event
from briscola.engine.observation import Observation
from briscola.players.player import Player, RandomPlayer
from briscola.table import Phase, Table
from briscola.ui.scene import Scene
from briscola.ui.scenes.play.curtain import Curtain
from tests.engine.strategies import choose
from tests.ui.robot import FRAME, LONGEST, WAYS
from tests.ui.shared_table import DEAF, SharedRobot, SharedTable

EVERYBODY = -1
"""In place of a seat, while the curtain is closed."""
FIDGETS = 2
"""Things done at most before a decision."""
Digest = tuple[int, int]
"""Sums over the pixels, and over all that is written or could be asked for."""


@dataclass(frozen=True, kw_only=True)
class Frame:
    """One frame: the hand and the lines of the log it belongs to, and what there was to see."""

    hand: int
    lines: int
    seen: Digest


@dataclass(kw_only=True)
class Look:
    """Frames without a change of who looks."""

    onlooker: int
    frames: list[Frame] = field(default_factory=list)


class SeenEnough(Exception):  # noqa: N818 - ends a match that need not be played to its end
    """All frames that are to be compared have passed."""


class RiggedTable(Table):
    """Deals other packs in some hands; notes what is done."""

    def rig(self, packs: dict[int, tuple[Card, ...]]) -> None:
        """Deal these packs in these hands."""
        self.packs, self.done = packs, list[Action]()

    def _deal(self, events: list[Event], deck: Sequence[Card]) -> list[Event]:
        return super()._deal(events, self.packs.get(self.hand, tuple(deck)))

    def act(self, action: Action) -> list[Event]:
        events = super().act(action)
        self.done.append(action)
        return events


class Prompted(Player):
    """A computer that does what is written, and what chance says after it."""

    def __init__(self, table: RiggedTable, script: Sequence[Action]) -> None:
        self._table, self._script = table, script

    def choose(self, view: Observation) -> Action:
        """The next action written, else one by chance."""
        number = len(self._table.done)
        if number < len(self._script):
            return self._script[number]
        return RandomPlayer(Random(f"computer:{number}")).choose(view)


class Onlooked(SharedRobot):
    """Plays for all people, does many other things besides, and keeps what every frame shows."""

    def __init__(
        self, table: SharedTable, truth: RiggedTable, *, seed: int, script: Sequence[Action]
    ) -> None:
        super().__init__(table, seed=seed, ways=WAYS)
        self.truth, self.seed, self.script = truth, seed, script
        self.looks: list[Look] = []
        self.enough: tuple[int, int] | None = None
        """The number of a look and of a frame after which there is nothing more to compare."""
        self.shown = [True]
        """True if something was brought to the screen since the last frame."""
        self._saved: set[Path] = set()
        self._latest: tuple[int, Scene | None, int] = (0, None, 0)
        self.waiting = False
        """True in front of a curtain."""
        self.fidgets = (0, 0)
        """The lines of the log at the last decision, and how often something else was done before it."""
        self.clock = [0.0]
        """Seconds that have passed at the window."""
        self.called = ("", 0)
        """Name on the last curtain, and the hand in which it was closed."""
        self.compared_all = self.broken_off = False
        self.most = 10_000
        """Decisions after which the match is broken off."""
        self.copied: list[str] = []
        self.logged: list[str] = []
        self.pictures: Path | None = None
        self.free: int | None = None
        """Seat of the person who does what chance says, whatever is written."""
        self.keep: tuple[int, int] | None = None
        """The look and the frame whose picture is to be kept, for a report."""
        self.kept: pygame.Surface | None = None

    # ---- what is seen

    @property
    def onlooker(self) -> int:
        """Seat of who looks now."""
        if any(isinstance(scene, Curtain) for scene in self.app.scenes):
            return EVERYBODY
        return self.scene.seat.place

    def frame(self) -> None:
        self._bare_frame()
        if isinstance(self.app.top, Curtain) and not self.waiting:
            self.waiting = True
            self.at_curtain(self.app.top)
            self.waiting = False

    def _bare_frame(self) -> None:
        """A frame in which nobody opens a curtain."""
        for event in pygame.event.get():
            self.app.dispatch(event)
        self.app.tick(FRAME)
        self.clock[0] += FRAME
        self._watch()

    def _watch(self) -> None:
        if not self.looks or self.looks[-1].onlooker != self.onlooker:
            self.looks.append(Look(onlooker=self.onlooker))
        table = self.truth
        look = self.looks[-1]
        self._check_curtain()
        look.frames.append(Frame(hand=table.hand, lines=len(table.log), seen=self._seen()))
        at = len(self.looks) - 1, len(look.frames) - 1
        if at == self.keep:
            self.kept = self.app.screen.copy()
        self.compared_all = self.enough is not None and at >= self.enough
        self.broken_off = len(self.truth.done) >= self.most
        if self.compared_all or self.broken_off:
            raise SeenEnough

    def _check_curtain(self) -> None:
        """While a hand is played nobody is shown a table but who has opened the curtain in it."""
        top = self.app.top
        if isinstance(top, Curtain):
            self.called = top.setup.name(top.seat), self.truth.hand
        elif self.truth.phase is Phase.PLAY and self.onlooker != EVERYBODY:
            now = self.scene.match_setup.name(0), self.truth.hand
            assert self.called == now, f"the table of {now} is shown after the curtain of {self.called}"

    def _seen(self) -> Digest:
        """Picture, title, slips and all that could be told, clipboard, log lines and saved pictures."""
        top = self.app.top
        buffer: Any = self.app.screen.get_buffer()
        pixels = zlib.crc32(buffer) if self.shown.pop() else self._latest[0]
        self.shown.append(False)
        if (pixels, top) == self._latest[:2] and not self._new_picture():
            return pixels, self._latest[2]
        said: list[object] = [pygame.display.get_caption(), len(self.copied), *self.copied, *self.logged]
        if top is not None:
            for widget in top.group.widgets:
                said += [widget.name, widget.usable, tuple(widget.rect), widget.told()]
            slip = top.group.telling.widget
            said += [type(top).__name__, None if slip is None else slip.told()]
        if self.pictures is not None:  # a picture shows what the person saw who has just saved it
            new = sorted({*self.pictures.iterdir()} - self._saved)
            said += [(path.name, zlib.crc32(path.read_bytes())) for path in new]
            self._saved |= {*new}
        self._latest = pixels, top, zlib.crc32(repr(said).encode())
        return pixels, self._latest[2]

    def _new_picture(self) -> bool:
        return self.pictures is not None and len([*self.pictures.iterdir()]) > len(self._saved)

    # ---- what is done

    def _decide(self) -> None:
        number = len(self.truth.done)
        lines = len(self.truth.log)
        self.fidgets = (lines, self.fidgets[1] + 1) if self.fidgets[0] == lines else (lines, 0)
        self.chance = Random(f"{self.seed}:{number}:{self.fidgets}")
        if self.fidgets[1] < FIDGETS and self.chance.random() < 0.25:
            self._fidget()
            return
        panel = self.read()
        if self.scene.flow.want is None or self.truth.phase is not Phase.PLAY:
            if panel is not None:
                self._answer(panel)
            return
        legal = sorted(self.scene.seat.view.legal, key=str)
        led = self.scene.seat.place != self.free and number < len(self.script)
        written = self.script[number] if led else None
        action = written or choose(Random(f"{self.seed}:{number}:choice"), tuple(legal))
        if self.scene.seat.refusal(action) is not None:
            raise IllegalAction(f"{action} has become impossible")
        if isinstance(action, Play) and panel is None and self.scene.hand.allowed:
            self._throw_this(action.card.code)
        else:
            self.scene.act(action)

    def _turn_the_page(self) -> None:
        """Leave what was opened besides; go on after a count."""
        if "results" in type(self.app.top).__module__:
            super()._turn_the_page()
        else:
            self.press(pygame.K_ESCAPE)
            self.frame()

    def _throw_this(self, code: str) -> None:
        way = self.chance.choice(list(self.ways))
        self.used.add(way)
        getattr(self, f"_by_{way}")(code)
        for _ in range(3):
            self.frame()

    def at_curtain(self, curtain: Curtain) -> None:
        self.chance = Random(f"{self.seed}:curtain:{len(self.looks)}")
        for _ in range(self.chance.choice((0, 0, 0, 1))):
            if self.app.top is curtain:
                self.chance.choice(self._at_the_curtain())()
        for _ in range(LONGEST):
            top = self.app.top
            if top is self.scene:
                break
            if not isinstance(top, Curtain):
                self.press(pygame.K_ESCAPE)
                self.frame()
            elif not top._leaving:
                for _ in range(DEAF):
                    self.frame()
                self.press(pygame.K_RETURN)
            self.frame()
        self.opened.append(curtain.name)

    def _at_the_curtain(self) -> Sequence[Callable[[], None]]:
        does = [
            self._lose_focus,
            self._alt_tab,
            self._resize,
            self._language,
            self._picture,
            self._press_keys,
            self._pause,
        ]
        top = self.app.top
        undo = [] if top is None else [widget for widget in top.group.widgets if widget.name == "undo"]
        return [*does, *[partial(self._press_there, widget.rect.center) for widget in undo] * 3]

    def _press_there(self, pos: tuple[int, int]) -> None:
        for _ in range(DEAF):
            self.frame()
        self.click(pos)
        self.frame()

    def _fidget(self) -> None:
        """Something that is no move."""
        top = self.app.top
        does = [
            *(self._point_at_everything, self._press_keys, self._lose_focus, self._picture) * 2,
            *(self._alt_tab, self._resize, self._language, self._deck, self._pause),
        ]
        if top is self.scene:
            self.chance.choice(does)()
        for _ in range(4):
            self.frame()

    def _point_at_everything(self) -> None:
        top = self.app.top
        assert top is not None
        for widget in self.chance.sample(top.group.widgets, min(3, len(top.group.widgets))):
            if widget.visible:
                self.move(widget.rect.center)
                for _ in range(12):
                    self.frame()

    def _press_keys(self) -> None:
        keys = (pygame.K_s, pygame.K_l, pygame.K_u, pygame.K_r, pygame.K_TAB, pygame.K_RIGHT, pygame.K_F9)
        for key in self.chance.sample(keys, 3):
            self.press(key, chr(key) if key < 128 else "")
            for _ in range(4):
                self.frame()

    def _lose_focus(self) -> None:
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        self.frame()
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))

    def _alt_tab(self) -> None:
        self.press(pygame.K_TAB, mod=pygame.KMOD_ALT)
        self._lose_focus()

    def _resize(self) -> None:
        size = self.chance.choice(((1024, 600), (1100, 700), (900, 640)))
        self.app.window.surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        for _ in range(20):
            self._bare_frame()

    def _language(self) -> None:
        self.app.change(language=self.chance.choice(("en", "it", "fr")))

    def _deck(self) -> None:
        self.app.change(deck=self.chance.choice(("piacentine", "napoletane")))

    def _picture(self) -> None:
        self.press(pygame.K_F12)

    def _pause(self) -> None:
        self.press(pygame.K_ESCAPE)
        for _ in range(6):
            self.frame()
        if self.app.top is not self.scene:
            self.press(pygame.K_ESCAPE)
