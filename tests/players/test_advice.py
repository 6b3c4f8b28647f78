"""Advice of which an evening at the table had complained, and everything of its kind."""

import re
from collections.abc import Mapping, Sequence
from itertools import islice

import pytest
from msgspec.structs import replace as with_fields

from benchmarks.figure import GAMES
from benchmarks.judges.advice import faults_of
from benchmarks.teacher import judgement, moments
from briscola.capabilities.coach import words as coach_words
from briscola.capabilities.coach.judgement import GRAVE, Verdict, judged
from briscola.client.decisions import Decision
from briscola.engine.actions import PLAYS, Play
from briscola.engine.cards import Suit, card
from briscola.engine.observation import Observation
from briscola.engine.state import Declaration
from briscola.engine.variants import make_rules
from briscola.i18n.reason_words import Speech, sentence
from briscola.players.insight.choice_comparison import Deliberation, Ground, reasoned, weighed
from briscola.players.insight.deliberation import advise, judgeable
from briscola.players.insight.prospects import Closeness
from briscola.players.insight.reasons import Reason, Why
from briscola.players.insight.significance import CERTAIN, NEAR, SURE, TELLS
from briscola.players.knowledge import know
from tests.players.positions import position, two
from tests.players.reached import Wanted, reached

TWO = make_rules("briscola", 2)
SPEECH = Speech(names=("You", "Ada"))
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


def replace_apart(reason: Reason) -> Reason:
    """The reason with its difference in tenths, as it is told."""
    return with_fields(reason, apart=None if reason.apart is None else round(reason.apart, 1))


# ---- by figures that are given


def told(
    view: Observation, points: Mapping[str, float], error: float, *, chance: float = 0.5
) -> Deliberation:
    """Advice where the cards come to so many points, each with the same doubt beside the others."""
    view = with_fields(view, legal=tuple(PLAYS[card(code)] for code in points))
    knowledge = know(view)
    doubts = [error] * len(points)
    found = weighed(view, knowledge, [(each, chance) for each in points.values()], lambda _best: doubts)
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
    differs = replace_apart(found.advice.prospect.reasons[-1])
    assert differs == Reason(why=why, points=1, other=PLAYS[card(other)], apart=0.5)
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
    assert [reason.why for reason in spoken] == [Why.LEADS_BLANK, Why.NEARLY_BUT_POINTS], "it says why"


def test_what_takes_the_trick_is_no_less_orthodox_than_what_lets_it_go() -> None:
    view = with_fields(two("3D 4C 5S", "RD"), points=(30, 20))
    assert told(view, {"3D": 62, "4C": 61.8}, 0.6).advice.action == PLAYS[card("3D")]


def test_a_card_that_is_nearly_as_good_is_not_blamed() -> None:
    """Prini of five: the three gives ten, the jack two, and both come to nearly the same."""
    rules = make_rules("prini", 5)
    view = position(rules, hand="3D FD", table="FS CS 3S 7S", turned="2S", last_tricks=True)
    found = told(view, {"FD": 40.2, "3D": 40}, 0.2)
    assert found.advice.action == PLAYS[card("FD")]
    (differs,) = found.advice.prospect.reasons
    assert replace_apart(differs) == Reason(
        why=Why.NEARLY_BUT_POINTS, points=1, other=PLAYS[card("3D")], apart=0.2
    )


# ---- as good, and nearly as good


def trumps(
    points: Mapping[str, float], error: float = 0.05, taken: tuple[int, int] = (30, 20), chance: float = 0.5
) -> Deliberation:
    """Advice beside a worthless card, trumps batons, with cards still to be drawn."""
    view = with_fields(two(" ".join(points), "2C"), points=taken)
    return told(view, points, error, chance=chance)


HIGH = {"1B": 72.4, "3B": 72.3, "4B": 72.2}
"""Ace, three and four of trumps, within half a point."""


def coach_says(found: Deliberation, code: str) -> Sequence[str]:
    """The coach's title and words of a card that was played there."""
    play = judged(1, Decision(event=0, view=found.view, action=PLAYS[card(code)]), found)
    assert play is not None
    return [coach_words.title_of(play), *coach_words.words_of(play, SPEECH)]


