"""Whole matches at the real table, played by a robot with mouse, keys and fingers."""

from pathlib import Path

import pygame
import pytest

from briscola.client.fold import fold_all
from briscola.client.library import Library
from briscola.client.match_setup import MatchSetup, regulars
from briscola.client.session import Session, Want
from briscola.engine.events import MatchEnded, PackCut, Played, TrickTaken, Withdrawn
from briscola.engine.replay import replay
from briscola.engine.rules import OptionValue
from briscola.storage.record import read_record
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.render.raster import Raster
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.panels.seal import SealPanel
from briscola.ui.scenes.pause import Pause
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.match import MatchResult
from briscola.ui.scenes.rules import RulesScene
from briscola.ui.scenes.title import Title
from briscola.ui.widgets import Widget
from tests.ui.kept import dealt, keeper, taken_up
from tests.ui.robot import Robot, plain_settings, table_for

GAMES: list[tuple[str, int, dict[str, OptionValue]]] = [
    ("briscola", 2, {"exchange": "seven_and_two"}),
    ("briscola", 3, {"first_dealer": "low"}),
    ("briscola", 4, {}),
    ("briscola", 4, {"teams": False}),
    ("briscola", 5, {"first_dealer": "random"}),
    ("briscola", 6, {"exchange": "seven", "lead_request": True, "show_partner": True}),
    ("briscola", 6, {"teams": False}),
    ("chiamata", 5, {"multiplier": True}),
    ("chiamata", 5, {"bidding": "rank", "match": "hands", "match_hands": 2}),
    ("chiamata", 4, {"morto": "open", "first_lead": "caller"}),
    ("chiamata", 4, {"morto": "blind"}),
    ("chiamata", 5, {"bidding": "rank", "obliged": True, "dark": True, "concede": True}),
    ("chiamata", 4, {"bidding": "two", "weak_redeal": True, "dark": True}),
    ("prini", 2, {"deal_all": True}),
    ("prini", 4, {}),
    ("prini", 3, {"deal_all": True}),
    ("bisca", 2, {"hand_size": 9}),
    ("bisca", 4, {"follow_at_end": True}),
    ("marianna", 2, {"to_points": 300}),
]


pytestmark = pytest.mark.usefixtures("no_screen")


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "players", "options"), GAMES)
def test_a_robot_plays_a_whole_match(
    variant: str, players: int, options: dict[str, OptionValue], raster: Raster
) -> None:
    app, scene = table_for(variant, players, options, raster=raster)
    robot = Robot(app, scene, seed=players * 7 + len(options))
    robot.play_match()
    log = scene.session.table.log
    assert isinstance(log[-1], MatchEnded)
    position = replay(log)
    assert position.match is not None and position.match.over
    assert robot.used
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
    _asked(Robot(app, scene, seed=1))
    scene.flow.event = PackCut(seat=1, at=7, salt="")
    scene.notes.update(0.0)
    assert scene.notes.note is not None and "cuts" in scene.notes.note[0]
    scene.notes.clear()
    scene.notes.update(0.0)
    assert scene.notes.note is None
    app.close()


def test_the_caption_of_a_trick_goes_with_the_first_card_of_the_next(raster: Raster) -> None:
    """However fast the person hurries: what is written is never taken for the trick that lies there."""
    app, scene = table_for("briscola", 2, {}, raster=raster, speed="normal")
    robot = Robot(app, scene, seed=3, ways=("digit",))
    told, led = "", 0
    while led < 4:
        if scene.flow.want is Want.OWN_MOVE:
            robot._throw()
        elif scene.flow.want is Want.OWN_CUT:
            robot._decide()
        else:
            robot.press(pygame.K_SPACE)
        robot.frame()
        event, view = scene.flow.event, scene.flow.view
        if isinstance(event, TrickTaken):
            assert scene.notes.note is not None
            told = scene.notes.note[0]
        elif told and isinstance(event, Played) and view is not None and len(view.table) == 1:
            assert scene.notes.note is None, told
            told, led = "", led + 1
    app.close()


