"""Replays the computers' moves of a record; finds records with changed moves or renumbered hands.

A level without nets depends only on its seed and on what has happened, so it plays the same on every machine.
Levels with nets, programs and other versions can't be reproduced; their moves are not checked.
"""

from bisect import bisect_right
from collections.abc import Collection, Iterable, Sequence

import msgspec
from msgspec import Struct, structs

from briscola import __version__
from briscola.client.decisions import hands_of
from briscola.client.host.live import live_events
from briscola.client.host.opponents import Opponents
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.actions import Action
from briscola.engine.events import Event, Sits
from briscola.engine.notation import action_to_json
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.terms import PERSON
from briscola.players.levels import BadLevel, parse_level
from briscola.storage.match_choices import after_changes, seated
from briscola.storage.records.header import Header
from briscola.storage.records.match_record import Record
from briscola.storage.settings.person_names import clean
from briscola.storage.settings.settings import LONGEST_NAME

NOBODY = "random"
"""Level put into seats whose moves are not checked."""


class RecomputedMoves(Struct, frozen=True, kw_only=True):
    """The levels whose moves were all reproduced, and those that were not checked."""

    same: tuple[str, ...] = ()
    made: int = 0
    """Number of moves reproduced."""
    unasked: tuple[str, ...] = ()
    version: str = ""
    """Program that kept the record if it is another version; then nothing was checked. Else empty."""


def made_again(record: Record) -> RecomputedMoves | None:
    """Check the computers' moves of a right record; None if it has no header.

    Raises BadRecord for a move that its level would not have made.
    """
    header = record.header
    if header is None:
        return None
    log = record.events[: record.position.lines]
    tables = _tables(MatchSetup.of(header.choices), log)
    levels = dict.fromkeys(level for _, setup in tables for level in setup.levels if level != PERSON)
    if not same_program(header):
        return RecomputedMoves(unasked=tuple(levels), version=clean(header.program, LONGEST_NAME))
    asked = {level for level in levels if reproduced(level)}
    made = _check(header, log, tables, asked, seats=range(tables[0][1].players))
    return RecomputedMoves(
        same=tuple(level for level in levels if level in asked),
        made=made,
        unasked=tuple(level for level in levels if level not in asked),
    )


def check_stand_ins(header: Header, log: Sequence[Event], *, first: int) -> int:
    """Check what computers have decided for people, from line `first` of a right record on; the number.

    None is checked in a record of another version. Raises BadRecord.
    """
    tables = _tables(MatchSetup.of(header.choices), log)
    people = tables[0][1].people
    since = max(0, bisect_right([begin for begin, _ in tables], first) - 1)
    levels = {setup.levels[seat] for _, setup in tables[since:] for seat in people} - {PERSON}
    if not levels or not same_program(header):
        return 0
    return _check(header, log, tables, {*filter(reproduced, levels)}, seats=people, first=first)


def same_program(header: Header) -> bool:
    """True if this very version plays the computers of a record."""
    return header.program == f"briscola {__version__}"


def _check(
    header: Header,
    log: Sequence[Event],
    tables: Sequence[tuple[int, MatchSetup]],
    asked: Collection[str],
    *,
    seats: Iterable[int],
    first: int = 0,
) -> int:
    """Make the moves of these levels at these seats again, from line `first` on; the number.

    Raises BadRecord.
    """
    companies = [Opponents(_seated(setup, asked), header.seeds) for _, setup in tables]
    begin = [line for line, _ in tables]
    made = 0
    for seat in seats:
        if not any(setup.levels[seat] in asked for _, setup in tables):
            continue
        for decision in (each for hand in hands_of(log, seat) for each in hand.decisions):
            at = bisect_right(begin, decision.event) - 1
            level = tables[at][1].levels[seat]
            if level not in asked or decision.event < first:
                continue
            now = live_events(log[: decision.event], header.terms)
            would = companies[at].player(seat, now).choose(decision.view)
            if would != decision.action:
                raise BadRecord(
                    f"line {decision.event + 2}: at seat {seat} {level} would have done"
                    f" {_told(would)}, not {_told(decision.action)}"
                )
            made += 1
    return made


def _tables(setup: MatchSetup, log: Sequence[Event]) -> list[tuple[int, MatchSetup]]:
    """The players of a match, each time with the number of the event from which on they sat there."""
    tables = [(0, setup)]
    for number, event in enumerate(log):
        if isinstance(event, Sits):
            tables.append((number, after_changes(tables[-1][1], [event])))
    return tables


def _seated(setup: MatchSetup, asked: Collection[str]) -> MatchSetup:
    """The table with `NOBODY` in place of every computer whose moves are not checked."""
    return seated(
        setup,
        [
            who if not who.level or who.level in asked else structs.replace(who, level=NOBODY)
            for who in setup.occupants
        ],
    )


def _told(action: Action) -> str:
    return msgspec.json.encode(action_to_json(action)).decode()


def reproduced(level: str) -> bool:
    """True if a level makes the same moves on every machine."""
    try:
        return not parse_level(level)[0].nets
    except BadLevel:
        return False
