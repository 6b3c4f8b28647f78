"""The match in progress on disk: JSON lines, a header and then the event log, written whole or not at all."""

import logging
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

from briscola.engine.events import Committed, Event
from briscola.engine.notation import BadNotation
from briscola.engine.record import event_from_json, event_line, parse_line
from briscola.engine.replay import BadRecord
from briscola.storage.whole import write_whole
from briscola.table import Phase, SystemDeals, Table

RECORD = 1

_logger = logging.getLogger(__name__)


class Saved(msgspec.Struct, frozen=True, kw_only=True):
    """A match that can be taken up again: what the interface wrote of it, and its table."""

    setup: dict[str, Any]
    table: Table


class Unreadable(Exception):  # noqa: N818 - a sentence for the person
    """The saved match cannot be read; `kept` is where the file was put aside."""

    def __init__(self, kept: Path | None) -> None:
        super().__init__("the saved match could not be read")
        self.kept = kept


class Autosave:
    """One file for the match in progress."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or user_data_path("briscola", appauthor=False) / "match.jsonl"
        self._lines: list[str] = []

    def write(self, table: Table, setup: dict[str, Any]) -> bool:
        """Save where the table stands; False when the folder cannot be written."""
        log: Sequence[Event] = table.log
        if log and isinstance(log[-1], Committed):
            # A sealed pack nobody has cut is shuffled anew: nothing has been seen of it.
            log = log[:-1]
        self._lines += [event_line(event) for event in log[len(self._lines) :]]
        secret = table.secret.hex() if table.phase is Phase.PLAY else ""
        header = {"record": RECORD, "program": "briscola", "setup": setup, "secret": secret}
        text = "\n".join([msgspec.json.encode(header).decode(), *self._lines]) + "\n"
        return write_whole(self.path, text.encode())

    def read(self) -> Saved | None:
        """The saved match; None when there is none.

        Raises Unreadable, after putting a damaged file aside.
        """
        try:
            raw = self.path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return None
        except (OSError, UnicodeDecodeError) as error:
            raise Unreadable(self._put_aside(error)) from None
        try:
            saved, lines = _decode(raw)
        except (
            BadNotation,
            BadRecord,
            ValueError,
            KeyError,
            TypeError,
            StopIteration,
            AssertionError,
        ) as error:
            raise Unreadable(self._put_aside(error)) from None
        self._lines = lines
        return saved

    def clear(self) -> None:
        """No match is in progress any more."""
        self._lines = []
        with suppress(OSError):
            self.path.unlink(missing_ok=True)

    def start(self) -> None:
        """Another match takes the place of the saved one."""
        self._lines = []

    def _put_aside(self, why: Exception) -> Path | None:
        aside = self.path.with_suffix(".damaged.jsonl")
        _logger.warning("%s is put aside as %s: %s: %s", self.path, aside.name, type(why).__name__, why)
        try:
            self.path.replace(aside)
        except OSError:
            return None
        return aside


def _decode(raw: str) -> tuple[Saved, list[str]]:
    head, *lines = raw.splitlines()
    header = parse_line(head)
    if not isinstance(header, dict) or header.get("record") != RECORD:
        raise BadNotation("this is no saved match")
    events = [event_from_json(parse_line(line)) for line in lines]
    table = Table.resumed(events, secret=bytes.fromhex(header["secret"]), deals=SystemDeals())
    return Saved(setup=dict(header["setup"]), table=table), lines
