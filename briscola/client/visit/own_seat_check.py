"""Checks of what a host says of one person: who she is, and why she is absent from a decision or a deal.

Her own program knows when she was there. Each check raises HostCheats where the host says something else.
"""

from collections.abc import Sequence

from briscola.client.checking import same_program
from briscola.client.friends import STAND_IN
from briscola.client.visit.host_cheats import HostCheats
from briscola.client.visit.own_line import OwnLine
from briscola.client.visit.told_header import names_absences
from briscola.engine.events import Sits
from briscola.engine.occupant import Occupant
from briscola.engine.occupants import Occupants
from briscola.storage.records import Header


class OwnSeatCheck:
    """The seat of one person in one match, as the host may speak of it and of her.

    Lines are numbered from 1. Somebody in a browser (`page`) trusts the host with her cards: only the
    levels of stand-ins are checked for her.
    """

    def __init__(
        self, header: Header, *, seat: int, key: str, line: OwnLine, page: bool, anew: bool = False
    ) -> None:
        """`key` is her public one. `anew`: the match of her visit is told from its first line again."""
        self._header, self._seat, self._key, self._line, self._page = header, seat, key, line, page
        self._past = 0
        """Number of lines that were written before this connection."""
        self.visited = 0 if anew else None
        """Number of lines when she came; None before. She has not left since."""

    def connected(self, lines: int) -> None:
        """Note that she is connected when so many lines are written."""
        self._past = lines
        if self.visited is None:
            self.visited = lines

    def is_hers(self, occupants: Occupants) -> bool:
        """True if she is the person of the seat."""
        person = occupants.persons[self._seat]
        return person is not None and person.key == self._key

    # ---- who she is

    def header(self) -> None:
        """Check that the header gives nobody else her computer."""
        if self._page:
            return
        people = [player.who for player in self._header.roster if not player.level]
        me = self._header.roster[self._seat].who
        if me.key == self._key:
            self._check_computer(me, people)
        elif not me.page or self._key in {who.key for who in people}:
            raise HostCheats("the match does not name this person")

    @staticmethod
    def _check_computer(me: Occupant, people: Sequence[Occupant]) -> None:
        """Check that she is said to sit at a computer of her own, and in no browser."""
        if me.page or sum(who.computer == me.computer for who in people) > 1:
            raise HostCheats("the match calls this computer a browser, or somebody else's", "left_out")

    # ---- who decides

    def sits(self, event: Sits, occupants: Occupants, at: int, *, late: bool, checked: bool) -> None:
        """Check line number `at`: somebody sits down where the `occupants` sit.

        `late`: her time may have run out. `checked`: the line is told anew, and was checked when it came.
        """
        if event.seat == self._seat and not self._page:
            if not self.is_hers(occupants):
                if event.who.key == self._key:
                    players = occupants.after(self._seat, event.who).players
                    self._check_computer(event.who, [who for who in players if not who.level])
            elif names_absences(self._header) and not checked:
                self._check_absence(event, occupants, at, late=late)
        stands_in = occupants.persons[event.seat] and event.who.level not in ("", STAND_IN)
        if stands_in and same_program(self._header):  # its cards could not be worked out again
            raise HostCheats(f"no {event.who.level} stands in for anybody", "false_absence")

    def _check_absence(self, event: Sits, occupants: Occupants, at: int, *, late: bool) -> None:
        """Check that a computer decides for her with a reason that can be true, or she herself again."""
        if not event.who.level:
            if event.who != occupants.persons[self._seat]:
                raise HostCheats("the host gives this seat to somebody else", "false_absence")
        elif event.why == "clock":
            if not late:
                raise HostCheats("the host says that this person's time has run out", "false_absence")
        elif self._was_here(event.why, at):
            raise HostCheats(f"the host says that this person is away ({event.why})", "false_absence")

    def dealt_without_her(self, why: str, sealed: int) -> None:
        """Check the reason for which she promised nothing to the shuffle that line number `sealed` seals."""
        if self._was_here(why, sealed):
            raise HostCheats(f"the host has dealt without this computer ({why})", "left_out")

    def _was_here(self, why: str, since: int) -> bool:
        """True if the reason of an absence cannot be true that has lasted from line `since` to this one."""
        match why:
            case _ if since > self._past:  # she was connected all the time
                return True
            case "line":
                return self._line.was_up
            case "left":
                return self.visited is not None and since > self.visited
            case "sent_away":
                return False
        return True
