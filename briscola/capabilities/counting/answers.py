"""Answers to the counting trainer: numbers asked and right, by kind of question and by evening."""

from collections.abc import Sequence

from msgspec import Struct

from briscola.storage.database.database import Database
from briscola.storage.evenings.matches import evening
from briscola.storage.people.profiles import Profile, now


class CountedAnswer(Struct, frozen=True, kw_only=True):
    """An answer in the hand with this seal, after `trick` tricks; only the first one there counts."""

    seal: str
    trick: int
    kind: str
    right: bool


class CountTally(Struct, frozen=True, kw_only=True):
    """Number of questions asked, and of right answers, for one kind or one evening."""

    name: str
    asked: int
    right: int


class CountingSums(Struct, frozen=True, kw_only=True):
    """Everything a person has counted since the statistics began."""

    kinds: Sequence[CountTally] = ()
    evenings: Sequence[CountTally] = ()

    @property
    def whole(self) -> CountTally:
        """The sum over all kinds."""
        return CountTally(
            name="",
            asked=sum(each.asked for each in self.kinds),
            right=sum(each.right for each in self.kinds),
        )


def keep_answer(database: Database, profile: Profile, answer: CountedAnswer) -> bool:
    """Store an answer; return False if that fails."""
    moment = now()
    values = (profile.id, answer.seal, answer.trick, answer.kind, answer.right, moment, evening(moment))
    sql = "INSERT OR IGNORE INTO counting VALUES (?, ?, ?, ?, ?, ?, ?)"
    return database.write([(sql, values)], durable=True)


def answers_in(database: Database, profile: Profile, seal: str) -> Sequence[CountedAnswer]:
    """A person's answers in the hand with this seal, in the order of tricks."""
    sql = "SELECT trick, kind, correct FROM counting WHERE profile = ? AND seal = ? ORDER BY trick"
    rows = database.rows(sql, (profile.id, seal))
    return [CountedAnswer(seal=seal, trick=at, kind=kind, right=bool(right)) for at, kind, right in rows]


def counting_sums(database: Database, profile: Profile) -> CountingSums:
    """A person's answers by kind and by evening, each in order."""

    def tallies(column: str) -> Sequence[CountTally]:
        sql = (
            f"SELECT {column}, COUNT(*), SUM(correct) FROM counting WHERE profile = ? AND answered >= ? "
            f"GROUP BY {column} ORDER BY {column}"
        )
        rows = database.rows(sql, (profile.id, profile.counts_from))
        return [CountTally(name=name, asked=asked, right=right) for name, asked, right in rows]

    return CountingSums(kinds=tallies("kind"), evenings=tallies("evening"))
