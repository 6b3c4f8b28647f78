"""The auction at the real table: who has passed waits for little, and arrows mean one thing at a time."""

import time
from collections.abc import Mapping, Sequence

import pygame
import pytest

from briscola.client.seat_control import NextStep
from briscola.engine.actions import PASS, Bid
from briscola.engine.events import BidMade
from briscola.ui.input.input_guard import DEAF_TIME
from briscola.ui.render.raster import Raster
from briscola.ui.scenes.panels.auction_panel import AuctionPanel
from tests.client.seat_steps import host_of
from tests.ui.driver import FRAME
from tests.ui.robot import Robot, table_for

pytestmark = pytest.mark.usefixtures("no_screen")

FORMS: Mapping[str, tuple[int, dict[str, bool | int | str]]] = {
    "points": (5, {}),
    "ranks": (5, {"bidding": "rank"}),
    "open dummy": (4, {"morto": "open"}),
    "blind dummy": (4, {"morto": "blind"}),
}
PATIENCE = 5.0
"""Seconds that who has passed waits for the end of an auction, at most."""


OUTBID = 3
"""A seed with which somebody bids more than the person's first bid."""


class Table:
    """A table led to the person's first word in the auction."""

    def __init__(self, raster: Raster, form: str = "points", *, seed: int = 3, level: str = "easy") -> None:
        players, options = FORMS[form]
        self.app, self.scene = table_for(
            "chiamata", players, options, raster=raster, seed=seed, level=level, speed="normal"
        )
        self.robot = Robot(self.app, self.scene, seed=1)
        self.robot.play_until(lambda: self.robot.asked)
        self.robot.read()

    @property
    def panel(self) -> AuctionPanel:
        panel = self.scene.panel
        assert isinstance(panel, AuctionPanel)
        return panel

    def press(self, key: int, text: str = "", mod: int = 0) -> None:
        """A key, and the frame that hears it."""
        self.robot.press(key, text, mod)
        self.robot.frame()

    def pass_on(self) -> None:
        """The person passes, and the pass is shown."""
        self.press(pygame.K_p, "p")
        while self.scene.view is None or self.scene.view.said(0) is not None:
            self.robot.frame()
        self.robot.frame()

    def seconds_to_the_end(self) -> float:
        """How long the rest of the auction is watched, thinking left out."""
        frames = 0
        for _ in range(4000):
            view = self.scene.view
            assert view is not None
            if view.auction_over or view.ended is not None:
                return frames * FRAME
            assert self.scene.flow.next_step is not NextStep.OWN_MOVE
            thought = self.scene.flow.thought
            if thought is not None and not thought.ready:
                time.sleep(0.0003)
            else:
                self.robot.frame()
                frames += 1
        raise AssertionError("the auction does not end")


def _goes_on(raster: Raster, form: str) -> Table:
    """A table at which others go on bidding after the person has passed."""
    for seed in range(1, 40):
        table = Table(raster, form, seed=seed)
        table.pass_on()
        view = table.scene.view
        assert view is not None
        if view.watched and len(view.bidders) > 1:
            return table
        table.app.close()
    raise AssertionError("everybody passes")


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMS)
def test_who_has_passed_sees_a_strip_on_which_everything_works(form: str, raster: Raster) -> None:
    table = _goes_on(raster, form)
    strip = table.panel.rect
    assert strip.height < 0.2 * table.app.size[1]
    assert [w.name for w in table.panel.group.widgets] == ["end"]
    assert all(w.usable for w in table.panel.group.widgets)
    table.app.draw()
    table.app.close()


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seed", range(1, 3))
def test_who_has_passed_waits_five_seconds_at_most(form: str, seed: int, raster: Raster) -> None:
    table = Table(raster, form, seed=seed)
    table.pass_on()
    assert table.seconds_to_the_end() <= PATIENCE
    table.app.close()


def by_space(table: Table) -> None:
    table.robot.press(pygame.K_SPACE, " ")


def by_its_button(table: Table) -> None:
    table.robot.click(table.panel.group.widgets[0].rect.center)


def by_tab_and_enter(table: Table) -> None:
    table.press(pygame.K_TAB)
    table.robot.press(pygame.K_RETURN, "\r")


@pytest.mark.slow
@pytest.mark.parametrize("hurry", [by_space, by_its_button, by_tab_and_enter])
def test_space_or_the_button_of_the_strip_ends_an_auction_that_is_only_watched(
    hurry: object, raster: Raster
) -> None:
    table = _goes_on(raster, "points")
    assert callable(hurry)
    hurry(table)
    assert table.seconds_to_the_end() < 0.3
    called = table.scene.view
    assert called is not None and called.called is None, "the call is not hurried with it"
    table.app.close()


