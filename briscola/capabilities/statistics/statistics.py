"""A person's statistics: counts, streaks, rates, points, luck.

Only the person's own matches count: not imported ones, not deals from a code, not matches begun before the
statistics were started again. Matches with a choice taken back are counted apart.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import accumulate, groupby
from typing import Any, NamedTuple

from msgspec import Struct

from briscola.client.view.view import ME
from briscola.engine.actions import LOWEST_CONTRACT
from briscola.engine.variants import PACK_POINTS
from briscola.storage.database.database import Database
from briscola.storage.database.rows import Result, Shape
from briscola.storage.evenings.matches import ONCE
from briscola.storage.people.profiles import Profile
from briscola.storage.sums.luck import Luck, add_up, judge

ROLLING = 20
"""Number of matches over which the rate of wins is taken."""

PLAYED = "reason NOT IN ('passed_out', 'void', 'conceded')"
"""Condition of a hand that was played to an end that tells something."""
BID_MADE = f"reason = 'made' AND caller = {ME} AND contract > {LOWEST_CONTRACT}"
"""Condition of a hand in which the person promised more than anybody must, and kept it."""
MONTH = "substr(evening, 1, 7)"
"""The month of a match as SQL: `2026-11`."""
MONTHS = 12
"""Most months that are told, the latest."""
_AGAINST = "json_extract(value, '$[0]') {} AND json_extract(value, '$[1]') <> ''"
"""Condition of the result against another player, of the array of a match's rivals."""
_ANYBODY = _AGAINST.format("<> ''")
_BY = {
    "game": "game = ?",
    "level": "level = ?",
    "deck": "deck = ?",
    "month": f"{MONTH} = ?",
    "rival": f"EXISTS (SELECT 1 FROM json_each(nullif(rivals, '')) WHERE {_AGAINST.format('= ?')})",
}
"""Conditions by what the statistics can be asked for."""


class _Sums(NamedTuple):
    """Sums over all matches with the same first five fields."""

    game: str
    level: str
    deck: str
    month: str
    undone: bool
    matches: int
    won: int
    lost: int
    drawn: int
    hands: int
    hands_won: int
    hands_lost: int
    points: int
    against: int
    capots: int


class Counts(Struct, frozen=True, kw_only=True):
    """Counts of ended matches, and of finished hands in all matches, ended or not."""

    matches: int = 0
    won: int = 0
    lost: int = 0
    drawn: int = 0
    hands: int = 0
    hands_won: int = 0
    hands_lost: int = 0
    hands_drawn: int = 0
    points: int = 0
    against: int = 0
    """Points of the best other side."""
    capots: int = 0
    """Hands in which the person's side took every trick."""

    @property
    def mean_points(self) -> float | None:
        """Mean points per hand; None before the first."""
        return self.points / self.hands if self.hands else None


class Streaks(Struct, frozen=True, kw_only=True):
    """Runs of matches won or lost; a draw ends a run."""

    current: int = 0
    """Matches won in a row up to now; below 0, matches lost in a row."""
    best: int = 0
    worst: int = 0
    """Most matches lost in a row."""


class Counted(Struct, frozen=True, kw_only=True):
    """The counts of one game, level, deck, month or rival; of a rival only results are counted."""

    name: str
    counts: Counts
    streaks: Streaks


class PointsOfGame(Struct, frozen=True, kw_only=True):
    """The points of the person's side in the hands of one game, declared ones too (V-MA-3)."""

    game: str
    histogram: tuple[int, ...]
    """For each number of points, the hands in which the side made exactly that many.

    It goes up to the points of the pack, or further where declared ones were added.
    """
    ahead: int
    """Hands in which no other side made as many."""


class GameBest(NamedTuple):
    """The most of something, and the evening on which it first came about."""

    most: int
    day: str


class GameBests(Struct, frozen=True, kw_only=True):
    """Best results at one game; None where nothing of the kind was done."""

    game: str
    points: GameBest | None = None
    """Most points of a hand in which nobody had more."""
    streak: int = 0
    """Most matches won in a row."""
    capots: GameBest | None = None
    """Most hands of one match in which the person's side took every trick."""
    bid: GameBest | None = None
    """Highest promise of points that the person made and kept."""


class EveningCounts(Struct, frozen=True, kw_only=True):
    """The matches ended in one evening."""

    day: str
    matches: int
    won: int
    lost: int
    points: int


