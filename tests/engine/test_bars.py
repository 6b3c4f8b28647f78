"""Chiamata as played in bars: V-CB, V-CH-24 … 27, each with the dummy as well."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.deals import SeededDeals
from briscola.engine.actions import (
    CONCEDE,
    PASS,
    Action,
    Bid,
    BidTooLow,
    Call,
    CannotCall,
    Play,
    Redeal,
    WrongMoment,
)
from briscola.engine.cards import Card, Rank, card, cards
from briscola.engine.events import Called, Conceded, Passed, Played, Redealt, TrickTaken
from briscola.engine.hand import apply, deal, decider, legal_actions
from briscola.engine.match import after_hand, begin_match, hand_ended
from briscola.engine.match_form import Standing
from briscola.engine.notation import BadNotation, action_from_json, action_to_json
from briscola.engine.observation import observe
from briscola.engine.record import event_from_json, event_to_json
from briscola.engine.replay import replay
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.silent import as_found_by
from briscola.engine.stages.auction import POINTS_LADDER, RANK_LADDER, ladder_of, obliged_ladder, spoken
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from briscola.table import Phase, Table
from tests.engine.invariants import play_checked
from tests.engine.play import golden, play_all, started
from tests.engine.recorded import TERMS, recorded_table, refused
from tests.engine.strategies import choose
from tests.property_based import examples

WEAK = "7D 6D 5C 4C 2S 7S FB FS"
"""Four points: the hand of V-CH-24."""
TOO_GOOD = "7D 6D 5C 4C 2S FD FB FS"


def chiamata(players: int = 5, /, **options: OptionValue) -> Rules:
    return make_rules("chiamata", players, options)


def with_hands(rules: Rules, *hands: str, dealer: int | None = None) -> State:
    """The last seat deals; the first in order get these hands, the rest what is left."""
    dealer = rules.players - 1 if dealer is None else dealer
    order = rules.order(dealer)
    given = [cards(hand) for hand in hands]
    left = [c for c in rules.pack if not any(c in hand for hand in given)]
    left.sort(key=lambda c: (c.rank in (Rank.TWO, Rank.FOUR, Rank.FIVE, Rank.SIX, Rank.SEVEN), c.code))
    rest = [tuple(left[i :: len(order) - len(given)]) for i in range(len(order) - len(given))]
    rows = [*given, *rest]
    return deal(rules, dealer=dealer, pack=[row[i] for i in range(8) for row in rows])


def seated(players: int = 5, /, **options: OptionValue) -> State:
    return started(chiamata(players, **options), golden(4 if players == 5 else 5).pack)


def do(state: State, *actions: Action) -> State:
    for action in actions:
        state, _ = apply(state, action)
    return state


def rung(rank: str, points: int = 61, *, obliged: bool = False) -> Bid:
    return Bid(rank=Rank(rank), points=points, obliged=obliged)


def won(state: State, bid: Bid) -> State:
    """The first in order bids, the others pass."""
    return do(state, bid, *[PASS] * (state.rules.players - 1))


def calls(state: State) -> list[str]:
    return [action.card.code for action in legal_actions(state) if isinstance(action, Call)]


def standing(state: State) -> Standing:
    return begin_match(state.rules, winning_hands=2, dealer=state.dealer).standing


# ---- V-CB-1: obliged


def test_each_two_with_points_has_its_obliged_one_directly_above() -> None:
    """V-CB-1: 10 plain ranks, then 62, 62 obliged, 63 … 120 obliged."""
    ladder = obliged_ladder(RANK_LADDER)
    assert len(ladder) == 10 + 2 * 59
    assert [spoken(bid) for bid in ladder[8:13]] == [
        *("4", "2", "2 at 62", "2 obliged at 62", "2 at 63"),
    ]
    state = do(seated(bidding="rank", obliged=True), rung("2", 70))
    assert legal_actions(state)[0] == rung("2", 70, obliged=True)
    state = do(state, rung("2", 70, obliged=True))
    with pytest.raises(BidTooLow, match="at least 2 at 71 and at most 2 obliged at 120"):
        apply(state, rung("2", 70))
    assert do(state, rung("2", 120)).to_act is not None
    assert do(state, rung("2", 120, obliged=True)).caller == 2


def test_who_is_obliged_calls_the_lowest_card_of_a_suit_that_he_does_not_hold() -> None:
    """V-CB-1, its example: 1S 3S RS 2S, obliged at 70 in swords → 4S."""
    state = with_hands(chiamata(bidding="rank", obliged=True), "1S 3S RS 2S 2D 4D 5D 7C")
    state = won(state, rung("2", 70, obliged=True))
    assert state.contract == 70 and calls(state) == ["2C", "6D", "2B", "4S"]
    for wrong in ("2S", "5S"):
        with pytest.raises(CannotCall, match="lowest card of a suit"):
            apply(state, Call(card=card(wrong)))
    assert do(state, Call(card=card("4S"))).trumps is card("4S").suit


def test_a_plain_two_calls_the_two_though_there_is_an_obliged_one() -> None:
    state = won(with_hands(chiamata(bidding="rank", obliged=True), "1S 3S RS 2S 2D 4D 5D 7C"), rung("2", 70))
    assert calls(state) == ["2C", "2D", "2B", "2S"]


def test_where_nobody_is_obliged_such_a_bid_is_refused() -> None:
    with pytest.raises(BidTooLow):
        apply(seated(bidding="rank"), rung("2", 70, obliged=True))


def test_an_obliged_contract_pays_by_its_points() -> None:
    """V-CH-17 with V-CB-1."""
    rules = chiamata(bidding="rank", obliged=True, multiplier=True, concede=True)
    state = won(with_hands(rules, "1S 3S RS 2S 2D 4D 5D 7C"), rung("2", 75, obliged=True))
    state = do(state, Call(card=card("4S")), CONCEDE)
    assert state.outcome is not None and state.outcome.payments is not None
    assert state.outcome.payments[0] == -4 and sum(state.outcome.payments) == 0


@given(st.integers(0, 2**32), st.sampled_from([4, 5]), st.booleans())
@examples(20)
def test_whoever_is_obliged_skips_no_card_and_calls_none_that_he_holds(
    seed: int, players: int, dark: bool
) -> None:
    random = Random(seed)
    rules = chiamata(players, bidding="rank", obliged=True, dark=dark)
    state = won(started(rules, random.sample(rules.pack, 40)), rung("2", 80, obliged=True))
    while state.called is None:
        own = set(state.hands[0])
        state = do(state, random.choice(legal_actions(state)))
    assert state.called not in own
    lower = [c for c in rules.pack if c.suit is state.called.suit]
    lower = [c for c in lower if rules.ranking.strength[c] < rules.ranking.strength[state.called]]
    assert set(lower) <= own


# ---- V-CB-2: straight to the two


@pytest.mark.parametrize("players", [4, 5])
def test_the_two_is_called_whatever_is_promised(players: int) -> None:
    """V-CB-2."""
    state = seated(players, bidding="two")
    assert legal_actions(state)[0] == Bid(points=61) and Bid(points=120) in legal_actions(state)
    state = won(state, Bid(points=70))
    assert state.contract == 70 and calls(state) == ["2C", "2D", "2B", "2S"]
    with pytest.raises(CannotCall, match="of the rank bid, 2"):
        apply(state, Call(card=card("1C")))


def test_ones_own_two_may_always_be_called() -> None:
    """V-CB-2: in mano, call_own or not."""
    state = with_hands(chiamata(bidding="two", call_own=False), "1S 3S RS 2S 2D 4D 5D 7C")
    state = do(won(state, Bid(points=61)), Call(card=card("2S")))
    assert state.partner == state.caller == 0


# ---- V-CB-3, V-CH-24: a weak hand dealt anew


def test_a_weak_hand_is_dealt_anew_by_the_same_dealer() -> None:
    """V-CH-24, V-CB-3."""
    state = with_hands(chiamata(weak_redeal=True), WEAK)
    assert legal_actions(state) == (Redeal(wanted=True), Redeal(wanted=False)) and state.to_act == 0
    with pytest.raises(WrongMoment, match="dealt anew"):
        apply(state, PASS)
    state, events = apply(state, Redeal(wanted=True))
    assert list(events) == [Redealt(seat=0)]
    assert state.outcome is not None and state.outcome.reason == "void"
    match = after_hand(begin_match(state.rules, winning_hands=2, dealer=4), state)
    assert match.dealer == 4 and match.counted == 0
    line = event_to_json(hand_ended(match, state, hand=1))
    assert line["reason"] == "void" and line["contract"] is None and list(line["payments"]) == [0] * 5


def test_the_same_dealer_deals_again_whatever_void_dealer_says() -> None:
    state = do(with_hands(chiamata(weak_redeal=True, void_dealer="next"), WEAK), Redeal(wanted=True))
    assert after_hand(begin_match(state.rules, winning_hands=2, dealer=4), state).dealer == 4


def test_whoever_has_more_than_four_points_is_not_asked() -> None:
    """V-CH-24: with FD in place of 7S there are six."""
    state = with_hands(chiamata(weak_redeal=True), TOO_GOOD)
    assert isinstance(legal_actions(state)[0], Bid)
    with pytest.raises(WrongMoment, match="bid or pass"):
        apply(state, Redeal(wanted=True))
    assert isinstance(legal_actions(with_hands(chiamata(), WEAK))[0], Bid)


def test_everybody_entitled_is_asked_once_from_the_dealers_right() -> None:
    """V-CB-3."""
    state = with_hands(chiamata(weak_redeal=True), WEAK, "2D 4D 5D 2C 6C 7C 2B 4B", dealer=1)
    assert state.to_act == 2
    state, events = apply(state, Redeal(wanted=False))
    assert state.to_act == 3 and not events
    state = do(state, Redeal(wanted=False))
    assert state.to_act == 2 and Bid(points=61) in legal_actions(state)


def test_a_log_tells_who_of_two_weak_hands_was_dealt_anew() -> None:
    """V-CB-3: whoever was asked before has silently said no."""
    state = with_hands(chiamata(weak_redeal=True), WEAK, "2D 4D 5D 2C 6C 7C 2B 4B", dealer=1)
    assert as_found_by(state, Redealt(seat=3)).to_act == 3
    assert as_found_by(state, Redealt(seat=2)) == state
    assert as_found_by(state, Passed(seat=2)).stage == state.stage + 1


def test_subito_al_due_only_a_hand_without_points_is_dealt_anew() -> None:
    """V-CB-3."""
    weak = with_hands(chiamata(bidding="two", weak_redeal=True), WEAK)
    assert isinstance(legal_actions(weak)[0], Bid)
    none = with_hands(chiamata(bidding="two", weak_redeal=True), "2D 4D 5D 2C 6C 7C 2B 4B")
    assert isinstance(legal_actions(none)[0], Redeal)


def test_the_dummy_is_never_asked() -> None:
    """V-MO: its hand is nobody's."""
    rules = chiamata(4, weak_redeal=True)
    strong = ["1D 3D RD CD FD 1C 3C RC", "1B 3B RB CB FB 7B 7C 7D", "1S 3S RS CS FS 6C 6B 7S"]
    state = with_hands(rules, *strong, "2D 4D 5D 2C 4C 5C 2B 4B")
    assert state.order[3] == rules.dummy_seat and isinstance(legal_actions(state)[0], Bid)


