"""The phones of a match at this computer: whose cards are on them, and what the screen shows then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from briscola.client.seats.hosted_seat import HostedSeat
from briscola.i18n.person_words import shown_name
from briscola.ui.scene import Host
from briscola.ui.scenes.phones.scene_phones import ScenePhones
from briscola.ui.scenes.play.screen_passing import ScreenPassing
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.results.match_result import MatchResult

if TYPE_CHECKING:
    from briscola.pages.phones.seat_phones import SeatPhones


class PhonesAtTable(ScenePhones):
    """Made with each match."""

    def __init__(
        self,
        app: Host,
        seat: HostedSeat,
        share: Callable[[], ScreenPassing],
        *,
        address: str | None = None,
    ) -> None:
        """`share` makes the table of several people of a match at which one alone has played.

        Pages are served at `address` only; None: at all of this computer.
        """
        super().__init__(app, self._phones)
        self._any_seat, self._share, self.address = seat, share, address
        self.shared: ScreenPassing | None = None
        """The table of several people; None while one plays alone."""

    def _phones(self) -> SeatPhones:
        from briscola.pages.phones.seat_phones import SeatPhones

        return SeatPhones(self, lambda: self._app.settings, address=self.address)

    # ---- what the phones need

    @property
    def people(self) -> Sequence[tuple[int, str, str]]:
        """Seat, name and face of everybody at this screen."""
        setup = self._any_seat.setup_of_table
        return [(seat, shown_name(setup, seat), setup.face_of(seat)) for seat in setup.people]

    def seat(self, place: int) -> HostedSeat:
        """A seat of its own for a phone."""
        return self._any_seat.seat_of(place)

    def move_cards(self, on_phones: frozenset[int]) -> None:
        """Have the cards of these people on phones, and those of all others at the screen."""
        if self.shared is None:
            self.shared = self._share()
        self.shared.move_cards(on_phones)

    @property
    def counted(self) -> bool:
        """True while the screen shows how a hand or a match has ended."""
        return any(isinstance(scene, HandResult | MatchResult) for scene in self._app.scenes)

    def go_on(self) -> None:
        """Go on from the result that the screen shows, if nothing lies over it."""
        top = self._app.scenes[-1]
        if isinstance(top, HandResult | MatchResult):
            top.go_on()
