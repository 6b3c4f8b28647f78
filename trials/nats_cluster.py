"""Three NATS servers that are one meeting point: three hundred tables, and one server killed every minute.

Dealers and guests reach the cluster by one name, which stands for the addresses of all three. For Linux.
"""

import asyncio
import socket
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from briscola.dealer.dealer import Dealer
from briscola.dealer.dealer_settings import DealerSettings, TableSettings
from briscola.engine.forms import FORMS
from briscola.entries import dealer_capabilities
from briscola.network.addresses.meeting_points import MeetingPoint
from briscola.network.channel import endpoint
from briscola.storage.records.match_record import right
from tests.dealer.club_guest import ClubGuest
from tests.network.broker import KIT, free_port, wait_for

NODES = "abc"
NAME = "cluster.example.org"
DEALERS, TABLES = 3, 100
"""Dealers, and tables of each."""
MINUTE = 60.0
DOWN = 10.0
"""Seconds for which a killed server stays away."""
ARRIVING = 30.0
"""Seconds in which all people arrive."""
OPENS = 40.0
"""Seconds within which a server has to listen."""
PAUSE = 2.0
"""Seconds that a person thinks."""
LONGEST_END = 900.0
"""Seconds that the matches may go on after the last kill."""


class _Node:
    """One server of the cluster."""

    def __init__(self, folder: Path, number: int, port: int, routes: list[int]) -> None:
        self.address, self._port, self._name = f"127.0.0.{number + 1}", port, NODES[number]
        self._log, self._config = folder / f"log-{number}", folder / f"nats-{number}.conf"
        text = (KIT / "nats" / "nats.conf").read_text(encoding="utf-8")
        for usual, here in (
            ("127.0.0.1:4222", f"{self.address}:{free_port()}"),
            ("/var/lib/briscola-meeting-point", str(folder / f"store-{number}")),
            ('"127.0.0.1", port: 1883', f'"{self.address}", port: {port}'),
            ('"127.0.0.1", port: 9001', f'"{self.address}", port: {free_port()}'),
            ("name: briscola, port: 6222", f'name: briscola, listen: "127.0.0.1:{routes[number]}"'),
        ):
            assert usual in text, usual
            text = text.replace(usual, here)
        self._config.write_text(text, encoding="utf-8")
        self._routes = ",".join(f"nats://127.0.0.1:{each}" for each in routes)
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it listens."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                ["nats-server", "-c", str(self._config), "--routes", self._routes],
                env={"NAME": self._name, "PATH": "/usr/sbin:/usr/bin:/bin"},
                stdout=log,
                stderr=log,
            )
        end = time.monotonic() + OPENS
        while True:
            try:
                return wait_for(self._port, self.address)
            except TimeoutError:
                if time.monotonic() > end:
                    raise

    def kill(self) -> None:
        """Kill it."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()


@contextmanager
def _one_name(nodes: list[_Node], chance: Random) -> Iterator[None]:
    """Let the name of the cluster stand for all its addresses, in any order, as name servers do."""
    usual = socket.getaddrinfo

    def found(host: Any, *rest: Any, **more: Any) -> Any:
        if host != NAME:
            return usual(host, *rest, **more)
        addresses = chance.sample([node.address for node in nodes], len(nodes))
        return [each for address in addresses for each in usual(address, *rest, **more)]

    socket.getaddrinfo = found
    try:
        yield
    finally:
        socket.getaddrinfo = usual


def nats_cluster(times: int, seed: int) -> str:
    """Kill a server in each of so many minutes.

    Raises AssertionError where a table does not go on, or a line is missing or another.
    """
    endpoint.MESSAGES_A_SECOND = 1000
    chance, port = Random(seed), free_port()
    routes = [free_port() for _ in NODES]
    with tempfile.TemporaryDirectory() as folder:
        nodes = [_Node(Path(folder), number, port, routes) for number in range(len(NODES))]
        try:
            for node in nodes:
                node.start()
            with _one_name(nodes, chance):
                return asyncio.run(_played(Path(folder), nodes, port, times, chance))
        finally:
            for node in nodes:
                node.kill()


async def _played(folder: Path, nodes: list[_Node], port: int, minutes: int, chance: Random) -> str:
    found, point = Counter[str](), MeetingPoint(host=NAME, port=port, transport="tcp")
    folders = [folder / f"dealer-{number}" for number in range(DEALERS)]
    dealers = [Dealer(_settings(at, point), each, dealer_capabilities) for at, each in enumerate(folders)]
    for dealer in dealers:
        await dealer.open()
    codes = [code for dealer in dealers for code in dealer.tables]
    guests = [
        ClubGuest(
            folder / f"guest-{number}",
            f"Guest {number}",
            code,
            seed=number,
            matches=1_000_000,
            meeting=point,
            pause=PAUSE,
        )
        for number, code in enumerate(codes)
    ]
    stays = [asyncio.create_task(_stay(guest)) for guest in guests]
    async with asyncio.timeout(2 * MINUTE):
        while not all(guest.match for guest in guests):
            await asyncio.sleep(0.2)
    longest = 0.0
    for _ in range(minutes):
        node = chance.choice(nodes)
        node.kill()
        began = time.monotonic()
        found["kills"] += 1
        before = [_progress(guest) for guest in guests]
        await asyncio.sleep(DOWN)
        await asyncio.to_thread(node.start)
        while any(_progress(guest) == was for guest, was in zip(guests, before, strict=True)):
            await asyncio.sleep(0.1)
            assert time.monotonic() - began < MINUTE, _stalled(guests, before)
        longest = max(longest, time.monotonic() - began)
        await asyncio.sleep(max(0.0, MINUTE - (time.monotonic() - began)))
    for guest in guests:
        guest.matches = len(guest.played) + 1
        guest._pause = 0.1
    async with asyncio.timeout(LONGEST_END):
        while not all(len(guest.played) >= guest.matches for guest in guests):
            await asyncio.sleep(0.2)
    for guest in guests:
        await guest.visitor.go()
    await asyncio.gather(*stays)
    for dealer in dealers:
        await dealer.close()
    dealt = {path.stem: path.read_bytes() for path in folder.glob("dealer-*/tables/*/*.jsonl")}
    for guest in guests:
        found["lines lost"] += guest.lost
        found["times that a line was lost and made again"] += sum(
            trouble.kind in ("lost", "no_meeting") for trouble in guest.troubles
        )
        for path in guest.records.folder.glob("*.jsonl"):
            found["lines"] += len(path.read_bytes().splitlines())
            assert path.read_bytes() == dealt[path.stem], f"{path} differs from the dealer's"
    for data in dealt.values():
        found["matches"] += right(data).position.ended
    assert not found["lines lost"], found
    return (
        f"nats cluster: {len(codes)} tables, {dict(found)}; all tables went on within {longest:.0f} s "
        f"of a kill (a server stays away for {DOWN:.0f} s); every record the same at both ends"
    )


def _progress(guest: ClubGuest) -> int:
    """A number that grows with each line that is shown to somebody."""
    return sum(map(len, guest.seen.values())) + 1000 * len(guest.played)


def _stalled(guests: Sequence[ClubGuest], before: Sequence[int]) -> str:
    """The tables that do not go on."""
    found = [
        (guest.table and guest.table.connected, guest.match and guest.match.header.id, guest.troubles[-2:])
        for guest, was in zip(guests, before, strict=True)
        if _progress(guest) == was
    ]
    return f"{len(found)} tables do not go on: {found[:5]}"


async def _stay(guest: ClubGuest) -> None:
    """Come, also if the first attempt fails, as somebody does who presses once more."""
    await asyncio.sleep(guest.random.uniform(0, ARRIVING))
    while not guest.visitor._leaving.is_set():
        await guest.visitor.stay()


def _settings(number: int, point: MeetingPoint) -> DealerSettings:
    games = list(FORMS.values())
    return DealerSettings(
        name=f"Circolo {number}",
        meeting=point.text,
        thinking=0.5,
        table=tuple(
            TableSettings(
                name=f"Table {at}",
                game=(rules := games[at % len(games)]).variant,
                players=rules.players,
                options=dict(rules.changed),
                computers=rules.players - 1,
                level="random",
            )
            for at in range(TABLES)
        ),
    )
