"""The table: matches of hands, each led by a referee, in one log that proves every shuffle.

`RefereedTable` goes through phases; each step returns the events it caused, in the order of the log:

    begin_match() → begin_hand() → cut() → act() … act() → begin_hand() … → begin_match()

A table with `terms` writes a record (docs/record.md): the draw for the deal is sealed as well, between
begin_match() and the first begin_hand() by seal_draw() → draw(), and every hand ends with a link of the
chain. Its match is the only one; a rematch is another table.
"""

from collections.abc import Mapping, Sequence
from enum import Enum
from hashlib import sha256
from typing import Self

from briscola.engine.actions import Action, Ask, IllegalAction, Sign
from briscola.engine.cards import Card
from briscola.engine.events import (
    Chained,
    Committed,
    DrawCommitted,
    DrawRevealed,
    Event,
    GivenUp,
    MatchBegan,
    MatchEnded,
    PackCut,
    Revealed,
    SecretKept,
    Sits,
    TrumpCard,
    TrumpCardChosen,
    Undone,
    Withdrawn,
)
from briscola.engine.match import Match, begin_match
from briscola.engine.match_form import Standing
from briscola.engine.observation import Observation
from briscola.engine.occupant import Occupant
from briscola.engine.occupants import Occupants, seated
from briscola.engine.replay import replay
from briscola.engine.replay_cursor import BadRecord, Position, Step
from briscola.engine.rules import Rules
from briscola.engine.shuffle import draw_for_deal, drawn_trump_card, seed_of, shuffle_and_cut
from briscola.engine.terms import PERSON, Terms
from briscola.engine.undo import chooser
from briscola.engine.variants import make_rules
from briscola.table.deals import Deals
from briscola.table.referee import Asked, HandReferee
from briscola.table.table_log import TableLog


class Phase(Enum):
    """The step that the table waits for."""

    MATCH = "match"  # begin_match
    SEAL_DRAW = "seal_draw"  # seal_draw, in a record
    DRAW = "draw"  # draw, in a record
    HAND = "hand"  # begin_hand
    CUT = "cut"  # cut
    TRUMP_CARD = "trump_card"  # choose_trump_card, where a person deals and says which it is (V-SU-5)
    PLAY = "play"  # act (or turn_dummy)


class WrongPhase(RuntimeError):  # noqa: N818 - says what went wrong
    """The table was asked for a step it is not waiting for: a mistake of the caller."""