class Statistics:
    """All the statistics shown.

    Each figure is read when it is first asked for, and raises there if it cannot be: the others stand.
    """

    def __init__(self, database: Database, condition: str, values: Sequence[Any]) -> None:
        """Count the matches for which an SQL `condition` with these `values` holds."""
        self._database, self._values = database, values
        self._every, self._plain = condition, f"{condition} AND taken_back = 0"

    @cached_property
    def _all_sums(self) -> Sequence[_Sums]:
        rows = self._database.rows(
            f"SELECT game, level, deck, {MONTH}, taken_back > 0, count(result), total(result = 'won'),"
            " total(result = 'lost'), total(result = 'drawn'), sum(hands), sum(hands_won), sum(hands_lost),"
            " sum(points), sum(against), sum(capots) FROM matches"
            f" WHERE {self._every} GROUP BY 1, 2, 3, 4, 5",
            self._values,
        )
        return [_Sums(*row) for row in rows]

    @property
    def _sums(self) -> Sequence[_Sums]:
        return [row for row in self._all_sums if not row.undone]

    @cached_property
    def _over(self) -> Sequence[Sequence[Any]]:
        """Game, level, deck, month and result of each match that is over, in order of play."""
        return self._database.rows(
            f"SELECT game, level, deck, {MONTH}, result FROM matches WHERE {self._plain}"
            " AND result IS NOT NULL ORDER BY began, key",
            self._values,
        )

    @cached_property
    def counts(self) -> Counts:
        return _counts(self._sums)

    @cached_property
    def with_undo(self) -> Counts:
        """Matches with a choice taken back; no other figure includes them."""
        return _counts([row for row in self._all_sums if row.undone])

    @cached_property
    def streaks(self) -> Streaks:
        return streaks(row[-1] for row in self._over)

    @cached_property
    def games(self) -> tuple[Counted, ...]:
        """Games, most played first, as for levels and decks; those never played are left out."""
        return _grouped(self._sums, self._over, 0)

    @cached_property
    def levels(self) -> tuple[Counted, ...]:
        return _grouped(self._sums, self._over, 1)

    @cached_property
    def decks(self) -> tuple[Counted, ...]:
        return _grouped(self._sums, self._over, 2)

    @cached_property
    def months(self) -> tuple[Counted, ...]:
        """Months, at most `MONTHS`, the latest first."""
        return _months(self._sums, self._over)

    @cached_property
    def rivals(self) -> tuple[Counted, ...]:
        """Everybody whom the person has played against, as the database names them, most often met first.

        Where more than two play, it is counted who of the two came before the other; partners are left out.
        """
        return _rivals(self._database, self._plain, self._values)

    @cached_property
    def evenings(self) -> tuple[EveningCounts, ...]:
        """Evenings, earliest first."""
        return _evenings(self._database, self._plain, self._values)

    @property
    def best_evening(self) -> EveningCounts | None:
        """Evening with the best balance of wins and losses; None if no match was won."""
        return max((each for each in self.evenings if each.won), key=_worth, default=None)

    @cached_property
    def rates(self) -> tuple[float, ...]:
        """After each match, the share won of the last `ROLLING` matches, earliest first."""
        return rates([row[-1] for row in self._over])

    @cached_property
    def points(self) -> tuple[PointsOfGame, ...]:
        """Points hand by hand, in the order of the games: no two games have the same points."""
        points = _points(self._database, self._plain, self._values)
        return tuple(points[group.name] for group in self.games if group.name in points)

    @cached_property
    def bests(self) -> tuple[GameBests, ...]:
        """In the order of the games."""
        return _records(self._database, self._plain, self._values, self.games)


FIGURES = tuple(name for name in vars(Statistics) if not name.startswith("_"))
"""Names of all figures."""


def statistics(
    database: Database,
    profile: Profile,
    *,
    game: str | None = None,
    level: str | None = None,
    deck: str | None = None,
    month: str | None = None,
    rival: str | None = None,
) -> Statistics:
    """The statistics of a person, for one game, level, deck, month or rival if given."""
    condition = "profile = ? AND began >= ? AND NOT imported AND NOT replayed"
    values: list[Any] = [profile.id, profile.counts_from]
    for name, value in zip(_BY, (game, level, deck, month, rival), strict=True):
        if value is not None:
            condition += f" AND {_BY[name]}"
            values.append(value)
    return Statistics(database, condition, values)


def luck(database: Database, profile: Profile | None = None) -> Luck:
    """The luck of everything ever dealt to a person, or at this computer if `profile` is None.

    Starting the statistics again changes nothing here. A hand in progress is left out: its cards are still
    secret.
    """
    condition, values = f"NOT imported AND NOT replayed AND {ONCE}", []
    if profile is not None:
        condition, values = "profile = ? AND NOT imported AND NOT replayed", [profile.id]
    rows = database.rows(
        "SELECT shape, group_concat(luck, '') FROM matches JOIN hands ON match = key"
        f" WHERE {condition} AND (reason IS NOT NULL OR state <> 'unfinished') GROUP BY shape",
        values,
        lambda row: add_up(Shape.read(row[0]), row[1]),
    )
    return judge(rows)


def streaks(results: Iterable[Result]) -> Streaks:
    """Streaks of results given in order of play."""
    longest = {"won": 0, "lost": 0, "drawn": 0}
    result, length = "drawn", 0
    for result, run in groupby(results):
        length = sum(1 for _ in run)
        longest[result] = max(longest[result], length)
    current = {"won": length, "lost": -length, "drawn": 0}[result]
    return Streaks(current=current, best=longest["won"], worst=longest["lost"])