# ---- V-CH-25: giving up


@pytest.mark.parametrize(("bid", "unit"), [(61, 1), (75, 2)])
def test_the_caller_may_give_the_hand_up_at_his_own_turn(bid: int, unit: int) -> None:
    """V-CH-25: bid 75 with multipliers → −4 −2 +2 +2 +2; never a capot."""
    state = won(seated(concede=True, multiplier=True, capot_doubles=True), Bid(points=bid))
    state = do(state, Call(card=card("3C")))  # which E holds
    assert legal_actions(state)[-1] == CONCEDE and len(legal_actions(state)) == 9
    state, events = apply(state, CONCEDE)
    assert list(events) == [Conceded(seat=0)] and state.outcome is not None
    assert state.outcome.payments == tuple(unit * p for p in (-2, 1, 1, 1, -1))
    assert (state.outcome.reason, state.outcome.capot) == ("conceded", False)
    assert state.outcome.winners == (1, 2, 3)
    match = after_hand(begin_match(state.rules, winning_hands=2, dealer=4), state)
    assert match.dealer == 0 and match.standing.score == (0, 1, 1, 1, 0)
    assert hand_ended(match, state, hand=1).contract == bid


def test_alone_he_pays_alone() -> None:
    """V-CH-16, V-CH-25."""
    state = do(won(seated(concede=True), Bid(points=61)), Call(card=card("1B")), CONCEDE)
    assert state.outcome is not None and state.outcome.payments == (-4, 1, 1, 1, 1)


