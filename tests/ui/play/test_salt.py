"""The seal comes first, and only what the person does after it is salt."""

from pathlib import Path

import pygame
import pytest

from briscola.client.hosted_seat import HostedSeat
from briscola.client.match_host import MatchHost
from briscola.client.match_setup import MatchSetup, regulars
from briscola.client.seat_control import NextStep
from briscola.deals import SystemDeals
from briscola.engine.chain import chain_of
from briscola.engine.events import Committed, DrawRevealed, Event, PackCut
from briscola.engine.record import event_line
from briscola.players.levels import make_player
from briscola.storage.match_record import read_record
from briscola.ui.app import App
from briscola.ui.input.salt import PATIENCE, Salt
from briscola.ui.render.raster import Raster
from briscola.ui.scenes.panels.cut_panel import CutPanel, SealPanel
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.proof import ProofSheet
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.widgets import TextField
from tests.client.seat_steps import host_of
from tests.ui.driver import FRAME, control
from tests.ui.kept import keeper
from tests.ui.robot import Robot, plain_settings


def _moved(x: int = 3) -> pygame.event.Event:
    return pygame.event.Event(
        pygame.MOUSEMOTION, pos=(x, 4), rel=(1, 1), buttons=(0, 0, 0), touch=False, window=None
    )


def _sit_down(
    folder: Path, raster: Raster, *, players: int = 2, winning_hands: int = 3, speed: str = "none"
) -> tuple[App, PlayScene]:
    """A recorded match in a window without a screen, whose person moves as people do."""
    app = App(settings=plain_settings(speed=speed), size=(1024, 600), sound=False, raster=raster)
    setup = MatchSetup(players=players, winning_hands=winning_hands, opponents=regulars(players, ("random",)))
    others = [make_player("random", seed=1, seat=seat) for seat in range(1, players)]
    seat = HostedSeat(MatchHost(setup, deals=SystemDeals(), players=others, recorder=keeper(folder)))
    scene = PlayScene(app, seat, on_leave=app.quit)
    app.push(scene)
    return app, scene


class Restless(Robot):
    """Its pointer is never quite still."""

    def frame(self) -> None:
        self.move((2, 2))
        super().frame()


def _cuts(scene: PlayScene) -> list[PackCut]:
    return [event for event in host_of(scene.seat).table.log if isinstance(event, PackCut)]


def _play_on(robot: Robot) -> None:
    """Until the result of the hand lies there."""
    robot.play_hand()


def _cut(robot: Robot) -> None:
    """Until the pack is cut, by the person if it is hers to cut."""
    for _ in range(60):
        robot.frame()
        scene = robot.scene
        if scene.flow.next_step is NextStep.OWN_CUT and isinstance(scene.panel, CutPanel):
            scene.panel.cut()


# ---- what is heard


def test_what_is_heard_before_the_seal_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.perf_counter_ns", lambda: 17)
    early, fresh = Salt(), Salt()
    early.hear(_moved(1))
    early.write("chosen before")
    early.clear()
    assert early.text == "" and not early.ready
    for salt in (early, fresh):
        salt.hear(_moved(2))
    assert early.text == fresh.text != ""


@pytest.mark.parametrize(
    "event",
    [
        _moved(),
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0),
        pygame.event.Event(pygame.FINGERMOTION, x=0.5, y=0.5, dx=0.0, dy=0.0, finger_id=1, touch_id=1),
        pygame.event.Event(pygame.JOYAXISMOTION, instance_id=0, axis=0, value=0.1),
    ],
    ids=["pointer", "key", "touch", "pad"],
)
def test_pointer_keys_touch_and_pad_are_salt_and_so_is_their_moment(event: pygame.event.Event) -> None:
    texts = set()
    for _ in range(2):
        salt = Salt()
        salt.hear(event)
        assert salt.ready
        texts.add(salt.text)
    assert len(texts) == 2


# ---- at the table


