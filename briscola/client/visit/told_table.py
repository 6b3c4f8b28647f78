"""The table of a match as its lines tell it to one seat, which every observation has to fit."""

from collections.abc import Sequence

from briscola.client.view.folding import as_shown, begin, fold
from briscola.client.view.view import ME, View
from briscola.client.visit.host_cheats import HostCheats, reading_host
from briscola.engine.events import NOBODY, Event, MatchBegan
from briscola.engine.match import Match
from briscola.engine.notation import observation_from_json
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.players.bots.plausible import check_observation


class ToldTable:
    """Folds the lines as a window does: whatever a window could not show raises."""

    def __init__(self, rules: Rules, seat: int) -> None:
        self._rules, self._seat = rules, seat
        self._view: View | None = None

    def add(self, event: Event) -> None:
        """Take the next line as the seat sees it."""
        place = ME if self._seat == NOBODY else self._seat
        with reading_host():  # a card or a seat that is not there
            for shown in as_shown([event], seat=place, players=self._rules.players):
                if isinstance(shown, MatchBegan):
                    self._view = begin(shown)
                elif self._view is not None:
                    self._view = fold(shown, self._view)

    @property
    def dealt(self) -> bool:
        """True while the seat has cards of a hand."""
        return self._view is not None and self._view.dealt

    def checked_view(self, observation: object, legal: Sequence[object], before: Match | None) -> Observation:
        """An observation as the host sends it, checked; `before` is the match up to this hand.

        Raises HostCheats.
        """
        with reading_host():
            told, view = self._view, observation_from_json(self._rules, observation, list(legal))
        if told is None or view.seat != self._seat:
            raise HostCheats("an observation of another seat came")
        if self._seat != NOBODY:
            with reading_host():
                check_observation(view, decides=bool(view.legal))
            if {*view.hand} != {*told.hands[ME]} - {None}:
                raise HostCheats("an observation shows another hand than was dealt")
        if (len(view.tricks), view.trumps, view.stock_count) != (told.tricks, told.trumps, told.stock_count):
            raise HostCheats("an observation shows another table than was told")
        if before is None or view.standing != before.standing:
            raise HostCheats("an observation shows another standing than the hands before have made")
        return view
