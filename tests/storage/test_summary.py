"""What the history keeps of a match is what its events say, side by side with the engine's own count."""

import pytest
from msgspec.structs import replace

from briscola.commands.verify import deal_codes
from briscola.engine.events import Called, HandEnded, MatchEnded, TrickTaken, Undone
from briscola.storage.records.match_record import read_record
from briscola.storage.records.records import Records
from briscola.storage.sums.match_summary import MatchSummary, summary
from tests.storage.evenings import play, setup

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"options": {"teams": False}}),
    (5, {"variant": "chiamata"}),
    (4, {"variant": "chiamata"}),
    (2, {"variant": "prini", "options": {"deal_all": True}}),
    (2, {"variant": "bisca"}),
]


@pytest.mark.parametrize(("players", "fields"), TABLES)
def test_every_record_is_right_and_folds(records: Records, players: int, fields: dict[str, object]) -> None:
    played = play(records, setup(players, **fields), seed=3)
    assert read_record(played.path).wrong is None
    told = summary(played.events)
    ends = [event for event in played.events if isinstance(event, HandEnded)]
    assert told.complete and len(told.ended) == len(ends)
    assert told.score == ends[-1].score
    for hand, end in zip(told.hands, ends, strict=True):
        assert (hand.points, hand.reason, hand.capot) == (end.points, end.reason, end.capot)
        assert (hand.result == "won") == (0 in end.winners)
        assert (hand.result == "drawn") == (not end.winners)


def test_partners_points_are_counted_together(records: Records) -> None:
    for hand in summary(play(records, setup(4)).events).ended:
        assert hand.ours == hand.points[0] + hand.points[2]
        assert hand.theirs == hand.points[1] + hand.points[3]


def test_alone_the_best_of_the_others_is_who_one_plays_against(records: Records) -> None:
    for hand in summary(play(records, setup(3)).events).ended:
        assert (hand.ours, hand.theirs) == (hand.points[0], max(hand.points[1:]))


def test_in_chiamata_the_callers_party_counts_together(records: Records) -> None:
    played = play(records, setup(5, variant="chiamata"), seed=8)
    told = summary(played.events)
    calls = [event for event in played.events if isinstance(event, Called)]
    hands = [hand for hand in told.ended if hand.caller is not None]
    assert hands and len(hands) == len(calls)
    for hand, call in zip(hands, calls, strict=True):
        party = {call.seat, call.partner}
        callers = sum(points for seat, points in enumerate(hand.points) if seat in party)
        assert hand.ours == (callers if 0 in party else sum(hand.points) - callers)
        assert (hand.contract, hand.payment is None) == (call.contract, False)


def test_a_match_without_events_is_just_begun() -> None:
    assert summary([]) == MatchSummary()


def test_a_hand_that_breaks_off_is_dealt_but_not_counted(records: Records) -> None:
    told = summary(play(records, setup(winning_hands=3), steps=12).events)
    assert (len(told.hands), told.ended, told.complete, told.result) == (1, (), False, None)


def test_choices_taken_back_are_numbered_and_their_cards_forgotten(records: Records) -> None:
    plain, back = play(records, seed=4), play(records, seed=4, undo=2)
    told = summary(back.events)
    assert told.taken_back == 2
    assert sum(told.hands[0].points) == 120
    assert told.hands[0].shape == summary(plain.events).hands[0].shape


def test_what_was_taken_back_is_not_counted_twice(records: Records) -> None:
    events = play(records).events
    first, second = [i for i, event in enumerate(events) if isinstance(event, TrickTaken)][:2]
    again = (*events[: second + 1], Undone(to=first + 1), *events[first + 1 :])
    assert summary(again) == replace(summary(events), taken_back=1)


def test_who_is_among_the_winners_has_won(records: Records) -> None:
    """As the window says it: in chiamata the defenders often reach the end together."""
    *events, end, chain = play(records, setup(3)).events
    assert isinstance(end, MatchEnded)
    for winners, result in [((0,), "won"), ((1,), "lost"), ((0, 1), "won"), ((1, 2), "lost")]:
        assert summary([*events, replace(end, winners=winners), chain]).result == result


def test_a_deal_played_again_is_over_after_its_hand(records: Records) -> None:
    code = next(deal_codes(play(records).events))
    again = play(records, setup(winning_hands=3), deal=code)
    assert summary(again.events, once=True).complete
    assert summary(again.events, once=True).result == summary(again.events).hands[0].result
    assert not summary(again.events).complete


def test_hands_are_numbered_from_one_and_a_match_begins_without_a_score(records: Records) -> None:
    played = play(records, setup(3, winning_hands=2), seed=2)
    told = summary(played.events)
    assert [hand.number for hand in told.hands] == [*range(1, len(told.hands) + 1)]
    begun = summary(played.events[:8])
    assert (begun.score, begun.complete, MatchSummary().complete) == ((0, 0, 0), False, False)
    assert not any(hand.capot for hand in begun.hands)
