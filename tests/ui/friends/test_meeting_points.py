"""The list of meeting points and what it is for, by real events."""

import socket
import time
from pathlib import Path
from typing import cast

import pygame
import pytest
from msgspec.structs import replace

from briscola.client.host.library import Library
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.client.visit.friends_client import FriendsClient
from briscola.network.addresses.table_link import TableLink, read_table_link
from briscola.ui.app import App
from briscola.ui.input import clipboard
from briscola.ui.scenes.addresses.meeting_points_sheet import AddMeetingPoint, MeetingPoints
from briscola.ui.scenes.friends.invitation_sheet import InvitationSheet
from briscola.ui.scenes.friends.open_seats import OpenSeats, TableToOpen
from briscola.ui.scenes.friends.routes_to_table import RoutesToTable
from tests.network.broker import Broker
from tests.ui.driver import Driver
from tests.ui.friends.lobby import ELSEWHERE, Quiet, lobby, page
from tests.ui.friends.test_pages import open_seats
from tests.ui.hands import typed

PATIENCE = 30.0
"""Seconds within which a trial has its end."""


def adding(app: App, text: str) -> tuple[AddMeetingPoint, Driver]:
    """The sheet on which one is added, opened from the list, with something written on it."""
    app.push(MeetingPoints(app))
    hands = Driver(app)
    hands.click_on("add")
    sheet = hands.on_top(AddMeetingPoint)
    sheet.handle(typed(text))
    return sheet, hands


def tries(sheet: AddMeetingPoint, hands: Driver) -> str:
    """Press the button, and wait until the trial is over; what is said then."""
    hands.click_on("yes")
    end = time.monotonic() + PATIENCE
    while sheet.attempt is not None and not sheet.attempt.over and time.monotonic() < end:
        hands.frame()
        time.sleep(0.005)
    hands.frame()
    return sheet.spoken_text


def silent_port() -> int:
    """A port of this computer at which nobody answers."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    assert isinstance(port, int)
    return port


def test_the_list_is_empty_at_first(app: App) -> None:
    assert app.settings.meeting_points == []
    app.push(scene := MeetingPoints(app))
    assert [w.name for w in scene.group.widgets if w.name.startswith("remove")] == []


def test_what_is_no_address_is_told_in_words_and_not_added(app: App) -> None:
    sheet, hands = adding(app, "not a place")
    hands.key(pygame.K_RETURN)
    assert "play.example.org" in sheet.fault and sheet.attempt is None
    sheet.handle(typed("!"))
    assert not sheet.fault
    hands.click_on("no")
    assert app.settings.meeting_points == []


def test_where_nobody_answers_nothing_is_added(app: App) -> None:
    sheet, hands = adding(app, f"mqtt://127.0.0.1:{silent_port()}")
    for _ in range(2):
        assert "nobody answers at that port" in tries(sheet, hands) and sheet.works is None
    assert app.top is sheet and app.settings.meeting_points == []


@pytest.mark.slow
def test_what_works_is_added_at_a_second_press(app: App, tmp_path: Path) -> None:
    broker = Broker(tmp_path / "broker")
    broker.start()
    try:
        text = f"mqtt://127.0.0.1:{broker.port}"
        sheet, hands = adding(app, text)
        assert "It works" in tries(sheet, hands) and app.settings.meeting_points == []
        hands.click_on("yes")
        assert app.settings.meeting_points == [text] and isinstance(app.top, MeetingPoints)
    finally:
        broker.stop()


def test_a_line_of_the_settings_that_cannot_be_read_stays_until_it_is_removed(app: App) -> None:
    app.change(meeting_points=["???", ELSEWHERE.text])
    scene = OpenSeats(app, MatchSetup(opponents=regulars(2)), lambda _table: None, anywhere=True)
    app.push(scene)
    app.push(MeetingPoints(app))
    hands = Driver(app)
    hands.click_on("remove-0")
    assert app.settings.meeting_points == [ELSEWHERE.text]
    hands.click_on("remove-0", "done")
    assert app.settings.meeting_points == [] and app.top is scene


@pytest.mark.parametrize("added", ["before", "meanwhile", "never"])
def test_a_table_is_opened_on_this_network_or_through_a_meeting_point_behind_more(
    app: App, added: str
) -> None:
    """One that is added while a table is opened is chosen."""
    hands, opened = open_seats(app, 2)
    if added == "before":
        app.change(meeting_points=[ELSEWHERE.text])
        app.relayout()
    if added != "never":
        hands.click_on("where")
        hands.keys(pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    if added == "meanwhile":
        hands.on_top(MeetingPoints)
        app.change(meeting_points=[ELSEWHERE.text])
        hands.key(pygame.K_ESCAPE)
    hands.click_on("open")
    assert [table.meeting for table in opened] == [None if added == "never" else ELSEWHERE]
    assert not opened[0].by_link


def test_anywhere_is_by_a_link_whether_there_is_a_meeting_point_or_none(app: App) -> None:
    opened: list[TableToOpen] = []
    for points in ([], [ELSEWHERE.text]):
        app.change(meeting_points=points)
        app.push(OpenSeats(app, MatchSetup(opponents=regulars(2)), opened.append, anywhere=True))
        Driver(app).click_on("open")
    assert [(table.meeting, table.by_link) for table in opened] == [(None, True)] * 2


def test_the_invitation_carries_the_meeting_point(app: App) -> None:
    scene = lobby(app, hosting=True, meeting=ELSEWHERE)
    app.reset(scene)
    Driver(app).click_on("copy")
    link = read_table_link(clipboard.paste())
    assert link == TableLink(code=scene.table.code, meeting=ELSEWHERE)


def test_a_link_that_names_an_unknown_meeting_point_shows_host_and_port_and_asks(app: App) -> None:
    gone: list[str] = []
    app.reset(page(app))
    link = TableLink(code="7KMPQ2ABCD", meeting=replace(ELSEWHERE, port=8443))

    def invited() -> InvitationSheet:
        sheet = InvitationSheet(app, cast(FriendsClient, Quiet()), link, lambda: gone.append("there"))
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


def test_a_typed_link_leads_to_an_unknown_meeting_point_only_after_a_question(
    app: App, tmp_path: Path
) -> None:
    app.reset(page(app))
    nothing: list[None] = []
    ways = RoutesToTable(
        app,
        cast(FriendsClient, Quiet()),
        Library(tmp_path),
        play_here=nothing.clear,
        to_page=nothing.clear,
        to_link=nothing.clear,
    )
    link = TableLink(code="7KMPQ2ABCD", meeting=ELSEWHERE)
    ways.find(link)
    assert isinstance(app.top, InvitationSheet) and not ways.awaited
    app.pop()
    app.change(meeting_points=[ELSEWHERE.text])
    ways.find(link)
    assert not isinstance(app.top, InvitationSheet) and "7KMPQ" in ways.awaited
