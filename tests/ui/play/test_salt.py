"""The seal comes first, and only what the person does after it is salt."""

from pathlib import Path

import pygame
import pytest

from briscola.client.seats.seat_control import NextStep
from briscola.engine.chain import chain_of
from briscola.engine.events import Committed, DrawRevealed, Event, PackCut
from briscola.engine.record import event_line
from briscola.storage.records.match_record import read_record
from briscola.table.deals import SystemDeals
from briscola.ui.input.salt import PATIENCE, Salt
from briscola.ui.scenes.panels.cut_panel import CutPanel, PackStrip, SealPanel
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.results.proof import ProofSheet
from briscola.ui.widgets.text_field import TextField
from tests.client.seat_steps import host_of
from tests.ui.conftest import Inked
from tests.ui.driver import FRAME, control
from tests.ui.evening import Evening, at_table, seat_at, window_on
from tests.ui.hands import key, mouse_move
from tests.ui.kept import keeper
from tests.ui.robot import WAYS


class Salted(Evening):
    """A recorded match whose person moves as people do."""

    def __init__(
        self, folder: Path, *, players: int = 2, winning_hands: int = 3, speed: str = "none"
    ) -> None:
        seat = seat_at(
            "briscola", players, winning_hands=winning_hands, deals=SystemDeals(), recorder=keeper(folder)
        )
        super().__init__(window_on(seat, salted=True, speed=speed), ways=WAYS)
        self.restless = False
        """True if the pointer is never quite still."""

    def frame(self) -> None:
        if self.restless:
            self.move((2, 2))
        super().frame()

    @property
    def cuts(self) -> list[PackCut]:
        return [event for event in self.log if isinstance(event, PackCut)]

    @property
    def draw(self) -> DrawRevealed:
        (draw,) = [event for event in self.log if isinstance(event, DrawRevealed)]
        return draw

    def cut_pack(self) -> None:
        """Until the pack is cut, by the person if it is hers to cut."""
        for _ in range(60):
            self.frame()
            if self.scene.flow.next_step is NextStep.OWN_CUT and isinstance(self.scene.panel, CutPanel):
                self.scene.panel.cut()

    def moved(self, x: int = 3) -> str:
        """The pointer moves; the salt that comes of it."""
        self.app.dispatch(mouse_move((x, 4)))
        return self.scene.salt.text

    def writing(self) -> TextField:
        """Where the person writes behind the seal of a pack that waits."""
        self.scene.overlays.sheets.show_seal()
        panel = self.scene.panel
        assert isinstance(panel, SealPanel) and panel.field is not None
        return panel.field


# ---- what is heard


def test_the_seal_shows_its_digits_only_to_whoever_presses_it(inked: Inked) -> None:
    table = at_table()
    table.until_asked()
    table.app.draw()
    sha256 = table.view.sha256
    assert sha256
    assert "Sealed deck" in [text for text, _ in inked]
    assert not any(sha256[:4] in text.lower().replace(" ", "") for text, _ in inked)
    inked.clear()
    table.click_at(table.scene.context.layout.seal)
    table.frames(3)
    assert isinstance(table.scene.panel, SealPanel)
    assert any(sha256[:4] in text.lower().replace(" ", "") for text, _ in inked)


def test_what_is_heard_before_the_seal_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.perf_counter_ns", lambda: 17)
    early, fresh = Salt(), Salt()
    early.hear(mouse_move((1, 4)))
    early.write("chosen before")
    early.clear()
    assert early.text == "" and not early.ready
    for salt in (early, fresh):
        salt.hear(mouse_move((2, 4)))
    assert early.text == fresh.text != ""


@pytest.mark.parametrize(
    "event",
    [
        mouse_move((3, 4)),
        key(pygame.K_SPACE, " "),
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
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Salted(tmp_path)
    before: list[str] = []
    begin_hand = table.scene.seat.begin_hand

    def watched() -> list[Event]:
        before.append(table.scene.salt.text)
        return begin_hand()

    monkeypatch.setattr(table.scene.seat, "begin_hand", watched)
    table.play_hand()
    assert isinstance(table.top, HandResult)
    seal = table.log[-1]
    assert isinstance(seal, Committed) and seal.hand == 2
    assert before[-1], "the person has played that hand"
    assert table.scene.salt.text == "", "what was heard before the seal entered"
    salt = table.moved()
    assert salt, "what is done while the count lies there was not heard"
    table.top.go_on()
    table.cut_pack()
    assert table.cuts[-1].salt == salt


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 5])
def test_in_a_whole_match_every_draw_and_every_cut_has_salt(tmp_path: Path, players: int) -> None:
    table = Salted(tmp_path, players=players, winning_hands=2)
    table.restless = True
    table.play_match()
    assert any(cut.seat for cut in table.cuts), "no computer has cut"
    assert all(cut.salt for cut in table.cuts)
    assert len({cut.salt for cut in table.cuts}) == len(table.cuts)
    assert table.draw.salt
    (kept,) = tmp_path.rglob("*.jsonl")
    position = read_record(kept).position
    assert position.ended and position.unsalted == ()


@pytest.mark.slow
def test_who_does_not_move_waits_a_moment_and_adds_nothing(tmp_path: Path) -> None:
    table = Salted(tmp_path)
    table.frames(round(0.9 * PATIENCE / FRAME))
    assert table.scene.seat.next_step is NextStep.DRAW
    table.frames(round(0.2 * PATIENCE / FRAME))
    assert table.draw.salt == ""


