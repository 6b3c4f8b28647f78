"""Whole matches at the real table, played by a robot with mouse, keys and fingers."""

import pygame
import pytest

from briscola.client.seat_control import NextStep
from briscola.engine.events import MatchEnded, PackCut, Played, TrickTaken
from briscola.engine.replay import replay
from briscola.engine.rules import OptionValue
from briscola.ui.render.raster import Raster
from briscola.ui.scenes.panels.cut_panel import SealPanel
from tests.client.seat_steps import host_of
from tests.ui.robot import TALKS, Robot, table_for

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
]
EVERY_PANEL = (0, 2, 5, 6)
"""Those that bring up every kind of panel: exchange, cut, signs, both auctions, call, open dummy."""


pytestmark = pytest.mark.usefixtures("no_screen")


@pytest.mark.parametrize(
    ("variant", "players", "options"),
    [
        pytest.param(*game, marks=[] if number in EVERY_PANEL else [pytest.mark.slow])
        for number, game in enumerate(GAMES)
    ],
)
def test_a_robot_plays_a_whole_match(
    variant: str, players: int, options: dict[str, OptionValue], raster: Raster
) -> None:
    app, scene = table_for(variant, players, options, raster=raster)
    robot = Robot(app, scene, seed=players * 7 + len(options))
    robot.play_match()
    log = host_of(scene.seat).table.log
    assert isinstance(log[-1], MatchEnded)
    position = replay(log)
    assert position.match is not None and position.match.over
    assert robot.counts
    app.close()


@pytest.mark.slow
def test_a_robot_plays_with_the_largest_text_and_cards_and_talks_to_its_partner(raster: Raster) -> None:
    app, scene = table_for("briscola", 4, {}, raster=raster, size=(1280, 800), text_size=160, card_size=160)
    assert scene.places.hand_factor == scene.places.table_factor == 1.6
    robot = Robot(app, scene, seed=3, talks=TALKS)
    robot.play_match()
    assert isinstance(host_of(scene.seat).table.log[-1], MatchEnded)
    assert any(way.startswith("talk") for way in robot.counts)
    app.close()


@pytest.mark.slow
def test_a_forbidden_card_is_refused_with_a_reason(raster: Raster) -> None:
    """V-PR-1: the robot tries cards that do not follow suit; nothing is played."""
    app, scene = table_for("prini", 2, {"deal_all": True}, raster=raster)
    robot = Robot(app, scene, seed=11, ways=("click",))
    robot.play_match()
    assert robot.refused > 0
    app.close()


def test_each_event_is_told_once(raster: Raster) -> None:
    app, scene = table_for("briscola", 2, {}, raster=raster)
    Robot(app, scene, seed=1).until_asked()
    scene.flow.event = PackCut(seat=1, at=7, salt="")
    scene.over.notes.update(0.0)
    assert scene.over.notes.note is not None and "cuts" in scene.over.notes.note[0]
    scene.over.notes.clear()
    scene.over.notes.update(0.0)
    assert scene.over.notes.note is None
    app.close()


def test_the_caption_of_a_trick_goes_with_the_first_card_of_the_next(raster: Raster) -> None:
    """However fast the person hurries: what is written is never taken for the trick that lies there."""
    app, scene = table_for("briscola", 2, {}, raster=raster, speed="normal")
    robot = Robot(app, scene, seed=3, ways=("digit",))
    told, led = "", 0
    while led < 4:
        if scene.flow.next_step is NextStep.OWN_MOVE:
            robot.throw_card()
        elif scene.flow.next_step is NextStep.OWN_CUT:
            robot.decide()
        else:
            robot.press(pygame.K_SPACE)
        robot.frame()
        event, view = scene.flow.event, scene.flow.view
        if isinstance(event, TrickTaken):
            assert scene.over.notes.note is not None
            told = scene.over.notes.note[0]
        elif told and isinstance(event, Played) and view is not None and len(view.table) == 1:
            assert scene.over.notes.note is None, told
            told, led = "", led + 1
    app.close()


def test_another_language_leaves_no_words_of_the_old_one(raster: Raster) -> None:
    app, scene = table_for("briscola", 2, {}, raster=raster)
    Robot(app, scene, seed=1).until_asked()
    scene.over.notes.say("Peppe cuts")
    app.relayout()
    assert scene.over.notes.note is not None, "another size changes no word"
    app.change(language="it")
    assert scene.over.notes.note is None
    app.close()


@pytest.mark.slow
def test_after_the_match_a_rematch_begins_at_the_same_table(raster: Raster) -> None:
    app, scene = table_for("briscola", 2, {}, raster=raster)
    robot = Robot(app, scene, seed=2)
    robot.play_match()
    dealer = host_of(scene.seat).table.dealer
    for _ in range(200):
        if app.top is scene:
            break
        if app.top is not None and app.top.group.focused is None:
            robot.press(pygame.K_DOWN)  # no button is armed when a match has ended
        robot.press(pygame.K_RETURN)
        robot.frame()
    assert app.top is scene
    assert host_of(scene.seat).table.matches == 2
    assert host_of(scene.seat).table.dealer == dealer  # R-MATCH-4
    robot.play_match()
    assert sum(isinstance(event, MatchEnded) for event in host_of(scene.seat).table.log) == 2
    app.close()


def test_the_last_trick_and_the_reason_can_be_asked_for(raster: Raster) -> None:
    app, scene = table_for("briscola", 2, {}, raster=raster)
    robot = Robot(app, scene, seed=3, ways=("digit",))
    robot.until_asked()
    robot.press(pygame.K_l, "l")
    robot.frame()
    assert (
        scene.over.sheets.panel is None and scene.over.notes.note is not None
    )  # no trick has been taken yet
    while scene.view is None or not scene.view.last:
        robot.decide()
        robot.until_asked()
    robot.press(pygame.K_l, "l")
    robot.frame()
    assert scene.over.sheets.panel is not None
    robot.press(pygame.K_ESCAPE)
    robot.frame()
    assert scene.over.sheets.panel is None and app.top is scene
    robot.press(pygame.K_w, "w")
    robot.frame()
    assert scene.over.notes.note is not None and scene.over.notes.note[0].endswith(".")
    app.close()


def test_the_seal_can_be_read_but_nothing_be_written_once_the_cards_are_dealt(raster: Raster) -> None:
    app, scene = table_for("briscola", 2, {}, raster=raster)
    robot = Robot(app, scene, seed=3)
    robot.until_asked()
    robot.click(scene.places.seal)
    robot.frame()
    panel = scene.over.sheets.panel
    assert isinstance(panel, SealPanel)
    assert scene.view is not None and panel.sha256 == scene.view.sha256
    assert panel.field is None
    robot.press(pygame.K_ESCAPE)
    robot.frame()
    assert scene.over.sheets.panel is None
    app.close()


@pytest.mark.slow
def test_a_window_of_another_size_keeps_the_game_and_the_hand(raster: Raster) -> None:
    app, scene = table_for("chiamata", 5, {}, raster=raster)
    robot = Robot(app, scene, seed=5)
    for _ in range(2000):
        robot.frame()
        if scene.flow.timeline.running:
            robot.press(pygame.K_SPACE)
        if scene.flow.next_step in (NextStep.OWN_MOVE, NextStep.OWN_CUT):
            break
    before = scene.hand.codes
    pygame.display.set_mode((1400, 1000), pygame.RESIZABLE)
    app.window.adopt()
    app.relayout()
    robot.frame()
    assert scene.hand.codes == before
    assert scene.places.size == (1400, 1000)
    robot.play_match()
    app.close()
