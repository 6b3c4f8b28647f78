"""The header of a match as its host tells it: its table, and what an older record leaves out.

In a match with an older record no absence is named, so lies about somebody could not be found. So it never
begins: it only goes on where it lies.
"""

from collections.abc import Callable

from briscola.client.visit.host_cheats import HostCheats
from briscola.engine.occupants import seated
from briscola.engine.variants import make_rules
from briscola.network.messages.from_host import MatchHeader
from briscola.storage.records import RECORD, Header, read_header


def told_header(message: MatchHeader, *, table: bytes, held: Callable[[str], str] = lambda _: "") -> Header:
    """The header of a match at the table of that public key. Raises HostCheats.

    `held` is the first line of her own record of a match, empty if she has none: only a header that is held
    letter by letter may have an older record.
    """
    try:
        header, _ = read_header(message.header.encode())
        if header is not None:
            make_rules(header.choices.variant, header.choices.players, header.choices.options)
            seated(tuple(player.who for player in header.roster))
    except ValueError as error:  # BadRecord, BadOption, BadSeat
        raise HostCheats(f"no header of a match: {error}") from None
    if header is None or header.dealt_by is None or header.dealt_by.table != table.hex():
        raise HostCheats("the match is not of this table")
    if header.record != RECORD and held(header.id) != message.header:
        raise HostCheats(f"a match with a record of version {header.record} begins", "old_record")
    return header


def names_absences(header: Header) -> bool:
    """True if each decision that a computer makes for a person has a reason, which can be found false."""
    return header.terms.absences


def names_restarts(header: Header) -> bool:
    """True if a line says that the host's program has begun anew."""
    return header.terms.absences


def has_clock(header: Header, clock: int) -> bool:
    """True if the match has the clock of its table, as far as it names one."""
    return not header.terms.absences or header.terms.clock == clock