def test_a_hand_that_moves_waits_for_nothing(tmp_path: Path) -> None:
    table = Salted(tmp_path)
    table.frame()
    assert table.scene.seat.next_step is NextStep.DRAW
    salt = table.moved()
    table.frame()
    assert table.draw.salt == salt


@pytest.mark.slow
def test_the_first_hand_is_sealed_while_the_draw_is_being_shown(tmp_path: Path) -> None:
    table = Salted(tmp_path, speed="normal")
    table.restless = True
    table.frames_until(lambda: table.scene.seat.next_step in (NextStep.CUT, NextStep.OWN_CUT), 600)
    assert table.scene.flow.queue or table.scene.flow.timeline.running, "the draw is over already"
    assert table.scene.salt.text == "", "what salted the draw salts the deal as well"


def test_behind_the_seal_of_a_pack_that_waits_words_are_written_and_the_cut_waits_too(tmp_path: Path) -> None:
    table = Salted(tmp_path)
    table.frames_until(lambda: table.scene.flow.next_step in (NextStep.CUT, NextStep.OWN_CUT), 200)
    table.writing().insert("buona sera")
    table.frames(round(2 * PATIENCE / FRAME))
    assert not table.cuts, "somebody cut while the person wrote"
    table.press(pygame.K_ESCAPE)
    table.cut_pack()
    assert table.cuts[0].salt == "buona sera"


@pytest.mark.slow
def test_after_a_hand_words_for_the_next_are_written_on_the_page_behind_its_seal(tmp_path: Path) -> None:
    table = Salted(tmp_path)
    table.play_hand()
    count = table.top
    assert isinstance(count, HandResult)
    table.key(pygame.K_SPACE)
    table.control("seal").confirm()
    page = table.top
    assert isinstance(page, ProofSheet)
    seal, terms = table.log[-1], host_of(table.scene.seat).table.terms
    assert isinstance(seal, Committed) and page.evidence.next_seal == seal.sha256
    assert terms is not None
    lines = [event_line(event) for event in table.log[:-1]]
    assert page.evidence.digest == chain_of(terms.header, lines).hex()
    next(w for w in page.group.widgets if isinstance(w, TextField)).insert("good evening")
    table.app.pop()
    assert table.top is count
    count.go_on()
    table.cut_pack()
    assert table.cuts[1].salt == "good evening"


@pytest.fixture
def cutting(tmp_path: Path) -> Salted:
    """A recorded match whose first pack the person is asked to cut."""
    for number in range(20):
        table = Salted(tmp_path / str(number))
        seat, flow = table.scene.seat, table.scene.flow
        table.moved()
        while seat.next_step not in (NextStep.OWN_CUT, NextStep.CUT):
            table.frame()
        if seat.next_step is NextStep.OWN_CUT:
            table.restless = True
            while flow.next_step is not NextStep.OWN_CUT:
                table.frame()
            table.frame()
            table.restless = False
            return table
    raise AssertionError("the other one always cuts first")


def test_no_letters_of_the_salt_are_in_the_way_at_the_cut(cutting: Salted) -> None:
    panel = cutting.scene.panel
    assert isinstance(panel, CutPanel)
    salt = cutting.moved(5)
    cutting.frame()
    assert not any(isinstance(w, TextField) for w in panel.group.widgets)
    assert not any(salt in str(getattr(w, "text", "")) for w in panel.group.widgets)
    panel.cut()
    assert cutting.cuts[0].salt == salt


def test_a_finger_only_lifts_the_pack_and_the_mouse_cuts_it(cutting: Salted) -> None:
    panel = cutting.read()
    assert isinstance(panel, CutPanel)
    pack = next(widget for widget in panel.group.widgets if isinstance(widget, PackStrip))
    cutting.tap(pack.rect.center)
    cutting.frames(3)
    assert not cutting.cuts
    cutting.click(pack.rect.center)
    cutting.frames(10)
    assert len(cutting.cuts) == 1


def test_behind_the_seal_the_salt_grows_until_one_writes(cutting: Salted) -> None:
    field, panel = cutting.writing(), cutting.scene.panel
    assert panel is not None
    for x in (7, 8):
        salt = cutting.moved(x)
        cutting.frames(20)
        assert field.text == salt
    panel.group.focus(field)
    cutting.frame()
    stands = field.text
    cutting.moved(9)
    cutting.frame()
    assert field.text == cutting.scene.salt.text == stands
    field.insert(" mine")
    assert cutting.scene.salt.text == f"{stands} mine"[:40]


@pytest.mark.slow
def test_the_pack_is_cut_for_who_wants_that_from_then_on(cutting: Salted, tmp_path: Path) -> None:
    panel = cutting.read()
    assert isinstance(panel, CutPanel)
    cutting.click(control(panel, "always").rect.center)
    cutting.frames(10)
    assert cutting.app.settings.cut_for_me
    (cut,) = cutting.cuts
    assert cut.seat == 0 and cut.auto and cut.salt
    cutting.restless = True
    cutting.play_match()
    assert all(cut.auto == (cut.seat == 0) for cut in cutting.cuts)
    file = cutting.scene.seat.file
    (kept,) = tmp_path.rglob(file.name if file else "none")
    record = read_record(kept)
    assert record.wrong is None and record.position.ended


def test_with_that_setting_nobody_is_asked_and_without_it_again(
    cutting: Salted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PlayScene, "goes_on", False)
    cutting.app.change(cut_for_me=True)
    cutting.frames(3)
    assert cutting.scene.flow.next_step is NextStep.CUT and not isinstance(cutting.scene.panel, CutPanel)
    cutting.app.change(cut_for_me=False)
    cutting.frames(3)
    assert isinstance(cutting.scene.panel, CutPanel)
    assert not cutting.cuts
