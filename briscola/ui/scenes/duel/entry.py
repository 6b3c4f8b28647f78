"""Open a friend's challenge, and from there its table."""

from collections.abc import Sequence
from datetime import date

from msgspec import structs

from briscola.client.active_match import ActiveMatch
from briscola.client.deal_again import DealAgain
from briscola.client.duel.duel import Duel
from briscola.client.recorder import house_of
from briscola.i18n.text import _
from briscola.ui.scene import Host, Scene
from briscola.ui.scenes.deal_table import sit_down
from briscola.ui.scenes.duel.scene import DuelScene


def open_duel(app: Host, active_match: ActiveMatch, duels: Sequence[Duel]) -> None:
    """Push the page of a duel of some hands; it can be played if this window keeps matches."""

    def play(duel: Duel) -> None:
        play_duel(app, active_match, duel, back_to=app.top)

    keeps, library = active_match.take_over(), active_match.library
    app.push(DuelScene(app, library, duels, play=play if keeps else None, today=date.today()))


def play_duel(app: Host, active_match: ActiveMatch, duel: Duel, *, back_to: Scene | None) -> None:
    """Play the deal of a duel over the scene `back_to`, without hints or undo."""
    face = active_match.library.profile.face
    setup = structs.replace(duel.setup, player=app.settings.player, face=face)
    house = structs.replace(house_of(app.settings, setup), undo=False, hints=False)
    deal = DealAgain(
        active_match.library,
        setup,
        duel.code,
        house=house,
        keeps=active_match.ours,
        seeds=duel.seeds[1:],
    )
    sit_down(app, deal, back_to=back_to, again=None, note=_("A friend’s challenge"))
