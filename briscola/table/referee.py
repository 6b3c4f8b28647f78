"""The referee of one hand: alone it holds the truth, shows each seat its own, and asks whoever is to act.

`Table` holds one for each hand of its matches; the arena plays its hands on one without any table.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from msgspec import Struct

from briscola.engine.actions import Action, Ask, IllegalAction, Sign
from briscola.engine.cards import Card
from briscola.engine.events import Dealt, Event
from briscola.engine.hand import apply, deal, deal_event, decider, legal_actions, refusal
from briscola.engine.match import Match, after_hand, hand_ended
from briscola.engine.observation import Observation, observe
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.engine.talk import legal_requests, legal_signs, request, signal
from briscola.players.player import Player
from briscola.players.talk.conversation import Conversation, Moderator


class Asked(Struct, frozen=True, kw_only=True):
    """The seat that decides and its view; `view.to_act` may be the dummy it plays for."""

    seat: int
    view: Observation


class Referee(Moderator, Protocol):
    """Whoever leads a hand, for the turns of those who play it."""

    @property
    def asked(self) -> Asked | None:
        """Seat that decides now, with its view; None if the blind dummy turns its top card."""

    def act(self, action: Action) -> Sequence[Event]:
        """Do what the seat asked has chosen."""

    def turn_dummy(self) -> Sequence[Event]:
        """Play the blind dummy's top card."""


class HandReferee:
    """One hand of a match, from the deal to its end. `state` is the truth, `match` the match around it."""

    def __init__(self, match: Match, state: State, *, hand: int) -> None:
        """A hand that is on; `hand` is its number in the log."""
        self.match, self.state, self.hand = match, state, hand
        self._views: dict[int, Observation] = {}
        """The views of `_viewed`, by seat: each is made once, however often it is asked for."""
        self._viewed: State | None = None

    @classmethod
    def dealt(
        cls, match: Match, pack: Sequence[Card], *, hand: int, top: bool = False
    ) -> tuple["HandReferee", Dealt]:
        """A hand dealt from a shuffled and cut pack, and the event that says so; `top` as in `hand.laid`."""
        deck = tuple(pack)
        now = match.standing
        state = deal(match.rules, dealer=match.dealer, pack=deck, times=now.times, more=now.more, top=top)
        return cls(match, state, hand=hand), deal_event(state, hand, deck)

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self.state.rules

    @property
    def over(self) -> bool:
        """True once the hand has ended; `match` is then the match after it."""
        return self.state.outcome is not None

    @property
    def decider(self) -> int | None:
        """Seat that decides now; None if the hand is over or the blind dummy turns its top card."""
        return decider(self.state)

    @property
    def asked(self) -> Asked | None:
        """Seat that decides now, and its view; None as for `decider`."""
        seat = self.decider
        return None if seat is None else Asked(seat=seat, view=self.view(seat))

    def view(self, seat: int) -> Observation:
        """Present view of a seat; `legal` is filled only if the seat decides."""
        if self._viewed is not self.state:
            self._viewed, self._views = self.state, {}
        if seat not in self._views:
            asked = seat == self.decider
            self._views[seat] = observe(self.state, seat, self.match.standing, asked=asked)
        return self._views[seat]

    def act(self, action: Action) -> Sequence[Event]:
        """Do what the seat asked has chosen; the last action brings the end of the hand.

        Raises IllegalAction.
        """
        self.state, happened = apply(self.state, action)
        if not self.over:
            return happened
        self.match = after_hand(self.match, self.state)
        return (*happened, hand_ended(self.match, self.state, hand=self.hand))

    def refusal(self, action: Action) -> IllegalAction | None:
        """Reason that the seat to act may not do that; None if it may."""
        return refusal(self.state, action)

    def turn_dummy(self) -> Sequence[Event]:
        """Play the blind dummy's top card (V-MO-5/6)."""
        (only,) = legal_actions(self.state)
        return self.act(only)

    def signs(self, seat: int) -> tuple[Sign, ...]:
        """The signs a seat may make now."""
        return legal_signs(self.state, seat)

    def requests(self, seat: int) -> tuple[Ask, ...]:
        """The requests a seat may speak now."""
        return legal_requests(self.state, seat)

    def signal(self, *, seat: int, sign: Sign, spies: tuple[int, ...] = ()) -> Sequence[Event]:
        """Make a sign (R-TALK-5).

        Raises TalkForbidden.
        """
        self.state, said = signal(self.state, seat=seat, sign=sign, spies=spies)
        return said

    def request(self, *, seat: int, ask: Ask) -> Sequence[Event]:
        """Speak a request (R-TALK-4).

        Raises TalkForbidden.
        """
        self.state, said = request(self.state, seat=seat, ask=ask)
        return said


def _ask(player: Player, view: Observation) -> Action:
    return player.choose(view)


def play_turn(
    referee: Referee,
    players: Sequence[Player],
    conversation: Conversation | None = None,
    choose: Callable[[Player, Observation], Action] = _ask,
) -> Iterator[Event]:
    """The events of one turn: the talk before a lead, what is said beside the choice, and the action.

    Without a `conversation` nobody speaks. `choose` asks a player (the arena takes the time there); what it
    raises leaves the hand as it was before the choice.
    """
    asked = referee.asked
    if asked is not None and conversation is not None and conversation.due(asked.view):
        yield from conversation.before_lead(referee, asked.view)
        asked = referee.asked
    if asked is None:
        yield from referee.turn_dummy()
        return
    player = players[asked.seat]
    action = choose(player, asked.view)
    if conversation is not None:
        yield from conversation.beside_action(referee, asked.seat)
    yield from referee.act(action)


def play_on(
    hand: HandReferee, players: Sequence[Player], *, until: Callable[[State], bool] = lambda _: False
) -> State:
    """Play a hand on in silence, to its end or `until` the condition holds; return its state."""
    while not (hand.over or until(hand.state)):
        deque(play_turn(hand, players), maxlen=0)
    return hand.state