class RefereedTable:
    """The table of a match with its seats, match after match; in phases of play the referee of the hand."""

    def __init__(
        self,
        rules: Rules,
        *,
        winning_hands: int,
        levels: Sequence[str],
        deals: Deals,
        seed: int | None = None,
        terms: Terms | None = None,
    ) -> None:
        self.rules = rules
        self.winning_hands = winning_hands
        self.levels = tuple(levels)
        self.phase = Phase.MATCH
        self.hand = 0
        self.matches = 0
        self.terms = terms
        self.ledger = TableLog(terms)
        self._deals = deals
        self._seed = seed
        self._match: Match | None = None
        self._hand: HandReferee | None = None
        self.secret = b""
        self._cut: PackCut | None = None
        self._lifted: tuple[Card, ...] = ()
        """The pack after its cut, while the dealer is asked for the trump card."""
        roster = None if terms is None else terms.roster
        self._occupants: Occupants | None = None if roster is None else seated(roster)

    @classmethod
    def resumed(cls, events: Sequence[Event], *, terms: Terms, deals: Deals) -> Self:
        """The table of a record, after its last whole action; a seal that was not cut is to be withdrawn.

        Raises BadRecord when the record is not right.
        """
        position = replay(events, terms=terms)
        events = events[: position.lines]
        began = events[0] if events else None
        if not isinstance(began, MatchBegan):
            raise BadRecord("the record holds no match")
        table = cls(
            make_rules(began.variant, began.players, began.options),
            winning_hands=began.winning_hands,
            levels=position.levels,
            deals=deals,
            terms=terms,
        )
        table._take_up(events, position)
        return table

    def _take_up(self, events: Sequence[Event], position: Position) -> None:
        self.ledger.take_up(events, position.steps)
        self._occupants = position.occupants
        self.hand, self.matches = position.hand, position.matches
        self._match, self.secret = position.match, position.secret
        if position.given_up:
            self.phase = Phase.MATCH
        elif position.match is not None and position.state is not None:
            self._hand = HandReferee(position.match, position.state, hand=position.hand)
            self.phase = Phase.PLAY
        elif position.match is None:
            self.phase = Phase.DRAW if position.sealed is not None else Phase.SEAL_DRAW
        elif position.sealed is not None:
            self.hand, self.phase = position.sealed, Phase.CUT
            if (cut := position.cut) is not None:
                self._lifted = shuffle_and_cut(self.rules.pack, seed_of(self.secret, cut.salt), cut.at)[0]
                self._cut, self.phase = cut, Phase.TRUMP_CARD
        else:
            self.phase = Phase.MATCH if position.ended else Phase.HAND

    @property
    def log(self) -> list[Event]:
        """All that has happened, match after match."""
        return self.ledger.log

    @property
    def seal_is_lost(self) -> bool:
        """True if the sealed bytes are lost: the program ended before the cut."""
        return self.phase in (Phase.DRAW, Phase.CUT) and not self.secret

    def withdraw(self) -> list[Event]:
        """Give up a seal whose bytes are lost; another one follows."""
        if not self.seal_is_lost:
            raise WrongPhase("no seal is lost")
        if self.phase is Phase.DRAW:
            return self._publish([Withdrawn(hand=0)], Phase.SEAL_DRAW)
        self.hand -= 1
        return self._publish([Withdrawn(hand=self.hand + 1)], Phase.HAND)

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
        """Dealer of this hand, or of the next one between hands."""
        return self._current_match().dealer

    @property
    def cutter(self) -> int:
        """Seat that cuts this pack (R-DEAL-3)."""
        return self.rules.cutter(self.dealer)

    @property
    def decider(self) -> int | None:
        """Seat that decides now. None outside play or if the blind dummy turns its top card."""
        return self._current_hand().decider if self.phase is Phase.PLAY else None

    @property
    def asked(self) -> Asked | None:
        """Seat that decides now, and its view; None as for `decider`."""
        return self._current_hand().asked if self.phase is Phase.PLAY else None

    def view(self, seat: int) -> Observation:
        """A seat's view of the hand in progress (or just ended)."""
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
        terms = self.terms
        if terms is None:
            if not draw:
                return self._seated([began], self._current_match().dealer)
            drawn = draw_for_deal(self.rules, self._deals.for_draw(self.matches))
            return self._seated([began, drawn], drawn.dealer)
        if terms.deal is not None:
            return self._seated([began], terms.deal.dealer)
        if terms.dealer is not None:
            return self._seated([began], terms.dealer)
        return self._publish([began], Phase.SEAL_DRAW)

    def _seated(self, events: list[Event], dealer: int) -> list[Event]:
        self._match = begin_match(self.rules, winning_hands=self.winning_hands, dealer=dealer)
        return self._publish(events, Phase.HAND)

    def seal_draw(self) -> list[Event]:
        """Commit to the bytes of the draw for the deal; nobody's salt is known yet."""
        self._expect(Phase.SEAL_DRAW)
        self.secret = self._deals.for_draw(self.matches)
        return self._publish([DrawCommitted(sha256=sha256(self.secret).hexdigest())], Phase.DRAW)

    def draw(self, *, salt: str = "") -> list[Event]:
        """Draw for the deal with the person's salt, and show the bytes."""
        self._expect(Phase.DRAW)
        drawn = draw_for_deal(self.rules, self.secret, salt)
        revealed = DrawRevealed(secret=self.secret.hex(), salt=salt)
        self.secret = b""
        return self._seated([drawn, revealed], drawn.dealer)

    def begin_hand(self) -> list[Event]:
        """Commit to the bytes of the next shuffle, nobody's salt is known yet; deal a given deal at once."""
        self._expect(Phase.HAND)
        self.hand += 1
        self._hand = None
        if self.terms is not None and self.terms.deal is not None:
            return self._deal([], self.terms.deal.pack)
        self.secret = self._deals.for_hand(self.hand)
        return self._publish([Committed(hand=self.hand, sha256=sha256(self.secret).hexdigest())], Phase.CUT)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of persons now."""
        return tuple(seat for seat, level in enumerate(self.levels) if level == PERSON)

    @property
    def seats_of_people(self) -> Mapping[str, int]:
        """Seat of every person with a key who sits or has sat at the table, by key."""
        return {} if self._occupants is None else self._occupants.seats

    @property
    def persons(self) -> Sequence[Occupant | None]:
        """The person with a key who sits, or sat last, at each seat; None where none did."""
        return (None,) * len(self.levels) if self._occupants is None else self._occupants.persons

    def sit(self, seat: int, who: Occupant, why: str = "") -> list[Event]:
        """Seat somebody else from now on, in a match of a record since version 3; `why` as in `Sits`.

        Raises WrongPhase if none is in progress, BadSeat if the players cannot sit like this.
        """
        if (
            self._occupants is None
            or self.phase is Phase.MATCH
            or (self.terms and self.terms.deal is not None)
        ):
            raise WrongPhase("no match is on in which somebody could sit down")
        self._occupants = self._occupants.after(seat, who)
        self.levels = self._occupants.levels
        events = self._publish([Sits(seat=seat, who=who, why=why)], self.phase)
        if self.phase is Phase.TRUMP_CARD and self.dealer not in self.people:
            events += self.choose_trump_card()
        return events

    def cut(self, *, at: int | None = None, salt: str = "") -> list[Event]:
        """Cut (`at` chosen by a person, else by the shuffle) and deal; the log tells where a person did not.

        A person who deals is asked for the trump card first, where the dealer chooses it (V-SU-5).

        Raises ValueError for a cut outside 1 … cards − 1.
        """
        self._expect(Phase.CUT)
        if at == 0:
            raise ValueError("a cut moves at least one card")
        auto = at is None and self.cutter in self.people
        deck, at = shuffle_and_cut(self.rules.pack, seed_of(self.secret, salt), at)
        cut = PackCut(seat=self.cutter, at=at, salt=salt, auto=auto)
        events: list[Event] = [cut]
        if self.terms is not None:
            events.append(SecretKept(hand=self.hand, secret=self.secret.hex()))
        if not self.rules.dealer_chooses:
            return self._deal(events, deck)
        self._cut, self._lifted = cut, deck
        self._publish(events, Phase.TRUMP_CARD)
        return events if self.dealer in self.people else [*events, *self.choose_trump_card()]

    def choose_trump_card(self, which: TrumpCard | None = None) -> list[Event]:
        """Say which card shows the trumps, and deal; the shuffle says it where no person does (V-SU-5)."""
        self._expect(Phase.TRUMP_CARD)
        assert self._cut is not None
        person, seed = self.dealer in self.people, seed_of(self.secret, self._cut.salt)
        chosen = TrumpCardChosen(
            seat=self.dealer,
            which=which if person and which is not None else drawn_trump_card(seed),
            auto=person and which is None,
        )
        return self._deal([chosen], self._lifted, top=chosen.which == "top")

    def _deal(self, events: list[Event], deck: Sequence[Card], *, top: bool = False) -> list[Event]:
        self._hand, dealt = HandReferee.dealt(self._current_match(), deck, hand=self.hand, top=top)
        self.ledger.forget_steps()
        return self._publish([*events, dealt], Phase.PLAY)

    def act(self, action: Action) -> list[Event]:
        """Do what the seat asked has chosen; the last action of a hand brings its end and the reveal.

        Raises IllegalAction.
        """
        self._expect(Phase.PLAY)
        return self._played(self._current_hand().act(action))

    def refusal(self, action: Action) -> IllegalAction | None:
        """Reason that the seat to act may not do that; None if it may."""
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
        once = self.terms is not None and self.terms.deal is not None
        if not once:
            events.append(Revealed(hand=self.hand, secret=self.secret.hex()))
        if self._match.over:
            events.append(MatchEnded(winners=self._match.winners, score=self.standing.score))
        self.secret = b""
        self.ledger.forget_steps()
        if self.terms is not None:
            events.append(Chained(hand=self.hand, sha256=self.ledger.write(events)))
            self.ledger.write(events[-1:])
            self.phase = Phase.MATCH if once or self._match.over else Phase.HAND
            return events
        return self._publish(events, Phase.MATCH if self._match.over else Phase.HAND)

    @property
    def can_give_up(self) -> bool:
        """True while a match with a record is in progress. A single deal played again is no match."""
        terms = self.terms
        return terms is not None and terms.deal is None and self.matches > 0 and self.phase is not Phase.MATCH

    def give_up(self) -> list[Event]:
        """Give the match up: it is over, and a person who sat alone has lost it."""
        if not self.can_give_up:
            raise WrongPhase("no match that is kept goes on")
        return self._publish([GivenUp()], Phase.MATCH)

    def undo_point(self) -> Step | None:
        """The moment before the last choice of a person in this hand, if it may be taken back."""
        return self.ledger.undo_point(self.people) if self.phase is Phase.PLAY else None

    @property
    def undo_seat(self) -> int | None:
        """Seat of the person whose last choice may be taken back; None if none may."""
        step = self.undo_point()
        return None if step is None else chooser(step, self.log)

    def undo(self) -> list[Event]:
        """Take back the last choice of a person and all that followed; nothing is removed from the log."""
        step = self.undo_point()
        if step is None:
            raise WrongPhase("nothing may be taken back")
        self.ledger.go_back(step)
        self._current_hand().state = step.state
        return self._publish([Undone(to=step.lines)], Phase.PLAY)

    def hand_before(self, line: int) -> HandReferee:
        """The hand of a record as it stood before that line of the log; what is done there is not written."""
        return HandReferee(self._current_match(), self.ledger.state_before(line), hand=self.hand)

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
        self.ledger.write(events)
        self.phase = phase
        if phase is Phase.PLAY:
            self.ledger.remember(self._current_hand().state)
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
