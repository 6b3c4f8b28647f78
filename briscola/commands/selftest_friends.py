"""For the self-test: two people meet at a table over a socket of this computer, and its pages are shown."""

import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from briscola.client.host.library import Library
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.visit.friends_client import FriendsClient
from briscola.client.visit.own_table import Serving
from briscola.engine.terms import PERSON
from briscola.storage.match_choices import Opponent
from briscola.storage.people.profiles import Profile
from briscola.ui.app import App
from briscola.ui.scene import Scene
from briscola.ui.scenes.friends.lobby import TablePage
from briscola.ui.scenes.friends.page import FriendsPage
from briscola.ui.scenes.friends.phones_of_table import PhonesOfTable
from briscola.ui.scenes.friends.routes_to_table import RoutesToTable

HERE = "127.0.0.1"
LONGEST = 20.0
"""Seconds that two people may take to meet."""


class NotMet(Exception):  # noqa: N818 - the reason of a failure
    """Two people did not meet; the message says how far they came."""


@contextmanager
def table_of_two() -> Iterator[FriendsClient]:
    """The host of a table at which somebody has arrived; everything is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        host = _friends(Path(folder) / "host", "Anna", "person-woman")
        guest = _friends(Path(folder) / "guest", "Bruno", "person-man")
        try:
            _meet(host, guest)
            yield host
        finally:
            guest.close()
            host.close()


def friends_scenes(app: App, host: FriendsClient) -> Iterator[tuple[str, Scene]]:
    """Yield the page of tables nearby, and that of the host's table."""
    assert host.table is not None
    with tempfile.TemporaryDirectory() as folder:
        library = Library(Path(folder))
        ways = RoutesToTable(app, host, library, play_here=app.pop, to_page=app.pop, to_link=app.pop)
        yield "tables nearby", FriendsPage(app, host, ways)
        yield "table", TablePage(app, host, host.table, PhonesOfTable(app, host, ways))
        library.close()


def _friends(home: Path, name: str, face: str) -> FriendsClient:
    home.mkdir()
    return FriendsClient(
        home / "friends",
        home / "settings.json",
        Profile(id=name, name=name, face=face),
        serving=Serving(address=HERE, interfaces=[HERE]),
    )


def _meet(host: FriendsClient, guest: FriendsClient) -> None:
    end = time.monotonic() + LONGEST

    def until(done: Callable[[], bool]) -> None:
        while not done():
            for each in (host, guest):
                each.update()
                if (trouble := each.poll_trouble()) is not None:
                    raise NotMet(f"{trouble.kind} {trouble.sentence}")
            if time.monotonic() > end:
                raise NotMet("nobody comes to the table")
            time.sleep(0.005)

    seat = Opponent(name="", face="person-woman", level=PERSON)
    host.open_table(MatchSetup(opponents=(seat,)))
    until(lambda: host.table is not None)
    assert host.table is not None
    guest.join(host.table.code, host.table.addresses, host.table.port)
    until(lambda: guest.table is not None)
    guest.sit(1)
    until(lambda: host.table is not None and bool(host.table.knocking))
