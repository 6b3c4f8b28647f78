"""The history's summary of a match, from its events alone."""

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct, structs

from briscola.engine.cards import Card
from briscola.engine.events import (
    Called,
    Chained,
    Committed,
    Dealt,
    Drawn,
    Event,
    GivenUp,
    HandEnded,
    MatchBegan,
    MatchEnded,
    Played,
    Sits,
    Undone,
)
from briscola.engine.outcome import side_count
from briscola.engine.replay_cursor import in_force
from briscola.engine.rules import Rules
from briscola.engine.terms import PERSON
from briscola.engine.trick import TableCard
from briscola.engine.turned import turned_to
from briscola.engine.variants import make_rules
from briscola.players.habits.habits import Habits, observed
from briscola.storage.database.rows import Cards, Result, Shape
from briscola.storage.people.own_seat import OwnSeat
from briscola.storage.sums.feats import feats
from briscola.storage.sums.luck import count_cards

ME = 0
"""The seat from which a match is summarised."""
OWN = OwnSeat()
"""The seat of whoever plays alone."""


class HandSummary(Struct, frozen=True, kw_only=True):
    """One hand from the view of the person's side; `reason` is None if it was not finished."""

    number: int
    dealer: int
    shape: Shape
    cards: tuple[Cards, ...]
    """Aces, threes and trumps that chance dealt to each place."""
    caller: int | None = None
    contract: int | None = None
    points: tuple[int, ...] = ()
    ours: int | None = None
    theirs: int | None = None
    """Points of the best other side."""
    result: Result | None = None
    reason: str | None = None
    capot: bool = False
    payment: int | None = None
    """The person's payment (below 0 if he pays); None where hands are not paid for."""
    habits: Habits = Habits()
    """The person's habits in this hand, where they are counted."""
    feats: str = ""
    """The letters of what the person did in it and will remember (`feats.py`)."""
    seal: str = ""
    """Commitment of its shuffle; empty if nothing was shuffled."""
    link: str = ""
    """Link of the chain at its end; empty if it is not over or has none."""


class MatchSummary(Struct, frozen=True, kw_only=True):
    """A match as far as its events go."""

    hands: tuple[HandSummary, ...] = ()
    complete: bool = False
    given_up: bool = False
    """True if the person gave it up and so lost it; it is not complete."""
    result: Result | None = None
    score: tuple[int, ...] = ()
    taken_back: int = 0
    """Number of choices taken back."""

    @property
    def over(self) -> bool:
        """True if it has a result, by its end or because it was given up."""
        return self.complete or self.given_up

    @property
    def ended(self) -> tuple[HandSummary, ...]:
        """The finished hands."""
        return tuple(hand for hand in self.hands if hand.reason is not None)


def summary(events: Sequence[Event], *, once: bool = False, own: OwnSeat = OWN) -> MatchSummary:
    """Summarise the events of one match, finished or not, for the person of a seat.

    The places are counted from that seat. A hand counts for whoever sits there at its end, the match for
    whoever sits there at the end of all. `once` is True for a deal played again, which is over after its only
    hand. Raises BadOption for a game that does not exist.
    """
    taken_back = sum(isinstance(event, Undone) for event in events)
    holding = in_force(events)
    began = next((event for event in holding if isinstance(event, MatchBegan)), None)
    if began is None:
        return MatchSummary(taken_back=taken_back)
    rules = make_rules(began.variant, began.players, began.options)
    holding = [*turned_to(holding, own.seat)]
    people = _people(began, holding)
    hands = tuple(
        structs.replace(_hand(rules, number, part), seal=seal)
        for number, (seal, part, there) in enumerate(_by_hand(holding, own), 1)
        if there
    )
    ends = [event for event in holding if isinstance(event, HandEnded | MatchEnded)]
    last = ends[-1] if ends else None
    over = isinstance(last, MatchEnded) or (once and last is not None)
    given_up = any(isinstance(event, GivenUp) for event in holding)
    return MatchSummary(
        hands=hands,
        complete=over,
        given_up=given_up,
        result=_match_result(over and last, given_up=given_up, people=people, there=_there(holding, own)),
        score=(0,) * rules.players if last is None else last.score,
        taken_back=taken_back,
    )


def _match_result(
    last: HandEnded | MatchEnded | Literal[False] | None, *, given_up: bool, people: int, there: bool
) -> Result | None:
    """Result of a match; None if it has none for this person.

    A match that several people give up has no winner, and nobody has lost it.
    """
    if not there:
        return None
    if given_up:
        return "lost" if people == 1 else None
    return _result(last.winners) if last else None


