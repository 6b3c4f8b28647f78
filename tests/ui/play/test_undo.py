"""Where a match allows it the person takes the last choice back; the picture and the record follow."""

from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest
from msgspec.structs import replace

from briscola.client.host.library import Library
from briscola.client.host.recorder import MatchRecorder
from briscola.client.hot_seat.agreement import house_of
from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.client.view.folding import fold_all
from briscola.engine.actions import Bid, Exchange, Play
from briscola.engine.events import Played, Signalled, Undone
from briscola.storage.match_choices import Opponent
from briscola.storage.records.match_record import parse
from briscola.ui.chat.occasions import Occasion
from briscola.ui.layout.placement import table_space
from briscola.ui.scenes.play.chat_overlay import QUIET
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.tabletop.flow import TAKE_BACK
from tests.client.seat_steps import host_of
from tests.ui.driver import FRAME
from tests.ui.evening import Evening, at_table
from tests.ui.kept import taken_up
from tests.ui.robot import WAYS, plain_settings

ALLOWED = plain_settings(undo=True)


def sat_down(folder: Path, variant: str = "briscola", players: int = 4, **fields: Any) -> Evening:
    """A table where choices may be taken back."""
    keeper = MatchRecorder(Library(folder), house=house_of(ALLOWED, MatchSetup()))
    return at_table(variant, players, recorder=keeper, ways=WAYS, **fields)


def to_lead(table: Evening, *, second: bool = False) -> Evening:
    """Go on until the person is to play the first card of a trick, or the second."""
    table.play_until(
        lambda: (
            table.asked
            and isinstance(table.scene.seat.view.legal[0], Play)
            and bool(table.scene.seat.view.table) is second
        )
    )
    table.frame()
    return table


def same_as_on_the_disk(table: Evening, folder: Path) -> None:
    """What is shown is what another start of the program would show."""
    resumed, seat = taken_up(folder), table.scene.seat
    assert fold_all(resumed.history) == table.scene.flow.view
    assert resumed.view == seat.view and resumed.can_take_back == seat.can_take_back


def take_back(table: Evening) -> None:
    table.press(pygame.K_u)
    table.frames(3)


@pytest.mark.slow
def test_a_card_comes_back_when_the_computers_have_answered(tmp_path: Path) -> None:
    table = to_lead(sat_down(tmp_path, "chiamata", 5))
    scene, seat = table.scene, table.scene.seat
    before, hand = scene.flow.view, scene.hand.codes
    table.decide()
    table.until_asked()  # all have answered, and the next trick waits for the person
    assert len(seat.view.tricks) > 0
    assert seat.can_take_back
    take_back(table)
    assert isinstance(table.log[-1], Undone)
    assert (scene.flow.view, scene.hand.codes) == (before, hand)
    assert table.asked
    same_as_on_the_disk(table, tmp_path)
    table.decide()
    table.until_asked()
    (record,) = (tmp_path / "records").glob("*.jsonl")
    kept = parse(record.read_bytes())
    assert kept.wrong is None and kept.position.undone


@pytest.mark.slow
def test_whoever_is_thinking_is_not_heard_any_more(tmp_path: Path) -> None:
    table = to_lead(sat_down(tmp_path))
    scene, seat = table.scene, table.scene.seat
    before = scene.flow.view
    scene.act(seat.view.legal[0])
    assert seat.next_step is NextStep.COMPUTER
    scene.flow.thought = seat.think()
    scene.undo()
    assert scene.flow.thought is None
    assert scene.flow.view == before and table.asked


def let_a_player_speak(table: Evening) -> None:
    """Somebody says what players say of a rich trick; not each of them does each time."""
    chat = table.scene.overlays.chat
    chat.update(QUIET)
    for _ in range(200):
        if chat.said is None:
            chat.speak([Occasion(1, "rich")], replace(table.view, tricks=1))
    assert chat.said is not None


