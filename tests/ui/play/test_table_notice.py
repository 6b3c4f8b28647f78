"""While the disk refuses, a slip at the table says so, with another try; play goes on all the time."""

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from briscola.client.host.library import Library
from briscola.client.host.recorder import SECOND, MatchRecorder, Unrecorded
from briscola.storage.records.header import HouseTerms
from briscola.storage.records.match_record import parse
from briscola.ui.layout.table.geometry import bounds
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.title import Title
from tests.storage.disks import Disk
from tests.storage.played import setup_of
from tests.ui.evening import Evening, Home, at_table
from tests.ui.hands import key

HOUSE = HouseTerms(undo=False, hints=True)


def offers_a_try(table: Evening) -> bool:
    """True if "Try again" can be pressed."""
    return any(widget.name == "retry" and widget.usable for widget in table.scene.group.widgets)


@pytest.mark.slow
def test_the_slip_comes_with_the_trouble_and_goes_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = MatchRecorder(Library(tmp_path), house=HOUSE)
    table = at_table(recorder=keeper)
    group, overlays = table.scene.group, table.scene.overlays
    table.until_asked()
    assert overlays.notice.rect is None and not offers_a_try(table)
    with Disk(monkeypatch).full():
        table.decide()
        table.until_asked()
        assert overlays.notice.rect is not None and offers_a_try(table), "play has gone on"
        table.reach("retry")
        table.key(pygame.K_RETURN)
        assert overlays.notice.rect is not None, "it has been tried, and refused again"
    table.key(pygame.K_RETURN)
    assert overlays.notice.rect is None and not offers_a_try(table)
    assert group.focused_name == "hand", "the keys are the hand's again"
    assert keeper.path is not None
    record = parse(keeper.path.read_bytes())
    assert record.wrong is None and len(record.events) == len(table.log)


@pytest.mark.slow
def test_in_a_second_window_the_slip_stays_and_offers_nothing() -> None:
    table = at_table("briscola", 5, recorder=Unrecorded(SECOND))
    table.until_asked()
    assert table.scene.overlays.notice.rect is not None and not offers_a_try(table)


SIZES = ((1024, 600), (1280, 800), (1920, 1080), (2560, 1440), (2560, 1080), (800, 1200), (1366, 768))
TABLES = ((2, 3), (2, 9), (3, 3), (4, 3), (4, 10), (5, 3), (5, 8))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("players", "hand"), TABLES)
def test_the_slip_covers_neither_cards_nor_slate_nor_faces(
    size: tuple[int, int], players: int, hand: int
) -> None:
    layout = Layout(size, range(players), hand, partners=players == 4)
    place = layout.notice
    things: Sequence[pygame.Rect] = [
        layout.scoreboard,
        layout.emblem,
        layout.header,
        layout.hand_rect,
        bounds([layout.stock, layout.turned], layout.ratio),
        *(bounds([layout.slot(seat)], layout.ratio) for seat in layout.ring),
        *(rect for seat in layout.seats.values() for rect in (seat.face, seat.tag)),
        *(bounds(layout.backs(seat, 3), layout.ratio) for seat in layout.ring[1:]),
    ]
    assert pygame.Rect((0, 0), size).contains(place)
    assert [thing for thing in things if place.colliderect(thing)] == []
    assert place.height >= 62 and place.width >= 225


@pytest.mark.slow
def test_a_match_that_is_not_saved_is_left_after_one_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = Home(tmp_path)
    app, table = home.app, home.sit_down(setup_of("two"))
    table.until_asked()
    app.running = True
    with Disk(monkeypatch).full():
        table.decide()
        table.until_asked()
        table.scene.on_leave()
        assert isinstance(app.top, Dialog) and "the disk is full" in app.top.text()
        app.pop()
        assert home.top is table.scene, "Esc stays at the table"
        app.dispatch(pygame.event.Event(pygame.QUIT))
        assert app.running and isinstance(app.top, Dialog), "closing the window asks too"
        app.dispatch(pygame.event.Event(pygame.QUIT))
        assert not app.running, "once"
        app.pop()
        table.scene.on_leave()
        assert isinstance(app.top, Dialog)
        app.top.group.focus_name("no")
        app.dispatch(key(pygame.K_RETURN))
        assert isinstance(app.top, Title)
    home.resume().scene.on_leave()
    assert isinstance(app.top, Title), "there is room again: nothing to ask"
