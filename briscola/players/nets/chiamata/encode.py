"""An observation of chiamata as a net sees it: a short list of rows (`layout`), and rows of actions.

There is one way to see the auction, one for each card that might be called, and one to see the play.
"""

from bisect import bisect_right
from collections.abc import Iterable, Mapping

from briscola.engine.actions import LOWEST_CONTRACT, Action, Bid, Call, Pass
from briscola.engine.cards import Rank, Ranking
from briscola.engine.observation import Observation
from briscola.players.card_codes import STRENGTH, SUIT, coder_of
from briscola.players.knowledge import Knowledge
from briscola.players.nets.card_rows import CARDS, LEADS, LEAVES, POT_STEPS, STRENGTHS, SUITS, TAKES, renaming
from briscola.players.nets.chiamata.layout import (
    ALONE,
    AUCTION,
    CALLER,
    CALLING,
    CALLS,
    CLASSES,
    DEFENDER,
    LAYOUT,
    PARTNER,
    PASSES,
    PLACES,
    PLAY,
    PLAYING,
    SCORES,
    SPOKEN,
    bid_row,
    bids_ranks,
    card_class,
    contract_bucket,
    form_rows,
    need_bucket,
    offered_rungs,
    score_bucket,
    spoken,
    suit_order,
    worth_calling,
)


def rung_of(bid: Bid, ranking: Ranking, *, rank: bool) -> int:
    """The rung of a bid on its ladder."""
    above = bid.points - LOWEST_CONTRACT
    if not rank or bid.rank is None:
        return above
    return STRENGTHS - 1 + (above or -_rank_strength(bid.rank, ranking))


def standing_of(view: Observation) -> int:
    """The rung of the standing bid, -1 for none."""
    bids = [bid for _, bid in view.bids if bid is not None]
    return rung_of(bids[-1], view.rules.ranking, rank=bids_ranks(view.rules)) if bids else -1


def auction_actions(view: Observation) -> list[Action]:
    """The pass, and the legal bids worth a thought."""
    rank, ranking = bids_ranks(view.rules), view.rules.ranking
    offered = offered_rungs(standing_of(view), rank=rank)
    actions: list[Action] = [action for action in view.legal if isinstance(action, Pass)]
    actions += [a for a in view.legal if isinstance(a, Bid) and rung_of(a, ranking, rank=rank) in offered]
    return actions


def call_actions(view: Observation) -> list[Call]:
    """The legal calls worth a thought; all of them where none is."""
    number = coder_of(view.rules).number
    legal = [action for action in view.legal if isinstance(action, Call)]
    strengths = {STRENGTH[number[a.card]] for a in legal}
    rank = strengths.pop() if len(strengths) == 1 else None
    wished = worth_calling([number[c] for c in view.hand], rank)
    return [a for a in legal if number[a.card] in wished] or legal


def encode_auction(view: Observation, actions: Iterable[Action]) -> tuple[list[int], list[int]]:
    """The rows of the auction, and the row of each action in it."""
    rank, ranking = bids_ranks(view.rules), view.rules.ranking
    hand = [coder_of(view.rules).number[c] for c in view.hand]
    masks = [0] * SUITS
    for card in hand:
        masks[SUIT[card]] |= 1 << STRENGTH[card]
    order = suit_order(masks)
    rows = [LAYOUT.stage + AUCTION, *_common_rows(view)]
    rows += [LAYOUT.sorted_hand + order[SUIT[card]] * STRENGTHS + STRENGTH[card] for card in hand]
    last = next((bid for _, bid in reversed(view.bids) if bid is not None), None)
    if last is not None:
        rows.append(LAYOUT.standing + contract_bucket(last.points))
        if last.rank is not None:
            rows.append(LAYOUT.standing_rank + _rank_strength(last.rank, ranking))
    return rows, [
        bid_row(rung_of(a, ranking, rank=rank), rank=rank) if isinstance(a, Bid) else PASSES for a in actions
    ]


def encode_call(view: Observation, call: Call) -> tuple[list[int], list[int]]:
    """Rows of the caller's view at the first lead after a call, and the one row of calling."""
    number = coder_of(view.rules).number
    trumps = SUIT[number[call.card]]
    assert view.contract is not None
    rows = [LAYOUT.stage + CALLING, *_common_rows(view)]
    rows += [LAYOUT.hand + renaming(trumps)[number[c]] for c in view.hand]
    rows += [LAYOUT.role + (ALONE if call.card in view.hand else CALLER), LAYOUT.caller_at]
    rows += [LAYOUT.contract + contract_bucket(view.contract), LAYOUT.called + STRENGTH[number[call.card]]]
    return rows, [CALLS]


