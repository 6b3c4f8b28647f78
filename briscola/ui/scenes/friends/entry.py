"""The line of the title that opens Play with friends; nothing of a network is loaded before it is pressed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from briscola.client.friends import Friends, friends_folder
from briscola.client.host import ActiveMatch, Library
from briscola.i18n.text import _, lazy
from briscola.network.tables import NoTableLink, read_table_link
from briscola.storage.people import Profile, clean
from briscola.storage.settings import LONGEST_NAME
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.friends.friends_flow import FriendsFlow
from briscola.ui.scenes.friends.match_with_friends import FriendsHost

Make = Callable[[Library, Profile], Friends]


def friends_of(library: Library, who: Profile) -> Friends:
    """The friends of a person, with their matches in a folder beside the records."""
    return Friends(
        friends_folder(library),
        library.settings_path,
        name=who.name,
        face=who.face,
        library=library,
    )


class FriendsNavigator(Protocol):
    """The ways of the window that are used from here."""

    def title(self) -> None:
        """Return to the title."""

    def play_together(self) -> None:
        """Choose a match for several people at this computer."""

    def agreed_profile(self) -> Profile:
        """Profile in use, with the name written last."""


class FriendsEntry:
    """Made when *Play with friends* is opened for the first time; lives as long as the window."""

    def __init__(
        self,
        app: FriendsHost,
        navigator: FriendsNavigator,
        active_match: ActiveMatch,
        *,
        make: Make | None = None,
    ) -> None:
        """`make` finds the friends of a person; by default on all networks of this computer."""
        self._app, self._navigator, self._active = app, navigator, active_match
        self._make = make or friends_of
        self.evening: FriendsFlow | None = None
        self._person = ""
        """Id of the profile whose friends these are."""
        app.at_close.append(self.close)

    def close(self) -> None:
        """End everything at the end of the program."""
        if self.evening is not None:
            self.evening.close()

    def open(self) -> None:
        """Open the page; whoever has no name yet gives one, which the others will read."""
        self._with_name(lambda: self._evening().show_page())

    def go_back(self) -> None:
        """Go back to the table at which this person was when the program ended; one press is enough."""
        self._with_name(lambda: self._evening().go_back())

    def follow(self, link: str) -> None:
        """Show the table of a link, and ask before anything goes there."""
        try:
            place = read_table_link(link)
        except NoTableLink:
            self._app.push(
                Dialog(
                    self._app,
                    title=lazy("The link of a table"),
                    text=lazy("This link names no table. Ask your friend to send it once more."),
                    yes=lazy("All right"),
                )
            )
            return
        self._with_name(lambda: self._evening().follow(place))

    def _evening(self) -> FriendsFlow:
        """The evening of the present person."""
        who = self._navigator.agreed_profile()
        if self.evening is None or self._person != who.id:
            self.close()
            library, self._person = self._active.library, who.id
            friends = self._make(library, who)
            ways = self._navigator
            self.evening = FriendsFlow(
                self._app, friends, library, title=ways.title, play_here=ways.play_together
            )
        return self.evening

    def _with_name(self, go_on: Callable[[], None]) -> None:
        """Go on as soon as the person has a name."""
        if self._navigator.agreed_profile().name:
            go_on()
            return

        def take(line: str) -> str | Callable[[], None]:
            name = clean(line, LONGEST_NAME)
            if not name:
                return _("A name needs a letter that can be seen.")
            return partial(self._named, name, go_on)

        self._app.push(
            Dialog(
                self._app,
                title=lazy("What is your name?"),
                text=lazy("Your friends see it at the table."),
                yes=lazy("Go on"),
                take=take,
            )
        )

    def _named(self, name: str, go_on: Callable[[], None]) -> None:
        self._app.change(player=name)
        if self._navigator.agreed_profile().name:
            go_on()
