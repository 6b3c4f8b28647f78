"""The choice of a hand that may be taken back (docs/record.md)."""

from collections.abc import Sequence

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
)
from briscola.engine.hand import decider
from briscola.engine.replay_cursor import Step
from briscola.engine.unlogged_answers import as_found_by

CHOICES = BidMade | Passed | Called | Exchanged | Declared | Redealt | Conceded | Played


def undo_point(steps: Sequence[Step], log: Sequence[Event], seat: int) -> Step | None:
    """The moment before the seat's last own choice in this hand; None if nothing may be taken back.

    `steps` are those of the hand, `log` all events so far. A card drawn from the stock before the seat's eyes
    cannot be unseen: no choice before it can be taken back.
    """
    for step in reversed(steps):
        since = log[step.lines :]
        turned = steps[-1].state.turned
        if any(isinstance(event, Drawn) and _seen(event, seat) and event.card != turned for event in since):
            return None
        if since and isinstance(since[0], CHOICES) and decider(as_found_by(step.state, since[0])) == seat:
            return step
    return None


def _seen(event: Drawn, seat: int) -> bool:
    return event.public or event.seat == seat
