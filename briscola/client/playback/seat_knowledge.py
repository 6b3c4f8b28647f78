"""Knowledge of each seat at every moment of a kept match: never more than its own view held."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from msgspec import structs
from msgspec.structs import replace

from briscola.client.hand_log import LoggedHand, Turn, logged_hands
from briscola.client.playback.replay_position import Held, ReplayPosition, turned_last
from briscola.client.view.view import View, sorted_hand
from briscola.engine.actions import Play
from briscola.engine.cards import Card
from briscola.engine.events import Event
from briscola.engine.observation import Observation, observe
from briscola.engine.stage import Stage
from briscola.engine.stages.tricks import lay
from briscola.engine.state import State
from briscola.players.card_locations import CardLocations, whereabouts
from briscola.players.knowledge import Knowledge, know


@dataclass(frozen=True)
class Sight:
    """Knowledge of one seat at one moment."""

    view: Observation

    @cached_property
    def knowledge(self) -> Knowledge:
        """Conclusions the seat can draw from its view."""
        return know(self.view)

    @cached_property
    def where(self) -> CardLocations:
        """Certain and possible places of the cards the seat does not see."""
        return whereabouts(self.knowledge)

    def certain(self, place: int) -> tuple[Card, ...]:
        """The cards that another place holds for certain."""
        card = self.knowledge.coder.card
        return tuple(card[number] for number in self.where.certain.get(place, ()))

    @cached_property
    def holder(self) -> int | None:
        """Seat holding the called card; None if this seat cannot know (V-CH-8)."""
        called, knowledge = self.view.called, self.knowledge
        if called is None or knowledge.holder is not None:
            return knowledge.holder
        return next((place for place in knowledge.order if called in self.certain(place)), None)


class SeatKnowledge:
    """Computes what seats knew in the hands of a log. Caches the last hand asked for."""

    def __init__(self, log: Sequence[Event]) -> None:
        """`log` must hold the full events, unhidden: a record's or those of `simulate`."""
        self._hands = tuple(logged_hands(log))
        self._starts = [hand.number for hand in self._hands]
        self._unrolled: tuple[int, list[int], list[State]] | None = None
        self._found: dict[tuple[int, int], Sight] = {}

    def sight(self, number: int, seat: int) -> Sight | None:
        """Knowledge of a seat after event `number` of the log; None before the first deal."""
        which = bisect_right(self._starts, number) - 1
        if which < 0:
            return None
        if self._unrolled is None or self._unrolled[0] != which:
            moments = _moments(self._hands[which])
            self._unrolled = (which, [at for at, _ in moments], [state for _, state in moments])
            self._found = {}
        _, numbers, states = self._unrolled
        at = bisect_right(numbers, number) - 1
        if (at, seat) not in self._found:
            seen = observe(states[at], seat, self._hands[which].standing)
            # Nobody is asked: what is known does not depend on whose turn it is.
            self._found[at, seat] = Sight(structs.replace(seen, to_act=None))
        return self._found[at, seat]


def _moments(hand: LoggedHand) -> list[tuple[int, State]]:
    """The states of a hand, each with the number of the event that led to it."""
    found = [(hand.number, hand.first)]
    for turn in hand.turns():
        if turn.happened > 1:
            found.append((turn.number, _done(turn)))
        found.append((turn.number + turn.happened - 1, turn.after))
    return found


def _done(turn: Turn) -> State:
    """The hand after the action alone, without its consequences: a full trick lies, nobody has drawn."""
    state, action = turn.before, turn.action
    assert action is not None
    if isinstance(action, Play):
        return lay(state, action.card)
    stage: Stage[State] = state.rules.stages[state.stage]
    return stage.apply(state, action)[0]


def seen_through(instant: ReplayPosition, sight: Sight, seat: int) -> View | None:
    """The table as a seat could see it: its own cards, and others' cards it knows for certain.

    `sight` is its knowledge at that moment, or just before the latest event.
    """
    view = instant.view
    if view is None or view.pack or not instant.hands:
        return view
    hands = tuple(
        turned_last(
            cards if place == seat or view.rules.open_hands else _known(cards, sight.certain(place), view),
            view,
            place,
        )
        for place, cards in enumerate(instant.hands)
    )
    if view.called is not None and not view.revealed:
        holder = sight.holder
        view = replace(view, partner=holder, revealed=holder is not None)
    return replace(view, hands=hands)


def _known(cards: Sequence[Card], certain: Sequence[Card], view: View) -> Held:
    """A hand of which only some cards are known."""
    return sorted_hand((card if card in certain else None for card in cards), view.rules)
