"""The table of a single deal: one played again from its code, or one that can be played only once."""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import structs

from briscola.client.active_match import ActiveMatch
from briscola.client.hot_seat.agreement import house_of
from briscola.client.playback.kept_matches import KeptMatches
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.single_deals.deal_again import DealAgain, one_hand
from briscola.engine.rules import Rules
from briscola.i18n.single_deal_words import occasion_text, single_deal_text
from briscola.i18n.text import _, upper
from briscola.storage.database.rows import PlayedMatch
from briscola.ui.scene import Host
from briscola.ui.scenes.leave_guard import leave_deal
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.actions import HandOffer, TableActions


def play_deal(
    app: Host, active_match: ActiveMatch, setup: MatchSetup, code: str, *, offers: Sequence[HandOffer]
) -> None:
    """Play a deal from its code over the scene on top, which is there again afterwards.

    `offers`: what can be done with the hand at its end. Raises BadDealCode.
    """
    setup = structs.replace(one_hand(setup), player=app.settings.player)
    house = house_of(app.settings, setup)

    def again() -> None:
        play_deal(app, active_match, setup, code, offers=offers)

    deal = DealAgain(active_match.library, setup, code, house=house, keeps=active_match.ours)
    _sit_down(app, deal, again=again, note=again_text(setup.rules()), offers=offers, occasion=str)


def again_text(rules: Rules) -> str:
    """Note on a deal played again, which is paid once even where void hands double (V-CH-28)."""
    said = _("A deal played again: it does not count in the statistics.")
    once = _("It is paid once.")
    return f"{said} {once}" if rules.voids_double else said


def go_on_with_deal(
    app: Host, active_match: ActiveMatch, match: PlayedMatch, *, offers: Sequence[HandOffer]
) -> None:
    """Go on with a single deal that was left in the middle (`goes_on`), over the scene on top."""
    opened = KeptMatches(active_match.library).open(match)
    seeds = ("", *opened.header.seeds)
    note, occasion = upper(single_deal_text(match)), partial(occasion_text, match)
    play_once(app, active_match, opened.setup, match.deal, seeds, note=note, occasion=occasion, offers=offers)


def play_once(
    app: Host,
    active_match: ActiveMatch,
    setup: MatchSetup,
    code: str,
    seeds: Sequence[str],
    *,
    note: str,
    occasion: Callable[[], str],
    offers: Sequence[HandOffer],
) -> None:
    """Play a deal over the scene on top, without hints or undo; `seeds` are the computers' by seat.

    The `note` is told at first, the `occasion` stands in the corner.
    """
    library, keeps = active_match.library, active_match.ours
    setup = structs.replace(setup, player=app.settings.player, face=library.profile.face)
    house = structs.replace(house_of(app.settings, setup), undo=False, hints=False)
    deal = DealAgain(library, setup, code, house=house, keeps=keeps, seeds=seeds[1:])
    _sit_down(app, deal, again=None, note=note, offers=offers, occasion=occasion)


def _sit_down(
    app: Host,
    deal: DealAgain,
    *,
    again: Callable[[], None] | None,
    note: str,
    offers: Sequence[HandOffer],
    occasion: Callable[[], str],
) -> None:
    """Push the table of a deal; `again` plays it once more; if None, the scene below shows the result."""
    below = app.top

    def leave(then: Callable[[], None] = lambda: None) -> None:
        leave_deal(app, deal.seat, partial(gone, then))

    def gone(then: Callable[[], None]) -> None:
        deal.leave()
        while app.top is not None and app.top is not below:
            app.pop()
        then()

    deal.seat.come_in()
    scene = PlayScene(
        app,
        deal.seat,
        TableActions(
            leave=leave,
            again=None if again is None else partial(leave, again),
            compares=again is None,
            offers=offers,
            occasion=occasion,
        ),
    )
    app.push(scene)
    scene.overlays.caption.show(note)
