"""The page on which a friend's code is opened: a duel's, or that of a week of deals of the day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from briscola.capabilities.daily import day_of, deal_of
from briscola.capabilities.duel.duel import Duel
from briscola.capabilities.duel.results import is_week
from briscola.capabilities.duel.window.scene import DuelScene
from briscola.capabilities.duel.window.week import WeekScene
from briscola.client.host import ActiveMatch
from briscola.ui.scene import Host
from briscola.ui.scenes.deal_table import play_daily, play_duel


def open_duel(app: Host, active_match: ActiveMatch, duels: Sequence[Duel]) -> None:
    """Push the page of a duel of some hands; it can be played if this window keeps matches.

    A deal of a week is played as on its own page, so that it stands there too.
    """
    today = date.today()
    week = is_week(duels, today)

    def play(duel: Duel) -> None:
        day = day_of(duel, today) if week else None
        if day is None:
            play_duel(app, active_match, duel, back_to=app.top)
        else:
            play_daily(app, active_match, deal_of(day), back_to=app.top)

    keeps, library = active_match.take_over(), active_match.library
    page = WeekScene if week else DuelScene
    app.push(page(app, library, duels, play=play if keeps else None, today=today))
