"""Hosts and guests of a table of several computers, each a process of its own, killed while they play."""

import os
import signal
import time
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from briscola.engine.forms import FORMS
from briscola.engine.rules import Rules
from briscola.network.lines.signed_entries import check_signatures
from tests.client.friends.friend_process import done_file, one_record, play_to_the_end
from tests.tries import Tries

KILLS_A_MATCH = 25
"""After so many kills a match is left to come to its end."""
LONGEST_MATCH = 120.0
"""Seconds that the rest of a match may take."""


@pytest.mark.slow
@pytest.mark.linux
def test_a_match_of_several_computers_goes_on_after_kills_and_all_keep_the_same_record(
    tmp_path: Path, tries: Tries
) -> None:
    """Matches of all games by turns, and of all numbers of people."""
    variants = sorted({rules.variant for rules in FORMS.values()})
    for number, chance in enumerate(tries(1)):
        forms = [rules for rules in FORMS.values() if rules.variant == variants[number % len(variants)]]
        people = 2 + number % (max(rules.players for rules in forms) - 1)
        rules = chance.choice([rules for rules in forms if rules.players >= people])
        tries.found += _match(tmp_path / str(number), rules, people, chance)


def _match(folder: Path, rules: Rules, people: int, chance: Random) -> Counter[str]:
    """One match of processes that are killed; what was counted."""
    folder.mkdir()
    found: Counter[str] = Counter(matches=1)
    children = {seat: _started(folder, rules, people, seat, chance) for seat in range(people)}
    end = time.monotonic() + LONGEST_MATCH
    try:
        while not all(done_file(folder, seat).exists() for seat in range(people)):
            assert time.monotonic() < end, f"{rules.slug} of {people} does not end in {folder}"
            time.sleep(0.05 + 0.4 * chance.random())
            if found["kills"] < KILLS_A_MATCH:
                seat = chance.randrange(people)
                _kill(children[seat])
                children[seat] = _started(folder, rules, people, seat, chance)
                found["host killed" if seat == 0 else "guest killed"] += 1
                found["kills"] += 1
                end = time.monotonic() + LONGEST_MATCH
    finally:
        for child in children.values():
            _kill(child)
    record = one_record(folder, people)
    assert record.header is not None
    found["signatures"] += check_signatures(record.header, record.events)
    found["lines"] += len(record.events)
    found["seals withdrawn"] += sum(times for _, times in record.position.withdrawn)
    found["given up"] += record.position.given_up
    return found


def _kill(child: int) -> None:
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)


def _started(folder: Path, rules: Rules, people: int, seat: int, chance: Random) -> int:
    number = chance.randrange(2**32)
    child = os.fork()
    if not child:
        try:
            play_to_the_end(folder, rules, people, seat, Random(number))
        finally:
            os._exit(1)
    return child
