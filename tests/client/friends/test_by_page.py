"""Friends whose programs come by the link of a page, as browsers do: somebody in the middle ends TLS."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest

from briscola.client.friends.friend_notes import TableNote
from briscola.client.visit import visitor
from briscola.client.visit.friends_client import FriendsClient
from briscola.engine.variants import make_rules
from briscola.network.addresses.page_address import PageAddress
from briscola.network.addresses.public_name import PublicName
from briscola.network.addresses.table_link import read_table_link
from briscola.network.channel import endpoint
from briscola.network.meeting.meeting_connection import trusted
from briscola.pages.phones import served_pages
from briscola.pages.phones.friend_phones import FriendPhones
from briscola.storage.settings.settings import Settings
from tests.client.friends.evening import Evening, friend, setup_of
from tests.client.friends.test_evening import all_keep_the_same, in_hand
from tests.network.broker import free_port, wait_for
from tests.network.https_proxy import NAME, HttpsProxy, certificate, name_leads_here, names_lead_here

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def soon_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lost line is found out soon."""
    monkeypatch.setattr(visitor, "BEAT_SECONDS", 0.3)
    monkeypatch.setattr(endpoint, "LONGEST_SILENCE", 1.0)
    monkeypatch.setattr(visitor, "LONGEST_PAUSE", 0.5)
    monkeypatch.setattr(served_pages, "PAGE_PORT", free_port())


@pytest.fixture
def proxy(tmp_path: Path) -> Iterator[HttpsProxy]:
    """The way from a name to this computer, through somebody who keeps all that passes."""
    folder = tmp_path / "certificate"
    folder.mkdir()
    proof = certificate(folder)
    with name_leads_here(proof), HttpsProxy(proof) as way:
        yield way


class WayToHost(Protocol):
    """The way from a public name to this computer."""

    behind: int
    """Port of the pages to which it leads."""

    @property
    def name(self) -> PublicName: ...


class ByLink(Evening):
    """An evening whose guests have nothing but the link of the host's page."""

    def __init__(self, folder: Path, names: str, proxy: WayToHost) -> None:
        super().__init__([friend(folder / "people", name) for name in names.split()])
        self.proxy = proxy
        self.phones: FriendPhones | None = None

    def serves(self) -> FriendPhones:
        """The host opens the way for friends elsewhere."""
        host = self.friends[0]
        self.until(lambda: host.table is not None)
        self.phones = phones = FriendPhones(host, Settings)
        phones.serve()
        self.until(lambda: bool(phones.port))
        phones.public, self.proxy.behind = self.proxy.name, phones.port
        return phones

    def _come(self, host: FriendsClient, guest: FriendsClient, seat: int) -> None:
        phones = self.phones or self.serves()
        link = read_table_link(f"Come and play! {self.proxy.name.link(phones.token)}")
        assert link.page is not None
        guest.join(link.code, pages=[link.page])
        self.until(lambda: guest.table is not None)
        guest.sit(seat)
        self.until(lambda: host.table is not None and bool(host.table.knocking))
        assert host.table is not None
        host.own.let_in(host.table.knocking[0].key, True)
        self.until(lambda: guest.table is not None and guest.table.own == seat)

    def close(self) -> None:
        if self.phones is not None:
            self.phones.close(goodbye=False)
        super().close()


def record_of(folder: Path) -> list[dict[str, object]]:
    """The events of the match that all have kept."""
    file = next((folder / "people").glob("*/friends/*.jsonl"))
    return [json.loads(line) for line in file.read_text().splitlines()]


def nothing_is_read(proxy: HttpsProxy) -> None:
    """Nothing but sealed frames has passed behind the first words of each line."""
    passed = bytes(proxy.heard + proxy.said)
    assert len(passed) > 100_000, "a match has passed"
    for words in (b'"type"', b'"card"', b'"hand"', b'"legal"', b'"action"', b"observation", b"#table"):
        assert words not in passed, words


def test_a_match_by_a_link_with_a_share_of_each_program_and_nothing_to_read(
    tmp_path: Path, proxy: HttpsProxy
) -> None:
    with ByLink(tmp_path, "Anna Leo Mia", proxy) as evening:
        evening.sit_down(setup_of(make_rules("briscola", 3), 3, winning_hands=2))
        leo = evening.friends[1]
        assert leo.table is not None and not any(place.page for place in leo.table.roster)
        assert leo.table.page == proxy.name.page, "she can send the link on"
        evening.begin()
        evening.play(until=lambda: in_hand(evening, 1, lines=25))
        came = proxy.came
        proxy.cut()
        evening.play()
        assert proxy.came >= came + 2, "both have come back by the link, by their keys"
        all_keep_the_same(tmp_path / "people", 3)
        nothing_is_read(proxy)
    events = record_of(tmp_path)
    shares = {event["seat"] for event in events if event.get("event") == "share"}
    assert shares == {0, 1, 2}
    assert not [event for event in events if event.get("event") == "absent"]


