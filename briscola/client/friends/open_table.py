"""An open table as a value: its people, what they ask for, and the match as they see it."""

from collections.abc import Collection, Mapping, Sequence
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from briscola.client.friends.admission import Admission
from briscola.client.friends.mappings import without
from briscola.client.friends.match_seen import MatchSeen
from briscola.client.friends.neutral_dealer import Patience
from briscola.client.friends.question_pace import QuestionPace
from briscola.client.friends.seat_moves import SeatMoves
from briscola.client.friends.table_effects import Effect
from briscola.client.friends.table_plan import TablePlan
from briscola.client.friends.table_seats import TableSeats
from briscola.engine.occupant import Occupant
from briscola.network.messages.fields import MOST_ONLOOKERS, Onlooker
from briscola.network.messages.from_guest import Hello
from briscola.network.messages.from_host import Why


class Present(Struct, frozen=True, kw_only=True):
    """Somebody with a connection."""

    hello: Hello
    """Her first message."""
    page: bool = False
    """True if she plays in a browser."""

    def afresh(self) -> Self:
        """The same without all that she has of a match: she has another seat now."""
        hello = Hello(protocol=self.hello.protocol, rules=self.hello.rules, line=self.hello.line)
        return replace(self, hello=hello)


class SeatClaim(Struct, frozen=True, kw_only=True):
    """A seat that somebody would have: it is asked for, then promised."""

    who: Occupant
    agreed: frozenset[str] = frozenset()
    """Keys of those who have agreed."""
    promised: bool = False
    """True once everybody has agreed who is present."""
    left: float
    """Seconds for the answers; of a promise, until it ends, while its claimant has no connection."""


class Claims(Struct, frozen=True, kw_only=True):
    """The claims of one match, from the question to the seat."""

    lost: Mapping[int, float] = {}
    """Seconds for which each seat of a person has had no connection."""
    by_seat: Mapping[int, SeatClaim] = {}
    """The claims."""
    untold: Mapping[str, Why] = {}
    """The ends of claims of people who had no connection, by key."""
    pace: QuestionPace = QuestionPace()

    @property
    def promised(self) -> Collection[SeatClaim]:
        """The claims of people who sit down at a deal, or after the match."""
        return [claim for claim in self.by_seat.values() if claim.promised]

    def is_claimant(self, key: str) -> bool:
        """True if somebody asks for a seat, or was promised one."""
        return any(claim.who.key == key for claim in self.by_seat.values())


class OpenTable(Struct, frozen=True, kw_only=True):
    """A table of friends between two things that happen there; each part is read by what its name says."""

    plan: TablePlan
    seats: TableSeats
    admission: Admission
    here: Mapping[str, Present] = {}
    """Everybody with a connection, by key."""
    watching: Mapping[str, str] = {}
    """Names of the people who may look on, by key, here or not."""
    onlookers_allowed: bool
    """False if nobody may look on but those who get back a seat of the match."""
    hints: bool
    """True if all may ask for hints."""
    moves: SeatMoves = SeatMoves()
    claims: Claims = Claims()
    match: MatchSeen | None = None
    """The match that goes on, or went on last."""
    talked: Mapping[str, float] = {}
    """Seconds until whoever has said something may say more, by key."""
    patience: Patience | None
    """A neutral dealer's; None where somebody looks after the table."""

    @classmethod
    def of(cls, plan: TablePlan) -> Self:
        """The table before anybody comes to it."""
        return cls(
            plan=plan,
            seats=TableSeats.of(plan.setup.occupants),
            admission=Admission(friends=plan.friends, open_to_all=plan.dealer is not None),
            onlookers_allowed=plan.wishes.onlookers,
            hints=plan.wishes.hints,
            patience=Patience.of(plan.dealer),
        )

    @property
    def kept(self) -> bool:
        """True if nobody sits down but those who have the seats already."""
        return self.plan.dealer is not None and self.plan.dealer.kept

    @property
    def playing(self) -> MatchSeen | None:
        """The match that goes on; None between matches."""
        return None if self.match is None or self.match.over else self.match

    @property
    def onlookers(self) -> tuple[Onlooker, ...]:
        """Everybody who looks on now."""
        return tuple(Onlooker(key=key, name=name) for key, name in self.watching.items() if key in self.here)

    def plays_on_page(self, key: str) -> bool:
        """True if somebody with a connection plays in a browser."""
        return key in self.here and self.here[key].page

    # ---- the same table after a change of one part

    def afresh(self, key: str) -> Self:
        """With somebody here who has nothing of the match."""
        return replace(self, here={**self.here, key: self.here[key].afresh()})

    def with_onlooker(self, key: str, name: str) -> Self | None:
        """With somebody who looks on; None if too many do. Room is made by forgetting those not here."""
        watching = self.watching
        if len(watching) >= MOST_ONLOOKERS:
            watching = {each: its for each, its in watching.items() if each in self.here}
        if len(watching) >= MOST_ONLOOKERS:
            return None
        return replace(self, watching={**watching, key: name})

    def without_onlooker(self, key: str) -> Self:
        """With somebody who looks on no more."""
        return replace(self, watching=without(self.watching, key)) if key in self.watching else self


Step = tuple[OpenTable, Sequence[Effect]]
"""A table after something has happened there, and what is to be done, in this order."""
