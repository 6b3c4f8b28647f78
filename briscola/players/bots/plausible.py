"""Check that an observation is consistent with the rules of its game. Uses visible facts only."""

from collections.abc import Mapping, Sequence
from typing import NoReturn

from msgspec.structs import replace

from briscola.engine.actions import PASS, Action, Bid, Call, Redeal
from briscola.engine.cards import Card
from briscola.engine.hand import apply, deal, decider, legal_actions
from briscola.engine.match_form import MOST_MORE
from briscola.engine.notation import BadNotation
from briscola.engine.observation import Observation
from briscola.engine.rules import Dummy, Marianna, Turned
from briscola.engine.scoring import decided
from briscola.engine.stages.call import CallCard
from briscola.engine.stages.declaration import enough, pair
from briscola.engine.stages.redeal import PLAYED, WeakHands
from briscola.engine.state import Declaration, State, trumps_in
from briscola.engine.trick import winning

MOST = 1_000_000
"""Upper bound of any score, balance or number of hands."""


def check_observation(view: Observation, *, decides: bool = True) -> None:
    """Check that a seat can have this observation, while it `decides` or between its turns.

    Raises BadNotation, which says what cannot be.
    """
    _check_numbers(view)
    played = _played(view)
    before = _before_the_play(view, played)
    _check_tricks(view)
    _check_counts(view, before)
    _check_cards(view, played)
    _check_signals(view)
    if decides:
        _check_choice(view, before)


def _no(words: str) -> NoReturn:
    raise BadNotation(f"an impossible position: {words}")


def _check_numbers(view: Observation) -> None:
    rules = view.rules
    if not (0 <= view.seat < rules.players and 0 <= view.dealer < rules.players):
        _no("there is no such seat")
    if view.to_act is None or not 0 <= view.to_act < rules.places:
        _no("nobody is to act")
    standing = view.standing
    rows: Sequence[tuple[str, Sequence[int], int]] = (
        ("points", view.points, rules.places),
        ("counts", view.counts, rules.places),
        ("score", standing.score, rules.players),
        ("balance", standing.balance, rules.places),
    )
    for name, row, length in rows:
        if len(row) != length:
            _no(f"{name} has {len(row)} numbers, not {length}")
    if any(abs(number) > MOST for number in (*standing.score, *standing.balance)) or min(standing.score) < 0:
        _no("nobody has such a score")
    if standing.times not in ((1, 2, 4, 8) if rules.voids_double else (1,)):
        _no("no hand is paid so many times")
    if standing.more not in (range(MOST_MORE + 1) if rules.ties_count else (0,)):
        _no("no hand counts so much more")
    if not 1 <= standing.winning_hands <= MOST:
        _no("nobody wins a match with so many hands")


def _played(view: Observation) -> Mapping[Card, int]:
    """Seat of every card played in this hand. Raises BadNotation for a repeated card or an unknown seat."""
    plays = (*(play for trick in view.tricks for play in trick.plays), *view.table)
    by = {play.card: play.seat for play in plays}
    if len(by) < len(plays):
        _no("a card has been played twice")
    if not all(0 <= seat < view.rules.places for seat in by.values()):
        _no("there is no such seat")
    return by


def _before_the_play(view: Observation, played: Mapping[Card, int]) -> State:
    """The hand before its first card, as bids and call tell it; its hands are arbitrary."""
    rules = view.rules
    state = deal(rules, dealer=view.dealer, pack=rules.pack)
    while isinstance(legal_actions(state)[0], Redeal):
        state, _ = apply(state, PLAYED)
    while len(state.bids) < len(view.bids):
        seat, bid = view.bids[len(state.bids)]
        said: Action = PASS if bid is None else bid
        if state.caller is not None or state.to_act != seat or said not in legal_actions(state):
            _no(f"bid {len(state.bids) + 1} cannot have been made")
        state, _ = apply(state, said)
    if state.bids != view.bids or state.outcome is not None:
        _no("the bids do not go on like that")
    if (state.caller, state.contract) != (view.caller, view.contract):
        _no("the bids make another caller or contract")
    if view.called is not None:
        state = _called(view, played, state, view.called)
    elif len(view.table) == rules.places and rules.dark and view.caller is not None:
        state = replace(state, stage=state.stage + 1, to_act=view.caller)  # the call after the dark trick
    _check_trumps(view)
    if (view.turned is None) != (rules.turned is Turned.NONE):
        _no("a card is turned in other games")
    return state


def _check_trumps(view: Observation) -> None:
    """Check that trumps are the suit of the called or turned card, or the last declared one (V-MA-2)."""
    marianna, shown = view.rules.marianna, view.called or view.turned
    trumps = None if shown is None else shown.suit
    number = len(view.tricks) + 1
    if marianna is None and view.declared:
        _no("nothing is declared in this game")
    if marianna is not None:
        _check_declared(view, marianna)
        trumps = trumps_in(number, view.declared) if marianna.makes_trumps else trumps
    if view.trumps is not trumps:
        _no("trumps are another suit")


