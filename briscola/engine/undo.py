"""The choice of a hand that may be taken back (docs/record.md)."""

from collections.abc import Collection, Sequence

from briscola.engine.cards import Card
from briscola.engine.events import (
    BidMade,
    Called,
    Conceded,
    Declared,
    Drawn,
    Event,
    Exchanged,
    Passed,
    Played,
    Redealt,
    Sits,
)
from briscola.engine.hand import decider
from briscola.engine.replay_cursor import Step
from briscola.engine.unlogged_answers import as_found_by

CHOICES = BidMade | Passed | Called | Exchanged | Declared | Redealt | Conceded | Played


def undo_point(steps: Sequence[Step], log: Sequence[Event], people: Collection[int]) -> Step | None:
    """The moment before the last choice of a person in this hand; None if nothing may be taken back.

    `steps` are those of the hand, `log` all events so far, `people` the seats of persons. A card drawn from
    the stock before a person's eyes cannot be unseen: no choice before it can be taken back. Nor can one that
    was made before somebody else sat down.
    """
    for step in reversed(steps):
        since = log[step.lines :]
        turned = steps[-1].state.turned
        if any(_lasts(event, people, turned) for event in since):
            return None
        if since and isinstance(since[0], CHOICES) and chooser(step, log) in people:
            return step
    return None


def _lasts(event: Event, people: Collection[int], turned: Card | None) -> bool:
    """True if nothing before this event can be taken back: a person has seen a card, or somebody sat down."""
    if isinstance(event, Drawn):
        return (event.public or event.seat in people) and event.card != turned
    return isinstance(event, Sits)


def chooser(step: Step, log: Sequence[Event]) -> int | None:
    """Seat that made the choice after this moment; None for the blind dummy."""
    return decider(as_found_by(step.state, log[step.lines]))
