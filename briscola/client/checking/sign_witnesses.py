"""The check of who saw a sign at a table of several computers: the deal decides it, not the host."""

from collections.abc import Sequence
from random import Random

from briscola.client.host.live import live_events
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.events import Event, Signalled, Sits
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.terms import PERSON
from briscola.players.bots.command import is_program
from briscola.players.signals import caught_by
from briscola.storage.match_choices import after_changes
from briscola.storage.records.header import Header


def check_witnesses(header: Header, events: Sequence[Event], *, first: int = 0) -> int:
    """Check who saw each sign of a right record, from line `first` on; the number of signs.

    Raises BadRecord.
    """
    if header.dealt_by is None:
        return 0
    setup = MatchSetup.of(header.choices)
    rules, terms = setup.rules(), header.terms
    rounds: dict[str, Random] = {}
    """Chance of what computers say at one moment, which all of them share."""
    checked = 0
    for number, event in enumerate(events):
        if isinstance(event, Sits):
            setup = after_changes(setup, [event])
        if not isinstance(event, Signalled) or number < first:
            continue
        now = live_events(events[:number], terms, people=setup.people)
        level = setup.levels[event.seat]
        if level == PERSON:
            chance = Random(now.sign_of(event.seat))
        else:
            occasion = now.talk_of("beside" if is_program(level) else "round")
            chance = rounds.setdefault(occasion, Random(occasion))
        allies = rules.side_of[event.seat]
        witnesses = {*allies, *caught_by(rules, event.seat, chance)} - {event.seat}
        if {*(event.seen_by or ())} != witnesses:
            raise BadRecord(f"line {number + 2}: the deal says that others saw this sign")
        checked += 1
    return checked