def _check_declared(view: Observation, marianna: Marianna) -> None:
    """Check each declaration: made before a card, once a suit, and its points.

    That is before a lead and over a stock, unless any turn will do (V-MA-6).
    """
    rules = view.rules
    leaders = [trick.leader for trick in view.tricks] + [view.leader]
    last = rules.tricks if marianna.any_turn else rules.tricks - rules.hand_size
    done: list[Declaration] = []
    for made in view.declared:
        if not 1 <= made.trick <= min(len(leaders), last):
            _no("only who leads declares, while there is a stock")
        leads = leaders[made.trick - 1] == made.seat
        if not leads and (not marianna.any_turn or (made.trick == len(leaders) and not view.table)):
            _no("only who leads declares, while there is a stock")
        turns = [(before.trick, leaders[before.trick - 1] != before.seat) for before in done]
        turn = (made.trick, not leads)
        if any(turn <= before for before in turns) or made.suit in {before.suit for before in done}:
            _no("a suit is declared once, and one a turn")
        trumps = view.turned.suit if view.turned is not None else None
        worth = marianna.points(made.suit, trumps=trumps, earlier=len(done))
        if made.points != (worth if leads or made.seat in leaders[made.trick :] else 0):
            _no("a declaration brings other points")
        if not all(_held_then(view, card, made) for card in pair(made.suit)):
            _no("who declares shows king and knight")
        done.append(made)


def _held_then(view: Observation, card: Card, made: Declaration) -> bool:
    """True if the declarer still holds the card, or has played it since."""
    if card in (view.hand if made.seat == view.seat else view.known.get(made.seat, ())):
        return True
    since = (*(trick.plays for trick in view.tricks[made.trick - 1 :]), view.table)
    return any(play == (made.seat, card) for plays in since for play in plays)


def _called(view: Observation, played: Mapping[Card, int], state: State, called: Card) -> State:
    rules = view.rules
    hands: list[tuple[Card, ...]] = [()] * view.rules.places
    for card, seat in played.items():
        hands[seat] += (card,)
    hands[view.seat] += view.hand
    if state.caller is None or bool(view.tricks) < rules.dark:
        _no(f"{called} cannot have been called")
    calling = [*hands]
    if view.seat != state.caller:
        calling[state.caller] += _may_be_held(view, hands, called)
    stage = next(at for at, stage in enumerate(rules.stages) if isinstance(stage, CallCard))
    if Call(card=called) not in rules.stages[stage].legal(replace(state, stage=stage, hands=tuple(calling))):
        _no(f"{called} cannot have been called")
    holder = next((seat for seat, hand in enumerate(hands) if called in hand), None)
    if holder is None:
        holder = next((seat for seat, cards in view.open.items() if called in cards), None)
    return replace(state, stage=len(rules.stages) - 1, called=called, partner=holder)


def _may_be_held(view: Observation, hands: Sequence[Sequence[Card]], called: Card) -> tuple[Card, ...]:
    """Cards weaker than the called one that the caller may hold, by all that is seen (V-CB-1)."""
    assert view.caller is not None
    seen = {card for cards in (*hands, *view.open.values()) for card in cards}
    strength = view.rules.ranking.strength
    lower = [c for c in view.rules.pack if c.suit is called.suit and strength[c] < strength[called]]
    return tuple(c for c in lower if c not in seen)[: view.counts[view.caller]]


def _check_tricks(view: Observation) -> None:
    """Check that each trick was led by the winner before it, played in turn, taken by the best card."""
    rules, order = view.rules, view.rules.order(view.dealer)
    playing = rules.bidding is None or view.called is not None or view.in_the_dark
    if not playing:
        if view.tricks or view.table or view.leader is not None:
            _no("cards are played before the call")
        return
    if view.in_the_dark and view.tricks:
        _no("the first trick was not decided")
    leader = rules.first_leader(view.dealer, view.caller)
    points = [0] * rules.places
    worth = rules.ranking.points
    changing = rules.marianna is not None and rules.marianna.makes_trumps
    for number, trick in enumerate(view.tricks, start=1):
        trumps = trumps_in(number, view.declared) if changing else view.trumps
        if trick.leader != leader or len(trick.plays) != rules.places:
            _no(f"trick {number} was not led by that seat")
        if trick.winner != (leader := winning(trick.plays, trumps, rules.ranking).seat):
            _no(f"trick {number} was taken by another seat")
        if trick.points != (value := sum(worth[play.card] for play in trick.plays)):
            _no(f"trick {number} has other points")
        points[leader] += value
    if view.points != tuple(points):
        _no("the tricks have other points")
    first = order.index(leader)
    turns = order[first:] + order[:first]
    if view.leader != leader or tuple(play.seat for play in view.table) != turns[: len(view.table)]:
        _no("the table was not played in turn")
    if view.in_the_dark and len(view.table) == rules.places:
        return  # the caller is to call
    if len(view.table) >= rules.places or view.to_act != turns[len(view.table)]:
        _no("it is another seat's turn")


