"""The worked examples of docs/rules, to the last trick."""

import pytest

from briscola.engine.actions import PASS, Bid, Call, IllegalAction, MustFollowSuit, NotInHand, Play
from briscola.engine.cards import Suit, card
from briscola.engine.events import Drawn, Event, Played, TrickTaken
from briscola.engine.hand import apply, deal
from briscola.engine.match import after_hand, begin_match
from briscola.engine.outcome import Outcome
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from tests.engine.play import Golden, golden, legal_cards, started


def play_out(state: State, example: Golden) -> State:
    """Play the tricks of an example and compare every event and total."""
    for number, trick in enumerate(example.tricks, 1):
        happened: list[Event] = []
        for seat, played in trick.plays:
            assert state.to_act == seat, f"trick {number}"
            state, events = apply(state, Play(card=played))
            happened += events
        assert [(e.seat, e.card) for e in happened if isinstance(e, Played)] == list(trick.plays)
        taken = [e for e in happened if isinstance(e, TrickTaken)]
        assert taken == [TrickTaken(winner=trick.winner, points=trick.points)], f"trick {number}"
        assert [(e.seat, e.card) for e in happened if isinstance(e, Drawn)] == list(trick.draws)
        assert state.points == trick.totals
    return state


def dealt(example: Golden, rules: Rules, dealer: int | None = None) -> State:
    state = started(rules, example.pack, dealer=dealer)
    assert dict(enumerate(state.hands)) == example.hands
    return state


def outcome(state: State) -> Outcome:
    assert state.outcome is not None
    return state.outcome


def test_two_players_play_a_whole_hand() -> None:
    """EX-1."""
    example = golden(1)
    state = play_out(dealt(example, make_rules("briscola", 2)), example)
    assert state.trumps is Suit.COPPE and state.turned == card("RC")
    assert state.points == example.end == (68, 52)
    assert outcome(state).winners == (0,) and outcome(state).reason == "points"


def test_partners_tie_at_sixty_and_the_same_dealer_deals_again() -> None:
    """EX-2, R-HAND-3, R-DEAL-8."""
    example = golden(2)
    rules = make_rules("briscola", 4)
    state = play_out(dealt(example, rules), example)
    assert state.points == example.end
    assert outcome(state).reason == "tie" and outcome(state).winners == ()
    match = after_hand(begin_match(rules, winning_hands=2, dealer=3), state)
    assert match.dealer == 3 and match.standing.score == (0, 0, 0, 0) and match.counted == 0


def test_a_tie_may_go_to_the_last_trick() -> None:
    """Option tie = last_trick, on EX-2 (D takes the last trick)."""
    example = golden(2)
    state = play_out(dealt(example, make_rules("briscola", 4, {"tie": "last_trick"})), example)
    assert outcome(state).winners == (1, 3) and outcome(state).reason == "points"


@pytest.mark.parametrize(("independents", "winners"), [("highest", (3,)), ("strict", ())])
def test_the_same_play_by_four_independents(independents: str, winners: tuple[int, ...]) -> None:
    """EX-2 read as four independents, R-HAND-4 and R-HAND-6."""
    example = golden(2)
    rules = make_rules("briscola", 4, {"teams": False, "independents": independents})
    result = outcome(play_out(dealt(example, rules), example))
    assert result.winners == winners
    assert result.reason == ("points" if winners else "nobody")
    assert rules.match_form.counts(result.reason) and rules.next_dealer(3, result.reason) == 0


@pytest.mark.parametrize(("independents", "winners"), [("highest", (1,)), ("strict", ())])
def test_three_players_and_nobody_above_sixty(independents: str, winners: tuple[int, ...]) -> None:
    """EX-3."""
    example = golden(3)
    state = play_out(dealt(example, make_rules("briscola", 3, {"independents": independents})), example)
    assert state.points == example.end and outcome(state).winners == winners


def bid_up(state: State, auction: str) -> State:
    for word in auction.split():
        state, _ = apply(state, PASS if word == "pass" else Bid(points=int(word)))
    return state


@pytest.mark.parametrize(
    ("auction", "options", "payments", "reason"),
    [
        ("pass 61 65 pass pass 70 74 pass", {}, (-1, -1, 2, -1, 1), "made"),
        ("pass 61 65 pass pass 70 74 pass", {"multiplier": "on"}, (-2, -2, 4, -2, 2), "made"),
        ("pass 61 65 pass pass 70 81 pass", {}, (1, 1, -2, 1, -1), "failed"),
        ("pass 61 65 pass pass 70 81 pass", {"multiplier": "on"}, (3, 3, -6, 3, -3), "failed"),
    ],
)
def test_the_called_game_is_bid_played_and_paid(
    auction: str, options: dict[str, str], payments: tuple[int, ...], reason: str
) -> None:
    """EX-4 and its other payments."""
    example = golden(4)
    state = bid_up(dealt(example, make_rules("chiamata", 5, options)), auction)
    assert state.caller == 2
    state, _ = apply(state, Call(card=card("3C")))
    assert state.trumps is Suit.COPPE and state.partner == 4
    state = play_out(state, example)
    assert state.points == example.end
    assert outcome(state).payments == payments and outcome(state).reason == reason


