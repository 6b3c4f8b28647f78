"""A robot at one screen of several people, which keeps all that every frame shows, and to whom."""

import zlib
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pygame

from briscola.client.hot_seat import ANYTHING, KEYS, PAD
from briscola.client.match_seat import Want
from briscola.engine.actions import Action, Bid, Call, IllegalAction, Pass, Play
from briscola.storage.profiles import FIRST
from briscola.table import Phase
from briscola.ui.app import App
from briscola.ui.scene import Scene
from briscola.ui.scenes.panels.auction_panel import AuctionPanel
from briscola.ui.scenes.panels.call_panel import CallPanel
from briscola.ui.scenes.panels.dummy_panel import DummyPanel
from briscola.ui.scenes.panels.panel_base import Panel
from briscola.ui.scenes.panels.question_panel import QuestionPanel
from briscola.ui.scenes.panels.sign_panel import SignPanel
from briscola.ui.scenes.pause import Pause
from briscola.ui.scenes.people.scene import People
from briscola.ui.scenes.people.who_is_there import WhoIsThere
from briscola.ui.scenes.play.curtain import Curtain
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.match_result import MatchResult
from briscola.ui.scenes.title import Title
from briscola.ui.widgets import Widget
from tests.ui.rigged import RiggedTable
from tests.ui.robot import FRAME, LONGEST, WAYS, Robot
from tests.ui.shared_program import Match, Program
from tests.ui.shared_table import DEAF

EVERYBODY = -1
"""In place of a seat, while the curtain is closed."""
FIDGETS = 2
"""Things done at most before a decision."""
REMATCHES = 1
"""Rematches played at most."""
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


class Passed(Exception):  # noqa: N818 - ends whatever the robot was doing
    """The curtain has closed: nothing of what the one before was doing goes on behind it."""


