"""What has happened in the hand in progress, as far as it holds: all that computers may go by."""

from collections.abc import Sequence

from msgspec import Struct

from briscola.client.view import ME
from briscola.engine.actions import LEADS, Ask
from briscola.engine.events import (
    Dealt,
    Declared,
    Drawn,
    Event,
    Exchanged,
    Played,
    Requested,
    Signalled,
    TrickTaken,
)
from briscola.engine.replay_cursor import Numbered, held


class SoFar(Struct, frozen=True, kw_only=True):
    """The events of a hand from its deal on, without what was taken back, each with its number in the log."""

    events: tuple[Numbered, ...]

    @property
    def moment(self) -> str:
        """What tells one decision of a match from all others: the deal, and how much has been done since.

        Talk does not count: nobody is to be brought to another card by a sign made once more.
        """
        if not self.events:
            return ""
        (_, deal), *since = self.events
        assert isinstance(deal, Dealt)
        done = sum(not isinstance(event, Signalled | Requested) for _, event in since)
        return f"{deal.hand}:{''.join(card.code for card in deal.deck)}:{done}"

    def asked_of(self, seat: int, side: Sequence[int]) -> Ask | None:
        """The last request of a partner that the seat has still to think of; `side` are all its seats.

        One made when the seat had played to the trick was for nobody; one for a suit is for the next lead.
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
        """What the computers have said since the last trick; None where all of them have had their turn.

        They speak before the person may, and before the leader does anything.
        """
        said: list[Numbered] = []
        over = False
        for number, event in self.events:
            match event:
                case Signalled() | Requested():
                    over = over or event.seat == ME
                    said.append((number, event))
                case Exchanged() | Declared() | Played():
                    over = True
                case TrickTaken() | Drawn():
                    said, over = [], False
        return None if over else tuple(said)


def so_far(log: Sequence[Event]) -> SoFar:
    """The hand in progress at the end of a log; empty where none was dealt."""
    first = next((n for n in range(len(log) - 1, -1, -1) if isinstance(log[n], Dealt)), len(log))
    return SoFar(events=tuple(held(log[first:], first=first)))
