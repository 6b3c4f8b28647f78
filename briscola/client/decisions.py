"""The decisions of one seat in a hand of a log, each with the seat's view."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from briscola.client.hand_log import LoggedHand, logged_hands
from briscola.engine.actions import Action
from briscola.engine.events import Dealt, Event, HandEnded
from briscola.engine.hand import decider
from briscola.engine.observation import Observation, observe
from briscola.engine.state import State


class Decision(Struct, frozen=True, kw_only=True):
    """A decision: `event` is its index in the log, `view` the seat's observation before it."""

    event: int
    view: Observation
    action: Action

    @property
    def trick(self) -> int:
        """Number of its trick, from 1; 0 before play begins."""
        view = self.view
        return len(view.tricks) + 1 if view.leader is not None else 0


class DecidedHand(Struct, frozen=True, kw_only=True):
    """A hand with all decisions of one seat; `ended` is None if it breaks off."""

    number: int
    dealt: Dealt
    decisions: tuple[Decision, ...]
    ended: HandEnded | None
    last: State


def hands_of(log: Sequence[Event], seat: int) -> Iterator[DecidedHand]:
    """Yield the hands of a match with the decisions of a seat, undone ones left out.

    `log` must hold the full events, a record's or those of `simulate`, checked before (`engine.replay`).
    """
    for hand in logged_hands(log):
        yield _decided(hand, seat)


def _decided(hand: LoggedHand, seat: int) -> DecidedHand:
    decisions, last = [], hand.first
    for turn in hand.turns():
        if turn.action is not None and decider(turn.before) == seat:
            view = observe(turn.before, seat, hand.standing, asked=True)
            decisions.append(Decision(event=turn.number, view=view, action=turn.action))
        last = turn.after
    return DecidedHand(
        number=hand.dealt.hand, dealt=hand.dealt, decisions=tuple(decisions), ended=hand.ended, last=last
    )