@pytest.mark.slow
def test_while_others_speak_there_is_no_button_to_be_pressed(raster: Raster) -> None:
    table = Table(raster)
    table.press(pygame.K_9, "9")
    table.press(pygame.K_0, "0")
    table.press(pygame.K_RETURN, "\r")
    seen = 0
    for _ in range(400):
        table.robot.frame()
        if table.scene.flow.next_step is NextStep.COMPUTER and isinstance(table.scene.panel, AuctionPanel):
            assert table.panel.chosen is None
            assert not [w.name for w in table.panel.group.widgets if w.name not in ("ruler", "")]
            seen += 1
        time.sleep(0.0002)
    assert seen
    assert BidMade(seat=0, bid=Bid(points=90)) in host_of(table.scene.seat).table.log
    table.app.close()


def test_arrows_move_on_the_panel_and_never_lift_a_card(raster: Raster) -> None:
    table = Table(raster)
    for key in (
        pygame.K_LEFT,
        pygame.K_LEFT,
        pygame.K_DOWN,
        pygame.K_RIGHT,
        pygame.K_UP,
        *[pygame.K_RIGHT] * 9,
    ):
        table.press(key)
        assert table.scene.hand.cursor is None and table.scene.hand.shown is None
        assert table.panel.group.focused is not None and table.scene.group.focused is None
    table.app.close()


def test_tab_leads_from_the_panel_to_the_hand_and_on_and_back(raster: Raster) -> None:
    """One focus: where the hand has it, arrows show cards, and Enter says nothing in the auction."""
    table = Table(raster)
    scene, said = table.scene, len(host_of(table.scene.seat).table.log)
    table.press(pygame.K_TAB)
    assert table.panel.group.focused_name == "bid"
    for _ in range(2):
        table.press(pygame.K_TAB)
    assert scene.group.focused is scene.hand and table.panel.group.focused is None
    number = table.panel.chosen
    table.press(pygame.K_RIGHT)
    table.press(pygame.K_RETURN, "\r")
    table.press(pygame.K_SPACE, " ")
    assert scene.hand.cursor is not None
    assert table.panel.chosen == number and len(host_of(scene.seat).table.log) == said
    while scene.group.focused is not None:
        table.press(pygame.K_TAB)
    assert table.panel.group.focused is table.panel.group.order()[0]
    assert scene.hand.cursor is None, "no card stays chosen behind"
    table.press(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert scene.group.focused is not None and table.panel.group.focused is None
    table.app.close()


@pytest.mark.slow
def test_a_bid_that_is_typed_may_be_said_with_enter(raster: Raster) -> None:
    table = Table(raster)
    table.press(pygame.K_8, "8")
    table.press(pygame.K_5, "5")
    table.press(pygame.K_RETURN, "\r")
    table.robot.frame()
    assert BidMade(seat=0, bid=Bid(points=85)) in host_of(table.scene.seat).table.log
    table.app.close()


@pytest.mark.parametrize("typed", [((pygame.K_UP, ""),), ((pygame.K_8, "8"), (pygame.K_5, "5"))])
def test_space_after_a_number_is_chosen_only_skips_waiting(
    typed: Sequence[tuple[int, str]], raster: Raster
) -> None:
    """It drove people to 113 and 114: what raises the number leads the focus to the button by itself."""
    table = Table(raster)
    log = host_of(table.scene.seat).table.log
    said = len(log)
    for key, text in typed:
        table.press(key, text)
    assert table.panel.group.focused_name == "bid"
    for _ in range(20):
        table.press(pygame.K_SPACE, " ")
    assert len(log) == said
    table.press(pygame.K_TAB)
    table.press(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert table.panel.group.focused_name == "bid"
    table.press(pygame.K_SPACE, " ")
    assert len(log) > said, "on a button that the person has gone to it presses as before"
    table.app.close()


@pytest.mark.slow
def test_a_pull_along_the_rule_moves_the_bid_all_the_way(raster: Raster) -> None:
    table = Table(raster)
    rule = table.panel.rule
    table.robot.move((rule.x(80), rule.rect.centery))
    table.robot.button((rule.x(80), rule.rect.centery), down=True)
    for points in (85, 95, 100):
        table.robot.move((rule.x(points), rule.rect.centery), held=True)
        table.robot.frame()
        assert table.panel.chosen == Bid(points=points)
    table.robot.button((rule.x(100), rule.rect.centery), down=False)
    table.robot.frame()
    table.robot.move((rule.x(70), rule.rect.centery))
    table.robot.frame()
    assert table.panel.chosen == Bid(points=100)
    table.app.close()


@pytest.mark.slow
def test_a_turn_that_comes_again_is_guarded_again(raster: Raster) -> None:
    """Space hurries the bids of others; it must not run into one's own next bid."""
    table = Table(raster, seed=OUTBID)
    table.press(pygame.K_RIGHT)
    table.press(pygame.K_RETURN, "\r")
    asked = 0
    for _ in range(2000):
        table.robot.press(pygame.K_SPACE, " ")
        table.robot.frame()
        if table.scene.flow.next_step is NextStep.OWN_MOVE and PASS in table.scene.seat.view.legal:
            asked += 1
            assert asked > 1 or table.panel.deaf
            if asked > 2 * DEAF_TIME / FRAME:
                break
    assert asked, "everybody else has passed"
    log = host_of(table.scene.seat).table.log
    assert sum(isinstance(event, BidMade) and event.seat == 0 for event in log) == 1
    table.app.close()
