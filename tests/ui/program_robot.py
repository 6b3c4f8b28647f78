"""A robot at the whole program: keys, mouse, finger or pad, to the title and back, and what is no move."""

from collections.abc import Sequence

import pygame

from briscola.client.hot_seat.agreement import ANYTHING, KEYS, PAD
from briscola.storage.settings.person_names import FIRST
from briscola.table.table import Phase
from briscola.ui.app import App
from briscola.ui.scenes.panels.sign_panel import SignPanel
from briscola.ui.scenes.people.scene import People
from briscola.ui.scenes.people.who_is_there import WhoIsThere
from briscola.ui.scenes.play.curtain import Curtain
from briscola.ui.scenes.play.pause import Pause
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.title import Title
from briscola.ui.scenes.waiting_matches import WaitingMatches
from tests.ui.driver import FRAME, post
from tests.ui.rigged import RiggedTable
from tests.ui.robot import WAYS, Robot
from tests.ui.shared_program import Program
from tests.ui.watched_frames import FrameWatcher, Over, Things


class Passed(Exception):  # noqa: N818 - ends whatever the robot was doing
    """The curtain has closed: nothing of what the one before was doing goes on behind it."""


class ProgramRobot(Robot):
    """Has hands for whoever is at the screen; every frame is kept."""

    def __init__(self, program: Program, things: Things) -> None:
        self.program, self.story, self.match = program, program.story, program.match
        super().__init__(program.app, None, seed=self.match.seed)
        self.watcher = FrameWatcher(program, things)
        self.waiting = False
        """True in front of a curtain."""

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
    def scene(self, scene: PlayScene) -> None:
        raise AttributeError(f"the program shows its own scene, not {scene}")

    @property
    def table(self) -> RiggedTable:
        """The table of the match that goes on."""
        assert self.story.table is not None
        return self.story.table

    # ---- frames

    def frame(self) -> None:
        self.bare_frame()
        if not self.waiting and isinstance(self.app.top, Curtain):
            raise Passed

    def bare_frame(self) -> None:
        super().bare_frame()
        self.watcher.things.clock[0] += FRAME
        self.watcher.watch()

    # ---- hands

    @property
    def inputs(self) -> Sequence[str]:
        """Keys or pads that people play with, in the order of their seats."""
        company = self.match.company
        return company.plays_with, *(one.plays_with for one in company.people)

    def _connect_pads(self) -> None:
        if any(plays.startswith(PAD) for plays in self.inputs):
            self.app.gamepads._numbers = {0: 1, 1: 2}

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

    @property
    def pad_number(self) -> int:
        return self._pad or 0

    @property
    def push_ways(self) -> Sequence[str]:
        if self._pad is not None:
            return ("pad",)
        return super().push_ways if self.plays_with == KEYS else (*super().push_ways, "pad")

    def _throw_this(self, code: str) -> None:
        ways = ("pad",) if self._pad is not None else WAYS if self.plays_with == KEYS else (*WAYS, "pad")
        way = self.chance.choice(ways)
        self.use(f"thrown by {way}")
        getattr(self, f"_by_{way}")(code)
        self.frames(3)

    def _by_pad(self, code: str) -> None:
        hand, pad = self.scene.hand, self.pad_number
        for _ in range(len(hand.codes) + 1):
            if self.scene.group.focused is hand and hand.cursor == code:
                break
            self.pad(pygame.JOYHATMOTION, pad=pad, value=(1, 0))
            self.frame()
            self.pad(pygame.JOYHATMOTION, pad=pad, value=(0, 0))
            self.frame()
        self.press_pad(0)

    # ---- to the title and back

    @property
    def over(self) -> bool:
        """True if the match has been played to its end."""
        return self.table.phase is Phase.MATCH

    def _resume(self) -> None:
        """From the title, with whoever is there."""
        line = self.program.navigator.entry(WaitingMatches).resume()
        if line is None and self.over:
            raise Over
        assert line is not None and line.on_press is not None, "no match waits"
        line.on_press()
        self.frame()
        if isinstance(self.app.top, WhoIsThere):
            self.click_on("go-on")
        self.frame()

    def _to_title(self) -> bool:
        """By the pause to the title; False if that did not open."""
        self.press(pygame.K_ESCAPE)
        self.frames(6)
        if not isinstance(self.app.top, Pause):
            return False
        self.click_on("leave")
        assert isinstance(self.app.top, Title), f"{type(self.app.top).__name__} after leaving"
        return True

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
        profiles = self.program.navigator.household.library.profiles.all()
        self._play_as(self.chance.choice([one.id for one in profiles]))
        if self.program.navigator.entry(WaitingMatches).resume() is None:
            self._play_as(FIRST)
        self._resume()

    def _play_as(self, profile: str) -> None:
        self.click_on("who")
        assert isinstance(self.app.top, People)
        self.click_on(f"person-{profile}")
        assert isinstance(self.app.top, Title), type(self.app.top)

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
        self.frames(4)

    def _point_at_everything(self) -> None:
        self.use("pointed")
        top = self.app.top
        assert top is not None
        for widget in self.chance.sample(top.group.widgets, min(3, len(top.group.widgets))):
            if widget.visible:
                self.move(widget.rect.center)
                self.frames(12)

    def _press_keys(self) -> None:
        self.use("other keys")
        keys = (pygame.K_s, pygame.K_l, pygame.K_u, pygame.K_r, pygame.K_TAB, pygame.K_RIGHT, pygame.K_F9)
        for key in self.chance.sample(keys, 3):
            self.press(key)
            self.frames(4)

    def _hint(self) -> None:
        self.use("hint")
        for _ in range(2):
            self.press_pad(2) if self._pad is not None else self.press(pygame.K_h)
            self.frames(8)

    def _ask(self) -> None:
        """Ask the partner for a play."""
        self.press_pad(3) if self._pad is not None else self.press(pygame.K_s)
        panel = self.read()
        asks = [] if panel is None else [w for w in panel.group.widgets if w.usable and w.name]
        if isinstance(panel, SignPanel) and asks:
            self.use("asked")
            self._push(self.chance.choice(asks))
        self.frames(4)

    def _undo(self) -> None:
        self.use("undo")
        self.press(pygame.K_u)
        self.frames(4)

    def _lose_focus(self) -> None:
        self.use("focus lost")
        self.lose_focus()
        post(pygame.WINDOWFOCUSGAINED)
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
            self.bare_frame()
        self._lose_focus()

    def _resize(self) -> None:
        self.use("resized")
        self._take_size()
        for _ in range(20):
            self.bare_frame()

    def _resize_and_lose_focus(self) -> None:
        """As a window that is moved to another screen."""
        self.use("resized as the focus was lost")
        self._take_size()
        self.bare_frame()
        post(pygame.WINDOWFOCUSLOST)
        for _ in range(20):
            self.bare_frame()
        post(pygame.WINDOWFOCUSGAINED)
        self.frame()

    def _take_size(self) -> None:
        size = self.chance.choice(((1024, 600), (1100, 700), (900, 640), (760, 480)))
        pygame.display.set_mode(size, pygame.RESIZABLE)
        post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])

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
        self.frames(6)
        if self.app.top is not self.scene and not isinstance(self.app.top, Curtain):
            self.press(pygame.K_ESCAPE)
