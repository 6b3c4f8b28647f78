"""*Anywhere*: a press makes a table and a link; what becomes of it is told on the page and at the table."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from briscola.i18n.elsewhere_words import (
    certificate_words,
    lost_words,
    name_leads,
    name_works,
    new_link,
    no_name_for_server,
    no_server,
    same_link,
    send_text,
    ssh_works,
)
from briscola.i18n.text import available, speaking
from briscola.network.addresses.room_codes import spelled
from briscola.network.addresses.table_link import read_table_link
from briscola.network.addresses.tunnel_kinds import read_ssh_server
from briscola.network.keys.ssh_key import keep_ssh_key, public_ssh_key
from briscola.pages.messages.from_page import BeReady, GoAway, OwnName
from briscola.pages.phones import friends_elsewhere, route_trial, served_pages
from briscola.ui.input import clipboard
from briscola.ui.scenes.addresses.public_route_sheet import PublicRouteSheet
from briscola.ui.scenes.friends.anywhere_page import AnywherePage
from briscola.ui.scenes.friends.lobby import TablePage
from briscola.ui.scenes.friends.open_seats import OpenSeats
from briscola.ui.scenes.friends.page import FriendsPage
from briscola.ui.scenes.new_match.table_choice import TableChoice
from briscola.ui.scenes.play.pause import Pause
from briscola.ui.scenes.play.scene import PlayScene
from tests.network.broker import HERE, free_port
from tests.network.https_proxy import https_here
from tests.network.ssh_daemon import SshDaemon
from tests.ui.friends.at_table import FriendsHome
from tests.ui.friends.test_friends_elsewhere import FarBrowser, gets_ready, let_in
from tests.ui.friends.test_friends_with_phones import let_in as let_phone_in

pytestmark = [pytest.mark.slow, pytest.mark.posix("sshd")]
NAME = "home.example.org:8443"


class OwnServer:
    """A server of one's own that knows the game's key, and the port at which its proxy finds the pages."""

    def __init__(self, folder: Path, far_port: int) -> None:
        self.daemon, self.far_port = SshDaemon(folder / "server"), far_port
        keep_ssh_key(key := friends_elsewhere.ssh_folder() / "briscola_ed25519")
        self.daemon.known_keys.write_text(public_ssh_key(key))
        self.daemon.start()


@pytest.fixture
def server(home: FriendsHome, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OwnServer]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "own data"))
    monkeypatch.setattr(friends_elsewhere, "PAGE_PORT", far := free_port())
    monkeypatch.setattr(friends_elsewhere, "FIRST_REST", 0.2)
    made = OwnServer(tmp_path, far)
    home.app.change(public_name=NAME, ssh_server=made.daemon.place)
    yield made
    made.daemon.stop()


def makes_link(home: FriendsHome) -> AnywherePage:
    """The ways of somebody who has never done it: Play with friends, Anywhere, Make a link."""
    home.opens_friends()
    home.click_on("anywhere")
    before = home.on_top(AnywherePage)
    assert before.table is None and before.way.tunnel is None, "nothing is opened before a press"
    home.click_on("start")
    home.until(lambda: isinstance(home.app.top, AnywherePage) and home.app.top.way.link)
    return home.on_top(AnywherePage)


def red(page: AnywherePage) -> list[str]:
    """Names of the red buttons there."""
    return [widget.name for widget in page.group.widgets if widget.primary]


def test_three_presses_make_a_link_which_is_sent_in_any_language(
    home: FriendsHome, server: OwnServer
) -> None:
    page = makes_link(home)
    link = page.way.link
    assert link == f"https://{NAME}/#table={spelled(home.table.code)}"
    assert all(place.key or not place.level for place in home.table.roster), "all seats are open"
    assert f"The link leads through {NAME}, the name in your settings" in page.spoken_text
    assert page.group.focused_name == "copy-text" and red(page) == ["copy-text"]
    for number, code in enumerate(available()):
        home.click_on("language")
        home.keys(*[pygame.K_DOWN] * bool(number), pygame.K_RETURN)
        home.click_on("copy-text")
        with speaking(code):
            assert clipboard.paste() == send_text(link)
        assert read_table_link(clipboard.paste()).code == home.table.code
    home.frame()
    assert red(page) == ["done"], "what comes next is red"
    home.click_on("copy")
    assert clipboard.paste() == link
    friend = FarBrowser(home, link, server.far_port)
    let_in(home, friend, "Bruno")
    home.until(lambda: "At the table: Bruno" in home.on_top(AnywherePage).spoken_text)
    home.click_on("done")
    home.on_top(TablePage)
    home.click_on("copy")
    assert clipboard.paste() == link, "one link for all"
    friend.say(BeReady(ready=True))
    friend.until(lambda friend: friend.lobby and friend.lobby.ready)
    home.goes()
    friend.close()


def test_who_has_left_is_told_with_the_link_that_leads_back(home: FriendsHome, server: OwnServer) -> None:
    """No code of this network, which helps nobody elsewhere."""
    page = makes_link(home)
    link = page.way.link
    friend = FarBrowser(home, link, server.far_port)
    gets_ready(home, friend)
    home.click_on("done")
    scene = home.goes()
    friend.say(GoAway())
    said = "The same link leads Bruno back. Whoever is new knocks first."
    home.until(lambda: [slip[2][0] for slip in scene.overlays.notice.hover_targets] == [said])
    home.click_on("copy-link")
    home.until(lambda: home.control("copy-link").icon_name == "check")
    assert clipboard.paste() == link
    home.press(pygame.K_ESCAPE)
    home.shows(Pause)
    assert not home.offers("phones")
    home.click_on("link")
    assert red(home.on_top(AnywherePage)) == ["done"]
    home.click_on("done")
    home.on_top(PlayScene)
    friend.close()


def test_whoever_came_by_the_letters_of_the_room_is_led_back_by_them_and_by_no_link(
    home: FriendsHome, server: OwnServer
) -> None:
    """Her browser keeps her seat for the address of the room, not for that of the link."""
    assert server and makes_link(home).way.link
    home.click_on("done", "phone-1")
    phone = let_phone_in(home, "Mamma")
    home.click_on("done")
    scene = home.goes()
    phone.say(GoAway())
    said = "“Cards on a phone” in the pause leads Mamma back."
    home.until(lambda: [slip[2][0] for slip in scene.overlays.notice.hover_targets] == [said])
    assert not home.control("copy-link").visible
    home.press(pygame.K_ESCAPE)
    home.shows(Pause)
    assert home.offers("phones") and home.offers("link")
    phone.close()


def test_a_knock_is_heard_first(home: FriendsHome, server: OwnServer) -> None:
    page = makes_link(home)
    friend = FarBrowser(home, page.way.link, server.far_port)
    let_in(home, friend, "Bruno", yes=False)
    friend.until(lambda friend: friend.lobby and friend.lobby.ask_name)
    assert [line.text for line in page.reading()][:4] == [
        "Friends elsewhere",
        "Back, button",
        "Send the link to your friends",
        page.way.link,
    ]
    friend.say(OwnName(name="Carla"))
    home.until(lambda: home.table.knocking)
    home.frame()
    read = [line.text for line in page.reading()]
    assert read[:2] == ["Friends elsewhere", "At the door: Carla"]
    assert page.group.focused_name == "copy-text"
    home.press(pygame.K_RIGHT)
    home.press(pygame.K_RETURN)
    home.until(lambda: not home.table.knocking)
    friend.until(lambda friend: friend.lobby and friend.lobby.ready is False)
    friend.close()


def test_a_lost_line_and_its_return_are_told_on_the_page_and_on_the_table(
    home: FriendsHome, server: OwnServer
) -> None:
    page = makes_link(home)
    server.daemon.stop()
    home.until(lambda: lost_words() in page.spoken_text)
    home.click_on("done")
    table = home.on_top(TablePage)
    home.frame()
    assert table.spoken_text == lost_words() and lost_words() in [line.text for line in table.reading()]
    server.daemon.start()
    home.until(lambda: lost_words() not in table.spoken_text)
    home.click_on("elsewhere")
    page = home.on_top(AnywherePage)
    assert page.way.link and not page.way.renewed
    server.daemon.stop()
    server.daemon.new_key()
    server.daemon.start()
    home.until(lambda: "shows another key than before" in page.spoken_text)
    home.click_on("no")
    home.until(lambda: "shows another key than before" in table.spoken_text)


def test_the_link_comes_back_with_a_host_who_was_killed(home: FriendsHome, server: OwnServer) -> None:
    page = makes_link(home)
    link = page.way.link
    friend = FarBrowser(home, link, server.far_port)
    gets_ready(home, friend)
    home.click_on("done")
    home.goes()
    home.starts_again()
    home.press(pygame.K_RETURN)
    home.shows(PlayScene)
    home.until(lambda: home.caption == same_link())
    friend.open()
    friend.until(lambda friend: friend.state is not None)
    home.key(pygame.K_ESCAPE)
    home.click_on("link")
    page = home.on_top(AnywherePage)
    assert page.way.link == link and same_link() in page.spoken_text
    assert home.friends.records.link is not None
    home.click_on("stop")
    assert page.way.link, "she is asked first"
    home.click_on("yes")
    home.until(lambda: home.friends.records.link is None)
    friend.close()


def test_a_trial_beside_a_table_that_is_open_finds_its_line(
    home: FriendsHome, server: OwnServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server lets nobody else have the place."""
    monkeypatch.setattr(served_pages, "PAGE_PORT", port := free_port())
    monkeypatch.setattr(route_trial, "PAGE_PORT", port)
    with https_here(tmp_path, monkeypatch, server.far_port) as proxy:
        home.app.change(public_name=proxy.name.address)
        makes_link(home)
        home.app.push(sheet := PublicRouteSheet(home.app))
        home.click_on("try")
        home.until(lambda: not sheet.trying)
        home.frame()
        name, works = proxy.name.address, certificate_words(None, HERE)
        assert sheet.spoken_text.split("\n") == [
            *(ssh_works(HERE), name_leads(name, HERE), works, name_works())
        ]
        home.click_on("no")
        assert home.on_top(AnywherePage).way.link, "it stays"


