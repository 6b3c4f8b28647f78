"""What a person tends to do, summed over the hands that were kept."""

from briscola.players.habits.habits import BadHabits, Habits, added
from briscola.storage.database import Database
from briscola.storage.profiles import Profile

MOST = 1000
"""Hands: the latest ones, for people change."""
CARDS = 20
"""What one of two plays in a hand: nothing is done more often."""


def habits_of(database: Database, profile: Profile) -> Habits:
    """What a person did in the latest hands that count; a hundredth of a second with ten thousand kept."""
    sql = (
        "SELECT habits FROM matches JOIN hands ON match = key"
        " WHERE profile = ? AND began >= ? AND imported = 0 AND replayed = 0 AND habits <> ''"
        " ORDER BY began DESC, matches.key DESC, number DESC LIMIT ?"
    )
    rows = database.rows(sql, (profile.id, profile.counts_from, MOST))
    return added(_read(word) for (word,) in rows)


def _read(word: object) -> Habits:
    """Habits of a row; none where it is damaged."""
    try:
        found = Habits.read(str(word))
    except BadHabits:
        return Habits()
    return found if found.hands == 1 and max(found.counts) <= CARDS else Habits()
