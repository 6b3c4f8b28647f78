"""Choices of a page: each has a name, which the page sends back with the number of the decision."""

from collections.abc import Iterable, Mapping
from typing import get_args

import msgspec
from msgspec import Struct

from briscola.client.seats.seat_control import NextStep, SeatControl
from briscola.engine.actions import (
    Action,
    Bid,
    Call,
    Concede,
    Declare,
    Exchange,
    IllegalAction,
    Pass,
    Play,
    Redeal,
)
from briscola.engine.events import PhraseSaid, Requested, Signalled, TrumpCard
from briscola.i18n.action_words import headline, label, trump_card_label
from briscola.i18n.card_words import Naming, suit_name
from briscola.i18n.friends_words import PHRASES, good_night_words
from briscola.i18n.page_words import consent_words
from briscola.i18n.sign_words import ask_meaning, ask_word, deed, grimaces, thing, word
from briscola.i18n.text import _, upper
from briscola.network.messages.fields import RosterPlace
from briscola.pages.audience.audience import NotOffered
from briscola.pages.messages.fields import ChoiceKind, Grimace
from briscola.pages.messages.from_page import Do
from briscola.pages.messages.table import OfferedChoice, OfferedTalk

KINDS: Mapping[type[Action], ChoiceKind] = {Bid: "bid", Concede: "asks"}
"""Kind of an action on a page; all others are plain buttons, and cards are played by the card itself."""
GO_ON = "again"
"""The choice that goes on from a result."""
LEAVE = "leave"
"""The choice by which somebody ends her evening after a match."""
SIT = "sit"
"""The choice by which somebody who looks on asks for a seat."""
TALK = frozenset({Signalled, Requested, PhraseSaid})
"""Events that do not change what is to be decided."""


class CutAt(Struct, frozen=True):
    """The place where she cuts the pack; None leaves it to the shuffle."""

    cards: int | None


class TrumpCardIs(Struct, frozen=True):
    """The card that shows the trumps, from the dealer."""

    which: TrumpCard


Chosen = Action | CutAt | TrumpCardIs


def decision_number(seat: SeatControl) -> int:
    """Number of the decision that is asked for now; talk does not change it."""
    return len(seat.history) - sum(map(TALK.__contains__, map(type, seat.history)))


def choice_id(made: Chosen) -> str:
    """The name of a choice, such as `play 3C` or `bid 2 65`; `offers` finds the choice by it again."""
    match made:
        case Play(card=card):
            return f"play {card.code}"
        case Call(card=card):
            return f"call {card.code}"
        case Bid(rank=None):
            return f"bid {made.points}"
        case Bid(rank=rank) if rank is not None:
            return f"bid {rank.value} {made.points}{' obliged' if made.obliged else ''}"
        case Exchange(take=yes) | Redeal(wanted=yes):
            return f"{type(made).__name__.lower()} {'yes' if yes else 'no'}"
        case Declare(suit=suit):
            return f"declare {suit.value}"
        case Pass() | Concede():
            return type(made).__name__.lower()
        case CutAt(cards=cards):
            return f"cut {cards or 'auto'}"
        case TrumpCardIs(which=which):
            return f"trump-card {which}"
    raise LookupError(f"no name for {made}")


def offers(seat: SeatControl) -> Mapping[str, Chosen]:
    """Everything that the seat may choose now, by name (V-SU-5 for the trump card)."""
    possible: Iterable[Chosen] = ()
    match seat.next_step:
        case NextStep.OWN_MOVE:
            possible = seat.view.legal
        case NextStep.OWN_CUT:
            possible = map(CutAt, (None, *range(1, most_to_cut(seat) + 1)))
        case NextStep.OWN_TRUMP_CARD:
            possible = map(TrumpCardIs, get_args(TrumpCard))
    return {choice_id(each): each for each in possible}


