"""The list of meeting points and what it is for, by real events."""

import socket
import time
from pathlib import Path
from typing import cast

import pygame
import pytest
from msgspec.structs import replace

from briscola.client.friends.friends import Friends
from briscola.client.match_setup import MatchSetup, regulars
from briscola.network.table_link import TableLink, read_table_link
from briscola.ui.app import App
from briscola.ui.input import clipboard
from briscola.ui.scenes.friends.invitation_sheet import InvitationSheet
from briscola.ui.scenes.friends.open_seats import OpenSeats, TableWishes
from briscola.ui.scenes.meeting_points.meeting_points_sheet import AddMeetingPoint, MeetingPoints
from tests.network.broker import Broker
from tests.ui.conftest import Open
from tests.ui.driver import Driver, on_top
from tests.ui.friends.lobby import ELSEWHERE, Quiet, lobby, page
from tests.ui.hands import typed

PATIENCE = 30.0
"""Seconds within which a trial has its end."""


def tried(app: App, sheet: AddMeetingPoint) -> None:
    """Let frames pass until the trial is over."""
    end = time.monotonic() + PATIENCE
    while sheet.attempt is not None and not sheet.attempt.over and time.monotonic() < end:
        app.tick(0.01)
        time.sleep(0.005)
    app.tick(0.01)


def adding(app: App) -> AddMeetingPoint:
    """The sheet on which one is added, opened from the list."""
    app.push(MeetingPoints(app))
    Driver(app).click_on("add")
    return on_top(app, AddMeetingPoint)


def silent_port() -> int:
    """A port of this computer at which nobody answers."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    assert isinstance(port, int)
    return port


def test_the_list_is_empty_at_first(open_app: Open) -> None:
    app = open_app()
    assert app.settings.meeting_points == []
    scene = MeetingPoints(app)
    app.push(scene)
    assert [w.name for w in scene.group.widgets if w.name.startswith("remove")] == []


def test_what_is_no_address_is_told_in_words_and_not_added(open_app: Open) -> None:
    app = open_app()
    sheet, hands = adding(app), Driver(app)
    sheet.handle(typed("not a place"))
    hands.key(pygame.K_RETURN)
    assert "play.example.org" in sheet.fault and sheet.attempt is None
    sheet.handle(typed("!"))
    assert not sheet.fault
    hands.click_on("no")
    assert app.settings.meeting_points == []


def test_where_nobody_answers_nothing_is_added(open_app: Open) -> None:
    app = open_app()
    sheet, hands = adding(app), Driver(app)
    sheet.handle(typed(f"mqtt://127.0.0.1:{silent_port()}"))
    hands.click_on("yes")
    assert sheet.attempt is not None
    tried(app, sheet)
    assert "nobody answers at that port" in " ".join(sheet.said) and sheet.works is None
    hands.click_on("yes")  # it is tried again
    tried(app, sheet)
    assert app.top is sheet and app.settings.meeting_points == []


@pytest.mark.slow
def test_what_works_is_added_at_a_second_press(open_app: Open, tmp_path: Path) -> None:
    broker = Broker(tmp_path / "broker")
    broker.start()
    try:
        app = open_app()
        sheet, hands = adding(app), Driver(app)
        text = f"mqtt://127.0.0.1:{broker.port}"
        sheet.handle(typed(text))
        hands.click_on("yes")
        tried(app, sheet)
        assert "It works" in " ".join(sheet.said) and app.settings.meeting_points == []
        hands.click_on("yes")
        assert app.settings.meeting_points == [text] and isinstance(app.top, MeetingPoints)
    finally:
        broker.stop()


def test_a_line_of_the_settings_that_cannot_be_read_stays_until_it_is_removed(open_app: Open) -> None:
    app = open_app()
    app.change(meeting_points=["???", ELSEWHERE.text])
    scene = OpenSeats(app, MatchSetup(opponents=regulars(2)), lambda _wishes: None, anywhere=True)
    app.push(scene)
    assert scene.meeting is not None and scene.meeting.text == ELSEWHERE.text
    app.push(MeetingPoints(app))
    hands = Driver(app)
    hands.click_on("remove-0")
    assert app.settings.meeting_points == [ELSEWHERE.text]
    hands.click_on("remove-0", "done")
    assert app.settings.meeting_points == [] and app.top is scene


def test_a_table_is_opened_on_this_network_or_through_a_meeting_point(open_app: Open) -> None:
    opened: list[TableWishes] = []
    app = open_app()
    app.reset(page(app))
    app.change(meeting_points=[ELSEWHERE.text])
    setup = MatchSetup(player="Anna", opponents=regulars(2))
    for key in (None, pygame.K_DOWN):
        app.push(OpenSeats(app, setup, opened.append))
        hands = Driver(app)
        if key is not None:
            hands.click_on("where")
            hands.key(key)
            hands.key(pygame.K_RETURN)
        hands.click_on("open")
    assert [wishes.meeting for wishes in opened] == [None, ELSEWHERE]


def test_a_meeting_point_added_while_a_table_is_opened_is_chosen(open_app: Open) -> None:
    opened: list[TableWishes] = []
    app = open_app()
    app.reset(page(app))
    app.push(OpenSeats(app, MatchSetup(player="Anna", opponents=regulars(2)), opened.append))
    hands = Driver(app)
    hands.click_on("where")
    hands.keys(pygame.K_DOWN, pygame.K_RETURN)
    assert isinstance(app.top, MeetingPoints)
    app.change(meeting_points=[ELSEWHERE.text])
    hands.key(pygame.K_ESCAPE)
    hands.click_on("open")
    assert [wishes.meeting for wishes in opened] == [ELSEWHERE]


def test_the_invitation_carries_the_meeting_point(open_app: Open) -> None:
    app = open_app()
    scene = lobby(app, hosting=True, meeting=ELSEWHERE)
    app.reset(scene)
    Driver(app).click_on("copy")
    link = read_table_link(clipboard.paste())
    assert link == TableLink(code=scene.table.code, meeting=ELSEWHERE)


def test_a_link_that_names_an_unknown_meeting_point_shows_host_and_port_and_asks(open_app: Open) -> None:
    gone: list[str] = []
    app = open_app()
    app.reset(page(app))
    link = TableLink(code="7KMPQ2ABCD", meeting=replace(ELSEWHERE, port=8443))

    def invited() -> InvitationSheet:
        sheet = InvitationSheet(app, cast(Friends, Quiet()), link, lambda: gone.append("there"))
        app.push(sheet)
        return sheet

    sheet, hands = invited(), Driver(app)
    assert "play.example.org, port 8443" in sheet.spoken_text
    hands.key(pygame.K_RETURN)  # who only presses Enter goes nowhere
    assert not gone and app.top is not sheet
    invited()
    hands.click_on("yes")
    assert gone == ["there"] and app.settings.meeting_points == []
    invited()
    hands.click_on("remember")
    assert gone == ["there"] * 2 and link.meeting is not None
    assert app.settings.meeting_points == [link.meeting.text]
    assert "which is among yours" in invited().spoken_text