@pytest.mark.parametrize(("options", "factor"), [({}, 1), ({"multiplier": "on"}, 2)])
def test_the_caller_in_mano_pays_four(options: dict[str, str], factor: int) -> None:
    """EX-4 with 1C called: C alone holds 56 points and fails."""
    example = golden(4)
    state = bid_up(dealt(example, make_rules("chiamata", 5, options)), "pass 61 65 pass pass 70 74 pass")
    state, _ = apply(state, Call(card=card("1C")))
    result = outcome(play_out(state, example))
    assert result.payments == tuple(factor * p for p in (1, 1, -4, 1, 1))
    assert result.winners == (0, 1, 3, 4)


def test_the_blind_dummy_turns_its_top_card_and_is_the_hidden_partner() -> None:
    """EX-5."""
    example = golden(5)
    state = dealt(example, make_rules("chiamata", 4))
    assert state.order == (0, 1, 2, 4, 3)
    state = bid_up(state, "pass 61 pass pass")
    state, _ = apply(state, Call(card=card("3D")))
    assert state.caller == 1 and state.partner == 4
    state = play_out(state, example)
    assert state.points == example.end
    assert outcome(state).reason == "failed"
    assert outcome(state).payments == (1, -2, 1, 1, -1)
    assert outcome(state).winners == (0, 2, 3)


def test_five_independents_share_the_top_and_the_hand_is_void() -> None:
    """EX-6, R-HAND-5."""
    example = golden(6)
    rules = make_rules("briscola", 5)
    state = play_out(dealt(example, rules), example)
    assert state.points == example.end and outcome(state).reason == "tie"
    assert after_hand(begin_match(rules, winning_hands=2, dealer=4), state).dealer == 4


def test_six_play_a_whole_hand_three_against_three() -> None:
    """EX-10, V-SX-1, R-CARD-5, R-DRAW-3: 36 cards, six tricks, E draws the turned card last."""
    example = golden(10)
    state = play_out(dealt(example, make_rules("briscola", 6)), example)
    assert state.points == example.end == (0, 14, 0, 44, 43, 19)
    assert outcome(state).winners == (1, 3, 5) and outcome(state).reason == "points"


def test_of_six_alone_the_highest_total_wins() -> None:
    """EX-10 read as six independents, R-HAND-4."""
    example = golden(10)
    state = play_out(dealt(example, make_rules("briscola", 6, {"teams": False})), example)
    assert outcome(state).winners == (3,)


def test_prini_forces_the_suit_led() -> None:
    """EX-7."""
    hands = ["7B 6D RB", "4D CD CS", "2D 2B RS", "6S 4S FC"]
    dealt_cards = " ".join(" ".join(row) for row in zip(*(hand.split() for hand in hands), strict=True))
    rules = make_rules("prini", 4)
    taken = {card(code) for code in f"{dealt_cards} FS".split()}
    rest = " ".join(c.code for c in rules.pack if c not in taken)
    state = started(rules, f"{dealt_cards} FS {rest}")
    assert state.trumps is Suit.SPADE
    assert legal_cards(state) == {"7B", "6D", "RB"}
    state, _ = apply(state, Play(card=card("6D")))
    assert legal_cards(state) == {"4D", "CD"}
    with pytest.raises(MustFollowSuit, match="suit D was led"):
        apply(state, Play(card=card("CS")))
    state, _ = apply(state, Play(card=card("4D")))
    assert legal_cards(state) == {"2D"}
    with pytest.raises(IllegalAction):
        apply(state, Play(card=card("RS")))
    state, _ = apply(state, Play(card=card("2D")))
    assert legal_cards(state) == {"6S", "4S", "FC"}
    with pytest.raises(NotInHand):
        apply(state, Play(card=card("1D")))
    state, events = apply(state, Play(card=card("FC")))
    assert events[1] == TrickTaken(winner=0, points=2)


def test_prini_deals_all_and_the_last_card_is_trump() -> None:
    """EX-8, V-PR-7/8."""
    example = golden(8)
    rules = make_rules("prini", 4, {"deal_all": "on"})
    state = deal(rules, dealer=3, pack=example.pack)
    assert {s: set(h) for s, h in enumerate(state.hands)} == {s: set(h) for s, h in example.hands.items()}
    assert state.trumps is Suit.COPPE and state.turned == card("7C") and state.known[3] == (card("7C"),)
    play_out(state, example)
