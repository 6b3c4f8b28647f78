"""Ways from the title, to every scene and to the table of a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, cast

from msgspec import structs

from briscola.capabilities.rivals import RivalsAtTable
from briscola.capabilities.stairs import Staircase
from briscola.client.host import ActiveMatch, Library, house_of
from briscola.client.hot_seat import agreement_of, screen_of
from briscola.client.seats import HostedSeat
from briscola.client.setup import MatchSetup
from briscola.i18n.saving_words import not_kept_text
from briscola.i18n.text import _
from briscola.storage.own_decks import brought_decks
from briscola.storage.people import Profile
from briscola.storage.settings import peek
from briscola.ui.app import App
from briscola.ui.entries import ROWS, behind_the_title
from briscola.ui.scene import Host
from briscola.ui.scenes.entry import Entry, Kind
from briscola.ui.scenes.leave_guard import LeaveGuard
from briscola.ui.scenes.match_ways import MatchWays
from briscola.ui.scenes.people import Household
from briscola.ui.scenes.results import WayHome
from briscola.ui.scenes.rules_reader import RulesScene
from briscola.ui.scenes.title import Destinations, StepOffer, Title
from briscola.ui.scenes.waiting_matches import WaitingMatches
from briscola.ui.scenes.who_plays import WhoPlays
from briscola.ui.widgets import Item

if TYPE_CHECKING:
    from briscola.ui.scenes.play import AfterWays, HotSeatTable, PlayScene
    from briscola.ui.scenes.tabletop import ScreenPass


class Navigator(Destinations):
    """Moves between the title and the table, and reports the fate of the match."""

    def __init__(self, app: App, *, library: Library | None = None) -> None:
        """`library` is the user's own by default."""
        self.app = app
        app.rules, app.follow, app.bring_deck = self._rules, self.follow, self.bring_deck
        self.active_match = ActiveMatch(library or Library())
        self.guard = LeaveGuard(app, self.active_match)
        self.household = Household(app, self.active_match)
        self.household.sync_profile()
        app.at_close += [self.active_match.close, self.household.agree]
        self._made: dict[type[Entry], Entry] = {}
        self._on_title()

    # ---- the entries

    def entry(self, kind: type[Kind]) -> Kind:
        """The entry of a kind, which is made when it is first asked for."""
        if kind not in self._made:
            self._made[kind] = kind(self)
            self.app.at_close.append(self._made[kind].close)
        return cast(Kind, self._made[kind])

    def _on_title(self) -> Sequence[Entry]:
        """The entries that have something to say on the title."""
        return [self.entry(row.kind()) for row in ROWS if row.title(self.active_match.library)]

    def _at_table(self) -> Sequence[Entry]:
        """The entries that have something to do at a table."""
        return [self.entry(row.kind()) for row in ROWS if row.table]

    # ---- the title

    def begin_again(self, *, aside: str = "") -> None:
        """Show the title after a mistake of ours; `aside` is the reason to put the match aside first."""
        if aside:
            self.entry(WaitingMatches).put_aside(aside)
        else:
            self.active_match.take_up_again()
        self.title()

    def begin(self) -> None:
        """Show the title; the fate of a saved match is mentioned once.

        The modules for playing are loaded behind the title, so that the first picture waits for none of them.
        The table under the lamp of all other scenes is made then too.
        """
        entries = self._on_title()
        self.app.when_quiet.append(lambda: self.app.cloth.picture(self.app.size, self.app.kit.table))
        self.app.when_quiet += [partial(import_module, name) for name in behind_the_title()]
        self.app.when_quiet += [entry.loaded for entry in entries]
        for entry in entries:
            entry.hold()
        self.title()

    def title(self) -> None:
        """Return to the title; an unfinished match can be continued from there."""
        self.app.may_end = self.guard.may_end
        for entry in self._made.values():
            entry.leave()
        seat = self.active_match.seat
        if seat is not None and seat.over:
            self.active_match.drop()
        self.active_match.take_over()
        for entry in self._on_title():
            entry.come()
        self.app.reset(Title(self.app, self))
        self.tell_news()

    def menu(self) -> Sequence[Item]:
        items = [item for entry in self._on_title() for item in entry.items()]
        return sorted(items, key=lambda item: not item.strong)

    def offer(self) -> StepOffer | None:
        offers = (entry.offer() for entry in self._on_title())
        return next((offer for offer in offers if offer is not None), None)

    def tell_news(self) -> None:
        for entry in self._on_title():
            entry.tell()
        if isinstance(self.app.top, Title) and (brought := brought_decks()):
            self.bring_deck(brought[0])

    def warning(self) -> str:
        seat = self.active_match.seat
        if not self.active_match.ours:
            return _("Another window of Briscola is open: what is played in this one is not kept.")
        if seat is not None and seat.trouble is not None:
            return not_kept_text(seat.trouble)
        return ""

    def agreed_profile(self) -> Profile:
        return self.entry(WhoPlays).agreed_profile()

    def people(self) -> None:
        self.entry(WhoPlays).open()

    def evenings(self, dropped: Path | None = None) -> None:
        from briscola.ui.scenes.match_history import EveningsEntry

        self.entry(EveningsEntry).open(dropped)

    def follow(self, link: str) -> None:
        """Show the table of a friend's link."""
        from briscola.ui.scenes.friends import FriendsEntry

        self.entry(FriendsEntry).follow(link)

    def choose(self) -> None:
        """Open the choice of a new match."""
        self.entry(MatchWays).choose()

    def play_together(self) -> None:
        """Open the choice of a match for several people at this computer."""
        self.entry(MatchWays).play_together()

    def bring_deck(self, path: Path) -> None:
        """Look at a deck of the person's own: a folder or zip dropped on the window."""
        from briscola.ui.scenes.own_decks import BringDeck

        self.app.push(BringDeck(self.app, path))

    def _rules(self, app: Host, chapter: str, setup: MatchSetup | None) -> RulesScene:
        """Rules scene, with a button for the first evening unless that is open."""
        lessons = any(scene.teaches for scene in self.app.scenes)
        return RulesScene(app, chapter, setup, lesson=None if lessons else self.entry(Staircase).lesson)

    # ---- the table

    def start(self, setup: MatchSetup) -> None:
        """Start a new match; the one that waits goes on waiting. Ask first if that one is not saved."""
        if self.entry(WhoPlays).agree():
            self.guard.unless_unsaved(partial(self._sit_down, setup))
        else:
            self.tell_news()

    def start_at(self, setup: MatchSetup, begun: Callable[[str], None], *, keyed: bool = False) -> None:
        """Start a match of a season or cup, without hints or undo; only while this window keeps matches.

        `begun` is told the id of its record before anybody sees a card. If it raises OSError, because it
        cannot keep the id, the match does not begin. `keyed`: as for `ActiveMatch.begin`.
        """
        self.guard.unless_unsaved(partial(self._sit_down, setup, begun, keyed=keyed))

    def _sit_down(
        self, setup: MatchSetup, begun: Callable[[str], None] | None = None, *, keyed: bool = False
    ) -> None:
        waits = self.entry(WaitingMatches).resume() is not None and self.active_match.ours
        wished, setup = setup, self._prepared(setup)
        house = house_of(self.app.settings, setup)
        if begun is not None:
            house = structs.replace(house, undo=False, hints=False)
        seat = self.active_match.begin(setup, house, keyed=keyed)
        if begun is not None and self.active_match.match is not None:
            try:
                begun(self.active_match.match)
            except OSError:  # the page tells why
                self.active_match.drop()
                self.active_match.take_over()
                return
        for entry in self._at_table():
            entry.begun(wished, seat)
        scene = self.table(seat)
        if waits:
            scene.over.notes.say(_("Your other match is waiting for you, under “Evenings”."))

    def _prepared(self, setup: MatchSetup) -> MatchSetup:
        """The setup of a match that is to begin, with what the entries add to it."""
        for entry in self._at_table():
            setup = entry.prepare(setup)
        return setup

    def table(self, seat: HostedSeat) -> PlayScene:
        """Sit down at the table of a match."""
        from briscola.ui.scenes.phones import PhonesEntry
        from briscola.ui.scenes.play import AfterWays

        seat.before_rematch(self._prepared)
        seat.come_in()
        self.guard.seated()
        new, home = partial(self.guard.unless_unsaved, self._new), self.home_of(self.active_match.match)
        ways = AfterWays(new=new, home=home)
        phones = self.entry(PhonesEntry).begin(seat, partial(self._shared_table, seat, ways))
        if not seat.alone:
            phones.shared = self._shared_table(seat, ways)
            return phones.shared.first
        if home is None:
            seat.rename(self.app.settings.player)
        entries = self._at_table()
        for entry in entries:
            ways = entry.ways(ways, seat)
        scene = self._scene(ways, seat)
        for entry in entries:
            entry.seated(scene)
        self.app.reset(scene)
        return scene

    def _scene(self, ways: AfterWays, seat: HostedSeat, screen_pass: ScreenPass | None = None) -> PlayScene:
        from briscola.ui.scenes.phones import PhonesEntry
        from briscola.ui.scenes.play import PlayScene

        return PlayScene(
            self.app,
            seat,
            on_leave=partial(self.guard.unless_unsaved, self.title, to_title=True),
            on_give_up=self._give_up,
            ways=ways,
            screen_pass=screen_pass,
            on_phones=None if screen_pass is None else self.entry(PhonesEntry).open_sheet,
            rivals=RivalsAtTable(library=self.active_match.library, seat=seat),
        )

    def _shared_table(self, seat: HostedSeat, ways: AfterWays) -> HotSeatTable:
        """Sit down with the other people at this computer, or with phones."""
        from briscola.ui.scenes.play import HotSeatTable

        screen, library = screen_of(seat), self.active_match.library
        agreement = agreement_of(self.app.settings.match, screen.setup, mine=self.household.playing.id)
        others = self.household.others()
        speeds = {who.id: peek(library.profiles.settings_path(who)).speed for who in others}
        make = partial(self._scene, ways)
        shared = HotSeatTable(self.app, screen, agreement, speeds=speeds, make=make)
        self.app.reset(shared.first)
        shared.begin()
        return shared

    def _give_up(self) -> None:
        """Give the match at this table up; that of a season or cup leads to its page."""
        home = self.home_of(self.active_match.match)
        self.entry(WaitingMatches).give_up()
        if home is not None and isinstance(self.app.top, Title):
            home.open()

    def home_of(self, match: str | None) -> WayHome | None:
        """The page to which a match belongs; None for any other match."""
        found = (entry.home(match) for entry in self._on_title() if match is not None)
        home = next((home for home in found if home is not None), None)
        return home and replace(home, open=partial(self.guard.unless_unsaved, home.open))

    def _new(self) -> None:
        self.title()
        self.choose()
