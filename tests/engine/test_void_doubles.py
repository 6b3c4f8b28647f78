"""Void hands raise the payments of the next one (V-CH-28)."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from briscola.client.hand_log import logged_hands
from briscola.engine.actions import CONCEDE, PASS, Bid, Call, Redeal
from briscola.engine.cards import card
from briscola.engine.deal_code import DealCode, decode, encode, hand_of
from briscola.engine.events import Chained, Committed, Event, HandEnded, MatchBegan
from briscola.engine.hand import deal
from briscola.engine.match import Match, after_hand, begin_match, hand_ended
from briscola.engine.notation import BadNotation, observation_from_json, observation_to_json
from briscola.engine.observation import observe
from briscola.engine.record import event_to_json
from briscola.engine.replay import check_hand_alone, replay
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.state import State
from briscola.engine.variants import without_effect
from briscola.players.bots.plausible import check_observation
from briscola.table.deals import SeededDeals
from tests.engine.bars import WEAK, chiamata, do, with_hands
from tests.engine.play import finish, first, golden
from tests.engine.recorded import TERMS, recorded_table

PASSES = (PASS,) * 5
IN_FORCE: dict[str, OptionValue] = {"void_doubles": True, "match": "hands"}


def begun(rules: Rules) -> Match:
    return begin_match(rules, winning_hands=2, dealer=4)


def dealt(match: Match) -> State:
    return deal(match.rules, dealer=4, pack=golden(4).pack, times=match.standing.times)


def passed(match: Match) -> Match:
    return after_hand(match, do(dealt(match), *PASSES))


def called(match: Match, bid: int = 61) -> State:
    """A hand that seat 0 has bid for, and called 3C of seat 4."""
    return do(dealt(match), Bid(points=bid), *(PASS,) * (4 if bid < 120 else 0), Call(card=card("3C")))


def times_of(match: Match, *kinds: str) -> Sequence[int]:
    found = [match.standing.times]
    for kind in kinds:
        if kind == "pass":
            match = passed(match)
        elif kind == "weak":
            state = with_hands(match.rules, WEAK)
            match = after_hand(match, do(replace(state, times=match.standing.times), Redeal(wanted=True)))
        elif kind == "concede":
            match = after_hand(match, do(called(match), CONCEDE))
        else:
            state = finish(called(match, 120 if kind == "failed" else 61), first)
            points = (120, 0, 0, 0, 0) if kind == "made" else (0, 120, 0, 0, 0)
            outcome = state.rules.scoring.result(replace(state, points=points))
            assert outcome.reason == kind
            match = after_hand(match, replace(state, outcome=outcome))
        found.append(match.standing.times)
    return found


@pytest.mark.parametrize(
    ("kinds", "times"),
    [
        ("pass pass pass pass pass", [1, 2, 4, 8, 8, 8]),
        ("weak pass weak", [1, 2, 4, 8]),
        ("pass made pass", [1, 2, 1, 2]),
        ("pass pass failed", [1, 2, 4, 1]),
        ("pass concede", [1, 2, 1]),
    ],
)
def test_each_void_hand_in_a_row_doubles_the_next_until_one_is_made_or_failed(
    kinds: str, times: list[int]
) -> None:
    """V-CH-28: 2^n, at most 8; a hand given up has failed (V-CH-25)."""
    agreed = begun(chiamata(weak_redeal=True, concede=True, **IN_FORCE))
    assert times_of(agreed, *kinds.split()) == times
    others: tuple[dict[str, OptionValue], ...] = ({"match": "hands"}, {"void_doubles": True})
    for other in others:
        plain = begun(chiamata(weak_redeal=True, concede=True, **other))
        assert set(times_of(plain, *kinds.split())) == {1}


def test_the_payments_are_multiplied_and_the_log_and_the_view_say_by_how_much() -> None:
    """V-CH-28: two void hands, then 61 made or failed."""
    match = passed(passed(begun(chiamata(multiplier=True, **IN_FORCE))))
    state = finish(called(match, 75), first)
    assert state.outcome is not None and state.outcome.payments is not None
    assert {abs(payment) for payment in state.outcome.payments} == {8, 16}
    ended = event_to_json(hand_ended(after_hand(match, state), state, hand=3))
    assert ended["times"] == 4 and ended["payments"] == state.outcome.payments
    view = observe(dealt(match), 0, match.standing, asked=True)
    assert observation_to_json(view)["times"] == 4
    void = event_to_json(hand_ended(passed(match), do(dealt(match), *PASSES), hand=3))
    assert void["times"] == 4 and void["payments"] == (0,) * 5


@pytest.mark.parametrize("options", [{}, {"match": "hands"}, {"void_doubles": True}])
def test_nothing_tells_times_where_void_hands_do_not_double(options: dict[str, Any]) -> None:
    """V-CH-28, decision 15: with match=wins there is no multiplier."""
    match = passed(begun(chiamata(**options)))
    state = do(dealt(match), *PASSES)
    assert "times" not in event_to_json(hand_ended(passed(match), state, hand=2))
    assert "times" not in observation_to_json(observe(dealt(match), 0, match.standing, asked=True))


@pytest.mark.parametrize(
    ("options", "idle"),
    [
        ({"void_doubles": True}, True),
        (IN_FORCE, False),
        ({"void_doubles": True, "match": "target"}, False),
        ({**IN_FORCE, "all_pass": "forced"}, True),
        ({**IN_FORCE, "all_pass": "forced", "weak_redeal": True}, False),
        ({"void_doubles": True, "weak_redeal": True}, True),
    ],
)
def test_the_option_is_idle_where_no_payment_can_grow(options: dict[str, Any], idle: bool) -> None:
    """R-OPT-2, V-CH-28: with all_pass=forced only weak hands are void."""
    assert ("void_doubles" in without_effect(chiamata(**options))) is idle


def test_with_a_forced_bid_only_weak_hands_count() -> None:
    """V-CH-28."""
    match = begun(chiamata(weak_redeal=True, all_pass="forced", **IN_FORCE))
    state = do(dealt(match), *(PASS,) * 4)
    assert state.caller == 4 and times_of(match, "weak") == [1, 2]


def test_a_deal_code_played_again_is_paid_once_and_says_so() -> None:
    """V-CH-28."""
    rules = chiamata(**IN_FORCE)
    code = decode(encode(DealCode(rules=rules, dealer=4, laid=tuple(golden(4).pack))))
    assert code.rules.voids_double and hand_of(code).times == 1
    state = do(hand_of(code), *PASSES)
    assert event_to_json(hand_ended(after_hand(begun(rules), state), state, hand=1))["times"] == 1


def test_a_bot_is_told_only_times_that_can_be() -> None:
    match = passed(begun(chiamata(**IN_FORCE)))
    view = observe(dealt(match), 0, match.standing, asked=True)
    check_observation(view)
    told, legal = observation_to_json(view), [{"pass": True}]
    assert observation_from_json(match.rules, told, legal).standing == match.standing
    for times in (0, 3, 16):
        with pytest.raises(BadNotation, match="paid so many times"):
            check_observation(replace(view, standing=replace(view.standing, times=times)))
    plain = replace(view, rules=chiamata(match="hands"))
    with pytest.raises(BadNotation, match="paid so many times"):
        check_observation(plain)


def recorded(seed: int) -> list[Event]:
    """A record of a match by chance, in which now and then hands are void."""
    rules = chiamata(weak_redeal=True, match_hands=6, **IN_FORCE)
    return list(recorded_table(rules, deals=SeededDeals(seed)).log)


def ends(log: Sequence[Event]) -> list[HandEnded]:
    return [event for event in log if isinstance(event, HandEnded)]


def paid_more(log: Sequence[Event]) -> list[HandEnded]:
    return [end for end in ends(log) if end.winners and end.times is not None and end.times > 1]


def test_a_record_tells_the_times_of_each_hand_and_no_others_are_taken() -> None:
    """V-CH-28: payments follow from the log."""
    log = next(log for log in map(recorded, range(200)) if paid_more(log))
    assert replay(log, terms=TERMS).ended
    following = 1
    for end in ends(log):
        assert end.times == following and (not end.winners or min(map(abs, end.payments or ())) == end.times)
        following = 1 if end.winners else min(2 * following, 8)
    wrong = paid_more(log)[0]
    for changed in (replace(wrong, times=1), replace(wrong, times=None)):
        with pytest.raises(BadRecord):
            replay([changed if event is wrong else event for event in log], terms=TERMS)


def test_a_hand_checked_alone_is_believed_how_often_it_is_paid_but_not_what() -> None:
    log = next(log for log in map(recorded, range(200)) if paid_more(log))
    began = next(event for event in log if isinstance(event, MatchBegan))
    wrong = paid_more(log)[0]
    starts = [at for at, event in enumerate(log) if isinstance(event, Committed)]
    first_line = max(at for at in starts if at < log.index(wrong))
    end = next(at for at in range(log.index(wrong), len(log)) if isinstance(log[at], Chained))
    hand = [*log[first_line:end]]
    check_hand_alone(hand, began)
    assert wrong.payments is not None and wrong.times is not None
    dearer = replace(wrong, payments=tuple(2 * paid for paid in wrong.payments))
    thrice = replace(wrong, times=3, payments=tuple(3 * paid // wrong.times for paid in wrong.payments))
    for changed in (
        dearer,
        thrice,
        replace(wrong, times=1),
        replace(wrong, times=3),
        replace(wrong, times=16),
    ):
        with pytest.raises(BadRecord):
            check_hand_alone([changed if event is wrong else event for event in hand], began)


def test_hands_of_a_log_stand_with_the_times_that_they_are_paid() -> None:
    log = next(log for log in map(recorded, range(200)) if paid_more(log))
    hands = [hand for hand in logged_hands(log) if hand.ended is not None]
    assert [hand.standing.times for hand in hands] == [end.times for end in ends(log)]
