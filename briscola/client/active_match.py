"""The match at the table of this window, those that wait, and the lock that lets one window keep matches."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from msgspec import Struct, structs

from briscola.client.host.library import Library, News, NewsKind
from briscola.client.host.match_host import MatchHost
from briscola.client.host.recorder import SECOND, MatchRecorder, Trouble, Unrecorded, untold
from briscola.client.hot_seat.seating import Chair, chairs
from briscola.client.resuming import TakenUp, UnknownLevel, give_up_waiting, take_up
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep, SeatControl
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.folding import fold_all
from briscola.client.view.view import View
from briscola.engine.occupant import Occupant
from briscola.storage.database.rows import PlayedMatch
from briscola.storage.files.atomic_write import sweep
from briscola.storage.files.lock import OneWindow
from briscola.storage.files.quarantine import put_aside
from briscola.storage.people.profiles import Profile
from briscola.storage.records.header import HouseTerms
from briscola.storage.records.records import Unreadable


class AfterError(Struct, frozen=True, kw_only=True):
    """The rest of a match after an internal error."""

    kept: bool = False
    """True if the match can go on."""
    aside: Path | None = None
    """New place of the record, set aside because continuing it caused the error; else None."""
    trouble: Trouble | None = None
    """Reason why its end is not kept; None if it is."""


def _people_first(change: tuple[int, Occupant]) -> bool:
    """Sort key by which somebody has sat down before the last person leaves."""
    return bool(change[1].level)


class ActiveMatch:
    """The match of this window and its record; any number of others wait on the disk."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.seat: HostedSeat | None = None
        """The match that goes on, or the one of those waiting that was left last."""
        self.news = library.news
        self._lock = OneWindow(library.records.folder)
        self.ours = False
        self._recorder: MatchRecorder | None = None
        self._taken: TakenUp | None = None
        self._gone_on_at = -1
        """Length of the log when the match taken up went on; below 0 if it has not."""
        self._unplayable: dict[Path, NewsKind] = {}
        """Records of waiting matches with an unknown level, of which the person knows."""

    def take_over(self) -> bool:
        """Let this window keep matches unless another one does; return True if it does.

        Then the waiting match that was left last is taken up, if there is none in this window.
        """
        if self._own() and self.seat is None:
            self._take_up_last()
        return self.ours

    def _own(self) -> bool:
        """Take the lock if no other window holds it; return True if it is ours."""
        if not self.ours and self._lock.take():
            self.ours = True
            sweep(self.library.records.folder)
            if (older := self.library.records.adopt_older()) is not None:
                self.news.append(News(kind="older", path=older))
            self.library.catch_up()
            self.library.history.abandon_deals()
        return self.ours

    def _take_up_last(self) -> None:
        """Take up the waiting match that was left last; one that cannot go on is reported and passed over."""
        for path in self.library.waiting():
            if path not in self._unplayable and self._take_up(path):
                return

    def _take_up(self, path: Path, *, asked: bool = False) -> bool:
        """Take up a waiting match; return False, with news for the person, if it cannot go on.

        That a level is unknown is told once, and each time that the person has `asked` for the match.
        """
        try:
            taken = take_up(self.library, path)
        except Unreadable as error:
            self.news.append(News(kind="unreadable", path=error.kept))
            if error.passes:
                self._unplayable[path] = "unreadable"  # until it is asked for
            return False
        except UnknownLevel:
            if asked or "unknown_level" not in self._unplayable.values():
                self.news.append(News(kind="unknown_level"))
            self._unplayable[path] = "unknown_level"
            return False
        if taken.seat.over:  # it ended at another computer that writes into the same folder
            taken.recorder.close()
            self.library.history.abandoned(path.stem)
            return False
        if taken.lost:
            self.news.append(News(kind="repaired", path=taken.aside, lost=taken.lost))
        self._unplayable.pop(path, None)
        self._taken, self.seat, self._recorder = taken, taken.seat, taken.recorder
        return True

    def begin(self, setup: MatchSetup, house: HouseTerms, *, keyed: bool = False) -> HostedSeat:
        """Start a new match with the opponents that the person, who sits at seat 0, has chosen.

        `keyed`: the setup has the key of whoever sits at seat 0, empty for a guest. It is kept if this window
        keeps any. The match of this window waits meanwhile. One that is not kept is lost: ask before
        (`unsaved`).
        """
        self._leave()
        if self._own():
            guests = keyed and not any(who.key for who in setup.occupants)
            self._recorder = MatchRecorder(self.library, house=house, guests=guests)
        recorder = self._recorder or Unrecorded(SECOND)
        if not keyed:
            setup = structs.replace(setup, key=self.library.profile.id)
        alone = len(setup.people) == 1
        host = MatchHost(setup, recorder=recorder, programs=setup.levels, advice=alone or house.hints)
        self.seat = HostedSeat(host)
        return self.seat

    def turn_to(self, match: PlayedMatch) -> HostedSeat | None:
        """Take up another match that waits, or was left; None if it cannot go on (see `news`).

        The match of this window waits meanwhile. One that is not kept is lost: ask before (`unsaved`).
        """
        if match.id == self.match:
            return self.seat
        if not self._own():
            return None
        self._leave()
        if not self._take_up(Path(match.file), asked=True):
            self._take_up_last()
            return None
        self.library.history.goes_on(match.id)
        return self.seat

    def _leave(self) -> None:
        """Let the match of this window wait on the disk."""
        if self.seat is not None:
            self.seat.go_away()
        self.drop()

    @property
    def match(self) -> str | None:
        """Id of the match's record; None if it is not kept."""
        return None if self._recorder is None else self._recorder.match

    def chairs(self, household: Sequence[Profile]) -> Sequence[Chair]:
        """The chairs at which somebody else may sit down now; none where one person alone has played."""
        found = [] if self.seat is None else chairs(self.seat.host, household)
        return found if len(found) > 1 else []

    def sit(self, changed: Mapping[int, Occupant]) -> HostedSeat:
        """Seat others at the table of this window, by seat. Raises LookupError if there is none."""
        if self.seat is None:
            raise LookupError("no match is at this table")
        host = self.seat.host
        for seat, who in sorted(changed.items(), key=_people_first):
            host.sit(seat, who)
        if self.seat.place not in host.setup.people:
            self.seat = HostedSeat(host, host.setup.people[0])
        return self.seat

    def view(self) -> View | None:
        """The table of the match of this window as its first person may see it; None before it has begun."""
        return None if self.seat is None else fold_all(HostedSeat(self.seat.host, self.seat.place).history)

    def go_on(self) -> None:
        """Note that the waiting match goes on."""
        if self._taken is not None and self._taken.seat is self.seat:
            self._gone_on_at = len(self._taken.seat.host.table.log)

    def set_aside(self, why: object) -> Path | None:
        """Put aside the record of a match that can't go on; return its new place, None if none is kept."""
        aside = None
        if self._recorder is not None and self._recorder.path is not None:
            self._recorder.close()
            aside = put_aside(self._recorder.path, why)
            self.library.history.abandoned(self._recorder.path.stem)
        self.drop()
        return aside

    def drop(self) -> None:
        """Close the match of this window; its record stays."""
        if self._recorder is not None:
            self._recorder.close()
        self.seat = self._recorder = self._taken = None
        self._gone_on_at = -1

    def give_up_waiting(self, match: PlayedMatch) -> Trouble | None:
        """Give up a match that waits, or was left, as lost; return the disk's trouble as `give_up` does.

        One that cannot be read is put aside instead (see `news`).
        """
        if match.id == self.match:
            return self.give_up()
        if not self._own():
            return SECOND
        try:
            return give_up_waiting(self.library, Path(match.file))
        except Unreadable as error:
            self.news.append(News(kind="unreadable", path=error.kept))
            return None

    def leave_for_good(self, matches: Iterable[str]) -> None:
        """Let matches that wait, by their ids, wait no more: they count for nobody, their records stay."""
        for match in matches:
            known = self.library.history.get(match)
            if not self.ours or known is None or not known.waits:
                continue
            here = match == self.match
            if here:
                self.drop()
            self.library.history.abandoned(match)
            if here:
                self._take_up_last()

    def give_up(self) -> Trouble | None:
        """Give the match up as lost and close it; return the disk's trouble if that could not be written.

        It may be that only the database refuses (see `resuming.give_up_waiting`).
        """
        seat, match = self.seat, self.match
        if seat is None or match is None or seat.over:
            self.drop()
            return None
        seat.host.give_up()
        trouble = seat.trouble or untold(self.library)
        self.drop()
        return trouble

    def broke_off(self) -> AfterError:
        """Keep what can be kept after an internal error.

        A match that broke off right after being taken up is put aside.
        """
        seat, taken = self.seat, self._taken
        if seat is None or seat.over:
            return AfterError()
        if taken is not None and taken.seat is seat and self._gone_on_at == len(seat.host.table.log):
            return AfterError(aside=self.set_aside("it broke off as it was continued"))
        seat.keep_again()
        return AfterError(kept=seat.kept, trouble=seat.trouble)

    def take_up_again(self) -> None:
        """After an internal error, read the match from the disk again: memory may be damaged.

        A match that is not all on the disk stays as it is in memory.
        """
        seat = self.seat
        if seat is None:
            return
        seat.go_away()
        if self.ours and seat.kept:
            self.drop()
            self._take_up_last()

    def use(self, profile: str) -> None:
        """Switch to another person: the current match waits for its owner, the new person's is taken up.

        A match that is not kept is lost: ask before (`unsaved`). Raises BadProfile; then nothing changes.
        """
        self.library.use(profile)
        self._leave()
        self._unplayable.clear()
        if self.ours:
            self._take_up_last()

    def close(self) -> None:
        """Close the window's match and release the lock, so that another window may keep matches."""
        if self._recorder is not None:
            self._recorder.close()
        self._lock.release()
        self.library.close()


def over(seat: HostedSeat) -> bool:
    """True if the match has been played to its end."""
    return seat.next_step is NextStep.MATCH and bool(seat.host.table.matches)


def unsaved(seat: SeatControl | None) -> Trouble | None:
    """Trouble that would lose part of a match if the window closed now; None if nothing is lost.

    Tries once more to keep the match.
    """
    if seat is None or seat.trouble is None or seat.keep_again():
        return None
    if seat.trouble.kind == "second" and seat.over:
        return None
    return seat.trouble
