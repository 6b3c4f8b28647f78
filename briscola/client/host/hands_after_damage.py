"""Whole hands behind damage in a record; they can be viewed, and never count."""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

from briscola.engine.events import Chained, Committed, Event, HandEnded, MatchBegan, Sits
from briscola.engine.notation import BadNotation
from briscola.engine.occupants import BadSeat, Occupants, seated
from briscola.engine.record import event_line
from briscola.engine.replay import check_hand_alone
from briscola.engine.replay_cursor import BadRecord, Numbered, held
from briscola.storage.files.bounded_lines import LARGEST, Lines
from briscola.storage.files.safe_read import open_plain
from briscola.storage.records.header import read_header
from briscola.storage.records.match_record import event_of, to_link

HEX = re.compile("[0-9a-f]{64}")


class HandAfterDamage(Struct, frozen=True, kw_only=True):
    """A hand between two links of the chain, which prove it."""

    seal: str
    """Commitment of its shuffle, which no other hand has."""
    events: tuple[Event, ...]
    """Events in force, from the commitment on."""
    occupants: Occupants | None = None
    """The players at its beginning, in a record since version 3."""


def hands_behind(record: Path, began: MatchBegan, known: Collection[str]) -> tuple[HandAfterDamage, ...]:
    """Whole hands of a match that the right part of its record does not contain.

    They lie behind damage in the file, or in a damaged copy put aside beside it. They are right by the rules
    of the match, as it `began`. `known` are the seals of the hands in the right part.
    """
    found: dict[str, HandAfterDamage] = {}
    for file in (record, *sorted(record.parent.glob(f"{record.stem}.damaged-*{record.suffix}"))):
        try:
            for hand in _whole_hands(file):
                if hand.seal not in known and hand.seal not in found and _is_right(hand, began):
                    found[hand.seal] = hand
        except (OSError, BadRecord):
            continue
    return tuple(found.values())


def _whole_hands(file: Path) -> Iterator[HandAfterDamage]:
    with open_plain(file) as opened:
        lines = Lines(opened)
        lines.largest = LARGEST
        header = next(lines, b"")
        chains, occupants = {sha256(header).digest()}, _begun(header)
        while hand := list(to_link(lines)):
            *told, last = hand
            first = lines.read - len(hand) - 1  # the header is line 1
            events = _events(told)
            link = _events([last])
            after = {_folded(chain, told) for chain in chains}
            shown = link[0].sha256 if link and isinstance(link[0], Chained) else ""
            if events and shown in {d.hex() for d in after}:
                yield from _from_its_seal(held(events, first=first), occupants)
            occupants = _after(occupants, (event for line in hand for event in _events([line])))
            # A link that was damaged itself shows anything: what it shows and what it should are both tried.
            chains = {_folded(chain, [_link(events, chain)]) for chain in after if events}
            chains |= {_folded(bytes.fromhex(shown), [last])} if HEX.fullmatch(shown) else set()


def _begun(header: bytes) -> Occupants | None:
    """The players with whom the match began; None in a record that names none."""
    try:
        known, _ = read_header(header)
        return seated(tuple(player.who for player in known.roster)) if known and known.roster else None
    except (BadRecord, BadSeat):
        return None


def _after(occupants: Occupants | None, events: Iterable[Event]) -> Occupants | None:
    """The players after all who can be read to have sat down."""
    for event in events:
        if isinstance(event, Sits) and occupants is not None:
            with suppress(BadSeat):  # who sat down before may stand in a line that cannot be read
                occupants = occupants.after(event.seat, event.who)
    return occupants


def _from_its_seal(numbered: Sequence[Numbered], occupants: Occupants | None) -> Iterator[HandAfterDamage]:
    """Yield the hand in the events between two links, if there is one; `occupants` are those at the first."""
    events = tuple(event for _, event in numbered)
    seals = [(at, event.sha256) for at, event in enumerate(events) if isinstance(event, Committed)]
    if seals:
        at, seal = seals[-1]
        yield HandAfterDamage(seal=seal, events=events[at:], occupants=_after(occupants, events[:at]))


def _is_right(hand: HandAfterDamage, began: MatchBegan) -> bool:
    try:
        check_hand_alone(hand.events, began, hand.occupants)
    except BadRecord:
        return False
    return True


def _events(lines: Sequence[bytes]) -> tuple[Event, ...]:
    """Events of these lines; empty if one of them can't be read."""
    try:
        return tuple(event_of(line, strict=True) for line in lines)
    except BadNotation:
        return ()


def _folded(chain: bytes, lines: Sequence[bytes]) -> bytes:
    for line in lines:
        chain = sha256(chain + line).digest()
    return chain


def _link(events: Sequence[Event], chain: bytes) -> bytes:
    """The line that ends a hand."""
    number = next((event.hand for event in reversed(events) if isinstance(event, HandEnded)), 0)
    return event_line(Chained(hand=number, sha256=chain.hex())).encode()
