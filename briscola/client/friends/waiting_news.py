"""News that wait for a window which does not look: the newest of each kind, and all lines of two matches."""

from collections import deque
from typing import Final

from briscola.client.friends.news import (
    FriendsTrouble,
    KeptLines,
    MatchGoesOn,
    MatchGone,
    MaySpeak,
    NewLines,
    News,
    NextSeat,
    RecordTrouble,
    SeatSeen,
    TableHandedOver,
    TableLeft,
    TableOffered,
    TableQuestion,
    TablesNearby,
    TableState,
)
from briscola.client.guarded_program import ProgramNews

MOST_MATCHES_WAITING: Final = 2
"""Matches of which lines wait; the records of earlier ones are on the disk, where they are found later."""
OF_A_MATCH = (KeptLines, MaySpeak, NewLines, NextSeat, SeatSeen, TableQuestion)
"""News of the match that was told of before them."""
NEWEST = (
    FriendsTrouble,
    KeptLines,
    MatchGone,
    MaySpeak,
    NextSeat,
    ProgramNews,
    RecordTrouble,
    SeatSeen,
    TableHandedOver,
    TableLeft,
    TableOffered,
    TableQuestion,
    TableState,
    TablesNearby,
)
"""News of which the newest says all that those before it have said."""


def put_news(waiting: deque[News], news: News) -> None:
    """Put news behind those that wait, and take away what they replace."""
    items = [*waiting]
    first = _beginning(items) if isinstance(news, OF_A_MATCH) else 0
    if isinstance(news, MatchGoesOn):
        items = _before(items, news)
    elif isinstance(news, NEWEST):
        items[first:] = [each for each in items[first:] if not _replaces(news, each)]
    waiting.clear()
    for each in (*items, news):
        _append(waiting, each)


def _append(waiting: deque[News], news: News) -> None:
    """Put news at the end; lines join those before them, unless these are many more."""
    while isinstance(news, NewLines) and waiting:
        before = waiting[-1]
        if not isinstance(before, NewLines) or len(before.events) > len(news.events):
            break
        waiting.pop()
        news = NewLines(events=before.events + news.events)
    waiting.append(news)


def _beginning(items: list[News]) -> int:
    """Place of the first news of the present match."""
    return next((at for at in range(len(items) - 1, -1, -1) if isinstance(items[at], MatchGoesOn)), 0)


def _replaces(news: News, old: News) -> bool:
    if isinstance(news, ProgramNews) and isinstance(old, ProgramNews):
        return news.seat == old.seat
    return type(news) is type(old)


def _before(items: list[News], begun: MatchGoesOn) -> list[News]:
    """News that are still of use once a match goes on, which tells all its lines so far."""
    begins = [at for at, each in enumerate(items) if isinstance(each, MatchGoesOn)]
    if begins and _is_of(items[begins[-1]], begun):
        since = begins.pop()
        items[since:] = [each for each in items[since:] if not isinstance(each, (MatchGoesOn, *OF_A_MATCH))]
    while len(begins) >= MOST_MATCHES_WAITING:
        since, until = begins[0], begins[1]
        others = [each for each in items[since:until] if not isinstance(each, (MatchGoesOn, *OF_A_MATCH))]
        items[since:until] = others
        begins = [at for at, each in enumerate(items) if isinstance(each, MatchGoesOn)]
    return items


def _is_of(old: News, begun: MatchGoesOn) -> bool:
    """True if they are of the same match, seen from the same seat."""
    return isinstance(old, MatchGoesOn) and (old.header, old.seat) == (begun.header, begun.seat)
