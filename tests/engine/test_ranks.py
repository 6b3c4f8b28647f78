"""Ranks at the end of a match: winners first, then the balance, then the score (R-MATCH, V-CH-19)."""

from briscola.engine.events import HandEnded, MatchEnded
from briscola.engine.ranks import ranks_of


def _hand(number: int, *, balance: tuple[int, ...] | None = None) -> HandEnded:
    return HandEnded(
        hand=number,
        points=(0, 0, 0, 0),
        winners=(0,),
        reason="majority",
        capot=False,
        score=(0, 0, 0, 0),
        balance=balance,
    )


def test_a_match_that_was_not_played_to_its_end_has_no_ranks() -> None:
    assert ranks_of([_hand(1)]) is None


def test_partners_share_a_rank_and_the_score_parts_the_others() -> None:
    assert ranks_of([_hand(1), MatchEnded(winners=(1, 3), score=(1, 2, 1, 2))]) == (3, 1, 3, 1)
    assert ranks_of([_hand(1), MatchEnded(winners=(2,), score=(1, 0, 3, 0))]) == (2, 3, 1, 3)


def test_the_last_balance_parts_those_who_have_not_won() -> None:
    hands = [_hand(1, balance=(9, -3, -3, -3)), _hand(2, balance=(1, 4, -2, -3))]
    assert ranks_of([*hands, MatchEnded(winners=(0,), score=(3, 1, 2, 0))]) == (1, 2, 3, 4)
