"""The events in force of the hand in progress: all that computers may use."""

from collections.abc import Sequence

from msgspec import Struct

from briscola.client.view.view import ME
from briscola.engine.actions import LEADS, Ask
from briscola.engine.events import (
    Aside,
    Dealt,
    Declared,
    Drawn,
    Event,
    Exchanged,
    MatchBegan,
    Played,
    Requested,
    Signalled,
    Sits,
    TrickTaken,
)
from briscola.engine.replay_cursor import Numbered, held
from briscola.engine.terms import PERSON, Terms

UNDECIDED = (Signalled, Requested, Aside)
"""Events by which nobody decides anything."""


class LiveEvents(Struct, frozen=True, kw_only=True):
    """The events of a hand from its deal on, each with its number in the log, undone ones left out."""

    events: tuple[Numbered, ...]
    people: tuple[int, ...] = (ME,)
    """Seats of the people."""
    first_hand: int = 1
    """Number that computers take the first hand for (`DealCode.hand`)."""

    @property
    def decision_key(self) -> str:
        """A text that identifies a decision within a match: the deal, and the number of actions since.

        Talk does not count, so that nobody can change a computer's card by repeating a sign. Nor does what is
        only noted, such as who sits down.
        """
        if not self.events:
            return ""
        (_, deal), *since = self.events
        assert isinstance(deal, Dealt)
        done = sum(not isinstance(event, UNDECIDED) for _, event in since)
        hand = deal.hand + self.first_hand - 1
        return f"{hand}:{''.join(card.code for card in deal.deck)}:{done}"

    def talk_of(self, occasion: str) -> str:
        """A text that fixes who catches the signs that computers make at this moment."""
        return f"signs:{self.decision_key}:{occasion}"

    def sign_of(self, seat: int) -> str:
        """A text that fixes who catches the next sign of a person.

        It names the deal, the trick, and how many signs she has made in it. So whoever passes a sign on
        cannot choose its witnesses by passing it on earlier or later.
        """
        (_, deal), *since = self.events
        assert isinstance(deal, Dealt)
        tricks, made = 0, 0
        for _, event in since:
            match event:
                case TrickTaken():
                    tricks, made = tricks + 1, 0
                case Signalled(seat=by) if by == seat:
                    made += 1
        pack = "".join(card.code for card in deal.deck)
        return f"sign:{deal.hand + self.first_hand - 1}:{pack}:{tricks}:{seat}:{made}"

    def asked_of(self, seat: int, side: Sequence[int]) -> Ask | None:
        """A partner's latest request that the seat has still to consider; None if there is none.

        `side` are all seats of its side. A request made after the seat played to the trick is lost. A request
        for a suit is for the next lead.
        """
        asked: Ask | None = None
        lead: Ask | None = None
        played = begun = False
        for _, event in self.events:
            match event:
                case Played(seat=by):
                    lead = lead if begun else None
                    begun = True
                    if by == seat:
                        asked, played = None, True
                case TrickTaken():
                    played = begun = False
                case Requested(seat=by, ask=ask) if by in side and by != seat:
                    if ask in LEADS:
                        lead = ask
                    elif not played:
                        asked = ask
        return asked or (None if begun else lead)

    @property
    def talk(self) -> tuple[Numbered, ...] | None:
        """The talk since the last trick; None once all computers have had their turn to talk.

        They talk before the person may, and before the leader does anything.
        """
        said: list[Numbered] = []
        over = False
        for number, event in self.events:
            match event:
                case Signalled() | Requested():
                    over = over or event.seat in self.people
                    said.append((number, event))
                case Exchanged() | Declared() | Played():
                    over = True
                case TrickTaken() | Drawn():
                    said, over = [], False
        return None if over else tuple(said)


def people_of(log: Sequence[Event]) -> tuple[int, ...]:
    """Seats of the persons at the end of a log; seat 0 if it names none, as in a demonstration."""
    persons: dict[int, bool] = {}
    for event in log:
        if isinstance(event, MatchBegan):
            persons = {seat: level == PERSON for seat, level in enumerate(event.levels)}
        elif isinstance(event, Sits):
            persons[event.seat] = not event.who.level
    return tuple(seat for seat, person in persons.items() if person) or (ME,)


def live_events(
    log: Sequence[Event], terms: Terms | None = None, *, people: tuple[int, ...] | None = None
) -> LiveEvents:
    """The hand in progress at the end of a log; empty if none was dealt.

    `terms` are those of the match, `people` the seats of persons; None: as the log says.
    """
    if people is None:
        people = people_of(log)
    played_again = None if terms is None else terms.deal
    number = 1 if played_again is None else played_again.hand
    first = next((n for n in range(len(log) - 1, -1, -1) if isinstance(log[n], Dealt)), len(log))
    return LiveEvents(events=tuple(held(log[first:], first=first)), people=people, first_hand=number)
