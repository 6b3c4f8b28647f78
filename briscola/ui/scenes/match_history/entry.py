"""Open the evenings, and from there a deal to be played again."""

from pathlib import Path

from msgspec import structs

from briscola.client.active_match import ActiveMatch
from briscola.client.daily import DailyDeal
from briscola.client.deal_again import DealAgain, one_hand
from briscola.client.kept_matches import Bookshelf
from briscola.client.match_setup import MatchSetup
from briscola.client.recorder import house_of
from briscola.i18n.daily_words import date_text
from briscola.i18n.text import _
from briscola.ui.scene import Host, Scene
from briscola.ui.scenes.deal_table import sit_down
from briscola.ui.scenes.match_history.match_sheet import OnMatch
from briscola.ui.scenes.match_history.scene import MatchHistory


def open_evenings(
    app: Host,
    active_match: ActiveMatch,
    dropped: Path | None = None,
    *,
    go_on: OnMatch,
    give_up: OnMatch,
) -> None:
    """Push the person's ledger; import a file `dropped` on the window.

    `go_on` continues a match that waits, `give_up` gives it up, if this window keeps matches.
    """
    keeps = active_match.ours

    def again(setup: MatchSetup, code: str) -> None:
        play_deal(app, active_match, setup, code, back_to=app.top)

    scene = MatchHistory(
        app,
        Bookshelf(active_match.library),
        play_deal=again,
        go_on=go_on if keeps else None,
        give_up=give_up if keeps else None,
    )
    app.push(scene)
    if dropped is not None:
        scene.bring_in(dropped)


def play_deal(
    app: Host, active_match: ActiveMatch, setup: MatchSetup, code: str, *, back_to: Scene | None
) -> None:
    """Play a deal from its code over the scene `back_to`, which is on top again afterwards.

    Raises BadDealCode.
    """
    setup = structs.replace(one_hand(setup), player=app.settings.player)
    house = house_of(app.settings, setup)

    def again() -> None:
        play_deal(app, active_match, setup, code, back_to=back_to)

    deal = DealAgain(active_match.library, setup, code, house=house, keeps=active_match.ours)
    sit_down(
        app,
        deal,
        back_to=back_to,
        again=again,
        note=_("A deal played again: it does not count in the statistics."),
    )


def play_daily(app: Host, active_match: ActiveMatch, daily: DailyDeal, *, back_to: Scene | None) -> None:
    """Play the deal of a day over the scene `back_to`, without hints or undo."""
    setup = structs.replace(daily.setup, player=app.settings.player, face=active_match.library.profile.face)
    house = structs.replace(house_of(app.settings, setup), undo=False, hints=False)
    seeds = daily.seeds[1:]
    deal = DealAgain(
        active_match.library, setup, daily.code, house=house, keeps=active_match.ours, seeds=seeds
    )

    note = _("Deal of the day: {date}").format(date=date_text(daily.day))
    sit_down(app, deal, back_to=back_to, again=None, note=note)
