"""The person's habits as the maestro learns them: told when a match begins, and shown to the person."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import structs

from briscola.client.host.library import Library
from briscola.client.setup.match_setup import MatchSetup
from briscola.players.habits.notable_traits import ENOUGH, Noticed, noticed
from briscola.players.levels import ADAPT, switches_of, wishing, without
from briscola.storage.match_choices import Opponent
from briscola.storage.sums.habit_sums import habits_of


def with_habits(setup: MatchSetup, library: Library, *, wanted: bool = True) -> MatchSetup:
    """Put the person's recent habits into the levels of those opponents that use them.

    Habits told for an earlier match are removed. None are told if `wanted` is False, if the game is not
    counted, or if nothing is known. They stand in the levels, and so in the record: a match taken up again,
    or branched off, goes on as it would have, whatever has been played since.
    """
    if not any(ADAPT in switches_of(opponent.level) for opponent in setup.opponents):
        return setup
    from briscola.players.nets.families import counted  # numpy, which the first picture does without
    from briscola.players.nets.trained import learns

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
    """Traits that stand out, and the number of hands behind them."""

    hands: int
    traits: tuple[Noticed, ...]

    @property
    def wanted(self) -> int:
        """Number of hands still needed before any trait can stand out."""
        return max(0, ENOUGH - self.hands)


def notes(library: Library) -> Notes | None:
    """The maestro's notes on the current person; None if it has none or does not use habits."""
    from briscola.players.nets.trained import leaning  # numpy, which the first picture does without

    leans = leaning()
    habits = habits_of(library.database, library.profile)
    if leans is None or not habits.hands:
        return None
    return Notes(habits.hands, noticed(habits, leans.usual.tolist()))