def rates(results: Sequence[Result]) -> tuple[float, ...]:
    """After each match, the share won of the last `ROLLING` matches, or of all while there are fewer."""
    won = list(accumulate([result == "won" for result in results], initial=0))
    few = [won[n] / n for n in range(1, min(ROLLING, len(won)))]
    many = [(new - old) / ROLLING for old, new in zip(won, won[ROLLING:], strict=False)]
    return (*few, *many)


def _counts(sums: Iterable[_Sums]) -> Counts:
    columns = list(zip(*sums, strict=True))[5:]
    numbers = [int(sum(column)) for column in columns] or [0] * len(_Sums._fields[5:])
    fields = dict(zip(_Sums._fields[5:], numbers, strict=True))
    return Counts(**fields, hands_drawn=fields["hands"] - fields["hands_won"] - fields["hands_lost"])


def _grouped(sums: Iterable[_Sums], over: Iterable[Sequence[Any]], column: int) -> tuple[Counted, ...]:
    added, results = defaultdict[str, list[_Sums]](list), defaultdict[str, list[Result]](list)
    for row in sums:
        added[str(row[column])].append(row)
    for match in over:
        results[match[column]].append(match[-1])
    groups = [
        Counted(name=name, counts=_counts(rows), streaks=streaks(results[name]))
        for name, rows in added.items()
    ]
    played = [group for group in groups if group.counts.matches or group.counts.hands]
    return tuple(sorted(played, key=lambda group: (-group.counts.matches, -group.counts.hands, group.name)))


def _months(sums: Iterable[_Sums], over: Iterable[Sequence[Any]]) -> tuple[Counted, ...]:
    months = _grouped(sums, over, 3)
    return tuple(sorted(months, key=lambda group: group.name, reverse=True)[:MONTHS])


def _rivals(database: Database, condition: str, values: Sequence[Any]) -> tuple[Counted, ...]:
    results = defaultdict[str, list[Result]](list)
    for who, result in database.rows(
        "SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]')"
        f" FROM matches, json_each(nullif(rivals, '')) WHERE {condition} AND {_ANYBODY}"
        " AND result IS NOT NULL ORDER BY began, matches.key",
        values,
    ):
        results[who].append(result)
    met = [
        Counted(
            name=who,
            counts=Counts(
                matches=len(each),
                won=each.count("won"),
                lost=each.count("lost"),
                drawn=each.count("drawn"),
            ),
            streaks=streaks(each),
        )
        for who, each in results.items()
    ]
    return tuple(sorted(met, key=lambda group: (-group.counts.matches, group.name)))


def _records(
    database: Database, condition: str, values: Sequence[Any], games: Iterable[Counted]
) -> tuple[GameBests, ...]:
    of_hands = f"matches JOIN hands ON match = key WHERE {condition}"
    points, capots, bids = (
        _most(database, f"SELECT game, {what}, min(evening) FROM {where} GROUP BY 1, 2", values)
        for what, where in (
            ("ours", f"{of_hands} AND {PLAYED} AND ours > theirs"),
            ("capots", f"matches WHERE {condition} AND capots > 0"),
            ("contract", f"{of_hands} AND {BID_MADE}"),
        )
    )
    return tuple(
        GameBests(
            game=group.name,
            points=points.get(group.name),
            streak=group.streaks.best,
            capots=capots.get(group.name),
            bid=bids.get(group.name),
        )
        for group in games
    )


def _most(database: Database, sql: str, values: Sequence[Any]) -> Mapping[str, GameBest]:
    """For each game the largest of several numbers that were reached, with its first day."""
    found: dict[str, GameBest] = {}
    for game, number, day in database.rows(sql, values):
        if game not in found or number > found[game].most:
            found[game] = GameBest(number, day)
    return found


def _evenings(database: Database, condition: str, values: Sequence[Any]) -> tuple[EveningCounts, ...]:
    rows = database.rows(
        "SELECT evening, count(*), sum(result = 'won'), sum(result = 'lost'), sum(points) FROM matches"
        f" WHERE {condition} AND result IS NOT NULL GROUP BY evening ORDER BY evening",
        values,
    )
    return tuple(
        EveningCounts(day=day, matches=matches, won=won, lost=lost, points=points)
        for day, matches, won, lost, points in rows
    )


def _worth(evening: EveningCounts) -> tuple[int, int, str]:
    return evening.won - evening.lost, evening.won, evening.day


def _points(database: Database, condition: str, values: Sequence[Any]) -> Mapping[str, PointsOfGame]:
    """Points hand by hand, by game."""
    rows = database.rows(
        "SELECT game, ours, count(*), total(ours > theirs) FROM matches JOIN hands ON match = key"
        f" WHERE {condition} AND {PLAYED} GROUP BY 1, 2",
        values,
    )
    hands, ahead = defaultdict[str, dict[int, int]](dict), defaultdict[str, int](int)
    for game, points, many, more in rows:
        hands[game][points] = many
        ahead[game] += int(more)
    return {
        game: PointsOfGame(
            game=game,
            histogram=tuple(each.get(points, 0) for points in range(max((PACK_POINTS, *each)) + 1)),
            ahead=ahead[game],
        )
        for game, each in hands.items()
    }
