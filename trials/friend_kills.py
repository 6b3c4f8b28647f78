"""Hosts and guests of a table of several computers, each a process of its own, killed while they play."""

import os
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random

from briscola.engine.forms import FORMS
from briscola.engine.rules import Rules
from briscola.network.lines.signed_entries import check_signatures
from trials.friend_process import done_file, one_record, play_to_the_end

KILLS_A_MATCH = 25
"""After so many kills a match is left to come to its end."""
LONGEST_MATCH = 120.0
"""Seconds that the rest of a match may take."""


def friend_kills(times: int, seed: int) -> str:
    """Kill hosts and guests so many times, in matches of all games and numbers of people evenly.

    Raises AssertionError where a match does not end, or two people keep another record.
    """
    chance = Random(seed)
    found: Counter[str] = Counter()
    games: dict[str, Counter[str]] = {rules.variant: Counter() for rules in FORMS.values()}
    people: Counter[int] = Counter(dict.fromkeys(range(2, 7), 0))
    while found["kills"] < times:
        rules, number = _least_tried(games, people, chance)
        with tempfile.TemporaryDirectory() as folder:
            match = _match(Path(folder), rules, number, Random(chance.random()))
        found += match
        games[rules.variant] += match
        people[number] += match["kills"]
        print(f"{rules.slug} of {number}: {dict(match)}", flush=True)
    rows = [
        f"{game} {each['matches']} matches, {each['host killed']} hosts, {each['guest killed']} guests"
        for game, each in sorted(games.items())
    ]
    told = ", ".join(f"{kills} of {number} people" for number, kills in sorted(people.items()))
    return (
        f"{dict(found)}; {'; '.join(rows)}; kills: {told}: "
        "every record right for us, the script and the independent checker, all the same"
    )


def _least_tried(
    games: Mapping[str, Counter[str]], people: Mapping[int, int], chance: Random
) -> tuple[Rules, int]:
    """Rules of the game with the fewest kills so far, and the number of people with the fewest."""
    fewest = min(games, key=lambda game: games[game]["kills"])
    forms = [rules for rules in FORMS.values() if rules.variant == fewest]
    number = min(range(2, max(rules.players for rules in forms) + 1), key=lambda each: people[each])
    return chance.choice([rules for rules in forms if rules.players >= number]), number


def _match(folder: Path, rules: Rules, people: int, chance: Random) -> Counter[str]:
    """One match of processes that are killed; what was counted."""
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
