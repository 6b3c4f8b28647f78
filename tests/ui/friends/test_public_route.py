"""The name and the server of friends elsewhere: one sheet checks, tries and keeps them."""

import contextlib
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from briscola.i18n.elsewhere_words import (
    bad_key,
    certificate_words,
    name_leads,
    name_works,
    no_name,
    no_server,
    no_ssh,
    no_tunnel,
    other_page,
    ssh_works,
)
from briscola.network.addresses import tunnel
from briscola.pages.phones import friends_elsewhere, route_trial
from briscola.pages.phones.friends_elsewhere import ssh_folder
from briscola.pages.server.page_server import PAGE_PORT
from briscola.ui.app import App
from briscola.ui.input import clipboard
from briscola.ui.scenes.addresses.public_route_sheet import PublicRouteSheet
from tests.network.broker import HERE, free_port
from tests.network.https_proxy import NAME, OTHER, HttpsProxy, https_here
from tests.network.ssh_daemon import SshDaemon
from tests.ui.driver import Driver
from tests.ui.hands import typed

FIELDS = {"name": "public_name", "server": "ssh_server", "key": "ssh_key"}


@pytest.fixture
def sheet(app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PublicRouteSheet:
    monkeypatch.setattr(friends_elsewhere, "data_folder", lambda: tmp_path / "data")
    made = PublicRouteSheet(app)
    app.push(made)
    return made


def write(app: App, sheet: PublicRouteSheet, **texts: str) -> None:
    """Write something into fields, in place of what stands there."""
    hands = Driver(app)
    for field, text in texts.items():
        hands.click_on(FIELDS[field])
        hands.keys(pygame.K_END, *[pygame.K_BACKSPACE] * 60)
        sheet.handle(typed(text))


def results(app: App, sheet: PublicRouteSheet) -> list[str]:
    """Press *Try it* and wait until the trial is over: its results, each a line."""
    hands = Driver(app)
    hands.click_on("try")
    hands.until(lambda: not sheet.trying)
    hands.frame()
    return sheet.spoken_text.split("\n")


@pytest.fixture
def proxy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[HttpsProxy]:
    """A proxy to which the name leads, and which is trusted; it hands on to the pages of this computer."""
    monkeypatch.setattr(route_trial, "PAGE_PORT", port := free_port())
    with https_here(tmp_path, monkeypatch, port) as made:
        yield made


@pytest.fixture
def server(
    sheet: PublicRouteSheet, proxy: HttpsProxy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[SshDaemon]:
    """A server of one's own, at which that proxy runs; it does not know the game's key yet."""
    del sheet
    monkeypatch.setattr(friends_elsewhere, "PAGE_PORT", far := free_port())
    proxy.behind = far
    made = SshDaemon(tmp_path / "server")
    made.start()
    yield made
    made.stop()


# ---- what is written


def test_name_and_server_are_kept_and_what_is_none_is_told_at_its_field(
    app: App, sheet: PublicRouteSheet
) -> None:
    hands, server = Driver(app), "anna@home.example.org:2222"
    hands.click_on("try")
    assert sheet.spoken_text == no_name() and not sheet.trying, "there is nothing to try"
    for texts, fault in (
        ({"name": "https://anna@home"}, no_name()),
        ({"name": "", "server": server}, no_name()),
        ({"name": f"https://{NAME}/", "server": NAME}, no_server()),
    ):
        write(app, sheet, **texts)
        for button in ("yes", "try"):
            hands.click_on(button)
            assert app.top is sheet and fault in sheet.spoken_text and not sheet.trying
            assert sheet.group.focused_name == sheet.fault[0]
    write(app, sheet, server=server)
    assert no_server() not in sheet.spoken_text
    hands.click_on("yes")
    assert (app.settings.public_name, app.settings.ssh_server) == (NAME, server)
    app.push(again := PublicRouteSheet(app))
    write(app, again, server="", name="")
    hands.click_on("yes")
    assert not (app.settings.public_name or app.settings.ssh_server)


def test_the_games_own_key_is_made_by_a_press_and_copied(app: App, sheet: PublicRouteSheet) -> None:
    hands = Driver(app)
    assert not ssh_folder().exists()
    hands.click_on("show-key", "copy-key")
    kind, key, note = clipboard.paste().split()
    assert (kind, note) == ("ssh-ed25519", "briscola") and f"{kind} …{key[-8:]} {note}" in sheet.spoken_text


def test_another_key_has_to_be_there(app: App, sheet: PublicRouteSheet, tmp_path: Path) -> None:
    hands, other = Driver(app), tmp_path / "id"
    write(app, sheet, key=str(other))
    hands.click_on("yes")
    assert app.top is sheet and bad_key(str(other)) in sheet.spoken_text
    other.write_text("a key")
    hands.click_on("yes")
    assert app.settings.ssh_key == str(other)


# ---- the trial


def test_without_a_server_the_name_is_asked_and_ssh_is_not_spoken_of(
    app: App, sheet: PublicRouteSheet, proxy: HttpsProxy
) -> None:
    name = proxy.name.address
    write(app, sheet, name=name)
    leads = name_leads(name, HERE)
    assert results(app, sheet) == [leads, certificate_words(None, ""), name_works()]
    proxy.behind = free_port()
    assert results(app, sheet) == [leads, certificate_words("other", ""), other_page("", PAGE_PORT)]
    write(app, sheet, name=f"{OTHER}:{proxy.port}")
    leads = name_leads(f"{OTHER}:{proxy.port}", HERE)
    assert results(app, sheet) == [leads, certificate_words("certificate", "")]
    assert not app.settings.public_name, "nothing is kept by a trial"


def test_a_name_that_leads_nowhere_or_to_nobody_is_told(
    app: App, sheet: PublicRouteSheet, proxy: HttpsProxy
) -> None:
    """Only where there is no server the router may be the reason."""
    write(app, sheet, name="home.invalid")
    assert results(app, sheet) == [name_leads("home.invalid", "")]
    write(app, sheet, name=f"{NAME}:1")
    leads, nobody = name_leads(f"{NAME}:1", HERE), certificate_words("nobody", "")
    assert results(app, sheet) == [leads, nobody] and "networks at home" in nobody
    assert "networks at home" not in certificate_words("nobody", HERE)
    del proxy


def test_what_is_written_anew_ends_the_trial_of_before(
    app: App, sheet: PublicRouteSheet, proxy: HttpsProxy
) -> None:
    write(app, sheet, name=proxy.name.address)
    assert name_works() in results(app, sheet)
    write(app, sheet, name=NAME)
    assert name_works() not in sheet.spoken_text


def test_a_computer_without_ssh_is_told_by_that_name(
    app: App, sheet: PublicRouteSheet, proxy: HttpsProxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not by the server's, which has nothing to do with it."""
    monkeypatch.setenv("PATH", "/nowhere")
    write(app, sheet, name=proxy.name.address, server="anna@home.example.org")
    assert results(app, sheet)[0] == no_ssh()


STAND_IN = """\
#!/bin/sh
echo $$ >"{pid}"
exec sleep 600
"""


@pytest.mark.posix("a script for a shell as a program")
def test_a_trial_ends_with_the_sheet_and_so_does_its_ssh(
    app: App, sheet: PublicRouteSheet, proxy: HttpsProxy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (program := tmp_path / "bin" / "ssh").parent.mkdir()
    program.write_text(STAND_IN.format(pid=tmp_path / "pid"))
    program.chmod(0o755)
    monkeypatch.setattr(tunnel, "NAME_SECONDS", 600.0)
    monkeypatch.setenv("PATH", f"{program.parent}{os.pathsep}/bin{os.pathsep}/usr/bin")
    write(app, sheet, name=proxy.name.address, server="anna@home.example.org")
    hands = Driver(app)
    hands.click_on("try")
    hands.until(lambda: (tmp_path / "pid").exists() and (tmp_path / "pid").read_text())
    assert sheet.trying
    hands.click_on("no")
    assert app.top is not sheet and not sheet.trying
    pid = int((tmp_path / "pid").read_text())
    hands.until(lambda: not Path(f"/proc/{pid}").exists())


@pytest.mark.slow
@pytest.mark.posix("sshd")
def test_one_press_starts_ssh_and_asks_through_it(
    app: App, sheet: PublicRouteSheet, server: SshDaemon, proxy: HttpsProxy
) -> None:
    """From a server that does not know the key to the page; nothing is kept, and nothing stays open."""
    name = proxy.name.address
    write(app, sheet, name=name, server=server.place)
    answers = [name_leads(name, HERE), certificate_words(None, HERE)]
    assert results(app, sheet) == [no_tunnel("unknown_key", HERE, key="", hosts=""), *answers]
    hands = Driver(app)
    hands.click_on("copy-key")
    server.known_keys.write_text(clipboard.paste())
    assert results(app, sheet) == [ssh_works(HERE), *answers, name_works()]
    assert not reaches(proxy.behind) and not app.settings.ssh_server
    far, proxy.behind = proxy.behind, free_port()
    assert results(app, sheet) == [ssh_works(HERE), *answers, other_page(HERE, PAGE_PORT)]
    proxy.behind = far
    server.stop()
    assert results(app, sheet) == [no_tunnel("unreachable", HERE, key="", hosts=""), *answers]


def reaches(port: int) -> bool:
    """True if somebody listens at a port of this computer."""
    with contextlib.suppress(OSError), socket.create_connection((HERE, port), 1):
        return True
    return False
