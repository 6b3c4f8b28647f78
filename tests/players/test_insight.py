"""What actions are worth: exact where all is known, by the nets near it, in every game."""

from collections.abc import Sequence
from random import Random
from statistics import fmean

import pytest
from msgspec.structs import replace

from benchmarks.figure import GAMES
from benchmarks.hints import decisions
from briscola.engine.actions import CONCEDE, Bid, Play
from briscola.engine.cards import card
from briscola.engine.hand import apply, decider, legal_actions
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from briscola.players.insight.can_explain import known_about
from briscola.players.insight.deliberation import judgeable
from briscola.players.insight.evaluation import Source, evaluate, glance, insights
from briscola.players.insight.figures import points_in_a_hand
from briscola.players.insight.prospects import by_both, chance_of
from briscola.players.knowledge import know
from briscola.players.leaving import surely_lost
from briscola.players.net_players.trained_players import trained_player
from briscola.players.search.deepening import Depth
from tests.engine.play import at_random, every_game, seen, slug
from tests.players.positions import position
from tests.spread import quick_some

TWO = make_rules("briscola", 2)
NINE = make_rules("bisca", 2, {"hand_size": 9})
PRINI = make_rules("prini", 2)
ENDS = 12

SHALLOW = Depth(samples=40, batch=20)
"""What holds of every figure holds of quick ones too."""


def ends(rules: Rules, cards_left: int, count: int = ENDS) -> list[State]:
    """States with so many cards in the hand of who leads, the stock out."""
    found = []
    for seed in range(count):
        for state in at_random(rules, seed):
            if not state.stock and not state.table and len(state.hands[0]) == cards_left:
                found.append(state)
                break
    return found


def final(state: State, seat: int) -> int:
    """The points of a seat at the end when both play their best with open cards, by trying everything."""
    if state.to_act is None or not any(state.hands):
        return state.points[seat]
    found = [final(apply(state, action)[0], seat) for action in legal_actions(state)]
    return max(found) if state.to_act == seat else min(found)


@pytest.mark.parametrize("rules", [TWO, PRINI, NINE], ids=slug)
def test_with_all_cards_known_final_points_and_result_are_exact(rules: Rules) -> None:
    for state in ends(rules, 3):
        found = evaluate(seen(state))
        seat = state.to_act
        assert seat is not None and found.source is Source.EXACT
        true = [final(apply(state, p.action)[0], seat) for p in found.prospects]
        assert [p.points for p in found.prospects] == true
        assert [p.chance for p in found.prospects] == [(t > 60) / 2 + (t > 59) / 2 for t in true]
        best = [t > 60 for t in true]
        assert best[found.best] == max(best)


SAVED: Sequence[tuple[str, str, str, int, dict[str, int]]] = (
    # hand, what the other holds, what it has led, points so far, what each card comes to
    ("1B 4C", "3D 5S", "", 50, {"1B": 71, "4C": 71}),
    ("3D 2D", "1D 4S", "", 55, {"3D": 55, "2D": 55}),
    ("RB 3S", "1S FB", "", 60, {"RB": 66, "3S": 66}),
    ("2B RS", "3S", "1C", 40, {"2B": 51, "RS": 50}),
    ("3D 1S", "1D", "RD", 30, {"3D": 66, "1S": 30}),
    ("1D 5B", "4B", "3D", 40, {"1D": 61, "5B": 50}),
)
"""Ends of two tricks, trumps batons, reckoned by hand."""


@pytest.mark.parametrize(("hand", "other", "led", "points", "worth"), SAVED)
def test_an_end_reckoned_by_hand(hand: str, other: str, led: str, points: int, worth: dict[str, int]) -> None:
    gone = [c for c in TWO.pack if c.code not in f"{hand} {other} {led}".split()]
    view = position(
        TWO, hand=hand, table=led, turned="2B", played=" ".join(c.code for c in gone), last_tricks=True
    )
    left = 120 - sum(view.points)
    found = evaluate(replace(view, points=(points, 120 - left - points)))
    assert {p.action: p.points for p in found.prospects} == {
        Play(card=card(code)): final for code, final in worth.items()
    }
    advised = found.advice.action
    assert isinstance(advised, Play) and worth[advised.card.code] == max(worth.values())


def test_the_net_comes_near_exact_ends_and_mostly_finds_a_best_card() -> None:
    player = trained_player(TWO)
    assert player is not None
    errors, agreed = [], []
    for state in ends(TWO, 3, 40):
        view = seen(state)
        left = 120 - sum(view.points)
        said = [view.points[view.seat] + 120 * float(share) for share in player.values(know(view))[0]]
        true = [p.points or 0 for p in evaluate(view).prospects]
        assert min(true) >= 0 and max(true) <= view.points[view.seat] + left
        errors += [abs(a - b) for a, b in zip(said, true, strict=True)]
        agreed.append(true[said.index(max(said))] == max(true))
    assert fmean(errors) < 3
    assert fmean(agreed) > 0.8


