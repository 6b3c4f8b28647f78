"""The one screen of several people: who has it, and who has to have it for the match to go on.

Whoever has her cards on a phone needs no screen: while she is to act, it shows what everybody may see.
"""

from collections.abc import Iterable, Sequence

from briscola.client.host.match_host import MatchHost
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.folding import as_seen_by
from briscola.engine.actions import Ask, Redeal, Sign
from briscola.engine.events import NOBODY, Event
from briscola.engine.observation import Observation
from briscola.engine.stages.redeal import WeakHands
from briscola.table.table import Phase

TURNED_TO_NOBODY = {NextStep.OWN_CUT: NextStep.CUT, NextStep.OWN_MOVE: NextStep.ANOTHER}
"""In place of what only somebody at a seat can do."""


class PublicSeat(HostedSeat):
    """A place from which a match is looked on. Seat 0 is shown at the bottom, with its cards face down.

    It still takes the steps that need nobody's choice, as the table of a person does.
    """

    looks_on = True

    def __init__(self, host: MatchHost) -> None:
        super().__init__(host, NOBODY)

    def _as_seen(self, events: Iterable[Event]) -> list[Event]:
        return as_seen_by(events, NOBODY)

    @property
    def setup(self) -> MatchSetup:
        return self.host.setup.looked_on()

    @property
    def alone(self) -> bool:
        return False

    @property
    def advice(self) -> bool:
        return False

    @property
    def next_step(self) -> NextStep:
        next_step = super().next_step
        return TURNED_TO_NOBODY.get(next_step, next_step)

    @property
    def view(self) -> Observation:
        return self.host.table.view(NOBODY)

    @property
    def signs(self) -> tuple[Sign, ...]:
        return ()

    @property
    def requests(self) -> tuple[Ask, ...]:
        return ()

    @property
    def allows_undo(self) -> bool:
        return False

    @property
    def can_take_back(self) -> bool:
        return False


class SharedScreen:
    """Passes the screen from person to person. What everybody may see, such as a count, belongs to nobody.

    In place of a seat, `events.NOBODY` has the screen while it shows the public table.
    """

    def __init__(self, host: MatchHost) -> None:
        self.host = host
        self._given: tuple[object, int, int] | None = None
        """The table and the hand for which the screen was given, and the person who has it."""
        self._had: frozenset[int] = frozenset()
        """Seats of those who have had the screen in that hand."""
        self.on_phones: frozenset[int] = frozenset()
        """Seats of the people who have their cards on a phone."""
        self.seats: Sequence[SharedSeat] = [SharedSeat(host, place, self) for place in host.setup.people]
        """The people's seats."""

    def public_seat(self) -> "SharedPublicSeat":
        """The table as everybody may see it."""
        return SharedPublicSeat(self.host, self)

    @property
    def holder(self) -> int | None:
        """Seat of the person who has the screen in this hand; None while it is everybody's."""
        if self._given is None:
            return None
        table, hand, seat = self._given
        return seat if table is self.host.table and hand == self.host.table.hand else None

    @property
    def _at_screen(self) -> Sequence[int]:
        """Seats of the people whose cards the screen shows."""
        return [seat for seat in self.host.setup.people if seat not in self.on_phones]

    @property
    def wanted(self) -> int | None:
        """Seat of the person who must have the screen now; None if whoever has it may keep it.

        While cards are cut and dealt, and while computers play a hand taken up again, it is the next to act;
        the dealer who is asked for the trump card.
        Where people have phones, the screen is the public table's while nobody at it has to act.
        """
        table = self.host.table
        if table.phase is Phase.PLAY:
            asked = table.asked
            is_asked = asked is not None and isinstance(asked.view.legal[0], Redeal)
            if (lookers := self.lookers) and not (is_asked and asked and asked.seat == self.holder):
                return lookers[0]
            if self.on_phones:
                return asked.seat if asked is not None and asked.seat in self._at_screen else NOBODY
            if asked is not None and asked.seat in self.host.setup.people:
                return asked.seat
            return self.holder if self.holder is not None else self._first_from(asked.seat if asked else 0)
        if table.phase is Phase.TRUMP_CARD and table.dealer in self._at_screen:
            return table.dealer
        if self.on_phones:
            return NOBODY
        if table.phase is Phase.CUT:
            leader = table.rules.first_leader(table.dealer)
            return self.holder if self.holder is not None else self._first_from(leader)
        return None

    @property
    def goes_round(self) -> bool:
        """True until the first bid where weak hands are asked about (V-CH-24).

        Everybody looks at her cards then: who got the screen alone would be known to hold a weak hand.
        """
        table = self.host.table
        asks = any(isinstance(stage, WeakHands) for stage in table.rules.stages)
        if not asks or table.phase is not Phase.PLAY:
            return False
        seen = table.view(self.host.setup.people[0])
        return not seen.bids and seen.caller is None and not seen.tricks and not seen.table

    @property
    def lookers(self) -> Sequence[int]:
        """People who have still to look at their cards in such a round, in order."""
        if not self.goes_round:
            return ()
        table, had = self.host.table, self._had if self.holder is not None else ()
        return [seat for seat in self._from(table.rules.first_leader(table.dealer)) if seat not in had]

    def _from(self, seat: int) -> Sequence[int]:
        """The people in the order in which they act from this seat on."""
        players = self.host.table.rules.players
        return sorted(self._at_screen, key=lambda person: (person - seat) % players)

    def _first_from(self, seat: int) -> int:
        return self._from(seat)[0]

    @property
    def to_be_passed(self) -> bool:
        """True while the match waits for the screen to be given to somebody."""
        return self.wanted != self.holder and self.wanted is not None

    def give(self, seat: int) -> None:
        """Give the screen to a person for this hand, or until somebody else gets it."""
        had = self._had if self.holder is not None else frozenset()
        self._given = self.host.table, self.host.table.hand, seat
        self._had = had | {seat}


def screen_of(seat: HostedSeat) -> SharedScreen:
    """The screen of the people at the match of this seat."""
    return SharedScreen(seat.host)


class SharedPublicSeat(PublicSeat):
    """The public table on a shared screen: the match waits until it is shown."""

    def __init__(self, host: MatchHost, screen: SharedScreen) -> None:
        super().__init__(host)
        self.screen = screen

    @property
    def next_step(self) -> NextStep:
        return NextStep.ANOTHER if self.screen.to_be_passed else super().next_step


class SharedSeat(HostedSeat):
    """A seat whose person shares the screen: the match waits until the right person has it."""

    def __init__(self, host: MatchHost, place: int, screen: SharedScreen) -> None:
        super().__init__(host, place)
        self.screen = screen

    @property
    def next_step(self) -> NextStep:
        return NextStep.ANOTHER if self.screen.to_be_passed else super().next_step
