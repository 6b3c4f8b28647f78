"""The exceptions for a match with an older record, in which no absence is named.

In such a match lies about somebody could not be found. So it never begins: it only goes on where it lies.
"""

from collections.abc import Callable

from briscola.client.visit.host_cheats import HostCheats
from briscola.storage.records import RECORD, Header


def check_may_be_older(header: Header, line: str, held: Callable[[str], str]) -> None:
    """Check that the header has the newest record, or is letter by letter the one that is held.

    `line` is the header as it was told, `held` gives the first line of her own record of a match. Raises
    HostCheats.
    """
    if header.record != RECORD and held(header.id) != line:
        raise HostCheats(f"a match with a record of version {header.record} begins", "old_record")


def names_absences(header: Header) -> bool:
    """True if each decision that a computer makes for a person has a reason, which can be found false."""
    return header.terms.absences


def names_restarts(header: Header) -> bool:
    """True if a line says that the host's program has begun anew."""
    return header.terms.absences


def has_clock(header: Header, clock: int) -> bool:
    """True if the match has the clock of its table, as far as it names one."""
    return not header.terms.absences or header.terms.clock == clock
