"""After a hand: what every own choice was worth, by what its seat could know then; the same at every look."""

from functools import cache
from itertools import islice
from random import Random

import pytest
from msgspec.structs import replace

from briscola.capabilities.coach.judgement import JudgedHand, JudgedPlay, Verdict, accuracy, judged
from briscola.capabilities.coach.judging_process import Judging, coach
from briscola.capabilities.coach.words import mark_of, thinking_text
from briscola.client.decisions import DecidedHand, Decision, hands_of
from briscola.engine.actions import PLAYS, Action, Exchange, Redeal
from briscola.engine.cards import card
from briscola.engine.events import Event, HandEnded, Played, Undone
from briscola.engine.observation import Observation
from briscola.engine.variants import make_rules
from briscola.players.insight.deliberation import deliberate
from briscola.players.insight.reasons import Why
from briscola.players.player import RandomPlayer
from briscola.players.search.deepening import Depth
from briscola.table.deals import SeededDeals
from briscola.table.table import Phase, RefereedTable
from tests.client.judged import hand_of, judged_hand
from tests.client.steps import GAMES, Game, log_of
from tests.players.positions import position

SHALLOW = Depth(samples=20, batch=10)
TWO = make_rules("briscola", 2)


def played(game: Game, seed: int = 3) -> tuple[list[Event], list[tuple[Observation, Action]]]:
    """The log of a match played by chance, and what seat 0 saw and did at the table."""
    rules = make_rules(*game)
    table = RefereedTable(rules, winning_hands=1, levels=("random",) * rules.players, deals=SeededDeals(seed))
    player, log, done = RandomPlayer(Random(seed)), table.begin_match(), []
    while table.phase is not Phase.MATCH:
        if table.phase is Phase.HAND:
            log += table.begin_hand()
        elif table.phase is Phase.CUT:
            log += table.cut()
        elif table.asked is None:
            log += table.turn_dummy()
        else:
            seat, view = table.asked.seat, table.asked.view
            action = player.choose(view)
            log += table.act(action)
            if seat == 0:
                done.append((view, action))
    return log, done


def shortened(hand: DecidedHand, count: int) -> DecidedHand:
    """The same hand with its last decisions alone."""
    return replace(hand, decisions=hand.decisions[-count:])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game[0]}-{game[1]}")
def test_a_decision_is_seen_as_the_seat_saw_it(game: Game) -> None:
    log, done = played(game)
    decisions = [decision for hand in hands_of(log, 0) for decision in hand.decisions]
    # A no to the turned card, or to a new deal, leaves no line.
    told = [each for each in done if each[1] not in (Exchange(take=False), Redeal(wanted=False))]
    assert [(decision.view, decision.action) for decision in decisions] == told


def test_what_was_taken_back_is_not_judged() -> None:
    log = log_of(GAMES[1])
    at = next(n for n, event in enumerate(log) if isinstance(event, Played) and event.seat == 0)
    first = log[at]
    assert isinstance(first, Played)
    undone = [*log[: at + 1], Undone(to=at), *log[at:]]
    (before,), (after,) = (list(hands_of(events, 0))[:1] for events in (log, undone))
    assert [m.action for m in after.decisions] == [m.action for m in before.decisions]
    assert after.decisions[0].event == at + 2


# Quick although it is dear: a whole hand is judged twice.
def test_a_hand_is_judged_to_its_end_and_the_same_every_time() -> None:
    hand = shortened(next(hands_of(log_of(GAMES[1]), 0)), 6)
    steps = list(coach(hand, SHALLOW))
    shares = [step for step in steps if isinstance(step, float)]
    assert shares == sorted(shares) and shares[-1] < 1.0
    whole = steps[-1]
    assert isinstance(whole, JudgedHand) and whole == judged_hand(hand, SHALLOW)
    assert whole.plays == tuple(step for step in steps if isinstance(step, JudgedPlay))
    choices = [m for m in hand.decisions if len(m.view.legal) > 1]
    assert len(whole.plays) + whole.finding.unjudged == len(choices)
    assert hand.ended is not None and whole.finding.made == hand.ended.points[0]
    assert whole.finding.par is not None


def test_the_coach_can_be_stopped_and_has_said_what_it_knows() -> None:
    hand = next(hands_of(log_of(GAMES[1]), 0))
    news = list(islice(coach(hand, SHALLOW), 6))
    assert any(isinstance(each, JudgedPlay) for each in news)
    assert not any(isinstance(each, JudgedHand) for each in news)


@pytest.mark.slow
def test_what_a_process_of_its_own_finds_out_is_the_same() -> None:
    log = log_of(GAMES[5])
    hand = next(hands_of(log, 0))
    judging = Judging(hand, log, 0, SHALLOW)
    judging.wait()
    assert not judging.failed and judging.news.hand == judged_hand(hand, SHALLOW)
    known = Judging(hand, log, 0, known=judging.news.hand)
    assert known.over and known.news.plays == judging.news.plays


@pytest.mark.slow
def test_a_process_that_dies_is_noticed() -> None:
    log = log_of(GAMES[1])
    hand = next(hands_of(log, 0))
    judging = Judging(replace(hand, number=99), log, 0, SHALLOW)
    judging.wait()
    assert judging.failed and judging.over


