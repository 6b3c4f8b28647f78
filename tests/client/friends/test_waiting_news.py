"""News that wait for a window which does not look: they are few, and it misses nothing that matters."""

from collections import deque
from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from briscola.client.visit.news import (
    MOST_MATCHES_WAITING,
    FriendsTrouble,
    KeptLines,
    MatchGoesOn,
    NewLines,
    News,
    NextSeat,
    TableLeft,
    TableQuestion,
    put_news,
)
from briscola.engine.events import Event, PhraseSaid
from briscola.engine.variants import make_rules
from briscola.network.lines import LostMoves
from briscola.network.messages.from_host import MaySay
from briscola.network.network_thread import NetworkThread
from tests.client.friends.in_memory import header_of

HEADER = header_of(make_rules("briscola", 2), (0, 1))


def waiting(told: Sequence[News]) -> list[News]:
    items: deque[News] = deque()
    for news in told:
        put_news(items, news)
    return [*items]


def lines(*phrases: int) -> tuple[Event, ...]:
    return tuple(PhraseSaid(seat=0, phrase=phrase) for phrase in phrases)


def begun(number: int = 0, seen: tuple[Event, ...] = ()) -> MatchGoesOn:
    return MatchGoesOn(header=replace(HEADER, id=f"{number:032x}"), seat=0, seen=seen)


def test_of_what_only_the_newest_matters_the_newest_waits() -> None:
    told: list[News] = [begun()]
    for n in range(500):
        told += [NextSeat(seat=n % 2), FriendsTrouble(kind="not_now"), MaySay()]
    assert len(waiting(told)) == 4 and NextSeat(seat=1) in waiting(told)


def test_of_troubles_the_last_of_each_kind_waits_in_line() -> None:
    lost = LostMoves(cards=2, hand=0, times=1)
    told: list[News] = [FriendsTrouble(kind="lost_lines", lost=lost)]
    for n in range(100):
        told += [
            FriendsTrouble(kind="not_now", sentence=str(n)),
            FriendsTrouble(kind="taken", sentence=str(n)),
        ]
    assert waiting([*told, TableLeft()]) == [told[0], *told[-2:], TableLeft()]


class Curtsy(Struct, frozen=True):
    """News of which nobody has said that the newest is enough."""


def test_news_of_a_new_kind_wait_all_unless_they_are_named_as_those_that_replace_others() -> None:
    told: list[Any] = [begun(), Curtsy(), Curtsy(), NextSeat(seat=0), Curtsy()]
    assert waiting(told) == told


def test_no_line_is_lost_and_none_passes_another_or_a_question() -> None:
    chance, told = Random(1), list[News]([begun()])
    for n in range(2000):
        told.append(NewLines(events=lines(n % 12)))
        if chance.random() < 0.1:
            told.append(TableQuestion(cut=True))
    left = waiting(told)
    assert [e for each in left if isinstance(each, NewLines) for e in each.events] == [
        *lines(*(n % 12 for n in range(2000)))
    ]
    last = max(n for n, news in enumerate(told) if isinstance(news, TableQuestion))
    after = sum(isinstance(news, NewLines) for news in told[last:])
    asked = next(n for n, news in enumerate(left) if isinstance(news, TableQuestion))
    assert sum(len(each.events) for each in left[asked:] if isinstance(each, NewLines)) == after
    assert len(left) < 30


def test_a_match_that_goes_on_after_a_lost_line_is_told_once_with_all_its_lines() -> None:
    told: list[News] = [begun()]
    for n in range(100):
        told += [NewLines(events=lines(n % 12)), begun(seen=lines(*(n % 12 for n in range(n + 1))))]
    assert waiting([*told, TableQuestion(cut=True)]) == [
        begun(seen=lines(*(n % 12 for n in range(100)))),
        TableQuestion(cut=True),
    ]


def test_the_lines_of_two_matches_wait_and_a_kept_record_stays_with_its_own() -> None:
    told: list[News] = []
    for number in range(50):
        told += [begun(number), NewLines(events=lines(1)), KeptLines(record=lines(1), digest=str(number))]
    left = waiting(told)
    assert [each.header.id for each in left if isinstance(each, MatchGoesOn)] == [
        begun(48).header.id,
        begun(49).header.id,
    ]
    assert [each.digest for each in left if isinstance(each, KeptLines)] == ["48", "49"]
    assert len(left) == 3 * MOST_MATCHES_WAITING


def test_a_window_that_looks_late_learns_why_the_table_was_left() -> None:
    thread = NetworkThread[News](put_news)
    for n in range(30_000):
        assert thread.post(NextSeat(seat=n % 2))
        assert thread.post(NewLines(events=lines(1)))
    assert thread.post(FriendsTrouble(kind="host_cheats")) and thread.post(TableLeft())
    heard = thread.poll()
    assert heard[-2:] == [FriendsTrouble(kind="host_cheats"), TableLeft()] and not thread.poll()
