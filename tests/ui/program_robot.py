"""A robot at the whole program: it plays with keys, mouse, finger or pad, goes to the title and back."""

from collections.abc import Sequence

import pygame

from briscola.client.hot_seat import ANYTHING, KEYS, PAD
from briscola.storage.person_names import FIRST
from briscola.table import Phase
from briscola.ui.app import App
from briscola.ui.scenes.pause import Pause
from briscola.ui.scenes.people.scene import People
from briscola.ui.scenes.people.who_is_there import WhoIsThere
from briscola.ui.scenes.play.curtain import Curtain
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.title import Title
from tests.ui.driver import FRAME
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
        self._bare_frame()
        if not self.waiting and isinstance(self.app.top, Curtain):
            raise Passed

    def _bare_frame(self) -> None:
        """A frame in which nobody opens a curtain."""
        for event in pygame.event.get():
            self.app.dispatch(event)
        self.app.tick(FRAME)
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
        for _ in range(3):
            self.frame()

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
        line = self.program.navigator.waiting.resume()
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
        for _ in range(6):
            self.frame()
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
        profiles = self.program.navigator.household.all()
        self._play_as(self.chance.choice([one.id for one in profiles]))
        if self.program.navigator.waiting.resume() is None:
            self._play_as(FIRST)
        self._resume()

    def _play_as(self, profile: str) -> None:
        self.click_on("who")
        assert isinstance(self.app.top, People)
        self.click_on(f"person-{profile}")
        assert isinstance(self.app.top, Title), type(self.app.top)
