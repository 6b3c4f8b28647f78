"""Several people at one screen: a table scene for each, and the curtain between them.

Where people have their cards on phones there is one scene more: the table as everybody may see it.
"""

from collections.abc import Callable, Mapping
from functools import partial

from briscola.client.hot_seat.agreement import ANYTHING, TableAgreement
from briscola.client.hot_seat.shared_screen import SharedScreen
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.view.view import ME
from briscola.engine.events import NOBODY
from briscola.i18n.person_words import shown_name
from briscola.i18n.text import _
from briscola.storage.settings.settings import Speed
from briscola.ui.scene import Host
from briscola.ui.scenes.play.curtain import Curtain
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.play.screen_pass import ScreenPass

LAST_CARD, OWN_CARDS = 0.7, 3.0
"""Seconds in which the last card can be seen, and one's own cards where everybody only looks at hers."""


class ScreenPassing:
    """Passes the screen on: hides one person's table behind the curtain, and opens the next one's."""

    def __init__(
        self,
        app: Host,
        screen: SharedScreen,
        agreement: TableAgreement,
        *,
        speeds: Mapping[str, Speed],
        make: Callable[[HostedSeat, ScreenPass], PlayScene],
    ) -> None:
        """`speeds` are those of people with settings of their own, by key; `make` makes a seat's scene."""
        self._app, self._screen, self._agreement = app, screen, agreement
        inputs = dict(zip((seat.place for seat in screen.seats), agreement.inputs, strict=False))
        self._plays_with = {seat.place: inputs.get(seat.place, ANYTHING) for seat in screen.seats}
        self._speeds, self._make = speeds, make
        self._scenes: dict[int, PlayScene] = {seat.place: self._made(seat) for seat in screen.seats}
        """The scenes by seat; that of the public table stands under `NOBODY`, once it is needed."""

    def _made(self, seat: HostedSeat) -> PlayScene:
        sits = not seat.looks_on
        screen_pass = ScreenPass(
            pass_on=partial(self._pass_on, seat.place),
            patience=self._patience,
            veil=partial(self._veil, seat.place),
            speed=self._speeds.get(seat.setup.key) if sits else None,
            plays_with=self._plays_with[seat.place] if sits else ANYTHING,
        )
        return self._make(seat, screen_pass)

    def _scene(self, seat: int) -> PlayScene:
        if seat not in self._scenes:
            self._scenes[seat] = self._made(self._screen.public_seat())
        return self._scenes[seat]

    def move_cards(self, on_phones: frozenset[int]) -> None:
        """Have the cards of these people on phones, and those of all others at the screen."""
        back = self._screen.on_phones - on_phones
        self._screen.on_phones = on_phones
        for seat in self._screen.seats:  # what was told to the phone was never shown here
            scene = self._scenes[seat.place]
            if seat.place in back and seat.mark_all_seen() and scene in self._app.scenes:
                scene.catch_up()

    def _patience(self) -> float:
        return OWN_CARDS if self._screen.goes_round else LAST_CARD

    @property
    def first(self) -> PlayScene:
        """The scene on which the match begins or goes on."""
        wanted = self._screen.wanted
        return self._scene(self._screen.seats[0].place if wanted is None else wanted)

    def begin(self) -> None:
        """Close the curtain at once over a hand taken up again: not a frame of it is anybody's yet."""
        if self._screen.to_be_passed:
            self._pass_on(self.first.seat.place)

    def _pass_on(self, before: int) -> None:
        """Close the curtain over one person's table for the person whose turn it is."""
        seat = self._screen.wanted
        if seat is None:
            return
        if not self._agreement.curtain or seat == NOBODY:
            self._open(before, seat)
            return
        undo = partial(self._undo, before) if self._scenes[before].seat.can_take_back else None
        chooser = shown_name(self._scenes[before].match_setup, ME)
        self._close(seat, partial(self._open, before, seat), on_undo=undo, chooser=chooser)

    def _veil(self, seat: int) -> None:
        """Close the curtain over whatever is shown while nobody looks; the same person opens it."""
        looked_at = seat != NOBODY and self._screen.holder == seat and self._scenes[seat].seat.dealt
        if self._agreement.curtain and looked_at and not isinstance(self._app.top, Curtain):
            self._close(seat, self._app.pop)

    def _close(
        self,
        seat: int,
        on_open: Callable[[], None],
        *,
        on_undo: Callable[[], None] | None = None,
        chooser: str = "",
    ) -> None:
        """Close the curtain for a person; `on_undo` takes back the last choice of `chooser`."""
        scene = self._scenes[seat]
        looks = seat in self._screen.lookers
        note = _("Everybody looks at the cards before the auction.") if looks else ""
        self._app.push(
            Curtain(
                self._app,
                setup=scene.match_setup,
                seat=ME,
                on_open=on_open,
                on_pause=scene.pause,
                on_undo=on_undo,
                chooser=chooser,
                note=note,
                plays_with=self._plays_with[seat],
            )
        )

    def _open(self, before: int, seat: int) -> None:
        """Show the table of a person, and what has happened since the last look."""
        self._screen.give(seat)
        scene = self._scene(seat)
        self._app.swap(self._scenes[before], scene)
        scene.catch_up()

    def _undo(self, seat: int) -> None:
        """Close the curtain for the person who has just chosen: the next one may have pressed."""
        self._close(seat, partial(self._take_back, seat))

    def _take_back(self, seat: int) -> None:
        """Give the screen back to the person who has just chosen, and take the choice back."""
        self._screen.give(seat)
        self._app.swap(self._scenes[seat], self._scenes[seat])
        self._scenes[seat].undo()