class Onlooked(Robot):
    """Plays for all people, does many other things besides, and keeps what every frame shows."""

    def __init__(self, program: Program, things: Things) -> None:
        self.program, self.things, self.story = program, things, program.story
        self.match: Match = program.match
        super().__init__(program.app, None, seed=self.match.seed)  # type: ignore[arg-type]
        self.looks: list[Look] = []
        self.enough: tuple[int, int] | None = None
        """The number of a look and of a frame after which there is nothing more to compare."""
        self.kills = list(self.match.kills)
        self.rematches = 0
        self.meant: tuple[int, Action] | None = None
        """The number of the latest decision, and what is to be done."""
        self.counts: Counter[str] = Counter()
        """Number of times that it has done each thing."""
        self.opened: list[str] = []
        """Names of those for whom the curtain was opened."""
        self._saved: set[Path] = set()
        self._latest: tuple[int, Scene | None, int] = (0, None, 0)
        self._said = (0, 0)
        """Numbers of texts copied and lines logged up to the latest frame."""
        self.waiting = False
        """True in front of a curtain."""
        self.fidgets = (0, 0)
        """The lines of the log at the last decision, and how often something else was done before it."""
        self.called = ("", 0)
        """Name on the last curtain, and the hand in which it was closed."""
        self.keep: tuple[int, int] | None = None
        """The look and the frame whose picture is to be kept, for a report."""
        self.kept: pygame.Surface | None = None

    @property
    def app(self) -> App:
        return self.program.app

    @app.setter
    def app(self, app: App) -> None:
        assert app is self.program.app

    @property
    def scene(self) -> PlayScene:
        """The table of whoever has the screen, or had it last."""
        scene = self.app.scenes[0]
        assert isinstance(scene, PlayScene)
        return scene

    @scene.setter
    def scene(self, scene: PlayScene | None) -> None:
        assert scene is None

    @property
    def table(self) -> RiggedTable:
        """The table of the match that goes on."""
        assert self.story.table is not None
        return self.story.table

    def use(self, what: str) -> None:
        """Note that something has been done."""
        self.counts[what] += 1

    # ---- what is seen

    @property
    def onlooker(self) -> int:
        """Seat of who looks now."""
        if not isinstance(self.app.scenes[0], PlayScene):
            return EVERYBODY
        if any(isinstance(scene, Curtain) for scene in self.app.scenes):
            return EVERYBODY
        return self.scene.seat.place

    def frame(self) -> None:
        self._bare_frame()
        if not self.waiting and isinstance(self.app.top, Curtain):
            raise Passed

    def _bare_frame(self) -> None:
        """A frame in which nobody opens a curtain."""
        for event in pygame.event.get():
            self.app.dispatch(event)
        self.app.tick(FRAME)
        self.things.clock[0] += FRAME
        self._watch()

    def _watch(self) -> None:
        if not self.looks or self.looks[-1].onlooker != self.onlooker:
            self.looks.append(Look(onlooker=self.onlooker))
        table, story, look = self.story.table, self.story, self.looks[-1]
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
        if len(story.done) >= self.match.most or (self.enough is not None and at >= self.enough):
            raise Over
        if self.kills and len(story.done) >= self.kills[0]:
            self.kills.pop(0)
            raise Killed

    def _check_curtain(self) -> None:
        """While a hand is played nobody is shown a table but who has opened the curtain in it."""
        top, table = self.app.top, self.story.table
        if table is None or not self.match.company.curtain:
            return
        if isinstance(top, Curtain):
            self.called = top.setup.name(top.seat), table.hand
        elif table.phase is Phase.PLAY and self.onlooker != EVERYBODY:
            now = self.scene.match_setup.name(0), table.hand
            assert self.called == now, f"the table of {now} is shown after the curtain of {self.called}"

    def _seen(self) -> Digest:
        """Picture, title, slips and all that could be told, clipboard, log lines, saved pictures, sounds."""
        top, things = self.app.top, self.things
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

    # ---- the whole of it

    def play_match(self) -> None:
        """Play until there is enough; start the program again whenever it is killed."""
        try:
            self._sit_down()
            while True:
                try:
                    self._turn()
                except Passed:
                    self._at_any_curtain()
                except Killed:
                    self._start_again()
        except Over:
            return

    def _turn(self) -> None:
        """Do what the scene on top asks for."""
        self.frame()
        self._listen()
        top, flow = self.app.top, self.scene.flow
        if top is not self.scene:
            self._turn_the_page()
        elif flow.want in (Want.OWN_MOVE, Want.OWN_CUT):
            self._decide()
        elif flow.timeline.running and self.match.hurried:
            self.press(pygame.K_SPACE)

    def _guarded(self, do: Callable[[], None]) -> None:
        """Do something during which the curtain may close."""
        try:
            do()
        except Passed:
            self._at_any_curtain()

    def _sit_down(self) -> None:
        """From the title to the table."""
        self._guarded(self._begin)

    def _begin(self) -> None:
        self._connect_pads()
        self.frame()
        if self.match.ahead:
            self._resume()
        else:
            self.program.navigator.start(self.match.setup)
            self.frame()

    def _connect_pads(self) -> None:
        if any(plays.startswith(PAD) for plays in self.inputs):
            self.app.gamepads._numbers = {0: 1, 1: 2}

    @property
    def inputs(self) -> Sequence[str]:
        """Keys or pads that people play with, in the order of their seats."""
        company = self.match.company
        return company.plays_with, *(one.plays_with for one in company.people)

    @property
    def over(self) -> bool:
        """True if the match has been played to its end."""
        return self.table.phase is Phase.MATCH

    def _resume(self) -> None:
        """From the title, with whoever is there."""
        line = self.program.navigator.waiting.resume()
        if line is None and self.over:
            raise Over
        assert line is not None and line.on_press is not None, "no match waits"
        line.on_press()
        self.frame()
        if isinstance(self.app.top, WhoIsThere):
            self._press_on("go-on")
        self.frame()

    def _press_on(self, name: str) -> None:
        self.click(self.control(name).rect.center)
        self.frame()

    def _start_again(self) -> None:
        """Another window, after the first was killed."""
        self.use("killed")
        pygame.event.clear()
        self.program.kill()
        self.program.start()
        self._latest = (0, None, 0)
        self.things.shown[:] = [True]
        self._guarded(self._come_back)

    def _come_back(self) -> None:
        self._connect_pads()
        self.frame()
        self._resume()

    # ---- what is done

    def _decide(self) -> None:
        number, lines = len(self.story.done), len(self.table.log)
        self.fidgets = (lines, self.fidgets[1] + 1) if self.fidgets[0] == lines else (lines, 0)
        self.chance = Random(f"{self.match.seed}:{number}:{self.fidgets}")
        if self.fidgets[1] < FIDGETS and self.chance.random() < 0.25:
            self._fidget()
            return
        panel = self.read()
        if self.scene.flow.want is None or self.table.phase is not Phase.PLAY:
            if panel is not None:
                self._answer(panel)
            return
        action = self.story.decide(self.scene.seat.place, self.scene.seat.view.legal)
        self.meant = number, action
        if self.scene.seat.refusal(action) is not None:
            raise IllegalAction(f"{action} has become impossible")
        if isinstance(action, Play) and panel is None and self.scene.hand.allowed:
            self._throw_this(action.card.code)
        elif panel is None or not self._answer_with(panel, action):
            self.use("said by no hand")
            self.scene.act(action)

    def _answer_with(self, panel: Panel, action: Action) -> bool:
        """Say on a sheet what is to be done; False if the robot cannot find it there."""
        usable = {w.name: w for w in panel.group.widgets if w.usable}
        match panel, action:
            case QuestionPanel(), _:
                name = "yes" if action == panel._yes else "no"
            case AuctionPanel(), Pass():
                name = "pass"
            case AuctionPanel(), Bid() if action == panel.choice.bid:
                name = "bid"
            case CallPanel() | DummyPanel(), Call() | Play() if action.card.code in usable:
                name = action.card.code
            case _:
                return False
        if name not in usable:
            return False
        if not self._pushed(usable[name], name):
            return False
        if isinstance(panel, CallPanel) and panel.chosen == getattr(action, "card", None):
            self.frame()
            self._push(usable["call"])
        for _ in range(3):
            self.frame()
        return True

    def _push(self, widget: Widget, name: str = "") -> None:
        self._pushed(widget, name or widget.name)

    def _pushed(self, widget: Widget, name: str) -> bool:
        """Press a control with what the person plays with; False if Tab does not lead to it."""
        way = self.chance.choice(("click", "tap", "tab", "pad"))
        if self._pad is not None:
            way = "pad"
        elif way == "pad" and self.plays_with == KEYS:
            way = "tab"
        if way == "click":
            self.click(widget.rect.center)
        elif way == "tap":
            self.finger(pygame.FINGERDOWN, widget.rect.center)
            self.finger(pygame.FINGERUP, widget.rect.center)
        else:
            panel = self.scene.panel
            for _ in range(80):
                if panel is None or panel.group.focused_name == name:
                    break
                self._press_pad(5) if way == "pad" else self.press(pygame.K_TAB)
                self.frame()
            else:
                return False
            self._press_pad(0) if way == "pad" else self.press(pygame.K_RETURN)
        self.use(f"pushed by {way}")
        return True

    @property
    def plays_with(self) -> str:
        """The keys or pad of whoever is to press something."""
        top = self.app.top
        if isinstance(top, Curtain):
            return top._plays_with
        given = self.scene._screen_pass
        return ANYTHING if given is None else given.plays_with

    @property
    def _pad(self) -> int | None:
        """The pad with which alone that person plays, as the system counts it; None without one."""
        plays = self.plays_with
        return int(plays.removeprefix(PAD)) - 1 if plays.startswith(PAD) else None

    def _press_pad(self, button: int) -> None:
        pad = self._pad or 0
        self.pad(pygame.JOYBUTTONDOWN, pad=pad, button=button)
        self.pad(pygame.JOYBUTTONUP, pad=pad, button=button)

    def _turn_the_page(self) -> None:
        """Leave what was opened besides; go on after a count; play a rematch."""
        top = self.app.top
        if isinstance(top, MatchResult):
            for _ in range(4 * DEAF):
                self.frame()
            if self.rematches == REMATCHES:
                raise Over
            self.rematches += 1
            self.use("rematch")
            self._press_on("rematch")
        elif "results" in type(top).__module__:
            self.use("count")
            super()._turn_the_page()
        else:
            self.press(pygame.K_ESCAPE)
            self.frame()

    def _throw_this(self, code: str) -> None:
        ways = ("pad",) if self._pad is not None else WAYS if self.plays_with == KEYS else (*WAYS, "pad")
        way = self.chance.choice(ways)
        self.use(f"thrown by {way}")
        getattr(self, f"_by_{way}")(code)
        for _ in range(3):
            self.frame()

    def _by_pad(self, code: str) -> None:
        hand, pad = self.scene.hand, self._pad or 0
        for _ in range(len(hand.codes) + 1):
            if self.scene.group.focused is hand and hand.cursor == code:
                break
            self.pad(pygame.JOYHATMOTION, pad=pad, value=(1, 0))
            self.frame()
            self.pad(pygame.JOYHATMOTION, pad=pad, value=(0, 0))
            self.frame()
        self._press_pad(0)

    # ---- at the curtain

    def _at_any_curtain(self) -> None:
        """Open the curtain; what had been posted before it closed has been heard."""
        self.waiting = True
        try:
            curtain = self.app.top
            assert isinstance(curtain, Curtain)
            self._at_curtain(curtain)
        except Killed:
            self.waiting = False
            self._start_again()
        finally:
            self.waiting = False

    def _at_curtain(self, curtain: Curtain) -> None:
        self.chance = Random(f"{self.match.seed}:curtain:{len(self.looks)}")
        for _ in range(self.chance.choice((0, 0, 0, 1))):
            if self.app.top is curtain:
                self.chance.choice(self._does_at_curtain())()
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
                self._open(top)
            self.frame()
        self.opened.append(curtain.name)

    def _open(self, curtain: Curtain) -> None:
        way = self.chance.choice(("enter", "space", "click", "tap", "pad"))
        if self._pad is not None:
            way = "pad"
        elif way == "pad" and self.plays_with == KEYS:
            way = "enter"
        self.use(f"curtain opened by {way}")
        show = next(widget for widget in curtain.group.widgets if widget.name == "show")
        if way == "click":
            self.click(self.chance.choice((show.rect.center, (self.app.size[0] // 2, 20))))
        elif way == "tap":
            self.finger(pygame.FINGERDOWN, show.rect.center)
            self.finger(pygame.FINGERUP, show.rect.center)
        elif way == "pad":
            self._press_pad(0)
        else:
            self.press(pygame.K_RETURN if way == "enter" else pygame.K_SPACE)

    def _does_at_curtain(self) -> Sequence[Callable[[], None]]:
        does = [
            *(self._lose_focus, self._alt_tab, self._resize, self._language, self._picture),
            *(self._press_keys, self._pause, self._looks, self._leave, self._somebody_else),
            *(self._resize_and_lose_focus, self._point_at_everything),
        ]
        top = self.app.top
        undo = [] if top is None else [widget for widget in top.group.widgets if widget.name == "undo"]
        return [*does, *[partial(self._press_there, widget.rect.center) for widget in undo] * 3]

    def _press_there(self, pos: tuple[int, int]) -> None:
        self.use("undo at the curtain")
        for _ in range(DEAF):
            self.frame()
        self.click(pos)
        self.frame()

    # ---- what is no move

    def _fidget(self) -> None:
        """Something that is no move."""
        does = [
            *(self._point_at_everything, self._press_keys, self._lose_focus, self._picture) * 2,
            *(self._alt_tab, self._resize, self._language, self._looks, self._pause),
            *(self._leave, self._somebody_else, self._resize_and_lose_focus, self._drag_and_lose_focus),
            *([self._ask] * 3 if self.scene.seat.dealt and self.scene.seat.requests else []),
            *([self._hint] * 4 if self.scene.seat.advice else []),
            *([self._undo] * 2 if self.scene.seat.allows_undo else []),
        ]
        if self.app.top is self.scene:
            self.chance.choice(does)()
        for _ in range(4):
            self.frame()

    def _point_at_everything(self) -> None:
        self.use("pointed")
        top = self.app.top
        assert top is not None
        for widget in self.chance.sample(top.group.widgets, min(3, len(top.group.widgets))):
            if widget.visible:
                self.move(widget.rect.center)
                for _ in range(12):
                    self.frame()

    def _press_keys(self) -> None:
        self.use("other keys")
        keys = (pygame.K_s, pygame.K_l, pygame.K_u, pygame.K_r, pygame.K_TAB, pygame.K_RIGHT, pygame.K_F9)
        for key in self.chance.sample(keys, 3):
            self.press(key, chr(key) if key < 128 else "")
            for _ in range(4):
                self.frame()

    def _hint(self) -> None:
        self.use("hint")
        for _ in range(2):
            self._press_pad(2) if self._pad is not None else self.press(pygame.K_h, "h")
            for _ in range(8):
                self.frame()

    def _ask(self) -> None:
        """Ask the partner for a play."""
        self._press_pad(3) if self._pad is not None else self.press(pygame.K_s, "s")
        panel = self.read()
        asks = [] if panel is None else [w for w in panel.group.widgets if w.usable and w.name]
        if isinstance(panel, SignPanel) and asks:
            self.use("asked")
            self._push(self.chance.choice(asks))
        for _ in range(4):
            self.frame()

    def _undo(self) -> None:
        self.use("undo")
        self.press(pygame.K_u, "u")
        for _ in range(4):
            self.frame()

    def _lose_focus(self) -> None:
        self.use("focus lost")
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        self._bare_frame()
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
        self.frame()

    def _alt_tab(self) -> None:
        self.use("Alt-Tab")
        self.press(pygame.K_TAB, mod=pygame.KMOD_ALT)
        self._lose_focus()

    def _drag_and_lose_focus(self) -> None:
        self.use("focus lost with a card in the hand")
        hand = self.scene.hand
        if hand.codes:
            start = self.spot(self.chance.choice(list(hand.codes)))
            self.move(start)
            self.button(start, down=True)
            self.move((start[0] + 40, start[1] - 60), held=True)
            self._bare_frame()
        self._lose_focus()

    def _resize(self) -> None:
        self.use("resized")
        self._take_size()
        for _ in range(20):
            self._bare_frame()

    def _resize_and_lose_focus(self) -> None:
        """As a window that is moved to another screen."""
        self.use("resized as the focus was lost")
        self._take_size()
        self._bare_frame()
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        for _ in range(20):
            self._bare_frame()
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
        self.frame()

    def _take_size(self) -> None:
        size = self.chance.choice(((1024, 600), (1100, 700), (900, 640), (760, 480)))
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))

    def _language(self) -> None:
        self.use("language")
        self.app.change(language=self.chance.choice(("en", "it", "fr")))

    def _looks(self) -> None:
        """Another deck, back, table, or size of words and cards."""
        look = self.chance.choice(("deck", "deck", "back", "table", "text_size", "card_size", "contrast"))
        self.use(look)
        values: dict[str, Sequence[object]] = {
            "deck": ("piacentine", "napoletane"),
            "back": ("blue", "red"),
            "table": ("green", "walnut"),
            "text_size": (100, 125),
            "card_size": (100, 115),
            "contrast": (False, True),
        }
        self.app.change(**{look: self.chance.choice(values[look])})

    def _picture(self) -> None:
        self.use("picture")
        self.press(pygame.K_F12)

    def _pause(self) -> None:
        self.use("pause")
        self.press(pygame.K_ESCAPE)
        for _ in range(6):
            self.frame()
        if self.app.top is not self.scene and not isinstance(self.app.top, Curtain):
            self.press(pygame.K_ESCAPE)

    # ---- to the title and back

    def _leave(self) -> None:
        """To the title, and back to the table."""
        if self._to_title():
            self.use("left and continued")
            self._resume()

    def _somebody_else(self) -> None:
        """To the title, where somebody else of the household continues."""
        if not self.match.kept or not self.match.household or not self._to_title():
            return
        self.use("profile changed")
        profiles = self.program.navigator.household.all()
        self._play_as(self.chance.choice([one.id for one in profiles]))
        if self.program.navigator.waiting.resume() is None:
            self._play_as(FIRST)
        self._resume()

    def _play_as(self, profile: str) -> None:
        self._press_on("who")
        assert isinstance(self.app.top, People)
        self._press_on(f"person-{profile}")
        assert isinstance(self.app.top, Title), type(self.app.top)

    def _to_title(self) -> bool:
        """By the pause to the title; False if that did not open."""
        self.press(pygame.K_ESCAPE)
        for _ in range(6):
            self.frame()
        if not isinstance(self.app.top, Pause):
            return False
        self._press_on("leave")
        assert isinstance(self.app.top, Title), f"{type(self.app.top).__name__} after leaving"
        return True
