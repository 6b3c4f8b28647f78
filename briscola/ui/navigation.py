"""Ways from the title, to every scene and to the table of a match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from briscola.client.active_match import ActiveMatch
from briscola.client.host.library import Library
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.setup.match_setup import MatchSetup
from briscola.i18n.figure_words import figure
from briscola.storage.people.profiles import Profile
from briscola.ui.app import App
from briscola.ui.entry_row import EntryRow
from briscola.ui.scene import Host
from briscola.ui.scenes.deck_bringer import DeckBringer
from briscola.ui.scenes.entry import Entry, Kind
from briscola.ui.scenes.leave_guard import LeaveGuard
from briscola.ui.scenes.match_entry import MatchEntry
from briscola.ui.scenes.people.household import Household
from briscola.ui.scenes.results.actions import HandOffer, HomeExit
from briscola.ui.scenes.rules_reader import RulesScene
from briscola.ui.scenes.title import Destinations, StepOffer, Title
from briscola.ui.scenes.waiting_matches import WaitingMatches
from briscola.ui.scenes.who_plays import WhoPlays
from briscola.ui.widgets.menu import Item
from briscola.ui.window_events import Hooks

if TYPE_CHECKING:
    from briscola.ui.scenes.menu_board import ChalkLine
    from briscola.ui.scenes.play.scene import PlayScene
    from briscola.ui.scenes.table_entry import TableEntry


class Navigator(Destinations):
    """Moves between the title and the table, and reports the fate of the match."""

    def __init__(self, app: App, rows: Sequence[EntryRow], *, library: Library | None = None) -> None:
        """`rows` are the entries in the order of the menu; `library` is the user's own by default."""
        self.app, self._rows = app, rows
        self.active_match = ActiveMatch(library or Library())
        self.guard = LeaveGuard(app, self.active_match)
        self.household = Household(app, self.active_match)
        self.household.sync_profile()
        app.at_close += [self.active_match.close, self.household.agree]
        self._made: dict[str, Entry] = {}
        """The entries, by the names of their kinds."""
        self._hooks = Hooks(
            rules=self._rules,
            open_link=self.open_link,
            bring_deck=self.entry(DeckBringer).bring,
            may_end=self.guard.may_end,
        )
        self._behind = True
        """True if all that lies behind the title is loaded, or may be."""
        self._make_for_title()

    # ---- the entries

    def entry(self, kind: type[Kind]) -> Kind:
        """The entry of a kind, which is made when it is first asked for."""
        if kind.__name__ not in self._made:
            self._made[kind.__name__] = made = kind(self)
            self.app.at_close.append(made.close)
        return cast(Kind, self._made[kind.__name__])

    def _make_for_title(self) -> None:
        """Load and make the entries that have something to say on the title."""
        for row in self._rows:
            if row.title is not None and row.title(self.active_match.library):
                self.entry(row.kind())

    def on_title(self) -> Sequence[Entry]:
        """The entries made so far that the title asks."""
        asked = (row.name for row in self._rows if row.title is not None)
        return [self._made[name] for name in asked if name in self._made]

    def entries(self) -> Sequence[Entry]:
        """All entries."""
        return [self.entry(row.kind()) for row in self._rows]

    def at_table(self) -> Sequence[Entry]:
        """The entries that have something to do at a table."""
        return [self.entry(row.kind()) for row in self._rows if row.table]

    def hand_offers(self) -> Sequence[HandOffer]:
        """The offers of a table's entries for a hand that is over."""
        return [offer for entry in self.at_table() for offer in entry.hand_offers()]

    # ---- the title

    def begin_again(self, *, aside: str = "") -> None:
        """Show the title after a mistake of ours; `aside` is the reason to put the match aside first."""
        if aside:
            self.entry(WaitingMatches).put_aside(aside)
        else:
            self.active_match.take_up_again()
        for entry in self._made.values():
            entry.after_mistake()
        self._load_behind()
        self.title()

    def begin(self) -> None:
        """Show the title; the fate of a saved match is mentioned once."""
        self._behind = False
        self._load_behind()
        self.title(opens=True)

    def _load_behind(self) -> None:
        """Load the modules for playing behind the title, so that the first picture waits for none of them.

        The table under the lamp of all other scenes is made then too.
        """
        self.app.when_quiet.append(lambda: self.app.cloth.picture(self.app.size, self.app.kit.table))
        self.app.when_quiet += [
            partial(import_module, name) for row in self._rows for name in row.modules_behind()
        ]
        self.app.when_quiet.append(self._write_slate)

    def _write_slate(self) -> None:
        """Show what waits for more than the first picture has loaded: the slate's lines, and the offer."""
        self._behind = True
        if isinstance(self.app.top, Title):
            self.app.top.layout(self.app.size)

    def title(self, *, opens: bool = False) -> None:
        """Return to the title, or open the window with it; an unfinished match can be continued there.

        In this order: the entries take back what they lent to the table; a match that is over is dropped;
        this window becomes the one that keeps matches, if no other does; the entries read what others have
        changed; the title is shown; then the name written last is kept, and the news are shown over it.
        """
        self.app.hooks = self._hooks
        for entry in list(self._made.values()):
            entry.before_title()
        seat = self.active_match.seat
        if seat is not None and seat.over:
            self.active_match.drop()
        self.active_match.take_over()
        self._make_for_title()
        for entry in self.on_title():
            entry.refresh()
        self.app.reset(Title(self.app, self, opens=opens))
        self.returned()

    def menu(self) -> Sequence[Item]:
        items = [item for entry in self.on_title() for item in entry.items()]
        return sorted(items, key=lambda item: not item.strong)

    def chalk(self) -> Sequence[ChalkLine]:
        if not self._behind:
            return ()
        held = self.active_match.match if self.entry(WaitingMatches).items() else None
        lines = [
            figure(f"slate: {type(entry).__name__}", entry.chalk, ())
            for entry in self.on_title()
            if held is None or entry.home(held) is None  # *Continue* leads there
        ]
        return [line for each in lines for line in each]

    def offer(self) -> StepOffer | None:
        if not self._behind:
            return None
        offers = (entry.offer() for entry in self.on_title())
        return next((offer for offer in offers if offer is not None), None)

    def returned(self) -> None:
        shown = self.profile()
        self.entry(WhoPlays).agree()
        if self.profile() != shown and isinstance(self.app.top, Title):
            self.app.top.layout(self.app.size)
        self.tell_news()

    def tell_news(self) -> None:
        """Show what has to be told, over whatever is shown."""
        for entry in self.on_title():
            entry.show_news()

    def warning(self) -> str:
        return self.guard.warning

    def profile(self) -> Profile:
        return self.household.library.profile

    def people(self) -> None:
        self.entry(WhoPlays).open()

    def evenings(self, dropped: Path | None = None) -> None:
        from briscola.ui.scenes.match_history.entry import EveningsEntry

        self.entry(EveningsEntry).open(dropped)

    def open_link(self, link: str) -> None:
        """Show the table of a friend's link; it may have been opened in another program."""
        self.app.call_person()
        from briscola.ui.scenes.friends.entry import FriendsEntry

        self.entry(FriendsEntry).open_link(link)

    def choose(self) -> None:
        """Open the choice of a new match."""
        self.entry(MatchEntry).choose()

    def play_together(self) -> None:
        """Open the choice of a match for several people at this computer."""
        self.entry(MatchEntry).play_together()

    def _rules(self, app: Host, chapter: str, setup: MatchSetup | None) -> RulesScene:
        """Rules scene, with a button for the first evening unless that is open."""
        taught = any(scene.teaches for scene in self.app.scenes)
        lessons = (entry.lesson() for entry in self.on_title())
        lesson = next((lesson for lesson in lessons if lesson is not None), None)
        return RulesScene(app, chapter, setup, lesson=None if taught else lesson)

    # ---- the table

    def start(self, setup: MatchSetup) -> None:
        """Start a new match, unless the name written last is refused."""
        if self.entry(WhoPlays).agree():
            self._table().start(setup)
        else:
            self.tell_news()

    def table(self, seat: HostedSeat) -> PlayScene:
        """Sit down at the table of a match."""
        return self._table().table(seat)

    def _table(self) -> TableEntry:
        from briscola.ui.scenes.table_entry import TableEntry

        return self.entry(TableEntry)

    def home_of(self, match: str | None) -> HomeExit | None:
        """The page to which a match belongs; None for any other match."""
        found = (entry.home(match) for entry in self.on_title() if match is not None)
        home = next((home for home in found if home is not None), None)
        return home and replace(home, open=partial(self.guard.unless_unsaved, home.open, to_title=True))
