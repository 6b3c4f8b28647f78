"""The ways to the coach: a played hand of a match, at its table or afterwards; the habits told before it."""

from collections.abc import Sequence
from functools import partial

from briscola.capabilities.coach.judgement_store import JudgedMatch
from briscola.capabilities.coach.person_habits import with_habits
from briscola.client.host.library import Library
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.events import Event
from briscola.i18n.figure_words import figure
from briscola.i18n.text import _
from briscola.ui.scene import Host
from briscola.ui.scenes.entry import Entry
from briscola.ui.scenes.results.actions import FinishedHand, HandOffer, Press


def coach_offer(app: Host, library: Library) -> HandOffer:
    """The offer to look back at a hand with the coach; what it finds of a kept match is written down."""

    def open_coach(hand: FinishedHand) -> Press:
        kept = None if hand.match is None else JudgedMatch(library, hand.match, seat=hand.seat)
        return partial(coach, app, hand.setup, hand.log, hand.number, kept=kept, since=hand.since)

    return HandOffer(name="coach", words=lambda: _("What could have been"), open=open_coach)


def coach(
    app: Host,
    setup: MatchSetup,
    log: Sequence[Event],
    hand: int,
    *,
    kept: JudgedMatch | None = None,
    since: int | None = None,
) -> None:
    """Push the coach's view of a hand (from 1) of the match that began last in a log.

    Without `kept` nothing is written down. In the log the person sits at 0. `since`: the event with which
    the hand took another course than in the match.
    """
    from briscola.capabilities.coach.window.scene import CoachScene
    from briscola.capabilities.coach.window.session import CoachSession

    app.push(CoachScene(app, CoachSession(log, hand, kept=kept, since=since), setup=setup))


class CoachEntry(Entry):
    """Looks back at hands that are over; tells the maestro the habits known so far."""

    def prepare(self, setup: MatchSetup) -> MatchSetup:
        """Tell the maestro the habits known so far, if the settings allow it."""
        wanted = self._app.settings.learn_habits
        return figure("habits", lambda: with_habits(setup, self._active.library, wanted=wanted), setup)

    def hand_offers(self) -> Sequence[HandOffer]:
        return [coach_offer(self._app, self._active.library)]