def test_a_guests_program_and_then_the_hosts_end_and_come_back_by_the_same_link(
    tmp_path: Path, proxy: HttpsProxy
) -> None:
    with ByLink(tmp_path, "Anna Leo", proxy) as evening:
        evening.sit_down(setup_of(make_rules("briscola", 2), 2, winning_hands=2))
        evening.begin()
        evening.play(until=lambda: in_hand(evening, 1, lines=25))
        evening.friends[1].close()
        leo = evening.friends[1] = friend(tmp_path / "people", "Leo")
        note = leo.records.route_back
        assert isinstance(note, TableNote) and note.pages == (proxy.name.page.text,)
        leo.go_back()
        evening.play(until=lambda: in_hand(evening, 1, lines=40))
        assert evening.phones is not None
        evening.phones.close(goodbye=False)
        evening.friends[0].close()
        proxy.behind = 1
        anna = evening.friends[0] = friend(tmp_path / "people", "Anna")
        anna.go_back()
        evening.serves()
        evening.play()
        all_keep_the_same(tmp_path / "people", 2)


def test_a_new_link_of_the_same_table_is_taken_while_the_old_one_leads_nowhere(
    tmp_path: Path, proxy: HttpsProxy
) -> None:
    with ByLink(tmp_path, "Anna Leo", proxy) as evening, HttpsProxy(proxy._certificate) as new:
        evening.sit_down(setup_of(make_rules("briscola", 2), 2))
        evening.begin()
        evening.play(until=lambda: in_hand(evening, 1, lines=25))
        phones, leo = evening.phones, evening.friends[1]
        assert phones is not None
        phones.public, new.behind, proxy.behind = new.name, phones.port, 1
        proxy.cut()
        evening.until(lambda: leo.table is not None and not leo.table.connected)
        leo.reach_by(read_table_link(new.name.link(phones.token)).page or PageAddress(host=""))
        evening.play()
        all_keep_the_same(tmp_path / "people", 2)
        assert new.came


def test_another_table_behind_the_link_is_refused_with_one_sentence(
    tmp_path: Path, proxy: HttpsProxy
) -> None:
    with ByLink(tmp_path, "Anna Leo", proxy) as evening:
        anna, leo = evening.friends
        anna.open_table(setup_of(make_rules("briscola", 2), 2))
        evening.serves()
        leo.join("7KMPQ2ABCD", pages=[proxy.name.page])
        evening.until(lambda: bool(leo.troubles) and leo.idle)
        assert [*leo.troubles] == ["impostor"] and leo.table is None
        assert anna.table is not None and not anna.table.knocking


class Caddy:
    """A real Caddy before the pages, with an authority of its own for the certificate."""

    def __init__(self, folder: Path, behind: int) -> None:
        self._folder, self.behind = folder, behind
        self.name = PublicName(host=NAME, port=free_port())
        self.authority = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        self._running: subprocess.Popen[bytes] | None = None
        folder.mkdir()
        (folder / "Caddyfile").write_text(
            f"{{\nadmin off\nskip_install_trust\nauto_https disable_redirects\n"
            f"storage file_system {folder / 'caddy'}\n}}\n"
            f"https://{self.name.address} {{\ntls internal\nreverse_proxy 127.0.0.1:{behind}\n}}\n"
        )

    def start(self) -> None:
        """Begin to end TLS."""
        assert self.name.port is not None
        command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(self._folder / "Caddyfile")]
        with (self._folder / "caddy.log").open("ab") as log:
            environment = {**os.environ, "HOME": str(self._folder)}
            self._running = subprocess.Popen(command, stderr=log, env=environment)
        wait_for(self.name.port)

    def stop(self) -> None:
        """End at once, with all lines."""
        if self._running is not None:
            self._running.kill()
            self._running.wait()


@pytest.fixture
def caddy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Caddy]:
    """The way through Caddy, whose authority the system trusts, and so the program."""
    if shutil.which("caddy") is None:
        pytest.skip("there is no caddy")
    monkeypatch.setattr(served_pages, "PAGE_PORT", far := free_port())
    way = Caddy(tmp_path / "way", far)
    way.start()
    monkeypatch.setenv("SSL_CERT_FILE", str(way.authority))
    trusted.cache_clear()
    with names_lead_here():
        yield way
    way.stop()
    trusted.cache_clear()


def test_a_match_through_caddy_which_is_killed_and_comes_back(tmp_path: Path, caddy: Caddy) -> None:
    with ByLink(tmp_path, "Anna Leo", caddy) as evening:
        evening.sit_down(setup_of(make_rules("briscola", 2), 2, winning_hands=2))
        evening.begin()
        evening.play(until=lambda: in_hand(evening, 1, lines=25))
        leo = evening.friends[1]
        caddy.stop()
        evening.until(lambda: leo.table is not None and not leo.table.connected)
        caddy.start()
        evening.play()
        all_keep_the_same(tmp_path / "people", 2)


def test_a_page_whose_authority_the_system_does_not_trust_is_told(
    tmp_path: Path, caddy: Caddy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SSL_CERT_FILE")
    trusted.cache_clear()
    with ByLink(tmp_path, "Leo", caddy) as evening:
        (leo,) = evening.friends
        leo.join("7KMPQ2ABCD", pages=[caddy.name.page])
        evening.until(lambda: bool(leo.troubles) and leo.idle)
        assert [*leo.troubles] == ["certificate"]
