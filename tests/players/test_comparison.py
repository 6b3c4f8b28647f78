"""What is said of a card beside another: why the advised one, by figures that are those of the table."""

from collections.abc import Mapping, Sequence

import pytest
from msgspec.structs import replace

from briscola.engine.actions import PLAYS, Play
from briscola.engine.cards import card, cards
from briscola.engine.observation import Observation
from briscola.engine.variants import make_rules
from briscola.players.insight.comparison import best_of, explained_plays
from briscola.players.insight.evaluation import evaluate
from briscola.players.insight.prospects import Prospect, by_figures
from briscola.players.insight.reasons import Reason, Why
from briscola.players.knowledge import know
from briscola.players.search.deepening import Depth
from tests.players.positions import pairs, position, two

PRINI = make_rules("prini", 2)

Figures = Mapping[str, tuple[float, float]]
"""By card the points at the end and the chance to win, in per cent."""


def told(view: Observation, figures: Figures, *, exact: bool = False) -> Mapping[str, Sequence[Reason]]:
    """What is said of each card where these are its figures; the advised one first."""
    knowledge = know(view)
    found = tuple(
        Prospect(action=PLAYS[card(code)], points=points, chance=chance / 100)
        for code, (points, chance) in figures.items()
    )
    legal = tuple(p.action for p in found)
    knowledge = know(replace(view, legal=legal))
    best = best_of(found, knowledge)
    explained = explained_plays(by_figures(found, best), best, knowledge, exact=exact)
    named = {p.action.card.code: p.reasons for p in explained if isinstance(p.action, Play)}
    return {code: named[code] for code in sorted(named, key=lambda code: code != list(figures)[best])}


def why(view: Observation, figures: Figures, *, exact: bool = False) -> tuple[str, Sequence[Reason]]:
    """The advised card and why."""
    return next(iter(told(view, figures, exact=exact).items()))


MORE = Reason(why=Why.MORE_POINTS, other=PLAYS[card("FC")], figures=(62.4, 62.2))


def beside(code: str, kind: Why, *figures: int) -> Reason:
    """A reason that holds a card beside another."""
    return Reason(why=kind, other=PLAYS[card(code)], figures=(figures[0], figures[1]))


def test_a_jack_is_held_beside_the_worthless_seven_that_one_would_rather_give() -> None:
    """Then only beside the ace, whose figures are the next best."""
    code, (first, nearest) = why(two("FD 7C 1S"), {"FD": (62, 55), "7C": (60, 52), "1S": (61, 54)})
    assert (code, first) == ("FD", beside("7C", Why.BRINGS_MORE, 2, 0))
    assert nearest == beside("1S", Why.RISKS_LESS, 2, 11), "and the ace is told from it too"


def test_the_cheapest_card_is_held_beside_the_next_best_by_what_is_not_true_of_both() -> None:
    """Both fours give nothing, and beat nothing."""
    code, (reason,) = why(two("7C 1S 4B", "RD"), {"7C": (62, 55), "1S": (50, 40), "4B": (60, 52)})
    assert code == "7C"
    assert reason == Reason(why=Why.SAVES_TRUMP, cards=(card("4B"),), points=4)
    _, reasons = why(two("4C 4S", "RD"), {"4C": (62, 55), "4S": (61, 54)})
    assert reasons == (beside("4S", Why.WINS_MORE_OFTEN, 55, 54),)


def test_the_five_is_no_alternative_to_the_four_where_there_is_another() -> None:
    found = {"4C": (62.0, 55.0), "5S": (61.0, 54.0), "CC": (50.0, 40.0)}
    _, (reason, nearest) = why(two("4C 5S CC", "RD"), found)
    assert reason.why is Why.DISCARDS_BLANK
    assert (nearest.why, nearest.cards) == (Why.BEATS_FEWER, cards("5S")), "it is told from the five last"


def test_a_card_that_may_not_be_played_is_not_kept_and_the_only_one_is_said_to_be_that() -> None:
    """V-PR-1: coins were led; of three cards one follows suit."""
    view = position(PRINI, hand="1B 4D 5D", table="RD", turned="2B", last_tricks=True)
    insight = evaluate(view, Depth(samples=40, batch=20))
    said = [reason for p in insight.prospects for reason in p.reasons]
    assert {p.action for p in insight.prospects} == {PLAYS[card("4D")], PLAYS[card("5D")]}
    assert not any(card("1B") in reason.cards for reason in said)
    view = position(PRINI, hand="1B 4D 5C", table="RD", turned="2B", last_tricks=True)
    assert evaluate(view).advice.reasons == (Reason(why=Why.ONLY_CARD),)


@pytest.mark.parametrize(
    ("figures", "expected"),
    [
        ({"FD": (62, 55), "FC": (60, 52)}, beside("FC", Why.WINS_MORE_OFTEN, 55, 52)),
        ({"FD": (62, 55), "FC": (60, 55)}, beside("FC", Why.MORE_POINTS, 62, 60)),
        ({"FD": (62, 55.4), "FC": (60, 54.6)}, beside("FC", Why.MORE_POINTS, 62, 60)),
        (
            {"FD": (62.4, 55.4), "FC": (62.2, 54.6)},
            MORE,
        ),
        ({"FD": (62.04, 55.4), "FC": (61.96, 54.6)}, Reason(why=Why.ALL_ALIKE)),
    ],
)
def test_figures_that_read_alike_are_alike(figures: Figures, expected: Reason) -> None:
    assert why(two("FD FC"), figures)[1][0] == expected


