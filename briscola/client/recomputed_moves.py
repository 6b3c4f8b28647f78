"""Replays the computers' moves of a record; finds records with changed moves or renumbered hands.

A level without nets depends only on its seed and on what has happened, so it plays the same on every machine.
Levels with nets, programs and other versions can't be reproduced; their moves are not checked.
"""

import msgspec
from msgspec import Struct, structs

from briscola import __version__
from briscola.client.coach.decisions import hands_of
from briscola.client.live_events import live_events
from briscola.client.match_setup import MatchSetup
from briscola.client.opponents import Opponents
from briscola.engine.actions import Action
from briscola.engine.notation import action_to_json
from briscola.engine.replay_cursor import BadRecord
from briscola.players.levels import BadLevel, parse_level
from briscola.storage.match_choices import Opponent
from briscola.storage.match_record import Record
from briscola.storage.person_names import clean
from briscola.storage.settings import LONGEST_NAME

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
    setup = MatchSetup.of(header.choices)
    if header.program != f"briscola {__version__}":
        return RecomputedMoves(unasked=setup.levels[1:], version=clean(header.program, LONGEST_NAME))
    asked = [reproduced(opponent.level) for opponent in setup.opponents]
    seated = tuple(map(_seated, setup.opponents, asked))
    company = Opponents(structs.replace(setup, opponents=seated), header.seeds)
    log, made = record.events[: record.position.lines], 0
    for seat in (seat for seat, is_asked in enumerate(asked, 1) if is_asked):
        for hand in hands_of(log, seat):
            for decision in hand.decisions:
                now = live_events(log[: decision.event], header.terms)
                would = company.player(seat, now).choose(decision.view)
                if would != decision.action:
                    raise BadRecord(
                        f"line {decision.event + 2}: at seat {seat} {setup.levels[seat]} would have done"
                        f" {_told(would)}, not {_told(decision.action)}"
                    )
                made += 1
    levels = dict(zip(setup.levels[1:], asked, strict=True))
    return RecomputedMoves(
        same=tuple(level for level, is_asked in levels.items() if is_asked),
        made=made,
        unasked=tuple(level for level, is_asked in levels.items() if not is_asked),
    )


def _seated(opponent: Opponent, asked: bool) -> Opponent:
    return opponent if asked else structs.replace(opponent, level=NOBODY)


def _told(action: Action) -> str:
    return msgspec.json.encode(action_to_json(action)).decode()


def reproduced(level: str) -> bool:
    """True if a level makes the same moves on every machine."""
    try:
        return not parse_level(level)[0].nets
    except BadLevel:
        return False