def test_what_was_said_of_a_choice_is_not_said_any_more_once_it_is_taken_back(tmp_path: Path) -> None:
    table = to_lead(sat_down(tmp_path))
    scene, overlays = table.scene, table.scene.overlays
    scene.act(scene.seat.view.legal[0])
    let_a_player_speak(table)
    overlays.signs.show(Signalled(seat=2, sign="ace", seen_by=(0,)))
    assert overlays.chat.said is not None and overlays.signs.busy
    scene.undo()
    assert isinstance(table.log[-1], Undone)
    assert overlays.chat.said is None and not overlays.signs.busy


def test_what_was_said_is_not_read_in_another_language(tmp_path: Path) -> None:
    table = to_lead(sat_down(tmp_path))
    overlays = table.scene.overlays
    let_a_player_speak(table)
    table.app.change(card_size=120)
    table.app.relayout()
    assert overlays.chat.said is not None, "the words are the same"
    table.app.change(language="it")
    table.app.relayout()
    assert overlays.chat.said is None


def seconds_to_take_back(table: Evening) -> float:
    """Seconds from the person's card to the moment in which it is final, its own flight left out."""
    frames = 0
    while table.scene.seat.can_take_back:
        table.app.tick(FRAME)
        frames += not table.scene.flow.timeline.running
    return frames * FRAME


@pytest.mark.parametrize("speed", ["quick", pytest.param("none", marks=pytest.mark.slow)])
def test_at_every_speed_there_is_time_to_take_a_card_back_before_the_next_is_drawn(
    tmp_path: Path, speed: str
) -> None:
    table = to_lead(sat_down(tmp_path, players=2, speed=speed))
    table.scene.act(table.scene.seat.view.legal[0])
    assert TAKE_BACK - FRAME <= seconds_to_take_back(table) < TAKE_BACK + 1


def test_who_hurries_does_not_wait_for_it(tmp_path: Path) -> None:
    table = to_lead(sat_down(tmp_path, players=2))
    table.scene.act(table.scene.seat.view.legal[0])
    while table.scene.flow.timeline.running:
        table.app.tick(FRAME)
    table.key(pygame.K_SPACE)
    assert seconds_to_take_back(table) < 1


@pytest.mark.slow
def test_nobody_waits_where_no_card_is_drawn_any_more_or_nothing_may_be_taken_back(tmp_path: Path) -> None:
    for table in (sat_down(tmp_path, "chiamata", 5), at_table()):
        to_lead(table)
        table.scene.act(table.scene.seat.view.legal[0])
        assert table.scene.flow.undo_left == 0


@pytest.mark.slow
def test_nothing_is_taken_back_across_a_card_drawn_since(tmp_path: Path) -> None:
    table = to_lead(sat_down(tmp_path, players=2), second=True)
    table.decide()  # the second card of a trick: both draw at once
    table.until_asked()
    lines = len(table.log)
    assert not table.scene.seat.can_take_back
    assert not table.control("undo").enabled
    take_back(table)
    assert len(table.log) == lines and table.caption


def test_a_bid_is_taken_back_and_the_auction_asks_again(tmp_path: Path) -> None:
    table = sat_down(tmp_path, "chiamata", 5)
    table.play_until(lambda: table.asked and isinstance(table.scene.seat.view.legal[0], Bid))
    table.frame()
    scene, before, panel = table.scene, table.view, table.scene.panel
    assert panel is not None
    scene.act(scene.seat.view.legal[0])
    table.frames(2)
    assert scene.seat.can_take_back
    take_back(table)
    assert table.view == before
    assert scene.panel is not None and scene.panel is not panel
    same_as_on_the_disk(table, tmp_path)