def test_nobody_else_may_give_up_nor_the_caller_at_anothers_turn() -> None:
    state = do(won(seated(concede=True), Bid(points=61)), Call(card=card("3C")), Play(card=card("7B")))
    assert CONCEDE not in legal_actions(state)
    with pytest.raises(WrongMoment, match="only the caller"):
        apply(state, CONCEDE)
    state = do(won(seated(), Bid(points=61)), Call(card=card("3C")))
    with pytest.raises(WrongMoment, match="where that is agreed"):
        apply(state, CONCEDE)


def test_what_was_taken_so_far_stands_in_the_count() -> None:
    state = do(won(seated(concede=True), Bid(points=61)), Call(card=card("3C")))
    state = play_all(state, "7B 4D 4B 2D CB 2B")
    assert state.to_act == 0
    state = do(state, CONCEDE)
    assert state.outcome is not None and state.outcome.points == (0, 0, 0, 0, 3)


def test_playing_for_the_dummy_is_not_ones_own_turn_to_play() -> None:
    """V-CH-25 with V-MO-8."""
    state = do(won(seated(4, concede=True, morto="open"), Bid(points=61)), Call(card=card("3D")))
    state = play_all(state, "4C 2B 6S")
    assert state.to_act == 4 and decider(state) == 0 == state.caller
    assert CONCEDE not in legal_actions(state)


