"""V-MA: marianna, king and knight of one suit declared by who is to lead."""

import pytest
from msgspec.structs import replace

from briscola.engine.actions import DECLARATIONS, Declare, Play, TalkForbidden, WrongTime
from briscola.engine.cards import ALL_CARDS, Card, Suit, card, cards
from briscola.engine.deal_code import DealCode, decode, encode
from briscola.engine.events import Declared
from briscola.engine.hand import apply, deal, legal_actions, refusal
from briscola.engine.match import after_hand, begin_match
from briscola.engine.match_form import ByPoints
from briscola.engine.notation import (
    action_from_json,
    action_to_json,
    observation_from_json,
    observation_to_json,
)
from briscola.engine.observation import observe
from briscola.engine.options import BadOption
from briscola.engine.record import event_from_json, event_to_json
from briscola.engine.replay_cursor import Step
from briscola.engine.rules import Rules, Turned
from briscola.engine.state import State
from briscola.engine.talk import legal_requests, legal_signs, signal
from briscola.engine.trick import Trick
from briscola.engine.undo import undo_point
from briscola.engine.variants import make_rules
from tests.engine.play import finish, first, legal_cards, play_all, started
from tests.engine.test_perft import perft

RULES = make_rules("marianna", 2)
TOP = "RC RS CC CS 1D 5D 4S 6B 2B 3C 1S 7D RD CD 1B 3B"
"""A gets RC CC 1D 4S 2B, B gets RS CS 5D 6B 3C; the first cards of the stock follow."""


def pack_with(top: str) -> tuple[Card, ...]:
    """The whole pack with these cards on top."""
    upper = tuple(cards(top))
    return (*upper, *(c for c in ALL_CARDS if c not in upper))


def dealt(rules: Rules = RULES, top: str = TOP) -> State:
    """The hand of `TOP`; the last seat deals, so A leads."""
    return deal(rules, dealer=rules.players - 1, pack=[c for c in pack_with(top) if c in rules.pack])


def suits_to_declare(state: State) -> set[str]:
    return {action.suit.value for action in legal_actions(state) if isinstance(action, Declare)}


def declare(state: State, suit: str) -> State:
    """The state after the declaration of a suit."""
    return apply(state, DECLARATIONS[Suit(suit)])[0]


@pytest.mark.parametrize(("players", "stock", "tricks"), [(2, 30, 20), (3, 24, 13), (4, 20, 10)])
def test_five_cards_each_and_no_trump_at_the_start(players: int, stock: int, tricks: int) -> None:
    """V-MA-1."""
    rules = make_rules("marianna", players)
    state = started(rules)
    assert {len(hand) for hand in state.hands} == {5} and len(state.stock) == stock
    assert state.turned is None and state.trumps is None and rules.tricks == tricks
    assert rules.sides == (((0, 2), (1, 3)) if players == 4 else tuple((seat,) for seat in range(players)))
    end = finish(state, first)
    assert len(end.tricks) == tricks and sum(end.points) == 120


def test_perft_with_declarations() -> None:
    """5 cards and a declaration, then as counted by hand in the comments; plays come first."""
    # Depth 3: 25 after the declaration; 25 tricks with 5 leads each, and A may declare after 12 of them (he
    # leads on with both cups), B after 3 (he takes with 3C or 6B and keeps both swords).
    assert [perft(dealt(), depth) for depth in (1, 2, 3)] == [6, 30, 25 + 125 + 12 + 3]
    assert isinstance(legal_actions(dealt())[0], Play) and isinstance(legal_actions(dealt())[-1], Declare)


def test_only_the_leader_declares_and_once_a_turn() -> None:
    """V-MA-2."""
    top = "RC RS CC CS RD 5D CD 6B 2B 3C"
    state = dealt(top=top)
    assert suits_to_declare(state) == {"C", "D"}
    once = declare(state, "D")
    assert suits_to_declare(once) == set() and legal_cards(once) == {"RC", "CC", "RD", "CD", "2B"}
    assert isinstance(refusal(once, DECLARATIONS[Suit.COPPE]), WrongTime)
    following = play_all(state, "2B")
    assert suits_to_declare(following) == set()
    assert isinstance(refusal(following, DECLARATIONS[Suit.SPADE]), WrongTime)
    # The second one at the next lead: it brings 40, and makes new trumps.
    later = play_all(once, "2B 3C")
    assert later.leader == 0 and suits_to_declare(later) == {"C"}
    later = declare(later, "C")
    assert later.trumps is Suit.COPPE and later.declared_points == (60, 0)