@pytest.mark.slow
def test_the_next_hand_is_sealed_before_its_count_is_seen_and_the_salt_begins_there(
    tmp_path: Path, raster: Raster, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, scene = _sit_down(tmp_path, raster)
    before: list[str] = []
    begin_hand = scene.seat.begin_hand

    def watched() -> list[Event]:
        before.append(scene.salt.text)
        return begin_hand()

    monkeypatch.setattr(scene.seat, "begin_hand", watched)
    _play_on(robot := Robot(app, scene, seed=1))
    assert isinstance(app.top, HandResult)
    log = host_of(scene.seat).table.log
    assert isinstance(log[-1], Committed) and log[-1].hand == 2
    assert before[-1], "the person has played that hand"
    assert scene.salt.text == "", "what was heard before the seal entered"
    app.dispatch(_moved())
    salt = scene.salt.text
    assert salt, "what is done while the count lies there was not heard"
    app.top.go_on()
    _cut(robot)
    assert _cuts(scene)[-1].salt == salt
    app.close()


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 5])
def test_in_a_whole_match_every_draw_and_every_cut_has_salt(
    tmp_path: Path, raster: Raster, players: int
) -> None:
    app, scene = _sit_down(tmp_path, raster, players=players, winning_hands=2)
    Restless(app, scene, seed=players).play_match()
    cuts = _cuts(scene)
    assert any(cut.seat for cut in cuts), "no computer has cut"
    assert all(cut.salt for cut in cuts)
    assert len({cut.salt for cut in cuts}) == len(cuts)
    (draw,) = [event for event in host_of(scene.seat).table.log if isinstance(event, DrawRevealed)]
    assert draw.salt
    (kept,) = tmp_path.rglob("*.jsonl")
    position = read_record(kept).position
    assert position.ended and position.unsalted == ()
    app.close()


@pytest.mark.slow
def test_who_does_not_move_waits_a_moment_and_adds_nothing(tmp_path: Path, raster: Raster) -> None:
    app, scene = _sit_down(tmp_path, raster)
    for _ in range(round(0.9 * PATIENCE / FRAME)):
        app.tick(FRAME)
    assert scene.seat.next_step is NextStep.DRAW
    for _ in range(round(0.2 * PATIENCE / FRAME)):
        app.tick(FRAME)
    (draw,) = [event for event in host_of(scene.seat).table.log if isinstance(event, DrawRevealed)]
    assert draw.salt == ""
    app.close()


def test_a_hand_that_moves_waits_for_nothing(tmp_path: Path, raster: Raster) -> None:
    app, scene = _sit_down(tmp_path, raster)
    app.tick(FRAME)
    assert scene.seat.next_step is NextStep.DRAW
    app.dispatch(_moved())
    salt = scene.salt.text
    app.tick(FRAME)
    (draw,) = [event for event in host_of(scene.seat).table.log if isinstance(event, DrawRevealed)]
    assert draw.salt == salt
    app.close()


@pytest.mark.slow
def test_the_first_hand_is_sealed_while_the_draw_is_being_shown(tmp_path: Path, raster: Raster) -> None:
    app, scene = _sit_down(tmp_path, raster, speed="normal")
    for _ in range(600):
        if scene.seat.next_step in (NextStep.CUT, NextStep.OWN_CUT):
            break
        app.dispatch(_moved())
        app.tick(FRAME)
    assert scene.flow.queue or scene.flow.timeline.running, "the draw is over already"
    assert scene.salt.text == "", "what salted the draw salts the deal as well"
    app.close()


def test_behind_the_seal_of_a_pack_that_waits_words_are_written_and_the_cut_waits_too(
    tmp_path: Path, raster: Raster
) -> None:
    app, scene = _sit_down(tmp_path, raster)
    robot = Robot(app, scene, seed=3)
    for _ in range(200):
        app.tick(FRAME)
        if scene.flow.next_step in (NextStep.CUT, NextStep.OWN_CUT):
            break
    scene.over.sheets.show_seal()
    panel = scene.over.sheets.panel
    assert isinstance(panel, SealPanel) and panel.field is not None
    panel.field.insert("buona sera")
    for _ in range(round(2 * PATIENCE / FRAME)):
        app.tick(FRAME)
    assert not _cuts(scene), "somebody cut while the person wrote"
    robot.press(pygame.K_ESCAPE)
    _cut(robot)
    assert _cuts(scene)[0].salt == "buona sera"
    app.close()


@pytest.mark.slow
def test_after_a_hand_words_for_the_next_are_written_on_the_page_behind_its_seal(
    tmp_path: Path, raster: Raster
) -> None:
    app, scene = _sit_down(tmp_path, raster)
    robot = Robot(app, scene, seed=1)
    _play_on(robot)
    assert isinstance(app.top, HandResult)
    robot.key(pygame.K_SPACE)
    robot.control("seal").confirm()
    page = app.top
    assert isinstance(page, ProofSheet)
    seal = scene.seat.host.table.log[-1]
    assert isinstance(seal, Committed) and page.evidence.next_seal == seal.sha256
    assert page.evidence.digest == chain_of(*_lines_before_the_seal(scene)).hex()
    field = next(w for w in page.group.widgets if isinstance(w, TextField))
    field.insert("good evening")
    app.pop()
    assert isinstance(app.top, HandResult)
    app.top.go_on()
    _cut(robot)
    assert _cuts(scene)[1].salt == "good evening"
    app.close()