def test_another_language_leaves_no_words_of_the_old_one(raster: Raster) -> None:
    app, scene = table_for("briscola", 2, {}, raster=raster)
    _asked(Robot(app, scene, seed=1))
    scene.notes.say("Peppe cuts")
    app.relayout()
    assert scene.notes.note is not None, "another size changes no word"
    app.change(language="it")
    assert scene.notes.note is None
    app.close()


@pytest.mark.slow
def test_after_the_match_a_rematch_begins_at_the_same_table(raster: Raster) -> None:
    app, scene = table_for("briscola", 2, {}, raster=raster)
    robot = Robot(app, scene, seed=2)
    robot.play_match()
    dealer = scene.session.table.dealer
    for _ in range(200):
        if app.top is scene:
            break
        if isinstance(app.top, MatchResult):
            robot.press(pygame.K_DOWN)  # no button is armed when a match has ended
        robot.press(pygame.K_RETURN)
        robot.frame()
    assert app.top is scene
    assert scene.session.table.matches == 2
    assert scene.session.table.dealer == dealer  # R-MATCH-4
    robot.play_match()
    assert sum(isinstance(event, MatchEnded) for event in scene.session.table.log) == 2
    app.close()


def _asked(robot: Robot) -> None:
    """Go on until the person is to play a card."""
    for _ in range(5000):
        robot.frame()
        scene = robot.scene
        if scene.flow.want is Want.OWN_CUT:
            robot._decide()
        if scene.flow.want is Want.OWN_MOVE and scene.panel is None:
            return
        if scene.flow.timeline.running:
            robot.press(pygame.K_SPACE)
    raise AssertionError("the person is never asked")


def test_escape_pauses(raster: Raster) -> None:
    app, scene = table_for("briscola", 2, {}, raster=raster)
    robot = Robot(app, scene, seed=3)
    _asked(robot)
    robot.press(pygame.K_ESCAPE)
    robot.frame()
    assert isinstance(app.top, Pause) and scene.flow.held
    robot.press(pygame.K_ESCAPE)
    robot.frame()
    assert app.scenes == [scene] and not scene.flow.held
    app.close()


def _lose(robot: Robot, kind: int = pygame.WINDOWFOCUSLOST) -> None:
    pygame.event.post(pygame.event.Event(kind))
    robot.frame()


def test_on_ones_own_turn_the_loss_of_the_focus_changes_nothing(raster: Raster) -> None:
    app, scene = table_for("briscola", 2, {}, raster=raster)
    robot = Robot(app, scene, seed=3)
    _asked(robot)
    _lose(robot)
    assert app.scenes == [scene] and scene.notes.note is None
    before = len(scene.session.table.log)
    robot.press(pygame.K_1, "1")
    for _ in range(3):
        robot.frame()
    assert len(scene.session.table.log) > before
    app.close()


@pytest.mark.parametrize("back", ["the focus", "a press"])
def test_what_moves_or_thinks_waits_for_who_looks_elsewhere_and_goes_on_by_itself(
    raster: Raster, back: str
) -> None:
    app, scene = table_for("briscola", 2, {}, raster=raster, speed="calm")
    robot = Robot(app, scene, seed=3)
    while not scene.flow.timeline.running:
        robot.frame()
    _lose(robot)
    still = (scene.flow.timeline.until_change(), len(scene.session.table.log))
    for _ in range(200):
        robot.frame()
    assert app.scenes == [scene], "a menu opened"
    assert (scene.flow.timeline.until_change(), len(scene.session.table.log)) == still
    slip = scene.notes.note
    assert slip is not None
    if back == "the focus":
        _lose(robot, pygame.WINDOWFOCUSGAINED)
    else:
        robot.click((3, 3))
        robot.frame()
    assert scene.notes.note != slip
    for _ in range(2):
        robot.frame()
    assert (scene.flow.timeline.until_change(), len(scene.session.table.log)) != still
    app.close()


def test_the_rules_open_at_the_chapter_of_the_game_that_is_played(raster: Raster) -> None:
    app, scene = table_for("prini", 2, {}, raster=raster)
    robot = Robot(app, scene, seed=3)
    _asked(robot)
    robot.press(pygame.K_F1)
    robot.frame()
    reader = app.top
    assert isinstance(reader, RulesScene)
    names = [page.name for page in reader.pages]
    assert names[reader.list.selected] == "prini"
    app.close()


