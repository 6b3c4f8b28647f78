"""The error as which all fails that no honest host sends."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from briscola.engine.notation import BadNotation
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.seal import BrokenSeal
from briscola.network.channel import NoRoomCode
from briscola.storage.files import in_one_line

UNREADABLE: tuple[type[Exception], ...] = (BadNotation, BadRecord, BrokenSeal, NoRoomCode)
"""Errors of what reads a host's data."""
CheatKind = Literal["host_cheats", "left_out", "false_absence", "two_stories", "old_record"]


class HostCheats(Exception):  # noqa: N818 - a sentence for the person
    """Something that an honest host cannot have sent; the sentence says what.

    `left_out`: it has dealt without her. `false_absence`: a computer has decided for her. `two_stories`: what
    it tells contradicts what it has told. `old_record`: no lie, but a match in which lies could not be found.
    """

    def __init__(self, sentence: str, kind: CheatKind = "host_cheats") -> None:
        super().__init__(sentence)
        self.kind = kind

    @property
    def sentence(self) -> str:
        """The sentence in one line, whatever the host has put into it."""
        return in_one_line(str(self))


@contextmanager
def reading_host(errors: tuple[type[Exception], ...] = UNREADABLE) -> Iterator[None]:
    """A block that reads what the host tells, where these `errors` become HostCheats.

    Any other error is a fault of this program, of which no host is accused.
    """
    try:
        yield
    except errors as error:
        raise HostCheats(f"what the host tells cannot be: {error}") from error