# ---- V-CH-26/27: in the dark


def dark_trick(*, led_by: str = "4D 1D 2B FD 3D", **options: OptionValue) -> State:
    """The five cards of V-CH-26 on the table; seat 0 is the caller and has played the first."""
    first, *rest = led_by.split()
    hands = [first + " 5D 1B RB CB 6B 7B 2S"]
    spare = [c.code for c in chiamata().pack if c.code not in f"{hands[0]} {led_by} 3B"]
    for i, played in enumerate(rest):
        row = spare[i * 7 : i * 7 + 7]
        hands.append(f"{played} {'3B' if i == 1 else row[0]} {' '.join(row[1:])}")
    state = won(with_hands(chiamata(dark=True, **options), *hands[:4]), Bid(points=61))
    return play_all(state, led_by)


def test_the_first_trick_is_played_before_the_call() -> None:
    """V-CH-26."""
    state = won(seated(dark=True), Bid(points=61))
    assert state.caller == 0 and state.called is None and state.trumps is None
    assert observe(state, 1, standing(state)).in_the_dark
    with pytest.raises(WrongMoment, match="time to play"):
        apply(state, Call(card=card("3C")))
    state = play_all(state, "7B 4D 4B 2D CB")
    assert state.to_act == 0 and len(state.table) == 5 and not state.tricks
    assert all(isinstance(action, Call) for action in legal_actions(state))
    state, events = apply(state, Call(card=card("3C")))
    assert [type(event) for event in events] == [Called, TrickTaken]
    assert not observe(state, 1, standing(state)).in_the_dark
    assert state.tricks[0].winner == 4 and state.to_act == 4 and state.points == (0, 0, 0, 0, 3)


@pytest.mark.parametrize(
    ("called", "winner", "partner"),
    [
        ("3B", 2, 2),  # tB 4D 1D 2B FD 3D → 2B +23
        ("3D", 1, 4),  # tD → 1D +23, and the player of 3D is the partner
        ("4D", 1, 0),  # his own card on the table: he is alone
        ("3S", 1, None),  # no trump in it: the suit led
    ],
)
def test_the_trick_is_decided_by_the_trump_named_after_it(
    called: str, winner: int, partner: int | None
) -> None:
    """V-CH-26 and V-CH-27, their examples."""
    state = do(dark_trick(), Call(card=card(called)))
    assert state.tricks[0].winner == winner == state.leader
    assert state.points[winner] == 23 == sum(state.points)
    assert partner is None or state.partner == partner


def test_a_card_he_has_played_is_held_no_more() -> None:
    """V-CH-27 with call_own = off, and with V-CB-1: he may be alone with it."""
    assert "4D" in calls(dark_trick(call_own=False)) and "5D" not in calls(dark_trick(call_own=False))
    state = with_hands(chiamata(dark=True, bidding="rank", obliged=True), "2S 4S 1S 3S RS 2D 4D 7C")
    state = won(state, rung("2", 62, obliged=True))
    state = do(state, Play(card=card("2S")))
    while state.table and len(state.table) < 5:
        state = do(state, legal_actions(state)[0])
    assert calls(state) == ["2C", "5D", "2B", "2S"]
    assert do(state, Call(card=card("2S"))).partner == 0


def test_in_a_rank_auction_only_the_suit_is_named_in_the_dark() -> None:
    """V-CH-26."""
    state = won(seated(dark=True, bidding="rank"), rung("C"))
    state = play_all(state, "7B 4D 4B 2D CB")
    assert calls(state) == ["CC", "CD", "CB", "CS"]
    assert do(state, Call(card=card("CB"))).partner == 4


