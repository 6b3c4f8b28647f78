"""V-SU: sueca, four in pairs, all cards dealt, suit to be followed, stakes of 1, 2 and 4."""

import pytest
from msgspec.structs import replace

from briscola.engine.actions import PASS, IllegalAction, MustFollowSuit, Play, TalkForbidden
from briscola.engine.cards import BISCA_RANKING, BRISCOLA_RANKING, Card, Suit, card, cards
from briscola.engine.deal_code import DealCode, decode, encode, hand_of
from briscola.engine.hand import apply, deal
from briscola.engine.match import after_hand, begin_match
from briscola.engine.observation import refusal_seen
from briscola.engine.options import BadOption
from briscola.engine.rules import Rules, Turned
from briscola.engine.talk import legal_requests, legal_signs, request
from briscola.engine.variants import VARIANTS, make_rules
from tests.engine.play import at_random, golden, legal_cards, play_all, seen, started
from tests.engine.test_match import counted
from tests.engine.test_perft import P40, after_sequences, perft

SUECA = make_rules("sueca", 4)
TOP = make_rules("sueca", 4, {"trump_card": "top"})
LEFT = make_rules("sueca", 4, {"trump_card": "top_left"})


def test_the_cards_are_those_of_bisca_ten_each_and_the_dealers_last_shows_the_trumps() -> None:
    """V-SU-1, V-PR-8."""
    assert (SUECA.ranking, SUECA.hand_size, SUECA.tricks) == (BISCA_RANKING, 10, 10)
    assert SUECA.turned is Turned.LAST_DEALT and SUECA.sides == ((0, 2), (1, 3))
    state = started(SUECA, golden(8).pack)
    assert {seat: set(hand) for seat, hand in enumerate(state.hands)} == {
        seat: set(hand) for seat, hand in golden(8).hands.items()
    }
    assert state.turned == card("7C") and state.trumps is Suit.COPPE and not state.stock
    assert state.known[3] == (card("7C"),) and state.to_act == 0


def test_the_suit_led_is_followed_by_whoever_has_it_and_nobody_must_trump_or_beat() -> None:
    """V-SU-2: B is void and free; C, D and then A follow; the turned card counts as the dealer's."""
    state = play_all(started(SUECA, golden(8).pack), "1S")
    assert legal_cards(state) == {c.code for c in state.hands[1]}
    state = play_all(state, "3B")
    assert legal_cards(state) == {"5S", "4S", "7S", "RS"}
    with pytest.raises(MustFollowSuit):
        apply(state, Play(card=card("1B")))
    trumps_led = play_all(started(SUECA, golden(8).pack), "6C 2C 3C")
    assert legal_cards(trumps_led) == {"7C"}


def test_from_what_a_seat_sees_it_is_told_that_it_must_follow_or_that_something_is_not_possible() -> None:
    """V-SU-2: C must follow; neither another's card nor a bid, nor a card out of turn, is of that rule."""
    state = play_all(started(SUECA, golden(8).pack), "1S 3B")
    asked, waiting = seen(state), replace(seen(state), legal=())
    assert refusal_seen(asked, Play(card=card("5S"))) is None
    not_spades = Play(card=card("1B"))
    assert isinstance(refusal_seen(asked, not_spades), MustFollowSuit)
    for view, action in ((asked, Play(card=card("2C"))), (asked, PASS), (waiting, not_spades)):
        assert type(refusal_seen(view, action)) is IllegalAction


def test_with_the_top_card_the_dealer_begins_with_himself_and_his_first_card_shows_the_trumps() -> None:
    """V-SU-4: the pack of the page, dealt by D; the turned card stands last in his hand."""
    rules = TOP
    pack = golden(8).pack
    for dealer in range(4):
        state = deal(rules, dealer=dealer, pack=pack)
        own = state.hands[dealer]
        assert state.turned == own[-1] == pack[0] and state.trumps is pack[0].suit
        assert state.known[dealer] == (pack[0],) and own[:-1] == pack[4::4]
        for i in (1, 2, 3):
            assert state.hands[(dealer + i) % 4] == pack[i::4]
        assert state.to_act == (dealer + 1) % 4 and not state.stock
    assert rules.changed == {"trump_card": "top"} and not SUECA.changed
    with pytest.raises(BadOption, match="trump_card may be bottom, top, dealer or top_left, not middle"):
        make_rules("sueca", 4, {"trump_card": "middle"})


