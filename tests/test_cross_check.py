"""The cross-check covers what it says, and finds what it is there to find."""

from itertools import combinations, product
from typing import Any

import pytest

from briscola.engine.events import Drawn
from tests import cross_check
from tests.checker.legal import Actions, actions
from tests.checker.views import View
from tests.cross_check import main, pairwise, settled, together, values_of


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "players"), [("prini", 3), ("marianna", 2)])
def test_every_two_house_rules_that_can_stand_together_meet(variant: str, players: int) -> None:
    settings = pairwise(variant, players)
    wholes = [whole for setting in settings if (whole := settled(variant, players, setting)) is not None]
    assert len(wholes) == len(settings)
    values = values_of(variant)
    for one, other in combinations(values, 2):
        for a, b in product(values[one], values[other]):
            wanted = {one: a, other: b}
            possible = together(variant, players, wanted, values) is not None
            assert possible == any(wanted.items() <= whole.items() for whole in wholes), wanted


@pytest.mark.slow
def test_a_house_rule_that_asks_for_another_meets_the_rest_too() -> None:
    """V-CB-1, V-MA-5: an obliged bid needs an auction by rank, an exchange a turned card."""
    assert any(chosen.get("obliged") and chosen.get("dark") for chosen in pairwise("chiamata", 5))
    swaps = [chosen for chosen in pairwise("marianna", 2) if chosen.get("exchange") == "seven"]
    assert any(chosen.get("must_follow") for chosen in swaps)


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "players"), cross_check.forms())
def test_logs_under_any_two_house_rules_are_right(variant: str, players: int) -> None:
    assert main(["--game", f"{variant}:{players}", "--hands", "3"]) == 0


@pytest.mark.slow
def test_a_hand_of_every_game_is_right_in_the_log_and_in_every_view(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """INV-21, docs/protocol.md."""
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


def test_a_choice_that_the_rules_do_not_give_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_following(view: View) -> Actions:
        return actions({"play": card} for card in view.hands[view.seat])

    monkeypatch.setattr(cross_check, "legal", no_following)
    assert main(["--game", "sueca", "--usual", "--views", "--hands", "1"]) == 1
    assert "may do" in capsys.readouterr().out
