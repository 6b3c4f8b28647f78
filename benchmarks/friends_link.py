"""A guest's choice, until the host's window has it: on one network, and by the link, whose line takes 50 ms.

The link leads through a relay that holds each byte back, and Caddy, which ends TLS. Needs `caddy`.
"""

import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from unittest.mock import patch

from benchmarks.figure import Figure, percentile
from briscola.client.seats.seat_control import NextStep
from briscola.client.visit.friends_client import FriendsClient
from briscola.engine.events import Played
from briscola.engine.variants import make_rules
from briscola.network.meeting.meeting_connection import trusted
from briscola.pages.phones import served_pages
from tests.client.friends.evening import Evening, friend, setup_of
from tests.client.friends.test_by_page import ByLink, Caddy
from tests.network.broker import free_port
from tests.network.https_proxy import names_lead_here
from tests.network.relay import Relay

LINE = 50.0
"""Milliseconds that the line takes, each way."""
THINKS = 0.15
"""Seconds for which everybody thinks before each choice."""
PATIENCE = 300.0
"""Seconds for a match."""
GUEST = 1
SEED = 76


def measure() -> Iterator[Figure]:
    """A match of two, twice: the choices follow from one seed, the deal from a share of each computer."""
    with tempfile.TemporaryDirectory() as folder:
        near = _on_one_network(Path(folder) / "near")
        far = _by_link(Path(folder) / "far")
    middle, distant = (percentile(times, 0.5) for times in (near, far))
    yield Figure(name="friends_link_near_p50", value=round(middle, 1), unit="ms")
    yield Figure(name="friends_link_far_p50", value=round(distant, 1), unit="ms")
    yield Figure(name="friends_link_far_p99", value=round(percentile(far, 0.99), 1), unit="ms")
    yield Figure(name="friends_link_choices", value=len(far), unit="choices")
    ratio = distant / (middle + LINE)
    yield Figure(name="friends_link_ratio", value=round(ratio, 2), unit="of network and line", aim=1.2)


def _on_one_network(folder: Path) -> list[float]:
    with Evening([friend(folder, name) for name in ("Anna", "Leo")], SEED) as evening:
        return _played(evening)


def _by_link(folder: Path) -> list[float]:
    folder.mkdir()
    with ExitStack() as opened:
        far = free_port()
        opened.enter_context(patch.object(served_pages, "PAGE_PORT", far))
        caddy = Caddy(folder / "way", far)
        opened.callback(caddy.stop)
        caddy.start()
        assert caddy.name.port is not None
        opened.enter_context(patch.dict(os.environ, {"SSL_CERT_FILE": str(caddy.authority)}))
        trusted.cache_clear()
        opened.callback(trusted.cache_clear)
        line = opened.enter_context(Relay(caddy.name.port, delay=LINE / 1000))
        opened.enter_context(names_lead_here(port=line.port))
        return _played(opened.enter_context(ByLink(folder, "Anna Leo", caddy)))


def _played(evening: Evening) -> list[float]:
    """Milliseconds from each choice of the guest until the host's window has it."""
    evening.random.seed(SEED)
    evening.sit_down(setup_of(make_rules("briscola", 2), 2, winning_hands=2))
    evening.begin()
    host, guest = evening.friends
    due = dict.fromkeys(map(id, evening.friends), 0.0)
    took, chosen = list[float](), 0.0

    def step(each: FriendsClient) -> None:
        """Choose, once she has thought."""
        nonlocal chosen
        seat, now = each.seat, time.perf_counter()
        assert seat is not None
        seat.take_new_events()
        if seat.next_step not in (NextStep.OWN_CUT, NextStep.OWN_MOVE):
            due[id(each)] = now + THINKS
        elif now >= due[id(each)]:
            due[id(each)] = now + THINKS
            is_card = seat.next_step is NextStep.OWN_MOVE
            evening.act(each)
            if each is guest and is_card:
                chosen = time.perf_counter()

    def over() -> bool:
        nonlocal chosen
        for each in evening.friends:
            step(each)
        assert host.seat is not None and guest.seat is not None
        heard = sum(isinstance(e, Played) and e.seat == GUEST for e in host.seat.lines.seen)
        if chosen and heard > len(took):
            took.append(1000 * (time.perf_counter() - chosen))
            chosen = 0.0
        return host.seat.over and guest.seat.over

    end = time.monotonic() + PATIENCE
    while not over():
        assert time.monotonic() < end, "the match does not end"
        for each in evening.friends:
            each.update()
        time.sleep(0.0005)
    return took
