"""Each contrast in a position that calls for it, and in one that looks alike and does not."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from briscola.engine.cards import card
from briscola.engine.observation import Observation
from briscola.engine.variants import make_rules
from briscola.players.insight.comparison import why_alike
from briscola.players.insight.contrast import contrasts
from briscola.players.insight.prospects import Prospect
from briscola.players.insight.reasons import Reason, Why
from briscola.players.knowledge import know
from tests.players.positions import chiamata_position, pairs, position, two


def marianna(hand: str, played: str = "") -> Observation:
    """A lead before any declaration."""
    view = position(make_rules("marianna", 2), hand=hand, turned="2B", played=played)
    return replace(view, trumps=None, turned=None)


def called(hand: str, table: str, caller: int) -> Observation:
    """A trick of chiamata; the ace of cups is called, and nobody has seen it."""
    return chiamata_position(hand=hand, called="1C", caller=caller, table=table)


def told(view: Observation, code: str, beside: str) -> Sequence[Reason]:
    """All that tells a card from another."""
    knowledge = know(view)
    number = knowledge.coder.number
    return list(contrasts(knowledge, number[card(code)], number[card(beside)]))


DEFENDER, CALLER = "4D 5D 6D 7D RB 4S 5S 6S", "4C 5D 6D 7D RB 4S 5S 6S"


class Case(NamedTuple):
    """A contrast, a view with a card and the one beside it, and one that looks alike without it."""

    why: Why
    view: Observation
    code: str
    beside: str
    alike: Observation
    other: str
    others: str


CASES: Mapping[str, Case] = {
    "a king led is beaten by few cards, the seven by most; a blank of another suit by as many": Case(
        Why.HARDER_TO_BEAT, two("RD 7D 4C"), "RD", "4C", two("4C 4D 7S"), "4C", "4D"
    ),
    "a trump holds the partner's trick against the last to play; after the last it guards nothing": Case(
        Why.GUARDS_TRICK, pairs("7B 4C 5C", "4D 2S"), "7B", "4C", pairs("7B 4C 5C", "2S 4D 2D"), "7B", "4C"
    ),
    "of two leads that as many cards beat the richer brings more; what is beaten more easily does not": Case(
        Why.BRINGS_MORE, two("RD 4C 7S"), "RD", "4C", two("4C RD 7S"), "4C", "RD"
    ),
    "the king adds more than the jack to what a partner has so far; to an opponent's trick nothing": Case(
        Why.FEEDS_MORE, pairs("RC FC 4C", "RS 4S"), "RC", "FC", pairs("RC FC 4C", "4S RS"), "RC", "FC"
    ),
    "points go to a partner who may still take the trick; when she has played they do not": Case(
        Why.PARTNER_MAY_TAKE, pairs("RC 4C 5S", "1D"), "RC", "4C", pairs("RC 4C 5S", "4D 1D"), "RC", "4C"
    ),
    "a defender feeds whoever did not call; never the caller": Case(
        Why.NOT_THE_CALLERS,
        called(DEFENDER, "7S", caller=1),
        "RB",
        "4D",
        called(DEFENDER, "7S", caller=4),
        "RB",
        "4D",
    ),
    "who has the trick may be the caller's partner; a defender looks for no partner": Case(
        Why.MAY_BE_PARTNERS,
        called(CALLER, "7S", caller=0),
        "RB",
        "5D",
        called(DEFENDER, "7S", caller=1),
        "RB",
        "4D",
    ),
    "what is let go is led by the other, and answered; who takes leads himself": Case(
        Why.LEAVES_LEAD, two("4C RD 5S", "4D"), "4C", "RD", two("RD 4C 5S", "4D"), "RD", "4C"
    ),
    "for a jack even the ace of the suit is kept; for a king it is not": Case(
        Why.LETS_GO, two("4C 1D 5S", "FD"), "4C", "1D", two("4C 1D 5S", "3D"), "4C", "1D"
    ),
    "of several trumps one stays; where both are trumps none is kept as such": Case(
        Why.KEEPS_TRUMP, two("4C 4B 6B", "1D"), "4C", "4B", two("4B 6B 5C", "1D"), "4B", "6B"
    ),
    "of two coins the higher stays while a card between them is out; neighbours are the same": Case(
        Why.KEEPS_HIGHER, two("4D 7D 5S", "RC"), "4D", "7D", two("4D 5D 5S", "RC"), "4D", "5D"
    ),
    "the knight is the best of cups once the higher ones are gone; while the king is out it is not": Case(
        Why.KEEPS_TOP,
        two("4D CC 5S", "2S", played="1C 3C RC 2D"),
        "4D",
        "CC",
        two("4D CC 5S", "2S", played="1C 3C RD 2D"),
        "4D",
        "CC",
    ),
    "a seven beats more of what is out than a two; a two no more than another two": Case(
        Why.BEATS_FEWER, two("2C 7S 5D", "RB"), "2C", "7S", two("2C 2S 5D", "RB"), "2C", "2S"
    ),
    "a king waits for its knight; once that has been played it waits for nothing": Case(
        Why.MAY_PAIR,
        marianna("4D RC 5S 6S 7S"),
        "4D",
        "RC",
        marianna("4D RC 5S 6S 7S", played="CC 2D"),
        "4D",
        "RC",
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_a_contrast_is_told_where_it_is_true_and_not_where_it_only_seems_so(case: Case) -> None:
    assert case.why in {reason.why for reason in told(case.view, case.code, case.beside)}
    assert case.why not in {reason.why for reason in told(case.alike, case.other, case.others)}


def test_what_is_thrown_away_for_certain_comes_before_what_is_kept_for_later() -> None:
    """Without trumps the six takes; the three would go, whatever its ace may do later."""
    view = position(make_rules("briscolone", 2), hand="FD 3S 7S 6B 1C", table="4B", turned="2B")
    view = replace(view, trumps=None, turned=None)
    first, *_ = told(view, "6B", "3S")
    assert first.why is Why.WINS_TRICK
    first, *_ = told(view, "7S", "3S")
    assert (first.why, first.figures) == (Why.GIVES_LESS, (0, 10))


def test_that_a_card_gives_nothing_away_is_no_reason_beside_one_that_takes_the_trick() -> None:
    assert Why.DISCARDS_BLANK not in {reason.why for reason in told(two("4C 1D 5S", "RD"), "4C", "1D")}
    assert Why.DISCARDS_BLANK in {reason.why for reason in told(two("4C RC 5S", "1D"), "4C", "RC")}


def alike(view: Observation, *, chance: float = 0.5, exact: bool = False) -> Why | None:
    """Why all cards come to the same."""
    knowledge = know(view)
    found = [Prospect(action=action, points=60.0, chance=chance) for action in view.legal]
    reasons = why_alike(found, knowledge, exact=exact)
    return reasons[0].why if reasons else None


@pytest.mark.parametrize(
    ("view", "chance", "exact", "why"),
    [
        (two("4C 5S 6D", points=(61, 0)), 1.0, False, Why.HAND_IS_WON),
        (two("4C 5S 6D", points=(0, 61)), 0.0, False, Why.HAND_IS_LOST),
        (two("4C 5S 6D"), 0.994, False, Why.AS_GOOD_AS_WON),
        (two("4C 5S 6D"), 0.006, False, Why.AS_GOOD_AS_LOST),
        (two("4C 5C", "RD"), 0.5, False, Why.SAME_STRENGTH),
        (two("4C 5S", "RD"), 0.5, False, Why.NONE_TAKES),
        (two("RD RB", "4D"), 0.5, False, Why.ALL_TAKE),
        (two("RD 1C"), 0.5, True, Why.SAME_END),
        (two("RD 4B", "5D"), 0.5, False, None),
    ],
)
def test_why_it_makes_no_difference(view: Observation, chance: float, exact: bool, why: Why | None) -> None:
    assert alike(view, chance=chance, exact=exact) is why
