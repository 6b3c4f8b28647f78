"""The trick that decided a match, on the worked examples of the rules (EX-1 … EX-5) and in whole matches."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from briscola.client.view.deciding_trick import DecidingTrick, decisive
from briscola.client.view.folding import as_seen_by, fold_all
from briscola.client.view.view import View
from briscola.engine.cards import card
from briscola.engine.events import Called, Declared, Event, HandEnded, MatchBegan, Played, TrickTaken
from briscola.engine.record import event_from_json
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from tests.engine.play import golden
from tests.family_examples import read_family
from tests.ui.played import play

A, B, C, D, E = range(5)
MORTO = 4


def hand(
    number: int, *, score: Sequence[int], call: tuple[int, int, int] | None = None, **ended: Any
) -> list[Event]:
    """Worked example EX-`number` played at a table; `call` is the caller, his partner and the contract."""
    example = golden(number)
    found: list[Event] = []
    if call is not None:
        caller, partner, contract = call
        found.append(Called(seat=caller, card=card("3C"), contract=contract, partner=partner))
    for trick in example.tricks:
        found += [Played(seat=seat, card=played) for seat, played in trick.plays]
        found.append(TrickTaken(winner=trick.winner, points=trick.points))
    chosen: dict[str, Any] = {"winners": (), "reason": "points", "capot": False, **ended}
    end = HandEnded(
        hand=1, points=example.end, score=tuple(score), contract=call[2] if call else None, **chosen
    )
    return [*found, end]


def all_taken_by(
    winners: Sequence[int], *, points: Sequence[int] = (), score: tuple[int, int] = (2, 0), **ended: Any
) -> list[Event]:
    """The cards of EX-1 with other winners of its twenty tricks, and other points if there are any."""
    log: list[Event] = []
    for at, (trick, winner) in enumerate(zip(golden(1).tricks, winners, strict=True)):
        log += [Played(seat=seat, card=played) for seat, played in trick.plays]
        log.append(TrickTaken(winner=winner, points=points[at] if points else trick.points))
    end: dict[str, Any] = {"points": (120, 0), "winners": (A,), "reason": "points", "capot": True, **ended}
    return [*log, HandEnded(hand=1, score=score, **end)]


def decided(log: Sequence[Event], rules: Rules, winners: Sequence[int], wins: int = 1) -> DecidingTrick:
    """What decided a match with these winners."""
    began = MatchBegan(
        variant=rules.variant,
        players=rules.players,
        sides=rules.sides,
        winning_hands=wins,
        options=dict(rules.options),
        levels=(),
    )
    found = decisive([began, *log], View(rules=rules, winning_hands=wins, winners=tuple(winners)))
    assert found is not None
    return found


def test_of_two_who_passes_sixty_has_won() -> None:
    """EX-1: A has 46 before the last trick and takes 22."""
    rules = make_rules("briscola", 2)
    found = decided(hand(1, score=(1, 0)), rules, [A])
    assert (found.number, found.how, found.total) == (20, "crossed", 68)
    assert [play.card.code for play in found.trick.plays] == ["1S", "1C"]
    assert (found.trick.leader, found.trick.winner) == (B, A)


def test_of_two_sixty_each_is_decided_by_the_last_trick() -> None:
    """EX-2: both pairs have 60, D takes the last trick."""
    rules = make_rules("briscola", 4, {"tie": "last_trick"})
    found = decided(hand(2, score=(0, 1, 0, 1)), rules, [B, D])
    assert (found.number, found.how, found.total) == (10, "last", 60)


def test_at_sixty_each_empty_tricks_are_still_to_be_played() -> None:
    """After trick 18 both have 60 and nothing is left to count, but the last trick will tell."""
    rules = make_rules("briscola", 2, {"tie": "last_trick"})
    points = [20, 20, 10, 10, *[0] * 12, 30, 30, 0, 0]
    winners = [A, B, A, B, *[A, B] * 6, B, A, A, A]
    log = all_taken_by(winners, points=points, score=(1, 0), capot=False)
    found = decided(log, rules, [A])
    assert (found.number, found.how, found.total) == (20, "last", 60)


def test_alone_the_highest_wins_once_nobody_can_catch_up() -> None:
    """EX-3: before the last trick, of 21 points, B has 46 and C 31: it had to be waited for."""
    rules = make_rules("briscola", 3)
    found = decided(hand(3, score=(0, 1, 0)), rules, [B])
    assert (found.number, found.how, found.total) == (13, "last", 46)


@pytest.mark.parametrize(
    ("contract", "winners", "number", "how", "total"),
    [
        (61, [C, E], 7, "crossed", 62),
        (52, [C, E], 5, "crossed", 52),
        (80, [C, E], 8, "crossed", 80),
        (81, [A, B, D], 6, "out of reach", 40),
        (120, [A, B, D], 3, "out of reach", 23),
    ],
)
def test_a_promise_is_kept_or_lost(
    contract: int, winners: list[int], number: int, how: str, total: int
) -> None:
    """EX-4: the caller C and his partner E take 80 points, the others have 23 after trick 3."""
    rules = make_rules("chiamata", 5)
    score = [1 if seat in winners else 0 for seat in range(5)]
    paid = (-1, -1, 2, -1, 1) if C in winners else (1, 1, -2, 1, -1)
    log = hand(4, score=score, call=(C, E, contract), winners=tuple(winners), payments=paid, balance=paid)
    best = [C] if C in winners else winners
    found = decided(log, rules, best)
    assert (found.number, found.how, found.total, found.contract) == (number, how, total, contract)


def test_against_a_caller_alone_everybody_counts_together() -> None:
    """EX-4 again: E plays in mano and ends with 24; 61 are out of his reach once the others have 60."""
    rules = make_rules("chiamata", 5)
    paid = (1, 1, 1, 1, -4)
    log = hand(4, score=(1, 1, 1, 1, 0), call=(E, E, 61), winners=(A, B, C, D), payments=paid, balance=paid)
    found = decided(log, rules, [A, B, C, D])
    assert (found.number, found.how, found.total) == (6, "out of reach", 68)


def test_the_dummy_counts_for_the_side_it_is_on() -> None:
    """EX-5: the morto holds the called card; with it the caller B has 13, the others 61 after trick 6."""
    rules = make_rules("chiamata", 4)
    paid = (1, -2, 1, 1, -1)
    log = hand(5, score=(1, 0, 1, 1), call=(B, MORTO, 61), winners=(A, C, D), payments=paid, balance=paid)
    found = decided(log, rules, [A, C, D])
    assert (found.number, found.how, found.total) == (6, "out of reach", 61)


def of_hands(*plays: tuple[int, int, int]) -> tuple[list[Event], list[int]]:
    """EX-4 played again and again under other calls, and the balance after it."""
    balance = [0] * 5
    log: list[Event] = []
    for caller, partner, contract in plays:
        side = {caller, partner}
        points = golden(4).end
        unit = 1 if sum(points[seat] for seat in side) >= contract else -1
        paid = [unit * (-1 if seat not in side else 1) for seat in range(5)]
        paid[caller] = unit * (4 if caller == partner else 2)
        balance = [a + b for a, b in zip(balance, paid, strict=True)]
        call = (caller, partner, contract)
        log += hand(4, score=(0,) * 5, call=call, payments=tuple(paid), balance=tuple(balance), reason="made")
    return log, balance


def test_the_first_to_a_balance_has_won_when_the_promise_that_brings_it_is_kept() -> None:
    """V-CH-19, `target`: +4 is reached by the second promise that C keeps."""
    rules = make_rules("chiamata", 5, {"match": "target", "match_target": 4})
    log, balance = of_hands((C, E, 61), (C, E, 70))
    assert balance[C] == 4
    found = decided(log, rules, [C])
    assert (found.hand, found.number, found.how) == (2, 8, "crossed")


def test_a_hand_paid_four_times_decides_by_what_it_pays() -> None:
    """V-CH-28: C’s promise of 61 is kept with the seventh trick and brings +8."""
    rules = make_rules("chiamata", 5, {"match": "target", "match_target": 5, "void_doubles": True})
    *log, end = of_hands((C, E, 61))[0]
    assert isinstance(end, HandEnded) and end.payments is not None
    paid = tuple(4 * each for each in end.payments)
    found = decided([*log, replace(end, times=4, payments=paid, balance=paid)], rules, [C])
    assert (found.hand, found.number, found.how) == (1, 7, "crossed")


def test_of_a_fixed_number_of_hands_the_last_need_not_decide() -> None:
    """V-CH-19, `hands`: before the third hand C has +4 and A −2: in mano A could win 4 and C lose 1."""
    rules = make_rules("chiamata", 5, {"match": "hands", "match_hands": 3})
    log, balance = of_hands((C, E, 61), (C, E, 61), (A, A, 61))
    assert balance[C] == max(balance)
    found = decided(log, rules, [C])
    assert (found.hand, found.number, found.how) == (2, 7, "crossed")


@pytest.mark.parametrize("stop", [False, True], ids=["to the end", "stop at 61"])
def test_every_trick_counts_double_only_when_the_last_is_taken(stop: bool) -> None:
    """`capot`: who lacks two hands and takes every trick has won with the last one, not at 61."""
    options = {"capot": True, "stop_at_61": stop}
    rules = make_rules("briscola", 2, options)
    log = all_taken_by([A] * 20)
    found = decided(log, rules, [A], wins=2)
    assert (found.number, found.how) == (20, "last")
    assert decided(log, rules, [A], wins=1).how == "crossed"


def test_where_a_large_win_counts_two_the_trick_that_makes_it_large_may_decide() -> None:
    """V-BI-6: who lacks two has won with the 91st point, in the nineteenth trick, not with the 61st."""
    rules = make_rules("bisca", 2, {"stakes": True})
    log = all_taken_by([A] * 20, score=(4, 0))
    found = decided(log, rules, [A], wins=2)
    assert (found.number, found.how, found.total) == (19, "crossed", 98)
    assert decided(log, rules, [A], wins=1).number == 16


def test_after_a_tie_the_trick_that_wins_the_hand_may_win_a_match_that_lacks_two() -> None:
    """V-SU-7: with 61 and one more; without the tie it takes the 91st point."""
    rules = make_rules("sueca", 4, {"tie_counts": True})
    events = read_family("sueca").events
    log = [event_from_json(event) for event in events if event["event"] in ("play", "trick")]
    end = HandEnded(
        hand=2,
        points=(32, 9, 74, 5),
        winners=(A, C),
        reason="points",
        capot=False,
        score=(3, 0, 3, 0),
        more=1,
    )
    found = decided([*log, end], rules, [A, C], wins=2)
    assert (found.number, found.how, found.total) == (9, "crossed", 72)
    assert decided([*log, replace(end, more=0)], rules, [A, C], wins=2).number == 10


GAMES: Sequence[tuple[str, int, Mapping[str, Any]]] = (
    ("briscola", 2, {}),
    ("briscola", 2, {"stop_at_61": True}),
    ("briscola", 3, {}),
    ("briscola", 3, {"independents": "strict"}),
    ("briscola", 4, {}),
    ("briscola", 4, {"teams": False}),
    ("briscola", 5, {}),
    ("prini", 2, {"deal_all": True}),
    ("bisca", 2, {"hand_size": 9}),
)


@pytest.mark.parametrize(("variant", "players", "options"), GAMES, ids=str)
def test_in_whole_matches_it_could_be_lost_before_and_not_after(
    variant: str, players: int, options: Mapping[str, Any]
) -> None:
    """Counted anew: the best of the others and all that is left to be taken, against the winner."""
    for seed in range(4):
        played = play(variant, players, options=dict(options), seed=seed, hands=300)
        found, view = decisive(played.log, played.view), played.view
        assert found is not None
        sides = view.rules.sides
        mine = next(side for side in sides if view.winners[0] in side)
        tricks = last_hand(played.log)
        before, after = (lead(tricks[:n], sides, mine) for n in (found.number - 1, found.number))
        if options.get("independents") == "strict":
            points = [sum(p for w, p in tricks[:n] if w in mine) for n in (found.number - 1, found.number)]
            assert points[0] <= 60 < points[1]
        else:
            assert before <= 0 < after


def last_hand(log: Sequence[Event]) -> list[tuple[int, int]]:
    """Winner and points of every trick of the last hand."""
    ends = [at for at, event in enumerate(log) if isinstance(event, HandEnded)]
    start = ends[-2] if len(ends) > 1 else 0
    return [(e.winner, e.points) for e in log[start : ends[-1]] if isinstance(e, TrickTaken)]


def lead(tricks: Sequence[tuple[int, int]], sides: Sequence[tuple[int, ...]], mine: tuple[int, ...]) -> int:
    """By how much a side leads the best of the others if that one takes all that is left."""
    totals = {side: sum(points for winner, points in tricks if winner in side) for side in sides}
    rest = 120 - sum(totals.values())
    return totals[mine] - max(total for side, total in totals.items() if side != mine) - rest


def test_a_match_that_nobody_has_won_has_no_such_trick() -> None:
    played = play(hands=1)
    assert decisive(played.log, played.view) is None
    view = fold_all(as_seen_by(played.log))
    assert view is not None and decisive((), view) is None


@pytest.mark.parametrize(("variant", "mark"), [("briscola", 120), ("marianna", 300)])
def test_in_a_match_by_points_the_trick_that_passes_the_mark_counts_all_of_it(
    variant: str, mark: int
) -> None:
    """V-PT-1/2, V-MA-3: with declared points; while something may be declared nobody is out of reach."""
    options: dict[str, Any] = {"total_120": True} if variant == "briscola" else {"to_points": mark}
    crossed = 0
    for seed in range(1, 9):
        played = play(variant, 2, options=options, seed=seed, hands=99)
        view, ended = played.view, played.view.ended
        assert ended is not None and max(view.score) >= mark
        found = decisive(played.log, view)
        assert found is not None
        champion = view.winners[0]
        if found.how == "crossed":
            crossed += 1
            assert mark <= found.total <= view.score[champion]
        else:
            assert found.how in ("uncatchable", "last")
    assert crossed


def test_the_total_of_a_match_by_points_counts_what_was_declared_before_its_trick() -> None:
    """V-MA-3: earlier hands, the winner's tricks and what he declared up to then, counted anew."""
    declared = 0
    for seed in range(1, 9):
        played = play("marianna", 2, options={"to_points": 300}, seed=seed, hands=99)
        found, champion = decisive(played.log, played.view), played.view.winners[0]
        assert found is not None
        hands: list[list[Event]] = [[]]
        score = [0]
        for event in played.log:
            hands[-1].append(event)
            if isinstance(event, HandEnded):
                hands.append([])
                score.append(event.score[champion])
        total, tricks = score[found.hand - 1], 0
        for event in hands[found.hand - 1]:
            if isinstance(event, Declared) and event.seat == champion and tricks < found.number:
                total += event.points
                declared += event.points
            elif isinstance(event, TrickTaken):
                tricks += 1
                total += event.points if event.winner == champion and tricks <= found.number else 0
        assert found.total == total
    assert declared
