"""A person's statistics: counts, streaks, rates, points, luck.

Only the person's own matches count: not imported ones, not deals from a code, not matches begun before the
statistics were started again. Matches with a choice taken back are counted apart.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import accumulate
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from briscola.client.view.view import ME
from briscola.engine.actions import LOWEST_CONTRACT
from briscola.engine.variants import PACK_POINTS
from briscola.storage.database.database import Database, Query
from briscola.storage.database.rows import Cards, Shape
from briscola.storage.evenings.matches import ONCE
from briscola.storage.people.profiles import Profile
from briscola.storage.sums.kept_sums import OWN, Count, KeptSums, Row
from briscola.storage.sums.luck import CountedHands, Luck, add_up, judge

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
_AGAINST = "json_extract(value, '$[0]') = ? AND json_extract(value, '$[1]') <> ''"
"""Condition of the result against another player, of the array of a match's rivals."""
OVER = "taken_back = 0 AND result IS NOT NULL"
"""Condition of matches that are over, without a choice taken back."""
_BY = {
    "game": "game = ?",
    "level": "level = ?",
    "deck": "deck = ?",
    "month": f"{MONTH} = ?",
    "rival": f"EXISTS (SELECT 1 FROM json_each(nullif(rivals, '')) WHERE {_AGAINST})",
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


class _Hands(NamedTuple):
    """Hands of matches without a choice taken back that have the first three fields in common."""

    game: str
    points: int | None
    """Points of the person's side; None if the hand tells nothing."""
    bid: int | None
    """The promise that she made and kept; None if there was none above the lowest."""
    times: int
    first: str
    """First evening."""
    ahead: float
    """Times that no other side made as many points."""
    ahead_first: str | None
    """First evening of these."""


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
    since: str = ""
    """Evening of the first match of the current run, where that is known."""


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

    def __init__(self, rows: Callable[[str, Count], Sequence[Row]]) -> None:
        """Count what `rows` makes of what is to be counted, under a name of its own."""
        self._rows = rows

    @cached_property
    def _all_sums(self) -> Sequence[_Sums]:
        return [_Sums(*row) for row in self._rows("sums", _count_sums)]

    @property
    def _sums(self) -> Sequence[_Sums]:
        return [row for row in self._all_sums if not row.undone]

    @cached_property
    def _results(self) -> Mapping[tuple[str, str], str]:
        """First letters of the results in order of play, by a column and what stands there; `all`: of all."""
        return _joined(self._rows("results", _count_results))

    @cached_property
    def _hands(self) -> Sequence[_Hands]:
        return [_Hands(*row) for row in self._rows("hands", _count_hands)]

    @cached_property
    def counts(self) -> Counts:
        return _counts(self._sums)

    @cached_property
    def with_undo(self) -> Counts:
        """Matches with a choice taken back; no other figure includes them."""
        return _counts([row for row in self._all_sums if row.undone])

    @cached_property
    def streaks(self) -> Streaks:
        found = streaks(self._results.get(("all", ""), ""))
        before = abs(found.current)
        for evening in reversed(self.evenings if before else ()):
            before -= evening.matches
            if before <= 0:
                return replace(found, since=evening.day)
        return found

    @cached_property
    def games(self) -> tuple[Counted, ...]:
        """Games, most played first, as for levels and decks; those never played are left out."""
        return self._grouped("game")

    @cached_property
    def levels(self) -> tuple[Counted, ...]:
        return self._grouped("level")

    @cached_property
    def decks(self) -> tuple[Counted, ...]:
        return self._grouped("deck")

    @cached_property
    def months(self) -> tuple[Counted, ...]:
        """Months, at most `MONTHS`, the latest first."""
        return tuple(sorted(self._grouped("month"), key=lambda group: group.name, reverse=True)[:MONTHS])

    @cached_property
    def rivals(self) -> tuple[Counted, ...]:
        """Everybody whom the person has played against, as the database names them, most often met first.

        Where more than two play, it is counted who of the two came before the other; partners are left out.
        """
        return _rivals(_joined(self._rows("rivals", _count_rivals)))

    @cached_property
    def evenings(self) -> tuple[EveningCounts, ...]:
        """Evenings, earliest first."""
        return _evenings(self._rows("evenings", _count_evenings))

    @property
    def best_evening(self) -> EveningCounts | None:
        """Evening with the best balance of wins and losses; None if no match was won."""
        return max((each for each in self.evenings if each.won), key=_worth, default=None)

    @cached_property
    def rates(self) -> tuple[float, ...]:
        """After each match, the share won of the last `ROLLING` matches, earliest first."""
        return rates(self._results.get(("all", ""), ""))

    @cached_property
    def points(self) -> tuple[PointsOfGame, ...]:
        """Points hand by hand, in the order of the games: no two games have the same points."""
        points = _points(self._hands)
        return tuple(points[group.name] for group in self.games if group.name in points)

    @cached_property
    def bests(self) -> tuple[GameBests, ...]:
        """In the order of the games."""
        points = _most((row.game, row.points, row.ahead_first) for row in self._hands if row.ahead)
        bids = _most((row.game, row.bid, row.first) for row in self._hands if row.bid is not None)
        capots = _most(self._rows("capots", _count_capots))
        return tuple(
            GameBests(
                game=group.name,
                points=points.get(group.name),
                streak=group.streaks.best,
                capots=capots.get(group.name),
                bid=bids.get(group.name),
            )
            for group in self.games
        )

    def _grouped(self, column: Literal["game", "level", "deck", "month"]) -> tuple[Counted, ...]:
        """Counts by what stands in a column, most played first."""
        added = defaultdict[str, list[_Sums]](list)
        for row in self._sums:
            added[getattr(row, column)].append(row)
        groups = [
            Counted(name=name, counts=_counts(rows), streaks=streaks(self._results.get((column, name), "")))
            for name, rows in added.items()
        ]
        played = [group for group in groups if group.counts.matches or group.counts.hands]
        return tuple(
            sorted(played, key=lambda group: (-group.counts.matches, -group.counts.hands, group.name))
        )


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
    kept = KeptSums(database, profile.id, profile.counts_from)
    chosen = {
        name: value
        for name, value in zip(_BY, (game, level, deck, month, rival), strict=True)
        if value is not None
    }
    if not chosen:
        return Statistics(kept.rows)
    condition = " AND ".join([OWN, "began >= ?", *(_BY[name] for name in chosen)])
    values = (profile.id, profile.counts_from, *chosen.values())
    return Statistics(lambda _name, count: count(database.rows, condition, values))


def luck(database: Database, profile: Profile | None = None) -> Luck:
    """The luck of everything ever dealt to a person, or at this computer if `profile` is None.

    Starting the statistics again changes nothing here. A hand in progress is left out: its cards are still
    secret.
    """
    if profile is None:
        rows = _count_luck(database.rows, f"NOT imported AND NOT replayed AND {ONCE}", ())
    else:
        rows = KeptSums(database, profile.id).rows("luck", _count_luck)
    return judge(
        CountedHands(Shape.read(shape), hands, tuple(Cards(*each) for each in batched))
        for shape, hands, batched in rows
    )


def streaks(results: str) -> Streaks:
    """Streaks of results given in order of play, by their first letters."""
    longest = {"w": 0, "l": 0, "d": 0}
    result, length = "d", 0
    for run in re.finditer(r"w+|l+|d+", results):
        result, length = run[0][0], len(run[0])
        longest[result] = max(longest[result], length)
    current = {"w": length, "l": -length, "d": 0}[result]
    return Streaks(current=current, best=longest["w"], worst=longest["l"])


def rates(results: str) -> tuple[float, ...]:
    """After each match, the share won of the last `ROLLING` matches, or of all while there are fewer.

    `results` are first letters, in order of play.
    """
    won = list(accumulate([result == "w" for result in results], initial=0))
    few = [won[n] / n for n in range(1, min(ROLLING, len(won)))]
    many = [(new - old) / ROLLING for old, new in zip(won, won[ROLLING:], strict=False)]
    return (*few, *many)


def _counts(sums: Iterable[_Sums]) -> Counts:
    columns = list(zip(*sums, strict=True))[5:]
    numbers = [int(sum(column)) for column in columns] or [0] * len(_Sums._fields[5:])
    fields = dict(zip(_Sums._fields[5:], numbers, strict=True))
    return Counts(**fields, hands_drawn=fields["hands"] - fields["hands_won"] - fields["hands_lost"])


def _rivals(results: Mapping[tuple[str, str], str]) -> tuple[Counted, ...]:
    met = [
        Counted(
            name=who,
            counts=Counts(
                matches=len(each), won=each.count("w"), lost=each.count("l"), drawn=each.count("d")
            ),
            streaks=streaks(each),
        )
        for (_column, who), each in results.items()
    ]
    return tuple(sorted(met, key=lambda group: (-group.counts.matches, group.name)))


def _most(rows: Iterable[Row]) -> Mapping[str, GameBest]:
    """For each game the largest of several numbers that were reached, with its first day."""
    found: dict[str, GameBest] = {}
    for game, number, day in rows:
        best = found.get(game)
        if best is None or (-number, day) < (-best.most, best.day):
            found[game] = GameBest(number, day)
    return found


def _evenings(rows: Iterable[Row]) -> tuple[EveningCounts, ...]:
    days = defaultdict[str, list[Row]](list)
    for day, *numbers in rows:
        days[day].append(numbers)
    added = {day: map(sum, zip(*days[day], strict=True)) for day in sorted(days)}
    return tuple(
        EveningCounts(day=day, matches=matches, won=won, lost=lost, points=points)
        for day, (matches, won, lost, points) in added.items()
    )


def _worth(evening: EveningCounts) -> tuple[int, int, str]:
    return evening.won - evening.lost, evening.won, evening.day


def _points(rows: Iterable[_Hands]) -> Mapping[str, PointsOfGame]:
    """Points hand by hand, by game."""
    hands, ahead = defaultdict[str, Counter[int]](Counter), defaultdict[str, int](int)
    for row in rows:
        if row.points is not None:
            hands[row.game][row.points] += row.times
            ahead[row.game] += int(row.ahead)
    return {
        game: PointsOfGame(
            game=game,
            histogram=tuple(each[points] for points in range(max((PACK_POINTS, *each)) + 1)),
            ahead=ahead[game],
        )
        for game, each in hands.items()
    }


def _joined(rows: Iterable[Row]) -> Mapping[tuple[str, str], str]:
    """Letters in order of play, by a column and what stands there."""
    letters = defaultdict[tuple[str, str], list[str]](list)
    for column, name, some in rows:
        letters[column, name].append(some)
    return {key: "".join(each) for key, each in letters.items()}


# ---- what is counted, as rows; each kind by its condition


def _count_sums(query: Query, condition: str, values: Row) -> Sequence[Row]:
    return query(
        f"SELECT game, level, deck, {MONTH}, taken_back > 0, count(result), sum(result IS 'won'),"
        " sum(result IS 'lost'), sum(result IS 'drawn'), sum(hands), sum(hands_won), sum(hands_lost),"
        f" sum(points), sum(against), sum(capots) FROM matches WHERE {condition} GROUP BY 1, 2, 3, 4, 5",
        values,
    )


def _count_results(query: Query, condition: str, values: Row) -> Sequence[Row]:
    """Column, what stands in it, and the letters of the results; "all" stands for no column."""
    letters = defaultdict[tuple[str, str], list[str]](list)
    for *columns, letter in query(
        f"SELECT game, level, deck, {MONTH}, substr(result, 1, 1) FROM matches"
        f" WHERE {condition} AND {OVER} ORDER BY began, key",
        values,
    ):
        for key in zip(("game", "level", "deck", "month", "all"), (*columns, ""), strict=True):
            letters[key].append(letter)
    return [(*key, "".join(each)) for key, each in letters.items()]


def _count_rivals(query: Query, condition: str, values: Row) -> Sequence[Row]:
    letters = defaultdict[str, list[str]](list)
    told: dict[str, list[tuple[str, str]]] = {}
    for (rivals,) in query(
        f"SELECT rivals FROM matches WHERE {condition} AND {OVER} AND rivals <> '' ORDER BY began, key",
        values,
    ):
        if rivals not in told:
            told[rivals] = msgspec.json.decode(rivals, type=list[tuple[str, str]])
        for who, result in told[rivals]:
            if who and result:
                letters[who].append(result[0])
    return [("rival", who, "".join(each)) for who, each in letters.items()]


def _count_evenings(query: Query, condition: str, values: Row) -> Sequence[Row]:
    return query(
        "SELECT evening, count(*), sum(result = 'won'), sum(result = 'lost'), sum(points) FROM matches"
        f" WHERE {condition} AND {OVER} GROUP BY evening ORDER BY evening",
        values,
    )


def _count_capots(query: Query, condition: str, values: Row) -> Sequence[Row]:
    return query(
        "SELECT game, capots, min(evening) FROM matches"
        f" WHERE {condition} AND taken_back = 0 AND capots > 0 GROUP BY 1, 2",
        values,
    )


def _count_hands(query: Query, condition: str, values: Row) -> Sequence[Row]:
    return query(
        "SELECT game, made, bid, count(*), min(evening), total(made > theirs),"
        " min(CASE WHEN made > theirs THEN evening END) FROM ("
        f"SELECT game, CASE WHEN {PLAYED} THEN ours END AS made, theirs, evening,"
        f" CASE WHEN {BID_MADE} THEN contract END AS bid"
        f" FROM matches JOIN hands ON match = key WHERE {condition} AND taken_back = 0"
        ") GROUP BY 1, 2, 3",
        values,
    )


def _count_luck(query: Query, condition: str, values: Row) -> Sequence[Row]:
    """Shape, hands, and for each place the numbers of `Cards`."""
    rows = query(
        "SELECT shape, group_concat(luck, '') FROM matches JOIN hands ON match = key"
        f" WHERE {condition} AND (reason IS NOT NULL OR state <> 'unfinished') GROUP BY shape",
        values,
    )
    added = [add_up(Shape.read(shape), letters) for shape, letters in rows]
    return [(each.shape.spell(), each.hands, each.cards) for each in added]
