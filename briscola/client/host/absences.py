"""The people at a table of several computers who were not there: in a shuffle, or for a decision."""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct

from briscola.engine.contributions import contributors
from briscola.engine.events import (
    Absent,
    Committed,
    Contributed,
    DrawCommitted,
    DrawnForDeal,
    Event,
    PackCut,
    Sits,
)
from briscola.engine.occupant import Occupant
from briscola.engine.occupants import Occupants, seated
from briscola.engine.replay_actions import action_of
from briscola.engine.terms import DRAW

UNTOLD = ""
"""Reason of an absence in a record before version 4, which tells none."""


class ShuffleAccount(Struct, frozen=True, kw_only=True):
    """One shuffle that was dealt, or drawn from: whose computers have added to it, and who else was there."""

    hand: int
    """Number of the hand; 0 for the draw for the deal."""
    added: tuple[Occupant, ...]
    absent: tuple[tuple[Occupant, str], ...]
    """Persons whose computers added nothing, each with the reason."""

    @property
    def fair(self) -> bool:
        """True if every person's own program has added something: then nobody could choose the deal."""
        return not self.absent


class StandInAccount(Struct, frozen=True, kw_only=True):
    """Decisions that computers have made for one person in one hand."""

    hand: int
    person: Occupant
    decisions: Mapping[str, int]
    """Number of decisions by reason."""


def shuffle_accounts(roster: Sequence[Occupant], events: Sequence[Event]) -> Sequence[ShuffleAccount]:
    """An account of every shuffle of a right record of several computers."""
    found: list[ShuffleAccount] = []
    occupants, hand = seated(tuple(roster)), DRAW
    shares: list[int] = []
    why: dict[int, str] = {}
    for event in events:
        match event:
            case Sits():
                occupants = occupants.after(event.seat, event.who)
            case DrawCommitted() | Committed():
                hand = event.hand if isinstance(event, Committed) else DRAW
                shares, why = [], {}
            case Absent():
                why[event.seat] = event.why
            case Contributed():
                shares.append(event.seat)
            case DrawnForDeal() | PackCut():
                found.append(_account(hand, occupants, shares, why))
    return found


def _account(
    hand: int, occupants: Occupants, shares: Sequence[int], why: Mapping[int, str]
) -> ShuffleAccount:
    persons = occupants.persons
    added = [person for seat in shares if (person := persons[seat]) is not None]
    absent = [
        (person, why.get(seat, UNTOLD))
        for seat in contributors(persons)
        if (person := persons[seat]) is not None and person.computer not in {each.computer for each in added}
    ]
    return ShuffleAccount(hand=hand, added=tuple(added), absent=tuple(absent))


def stand_in_accounts(roster: Sequence[Occupant], events: Sequence[Event]) -> Sequence[StandInAccount]:
    """An account of what computers have decided for people in a record of several computers, by hand."""
    occupants, hand = seated(tuple(roster)), DRAW
    reasons: dict[int, str] = {}
    made: dict[tuple[int, int], Counter[str]] = {}
    people: dict[tuple[int, int], Occupant] = {}
    for event in events:
        match event:
            case Committed():
                hand = event.hand
            case Sits():
                occupants = occupants.after(event.seat, event.who)
                reasons[event.seat] = event.why
            case _ if action_of(event) is not None:
                seat: int = getattr(event, "seat", -1)
                person = occupants.persons[seat] if 0 <= seat < len(occupants.players) else None
                if person is not None and occupants.players[seat].level:
                    people[hand, seat] = person
                    made.setdefault((hand, seat), Counter())[reasons.get(seat, UNTOLD)] += 1
    return [
        StandInAccount(hand=hand, person=people[hand, seat], decisions=dict(decisions))
        for (hand, seat), decisions in sorted(made.items())
    ]
