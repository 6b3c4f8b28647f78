"""The journal: habits and strengths that a person's coached hands have in common."""

from __future__ import annotations

import logging
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from briscola.capabilities.coach.judgement import JudgedHand, JudgedPlay, accuracy
from briscola.capabilities.coach.judgement_store import restored
from briscola.capabilities.coach.judgements import JudgedRecord
from briscola.capabilities.coach.play_habits import Habit, Strength, habit_of, strength_of
from briscola.capabilities.puzzles.puzzle import Theme
from briscola.client.decisions import hands_of
from briscola.client.view.view import ME
from briscola.engine.options import BadOption
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.turned import turned_to
from briscola.players.habits.notable_traits import ENOUGH
from briscola.storage.records.match_record import read_record

_logger = logging.getLogger(__name__)

TRAINED_BY: Mapping[Habit, Theme] = {
    Habit.TRUMPS_SPENT: Theme.TRUMPING,
    Habit.TRUMP_TOO_HIGH: Theme.TRUMPING,
    Habit.TRUMPS_KEPT: Theme.TRUMPING,
    Habit.POINTS_THROWN: Theme.CARICO,
    Habit.TRICKS_LEFT: Theme.STROZZO,
    Habit.TRICKS_TAKEN: Theme.TRICK,
    Habit.LED_HIGH: Theme.LEAD,
    Habit.PARTNER_STARVED: Theme.LOAD_PARTNER,
}
"""For each habit, the theme of the puzzles that train against it."""

TWICE = 2
"""Times something must happen before it counts as a habit."""


class Costs(Struct, frozen=True, kw_only=True):
    """A habit: how often it showed, and its cost in points per hand over all hands."""

    habit: Habit
    times: int
    a_hand: float


class Journal(Struct, frozen=True, kw_only=True):
    """Summary of several hands, with the dearest habit and the most frequent strength first.

    From `ENOUGH` hands on, what happened only once is left out; before that, all of it may be chance.
    """

    hands: int
    accuracy: float | None
    costs: tuple[Costs, ...]
    strengths: tuple[tuple[Strength, int], ...]

    @property
    def wanted(self) -> int:
        """Number of hands still missing before habits can be told."""
        return max(0, ENOUGH - self.hands)


def journal(hands: Iterable[JudgedHand]) -> Journal:
    """Summarise these hands."""
    count, plays = 0, list[JudgedPlay]()
    for hand in hands:
        count += 1
        plays += hand.plays
    least = TWICE if count >= ENOUGH else 1
    lost: defaultdict[Habit, list[float]] = defaultdict(list)
    good: Counter[Strength] = Counter()
    for play in plays:
        if (habit := habit_of(play)) is not None:
            lost[habit].append(play.points)
        if (strength := strength_of(play)) is not None:
            good[strength] += 1
    costs = [
        Costs(habit=habit, times=len(each), a_hand=sum(each) / count)
        for habit, each in lost.items()
        if len(each) >= least and sum(each) > 0
    ]
    return Journal(
        hands=count,
        accuracy=accuracy(plays),
        costs=tuple(sorted(costs, key=lambda each: (-each.a_hand, each.habit))),
        strengths=tuple((each, times) for each, times in good.most_common() if times >= least),
    )


def read_hands(records: Sequence[JudgedRecord]) -> list[JudgedHand]:
    """The judged hands of these records; hands and records that can't be read are left out."""
    found: list[JudgedHand] = []
    for record in records:
        try:
            read = read_record(Path(record.file))
            events = turned_to(read.events[: read.position.lines], record.seat)
            hands = {hand.number: hand for hand in hands_of(events, ME)}
        except (OSError, BadRecord, BadOption) as error:
            _logger.warning("%s is not in the journal: %s", record.file, error)
            continue
        for number, document in record.documents.items():
            judged = restored(hands[number], document) if number in hands else None
            if judged is not None:
                found.append(judged)
    return found


def journal_of(records: Sequence[JudgedRecord]) -> Iterator[Journal]:
    """Yield one journal of everything readable in these records."""
    yield journal(read_hands(records))
