"""The order in which matches were begun or continued: by lines in a file, never by a clock."""

import logging
from pathlib import Path

from briscola.storage.files import read_plain, write_whole
from briscola.storage.records.header import ID

_logger = logging.getLogger(__name__)

NAME = "order"
MOST = 1000
"""Most matches named in the file; earlier ones are ordered by date."""
LARGEST = 40 * MOST


class MatchOrder:
    """The file beside the records: one id per line, the latest match last."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / NAME

    def places(self) -> dict[str, int]:
        """Position of each match by its id, later ones larger; empty if nothing can be read."""
        return {match: place for place, match in enumerate(self._matches(), 1)}

    def last(self, match: str) -> None:
        """Make this match the latest. An entry that can't be written is simply missing."""
        matches = self._matches()
        if matches[-1:] == [match]:
            return
        left = [each for each in matches if each != match][1 - MOST :]
        write_whole(self._path, "".join(f"{each}\n" for each in (*left, match)).encode())

    def _matches(self) -> list[str]:
        try:
            lines = read_plain(self._path, LARGEST).decode("ascii", "replace").splitlines()
        except FileNotFoundError:
            return []
        except OSError as error:
            _logger.warning("%s cannot be read: %s", self._path, error)
            return []
        return [line for line in dict.fromkeys(lines) if ID.fullmatch(line)]
