"""Friends elsewhere come to somebody's table with a browser, through a tunnel, and the host lets them in."""

import errno
import os
import sys
from contextlib import ExitStack
from http import HTTPStatus
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from briscola.engine.variants import make_rules
from briscola.i18n.elsewhere_words import lost_words
from briscola.network.addresses.public_name import PublicName, known_name
from briscola.network.addresses.room_codes import spelled
from briscola.pages.messages.from_page import BeReady, Enter, GoAway, OwnName
from briscola.pages.messages.to_page import Gone
from briscola.pages.phones import friends_elsewhere, served_pages
from briscola.pages.phones.friend_phones import FriendPhones
from briscola.pages.server.page_server import PageServer
from briscola.ui.input import clipboard
from briscola.ui.scenes.friends.anywhere_page import AnywherePage
from briscola.ui.scenes.friends.household_sheet import HouseholdSheet
from briscola.ui.scenes.friends.lobby import TablePage
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.results.match_result import MatchResult
from briscola.ui.scenes.sheets.dialog import Dialog
from tests.client.friends.evening import HERE, setup_of
from tests.network import stand_in_tunnel
from tests.network.broker import free_port
from tests.network.ssh_daemon import SshDaemon
from tests.network.stand_in_tunnel import FRIEND, NAME
from tests.pages.phone import Phone
from tests.ui.friends.at_table import FriendsHome
from tests.ui.friends.test_friends_with_phones import let_in as let_phone_in

pytestmark = [
    pytest.mark.slow,
    pytest.mark.posix("a script for a shell as a program"),
]


