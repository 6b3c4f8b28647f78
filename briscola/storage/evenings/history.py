"""The history of all known matches: their start, end, search and marks."""

import json
import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from briscola.engine.events import Event
from briscola.engine.options import BadOption
from briscola.engine.replay_cursor import BadRecord
from briscola.storage.database.database import Database, Statement
from briscola.storage.database.rows import COLUMNS, PlayedMatch, Result, State, match_of
from briscola.storage.database.schema import HALF_TOLD, MAY_GO_ON
from briscola.storage.evenings.matches import ONCE, WAITS, Plays, Search, facts, named_from, stamp, where
from briscola.storage.files.bounded_lines import LARGEST
from briscola.storage.files.safe_read import read_plain
from briscola.storage.people.own_seat import (
    OwnSeat,
    RecordedPerson,
    mine_among,
    named_like,
    owners_of,
    persons_of,
)
from briscola.storage.records.header import Header
from briscola.storage.records.match_record import LINK, read_record
from briscola.storage.records.records import Records
from briscola.storage.settings.person_names import FIRST
from briscola.storage.sums.match_rows import statements
from briscola.storage.sums.match_summary import OWN, MatchSummary, summary
from briscola.storage.sums.rival_rows import rivals_told

_logger = logging.getLogger(__name__)

OVER = ("complete", "given_up")
PEOPLE = "SELECT id, name FROM profiles WHERE NOT removed"
KEYS = "SELECT key, profile FROM person_keys"
GIVEN_UP = b'\n{"event":"given_up"}'
GIVEN_UP_BEFORE: Mapping[State, Result] = {"given_up": "lost"}
"""Results of matches of which only the database knows how they ended."""
NO_ORDER: Mapping[str, int] = {}
MissedFile = tuple[Path, bool]
"""A record that the database does not know, with True if it is another person's."""
IMPORTED = "imported"
"""Name of the folder, inside the records folder, for other people's records."""


