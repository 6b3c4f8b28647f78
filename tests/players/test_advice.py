"""Advice of which an evening at the table had complained, and everything of its kind."""

from collections.abc import Mapping, Sequence
from itertools import islice

import pytest
from msgspec.structs import replace as with_fields

from benchmarks.figure import GAMES
from benchmarks.judges.advice import faults_of
from benchmarks.teacher import judgement, moments
from briscola.capabilities.coach.judgement import GRAVE, Verdict
from briscola.client.decisions import Decision
from briscola.engine.actions import PLAYS, Play
from briscola.engine.cards import card
from briscola.engine.observation import Observation
from briscola.engine.variants import make_rules
from briscola.players.insight.choice_comparison import Deliberation, reasoned, weighed
from briscola.players.insight.deliberation import advise, judgeable
from briscola.players.insight.reasons import Reason, Why
from briscola.players.knowledge import know
from tests.players.positions import position, two
from tests.players.reached import Wanted, reached

TWO = make_rules("briscola", 2)
SUECA = make_rules("sueca", 4)
THREE = make_rules("briscola", 3)
OPEN = make_rules("chiamata", 4, {"morto": "open"})


def advised(view: Observation) -> tuple[str, Deliberation]:
    """The card of the last, surest advice, with all that is known."""
    *_, found = advise(view)
    assert isinstance(found.advice.action, Play)
    return found.advice.action.card.code, found


POSITIONS: Mapping[str, tuple[Sequence[int], Wanted]] = {
    "a partner's trick, of which something was said twice": (
        (21, 9, 11, 20),
        Wanted(rules=SUECA, seat=2, hand="RS 2S 3S RC 1D", table="7B FB", trump="S"),
    ),
    "the knight where the six keeps as much and gives less": (
        (1, 2),
        Wanted(rules=SUECA, seat=3, hand="1S 6B CB 5C 5S", table="7B FB RS", trump="S"),
    ),
    "the higher of two trumps that are worth the same": (
        (7, 10, 20),
        Wanted(rules=TWO, hand="1D 5B 2B", trump="B", stock=20),
    ),
    "a worthless trick that was let go twice": (
        (1,),
        Wanted(rules=TWO, hand="2D 6C 6B", table="2C", trump="D", stock=34),
    ),
    "a king before the dummy has played": (
        (1,),
        Wanted(rules=OPEN, seat=1, hand="FB 4B CC CS FS 1C 4C", table="RB", trump="D", called="1D"),
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "wanted"),
    [
        pytest.param(seed, wanted, id=f"{name}, {seed}", marks=[pytest.mark.slow] if at else [])
        for name, (seeds, wanted) in POSITIONS.items()
        for at, seed in enumerate(seeds)
    ],
)
def test_the_advice_of_the_evening_is_orthodox_and_says_nothing_twice(seed: int, wanted: Wanted) -> None:
    _, found = advised(reached(seed, wanted))
    assert list(faults_of(found)) == []


def test_of_two_trumps_that_are_worth_the_same_the_lower_is_led() -> None:
    code, found = advised(reached(7, POSITIONS["the higher of two trumps that are worth the same"][1]))
    assert code == "2B"
    assert Reason(why=Why.AS_GOOD, points=1, other=PLAYS[card("5B")]) in found.advice.prospect.reasons


def test_a_proven_end_is_told_as_it_is_and_not_as_next_to_certain() -> None:
    view = reached(1, Wanted(rules=make_rules("bisca", 2), hand="1D 6D", trump="D", points=(43, 55)))
    code, found = advised(view)
    assert code == "6D", "of equals the one that gives less"
    assert [reason.why for reason in found.advice.prospect.reasons] == [
        Why.ALL_ALIKE,
        Why.SAME_END,
        Why.EXACT,
    ]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["prini_3_all", "scoperta_2", "brisca_2"])
def test_advice_in_real_hands_has_none_of_these_faults(game: str) -> None:
    plays = (d.view for _hand, _state, d in moments(game, GAMES[game]) if isinstance(d.view.legal[0], Play))
    for view in islice(filter(judgeable, plays), 6):
        assert list(faults_of(advised(view)[1])) == [], view


# ---- by figures that are given


def told(view: Observation, points: Mapping[str, float], error: float) -> Deliberation:
    """Advice where the cards come to so many points, each with the same doubt beside the others."""
    view = with_fields(view, legal=tuple(PLAYS[card(code)] for code in points))
    knowledge = know(view)
    doubts = [error] * len(points)
    found = weighed(view, knowledge, [(each, 0.5) for each in points.values()], lambda _best: doubts)
    return reasoned(found, knowledge)


