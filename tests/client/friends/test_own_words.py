"""Lines written in a hurry wait until the host hears their writer again, and nothing else does."""

import asyncio
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from briscola.client.visit import own_words
from briscola.client.visit.news import News
from briscola.client.visit.own_words import MOST_LINES, PAUSE, OwnWords
from briscola.client.visit.visitor import Visitor
from briscola.engine.events import Dealt
from briscola.engine.variants import make_rules
from briscola.network.messages.from_guest import Say
from briscola.network.messages.from_host import Written
from tests.simulated.company import Person
from tests.simulated.evening import Evening

ANNA, BRUNO = range(2)


class Reader(Person):
    """Somebody who reads what the others write, and when."""

    def _hear(self, visitor: Visitor, news: News) -> None:
        super()._hear(visitor, news)
        if isinstance(news, Written):
            self.read.append((news.words, self.host.world.now))

    def come(self) -> None:
        self.read: list[tuple[str, float]] = []
        super().come()


@pytest.fixture(params=["program", "page"])
def evening(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Evening[Reader]]:
    """A match of two friends, of whom Bruno writes with a program or a page; the cards are dealt."""
    evening = Evening[Reader](tmp_path, make_rules("briscola", 2))
    people = [evening.add(Reader), evening.add(Reader, page=request.param == "page")]
    evening.sit_down(people)
    evening.begin(people)
    evening.world.run(1)
    while not any(isinstance(event, Dealt) for event in evening.match.table.log):
        evening.world.run(0.1)
    evening.hesitate(1000.0)
    evening.world.run(1)
    yield evening
    evening.close()


def says(evening: Evening[Reader], *said: Say) -> None:
    """Bruno says all that at once."""
    for each in said:
        evening.people[BRUNO].do(partial(Visitor.send, message=each))


def test_lines_that_are_written_at_once_arrive_one_after_the_other(evening: Evening[Reader]) -> None:
    lines = [f"{n}!" for n in range(MOST_LINES + 1)]
    says(evening, *(Say(words=words) for words in lines))
    evening.world.run(1)
    anna = evening.people[ANNA]
    assert [words for words, _ in anna.read] == lines[:1]
    evening.world.run(PAUSE * MOST_LINES)
    assert [words for words, _ in anna.read] == lines and not evening.people[BRUNO].troubles
    times = [when for _, when in anna.read]
    assert all(later - before < PAUSE + 1 for before, later in pairwise(times))


def test_a_line_waits_for_a_phrase_and_no_phrase_waits_for_a_line(evening: Evening[Reader]) -> None:
    anna, bruno = (evening.people[each] for each in (ANNA, BRUNO))
    says(evening, Say(phrase=0), Say(words="Brava!"))
    evening.world.run(PAUSE + 1)
    assert [words for words, _ in anna.read] == ["Brava!"] and not bruno.troubles
    says(evening, Say(phrase=1))
    evening.world.run(1)
    assert [each.kind for each in bruno.troubles] == ["too_soon"], "it belongs to its moment"


def test_whoever_writes_without_end_is_told_to_wait(evening: Evening[Reader]) -> None:
    says(evening, *(Say(words=f"{n}!") for n in range(MOST_LINES + 2)))
    evening.world.run(1)
    assert [each.kind for each in evening.people[BRUNO].troubles] == ["too_soon"]


@pytest.mark.parametrize("evening", ["program"], indirect=True)
def test_lines_that_are_written_while_the_connection_is_lost_go_with_the_next_one(
    evening: Evening[Reader],
) -> None:
    anna, bruno = (evening.people[each] for each in (ANNA, BRUNO))
    assert bruno.line is not None
    bruno.line.abort()
    evening.world.run(0.1)
    lines = [f"{n}!" for n in range(MOST_LINES)]
    says(evening, *(Say(words=words) for words in [*lines, "one too many"]), Say(phrase=0))
    evening.world.run(0.1)
    assert [each.kind for each in bruno.troubles] == ["too_soon"], "she reads that it is not sent"
    evening.world.run(PAUSE * MOST_LINES + 10)
    assert [words for words, _ in anna.read] == lines == [words for words, _ in bruno.read]
    evening.world.run(30)
    assert len(bruno.troubles) == 1


@pytest.mark.parametrize("evening", ["program"], indirect=True)
def test_a_line_that_was_lost_on_its_way_goes_once_more(evening: Evening[Reader]) -> None:
    anna, bruno = (evening.people[each] for each in (ANNA, BRUNO))
    assert bruno.line is not None
    says(evening, Say(words="Brava!"))
    bruno.line.abort()
    evening.world.run(30)
    assert [words for words, _ in anna.read] == ["Brava!"] == [words for words, _ in bruno.read]
    assert not bruno.troubles


async def test_a_line_for_a_table_that_has_moved_is_not_said_at_the_other_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(own_words, "PAUSE", 0.01)
    sent: list[Say] = []
    words = OwnWords(sent.append)
    words.go_on()
    words.say(Say(words="Brava!"))
    words.forget()
    words.hold()
    words.go_on()
    await asyncio.sleep(0.1)
    assert sent == [Say(words="Brava!")]
