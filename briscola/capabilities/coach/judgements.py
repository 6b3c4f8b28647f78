"""The coach's judgements of hands, stored beside the records; they can be computed again at any time."""

from collections.abc import Sequence

from msgspec import Struct

from briscola.storage.database.database import Database
from briscola.storage.people.profiles import Profile


class Judgement(Struct, frozen=True, kw_only=True):
    """The judgement of one hand.

    `accuracy` (0 to 1, None if nothing was at stake) is the mean over its `plays`, those with something at
    stake. `lost` are the points they lost. `document` is the whole as the coach wrote it down.
    """

    accuracy: float | None
    plays: int
    lost: float
    document: str


class MatchAccuracy(Struct, frozen=True, kw_only=True):
    """Mean accuracy of a match (0 to 1), over this number of judged hands.

    `lost` are the points lost per choice with something at stake.
    """

    evening: str
    accuracy: float
    hands: int
    lost: float = 0.0


class JudgedRecord(Struct, frozen=True, kw_only=True):
    """A record, with the written judgements of its hands by hand number, for the person at a seat."""

    file: str
    documents: dict[int, str]
    seat: int = 0


class Judgements:
    """The judgements in the database. Nothing here raises if it can't be read or written."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def keep(self, match: str, hand: int, judgement: Judgement, *, seat: int = 0) -> bool:
        """Store the judgement of a seat's hand (from 1) of a match, replacing any earlier one."""
        values = (
            match,
            hand,
            seat,
            judgement.accuracy,
            judgement.plays,
            judgement.lost,
            judgement.document,
        )
        return self._database.write([("INSERT OR REPLACE INTO judged VALUES (?, ?, ?, ?, ?, ?, ?)", values)])

    def of(self, match: str, hand: int, *, seat: int = 0) -> str | None:
        """Written judgement of a seat's hand; None if there is none."""
        sql = "SELECT document FROM judged WHERE match = ? AND hand = ? AND seat = ?"
        found = self._database.rows(sql, (match, hand, seat))
        return str(found[0][0]) if found else None

    def all_of(self, profile: Profile) -> Sequence[JudgedRecord]:
        """All written judgements of a person's matches, earliest first; only of matches that count."""
        sql = (
            "SELECT file, matches.seat, hand, document FROM judged"
            " JOIN matches ON matches.id = judged.match AND matches.seat = judged.seat"
            " WHERE profile = ? AND began >= ? AND imported = 0 AND replayed = 0"
            " ORDER BY began, matches.key, hand"
        )
        found: dict[str, JudgedRecord] = {}
        for file, seat, hand, document in self._database.rows(sql, (profile.id, profile.counts_from)):
            path = str(self._database.path.parent / file)
            record = JudgedRecord(file=path, seat=seat, documents={})
            found.setdefault(path, record).documents[hand] = document
        return list(found.values())

    def over_time(self, profile: Profile) -> Sequence[MatchAccuracy]:
        """Accuracy of a person's judged matches, earliest first; only of matches that count."""
        sql = (
            "SELECT evening, SUM(accuracy * plays) / SUM(plays), COUNT(*), SUM(lost) / SUM(plays)"
            " FROM judged"
            " JOIN matches ON matches.id = judged.match AND matches.seat = judged.seat"
            " WHERE profile = ? AND began >= ? AND imported = 0 AND replayed = 0 AND accuracy IS NOT NULL"
            " GROUP BY judged.match ORDER BY began, matches.key"
        )
        rows = self._database.rows(sql, (profile.id, profile.counts_from))
        return [
            MatchAccuracy(evening=day, accuracy=share, hands=hands, lost=lost)
            for day, share, hands, lost in rows
        ]