def test_a_hand_of_chiamata_counts_the_points_of_the_sides() -> None:
    for hand in hands_of(log_of(GAMES[5]), 0):
        if hand.ended is None or hand.last.caller is None:
            continue
        assert isinstance(hand.ended, HandEnded)
        whole = judged_hand(shortened(hand, 1), SHALLOW)
        callers = {hand.last.caller, hand.last.partner}
        side = [seat for seat in range(5) if (seat in callers) == (0 in callers)]
        assert whole.finding.made == sum(hand.ended.points[seat] for seat in side)
        return
    raise AssertionError("nobody ever bid")


# ---- what is said


@cache
def judgement(hand: str, table: str, code: str) -> JudgedPlay:
    """A card judged in a position between two, trumps batons; the other has led to the first trick."""
    view = replace(position(TWO, hand=hand, table=table, turned="5B"), dealer=0)
    decision = Decision(event=7, view=view, action=PLAYS[card(code)])
    *_, found = deliberate(view, decision.action, Depth(samples=2400, batch=240))
    play = judged(1, decision, found)
    assert play is not None
    return play


@pytest.mark.slow
def test_a_carico_thrown_away_is_a_grave_mistake_and_a_strozzo_a_strong_play() -> None:
    thrown = judgement("1C 4S 2S", "RD", "1C")
    assert thrown.verdict is Verdict.GRAVE and thrown.points > 5 and thrown.chance > 0.05
    strozzo = judgement("1D 4C 2S", "RD", "1D")
    assert strozzo.verdict is Verdict.STRONG and strozzo.reasons[0].why is Why.BRINGS_HOME
    assert strozzo.cost == 0 and strozzo.accuracy == 1
    hand = hand_of(strozzo, thrown)
    assert hand.costly == (thrown,) and hand.strong == (strozzo,)
    assert 0.5 < (hand.accuracy or 0) < 1 and hand.lost == thrown.points


@pytest.mark.slow
def test_the_better_card_is_held_beside_the_one_that_was_played() -> None:
    """Not beside another that nobody played."""
    dear, dearest = (judgement("4S RD 1C", "1D", code) for code in ("RD", "1C"))
    assert (dear.reasons[0].why, dear.reasons[0].figures) == (Why.GIVES_LESS, (0, 4))
    assert dearest.reasons[0].why is Why.SAVES_CARICO and dearest.reasons[0].cards == (card("1C"),)


def test_where_nothing_is_at_stake_there_is_no_accuracy() -> None:
    play = judgement("2C 4C 5C", "RD", "4C")
    assert play.verdict is Verdict.GOOD and play.cost == 0
    play, alike = replace(play, at_stake=3.0), replace(play, at_stake=0.2)
    assert alike.accuracy is None and accuracy([alike]) is None and accuracy([play, alike]) == 1


@pytest.mark.slow
def test_only_the_three_dearest_are_shown_the_dearest_first() -> None:
    thrown = judgement("1C 4S 2S", "RD", "1C")
    plays = [replace(thrown, finding=replace(thrown.finding, number=n), cost=float(n)) for n in (1, 5, 3, 4)]
    assert [play.finding.number for play in hand_of(*plays).costly] == [5, 4, 3]


@pytest.mark.slow
def test_what_cost_most_is_what_the_row_shows_as_most() -> None:
    """6.8 points and 13 % of the chance weigh more together than 8.2 points, but the row shows points."""
    thrown = judgement("1C 4S 2S", "RD", "1C")
    figures = ((6.8, 0.13, 9.9), (8.2, 0.01, 8.5), (0.0, 0.14, 7.0), (8.2, 0.02, 8.6), (0.4, 0.2, 8.9))
    plays = [
        replace(thrown, finding=replace(thrown.finding, number=n), points=points, chance=chance, cost=cost)
        for n, (points, chance, cost) in enumerate(figures, 1)
    ]
    assert [play.finding.number for play in hand_of(*plays[:4]).costly] == [4, 2, 3]
    marks = [mark_of(play) for play in hand_of(plays[0], plays[1], plays[4]).costly]
    assert marks == ["−8.2", "−6.8", "−0.4"]


def test_a_mistake_is_named_by_what_it_costs_at_least() -> None:
    play = judgement("1C 4S 2S", "RD", "1C")

    def verdict(cost: float, error: float) -> Verdict:
        own = play.found.of(play.decision.action)
        assert own is not None
        choices = tuple(
            replace(each, cost=cost, error=error) if each is own else each for each in play.found.choices
        )
        again = judged(1, play.decision, replace(play.found, choices=choices))
        assert again is not None
        return again.verdict

    assert verdict(5.2, 0.1) is Verdict.GRAVE and verdict(5.2, 0.6) is Verdict.MISTAKE
    assert verdict(2.3, 0.1) is Verdict.MISTAKE and verdict(2.3, 0.6) is Verdict.SLIP
    assert verdict(2.3, 1.2) is Verdict.GOOD, "nobody can say that it cost anything"


@pytest.mark.parametrize(("share", "told"), [(0.0, "0%"), (0.469, "46%"), (1.0, "100%")])
def test_it_is_told_how_far_the_coach_has_come(share: float, told: str) -> None:
    assert thinking_text(share) == f"Looking at each choice: {told}"