class History:
    """The matches in the database. Nothing here raises if the database can't be read or written."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._home = database.path.parent

    # ---- the match at the table

    def begun(self, header: Header, path: Path, *, profile: str = FIRST, imported: bool = False) -> bool:
        """Note that a match has begun, with its record at `path`, for everybody at the table.

        If nobody there has a profile, it belongs to `profile`; `imported`: as somebody else's.
        """
        return self._put(header, (), path, profile=profile, state="unfinished", imported=imported)

    def finished(self, header: Header, events: Sequence[Event]) -> bool:
        """Update a match after its end or the end of a hand; `events` are all so far."""
        known = self.get(header.id)
        if known is None:
            return False
        return self._replace(known, header, events, ended=stamp(datetime.now(UTC)))

    def abandoned(self, match: str) -> bool:
        """Mark an unfinished match as abandoned: it is not lost, and its finished hands count.

        One that its record says is over gets its result instead.
        """
        self._read_again(match)
        sql = "UPDATE matches SET state = 'abandoned', ended = ? WHERE id = ? AND state = 'unfinished'"
        return self.database.write([(sql, (stamp(datetime.now(UTC)), match))])

    def abandon_deals(self) -> None:
        """Mark deals played again as abandoned if they have no end; only while no window plays one.

        A program that was killed has left them.
        """
        sql = "SELECT id FROM matches WHERE state = 'unfinished' AND replayed AND NOT imported"
        for (match,) in self.database.rows(sql):
            self.abandoned(match)

    def goes_on(self, match: str) -> bool:
        """Mark an abandoned match as unfinished again, since it is being continued."""
        sql = "UPDATE matches SET state = 'unfinished', ended = NULL WHERE id = ? AND state = 'abandoned'"
        return self.database.write([(sql, (match,))])

    def waiting(self, profile: str = FIRST, *, order: Mapping[str, int] = NO_ORDER) -> list[Path]:
        """Records of the person's unfinished matches, the last in `order` first, whatever the clock said.

        Deals played again are not among them, nor matches whose file is gone.
        """
        sql = f"SELECT id, file FROM matches WHERE profile = ? AND {WAITS} ORDER BY began DESC, key DESC"
        rows = sorted(self.database.rows(sql, (profile,)), key=lambda row: -order.get(row[0], 0))
        files = (self._home / file for _, file in rows)
        return [file for file in files if file.is_file()]

    # ---- records that lie in the folder

    def catch_up(self, records: Records, *, missed: Sequence[MissedFile] | None = None) -> Iterator[str]:
        """Take in what the database has missed after a crash or damage, one record per step.

        These are all `missing` files, the latest first, or those `missed`. Yields the ids of the matches that
        were taken in. The name in a record tells whose match it is.
        """
        for (match,) in self.database.rows(f"SELECT id FROM matches WHERE {MAY_GO_ON}"):
            if self._read_again(match):
                yield match
        for file, imported in self.missing(records) if missed is None else missed:
            if self.take_in(file, imported=imported):
                yield file.stem

    def missing(self, records: Records) -> list[MissedFile]:
        """Files the database does not know, latest first.

        A match that lies in both folders counts as one's own.
        """
        theirs, rows = Records(records.folder / IMPORTED), self.database.rows
        imported = rows("SELECT id, file FROM matches WHERE imported AND NOT carried")
        known = {match for (match,) in rows("SELECT id FROM matches WHERE NOT imported AND NOT carried")}
        known |= {match for match, file in imported if self._home / file == records.path(match)}
        missed = [(records.path(match), False) for match in records.ids(known)]
        known |= {match for match, _ in imported} | {file.stem for file, _ in missed}
        missed += [(theirs.path(match), True) for match in theirs.ids(known)]
        order = records.order.positions()
        return sorted(missed, key=lambda each: (-order.get(each[0].stem, 0), -_written(each[0]), each[0]))

    def half_told(self) -> list[tuple[int, Path]]:
        """Key and file of matches that an older version noted with fewer data, latest first."""
        sql = (
            "SELECT key, file FROM matches WHERE rivals IS NULL"
            f" OR key IN (SELECT match FROM hands WHERE {HALF_TOLD}) ORDER BY began DESC"
        )
        return [(key, self._home / file) for key, file in self.database.rows(sql)]

    def tell_the_rest(self) -> None:
        """Complete those matches from their records. A record that can't be read is not tried again."""
        for key, path in self.half_told():
            read = _read(path)
            hands = () if read is None else _told(*read).hands
            told: list[Statement] = [
                (
                    "UPDATE hands SET habits = ?, seal = ?, link = ?, feats = ?"
                    " WHERE match = ? AND number = ?",
                    (hand.habits.spell(), hand.seal, hand.link, hand.feats, key, hand.number),
                )
                for hand in hands
            ]
            told += [] if read is None else self._rivals_of(key, *read)
            columns = ("habits", "seal", "link", "feats")
            nothing = ", ".join(f"{name} = coalesce({name}, '')" for name in columns)
            rest = (f"UPDATE hands SET {nothing} WHERE match = ?", (key,))
            others = ("UPDATE matches SET rivals = coalesce(rivals, '') WHERE key = ?", (key,))
            self.database.write([*told, rest, others])

    def _rivals_of(self, key: int, header: Header, events: Sequence[Event]) -> Iterator[Statement]:
        """Yield the statement that completes the others of a match."""
        for seat, result in self.database.rows("SELECT seat, result FROM matches WHERE key = ?", (key,)):
            with suppress(BadOption, BadRecord):
                rivals = rivals_told(header, events, seat=seat, result=result)
                yield "UPDATE matches SET rivals = ? WHERE key = ?", (rivals, key)

    def take_in(self, path: Path, *, profile: str | None = None, imported: bool = False) -> bool:
        """Add a record to the history; return False if its name is wrong or it can't be noted.

        A match that was carried over from a damaged database keeps what only that has told.
        """
        read = _read(path)
        if read is None or read[0].id != path.stem:
            return False
        header, events = read
        waits = not imported and header.deal is None and header.dealt_by is None
        state: State = "unfinished" if waits else "abandoned"
        carried, over, ended = self.get(header.id), _changed(path), None
        if carried is not None and carried.imported == imported:
            profile, over = carried.profile, carried.ended or over
            if carried.state != "complete":  # that its record tells
                state, ended = carried.state, carried.ended
        return self._put(
            header,
            events,
            path,
            profile=profile,
            state=state,
            ended=ended,
            over=over,
            imported=imported,
        )

    def _read_again(self, match: str) -> bool:
        """Update an unfinished match from its record if a hand has ended in it; return True if it is over.

        It may have gone on at another computer that writes into the same folder.
        """
        known = self.get(match)
        if known is None or known.state in OVER:
            return False
        seen = _seen(Path(known.file))
        if seen is None or seen == (known.hands, False):
            return False
        read = _read(Path(known.file))
        if read is None:
            return False
        self._replace(known, *read, ended=_changed(Path(known.file)))
        return _told(*read).over

    # ---- the list

    def get(self, match: str, *, profile: str = "") -> PlayedMatch | None:
        """The match with this id, as the person has it if she sat there; None if unknown."""
        sql = f"SELECT {COLUMNS} FROM matches WHERE id = ? ORDER BY profile <> ?, key LIMIT 1"
        rows = self._matches(sql, (match, profile))
        return rows[0] if rows else None

    def beginning_with(self, start: str) -> tuple[PlayedMatch, ...]:
        """The matches whose ids begin like this."""
        sql = f"SELECT {COLUMNS} FROM matches WHERE substr(id, 1, ?) = ? AND {ONCE} ORDER BY began"
        return self._matches(sql, (len(start), start.lower()))

    def count(self, search: Search) -> int:
        """Number of matches that a search finds."""
        condition, values = where(search)
        rows = self.database.rows(f"SELECT count(*) FROM matches WHERE {condition}", values)
        return int(rows[0][0]) if rows else 0

    def found(self, search: Search, *, first: int = 0, most: int = -1) -> tuple[PlayedMatch, ...]:
        """The matches of a search, latest first: at most `most` from index `first`; below 0 all."""
        condition, values = where(search)
        sql = (
            f"SELECT {COLUMNS} FROM matches WHERE {condition} ORDER BY began DESC, key DESC LIMIT ? OFFSET ?"
        )
        return self._matches(sql, (*values, most, first))

    def of_deals(self, profile: str, codes: Sequence[str]) -> tuple[PlayedMatch, ...]:
        """A person's own matches of these deal codes, earliest first."""
        marks = ", ".join("?" * len(codes))
        sql = (
            f"SELECT {COLUMNS} FROM matches WHERE profile = ? AND deal IN ({marks}) AND deal <> ''"
            " AND NOT imported ORDER BY began, key"
        )
        return self._matches(sql, (profile, *codes))

    def with_hand(
        self, profile: str, game: str, *, number: int, dealer: int, most: int
    ) -> tuple[PlayedMatch, ...]:
        """A person's own matches of a game whose hand of this number is finished and had this dealer.

        The latest come first, at most `most`; deals played again are not among them.
        """
        sql = (
            f"SELECT {COLUMNS} FROM matches WHERE profile = ? AND game = ? AND NOT imported AND NOT replayed"
            " AND key IN (SELECT match FROM hands WHERE number = ? AND dealer = ? AND reason IS NOT NULL)"
            " ORDER BY began DESC, key DESC LIMIT ?"
        )
        return self._matches(sql, (profile, game, number, dealer, most))

    def _matches(self, sql: str, values: Sequence[Any]) -> tuple[PlayedMatch, ...]:
        """The matches that a query of `COLUMNS` finds."""
        return tuple(self.database.rows(sql, values, lambda row: match_of(row, self._home)))

    def games(self, profile: str) -> tuple[str, ...]:
        """Slugs of the games in a person's list, most played first."""
        sql = "SELECT game FROM matches WHERE profile = ? GROUP BY game ORDER BY count(*) DESC, game"
        return tuple(row[0] for row in self.database.rows(sql, (profile,)))

    def plays(self, profile: str) -> tuple[Plays, ...]:
        """Number of matches and hands a person has played of each game here, latest game first."""
        sql = (
            "SELECT variant, players, options, count(*), sum(hands),"
            " sum(state = 'complete' AND winning_hands > 1), max(began) FROM matches"
            " WHERE profile = ? AND NOT imported AND NOT replayed GROUP BY game ORDER BY 7 DESC, game"
        )

        def plays(row: Sequence[Any]) -> Plays:
            variant, players, options, times, hands, matches, _last = row
            return Plays(
                variant=variant,
                players=players,
                options=json.loads(options),
                times=times,
                hands=hands,
                matches=matches,
            )

        return tuple(self.database.rows(sql, (profile,), plays))

    def opponents(self, profile: str) -> tuple[str, ...]:
        """Names of the opponents in a person's list, most frequent first."""
        sql = (
            "SELECT value FROM matches, json_each(opponents) WHERE profile = ? GROUP BY value"
            " ORDER BY count(*) DESC, value"
        )
        return tuple(row[0] for row in self.database.rows(sql, (profile,)))

    def mark(self, match: str, *, favourite: bool, profile: str = FIRST) -> bool:
        """Set or remove a person's favourite mark; return False if that can't be written."""
        sql = "UPDATE matches SET favourite = ? WHERE id = ? AND profile = ?"
        return self.database.write([(sql, (favourite, match, profile))], durable=True)

    # ---- writing

    def _replace(self, known: PlayedMatch, header: Header, events: Sequence[Event], *, ended: str) -> bool:
        """Update a known match with what has happened since; `ended` is when, if it is over."""
        return self._put(
            header,
            events,
            Path(known.file),
            profile=known.profile,
            state=known.state,
            ended=known.ended,
            over=ended,
            imported=known.imported,
        )

    def _put(
        self,
        header: Header,
        events: Sequence[Event],
        path: Path,
        *,
        profile: str | None,
        state: State,
        ended: str | None = None,
        over: str | None = None,
        imported: bool = False,
    ) -> bool:
        """Note a match for everybody whose it is; `over` is when it ended, if its record says that it has."""
        written: list[Statement] = []
        try:
            for owner, person in self._owners(header, events, profile, imported=imported):
                told = _told(header, events, OWN if person is None else person.own)
                result = told.result if told.over else GIVEN_UP_BEFORE.get(state)
                fields = facts(header, person) | {
                    "file": named_from(self._home, path),
                    "imported": imported,
                    "ended": over if told.over else ended,
                    "state": _state(told, state),
                    "result": result,
                    "score": json.dumps(told.score),
                    "hands": len(told.ended),
                    "hands_won": sum(hand.result == "won" for hand in told.ended),
                    "hands_lost": sum(hand.result == "lost" for hand in told.ended),
                    "points": sum(hand.ours or 0 for hand in told.ended),
                    "against": sum(hand.theirs or 0 for hand in told.ended),
                    "capots": sum(hand.capot and hand.result == "won" for hand in told.ended),
                    "taken_back": told.taken_back,
                    "carried": False,
                    "rivals": rivals_told(
                        header, events, seat=0 if person is None else person.own.seat, result=result
                    ),
                }
                written += statements(fields, told.hands, owner)
        except (BadOption, BadRecord) as error:
            _logger.warning("the setup of %s is not one of a match: %r", path, error)
            return False
        return self.database.write(written)

    def _owners(
        self, header: Header, events: Sequence[Event], profile: str | None, *, imported: bool
    ) -> Iterator[tuple[str, RecordedPerson | None]]:
        """Yield the profiles whose match this is, each with the person of the record that it is.

        These are the people at the table who have a profile here. If there are none: `profile`, or whoever
        the marks or the names tell, or the first profile. Somebody else's record is always of `profile`.
        """
        persons = persons_of(header, events)
        known: dict[str, str] = dict(self.database.rows(PEOPLE))
        keys: dict[str, str] = dict(self.database.rows(KEYS))
        if not imported and (mine := owners_of(persons, known, keys)):
            yield from mine.items()
            return
        if profile is None:
            rows = self.database.rows("SELECT profile FROM marks WHERE id = ?", (header.id,))
            names = [person.name for person in persons] or [header.choices.player]
            named = next((key for key in (named_like(name, known) for name in names) if key), FIRST)
            profile = rows[0][0] if rows else named
        first = mine_among(persons, profile, known.get(profile, ""))
        yield profile, None if first is None else replace(first, own=replace(first.own, key=""))