@pytest.mark.slow
def test_an_exchange_is_taken_back(tmp_path: Path) -> None:
    for seed in range(1, 30):
        folder = tmp_path / str(seed)
        table = sat_down(folder, players=2, seed=seed, options={"exchange": "seven"})
        scene = table.scene
        for _ in range(12):
            table.play_until(lambda: table.asked)  # noqa: B023 - called at once
            table.frame()
            legal = scene.seat.view.legal
            swap = next((a for a in legal if isinstance(a, Exchange)), None)
            if swap is not None:
                before, question = scene.flow.view, scene.panel
                scene.act(swap)
                table.frame()
                take_back(table)
                assert scene.flow.view == before
                assert scene.panel is not None and scene.panel is not question
                same_as_on_the_disk(table, folder)
                return
            scene.act(next(a for a in legal if isinstance(a, Play)))
    raise AssertionError("no exchange came up")


@pytest.mark.slow
def test_the_result_says_that_choices_were_taken_back(tmp_path: Path) -> None:
    table = to_lead(sat_down(tmp_path))
    table.decide()
    take_back(table)
    table.play_hand()
    result = table.top
    assert isinstance(result, HandResult)
    assert result.taken_back
    cards = [card for band in result.bands for card in band.cards]
    assert len(cards) == len(set(cards)) == 40
    assert sum(isinstance(event, Played) for event in table.log) > 40


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)], ids=str)
@pytest.mark.parametrize("talk", [True, False])
def test_a_slip_keeps_clear_of_its_button_among_partners(
    talk: bool, size: tuple[int, int], tmp_path: Path
) -> None:
    """With signs the buttons stand in a column, and this one beside its foot."""
    options = {} if talk else {"signs": "off", "requests": False}
    table = sat_down(tmp_path, options=options, size=size)
    table.until_asked()
    context = table.scene.context
    buttons = context.round_buttons
    assert "undo" in buttons and ("signs" in buttons) is talk
    lying = [each.rect for each in table_space(context.layout).lying]
    for name, rect in buttons.items():
        assert any(each.contains(rect) for each in lying), name


def test_no_card_of_a_wide_hand_is_met_on_the_edge_of_its_button(tmp_path: Path) -> None:
    table = sat_down(tmp_path, "sueca", size=(1440, 960))
    table.until_asked()
    button = table.scene.context.round_buttons["undo"]
    table.move((button.centerx - round(0.38 * button.width), button.centery - round(0.28 * button.width)))
    table.frame()
    assert not table.scene.hand.hovered


def test_a_match_begun_without_it_has_neither_button_nor_key(tmp_path: Path) -> None:
    keeper = MatchRecorder(Library(tmp_path), house=house_of(plain_settings(), MatchSetup()))
    table = at_table("briscola", 4, recorder=keeper, undo=True)
    table.until_asked()
    table.decide()
    take_back(table)
    assert not any(isinstance(event, Undone) for event in table.log)
    assert all(widget.name != "undo" for widget in table.scene.group.widgets)


def test_nothing_is_taken_back_where_a_program_sits() -> None:
    program = Opponent(name="Bot", face="rocco", level="cmd:./bot")
    assert not house_of(ALLOWED, MatchSetup(opponents=(program,))).undo
    assert house_of(ALLOWED, MatchSetup(opponents=regulars(2))).undo


@pytest.mark.parametrize(
    ("opponent", "told"),
    [
        ("easy", "You can take back from the next match on."),
        ("program", "Nothing is taken back at this table."),
    ],
)
def test_switched_on_during_a_match_the_key_says_when_it_will_take_back(opponent: str, told: str) -> None:
    table = at_table()
    table.until_asked()
    take_back(table)
    assert table.caption != told, "who never wants it reads nothing"
    if opponent == "program":
        program = Opponent(level="cmd:bot", face="man-beard", name="Bot")
        host = host_of(table.scene.seat)
        host.setup = msgspec.structs.replace(host.setup, opponents=(program,))
    table.app.change(undo=True)
    take_back(table)
    assert table.caption == told
    assert not table.scene.seat.can_take_back
