"""Two people in two networks without a way to each other, and a meeting point in a third; for root on Linux.

Whole matches of all games. What the meeting point has in its memory and log, and all that it has sent and
heard, is searched for what only the two may know.
"""

import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random

from briscola.engine.forms import FORMS
from briscola.network.addresses.meeting_points import read_meeting_point
from briscola.network.addresses.room_codes import room_code, room_topic, spelled
from briscola.network.addresses.table_link import TableLink
from briscola.network.keys.person_key import kept_key
from briscola.network.lines.signed_entries import check_signatures
from tests.client.friends.friend_process import NAMES, done_file, one_record
from tests.network.broker import Broker
from tests.network.networks import BrokerInside, done, inside, networks
from trials.clicking_person import evening
from trials.real_window import ROOT, RealWindow
from trials.table_clicks import follow

LONGEST_MATCH = 120.0
"""Seconds."""
GAMES = (("briscola-2", 2), ("chiamata-5", 5))
"""Names of the games' cards in the window, with the number of players: two people, the others computers."""
NETWORKS = ("10.78.1", "10.78.2")
SPOKEN = (
    b'"type":',
    b'"card":',
    b'"hand":',
    b'"action":',
    b'"name":',
    b"briscola:room",
    b"briscola:statement",
)
"""Pieces of what is said inside of frames."""
EAR = """
import socket, sys
ear = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.ntohs(3))
ear.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 26)
with open(sys.argv[1], "wb", buffering=0) as file:
    print("hears", flush=True)
    while True:
        file.write(ear.recv(65536))
"""


def meeting_networks(times: int, seed: int) -> str:
    """Play so many matches of each game.

    Raises AssertionError where a match does not end, two people keep another record, or something is found.
    """
    chance, found = Random(seed), Counter[str]()
    games = sorted({rules.variant for rules in FORMS.values()})
    with three_networks() as names, tempfile.TemporaryDirectory() as folder:
        broker = BrokerInside(Path(folder) / "broker", names[2], "0.0.0.0")
        broker.start()
        traffic = Path(folder) / "traffic"
        ear = subprocess.Popen(
            [*inside(names[2]), sys.executable, "-c", EAR, str(traffic)], stdout=subprocess.PIPE, text=True
        )
        try:
            assert ear.stdout is not None and ear.stdout.readline() == "hears\n"
            secrets, rooms = set[bytes](), set[bytes]()
            for game in games * times:
                slug = chance.choice([slug for slug, rules in FORMS.items() if rules.variant == game])
                home = Path(tempfile.mkdtemp(dir=folder, prefix=slug))
                found += _match(home, slug, names, broker, chance)
                secrets |= _secrets(home)
                rooms.add(_room(home))
            memory = _memory(broker.pid)
            ear.kill()
            for place, data in (
                ("memory", memory),
                ("log", broker.log.read_bytes()),
                ("traffic", traffic.read_bytes()),
            ):
                for secret in (*secrets, *SPOKEN):
                    if secret in SPOKEN and place == "memory":
                        continue  # mosquitto reads JSON of its own
                    assert secret not in data, f"{secret!r} in the {place}"
                found[f"KB of {place}"] = len(data) // 1000
            heard = traffic.read_bytes()
            assert all(room in heard for room in rooms), "the search would find nothing at all"
            found["secrets looked for"] = len(secrets)
        finally:
            ear.kill()
            ear.communicate()
            broker.stop()
    return f"meeting networks: {dict(found)}: all records the same and right, nothing found"


def meeting_windows(times: int, seed: int) -> str:
    """Real windows in two networks: one adds the meeting point and opens a table, the other gets its link.

    Raises AssertionError where a match does not end, or the two people keep another record.
    """
    chance, found = Random(seed), Counter[str]()
    with three_networks() as names, tempfile.TemporaryDirectory() as folder:
        broker = BrokerInside(Path(folder) / "broker", names[2], "0.0.0.0")
        broker.start()
        try:
            for number, (game, players) in enumerate(GAMES * times):
                windows = [
                    RealWindow(Path(folder) / f"evening-{number}", name, prefix=inside(network))
                    for name, network in zip(("Anna", "Bruno"), names[:2], strict=True)
                ]
                point, its = (f"mqtt://{network}.1:{broker.port}" for network in NETWORKS)
                way = partial(_by_link, its)
                with evening(windows, game, way, players=players, meeting=point, chance=chance, found=found):
                    pass
        finally:
            broker.stop()
    return f"meeting windows: {dict(found)}; records of a match the same and right"


