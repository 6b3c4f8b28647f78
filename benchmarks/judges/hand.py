"""One hand of a log, decision by decision."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from briscola.engine.actions import Action, Ask, Play
from briscola.engine.events import Dealt, Event, Requested, Signalled
from briscola.engine.hand import apply, deal
from briscola.engine.match_form import Standing
from briscola.engine.observation import observe
from briscola.engine.replay_actions import action_of
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.engine.talk import partners, request, signal
from briscola.engine.unlogged_answers import as_found_by
from briscola.players.knowledge import Knowledge, know
from briscola.players.talk.sign_reading import believed


@dataclass(frozen=True, kw_only=True)
class Decision:
    """The whole truth at the moment of an action, the action, and what its partner has asked for."""

    state: State
    action: Action
    asked: frozenset[Ask] = frozenset()

    @property
    def knowledge(self) -> Knowledge | None:
        """Knowledge of the seat to act when it played a card of its own; None for any other action."""
        state, action = self.state, self.action
        if not isinstance(action, Play) or state.to_act is None or state.to_act == state.rules.dummy_seat:
            return None
        players, places = state.rules.players, state.rules.places
        nothing = Standing(winning_hands=1, score=(0,) * players, balance=(0,) * places)
        view = observe(state, state.to_act, nothing, asked=True)
        return believed(replace(know(view), asked=self.asked))


def decisions(rules: Rules, events: Sequence[Event]) -> Iterator[Decision]:
    """The decisions of one hand from its `deal` event on; what is nobody's action is passed over."""
    state: State | None = None
    requests: list[tuple[int, Requested]] = []  # each with the number of tricks played before it
    for event in events:
        if isinstance(event, Dealt):
            state = deal(rules, dealer=event.dealer, pack=event.deck)
            requests = []
            continue
        if state is None:
            continue
        if isinstance(event, Signalled):
            spies = tuple(s for s in event.seen_by or () if s not in partners(state, event.seat))
            state, _ = signal(state, seat=event.seat, sign=event.sign, spies=spies)
        elif isinstance(event, Requested):
            state, _ = request(state, seat=event.seat, ask=event.ask)
            requests.append((len(state.tricks), event))
        else:
            action = action_of(event)
            if action is None:
                continue
            state = as_found_by(state, event)
            yield Decision(state=state, action=action, asked=_heard(state, requests))
            state, _ = apply(state, action)


def _heard(state: State, requests: Sequence[tuple[int, Requested]]) -> frozenset[Ask]:
    """Requests that the partners of the seat to act have made in this trick."""
    if state.to_act is None or state.to_act >= state.rules.players:
        return frozenset()
    friends = partners(state, state.to_act)
    return frozenset(
        said.ask for tricks, said in requests if tricks == len(state.tricks) and said.seat in friends
    )
