"""Faults of a program at the table, each in one sentence."""

from enum import Enum

LONGEST_WORDS = 160
"""Letters of what a program said that are repeated in a sentence."""


class Fault(Enum):
    """Ways to break the protocol. The value is a phrase about the program; `{more}` stands for the detail."""

    START = "cannot be started: {more}"
    UNNAMED = "is not started: only a record names it"
    GONE = "has gone away"
    LAST_WORDS = "has gone away; its last words were: {more}"
    LATE = "did not answer within {more} s"
    DEAF = "does not read what it is told"
    ENDLESS = "wrote a line of more than {more} bytes"
    UNASKED = "wrote line after line that nobody had asked for"
    NOT_JSON = "answered something that is {more}"
    NOT_OBJECT = "answered JSON that is not an object"
    NOT_READY = "did not answer hello with ready"
    WRONG_ID = "answered id {more}"
    NONSENSE = "answered nonsense: {more}"
    ILLEGAL = "chose {more}, which is not legal"


class BotFault(RuntimeError):  # noqa: N818 - the word of the protocol
    """A bot broke the protocol; the message says how, in a sentence."""

    def __init__(self, name: str, fault: Fault, more: object = "") -> None:
        self.name, self.fault, self.more = name, fault, plain(str(more))
        super().__init__(f"{name} {fault.value.format(more=self.more)}")

    @property
    def died(self) -> bool:
        """True if the program has exited, so that it may be started again."""
        return self.fault in (Fault.GONE, Fault.LAST_WORDS)


def plain(words: str, longest: int = LONGEST_WORDS) -> str:
    """Words of a program as they may stand in a sentence: one line, printable, not too long."""
    line = " ".join(
        "".join(letter if letter.isprintable() else " " for letter in words[: 4 * longest]).split()
    )
    return line if len(line) <= longest else line[: longest - 1] + "…"