def _people(began: MatchBegan, events: Iterable[Event]) -> int:
    """Number of persons at the table after all these events, turned to the same seat as the first."""
    levels = dict(enumerate(began.levels))
    for event in events:
        if isinstance(event, MatchBegan):
            levels = dict(enumerate(event.levels))
        elif isinstance(event, Sits):
            levels[event.seat] = event.who.level or PERSON
    return sum(level == PERSON for level in levels.values())


def _there(events: Iterable[Event], own: OwnSeat) -> bool:
    """True if the person sits at the table after all these events, turned to that seat."""
    if not own.key:
        return True
    there = not own.later
    for event in events:
        if isinstance(event, Sits) and event.seat == ME:
            there = event.who.key == own.key
    return there


def _by_hand(events: Sequence[Event], own: OwnSeat) -> list[tuple[str, list[Event], bool]]:
    """Events of each hand from its deal on, with the seal before it.

    True if the person sat there at its end.
    """
    found = [(seal, part, True) for seal, part in _hands(events)]
    if not own.key or not found:
        return found
    return [(seal, part, _there(events[: _end(events, part)], own)) for seal, part, _ in found]


def _end(events: Sequence[Event], part: Sequence[Event]) -> int:
    """Index after the last event of a hand: its result, if it has one."""
    last = next((event for event in part if isinstance(event, HandEnded)), part[-1])
    return next(at for at in range(len(events), 0, -1) if events[at - 1] is last)


def _hands(events: Iterable[Event]) -> list[tuple[str, list[Event]]]:
    """Events of each hand from its deal on, with the seal before it."""
    found: list[tuple[str, list[Event]]] = []
    seal = ""
    for event in events:
        if isinstance(event, Committed):
            seal = event.sha256
        elif isinstance(event, Dealt):
            found.append((seal, []))
        if found:
            found[-1][1].append(event)
    return found


def _hand(rules: Rules, number: int, events: Sequence[Event]) -> HandSummary:
    dealt = events[0]
    assert isinstance(dealt, Dealt)
    drawn: list[tuple[int, Card]] = []
    plays: list[TableCard] = []
    call: Called | None = None
    end: HandEnded | None = None
    link = ""
    for event in events:
        match event:
            case Drawn(seat=seat, card=card) if card is not None:
                drawn.append((seat, card))
            case Played():
                plays.append(TableCard(event.seat, event.card))
            case Called():
                call = event
            case HandEnded():
                end = event
            case Chained():
                link = event.sha256
            case _:
                pass
    shape, cards = count_cards(rules, dealt, drawn)
    hand = HandSummary(
        number=number,
        dealer=dealt.dealer,
        shape=shape,
        cards=cards,
        caller=None if call is None else call.seat,
        contract=None if call is None else call.contract,
    )
    if end is None:
        return hand
    told = {"habits": _habits(rules, dealt, plays), "feats": feats(rules, events)}
    return structs.replace(_ended(hand, rules, call, end), link=link, **told)


def _habits(rules: Rules, dealt: Dealt, plays: Sequence[TableCard]) -> Habits:
    """The person's habits in a finished hand; none where they are not counted."""
    from briscola.players.nets.families import counted  # the title does without numpy

    if not counted(rules) or dealt.turned is None:
        return Habits()
    return observed(plays, dealt.turned.suit, rules, ME)


def _ended(hand: HandSummary, rules: Rules, call: Called | None, end: HandEnded) -> HandSummary:
    parties = rules.parties(None, None) if call is None else rules.parties(call.seat, call.partner)
    mine = next(party for party in parties if ME in party)
    totals = {party: side_count(end, party).total for party in parties}
    return HandSummary(
        number=hand.number,
        dealer=hand.dealer,
        shape=hand.shape,
        cards=hand.cards,
        caller=hand.caller,
        contract=hand.contract,
        points=end.points,
        ours=totals[mine],
        theirs=max(total for party, total in totals.items() if party != mine),
        result=_result(end.winners),
        reason=end.reason,
        capot=end.capot,
        payment=None if end.payments is None else end.payments[ME],
    )


def _result(winners: Sequence[int]) -> Result:
    """Result for the person: `drawn` if nobody won; a shared victory counts as won."""
    if not winners:
        return "drawn"
    return "won" if ME in winners else "lost"
