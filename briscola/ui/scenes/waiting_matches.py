"""Ways to the matches that wait: continue the last or any other, give one up, put aside what cannot go on."""

import logging
from collections.abc import Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from briscola.client.friends.friend_records import route_back
from briscola.client.host.library import News
from briscola.client.host.recorder import Trouble
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.engine.occupant import Occupant
from briscola.i18n.kept_match_words import resume_notes, waiting_text
from briscola.i18n.level_words import new_names_text
from briscola.i18n.text import _
from briscola.players.levels import of_before
from briscola.storage.database.rows import PlayedMatch
from briscola.storage.evenings.matches import Search
from briscola.ui.scenes.entry import Entry
from briscola.ui.scenes.people.who_is_there import WhoIsThere
from briscola.ui.scenes.saving_dialogs import still_waiting, told
from briscola.ui.widgets.menu import Item

_logger = logging.getLogger(__name__)


class WaitingMatches(Entry):
    """Continues and gives up the match that was left last, and the others."""

    def items(self) -> Sequence[Item]:
        """The line that continues the match left last; it names the page of that match, if it has one."""
        line, home, seat = self.resume(), self._to.home_of(self._active.match), self._active.seat
        if line is None or seat is None or route_back(self._active.library) is not None:
            return ()
        if home is None:
            return [line]
        who = seat.setup.name(1) if seat.setup.players == 2 else line.notes[-1]
        note, *shorter = (f"{home.name()}: {each}" for each in (*line.notes[:2], who))
        return [replace(line, note=note, shorter=[*shorter, home.name()])]

    def show_news(self) -> None:
        """Show the news about the saved matches."""
        news = self._active.news
        while news:
            self._app.push(told(self._app, news.pop()))

    def resume(self) -> Item | None:
        """The line of the menu that continues the match that was left last; None if none waits."""
        seat = self._active.seat
        if seat is None or seat.over:
            return None
        view = self._active.view()
        if view is None:
            return None
        note, *shorter = resume_notes(view, seat.setup, live=self._app.settings.live_points)
        words, go_on = _("Continue"), partial(self._ask_who_is_there, seat)
        return Item(name="resume", text=words, note=note, shorter=shorter, on_press=go_on, strong=True)

    def others(self) -> str:
        """Number of matches that wait, as their page tells it; empty if none does but the one in the menu."""
        active = self._active
        shown = route_back(active.library) is None and active.ours and active.match is not None
        waiting = active.library.history.count(Search(profile=active.library.profile.id, waits=True))
        return waiting_text(waiting) if waiting > shown else ""

    def go_on(self, match: PlayedMatch) -> None:
        """Continue any of the matches that wait; the one at this window's table waits meanwhile."""
        if match.id == self._active.match:
            self._take_up(match)
        else:
            self._to.guard.unless_unsaved(partial(self._take_up, match))

    def _take_up(self, match: PlayedMatch) -> None:
        seat = self._active.turn_to(match)
        if seat is None:
            self._to.title()
        else:
            self._ask_who_is_there(seat)

    def _ask_who_is_there(self, seat: HostedSeat) -> None:
        """Continue a match; first ask who is there if it is one of several people."""
        chairs = self._active.chairs(self._to.household.library.profiles.all())
        if chairs:
            computers = [who.face for who in seat.setup.occupants if who.level]
            self._app.push(WhoIsThere(self._app, chairs, taken=computers, go_on=self._continue_with))
        else:
            self._continue(seat)

    def _continue_with(self, changed: Mapping[int, Occupant]) -> None:
        self._continue(self._active.sit(changed))

    def _continue(self, seat: HostedSeat) -> None:
        """Continue a match; if that fails, put it aside and stay on the title."""
        self._active.go_on()
        try:
            scene = self._to.table(seat)
            if any(of_before(opponent.level) for opponent in seat.setup.opponents):
                scene.overlays.caption.show_calmly(new_names_text())
        except Exception as error:  # whatever it is, the person is not to meet it at every start
            _logger.exception("the match cannot be continued")
            self.put_aside(repr(error))
            self._to.title()

    def put_aside(self, why: str) -> None:
        """Put the match of this window aside, with news for the person."""
        aside = self._active.set_aside(why)
        self._active.news.append(News(kind="unreadable", path=aside))

    def give_up(self) -> None:
        """Give up the match at this window's table and return to the title."""
        trouble = self._active.give_up()
        self._to.title()
        self._tell(trouble)

    def give_up_waiting(self, match: PlayedMatch) -> None:
        """Give up a match that waits; say so if that could not be written."""
        trouble = self._active.give_up_waiting(match)
        self._active.take_over()
        self._to.tell_news()
        self._tell(trouble)

    def _tell(self, trouble: Trouble | None) -> None:
        if trouble is not None:
            self._app.push(still_waiting(self._app, trouble))