@pytest.mark.slow
@pytest.mark.parametrize(
    "rules", list(every_game())[::16], ids=slug
)  # house rules that lie beside each other differ little
def test_every_decision_of_every_game_has_its_prospects(rules: Rules) -> None:
    for step, state in enumerate(at_random(rules, 7)):
        if step % 6 or decider(state) is None:
            continue
        view = seen(state)
        if not known_about(view):
            continue
        found = evaluate(view, SHALLOW)
        lost = surely_lost(view)
        compared = [action for action in view.legal if action != CONCEDE or lost]
        assert [p.action for p in found.prospects] == compared
        assert step % 12 or found == evaluate(view, SHALLOW)
        assert 0 <= found.best < len(view.legal)
        for prospect in found.prospects:
            assert 0 <= prospect.chance <= 1
            least, most = (-320, 320) if prospect.ahead else (0, 120)  # with 20, 40, 60 and 80 declared
            assert least <= (prospect.points or 0) <= most
        assert lost or found.advice.figures == max(p.figures for p in found.prospects)
        assert found.advice.reasons


def test_near_even_points_say_as_much_of_a_chance_as_the_chance_itself_and_far_from_it_nothing() -> None:
    """Seven points of seventy are a tenth of a hand; the best by both keeps its own chance."""
    chances = [chance_of(points, 61, 15.0) for points in (40, 60, 61, 80)]
    assert chances == sorted(chances) and chances[1] < 0.51 < chances[2] < 0.52
    found = by_both([(62.0, 0.50), (55.0, 0.50), (62.0, 0.40)], hand=70.0)
    assert [points for points, _ in found] == [62.0, 55.0, 62.0]
    assert [round(chance, 3) for _, chance in found] == [0.5, 0.45, 0.45]
    ((_, best), (_, other)) = by_both([(90.0, 0.99), (80.0, 0.60)], hand=70.0)
    assert best == 0.99 and abs(other - 0.60) < 0.01


def test_near_even_choices_stand_in_the_order_in_which_the_maestro_holds_them() -> None:
    chance = Random(3)
    for _ in range(20):
        raw = [(60 + chance.gauss(0, 3), 0.5 + chance.gauss(0, 0.01)) for _ in range(5)]
        found = by_both(raw, hand=70.0)
        utility = [points + 70 * share for points, share in raw]
        best = utility.index(max(utility))
        assert max(found, key=lambda each: each[1]) == found[best]


# ---- a first look


SEARCHED = ("briscola_2", "chiamata_5", "scoperta_2", "marianna_3", "sueca_4")


@pytest.mark.parametrize("game", quick_some(SEARCHED, 2))
def test_what_the_net_sees_comes_before_a_search_and_is_told_as_a_first_look(game: str) -> None:
    looked = 0
    for view in [view for view in decisions(GAMES[game], 1) if judgeable(view)][1::3]:
        found = list(insights(view, SHALLOW))
        first = found[0]
        if first.source is Source.EXACT or not isinstance(view.legal[0], Play):
            assert len(found) == 1 and not first.first_look, "it is final"
            continue
        looked += 1
        assert [each.first_look for each in found] == [True, *[False] * (len(found) - 1)] and len(found) > 1
        assert (first.source, found[1]) == (Source.NET, evaluate(view, SHALLOW))
        assert {tuple(p.action for p in each.prospects) for each in found} == {view.legal}
        assert first.advice.reasons and found[-1].share == 1.0
    assert looked


def test_where_only_the_maestro_searches_a_first_look_comes_before_that_alone() -> None:
    """The coach's search does not know a game that begins in the dark, the maestro's does after the call."""
    rules = make_rules("chiamata", 5, {"dark": True})
    views = [view for hand in range(3) for view in decisions(rules, hand) if isinstance(view.legal[0], Play)]
    views = [v for v in views if len(v.legal) > 1 and not v.in_the_dark and v.called not in v.hand]
    assert not any(judgeable(view) for view in views)
    ended = next(view for view in views if len(view.tricks) == 4)
    ended = replace(ended, contract=120, points=(0, 12, 11, 11, 0))
    for legal in (ended.legal[:1], (*ended.legal, CONCEDE)):
        (only,) = insights(replace(ended, legal=legal))
        assert not only.first_look, "the only card, and a contract that is lost, need no search"
    late, early = ([list(insights(v)) for v in views if len(v.tricks) == tricks] for tricks in (4, 1))
    assert late and all([each.first_look for each in found] == [True, False] for found in late)
    assert any(replace(first, share=1.0) != last for first, last in late)
    assert early and all(len(found) == 1 for found in early)


def test_the_first_look_is_the_nets_alone() -> None:
    """Near the end the maestro looks ahead, which takes longer."""
    view = next(view for view in decisions(GAMES["briscola_4"], 1) if len(view.tricks) >= 7)
    first, player = next(insights(view, SHALLOW)), trained_player(view.rules, win=True, talks=True)
    assert player is not None
    shares, chances = player.values(know(view))
    found = [(120 * float(share), float(chance)) for share, chance in zip(shares, chances, strict=True)]
    mine = view.points[view.seat] + view.points[(view.seat + 2) % 4]
    told = by_both([(mine + points, chance) for points, chance in found], points_in_a_hand(view.rules))
    assert [p.points for p in first.prospects] == pytest.approx([points for points, _ in told])
    assert [p.points for p in first.prospects] != pytest.approx([p.points for p in glance(view).prospects])


def test_an_auction_has_one_answer_and_so_has_a_card_that_is_proven() -> None:
    auction = next(iter(decisions(GAMES["chiamata_5"], 1)))
    assert isinstance(auction.legal[0], Bid)
    for view in (auction, seen(ends(TWO, 3)[0])):
        (found,) = insights(view, SHALLOW)
        assert found.share == 1.0
