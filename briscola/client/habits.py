"""What the maestro learns of the person's habits: told when a match begins, and shown to the person."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import structs

from briscola.client.library import Library
from briscola.client.match_setup import MatchSetup
from briscola.players.habits.habits import counted
from briscola.players.habits.noticing import ENOUGH, Noticed, noticed
from briscola.players.levels import ADAPT, switches_of, wishing, without
from briscola.storage.habits import habits_of
from briscola.storage.setup import Opponent


def learns() -> bool:
    """Whether the maestro goes by habits at all: its net has learnt to lean."""
    from briscola.players.nets.trained import leaning  # numpy, which the first picture does without

    return leaning() is not None


def with_habits(setup: MatchSetup, library: Library, *, wanted: bool = True) -> MatchSetup:
    """The match with what the person has been doing lately, for the opponents that go by it; unless `wanted`,
    and where nothing is known, with nothing of it. What they were told before a match gone by is forgotten.

    It stands in their levels, and so in the record: a match that is taken up again, or branches off, goes on
    as it would have, whatever has been played since.
    """
    if not any(ADAPT in switches_of(opponent.level) for opponent in setup.opponents):
        return setup
    known = wanted and counted(setup.rules()) and learns()
    habits = habits_of(library.database, library.profile).spell() if known else ""
    told = {ADAPT: habits} if habits else {}
    opponents = tuple(_told(opponent, told) for opponent in setup.opponents)
    return structs.replace(setup, opponents=opponents)


def _told(opponent: Opponent, habits: Mapping[str, str]) -> Opponent:
    if ADAPT not in switches_of(opponent.level):
        return opponent
    return structs.replace(opponent, level=wishing(without(opponent.level, ADAPT), habits))


class Notes(NamedTuple):
    """What stands out in so many hands."""

    hands: int
    traits: tuple[Noticed, ...]

    @property
    def wanted(self) -> int:
        """The hands still to be played before anything can stand out."""
        return max(0, ENOUGH - self.hands)


def notes(library: Library) -> Notes | None:
    """What the maestro goes by with the person who plays; None where it goes by nothing."""
    from briscola.players.nets.trained import leaning  # numpy, which the first picture does without

    leans = leaning()
    habits = habits_of(library.database, library.profile)
    if leans is None or not habits.hands:
        return None
    return Notes(habits.hands, noticed(habits, leans.usual.tolist()))
