"""Whole matches at the real table, played by a robot with mouse, keys and fingers."""

from typing import Any

import pygame
import pytest

from briscola.client.seats.seat_control import NextStep
from briscola.engine.events import MatchEnded, PackCut, Played, TrickTaken
from briscola.engine.replay import replay
from briscola.engine.rules import OptionValue
from briscola.ui.scenes.panels.cut_panel import SealPanel
from tests.client.seat_steps import host_of
from tests.ui.evening import at_table
from tests.ui.robot import TALKS, WAYS

GAMES: list[tuple[str, int, dict[str, OptionValue]]] = [
    ("briscola", 2, {"exchange": "seven_and_two"}),
    ("briscola", 3, {"first_dealer": "low"}),
    ("briscola", 4, {}),
    ("briscola", 6, {"exchange": "seven", "lead_request": True, "show_partner": True}),
    ("chiamata", 5, {"bidding": "rank", "match": "hands", "match_hands": 2}),
    ("chiamata", 4, {"morto": "open", "first_lead": "caller"}),
    ("chiamata", 5, {"bidding": "rank", "obliged": True, "dark": True, "concede": True}),
    ("chiamata", 4, {"bidding": "two", "weak_redeal": True, "dark": True}),
    ("prini", 3, {"deal_all": True}),
    ("bisca", 2, {"hand_size": 9}),
    ("bisca", 4, {"follow_at_end": True}),
    ("marianna", 2, {"to_points": 300}),
    ("marianna", 2, {"mariazza": True}),
    ("marianna", 2, {"mariazza": True, "exchange": "seven_any"}),
    ("marianna", 3, {"trump_by": "turned", "to_points": 501}),
    ("brisca", 2, {"exchange": "two_any"}),
    ("sueca", 4, {"trump_card": "top"}),
    ("sueca", 4, {"trump_card": "top_left", "tie_counts": True}),
]
EVERY_PANEL = (0, 2, 5, 6, 12)
"""Those that bring up every kind of panel: exchange, cut, signs, both auctions, call, open dummy."""


@pytest.mark.parametrize(
    ("variant", "players", "options"),
    [
        pytest.param(*game, marks=[] if number in EVERY_PANEL else [pytest.mark.slow])
        for number, game in enumerate(GAMES)
    ],
)
def test_a_robot_plays_a_whole_match(variant: str, players: int, options: dict[str, OptionValue]) -> None:
    robot = at_table(variant, players, options, chance=players * 7 + len(options), ways=WAYS)
    robot.play_match()
    assert isinstance(robot.log[-1], MatchEnded)
    position = replay(robot.log)
    assert position.match is not None and position.match.over
    assert robot.counts


@pytest.mark.slow
def test_a_robot_plays_with_the_largest_text_and_cards_and_talks_to_its_partner() -> None:
    large: dict[str, Any] = {"size": (1280, 800), "text_size": 160, "card_size": 160}
    robot = at_table("briscola", 4, chance=3, ways=WAYS, talks=TALKS, **large)
    assert robot.scene.context.layout.hand_factor == robot.scene.context.layout.table_factor == 1.6
    robot.play_match()
    assert isinstance(robot.log[-1], MatchEnded)
    assert any(way.startswith("talk") for way in robot.counts)


@pytest.mark.slow
def test_a_forbidden_card_is_refused_with_a_reason() -> None:
    """V-PR-1: the robot tries cards that do not follow suit; nothing is played."""
    robot = at_table("prini", 2, {"deal_all": True}, chance=11, ways=("click",))
    robot.play_match()
    assert robot.refused > 0


def test_each_event_is_told_once() -> None:
    robot = at_table()
    robot.until_asked()
    robot.scene.flow.event = PackCut(seat=1, at=7, salt="")
    robot.scene.overlays.caption.update(0.0)
    assert "cuts" in robot.caption
    robot.scene.overlays.caption.clear()
    robot.scene.overlays.caption.update(0.0)
    assert not robot.caption


def test_the_caption_of_a_trick_goes_with_the_first_card_of_the_next() -> None:
    """However fast the person hurries: what is written is never taken for the trick that lies there."""
    robot = at_table(speed="normal", chance=3)
    told, led = "", 0
    while led < 4:
        if robot.scene.flow.next_step in (NextStep.OWN_MOVE, NextStep.OWN_CUT):
            robot.decide()
        else:
            robot.press(pygame.K_SPACE)
        robot.frame()
        event = robot.scene.flow.event
        if isinstance(event, TrickTaken):
            told = robot.caption
            assert told
        elif told and isinstance(event, Played) and len(robot.view.table) == 1:
            assert not robot.caption, told
            told, led = "", led + 1


def test_another_language_leaves_no_words_of_the_old_one() -> None:
    robot = at_table()
    robot.until_asked()
    robot.scene.overlays.caption.show("Peppe cuts")
    robot.app.relayout()
    assert robot.caption == "Peppe cuts", "another size changes no word"
    robot.app.change(language="it")
    assert not robot.caption


def test_a_card_can_be_played_also_after_the_window_has_got_another_size() -> None:
    robot = at_table()
    robot.until_asked()
    robot.resize((1400, 1000))
    robot.key(pygame.K_1, "1")
    played = [event.seat for event in robot.log if isinstance(event, Played)]
    assert 0 in played


@pytest.mark.slow
def test_after_the_match_a_rematch_begins_at_the_same_table() -> None:
    robot = at_table(chance=2)
    table = host_of(robot.scene.seat).table
    robot.play_match()
    dealer = table.dealer
    for _ in range(200):
        if robot.top is robot.scene:
            break
        if robot.top.group.focused is None:
            robot.press(pygame.K_DOWN)  # no button is armed when a match has ended
        robot.key(pygame.K_RETURN)
    assert robot.top is robot.scene
    assert table.matches == 2 and table.dealer == dealer  # R-MATCH-4
    robot.play_match()
    assert sum(isinstance(event, MatchEnded) for event in robot.log) == 2


def test_the_last_trick_and_the_reason_can_be_asked_for() -> None:
    robot = at_table(chance=3)
    scene = robot.scene
    robot.until_asked()
    robot.key(pygame.K_l)
    assert scene.panel is None and robot.caption, "no trick has been taken yet"
    robot.play_until(lambda: robot.asked and robot.view.last)
    robot.key(pygame.K_l)
    assert scene.panel is not None
    robot.key(pygame.K_ESCAPE)
    assert scene.panel is None and robot.app.top is scene
    robot.key(pygame.K_w)
    assert robot.caption.endswith(".")


def test_the_seal_can_be_read_but_nothing_be_written_once_the_cards_are_dealt() -> None:
    robot = at_table(chance=3)
    scene = robot.scene
    robot.until_asked()
    robot.click_at(scene.context.layout.seal)
    panel = scene.panel
    assert isinstance(panel, SealPanel)
    assert panel.sha256 == robot.view.sha256 and panel.field is None
    robot.key(pygame.K_ESCAPE)
    assert scene.panel is None


@pytest.mark.slow
def test_a_window_of_another_size_keeps_the_game_and_the_hand() -> None:
    robot = at_table("chiamata", 5, chance=5)
    scene = robot.scene
    robot.until_asked()
    before = scene.hand.codes
    robot.resize((1400, 1000))
    robot.frame()
    assert scene.hand.codes == before
    assert scene.context.layout.size == (1400, 1000)
    robot.play_match()