def test_nobody_gives_up_before_the_call() -> None:
    """V-CH-25 asks for a partner who pays his share: there is none yet."""
    state = won(seated(dark=True, concede=True), Bid(points=61))
    assert state.to_act == state.caller and CONCEDE not in legal_actions(state)
    state = do(play_all(state, "7B 4D 4B 2D 3C"), Call(card=card("3C")), Play(card=card("CB")))
    assert state.to_act == state.caller and CONCEDE in legal_actions(state)


@pytest.mark.parametrize("morto", ["blind", "open"])
def test_the_dummy_plays_in_the_dark_too(morto: str) -> None:
    """V-MO-5/8: nobody knows yet whether the called card lies in it, so its guardian plays for it."""
    state = won(seated(4, dark=True, morto=morto), Bid(points=61))
    state = play_all(state, "4C 2B 6S")
    assert state.to_act == 4 and decider(state) == (None if morto == "blind" else 3)
    assert len(legal_actions(state)) == (1 if morto == "blind" else 8)
    state = play_all(state, "7S 1S")
    assert state.to_act == 0
    state, events = apply(state, Call(card=card("7S")))
    assert state.partner == 4 and TrickTaken(winner=3, points=11) in events


def test_the_call_in_the_dark_stands_between_the_fifth_card_and_the_trick() -> None:
    """contract.md, additions: for all but the holder without the partner."""
    state = dark_trick()
    played = Played(seat=4, card=card("3D"))
    state, (called, trick) = apply(state, Call(card=card("3D")))
    assert isinstance(called, Called) and isinstance(trick, TrickTaken)
    assert event_to_json(called)["partner"] == 4 == played.seat
    seen = [called.for_seat(seat).partner for seat in range(5)]
    assert seen == [None] * 4 + [4]


# ---- all of them together

BARS = [
    {"bidding": "rank", "obliged": True, "weak_redeal": True, "concede": True, "dark": True},
    {"bidding": "two", "weak_redeal": True, "concede": True, "multiplier": True},
    {"dark": True, "first_lead": "caller", "capot_doubles": True, "call_own": False},
    {"weak_redeal": True, "all_pass": "forced", "concede": True},
]


@given(
    st.sampled_from(BARS), st.sampled_from([(5, {}), (4, {}), (4, {"morto": "open"})]), st.integers(0, 2**32)
)
@examples(60)
def test_every_hand_keeps_the_invariants(
    options: dict[str, OptionValue], form: tuple[int, dict[str, OptionValue]], seed: int
) -> None:
    """INV-1 … 9, 14 … 17, V-MO with each."""
    players, dummy = form
    random = Random(seed)
    rules = make_rules("chiamata", players, options | dummy)
    pack = random.sample(rules.pack, 40)
    play_checked(deal(rules, dealer=random.randrange(players), pack=pack), random)


@pytest.mark.parametrize(
    "line",
    [
        {"event": "redeal", "seat": 2},
        {"event": "concede", "seat": 2},
        {"event": "bid", "seat": 2, "bid": "2", "points": 70, "obliged": True},
    ],
)
def test_the_log_says_it_as_the_contract_does(line: dict[str, object]) -> None:
    assert event_to_json(event_from_json(line)) == line


def test_the_choices_of_random_play_include_them_all() -> None:
    """That the property above cannot pass by never leaving a hand."""
    random, found = Random(5), set()
    rules = chiamata(weak_redeal=True, concede=True)
    for _ in range(200):
        state = started(rules, random.sample(rules.pack, 40))
        while state.outcome is None:
            state = do(state, choose(random, legal_actions(state)))
        found.add(state.outcome.reason)
    assert {"void", "conceded", "made", "failed"} <= found


def sequences(state: State, depth: int) -> int:
    if depth == 0 or state.outcome is not None:
        return depth == 0
    return sum(sequences(apply(state, action)[0], depth - 1) for action in legal_actions(state))


