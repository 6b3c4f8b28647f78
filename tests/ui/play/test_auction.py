"""The auction at the real table: who has passed waits for little, and arrows mean one thing at a time."""

import time
from collections.abc import Callable, Mapping, Sequence

import pygame
import pytest

from briscola.client.seats.seat_control import NextStep
from briscola.engine.actions import PASS, Bid
from briscola.engine.events import BidMade
from briscola.ui.input.input_guard import DEAF_TIME
from briscola.ui.scenes.panels.auction_panel import AuctionPanel
from tests.ui.driver import FRAME
from tests.ui.evening import Evening, Options, seat_at, window_on

FORMS: Mapping[str, tuple[int, Options]] = {
    "points": (5, {}),
    "ranks": (5, {"bidding": "rank"}),
    "open dummy": (4, {"morto": "open"}),
    "blind dummy": (4, {"morto": "blind"}),
}
PATIENCE = 5.0
"""Seconds that who has passed waits for the end of an auction, at most."""
OUTBID = 3
"""A seed with which somebody bids more than the person's first bid."""


class Table(Evening):
    """A table led to the person's first word in the auction."""

    def __init__(self, form: str = "points", *, seed: int = 3) -> None:
        players, options = FORMS[form]
        seat = seat_at("chiamata", players, options, seed=seed, level="easy")
        super().__init__(window_on(seat, speed="normal"))
        self.play_until(lambda: self.asked)
        self.read()

    @property
    def panel(self) -> AuctionPanel:
        panel = self.scene.panel
        assert isinstance(panel, AuctionPanel)
        return panel

    def pass_on(self) -> None:
        """The person passes, and the pass is shown."""
        self.key(pygame.K_p)
        while self.view.said(0) is not None:
            self.frame()
        self.frame()

    def seconds_to_the_end(self) -> float:
        """How long the rest of the auction is watched, thinking left out."""
        frames = 0
        for _ in range(4000):
            if self.view.auction_over or self.view.ended is not None:
                return frames * FRAME
            assert not self.asked
            thought = self.scene.flow.thought
            if thought is not None and not thought.ready:
                time.sleep(0.0003)
            else:
                self.frame()
                frames += 1
        raise AssertionError("the auction does not end")


def _goes_on(form: str) -> Table:
    """A table at which others go on bidding after the person has passed."""
    for seed in range(1, 40):
        table = Table(form, seed=seed)
        table.pass_on()
        if table.view.watched and len(table.view.bidders) > 1:
            return table
    raise AssertionError("everybody passes")


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMS)
def test_who_has_passed_sees_a_strip_on_which_everything_works(form: str) -> None:
    table = _goes_on(form)
    strip = table.panel.rect
    assert strip.height < 0.2 * table.app.size[1]
    assert [w.name for w in table.panel.group.widgets] == ["end"]
    assert all(w.usable for w in table.panel.group.widgets)
    table.app.draw()


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seed", range(1, 3))
def test_who_has_passed_waits_five_seconds_at_most(form: str, seed: int) -> None:
    table = Table(form, seed=seed)
    table.pass_on()
    assert table.seconds_to_the_end() <= PATIENCE


def by_space(table: Table) -> None:
    table.press(pygame.K_SPACE)


def by_its_button(table: Table) -> None:
    table.click(table.panel.group.widgets[0].rect.center)


def by_tab_and_enter(table: Table) -> None:
    table.key(pygame.K_TAB)
    table.press(pygame.K_RETURN)


@pytest.mark.slow
@pytest.mark.parametrize("hurry", [by_space, by_its_button, by_tab_and_enter])
def test_space_or_the_button_of_the_strip_ends_an_auction_that_is_only_watched(
    hurry: Callable[[Table], None],
) -> None:
    table = _goes_on("points")
    hurry(table)
    assert table.seconds_to_the_end() < 0.3
    assert table.view.called is None, "the call is not hurried with it"


@pytest.mark.slow
def test_while_others_speak_there_is_no_button_to_be_pressed() -> None:
    table = Table()
    table.keys(pygame.K_9, pygame.K_0, pygame.K_RETURN)
    seen = 0
    for _ in range(400):
        table.frame()
        if table.scene.flow.next_step is NextStep.COMPUTER and isinstance(table.scene.panel, AuctionPanel):
            assert table.panel.chosen is None
            assert not [w.name for w in table.panel.group.widgets if w.name not in ("ruler", "")]
            seen += 1
        time.sleep(0.0002)
    assert seen
    assert BidMade(seat=0, bid=Bid(points=90)) in table.log


