"""A window whose host tells damaged things: it shows what it is told, then one sentence, and goes on."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from briscola.client.friends.news import FriendsTrouble, TableLeft, TableQuestion
from briscola.i18n.friends_words import trouble_text
from briscola.i18n.text import lazy
from briscola.ui.render.raster import Raster
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.friends.page import FriendsPage
from briscola.ui.scenes.play.scene import PlayScene
from tests.client.friends.host_streams import GAMES, host_stream
from tests.client.friends.stream_damage import damaged_stream
from tests.client.friends.told_streams import QUIET, check_end, told_to_window
from tests.ui.friends.at_table import FriendsHome

pytestmark = pytest.mark.slow
STREAMS = 14
LOOKS = 0.12
"""Share of the news after which the window draws a frame at once."""


@pytest.fixture
def home(tmp_path: Path, raster: Raster) -> Iterator[FriendsHome]:
    config = tmp_path / "config" / "settings.json"
    config.parent.mkdir()
    config.write_text('{"language": "en", "player": "Leo", "speed": "none", "trick_pause": 0}')
    home = FriendsHome(tmp_path, raster, (800, 600))
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
            home.friends.post(news)
            if chance.random() < LOOKS:
                home.frame()
        kind = check_end(ended)
        for _ in range(3):
            home.frame()
        told = [news for news in ended.news if isinstance(news, FriendsTrouble) and news.kind not in QUIET]
        assert not kind or told[-1].kind == kind
        if kind:
            top = home.app.top
            assert isinstance(top, Dialog), f"stream {number} ({what}): no sentence for {kind}"
            assert trouble_text(kind) in _text(top)
        while isinstance(home.app.top, Dialog):  # the host may have refused something before
            home.click_on("yes")
        home.shows(FriendsPage)


def test_the_sentence_is_read_though_another_sheet_lies_over_it(home: FriendsHome, tmp_path: Path) -> None:
    home.opens_friends()
    stream = host_stream(0)
    told = told_to_window(stream, stream.messages, tmp_path, Random(1), home.friends.records.folder).news
    for news in told[: next(n for n, news in enumerate(told) if isinstance(news, TableQuestion)) + 1]:
        home.friends.post(news)
    home.shows(PlayScene)
    home.friends.post(FriendsTrouble(kind="host_cheats"))
    home.frame()
    assert isinstance(home.app.top, Dialog)
    home.app.push(
        Dialog(
            home.app,
            title=lazy("The table"),
            text=lazy("Hints"),
            yes=lazy("I agree"),
            on_yes=home.friends.leave,
            no=lazy("No"),
        )
    )
    home.friends.post(TableLeft())
    home.frame()
    top = home.app.top
    assert isinstance(top, Dialog) and trouble_text("host_cheats") in _text(top)
    home.click_on("yes")
    home.shows(FriendsPage)


def _text(dialog: Dialog) -> str:
    text = dialog.text
    return str(text() if callable(text) else text)
