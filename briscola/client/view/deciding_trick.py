"""The trick that decided a match: after it the winners could no longer lose it.

Pure, from a log in force. The game's own scoring says what the rest of the hand could bring.
"""

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct, field

from briscola.client.view.view import View
from briscola.engine.actions import Bid
from briscola.engine.cards import Card, Suit
from briscola.engine.events import (
    Called,
    DeclarationPaid,
    Declared,
    Event,
    HandEnded,
    MatchBegan,
    Played,
    TrickTaken,
)
from briscola.engine.match_form import ByPoints, Standing
from briscola.engine.outcome import Outcome
from briscola.engine.rules import Rules
from briscola.engine.scoring import rest_to
from briscola.engine.state import Declaration, State
from briscola.engine.trick import TableCard, Trick

Sums = tuple[int, ...]
How = Literal["crossed", "out of reach", "uncatchable", "last"]
"""Ways in which a trick decides a match.

`crossed`: the taker's side had the points it needed. `out of reach`: the contract could no longer be made.
`uncatchable`: nobody could catch up, though the hand went on. `last`: only the last trick decided, as in a
tie or where every trick was needed.
"""


class DecidingTrick(Struct, frozen=True, kw_only=True):
    """The trick that decided the match, its position and its effect."""

    hand: int
    """Number of the hand, from 1 within the match."""
    number: int
    """Number of the trick, from 1 within the hand."""
    trick: Trick
    how: How
    total: int
    """Points of the winners' side after it; in a match by points, over all hands."""
    contract: int | None = None


class _Hand(Struct, kw_only=True):
    """A hand of the match, with the standing before it."""

    number: int
    score: Sums
    balance: Sums
    counted: int
    tricks: list[Trick] = field(default_factory=list)
    caller: int | None = None
    called: Card | None = None
    partner: int | None = None
    contract: int | None = None
    declared: list[Declaration] = field(default_factory=list)
    conceded: bool = False
    """True if the caller gave the hand up; then no trick decided it."""
    times: int = 1
    more: int = 0
    scored: Sums = ()
    paid: Sums = ()
    """Score and balance after the hand."""

    def party(self, rules: Rules, place: int) -> tuple[int, ...]:
        """The places that count together with this one."""
        return next(party for party in rules.parties(self.caller, self.partner) if place in party)

    def points(self, places: Iterable[int], tricks: int) -> int:
        """Card points these places had taken after so many tricks."""
        return sum(trick.points for trick in self.tricks[:tricks] if trick.winner in places)

    def declared_by(self, places: Iterable[int], tricks: int) -> int:
        """Points these places had declared before the end of so many tricks (V-MA-3)."""
        return sum(made.points for made in self.declared if made.seat in places and made.trick <= tricks)

    def declared_out(self, rules: Rules) -> bool:
        """True if a declaration before a lead ended the hand, not a trick (V-MA-6)."""
        ended = bool(self.declared) and self.declared[-1].trick > len(self.tricks)
        return rules.ends_at is not None and ended

    def declarations(self, rules: Rules, tricks: int, taker: int) -> tuple[Declaration, ...]:
        """Declarations made in so many tricks. While there is a stock, `taker` also declares all others."""
        marianna, made = rules.marianna, [made for made in self.declared if made.trick <= tricks]
        if marianna is not None and tricks < rules.tricks - rules.hand_size:
            for suit in set(Suit) - {before.suit for before in made}:
                points = marianna.points(suit, trumps=suit, earlier=len(made))
                made.append(Declaration(tricks + 1, taker, suit, points))
        return tuple(made)

    def outcome(self, rules: Rules, tricks: int, taker: int) -> Outcome:
        """The result if one place had taken everything after so many tricks."""
        state = State(
            rules=rules,
            dealer=0,
            order=tuple(range(rules.places)),
            successor=(),
            hands=(),
            stock=(),
            turned=None,
            trumps=None,
            points=tuple(self.points((place,), tricks) for place in range(rules.places)),
            known=(),
            tricks=tuple(self.tricks[:tricks]),
            bid=None if self.contract is None else Bid(points=self.contract),
            caller=self.caller,
            called=self.called,
            partner=self.partner,
            declared=self.declarations(rules, tricks, taker),
            times=self.times,
            more=self.more,
        )
        return rules.scoring.result(rest_to(state, taker))


