"""Another name, written in the settings while a match is on, is the person's at once and in the rematch."""

import json
from pathlib import Path

import pygame
import pytest

from briscola.i18n.score_words import tallies
from briscola.table.deals import SystemDeals
from briscola.ui.scenes.play.pause import Pause
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.results.match_result import MatchResult
from briscola.ui.scenes.settings.scene import SettingsScene
from briscola.ui.scenes.tabletop.seat_styles import style_of_seat
from briscola.ui.widgets.lists.player_rows import Rows
from tests.ui.driver import post
from tests.ui.evening import Evening, seat_at, window_on
from tests.ui.hands import mouse_move
from tests.ui.kept import keeper

CTRL = pygame.KMOD_LCTRL


def sit_down(folder: Path, winning_hands: int = 3) -> Evening:
    """A kept match of Nonna against one who plays by chance."""
    seat = seat_at(player="Nonna", winning_hands=winning_hands, deals=SystemDeals(), recorder=keeper(folder))
    return Evening(window_on(seat, player="Nonna"))


def write_name(table: Evening, new: str) -> None:
    """Esc, Settings, More, the name, and back to where one was."""
    before = table.top
    table.key(pygame.K_ESCAPE)
    ways = (
        (Pause, "settings"),
        (SettingsScene, "more"),
        (SettingsScene, "groups"),
        (SettingsScene, "player"),
    )
    for kind, name in ways:
        assert isinstance(table.top, kind)
        widget = table.control(name)
        table.click_at((widget.row_rect(3) if isinstance(widget, Rows) else widget.rect).center)
    table.press(pygame.K_a, mod=pygame.KMOD_LCTRL)
    post(pygame.TEXTINPUT, text=new)
    table.keys(*[pygame.K_ESCAPE] * 3)  # out of *More*, of the settings, of the pause
    assert table.top is before


def names_kept(folder: Path) -> list[str]:
    """Whose the records are, the oldest first."""
    files = sorted(folder.rglob("*.jsonl"), key=lambda file: file.stat().st_mtime_ns)
    return [json.loads(file.read_bytes().splitlines()[0])["roster"][0]["name"] for file in files]


def test_the_table_and_the_slate_know_the_new_name_at_once(tmp_path: Path) -> None:
    table = sit_down(tmp_path)
    table.frames(30)
    write_name(table, "Teresa")
    scene = table.scene
    assert scene.context.names[0] == "Teresa"
    assert style_of_seat(table.view, scene.context.picture.setup, scene.now(), 0).name in (
        "Teresa",
        "Your turn",
    )
    assert tallies(table.view, scene.context.picture.setup)[0].name == "Teresa"
    assert names_kept(tmp_path) == ["Nonna"], "a record that has begun was changed"


def test_the_table_below_a_sheet_is_drawn_with_the_new_name(tmp_path: Path) -> None:
    table = sit_down(tmp_path)
    table.frames(30)

    def drawn() -> bytes:
        return bytes(table.scene.context.picture.still(table.scene.things).copy().get_buffer().raw)

    before = drawn()
    table.app.change(player="Teresa")
    table.app.dispatch(mouse_move((9, 9)))
    assert drawn() != before


@pytest.mark.slow
def test_the_result_that_lies_there_and_the_rematch_know_it(tmp_path: Path) -> None:
    table = sit_down(tmp_path, winning_hands=2)
    table.play_hand()
    pygame.event.clear()
    write_name(table, "Teresa")
    assert isinstance(table.top, HandResult) and table.top.setup.player == "Teresa"
    table.play_match()
    while not isinstance(table.top, MatchResult):
        table.key(pygame.K_RETURN)
    assert table.top.names[0] == "Teresa"
    table.top.actions.next()
    table.frames(3)
    assert names_kept(tmp_path) == ["Nonna", "Teresa"]
