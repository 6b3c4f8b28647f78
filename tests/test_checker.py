"""The checker of event logs, tried on the worked examples of the rules."""

import pytest

from tests.checker.cards import BISCA, BRISCOLA, winning_card
from tests.short_logs import EX_4_AUCTION, PATTA, end, ex_1, ex_2, ex_4, ex_5, ex_7, ex_8, read, refusal
from tests.worked_examples import Event, hand, opening, read_example


def test_two_players_play_a_whole_hand() -> None:
    """EX-1."""
    assert read(ex_1()).hands == 1


def test_a_match_to_one_winning_hand_ends_with_the_hand() -> None:
    """R-MATCH-1."""
    last = {"event": "match_end", "winners": [0], "score": [1, 0]}
    assert read([*ex_1(winning_hands=1), last]).matches == 1
    assert "match_end should come" in refusal(ex_1(winning_hands=1))
    assert "commit should come" in refusal([*ex_1(), last])


def test_sixty_each_is_void_and_the_same_dealer_deals_again() -> None:
    """EX-2, R-HAND-3, R-DEAL-8."""
    assert read(ex_2(PATTA), unfinished=True).hands == 1
    assert "the seat that cuts" in refusal(ex_2(PATTA, again_by=0), unfinished=True)


def test_the_option_passes_the_deal_on_after_a_void_hand() -> None:
    assert read(ex_2(PATTA, again_by=0, void_dealer="next"), unfinished=True).hands == 1
    assert "the seat that cuts" in refusal(ex_2(PATTA, void_dealer="next"), unfinished=True)


def test_the_option_gives_a_tie_to_the_side_of_the_last_trick() -> None:
    """EX-2: D wins T10."""
    won = end([1, 3], "points", [0, 1, 0, 1])
    assert read(ex_2(won, again_by=0, tie="last_trick"), unfinished=True).hands == 1
    assert "winners" in refusal(ex_2(PATTA, tie="last_trick"), unfinished=True)


def test_the_highest_of_four_independents_wins_with_fewer_than_sixty() -> None:
    """EX-2 read as four independents, R-HAND-4."""
    won = end([3], "points", [0, 0, 0, 1])
    assert read(ex_2(won, again_by=0, teams=False), unfinished=True).hands == 1


def test_strict_independents_need_more_than_sixty() -> None:
    """EX-2 and EX-3 with `independents = strict`, R-HAND-6: nobody scores and the deal passes on."""
    nobody = end([], "nobody", [0, 0, 0, 0])
    assert read(ex_2(nobody, again_by=0, teams=False, independents="strict"), unfinished=True).hands == 1


def test_three_players_use_a_pack_without_the_two_of_cups() -> None:
    """EX-3, R-CARD-4."""
    won = hand(read_example(3), end([1], "points", [0, 1, 0]), players=3)
    assert read(opening("briscola", 3, 2) + won).hands == 1
    assert "not the pack" in refusal(opening("briscola", 3, 2, options={"removed": "2B"}) + won)


def test_the_caller_and_the_hidden_partner_are_paid_when_they_make_the_contract() -> None:
    """EX-4, V-CH-15."""
    assert read(ex_4([-1, -1, 2, -1, 1])).hands == 1


def test_the_multiplier_doubles_a_contract_of_74() -> None:
    """EX-4, V-CH-17."""
    assert read(ex_4([-2, -2, 4, -2, 2], multiplier=True)).hands == 1
    assert "payments" in refusal(ex_4([-2, -2, 4, -2, 2]))


AT_81 = EX_4_AUCTION.replace("74", "81")


def test_eighty_points_fail_a_contract_of_81() -> None:
    """EX-4, had the bid been 81."""
    assert read(ex_4([1, 1, -2, 1, -1], auction=AT_81, contract=81)).hands == 1
    assert read(ex_4([3, 3, -6, 3, -3], auction=AT_81, contract=81, multiplier=True)).hands == 1


def test_a_caller_in_mano_is_alone_against_four() -> None:
    """EX-4, had C called 1C, V-CH-16."""
    assert read(ex_4([1, 1, -4, 1, 1], card="1C")).hands == 1
    assert read(ex_4([2, 2, -8, 2, 2], card="1C", multiplier=True)).hands == 1
    assert "a card that was dealt to him" in refusal(ex_4([1, 1, -4, 1, 1], card="1C", call_own=False))


