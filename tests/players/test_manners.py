"""The judges of manners: for each mistake a position where it is one, and a look-alike where it is not."""

from briscola.engine.cards import card, cards
from briscola.engine.variants import make_rules
from briscola.players.etiquette import mistakes
from briscola.players.etiquette.trick_mistakes import (
    carico_led,
    enemy_fed,
    overkill,
    partner_not_loaded,
    partner_overtaken,
    trump_led,
    trump_waste,
)
from briscola.players.knowledge import know
from tests.players.positions import position, says

TWO = make_rules("briscola", 2)
THREE = make_rules("briscola", 3)
PAIRS = make_rules("briscola", 4)
PRINI_PAIRS = make_rules("prini", 4)
ALL_DEALT = make_rules("prini", 4, {"deal_all": True})


class TestOvertakingThePartner:
    def test_a_trump_on_the_partners_ace_as_last_player_is_a_mistake(self) -> None:
        view = position(PAIRS, hand="4C 2B 5C", table="7S 1S 4S", turned="5B")
        assert says(partner_overtaken, view, "2B") is True
        assert says(partner_overtaken, view, "4C") is False

    def test_not_when_the_next_opponent_could_still_trump_it(self) -> None:
        view = position(PAIRS, hand="4C 2B 5C", table="1S 4S", turned="5B")
        assert says(partner_overtaken, view, "2B") is None

    def test_but_no_opponent_can_beat_the_partners_ace_of_trumps(self) -> None:
        view = position(PAIRS, hand="4C RS 5C", table="7S 1B 4S", turned="5B")
        assert says(partner_overtaken, view, "4C") is None, "nor can one's own card"
        assert know(view).partners_for_sure

    def test_nor_can_an_opponent_who_has_shown_to_lack_trumps(self) -> None:
        """Seat 1 could not follow the trump that was led before (V-PR-1)."""
        lacking = position(
            ALL_DEALT, hand="5B 7C 6S", table="1D 4D", turned="CB", played="2B 4C 4B 6B", last_tricks=True
        )
        assert says(partner_overtaken, lacking, "5B") is True
        able = position(
            ALL_DEALT, hand="5B 7C 6S", table="1D 4D", turned="CB", played="2B 7B 4B 6B", last_tricks=True
        )
        assert says(partner_overtaken, able, "5B") is None

    def test_not_when_it_brings_home_the_three_of_trumps_while_the_ace_is_out(self) -> None:
        view = position(PAIRS, hand="4C 3B 5C", table="7S 1S 4S", turned="5B")
        assert says(partner_overtaken, view, "3B") is False

    def test_not_where_there_is_nothing_else_to_play(self) -> None:
        view = position(PRINI_PAIRS, hand="7S 3S RB", table="2S 4S 6S", turned="5B")
        assert says(partner_overtaken, view, "7S") is None


class TestTrumpWaste:
    def test_the_king_of_trumps_on_a_two_is_a_mistake(self) -> None:
        view = position(TWO, hand="RB 5C 4S", table="2D", turned="6B")
        assert says(trump_waste, view, "RB") is True
        assert says(trump_waste, view, "5C") is False

    def test_not_on_a_jack(self) -> None:
        assert says(trump_waste, position(TWO, hand="RB 5C 4S", table="FD", turned="6B"), "RB") is None

    def test_not_when_every_other_card_would_give_points_away(self) -> None:
        assert says(trump_waste, position(TWO, hand="RB 1C 3S", table="2D", turned="6B"), "RB") is None


