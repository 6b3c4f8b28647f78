"""The results of a duel at this computer: the person's own, and maestro's in the same seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date

from briscola.client.host.library import Library
from briscola.client.playback.kept_matches import CannotOpen, KeptMatches, OpenedMatch
from briscola.client.single_deals.daily import day_of, deal_of
from briscola.client.single_deals.deal_again import left_in_middle, one_hand
from briscola.client.single_deals.duel import Duel, duel_of, entered, figure, with_result
from briscola.client.single_deals.maestros_choices import maestros_hand
from briscola.client.single_deals.maestros_results import MaestrosResults
from briscola.storage.sums.match_summary import summary

MOST_READ = 20
"""Most records that are read for the hand a duel is about; each takes some hundredths of a second."""


class HandInDuel:
    """The first result of the person in a hand."""

    def __init__(self, duel: Duel, *, today: date) -> None:
        """A deal of the day up to `today` may also have been played on its page."""
        self.duel = duel
        self.day = day_of(duel, today)
        """The day whose deal it is; None for any other hand."""
        self.codes = [duel.code, *([] if self.day is None else [deal_of(self.day).code])]
        self.opened: OpenedMatch | None = None
        """The person's match with this hand: the one it is about, or the first duel; else None."""
        self.number = 1
        """Number of the hand in that match."""
        self.mine: int | None = None

    def read(self, library: Library) -> None:
        """Look for the person's result, if it is not known yet."""
        if self.opened is None:
            self._look_for_original(library)
        wanted = one_hand(self.duel.setup).levels, tuple(self.duel.seeds[1:])
        for match in library.history.of_deals(library.profile.id, self.codes):
            if match.state != "complete" or self.opened is not None:
                continue
            try:
                opened = KeptMatches(library).open(match)
            except CannotOpen:
                continue
            if (opened.setup.levels, opened.header.seeds) == wanted:
                self.opened = opened
                self.mine = figure(summary(opened.events, once=True).hands[0])

    def left(self, library: Library) -> bool:
        """True if the person has left the hand in the middle, and it goes on from there."""
        seeds = self.duel.seeds[1:]
        return any(left_in_middle(library, code, seeds) is not None for code in self.codes)

    def _look_for_original(self, library: Library) -> None:
        """Find the hand that the duel is about, if this person played it: a friend's answer has come back."""
        content, history = self.duel.content, library.history
        number, dealer = content.hand, content.dealer
        for match in history.with_hand(
            library.profile.id, content.rules.slug, number=number, dealer=dealer, most=MOST_READ
        ):
            try:
                opened = KeptMatches(library).open(match)
            except CannotOpen:
                continue
            version = opened.header.program.removeprefix("briscola ")
            found = duel_of(opened.setup, opened.header.seeds, opened.events, number, version=version)
            if found is not None and with_result(found, 0) == with_result(self.duel, 0):
                if found.content.result is not None:
                    self.opened, self.number, self.mine = opened, number, found.content.result
                return


class DuelResults:
    """The results of all hands of a duel. `maestro` plays them, by their letters, once the person has."""

    def __init__(self, library: Library, duels: Sequence[Duel], *, today: date) -> None:
        self._library = library
        self.hands = [HandInDuel(duel, today=today) for duel in duels]
        self.maestro: MaestrosResults[str, int] = MaestrosResults(maestros_figures)

    def read(self) -> None:
        """Read the person's results, and let maestro play the hands that the person has played."""
        for hand in self.hands:
            hand.read(self._library)
        self.maestro.ask([hand.duel.letters for hand in self.hands if hand.mine is not None])

    @property
    def begun(self) -> bool:
        """True if the hand to play next was left in the middle."""
        following = self.next
        return following is not None and following.left(self._library)

    @property
    def next(self) -> HandInDuel | None:
        """The first hand that the person has still to play; None if all are played."""
        return next((hand for hand in self.hands if hand.mine is None), None)


def is_week(duels: Sequence[Duel], today: date) -> bool:
    """True if these are the deals of several days up to today, all in one week."""
    days = {day for duel in duels if (day := day_of(duel, today)) is not None}
    return len(days) == len(duels) > 1 == len({day.isocalendar()[:2] for day in days})


def maestros_figures(codes: Sequence[str]) -> Iterator[tuple[str, int]]:
    """Yield each code with maestro's result in the person's seat."""
    for code in codes:
        (duel,) = entered(code)
        result = figure(summary(maestros_hand(duel), once=True).hands[0])
        assert result is not None
        yield code, result