def test_equals_are_named_as_such() -> None:
    lead = {"FD": (62.0, 55.0), "CD": (62.0, 55.0), "7C": (60.0, 52.0)}
    (_, as_good) = why(two("FD CD 7C"), lead)[1]
    assert as_good == Reason(why=Why.AS_GOOD, points=1, other=PLAYS[card("FD")]) or as_good == Reason(
        why=Why.AS_GOOD, points=1, other=PLAYS[card("CD")]
    )
    more = {**lead, "RD": (62.0, 55.0)}
    assert why(two("FD CD RD 7C"), more)[1][1] == Reason(why=Why.AS_GOOD, points=2)


def test_of_equals_the_one_is_advised_that_annoys_nobody() -> None:
    """The king trumps a worthless trick although a blank is at hand."""
    view = two("RB 4C 1S", "2D")
    assert why(view, {"RB": (62.2, 55.2), "4C": (62, 55), "1S": (50, 40)})[0] == "4C"
    assert why(view, {"RB": (63, 55.2), "4C": (62, 55), "1S": (50, 40)})[0] == "RB"


def test_of_two_gifts_the_smaller_says_by_how_much_and_of_two_leads_the_one_with_less_at_stake() -> None:
    code, (reason,) = why(two("FC RS 3C", "1D"), {"FC": (50, 40), "RS": (48, 37), "3C": (45, 32)})
    assert (code, reason) == ("FC", beside("RS", Why.GIVES_LESS, 2, 4))
    code, (reason,) = why(two("FC RS 3C"), {"FC": (50, 40), "RS": (48, 37), "3C": (45, 32)})
    assert (code, reason) == ("FC", beside("RS", Why.RISKS_LESS, 2, 4))


def test_to_a_sure_trick_of_the_own_side_the_richer_card_is_added() -> None:
    view = pairs("RC FC 4C", "7S 1S 4S")
    code, (reason,) = why(view, {"RC": (70, 80), "FC": (68, 78)})
    assert (code, reason) == ("RC", beside("FC", Why.ADDS_MORE, 4, 2))
    code, (reason,) = why(view, {"RC": (70, 80), "4C": (60, 60)})
    assert (code, reason.why) == ("RC", Why.LOADS_PARTNER)


def test_what_speaks_against_the_alternative_is_said_of_it_by_name() -> None:
    """The partner's ace needs no trump to help it."""
    view = pairs("FC 4B 7D", "7S 1S 4S")
    code, (reason,) = why(view, {"7D": (60, 60), "4B": (58, 58)})
    assert code == "7D" and reason.why is Why.KEEPS_LAST_TRUMP
    view = pairs("2B 4B 7D", "7S 1S 4S")
    code, (reason,) = why(view, {"7D": (60, 60), "4B": (58, 58)})
    assert (code, reason.why, reason.seat, reason.other) == (
        *("7D", Why.OVERTAKES_PARTNER, 2),
        PLAYS[card("4B")],
    )


def test_a_card_looked_at_is_as_good_or_has_its_fault_or_its_figures() -> None:
    view = two("4C 5S 1D FS", "RD")
    found = told(view, {"4C": (62, 55), "5S": (62, 55), "1D": (60, 52), "FS": (61, 54)})
    assert found["5S"] == (Reason(why=Why.AS_GOOD, points=1, other=PLAYS[card("4C")]),)
    assert found["1D"] == (beside("4C", Why.WINS_LESS_OFTEN, 55, 52),)
    assert [r.why for r in found["FS"]] == [Why.GIVES_POINTS]
    (fewer,) = told(view, {"4C": (62, 55), "1D": (60, 55)})["1D"]
    assert fewer == beside("4C", Why.FEWER_POINTS, 62, 60)


def test_what_is_proven_is_said_to_be_where_nothing_but_figures_speaks() -> None:
    _, reasons = why(two("FD FC"), {"FD": (62, 100), "FC": (60, 0)}, exact=True)
    assert reasons == (beside("FC", Why.WINS_MORE_OFTEN, 100, 0), Reason(why=Why.EXACT))
    _, reasons = why(two("FD FC"), {"FD": (62, 50), "FC": (62, 50)}, exact=True)
    same = Reason(why=Why.SAME_END, points=62)
    assert reasons == (Reason(why=Why.ALL_ALIKE), same, Reason(why=Why.EXACT))


def test_a_hand_that_is_decided_is_won_or_lost_in_the_figures_too() -> None:
    """R-HAND-1: with 52 points and a trick of 14 there is no chance left to lose."""
    view = two("3D 4C 2S", "RD", points=(52, 30))
    found = evaluate(view)
    assert found.advice.action == PLAYS[card("3D")] and found.advice.figures[0] == 100
    assert found.advice.whole_points >= 66
    assert found.advice.reasons[0] == Reason(why=Why.SECURES_GOAL, points=66)
    view = two("5D 4C 2S", "1D", points=(30, 60))
    assert {p.percent for p in evaluate(view).prospects} == {0}
