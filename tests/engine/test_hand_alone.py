"""A hand of a record can be checked without what came before it, as one behind damage has to be."""

from collections.abc import Sequence

import pytest

from briscola.engine.events import Committed, Dealt, Event, HandEnded, MatchBegan, MatchEnded, Played
from briscola.engine.replay import check_hand_alone
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.variants import make_rules
from tests.engine.recorded import TWO, changed, recorded_table


def hands_of(log: Sequence[Event]) -> tuple[MatchBegan, list[list[Event]]]:
    """The start of a match, and the events of each hand without its link."""
    began, hands = log[0], list[list[Event]]()
    assert isinstance(began, MatchBegan)
    for event in log:
        if isinstance(event, Committed):
            hands.append([])
        if hands:
            hands[-1].append(event)
    return began, [hand[:-1] for hand in hands]


BEGAN, (FIRST, *_, LAST) = hands_of(recorded_table(TWO, winning_hands=2).log)


@pytest.mark.parametrize(("variant", "players"), [("chiamata", 5), ("marianna", 3), ("sueca", 4)])
def test_every_hand_of_a_match_is_right_by_itself(variant: str, players: int) -> None:
    began, hands = hands_of(recorded_table(make_rules(variant, players), winning_hands=2).log)
    assert len(hands) > 1
    for hand in hands:
        check_hand_alone(hand, began)


def without(kind: type[Event]) -> list[Event]:
    return [event for event in LAST if not isinstance(event, kind)]


@pytest.mark.parametrize(
    "hand",
    [
        [],
        without(Dealt),
        without(HandEnded),
        without(Played),
        LAST[1:],
        LAST[:-2],
        changed(LAST, Dealt, dealer=9),
        changed(LAST, HandEnded, points=(60, 60)),
        changed(LAST, Committed, sha256="0" * 64),
        [*FIRST, *LAST],
        [*LAST, LAST[-1]],
    ],
)
def test_what_is_no_right_hand_is_refused(hand: list[Event]) -> None:
    with pytest.raises(BadRecord):
        check_hand_alone(hand, BEGAN)


def test_the_score_of_the_match_is_believed() -> None:
    check_hand_alone(changed(LAST, HandEnded, score=(7, 7)), BEGAN)
    assert isinstance(LAST[-1], MatchEnded) and not isinstance(FIRST[-1], MatchEnded)
