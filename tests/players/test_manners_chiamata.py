"""The judges of the called game: the hidden partner, the defenders, and who has called a card of his own."""

from briscola.players.etiquette.chiamata_mistakes import (
    defender_feeds,
    partner_against_caller,
    partner_betrays,
)
from briscola.players.etiquette.trick_mistakes import enemy_fed, partner_not_loaded, partner_overtaken
from briscola.players.knowledge import SideRole, know
from tests.players.positions import chiamata_position, says


class TestHiddenPartner:
    HAND = "3B 1D 4C 5C 2S 4S FD 7D"

    def test_showing_himself_under_the_callers_trick_is_a_mistake(self) -> None:
        view = chiamata_position(hand=self.HAND, called="3B", caller=2, table="7C 1B 4D 5D")
        assert know(view).role is SideRole.HIDDEN
        assert says(partner_betrays, view, "3B") is True
        assert says(partner_betrays, view, "1D") is False

    def test_not_when_it_takes_an_ace_from_the_defenders(self) -> None:
        view = chiamata_position(hand=self.HAND, called="3B", caller=2, table="1C 4D CD 5D")
        assert says(partner_betrays, view, "3B") is False

    def test_but_then_a_small_trump_would_have_done_as_well(self) -> None:
        hand = self.HAND.replace("4C", "6B")
        view = chiamata_position(hand=hand, called="3B", caller=2, table="1C 4D CD 5D")
        assert says(partner_betrays, view, "3B") is True

    def test_trumping_the_callers_sure_trick_is_a_mistake(self) -> None:
        hand = self.HAND.replace("4C", "6B")
        view = chiamata_position(hand=hand, called="3B", caller=2, table="7C 1C 4D 5D")
        assert says(partner_against_caller, view, "6B") is True
        assert says(partner_against_caller, view, "1D") is False

    def test_not_when_a_defender_could_still_trump_it(self) -> None:
        hand = self.HAND.replace("4C", "6B")
        view = chiamata_position(hand=hand, called="3B", caller=2, table="1C 4D 5D")
        assert says(partner_against_caller, view, "6B") is None

    def test_giving_a_jack_to_a_defenders_sure_trick_is_a_mistake(self) -> None:
        view = chiamata_position(hand=self.HAND, called="3B", caller=2, table="1C 4D CD 5D")
        assert says(partner_against_caller, view, "FD") is True
        assert says(partner_against_caller, view, "5C") is False

    def test_not_while_the_caller_may_still_take_it(self) -> None:
        view = chiamata_position(hand=self.HAND, called="3B", caller=1, table="1C 4D CD")
        assert says(partner_against_caller, view, "FD") is None

    def test_a_few_points_are_load_enough_for_one_who_hides(self) -> None:
        view = chiamata_position(hand=self.HAND, called="3B", caller=2, table="7C 1B 4D 5D")
        assert says(partner_not_loaded, view, "FD") is False
        assert says(partner_not_loaded, view, "4C") is True


class TestDefender:
    HAND = "3D 1D 4C 5C 2S 4S 6S 7S"

    def test_an_ace_on_the_callers_sure_trick_is_a_mistake(self) -> None:
        view = chiamata_position(hand=self.HAND, called="3B", caller=2, table="7C 1B 4D 5D")
        assert know(view).role is SideRole.DEFENDER
        assert says(defender_feeds, view, "1D") is True
        assert says(defender_feeds, view, "4C") is False

    def test_not_while_another_defender_may_still_trump(self) -> None:
        view = chiamata_position(hand=self.HAND, called="3B", caller=3, table="1C 4D")
        assert says(defender_feeds, view, "1D") is None

    def test_not_on_the_trick_of_one_who_may_be_a_defender_too(self) -> None:
        view = chiamata_position(hand=self.HAND, called="3B", caller=2, table="1C 4D CD 5D")
        assert says(defender_feeds, view, "1D") is None

    def test_the_partner_once_shown_is_an_enemy_as_well(self) -> None:
        view = chiamata_position(hand=self.HAND, called="3B", caller=2, table="1C 4D 3B 5D")
        assert says(defender_feeds, view, "1D") is True

    def test_the_caller_knows_his_partner_once_he_is_shown(self) -> None:
        view = chiamata_position(hand="1B 1D 4C 5C 2S 4S 6S 7S", called="3B", caller=0, table="1C 4D 3B 5D")
        assert says(partner_overtaken, view, "1B") is True
        assert says(partner_not_loaded, view, "4C") is True


def test_a_caller_of_his_own_card_has_no_friend_to_feed_and_hides_from_nobody() -> None:
    """V-CH-9: he knows that all are against him; who holds the called card knows no such thing of others."""
    hand, table = "3B 3D 4S 5C 1S 2S 6S 7S", "1C 4D CD 5D"
    alone = chiamata_position(hand=hand, called="3B", caller=0, table=table)
    assert says(enemy_fed, alone, "1S") is True
    assert says(enemy_fed, alone, "4S") is False
    assert says(partner_betrays, alone, "3B") is None
    paired = chiamata_position(hand=hand, called="1B", caller=0, table=table)
    assert says(enemy_fed, paired, "1S") is None, "the ace of cups may be the partner's"
