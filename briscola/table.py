"""The table: matches of hands, each led by a referee, in one log that proves every shuffle.

`Table` goes through phases; each step returns the events it caused, in the order of the log:

    begin_match() → begin_hand() → cut() → act() … act() → begin_hand() … → begin_match()
"""

import secrets
from collections.abc import Sequence
from enum import Enum
from hashlib import sha256
from typing import Protocol

from briscola.engine.actions import Action, Ask, IllegalAction, Sign
from briscola.engine.cards import Card
from briscola.engine.events import (
    Committed,
    Event,
    MatchBegan,
    MatchEnded,
    PackCut,
    Revealed,
)
from briscola.engine.match import Match, Standing, begin_match
from briscola.engine.observation import Observation
from briscola.engine.replay import BadRecord, replay
from briscola.engine.rules import Rules
from briscola.engine.shuffle import draw_for_deal, seed_of, shuffle_and_cut
from briscola.referee import Asked, HandReferee


class Deals(Protocol):
    """Where the 32 secret bytes of each shuffle come from."""

    def for_hand(self, hand: int) -> bytes:
        """The bytes of a hand, counted over the run from 1."""

    def for_draw(self, match: int) -> bytes:
        """The bytes of the draw for the deal of a match, counted from 1."""


class SystemDeals:
    """Bytes from the system's randomness, for play with a person."""

    def for_hand(self, hand: int) -> bytes:
        del hand
        return secrets.token_bytes(32)

    def for_draw(self, match: int) -> bytes:
        del match
        return secrets.token_bytes(32)