def decisive(log: Iterable[Event], view: View) -> DecidingTrick | None:
    """The trick that decided the last match of a log; None if nobody won, or the hand was given up.

    It belongs to the last hand that made a difference. In a match of a fixed number of hands, this need not
    be the final hand.
    """
    rules, champions = view.rules, view.winners
    hands = _hands(log, rules)
    if not champions or not hands:
        return None
    for hand in reversed(hands):

        def safe(tricks: int, hand: _Hand = hand) -> bool:
            """True if after so many tricks the champions win, alone, whoever takes the rest."""
            ends = (hand.outcome(rules, tricks, taker) for taker in range(rules.places))
            return all(_winners(hand, hands[-1], end, view) == champions for end in ends)

        if not safe(0):
            if hand.conceded or hand.declared_out(rules):
                return None
            settled = next((n for n in range(1, len(hand.tricks)) if safe(n)), len(hand.tricks))
            return _told(hand, settled, champions[0], rules)
    return None if hands[-1].conceded else _told(hands[-1], len(hands[-1].tricks), champions[0], rules)


def _winners(hand: _Hand, last: _Hand, outcome: Outcome, view: View) -> tuple[int, ...]:
    """Places that would have won the match with this result of a hand, later hands unchanged."""
    rules = view.rules
    gains = rules.match_form.gains(outcome, rules.sides)
    paid = outcome.payments or (0,) * rules.places
    standing = Standing(
        winning_hands=view.winning_hands,
        score=_sum(hand.score, gains, last.scored, hand.scored),
        balance=_sum(hand.balance, paid, last.paid, hand.paid),
    )
    counted = last.counted + rules.match_form.counts(outcome.reason)
    return rules.match_form.winners(standing, counted=counted, sides=rules.sides)


def _sum(before: Sums, here: Iterable[int], end: Sums, after: Sums) -> Sums:
    """The total before a hand, plus its gain here, plus the gain of all later hands."""
    return tuple(a + b + (c - d) for a, b, c, d in zip(before, here, end, after, strict=True))


def _told(hand: _Hand, number: int, champion: int, rules: Rules) -> DecidingTrick:
    party = hand.party(rules, champion)
    before, total = hand.points(party, number - 1), hand.points(party, number)
    calls = hand.caller is None or hand.caller in party
    goal = rules.target(hand.contract, calls=calls)
    if rules.ends_at is not None:
        before += hand.declared_by(party, number - 1)
        total += hand.declared_by(party, number)
    if isinstance(rules.match_form, ByPoints):
        goal = rules.match_form.target
        before += hand.score[champion] + hand.declared_by(party, number - 1)
        total += hand.score[champion] + hand.declared_by(party, number)
    how: How = "last" if number == len(hand.tricks) else "uncatchable"
    larger = rules.scoring.gain(total, capot=False) > rules.scoring.gain(before, capot=False)
    if before < goal <= total or (rules.match_form.by_wins and larger):
        how = "crossed" if calls else "out of reach"
    return DecidingTrick(
        hand=hand.number,
        number=number,
        trick=hand.tricks[number - 1],
        how=how,
        total=total,
        contract=hand.contract,
    )


def _hands(log: Iterable[Event], rules: Rules) -> Sequence[_Hand]:
    """The hands of the last match in a log that were played or given up."""
    found: list[_Hand] = []
    plays: list[TableCard] = []
    hand = _Hand(number=1, score=(0,) * rules.players, balance=(0,) * rules.places, counted=0)
    for event in log:
        match event:
            case MatchBegan():
                found = []
                hand = _Hand(number=1, score=(0,) * rules.players, balance=(0,) * rules.places, counted=0)
            case Called():
                hand.caller, hand.called = event.seat, event.card
                hand.partner, hand.contract = event.partner, event.contract
            case Played(seat=seat, card=card):
                plays.append(TableCard(seat, card))
            case Declared(seat=seat, suit=suit, points=points):
                hand.declared.append(Declaration(len(hand.tricks) + 1, seat, suit, points))
            case DeclarationPaid(suit=suit, points=points):
                hand.declared = [m._replace(points=points) if m.suit is suit else m for m in hand.declared]
            case TrickTaken(winner=winner, points=points):
                trick = Trick(leader=plays[0].seat, plays=tuple(plays), winner=winner, points=points)
                hand.tricks.append(trick)
                plays = []
            case HandEnded():
                hand.scored, hand.paid = event.score, event.balance or hand.balance
                hand.conceded, plays, hand.times = event.reason == "conceded", [], event.times or 1
                hand.more = event.more or 0
                found.append(hand)
                hand = _Hand(
                    number=hand.number + 1,
                    score=event.score,
                    balance=hand.paid,
                    counted=hand.counted + rules.match_form.counts(event.reason),
                )
    return [played for played in found if played.tricks or played.conceded]
