"""The ways to the coach: a played hand of a match, at its table or afterwards; the habits told before it."""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from briscola.capabilities.coach.judgement_store import JudgedMatch
from briscola.capabilities.coach.person_habits import with_habits
from briscola.client.host.library import Library
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.events import Event
from briscola.i18n.figure_words import figure
from briscola.ui.scene import Host
from briscola.ui.scenes.entry import Entry
from briscola.ui.scenes.results.actions import TableActions


def coach(
    app: Host,
    setup: MatchSetup,
    log: Sequence[Event],
    hand: int,
    *,
    library: Library | None = None,
    match: str | None = None,
    seat: int = 0,
    since: int | None = None,
) -> None:
    """Push the coach's view of a hand (from 1) of a match.

    `match` is the id under which it is kept in the `library`, None for one that is not: of such a hand
    nothing is written down. `seat` is the person's in its record; in the log it is 0. `since`: the event with
    which it took another course than in the match.
    """
    from briscola.capabilities.coach.window.scene import CoachScene
    from briscola.capabilities.coach.window.session import CoachSession

    kept = None if library is None or match is None else JudgedMatch(library, match, seat=seat)
    session = CoachSession(log, hand, kept=kept, since=since)
    app.push(CoachScene(app, session, setup=setup))


class CoachEntry(Entry):
    """Looks back at each hand of the match at the table; what it writes down is kept."""

    def prepare(self, setup: MatchSetup) -> MatchSetup:
        """Tell the maestro the habits known so far, if the settings allow it."""
        wanted = self._app.settings.learn_habits
        return figure("habits", lambda: with_habits(setup, self._active.library, wanted=wanted), setup)

    def add_actions(self, actions: TableActions, seat: HostedSeat) -> TableActions:
        return replace(actions, coach=partial(self._look_back, seat))

    def _look_back(self, seat: HostedSeat, log: Sequence[Event], hand: int) -> None:
        library, match = self._active.library, self._active.match
        coach(self._app, seat.setup, log, hand, library=library, match=match, seat=seat.place)