def _choice(action: Action, *, naming: Naming) -> OfferedChoice:
    words = (
        headline(action, naming=naming)
        if isinstance(action, Concede | Exchange | Redeal)
        else label(action, naming=naming)
    )
    return OfferedChoice(
        id=choice_id(action),
        kind=KINDS.get(type(action), ""),
        label=words,
        card=action.card.code if isinstance(action, Call) else "",
        suit=upper(suit_name(action.card.suit, naming=naming)) if isinstance(action, Call) else "",
        points=action.points if isinstance(action, Bid) and action.rank is None else 0,
    )


def offered_choices(seat: SeatControl, *, naming: Naming) -> tuple[OfferedChoice, ...]:
    """All that she may choose from now besides her cards, and the places of a cut."""
    return tuple(
        OfferedChoice(id=name, label=trump_card_label(made.which))
        if isinstance(made, TrumpCardIs)
        else _choice(made, naming=naming)
        for name, made in offers(seat).items()
        if not isinstance(made, Play | CutAt)
    )


KEY_LETTERS = 10
"""Letters of a claimant's key in the name of a choice that answers her."""


def consents(place: RosterPlace) -> Mapping[OfferedChoice, bool]:
    """The two answers to whoever would take over the seat of that place; none if nobody would."""
    if (claimant := place.claimant) is None:
        return {}
    return {
        OfferedChoice(
            id=f"consent {'yes' if yes else 'no'} {place.seat} {claimant.key[:KEY_LETTERS]}",
            label=consent_words(place, yes=yes),
        ): yes
        for yes in (True, False)
    }


def sit_down() -> OfferedChoice:
    """The choice by which somebody who looks on asks for a seat."""
    return OfferedChoice(id=SIT, kind="main", label=_("Sit down"))


def good_night() -> OfferedChoice:
    """The choice that leaves the table after a match, beside another one."""
    return OfferedChoice(id=LEAVE, label=good_night_words())


def most_to_cut(seat: SeatControl) -> int:
    """The most cards that the seat may lift off the pack; 0 if it does not cut now."""
    return len(seat.rules.pack) - 1 if seat.next_step is NextStep.OWN_CUT else 0


def chosen(seat: SeatControl, message: Do) -> Chosen:
    """The choice that a page has made.

    Raises NotOffered.
    """
    if message.at != decision_number(seat):
        raise NotOffered("another decision is asked for by now")
    made = offers(seat).get(message.choice)
    if made is None:
        raise NotOffered(f"{message.choice} is not possible now")
    return made


def carry_out(seat: SeatControl, made: Chosen) -> None:
    """Do at the seat what a page has chosen. Raises NotOffered."""
    try:
        match made:
            case CutAt(cards=cards):
                seat.cut(cards)
            case TrumpCardIs(which=which):
                seat.choose_trump_card(which)
            case _:
                seat.choose(made)
    except IllegalAction as error:
        raise NotOffered(str(error)) from error


def offered_talk(
    seat: SeatControl, *, own_signs: Mapping[str, str], naming: Naming, phrases: bool
) -> tuple[OfferedTalk, ...]:
    """Everything that may be said now; `phrases` is True where people sit at several computers."""
    made, ranking = grimaces(seat.rules, own_signs), seat.rules.ranking
    signs = (
        OfferedTalk(
            kind="sign",
            what=sign,
            label=upper(word(sign, ranking, naming=naming, short=True)),
            note=f"{upper(deed(made[sign]))}: {thing(sign, ranking, naming=naming)}",
            grimace=msgspec.convert(made[sign], Grimace),
        )
        for sign in (seat.signs if seat.dealt else ())
        if sign in made
    )
    requests = (
        OfferedTalk(
            kind="request",
            what=ask,
            label=upper(ask_word(ask, naming=naming)),
            note=ask_meaning(ask, ranking).removeprefix("= "),
        )
        for ask in (seat.requests if seat.dealt else ())
    )
    said = (OfferedTalk(kind="phrase", what=str(n), label=str(words)) for n, words in enumerate(PHRASES))
    return (*signs, *requests, *(said if phrases else ()))
