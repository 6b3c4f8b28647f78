"""What the counting trainer was answered: asked and right, by kind of question and by evening."""

from collections.abc import Sequence

from msgspec import Struct

from briscola.storage.database import Database
from briscola.storage.matches import evening
from briscola.storage.profiles import Profile, now


class CountedAnswer(Struct, frozen=True, kw_only=True):
    """An answer in the hand of a seal, after so many tricks; only the first one there counts."""

    seal: str
    trick: int
    kind: str
    right: bool


class CountTally(Struct, frozen=True, kw_only=True):
    """Of one kind, or of one evening: how often something was asked, and how often the answer was right."""

    name: str
    asked: int
    right: int


class CountingRecord(Struct, frozen=True, kw_only=True):
    """All that a person has counted since the statistics began."""

    kinds: Sequence[CountTally] = ()
    evenings: Sequence[CountTally] = ()

    @property
    def whole(self) -> CountTally:
        """Everything together."""
        return CountTally(
            name="",
            asked=sum(each.asked for each in self.kinds),
            right=sum(each.right for each in self.kinds),
        )


def keep_answer(database: Database, profile: Profile, answer: CountedAnswer) -> bool:
    """Write an answer down; False where that could not be done."""
    moment = now()
    values = (profile.id, answer.seal, answer.trick, answer.kind, answer.right, moment, evening(moment))
    sql = "INSERT OR IGNORE INTO counting VALUES (?, ?, ?, ?, ?, ?, ?)"
    return database.write([(sql, values)], durable=True)


def answers_in(database: Database, profile: Profile, seal: str) -> Sequence[CountedAnswer]:
    """What a person has answered in the hand of a seal, the first first."""
    sql = "SELECT trick, kind, correct FROM counting WHERE profile = ? AND seal = ? ORDER BY trick"
    rows = database.rows(sql, (profile.id, seal))
    return [CountedAnswer(seal=seal, trick=at, kind=kind, right=bool(right)) for at, kind, right in rows]


def counting_record(database: Database, profile: Profile) -> CountingRecord:
    """What a person has answered, kinds and evenings each in order."""

    def tallies(column: str) -> Sequence[CountTally]:
        sql = (
            f"SELECT {column}, COUNT(*), SUM(correct) FROM counting WHERE profile = ? AND answered >= ? "
            f"GROUP BY {column} ORDER BY {column}"
        )
        rows = database.rows(sql, (profile.id, profile.counts_from))
        return [CountTally(name=name, asked=asked, right=right) for name, asked, right in rows]

    return CountingRecord(kinds=tallies("kind"), evenings=tallies("evening"))
