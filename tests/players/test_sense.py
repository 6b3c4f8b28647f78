"""Positions in which a person would wince at the wrong card."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain

import pytest

from briscola.engine.actions import Exchange
from briscola.engine.cards import cards
from briscola.engine.match import begin_match
from briscola.engine.observation import Observation, observe
from briscola.engine.variants import make_rules
from tests.engine.play import play_all, started
from tests.players.positions import SENSIBLE, chosen, pairs, player, position, two
from tests.spread import quick_some

MEDIUM = ("medium",)
BOTH = ("medium", "medium:goal=win")
THREE = make_rules("briscola", 3)

CASES: Mapping[str, tuple[Sequence[str], Observation, str]] = {
    "no carico goes to a trick that is lost": (SENSIBLE, two("1D 4C 3S", "RB"), "4C"),
    "no carico is led while a liscio is at hand": (SENSIBLE, two("1D 4C 3S"), "4C"),
    "a carico of the suit led takes": (MEDIUM, two("3D 4C 2B", "CD"), "3D"),
    "the lowest trump takes a carico": (MEDIUM, two("4B RB 5C", "1D", "6B"), "4B"),
    "no high trump is spent on nothing": (("medium:memory=all",), two("4B RB 5C", "2D", "6B"), "5C"),
    "a low one may be": (MEDIUM, two("4B RB 5C", "2D", "6B"), "5C 4B"),
    "a trick the partner is sure of is loaded": (BOTH, pairs("1D 4C 2B", "7S RB 4S"), "1D"),
    "a partner's safe trick is not trumped": (BOTH, pairs("4C 2B 5C", "7S 1S 4S"), "4C 5C"),
    "the last takes a rich trick from the others": (MEDIUM, pairs("4C 2B 5C", "1D 7S 4S"), "2B"),
    "who is alone against two takes the ace that lies there": (
        *(MEDIUM, position(THREE, hand="4D 2B 5S", table="1D 4S", turned="5B"), "2B"),
    ),
}


@pytest.mark.parametrize("seed", quick_some(range(12), 4))
@pytest.mark.parametrize(
    ("level", "view", "good"),
    [
        pytest.param(level, view, good, id=f"{name}, {level}")
        for name, (levels, view, good) in CASES.items()
        for level in levels
    ],
)
def test_a_level_plays_the_card_at_which_nobody_winces(
    level: str, view: Observation, good: str, seed: int
) -> None:
    assert chosen(level, view, seed) in good.split()


@pytest.mark.parametrize("level", SENSIBLE)
def test_the_turned_card_is_taken_when_the_seven_allows_it(level: str) -> None:
    """R-XCHG-1."""
    rules = make_rules("briscola", 2, {"exchange": "seven"})
    view = position(rules, hand="7B 4C 5S", turned="1B", played="2D 4D")
    assert player(level).choose(view) == Exchange(take=True)


# ---- sueca


SUECA = make_rules("sueca", 4)
SEEDS = range(12)
RULE_PLAYERS = ("medium", "medium:memory=all", "medium:goal=win")


def seen(dealer: int, hands: dict[int, str], played: str = "") -> Observation:
    """What the seat to act sees after these cards; the dealer's last card is turned."""
    held = {seat: cards(codes) for seat, codes in hands.items()}
    turns = [(dealer + 1 + i) % 4 for i in range(4)]
    pack = chain.from_iterable(zip(*(held[seat] for seat in turns), strict=True))
    state = play_all(started(SUECA, pack, dealer=dealer), played)
    assert state.to_act is not None
    standing = begin_match(SUECA, winning_hands=4, dealer=dealer).standing
    return observe(state, state.to_act, standing, asked=True)


LONE_SEVEN = {
    0: "7C 2S 3S 4S 6S 2B 3B 4B 5B 3D",
    1: "1C 2C 5S CS RB FB 4D 5D 6D CD",
    2: "RC 3C FC 7S FS 6B CB RD 1D FD",
    3: "4C 5C 6C CC 1S RS 1B 7B 7D 2D",
}
LAST = {
    1: "4B 3B 5B 2C 3C 4C RS 5S RD 2D",
    2: "1B CB RB 5C 6C CC FC 4S 3S 1D",
    3: "2B 6B FB 7B RC 1C 7C 1S FD CD",
    0: "7S 2S 6S CS FS 7D 6D 5D 3D 4D",
}


@pytest.mark.parametrize("level", RULE_PLAYERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_seven_is_not_led_while_its_ace_is_out(level: str, seed: int) -> None:
    """Two of three times an opponent has the ace."""
    assert chosen(level, seen(3, LONE_SEVEN), seed) != "7C"


@pytest.mark.parametrize("level", RULE_PLAYERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_partners_sure_trick_gets_the_seven_and_no_trump(level: str, seed: int) -> None:
    """The partner's ace of the suit led stands, and whoever plays last has none of it."""
    assert chosen(level, seen(0, LAST, "4B 1B 2B"), seed) == "7S"


def test_even_a_beginner_leads_his_ace_and_loads_his_partners() -> None:
    """V-SU-2: whoever has the suit must follow; that its ace takes is the first thing one learns."""
    first, second, third, last = (LONE_SEVEN[seat] for seat in (1, 3, 2, 0))
    hands = {0: first, 1: second, 2: third, 3: last}
    for played, card in (("", "1C"), ("1C 4C", "RC")):
        found = Counter(chosen("easy", seen(3, hands, played), seed) for seed in range(20))
        assert found.most_common(1)[0][0] == card