def test_a_link_that_is_ended_while_it_has_not_come_back_stays_ended(
    home: FriendsHome, server: OwnServer
) -> None:
    friend = FarBrowser(home, makes_link(home).way.link, server.far_port)
    gets_ready(home, friend)
    home.click_on("done")
    home.goes()
    server.daemon.stop()
    home.starts_again()
    home.press(pygame.K_RETURN)
    home.shows(PlayScene)
    home.key(pygame.K_ESCAPE)
    home.click_on("link")
    home.on_top(AnywherePage)
    home.click_on("stop", "yes")
    home.until(lambda: home.friends.records.link is None)
    friend.close()


SERVICE = """\
#!/bin/sh
echo "localhost.run ssh-ed25519 AAAA" >>"{hosts}"
echo "first-$$.lhr.life tunneled with tls termination, https://first-$$.lhr.life"
exec sleep 600
"""


def test_a_service_gives_another_link_after_a_restart_and_the_page_says_so(
    home: FriendsHome, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "own data"))
    program = tmp_path / "bin" / "ssh"
    program.parent.mkdir()
    program.write_text(SERVICE.format(hosts=tmp_path / "own data" / "briscola" / "ssh" / "known_hosts"))
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}{os.pathsep}/bin{os.pathsep}/usr/bin")
    page = makes_link(home)
    first = page.way.link
    home.click_on("done")
    bruno = home.comes("Bruno")
    bruno.sit(1)
    home.until(lambda: home.table.knocking)
    home.click_on(f"in-{home.table.knocking[0].key}")
    home.until(lambda: bruno.table is not None and bruno.table.own == 1)
    bruno.ready(True)
    home.goes()
    home.starts_again()
    home.press(pygame.K_RETURN)
    home.shows(PlayScene)
    home.key(pygame.K_ESCAPE)
    home.click_on("link")
    page = home.on_top(AnywherePage)
    home.until(lambda: new_link() in page.spoken_text)
    assert page.way.link and page.way.link != first


