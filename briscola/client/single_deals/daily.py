"""The deal of the day: one hand against maestro, the same for everybody, from the date alone."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from enum import Enum
from functools import lru_cache
from hashlib import sha256
from statistics import mean

from msgspec import Struct

from briscola import __version__
from briscola.client.host.match_host import TABLES
from briscola.client.setup.characters import regular_people
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.client.single_deals.code import DuelCode, encode_duel
from briscola.client.single_deals.duel import Duel
from briscola.client.single_deals.maestros_choices import hand_instead, maestros_hand
from briscola.client.view.view import ME
from briscola.engine.deal_code import BadDealCode, DealCode, decode, encode
from briscola.engine.events import Event, HandEnded, TrickTaken
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules

LEVEL, REGULAR = "maestro", "regular"
FIRST_DAY = date(2026, 1, 1)
"""The first day with a deal."""
WEEK: Sequence[tuple[str, int]] = (
    ("briscola", 2),
    ("briscola", 2),
    ("briscola", 2),
    ("briscola", 2),
    ("briscola", 2),
    ("briscola", 4),
    ("briscola", 3),
)
"""Variant and number of players by weekday, Monday first. All are forms of the classic game."""
DEAR = 10
"""Card points from which a trick is shown as a dear one."""


class Square(Enum):
    """A trick as shown to people who have not played the deal: whose it is, and if it was dear."""

    OURS = "ours"
    OURS_DEAR = "ours_dear"
    THEIRS = "theirs"
    THEIRS_DEAR = "theirs_dear"


class DailyDeal(Struct, frozen=True, kw_only=True):
    """Everything a date fixes: the deal, the players and the seeds of the computers."""

    day: date
    code: str
    setup: MatchSetup
    seeds: tuple[str, ...]
    """Seeds by seat: the number of the day's table, for maestro in the person's place (seat 0) too."""


class Course(Struct, frozen=True, kw_only=True):
    """Outcome of a hand: the points of every side, the first seat's first, and every trick."""

    points: tuple[int, ...]
    squares: tuple[Square, ...]

    @property
    def ours(self) -> int:
        """Points of the first seat's side."""
        return self.points[0]


def deal_of(day: date) -> DailyDeal:
    """Build the deal of a date, from `FIRST_DAY` on."""
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
        seeds=(str(_table(day)),) * players,
    )


def _table(day: date) -> int:
    """Number of the table of a day: the seed of its computers, and of maestro in the person's place."""
    return int.from_bytes(_bytes(day, "table")[:4], "big") % TABLES


def duel_of_day(day: date, result: int | None) -> Duel:
    """The duel about a day's deal, with the person's points; None if they cannot be compared."""
    deal = deal_of(day)
    code, setup = decode(deal.code), deal.setup
    content = DuelCode(
        version=__version__,
        rules=code.rules,
        dealer=code.dealer,
        hand=1,
        faces=tuple(opponent.face for opponent in setup.opponents),
        levels=tuple(opponent.level for opponent in setup.opponents),
        table=_table(day),
        result=result,
        cards=code.pack,
    )
    return Duel(content=content, letters=encode_duel(content))


def day_of(duel: Duel, today: date) -> date | None:
    """The day up to today whose deal a duel is about; None if it is about none."""
    for number in range((today - FIRST_DAY).days + 1):
        day = FIRST_DAY + timedelta(days=number)
        if _table(day) == duel.content.table and duel_of_day(day, None).code == duel.code:
            return day
    return None


@lru_cache(maxsize=1000)
def day_of_code(code: str, until: date) -> date | None:
    """The day up to `until` whose deal has this code; None if there is none."""
    try:
        pack = decode(code).seed
    except BadDealCode:
        return None
    days = (until - timedelta(days=back) for back in range((until - FIRST_DAY).days + 1))
    return next((day for day in days if _bytes(day, "pack") == pack and deal_of(day).code == code), None)


def _bytes(day: date, what: str) -> bytes:
    """32 bytes fixed by the date and the purpose, the same on every machine."""
    return sha256(f"briscola:deal of the day:{day.isoformat()}:{what}".encode()).digest()


def days_of_month(day: date) -> Sequence[date]:
    """All days of the month that contains this day."""
    first = day.replace(day=1)
    after = (first + timedelta(days=31)).replace(day=1)
    return [first + timedelta(days=each) for each in range((after - first).days)]


def week_of(day: date) -> Sequence[date]:
    """The seven days of the week that contains this day, Monday first."""
    monday = day - timedelta(days=day.weekday())
    return [monday + timedelta(days=each) for each in range(7)]


def fortnight(today: date) -> Sequence[date]:
    """The last fourteen days up to today, earliest first."""
    return [today - timedelta(days=each) for each in reversed(range(14))]


def course(events: Sequence[Event], rules: Rules) -> Course | None:
    """Course of the hand for the first seat's side; None if the hand is not over."""
    end = next((event for event in events if isinstance(event, HandEnded)), None)
    if end is None:
        return None
    side = rules.side_of[ME]
    squares = tuple(
        _square(event, ours=event.winner in side) for event in events if isinstance(event, TrickTaken)
    )
    return Course(
        points=tuple(sum(end.points[seat] for seat in each) for each in rules.sides), squares=squares
    )


def _square(trick: TrickTaken, *, ours: bool) -> Square:
    if ours:
        return Square.OURS_DEAR if trick.points >= DEAR else Square.OURS
    return Square.THEIRS_DEAR if trick.points >= DEAR else Square.THEIRS


def maestro_instead(deal: DailyDeal) -> Course:
    """Course of the hand with maestro in the person's seat. Takes about a second on one core."""
    return _course_of(deal, maestros_hand(deal))


def regulars_instead(deal: DailyDeal) -> int:
    """Mean points of the regulars who do not sit there, one by one in the person's seat. Takes seconds."""
    there = {opponent.face for opponent in deal.setup.opponents}
    faces = [each.name for each in regular_people() if each.name not in there]
    return round(mean(_course_of(deal, hand_instead(deal, REGULAR, face)).ours for face in faces))


def _course_of(deal: DailyDeal, hand: Sequence[Event]) -> Course:
    ended = course(hand, deal.setup.rules())
    assert ended is not None
    return ended
