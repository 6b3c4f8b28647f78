"""Which match goes on or waits in this window, and whether this window is the one that keeps matches."""

from pathlib import Path
from typing import Literal

from msgspec import Struct

from briscola.client.library import Library
from briscola.client.match_setup import MatchSetup
from briscola.client.recorder import SECOND, Keeper, Trouble, Unrecorded
from briscola.client.resuming import TakenUp, UnknownLevel, take_up
from briscola.client.session import Session, Want
from briscola.storage.aside import put_aside
from briscola.storage.header import HouseTerms
from briscola.storage.lock import OneWindow
from briscola.storage.records import Unreadable
from briscola.storage.whole import sweep


class News(Struct, frozen=True, kw_only=True):
    """Something about a record that the person is told once."""

    kind: Literal["unreadable", "repaired", "older", "unknown_level"]
    path: Path | None = None
    """Where the damaged or older file lies now."""
    lost: int = 0


class Left(Struct, frozen=True, kw_only=True):
    """What a mistake of ours has left of the match."""

    kept: bool = False
    """It can be gone on with."""
    aside: Path | None = None
    """It was put aside: going on with it made the mistake."""
    trouble: Trouble | None = None
    """Why its end is not kept."""


class Keeping:
    """The match of this window."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.session: Session | None = None
        """The match that goes on, or waits to be continued."""
        self.news: list[News] = []
        self._lock = OneWindow(library.records.folder)
        self._ours = False
        self._keeper: Keeper | None = None
        self._taken: TakenUp | None = None
        self._gone_on_at = -1
        """The length of the record when the match that was taken up went on; below 0 it has not."""
        self._died = False
        """The window that left the match which waits has died."""

    @property
    def ours(self) -> bool:
        """Whether this window keeps matches."""
        return self._ours

    def take_over(self) -> bool:
        """Whether this window keeps matches: from now on, if no other does any more."""
        if not self._ours and self._lock.take():
            self._ours = True
            self._died = self._lock.begin()
            sweep(self.library.records.folder)
            if (older := self.library.records.adopt_older()) is not None:
                self.news.append(News(kind="older", path=older))
            self.library.catch_up()
            if self.session is None:
                self._take_up()
        return self._ours

    def _take_up(self) -> None:
        try:
            self._taken = taken = take_up(self.library)
        except Unreadable as error:
            self.news.append(News(kind="unreadable", path=error.kept))
            return
        except UnknownLevel:
            self.news.append(News(kind="unknown_level"))
            return
        if taken is None:
            return
        if over(taken.session):
            return
        if taken.lost:
            self.news.append(News(kind="repaired", path=taken.aside, lost=taken.lost))
        self.session, self._keeper = taken.session, taken.keeper

    def begin(self, setup: MatchSetup, house: HouseTerms) -> Session:
        """A new match, with the programs that the person has seated; it is kept if this window keeps any.

        One that waits is given up by that, or let go.
        """
        ours = self.take_over()
        if self.loses:
            self.give_up()
        else:
            self.let_go()
        if ours:
            self._keeper = Keeper(self.library, house=house)
        recorder = self._keeper or Unrecorded(SECOND)
        self.session = Session(setup, recorder=recorder, programs=setup.levels)
        return self.session

    @property
    def loses(self) -> bool:
        """Whether a new match would give up the one that waits: not one that a window left which died."""
        taken, session = self._taken, self.session
        left = taken is not None and taken.session is session and self._gone_on_at < 0 and self._died
        return session is not None and session.table.can_give_up and not left

    @property
    def match(self) -> str | None:
        """The id under which the match at the table is kept."""
        return None if self._keeper is None else self._keeper.match

    def go_on(self) -> None:
        """The match that waits is being continued."""
        if self._taken is not None and self._taken.session is self.session:
            self._gone_on_at = len(self._taken.session.table.log)

    def set_aside(self, why: object) -> Path | None:
        """Put the record of the match away: it cannot be gone on with. Where it lies now."""
        aside = None
        if self._keeper is not None and self._keeper.path is not None:
            self._keeper.close()
            aside = put_aside(self._keeper.path, why)
            self.library.history.abandoned(self._keeper.path.stem)
        self.drop()
        return aside

    def drop(self) -> None:
        """No match goes on in this window any more."""
        if self._keeper is not None:
            self._keeper.close()
        self.session = self._keeper = self._taken = None
        self._gone_on_at = -1

    def give_up(self) -> Trouble | None:
        """The match is lost, and over; the trouble with a disk that has not taken this."""
        session, match = self.session, self.match
        if session is None or match is None or over(session):
            self.drop()
            return None
        session.give_up()
        trouble = session.trouble
        self.drop()
        return trouble

    def let_go(self) -> None:
        """The match is not to be continued, and counts nowhere; nor are any others that were left behind."""
        self.drop()
        if self._ours:
            self.library.history.abandon_all(self.library.profile.id)

    def broke_off(self) -> Left:
        """After a mistake of ours: keep what can be kept.

        A match that was taken up, and broke off before anything had happened in it, is put aside.
        """
        session, taken = self.session, self._taken
        if session is None or over(session):
            return Left()
        if taken is not None and taken.session is session and self._gone_on_at == len(session.table.log):
            return Left(aside=self.set_aside("it broke off as it was continued"))
        session.keep_again()
        return Left(kept=session.kept, trouble=session.trouble)

    def take_up_again(self) -> None:
        """After a mistake of ours: go by what is on the disk, not by what may be broken in memory.

        A match of which not everything is there goes on as it is.
        """
        session = self.session
        if session is None:
            return
        session.go_away()
        if self._ours and session.kept:
            self.drop()
            self._died = True
            self._take_up()

    def use(self, profile: str) -> None:
        """Somebody else plays: the match at the table waits for whoever left it, theirs is taken up.

        A match that is not kept is lost: ask before (`unsaved`). Raises BadProfile; then nothing changes.
        """
        session = self.session
        self.library.use(profile)
        if session is not None:
            session.go_away()
        self.drop()
        if self._ours:
            self._take_up()

    def close(self) -> None:
        """The window closes: another one may keep matches now."""
        if self._keeper is not None:
            self._keeper.close()
        self._lock.release()
        self.library.close()


def over(session: Session) -> bool:
    """Whether its match has been played to the end."""
    return session.want is Want.MATCH and bool(session.table.matches)


def unsaved(session: Session | None) -> Trouble | None:
    """What would be lost of a match if the window closed now, after one more try to keep it."""
    if session is None or session.trouble is None or session.keep_again():
        return None
    if session.trouble.kind == "second" and over(session):
        return None
    return session.trouble