@pytest.fixture
def way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """The port at which the tunnel listens; the program is found on the path."""
    program = tmp_path / "bin" / "cloudflared"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{stand_in_tunnel.__file__}" "$@"\n')
    program.chmod(0o755)
    port = free_port()
    monkeypatch.setenv("PATH", f"{program.parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("WAY", str(port))
    return port


class FarBrowser(Phone):
    """A browser elsewhere: the name leads it to the tunnel."""

    def __init__(self, home: FriendsHome, link: str, way: int, *, letters: str = "") -> None:
        """`letters` are typed there."""
        self._way, self._letters, (page, self.asked) = way, letters, link.split("/#table=")
        self.left_as = ""
        """Her name, which her browser keeps once she has left; it asks for a seat under it."""
        self._name = page.removeprefix("https://")
        super().__init__(link, home.frame)

    def open(self, *, word: str = "", link: str = "") -> None:
        del word, link
        self.close()
        self.state, self.lobby, self.gone = None, None, ""
        origin, way = Origin(f"https://{self._name}"), ("127.0.0.1", self._way)
        line = connect(f"ws://{self._name}/seat", origin=origin, proxy=None, address=way)
        self._line = self._open.enter_context(line)
        enter = Enter(table=self.asked, word=self._letters, secret=self.secret, languages=("en",))
        self.say(replace(enter, name=self.left_as))


OWN = "home.example.org"
"""A name of the settings."""


def starts_tunnel(home: FriendsHome, players: int = 2) -> AnywherePage:
    """Open a table and its way for friends elsewhere; the sheet with the link stays on top."""
    home.opens_friends()
    home.friends.open_table(setup_of(make_rules("briscola", players), players, winning_hands=1))
    home.shows(TablePage)
    home.click_on("phone-1", "elsewhere")
    sheet = home.shows(AnywherePage)
    assert "could read the cards" in sheet.spoken_text
    assert sheet.way.tunnel is None, "nothing runs before a press"
    home.click_on("start")
    home.until(lambda: sheet.way.link)
    return sheet


def let_in(home: FriendsHome, friend: FarBrowser, name: str, *, yes: bool = True) -> None:
    """She says her name, and the host answers her knock."""
    friend.until(lambda friend: friend.lobby and friend.lobby.ask_name)
    friend.say(OwnName(name=name))
    home.until(lambda: home.table.knocking)
    assert [knock.name for knock in home.table.knocking] == [name]
    friend.until(lambda friend: friend.lobby and not friend.lobby.ask_name)
    assert friend.lobby is not None and friend.lobby.lines == (
        f"{home.table.host} has been asked to let you in.",
    )
    home.click_on(f"{'in' if yes else 'out'}-{home.table.knocking[0].key}")
    home.until(lambda: not home.table.knocking)


def gets_ready(home: FriendsHome, friend: FarBrowser) -> None:
    """Bruno is let in, and presses that he is ready."""
    let_in(home, friend, "Bruno")
    friend.until(lambda friend: friend.lobby and friend.lobby.ready is False)
    friend.say(BeReady(ready=True))
    friend.until(lambda friend: friend.lobby and friend.lobby.ready)


def test_a_friend_elsewhere_is_let_in_and_plays_a_match(home: FriendsHome, way: int) -> None:
    sheet = starts_tunnel(home)
    link, tunnel = sheet.way.link, sheet.way.tunnel
    assert link == f"https://{NAME}/#table={spelled(home.table.code)}"
    home.click_on("done", "done")
    friend = FarBrowser(home, link, way)
    let_in(home, friend, "Bruno")
    friend.until(lambda friend: friend.lobby and friend.lobby.ready is False)
    assert not home.friends.records.friends, "nobody is remembered who plays in a browser"
    secret = friend.secret
    friend.open()
    friend.until(lambda friend: friend.lobby and friend.lobby.ready is False)
    assert friend.secret == secret and not home.table.knocking, "her browser has her seat"
    friend.say(BeReady(ready=True))
    friend.until(lambda friend: friend.lobby and friend.lobby.ready)
    home.goes()
    chance = Random(2)

    def over() -> bool:
        friend.hear()
        if friend.state is not None and not friend.state.over and friend.choices:
            friend.choose(chance)
        if chance.random() < 0.01:
            friend.open()
        return isinstance(home.app.top, HandResult | MatchResult) and bool(home.app.top.view.winners)

    home.play_on(over)
    friend.until(lambda friend: friend.state is not None and friend.state.over)
    assert friend.state is not None and friend.state.draws_table, "her page shows the table"
    friend.close()
    assert tunnel is not None and tunnel._group is not None and tunnel._group.alive
    home.app.close()
    assert not tunnel._group.alive, "the tunnel ends with the table"


def plays_with_bruno(home: FriendsHome, way: int) -> FarBrowser:
    """Bruno plays with the host in his browser, elsewhere."""
    friend = FarBrowser(home, starts_tunnel(home).way.link, way)
    home.click_on("done", "done")
    gets_ready(home, friend)
    home.goes()
    friend.until(lambda friend: friend.state is not None)
    return friend


def leaves(friend: FarBrowser) -> str:
    """Bruno leaves by himself; the sentence that his page shows."""
    friend.say(GoAway())
    friend.until(lambda friend: friend.gone)
    gone = friend.told[-1]
    assert isinstance(gone, Gone) and (gone.why, gone.returns) == ("left", True)
    friend.left_as = "Bruno"
    return gone.sentence


def test_whoever_leaves_by_himself_sits_again_by_a_press_and_after_the_match_by_his_name(
    home: FriendsHome, way: int
) -> None:
    friend = plays_with_bruno(home, way)
    assert leaves(friend) == f"You have left {home.table.host}’s table; a computer plays for you."
    home.until(lambda: home.table.roster[1].left and home.table.roster[1].claimable)
    assert not home.table.roster[1].here
    friend.open()
    friend.until(lambda friend: friend.state is not None)
    home.until(lambda: home.table.roster[1].here and not home.table.roster[1].left)
    assert not home.table.knocking and not home.table.claims, "nobody is asked"
    friend.say(GoAway())
    friend.until(lambda friend: friend.gone)
    home.play_on(lambda: isinstance(home.app.top, HandResult | MatchResult) and home.app.top.view.winners)
    home.until(lambda: not home.table.roster[1].name)
    secret = friend.secret
    friend.open()
    friend.until(lambda friend: friend.name == "Bruno")
    home.until(lambda: home.table.roster[1].name == "Bruno")
    assert friend.secret == secret and not home.table.knocking


def test_whoever_has_left_is_told_when_the_table_is_closed(home: FriendsHome, way: int) -> None:
    friend = plays_with_bruno(home, way)
    leaves(friend)
    assert friend.gone == "left"
    home.friends.leave()
    friend.until(lambda friend: friend.gone == "closed")


def test_who_comes_back_with_a_program_by_the_same_link_is_let_into_his_seat_by_one_press(
    home: FriendsHome, way: int
) -> None:
    friend = plays_with_bruno(home, way)
    leaves(friend)
    home.until(lambda: home.table.roster[1].claimable)
    own = home.comes("Bruno")
    home.until(lambda: own.table is not None and own.table.roster[1].claimable)
    own.sit(1)
    home.shows(Dialog)
    home.click_on("yes")
    home.until(lambda: own.table is not None and own.table.looks_on)
    assert own.table is not None and own.table.roster[1].agreed and not home.table.knocking


def test_whoever_is_not_let_in_may_ask_again_and_a_wrong_link_leads_nowhere(
    home: FriendsHome, way: int
) -> None:
    link = starts_tunnel(home).way.link
    home.click_on("done", "done")
    stranger = FarBrowser(home, link, way)
    let_in(home, stranger, "Carla", yes=False)
    stranger.until(lambda stranger: stranger.lobby and stranger.lobby.ask_name)
    let_in(home, stranger, "Carla")
    stranger.until(lambda stranger: stranger.lobby and stranger.lobby.ready is False)
    stranger.close()
    for wrong, why in (("", "letters"), ("7KMPQ2ABCDE", "table")):
        other = FarBrowser(home, f"https://{NAME}/#table={wrong}", way)
        other.until(lambda other: other.gone)
        assert other.gone == why and not home.table.knocking


@pytest.mark.parametrize("told", [True, False])
def test_many_from_one_address_do_not_crowd_the_door(
    home: FriendsHome, way: int, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does a tunnel that tells no addresses: each who comes by it may be somebody else."""
    sheet = starts_tunnel(home)
    link = sheet.way.link
    monkeypatch.setattr(PublicName, "tells_addresses", told)
    home.click_on("done", "done")
    many = [FarBrowser(home, link, way) for _ in range(9)]
    for each in many:
        each.until(lambda each: each.gone or each.lobby)
    assert [each.gone for each in many] == [""] * 8 + ["too_many" if told else ""], FRIEND
    for each in many:
        each.close()


def test_a_tunnel_that_ends_by_itself_is_told_and_may_be_started_again(
    home: FriendsHome, way: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    del way
    monkeypatch.setenv("SAYS", "end")
    home.opens_friends()
    home.friends.open_table(setup_of(make_rules("briscola", 2), 2, winning_hands=1))
    home.shows(TablePage)
    home.click_on("phone-1", "elsewhere", "start")
    sheet = home.on_top(AnywherePage)
    home.until(lambda: "cloudflared has ended by itself" in sheet.spoken_text)
    others = "; ".join(kind.called for kind in sheet.way.tunnels if kind.called != "cloudflared")
    settings = "a name or a server of your own, in the settings"
    assert f"Other ways to a link: {others}; {settings}." in sheet.spoken_text
    home.app.change(public_name=f"{OWN}:8443")
    home.app.relayout()
    assert f"Other ways to a link: {OWN}:8443; {others}." in sheet.spoken_text
    home.app.change(public_name="")
    monkeypatch.delenv("SAYS")
    home.click_on("start")
    home.until(lambda: sheet.way.link)
    home.click_on("stop", "yes")
    assert not sheet.way.link and sheet.way.tunnel is None
    home.click_on("no")
    home.on_top(HouseholdSheet)


def test_a_name_of_the_settings_is_offered_and_nothing_without_one(
    home: FriendsHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    home.app.change(public_name="home.example.org:8443")
    home.opens_friends()
    home.friends.open_table(setup_of(make_rules("briscola", 2), 2, winning_hands=1))
    home.shows(TablePage)
    home.click_on("phone-1", "elsewhere", "start")
    sheet = home.on_top(AnywherePage)
    home.until(lambda: sheet.way.link)
    assert sheet.way.link == f"https://home.example.org:8443/#table={spelled(home.table.code)}"


def test_a_table_without_ssh_says_so(home: FriendsHome, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    home.opens_friends()
    home.friends.open_table(setup_of(make_rules("briscola", 2), 2, winning_hands=1))
    home.shows(TablePage)
    home.click_on("phone-1", "elsewhere")
    sheet = home.shows(AnywherePage)
    assert "This computer lacks ssh" in sheet.spoken_text
    home.click_on("no")


def test_a_server_of_ones_own_learns_the_key_and_its_link_comes_back_after_a_lost_line(
    home: FriendsHome, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "own data"))
    monkeypatch.setattr(friends_elsewhere, "PAGE_PORT", far := free_port())
    monkeypatch.setattr(friends_elsewhere, "FIRST_REST", 0.2)
    server = SshDaemon(tmp_path / "server")
    server.start()
    home.app.change(public_name="home.example.org:8443", ssh_server=server.place)
    home.opens_friends()
    home.friends.open_table(setup_of(make_rules("briscola", 2), 2, winning_hands=1))
    home.shows(TablePage)
    home.click_on("phone-1", "elsewhere", "start")
    sheet = home.on_top(AnywherePage)
    home.until(lambda: "127.0.0.1 does not know this computer’s key" in sheet.spoken_text)
    home.click_on("copy-key")
    server.known_keys.write_text(clipboard.paste())
    home.click_on("start")
    home.until(lambda: sheet.way.link)
    assert "the link comes back by itself" in sheet.spoken_text
    friend = FarBrowser(home, sheet.way.link, far)
    home.click_on("done", "done")
    gets_ready(home, friend)
    home.goes()
    friend.until(lambda friend: friend.state is not None)
    home.shows(PlayScene)
    server.stop()
    home.until(lambda: sheet.way.lost)
    home.until(lambda: home.caption == lost_words())
    server.start()
    home.until(lambda: sheet.way.link)
    assert not sheet.way.renewed
    friend.open()
    friend.until(lambda friend: friend.state is not None)
    assert not home.table.knocking, "her browser has her seat"
    friend.close()
    home.app.close()
    server.stop()


def served(home: FriendsHome, monkeypatch: pytest.MonkeyPatch, *, failures: int) -> FriendPhones:
    """Pages of a table that has a name, at this computer alone; so many servers find no place first."""
    home.opens_friends()
    home.friends.open_table(setup_of(make_rules("briscola", 2), 2, winning_hands=1))
    home.shows(TablePage)
    listen, left = PageServer.open, [OSError(errno.EADDRINUSE, "in use")] * failures

    async def listens(server: PageServer, _address: str, port: int) -> None:
        if left:
            raise left.pop()
        await listen(server, HERE, port)

    monkeypatch.setattr(PageServer, "open", listens)
    monkeypatch.setattr(served_pages, "PAGE_PORT", free_port())
    phones = FriendPhones(home.friends, lambda: home.app.settings)
    phones.public = known_name("home.example.org")
    return phones


def knows_its_name(phones: FriendPhones) -> bool:
    """True if the pages answer to the table's name."""
    with pytest.raises(InvalidStatus) as refused, ExitStack() as opened:
        address = (HERE, phones.port)
        opened.enter_context(connect("ws://home.example.org/elsewhere", proxy=None, address=address))
    return refused.value.response.status_code == HTTPStatus.NOT_FOUND


def test_pages_are_served_in_no_network_as_a_tunnel_may_lead_here(
    home: FriendsHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    phones = served(home, monkeypatch, failures=0)
    phones._address = ""
    monkeypatch.setattr(served_pages, "own_addresses", list)
    assert not phones.port and phones._server is None, "to ask for the port opens nothing"
    phones.serve()
    home.until(lambda: phones.port)
    assert phones.unreachable and knows_its_name(phones)
    phones.close(goodbye=True)


def test_pages_that_found_no_place_are_served_at_the_next_press_under_the_same_name(
    home: FriendsHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    phones = served(home, monkeypatch, failures=1)
    phones.serve()
    assert phones._opening is not None
    home.until(phones._opening.done)
    assert not phones.port
    phones.serve()
    home.until(lambda: phones.port)
    assert knows_its_name(phones)
    phones.close(goodbye=True)


def test_a_port_that_cannot_be_opened_gives_no_link_before_the_window_has_looked_at_it(
    home: FriendsHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    phones = served(home, monkeypatch, failures=1)
    phones.open_letters()
    assert phones._opening is not None
    home.until(phones._opening.done)
    assert (phones.link, phones.page_address, phones.port) == ("", "", 0) and not phones.unreachable
    phones.update()
    assert not phones.link and phones.unreachable
    phones.close(goodbye=True)


@pytest.mark.parametrize("far_first", [True, False])
def test_phones_at_home_and_friends_elsewhere_come_in_either_order(
    home: FriendsHome, way: int, far_first: bool
) -> None:
    phones = []
    if not far_first:
        home.opens_friends()
        home.friends.open_table(setup_of(make_rules("briscola", 4), 4, winning_hands=1))
        home.shows(TablePage)
        home.click_on("phone-1")
        home.shows(HouseholdSheet)
        phones.append(let_phone_in(home, "Carla"))
        home.click_on("elsewhere")
        sheet = home.shows(AnywherePage)
        home.click_on("start")
        home.until(lambda: sheet.way.link)
    else:
        sheet = starts_tunnel(home, 4)
    link = sheet.way.link
    home.click_on("done")
    home.shows(HouseholdSheet)
    phones.append(let_phone_in(home, "Dora"))
    home.click_on("done")
    friend = FarBrowser(home, link, way)
    let_in(home, friend, "Bruno")
    friend.until(lambda friend: friend.lobby and friend.lobby.ready is False)
    for phone in phones:
        phone.open()
        phone.until(lambda phone: phone.lobby and phone.lobby.ready is not None)
        phone.close()
    friend.close()
