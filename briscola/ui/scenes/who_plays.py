"""Ways to another person: who plays in this window, asked before a match is lost by it."""

from functools import partial

from briscola.storage.people.profiles import BadProfile
from briscola.ui.scenes.entry import Entry, Routes
from briscola.ui.scenes.saving_dialogs import refused


class WhoPlays(Entry):
    """Shows, switches and removes the people at this computer, and tells why a name is refused."""

    def __init__(self, to: Routes) -> None:
        super().__init__(to)
        self._refused: BadProfile | None = None
        """Reason why a written name is refused, until it is shown."""

    def agree(self) -> bool:
        """Keep the name written last; False if it is refused, which `show_news` shows."""
        error = self._to.household.agree()
        self._refused = error or self._refused
        return error is None

    def show_news(self) -> None:
        if self._refused is not None:
            error, self._refused = self._refused, None
            self._app.push(refused(self._app, error))

    def open(self) -> None:
        """Show the people who play at this computer."""
        from briscola.ui.scenes.people.scene import People

        self._app.push(People(self._app, self._to.household, play_as=self.play_as, remove=self.remove))

    def play_as(self, profile: str) -> None:
        """Switch to another profile; a match that is not saved is left only after a question."""
        if profile == self._to.household.library.profile.id:
            self._to.title()
        else:
            self._to.guard.unless_unsaved(partial(self._switch, profile))

    def _switch(self, profile: str) -> None:
        try:
            self._to.household.use(profile)
        except BadProfile as error:
            self._refused = error
        self._to.title()

    def remove(self, profile: str) -> None:
        """Remove a profile and show the remaining ones."""
        if profile == self._to.household.library.profile.id:
            self._to.guard.unless_unsaved(partial(self._gone, profile))
        else:
            self._gone(profile)

    def _gone(self, profile: str) -> None:
        try:
            self._to.household.remove(profile)
        except BadProfile as error:
            self._refused = error
            self._to.title()
        else:
            self._to.title()
            self.open()
