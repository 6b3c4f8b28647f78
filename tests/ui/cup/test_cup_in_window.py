"""A cup is set up, played and won in the window: by keys, by mouse, and by what is read aloud."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from briscola.client.cup.cup import over, standings_of
from briscola.client.library import Library
from briscola.commands.autopilot import Unsalted
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.scenes.cup.cup_page import CupPage
from briscola.ui.scenes.cup.setup_page import CupSetup, PeopleSheet
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.play.curtain import Curtain
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.results.match_result import MatchResult
from briscola.ui.scenes.title import Title
from tests.ui.driver import FRAME, on_top
from tests.ui.robot import Robot

DEAF = round(0.75 / FRAME)
Open = Callable[..., App]


class CupRobot(Robot):
    """Plays for everybody at the screen, whichever table is there."""

    def __init__(self, app: App, navigator: Navigator, *, by_keys: bool) -> None:
        super().__init__(app, None, seed=3, ways=("digit",) if by_keys else ("click",))
        self.navigator, self.by_keys = navigator, by_keys

    @property
    def scene(self) -> PlayScene:
        scene = self.app.scenes[0]
        assert isinstance(scene, PlayScene), self.app.scenes
        scene.salt = Unsalted()
        return scene

    @scene.setter
    def scene(self, scene: PlayScene) -> None:
        raise AttributeError(scene)

    def frame(self) -> None:
        self.bare_frame()
        if isinstance(self.app.top, Curtain):
            for _ in range(DEAF):
                self.bare_frame()
            self.press(pygame.K_RETURN)
            for _ in range(DEAF):
                self.bare_frame()

    def use_button(self, name: str) -> None:
        """Press a button of the scene on top as these hands do."""
        if self.by_keys:
            self.reach(name)
            self.key(pygame.K_RETURN)
        else:
            self.click_on(name)

    @property
    def page(self) -> CupPage:
        """The page of the cup."""
        return on_top(self.app, CupPage)

    def guest_comes(self, name: str) -> None:
        """Have a guest among the people of the page on which a cup is set up."""
        self.use_button("people")
        sheet = on_top(self.app, PeopleSheet)
        assert sheet.list is not None
        self.reach("list")
        self.keys(*[pygame.K_DOWN] * (len(sheet.rows()) - 1), pygame.K_RETURN)
        on_top(self.app, Dialog)
        for letter in name:
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
            self.frame()
        self.use_button("yes")
        on_top(self.app, PeopleSheet)
        self.use_button("done")

    def choose(self, name: str, wanted: str) -> None:
        """Turn a choice until it says what is wanted."""
        self.reach(name)
        for _ in range(60):
            if self.control(name).spoken().value == wanted:
                return
            self.key(pygame.K_LEFT)
        raise AssertionError(f"{name} never says {wanted}")

    def leave_result(self, result: HandResult | MatchResult) -> None:
        """Go on from a result: to the next hand or the final score, at the end to the cup."""
        self.key(pygame.K_SPACE)
        words = {str(getattr(widget, "text", "")) for widget in result.group.widgets}
        assert not {"Rematch", "New match"} & words, words
        self.use_button("rematch" if "To the cup" in words else "next")

    def play_to_page(self) -> None:
        """Play the match at the table; its result leads back to the cup."""
        for _ in range(20_000):
            self.frame()
            top = self.app.top
            if isinstance(top, CupPage):
                return
            if isinstance(top, HandResult | MatchResult):
                self.leave_result(top)
            elif isinstance(top, Curtain):
                continue
            else:
                self.go_on()
        raise AssertionError(f"no way back to the cup: {self.app.scenes}")


def start(app: App, folder: Path, *, by_keys: bool) -> CupRobot:
    """The page on which a cup is set up, reached from the title."""
    app.change(player="Anna")
    navigator = Navigator(app, library=Library(folder))
    navigator.title()
    robot = CupRobot(app, navigator, by_keys=by_keys)
    navigator.play_together()
    robot.frames(2)
    robot.use_button("cup")
    on_top(app, CupSetup)
    return robot


def titles(app: App) -> list[str]:
    return [item.text for item in on_top(app, Title).menu.items]


@pytest.mark.parametrize("by_keys", [True, False], ids=["keys", "mouse"])
def test_a_cup_of_three_is_played_to_its_end(open_app: Open, tmp_path: Path, by_keys: bool) -> None:
    """Anna of the household, a guest and a computer: one match of each kind."""
    app = open_app(speed="none", motion="little", small_talk=False)
    robot = start(app, tmp_path, by_keys=by_keys)
    robot.guest_comes("Bruno")
    robot.choose("size", "3")
    robot.choose("hands", "one hand")
    robot.choose("level", "Novice")
    robot.use_button("draw")
    for number in range(3):
        robot.until(lambda: robot.page.waiting)
        waits = [line.text for line in robot.page.reading()]
        assert any(line.startswith("Next: ") for line in waits), waits
        robot.navigator.title()
        assert f"Cup: round {number + 1}" in titles(app)
        app.push(robot.navigator.cup._page())
        robot.frames(2)
        robot.use_button("next")
        robot.play_to_page()
    cup = robot.navigator.cup.desk.cup
    assert cup is not None and over(cup)
    winner = cup.entrants[standings_of(cup)[0].entrant].name
    assert f"The cup goes to {winner}." in [line.text for line in robot.page.reading()]
    robot.navigator.title()
    assert not [text for text in titles(app) if text.startswith("Cup")]
