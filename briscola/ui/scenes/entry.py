"""An entry: what the title, the table of a match and the evenings ask of a capability."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from briscola.client.active_match import ActiveMatch
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.setup.match_setup import MatchSetup
from briscola.ui.scene import Host
from briscola.ui.scenes.leave_guard import LeaveGuard
from briscola.ui.scenes.people.household import Household
from briscola.ui.widgets.menu import Item

if TYPE_CHECKING:
    from briscola.ui.scenes.menu_board import ChalkLine
    from briscola.ui.scenes.play.overlays import Aid
    from briscola.ui.scenes.play.scene import PlayScene
    from briscola.ui.scenes.results.actions import HandOffer, HomeExit, Press
    from briscola.ui.scenes.title import StepOffer


Kind = TypeVar("Kind", bound="Entry")


class MatchOrigin(NamedTuple):
    """The round of a cup, or the like, to which a kept match belongs."""

    name: str
    closed: bool = False
    """True for a match that was left without an end for good."""


class OtherLink(NamedTuple):
    """A link on a page that leads past what is chosen there: its name, its words, and what a press does."""

    name: str
    words: Callable[[], str]
    press: Callable[[], None]


class Routes(Protocol):
    """The ways of the window between title and table; `Navigator` describes each."""

    active_match: ActiveMatch
    guard: LeaveGuard
    household: Household

    @property
    def app(self) -> Host: ...
    def entry(self, kind: type[Kind]) -> Kind: ...
    def title(self) -> None: ...
    def tell_news(self) -> None: ...
    def choose(self) -> None: ...
    def play_together(self) -> None: ...
    def start(self, setup: MatchSetup) -> None: ...
    def entries(self) -> Sequence[Entry]: ...
    def on_title(self) -> Sequence[Entry]: ...
    def at_table(self) -> Sequence[Entry]: ...
    def hand_offers(self) -> Sequence[HandOffer]: ...
    def table(self, seat: HostedSeat) -> PlayScene: ...
    def home_of(self, match: str | None) -> HomeExit | None: ...


class Entry:
    """Base of an entry: nothing on the title, nothing at a table. It lives as long as the window."""

    def __init__(self, to: Routes) -> None:
        self._to, self._app, self._active = to, to.app, to.active_match

    # ---- on the title

    def before_title(self) -> None:
        """Take what the table has brought; called on every way to the title, before the match is let go."""

    def after_mistake(self) -> None:
        """Forget the scenes, end what goes on; called after a mistake of ours, before the title is shown."""

    def refresh(self) -> None:
        """Read what others have changed; called before the title is shown."""

    def items(self) -> Sequence[Item]:
        """The lines of the title's menu; strong ones stand above those of all others."""
        return ()

    def chalk(self) -> Sequence[ChalkLine]:
        """The lines for the title's slate; asked once all behind the title is loaded."""
        return ()

    def offer(self) -> StepOffer | None:
        """The step to offer below the menu; asked as late."""
        return None

    def show_news(self) -> None:
        """Show the news, each once."""

    def home(self, match: str) -> HomeExit | None:
        """The page to which a match belongs, by the id of its record; None for any other match.

        Asked at the end of a match, but only of the entries that have something to say on the title.
        """
        del match
        return None

    def origins(self) -> Mapping[str, MatchOrigin]:
        """Kept matches that belong to this entry, by the ids of their records."""
        return {}

    def close(self) -> None:
        """End everything at the end of the program."""

    # ---- on other pages

    def first_match(self) -> Press | None:
        """The way of *Play* for somebody who has not played yet; None: the same as for all others."""
        return None

    def lesson(self) -> Press | None:
        """The way to a lesson, for the rules."""
        return None

    def new_match_links(self, *, together: bool) -> Sequence[OtherLink]:
        """Links past the choice of a new match; `together`: of one for several people at this computer."""
        del together
        return ()

    def evenings_links(self) -> Sequence[OtherLink]:
        """Links past the list of kept matches."""
        return ()

    def read_code(self, line: str) -> str | Press | None:
        """The way to which a pasted code leads, or the sentence that refuses it; None: none of its kind."""
        del line
        return None

    def hand_offers(self) -> Sequence[HandOffer]:
        """Offers for a hand that is over, below its result and in the list of kept matches."""
        return ()

    # ---- at a table

    def prepare(self, setup: MatchSetup) -> MatchSetup:
        """The setup of a match that is to begin, with what is added to it."""
        return setup

    def begun(self, setup: MatchSetup, seat: HostedSeat) -> None:
        """Note that a match has begun from a setup."""

    def aids(self, seat: HostedSeat) -> Sequence[Aid]:
        """The aids beside the cards of one person who has sat down alone."""
        del seat
        return ()