def caught_up(path: Path, records: Records) -> int:
    """Let the database at `path` catch up, in any thread; return the number of matches it had missed."""
    with Database(path, beside=True) as database:
        history = History(database)
        taken = sum(1 for _ in history.catch_up(records))
        history.tell_the_rest()
        return taken


def _told(header: Header, events: Sequence[Event], own: OwnSeat = OWN) -> MatchSummary:
    """Summary of a match for the person of a seat."""
    return summary(events, once=header.deal is not None, own=own)


def _read(path: Path) -> tuple[Header, Sequence[Event]] | None:
    """Header and events of a file as far as they are right; None if it is not a record."""
    try:
        record = read_record(path)
        assert record.header is not None
        return record.header, record.events[: record.position.lines]
    except (OSError, BadRecord) as error:
        _logger.warning("%s is not taken in: %s", path, error)
        return None


def _state(told: MatchSummary, before: State) -> State:
    """State of a match by its record; `before` while the record does not say that it is over."""
    return "complete" if told.complete else "given_up" if told.given_up else before


def _seen(path: Path) -> tuple[int, bool] | None:
    """Number of finished hands in a record, by the links of its chain, and True if it was given up.

    None if the file can't be read.
    """
    try:
        data = read_plain(path, LARGEST)
    except OSError:
        return None
    return data.count(b"\n" + LINK), GIVEN_UP in data


def _written(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _changed(path: Path) -> str:
    """Time of the last write to a file, taken as the end of its match."""
    return stamp(datetime.fromtimestamp(_written(path), UTC))
