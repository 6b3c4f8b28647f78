"""Reads the lines of an unknown file one at a time, with limits on their length and number."""

from collections.abc import Iterator
from typing import BinaryIO

from briscola.engine.replay_cursor import BadRecord

LONGEST_LINE = 64 * 1024
"""Most bytes of a line; ours have less than a tenth."""
LARGEST = 2 * 1024 * 1024
"""Most bytes of a record, so that any content is read within a second.

Our longest match, of 48 hands, has a twelfth.
"""
LARGEST_LOG = 512 * 1024 * 1024
"""Most bytes of a log: a hundred thousand hands of `simulate`."""
LONGEST_SENTENCE = 2000
"""Most letters in a message about a line, which may hold anything."""
CHUNK = 256 * 1024


class Lines(Iterator[bytes]):
    """The lines of an open file without their ends; `read` of them so far.

    Raises BadRecord with the limit if a line or the file is too long.
    """

    def __init__(self, source: BinaryIO) -> None:
        self._source = source
        self._size = 0
        self.read = 0
        self.largest = LARGEST_LOG
        """Most bytes of the whole file; set lower once a header shows that it is a record."""
        self.torn = False
        """True if the last line read has no newline."""

    def __next__(self) -> bytes:
        line = self._source.readline(LONGEST_LINE + 1)
        if not line:
            raise StopIteration
        self.read += 1
        self._size += len(line)
        if len(line) > LONGEST_LINE:
            raise BadRecord(f"line {self.read}: a line of a log has at most {LONGEST_LINE} bytes")
        if self._size > self.largest:
            raise BadRecord(f"line {self.read}: the file is too large, at most {self.largest} bytes are read")
        self.torn = not line.endswith(b"\n")
        return line.removesuffix(b"\n")

    def count(self) -> int:
        """Number of lines in the file, up to the size limit; skips the rest."""
        lines, last = self.read, b"\n"
        while self._size <= self.largest and (chunk := self._source.read(CHUNK)):
            self._size += len(chunk)
            lines, last = lines + chunk.count(b"\n"), chunk[-1:]
        return lines + (last != b"\n")


def in_one_line(sentence: str) -> str:
    """Shorten a message and replace unprintable letters: a damaged line may hold terminal commands."""
    short = sentence if len(sentence) <= LONGEST_SENTENCE else f"{sentence[:LONGEST_SENTENCE]} …"
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in short)
