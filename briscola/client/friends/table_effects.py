"""All that a step of an open table has done, and nothing that it knows."""

from collections.abc import Sequence

from msgspec import Struct

from briscola.client.friends.absences import End
from briscola.client.setup.match_setup import MatchSetup
from briscola.network.messages.from_guest import GuestMessage
from briscola.network.messages.from_host import HostMessage, Refused, Why


class Tell(Struct, frozen=True):
    """Somebody is told something, if she is here."""

    key: str
    message: HostMessage


class TellAll(Struct, frozen=True):
    """Somebody is told all of the table, as it is by then."""

    key: str


class Close(Struct, frozen=True):
    """Somebody's connection ends, which is told her with a reason unless it is lost."""

    key: str
    why: Why | None


class LoseLine(Struct, frozen=True):
    """The match tells somebody nothing any more; there are ends after which nobody waits for her."""

    key: str
    end: End


class TakePart(Struct, frozen=True):
    """The match tells somebody, who sits in it or looks on, all of it that she does not have."""

    key: str


class Join(Struct, frozen=True):
    """The same as a part of a step of the match: she has a seat now."""

    key: str


class LookOn(Struct, frozen=True):
    """The same: she looks on now."""

    key: str


class Hear(Struct, frozen=True):
    """The match hears what somebody says who sits in it."""

    key: str
    message: GuestMessage


class EchoBeat(Struct, frozen=True):
    """A beat is answered, signed with all that she has been told."""

    key: str
    n: int


class Begin(Struct, frozen=True):
    """A match begins; `computer` is that of the host, if she sits at the table."""

    setup: MatchSetup
    computer: int | None


class GoOn(Struct, frozen=True):
    """The match takes all steps that need nobody's choice."""


class PassTime(Struct, frozen=True):
    """Time passes in the match."""

    seconds: float


class Forget(Struct, frozen=True):
    """The last match does not go on, and nobody knows of it."""


Effect = (
    Tell
    | TellAll
    | Close
    | LoseLine
    | TakePart
    | Join
    | LookOn
    | Hear
    | EchoBeat
    | Begin
    | GoOn
    | PassTime
    | Forget
)
Refusals = Sequence[Tell]


def refused(key: str, why: Why) -> Refusals:
    """The news that a wish of somebody is refused."""
    return (Tell(key, Refused(why=why)),)
