"""The ways to a duel: the code of one, or of a week of deals of the day; the challenge after a hand."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial

from briscola.capabilities.coach.entry import coach_offer
from briscola.capabilities.duel.results import is_week
from briscola.capabilities.duel.words import refusal_text
from briscola.client.active_match import ActiveMatch
from briscola.client.single_deals.code import BadDuelCode
from briscola.client.single_deals.daily import day_of, deal_of
from briscola.client.single_deals.duel import Duel, duel_of, duels_of, entered
from briscola.i18n.text import lazy
from briscola.ui.scene import Host
from briscola.ui.scenes.entry import Entry
from briscola.ui.scenes.results.actions import FinishedHand, HandOffer, Press


def play_duel(app: Host, active_match: ActiveMatch, duel: Duel) -> None:
    """Play the deal of a duel over the scene on top, without hints or undo."""
    from briscola.ui.scenes.deal_table import play_once

    offers = [coach_offer(app, active_match.library)]
    note = lazy("A friend’s challenge")
    setup, code, seeds = duel.setup, duel.code, duel.seeds
    play_once(app, active_match, setup, code, seeds, note=note(), occasion=note, offers=offers)


def challenge_offer(app: Host) -> HandOffer:
    """The offer to send a hand, or all of a match, to a friend."""
    words = lazy("Challenge a friend")
    return HandOffer(name="challenge", words=words, open=partial(_challenge, app), sends=True)


def _challenge(app: Host, hand: FinishedHand) -> Press | None:
    """The way to the text that challenges a friend; None where no code can hold the hand."""
    if not hand.seeds:
        return None
    if hand.whole_match:
        duels = duels_of(hand.setup, hand.seeds, hand.log)
    else:
        duel = duel_of(hand.setup, hand.seeds, hand.log, hand.number, version=hand.version)
        duels = () if duel is None else (duel,)
    return partial(_show_challenge, app, duels) if duels else None


def _show_challenge(app: Host, duels: Sequence[Duel]) -> None:
    from briscola.capabilities.duel.window.challenge_sheet import challenge_sheet

    app.push(challenge_sheet(app, duels))


class DuelEntry(Entry):
    """A friend's codes, opened, and the text that challenges a friend, shown."""

    def open(self, duels: Sequence[Duel]) -> None:
        """Push the page of a duel of some hands; it can be played if this window keeps matches.

        A deal of a week is played as on its own page, so that it stands there too.
        """
        from briscola.capabilities.daily.window.page import play_daily
        from briscola.capabilities.duel.window.scene import DuelScene
        from briscola.capabilities.duel.window.week import WeekScene

        app, active = self._app, self._active
        week = is_week(duels, date.today())

        def play(duel: Duel) -> None:
            day = day_of(duel, date.today()) if week else None
            if day is None:
                play_duel(app, active, duel)
            else:
                play_daily(app, active, deal_of(day))

        keeps, page = active.take_over(), WeekScene if week else DuelScene
        app.push(page(app, active.library, duels, play=play if keeps else None, today=date.today))

    def read_code(self, line: str) -> str | Press:
        try:
            return partial(self.open, entered(line))
        except BadDuelCode as error:
            return refusal_text(error)

    def hand_offers(self) -> Sequence[HandOffer]:
        return [challenge_offer(self._app)]