def _by_link(point: str, host: RealWindow, guest: RealWindow) -> None:
    link = TableLink(code=host.shows("TablePage")["code"], meeting=read_meeting_point(point))
    follow(guest, link.text)


def _match(home: Path, slug: str, names: tuple[str, ...], broker: Broker, chance: Random) -> Counter[str]:
    """One match of two people, and computers at the other seats."""
    folders = [home / "first", home / "second"]
    people = []
    try:
        for seat, network in enumerate(names[:2]):
            point = f"{('mqtt', 'ws')[seat]}://{NETWORKS[seat]}.1:{(broker.port, broker.web_port)[seat]}"
            words = [str(home), slug, "2", str(seat), str(chance.randrange(2**32)), point]
            people.append(
                subprocess.Popen(
                    [*inside(network), sys.executable, "-m", "tests.client.friends.friend_process", *words],
                    cwd=ROOT,
                    stderr=(home / f"log-{seat}").open("wb"),
                )
            )
        end = time.monotonic() + LONGEST_MATCH
        while not all(done_file(home, seat).exists() for seat in range(2)):
            assert time.monotonic() < end, f"{slug} does not end: {folders}"
            time.sleep(0.05)
    finally:
        for person in people:
            person.kill()
            person.wait()
    record = one_record(home, 2)
    assert record.header is not None
    check_signatures(record.header, record.events)
    return Counter({"matches": 1, "lines": len(record.events)})


def _secrets(home: Path) -> set[bytes]:
    """Both people's names and keys, the table's private key, and the room code."""
    found: set[bytes] = set()
    for path in home.rglob("*.key"):
        key = kept_key(path)
        found |= {key.seed, key.seed.hex().encode()}
        if path.name == "table.key":
            code = room_code(key.public)
            found |= {code.encode(), spelled(code).encode()}
        else:
            found |= {key.public, key.public.hex().encode()}
    return found | {name.encode() for name in NAMES[:2]}


def _room(home: Path) -> bytes:
    """The topic of the table, which the broker has to know."""
    (path,) = home.rglob("table.key")
    return room_topic(room_code(kept_key(path).public)).encode()


def _memory(process: int) -> bytes:
    """All that a process has in its memory."""
    found = []
    with Path(f"/proc/{process}/mem").open("rb", buffering=0) as memory:
        for line in Path(f"/proc/{process}/maps").read_text().splitlines():
            place, may = line.split()[:2]
            first, last = (int(end, 16) for end in place.split("-"))
            if "r" in may and "[v" not in line:
                memory.seek(first)
                found.append(memory.read(last - first))
    return b"".join(found)


@contextmanager
def three_networks() -> Iterator[tuple[str, str, str]]:
    """Two networks, each with a way to a third and none to the other."""
    with networks("a", "b", "m") as (one, two, middle):
        for number, (name, network) in enumerate(zip((one, two), NETWORKS, strict=True)):
            done("ip", "-n", name, "link", "add", "out", "type", "veth", "peer", "name", f"in{number}")
            done("ip", "-n", name, "link", "set", f"in{number}", "netns", middle)
            for at, device, host in ((name, "out", 2), (middle, f"in{number}", 1)):
                done("ip", "-n", at, "addr", "add", f"{network}.{host}/24", "dev", device)
                done("ip", "-n", at, "link", "set", device, "up")
        for name, other in ((one, NETWORKS[1]), (two, NETWORKS[0])):
            asked = subprocess.run(
                [*inside(name), "ip", "route", "get", f"{other}.2"], capture_output=True, check=False
            )
            assert asked.returncode, "the two have a way to each other"
        yield one, two, middle
