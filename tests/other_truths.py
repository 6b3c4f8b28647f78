"""Another truth of a hand: hidden cards change places, and all that an onlooker can know stays as it was.

Written from what lies open by the rules, not from what the events redact: both must agree.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from msgspec.structs import replace

from briscola.client.hand_log import LoggedHand, Turn
from briscola.engine.actions import IllegalAction
from briscola.engine.cards import Card
from briscola.engine.events import NOBODY, Drawn, Event
from briscola.engine.hand import apply, deal, deal_event, decider
from briscola.engine.match import after_hand, begin_match, hand_ended
from briscola.engine.rules import Dummy
from briscola.engine.state import State


@dataclass(frozen=True, kw_only=True)
class Course:
    """A hand up to some moment: its turns, and all that its log says, from the deal on."""

    hand: LoggedHand
    turns: tuple[Turn, ...]
    facts: tuple[Event, ...]

    @property
    def state(self) -> State:
        """The hand as it stands at that moment."""
        return self.turns[-1].after if self.turns else self.hand.first


def course(hand: LoggedHand) -> Course:
    """The course of a hand that lies as its deal says. Raises IllegalAction if its rules forbid it."""
    turns = tuple(hand.turns())
    said = dict(hand.events)
    facts: list[Event] = [hand.dealt]
    for turn in turns:
        facts += [said[turn.number]] if turn.action is None else apply(turn.before, turn.action)[1]
    state = turns[-1].after if turns else hand.first
    if state.outcome is not None:
        match = begin_match(hand.rules, winning_hands=1, dealer=hand.dealt.dealer)
        facts.append(hand_ended(after_hand(match, state), state, hand=hand.dealt.hand))
    return Course(hand=hand, turns=turns, facts=tuple(facts))


def until(hand: LoggedHand, lines: int) -> LoggedHand:
    """The hand up to a line of its own, between two actions or not."""
    return replace(hand, events=hand.events[:lines], ended=None)


def known_in_place(course: Course, onlooker: int) -> set[Card]:
    """The cards of which the onlooker (`NOBODY` for the public) knows where in the pack they lay."""
    rules, dealt = course.hand.rules, course.hand.dealt
    if rules.open_hands:
        return {*dealt.deck}
    known = {dealt.turned} - {None}
    if onlooker != NOBODY:
        known |= {*dealt.hands[onlooker]}
    if rules.dummy is Dummy.OPEN and (course.state.table or course.state.tricks):
        known |= {*dealt.hands[-1]}
    for fact in course.facts:
        if isinstance(fact, Drawn) and fact.seat == onlooker:
            known.add(fact.card)
    return {card for card in known if card is not None}


def agrees(one: Course, other: Course, onlooker: int) -> bool:
    """True if nothing that lies open or is done before the onlooker's eyes differs."""
    if len(one.turns) != len(other.turns):
        return False
    rules = one.hand.rules
    partners = () if onlooker == NOBODY else rules.side_of[onlooker]
    for mine, theirs in zip(one.turns, other.turns, strict=True):
        if decider(mine.before) != decider(theirs.before):
            return False
        if (mine.after.outcome is None) != (theirs.after.outcome is None):
            return False
        if rules.show_partner and not mine.after.stock:  # R-TALK-6
            shown = [(mine.after.hands[place], theirs.after.hands[place]) for place in partners]
            if any(cards != others for cards, others in shown):
                return False
    paid = one.state.outcome is not None and rules.has_payments
    return not paid or one.state.partner == other.state.partner  # who pays says who was the partner


def swapped(hand: LoggedHand, first: Card, second: Card) -> LoggedHand:
    """The hand as it would have been dealt had two cards lain in each other's place in the pack."""
    names = {first: second, second: first}
    pack = tuple(names.get(card, card) for card in hand.dealt.deck)
    state = deal(hand.rules, dealer=hand.dealt.dealer, pack=pack)
    return replace(hand, dealt=deal_event(state, hand.dealt.hand, pack))


def other_truth(here: Course, onlooker: int, chance: Random, attempts: int = 6) -> Course:
    """Another hand of the same course that agrees with all that the onlooker can know; perhaps the same."""
    hidden = sorted({*here.hand.dealt.deck} - known_in_place(here, onlooker), key=lambda card: card.code)
    found = here
    for _ in range(attempts if len(hidden) > 1 else 0):
        try:
            tried = course(swapped(found.hand, *chance.sample(hidden, 2)))
        except IllegalAction:
            continue
        if agrees(here, tried, onlooker):
            found = tried
    return found


def exchanged(here: Course, there: Course) -> int:
    """The number of cards that lie elsewhere in the pack of another truth."""
    return sum(a is not b for a, b in zip(here.hand.dealt.deck, there.hand.dealt.deck, strict=True))


def as_told(facts: Sequence[Event], onlooker: int) -> list[Event]:
    """The facts as the onlooker is told of them."""
    told = (fact.for_public() if onlooker == NOBODY else fact.for_seat(onlooker) for fact in facts)
    return [fact for fact in told if fact is not None]
