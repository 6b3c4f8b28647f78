"""Choices of a page: each has a name, which the page sends back with the number of the decision."""

from collections.abc import Mapping
from typing import get_args

from msgspec import Struct

from briscola.client.seats import NextStep, SeatControl
from briscola.engine.actions import Action, Bid, Call, Concede, Declare, Exchange, Pass, Play, Redeal
from briscola.engine.events import PhraseSaid, Requested, Signalled, TrumpCard
from briscola.i18n.action_words import headline, label, trump_card_label
from briscola.i18n.card_words import Naming, suit_name
from briscola.i18n.page_words import consent_words
from briscola.i18n.text import upper
from briscola.network.messages.fields import RosterPlace
from briscola.pages.messages.fields import ChoiceKind
from briscola.pages.messages.from_page import Do
from briscola.pages.messages.table import OfferedChoice

KINDS: Mapping[type[Action], ChoiceKind] = {
    Bid: "bid",
    Pass: "pass",
    Call: "call",
    Exchange: "exchange",
    Redeal: "redeal",
    Declare: "declare",
    Concede: "concede",
}
"""Kind of each action on a page; cards are played by the card itself."""
CONSENT, YES, NO = "consent", "yes", "no"
GO_ON = "again"
"""The choice that goes on from a result."""
TALK = frozenset({Signalled, Requested, PhraseSaid})
"""Events that do not change what is to be decided."""


class CutAt(Struct, frozen=True, kw_only=True):
    """The place where she cuts the pack; None leaves it to the shuffle."""

    cards: int | None


class TrumpCardIs(Struct, frozen=True, kw_only=True):
    """The card that shows the trumps, from the dealer."""

    which: TrumpCard


Chosen = Action | CutAt | TrumpCardIs


class NotOffered(Exception):  # noqa: N818 - a sentence about the page
    """The page has chosen something that it is not offered now, for example because it was too late."""


def decision_number(seat: SeatControl) -> int:
    """Number of the decision that is asked for now; talk does not change it."""
    return len(seat.history) - sum(map(TALK.__contains__, map(type, seat.history)))


def choice_id(action: Action) -> str:
    """The name of a choice, such as `play 3C` or `bid 2 65`."""
    match action:
        case Play(card=card):
            return f"play {card.code}"
        case Call(card=card):
            return f"call {card.code}"
        case Bid(rank=None):
            return f"bid {action.points}"
        case Bid(rank=rank) if rank is not None:
            return f"bid {rank.value} {action.points}{' obliged' if action.obliged else ''}"
        case Exchange(take=yes) | Redeal(wanted=yes):
            return f"{type(action).__name__.lower()} {'yes' if yes else 'no'}"
        case Declare(suit=suit):
            return f"declare {suit.value}"
        case Pass() | Concede():
            return type(action).__name__.lower()
    raise LookupError(f"no name for {action}")


def offered_actions(seat: SeatControl) -> Mapping[str, Action]:
    """The actions that the seat may choose from now, by name."""
    if seat.next_step is not NextStep.OWN_MOVE:
        return {}
    return {choice_id(action): action for action in seat.view.legal}


def _choice(action: Action, *, naming: Naming) -> OfferedChoice:
    words = (
        headline(action, naming=naming)
        if isinstance(action, Concede | Exchange | Redeal)
        else label(action, naming=naming)
    )
    return OfferedChoice(
        id=choice_id(action),
        kind=KINDS[type(action)],
        label=words,
        card=action.card.code if isinstance(action, Call) else "",
        suit=upper(suit_name(action.card.suit, naming=naming)) if isinstance(action, Call) else "",
        points=action.points if isinstance(action, Bid) and action.rank is None else 0,
    )


def offered_choices(seat: SeatControl, *, naming: Naming) -> tuple[OfferedChoice, ...]:
    """All that she may choose from now besides her cards."""
    return (
        *(
            _choice(action, naming=naming)
            for action in offered_actions(seat).values()
            if not isinstance(action, Play)
        ),
        *(
            OfferedChoice(id=name, kind="trump_card", label=trump_card_label(which))
            for name, which in trump_cards(seat).items()
        ),
    )


def consents(place: RosterPlace) -> tuple[OfferedChoice, ...]:
    """The two answers to whoever would take over the seat of that place; none if nobody would."""
    if place.claimant is None:
        return ()
    name = place.claimant.name
    return tuple(
        OfferedChoice(
            id=f"{CONSENT} {answer} {place.seat}",
            kind="consent",
            label=consent_words(name, yes=answer == YES),
        )
        for answer in (YES, NO)
    )


def consent_of(choice: str) -> tuple[int, bool] | None:
    """Seat and answer of a choice that answers a claim; None if it is another choice."""
    match choice.split(" "):
        case [kind, "yes" | "no" as answer, seat] if kind == CONSENT and seat in "012345":
            return int(seat), answer == YES
    return None


def most_to_cut(seat: SeatControl) -> int:
    """The most cards that the seat may lift off the pack; 0 if it does not cut now."""
    return len(seat.rules.pack) - 1 if seat.next_step is NextStep.OWN_CUT else 0


def trump_cards(seat: SeatControl) -> Mapping[str, TrumpCard]:
    """The trump cards that the seat may choose from now as the dealer, by name (V-SU-5)."""
    if seat.next_step is not NextStep.OWN_TRUMP_CARD:
        return {}
    return {f"trump-card {which}": which for which in get_args(TrumpCard)}


def chosen(seat: SeatControl, message: Do) -> Chosen:
    """The choice that a page has made.

    Raises NotOffered.
    """
    if message.at != decision_number(seat):
        raise NotOffered("another decision is asked for by now")
    kind, _, cards = message.choice.partition(" ")
    if kind == "cut" and (most := most_to_cut(seat)):
        if cards == "auto":
            return CutAt(cards=None)
        if cards.isdecimal() and 1 <= int(cards) <= most:
            return CutAt(cards=int(cards))
    if (which := trump_cards(seat).get(message.choice)) is not None:
        return TrumpCardIs(which=which)
    action = offered_actions(seat).get(message.choice)
    if action is None:
        raise NotOffered(f"{message.choice} is not possible now")
    return action


def carry_out(seat: SeatControl, made: Chosen) -> None:
    """Do at the seat what a page has chosen. Raises IllegalAction."""
    match made:
        case CutAt(cards=cards):
            seat.cut(cards)
        case TrumpCardIs(which=which):
            seat.choose_trump_card(which)
        case _:
            seat.choose(made)
