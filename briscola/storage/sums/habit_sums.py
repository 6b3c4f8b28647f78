"""A person's habits, summed over stored hands."""

from briscola.players.habits.habits import BadHabits, Habits, added
from briscola.storage.database.database import Database
from briscola.storage.people.profiles import Profile

MOST = 1000
"""Number of latest hands that count: people change."""
CARDS = 20
"""Cards that one of two players plays in a hand; no count of a hand can be larger."""


def habits_of(database: Database, profile: Profile) -> Habits:
    """Habits in a person's latest hands that count. Takes 10 ms with ten thousand hands stored."""
    sql = (
        "SELECT habits FROM matches JOIN hands ON match = key"
        " WHERE profile = ? AND began >= ? AND imported = 0 AND replayed = 0 AND habits <> ''"
        " ORDER BY began DESC, matches.key DESC, number DESC LIMIT ?"
    )
    rows = database.rows(sql, (profile.id, profile.counts_from, MOST))
    return added(_read(word) for (word,) in rows)


def _read(word: object) -> Habits:
    """Habits of a database row; empty if it is damaged."""
    try:
        found = Habits.read(str(word))
    except BadHabits:
        return Habits()
    return found if found.hands == 1 and max(found.counts) <= CARDS else Habits()
