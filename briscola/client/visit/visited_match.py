"""The match that a visitor follows: told to her window, and kept as her own record."""

import time
from collections.abc import Callable
from contextlib import suppress
from enum import Enum, auto
from typing import Final

from msgspec.structs import replace

from briscola.client.friends.friend_records import FriendRecorder
from briscola.client.visit.agreed_match import AgreedMatch
from briscola.client.visit.followed_match import FollowedMatch, told_header
from briscola.client.visit.guest_match import GuestMatch
from briscola.client.visit.host_cheats import HostCheats
from briscola.client.visit.news import (
    FriendsTrouble,
    MatchGoesOn,
    MatchGone,
    NewEntries,
    News,
    SavedEntries,
    SeatSeen,
    TableQuestion,
)
from briscola.client.visit.visitor_parts import SelfIdentity, VisitorRecords
from briscola.engine.events import NOBODY
from briscola.network.messages.from_guest import GuestMessage, Hello
from briscola.network.messages.from_host import (
    AskFor,
    Echo,
    MatchHeader,
    NextLine,
    Refused,
    SeatView,
    ShareList,
    Truth,
    Written,
)
from briscola.storage.people.own_seat import persons_of
from briscola.storage.records.header import Header

Told = SeatView | Written | Echo | NextLine | Truth | AskFor | ShareList
"""All that a host tells of a match, after its header, but whose turn it is."""
KeptMatch = tuple[GuestMatch, FriendRecorder | None, int]
"""A match as her own record has it, what writes it on (None: the table keeps it), its number of lines."""
MOST_MATCHES: Final = 100
"""Matches that may begin during one visit: each has a file of its own."""


class MatchStage(Enum):
    """The way of a match that she follows, on one connection after another."""

    BEFORE = auto()
    """Known from an earlier visit, or a connection that is lost: she tells the host how far she has it."""
    COMING = auto()
    """The host has sent its header on this connection, and not yet all lines so far."""
    GOES_ON = auto()
    """The window was told of it, and hears of each line, kept hand and question from now on."""