def test_before_the_press_one_reads_who_can_read_and_may_choose_another_way_and_game(
    home: FriendsHome, server: OwnServer
) -> None:
    del server
    home.opens_friends()
    home.click_on("anywhere")
    page = home.on_top(AnywherePage)
    assert f"The link leads through {NAME}, the name in your settings" in page.spoken_text
    assert page.group.focused is not None and page.group.focused.name == "start"
    home.click_on("ways")
    assert page.group.focused_name == "way"
    home.click_on("way")
    home.keys(pygame.K_DOWN, pygame.K_RETURN)
    assert f"leads through {page.way.tunnels[0].operator}, a service on the internet" in page.spoken_text
    home.click_on("game")
    choice = home.on_top(TableChoice)
    home.key(pygame.K_RIGHT)
    other = choice.choices.setup()
    home.click_on("start")
    assert home.app.top is page and page.setup.variant == other.variant
    assert page.group.focused is not None and page.group.focused.name == "start", "Enter makes the link"
    hands = page.setup.winning_hands
    home.click_on("hands")
    home.keys(pygame.K_DOWN, pygame.K_RETURN)
    assert page.setup.winning_hands == hands + 1 and page.setup.variant == other.variant
    home.click_on("game")
    assert home.on_top(TableChoice).choices.winning_hands == hands + 1, "one answer on both pages"
    home.click_on("start")
    home.click_on("more")
    seats = home.on_top(OpenSeats)
    where = next(widget for widget in seats.group.widgets if widget.name == "where")
    assert where.spoken().value == "Anywhere, by a link"
    home.key(pygame.K_ESCAPE)
    home.key(pygame.K_ESCAPE)
    home.on_top(FriendsPage)


