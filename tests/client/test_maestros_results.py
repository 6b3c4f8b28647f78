"""Hands that maestro plays in the background: in the order asked for, until one leaves the page."""

import time
from collections.abc import Callable, Iterator, Sequence

import pytest

from briscola.client.host import analysis
from briscola.client.single_deals import maestros_results
from briscola.client.single_deals.maestros_results import MaestrosResults
from briscola.system.workers import helper


def doubled(hands: Sequence[int]) -> Iterator[tuple[int, int]]:
    for hand in hands:
        yield hand, 2 * hand


def looked(results: MaestrosResults[int, int]) -> None:
    """Look until maestro has nothing left to play."""
    while results.working:
        results.poll()
        time.sleep(0.005)


def test_each_result_is_told_as_news_once(monkeypatch: pytest.MonkeyPatch) -> None:
    class AtOnce:
        """Finds everything at the first look."""

        over = failed = False

        def __init__(self, find: Callable[..., Iterator[object]], *given: object) -> None:
            self._found = [*find(*given)]

        def news(self) -> list[object]:
            self.over = not self._found
            found, self._found = self._found, []
            return found

    monkeypatch.setattr(maestros_results, "Analysis", AtOnce)
    results = MaestrosResults(doubled)
    results.ask([1, 2])
    assert results.poll() and results.found == {1: 2, 2: 4}
    assert not results.poll() and not results.working


@pytest.mark.slow
def test_hands_asked_for_while_others_are_played_come_next() -> None:
    results = MaestrosResults(doubled)
    results.ask([1, 2])
    results.ask([2, 3])
    looked(results)
    assert [results.found.get(hand) for hand in (1, 2, 3, 4)] == [2, 4, 6, None]
    results.ask([1, 3])
    assert not results.working, "all of them are known"


@pytest.mark.slow
def test_after_leaving_the_page_a_failure_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_given: object) -> None:
        raise OSError("too many processes")

    monkeypatch.setattr(analysis, "helper", none)
    results = MaestrosResults(doubled)
    results.ask([1])
    monkeypatch.setattr(analysis, "helper", helper)
    results.ask([1])
    assert results.failed and not results.working, "on the page nothing is tried again and again"
    results.stop()
    assert not results.failed
    results.ask([1])
    looked(results)
    assert results.found.get(1) == 2
