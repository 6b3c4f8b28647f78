"""The cross-check covers what it says, and finds what it is there to find."""

from itertools import combinations
from typing import Any

import pytest

from briscola.engine.events import Drawn
from briscola.engine.variants import VARIANTS, make_rules
from tests import cross_check
from tests.cross_check import main, pairwise, settled


@pytest.mark.parametrize(("variant", "players"), [("briscola", 2), ("bisca", 2), ("prini", 3)])
def test_every_two_house_rules_that_can_stand_together_meet(variant: str, players: int) -> None:
    found = [settled(variant, players, setting) for setting in pairwise(variant, players)]
    wholes = [whole for whole in found if whole is not None]
    assert len(wholes) == len(found)
    options = make_rules(variant, players).options
    switches = [option for option in VARIANTS[variant].options if option.key in options]
    for one, other in combinations(switches, 2):
        for a in one.values:
            for b in other.values:
                wanted = {one.key: a, other.key: b}
                possible = settled(variant, players, wanted) is not None
                assert possible == any(wanted.items() <= whole.items() for whole in wholes), wanted


@pytest.mark.slow
def test_a_hand_of_every_game_is_right_in_the_log_and_in_every_view(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """INV-21, bots.md."""
    assert main(["--usual", "--views", "--hands", "1"]) == 0
    assert capsys.readouterr().out.startswith(f"right: {len(cross_check.forms())} settings")


def test_a_seat_that_is_told_too_much_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def whole(self: Any, seat: int) -> Any:
        del seat
        return self

    monkeypatch.setattr(Drawn, "for_seat", whole)
    assert main(["--game", "briscola:2", "--usual", "--views", "--hands", "1"]) == 1
    assert "is told of draw" in capsys.readouterr().out