class TestOverkill:
    def test_the_king_of_trumps_where_the_two_takes_the_same_trick_is_a_mistake(self) -> None:
        view = position(TWO, hand="RB 2B 5C", table="1D", turned="6B")
        assert says(overkill, view, "RB") is True
        assert says(overkill, view, "2B") is False

    def test_not_when_the_next_player_could_beat_the_two(self) -> None:
        assert says(overkill, position(THREE, hand="RB 2B 5C", table="1D", turned="6B"), "RB") is None

    def test_a_trump_where_the_three_of_the_suit_led_takes_for_sure_is_a_mistake(self) -> None:
        assert says(overkill, position(TWO, hand="3D 2B 5C", table="4D", turned="6B"), "2B") is True

    def test_not_when_the_three_could_still_be_trumped(self) -> None:
        assert says(overkill, position(THREE, hand="3D 2B 5C", table="4D", turned="6B"), "2B") is None

    def test_not_when_it_brings_home_the_three_of_trumps_while_the_ace_is_out(self) -> None:
        view = position(TWO, hand="3B 2B 5C", table="1D", turned="6B")
        assert says(overkill, view, "3B") is False

    def test_not_between_equals(self) -> None:
        """With the ace at hand as well, the king that stays is as good as the three."""
        assert says(overkill, position(TWO, hand="3B RB 1B", table="2D", turned="6B"), "3B") is None

    def test_a_little_more_than_needed_is_no_overkill(self) -> None:
        assert says(overkill, position(TWO, hand="7B 2B 5C", table="1D", turned="6B"), "7B") is None


class TestCaricoLed:
    def test_an_ace_led_while_nearly_all_trumps_are_out_is_a_mistake(self) -> None:
        view = position(TWO, hand="1D 4C 6S", turned="2B")
        assert says(carico_led, view, "1D") is True
        assert says(carico_led, view, "4C") is False

    def test_not_when_one_trump_is_left(self) -> None:
        gone = "2B 4B 6B 7B FB CB RB 3B"
        assert says(carico_led, position(TWO, hand="1D 4C 6S", turned="5B", played=gone), "1D") is None

    def test_not_in_the_trick_that_gives_out_the_turned_card(self) -> None:
        """Who loses it draws the ace of trumps."""
        rest = (
            "2C 3C 5C 6C 7C FC CC RC 1C 2D 3D 5D 6D 7D FD CD RD 2S 3S 4S 5S 7S FS CS RS 1S 2B 4B 5B 6B 7B FB"
        )
        view = position(TWO, hand="1D 4C 6S", turned="1B", played=rest)
        assert says(carico_led, view, "1D") is None

    def test_not_against_one_hand_of_many_cards(self) -> None:
        nine = make_rules("bisca", 2, {"hand_size": 9})
        view = position(nine, hand="1D 4C 6S 4S 5S 6C CC CS RD", turned="2B")
        assert says(carico_led, view, "1D") is None

    def test_not_when_the_last_hand_is_known(self) -> None:
        left = cards("1D 4C 6S 1B RB 3B")
        gone = " ".join(c.code for c in TWO.pack if c not in left)
        view = position(TWO, hand="1D 4C 6S", turned="1B", played=gone, last_tricks=True)
        assert says(carico_led, view, "1D") is None

    def test_not_when_there_are_only_carichi(self) -> None:
        assert says(carico_led, position(TWO, hand="1D 3C 1S", turned="2B"), "1D") is None

    def test_not_where_the_others_must_follow(self) -> None:
        follow = make_rules("prini", 2)
        assert says(carico_led, position(follow, hand="1D 4C 6S", turned="2B"), "1D") is None

    def test_but_into_the_suit_that_somebody_has_shown_to_lack(self) -> None:
        """Seat 1 could not follow diamonds (V-PR-1)."""
        held = "1D 4C 6S 5C 6C 7C"
        lacking = position(ALL_DEALT, hand=held, turned="CB", played="2D 4S 5D 6D", last_tricks=True)
        able = position(ALL_DEALT, hand=held, turned="CB", played="2D 4D 5D 6D", last_tricks=True)
        assert says(carico_led, lacking, "1D") is True
        assert says(carico_led, able, "1D") is None


