"""The check of a record that another computer has told, all of it at once."""

from collections.abc import Sequence

from briscola.client.checking.sign_witnesses import check_witnesses
from briscola.engine.events import Event
from briscola.engine.replay import replay
from briscola.engine.replay_cursor import BadRecord, Position
from briscola.network.lines.signed_entries import check_signatures
from briscola.storage.records.header import Header, check_setup


def checked_position(header: Header, events: Sequence[Event], *, first: int) -> Position:
    """The match after these events, with everything checked; who saw a sign from line `first` on.

    Raises BadRecord.
    """
    position = replay(events, terms=header.terms)
    if position.lines < len(events):
        raise BadRecord("the true lines break off")
    check_setup(header, events)
    check_signatures(header, events)
    check_witnesses(header, events, first=first)
    return position