def _lines_before_the_seal(scene: PlayScene) -> tuple[str, list[str]]:
    table = host_of(scene.seat).table
    assert table.terms is not None
    return table.terms.header, [event_line(event) for event in table.log[:-1]]


def _at_the_cut(app: App, scene: PlayScene) -> None:
    """Until the person is asked where to cut."""
    for _ in range(400):
        app.dispatch(_moved())
        app.tick(FRAME)
        if scene.flow.next_step is NextStep.OWN_CUT:
            app.tick(FRAME)
            return
    raise AssertionError("nobody is to cut")


def _shows_letters(scene: PlayScene, letters: str) -> bool:
    """Whether anything written on the open sheet has these letters."""
    assert scene.panel is not None
    return any(letters in str(getattr(w, "text", "")) for w in scene.panel.group.widgets)


def _own_cut_first(tmp_path: Path, raster: Raster) -> tuple[App, PlayScene]:
    """A recorded match whose first pack the person cuts."""
    for number in range(20):
        app, scene = _sit_down(tmp_path / str(number), raster)
        app.dispatch(_moved())
        for _ in range(400):
            app.tick(FRAME)
            if scene.seat.next_step in (NextStep.OWN_CUT, NextStep.CUT):
                break
        if scene.seat.next_step is NextStep.OWN_CUT:
            _at_the_cut(app, scene)
            return app, scene
        app.close()
    raise AssertionError("the other one always cuts first")


def test_no_letters_of_the_salt_are_in_the_way_at_the_cut(tmp_path: Path, raster: Raster) -> None:
    app, scene = _own_cut_first(tmp_path, raster)
    assert isinstance(scene.panel, CutPanel)
    app.dispatch(_moved(5))
    app.tick(FRAME)
    assert not any(isinstance(w, TextField) for w in scene.panel.group.widgets)
    assert not _shows_letters(scene, scene.salt.text)
    salt = scene.salt.text
    scene.panel.cut()
    assert _cuts(scene)[0].salt == salt
    app.close()


def test_behind_the_seal_the_salt_grows_until_one_writes(tmp_path: Path, raster: Raster) -> None:
    app, scene = _own_cut_first(tmp_path, raster)
    scene.over.sheets.show_seal()
    panel = scene.over.sheets.panel
    assert isinstance(panel, SealPanel) and panel.field is not None
    for x in (7, 8):
        app.dispatch(_moved(x))
        for _ in range(20):
            app.tick(FRAME)
        assert panel.field.text == scene.salt.text
    panel.group.focus(panel.field)
    app.tick(FRAME)
    stands = panel.field.text
    app.dispatch(_moved(9))
    app.tick(FRAME)
    assert panel.field.text == scene.salt.text == stands
    panel.field.insert(" mine")
    assert scene.salt.text == f"{stands} mine"[:40]
    app.close()


@pytest.mark.slow
def test_the_pack_is_cut_for_who_wants_that_from_then_on(tmp_path: Path, raster: Raster) -> None:
    app, scene = _own_cut_first(tmp_path, raster)
    panel, robot = scene.panel, Robot(app, scene, seed=1)
    assert isinstance(panel, CutPanel)
    robot.read()
    robot.click(control(panel, "always").rect.center)
    for _ in range(10):
        robot.frame()
    assert app.settings.cut_for_me
    (cut,) = _cuts(scene)
    assert cut.seat == 0 and cut.auto and cut.salt
    Restless(app, scene, seed=2).play_match()
    assert all(cut.auto == (cut.seat == 0) for cut in _cuts(scene))
    (kept,) = (tmp_path).rglob(f"{scene.seat.file.name}" if scene.seat.file else "none")
    record = read_record(kept)
    assert record.wrong is None and record.position.ended
    app.close()


def test_with_that_setting_nobody_is_asked_and_without_it_again(tmp_path: Path, raster: Raster) -> None:
    app, scene = _own_cut_first(tmp_path, raster)
    scene.flow.held = True
    app.change(cut_for_me=True)
    for _ in range(3):
        app.tick(FRAME)
    assert scene.flow.next_step is NextStep.CUT and not isinstance(scene.panel, CutPanel)
    app.change(cut_for_me=False)
    for _ in range(3):
        app.tick(FRAME)
    assert isinstance(scene.panel, CutPanel)
    assert not _cuts(scene)
    app.close()
