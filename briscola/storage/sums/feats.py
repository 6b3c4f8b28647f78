"""Feats of a hand that stay in memory, from its events alone: what the shelf of the statistics shows once."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from briscola.engine.actions import LEADS, Ask, Sign
from briscola.engine.cards import Card, Rank, Suit
from briscola.engine.events import (
    Called,
    Dealt,
    Drawn,
    Event,
    Exchanged,
    HandEnded,
    Played,
    Requested,
    Signalled,
    TrickTaken,
)
from briscola.engine.rules import Rules
from briscola.engine.trick import TableCard

Feat = Literal["t", "n", "l", "p"]
"""Letters of the feats: a trick of `GREAT` points and more that the person took; a hand won without a trump
in it; a last trick taken with the two of trumps; a trick that the partner won with the very card that the
person had asked for, or that he had shown her by a sign.
"""
GREAT = 20
CARICO = 10
"""Points from which a card is a carico."""
ME = 0


def feats(rules: Rules, events: Sequence[Event]) -> str:
    """The letters of all feats in a finished hand; its `events` from the deal on are turned to the person."""
    tricks = [*_tricks(events)]
    trumps = _trumps(events)
    found: dict[Feat, bool] = {
        "t": any(taken.winner == ME and taken.points >= GREAT for _, taken in tricks),
        "n": trumps is not None and _won(events) and not any(card.suit is trumps for card in _held(events)),
        "l": len(tricks) == rules.tricks and trumps is not None and _last(tricks[-1], trumps),
        "p": trumps is not None and rules.in_sides and _granted(rules, events, trumps),
    }
    return "".join(letter for letter, done in found.items() if done)


Trick = tuple[Sequence[TableCard], TrickTaken]


def _tricks(events: Iterable[Event]) -> Iterable[Trick]:
    plays: list[TableCard] = []
    for event in events:
        if isinstance(event, Played):
            plays.append(TableCard(event.seat, event.card))
        elif isinstance(event, TrickTaken):
            yield plays, event
            plays = []


def _trumps(events: Iterable[Event]) -> Suit | None:
    """The suit of the turned card, or of the one that was called; None where declarations name it."""
    for event in events:
        if isinstance(event, Dealt) and event.turned is not None:
            return event.turned.suit
        if isinstance(event, Called):
            return event.card.suit
    return None


def _won(events: Iterable[Event]) -> bool:
    return any(isinstance(event, HandEnded) and ME in event.winners for event in events)


def _held(events: Iterable[Event]) -> Iterable[Card]:
    """All cards that the person has had in hand."""
    for event in events:
        match event:
            case Dealt(hands=hands):
                yield from hands[ME]
            case Drawn(seat=seat, card=card) if seat == ME and card is not None:
                yield card
            case Exchanged(seat=seat, gave=gave, took=took) if seat == ME:
                yield from (gave, took)
            case _:
                pass


def _last(trick: Trick, trumps: Suit) -> bool:
    plays, taken = trick
    two = TableCard(ME, Card(Rank.TWO, trumps))
    return taken.winner == ME and two in plays


def _granted(rules: Rules, events: Iterable[Event], trumps: Suit) -> bool:
    """True if the partner won a trick with a card that was asked for in it, or had been shown by a sign."""
    order = rules.ranking.order
    shown_by: Mapping[Sign, Rank] = {
        "ace": order[0],
        "three": order[1],
        "king": Rank.KING,
        "knight": Rank.KNIGHT,
        "jack": Rank.JACK,
    }
    partners = {*rules.side_of[ME]} - {ME}
    shown: set[TableCard] = set()
    asked: Ask | None = None
    plays: list[TableCard] = []
    for event in events:
        match event:
            case Signalled(seat=seat, sign=sign) if seat in partners and ME in (event.seen_by or ()):
                if sign in shown_by:
                    shown.add(TableCard(seat, Card(shown_by[sign], trumps)))
            case Requested(seat=seat, ask=ask) if seat == ME:
                asked = ask
            case Played():
                plays.append(TableCard(event.seat, event.card))
            case TrickTaken(winner=winner):
                best = next(play for play in plays if play.seat == winner)
                led = best == plays[0]
                if winner in partners and (
                    best in shown or _is_asked(asked, best.card, rules, trumps, led=led)
                ):
                    return True
                asked, plays = None, []
            case _:
                pass
    return False


def _is_asked(asked: Ask | None, card: Card, rules: Rules, trumps: Suit, *, led: bool) -> bool:
    """True for the card that a request meant."""
    if asked == "trump":
        return card.suit is trumps
    if asked == "carico":
        return rules.ranking.points[card] >= CARICO
    return led and asked in LEADS and card.suit is LEADS[asked]
