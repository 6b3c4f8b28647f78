"""The title and the table ask every entry, each question at its moment."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest

from briscola.client.friends.friend_notes import TableNote
from briscola.client.friends.friend_records import FriendRecords, friends_folder
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.entries import IN_WINDOW
from briscola.ui.entry_row import EntryRow
from briscola.ui.input import clipboard
from briscola.ui.scenes.entry import Entry, OtherLink
from briscola.ui.scenes.match_entry import MatchEntry
from briscola.ui.scenes.match_history.entry import EveningsEntry
from briscola.ui.scenes.new_match.table_choice import TableChoice
from briscola.ui.scenes.play.overlays import Aid
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.actions import HandOffer, Press
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.table_entry import TableEntry
from briscola.ui.scenes.tabletop.overlay import Overlay
from briscola.ui.widgets.button import Link
from briscola.ui.widgets.menu import Item
from tests.client.season.seasons import keep_season
from tests.storage.rows import add
from tests.ui.driver import control
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

    def hand_offers(self) -> Sequence[HandOffer]:
        ASKED.append("hand_offers")
        return [HandOffer(name="probe", words=lambda: "Probe", open=lambda _hand: None)]

    def aids(self, seat: HostedSeat) -> Sequence[Aid]:
        ASKED.append("aids" if not seat.over else "aids at another")
        return [Aid(make=lambda _context, _overlays: ProbeAid())]

    def first_match(self) -> Press:
        return lambda: ASKED.append("first_match")

    def lesson(self) -> Press:
        return lambda: ASKED.append("lesson")

    def new_match_links(self, *, together: bool) -> Sequence[OtherLink]:
        return [OtherLink("probe", lambda: "Together" if together else "Alone", self.close)]

    def evenings_links(self) -> Sequence[OtherLink]:
        return [OtherLink("probe", lambda: "Probe", self.close)]

    def read_code(self, line: str) -> str | Press | None:
        if line == "probe":
            return lambda: ASKED.append("read_code")
        return None if line == "nothing of mine" else "No probe."


class ProbeAid(Overlay):
    """Guides from the first card."""

    guides = True


class ProbeRow(EntryRow, frozen=True):
    """Its row."""

    def kind(self) -> Any:
        return Probe


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """A computer whose title has one entry more, the last."""
    ASKED.clear()
    return Home(tmp_path, (*IN_WINDOW, ProbeRow("", "Probe", table=True)))


def test_each_hook_is_asked_at_its_moment(home: Home) -> None:
    assert ASKED == ["before_title", "refresh", "show_news"]
    names = [item.name for item in home.navigator.menu()]
    assert (names[0], names[-1]) == ("strong", "probe")
    ASKED.clear()
    home.navigator.start(SETUP)
    assert ASKED == ["prepare", "begun", "aids", "hand_offers"]
    ASKED.clear()
    home.navigator.title()
    assert ASKED == ["before_title", "refresh", "show_news"]
    home.app.close()
    assert ASKED[3:] == ["close"]


def without_teacher(folder: Path) -> Home:
    """A computer whose only entry for beginners is the probe."""
    rows = [row for row in IN_WINDOW if row.name != "Staircase"]
    return Home(folder, (*rows, ProbeRow("", "Probe")))


def asked_by(home: Home, press: Press) -> list[str]:
    """The hooks that a press asks of the entry."""
    ASKED.clear()
    press()
    home.frame()
    return ASKED


def test_play_is_the_first_match_of_an_entry_that_has_one(tmp_path: Path) -> None:
    home = without_teacher(tmp_path)
    assert asked_by(home, home.navigator.entry(MatchEntry).play) == ["first_match"]


def test_the_rules_lead_to_the_lesson_of_an_entry(tmp_path: Path) -> None:
    home = without_teacher(tmp_path)
    home.app.open_rules("game")
    home.frame()
    assert asked_by(home, lambda: home.click_on("lesson")) == ["lesson"]


@pytest.mark.parametrize(("together", "words"), [(False, "Alone"), (True, "Together")])
def test_a_new_match_has_the_ways_of_entries(home: Home, together: bool, words: str) -> None:
    entry = home.navigator.entry(MatchEntry)
    (entry.play_together if together else entry.choose)()
    home.frame()
    assert control(home.top, "probe").spoken().name == words
    assert asked_by(home, lambda: home.click_on("probe")) == ["close"]


def test_the_kept_matches_have_the_ways_of_entries(home: Home) -> None:
    home.navigator.entry(EveningsEntry).open()
    home.frame()
    assert asked_by(home, lambda: home.click_on("probe")) == ["close"]


@pytest.mark.parametrize(
    ("line", "asked", "fault"),
    [("probe", ["read_code"], ""), ("another", [], "No probe."), ("nothing of mine", [], "")],
)
def test_a_code_is_read_by_the_entry_that_knows_it(
    home: Home, line: str, asked: list[str], fault: str
) -> None:
    home.navigator.entry(MatchEntry).choose()
    home.frame()
    home.click_on("code")
    clipboard.copy(line)
    home.key(pygame.K_v, mod=pygame.KMOD_CTRL)
    sheet = home.on_top(Dialog)
    assert asked_by(home, lambda: home.key(pygame.K_RETURN)) == asked
    assert fault in sheet.fault and bool(sheet.fault) is not bool(asked)


def test_an_aid_that_guides_keeps_all_but_cards_away(home: Home) -> None:
    home.navigator.start(SETUP)
    assert home.on_top(PlayScene).guided


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