def encode(knowledge: Knowledge) -> tuple[list[int], list[int]]:
    """The rows of the play, and for each legal play the row of the action."""
    name = renaming(knowledge.trumps)
    if not knowledge.table:
        offered = [PLAY + LEADS * CARDS + name[c] for c in knowledge.legal]
    else:
        does = {c: TAKES if knowledge.takes(c) else LEAVES for c in knowledge.legal}
        offered = [PLAY + did * CARDS + name[c] for c, did in does.items()]
    return [LAYOUT.stage + PLAYING, *_common_rows(knowledge.view), *_card_rows(knowledge)], offered


def _rank_strength(rank: Rank, ranking: Ranking) -> int:
    return ranking.rank_strength[rank] - 1


def _places(view: Observation) -> dict[int, int]:
    """The place of each seat, counted from one's own, in order of play."""
    order = view.rules.order(view.dealer)
    mine = order.index(view.seat)
    return {seat: (i - mine) % PLACES for i, seat in enumerate(order)}


def _common_rows(view: Observation) -> list[int]:
    """Form of the game, places, and what each place has last bid."""
    places = _places(view)
    rows = [*form_rows(view.rules), LAYOUT.my_place + view.rules.order(view.dealer).index(view.seat)]
    if view.rules.dummy_seat is not None:
        rows.append(LAYOUT.dummy_at + places[view.rules.dummy_seat])
    for seat, place in places.items():
        if seat == view.rules.dummy_seat:
            continue
        bucket, passed = said_by(view, seat)
        rows.append(LAYOUT.bids + (2 * place + passed) * SPOKEN + bucket)
    return rows


def said_by(view: Observation, seat: int) -> tuple[int, bool]:
    """The bucket of what a seat has last bid, and whether it has passed since."""
    own = [bid for who, bid in view.bids if who == seat]
    last = next((bid for bid in reversed(own) if bid is not None), None)
    passed = bool(own) and own[-1] is None
    if last is None:
        return 0, passed
    return spoken(
        last.points, None if last.rank is None else _rank_strength(last.rank, view.rules.ranking)
    ), passed


def _card_rows(knowledge: Knowledge) -> list[int]:
    """The cards as one seat sees them, the trick, and how the contract stands."""
    view, places = knowledge.view, _places(knowledge.view)
    name, number = renaming(knowledge.trumps), knowledge.coder.number
    rows = [LAYOUT.hand + name[number[c]] for c in view.hand]
    rows += [LAYOUT.open + name[number[c]] for cards in view.open.values() for c in cards]
    for plays in knowledge.history:
        for play in plays:
            if play.card in knowledge.forgotten:
                continue
            place, card = places[play.seat], name[play.card]
            did = LEADS if play.over is None else TAKES if play.takes else LEAVES
            rows += [LAYOUT.gone + card, LAYOUT.history + (place * 3 + did) * CARDS + card]
            if play.over is not None and not play.takes:
                rows.append(LAYOUT.gave + (place * PLACES + places[play.over]) * CLASSES + card_class(card))
    if knowledge.best is not None:
        rows += [LAYOUT.table + places[p.seat] * CARDS + name[number[p.card]] for p in view.table]
        winner, best = knowledge.best
        rows += [LAYOUT.best + name[best], LAYOUT.winner + places[winner]]
        rows.append(LAYOUT.pot + bisect_right(POT_STEPS, knowledge.pot))
    rows += [LAYOUT.trick + len(view.tricks), LAYOUT.position + len(view.table)]
    if view.to_act == view.rules.dummy_seat:
        rows.append(LAYOUT.for_dummy)
    return rows + _contract_rows(knowledge, places)


def _contract_rows(knowledge: Knowledge, places: Mapping[int, int]) -> list[int]:
    """Roles as far as one knows them, the contract, and how it stands."""
    view, holder = knowledge.view, knowledge.holder
    assert view.called is not None and view.caller is not None and view.contract is not None
    roles = (CALLER, ALONE) if view.caller == view.seat else (DEFENDER, PARTNER)
    rows = [LAYOUT.role + roles[holder == view.seat], LAYOUT.caller_at + places[view.caller]]
    called = renaming(knowledge.trumps)[knowledge.coder.number[view.called]]
    rows += [LAYOUT.contract + contract_bucket(view.contract), LAYOUT.called + called]
    rows += [LAYOUT.score + places[seat] * SCORES + score_bucket(p) for seat, p in enumerate(view.points)]
    if holder is not None:
        with_caller = {view.caller, holder}
        against = set(places) - with_caller
        rows.append(LAYOUT.partner_at + places[holder])
    else:
        with_caller = {view.caller}
        # All have seen that an open dummy does not hold the called card.
        against = {*view.open, view.seat} - with_caller
    taken, stopped = (sum(view.points[seat] for seat in side) for side in (with_caller, against))
    rows.append(LAYOUT.need + need_bucket(view.contract - taken))
    rows.append(LAYOUT.against + need_bucket(view.rules.target(view.contract, calls=False) - stopped))
    return rows
