"""The configuration of a meeting point: only who knows a room hears it, and nothing is kept.

Debian's mosquitto runs with it; so these tests are slow ones, for which CI gets mosquitto.
"""

import time
from collections.abc import Callable

import pytest
from paho.mqtt.client import Client, MQTTMessage, MQTTv5
from paho.mqtt.enums import CallbackAPIVersion

from tests.network.broker import HERE, KIT, Broker

pytestmark = pytest.mark.slow

ROOM = "0123456789abcdef" * 4
SPIES = (
    "#",
    "+/+/+",
    "/#",
    "briscola/#",
    "briscola/1/#",
    "briscola/1/+",
    "briscola/+/+",
    f"briscola/+/{ROOM}",
    f"+/1/{ROOM}",
    f"briscola/1/{ROOM}/#",
    "$share/spies/briscola/1/+",
    "$share/spies/#",
    f"$share/spies/briscola/1/{ROOM}",
    "$SYS/#",
    "$CONTROL/#",
)


class Line:
    """A connection that hears what comes, and what the broker says to its wishes."""

    def __init__(self, broker: Broker) -> None:
        self.heard: list[bytes] = []
        self.granted: list[bool] = []
        self.connected = self.ended = False
        self.client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTv5)
        self.client.on_connect = lambda *_: setattr(self, "connected", True)
        self.client.on_disconnect = lambda *_: setattr(self, "ended", True)
        self.client.on_message = self._hear
        self.client.on_subscribe = lambda _c, _u, _m, codes, _p: self.granted.extend(
            not code.is_failure for code in codes
        )
        self.client.connect(HERE, broker.port)
        self.until(lambda: self.connected)

    def _hear(self, _client: Client, _data: object, message: MQTTMessage) -> None:
        self.heard.append(message.payload)

    def until(self, condition: Callable[[], bool], seconds: float = 5.0) -> None:
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end, "it does not happen"
            self.client.loop(0.02)

    def listens(self, topic: str) -> bool:
        """True if the broker lets her listen there."""
        before = len(self.granted)
        self.client.subscribe(topic)
        self.until(lambda: len(self.granted) > before or self.ended)
        return self.granted[before:] == [True]

    def say(self, topic: str, words: bytes, *, retain: bool = False) -> None:
        self.client.publish(topic, words, retain=retain)
        self.client.loop(0.02)


def test_whoever_knows_a_room_hears_it_and_no_wildcard_does(broker: Broker) -> None:
    guest, host = Line(broker), Line(broker)
    assert guest.listens(f"briscola/1/{ROOM}")
    spies = {pattern: Line(broker) for pattern in SPIES}
    assert [pattern for pattern, spy in spies.items() if spy.listens(pattern)] == []
    host.say(f"briscola/1/{ROOM}", b"a frame")
    guest.until(lambda: guest.heard == [b"a frame"])
    for spy in spies.values():
        spy.client.loop(0.02)
        assert spy.heard == []


def test_nobody_speaks_outside_of_rooms(broker: Broker) -> None:
    host, other = Line(broker), Line(broker)
    assert not other.listens("elsewhere")
    assert other.listens(f"briscola/1/{ROOM}")
    for topic in ("elsewhere", "briscola/2/x", f"briscola/1/{ROOM}/deeper", "$CONTROL/dynamic-security/v1"):
        host.say(topic, b"x")
    host.say(f"briscola/1/{ROOM}", b"last")
    other.until(lambda: other.heard == [b"last"])


def test_nothing_is_kept_for_whoever_comes_later(broker: Broker) -> None:
    host = Line(broker)
    host.say(f"briscola/1/{ROOM}", b"kept?", retain=True)
    host.until(lambda: host.ended)
    later = Line(broker)
    assert later.listens(f"briscola/1/{ROOM}")
    Line(broker).say(f"briscola/1/{ROOM}", b"now")
    later.until(lambda: later.heard == [b"now"])


def test_a_frame_that_is_too_large_ends_the_connection(broker: Broker) -> None:
    guest, host = Line(broker), Line(broker)
    assert guest.listens(f"briscola/1/{ROOM}")
    host.say(f"briscola/1/{ROOM}", b"x" * 66_000)
    guest.until(lambda: guest.heard == [b"x" * 66_000])
    host.say(f"briscola/1/{ROOM}", b"x" * 80_000)
    host.until(lambda: host.ended)


def test_the_log_names_no_room_and_nobody(broker: Broker) -> None:
    guest = Line(broker)
    assert guest.listens(f"briscola/1/{ROOM}") and not guest.listens("#")
    guest.say(f"briscola/1/{ROOM}", b"a secret")
    guest.until(lambda: bool(guest.heard))
    log = broker.log.read_text(encoding="utf-8")
    assert ROOM not in log and "secret" not in log


def test_the_page_of_the_kit_has_three_steps_at_most_for_each_way_and_names_every_file() -> None:
    text = (KIT / "README.md").read_text(encoding="utf-8")
    for way in text.split("\n## "):
        assert len([line for line in way.splitlines() if line[:1].isdecimal()]) <= 3
    for path in KIT.iterdir():
        assert path.name in text or path.name == "README.md", path.name
