"""What the coach has found out of hands, beside their records: it can be found out anew at any time."""

from collections.abc import Sequence

from msgspec import Struct

from briscola.storage.database import Database
from briscola.storage.profiles import Profile


class Judgement(Struct, frozen=True, kw_only=True):
    """Of one hand: how well its `plays` (those in which something was at stake) were chosen, 0 to 1, what
    they lost in points, and the whole as the coach wrote it down.
    """

    accuracy: float | None
    plays: int
    lost: float
    document: str


class MatchAccuracy(Struct, frozen=True, kw_only=True):
    """How well the choices of a match were made, 0 to 1, in so many judged hands."""

    evening: str
    accuracy: float
    hands: int


class JudgedRecord(Struct, frozen=True, kw_only=True):
    """A record, and what was written down of its hands, by their numbers."""

    file: str
    documents: dict[int, str]


class Judgements:
    """The judgements in the database. Nothing here raises when it cannot be read or written."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def keep(self, match: str, hand: int, judgement: Judgement) -> bool:
        """Write down that of a hand (from 1) of a match, instead of any before."""
        values = (
            match,
            hand,
            judgement.accuracy,
            judgement.plays,
            judgement.lost,
            judgement.document,
        )
        return self._database.write([("INSERT OR REPLACE INTO judged VALUES (?, ?, ?, ?, ?, ?)", values)])

    def of(self, match: str, hand: int) -> str | None:
        """What the coach wrote down of a hand; None where there is nothing."""
        sql = "SELECT document FROM judged WHERE match = ? AND hand = ?"
        found = self._database.rows(sql, (match, hand))
        return str(found[0][0]) if found else None

    def all_of(self, profile: Profile) -> Sequence[JudgedRecord]:
        """Everything written down of a person's matches, the earliest first; only those that count."""
        sql = (
            "SELECT file, hand, document FROM judged JOIN matches ON matches.id = judged.match"
            " WHERE profile = ? AND began >= ? AND imported = 0 AND replayed = 0"
            " ORDER BY began, matches.key, hand"
        )
        found: dict[str, JudgedRecord] = {}
        for file, hand, document in self._database.rows(sql, (profile.id, profile.counts_from)):
            path = str(self._database.home / file)
            found.setdefault(path, JudgedRecord(file=path, documents={})).documents[hand] = document
        return list(found.values())

    def over_time(self, profile: Profile) -> Sequence[MatchAccuracy]:
        """The matches of a person of which hands were judged, the earliest first; only those that count."""
        sql = (
            "SELECT evening, SUM(accuracy * plays) / SUM(plays), COUNT(*) FROM judged"
            " JOIN matches ON matches.id = judged.match"
            " WHERE profile = ? AND began >= ? AND imported = 0 AND replayed = 0 AND accuracy IS NOT NULL"
            " GROUP BY judged.match ORDER BY began, matches.key"
        )
        rows = self._database.rows(sql, (profile.id, profile.counts_from))
        return [MatchAccuracy(evening=day, accuracy=share, hands=hands) for day, share, hands in rows]