def test_an_ace_of_trumps_is_not_as_good_as_the_four_and_the_difference_is_told() -> None:
    """Decision 14: within half a point, yet a trump above the seven is at stake."""
    found = trumps(HIGH)
    assert found.advice.action == PLAYS[card("4B")]
    said = [sentence(reason, SPEECH) for reason in found.advice.prospect.reasons]
    assert said == ["The ace of batons differs by about 0.2 points, but it is higher."]
    beside = {c.prospect.action: sentence(c.prospect.reasons[0], SPEECH) for c in found.choices}
    assert beside[PLAYS[card("3B")]] == "The four of batons differs by about 0.1 points, and it is lower."
    assert {c.prospect.closeness for c in found.choices[:2]} == {Closeness.NEARLY}


def test_the_coach_says_that_little_depended_on_a_high_trump_and_which_one_is_orthodox() -> None:
    assert coach_says(trumps(HIGH), "1B") == [
        "Little depended on it",
        "The four of batons differs by about 0.2 points, and it is lower.",
    ]
    assert coach_says(trumps(HIGH, error=0.6), "4B")[0] == "The best choice", "nobody can be sure of little"
    assert coach_says(trumps({**HIGH, "2S": 40}), "3B")[0] == "Nearly as good as the best"


@pytest.mark.parametrize("points", [{"4C": 62, "5C": 61.9}, {"4S": 62, "5D": 61.9}, {"7B": 62, "4B": 62}])
def test_what_is_worth_little_is_as_good_within_half_a_point(points: Mapping[str, float]) -> None:
    found = trumps(points)
    assert found.advice.prospect.reasons[0].why is Why.ALL_ALIKE
    assert {coach_says(found, code)[0] for code in points} == {"Nothing depended on it"}


@pytest.mark.parametrize("dear", ["1S", "3D", "FB", "RB"])
def test_a_carico_and_a_trump_above_the_seven_are_never_as_good(dear: str) -> None:
    for hand in ({dear: 62.0, "4C": 62.0}, {"4C": 62.0, dear: 62.0}):
        assert {choice.prospect.closeness for choice in trumps(hand).choices} == {
            Closeness.NEARLY,
            Closeness.AS_GOOD,
        }


@pytest.mark.parametrize(
    ("stock", "declared", "as_good"), [(20, (), False), (2, (), True), (20, (Suit.COPPE,), True)]
)
def test_a_card_of_a_pair_that_could_be_declared_is_not_as_good(
    stock: int, declared: Sequence[Suit], as_good: bool
) -> None:
    """V-MA-2: at a lead to come, while neither card is gone."""
    view = position(make_rules("marianna", 2), hand="RC 5S", turned="2B", table="4D")
    made = tuple(Declaration(trick=1, seat=1, suit=suit, points=20) for suit in declared)
    view = with_fields(view, stock_count=stock, declared=made, trumps=None)
    found = told(view, {"RC": 62, "5S": 62}, 0.05)
    beside = next(choice for choice in found.choices if choice is not found.advice)
    assert (beside.prospect.closeness is Closeness.AS_GOOD) is as_good


def test_a_proven_difference_is_no_equality_however_small() -> None:
    """All cards are known, but not who draws the last: a mean of 61.8 is less than one of 62."""
    view = with_fields(two("4C 5S", "RC"), points=(30, 20))
    knowledge = know(view)
    found = weighed(view, knowledge, [(62.0, 0.5), (61.8, 0.5)])
    assert found.ground is Ground.EXACT
    assert found.choices[1].prospect.closeness is not Closeness.AS_GOOD
    same = weighed(view, knowledge, [(61.8, 0.5), (61.8, 0.5)])
    assert [reason.why for reason in reasoned(same, knowledge).advice.prospect.reasons] == [
        Why.ALL_ALIKE,
        Why.NONE_TAKES,
        Why.EXACT,
    ], "of a mean nobody says that it is the end"