class TestTrumpLed:
    def test_the_ace_of_trumps_led_at_the_start_is_a_mistake(self) -> None:
        view = position(TWO, hand="1B 7S 1S", turned="5B")
        assert says(trump_led, view, "1B") is True
        assert says(trump_led, view, "7S") is False

    def test_not_with_points_in_every_card(self) -> None:
        assert says(trump_led, position(TWO, hand="1B RS 1S", turned="5B"), "1B") is None

    def test_not_as_an_answer(self) -> None:
        assert says(trump_led, position(TWO, hand="1B 7S 4D", table="1S", turned="5B"), "1B") is None

    def test_not_when_nothing_is_left_to_draw(self) -> None:
        view = position(THREE, hand="1B 7S 1S", turned="5B", last_tricks=True)
        assert says(trump_led, view, "1B") is None

    def test_not_against_one_hand_of_many_cards(self) -> None:
        nine = make_rules("bisca", 2, {"hand_size": 9})
        view = position(nine, hand="1B 4C 6S 4S 5S 6C CC CS RD", turned="2B")
        assert says(trump_led, view, "1B") is None

    def test_not_where_the_others_must_give_their_trumps(self) -> None:
        assert says(trump_led, position(make_rules("prini", 2), hand="1B 7S 1S", turned="5B"), "1B") is None

    def test_not_when_the_partner_asks_for_a_trump(self) -> None:
        view = position(PAIRS, hand="1B 7S 1S", turned="5B")
        assert "trump_led" in mistakes(know(view))[card("1B")]
        assert "trump_led" not in mistakes(know(view, asked="trump"))[card("1B")]


class TestLoadingThePartner:
    def test_a_liscio_under_the_partners_sure_king_of_trumps_is_a_mistake(self) -> None:
        view = position(PAIRS, hand="1D 4C 2B", table="7S RB 4S", turned="5B")
        assert says(partner_not_loaded, view, "4C") is True
        assert says(partner_not_loaded, view, "2B") is True
        assert says(partner_not_loaded, view, "1D") is False

    def test_not_when_the_next_opponent_could_beat_it(self) -> None:
        view = position(PAIRS, hand="1D 4C 2B", table="RB 4S", turned="5B")
        assert says(partner_not_loaded, view, "4C") is None

    def test_not_when_there_is_no_carico_at_hand(self) -> None:
        view = position(PAIRS, hand="RD 4C 2B", table="7S RB 4S", turned="5B")
        assert says(partner_not_loaded, view, "4C") is None

    def test_not_with_an_ace_that_the_duty_to_follow_makes_a_winner(self) -> None:
        view = position(PRINI_PAIRS, hand="1D 4C 2B", table="7S RB 4S", turned="5B")
        assert says(partner_not_loaded, view, "4C") is None


class TestFeedingAnEnemy:
    def test_a_king_thrown_under_the_aces_trick_is_a_mistake(self) -> None:
        view = position(TWO, hand="RD 4C 5S", table="1D", turned="6B")
        assert says(enemy_fed, view, "RD") is True
        assert says(enemy_fed, view, "4C") is False

    def test_not_while_the_partner_may_still_take_it(self) -> None:
        assert says(enemy_fed, position(PAIRS, hand="RD 4C 5S", table="1D", turned="6B"), "RD") is None

    def test_not_when_there_is_nothing_cheaper(self) -> None:
        assert says(enemy_fed, position(TWO, hand="RD 3C CS", table="1D", turned="6B"), "RD") is None


def test_a_request_pardons_what_it_asks_for() -> None:
    view = position(PAIRS, hand="1D 4C 6S", turned="2B")
    assert "carico_led" in mistakes(know(view))[card("1D")]
    assert not mistakes(know(view, asked="carico"))[card("1D")]


def test_an_only_card_is_no_mistake() -> None:
    view = position(TWO, hand="RB", table="2D", turned="6B")
    assert mistakes(know(view)) == {card("RB"): frozenset()}
