"""How long opponents seem to think."""

from random import Random

from msgspec.structs import replace

from briscola.client.view.view import View
from briscola.engine.cards import Card, Suit, cards
from briscola.engine.trick import TableCard
from briscola.engine.variants import make_rules
from briscola.players.talk.temperament import PLAIN, TEMPERAMENTS
from briscola.ui.animation.think_time import LEAST, MOST, deliberation, difficulty

RULES = make_rules("briscola", 2)


def table(lying: str = "", *, held: int = 3, stock: int = 20) -> View:
    """A table for two, batons trump; the person has led `lying`, if anything."""
    hands: tuple[tuple[Card | None, ...], ...] = (cards("2C 4C 5C"), (None,) * held)
    played = tuple(TableCard(0, card) for card in cards(lying))
    return View(rules=RULES, trumps=Suit.BASTONI, hands=hands, table=played, stock_count=stock)


def mean(view: View, temper: str) -> float:
    """The mean pause of place 1."""
    who = TEMPERAMENTS[temper]
    return sum(deliberation(view, 1, who, Random(seed)) for seed in range(100)) / 100


def test_the_last_card_needs_no_thought() -> None:
    assert difficulty(table(held=1), 1) == 0


def test_a_rich_trick_and_the_end_of_the_stock_make_one_think() -> None:
    assert difficulty(table("1D"), 1) > difficulty(table("FD"), 1) > difficulty(table("2D"), 1)
    assert difficulty(table("2D", stock=0), 1) > difficulty(table("2D"), 1)
    assert all(0 <= difficulty(table(lying), 1) <= 1 for lying in ("", "1D", "2D"))


def test_the_patient_take_longer_than_the_hot_headed() -> None:
    for view in (table(), table("1D"), table("2D")):
        assert mean(view, "patient") > mean(view, "none") > mean(view, "hotheaded")


def test_a_pause_stays_within_bounds_and_is_the_same_again() -> None:
    for name in TEMPERAMENTS:
        for seed in range(50):
            pause = deliberation(table("1D", stock=0), 1, TEMPERAMENTS[name], Random(seed))
            assert LEAST <= pause <= MOST
            assert pause == deliberation(table("1D", stock=0), 1, TEMPERAMENTS[name], Random(seed))


def test_a_pause_tells_nothing_that_is_not_seen() -> None:
    """INV-21: it does not depend on anybody's cards."""
    seen = table("1D")
    other = replace(seen, hands=(cards("1B 3B RB"), tuple(cards("1C 3C RC"))))
    assert deliberation(seen, 1, PLAIN, Random(1)) == deliberation(other, 1, PLAIN, Random(1))
