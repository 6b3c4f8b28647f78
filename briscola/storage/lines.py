"""The lines of a file of which nobody knows what it is: one at a time, none endless, not too many."""

from collections.abc import Iterator
from typing import BinaryIO

from briscola.engine.replay_cursor import BadRecord

LONGEST_LINE = 64 * 1024
"""Bytes of a line; one of ours has less than a tenth."""
LARGEST = 2 * 1024 * 1024
"""Bytes of a record, read in a second whatever is in them; the longest of our matches, of 48 hands, has a
twelfth."""
LARGEST_LOG = 512 * 1024 * 1024
"""Bytes of a log: a hundred thousand hands of `simulate`."""
LONGEST_SENTENCE = 2000
"""Letters of what is said of a line, which may hold anything."""
_CHUNK = 256 * 1024


class Lines(Iterator[bytes]):
    """The lines of an open file, the ends of lines left out; `read` of them so far.

    Raises BadRecord where a line or the file is too long, and says the limit.
    """

    def __init__(self, source: BinaryIO) -> None:
        self._source = source
        self._size = 0
        self.read = 0
        self.largest = LARGEST_LOG
        """Bytes of the whole; smaller once a header has said that it is a record."""
        self.torn = False
        """Whether the last line that was read lacks its end."""

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
        """How many lines the file has, as far as its size may be; the rest of them is passed over."""
        lines, last = self.read, b"\n"
        while self._size <= self.largest and (chunk := self._source.read(_CHUNK)):
            self._size += len(chunk)
            lines, last = lines + chunk.count(b"\n"), chunk[-1:]
        return lines + (last != b"\n")


def in_one_line(sentence: str) -> str:
    """A damaged line may hold anything, also what a terminal would obey."""
    short = sentence if len(sentence) <= LONGEST_SENTENCE else f"{sentence[:LONGEST_SENTENCE]} …"
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in short)