def test_counts() -> None:
    """Exact counts: the obliged ladder has 128 rungs, the last of which is followed by four calls; giving up
    is a ninth choice that ends the hand; the dark trick branches like any other, then there are forty calls.
    """
    ladder = seated(bidding="rank", obliged=True)
    assert [sequences(ladder, d) for d in (1, 2)] == [129, 129 + sum(128 - i for i in range(127)) + 4]
    give_up = do(won(seated(concede=True), Bid(points=61)), Call(card=card("3C")))
    assert [sequences(give_up, d) for d in (1, 2, 3)] == [9, 64, 512]
    dark = play_all(won(seated(dark=True), Bid(points=61)), "7B 4D 4B")
    assert [sequences(dark, d) for d in (1, 2, 3, 4)] == [8, 64, 64 * 40, 64 * 40 * 7]
    weak = with_hands(chiamata(weak_redeal=True), WEAK)
    assert [sequences(weak, d) for d in (1, 2)] == [2, 61]


def test_ownership_of_cards_is_told_by_hands_and_table() -> None:
    """INV-18 in the dark: exactly one place holds, or has just played, the called card."""
    for called in chiamata().pack:
        state = do(dark_trick(), Call(card=called))
        holders = [seat for seat, hand in enumerate(state.hands) if called in hand]
        played = [seat for seat, c in state.tricks[0].plays if c == called]
        assert holders + played == [state.partner]
        assert isinstance(called, Card) and state.trumps is called.suit


@pytest.mark.parametrize("seed", range(2))
def test_records_of_such_matches_resume_verify_and_take_back(seed: int) -> None:
    """A no leaves no line, whoever said it: the person's first bid can be taken back after another's."""
    options: dict[str, OptionValue] = {"match": "hands", "match_hands": 1, "all_pass": "forced"}
    rules = chiamata(weak_redeal=True, concede=True, dark=bool(seed), **options)
    table = recorded_table(rules, deals=SeededDeals(seed), undo=0.3)
    position = replay(table.log, terms=TERMS)
    assert position.ended
    for lines in range(8, 60, 9):
        Table.resumed(table.log[:lines], terms=TERMS, deals=SeededDeals(seed))


def test_the_first_bid_can_be_taken_back_though_another_kept_a_weak_hand_silently() -> None:
    rules = chiamata(weak_redeal=True)

    def another_is_asked(table: Table) -> bool:
        asked = table.asked if table.phase is Phase.PLAY else None
        weak = asked is not None and isinstance(asked.view.legal[0], Redeal)
        return weak and table.dealer == 4 and asked is not None and asked.seat != 0

    tables = (recorded_table(rules, deals=SeededDeals(n), until=another_is_asked) for n in range(400))
    table = next(table for table in tables if another_is_asked(table))
    while table.asked is not None and isinstance(table.asked.view.legal[0], Redeal):
        table.act(Redeal(wanted=False))
    before = len(table.log)
    table.act(Bid(points=61))
    step = table.undo_point()
    assert step is not None and step.lines == before
    table.undo()
    assert replay(table.log, terms=TERMS).undone and table.asked is not None
    assert isinstance(table.asked.view.legal[0], Redeal) and table.asked.seat != 0


def test_who_shows_a_hand_that_is_not_weak_is_refused_by_the_record() -> None:
    rules = chiamata(weak_redeal=True)
    for seed in range(80):
        table = recorded_table(rules, deals=SeededDeals(seed), until=lambda t: t.phase is Phase.PLAY)
        if not isinstance(legal_actions(table.hand_before(len(table.log)).state)[0], Redeal):
            refused([*table.log, Redealt(seat=1)], "bid or pass")
            return
    raise AssertionError("every hand is weak")


@pytest.mark.parametrize(
    ("action", "written"),
    [
        (Redeal(wanted=True), {"redeal": True}),
        (Redeal(wanted=False), {"redeal": False}),
        (CONCEDE, {"concede": True}),
        (rung("2", 70, obliged=True), {"bid": "2", "points": 70, "obliged": True}),
    ],
)
def test_actions_are_written_as_the_contract_says(action: Action, written: dict[str, object]) -> None:
    """contract.md, additions."""
    assert action_to_json(action) == written and action_from_json(written) == action


@pytest.mark.parametrize(
    "wrong", [{"bid": "2", "points": 70, "obliged": 1}, {"concede": False}, {"redeal": "yes"}]
)
def test_what_is_written_otherwise_is_no_action(wrong: dict[str, object]) -> None:
    with pytest.raises(BadNotation):
        action_from_json(wrong)


def test_the_ladder_of_a_game_is_that_of_its_auction() -> None:
    assert ladder_of(chiamata(bidding="rank", obliged=True)) == obliged_ladder(RANK_LADDER)
    assert ladder_of(chiamata(weak_redeal=True, bidding="two")) == POINTS_LADDER
    assert ladder_of(make_rules("briscola", 2)) == ()
