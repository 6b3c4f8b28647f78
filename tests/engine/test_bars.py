"""Chiamata as played in bars: V-CB, V-CH-24 … 27, each with the dummy as well."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.engine.actions import CONCEDE, Action, Bid, Call, Redeal
from briscola.engine.cards import Card, card
from briscola.engine.events import Redealt
from briscola.engine.hand import apply, deal, legal_actions
from briscola.engine.notation import BadNotation, action_from_json, action_to_json
from briscola.engine.record import event_from_json, event_to_json
from briscola.engine.replay import replay
from briscola.engine.rules import OptionValue
from briscola.engine.stages.auction import POINTS_LADDER, RANK_LADDER, ladder_of, obliged_ladder
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from briscola.table.deals import SeededDeals
from briscola.table.table import Phase, RefereedTable
from tests.engine.bars import WEAK, chiamata, dark_trick, do, rung, seated, with_hands, won
from tests.engine.invariants import play_checked
from tests.engine.play import play_all, started
from tests.engine.recorded import TERMS, recorded_table, refused
from tests.engine.strategies import choose
from tests.property_based import examples

BARS = [
    {"bidding": "rank", "obliged": True, "weak_redeal": True, "concede": True, "dark": True},
    {"bidding": "two", "weak_redeal": True, "concede": True, "multiplier": True},
    {"dark": True, "first_lead": "caller", "capot_doubles": True, "call_own": False},
    {"weak_redeal": True, "all_pass": "forced", "concede": True},
    {"weak_redeal": True, "weak_points": 2},
    {"weak_redeal": True, "void_doubles": True, "match": "hands"},
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
        RefereedTable.resumed(table.log[:lines], terms=TERMS, deals=SeededDeals(seed))


def test_the_first_bid_can_be_taken_back_though_another_kept_a_weak_hand_silently() -> None:
    rules = chiamata(weak_redeal=True)

    def another_is_asked(table: RefereedTable) -> bool:
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
    """docs/log.md."""
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