def test_arrows_move_on_the_panel_and_never_lift_a_card() -> None:
    table = Table()
    way = (pygame.K_LEFT, pygame.K_LEFT, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_UP)
    for key in (*way, *[pygame.K_RIGHT] * 9):
        table.key(key)
        assert table.scene.hand.cursor is None and table.scene.hand.shown is None
        assert table.panel.group.focused is not None and table.scene.group.focused is None


def test_tab_leads_from_the_panel_to_the_hand_and_on_and_back() -> None:
    """One focus: where the hand has it, arrows show cards, and Enter says nothing in the auction."""
    table = Table()
    scene, said = table.scene, len(table.log)
    table.key(pygame.K_TAB)
    assert table.panel.group.focused_name == "bid"
    table.keys(pygame.K_TAB, pygame.K_TAB)
    assert scene.group.focused is scene.hand and table.panel.group.focused is None
    number = table.panel.chosen
    table.keys(pygame.K_RIGHT, pygame.K_RETURN, pygame.K_SPACE)
    assert scene.hand.cursor is not None
    assert table.panel.chosen == number and len(table.log) == said
    while scene.group.focused is not None:
        table.key(pygame.K_TAB)
    assert table.panel.group.focused is table.panel.group.order()[0]
    assert scene.hand.cursor is None, "no card stays chosen behind"
    table.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert scene.group.focused is not None and table.panel.group.focused is None


@pytest.mark.parametrize("typed", [(pygame.K_UP,), (pygame.K_8, pygame.K_5)])
def test_space_after_a_number_is_chosen_only_skips_waiting(typed: Sequence[int]) -> None:
    """It drove people to 113 and 114: what raises the number leads the focus to the button by itself."""
    table = Table()
    said = len(table.log)
    table.keys(*typed)
    assert table.panel.group.focused_name == "bid"
    table.keys(*[pygame.K_SPACE] * 20)
    assert len(table.log) == said
    table.key(pygame.K_TAB)
    table.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert table.panel.group.focused_name == "bid"
    table.key(pygame.K_SPACE)
    assert len(table.log) > said, "on a button that the person has gone to it presses as before"


@pytest.mark.slow
def test_a_pull_along_the_rule_moves_the_bid_all_the_way() -> None:
    table = Table()
    rule = table.panel.rule
    table.button((rule.x(80), rule.rect.centery), down=True)
    for points in (85, 95, 100):
        table.move((rule.x(points), rule.rect.centery), held=True)
        table.frame()
        assert table.panel.chosen == Bid(points=points)
    table.button((rule.x(100), rule.rect.centery), down=False)
    table.frame()
    table.move((rule.x(70), rule.rect.centery))
    table.frame()
    assert table.panel.chosen == Bid(points=100)


@pytest.mark.slow
def test_a_turn_that_comes_again_is_guarded_again() -> None:
    """Space hurries the bids of others; it must not run into one's own next bid."""
    table = Table(seed=OUTBID)
    table.keys(pygame.K_RIGHT, pygame.K_RETURN)
    asked = 0
    for _ in range(2000):
        table.key(pygame.K_SPACE)
        if table.asked and PASS in table.scene.seat.view.legal:
            asked += 1
            assert asked > 1 or table.panel.deaf
            if asked > 2 * DEAF_TIME / FRAME:
                break
    assert asked, "everybody else has passed"
    assert sum(isinstance(event, BidMade) and event.seat == 0 for event in table.log) == 1


@pytest.mark.slow
def test_a_blind_dummy_acts_at_its_own_place_and_nobody_decides_for_it() -> None:
    table = Table("blind dummy")
    table.play_until(lambda: table.scene.flow.next_step is NextStep.DUMMY)
    assert table.scene.turn == (table.scene.seat.rules.dummy_seat, False)


@pytest.mark.parametrize("changed", [{"language": "it"}, {"deck": "espanola"}], ids=str)
def test_the_bid_chosen_stays_chosen_under_other_words_and_cards(changed: dict[str, str]) -> None:
    table = Table()
    table.panel.choose(75)
    table.app.change(**changed)
    table.frame()
    assert table.panel.chosen == Bid(points=75)
