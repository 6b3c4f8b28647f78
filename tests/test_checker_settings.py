"""The checker refuses an option that a game does not have, and values that it has not."""

import pytest

from tests.short_logs import refusal
from tests.worked_examples import Event, opening


@pytest.mark.parametrize(
    ("variant", "players", "options"),
    [
        ("sueca", 4, {"teams": False}),
        ("sueca", 4, {"capot": True}),
        ("sueca", 4, {"stop_at_61": True}),
        ("sueca", 4, {"tie": "last_trick"}),
        ("sueca", 4, {"void_dealer": "next"}),
        ("sueca", 4, {"exchange": "seven"}),
        ("sueca", 4, {"signs": "off"}),
        ("sueca", 4, {"ranking": "seven"}),
        ("sueca", 4, {"total_120": True}),
        ("bisca", 2, {"ranking": "seven"}),
        ("bisca", 2, {"total_120": True, "tie": "last_trick"}),
        ("briscola", 3, {"total_120": True, "independents": "strict"}),
        ("briscola", 2, {"total_120": True, "void_dealer": "next"}),
        ("briscola", 2, {"total_120": True, "capot": True}),
        ("briscola", 2, {"total_120": True, "stop_at_61": True}),
        ("briscola", 2, {"stakes": True}),
        ("briscola", 2, {"must_follow": True}),
        ("scoperta", 2, {"total_120": True}),
        ("briscolone", 2, {"exchange": "seven"}),
        ("briscolone", 2, {"turn_up": "bottom"}),
        ("briscolone", 2, {"deal_by": "three"}),
        ("briscolone", 2, {"tie": "last_trick"}),
        ("marianna", 2, {"exchange": "seven"}),
        ("marianna", 4, {"teams": False}),
        ("marianna", 2, {"capot": True}),
        ("marianna", 2, {"trump_by": "turned", "to_points": 300}),
        ("marianna", 2, {"trump_by": "turned", "first_marianna": 40}),
        ("brisca", 3, {"removed": "2D"}),
        ("prini", 2, {"deal_all": True, "deal_by": "three"}),
        ("prini", 2, {"deal_all": True, "turn_up": "bottom"}),
        ("chiamata", 5, {"deal_by": "three"}),
        ("chiamata", 5, {"obliged": True}),
        ("chiamata", 5, {"bidding": "two", "obliged": True}),
        ("chiamata", 5, {"total_120": True}),
    ],
)
def test_an_option_is_refused_where_the_papers_do_not_have_it(
    variant: str, players: int, options: Event
) -> None:
    """V-PT-3, V-SU-3, V-MA-5, V-BR-1, sections 10 and 11."""
    assert "does not apply" in refusal(opening(variant, players, 0, options=options), unfinished=True)


@pytest.mark.parametrize(
    ("variant", "players", "options"),
    [
        ("briscola", 6, {"exchange": "seven_and_two"}),
        ("brisca", 3, {"exchange": "seven_and_two"}),
        ("briscolone", 2, {"to_points": 500}),
        ("marianna", 2, {"to_points": 121}),
    ],
)
def test_an_option_has_the_values_of_its_game(variant: str, players: int, options: Event) -> None:
    log = opening(variant, players, 0, options=options)
    assert "cannot be" in refusal(log, unfinished=True) or "is the default" in refusal(log, unfinished=True)