def test_dealt_to_the_left_each_gets_ten_at_once_the_dealer_first_and_his_right_leads() -> None:
    """V-SU-6: the pack of the page; the cards of V-SU-4 and those to the left are other hands."""
    rules, pack = LEFT, golden(8).pack
    for dealer in range(4):
        state = deal(rules, dealer=dealer, pack=pack)
        own = state.hands[dealer]
        assert state.turned == own[-1] == pack[0] and own[:-1] == pack[1:10]
        assert state.known[dealer] == (pack[0],) and state.trumps is pack[0].suit
        for i in (1, 2, 3):
            assert state.hands[(dealer - i) % 4] == pack[10 * i : 10 * i + 10]
        assert state.to_act == (dealer + 1) % 4 and not state.stock
    assert rules.changed == {"trump_card": "top_left"} and not rules.dealer_chooses


@pytest.mark.parametrize("rules", [TOP, LEFT], ids=["top", "top_left"])
def test_a_deal_code_carries_the_card_that_shows_the_trumps(rules: Rules) -> None:
    """V-SU-4, V-SU-6: one seed, several deals; without the key the code means what it meant."""
    usual, top = (DealCode(rules=r, dealer=1, at=7, seed=bytes(32)) for r in (SUECA, rules))
    assert encode(top) == f"{encode(usual)}:trump_card={rules.options['trump_card']}"
    assert decode(encode(top)) == top and hand_of(decode(encode(top))).turned == top.pack[0]
    assert decode(encode(usual)) == usual and hand_of(usual).turned == top.pack[-1]


def test_nobody_signs_or_speaks_in_any_trick() -> None:
    """V-SU-2, R-TALK-1."""
    for state in at_random(SUECA, seed=1):
        assert SUECA.silent(len(state.tricks)) and not legal_signs(state, 0) and not legal_requests(state, 0)
        with pytest.raises(TalkForbidden):
            request(state, seat=0, ask="trump")


@pytest.mark.parametrize(
    ("points", "all_tricks", "score"),
    [
        ((40, 59, 21, 0), False, (1, 0, 1, 0)),
        ((40, 30, 50, 0), False, (1, 0, 1, 0)),
        ((41, 29, 50, 0), False, (2, 0, 2, 0)),
        ((20, 50, 9, 41), False, (0, 2, 0, 2)),
        ((70, 0, 50, 0), False, (2, 0, 2, 0)),
        ((70, 0, 50, 0), True, (4, 0, 4, 0)),
    ],
)
def test_sixty_one_scores_one_ninety_one_two_and_only_all_ten_tricks_four(
    points: tuple[int, ...], all_tricks: bool, score: tuple[int, ...]
) -> None:
    """V-SU-3: 120 points in nine tricks score 2."""
    match = begin_match(SUECA, winning_hands=5, dealer=3)
    assert after_hand(match, counted(SUECA, points, all_tricks=all_tricks)).standing.score == score


def test_sixty_each_scores_nothing_and_four_win_the_match() -> None:
    """V-SU-3: `--winning-hands` is 4 unless said otherwise; who passes four has won too."""
    state = counted(SUECA, (30, 40, 30, 20))
    assert state.outcome is not None and state.outcome.reason == "tie"
    match = after_hand(begin_match(SUECA, winning_hands=4, dealer=3), state)
    assert (match.standing.score, match.dealer, match.over) == ((0, 0, 0, 0), 0, False)
    assert VARIANTS["sueca"].winning_hands == 4
    match = begin_match(SUECA, winning_hands=4, dealer=3)
    for points, over in (((61, 59, 0, 0), False), ((91, 29, 0, 0), False), ((100, 20, 0, 0), True)):
        match = after_hand(match, counted(SUECA, points))
        assert match.over is over
    assert match.winners == (0, 2) and match.standing.score == (5, 0, 5, 0)


@pytest.mark.parametrize(
    "key", ["teams", "capot", "stop_at_61", "tie", "void_dealer", "exchange", "signs", "requests", "deal_by"]
)
def test_what_sueca_does_not_offer_is_refused(key: str) -> None:
    with pytest.raises(BadOption, match=f"sueca has no option {key}"):
        make_rules("sueca", 4, {key: "off"})


def as_in_bisca(c: Card) -> Card:
    """The card that is in bisca what this one is in briscola."""
    return Card(BISCA_RANKING.order[BRISCOLA_RANKING.order.index(c.rank)], c.suit)


def test_counts_are_those_of_prini_with_all_cards_dealt_and_the_names_of_bisca() -> None:
    """Prini on the same packs, all dealt, n = 4, P40."""
    state = started(SUECA, map(as_in_bisca, P40))
    assert [perft(state, depth) for depth in range(1, 7)] == [10, 24, 63, 123, 1107, 2825]
    assert after_sequences(state, 4) == ([55, 15, 23, 30], [705, 162, 217, 346])
    assert [as_in_bisca(c) for c in cards("1D 3D RD CD FD 7D")] == list(cards("1D 7D RD FD CD 6D"))
