"""Which choice of a hand may be taken back (docs/record.md)."""

from collections.abc import Sequence

from briscola.engine.events import BidMade, Called, Drawn, Event, Exchanged, Passed, Played
from briscola.engine.hand import decider
from briscola.engine.replay_cursor import Step

CHOICES = BidMade | Passed | Called | Exchanged | Played


def undo_point(steps: Sequence[Step], log: Sequence[Event], seat: int) -> Step | None:
    """The moment before the seat's last own choice in this hand, None where nothing may be taken back.

    `steps` are those of the hand, `log` all events so far. A card that has come from the stock before the
    seat's eyes stays seen.
    """
    for step in reversed(steps):
        since = log[step.lines :]
        turned = steps[-1].state.turned
        if any(isinstance(event, Drawn) and _seen(event, seat) and event.card != turned for event in since):
            return None
        if since and isinstance(since[0], CHOICES) and decider(step.state) == seat:
            return step
    return None


def _seen(event: Drawn, seat: int) -> bool:
    return event.public or event.seat == seat
