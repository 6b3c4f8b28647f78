"""Exact play when two hands are open."""

from collections.abc import Sequence
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.engine.cards import cards
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.players.card_codes import POINTS, SUIT, beats, coder_of
from briscola.players.knowledge import Knowledge, know
from briscola.players.search.endgame import (
    STEPS_30_MS,
    STEPS_150_MS,
    Endgame,
    alike,
    best_play,
    known_values,
    steps,
)
from tests.engine.play import at_random, seen

TWO = make_rules("briscola", 2)
ALL_DEALT = make_rules("prini", 2, {"deal_all": True})
NINE = make_rules("bisca", 2, {"hand_size": 9})


def brute_force(leader: Sequence[int], other: Sequence[int], trumps: int, must_follow: bool) -> int:
    """The leader's difference with best play, by trying everything."""

    @cache
    def value(leads: tuple[int, ...], answers: tuple[int, ...]) -> int:
        if not leads:
            return 0
        return max(
            min(trick(led, reply, leads, answers) for reply in legal(answers, led, must_follow))
            for led in leads
        )

    def trick(led: int, reply: int, leads: tuple[int, ...], answers: tuple[int, ...]) -> int:
        mine, theirs = tuple(c for c in leads if c != led), tuple(c for c in answers if c != reply)
        pot = POINTS[led] + POINTS[reply]
        return -pot - value(theirs, mine) if beats(reply, led, trumps) else pot + value(mine, theirs)

    return value(tuple(leader), tuple(other))


def legal(hand: Sequence[int], led: int, must_follow: bool) -> Sequence[int]:
    return [c for c in hand if must_follow and SUIT[c] == SUIT[led]] or hand


def dealt(seed: int, size: int) -> tuple[list[int], list[int]]:
    drawn = Random(seed).sample(range(40), 2 * size)
    return drawn[:size], drawn[size:]


def check(mine: list[int], theirs: list[int], trumps: int, must_follow: bool) -> None:
    """Every lead and every answer is worth what trying everything finds."""
    search = Endgame(trumps=trumps, must_follow=must_follow)
    led = search.lead_values(mine, theirs)
    assert sorted(led) == sorted(mine)
    assert max(led.values()) == brute_force(mine, theirs, trumps, must_follow)
    first, rest = theirs[0], theirs[1:]
    answers = search.answer_values(first, rest, mine)
    assert sorted(answers) == sorted(legal(mine, first, must_follow))
    for reply, value in answers.items():
        left = [c for c in mine if c != reply]
        pot = POINTS[first] + POINTS[reply]
        if beats(reply, first, trumps):
            assert value == pot + brute_force(left, rest, trumps, must_follow)
        else:
            assert value == -pot - brute_force(rest, left, trumps, must_follow)


@given(st.integers(0, 2**32), st.integers(1, 5), st.integers(0, 3), st.booleans())
def test_the_search_finds_what_trying_everything_finds(
    seed: int, size: int, trumps: int, must_follow: bool
) -> None:
    check(*dealt(seed, size), trumps, must_follow)


@given(st.integers(0, 2**32), st.integers(2, 5), st.integers(0, 1), st.booleans())
def test_cards_that_are_alike_are_worth_the_same(
    seed: int, size: int, trumps: int, must_follow: bool
) -> None:
    """Hands of two suits: mostly cards without points that touch one another."""
    drawn = Random(seed).sample([c for c in range(20) if c % 10 < 7], 2 * size)
    check(drawn[:size], drawn[size:], trumps, must_follow)
    values = Endgame(trumps=trumps, must_follow=must_follow).lead_values(drawn[:size], drawn[size:])
    for together in alike(drawn[:size], drawn[size:]):
        assert len({values[c] for c in together}) == 1


@pytest.mark.parametrize("must_follow", [False, True])
def test_long_ends_are_found_too(must_follow: bool) -> None:
    mine, theirs = dealt(7, 7)
    check(mine, theirs, 2, must_follow)


NUMBER = coder_of(TWO).number


def numbers(codes: str) -> list[int]:
    return [NUMBER[c] for c in cards(codes)]


def test_touching_cards_are_one_kind_and_the_ends_of_the_worked_example_known() -> None:
    """EX-1: B leads 5B, CB or whatever; all ends are those of trying everything."""
    mine, theirs = numbers("2D 4D 6D 7D FD CD 4C"), numbers("5D RD 1C")
    together = [numbers(text) for text in ("2D 4D", "6D 7D", "FD", "CD", "4C")]
    assert sorted(map(sorted, alike(mine, theirs))) == sorted(map(sorted, together))
    assert steps(mine[:2], theirs[:2]) == 1 * 2 + 1 * 1 * 4
    b, a, (knight, cups) = numbers("CB 3C 1S"), numbers("RC 3D 1C"), numbers("CB 1C")
    values = Endgame(trumps=SUIT[cups], must_follow=False).lead_values(b, a)
    assert max(values.values()) == brute_force(b, a, SUIT[cups], False)
    assert values[knight] <= 20 - 29, "B played CB and came out with 20 against 29 points: 9 less"


def test_an_answer_follows_suit_where_it_must_and_an_ace_waits_for_the_three() -> None:
    """The other has only 3B and 4C left: the ace of trump answers the three, the liscio the liscio."""
    led, other, two, ace = numbers("1D 4D 2D 1C")
    assert list(Endgame(trumps=0, must_follow=True).answer_values(led, [other], [two, ace])) == [two]
    four, three, ace, two = numbers("4C 3B 1B 2D")
    values = Endgame(trumps=SUIT[ace], must_follow=False).answer_values(four, [three], [ace, two])
    assert values == {two: 21, ace: 11 - 10}


def test_most_points_are_taken_and_among_equals_the_cheapest_card_goes() -> None:
    assert best_play({1: 10, 2: 30}, mine=40, left=50, target=None, prices=[0.0] * 3) == 2
    assert best_play({1: 10, 2: 10}, mine=70, left=30, target=61, prices=[5.0, 5.0, 1.0]) == 2


def moments(rules: Rules, seed: int) -> list[Knowledge]:
    """What the seat to play remembers at every play of a hand played at random."""
    return [know(seen(state)) for state in at_random(rules, seed)]


@pytest.mark.parametrize(("rules", "cards_a_hand"), [(TWO, 3), (NINE, 9), (ALL_DEALT, 11)])
def test_ends_are_known_from_so_many_cards_on(rules: Rules, cards_a_hand: int) -> None:
    """All of them within the longer time; within the shorter those of games with a stock."""
    for knowledge in moments(rules, 3):
        if not knowledge.stock and max(knowledge.counts) <= cards_a_hand:
            values = known_values(knowledge, STEPS_150_MS)
            assert values is not None and set(values) <= set(knowledge.hand)
            assert (known_values(knowledge, STEPS_30_MS) is None) <= (rules is ALL_DEALT)
        elif knowledge.stock:
            assert known_values(knowledge, STEPS_150_MS) is None


def test_a_long_end_is_left_to_others() -> None:
    first = moments(ALL_DEALT, 1)[0]
    assert known_values(first, STEPS_150_MS) is None
    assert known_values(moments(make_rules("briscola", 3), 1)[-1], STEPS_150_MS) is None