def _check_counts(view: Observation, before: State) -> None:
    rules, played = view.rules, {play.seat for play in view.table}
    rounds = rules.tricks - rules.hand_size
    drawn = min(len(view.tricks), rounds)
    held = rules.hand_size - (len(view.tricks) - drawn)
    if view.counts != tuple(held - (seat in played) for seat in range(rules.places)):
        _no("the seats hold other numbers of cards")
    if view.stock_count != len(before.stock) - drawn * rules.places:
        _no("the stock has another number of cards")
    if len(view.hand) != view.counts[view.seat]:
        _no("the hand has another number of cards")


def _check_cards(view: Observation, played: Mapping[Card, int]) -> None:
    """Check that every visible card belongs to the game and lies in one place."""
    rules = view.rules
    shown = {seat: cards for seat, cards in view.open.items() if cards}
    face_up = _face_up(view)
    if not set(shown) <= face_up:
        _no("no such hand lies open")
    if any(len(shown.get(seat, ())) != view.counts[seat] for seat in face_up):
        _no("the open hand has another number of cards")
    seen = dict(played)
    held = {seat: {*view.known.get(seat, ()), *shown.get(seat, ())} for seat in {*view.known, *shown}}
    if view.seat in held or any(not 0 <= seat < rules.places for seat in held):
        _no("there is no such other hand")
    for seat, cards in (*held.items(), (view.seat, view.hand)):
        if len(cards) > view.counts[seat] or len(set(cards)) < len(cards):
            _no(f"seat {seat} holds other cards")
        for card in cards:
            if seen.setdefault(card, seat) != seat or card in played:
                _no(f"{card} is in two places")
    if not set(seen) <= set(rules.pack):
        _no("a card is not of this game")
    _check_turned(view, seen)


def _face_up(view: Observation) -> set[int]:
    """The other places whose cards lie open (V-SC-1, V-MO-8)."""
    rules, dummy = view.rules, view.rules.dummy_seat
    if rules.open_hands:
        return set(range(rules.places)) - {view.seat}
    lies_open = rules.dummy is Dummy.OPEN and bool(view.tricks or view.table)
    return {dummy} if dummy is not None and lies_open else set()


def _check_turned(view: Observation, seen: Mapping[Card, int]) -> None:
    """Check the turned card: under the stock, then with whoever drew it; dealt last it is the dealer's."""
    rules, turned = view.rules, view.turned
    if turned is None:
        return
    if turned not in rules.pack:
        _no("a card is not of this game")
    if view.stock_count:
        owner = None
    elif rules.turned is Turned.LAST_DEALT:
        owner = view.dealer
    else:
        order = rules.order(view.dealer)
        owner = order[order.index(view.tricks[rules.tricks - rules.hand_size - 1].winner) - 1]
    if seen.get(turned) != owner:
        _no(f"{turned}, the turned card, is elsewhere")


def _check_signals(view: Observation) -> None:
    rules, talk = view.rules, view.rules.talk
    for said in view.signals:
        if talk is None or talk.signs == "off" or not 0 <= said.seat < rules.players:
            _no("nobody can have made that sign")
        if rules.silent(said.trick - 1) or not 1 <= said.trick <= len(view.tricks) + 1:
            _no("no sign can have been made then")
        if view.turned is None and trumps_in(said.trick, view.declared) is None:
            _no("no sign is made before there are trumps")


def _check_choice(view: Observation, before: State) -> None:
    """Check that this seat decides and is offered just the legal actions; hidden hands do not matter."""
    rules = view.rules
    hands: list[tuple[Card, ...]] = [view.open.get(place, ()) for place in range(rules.places)]
    hands[view.seat] = view.hand
    if any(isinstance(action, Redeal) for action in view.legal):
        before = _before_the_auction(view, before, tuple(hands))
    stock = (*before.stock[:-1], view.turned) if view.turned is not None else before.stock
    state = replace(
        before,
        hands=tuple(hands),
        stock=stock[len(stock) - view.stock_count :],
        trumps=view.trumps,
        table=view.table,
        tricks=view.tricks,
        points=view.points,
        to_act=view.to_act,
        leader=view.leader,
        declared=view.declared,
    )
    if enough(state) or (rules.stop_at_61 and decided(state)):
        _no("the hand is over")
    if (view.leader is None and view.to_act != before.to_act) or decider(state) != view.seat:
        _no("another seat decides")
    offered = set(view.legal)
    if not offered or len(offered) < len(view.legal):
        _no("legal offers nothing, or something twice")
    legal = [set(legal_actions(each)) for each in (state, replace(state, settled=True))]
    if offered not in legal and not (offered < legal[0] and any(isinstance(a, Bid) for a in legal[0])):
        _no("legal offers other actions than the rules")


def _before_the_auction(view: Observation, auction: State, hands: tuple[tuple[Card, ...], ...]) -> State:
    """The moment in which this seat is asked if its weak hand is to be dealt anew (V-CB-3)."""
    first = view.rules.stages[0]
    state = replace(auction, stage=0, hands=hands, to_act=view.seat)
    if view.bids or not isinstance(first, WeakHands) or not first.entitled(state, view.seat):
        _no("no hand is so weak")
    return state
