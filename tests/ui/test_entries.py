"""The title and the table ask every entry, each question at its moment."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from briscola.client.friends.friend_notes import TableNote
from briscola.client.friends.friend_records import FriendRecords, friends_folder
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.ui import entries, navigation
from briscola.ui.scenes.entry import Entry
from briscola.ui.scenes.match_entry import MatchEntry
from briscola.ui.scenes.new_match.table_choice import TableChoice
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.actions import TableActions
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.table_entry import TableEntry
from briscola.ui.widgets.button import Link
from briscola.ui.widgets.menu import Item
from tests.client.season.seasons import keep_season
from tests.storage.rows import add
from tests.ui.evening import Home

SETUP = MatchSetup(opponents=regulars(2, ("random",)), winning_hands=1)
ASKED: list[str] = []


class Probe(Entry):
    """Notes what is asked of it."""

    def before_title(self) -> None:
        ASKED.append("before_title")

    def refresh(self) -> None:
        ASKED.append("refresh")

    def show_news(self) -> None:
        ASKED.append("show_news")

    def close(self) -> None:
        ASKED.append("close")

    def items(self) -> Sequence[Item]:
        return [
            Item(name="probe", text="Probe", on_press=self.close),
            Item(name="strong", text="Strong", on_press=self.close, strong=True),
        ]

    def prepare(self, setup: MatchSetup) -> MatchSetup:
        ASKED.append("prepare")
        return setup

    def begun(self, setup: MatchSetup, seat: HostedSeat) -> None:
        ASKED.append("begun" if setup is SETUP and not seat.over else "begun from another")

    def add_actions(self, actions: TableActions, seat: HostedSeat) -> TableActions:
        ASKED.append("add_actions" if not seat.over else "add_actions of another")
        return TableActions(leave=actions.leave, home=actions.home)

    def on_seated(self, scene: PlayScene) -> None:
        ASKED.append(
            "on_seated" if scene.results.actions.new_match is None else "on_seated with other actions"
        )


class ProbeRow(entries.EntryRow, frozen=True):
    """Its row."""

    def kind(self) -> Any:
        return Probe


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Home:
    """A computer whose title has one entry more, the last."""
    monkeypatch.setattr(navigation, "ROWS", (*entries.ROWS, ProbeRow("", "Probe", table=True)))
    ASKED.clear()
    return Home(tmp_path)


def test_each_hook_is_asked_at_its_moment(home: Home) -> None:
    assert ASKED == ["before_title", "refresh", "show_news"]
    names = [item.name for item in home.navigator.menu()]
    assert (names[0], names[-1]) == ("strong", "probe")
    ASKED.clear()
    home.navigator.start(SETUP)
    assert ASKED == ["prepare", "begun", "add_actions", "on_seated"]
    ASKED.clear()
    home.navigator.title()
    assert ASKED == ["before_title", "refresh", "show_news"]
    home.app.close()
    assert ASKED[3:] == ["close"]


def test_the_phones_of_a_match_are_let_go_on_the_way_to_the_title(tmp_path: Path) -> None:
    home = Home(tmp_path)
    home.navigator.start(SETUP)
    table = home.navigator.entry(TableEntry)
    assert table.phones is not None
    home.navigator.title()
    assert table.phones is None


def test_nothing_is_offered_beside_the_way_back_to_friends(tmp_path: Path) -> None:
    home = Home(tmp_path)
    while home.app.when_quiet:
        home.app.when_quiet.pop(0)()
    library = home.navigator.active_match.library
    add(library.database)
    assert home.navigator.offer() is not None
    FriendRecords(friends_folder(library)).note_table(
        TableNote(code="7KMPQ2ABCD", host="Anna", match="ab" * 16)
    )
    assert home.navigator.offer() is None


@pytest.mark.parametrize("runs", [False, True])
def test_new_match_leads_to_the_season_from_the_same_place_before_and_while_it_runs(
    tmp_path: Path, runs: bool
) -> None:
    home = Home(tmp_path)
    keep_season(home.navigator.active_match.library.season_path, 4 if runs else -1)
    home.navigator.title()
    home.navigator.entry(MatchEntry).choose()
    page = home.app.top
    assert isinstance(page, TableChoice)
    page.layout(home.app.size)
    right = home.app.size[0] - page.kit.scale.rim
    links = {widget.name: widget.rect for widget in page.group.widgets if isinstance(widget, Link)}
    assert list(links) == ["code", "season", "cup"]
    assert links["code"].right <= right and links["season"].right < links["code"].left


def test_a_link_asks_before_a_match_is_left_that_is_not_saved(tmp_path: Path) -> None:
    first, second = Home(tmp_path), Home(tmp_path)
    assert first.navigator.active_match.ours and not second.navigator.active_match.ours
    second.navigator.open_link("no link")
    assert second.on_top(Dialog).title() == "The link of a table"
    second.app.pop()
    second.navigator.start(SETUP)
    second.navigator.open_link("no link")
    assert second.on_top(Dialog).title() == "Leave the match?"


def test_a_match_that_is_over_is_let_go_on_the_way_to_the_title(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = Home(tmp_path)
    home.navigator.start(SETUP)
    active = home.navigator.active_match
    assert active.seat is not None
    home.navigator.title()
    assert active.seat is not None, "an unfinished one can be continued"
    monkeypatch.setattr(HostedSeat, "over", True)
    home.navigator.title()
    assert active.seat is None