def test_the_dummy_plays_its_pile_from_the_top_and_has_an_account() -> None:
    """EX-5, V-MO-5, V-MO-7."""
    assert read(ex_5([1, -2, 1, 1, -1])).hands == 1
    assert "payments" in refusal(ex_5([1, -2, 1, 1, 0]))


def test_a_blind_dummy_has_no_choice_and_an_open_one_has() -> None:
    """V-MO-5, V-MO-9: 4B in the first trick and 7S in the fifth would change nothing else."""

    def exchanged(**options: str) -> list[Event]:
        log = ex_5([1, -2, 1, 1, -1], **options)
        plays = [event for event in log if event["event"] == "play" and event["seat"] == 4]
        plays[0]["card"], plays[4]["card"] = "4B", "7S"
        return log

    assert "top card is 7S, not 4B" in refusal(exchanged())
    assert read(exchanged(morto="open")).hands == 1


def test_five_independents_who_share_the_top_score_nothing() -> None:
    """EX-6, R-HAND-5."""
    void = hand(read_example(6), end([], "tie", [0] * 5), players=5)
    assert read(opening("briscola", 5, 4) + void).hands == 1


def test_prini_players_follow_the_suit_led_if_they_can() -> None:
    """EX-7, V-PR-1, V-PR-3, V-PR-4."""
    assert read(ex_7("6D", "4D", "2D", "FC"), unfinished=True).hands == 0
    assert read(ex_7("6D", "CD", "2D", "4S"), unfinished=True).hands == 0
    assert "must follow" in refusal(ex_7("6D", "CS"), unfinished=True)
    assert "must follow" in refusal(ex_7("6D", "4D", "RS"), unfinished=True)


def test_prini_deals_all_cards_and_the_last_one_is_trump() -> None:
    """EX-8, V-PR-7, V-PR-8."""
    log = ex_8()
    log[4]["turned"] = "7C"
    assert read(log, unfinished=True).hands == 0
    log[4]["turned"] = "7D"
    assert "turned is 7D, should be 7C" in refusal(log, unfinished=True)


def test_bisca_has_an_order_and_points_of_its_own() -> None:
    """EX-9: the seven is second, the jack (F) beats the queen (C), the three is worth nothing."""
    tricks = ["CD FD", "7C 1C", "RB 7B", "1D 2S", "3C 4C"]
    won = [trick.split()[winning_card(trick.split(), "S", BISCA)] for trick in tricks]
    assert won == ["FD", "1C", "7B", "2S", "4C"]
    assert [sum(BISCA.points[card] for card in trick.split()) for trick in tricks] == [5, 21, 14, 11, 0]
    assert sum(BISCA.points.values()) == sum(BRISCOLA.points.values()) == 120


@pytest.mark.parametrize(
    ("trumps", "trick", "winner", "points"),
    [
        ("B", "7D 3D", "3D", 10),
        ("B", "7D 2D", "7D", 0),
        ("B", "1D 3D 2B", "2B", 21),
        ("B", "2B 1D 5B", "5B", 11),
        ("B", "4D 1C 3S", "4D", 21),
        ("B", "4D 1C FD", "FD", 13),
        ("S", "FS 1D 3C", "FS", 23),
        ("S", "FS 3S", "3S", 12),
        ("C", "7B 4D 4B 2D CB", "CB", 3),
        ("B", "4D 1D 2B FD 3D", "2B", 23),
        ("D", "4D 1D 2B FD 3D", "1D", 23),
    ],
)
def test_the_strongest_trump_wins_else_the_strongest_of_the_suit_led(
    trumps: str, trick: str, winner: str, points: int
) -> None:
    """The examples of R-CARD-3, R-TRICK-4 to R-TRICK-6, V-CH-12, V-CH-26 and V-CH-27."""
    cards = trick.split()
    assert cards[winning_card(cards, trumps, BRISCOLA)] == winner
    assert sum(BRISCOLA.points[card] for card in cards) == points