def test_a_suit_is_declared_once_a_hand_and_none_when_the_stock_is_empty() -> None:
    """V-MA-2: who holds both on cannot declare them again; up to the lead before the last draw."""
    state = play_all(declare(dealt(), "C"), "1D 5D")
    assert state.leader == 0 and card("RC") in state.hands[0] and card("CC") in state.hands[0]
    assert suits_to_declare(state) == set()
    state = dealt()
    assert suits_to_declare(replace(state, stock=state.stock[:2])) == {"C"}
    assert suits_to_declare(replace(state, stock=())) == set()


@pytest.mark.parametrize(("first_marianna", "points"), [(20, (20, 40, 60, 80)), (40, (40, 60, 80, 100))])
def test_each_declaration_of_a_hand_brings_more(first_marianna: int, points: tuple[int, ...]) -> None:
    """V-MA-3, option first_marianna."""
    rules = make_rules("marianna", 2, {"first_marianna": first_marianna})
    marianna = rules.marianna
    assert marianna is not None
    found = [marianna.points(suit, trumps=None, earlier=n) for n, suit in enumerate(Suit)]
    assert tuple(found) == points


def test_a_match_is_played_to_points() -> None:
    """V-MA-4, option to_points."""
    for mark in (250, 300, 500, 501):
        rules = make_rules("marianna", 2, {"to_points": mark})
        match = begin_match(rules, winning_hands=2, dealer=1)
        assert rules.match_form.by_points
        match = replace(match, standing=replace(match.standing, score=(mark - 61, mark - 100)))
        end = finish(started(rules), first)
        won = replace(end, points=(60, 60), tricks=end.tricks)
        even = after_hand(match, replace(won, outcome=rules.scoring.result(won)))
        assert even.standing.score == (mark - 1, mark - 40) and not even.over
        more = replace(end, points=(61, 59))
        assert after_hand(match, replace(more, outcome=rules.scoring.result(more))).winners == (0,)


def test_declared_points_may_win_the_hand() -> None:
    """V-PT-1: who took most, declared points too."""
    end = finish(declare(dealt(), "C"), first)
    for points, winners in (((45, 75), (1,)), ((50, 70), ()), ((55, 65), (0,))):
        state = replace(end, points=points)
        outcome = RULES.scoring.result(state)
        assert outcome.winners == winners and outcome.reason == ("points" if winners else "tie")
    alone = make_rules("marianna", 3)
    state = declare(dealt(alone, "RC RS RD CC 5D 6B 4S 1D 3C"), "C")
    state = replace(finish(state, first), points=(40, 50, 30))
    outcome = alone.scoring.result(state)
    assert outcome.winners == (0,) and outcome.declared == (20, 0, 0) and outcome.totals == (60, 50, 30)
    assert alone.scoring.result(replace(state, points=(35, 55, 30))).reason == "tie"


def test_a_turned_card_makes_the_trumps() -> None:
    """V-MA-5: three cards each; 40 for trumps, 20 for another suit, and trumps do not change."""
    rules = make_rules("marianna", 2, {"trump_by": "turned"})
    assert rules.hand_size == 3 and rules.turned is Turned.AFTER_DEAL
    for turned, points in (("7C", 40), ("7D", 20)):
        state = dealt(rules, f"RC RS CC CS 2B 3C {turned}")
        state = declare(state, "C")
        assert state.trumps is card(turned).suit and state.declared_points == (points, 0)
    second = play_all(declare(dealt(rules, "RC RS CC CS 2B 3B 7D"), "C"), "2B 3B")
    assert second.leader == 1 and declare(second, "S").declared_points == (20, 20), "it brings no more"
    with pytest.raises(BadOption, match="option first_marianna does not apply"):
        make_rules("marianna", 2, {"trump_by": "turned", "first_marianna": 20})
    match = begin_match(rules, winning_hands=2, dealer=1)
    near = replace(match, standing=replace(match.standing, score=(89, 0)))
    end = finish(started(rules), first)
    for points_of_a, over in ((60, False), (61, True)):
        state = replace(end, points=(points_of_a, 120 - points_of_a))
        assert after_hand(near, replace(state, outcome=rules.scoring.result(state))).over is over


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("trump_by", "usual", "others", "refused"),
    [("declaration", 500, (250, 300, 501), (121, 150)), ("turned", 150, (500, 501), (121, 250, 300))],
)
def test_each_way_to_trumps_has_marks_of_its_own_and_leaves_the_usual_one_out(
    players: int, trump_by: str, usual: int, others: tuple[int, ...], refused: tuple[int, ...]
) -> None:
    """V-MA-4, V-MA-5: whoever reads a code or a log without the key reads what it meant."""
    made = {} if trump_by == "declaration" else {"trump_by": trump_by}
    for mark in (usual, *others):
        rules = make_rules("marianna", players, {"trump_by": trump_by, "to_points": mark})
        assert rules.match_form == ByPoints(target=mark)
        assert rules.changed == (made if mark == usual else {**made, "to_points": mark})
        code = DealCode(rules=rules, dealer=1, at=5, seed=bytes(32))
        assert decode(encode(code)) == code and ("to_points" in encode(code)) is (mark != usual)
    assert make_rules("marianna", players, made).match_form == ByPoints(target=usual)
    for mark in refused:
        with pytest.raises(BadOption, match=f"option to_points may be {min(usual, *others)}, .* not {mark}"):
            make_rules("marianna", players, {"trump_by": trump_by, "to_points": mark})