class VisitedMatch:
    """The match of a table: the one that goes on there, or that was kept before she came.

    Without a `match` she follows none. If it is told anew, `match.retelling` has what she had: her record
    stays as it is until all lines have come and are compared. If she looks on, it has no seat for her:
    `guest` and `_recorder` are None, and nothing is kept.
    """

    def __init__(
        self,
        me: SelfIdentity,
        records: VisitorRecords,
        *,
        send: Callable[[GuestMessage], object],
        post: Callable[[News], object],
        ended: Callable[[], object],
    ) -> None:
        """`send` tells the host, `post` puts news out for the window; `ended` is called after a match."""
        self._me, self._records, self._ended = me, records, ended
        self._send, self._post = send, post
        self.match: FollowedMatch | None = None
        self._stage = MatchStage.BEFORE
        self._begun = 0
        """Number of matches that have begun so far."""
        self._recorder: FriendRecorder | None = None
        self._written = 0
        """Number of lines that her record has on the disk."""
        self._told_lines = self._told_record = 0
        """Numbers of lines, and of lines of the record, that the window has been told."""
        self._asked: object = None
        """The question that the window has been told."""

    @property
    def guest(self) -> GuestMatch | None:
        """The match if she sits at it."""
        return self.match if isinstance(self.match, GuestMatch) else None

    @property
    def current(self) -> bool:
        """True once the host has gone on with it on this connection."""
        return self._stage is not MatchStage.BEFORE

    @property
    def coming(self) -> bool:
        """True from its header until all its lines so far have come: they are told at once."""
        return self._stage is MatchStage.COMING

    # ---- it begins, and goes on

    def take_up(self, match: str) -> None:
        """Go on with what was kept of a match before the program was closed. Raises HostCheats."""
        if match and (kept := self._kept(match)) is not None:
            self.match, self._recorder, self._written = kept

    def _kept(self, match: str) -> KeptMatch | None:
        """A match as far as her own record has it; None without one. Raises HostCheats."""
        kept = self._records.kept(match)
        if kept is None or self._me.hosting:
            return None
        header, events = kept
        people = persons_of(header, events)
        seat = next((person.own.seat for person in people if person.own.key == self._me.public), None)
        if seat is None:
            raise HostCheats("the match does not name this person")
        guest = GuestMatch(header, self._me, self._records, seat=seat)
        guest.take_up(events)
        return guest, self._records.recorder(header, events), len(events)

    def introduced(self, hello: Hello) -> Hello:
        """The first message of a connection, with all that she has of the match."""
        match, self._stage = self.match, MatchStage.BEFORE
        if match is None:
            return hello
        return replace(hello, match=match.header.id, have=match.have, seen=match.chain, kept=match.kept)

    def goes_on(
        self, message: MatchHeader, *, table: bytes, agreed: AgreedMatch, met: str | None
    ) -> Header | None:
        """A match goes on at a table of that key: the one that is known, or another, as it was `agreed`.

        Any but the one that was `met` on coming begins now; None: it began without her. Returns the header of
        one at which she sits down now; None of any other. Raises HostCheats.
        """
        match, seat = self.match, NOBODY if message.seat is None else message.seat
        if match is not None and (match.header.line, match.seat) != (message.header, seat):
            match = None
        header, before = None, None
        if match is None or message.anew:
            own = match is not None or self._me.hosting
            header = self._checked_header(message, seat, own=own, table=table)
            if match is None:
                self._check_succession(header)
                if not self._first_line(header.id):
                    agreed.check(header, begins=met is not None and header.id != met)
            else:
                self._stage = MatchStage.COMING  # it signs what it tells of this match
                before = match.told_anew(message)
            match = self._begin(header, seat, before)
        match.connected(message)
        self._stage = MatchStage.COMING
        return None if seat == NOBODY else header

    def _checked_header(self, message: MatchHeader, seat: int, *, own: bool, table: bytes) -> Header:
        """The header of a match of this table, which fits this person. Raises HostCheats.

        `own`: its first line lies on her disk, as of all that her own program deals.
        """
        header = told_header(
            message, table=table, held=(lambda _: message.header) if own else self._first_line
        )
        hers = self._me.public in {player.key for player in header.roster}
        if hers and seat == NOBODY and not self._me.page:
            raise HostCheats("the match names this person, and gives her no seat", "left_out")
        return header

    def _check_succession(self, header: Header) -> None:
        """Check that another match may come after the one that is known. Raises HostCheats."""
        if self.current and (guest := self.guest) and not (guest.over or guest.claimed):
            raise HostCheats("another match came before this one was over")
        if self.match is not None:
            self.match.followed_by(header, present=self.current)

    def _begin(self, header: Header, seat: int, before: FollowedMatch | None) -> FollowedMatch:
        """Follow a match from its first line on; `before` is the same one, which is told anew."""
        self._begun += 1
        if self._begun > MOST_MATCHES:
            raise HostCheats("more matches came than an evening has")
        if seat == NOBODY:  # nothing of it is kept
            self._recorder, self._written = None, 0
            self.match = match = FollowedMatch(header, before=before)
        else:
            if before is None and (kept := self._of_disk(header, seat)) is not None:
                before, self._recorder, self._written = kept
            self.match = match = GuestMatch(header, self._me, self._records, seat=seat, before=before)
            if before is None:  # else her record stays as it is until all lines have come anew
                self._keep(header)
        return match

    def _first_line(self, match: str) -> str:
        """First line of her own record of a match; empty if she has none."""
        kept = self._records.kept(match)
        return "" if kept is None else kept[0].line

    def _of_disk(self, header: Header, seat: int) -> KeptMatch | None:
        """The match as far as her record knows it, with which all that is told now is compared.

        None if she has none. Raises HostCheats if that is another match.
        """
        if self._first_line(header.id) not in ("", header.line):
            raise HostCheats("the match has the number of another that is kept here", "two_stories")
        with suppress(HostCheats):  # it is somebody else's of this computer
            kept = self._kept(header.id)
            return kept if kept is not None and kept[0].seat == seat else None
        return None

    def gone(self) -> None:
        """The host does not know the match any more: it has lost the whole record."""
        self.forget()
        self._post(MatchGone())

    def forget(self) -> None:
        """Follow no match any more."""
        self.match = self._recorder = None
        self._stage = MatchStage.BEFORE

    # ---- what the host tells of it

    def receive(self, message: Told | Refused) -> bool:
        """Take a message of the match, and send her program's answers; False if nothing awaits it.

        Raises HostCheats.
        """
        match, guest = self.match, self.guest
        if isinstance(message, Echo) and (guest is None or not self.current or guest.over):
            self._me.line.echo(message.n)
        elif match is None:
            return False
        elif isinstance(message, SeatView):
            self._post(SeatSeen(view=match.told.checked_view(message.observation, (), match.hands_before)))
        elif isinstance(message, Written):
            match.check_written(message)
            self._post(message)
        elif guest is not None:
            hers: NextLine | Truth | AskFor | ShareList | Echo | Refused = message  # all that she takes
            for answer in guest.receive(hers):
                self._send(answer)
            self._post_news()
        elif isinstance(message, NextLine | Truth):
            match.follow(message)
            self._post_news()
        else:
            return False
        return True

    def post_match(self) -> None:
        """Tell the window of the match that is `coming` with all its lines so far. Raises HostCheats."""
        match = self.match
        assert match is not None
        self._stage, self._asked = MatchStage.GOES_ON, None
        self._post_lost(match)
        self._told_lines, self._told_record = len(match.seen), 0
        self._post(
            MatchGoesOn(
                header=match.header,
                seat=match.seat,
                seen=tuple(match.seen),
                record=tuple(match.record),
                digest=match.digest,
            )
        )
        if match.record:
            self._post_record(match)

    def _post_lost(self, match: FollowedMatch) -> None:
        """Say what the host has lost, if it has: its program began anew. Raises HostCheats."""
        retelling, lost = match.retelling, match.end_retelling()
        if retelling is not None and self._recorder is not None:
            if retelling.lost_record(match.record):
                self._records.set_aside(match.header.id)
                self._keep(match.header)
            self._write(match)
        if lost is not None:
            self._post(FriendsTrouble(kind="lost_lines", lost=lost))

    def _post_record(self, match: FollowedMatch) -> None:
        self._told_record = len(match.record)
        self._post(SavedEntries(record=tuple(match.record), digest=match.digest))
        if match.over:
            self._ended()

    def _post_news(self) -> None:
        """Tell the window of new lines, kept hands and the question that waits."""
        match, guest = self.match, self.guest
        assert match is not None
        self._write(match)
        if self.coming:
            return
        if len(match.seen) > self._told_lines:
            news = tuple(match.seen[self._told_lines :])
            self._told_lines = len(match.seen)
            self._post(NewEntries(events=news))
        if len(match.record) > self._told_record:
            self._post_record(match)
        if guest is not None and guest.ask is not self._asked:
            self._asked = guest.ask
            ends = None if guest.ask is None else ends_in(guest.ask.until)
            question = TableQuestion(
                cut=guest.wants("cut"), trump_card=guest.wants("trump_card"), view=guest.view, ends=ends
            )
            self._post(question)

    def answered(self) -> None:
        """Note her answer: a question that comes now is another one."""
        self._asked = None

    # ---- her record

    def _keep(self, header: Header) -> None:
        """Keep a match from its first line on."""
        self._recorder, self._written = None if self._me.hosting else self._records.recorder(header), 0

    def _write(self, match: FollowedMatch) -> None:
        """Write new lines of the record."""
        if len(match.record) > self._written and match.retelling is None:
            lines = match.record[self._written :]
            self._written = len(match.record)
            if self._recorder is not None:
                self._recorder.append(lines)


def ends_in(until: int | None) -> float | None:
    """Moment at which so many seconds are over; None without a clock."""
    return None if until is None else time.monotonic() + until
