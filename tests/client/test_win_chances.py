"""The curve of chance: from the person's own view, choice by choice, as long as one looks."""

import time
from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from briscola.client.decisions import hands_of
from briscola.client.playback.reel import Reel
from briscola.client.playback.win_chances import WinChances, chance_of, chances_of, curve
from briscola.client.view.view import ME
from briscola.engine.events import Event, HandEnded
from briscola.players.insight.evaluation import glance
from tests.client.steps import log_of


@pytest.fixture(scope="module")
def log() -> list[Event]:
    return log_of(("briscola", 2, {}), 5)


def until(chances: WinChances, known: int) -> None:
    end = time.monotonic() + 300
    while len(chances.found) < known and time.monotonic() < end:
        time.sleep(0.005)


@pytest.mark.slow
def test_every_choice_has_the_chance_of_the_best_one_there(log: list[Event]) -> None:
    chances = WinChances(log)
    chances.begin()
    own = [each for hand in hands_of(log, ME) for each in hand.decisions]
    until(chances, len(own))
    assert list(chances.found) == [each.event for each in own]
    for each in own[::6]:
        assert chances.found[each.event] == glance(each.view).advice.percent == chance_of(each.view)


class Slow:
    """An analysis that finds one thing whenever it is asked for news."""

    def __init__(self, work: Callable[..., Iterator[tuple[int, int | None]]], *given: object) -> None:
        self._finds = work(*given)
        self.over = self.failed = False

    def news(self) -> list[tuple[int, int | None]]:
        return list(islice(self._finds, 1))

    def stop(self) -> None:
        self.over = True


def test_it_stops_at_once_and_goes_on_where_it_was(log: list[Event], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("briscola.client.playback.win_chances.Analysis", Slow)
    chances = WinChances(log)
    chances.begin()
    until(chances, 3)
    chances.stop()
    known = dict(chances.found)
    assert chances.over and 3 <= len(known) < 20 and known == chances.found
    assert [event for event, _ in chances_of(log, known)] == [
        each.event for hand in hands_of(log, ME) for each in hand.decisions
    ][len(known) :]
    chances.begin()
    until(chances, len(known) + 1)
    assert len(chances.found) > len(known)
    chances.stop()


def test_what_broke_off_is_tried_again_later(log: list[Event], monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Slow] = []

    def broken(work: Callable[..., Iterator[tuple[int, int | None]]], *given: object) -> Slow:
        begun.append(Slow(work, *given))
        begun[-1].over = begun[-1].failed = True
        return begun[-1]

    monkeypatch.setattr("briscola.client.playback.win_chances.Analysis", broken)
    chances = WinChances(log)
    for _ in range(2):
        chances.begin()
        chances.begin()
    assert len(begun) == 1 and chances.over, "not again and again while one looks"
    chances.stop()
    chances.begin()
    assert len(begun) == 2


def test_the_curve_breaks_where_nothing_can_be_said_and_ends_with_the_result(log: list[Event]) -> None:
    reel = Reel(log)
    own = [each.event for hand in hands_of(log, ME) for each in hand.decisions]
    found = {event: 50 if at != 4 else None for at, event in enumerate(own)}
    first, second = curve(reel, found)
    assert len(first) == 4 and len(second) == 15 + 1
    ended = next(event for event in log if isinstance(event, HandEnded))
    assert second[-1][1] == (100 if ME in ended.winners else 0)
    shares = [share for share, _ in (*first, *second)]
    assert shares == sorted(shares) and shares[0] >= 0 and shares[-1] <= 1