def lead(hand: str) -> Observation:
    """A lead of two players in the middle of a hand, trumps batons."""
    return with_fields(position(TWO, hand=hand, turned="2B"), points=(30, 20))


@pytest.mark.parametrize(
    ("view", "points", "orthodox", "why"),
    [
        (lead("RC 4S 5D"), {"RC": 62, "4S": 61.5, "5D": 57}, "4S", Why.NEARLY_BUT_POINTS),
        (lead("RC 4S"), {"RC": 62, "4S": 61.5}, "4S", Why.NEARLY_BUT_POINTS),
        (lead("3C 4S"), {"3C": 62, "4S": 61.5}, "4S", Why.NEARLY_BUT_POINTS),
        (lead("7B 4B"), {"7B": 62, "4B": 61.5}, "4B", Why.NEARLY_BUT_HIGHER),
        (lead("4B 5S"), {"4B": 62, "5S": 61.5}, "5S", Why.NEARLY_BUT_TRUMP),
        (lead("1B 5S"), {"1B": 62, "5S": 61.5}, "5S", Why.NEARLY_BUT_TRUMP),
    ],
)
def test_of_two_within_the_error_the_orthodox_is_advised_and_the_other_is_called_as_good(
    view: Observation, points: Mapping[str, float], orthodox: str, why: Why
) -> None:
    """A liscio before points, a low trump before a high one; beyond the error figures decide."""
    found = told(view, points, 0.6)
    assert found.advice.action == PLAYS[card(orthodox)]
    other = next(code for code in points if code != orthodox)
    assert found.advice.prospect.reasons[-1] == Reason(why=why, points=1, other=PLAYS[card(other)])
    best = told(view, {**points, other: points[orthodox] + 3}, 0.6)
    assert best.advice.action == PLAYS[card(other)]


@pytest.mark.parametrize("points", [{"4C": 62, "4S": 61.9}, {"4C": 62, "4S": 61.9, "5D": 61.8}])
def test_advice_that_could_only_say_that_others_are_nearly_as_good_says_that_little_is_at_stake(
    points: Mapping[str, float],
) -> None:
    advice = told(lead(" ".join(points)), points, 0.2).advice.prospect
    assert [reason.why for reason in advice.reasons] == [Why.LITTLE_AT_STAKE, Why.NEARLY_AS_GOOD]
    behind = told(lead(" ".join([*points, "1S"])), {**points, "1S": 40}, 0.2).advice.prospect.reasons
    assert Why.LITTLE_AT_STAKE not in {reason.why for reason in behind}, "the ace is a worse choice"
    spoken = told(lead("RC CD 4S"), {"RC": 62, "CD": 61.9, "4S": 61.9}, 0.2).advice.prospect.reasons
    assert [reason.why for reason in spoken] == [Why.LEADS_BLANK, Why.NEARLY_AS_GOOD], "it says why"


def test_what_takes_the_trick_is_no_less_orthodox_than_what_lets_it_go() -> None:
    view = with_fields(two("3D 4C 5S", "RD"), points=(30, 20))
    assert told(view, {"3D": 62, "4C": 61.8}, 0.6).advice.action == PLAYS[card("3D")]


def test_a_card_that_is_nearly_as_good_is_not_blamed() -> None:
    """Prini of five: the three gives ten, the jack two, and both come to nearly the same."""
    rules = make_rules("prini", 5)
    view = position(rules, hand="3D FD", table="FS CS 3S 7S", turned="2S", last_tricks=True)
    found = told(view, {"FD": 40.2, "3D": 40}, 0.2)
    assert found.advice.action == PLAYS[card("FD")]
    assert found.advice.prospect.reasons == (
        Reason(why=Why.NEARLY_BUT_POINTS, points=1, other=PLAYS[card("3D")]),
    )


# ---- the coach


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "verdict"), [(7, Verdict.MISTAKE), (6, Verdict.GRAVE)])
def test_a_costly_choice_is_one_that_both_ways_of_playing_on_call_so(seed: int, verdict: Verdict) -> None:
    """Three players, the ace on a knight; one way of playing on made it 13 points, the other 5."""
    view = reached(seed, Wanted(rules=THREE, hand="1D CD 4S", table="CC", trump="D", stock=3))
    play = judgement(Decision(event=0, view=view, action=PLAYS[card("1D")]))
    assert play is not None and play.faulty and play.verdict is verdict
    assert play.cost - play.error >= GRAVE
    assert (play.cost - 2 * play.error >= GRAVE) is (verdict is Verdict.GRAVE), "they agree"