def test_the_last_trick_and_the_reason_can_be_asked_for(raster: Raster) -> None:
    app, scene = table_for("briscola", 2, {}, raster=raster)
    robot = Robot(app, scene, seed=3, ways=("digit",))
    _asked(robot)
    robot.press(pygame.K_l, "l")
    robot.frame()
    assert scene.sheets.panel is None and scene.notes.note is not None  # no trick has been taken yet
    while scene.view is None or not scene.view.last:
        robot._decide()
        _asked(robot)
    robot.press(pygame.K_l, "l")
    robot.frame()
    assert scene.sheets.panel is not None
    robot.press(pygame.K_ESCAPE)
    robot.frame()
    assert scene.sheets.panel is None and app.top is scene
    robot.press(pygame.K_w, "w")
    robot.frame()
    assert scene.notes.note is not None and scene.notes.note[0].endswith(".")
    app.close()


def test_the_seal_can_be_read_but_nothing_be_written_once_the_cards_are_dealt(raster: Raster) -> None:
    app, scene = table_for("briscola", 2, {}, raster=raster)
    robot = Robot(app, scene, seed=3)
    _asked(robot)
    robot.click(scene.places.seal)
    robot.frame()
    panel = scene.sheets.panel
    assert isinstance(panel, SealPanel)
    assert scene.view is not None and panel.sha256 == scene.view.sha256
    assert panel.field is None
    robot.press(pygame.K_ESCAPE)
    robot.frame()
    assert scene.sheets.panel is None
    app.close()


@pytest.mark.slow
def test_a_window_of_another_size_keeps_the_game_and_the_hand(raster: Raster) -> None:
    app, scene = table_for("chiamata", 5, {}, raster=raster)
    robot = Robot(app, scene, seed=5)
    for _ in range(2000):
        robot.frame()
        if scene.flow.timeline.running:
            robot.press(pygame.K_SPACE)
        if scene.flow.want in (Want.OWN_MOVE, Want.OWN_CUT):
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


def _evening(tmp_path: Path, raster: Raster) -> tuple[App, Navigator]:
    app = App(settings=plain_settings(), size=(1024, 600), sound=False, raster=raster)
    return app, Navigator(app, library=Library(tmp_path))


@pytest.mark.slow
def test_a_match_left_in_the_middle_of_a_trick_is_offered_again_and_goes_on(
    tmp_path: Path, raster: Raster
) -> None:
    app, evening = _evening(tmp_path, raster)
    evening.begin()
    evening.start(MatchSetup(players=4, winning_hands=1, opponents=regulars(4, ("random",))))
    scene = app.top
    assert isinstance(scene, PlayScene)
    robot = Robot(app, scene, seed=1)
    for _ in range(3):
        _asked(robot)
        robot._decide()
    _asked(robot)
    log, view = list(scene.session.table.log), scene.flow.view
    app.close()

    app, evening = _evening(tmp_path, raster)
    evening.begin()
    assert isinstance(app.top, Title)
    waiting = evening.resume()
    assert waiting is not None and "1" in waiting.note
    waiting.open()
    scene = app.top
    assert isinstance(scene, PlayScene)
    assert scene.session.table.log == log
    assert scene.flow.view == view
    robot = Robot(app, scene, seed=9)
    robot.play_match()
    assert evening.resume() is None
    (kept,) = Library(tmp_path).records.ids()
    assert read_record(Library(tmp_path).records.path(kept)).position.ended
    app.close()


