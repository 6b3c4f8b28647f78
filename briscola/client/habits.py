"""What the maestro learns of the person's habits: told when a match begins, and shown to the person."""

from typing import NamedTuple

from msgspec import structs

from briscola.client.library import Library
from briscola.client.match_setup import MatchSetup
from briscola.players.habits.habits import counted
from briscola.players.habits.noticing import Noticed, noticed
from briscola.players.levels import ADAPT, switches_of, wishing
from briscola.storage.habits import habits_of


def learns() -> bool:
    """Whether the maestro goes by habits at all: its net has learnt to lean."""
    from briscola.players.nets.trained import leaning  # numpy, which the first picture does without

    return leaning() is not None


def with_habits(setup: MatchSetup, library: Library) -> MatchSetup:
    """The match with what the person has been doing lately, for the opponents that go by it.

    It stands in their levels, and so in the record: a match that is taken up again goes on as it would have,
    whatever has been played since.
    """
    if not any(ADAPT in switches_of(opponent.level) for opponent in setup.opponents):
        return setup
    if not counted(setup.rules()) or not learns():
        return setup
    habits = habits_of(library.database, library.profile).spell()
    if not habits:
        return setup
    opponents = [
        structs.replace(opponent, level=wishing(opponent.level, {ADAPT: habits}))
        for opponent in setup.opponents
    ]
    return structs.replace(setup, opponents=tuple(opponents))


class Notes(NamedTuple):
    """What stands out in so many hands."""

    hands: int
    traits: tuple[Noticed, ...]


def notes(library: Library) -> Notes | None:
    """What the maestro goes by with the person who plays; None where it goes by nothing."""
    from briscola.players.nets.trained import leaning  # numpy, which the first picture does without

    leans = leaning()
    habits = habits_of(library.database, library.profile)
    if leans is None or not habits.hands:
        return None
    return Notes(habits.hands, noticed(habits, leans.usual.tolist()))
