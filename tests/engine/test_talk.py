"""R-TALK, V-PR-5 and V-CH-13: signs and requests between partners."""

import pytest

from briscola.engine.actions import ASKS, SIGNS, TalkForbidden
from briscola.engine.events import Requested, Signalled
from briscola.engine.rules import OptionValue
from briscola.engine.state import State
from briscola.engine.talk import legal_requests, legal_signs, request, signal
from briscola.engine.variants import make_rules
from tests.engine.play import finish, first, golden, play_all, started


def pairs(trick: int = 2, variant: str = "briscola", **options: OptionValue) -> State:
    state = started(make_rules(variant, 4, options), golden(2).pack)
    return play_all(state, "CD 4B 5D CS") if trick > 1 else state


def test_silence_in_the_first_trick() -> None:
    """R-TALK-1."""
    state = pairs(trick=1)
    assert legal_signs(state, 0) == () and legal_requests(state, 0) == ()
    with pytest.raises(TalkForbidden, match="during the first trick"):
        signal(state, seat=0, sign="ace")
    with pytest.raises(TalkForbidden, match="during the first trick"):
        request(play_all(state, "CD 4B 5D"), seat=2, ask="liscio")


def test_partners_may_sign_from_the_second_trick_on_truly_or_falsely() -> None:
    """R-TALK-2, R-TALK-3, INV-19: the cards do not change."""
    state = pairs()
    assert legal_signs(state, 0) == SIGNS
    after, events = signal(state, seat=0, sign="king")
    assert events == [Signalled(seat=0, sign="king", seen_by=(2,))]
    assert (after.hands, after.stock, after.to_act) == (state.hands, state.stock, state.to_act)


def test_requests_are_heard_by_all_and_oblige_nobody() -> None:
    """R-TALK-4."""
    state = pairs()
    assert legal_requests(state, 2) == ASKS
    after, events = request(state, seat=2, ask="liscio")
    assert events == [Requested(seat=2, ask="liscio")] and after == state


def test_opponents_catch_signs_only_where_that_is_agreed() -> None:
    """R-TALK-5, option spies."""
    _, events = signal(pairs(spies=True), seat=0, sign="ace", spies=(1,))
    assert events[0].seen_by == (1, 2)
    with pytest.raises(TalkForbidden, match="do not catch"):
        signal(pairs(), seat=0, sign="ace", spies=(1,))


def test_the_first_trick_may_be_loud_where_that_is_agreed() -> None:
    """Option silent_first_trick = off."""
    assert legal_signs(pairs(trick=1, silent_first_trick=False), 0) == SIGNS


def test_signs_and_requests_can_be_turned_off() -> None:
    state = pairs(signs="off", requests=False)
    with pytest.raises(TalkForbidden, match="no such sign"):
        signal(state, seat=0, sign="ace")
    with pytest.raises(TalkForbidden, match="no such request"):
        request(state, seat=0, ask="trump")


@pytest.mark.parametrize(
    ("variant", "players", "options"),
    [("prini", 4, {}), ("chiamata", 5, {}), ("briscola", 2, {}), ("briscola", 4, {"teams": False})],
)
def test_no_talk_without_partners_or_in_prini_and_chiamata(
    variant: str, players: int, options: dict[str, OptionValue]
) -> None:
    """R-TALK-2, V-PR-5, V-CH-13."""
    state = started(make_rules(variant, players, options))
    with pytest.raises(TalkForbidden, match="no talk and no signs"):
        signal(state, seat=0, sign="ace")


def test_nobody_talks_after_the_hand() -> None:
    """R-TALK-2: until the hand ends."""
    over = finish(pairs(), first)
    with pytest.raises(TalkForbidden, match="the hand is over"):
        signal(over, seat=0, sign="ace")