@pytest.mark.parametrize("game", ["marianna", "briscola"])
def test_the_error_is_told_in_the_points_of_the_table(game: str) -> None:
    """V-MA-3: of a lead, each point of which others lack too."""
    view = position(make_rules(game, 2), hand="4C 5S", turned="2B", table="RC")
    found = told(view, {"4C": 62, "5S": 58}, 5.0)
    (other,) = (choice.prospect for choice in found.choices if choice is not found.advice)
    sides = 2 if game == "marianna" else 1
    assert (other.apart, other.error) == (4.0 * sides, 5.0 * sides)


@pytest.mark.parametrize(
    ("best", "error", "expected"), [(62, 0.5, 0.5), (61.6, 0.3, 0.0), (61.6, 0.5, 0.5), (62.4, 0.3, 0.3)]
)
def test_the_error_is_told_where_it_is_larger_than_the_difference_that_the_table_shows(
    best: float, error: float, expected: float
) -> None:
    """A king that was found to be worth more than the orthodox card is shown as worth as much."""
    found = told(lead("RC 4S"), {"RC": best, "4S": 62}, error)
    king = next(each.prospect for each in found.choices if each.prospect.action == PLAYS[card("RC")])
    assert found.advice.action == PLAYS[card("4S")] and king.told_error == expected


def test_a_point_that_may_be_chance_is_not_told_as_a_small_difference() -> None:
    """61.5 and 62.4 both read 62; the error is larger still."""
    found = told(lead("RC 4S"), {"RC": 62.49, "4S": 61.51}, 1.2)
    near = Reason(why=Why.NEARLY_AS_GOOD, points=1, other=PLAYS[card("RC")])
    assert found.advice.prospect.reasons[-1] == near


ABSOLUTE = "as good as the others|just as good|Nothing depended on it|As good as the best|worth the same"
AT_STAKE = "Next to nothing is at stake"
HANDS = {"4C 5S": False, "4B 7B": False, "4C 3C": True, "1S 4C": True, "FB 4B": True, "RB 4C": True}
"""Two cards to lead, and if one is a carico or a trump above the seven; trumps are batons."""


@pytest.mark.parametrize("error", [0.0, 0.05, 0.2, 1.0])
@pytest.mark.parametrize("apart", [0.0, 0.2, 0.4, 0.6, 0.9, 2.0])
@pytest.mark.parametrize("hand", HANDS)
def test_no_sentence_of_hint_and_coach_makes_an_equality_of_what_is_only_near(
    hand: str, apart: float, error: float
) -> None:
    """Decision 14, by all that is read of two cards, whichever is worth more and whichever was played."""
    one, other = hand.split()
    for points in ({one: 62.0, other: 62.0 - apart}, {one: 62.0 - apart, other: 62.0}):
        found = told(lead(hand), points, error)
        read = [sentence(each, SPEECH) for c in found.choices for each in c.prospect.reasons]
        read += [words for code in points for words in coach_says(found, code)]
        absolute = [words for words in read if re.search(ABSOLUTE, words)]
        worth = apart / 2  # the chances are the same
        equal = not HANDS[hand] and apart <= TELLS and worth + CERTAIN * error <= TELLS
        assert bool(absolute) is equal, read
        stake = any(AT_STAKE in words for words in read)
        assert not stake or (not HANDS[hand] and apart + SURE * error <= NEAR), read


def test_of_two_aces_on_lead_nobody_says_that_next_to_nothing_is_at_stake() -> None:
    found = told(lead("1C 1S"), {"1C": 62, "1S": 61.9}, 0.05)
    assert [sentence(reason, SPEECH) for reason in found.advice.prospect.reasons] == [
        "The ace of swords differs by about 0.1 points."
    ]


def test_in_a_decided_hand_any_card_is_as_good() -> None:
    found = trumps(dict.fromkeys(HIGH, 90.0), taken=(70, 20))
    assert [reason.why for reason in found.advice.prospect.reasons] == [Why.ALL_ALIKE, Why.HAND_IS_WON]


def test_a_hand_that_is_next_to_won_says_so_without_calling_the_ace_as_good() -> None:
    found = trumps(HIGH, chance=0.995)
    assert [reason.why for reason in found.advice.prospect.reasons][:1] == [Why.AS_GOOD_AS_WON]
    assert Why.NEARLY_BUT_HIGHER in {reason.why for reason in found.advice.prospect.reasons}


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
