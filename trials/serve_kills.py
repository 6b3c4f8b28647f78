"""`briscola serve` with two hundred tables, killed again and again; and its memory over many hands.

A person plays at each table, and computers at its other seats. They all live in this process.
"""

import asyncio
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import psutil

from briscola.engine.forms import FORMS
from briscola.engine.rules import Rules
from briscola.network.channel import endpoint
from briscola.storage.records.match_record import right
from tests.checker import check
from tests.checker.errors import LogError
from tests.dealer.club_guest import HERE, ClubGuest
from tests.network.broker import free_port
from trials.real_window import ROOT

TABLES = 200
BETWEEN = 4.0
"""Seconds between two kills, give or take a half."""
LONGEST_END = 900.0
"""Seconds that the matches may go on after the last kill."""
OPENS = 60.0
"""Seconds within which the dealer has to open its tables."""
HANDS = 10_000


class _Club:
    """The dealer as a process, and the people at its tables."""

    def __init__(self, folder: Path, chance: Random, *, games: Sequence[Rules], pause: float) -> None:
        self.folder, self.chance, self.port = folder, chance, free_port()
        self._settings = folder / "dealer.toml"
        rows = [_row(f"Table {number}", games[number % len(games)]) for number in range(TABLES)]
        self._settings.write_text(
            f'name = "Circolo"\nfolder = "{folder / "dealer"}"\nlisten = true\naddress = "{HERE}"\n'
            f"port = {self.port}\nconnections = 2000\nconnections_from_an_address = 2000\nthinking = 0.0\n"
            + "".join(rows),
            encoding="utf-8",
        )
        self._pause = pause
        self.guests: list[ClubGuest] = []
        self.process: asyncio.subprocess.Process

    async def start(self) -> list[str]:
        """Start the dealer; the codes of its tables."""
        with (self.folder / "log").open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "briscola", "serve", str(self._settings)),
                cwd=ROOT,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )
        assert self.process.stdout is not None
        codes = list[str]()
        async with asyncio.timeout(OPENS):
            while len(codes) < TABLES:
                line = (await self.process.stdout.readline()).decode()
                assert line, (self.folder / "log").read_text()
                codes.append(line.split("\t")[1].replace("-", ""))
        return codes

    async def people(self, codes: Sequence[str], matches: int) -> None:
        """Somebody at each table, who plays so many matches."""
        for number, code in enumerate(codes):
            self.guests.append(
                ClubGuest(
                    self.folder / f"guest-{number}",
                    f"Guest {number}",
                    code,
                    self.port,
                    seed=self.chance.randrange(2**32),
                    matches=matches,
                    pause=self._pause,
                )
            )

    @property
    def memory(self) -> float:
        """MB of the dealer."""
        return float(psutil.Process(self.process.pid).memory_info().rss) / 1e6

    async def end(self, number: signal.Signals) -> int:
        """End the dealer by a signal; its exit status."""
        self.process.send_signal(number)
        return await self.process.wait()


def _row(name: str, rules: Rules) -> str:
    options = "".join(f"{key} = {_toml(value)}\n" for key, value in rules.changed.items())
    return (
        f'\n[[table]]\nname = "{name}"\ngame = "{rules.variant}"\nplayers = {rules.players}\n'
        f'level = "random"\ncomputers = {rules.players - 1}\n[table.options]\n{options}'
    )


def _toml(value: object) -> str:
    return str(value).lower() if isinstance(value, bool | int) else f'"{value}"'


def serve_kills(times: int, seed: int) -> str:
    """Kill the dealer so many times while all tables play.

    Raises AssertionError where a match does not end, or a line that somebody was shown is missing or another.
    """
    endpoint.MESSAGES_A_SECOND = 1000
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_killed(Path(folder), times, Random(seed)))


async def _killed(folder: Path, times: int, chance: Random) -> str:
    found = Counter[str]()
    games = list(FORMS.values())
    club = _Club(folder, chance, games=games, pause=0.25)
    codes = await club.start()
    await club.people(codes, 1_000_000)
    stays = [asyncio.create_task(guest.visitor.stay()) for guest in club.guests]
    back = []
    for _ in range(times):
        await asyncio.sleep(BETWEEN * chance.uniform(0.5, 1.5))
        await club.end(signal.SIGKILL)
        began = time.monotonic()
        assert await club.start() == codes, "the same tables have the same codes"
        back.append(time.monotonic() - began)
        found["kills"] += 1
        assert not any(stay.done() for stay in stays), "somebody has gone"
    for guest in club.guests:
        guest.matches = len(guest.played) + 1
    async with asyncio.timeout(LONGEST_END):
        while not all(len(guest.played) >= guest.matches for guest in club.guests):
            await asyncio.sleep(0.2)
    for guest in club.guests:
        await guest.visitor.go()
    await asyncio.gather(*stays)
    assert await club.end(signal.SIGTERM) == 0
    dealt = {path.stem: path.read_bytes() for path in (folder / "dealer").rglob("*.jsonl")}
    for guest in club.guests:
        found["lines lost"] += guest.lost
        for path in guest.records.folder.glob("*.jsonl"):
            found["records"] += 1
            found["lines"] += len(path.read_bytes().splitlines())
            assert path.read_bytes() == dealt[path.stem], f"{path} differs from the dealer's"
    for data in dealt.values():
        record = right(data)
        if record.position.ended:
            try:
                check(data.splitlines())
            except LogError:
                kept = Path(tempfile.mkdtemp(prefix="serve-kills-")) / "wrong.jsonl"
                kept.write_bytes(data)
                print(f"kept: {kept}", flush=True)
                raise
            found["matches right"] += 1
    kinds = Counter(trouble.kind for guest in club.guests for trouble in guest.troubles)
    assert not found["lines lost"], found
    return (
        f"serve kills: {TABLES} tables, {dict(found)}; back after {sorted(back)[len(back) // 2]:.1f} s "
        f"(median); troubles told: {dict(kinds)}; every record the same at the dealer and its guest"
    )


def serve_memory(times: int, seed: int) -> str:
    """Deal so many hands, and tell what memory the dealer has after each tenth of them."""
    endpoint.MESSAGES_A_SECOND = 1000
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_dealt(Path(folder), times, Random(seed)))


async def _dealt(folder: Path, hands: int, chance: Random) -> str:
    club = _Club(folder, chance, games=[FORMS["briscola-2"], FORMS["bisca-2"]], pause=0.0)
    await club.people(await club.start(), 1_000_000)
    stays = [asyncio.create_task(guest.visitor.stay()) for guest in club.guests]
    began, told = time.monotonic(), list[tuple[int, float]]()
    dealt = 0
    while dealt < hands:
        await asyncio.sleep(1.0)
        dealt = sum(guest.hands for guest in club.guests)
        if dealt >= hands * (len(told) + 1) / 10:
            told.append((dealt, club.memory))
            print(f"{dealt} hands: {club.memory:.1f} MB", flush=True)
    seconds = time.monotonic() - began
    for guest in club.guests:
        await guest.visitor.go()
    await asyncio.gather(*stays)
    assert await club.end(signal.SIGTERM) == 0
    memory = ", ".join(f"{each:.0f}" for _, each in told)
    return f"serve memory: {dealt} hands at {TABLES} tables in {seconds:.0f} s; MB after each tenth: {memory}"
