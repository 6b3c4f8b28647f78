"""The error as which all fails that no honest host sends."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from briscola.storage.files.bounded_lines import in_one_line

UNREADABLE = (ValueError, LookupError, TypeError, ArithmeticError, RecursionError)
"""Errors to which data leads that cannot be: each reader's own is one of these, too."""
CheatKind = Literal[
    "host_cheats", "left_out", "false_absence", "two_stories", "old_record", "another_game", "another_date"
]
UNPROVED: frozenset[CheatKind] = frozenset(("old_record", "another_game", "another_date"))
"""Kinds of which nobody is accused: the host has signed nothing of it."""


class HostCheats(Exception):  # noqa: N818 - a sentence for the person
    """Something that an honest host cannot have sent; the sentence says what.

    `left_out`: it has dealt without her. `false_absence`: a computer has decided for her. `two_stories`: what
    it tells contradicts what it has told. `old_record`: no lie, but a match in which lies could not be found.
    `another_game`: it begins a match on which the table has not agreed; `another_date`: not today.
    """

    def __init__(self, sentence: str, kind: CheatKind = "host_cheats") -> None:
        super().__init__(sentence)
        self.kind = kind

    @property
    def sentence(self) -> str:
        """The sentence in one line, whatever the host has put into it."""
        return in_one_line(str(self))


class OwnFault(Exception):  # noqa: N818 - as HostCheats
    """A fault of this program in what it does with news of a host, which is not accused of it."""


@contextmanager
def reading_host() -> Iterator[None]:
    """A block that reads what the host tells, where errors of data become HostCheats.

    Any other error is a fault of this program, of which no host is accused; so is an OwnFault.
    """
    try:
        yield
    except UNREADABLE as error:
        raise HostCheats(f"what the host tells cannot be: {error}") from error