class SeededDeals:
    """The bytes of `simulate --seed S`, the same on every machine."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def for_hand(self, hand: int) -> bytes:
        return sha256(f"briscola:{self.seed}:{hand}".encode()).digest()

    def for_draw(self, match: int) -> bytes:
        return sha256(f"briscola:{self.seed}:draw:{match}".encode()).digest()


class Phase(Enum):
    """What the table waits for."""

    MATCH = "match"  # begin_match
    HAND = "hand"  # begin_hand
    CUT = "cut"  # cut
    PLAY = "play"  # act (or turn_dummy)


class WrongPhase(RuntimeError):  # noqa: N818 - says what went wrong
    """The table was asked for a step it is not waiting for: a mistake of the caller."""


class Table:
    """One table, match after match; in the phases of play it is the referee of the hand."""

    def __init__(
        self,
        rules: Rules,
        *,
        winning_hands: int,
        levels: Sequence[str],
        deals: Deals,
        seed: int | None = None,
    ) -> None:
        self.rules = rules
        self.winning_hands = winning_hands
        self.levels = tuple(levels)
        self.log: list[Event] = []
        self.phase = Phase.MATCH
        self.hand = 0
        self.matches = 0
        self._deals = deals
        self._seed = seed
        self._match: Match | None = None
        self._hand: HandReferee | None = None
        self._secret = b""

    @classmethod
    def resumed(cls, events: Sequence[Event], *, secret: bytes, deals: Deals) -> "Table":
        """The table of a saved log, after its last whole action; `secret` belongs to the hand in progress.

        Raises BadRecord when the log is not whole and right.
        """
        position = replay(events)
        events = events[: position.lines]
        began = next((event for event in reversed(events) if isinstance(event, MatchBegan)), None)
        if position.match is None or began is None:
            raise BadRecord("the record holds no match")
        table = cls(
            position.match.rules,
            winning_hands=began.winning_hands,
            levels=began.levels,
            deals=deals,
            seed=began.seed,
        )
        table.log = list(events)
        table.hand, table.matches = position.hand, position.matches
        table._match, table._secret = position.match, secret
        if position.state is not None:
            table._hand = HandReferee(position.match, position.state, hand=position.hand)
            table.phase = Phase.PLAY
        else:
            table.phase = Phase.MATCH if position.match.over else Phase.HAND
        return table

    @property
    def standing(self) -> Standing:
        """Score and balance of the match."""
        return self._current_match().standing

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners of the match, empty while it goes on."""
        return () if self._match is None else self._match.winners

    @property
    def dealer(self) -> int:
        """Who deals this hand, or the next when none is on."""
        return self._current_match().dealer

    @property
    def cutter(self) -> int:
        """Who cuts this pack (R-DEAL-3)."""
        return self.rules.cutter(self.dealer)

    @property
    def secret(self) -> bytes:
        """The bytes of the hand in progress, for the save file only."""
        return self._secret

    @property
    def asked(self) -> Asked | None:
        """Who is to decide now; None outside play and when the blind dummy turns its top card."""
        return self._current_hand().asked if self.phase is Phase.PLAY else None

    def view(self, seat: int) -> Observation:
        """What a seat sees of the hand in progress (or just ended)."""
        return self._current_hand().view(seat)

    def begin_match(self) -> list[Event]:
        """Seat everybody; the first match draws for the deal, a rematch keeps it passing (R-MATCH-4)."""
        return self._begin_match(draw=self._match is None)

    def begin_drawn_match(self) -> list[Event]:
        """A match that draws for the deal whatever came before (the runs of `simulate`)."""
        return self._begin_match(draw=True)

    def _begin_match(self, *, draw: bool) -> list[Event]:
        self._expect(Phase.MATCH)
        self.matches += 1
        began = MatchBegan(
            variant=self.rules.variant,
            players=self.rules.players,
            sides=self.rules.sides,
            winning_hands=self.winning_hands,
            options=dict(self.rules.changed),
            levels=self.levels,
            seed=self._seed,
        )
        events: list[Event] = [began]
        if draw:
            drawn = draw_for_deal(self.rules, self._deals.for_draw(self.matches))
            events.append(drawn)
            dealer = drawn.dealer
        else:
            dealer = self._current_match().dealer
        self._match = begin_match(self.rules, winning_hands=self.winning_hands, dealer=dealer)
        return self._publish(events, Phase.HAND)

    def begin_hand(self) -> list[Event]:
        """Commit to the bytes of the next shuffle; nobody's salt is known yet."""
        self._expect(Phase.HAND)
        self.hand += 1
        self._secret = self._deals.for_hand(self.hand)
        self._hand = None
        return self._publish([Committed(hand=self.hand, sha256=sha256(self._secret).hexdigest())], Phase.CUT)

    def cut(self, *, at: int | None = None, salt: str = "") -> list[Event]:
        """Cut (`at` chosen by a person, else by the shuffle) and deal.

        Raises ValueError for a cut outside 1 … cards − 1.
        """
        self._expect(Phase.CUT)
        if at == 0:
            raise ValueError("a cut moves at least one card")
        deck, at = shuffle_and_cut(self.rules.pack, seed_of(self._secret, salt), at)
        self._hand, dealt = HandReferee.dealt(self._current_match(), deck, hand=self.hand)
        return self._publish([PackCut(seat=self.cutter, at=at, salt=salt), dealt], Phase.PLAY)

    def act(self, action: Action) -> list[Event]:
        """Do what the seat asked has chosen; the last action of a hand brings its end and the reveal.

        Raises IllegalAction.
        """
        self._expect(Phase.PLAY)
        return self._played(self._current_hand().act(action))

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why the seat to act may not do that; None where it may."""
        self._expect(Phase.PLAY)
        return self._current_hand().refusal(action)

    def turn_dummy(self) -> list[Event]:
        """Play the blind dummy's top card (V-MO-5/6)."""
        self._expect(Phase.PLAY)
        return self._played(self._current_hand().turn_dummy())

    def _played(self, happened: Sequence[Event]) -> list[Event]:
        events, hand = list(happened), self._current_hand()
        if not hand.over:
            return self._publish(events, Phase.PLAY)
        self._match = hand.match
        events.append(Revealed(hand=self.hand, secret=self._secret.hex()))
        if self._match.over:
            events.append(MatchEnded(winners=self._match.winners, score=self.standing.score))
        return self._publish(events, Phase.MATCH if self._match.over else Phase.HAND)

    def signs(self, seat: int) -> tuple[Sign, ...]:
        """The signs a seat may make now."""
        return self._current_hand().signs(seat)

    def requests(self, seat: int) -> tuple[Ask, ...]:
        """The requests a seat may speak now."""
        return self._current_hand().requests(seat)

    def signal(self, *, seat: int, sign: Sign, spies: tuple[int, ...] = ()) -> list[Event]:
        """Make a sign (R-TALK-5).

        Raises TalkForbidden.
        """
        self._expect(Phase.PLAY)
        said = self._current_hand().signal(seat=seat, sign=sign, spies=spies)
        return self._publish(list(said), Phase.PLAY)

    def request(self, *, seat: int, ask: Ask) -> list[Event]:
        """Speak a request (R-TALK-4).

        Raises TalkForbidden.
        """
        self._expect(Phase.PLAY)
        return self._publish(list(self._current_hand().request(seat=seat, ask=ask)), Phase.PLAY)

    def piles(self) -> tuple[tuple[Card, ...], ...]:
        """The cards each place took in the hand just ended, for the count."""
        piles: list[tuple[Card, ...]] = [()] * self.rules.places
        for trick in self._current_hand().state.tricks:
            piles[trick.winner] += tuple(play.card for play in trick.plays)
        return tuple(piles)

    def _publish(self, events: list[Event], phase: Phase) -> list[Event]:
        self.log.extend(events)
        self.phase = phase
        return events

    def _expect(self, phase: Phase) -> None:
        if self.phase is not phase:
            raise WrongPhase(f"the table waits for {self.phase.value}, not for {phase.value}")

    def _current_match(self) -> Match:
        if self._match is None:
            raise WrongPhase("no match has begun")
        return self._match

    def _current_hand(self) -> HandReferee:
        if self._hand is None:
            raise WrongPhase("nothing has been dealt")
        return self._hand
