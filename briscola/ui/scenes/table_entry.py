"""The table of a match: how one sits down there, alone, with others or with phones, and where it leads."""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import structs

from briscola.client.hot_seat.agreement import agreement_of, house_of
from briscola.client.hot_seat.shared_screen import screen_of
from briscola.client.rivals import RivalsAtTable
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.setup.match_setup import MatchSetup
from briscola.i18n.text import _
from briscola.storage.settings.settings_file import peek
from briscola.ui.scenes.entry import Entry, Routes
from briscola.ui.scenes.phones.phones_at_table import PhonesAtTable
from briscola.ui.scenes.play.overlays import Aid
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.play.screen_pass import ScreenPass
from briscola.ui.scenes.play.screen_passing import ScreenPassing
from briscola.ui.scenes.results.actions import TableActions
from briscola.ui.scenes.title import Title
from briscola.ui.scenes.waiting_matches import WaitingMatches


class TableEntry(Entry):
    """The entry of a match's table, made when somebody sits down for the first time."""

    def __init__(self, to: Routes) -> None:
        super().__init__(to)
        self.phones: PhonesAtTable | None = None
        """The phones of the match at the table."""

    def before_title(self) -> None:
        if self.phones is not None:
            self.phones.close()
            self.phones = None

    close = before_title

    def open_phones(self) -> None:
        """Open the sheet for phones over the table, if somebody sits there."""
        if self.phones is not None:
            self.phones.open_sheet()

    def start(self, setup: MatchSetup) -> None:
        """Start a new match; the one that waits goes on waiting. Ask first if that one is not saved."""
        self._to.guard.unless_unsaved(partial(self._sit_down, setup))

    def start_at(self, setup: MatchSetup, begun: Callable[[str], bool], *, keyed: bool = False) -> None:
        """Start a match of a season or cup, without hints or undo; only while this window keeps matches.

        `begun` is told the id of its record before anybody sees a card. If it cannot keep the id and returns
        False, the match does not begin, and the page from which it was to begin tells why. `keyed`: as for
        `ActiveMatch.begin`.
        """
        self._to.guard.unless_unsaved(partial(self._sit_down, setup, begun, keyed=keyed))

    def _sit_down(
        self, setup: MatchSetup, begun: Callable[[str], bool] | None = None, *, keyed: bool = False
    ) -> None:
        waits = self._to.entry(WaitingMatches).resume() is not None and self._active.ours
        wished, setup = setup, self._prepared(setup)
        house = house_of(self._app.settings, setup)
        if begun is not None:
            house = structs.replace(house, undo=False, hints=False)
        seat = self._active.begin(setup, house, keyed=keyed)
        if begun is not None and self._active.match is not None and not begun(self._active.match):
            self._active.drop()
            self._active.take_over()
            return
        for entry in self._to.at_table():
            entry.begun(wished, seat)
        scene = self.table(seat)
        if waits:
            scene.overlays.caption.show(_("Your other match is waiting for you, under “Evenings”."))

    def _prepared(self, setup: MatchSetup) -> MatchSetup:
        """The setup of a match that is to begin, with what the entries add to it."""
        for entry in self._to.at_table():
            setup = entry.prepare(setup)
        return setup

    def table(self, seat: HostedSeat) -> PlayScene:
        """Sit down at the table of a match."""
        seat.before_rematch(self._prepared)
        seat.come_in()
        self._to.guard.seated()
        guarded, home = self._to.guard.unless_unsaved, self._to.home_of(self._active.match)
        title = partial(guarded, self._to.title, to_title=True)
        actions = TableActions(
            leave=title if home is None else home.open,
            occasion=str if home is None else home.name,
            title=title,
            give_up=self._give_up,
            new_match=partial(guarded, self._new) if home is None else None,
            home=home,
            match=lambda: self._active.match,
        )
        self.before_title()
        self.phones = PhonesAtTable(self._app, seat, partial(self._shared_table, seat, actions))
        if not seat.alone:
            self.phones.shared = self._shared_table(seat, actions)
            return self.phones.shared.first
        if home is None:
            seat.rename(self._app.settings.player)
        aids = [aid for entry in self._to.at_table() for aid in entry.aids(seat)]
        scene = self._scene(structs.replace(actions, offers=self._to.hand_offers()), seat, aids=aids)
        self._app.reset(scene)
        return scene

    def _scene(
        self,
        actions: TableActions,
        seat: HostedSeat,
        screen_pass: ScreenPass | None = None,
        *,
        aids: Sequence[Aid] = (),
    ) -> PlayScene:
        return PlayScene(
            self._app,
            seat,
            actions,
            screen_pass=screen_pass,
            rivals=RivalsAtTable(library=self._active.library, seat=seat),
            aids=aids,
        )

    def _shared_table(self, seat: HostedSeat, actions: TableActions) -> ScreenPassing:
        """Sit down with the other people at this computer, or with phones."""
        screen, library = screen_of(seat), self._active.library
        agreement = agreement_of(
            self._app.settings.match, screen.host.setup, mine=self._to.household.library.profile.id
        )
        others = self._to.household.others()
        speeds = {who.id: peek(library.profiles.settings_path(who)).speed for who in others}
        make = partial(self._scene, structs.replace(actions, phones=self.open_phones))
        shared = ScreenPassing(self._app, screen, agreement, speeds=speeds, make=make)
        self._app.reset(shared.first)
        shared.begin()
        return shared

    def _give_up(self) -> None:
        """Give the match at this table up; that of a season or cup leads to its page."""
        home = self._to.home_of(self._active.match)
        self._to.entry(WaitingMatches).give_up()
        if home is not None and isinstance(self._app.top, Title):
            home.open()

    def _new(self) -> None:
        self._to.title()
        self._to.choose()