def test_a_server_that_cannot_be_read_or_has_no_name_is_told(home: FriendsHome) -> None:
    for text in ("nobody", "anna@"):
        with pytest.raises(ValueError):
            read_ssh_server(text)
        home.app.change(public_name=NAME, ssh_server=text)
        home.opens_friends()
        home.click_on("anywhere")
        page = home.on_top(AnywherePage)
        fault = f"The server in the settings cannot be read: {text}\n{no_server()}"
        assert fault in page.spoken_text
        home.click_on("start")
        home.until(lambda: isinstance(home.app.top, AnywherePage) and home.app.top.table is not None)
        page = home.on_top(AnywherePage)
        assert page.way.trouble == "bad_server" and page.spoken_text.count(fault) == 1 and not page.way.link
        home.click_on("no")
        table = home.on_top(TablePage)
        home.frame()
        assert table.spoken_text == fault
        home.key(pygame.K_ESCAPE)
        home.click_on("yes")
        home.shows(FriendsPage)
        home.until(lambda: home.friends.idle)
        home.key(pygame.K_ESCAPE)
    home.app.change(public_name="", ssh_server="anna@home.example.org")
    home.opens_friends()
    home.click_on("anywhere")
    assert no_name_for_server() in home.on_top(AnywherePage).spoken_text


def test_without_any_way_nothing_is_promised(home: FriendsHome, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    home.opens_friends()
    home.click_on("anywhere")
    page = home.on_top(AnywherePage)
    assert "This computer lacks ssh" in page.spoken_text and not home.offers("start")
    home.click_on("more")
    seats = home.on_top(OpenSeats)
    assert (seats.setup.name(0), seats.setup.face_of(0)) == (home.friends.name, home.friends.face)
    where = next(widget for widget in seats.group.widgets if widget.name == "where")
    assert where.spoken().value == "On this network"
    home.click_on("open")
    home.shows(TablePage)


def test_whoever_turns_back_leaves_nothing_open(
    home: FriendsHome, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "bin" / "ssh"
    program.parent.mkdir()
    program.write_text(f"#!{sys.executable}\nimport time\ntime.sleep(600)\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(program.parent))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "own data"))
    home.opens_friends()
    home.click_on("anywhere", "start")
    home.until(lambda: isinstance(home.app.top, AnywherePage) and home.app.top.way.tunnel is not None)
    page = home.on_top(AnywherePage)
    assert page.spoken_text == "The link is being made…"
    tunnel = page.way.tunnel
    home.click_on("no")
    assert tunnel is not None and tunnel._group is not None and not tunnel._group.alive
    assert page.way.tunnel is None and home.offers("start")
    home.click_on("no")
    home.on_top(TablePage)
