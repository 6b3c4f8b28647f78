"""The line of the title that opens Play with friends; nothing of a network is loaded before it is pressed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from briscola.client.friends.friend_notes import TableNote
from briscola.client.friends.friend_records import friends_folder, route_back
from briscola.client.host.library import Library
from briscola.i18n.kept_match_words import back_to_table
from briscola.i18n.text import _, lazy
from briscola.storage.people.profiles import Profile
from briscola.storage.settings.person_names import clean
from briscola.storage.settings.settings import LONGEST_NAME
from briscola.ui.scenes.entry import Entry, Routes
from briscola.ui.scenes.sheets.dialog import Dialog, tell
from briscola.ui.scenes.who_plays import WhoPlays
from briscola.ui.widgets.menu import Item

if TYPE_CHECKING:
    from briscola.client.visit.friends_client import FriendsClient
    from briscola.ui.scenes.friends.friends_flow import FriendsFlow


def friends_of(library: Library, who: Profile) -> FriendsClient:
    """The friends of a person, with their matches in a folder beside the records, on all networks here."""
    from briscola.client.visit.friends_client import FriendsClient

    folder = friends_folder(library)
    return FriendsClient(folder, library.settings_path, who, library=library)


class FriendsEntry(Entry):
    """The lines of *Play with friends*; its flow is made when it is opened for the first time."""

    def __init__(self, to: Routes) -> None:
        super().__init__(to)
        self.make = friends_of
        self.flow: FriendsFlow | None = None
        self._person = ""
        """Id of the profile whose friends these are."""

    def items(self) -> Sequence[Item]:
        """The way to friends, and the way back to the table with friends at which the program ended."""
        lines = [Item(name="friends", text=_("Play with friends"), on_press=self.open)]
        if (note := route_back(self._active.library)) is not None:
            words = back_to_table(note.host if isinstance(note, TableNote) else None)
            lines.append(Item(name="back", text=words, on_press=self.go_back, strong=True))
        return lines

    def after_mistake(self) -> None:
        if self.flow is not None:
            self.flow.forget_scenes()

    def close(self) -> None:
        if self.flow is not None:
            self.flow.close()

    def open(self) -> None:
        """Open the page; whoever has no name yet gives one, which the others will read."""
        self._with_name(lambda: self._flow().show_page())

    def go_back(self) -> None:
        """Go back to the table at which this person was when the program ended; one press is enough."""
        self._with_name(lambda: self._flow().go_back())

    def open_link(self, link: str) -> None:
        """Show the table of a link and ask before anything goes there; before a match is lost, ask, too."""
        self._to.guard.unless_unsaved(partial(self._follow, link))

    def _follow(self, link: str) -> None:
        from briscola.network.addresses.table_link import NoTableLink, read_table_link

        try:
            place = read_table_link(link)
        except NoTableLink:
            text = lazy("This link names no table. Ask your friend to send it once more.")
            tell(self._app, lazy("The link of a table"), text)
            return
        self._with_name(lambda: self._flow().open_link(place), clean(place.name, LONGEST_NAME))

    def _me(self) -> Profile:
        """The present person, by the name written last."""
        self._to.entry(WhoPlays).agree()
        return self._active.library.profile

    def _flow(self) -> FriendsFlow:
        """The flow of the present person."""
        from briscola.ui.scenes.friends.friends_flow import FriendsFlow

        who = self._me()
        if self.flow is None or self._person != who.id:
            self.close()
            self._person = who.id
            self.flow = FriendsFlow(self.make(self._active.library, who), self._to)
        elif self.flow.friends.idle:  # at a table she stays whom the others know
            self.flow.friends.known_as(who)
        return self.flow

    def _with_name(self, go_on: Callable[[], None], name: str = "") -> None:
        """Go on as soon as the person has a name: `name`, or else the one that she gives."""
        if name and not self._me().name:
            self._app.change(player=name)
        if self._me().name:
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
        if self._me().name:
            go_on()
