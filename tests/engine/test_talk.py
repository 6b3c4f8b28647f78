"""R-TALK, V-PR-5 and V-CH-13: signs and requests between partners."""

import pytest

from briscola.engine.actions import ASKS, LEADS, SIGNS, TalkForbidden
from briscola.engine.events import Played, Requested, Signalled
from briscola.engine.hand import apply, legal_actions
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.state import State
from briscola.engine.talk import legal_requests, legal_signs, request, signal
from briscola.engine.variants import VARIANTS, make_rules
from tests.engine.play import finish, first, golden, play_all, quick_games, slug, started


def pairs(trick: int = 2, variant: str = "briscola", **options: OptionValue) -> State:
    state = started(make_rules(variant, 4, options), golden(2).pack)
    return play_all(state, "CD 4B 5D CS") if trick > 1 else state


def test_silence_in_the_first_trick_and_after_the_hand() -> None:
    """R-TALK-1; R-TALK-2: until the hand ends."""
    state = pairs(trick=1)
    assert legal_signs(state, 0) == () and legal_requests(state, 0) == ()
    with pytest.raises(TalkForbidden, match="during the first trick"):
        signal(state, seat=0, sign="ace")
    with pytest.raises(TalkForbidden, match="during the first trick"):
        request(play_all(state, "CD 4B 5D"), seat=2, ask="liscio")
    over = finish(pairs(), first)
    with pytest.raises(TalkForbidden, match="the hand is over"):
        signal(over, seat=0, sign="ace")


SILENT_TO_THE_END = ("prini", "sueca")
"""The games in which nobody speaks in the whole hand (R-TALK-1)."""


@pytest.mark.parametrize("rules", quick_games(1), ids=slug)
def test_r_talk_1_the_table_is_silent_to_the_last_card_of_the_first_trick(rules: Rules) -> None:
    """R-TALK-1, INV-19: over a whole hand of every game, whoever asks."""
    state, cards_played = started(rules), 0
    while state.outcome is None:
        first_trick = cards_played < rules.places and rules.options.get("silent_first_trick", True)
        silent = first_trick or rules.variant in SILENT_TO_THE_END
        assert rules.silent(len(state.tricks)) == silent
        for seat in range(rules.players):
            said = legal_signs(state, seat) + legal_requests(state, seat)
            assert not said or (rules.in_sides and not silent)
        state, events = apply(state, first(legal_actions(state)))
        cards_played += sum(isinstance(event, Played) for event in events)


@pytest.mark.parametrize("name", VARIANTS)
def test_r_talk_1_no_option_but_one_lifts_the_silence(name: str) -> None:
    """Games that are silent to the end of the hand have no talk to agree on."""
    keys = {option.key for option in VARIANTS[name].options}
    assert ("silent_first_trick" in keys) == ("signs" in keys)
    if name in SILENT_TO_THE_END:
        assert not keys & {"silent_first_trick", "signs", "spies", "requests", "show_partner"}


def test_partners_may_sign_from_the_second_trick_on_truly_or_falsely() -> None:
    """R-TALK-2, R-TALK-3, INV-19: the cards do not change."""
    state = pairs()
    assert legal_signs(state, 0) == SIGNS
    after, events = signal(state, seat=0, sign="king")
    assert events == [Signalled(seat=0, sign="king", seen_by=(2,))]
    assert (after.hands, after.stock, after.to_act) == (state.hands, state.stock, state.to_act)


def test_requests_are_heard_by_all_and_oblige_nobody() -> None:
    """R-TALK-4; option lead_request: a suit to be led."""
    suits = ("lead:C", "lead:D", "lead:B", "lead:S")
    assert legal_requests(pairs(), 2) == ASKS and legal_requests(pairs(lead_request=True), 2) == ASKS + suits
    for state, ask in ((pairs(), ASKS[2]), (pairs(lead_request=True), [*LEADS][3])):
        after, events = request(state, seat=2, ask=ask)
        assert events == [Requested(seat=2, ask=ask)] and after == state
    with pytest.raises(TalkForbidden, match="no such request"):
        request(pairs(), seat=2, ask="lead:S")
    assert legal_requests(pairs(trick=1, lead_request=True), 0) == ()
    assert legal_requests(pairs(requests=False, lead_request=True), 0) == ()


def test_a_sign_is_seen_by_all_partners_and_by_opponents_only_where_that_is_agreed() -> None:
    """V-SX-1, R-TALK-5, option spies."""
    six = started(make_rules("briscola", 6, {"spies": True}))
    for _ in range(6):
        six, _ = apply(six, legal_actions(six)[0])
    _, events = signal(six, seat=2, sign="ace")
    assert events[0].seen_by == (0, 4)
    _, events = signal(six, seat=2, sign="ace", spies=(5,))
    assert events[0].seen_by == (0, 4, 5)
    _, events = signal(pairs(spies=True), seat=0, sign="ace", spies=(1,))
    assert events[0].seen_by == (1, 2)
    with pytest.raises(TalkForbidden, match="do not catch"):
        signal(pairs(), seat=0, sign="ace", spies=(1,))


def test_signs_and_requests_can_be_turned_off_and_the_first_trick_be_loud() -> None:
    """Option silent_first_trick = off."""
    assert legal_signs(pairs(trick=1, silent_first_trick=False), 0) == SIGNS
    state = pairs(signs="off", requests=False)
    with pytest.raises(TalkForbidden, match="no such sign"):
        signal(state, seat=0, sign="ace")
    with pytest.raises(TalkForbidden, match="no such request"):
        request(state, seat=0, ask="trump")


SILENT = (
    *(make_rules("prini", 4), make_rules("chiamata", 5)),
    *(make_rules("briscola", 2), make_rules("briscola", 4, {"teams": False})),
)


@pytest.mark.parametrize("rules", SILENT, ids=slug)
def test_no_talk_without_partners_or_in_prini_and_chiamata(rules: Rules) -> None:
    """R-TALK-2, V-PR-5, V-CH-13."""
    state = started(rules)
    with pytest.raises(TalkForbidden, match="no talk and no signs"):
        signal(state, seat=0, sign="ace")


def test_free_words_betray_something_wherever_three_or_more_play() -> None:
    """R-TALK-1, R-TALK-4: with two, whatever somebody says helps nobody but her opponent."""
    games = {players: make_rules("briscola", players) for players in range(2, 7)}
    assert [players for players, rules in games.items() if rules.words_betray] == [3, 4, 5, 6]


def test_there_is_talk_where_partners_may_make_signs_or_requests() -> None:
    """R-TALK-2, options signs and requests."""
    assert not any(rules.talks for rules in SILENT)
    chosen = {
        (signs, requests): make_rules("briscola", 4, {"signs": signs, "requests": requests}).talks
        for signs in ("national", "off")
        for requests in (True, False)
    }
    assert [each for each, talks in chosen.items() if not talks] == [("off", False)]
