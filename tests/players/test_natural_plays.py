"""Plays that only look odd: for each a position where it does, and a look-alike where it does not."""

from briscola.engine.cards import card
from briscola.engine.variants import make_rules
from briscola.players.etiquette import oddities
from briscola.players.etiquette.odd_plays import (
    dear_trump,
    higher_than_needed,
    more_than_needed,
    small_trump_led,
)
from briscola.players.knowledge import know
from tests.players.positions import position, says

TWO = make_rules("briscola", 2)
THREE = make_rules("briscola", 3)
PAIRS = make_rules("briscola", 4)


class TestDearTrump:
    def test_the_knight_of_trumps_on_a_led_jack_looks_odd(self) -> None:
        view = position(TWO, hand="CB 5C 4S", table="FD", turned="6B")
        assert says(dear_trump, view, "CB") is True
        assert says(dear_trump, view, "5C") is False

    def test_not_on_a_king_nor_with_a_trump_worth_nothing_nor_for_a_three(self) -> None:
        assert says(dear_trump, position(TWO, hand="CB 5C 4S", table="RD", turned="6B"), "CB") is None
        assert says(dear_trump, position(TWO, hand="1B 5C 4S", table="3D", turned="6B"), "1B") is None
        assert says(dear_trump, position(TWO, hand="7B 5C 4S", table="FD", turned="6B"), "7B") is None

    def test_not_when_every_other_card_would_give_points_away(self) -> None:
        assert says(dear_trump, position(TWO, hand="CB 1C 3S", table="FD", turned="6B"), "CB") is None

    def test_not_when_it_brings_home_the_three_of_trumps_while_the_ace_is_out(self) -> None:
        assert says(dear_trump, position(TWO, hand="3B 5C 4S", table="FD", turned="6B"), "3B") is False

    def test_not_after_the_first_trick(self) -> None:
        view = position(TWO, hand="CB 5C 4S", table="FD", turned="6B", played="2D 4D")
        assert says(dear_trump, view, "CB") is None

    def test_not_when_nothing_is_left_to_draw(self) -> None:
        view = position(TWO, hand="CB 5C 4S", table="FD", turned="6B", last_tricks=True)
        assert says(dear_trump, view, "CB") is None


class TestSmallTrumpLed:
    def test_a_small_trump_led_with_a_liscio_at_hand_looks_odd(self) -> None:
        view = position(TWO, hand="4B 7S 1S", turned="5B")
        assert says(small_trump_led, view, "4B") is True
        assert says(small_trump_led, view, "7S") is False

    def test_not_with_points_in_every_other_card_nor_as_an_answer_nor_without_a_stock(self) -> None:
        assert says(small_trump_led, position(TWO, hand="4B RS 1S", turned="5B"), "4B") is None
        assert says(small_trump_led, position(TWO, hand="4B 7S 1S", table="2D", turned="5B"), "4B") is None
        last = position(THREE, hand="4B 7S 1S", turned="5B", last_tricks=True)
        assert says(small_trump_led, last, "4B") is None

    def test_not_when_the_partner_asks_for_a_trump(self) -> None:
        view = position(PAIRS, hand="4B 7S 1S", turned="5B")
        assert "small_trump_led" in oddities(know(view))[card("4B")]
        assert not oddities(know(view, asked="trump"))[card("4B")]


class TestHigherThanNeeded:
    def test_the_seven_of_trumps_where_the_two_takes_as_well_looks_odd(self) -> None:
        view = position(TWO, hand="7B 2B 5C", table="1D", turned="6B")
        assert says(higher_than_needed, view, "7B") is True
        assert says(higher_than_needed, view, "2B") is False

    def test_not_when_the_next_player_could_beat_the_two(self) -> None:
        view = position(THREE, hand="7B 2B 5C", table="1D", turned="6B")
        assert says(higher_than_needed, view, "7B") is None

    def test_not_when_the_higher_one_brings_more_home(self) -> None:
        assert says(higher_than_needed, position(TWO, hand="RB FB 5C", table="1D", turned="6B"), "RB") is None

    def test_the_lower_of_equals_goes(self) -> None:
        view = position(TWO, hand="2B 4B 5C", table="1D", turned="6B")
        assert says(higher_than_needed, view, "4B") is True


class TestMoreThanNeeded:
    def test_a_king_where_a_jack_could_be_given_looks_odd(self) -> None:
        view = position(TWO, hand="RC FD CB", table="1S", turned="6B")
        assert says(more_than_needed, view, "RC") is True
        assert says(more_than_needed, view, "FD") is False

    def test_not_while_the_partner_may_still_take_it(self) -> None:
        view = position(PAIRS, hand="RC FD CB", table="1S", turned="6B")
        assert says(more_than_needed, view, "RC") is None