def test_leaving_keeps_the_match_and_giving_up_does_not(tmp_path: Path, raster: Raster) -> None:
    app, evening = _evening(tmp_path, raster)
    evening.begin()
    evening.start(MatchSetup(opponents=regulars(2, ("random",))))
    scene = app.top
    assert isinstance(scene, PlayScene)
    robot = Robot(app, scene, seed=1)
    _asked(robot)
    scene.on_leave()
    assert isinstance(app.top, Title)
    waiting = evening.resume()
    assert waiting is not None
    waiting.open()
    again = app.top
    assert isinstance(again, PlayScene) and again.session is scene.session
    robot = Robot(app, again, seed=1)
    robot.press(pygame.K_ESCAPE)
    robot.frame()
    pause = app.top
    assert isinstance(pause, Pause)
    give_up = next(w for w in pause.group.widgets if w.name == "give-up")
    robot.click(give_up.rect.center)
    robot.frame()
    robot.press(pygame.K_RETURN)
    robot.frame()
    assert app.top is pause, "Enter alone gives nothing up"
    robot.click(give_up.rect.center)
    robot.frame()
    robot.click(_yes(app).rect.center)
    robot.frame()
    assert isinstance(app.top, Title)
    assert evening.resume() is None and Library(tmp_path).unfinished() is None
    app.close()


def _yes(app: App) -> Widget:
    """The red button of the question on the screen."""
    assert isinstance(app.top, Dialog)
    return next(w for w in app.top.group.widgets if w.name == "yes")


def test_a_new_match_takes_the_place_of_the_saved_one(tmp_path: Path, raster: Raster) -> None:
    app, evening = _evening(tmp_path, raster)
    evening.begin()
    for players in (2, 5):
        evening.start(MatchSetup(players=players, opponents=regulars(players, ("random",))))
        if isinstance(app.top, Dialog):
            assert players == 5  # the first match would be lost: begin anew?
            _yes(app).confirm()
        scene = app.top
        assert isinstance(scene, PlayScene)
        _asked(Robot(app, scene, seed=1))
    assert taken_up(tmp_path).table.rules.players == 5
    app.close()


def test_a_record_that_cannot_be_read_is_put_aside_and_mentioned_once(tmp_path: Path, raster: Raster) -> None:
    dealt(Session(MatchSetup(opponents=regulars(2, ("random",))), recorder=keeper(tmp_path)))
    path = Library(tmp_path).unfinished()
    assert path is not None
    path.write_text('{"record":2,"setup":{}}\nnot json\n', encoding="utf-8")
    app, evening = _evening(tmp_path, raster)
    evening.begin()
    assert isinstance(app.top, Dialog)
    assert not path.exists()
    (aside,) = path.parent.glob("*.damaged-*.jsonl")
    assert aside.read_text(encoding="utf-8").endswith("not json\n")
    assert evening.resume() is None
    app.close()


def test_a_seal_that_nobody_has_cut_is_withdrawn_when_the_match_is_taken_up(tmp_path: Path) -> None:
    """Its bytes are on no disk: whoever restarts gets other ones, and the record says so."""
    session = dealt(Session(MatchSetup(opponents=regulars(2, ("random",))), recorder=keeper(tmp_path)))
    while session.want in (Want.OWN_MOVE, Want.COMPUTER):
        session.act(session.own_view.legal[0] if session.want is Want.OWN_MOVE else session.think().action)
    session.begin_hand()
    sealed = session.table.log[-1]
    again = taken_up(tmp_path)
    assert again.want is Want.HAND and again.table.log[-2:] == [sealed, Withdrawn(hand=2)]
    assert again.begin_hand() != [sealed]
    again.cut(salt="mine")
    assert taken_up(tmp_path).table.log == again.table.log


def test_a_draw_for_the_deal_that_was_only_sealed_is_withdrawn_too(tmp_path: Path) -> None:
    session = Session(MatchSetup(opponents=regulars(2, ("random",))), recorder=keeper(tmp_path))
    session.begin_match()
    session.seal_draw()
    again = taken_up(tmp_path)
    assert again.want is Want.SEAL_DRAW and again.table.log[-1] == Withdrawn(hand=0)
    again.seal_draw()
    again.draw("mine")
    assert taken_up(tmp_path).want is Want.HAND


def test_the_view_of_a_saved_hand_is_the_view_that_was_left(tmp_path: Path) -> None:
    setup = MatchSetup(variant="chiamata", players=5, opponents=regulars(5, ("random",)))
    session = dealt(Session(setup, recorder=keeper(tmp_path)))
    assert fold_all(taken_up(tmp_path).history) == fold_all(session.history)
