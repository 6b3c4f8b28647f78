"""V-PT: matches by the points of all hands."""

import pytest

from briscola.engine.match import Match, after_hand, begin_match
from briscola.engine.options import BadOption
from briscola.engine.rules import OptionValue
from briscola.engine.variants import VARIANTS, make_rules
from tests.engine.test_match import counted


def after(match: Match, *hands: tuple[int, ...]) -> Match:
    """The match after hands with these points."""
    for points in hands:
        assert not match.over
        match = after_hand(match, counted(match.rules, points))
    return match


def match_of(players: int, **options: OptionValue) -> Match:
    rules = make_rules("briscola", players, {"total_120": True, **options})
    return begin_match(rules, winning_hands=2, dealer=0)


def test_the_score_is_the_running_points_and_the_deal_always_passes_on() -> None:
    """V-PT-1: 60–60 counts too, and nobody has won that hand."""
    match = after(match_of(2), (70, 50))
    assert match.standing.score == (70, 50) and match.dealer == 1 and not match.over
    shared = counted(match.rules, (60, 60))
    assert shared.outcome is not None and shared.outcome.winners == ()
    match = after_hand(match, shared)
    assert match.standing.score == (130, 110) and match.dealer == 0
    assert match.counted == 2 and match.winners == (0,)


def test_partners_score_what_their_side_has() -> None:
    """V-PT-1."""
    match = after(match_of(4), (40, 30, 21, 29))
    assert match.standing.score == (61, 59, 61, 59)
    assert after(match, (0, 60, 0, 60)).winners == (1, 3)


def test_the_highest_of_several_at_the_mark_wins() -> None:
    """V-PT-2."""
    match = after(match_of(2), (100, 20), (19, 101))
    assert match.standing.score == (119, 121) and match.winners == (1,)
    match = after(match_of(2), (55, 65), (66, 54))
    assert match.standing.score == (121, 119) and match.winners == (0,)
    match = after(match_of(3), (70, 40, 10), (45, 73, 2), (5, 15, 100))
    assert match.standing.score == (120, 128, 112) and match.winners == (1,)


def test_a_match_is_won_with_120_points_not_before() -> None:
    """V-PT-3, total_120."""
    match = after(match_of(3), (60, 20, 40), (59, 1, 60))
    assert match.standing.score == (119, 21, 100) and not match.over
    assert after(match_of(3), (60, 20, 40), (60, 0, 60)).winners == (0,)


def test_equal_totals_play_another_hand() -> None:
    """V-PT-2."""
    match = after(match_of(2), (70, 50), (50, 70))
    assert match.standing.score == (120, 120) and not match.over
    assert after(match, (58, 62)).winners == (1,)
    alone = after(match_of(3), (60, 60, 0), (60, 60, 0))
    assert alone.standing.score == (120, 120, 0) and not alone.over


def test_two_of_one_side_are_no_equal_totals() -> None:
    """V-PT-2."""
    match = after(match_of(4), (60, 10, 40, 10), (30, 30, 30, 30))
    assert match.standing.score == (160, 80, 160, 80) and match.winners == (0, 2)


@pytest.mark.parametrize("key", ["tie", "capot", "stop_at_61", "void_dealer"])
def test_what_speaks_of_winning_hands_does_not_apply(key: str) -> None:
    """V-PT-3."""
    option = next(o for o in VARIANTS["briscola"].options if o.key == key)
    with pytest.raises(BadOption, match=f"option {key} does not apply"):
        make_rules("briscola", 2, {"total_120": True, key: option.values[1]})
    with pytest.raises(BadOption, match="option independents does not apply"):
        make_rules("briscola", 3, {"total_120": True, "independents": "highest"})


def test_it_is_an_option_of_briscola_prini_and_bisca() -> None:
    """V-PT-3."""
    for variant in ("briscola", "prini", "bisca"):
        for players in VARIANTS[variant].players:
            form = make_rules(variant, players, {"total_120": True}).match_form
            assert form.by_points and not form.by_wins
            assert not make_rules(variant, players).match_form.by_points
    with pytest.raises(BadOption, match="chiamata has no option total_120"):
        make_rules("chiamata", 5, {"total_120": True})
