"""The deal of the day: one hand against maestro, the same for everybody on that date, from the date alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from enum import Enum
from hashlib import sha256

from briscola.client.company import in_person
from briscola.client.match_setup import MatchSetup, regulars
from briscola.client.recorder import Unrecorded
from briscola.client.session import Session, Want
from briscola.client.so_far import so_far
from briscola.client.view import ME
from briscola.engine.deal_code import DealCode, encode
from briscola.engine.events import Event, HandEnded, TrickTaken
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.players.levels import make_player

LEVEL = "maestro"
FIRST_DAY = date(2026, 1, 1)
"""Nothing was dealt before."""
WEEK: Sequence[tuple[str, int]] = (
    ("briscola", 2),
    ("briscola", 2),
    ("briscola", 2),
    ("briscola", 2),
    ("briscola", 2),
    ("briscola", 4),
    ("briscola", 3),
)
"""Variant and players, from Monday on. Everybody who knows the classic can play every day of it."""
DEAR = 10
"""Points that make a trick a dear one."""


class Square(Enum):
    """A trick as it may be shown to who has not played the deal: whose, and whether it was dear."""

    OURS = "ours"
    OURS_DEAR = "ours_dear"
    THEIRS = "theirs"
    THEIRS_DEAR = "theirs_dear"


@dataclass(frozen=True, kw_only=True, slots=True)
class DailyDeal:
    """What a date fixes: the deal, who sits there, and what the computers' chance follows from."""

    day: date
    code: str
    setup: MatchSetup
    seeds: tuple[str, ...]
    """Seat by seat, the person's own place first: there maestro sits, to be compared with."""

    @property
    def rules(self) -> Rules:
        """The rules of the day's game."""
        return self.setup.rules()


@dataclass(frozen=True, kw_only=True, slots=True)
class Course:
    """How a hand went: the points of every side, the first seat's first, and every trick."""

    points: tuple[int, ...]
    squares: tuple[Square, ...]

    @property
    def ours(self) -> int:
        """The points of the first seat's side."""
        return self.points[0]


def deal_of(day: date) -> DailyDeal:
    """The deal of a date, from `FIRST_DAY` on."""
    variant, players = WEEK[day.weekday()]
    rules = make_rules(variant, players)
    dealer = _bytes(day, "dealer")[0] % players
    code = DealCode(rules=rules, dealer=dealer, at=0, seed=_bytes(day, "pack"))
    return DailyDeal(
        day=day,
        code=encode(code),
        setup=MatchSetup(
            variant=variant, players=players, winning_hands=1, opponents=regulars(players, (LEVEL,))
        ),
        seeds=tuple(_bytes(day, f"seat {seat}").hex()[:32] for seat in range(players)),
    )


def _bytes(day: date, what: str) -> bytes:
    """32 bytes, the same everywhere."""
    return sha256(f"briscola:deal of the day:{day.isoformat()}:{what}".encode()).digest()


def days_of_month(day: date) -> Sequence[date]:
    """All days of the month in which a day lies."""
    first = day.replace(day=1)
    after = (first + timedelta(days=31)).replace(day=1)
    return [first + timedelta(days=each) for each in range((after - first).days)]


def course(events: Sequence[Event], rules: Rules) -> Course | None:
    """How the hand of these events went for the first seat's side; None for one that is not over."""
    end = next((event for event in events if isinstance(event, HandEnded)), None)
    if end is None:
        return None
    side = rules.side_of[ME]
    squares = tuple(
        _square(event, ours=event.winner in side) for event in events if isinstance(event, TrickTaken)
    )
    sides = (side, *(each for each in rules.sides if each != side))
    return Course(points=tuple(sum(end.points[seat] for seat in each) for each in sides), squares=squares)


def _square(trick: TrickTaken, *, ours: bool) -> Square:
    if ours:
        return Square.OURS_DEAR if trick.points >= DEAR else Square.OURS
    return Square.THEIRS_DEAR if trick.points >= DEAR else Square.THEIRS


def maestro_instead(deal: DailyDeal) -> Course:
    """How the hand goes with maestro in the person's place too: a second or so of one core."""
    session = Session(deal.setup, seeds=deal.seeds[1:], recorder=Unrecorded(deal=deal.code))
    level = in_person(LEVEL, deal.setup.face)
    session.begin_match()
    while course(session.table.log, deal.rules) is None:
        match session.want:
            case Want.HAND:
                session.begin_hand()
            case Want.CUT | Want.OWN_CUT:
                session.cut()
            case Want.OWN_MOVE:
                session.converse()
                moment = so_far(session.table.log).moment
                player = make_player(level, seed=deal.seeds[0], seat=ME, moment=moment)
                session.act(player.choose(session.own_view))
            case _:
                session.converse()
                session.act(session.think().action)
    ended = course(session.table.log, deal.rules)
    assert ended is not None
    return ended
