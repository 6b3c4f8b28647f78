"""No difference is told only within the error of hint and coach, who go by the same search."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from benchmarks.figure import GAMES
from benchmarks.hints import decisions
from briscola.capabilities.coach.judgement import judged
from briscola.client.decisions import Decision
from briscola.engine.actions import PLAYS, Play
from briscola.engine.cards import card
from briscola.engine.observation import Observation
from briscola.engine.variants import make_rules
from briscola.players.insight import significance
from briscola.players.insight.choice_comparison import Deliberation, weighed
from briscola.players.insight.deliberation import advise, deliberate, judgeable
from briscola.players.insight.evaluation import insights
from briscola.players.insight.prospects import Closeness, Prospect
from briscola.players.insight.reasons import Why
from briscola.players.knowledge import know
from briscola.players.search.deepening import Depth
from tests.players.positions import position, two

TWO = make_rules("briscola", 2)
KING, ACE = (Prospect(action=PLAYS[card(code)], points=60.0, chance=0.5) for code in ("RD", "1D"))


@pytest.mark.parametrize(
    ("apart", "error", "expected"),
    [
        (0.1, 0.1, Closeness.AS_GOOD),
        (0.1, 0.2, Closeness.NEARLY),
        (-0.1, 0.2, Closeness.NEARLY),
        (0.6, 0.0, Closeness.NEARLY),
        (0.45, 0.0, Closeness.AS_GOOD),
    ],
)
def test_two_that_read_alike_are_the_same_only_within_the_error(
    apart: float, error: float, expected: Closeness
) -> None:
    assert significance.closeness(KING, ACE, (apart, error)) is expected


@pytest.mark.parametrize(
    ("apart", "error", "alike", "expected"),
    [
        (0.2, 0.2, False, True),
        (0.2, 0.3, False, False),
        (0.2, 0.2, True, True),
        (0.8, 0.2, True, False),
        (-0.6, 0.2, False, False),
        (-4.5, 0.2, False, True),
    ],
)
def test_more_samples_are_needed_while_a_choice_may_be_better_or_only_reads_alike(
    apart: float, error: float, *, alike: bool, expected: bool
) -> None:
    """A choice that is surely better and not advised, as where a hand is decided, will not be."""
    beside = ACE if alike else replace(ACE, points=50.0)
    assert significance.is_certain(beside, KING, (apart, error)) is expected


def test_points_that_read_alike_to_a_tenth_or_whole_are_no_difference() -> None:
    for one, other in ((49.46, 49.54), (49.6, 50.4)):
        advised, beside = replace(KING, points=other), replace(ACE, points=one)
        assert significance.closeness(beside, advised, (3.0, 2.0)) is Closeness.NEARLY
    beside = replace(ACE, apart=0.8)
    assert significance.closeness(beside, KING, (0.1, 0.0)) is Closeness.NEARLY, "in points, if not in worth"
    for points, expected in ((2.9, Closeness.NEARLY), (3.2, Closeness.BEHIND)):
        paid = replace(ACE, points=57.0, chance=0.53, apart=points)
        assert significance.closeness(paid, KING, (0.1, 0.0)) is expected, (
            "points that the chance makes up for"
        )
    apart = replace(KING, points=49.4), replace(ACE, points=49.6)
    assert significance.closeness(*apart, (3.0, 2.0)) is Closeness.BEHIND


def test_what_is_far_from_the_best_is_not_as_good_and_what_is_disputed_no_mistake() -> None:
    assert significance.closeness(KING, ACE, (0.3, 0.05), (0.6, 0.05)) is Closeness.NEARLY
    agreed, disputed = significance.both((5.0, 0.2), (4.0, 0.4)), significance.both((5.0, 0.2), (0.4, 0.4))
    assert agreed[0] == 4.5 and significance.better(*agreed)
    assert disputed[0] == 2.7 and not significance.better(*disputed)


@pytest.mark.parametrize(
    ("apart", "error", "expected"),
    [(0.8, 0.1, Closeness.NEARLY), (0.8, 0.2, Closeness.BEHIND), (2.0, 0.0, Closeness.BEHIND)],
)
def test_of_two_that_read_otherwise_one_is_behind_or_nearly_as_good(
    apart: float, error: float, expected: Closeness
) -> None:
    other = Prospect(action=KING.action, points=62.0, chance=0.5)
    assert significance.closeness(KING, other, (apart, error)) is expected


# ---- the advice


def told(values: Sequence[float], error: float, advised: int) -> Deliberation:
    """Two cards that come to so many points, each with the same doubt, one of them advised before."""
    view = replace(two("4C 5S", "RC", "5B"), points=(30, 20))
    found = [(points, 0.5) for points in values]
    return weighed(view, know(view), found, lambda _best: [error, error], advised=advised)


def test_the_advice_stays_unless_another_is_better_beyond_doubt() -> None:
    kept, changed = told((60, 64), 1.5, 0), told((60, 64), 0.5, 0)
    assert (kept.best, changed.best) == (0, 1)
    assert kept.choices[1].prospect.figures == kept.advice.prospect.figures, "it is told as no better"
    assert kept.choices[1].prospect.closeness is Closeness.NEARLY


def claimed_without_fault(view: Observation, depth: Depth) -> int:
    """Count the choices that a hint advises or calls as good; the coach must find fault with none."""
    *_, insight = insights(view, depth)
    claims = [
        prospect
        for prospect in insight.prospects
        if prospect is insight.advice or any(reason.why is Why.AS_GOOD for reason in prospect.reasons)
    ]
    for prospect in claims:
        *_, found = deliberate(view, prospect.action, depth)
        play = judged(1, Decision(event=0, view=view, action=prospect.action), found)
        assert play is not None and not play.faulty, prospect.action
    return len(claims)


OTHERS = [pytest.param(game, marks=pytest.mark.slow) for game in ("briscola_6_alone", "sueca_4")]


@pytest.mark.parametrize("game", ["briscola_2", *OTHERS])
def test_the_coach_finds_no_fault_with_what_the_hint_advised_or_called_as_good(game: str) -> None:
    """Hint and coach ask the same search, whatever its depth."""
    depth = Depth(samples=160, batch=40)
    looked = 0
    for view in [view for view in decisions(GAMES[game], 1) if judgeable(view)][2:5]:
        if isinstance(view.legal[0], Play):
            looked += claimed_without_fault(view, depth)
    assert looked >= 2


@pytest.mark.slow
def test_six_alone_in_the_fifth_place_king_and_three_are_not_told_otherwise_by_hint_and_coach() -> None:
    """Once the hint called the three as good as the king where the coach saw it 8 points ahead."""
    rules = make_rules("briscola", 6, {"teams": False})
    view = position(rules, hand="3D 4S RD", table="4D 7S 5B 6B", turned="5C")
    assert claimed_without_fault(view, Depth(samples=160, batch=40)) >= 1


@pytest.mark.parametrize("table", ["RS", ""])
def test_answers_come_after_ever_more_samples_and_the_last_is_sure(table: str) -> None:
    *found, last = advise(two("2C 4C 5D", table, "5B"), Depth(samples=480, batch=40, precise=0.0))
    assert [each.samples for each in found] == [40, 80, 160, 320][: len(found)] and found
    assert found[-1].samples < last.samples <= 2 * found[-1].samples and last.share == 1.0
    assert all(each.share < 1.0 for each in found)
