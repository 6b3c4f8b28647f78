"""Exact play when two hands are open."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from briscola.engine.cards import card
from briscola.engine.variants import make_rules
from briscola.players.coding import POINTS, SUIT, beats, coder_of
from briscola.players.endgame import Endgame, best_play

TWO = make_rules("briscola", 2)


def brute_force(leader: list[int], other: list[int], trumps: int, must_follow: bool) -> int:
    """The leader's difference with best play, by trying everything."""
    if not leader:
        return 0
    found = []
    for led in leader:
        answers = [c for c in other if SUIT[c] == SUIT[led]] if must_follow else []
        outcomes = []
        for reply in answers or other:
            mine, theirs = [c for c in leader if c != led], [c for c in other if c != reply]
            pot = POINTS[led] + POINTS[reply]
            if beats(reply, led, trumps):
                outcomes.append(-pot - brute_force(theirs, mine, trumps, must_follow))
            else:
                outcomes.append(pot + brute_force(mine, theirs, trumps, must_follow))
        found.append(min(outcomes))
    return max(found)


@given(st.integers(0, 2**32), st.integers(1, 4), st.integers(0, 3), st.booleans())
def test_the_search_finds_what_trying_everything_finds(
    seed: int, size: int, trumps: int, must_follow: bool
) -> None:
    drawn = Random(seed).sample(range(40), 2 * size)
    mine, theirs = drawn[:size], drawn[size:]
    search = Endgame(trumps=trumps, must_follow=must_follow)
    led = search.lead_values(mine, theirs)
    assert sorted(led) == sorted(mine)
    assert max(led.values()) == brute_force(mine, theirs, trumps, must_follow)
    answers = search.answer_values(theirs[0], theirs[1:], mine)
    for reply, value in answers.items():
        rest = [c for c in mine if c != reply]
        pot = POINTS[theirs[0]] + POINTS[reply]
        if beats(reply, theirs[0], trumps):
            assert value == pot + brute_force(rest, theirs[1:], trumps, must_follow)
        else:
            assert value == -pot - brute_force(theirs[1:], rest, trumps, must_follow)


def test_an_answer_follows_suit_where_it_must() -> None:
    number = coder_of(TWO).number
    hand = [number[card("2D")], number[card("1C")]]
    search = Endgame(trumps=0, must_follow=True)
    assert list(search.answer_values(number[card("1D")], [number[card("4D")]], hand)) == [number[card("2D")]]


def test_the_ace_waits_for_the_three_when_all_cards_are_known() -> None:
    """The other has only 3B and 4C left: the ace of trump answers the three, the liscio the liscio."""
    number = coder_of(TWO).number
    search = Endgame(trumps=number[card("1B")] // 10, must_follow=False)
    values = search.answer_values(
        number[card("4C")], [number[card("3B")]], [number[card("1B")], number[card("2D")]]
    )
    assert values[number[card("2D")]] == 21
    assert values[number[card("1B")]] == 11 - 10


def test_most_points_are_taken_and_among_equals_the_cheapest_card_goes() -> None:
    assert best_play({1: 10, 2: 30}, mine=40, theirs=30, target=None, prices=[0.0] * 3) == 2
    assert best_play({1: 10, 2: 10}, mine=70, theirs=20, target=61, prices=[5.0, 5.0, 1.0]) == 2
