"""Tied hands of sueca make the next one count more (V-SU-7)."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from briscola.client.hand_log import logged_hands
from briscola.engine.deal_code import DealCode, decode, encode, hand_of
from briscola.engine.events import Chained, Committed, Event, HandEnded, MatchBegan
from briscola.engine.match import Match, after_hand, begin_match, hand_ended
from briscola.engine.match_form import MOST_MORE
from briscola.engine.notation import BadNotation, observation_from_json, observation_to_json
from briscola.engine.observation import observe
from briscola.engine.options import BadOption
from briscola.engine.record import event_to_json
from briscola.engine.replay import check_hand_alone, replay
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.engine.variants import VARIANTS, make_rules
from briscola.players.bots.plausible import check_observation
from briscola.table.deals import SeededDeals
from tests.engine.play import started
from tests.engine.recorded import TERMS, recorded_table
from tests.engine.test_match import counted

RULES = make_rules("sueca", 4, {"tie_counts": True})
PLAIN = make_rules("sueca", 4)
TIE, WON, LARGE = (60, 60, 0, 0), (61, 59, 0, 0), (0, 29, 0, 91)


def ended(match: Match, points: tuple[int, ...], *, all_tricks: bool = False) -> State:
    """The hand of that match, which ends with these points by seat."""
    state = replace(counted(match.rules, points, all_tricks=all_tricks), more=match.standing.more)
    return replace(state, outcome=match.rules.scoring.result(state))


def after(match: Match, *hands: tuple[int, ...]) -> Match:
    for points in hands:
        match = after_hand(match, ended(match, points))
    return match


def begun(rules: Rules = RULES) -> Match:
    return begin_match(rules, winning_hands=11, dealer=3)


@pytest.mark.parametrize(
    ("hands", "score", "more"),
    [
        ((TIE,), (0, 0), 1),
        ((TIE, WON), (2, 0), 0),
        ((TIE, LARGE), (0, 3), 0),
        ((TIE, TIE, WON), (3, 0), 0),
        ((TIE, WON, WON), (3, 0), 0),
        ((TIE, TIE, LARGE, TIE), (0, 4), 1),
        ((TIE,) * 12, (0, 0), 10),
    ],
)
def test_each_tie_in_a_row_makes_the_next_win_count_one_more(
    hands: Sequence[tuple[int, ...]], score: tuple[int, int], more: int
) -> None:
    """V-SU-7: at most ten, and the first win takes all of it."""
    match = after(begun(), *hands)
    assert (match.standing.score, match.standing.more) == (score * 2, more)
    usual = after(begun(PLAIN), *hands)
    assert usual.standing.more == 0 and usual.dealer == match.dealer == (3 + len(hands)) % 4
    wins = sum(2 if points is LARGE else 1 for points in hands if points is not TIE)
    assert max(usual.standing.score) == wins


def test_a_bandeira_after_a_tie_counts_five() -> None:
    """V-SU-3, V-SU-7."""
    match = after(begun(), TIE)
    assert after_hand(match, ended(match, (120, 0, 0, 0), all_tricks=True)).standing.score == (5, 0, 5, 0)


def test_the_log_and_the_view_say_how_much_more_and_nothing_where_ties_do_not_count() -> None:
    """V-SU-7: of the tie itself, too, which scores nothing."""
    match = after(begun(), TIE)
    for points in (TIE, WON):
        state = ended(match, points)
        assert event_to_json(hand_ended(after_hand(match, state), state, hand=2))["more"] == 1
    view = observe(started(RULES), 0, match.standing)
    assert observation_to_json(view)["more"] == 1
    plain = after(begun(PLAIN), TIE)
    state = ended(plain, WON)
    assert "more" not in event_to_json(hand_ended(after_hand(plain, state), state, hand=2))
    assert "more" not in observation_to_json(observe(started(PLAIN), 0, plain.standing))


def test_the_option_stands_in_sueca_alone_and_is_named_by_codes() -> None:
    """V-SU-7, R-OPT-1: a deal played again counts its size alone."""
    assert RULES.changed == {"tie_counts": True} and PLAIN.options["tie_counts"] is False
    code = DealCode(rules=RULES, dealer=1, at=5, seed=bytes(32))
    assert encode(code).endswith(":tie_counts=on") and decode(encode(code)) == code
    assert hand_of(code).more == 0
    for name, row in VARIANTS.items():
        if name != "sueca":
            with pytest.raises(BadOption, match="no option tie_counts"):
                make_rules(name, row.players[0], {"tie_counts": True})


def test_a_bot_is_told_only_more_that_can_be() -> None:
    match = after(begun(), TIE)
    view = observe(started(RULES), 0, match.standing, asked=True)
    check_observation(view)
    told = observation_to_json(view)
    assert observation_from_json(RULES, told, []).standing == match.standing
    for more in (-1, MOST_MORE + 1):
        with pytest.raises(BadNotation, match="counts so much more"):
            check_observation(replace(view, standing=replace(view.standing, more=more)))
    with pytest.raises(BadNotation, match="counts so much more"):
        check_observation(replace(view, rules=PLAIN))


def recorded(seed: int) -> list[Event]:
    """A record of a match by chance, in which now and then a hand is tied."""
    return list(recorded_table(RULES, deals=SeededDeals(seed), winning_hands=6).log)


def ends(log: Sequence[Event]) -> list[HandEnded]:
    return [event for event in log if isinstance(event, HandEnded)]


def test_a_record_tells_how_much_more_and_takes_no_other_number() -> None:
    """V-SU-7: in the walk of the whole, for a hand by itself, and among the hands of a log."""
    log = next(log for log in map(recorded, range(400)) if any(end.winners and end.more for end in ends(log)))
    assert replay(log, terms=TERMS).ended
    following, score = 0, 0
    for end in ends(log):
        assert end.more == following and (not end.winners or max(end.score) > 0)
        gained = sum(end.score) // 2 - score
        assert not end.winners or gained in (1 + following, 2 + following, 4 + following)
        following, score = (0 if end.winners else following + 1), sum(end.score) // 2
    assert [hand.standing.more for hand in logged_hands(log)] == [end.more for end in ends(log)]
    wrong = next(end for end in ends(log) if end.winners and end.more)
    for changed in (replace(wrong, more=0), replace(wrong, more=None)):
        with pytest.raises(BadRecord):
            replay([changed if event is wrong else event for event in log], terms=TERMS)
    at = log.index(wrong)
    first = max(i for i, event in enumerate(log[:at]) if isinstance(event, Committed))
    link = next(i for i, event in enumerate(log) if i > at and isinstance(event, Chained))
    began = next(event for event in log if isinstance(event, MatchBegan))
    check_hand_alone(log[first:link], began)  # believed, as its score is, but only what can be
    for changed in (replace(wrong, more=MOST_MORE + 1), replace(wrong, more=None)):
        with pytest.raises(BadRecord):
            check_hand_alone([changed if event is wrong else event for event in log[first:link]], began)
