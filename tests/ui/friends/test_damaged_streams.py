"""A window whose host tells damaged things: it shows what it is told, then one sentence, and goes on."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from briscola.client.visit.news import FriendsTrouble, LobbyState, TableLeft, TableQuestion
from briscola.i18n.friends_words import lost_text, trouble_text
from briscola.network.lines.person_entries import LostMoves
from briscola.ui.scenes.friends.page import FriendsPage
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.sheets.dialog import Dialog
from tests.client.friends.host_streams import GAMES, host_stream
from tests.client.friends.stream_damage import damaged_stream
from tests.client.friends.told_streams import QUIET, check_end, told_to_window
from tests.ui.friends.at_table import FriendsHome

pytestmark = pytest.mark.slow
STREAMS = 14
LOOKS = 0.12
"""Share of the news after which the window draws a frame at once."""


@pytest.fixture
def home(tmp_path: Path) -> Iterator[FriendsHome]:
    home = FriendsHome(tmp_path, (800, 600), player="Leo", cut_for_me=False)
    yield home
    home.close()


def test_the_window_shows_one_sentence_whatever_a_host_tells(home: FriendsHome, tmp_path: Path) -> None:
    home.opens_friends()
    for number in range(STREAMS):
        chance = Random(f"window {number}")
        looks_on = chance.random() < 0.3
        game = number % len(GAMES)
        stream, other = (host_stream(n, looks_on=looks_on) for n in (game, (game + 1) % len(GAMES)))
        what, heard = damaged_stream(stream, other, chance)
        folder = tmp_path / str(number)
        folder.mkdir()
        ended = told_to_window(stream, heard, folder, chance, home.friends.records.folder)
        for news in ended.news:
            home.friends.thread.post(news)
            if chance.random() < LOOKS:
                home.frame()
        kind = check_end(ended)
        for _ in range(3):
            home.frame()
        told = [news for news in ended.news if isinstance(news, FriendsTrouble) and news.kind not in QUIET]
        assert not kind or told[-1].kind == kind
        if kind:  # of a host who is known by name once she was seen at her table
            hosts = {"", *(news.host for news in ended.news if isinstance(news, LobbyState))}
            said = home.on_top(Dialog).spoken_text
            assert any(trouble_text(kind, host=host) in said for host in hosts), f"stream {number} ({what})"
        while isinstance(home.app.top, Dialog):  # the host may have refused something before
            home.click_on("yes")
        home.shows(FriendsPage)


def plays(home: FriendsHome, folder: Path) -> None:
    """Come to a match, as far as its first question."""
    home.opens_friends()
    stream = host_stream(0)
    told = told_to_window(stream, stream.messages, folder, Random(1), home.friends.records.folder).news
    for news in told[: next(n for n, news in enumerate(told) if isinstance(news, TableQuestion)) + 1]:
        home.friends.thread.post(news)
    home.shows(PlayScene)


def test_the_sentence_is_read_though_another_sheet_lies_over_it(home: FriendsHome, tmp_path: Path) -> None:
    plays(home, tmp_path)
    home.friends.thread.post(FriendsTrouble(kind="host_cheats"))
    home.frame()
    assert isinstance(home.app.top, Dialog)
    told = trouble_text("host_cheats", host=home.table.host)
    home.app.push(Dialog(home.app, title=str, text=str, yes=str, on_yes=home.friends.leave))
    home.friends.thread.post(TableLeft())
    home.frame()
    assert told in home.on_top(Dialog).spoken_text
    home.click_on("yes")
    home.shows(FriendsPage)


def test_troubles_that_come_together_are_all_read_over_whatever_is_shown_then(
    home: FriendsHome, tmp_path: Path
) -> None:
    plays(home, tmp_path)
    lost, host = LostMoves(cards=2, hand=0, times=1), home.table.host
    home.friends.thread.post(FriendsTrouble(kind="lost_lines", lost=lost))
    home.friends.thread.post(FriendsTrouble(kind="not_now"))
    home.friends.thread.post(FriendsTrouble(kind="sent_away"))
    home.friends.thread.post(TableLeft())
    home.frame()
    for told in (trouble_text("sent_away", host=host), lost_text(lost, host=host)):
        assert home.on_top(Dialog).spoken_text == told
        home.click_on("yes")
    home.shows(FriendsPage)
