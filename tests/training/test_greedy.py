"""The greedy yardstick of the simulator, position by position."""

import numpy as np
import pytest

from briscola.engine.cards import card
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.players.card_codes import coder_of
from briscola.players.nets.tricks.batch import TrickBatch
from training.tricks.greedy import greedy
from training.tricks.lockstep import play_out, random_chooser, shuffled_packs

TWO = make_rules("briscola", 2)


def table(rules: Rules, hand: str, lying: str = "") -> TrickBatch:
    """A first trick in which these cards lie and the next seat holds that hand."""
    number = coder_of(rules).number
    told = [[card(code)] for code in lying.split()] + [[card(code) for code in hand.split()]]
    known = {c for cards in told for c in cards}
    rest = [c for c in rules.pack if c not in known and c.code != "RD"]
    hands = told + [[] for _ in range(rules.players - len(told))]
    for held in hands:
        while len(held) < rules.hand_size:
            held.append(rest.pop())
    pack = [hands[i % rules.players][i // rules.players] for i in range(rules.hand_size * rules.players)]
    pack += [card("RD"), *rest]
    tables = TrickBatch(rules, np.array([[number[c] for c in pack]]), np.array([rules.players - 1]))
    for code in lying.split():
        places = list(tables.hands[0, tables.actor[0]])
        tables.play(np.array([places.index(number[card(code)])]))
    return tables


def chosen(players: int, hand: str, lying: str) -> str:
    """The card that greedy plays from a hand of three after these cards; coins are trumps."""
    tables = table(make_rules("briscola", players), hand, lying)
    place = greedy(tables, tables.rows)[0]
    return coder_of(TWO).card[int(tables.hands[0, tables.actor[0], place])].code


@pytest.mark.parametrize(
    ("players", "hand", "lying", "expected"),
    [
        (2, "2D 1C 4S", "", "4S"),  # leads its cheapest
        (2, "2D FC 4S", "", "4S"),
        (2, "1C FC 2D", "7C", "1C"),  # takes in suit with its richest
        (2, "2S 1D 2D", "3C", "2D"),  # trumps low where there are points
        (2, "2S 1D 2D", "7C", "2S"),  # but not for nothing
        (4, "1C FC 2D", "7C", "FC"),  # not last: keeps the ace back
        (4, "1B FC 2D", "RC 7S 2S", "2D"),  # last, the trick is an opponent's
        (4, "1B FC 2D", "2S RS 7S", "1B"),  # last, the trick is the partner's: loads it
    ],
)
def test_greedy_plays(players: int, hand: str, lying: str, expected: str) -> None:
    assert chosen(players, hand, lying) == expected


def test_greedy_beats_random_by_about_forty_points() -> None:
    """The table of measurements: random is 41 points a hand below greedy."""
    rng = np.random.default_rng(2)
    count = 1500
    tables = TrickBatch(TWO, shuffled_packs(TWO, count, rng), np.full(count, 1))
    seats = np.array([[i % 2, 1 - i % 2] for i in range(count)])
    play_out(tables, [greedy, random_chooser(rng)], seats)
    mine = (tables.points * (seats == 0)).sum(axis=1)
    assert 35 < (2 * mine - 120).mean() < 47
