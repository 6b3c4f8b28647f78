"""The independent checker on mariazza: logs of the engine are right, damaged ones are refused."""

from typing import Any

import pytest

from tests.checker import LogError, check
from tests.cross_check import main
from tests.short_logs import (
    Edit,
    Log,
    at_table,
    change,
    edited,
    game,
    lines,
    place,
    plays,
    simulated,
    without,
)
from tests.test_checker_parts import declares, refused, turn_of_a

MARIAZZA: dict[str, Any] = {"mariazza": True}


def whole(seed: int) -> Log:
    return simulated("marianna", 2, MARIAZZA, hands=None, winning_hands=2, seed=seed)


@pytest.fixture(scope="module")
def log() -> Log:
    """A match with a declaration on the lead, one that is paid later, and a hand that it ends."""
    for seed in range(1, 400):
        found = whole(seed)
        kinds = [event["event"] for event in found]
        paid = "declaration_paid" in kinds and any(e["event"] == "declare" and e["points"] for e in found)
        if paid and "declaration_paid" in (
            kinds[i - 1] for i, kind in enumerate(kinds) if kind == "hand_end"
        ):
            return found
    raise AssertionError("no such match")


def other(seat: int) -> int:
    return 1 - seat


def unpaid(log: Log) -> None:
    """Let a declaration off the lead be paid at once."""
    event = next(e for e in log if e["event"] == "declare" and not e["points"])
    event["points"] = 20


def paid_nothing(log: Log) -> None:
    """A leader's declaration that brings nothing."""
    event = next(e for e in log if e["event"] == "declare" and e["points"])
    event["points"] = 0


def one_card_more(log: Log) -> None:
    """The hand goes on after 41 points."""
    at = place(log, "hand_end")
    log[at:at] = [{"event": "play", "seat": 0, "card": "1C"}]


def test_a_whole_match_is_right(log: Log) -> None:
    """V-MA-6."""
    summary = check(lines(log))
    assert summary.matches == 1


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        (change("declaration_paid", points=60), "is paid, should be"),
        (change("declaration_paid", seat=other), "is paid, should be"),
        (without("declaration_paid"), "where declaration_paid should come"),
        (unpaid, "the points of the marianna"),
        (paid_nothing, "the points of the marianna"),
        (change("hand_end", winners=lambda found: [1 - seat for seat in found]), "winners"),
        (change("hand_end", declared=[0, 80]), "declared"),
        (change("hand_end", points=[60, 60]), "points"),
        (one_card_more, "where hand_end should come"),
        (change("match", options={**MARIAZZA, "trump_by": "turned"}), "is the default"),
        (change("match", options={**MARIAZZA, "exchange": "seven"}), "is the default"),
        (change("match", options={**MARIAZZA, "to_points": 300}), "does not apply"),
        (change("match", options={**MARIAZZA, "first_marianna": 40}), "does not apply"),
        (change("match", options={**MARIAZZA, "tie": "last_trick"}), "does not apply"),
    ],
)
def test_a_damaged_one_is_refused(log: Log, edit: Edit, why: str) -> None:
    """V-MA-6, V-PT-3."""
    with pytest.raises(LogError, match=why):
        check(lines(edited(log, edit)))


def test_the_checker_lets_nobody_declare_without_a_stock_but_here() -> None:
    """V-MA-6; V-MA-2 elsewhere."""
    hands = ["RC CC RD CD 2S", ""]
    table = at_table(game("marianna", 2, **MARIAZZA), hands, "", "")
    table.trumps = "D"
    turn_of_a(table, declares(0, "C", 20), plays(0, "RC"))
    assert table.declared == [20, 0]
    cinquecento = at_table(game("marianna", 2, trump_by="turned"), hands, "", "")
    assert "after the stock is out" in refused(cinquecento, declares(0, "C", 20))


@pytest.mark.slow
@pytest.mark.parametrize("exchange", ["seven", "seven_any"])
def test_hands_by_chance_are_right_in_the_log_and_in_every_view(exchange: str) -> None:
    """V-MA-6, V-MA-7, INV-21: what each seat sees and is told, what it may do."""
    more = ["--option", f"exchange={exchange}"] if exchange != "seven" else []
    for level, hands in (("random", "120"), ("medium", "20")):
        words = ["--game", "marianna:2", "--option", "mariazza=on", *more, "--usual", "--views"]
        assert main([*words, "--hands", hands, "--level", level]) == 0
