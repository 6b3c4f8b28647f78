"""The table as an observation alone tells it, with no events at all, to compare a fold with."""

from msgspec.structs import replace

from briscola.client.view.view import TakenTrick, View, sorted_hand
from briscola.engine.cards import Card
from briscola.engine.observation import Observation
from briscola.engine.rules import Turned
from briscola.engine.stages.declaration import pair
from briscola.engine.trick import TableCard


def observed(seen: Observation) -> View:
    """The table as an observation of seat 0 alone tells it."""
    rules = seen.rules
    last = seen.tricks[-1] if seen.tricks else None
    captured = [0] * rules.places
    for trick in seen.tricks:
        captured[trick.winner] += len(trick.plays)
    own = sorted_hand(seen.hand, rules)
    lying = rules.turned is Turned.LAST_DEALT and not seen.tricks and len(seen.table) < rules.places - 1
    on_table = rules.turned is Turned.AFTER_DEAL and seen.stock_count > 0
    cards = [c for trick in seen.tricks for _, c in trick.plays] + [c for _, c in seen.table]
    return View(
        rules=rules,
        winning_hands=seen.standing.winning_hands,
        score=seen.standing.score,
        balance=seen.standing.balance,
        dealer=seen.dealer,
        hands=(own, *(_held(seen, place) for place in range(1, rules.places))),
        declared=seen.declared,
        turned=seen.turned if lying or on_table else None,
        stock_count=seen.stock_count,
        trumps=seen.trumps,
        leader=seen.leader if seen.leader is not None else rules.order(seen.dealer)[0],
        table=tuple(TableCard(seat, card) for seat, card in seen.table),
        last=tuple(TableCard(seat, card) for seat, card in last.plays) if last else (),
        last_winner=last.winner if last else None,
        last_points=last.points if last else 0,
        past=tuple(
            TakenTrick(
                cards=tuple(TableCard(seat, card) for seat, card in trick.plays),
                winner=trick.winner,
                points=trick.points,
            )
            for trick in seen.tricks
        ),
        tricks=len(seen.tricks),
        captured=tuple(captured),
        points=seen.points,
        bids=seen.bids,
        contract=seen.contract if seen.called is not None or seen.in_the_dark else None,
        caller=seen.caller if seen.called is not None or seen.in_the_dark else None,
        called=seen.called,
        played=frozenset(cards),
    )


def _held(seen: Observation, place: int) -> tuple[Card | None, ...]:
    """Another place's cards: those that lie open, or all from behind but those of a marianna (V-MA-2)."""
    if seen.rules.open_hands:
        return seen.open[place]
    shown = {card for made in seen.declared if made.seat == place for card in pair(made.suit)}
    known = [card for card in seen.known.get(place, ()) if card in shown]
    return (*(None,) * (seen.counts[place] - len(known)), *known)


def comparable(view: View) -> View:
    """The parts of a view that an observation can tell: not the seal, nor who the partner is."""
    return replace(
        view,
        hands=(view.hands[0], *(tuple(sorted(hand, key=str)) for hand in view.hands[1:])),
        hand_number=0,
        counted=0,
        sha256=None,
        secret=None,
        salt="",
        partner=None,
        revealed=False,
        signs=(),
        ended=None,
        winners=(),
    )
