"""A match with people at other computers, as its table shows it: who is away, cuts, knocks, looks on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from briscola.client.friends.table_clock import BANK_SECONDS
from briscola.client.host.library import Library
from briscola.client.rivals import RivalsAtTable
from briscola.client.visit.friends_client import FriendsClient
from briscola.client.visit.news import LobbyState
from briscola.client.visit.remote_seat import RemoteSeat
from briscola.engine.events import Event
from briscola.i18n.friends_words import (
    counting_words,
    cuts_words,
    knock_words,
    new_onlooker,
    onlooking_news,
    rematch_wishes,
    trump_card_words,
    welcome_words,
)
from briscola.i18n.seat_words import AwayNote
from briscola.i18n.table_news import (
    TableNews,
    absences,
    needs_help,
    sit_down_notes,
    unreachable,
)
from briscola.i18n.text import _
from briscola.network.messages.fields import Onlooker
from briscola.ui.scene import Host
from briscola.ui.scenes.friends.lobby import TablePage
from briscola.ui.scenes.friends.onlookers_sheet import OnlookersSheet
from briscola.ui.scenes.friends.phones_of_table import PhonesOfTable
from briscola.ui.scenes.friends.seat_for_onlooker import SeatForOnlooker
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.play.write_sheet import WriteSheet
from briscola.ui.scenes.playback.scene import PlaybackScene
from briscola.ui.scenes.results.actions import TableActions, rematch_words
from briscola.ui.scenes.tabletop.distant_table import DistantTable, FreeWords, KnockShown, TimeLeft


class MatchWithFriends(DistantTable):
    """Shows the match of a table, and tells there what happens beside the cards, or is asked."""

    def __init__(
        self,
        app: Host,
        friends: FriendsClient,
        library: Library,
        phones: PhonesOfTable,
        *,
        show_table: Callable[[], None],
    ) -> None:
        """`show_table` shows the table's page after a match."""
        self._app, self._friends, self._library = app, friends, library
        self._phones, self._show_table = phones, show_table
        self._playing: RemoteSeat | None = None
        """The match on show, or the last one."""
        self._onlookers: Sequence[Onlooker] = ()
        """People who look on, as far as the table has told of them."""
        self._looked_on = True
        """True if anybody might look on at the last look."""
        self._news = TableNews(asks=False)
        self._seat = SeatForOnlooker(friends)
        self._dealing: tuple[int | None, int | None] = (None, None)
        """Places of whoever was cutting, and of whoever was choosing the trump card, at the last look."""
        self._counting = False
        """True if the others looked at the count of a hand at the last look."""

    @property
    def scenes(self) -> Sequence[PlayScene]:
        """The scenes of the match that are open."""
        return [scene for scene in self._app.scenes if isinstance(scene, PlayScene)]

    def sit_down(self, seat: RemoteSeat, table: LobbyState, page: TablePage) -> None:
        """Show the cards of a match; `page` asks before its table is left."""
        self._news, phones = TableNews(asks=False), self._phones
        self._playing, self.say_phrase = seat, None if seat.looks_on else self._friends.say
        words = self.words = FreeWords(seat, lambda: self._app.settings, self._show_words)
        scene = PlayScene(
            self._app,
            seat,
            TableActions(
                leave=page.ask_to_leave,
                sit=lambda: self._seat.action,
                phones=phones.let_in if table.hosting else None,
                link=phones.show_link if table.hosting else None,
                onlookers=self._show_onlookers if table.hosting else None,
                watch=partial(self._watch, seat) if seat.looks_on else None,
                rematch_words=self._rematch,
                others_may_wish=True,
                closes=table.hosting,
                write=words.action,
                written=partial(self._told_at_count, words),
            ),
            distant=self,
            rivals=RivalsAtTable(library=self._library, seat=seat),
        )
        self._app.reset(scene)
        if told := " ".join(filter(None, (*sit_down_notes(table, seat), scene.context.standing))):
            scene.overlays.caption.show_calmly(told)
        self._onlookers, self._looked_on = table.onlookers, table.terms.onlookers

    def follow(self, table: LobbyState | None) -> None:
        """Tell of changes at the table; an own card that came too late is taken back."""
        seat = self._playing
        if seat is None or table is None or seat is not self._friends.seat:
            return
        news = [*self._news.news(table, seat), *self._new_onlookers(table), *self._seat.news(table)]
        before, self._dealing = self._dealing, (seat.cutter, seat.chooser)
        if seat.cutter is not None and seat.cutter != before[0]:
            news.append(cuts_words(seat.setup.name(seat.cutter)))
        if seat.chooser is not None and seat.chooser != before[1]:
            news.append(trump_card_words(seat.setup.name(seat.chooser)))
        waited, self._counting = self._counting, seat.waits_for_count
        if self._counting and not waited:
            news.append(counting_words())
        if self.words is not None:
            self._pass_words_on(self.words)
        rewritten = seat.lines.poll_rewritten()
        come = self._news.poll_come()
        gone = [place for place, note in self.absent().items() if note.grey]
        for scene in self.scenes:
            for place in gone:
                scene.overlays.written.take_back(place)
            for place, words in come.items():
                scene.overlays.written.tell(place, words)
            if rewritten:
                scene.catch_up()
            if news:
                scene.overlays.caption.show_calmly(" ".join(dict.fromkeys(news)))

    def _new_onlookers(self, table: LobbyState) -> Sequence[str]:
        """A sentence on each of those who have begun to look on, and on whether anybody may."""
        before, self._onlookers = self._onlookers, table.onlookers
        allowed, changed = table.terms.onlookers, table.terms.onlookers != self._looked_on
        self._looked_on = allowed
        coming = {place.claimant for place in table.roster if place.agreed}  # told already
        news = [new_onlooker(each.name) for each in table.onlookers if each not in {*before, *coming}]
        return [*([onlooking_news(allowed=allowed)] if changed else []), *news]

    def _show_words(self, words: FreeWords, text: str) -> None:
        self._app.push(WriteSheet(self._app, words, text))

    def _pass_words_on(self, words: FreeWords) -> None:
        """Show what friends have written since the last look, and say it."""
        for place, line in words.poll():
            if self._app.speaker.on:
                self._app.speaker.tell(words.line(place, line))
            for scene in self.scenes:
                scene.overlays.written.show(place, line)

    # ---- what its scenes ask

    def absent(self) -> Mapping[int, AwayNote]:
        return absences(self._friends.table, self._playing)

    @property
    def _link_back(self) -> str | None:
        """The link that leads back whoever is away; None where nobody is, or she has come another way."""
        gone = needs_help(self._friends.table, warning=self._phones.warning)
        return None if gone is None else self._phones.link_for(gone.key)

    def unreachable(self) -> str:
        return unreachable(self._friends.table, link=self._link_back, warning=self._phones.warning)

    def by_link(self) -> bool:
        table = self._friends.table
        return table is not None and all(
            self._phones.link_for(place.key) is not None for place in table.roster
        )

    def link(self) -> str:
        return self._link_back or ""

    def _show_onlookers(self) -> None:
        self._app.push(OnlookersSheet(self._app, self._friends))

    def clock(self) -> TimeLeft | None:
        seat, table = self._playing, self._friends.table
        left = None if seat is None else seat.seconds_left
        return None if left is None or table is None else TimeLeft(left, table.terms.clock + BANK_SECONDS)

    def pause_text(self) -> str:
        seat, table = self._playing, self._friends.table
        if table is None or seat is None or seat.looks_on:
            return _("The others go on.")
        if table.terms.clock:
            return _("The others go on, and so does your clock.")
        return _("The others go on. When it is your turn, they wait for you.")

    def answer_knock(self, key: str, yes: bool) -> None:
        self._friends.own.let_in(key, yes)

    def knock(self) -> KnockShown | None:
        table = self._friends.table
        first = None if table is None else next(iter(table.knocking), None)
        if table is None or first is None:
            return None
        returns = any(map(first.returns_to, table.roster))
        said, welcome = knock_words(first, returns=returns), welcome_words(first, returns=returns)
        return KnockShown(first.key, said, welcome)

    def _told_at_count(self, words: FreeWords) -> Sequence[str]:
        """The lines of friends and, last, who knocks: the count lies over the slip that lets her in."""
        knock = self.knock()
        return [*words.lines(), *([] if knock is None else [knock.sentence])]

    def _rematch(self) -> str:
        """Words of the button for another match: who waits for it."""
        waiting = [] if self._friends.table is None else self._friends.table.rematch
        return rematch_wishes(waiting) if waiting else rematch_words()

    def again(self) -> None:
        table = self._friends.table
        if table is not None and table.own is not None:  # whoever has looked on may have a seat by now
            self._friends.ready(True)
        self._show_table()

    def _watch(self, seat: RemoteSeat, log: Sequence[Event], hand: int) -> None:
        """Show a hand that is over once more, with all cards open."""
        self._app.push(PlaybackScene(self._app, setup=seat.setup, log=log, hand=hand))