@pytest.mark.parametrize("key", ["exchange", "deal_by", "turn_up"])
def test_what_needs_a_turned_card_goes_with_one(key: str) -> None:
    """V-MA-5."""
    value = {"exchange": "seven", "deal_by": "three", "turn_up": "bottom"}[key]
    assert make_rules("marianna", 2, {"trump_by": "turned", key: value}).changed[key] == value
    with pytest.raises(BadOption, match=f"option {key} does not apply"):
        make_rules("marianna", 2, {key: value})


def test_four_play_in_pairs_only_and_nobody_must_follow_unless_it_is_chosen() -> None:
    """V-MA, V-MA-1; three play without a two; option must_follow."""
    assert make_rules("marianna", 4).sides == ((0, 2), (1, 3))
    with pytest.raises(BadOption, match="marianna has no option teams"):
        make_rules("marianna", 4, {"teams": False})
    assert len(make_rules("marianna", 3, {"removed": "2D"}).pack) == 39
    free = play_all(dealt(), "4S")
    assert legal_cards(free) == {"RS", "CS", "5D", "6B", "3C"}
    bound = play_all(dealt(make_rules("marianna", 2, {"must_follow": True})), "4S")
    assert legal_cards(bound) == {"RS", "CS"}


def test_partners_make_no_signs_before_there_are_trumps() -> None:
    """V-MA-4; nor do they ask for what there is not."""
    rules = make_rules("marianna", 4)
    state = dealt(rules, "RC RS RD 1B CC CS 5D 6B 4S 3C 2B 7B")
    assert suits_to_declare(state) == {"C"}
    trick = Trick(leader=3, plays=(), winner=0, points=0)
    state = replace(state, tricks=(trick,))  # the first trick is silent
    assert legal_signs(state, 0) == () and legal_requests(state, 0) == ("carico", "liscio")
    with pytest.raises(TalkForbidden, match="there is no trump yet"):
        signal(state, seat=0, sign="ace")
    state = declare(state, "C")
    assert "ace" in legal_signs(state, 2) and "trump" in legal_requests(state, 2)


def test_everybody_knows_a_declared_pair() -> None:
    """V-MA-2: both cards are shown; docs/protocol.md: `known`, `trumps`, `declared`."""
    state = declare(dealt(), "C")
    standing = begin_match(RULES, winning_hands=2, dealer=1).standing
    seen = observe(play_all(state, "4S"), 1, standing, asked=True)
    assert seen.known == {0: (card("RC"), card("CC"))} and seen.trumps is Suit.COPPE
    data = observation_to_json(seen)
    assert data["declared"] == [{"trick": 1, "seat": 0, "suit": "C", "points": 20}]
    legal = [action_to_json(action) for action in seen.legal]
    assert observation_from_json(RULES, data, legal) == seen
    played = observe(play_all(state, "RC 3C"), 1, standing)
    assert played.known == {0: (card("CC"),)}
    briscola = make_rules("briscola", 2)
    plain = observe(started(briscola), 0, begin_match(briscola, winning_hands=2, dealer=1).standing)
    assert "declared" not in observation_to_json(plain)


def test_the_action_as_programs_write_it() -> None:
    """docs/log.md: `{"declare":"D"}`."""
    action = DECLARATIONS[Suit.DENARI]
    assert action_to_json(action) == {"declare": "D"} and action_from_json({"declare": "D"}) == action
    with pytest.raises(ValueError, match="is no action"):
        action_from_json({"declare": "X"})
    event = Declared(seat=0, suit=Suit.DENARI, points=20)
    assert event_to_json(event) == {"event": "declare", "seat": 0, "suit": "D", "points": 20}
    assert event_from_json(event_to_json(event)) == event


def test_a_declaration_is_taken_back_like_a_card() -> None:
    """docs/record.md: a choice of its own, as long as nothing has been drawn since."""
    before = dealt()
    after, events = apply(before, DECLARATIONS[Suit.COPPE])
    steps = [Step(lines=0, state=before), Step(lines=1, state=after)]
    assert undo_point(steps, list(events), (0,)) == steps[0]
    assert undo_point(steps, list(events), (1,)) is None
